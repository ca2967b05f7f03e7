//! Parse errors: inside the input, and in the order of the tokens.

use treewright_syntax::{ErrorCode, ParseError, SourceId, Stage};

use super::Violation;

const NAME: &str = "errors";

/// Every error is inside its source, between characters: the input, or a text that a script wrote.
///
/// # Errors
/// The first that is not.
pub fn check_error_offsets(
    text: &str,
    written: &[String],
    errors: &[ParseError],
) -> Result<(), Violation> {
    for error in errors {
        let (start, end) = (error.span.start as usize, error.span.end as usize);
        let source = match error.span.source {
            SourceId::MAIN => Some(text),
            SourceId(number) => written.get(number as usize - 1).map(String::as_str),
        };
        let is_right = source.is_some_and(|source| source.get(start..end).is_some());
        if !is_right {
            return Err(Violation::new(NAME, format!("{error} has the range {start}..{end}")));
        }
    }
    Ok(())
}

/// The stage that raises an error. One code of the tokenizer's table is raised when tree construction
/// has not acknowledged the flag of a tag.
/// <https://html.spec.whatwg.org/multipage/parsing.html#self-closing-flag>
fn raised_by(error: &ParseError) -> Stage {
    match error.code {
        ErrorCode::NonVoidHtmlElementStartTagWithTrailingSolidus => Stage::TreeConstruction,
        code => code.stage(),
    }
}

/// The errors are in the order in which the parser reaches them. Those of the tokenizer are at the current
/// input character, which never goes back; those of tree construction are at tokens, which are consecutive;
/// and a token is processed before the text after it is read. So the tokenizer's errors are in the order of
/// their places, those of tree construction are too, and no later error of the tokenizer lies before a
/// token that had an error. The standard does not say when those of the input stream are raised; they too
/// are in the order of their places.
///
/// # Errors
/// The first error that comes too late.
pub fn check_order(errors: &[ParseError]) -> Result<(), Violation> {
    let mut last: [Option<&ParseError>; 3] = [None; 3];
    for error in errors.iter().filter(|error| error.span.source == SourceId::MAIN) {
        // Characters in a table are collected, and become an error after the next token.
        // <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intabletext>
        if error.code == ErrorCode::TextInTable {
            continue;
        }
        let stage = raised_by(error);
        let mut before = vec![last[stage as usize]];
        if stage == Stage::Tokenization {
            before.push(last[Stage::TreeConstruction as usize]);
        }
        let late = before.into_iter().flatten().find(|last| last.span.start > error.span.start);
        if let Some(last) = late {
            return Err(Violation::new(NAME, format!("{error} comes after {last}")));
        }
        last[stage as usize] = Some(error);
    }
    Ok(())
}
