//! Calculations: the arguments of `calc()` and of the other math functions.
//!
//! <https://drafts.csswg.org/css-values/#calc-syntax>

use cssparser::{ParseError, Parser, Token};

use super::tokens::in_words;
use crate::rules::values::is_math_function;

/// The deepest calculations that are read.
const DEEPEST: u32 = 32;

/// The end of a calculation.
enum End {
    /// All of it was read.
    Read,
    /// It has a part that can be anything, such as `var()`.
    Unknown,
}

/// Reads the block of a math function with this name, after its name; the words say why it does not fit.
pub(super) fn arguments(name: &str, input: &mut Parser<'_>) -> Result<(), String> {
    block(input, !name.eq_ignore_ascii_case("calc"), DEEPEST).map(drop)
}

/// Reads a block: a calculation, or several with commas between them.
fn block(input: &mut Parser<'_>, may_be_several: bool, depth: u32) -> Result<End, String> {
    let mut end = Ok(End::Unknown);
    let read = input.parse_nested_block(|input| {
        end = sums(input, may_be_several, depth);
        while input.next().is_ok() {}
        Ok::<(), ParseError<()>>(())
    });
    read.map_err(|_| "it does not follow the grammar".to_owned())?;
    end
}

/// "`<calc-sum> = <calc-product> [ [ '+' | '-' ] <calc-product> ]*`", where "white space is required on both sides of the `+` and
/// `-` operators", and "`<calc-product> = <calc-value> [ [ '*' | / ] <calc-value> ]*`".
fn sums(input: &mut Parser<'_>, may_be_several: bool, depth: u32) -> Result<End, String> {
    loop {
        if let End::Unknown = operand(input, depth)? {
            return Ok(End::Unknown);
        }
        let Some((token, is_behind_space)) = next(input) else { return Ok(End::Read) };
        match token {
            Token::Delim('*' | '/') => {}
            Token::Comma if may_be_several => {}
            Token::Delim('+' | '-') if is_behind_space && is_space(input) => {}
            Token::Delim('+' | '-')
            | Token::Number { has_sign: true, .. }
            | Token::Percentage { has_sign: true, .. }
            | Token::Dimension { has_sign: true, .. } => {
                return Err("`+` and `-` need a space on both sides in a calculation".to_owned());
            }
            token => {
                return Err(format!("{} is not an operator of a calculation", in_words(&token)));
            }
        }
    }
}

/// The next token, and true if white space is before it.
fn next<'i>(input: &mut Parser<'i>) -> Option<(Token<'i>, bool)> {
    let mut is_behind_space = false;
    loop {
        match input.next_including_whitespace().ok()? {
            Token::WhiteSpace(_) => is_behind_space = true,
            token => return Some((token.clone(), is_behind_space)),
        }
    }
}

/// Returns true, and goes on, if white space is next.
fn is_space(input: &mut Parser<'_>) -> bool {
    matches!(input.next_including_whitespace(), Ok(Token::WhiteSpace(_)))
}

/// "`<calc-value> = <number> | <dimension> | <percentage> | <calc-keyword> | ( <calc-sum> )`", or a function.
fn operand(input: &mut Parser<'_>, depth: u32) -> Result<End, String> {
    let Some((token, _)) = next(input) else {
        return Err("something is missing in a calculation".to_owned());
    };
    match token {
        Token::Number { .. }
        | Token::Percentage { .. }
        | Token::Dimension { .. }
        | Token::Ident(_) => Ok(End::Read),
        Token::Function(_) | Token::ParenthesisBlock if depth == 0 => Ok(End::Unknown),
        Token::ParenthesisBlock => block(input, false, depth.saturating_sub(1)),
        Token::Function(name) if is_math_function(&name) => {
            let may_be_several = !name.eq_ignore_ascii_case("calc");
            block(input, may_be_several, depth.saturating_sub(1))
        }
        Token::Function(_) => Ok(End::Unknown),
        token => Err(format!("{} is not allowed in a calculation", in_words(&token))),
    }
}
