//! The grammar: the names and functions that the parser of `selectors` accepts here.

use std::borrow::Borrow;
use std::fmt;

use cssparser::{ParseError, Parser as Tokens, ToCss, Token, match_ignore_ascii_case};
use precomputed_hash::PrecomputedHash;
use selectors::parser::{Component, ParseRelative, Parser, SelectorImpl, SelectorParseErrorKind};
use treewright_dom::ElementState;

use crate::error::Problem;
use crate::options::SelectorOptions;

/// A selector as `selectors` parsed it.
pub(crate) type Parsed = selectors::parser::Selector<Grammar>;
/// A list of selectors as `selectors` parsed it.
pub(crate) type ParsedList = selectors::parser::SelectorList<Grammar>;

/// The types of a parsed selector.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Grammar;

impl SelectorImpl for Grammar {
    type ExtraMatchingData<'a> = ();
    type AttrValue = Word;
    type Identifier = Word;
    type LocalName = Word;
    type NamespaceUrl = Word;
    type NamespacePrefix = Word;
    type BorrowedNamespaceUrl = str;
    type BorrowedLocalName = str;
    type NonTSPseudoClass = PseudoClass;
    type PseudoElement = PseudoElement;
}

/// A name or a text in a selector.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Word(pub(crate) Box<str>);

impl From<&str> for Word {
    fn from(text: &str) -> Self {
        Self(text.into())
    }
}

impl AsRef<str> for Word {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl Borrow<str> for Word {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl PrecomputedHash for Word {
    fn precomputed_hash(&self) -> u32 {
        // FNV-1a. Only filters that are not used here need it.
        self.0
            .bytes()
            .fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
    }
}

impl ToCss for Word {
    fn to_css<W: fmt::Write>(&self, out: &mut W) -> fmt::Result {
        cssparser::serialize_identifier(&self.0, out)
    }
}

/// The pseudo-classes that `selectors` leaves to its users.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PseudoClass {
    /// `:link` and `:any-link`, which are the same because no link was visited.
    Link,
    Checked,
    Disabled,
    Enabled,
    Required,
    Optional,
    ReadOnly,
    ReadWrite,
    Default,
    Indeterminate,
    PlaceholderShown,
    Defined,
    Open,
    Paused,
    Muted,
    /// `:heading`, and with levels `:heading()`.
    Heading(Box<[i32]>),
    /// `:lang()` with its ranges.
    Lang(Box<[Word]>),
    /// `:dir()`: `Some(true)` for `rtl`, `None` for an unknown direction.
    Dir(Option<bool>),
    /// `:host-context()`.
    HostContext(Parsed),
    /// The extension `:contains()`.
    Contains(Box<[Word]>),
    /// A state that a program has set, or its opposite.
    State(ElementState, bool),
    /// `:state()`, a state of a custom element.
    CustomState(Word),
    /// A pseudo-class that needs a user, a network or a player, and therefore matches nothing.
    Nothing,
}

impl selectors::parser::NonTSPseudoClass for PseudoClass {
    fn is_active_or_hover(&self) -> bool {
        false
    }

    fn is_user_action_state(&self) -> bool {
        false
    }
}

impl ToCss for PseudoClass {
    fn to_css<W: fmt::Write>(&self, out: &mut W) -> fmt::Result {
        write!(out, ":{self:?}")
    }
}

/// A pseudo-element, which is not an element of the tree and matches nothing. `selectors` knows
/// `::slotted()` itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PseudoElement(Word);

impl selectors::parser::PseudoElement for PseudoElement {
    fn accepts_state_pseudo_classes(&self) -> bool {
        true
    }

    fn valid_after_slotted(&self) -> bool {
        self.is_before_or_after()
    }

    fn valid_after_before_or_after(&self) -> bool {
        *self.0.0 == *"marker"
    }

    fn is_before_or_after(&self) -> bool {
        matches!(&*self.0.0, "before" | "after")
    }
}

impl ToCss for PseudoElement {
    fn to_css<W: fmt::Write>(&self, out: &mut W) -> fmt::Result {
        out.write_str("::")?;
        self.0.to_css(out)
    }
}

/// The pseudo-elements without arguments. Those that start with `-webkit-` are valid with any name.
/// <https://drafts.csswg.org/selectors-4/#compat>
const PSEUDO_ELEMENTS: &[&str] = &[
    "after",
    "backdrop",
    "before",
    "checkmark",
    "cue",
    "details-content",
    "file-selector-button",
    "first-letter",
    "first-line",
    "grammar-error",
    "marker",
    "picker-icon",
    "placeholder",
    "search-text",
    "selection",
    "spelling-error",
    "target-text",
    "view-transition",
];

/// The pseudo-elements with arguments, which are names.
const PSEUDO_ELEMENT_FUNCTIONS: &[&str] = &["highlight", "part", "picker"];

/// The pseudo-classes that are accepted and match nothing, because they depend on a user, a network, a
/// player or a script.
pub(crate) const NOTHING: &[&str] = &[
    "-webkit-autofill",
    "active",
    "active-view-transition",
    "autofill",
    "buffering",
    "current",
    "fullscreen",
    "future",
    "hover",
    "local-link",
    "past",
    "picture-in-picture",
    "playing",
    "seeking",
    "stalled",
    "target-within",
    "visited",
    "volume-locked",
];

/// The pseudo-classes that need the constraint validation of forms.
pub(crate) const VALIDATION: &[&str] = &["in-range", "invalid", "out-of-range", "valid"];

fn validation(name: &str) -> Option<PseudoClass> {
    Some(match_ignore_ascii_case! { name,
        "valid" => PseudoClass::State(ElementState::Valid, true),
        "invalid" => PseudoClass::State(ElementState::Valid, false),
        "in-range" => PseudoClass::State(ElementState::InRange, true),
        "out-of-range" => PseudoClass::State(ElementState::InRange, false),
        _ => return None,
    })
}

/// The other pseudo-classes without arguments.
pub(crate) const SIMPLE: &[&str] = &[
    "any-link",
    "checked",
    "default",
    "defined",
    "disabled",
    "empty",
    "enabled",
    "first-child",
    "first-of-type",
    "focus",
    "focus-visible",
    "focus-within",
    "heading",
    "host",
    "indeterminate",
    "last-child",
    "last-of-type",
    "link",
    "modal",
    "muted",
    "only-child",
    "only-of-type",
    "open",
    "optional",
    "paused",
    "placeholder-shown",
    "popover-open",
    "read-only",
    "read-write",
    "required",
    "root",
    "scope",
    "target",
    "user-invalid",
    "user-valid",
];

/// The pseudo-classes with arguments.
pub(crate) const FUNCTIONS: &[&str] = &[
    "-treewright-contains",
    "contains",
    "dir",
    "has",
    "heading",
    "host",
    "host-context",
    "is",
    "lang",
    "not",
    "nth-child",
    "nth-last-child",
    "nth-last-of-type",
    "nth-of-type",
    "state",
    "where",
];

type Result<T> = std::result::Result<T, ParseError<Problem>>;

/// The rules for parsing a selector.
struct Rules<'o>(&'o SelectorOptions);

impl<'i> Parser<'i> for Rules<'_> {
    type Impl = Grammar;
    type Error = Problem;

    fn parse_slotted(&self) -> bool {
        true
    }

    fn parse_nth_child_of(&self) -> bool {
        true
    }

    fn parse_is_and_where(&self) -> bool {
        true
    }

    fn parse_has(&self) -> bool {
        true
    }

    fn parse_host(&self) -> bool {
        true
    }

    fn parse_parent_selector(&self) -> bool {
        true
    }

    fn parse_non_ts_pseudo_class(&self, name: &str) -> Result<PseudoClass> {
        Ok(match_ignore_ascii_case! { name,
            "link" | "any-link" => PseudoClass::Link,
            "checked" => PseudoClass::Checked,
            "disabled" => PseudoClass::Disabled,
            "enabled" => PseudoClass::Enabled,
            "required" => PseudoClass::Required,
            "optional" => PseudoClass::Optional,
            "read-only" => PseudoClass::ReadOnly,
            "read-write" => PseudoClass::ReadWrite,
            "default" => PseudoClass::Default,
            "indeterminate" => PseudoClass::Indeterminate,
            "placeholder-shown" => PseudoClass::PlaceholderShown,
            "defined" => PseudoClass::Defined,
            "open" => PseudoClass::Open,
            "paused" => PseudoClass::Paused,
            "muted" => PseudoClass::Muted,
            "heading" => PseudoClass::Heading(Box::default()),
            // No pointing device is in use.
            "focus" | "focus-visible" => PseudoClass::State(ElementState::Focus, true),
            "focus-within" => PseudoClass::State(ElementState::FocusWithin, true),
            "modal" => PseudoClass::State(ElementState::Modal, true),
            "popover-open" => PseudoClass::State(ElementState::PopoverOpen, true),
            "user-valid" => PseudoClass::State(ElementState::UserValidity, true),
            "target" => PseudoClass::State(ElementState::Target, true),
            "user-invalid" => PseudoClass::State(ElementState::UserValidity, false),
            _ => {
                if self.0.validation && let Some(state) = validation(name) {
                    return Ok(state);
                }
                if has(NOTHING, name) {
                    return Ok(PseudoClass::Nothing);
                }
                return Err(ParseError::custom(if has(VALIDATION, name) {
                    Problem::Validation(name.to_ascii_lowercase())
                } else if has(FUNCTIONS, name) {
                    Problem::NeedsArgument(name.to_ascii_lowercase())
                } else {
                    Problem::UnknownPseudoClass(name.to_owned())
                }));
            },
        })
    }

    fn parse_non_ts_functional_pseudo_class(
        &self,
        name: &str,
        tokens: &mut Tokens<'i>,
        _: bool,
    ) -> Result<PseudoClass> {
        match_ignore_ascii_case! { name,
            "lang" => return Ok(PseudoClass::Lang(words(tokens)?)),
            "dir" => {
                let direction = tokens.expect_ident()?;
                return Ok(PseudoClass::Dir(match_ignore_ascii_case! { direction,
                    "ltr" => Some(false),
                    "rtl" => Some(true),
                    _ => None,
                }));
            },
            "heading" => {
                let levels = tokens.parse_comma_separated(|tokens| Ok(tokens.expect_integer()?))?;
                return Ok(PseudoClass::Heading(levels.into()));
            },
            "state" => {
                let name = tokens.expect_ident()?;
                return Ok(PseudoClass::CustomState(Word(name.as_ref().into())));
            },
            "host-context" => {
                let parsed = Parsed::parse(self, tokens)?;
                if parsed.iter_raw_match_order().any(Component::is_combinator) {
                    return Err(ParseError::custom(SelectorParseErrorKind::NonCompoundSelector));
                }
                return Ok(PseudoClass::HostContext(parsed));
            },
            "contains" | "-treewright-contains" => {
                if !self.0.text_match {
                    return Err(ParseError::custom(Problem::TextMatchIsOff));
                }
                return Ok(PseudoClass::Contains(words(tokens)?));
            },
            _ => {},
        }
        Err(ParseError::custom(if has(SIMPLE, name) || has(NOTHING, name) {
            Problem::TakesNoArgument(name.to_ascii_lowercase())
        } else {
            Problem::UnknownPseudoClass(name.to_owned())
        }))
    }

    fn parse_pseudo_element(&self, name: &str) -> Result<PseudoElement> {
        let lower = name.to_ascii_lowercase();
        if self.0.pseudo_elements && (has(PSEUDO_ELEMENTS, name) || lower.starts_with("-webkit-")) {
            return Ok(PseudoElement(lower.as_str().into()));
        }
        Err(ParseError::custom(Problem::PseudoElement(name.to_owned())))
    }

    fn parse_functional_pseudo_element(
        &self,
        name: &str,
        tokens: &mut Tokens<'i>,
    ) -> Result<PseudoElement> {
        if self.0.pseudo_elements && has(PSEUDO_ELEMENT_FUNCTIONS, name) {
            tokens.expect_ident()?;
            while tokens.try_parse(|tokens| tokens.expect_ident().map(drop)).is_ok() {}
            return Ok(PseudoElement(name.to_ascii_lowercase().as_str().into()));
        }
        Err(ParseError::custom(Problem::PseudoElement(name.to_owned())))
    }

    fn default_namespace(&self) -> Option<Word> {
        self.0.default_namespace.clone().map(Word)
    }

    fn namespace_for_prefix(&self, prefix: &Word) -> Option<Word> {
        let declared = self.0.prefixes.iter().find(|(other, _)| *other == prefix.0)?;
        Some(Word(declared.1.clone()))
    }
}

fn has(names: &[&str], name: &str) -> bool {
    names.iter().any(|other| other.eq_ignore_ascii_case(name))
}

/// A comma-separated list of identifiers or strings.
fn words(tokens: &mut Tokens<'_>) -> Result<Box<[Word]>> {
    let words = tokens.parse_comma_separated(|tokens| match tokens.next()? {
        Token::Ident(word) | Token::QuotedString(word) => Ok(Word(word.as_ref().into())),
        _ => Err(ParseError::unexpected_token()),
    })?;
    Ok(words.into())
}

/// Parses a list of selectors.
pub(crate) fn parse(text: &str, options: &SelectorOptions) -> Result<ParsedList> {
    let mut tokens = Tokens::new(text);
    ParsedList::parse(&Rules(options), &mut tokens, ParseRelative::No)
}
