//! Calculations: the arguments of `calc()` and of the other math functions, and the types of their results.
//!
//! <https://drafts.csswg.org/css-values/#calc-syntax>

use cssparser::{ParseError, Parser, Token};
use treewright_semantics::css::is_math_function;

use super::generated::{INTEGER, LENGTH, NUMBER, RESOLUTION};
use super::properties::{has_substitution, kind_of_unit};
use super::tokens::in_words;
use super::types::Type;

/// The deepest calculations that are read.
pub(super) const DEEPEST: u32 = 32;

/// The reasons to stop before the end.
pub(super) enum Stop {
    /// A part can be anything, such as `var()`.
    Unknown,
    /// Something is wrong, in words.
    Wrong(String),
}

/// The result of a reader.
pub(super) type Read<T> = Result<T, Stop>;

pub(super) fn wrong<T>(words: impl Into<String>) -> Read<T> {
    Err(Stop::Wrong(words.into()))
}

/// The words that calculations can have in addition to numbers.
#[derive(Clone, Copy)]
pub(super) enum Words {
    /// `e`, `pi`, `infinity`, `-infinity` and `NaN`.
    Constants,
    /// Those of a function around, too: the names of channels, `size`.
    Any,
}

/// Reads the block of a math function with this name, after its name: the type of its result, `None` if that is not
/// known. The words say why it does not fit.
pub(in crate::rules) fn calculation(
    name: &str,
    input: &mut Parser<'_>,
) -> Result<Option<Type>, String> {
    let start = input.state();
    match function(name, input, Words::Constants, DEEPEST) {
        Ok(found) => Ok(found),
        Err(Stop::Unknown) => Ok(None),
        Err(Stop::Wrong(words)) => {
            input.reset(&start);
            let has_any = in_block(input, |input| Ok(has_substitution(input, DEEPEST)));
            if has_any.unwrap_or(false) { Ok(None) } else { Err(words) }
        }
    }
}

/// Returns true for the type of a length, or one that is not known.
pub(in crate::rules) fn can_be_length(found: Option<Type>) -> bool {
    found.is_none_or(|found| found.fits(LENGTH))
}

/// Returns true for the type of a number, or one that is not known.
pub(in crate::rules) fn can_be_number(found: Option<Type>) -> bool {
    found.is_none_or(|found| found.fits(NUMBER | INTEGER))
}

/// Returns true for the type of a resolution, or one that is not known.
pub(in crate::rules) fn can_be_resolution(found: Option<Type>) -> bool {
    found.is_none_or(|found| found.fits(RESOLUTION))
}

/// Reads the block that is next, to its end in any case.
pub(super) fn in_block<'i, T>(
    input: &mut Parser<'i>,
    read: impl FnOnce(&mut Parser<'i>) -> Read<T>,
) -> Read<T> {
    let mut found = Err(Stop::Unknown);
    let all = input.parse_nested_block(|input| {
        found = read(input);
        while input.next().is_ok() {}
        Ok::<(), ParseError<()>>(())
    });
    if all.is_err() {
        return wrong("it does not follow the grammar");
    }
    found
}

/// [`calculation`], nested in other values.
pub(super) fn function(
    name: &str,
    input: &mut Parser<'_>,
    words: Words,
    depth: u32,
) -> Read<Option<Type>> {
    let Some(signature) = Signature::of(name) else { return Err(Stop::Unknown) };
    in_block(input, |input| arguments(&signature, input, words, depth))
}

/// The arguments that a math function has, and its result.
struct Signature {
    least: usize,
    most: usize,
    takes: Takes,
    gives: Gives,
    /// It is `round()`, whose first argument can be a strategy, or `clamp()`, with `none`.
    keyword: Option<Keyword>,
}

enum Takes {
    /// Things of one type.
    OneType,
    Numbers,
    NumbersAndAngles,
}

enum Gives {
    TypeOfArguments,
    Number,
    Angle,
}

#[derive(Clone, Copy, PartialEq)]
enum Keyword {
    Strategy,
    None,
}

impl Signature {
    /// <https://drafts.csswg.org/css-values/#math>
    fn of(name: &str) -> Option<Self> {
        let (least, most, takes, gives) = match name.to_ascii_lowercase().as_str() {
            "calc" | "abs" => (1, 1, Takes::OneType, Gives::TypeOfArguments),
            "min" | "max" | "hypot" => (1, usize::MAX, Takes::OneType, Gives::TypeOfArguments),
            "clamp" => (3, 3, Takes::OneType, Gives::TypeOfArguments),
            "round" => (1, 2, Takes::OneType, Gives::TypeOfArguments),
            "mod" | "rem" => (2, 2, Takes::OneType, Gives::TypeOfArguments),
            "sign" => (1, 1, Takes::OneType, Gives::Number),
            "sin" | "cos" | "tan" => (1, 1, Takes::NumbersAndAngles, Gives::Number),
            "asin" | "acos" | "atan" => (1, 1, Takes::Numbers, Gives::Angle),
            "atan2" => (2, 2, Takes::OneType, Gives::Angle),
            "pow" => (2, 2, Takes::Numbers, Gives::Number),
            "sqrt" | "exp" => (1, 1, Takes::Numbers, Gives::Number),
            "log" => (1, 2, Takes::Numbers, Gives::Number),
            // The drafts differ about `progress()`.
            _ => return None,
        };
        let keyword = match most {
            3 => Some(Keyword::None),
            2 if name.eq_ignore_ascii_case("round") => Some(Keyword::Strategy),
            _ => None,
        };
        Some(Self { least, most, takes, gives, keyword })
    }
}

/// Reads arguments with commas between them.
fn arguments(
    signature: &Signature,
    input: &mut Parser<'_>,
    words: Words,
    depth: u32,
) -> Read<Option<Type>> {
    let (mut count, mut is_known) = (0_usize, true);
    let mut of_all: Option<Type> = None;
    let mut needs_two = false;
    if signature.keyword == Some(Keyword::Strategy) {
        needs_two = !is_line_width(input)?;
    }
    loop {
        let is_none = signature.keyword == Some(Keyword::None)
            && count != 1
            && input.try_parse(|input| input.expect_ident_matching("none")).is_ok();
        let found = if is_none { None } else { sum(input, words, depth)? };
        is_known &= is_none || found.is_some();
        if let Some(found) = found {
            check_argument(signature, found)?;
            of_all = match of_all {
                None => Some(found),
                Some(before) => match before.plus(found) {
                    None if matches!(signature.takes, Takes::OneType) => {
                        return wrong(format!("{before} and {found} must have the same type"));
                    }
                    both => Some(both.unwrap_or(before)),
                },
            };
        }
        count = count.saturating_add(1);
        match next(input) {
            None => break,
            Some((Token::Comma, _)) if signature.most > 1 => {}
            Some((Token::Function(name), _)) if !is_math_function(&name) => {
                return Err(Stop::Unknown);
            }
            Some((token, _)) => {
                return wrong(format!("{} is not an operator of a calculation", in_words(&token)));
            }
        }
    }
    let is_lone = needs_two && count == 1 && of_all.is_some_and(|found| !found.is_number());
    if count < signature.least || is_lone {
        let least = if is_lone { 2 } else { signature.least };
        return wrong(format!("a math function has {count} arguments, where it needs {least}"));
    }
    if count > signature.most {
        let most = signature.most;
        return wrong(format!("a math function has {count} arguments, where it takes {most}"));
    }
    Ok(match signature.gives {
        Gives::Number => Some(Type::NUMBER),
        Gives::Angle => Some(Type::ANGLE),
        Gives::TypeOfArguments => of_all.filter(|_| is_known),
    })
}

/// Reads the strategy of `round()` and the comma after it; true for `line-width`, which needs no interval.
/// <https://drafts.csswg.org/css-values/#funcdef-round>
fn is_line_width(input: &mut Parser<'_>) -> Read<bool> {
    const STRATEGIES: [&str; 5] = ["nearest", "up", "down", "to-zero", "line-width"];
    let start = input.state();
    let Some((Token::Ident(name), _)) = next(input) else {
        input.reset(&start);
        return Ok(false);
    };
    if !STRATEGIES.iter().any(|strategy| strategy.eq_ignore_ascii_case(&name)) {
        input.reset(&start);
        return Ok(false);
    }
    match next(input) {
        Some((Token::Comma, _)) => Ok(name.eq_ignore_ascii_case("line-width")),
        _ => wrong(format!("a comma is missing after `{name}`")),
    }
}

fn check_argument(signature: &Signature, found: Type) -> Read<()> {
    let (fits, expected) = match signature.takes {
        Takes::OneType => return Ok(()),
        Takes::Numbers => (found.is_number(), "a number is needed"),
        Takes::NumbersAndAngles => {
            (found.is_number() || found.is_angle(), "a number or an angle is needed")
        }
    };
    if fits {
        Ok(())
    } else {
        wrong(format!("{found} is given to a math function where {expected}"))
    }
}

/// "`<calc-sum> = <calc-product> [ [ '+' | '-' ] <calc-product> ]*`", where "white space is required on both sides of
/// the `+` and `-` operators". `None` for a type that is not known.
fn sum(input: &mut Parser<'_>, words: Words, depth: u32) -> Read<Option<Type>> {
    let mut all = product(input, words, depth)?;
    loop {
        let before = input.state();
        match next(input) {
            Some((Token::Delim('+' | '-'), true)) if is_space(input) => {
                let other = product(input, words, depth)?;
                all = match all.zip(other) {
                    None => None,
                    Some((one, other)) => match one.plus(other) {
                        None => {
                            return wrong(format!("{one} and {other} cannot be added up"));
                        }
                        sum => sum,
                    },
                };
            }
            Some((
                Token::Delim('+' | '-')
                | Token::Number { has_sign: true, .. }
                | Token::Percentage { has_sign: true, .. }
                | Token::Dimension { has_sign: true, .. },
                _,
            )) => {
                return wrong("`+` and `-` need a space on both sides in a calculation");
            }
            _ => {
                input.reset(&before);
                return Ok(all);
            }
        }
    }
}

/// "`<calc-product> = <calc-value> [ [ '*' | / ] <calc-value> ]*`"
fn product(input: &mut Parser<'_>, words: Words, depth: u32) -> Read<Option<Type>> {
    let mut all = operand(input, words, depth)?;
    loop {
        let before = input.state();
        let is_quotient = match next(input) {
            Some((Token::Delim('*'), _)) => false,
            Some((Token::Delim('/'), _)) => true,
            _ => {
                input.reset(&before);
                return Ok(all);
            }
        };
        let other = operand(input, words, depth)?;
        let other = other.map(|other| if is_quotient { other.inverted() } else { other });
        all = all.zip(other).and_then(|(one, other)| one.times(other));
    }
}

/// The next token, and true if white space is before it.
fn next<'i>(input: &mut Parser<'i>) -> Option<(Token<'i>, bool)> {
    let mut is_after_space = false;
    loop {
        match input.next_including_whitespace().ok()? {
            Token::WhiteSpace(_) => is_after_space = true,
            token => return Some((token.clone(), is_after_space)),
        }
    }
}

/// Returns true, and goes on, if white space is next.
fn is_space(input: &mut Parser<'_>) -> bool {
    matches!(input.next_including_whitespace(), Ok(Token::WhiteSpace(_)))
}

/// "`<calc-value> = <number> | <dimension> | <percentage> | <calc-keyword> | ( <calc-sum> )`", or a function.
fn operand(input: &mut Parser<'_>, words: Words, depth: u32) -> Read<Option<Type>> {
    let Some((token, _)) = next(input) else {
        return wrong("something is missing in a calculation");
    };
    let inner = depth.saturating_sub(1);
    match token {
        Token::Number { .. } => Ok(Some(Type::NUMBER)),
        Token::Percentage { .. } => Ok(Some(Type::PERCENTAGE)),
        Token::Dimension { unit, .. } => match kind_of_unit(&unit) {
            Some(kind) => Ok(Type::of_kind(kind)),
            // The units of sound are those of a few properties.
            None if matches!(words, Words::Constants) && !is_of_sound(&unit) => {
                wrong(format!("`{unit}` is not a unit"))
            }
            None => Ok(None),
        },
        Token::Ident(name) => word(&name, words),
        Token::Function(_) | Token::ParenthesisBlock if depth == 0 => Err(Stop::Unknown),
        Token::ParenthesisBlock => in_block(input, |input| {
            let found = sum(input, words, inner)?;
            match next(input) {
                None => Ok(found),
                Some((Token::Function(name), _)) if !is_math_function(&name) => Err(Stop::Unknown),
                Some((token, _)) => {
                    wrong(format!("{} is not an operator of a calculation", in_words(&token)))
                }
            }
        }),
        Token::Function(name) if is_math_function(&name) => function(&name, input, words, inner),
        Token::Function(_) => Err(Stop::Unknown),
        token => wrong(format!("{} is not allowed in a calculation", in_words(&token))),
    }
}

/// <https://drafts.csswg.org/css-speech/#typedef-decibel>, <https://drafts.csswg.org/css-speech/#typedef-semitones>
fn is_of_sound(unit: &str) -> bool {
    unit.eq_ignore_ascii_case("db") || unit.eq_ignore_ascii_case("st")
}

/// `<calc-keyword>`, which is a number; the type of other words is not known.
/// <https://drafts.csswg.org/css-values/#calc-constants>
fn word(name: &str, words: Words) -> Read<Option<Type>> {
    const CONSTANTS: [&str; 5] = ["e", "pi", "infinity", "-infinity", "nan"];
    if CONSTANTS.iter().any(|constant| constant.eq_ignore_ascii_case(name)) {
        return Ok(Some(Type::NUMBER));
    }
    match words {
        Words::Constants if !name.starts_with('-') => {
            wrong(format!("`{name}` is not allowed in a calculation"))
        }
        _ => Ok(None),
    }
}
