//! The options of tables as rows of text.

use std::fmt;

/// The slots at which the text of a cell with several slots is repeated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Spans {
    /// At each slot that the cell covers: each row is complete.
    #[default]
    Repeat,
    /// Only at its first slot; the others are empty: each text occurs once.
    First,
}

/// The options of tables as rows of text: repeated text, and a limit for the number of slots.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct TableOptions {
    /// The slots at which the text of a cell is repeated.
    pub spans: Spans,
    /// The maximum number of slots, rows times columns. A cell of a few bytes can cover 65,534,000 slots.
    pub limit: u64,
}

impl TableOptions {
    /// The default limit.
    pub const DEFAULT_LIMIT: u64 = 10_000_000;

    /// Creates options with repeated text and the limit [`TableOptions::DEFAULT_LIMIT`].
    pub const fn new() -> Self {
        Self { spans: Spans::Repeat, limit: Self::DEFAULT_LIMIT }
    }

    /// Sets [`spans`](Self::spans).
    #[must_use]
    pub const fn spans(mut self, spans: Spans) -> Self {
        self.spans = spans;
        self
    }

    /// Sets [`limit`](Self::limit).
    #[must_use]
    pub const fn limit(mut self, limit: u64) -> Self {
        self.limit = limit;
        self
    }
}

impl Default for TableOptions {
    fn default() -> Self {
        Self::new()
    }
}

/// The error for a table that has more slots than [`TableOptions::limit`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TableTooLarge {
    /// The number of columns.
    pub width: u64,
    /// The number of rows.
    pub height: u64,
    /// The limit.
    pub limit: u64,
}

impl fmt::Display for TableTooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { width, height, limit } = self;
        write!(f, "the table has {height} rows of {width} columns, more than {limit} slots")
    }
}

impl std::error::Error for TableTooLarge {}
