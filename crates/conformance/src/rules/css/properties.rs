//! The components of a property's value.
//!
//! <https://drafts.csswg.org/css-values/>

use std::ops::Deref;
use std::sync::LazyLock;

use cssparser::{ParseError, Parser, Token};
use rustc_hash::FxHashMap;
use treewright_semantics::css::{is_length_unit, is_math_function};

use super::calculations::{self, DEEPEST, Read, Stop, Words, in_block};
use super::colors;
use super::generated::{
    ANGLE, COLOR, COMMA, DESCRIPTORS, FLEX, FREQUENCY, FUNCTIONS, HASH, IDENT, INTEGER, LENGTH,
    NUMBER, PERCENTAGE, PROPERTIES, RESOLUTION, SLASH, STRING, TIME, URL, ZERO,
};
use super::selectors::rest;
use super::tokens::{in_words, mistake_of};
use crate::rules::microsyntaxes::{in_lower_case, is_one_edit_apart};
use crate::rules::values::is_color_keyword;

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
    /// The syntax has other parts, so the value is not checked.
    pub(super) is_open: bool,
    /// With spaces between them.
    pub(super) keywords: &'static str,
}

/// A property with its keywords apart.
#[derive(Debug)]
pub(super) struct Known {
    property: &'static Property,
    keywords: Vec<&'static str>,
}

impl Deref for Known {
    type Target = Property;

    fn deref(&self) -> &Property {
        self.property
    }
}

static BY_NAME: LazyLock<FxHashMap<&'static str, Known>> = LazyLock::new(|| {
    let known = PROPERTIES.iter().map(|property| {
        let keywords = property.keywords.split_ascii_whitespace().collect();
        (property.name, Known { property, keywords })
    });
    known.collect()
});

/// The property with this name.
pub(super) fn property(name: &str) -> Option<&'static Known> {
    BY_NAME.get(&*in_lower_case(name))
}

/// The descriptors of each at-rule.
static DESCRIBED: LazyLock<FxHashMap<&'static str, FxHashMap<&'static str, Known>>> =
    LazyLock::new(|| {
        let mut all: FxHashMap<_, FxHashMap<_, _>> = FxHashMap::default();
        for (rule, descriptor) in DESCRIPTORS {
            let keywords = descriptor.keywords.split_ascii_whitespace().collect();
            let known = Known { property: descriptor, keywords };
            all.entry(*rule).or_default().insert(descriptor.name, known);
        }
        all
    });

/// The descriptor of an at-rule with this name.
pub(super) fn descriptor(rule: &str, name: &str) -> Option<&'static Known> {
    DESCRIBED.get(rule)?.get(&*in_lower_case(name))
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

/// The maximum length of a name for which a similar known name is searched.
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

/// Returns true for a keyword that all properties have.
pub(super) fn is_css_wide_keyword(name: &str) -> bool {
    is_one_of(name, &CSS_WIDE_KEYWORDS)
}

/// <https://drafts.csswg.org/css-values/#arbitrary-substitution>
const SUBSTITUTIONS: [&str; 9] =
    ["attr", "constant", "env", "first-valid", "if", "inherit", "random-item", "toggle", "var"];

const DIMENSIONS: u32 = LENGTH | ANGLE | TIME | FREQUENCY | RESOLUTION | FLEX;
const NUMERIC: u32 = NUMBER | INTEGER | PERCENTAGE | DIMENSIONS;

/// The state of one value.
enum Step {
    /// Another component.
    Component,
    /// A comma, or a part of the component before it.
    Between,
    /// The value can be anything.
    Unknown,
}

/// Reads a value; the words say why it does not fit.
pub(super) fn value(property: &Known, input: &mut Parser<'_>) -> Result<(), String> {
    let mut count = 0_usize;
    let mut wide = None;
    let start = input.state();
    while let Ok(token) = input.next() {
        if *token == Token::Delim('!') {
            important(input)?;
            continue;
        }
        match component(property, token)? {
            Step::Component => count = count.saturating_add(1),
            Step::Between => {}
            Step::Unknown => {
                let is_variable =
                    matches!(token, Token::Function(name) if name.eq_ignore_ascii_case("var"));
                return if is_variable { variable(input) } else { Ok(()) };
            }
        }
        if let Token::Ident(name) = token
            && is_css_wide_keyword(name)
            && !has_keyword(property, name)
            && property.kinds & IDENT == 0
        {
            wide = Some(name.to_string());
        }
        if let Token::Function(name) = token {
            let name = name.clone();
            match arguments(property, &name, input) {
                Ok(()) | Err(Stop::Unknown) => {}
                Err(Stop::Wrong(words)) => {
                    input.reset(&start);
                    return if has_substitution(input, DEEPEST) { Ok(()) } else { Err(words) };
                }
            }
        }
    }
    if let Some(name) = wide {
        let is_alone = count == 1;
        return if is_alone { Ok(()) } else { Err(format!("`{name}` must be alone")) };
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
            1 => "only one value is allowed".to_owned(),
            most => format!("at most {most} parts are allowed"),
        });
    }
    Ok(())
}

/// `var( <custom-property-name> , <declaration-value>? )`. Another function can replace the name.
/// <https://drafts.csswg.org/css-variables/#using-variables>
fn variable(input: &mut Parser<'_>) -> Result<(), String> {
    let result = input.parse_nested_block(|input| {
        let is_name = match input.next() {
            Ok(Token::Ident(name)) => name.starts_with("--"),
            token => matches!(token, Ok(Token::Function(_))),
        };
        let is_right = is_name && matches!(input.next(), Err(_) | Ok(Token::Comma));
        rest(input);
        if is_right { Ok(()) } else { Err(ParseError::<()>::unexpected_token()) }
    });
    result.map_err(|_| {
        "`var()` needs the name of a custom property, such as `--color`, and a comma after it if \
         more follows"
            .to_owned()
    })
}

/// Reads the block of a function that is a component of a value.
fn arguments(property: &Known, name: &str, input: &mut Parser<'_>) -> Read<()> {
    if !is_math_function(name) {
        return of_other_functions(name, input, DEEPEST);
    }
    let words = if property.is_open { Words::Any } else { Words::Constants };
    match calculations::function(name, input, words, DEEPEST) {
        Ok(Some(found)) if !property.is_open && !found.fits(property.kinds) => {
            Err(Stop::Wrong(format!("the calculation gives {found}, which is not allowed")))
        }
        // The rest of the value has no more to do with it.
        Ok(_) => Ok(()),
        Err(stop) => Err(stop),
    }
}

/// Reads the block of a function for the calculations and colours in it.
fn of_other_functions(name: &str, input: &mut Parser<'_>, depth: u32) -> Read<()> {
    if colors::is_known(name) {
        return colors::arguments(name, input);
    }
    in_block(input, |input| inside(input, depth))
}

fn inside(input: &mut Parser<'_>, depth: u32) -> Read<()> {
    let inner = depth.saturating_sub(1);
    while let Ok(token) = input.next() {
        match token {
            Token::Function(_) | Token::ParenthesisBlock if depth == 0 => {
                return Err(Stop::Unknown);
            }
            Token::Function(name) if is_substitution(name) => return Err(Stop::Unknown),
            Token::Function(name) => {
                let name = name.clone();
                if is_math_function(&name) {
                    calculations::function(&name, input, Words::Any, inner)?;
                } else {
                    of_other_functions(&name, input, inner)?;
                }
            }
            Token::ParenthesisBlock => in_block(input, |input| inside(input, inner))?,
            _ => {}
        }
    }
    Ok(())
}

/// Returns true for a function that anything can be the result of.
fn is_substitution(name: &str) -> bool {
    name.starts_with('-') || is_one_of(name, &SUBSTITUTIONS)
}

/// Returns true if such a function is in the rest of the input, or can be: then a value is judged when it is computed.
/// <https://drafts.csswg.org/css-variables/#using-variables>
pub(super) fn has_substitution(input: &mut Parser<'_>, depth: u32) -> bool {
    while let Ok(token) = input.next() {
        let is_there = match token {
            Token::Function(name) if is_substitution(name) => true,
            Token::Function(_)
            | Token::ParenthesisBlock
            | Token::SquareBracketBlock
            | Token::CurlyBracketBlock => {
                let inner = depth.saturating_sub(1);
                let is_there = in_block(input, |input| Ok(has_substitution(input, inner)));
                depth == 0 || is_there.unwrap_or(true)
            }
            _ => false,
        };
        if is_there {
            return true;
        }
    }
    false
}

/// The mistake in the value of a property, as a presentation attribute has it.
pub(in crate::rules) fn mistake_of_keywords(name: &str, text: &str) -> Option<String> {
    value(property(name)?, &mut Parser::new(text)).err()
}

pub(super) fn is_one_of(name: &str, names: &[&str]) -> bool {
    names.iter().any(|other| other.eq_ignore_ascii_case(name))
}

fn has_keyword(property: &Known, name: &str) -> bool {
    // The words are compared by their lengths first.
    let has_length = |word: &&&str| word.len() == name.len();
    property.keywords.iter().filter(has_length).any(|word| word.eq_ignore_ascii_case(name))
}

/// Returns true for a value that shows at a glance that it is right: keywords, colours and numbers between single
/// spaces, as most are. Others are for [`value`].
pub(super) fn is_plain_and_right(property: &Known, text: &str) -> bool {
    let text = text.trim_ascii();
    let (mut rest, mut count) = (text, 0_usize);
    loop {
        let end = rest.bytes().position(|byte| byte == b' ').unwrap_or(rest.len());
        let Some((word, after)) = rest.split_at_checked(end) else { return false };
        let Some(token) = plain_token(word) else { return false };
        if !matches!(component(property, &token), Ok(Step::Component)) {
            return false;
        }
        // Some keywords must be alone.
        if matches!(token, Token::Ident(_)) && word.len() < text.len() && is_css_wide_keyword(word)
        {
            return false;
        }
        count = count.saturating_add(1);
        match after.strip_prefix(' ') {
            Some(after) => rest = after,
            None => break,
        }
    }
    property.is_open
        || count >= usize::from(property.least)
            && (count <= usize::from(property.most) || property.most == u8::MAX)
}

/// The token that a word is, for words of the simplest forms.
fn plain_token(word: &str) -> Option<Token<'_>> {
    let (first, after) = word.as_bytes().split_first()?;
    match first {
        b'a'..=b'z' => {
            let is_plain = after.iter().all(|byte| matches!(byte, b'a'..=b'z' | b'-'));
            is_plain.then(|| Token::Ident(word.into()))
        }
        b'#' => {
            let is_plain = !after.is_empty() && after.iter().all(u8::is_ascii_alphanumeric);
            is_plain.then_some(())?;
            Some(Token::Hash(word.get(1..)?.into()))
        }
        b'0'..=b'9' | b'.' | b'-' => plain_number(word),
        _ => None,
    }
}

/// A number, a percentage or a dimension without an exponent. As its value it has one of the same sign: the rules ask
/// for no more than that, and whether it is zero.
fn plain_number(word: &str) -> Option<Token<'_>> {
    let (is_negative, digits) = match word.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, word),
    };
    let (mut length, mut points, mut is_zero, mut last) = (0_usize, 0_u32, true, b'.');
    for byte in digits.bytes() {
        match byte {
            b'0' => {}
            b'1'..=b'9' => is_zero = false,
            b'.' => points = points.saturating_add(1),
            _ => break,
        }
        last = byte;
        length = length.saturating_add(1);
    }
    // The parser takes a point at the end for another token.
    if points > 1 || last == b'.' {
        return None;
    }
    let value = match (is_zero, is_negative) {
        (true, _) => 0.0,
        (false, false) => 1.0,
        (false, true) => -1.0,
    };
    let (has_sign, int_value) = (is_negative, (points == 0).then_some(value as i32));
    match digits.get(length..)? {
        "" => Some(Token::Number { has_sign, value, int_value }),
        "%" => Some(Token::Percentage { has_sign, unit_value: value, int_value }),
        unit if unit.bytes().all(|byte| byte.is_ascii_lowercase()) => {
            Some(Token::Dimension { has_sign, value, int_value, unit: unit.into() })
        }
        _ => None,
    }
}

/// The end of a value from `!` on.
fn important(input: &mut Parser<'_>) -> Result<(), String> {
    let is_important = input.expect_ident_matching("important").is_ok();
    if is_important && input.is_exhausted() {
        Ok(())
    } else {
        Err("only `!important` can follow a `!`".to_owned())
    }
}

fn component(property: &Known, token: &Token<'_>) -> Result<Step, String> {
    let has = |kinds: u32| property.is_open || property.kinds & kinds != 0;
    let fits = match token {
        Token::Ident(name) if name.starts_with('-') => return Ok(Step::Unknown),
        Token::Ident(name) => {
            has(IDENT)
                || has_keyword(property, name)
                || is_css_wide_keyword(name)
                || has(COLOR) && is_color_keyword(name)
        }
        Token::Function(name) => return function(property, name),
        Token::UnquotedUrl(_) => has(URL),
        Token::QuotedString(_) => has(STRING),
        Token::Hash(digits) | Token::IDHash(digits) => {
            if has(COLOR) && !has(HASH) && !colors::is_hex_color(digits) {
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

/// The properties whose colours may have the same colour in a colour profile after them, as SVG 1.1 has it.
/// <https://www.w3.org/TR/SVG11/painting.html#SpecifyingPaint>
const WITH_PROFILES: [&str; 5] = ["fill", "flood-color", "lighting-color", "stop-color", "stroke"];

fn function(property: &Property, name: &str) -> Result<Step, String> {
    if is_substitution(name) {
        return Ok(Step::Unknown);
    }
    let lower = in_lower_case(name);
    if lower == "icc-color" && WITH_PROFILES.contains(&property.name) {
        return Ok(Step::Between);
    }
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
pub(super) fn kind_of_unit(unit: &str) -> Option<u32> {
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
    use cssparser::Parser;

    use super::super::generated::PROPERTIES;
    use super::{is_plain_and_right, nearest, property, value};
    use crate::rules::microsyntaxes::is_one_edit_apart;

    /// Values that are right at a glance are right for the parser too.
    #[test]
    fn plain_values() {
        const WORDS: [&str; 26] = [
            "", "#ab", "#fff", "#ggg", "--a", "-.5", "-0", "-1", "-1px", "-5%", "0", "1", "1.2.3",
            "1.5", "1e3", "1px", "1qq", "2s", "5.", "50%", "90deg", "auto", "inherit", "none",
            "red", "x",
        ];
        let pairs = WORDS.iter().flat_map(|a| WORDS.iter().map(move |b| format!("{a} {b}")));
        let values: Vec<String> = pairs.chain(WORDS.map(str::to_owned)).collect();
        let mut count = 0;
        for name in PROPERTIES.iter().step_by(3).map(|property| property.name) {
            let property = property(name).unwrap();
            for text in values.iter().filter(|text| is_plain_and_right(property, text)) {
                assert_eq!(value(property, &mut Parser::new(text)), Ok(()), "{name}: {text}");
                count += 1;
            }
        }
        assert!(count > 1_000, "{count}");
    }

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
