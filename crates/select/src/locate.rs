//! The place of an error. The parser of selectors does not report it, but it reports whether a text is a
//! selector. That suffices: the place is the first token after which the text cannot be completed to a
//! selector.

use cssparser::{ParseError, Parser as Tokens, Token};

use crate::grammar::parse;
use crate::options::SelectorOptions;

/// Endings for prefixes of selectors: every prefix becomes a selector with one of them. Blocks need not be
/// closed, because the end of the text closes them.
const ENDINGS: &[&str] =
    &["", "a", " a", "1", " 1", "n", "root", "slotted(a)", "=a", "(a)", "(1)", "\"", "\" a"];

/// The offset of the first token that no selector has at its place; the length of the text if the text ends
/// too early.
pub(crate) fn locate(text: &str, options: &SelectorOptions) -> usize {
    let mut starts = Vec::new();
    collect(&mut Tokens::new(text), text, &mut starts);
    // A prefix of a valid prefix is valid too, so a binary search works.
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

/// The starts and ends of all tokens, including those in blocks. Recurses into blocks, whose depth
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
