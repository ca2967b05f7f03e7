//! The components of a property's value.
//!
//! <https://drafts.csswg.org/css-values/>

use std::borrow::Cow;
use std::sync::LazyLock;

use cssparser::{Parser, Token};
use rustc_hash::FxHashMap;

use super::generated::{
    ANGLE, COLOR, COMMA, FLEX, FREQUENCY, FUNCTIONS, HASH, IDENT, INTEGER, LENGTH, NUMBER,
    PERCENTAGE, PROPERTIES, RESOLUTION, SLASH, STRING, TIME, URL, ZERO,
};
use super::tokens::{in_words, mistake_of};
use crate::rules::microsyntaxes::is_one_edit_apart;
use crate::rules::values::{is_color_keyword, is_length_unit, is_math_function};

/// The components that a property's value can have, over all of its syntax: not their order.
#[derive(Debug)]
pub(super) struct Property {
    pub(super) name: &'static str,
    /// The kinds of components, as bits.
    pub(super) kinds: u32,
    /// Those of them that can be negative.
    pub(super) negative: u32,
    /// The least and the most components; 255 is without a bound.
    pub(super) least: u8,
    pub(super) most: u8,
    /// There are other things in the syntax, so that nothing is said about the value.
    pub(super) is_open: bool,
    /// With spaces between them.
    pub(super) keywords: &'static str,
}

static BY_NAME: LazyLock<FxHashMap<&'static str, &'static Property>> =
    LazyLock::new(|| PROPERTIES.iter().map(|property| (property.name, property)).collect());

/// The name in lower case, which most are in.
fn in_lower_case(name: &str) -> Cow<'_, str> {
    if name.bytes().any(|byte| byte.is_ascii_uppercase()) {
        Cow::Owned(name.to_ascii_lowercase())
    } else {
        Cow::Borrowed(name)
    }
}

/// The property with this name.
pub(super) fn property(name: &str) -> Option<&'static Property> {
    BY_NAME.get(&*in_lower_case(name)).copied()
}

/// The names of properties by their lengths, each with its [`letters`].
static BY_LENGTH: LazyLock<Vec<Vec<(u32, &'static str)>>> = LazyLock::new(|| {
    let mut all = vec![Vec::new(); LONGEST.saturating_add(2)];
    for property in PROPERTIES.iter().filter(|property| !property.name.starts_with('-')) {
        if let Some(of_length) = all.get_mut(property.name.len()) {
            of_length.push((letters(property.name), property.name));
        }
    }
    all
});

/// The bytes of a name, as bits of which several bytes can share one. Names that differ by one edit differ in two bits
/// at most if they are ASCII.
fn letters(name: &str) -> u32 {
    name.bytes().fold(0, |all, byte| all | 1 << (byte % 32))
}

/// The longest name that one of those that there are is looked for.
const LONGEST: usize = 40;

/// The property that differs by one character or two characters that are exchanged.
pub(super) fn nearest(name: &str) -> Option<&'static str> {
    if name.len() > LONGEST {
        return None;
    }
    let name = in_lower_case(name);
    let lengths = name.len().saturating_sub(1)..=name.len().saturating_add(1);
    let of_name = letters(&name);
    let may_be = |other: u32| !name.is_ascii() || (other ^ of_name).count_ones() <= 2;
    let near = lengths
        .filter_map(|length| BY_LENGTH.get(length))
        .flatten()
        .filter(|(letters, other)| may_be(*letters) && is_one_edit_apart(other, &name));
    // The first one of the list.
    near.map(|(_, other)| *other).min()
}

/// <https://drafts.csswg.org/css-cascade/#defaulting-keywords>
const CSS_WIDE_KEYWORDS: [&str; 6] =
    ["inherit", "initial", "revert", "revert-layer", "revert-rule", "unset"];

/// <https://drafts.csswg.org/css-values/#arbitrary-substitution>
const SUBSTITUTIONS: [&str; 9] =
    ["attr", "constant", "env", "first-valid", "if", "inherit", "random-item", "toggle", "var"];

const DIMENSIONS: u32 = LENGTH | ANGLE | TIME | FREQUENCY | RESOLUTION | FLEX;
const NUMERIC: u32 = NUMBER | INTEGER | PERCENTAGE | DIMENSIONS;

/// The state of one value.
enum Step {
    /// Another component.
    Component,
    /// A comma.
    Between,
    /// The value can be anything.
    Unknown,
}

/// Reads a value; the words say why it does not fit.
pub(super) fn value(property: &Property, input: &mut Parser<'_>) -> Result<(), String> {
    let mut count = 0_usize;
    let mut wide = None;
    while let Ok(token) = input.next() {
        if *token == Token::Delim('!') {
            important(input)?;
            continue;
        }
        match component(property, token)? {
            Step::Component => count = count.saturating_add(1),
            Step::Between => {}
            Step::Unknown => return Ok(()),
        }
        if let Token::Ident(name) = token
            && is_one_of(name, &CSS_WIDE_KEYWORDS)
            && !has_keyword(property, name)
            && property.kinds & IDENT == 0
        {
            wide = Some(name.to_string());
        }
    }
    if let Some(name) = wide {
        let is_alone = count == 1;
        return if is_alone { Ok(()) } else { Err(format!("`{name}` has to stand alone")) };
    }
    if property.is_open {
        return Ok(());
    }
    if count == 0 {
        return Err("it is empty".to_owned());
    }
    if count < usize::from(property.least) {
        return Err(format!("at least {} parts are needed", property.least));
    }
    if count > usize::from(property.most) && property.most < u8::MAX {
        return Err(match property.most {
            1 => "it is one thing, not several".to_owned(),
            most => format!("it has {most} parts at most"),
        });
    }
    Ok(())
}

/// The mistake in the value of a property, as a presentation attribute has it.
pub(in crate::rules) fn mistake_of_keywords(name: &str, text: &str) -> Option<String> {
    value(property(name)?, &mut Parser::new(text)).err()
}

fn is_one_of(name: &str, names: &[&str]) -> bool {
    names.iter().any(|other| other.eq_ignore_ascii_case(name))
}

fn has_keyword(property: &Property, name: &str) -> bool {
    let mut rest = property.keywords.as_bytes();
    let name = name.as_bytes();
    // The words are compared by their lengths first.
    loop {
        let end = rest.iter().position(|byte| *byte == b' ');
        let word = rest.get(..end.unwrap_or(rest.len())).unwrap_or_default();
        if word.len() == name.len() && word.eq_ignore_ascii_case(name) {
            return true;
        }
        match end.and_then(|end| rest.get(end.saturating_add(1)..)) {
            Some(behind) => rest = behind,
            None => return false,
        }
    }
}

/// The end of a value from `!` on.
fn important(input: &mut Parser<'_>) -> Result<(), String> {
    let is_important = input.expect_ident_matching("important").is_ok();
    if is_important && input.is_exhausted() {
        Ok(())
    } else {
        Err("`!important` is all that can follow a `!`".to_owned())
    }
}

fn component(property: &Property, token: &Token<'_>) -> Result<Step, String> {
    let has = |kinds: u32| property.is_open || property.kinds & kinds != 0;
    let fits = match token {
        Token::Ident(name) if name.starts_with('-') => return Ok(Step::Unknown),
        Token::Ident(name) => {
            has(IDENT)
                || has_keyword(property, name)
                || is_one_of(name, &CSS_WIDE_KEYWORDS)
                || has(COLOR) && is_color_keyword(name)
        }
        Token::Function(name) => return function(property, name),
        Token::UnquotedUrl(_) => has(URL),
        Token::QuotedString(_) => has(STRING),
        Token::Hash(digits) | Token::IDHash(digits) => {
            let is_color = matches!(digits.len(), 3 | 4 | 6 | 8)
                && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
            if has(COLOR) && !has(HASH) && !is_color {
                return Err(format!(
                    "`#{digits}` is not a colour, which has 3, 4, 6 or 8 hexadecimal digits"
                ));
            }
            has(COLOR | HASH)
        }
        Token::Number { value, int_value, .. } => number(property, *value, int_value.is_some())?,
        Token::Percentage { unit_value, .. } => {
            signed(property, *unit_value, PERCENTAGE)?;
            has(PERCENTAGE)
        }
        Token::Dimension { value, unit, .. } => {
            let Some(kind) = kind_of_unit(unit) else {
                return if has(DIMENSIONS) && property.is_open {
                    Ok(Step::Component)
                } else {
                    Err(format!("`{unit}` is not a unit"))
                };
            };
            signed(property, *value, kind)?;
            has(kind)
        }
        Token::Comma if has(COMMA) => return Ok(Step::Between),
        Token::Delim('/') => has(SLASH),
        token => match mistake_of(token) {
            Some(reason) => return Err(reason),
            None => property.is_open,
        },
    };
    if fits { Ok(Step::Component) } else { Err(format!("{} is not allowed", in_words(token))) }
}

fn function(property: &Property, name: &str) -> Result<Step, String> {
    if name.starts_with('-') || is_one_of(name, &SUBSTITUTIONS) {
        return Ok(Step::Unknown);
    }
    let lower = in_lower_case(name);
    let is_known =
        is_math_function(name) || lower == "url" || FUNCTIONS.binary_search(&&*lower).is_ok();
    if !is_known {
        return Err(format!("`{name}()` is not a function of CSS"));
    }
    let has_numbers = property.is_open || property.kinds & NUMERIC != 0;
    if is_math_function(name) && !has_numbers {
        return Err(format!("`{name}()` is not allowed"));
    }
    Ok(Step::Component)
}

/// "The dimension is zero … may be written without a unit" for lengths.
fn number(property: &Property, value: f32, is_integer: bool) -> Result<bool, String> {
    let has = |kinds: u32| property.is_open || property.kinds & kinds != 0;
    if has(NUMBER) {
        signed(property, value, NUMBER | INTEGER)?;
        return Ok(true);
    }
    if has(INTEGER) {
        signed(property, value, INTEGER)?;
        if is_integer || value == 0.0 && has(LENGTH | ZERO) {
            return Ok(true);
        }
        return Err("the number has to be an integer".to_owned());
    }
    if value == 0.0 && has(LENGTH | ZERO) {
        return Ok(true);
    }
    if has(LENGTH) {
        return Err(format!("`{value}` needs a unit such as `px`"));
    }
    Ok(false)
}

fn signed(property: &Property, value: f32, kinds: u32) -> Result<(), String> {
    let kinds = property.kinds & kinds;
    if value < 0.0 && kinds != 0 && property.negative & kinds == 0 && !property.is_open {
        return Err("it must not be negative".to_owned());
    }
    Ok(())
}

/// <https://drafts.csswg.org/css-values/#dimensions>
fn kind_of_unit(unit: &str) -> Option<u32> {
    Some(match &*in_lower_case(unit) {
        "px" | "em" => LENGTH,
        "deg" | "grad" | "rad" | "turn" => ANGLE,
        "s" | "ms" => TIME,
        "hz" | "khz" => FREQUENCY,
        "dpi" | "dpcm" | "dppx" | "x" => RESOLUTION,
        "fr" => FLEX,
        _ if is_length_unit(unit) => LENGTH,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::super::generated::PROPERTIES;
    use super::nearest;
    use crate::rules::microsyntaxes::is_one_edit_apart;

    /// The letters leave no name out.
    #[test]
    fn nearest_names() {
        let mut names: Vec<String> = Vec::new();
        for property in PROPERTIES.iter().step_by(9) {
            let name = property.name;
            names.extend([
                format!("{name}x"),
                format!("x{name}"),
                name.replace('t', "q"),
                name.replace('o', "é"),
            ]);
            names.extend(name.get(1..).map(str::to_owned));
        }
        for name in names {
            let all = PROPERTIES.iter().map(|property| property.name);
            let near =
                all.filter(|other| !other.starts_with('-') && is_one_edit_apart(other, &name));
            assert_eq!(nearest(&name), near.min(), "{name}");
        }
    }
}
