//! The blocks of at-rules that have descriptors: which of them are required, and the values that the table cannot
//! describe.
//!
//! <https://drafts.csswg.org/css-syntax/#descriptor>

use cssparser::{ParseError, Parser, Token, UnicodeRange};

use super::properties::{self, Known};
use super::selectors::rest;

/// The at-rules whose blocks have descriptors that are examined.
pub(super) const WITH_DESCRIPTORS: [&str; 6] =
    ["counter-style", "font-face", "font-palette-values", "page", "property", "view-transition"];

/// The rule whose block has properties and margin boxes in addition to its descriptors.
pub(super) const PAGE: &str = "page";

/// The descriptor or property with this name in the block of a rule.
pub(super) fn known(rule: &'static str, name: &str) -> Option<&'static Known> {
    let property = || (rule == PAGE).then(|| properties::property(name)).flatten();
    properties::descriptor(rule, name).or_else(property)
}

/// The descriptors that a block has, as far as others depend on them.
#[derive(Clone, Copy, Default)]
pub(super) struct Seen {
    has_family: bool,
    has_src: bool,
    system: System,
    /// The number of symbols, if the rule has such a descriptor.
    symbols: Option<usize>,
    has_additive_symbols: bool,
}

/// <https://drafts.csswg.org/css-counter-styles/#counter-style-system>
#[derive(Clone, Copy, Default, PartialEq)]
enum System {
    /// One symbol is enough: `cyclic`, `symbolic` and `fixed`.
    #[default]
    OfSymbols,
    /// Two symbols are needed: `alphabetic` and `numeric`.
    OfDigits,
    Additive,
    Extends,
    /// It has a separate finding.
    Unknown,
}

impl Seen {
    /// Notes a descriptor.
    pub(super) fn add(&mut self, name: &str, value: &str) {
        let is = |other: &str| name.eq_ignore_ascii_case(other);
        if is("font-family") {
            self.has_family = true;
        } else if is("src") {
            self.has_src = true;
        } else if is("symbols") {
            self.symbols = Some(count(value));
        } else if is("additive-symbols") {
            self.has_additive_symbols = true;
        } else if is("system") {
            self.system = system(value);
        }
    }

    /// The mistake of the block as a whole, in words.
    pub(super) fn mistake(&self, rule: &str) -> Option<&'static str> {
        match rule {
            "font-face" if !self.has_family => Some("`font-family` is missing"),
            "font-face" if !self.has_src => Some("`src` is missing"),
            "counter-style" => self.mistake_of_symbols(),
            _ => None,
        }
    }

    /// <https://drafts.csswg.org/css-counter-styles/#counter-style-symbols>
    fn mistake_of_symbols(&self) -> Option<&'static str> {
        match self.system {
            System::OfSymbols | System::OfDigits if self.symbols.is_none() => {
                Some("`symbols` is missing")
            }
            System::OfDigits if self.symbols == Some(1) => Some("two symbols or more are needed"),
            System::Additive if !self.has_additive_symbols => Some("`additive-symbols` is missing"),
            System::Extends if self.symbols.is_some() || self.has_additive_symbols => {
                Some("a style that extends another one cannot have symbols")
            }
            _ => None,
        }
    }
}

/// The number of components.
fn count(value: &str) -> usize {
    let mut input = Parser::new(value);
    let mut count = 0_usize;
    while input.next().is_ok() {
        count = count.saturating_add(1);
    }
    count
}

fn system(value: &str) -> System {
    let mut input = Parser::new(value);
    let Ok(name) = input.expect_ident() else { return System::Unknown };
    match name.to_ascii_lowercase().as_str() {
        "cyclic" | "fixed" | "symbolic" => System::OfSymbols,
        "alphabetic" | "numeric" => System::OfDigits,
        "additive" => System::Additive,
        "extends" => System::Extends,
        _ => System::Unknown,
    }
}

/// Reads the value of a descriptor; the words say why it does not fit.
pub(super) fn value(known: &Known, input: &mut Parser<'_>) -> Result<(), String> {
    match known.name {
        "unicode-range" => unicode_ranges(input),
        _ => properties::value(known, input),
    }
}

/// Returns true for a value that shows at a glance that it is right.
pub(super) fn is_plain_and_right(known: &Known, text: &str) -> bool {
    known.name != "unicode-range" && properties::is_plain_and_right(known, text)
}

/// `<unicode-range-token>#`
/// <https://drafts.csswg.org/css-fonts/#unicode-range-desc>
fn unicode_ranges(input: &mut Parser<'_>) -> Result<(), String> {
    let ranges = input
        .parse_comma_separated(|input| UnicodeRange::parse(input).map_err(ParseError::<()>::from));
    match ranges {
        Ok(_) => Ok(()),
        Err(_) => {
            rest(input);
            Err("it is not a list of ranges such as `U+0025-00FF`".to_owned())
        }
    }
}

/// The mistake in a syntax string, in words. Unsupported types are not distinguished from future ones.
/// <https://drafts.css-houdini.org/css-properties-values-api/#syntax-strings>
pub(super) fn mistake_of_syntax(value: &str) -> Option<String> {
    let mut input = Parser::new(value);
    let Ok(syntax) = input.expect_string_cloned() else { return None };
    if syntax.trim_ascii() == "*" {
        return None;
    }
    let wrong = syntax.split('|').map(str::trim_ascii).find(|component| !is_component(component));
    let text = wrong?;
    Some(if text.is_empty() {
        "a type is missing in the syntax".to_owned()
    } else {
        format!("`{text}` is neither a type in `<` and `>` nor a name")
    })
}

/// `<syntax-component>`
fn is_component(text: &str) -> bool {
    let single = text.strip_suffix(['+', '#']).unwrap_or(text);
    if let Some(name) = single.strip_prefix('<') {
        let name = name.strip_suffix('>').unwrap_or_default();
        return !name.is_empty()
            && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    }
    let mut input = Parser::new(single);
    matches!(input.next(), Ok(Token::Ident(_))) && input.is_exhausted()
}
