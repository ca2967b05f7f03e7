//! The declarations of a `style` attribute that affect the rendered text.
//! <https://html.spec.whatwg.org/multipage/dom.html#the-style-attribute>

use cssparser::Parser;
use treewright_dom::DefaultDisplay;
use treewright_semantics::declarations::{Declaration, each_declaration};

use super::style::{Display, TextTransform, Visibility, WhiteSpace};

/// The declared values; `None` without a valid declaration.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Declarations {
    pub(super) display: Declared<Display>,
    pub(super) visibility: Declared<Visibility>,
    pub(super) white_space: Declared<WhiteSpace>,
    pub(super) text_transform: Declared<TextTransform>,
    pub(super) float: Declared<bool>,
    /// True for values of `position` that take an element out of its line.
    pub(super) position: Declared<bool>,
    /// True if `content-visibility` is `hidden`.
    pub(super) contents_hidden: Declared<bool>,
}

/// A declared value, and true if it is important.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Declared<T> {
    value: Option<Value<T>>,
    important: bool,
}

/// A value, or a CSS-wide keyword.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Value<T> {
    Is(T),
    Inherit,
    Initial,
    /// `unset`: inherited if the property is inherited, else initial.
    Unset,
    /// `revert` and `revert-layer`: as if undeclared.
    Revert,
}

impl<T> Default for Declared<T> {
    fn default() -> Self {
        Self { value: None, important: false }
    }
}

impl<T: Copy> Declared<T> {
    /// The value of an inherited property.
    pub(super) fn inherited(self, default: T, parent: T, initial: T) -> T {
        match self.value {
            Some(Value::Is(value)) => value,
            Some(Value::Inherit | Value::Unset) => parent,
            Some(Value::Initial) => initial,
            Some(Value::Revert) | None => default,
        }
    }

    /// The value of another property.
    pub(super) fn of_its_own(self, default: T, parent: T, initial: T) -> T {
        match self.value {
            Some(Value::Unset) => initial,
            _ => self.inherited(default, parent, initial),
        }
    }

    fn declare(&mut self, keyword: Option<T>, words: &Words) {
        let value = match (keyword, words.single()) {
            (Some(value), _) => Value::Is(value),
            (None, Some("inherit")) => Value::Inherit,
            (None, Some("initial")) => Value::Initial,
            (None, Some("unset")) => Value::Unset,
            (None, Some("revert" | "revert-layer")) => Value::Revert,
            _ => return,
        };
        if words.important || !self.important {
            *self = Self { value: Some(value), important: words.important };
        }
    }
}

/// Parts of the names of the relevant properties, in lower case.
const PROPERTIES: [&str; 6] =
    ["display", "visibility", "white-space", "text-transform", "float", "position"];

/// Returns true if some declaration could be relevant. Names can be written with escapes.
fn is_of_interest(style: &str) -> bool {
    let bytes = style.as_bytes();
    let has = |property: &str| {
        bytes.windows(property.len()).any(|part| part.eq_ignore_ascii_case(property.as_bytes()))
    };
    bytes.contains(&b'\\') || PROPERTIES.into_iter().any(has)
}

impl Declarations {
    /// Parses the value of a `style` attribute.
    pub(super) fn of(style: &str) -> Self {
        let mut declarations = Self::default();
        if is_of_interest(style) {
            each_declaration(style, |declaration| declarations.declare(declaration));
        }
        declarations
    }
}

/// The keywords of a value. No property here has more than four.
struct Words {
    words: [Option<String>; 4],
    important: bool,
}

impl Words {
    /// The keywords of a value; nothing if there is anything else.
    fn of(declaration: Declaration<'_, '_>) -> Option<Self> {
        let mut words: [Option<String>; 4] = Default::default();
        let mut places = words.iter_mut();
        let mut input = Parser::new(declaration.value);
        while !input.is_exhausted() {
            let word = input.expect_ident().ok()?.to_ascii_lowercase();
            *places.next()? = Some(word);
        }
        Some(Self { words, important: declaration.is_important })
    }

    fn iter(&self) -> impl Iterator<Item = &str> {
        self.words.iter().flatten().map(String::as_str)
    }

    fn single(&self) -> Option<&str> {
        let mut words = self.iter();
        words.next().filter(|_| words.next().is_none())
    }
}

impl Declarations {
    fn declare(&mut self, declaration: Declaration<'_, '_>) {
        let Some(words) = Words::of(declaration) else { return };
        let single = words.single();
        match declaration.name.to_ascii_lowercase().as_str() {
            "display" => self.display.declare(display(&words), &words),
            "visibility" => {
                let value = match single {
                    Some("visible") => Some(Visibility::Visible),
                    Some("hidden" | "collapse") => Some(Visibility::Hidden),
                    _ => None,
                };
                self.visibility.declare(value, &words);
            }
            "white-space" => self.white_space.declare(white_space(&words), &words),
            "white-space-collapse" => {
                self.white_space.declare(single.and_then(white_space_collapse), &words);
            }
            "text-transform" => {
                let value = match single {
                    Some("none") => Some(TextTransform::None),
                    Some("uppercase") => Some(TextTransform::Uppercase),
                    Some("lowercase") => Some(TextTransform::Lowercase),
                    Some("capitalize") => Some(TextTransform::Capitalize),
                    _ => None,
                };
                self.text_transform.declare(value, &words);
            }
            "float" => {
                let value = match single {
                    Some("left" | "right" | "inline-start" | "inline-end") => Some(true),
                    Some("none") => Some(false),
                    _ => None,
                };
                self.float.declare(value, &words);
            }
            "position" => {
                let value = match single {
                    Some("absolute" | "fixed") => Some(true),
                    Some("static" | "relative" | "sticky") => Some(false),
                    _ => None,
                };
                self.position.declare(value, &words);
            }
            "content-visibility" => {
                let value = match single {
                    Some("hidden") => Some(true),
                    Some("visible" | "auto") => Some(false),
                    _ => None,
                };
                self.contents_hidden.declare(value, &words);
            }
            _ => {}
        }
    }
}

/// The value of `display`, in the short forms or with an outer and an inner type.
/// <https://drafts.csswg.org/css-display-3/#the-display-properties>
fn display(words: &Words) -> Option<Display> {
    if let Some(word) = words.single() {
        let default = match word {
            "none" => DefaultDisplay::None,
            "contents" => DefaultDisplay::Contents,
            "block" | "flow-root" => DefaultDisplay::Block,
            "list-item" => DefaultDisplay::ListItem,
            "inline" | "flow" | "ruby-base" => DefaultDisplay::Inline,
            "inline-block" => DefaultDisplay::InlineBlock,
            "table" => DefaultDisplay::Table,
            "table-caption" => DefaultDisplay::TableCaption,
            "table-column" | "table-column-group" => DefaultDisplay::TableColumn,
            "table-header-group" | "table-row-group" | "table-footer-group" => {
                DefaultDisplay::TableRowGroup
            }
            "table-row" => DefaultDisplay::TableRow,
            "table-cell" => DefaultDisplay::TableCell,
            "ruby" => DefaultDisplay::Ruby,
            "ruby-text" => DefaultDisplay::RubyText,
            "flex" | "grid" | "-webkit-box" | "-webkit-flex" => return Some(Display::Flex),
            "inline-flex" | "inline-grid" | "-webkit-inline-box" | "-webkit-inline-flex" => {
                return Some(Display::InlineFlex);
            }
            "inline-table" => return Some(Display::InlineTable),
            _ => return None,
        };
        return Some(Display::of(default));
    }
    let (mut outer, mut inner, mut is_list_item) = (None, None, false);
    for word in words.iter() {
        match word {
            "block" | "inline" if outer.is_none() => outer = Some(word),
            "flow" | "flow-root" | "table" | "flex" | "grid" | "ruby" if inner.is_none() => {
                inner = Some(word);
            }
            "list-item" if !is_list_item => is_list_item = true,
            _ => return None,
        }
    }
    if is_list_item && !matches!(inner, None | Some("flow" | "flow-root")) {
        return None;
    }
    let is_inline = outer == Some("inline") || outer.is_none() && inner == Some("ruby");
    Some(match (inner, is_inline) {
        (Some("table"), false) => Display::Table,
        (Some("table"), true) => Display::InlineTable,
        (Some("flex" | "grid"), false) => Display::Flex,
        (Some("flex" | "grid"), true) => Display::InlineFlex,
        (Some("flow-root"), true) => Display::InlineBlock,
        (_, true) => Display::Inline,
        (_, false) => Display::Block,
    })
}

/// The part of the value of `white-space` that controls collapsing.
/// <https://drafts.csswg.org/css-text-4/#white-space-property>
fn white_space(words: &Words) -> Option<WhiteSpace> {
    if words.single().is_some_and(|word| matches!(word, "inherit" | "initial" | "unset")) {
        return None;
    }
    let mut white_space = None;
    for word in words.iter() {
        let value = match word {
            "normal" | "nowrap" | "wrap" => continue,
            "pre" | "pre-wrap" => WhiteSpace::Preserve,
            "pre-line" => WhiteSpace::PreserveBreaks,
            _ => white_space_collapse(word)?,
        };
        white_space = Some(value);
    }
    words.iter().next()?;
    Some(white_space.unwrap_or(WhiteSpace::Collapse))
}

fn white_space_collapse(word: &str) -> Option<WhiteSpace> {
    Some(match word {
        "collapse" => WhiteSpace::Collapse,
        "preserve" | "break-spaces" => WhiteSpace::Preserve,
        "preserve-breaks" => WhiteSpace::PreserveBreaks,
        "preserve-spaces" => WhiteSpace::PreserveSpaces,
        _ => return None,
    })
}
