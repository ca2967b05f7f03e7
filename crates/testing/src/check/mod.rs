//! One check for each kind of case. All tests of all suites go through these.

mod encoding;
mod feed;
mod serializer;
mod tokenizer;
mod tree;

use std::fmt;

pub use encoding::{ByteFeed, ParsedBytes, check_encoding_case, events_of_bytes, parse_bytes};
pub(crate) use feed::parser_of;
pub use feed::{Feed, Parsed, Play, Setup, Skip, parse};
pub use serializer::check_serializer_case;
pub use tokenizer::check_tokenizer_case;
pub use tree::{check_same_tree, check_tree_case, setup_of, trees_of_case};

use treewright_syntax::{LineIndex, ParseError};

use crate::formats::ExpectedError;

/// A case that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// How the case was run, and what was compared.
    pub run: String,
    /// The expected text.
    pub expected: String,
    /// The actual text.
    pub found: String,
}

impl Mismatch {
    pub(crate) fn new(
        run: impl Into<String>,
        expected: impl Into<String>,
        found: impl Into<String>,
    ) -> Self {
        Self { run: run.into(), expected: expected.into(), found: found.into() }
    }
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}]\nexpected:\n{}\nfound:\n{}", self.run, self.expected, self.found)
    }
}

impl std::error::Error for Mismatch {}

/// The errors as the formats write them, with the lines and columns of `text`.
pub fn places(errors: &[ParseError], text: &str) -> Vec<ExpectedError> {
    let index = LineIndex::new(text);
    let place = |error: &ParseError| {
        let place = index.line_column(text, error.span.start);
        ExpectedError {
            code: error.code.as_str().to_owned(),
            line: place.line,
            column: place.column,
        }
    };
    errors.iter().map(place).collect()
}

/// In the order of their places: the standard does not say when the errors of the input stream are raised,
/// and the public data list them first.
fn in_order(errors: &[ExpectedError]) -> Vec<ExpectedError> {
    let mut sorted = errors.to_vec();
    sorted.sort_by(|a, b| (a.line, a.column, &a.code).cmp(&(b.line, b.column, &b.code)));
    sorted
}

fn compare_errors(
    run: &str,
    expected: &[ExpectedError],
    found: &[ExpectedError],
) -> Result<(), Mismatch> {
    let (expected, found) = (in_order(expected), in_order(found));
    if expected == found {
        return Ok(());
    }
    let lines = |errors: &[ExpectedError]| {
        errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    };
    Err(Mismatch::new(format!("{run}: errors"), lines(&expected), lines(&found)))
}
