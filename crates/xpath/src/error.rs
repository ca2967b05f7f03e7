//! Errors of expressions and of evaluations.

use std::error::Error;
use std::fmt;

/// The error for a text that is not an XPath expression, or that cannot be evaluated here, because it has
/// an unknown function or prefix, a variable, or too much nesting.
///
/// The display is one line; [`caret`](Self::caret) shows the place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompileError {
    expression: String,
    offset: usize,
    message: String,
}

impl CompileError {
    pub(crate) fn new(expression: &str, offset: usize, message: impl Into<String>) -> Self {
        // An offset inside a character would be useless.
        let offset = if expression.is_char_boundary(offset) { offset } else { expression.len() };
        Self { expression: expression.to_owned(), offset, message: message.into() }
    }

    /// The place in the expression, in bytes. It is the length of the expression if something is missing at
    /// its end.
    pub const fn offset(&self) -> usize {
        self.offset
    }

    /// The line of the expression that contains the error, and below it a caret under the place.
    ///
    /// ```
    /// use treewright_xpath::XPath;
    /// let error = XPath::compile("//a[foo(1)]").unwrap_err();
    /// assert_eq!(error.to_string(), "unknown function foo(), at character 5 of the XPath expression");
    /// assert_eq!(error.caret(), "//a[foo(1)]\n    ^");
    /// ```
    pub fn caret(&self) -> String {
        let (before, after) = self.expression.split_at_checked(self.offset).unwrap_or_default();
        let start = before.rsplit('\n').next().unwrap_or_default();
        let rest = after.split('\n').next().unwrap_or_default();
        // A tab stays a tab, so that the caret is below its character.
        let indent: String =
            start.chars().map(|character| if character == '\t' { '\t' } else { ' ' }).collect();
        format!("{start}{rest}\n{indent}^")
    }
}

impl fmt::Display for CompileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let before = self.expression.get(..self.offset).unwrap_or_default();
        let character = before.chars().count().saturating_add(1);
        write!(f, "{}, at character {character} of the XPath expression", self.message)
    }
}

impl Error for CompileError {}

/// The reason why an evaluation failed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EvaluateError {
    /// A string, number or boolean is used where XPath requires a node-set, as in `count('a')`. The text
    /// says where.
    NotANodeSet(String),
    /// The evaluation visited more than this number of nodes. See
    /// [`Options::work_limit`](crate::Options::work_limit).
    TooMuchWork(u64),
    /// The node is not in the tree, or it is a doctype.
    NotInTheTree,
    /// The evaluation was ended before it was done. See [`XPath::until`](crate::XPath::until).
    Ended,
}

impl fmt::Display for EvaluateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotANodeSet(message) => f.write_str(message),
            Self::TooMuchWork(limit) => {
                write!(f, "the XPath expression needs more work than visiting {limit} nodes")
            }
            Self::Ended => f.write_str("the evaluation was ended before it was done"),
            Self::NotInTheTree => f.write_str("the node is not one that XPath knows in this tree"),
        }
    }
}

impl Error for EvaluateError {}
