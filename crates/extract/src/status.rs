//! The outcome of a page.

use std::fmt;

/// The outcome of a page: the column `status`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Status {
    /// The page was read to its end, and all values are those of the plan.
    Complete,
    /// The page was read to its end, but at a limit the tree became different from the standard's, or a
    /// value was left out.
    Degraded,
    /// A budget ended the page, or its values, early.
    Truncated,
    /// The row has no page. Its values are null.
    Failed,
}

impl Status {
    /// All outcomes.
    pub const ALL: [Self; 4] = [Self::Complete, Self::Degraded, Self::Truncated, Self::Failed];

    /// The name, in lower case.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Complete => "complete",
            Self::Degraded => "degraded",
            Self::Truncated => "truncated",
            Self::Failed => "failed",
        }
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
