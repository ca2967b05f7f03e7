//! The place of an error. The parser of selectors does not tell it; it tells if a text is a selector, and
//! that is enough: the place is the first token after which nothing makes a selector of the text.

use cssparser::{ParseError, Parser as Tokens, Token};

use crate::grammar::parse;
use crate::options::SelectorOptions;

/// Endings for beginnings of selectors: every beginning becomes a selector with one of them. Blocks need
/// not be closed, as they are closed at the end of the text.
const ENDINGS: &[&str] =
    &["", "a", " a", "1", " 1", "n", "root", "slotted(a)", "=a", "(a)", "(1)", "\"", "\" a"];

/// The offset of the first token that no selector has at its place; the length of the text if there is
/// none, so that the text ends too early.
pub(crate) fn locate(text: &str, options: &SelectorOptions) -> usize {
    let mut starts = Vec::new();
    collect(&mut Tokens::new(text), text, &mut starts);
    // A beginning of a beginning can be completed too, so the question can be asked by halves.
    let good = starts.partition_point(|(_, end)| {
        let beginning = text.get(..*end).unwrap_or(text);
        ENDINGS.iter().any(|ending| parse(&[beginning, ending].concat(), options).is_ok())
    });
    starts.get(good).map_or(text.trim_end().len(), |(start, _)| *start)
}

/// The offset of the token before the one at `offset`.
pub(crate) fn token_before(text: &str, offset: usize) -> usize {
    let mut starts = Vec::new();
    collect(&mut Tokens::new(text), text, &mut starts);
    starts
        .iter()
        .map(|(start, _)| *start)
        .take_while(|start| *start < offset)
        .last()
        .unwrap_or(offset)
}

/// The starts and ends of all tokens, those in blocks included. Recurses into blocks, whose depth
/// `cssparser` limits.
fn collect(tokens: &mut Tokens<'_>, text: &str, found: &mut Vec<(usize, usize)>) {
    loop {
        let start = tokens.position().byte_index();
        let Ok(token) = tokens.next_including_whitespace_and_comments() else {
            return;
        };
        let opens = matches!(
            token,
            Token::Function(_)
                | Token::ParenthesisBlock
                | Token::SquareBracketBlock
                | Token::CurlyBracketBlock
        );
        found.push((start, tokens.position().byte_index()));
        if opens {
            let inside: Result<(), ParseError<()>> = tokens.parse_nested_block(|tokens| {
                collect(tokens, text, found);
                Ok(())
            });
            let end = tokens.position().byte_index();
            let last = end.saturating_sub(1);
            if inside.is_err() {
                return;
            }
            if text.get(last..end).is_some_and(|last| matches!(last, ")" | "]" | "}"))
                && found.last().is_some_and(|(start, _)| *start < last)
            {
                found.push((last, end));
            }
        }
    }
}
