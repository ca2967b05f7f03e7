//! The limits that a parse reached: for people and as JSON.

use std::fmt;

use serde::Serialize;
use treewright::{End, Limit, Parsed};

/// Returns true if the text was longer than offsets can count, and was not cut off by a limit.
pub(super) fn is_too_long(parsed: &Parsed) -> bool {
    parsed.end == End::Truncated && !parsed.limits_met.iter().any(|met| met.limit.cuts_off())
}

/// A limit that was reached. In JSON it has its name and the place in the text.
#[derive(Serialize)]
pub(crate) struct MetLimit {
    #[serde(rename = "limit")]
    name: &'static str,
    #[serde(skip)]
    limit: Limit,
    offset: u32,
    /// The place in the bytes; `None` if text was parsed.
    #[serde(skip)]
    byte_offset: Option<u64>,
}

impl MetLimit {
    /// All limits met, in the order of their places. `bytes` are those that were parsed; `None` if
    /// text was.
    pub(crate) fn all(parsed: &Parsed, bytes: Option<&[u8]>) -> Vec<Self> {
        if parsed.limits_met.is_empty() {
            return Vec::new();
        }
        let offsets = bytes.and_then(|bytes| parsed.byte_offsets(bytes));
        let mut ranges = offsets
            .map(|offsets| offsets.byte_ranges(parsed.limits_met.iter().map(|met| met.span)))
            .unwrap_or_default()
            .into_iter();
        let met = parsed.limits_met.iter();
        let mut limits: Vec<Self> = met
            .map(|met| Self {
                name: met.limit.as_str(),
                limit: met.limit,
                offset: met.span.start,
                byte_offset: ranges.next().and_then(Result::ok).map(|range| range.start),
            })
            .collect();
        limits.sort_by_key(|limit| limit.offset);
        limits
    }

    /// The place in the text, in bytes of UTF-8.
    pub(crate) fn offset(&self) -> u32 {
        self.offset
    }

    fn consequence(&self) -> &'static str {
        match self.limit {
            Limit::Depth => "deeper elements became siblings",
            Limit::Attributes => "further attributes were dropped",
            Limit::FormattingWork => "formatting elements were not reopened",
            limit if limit.cuts_off() => "the rest was left out",
            _ => "the tree is not the standard's",
        }
    }
}

impl fmt::Display for MetLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "limit {} was reached", self.name)?;
        if let Some(offset) = self.byte_offset {
            write!(f, " at byte {offset}")?;
        }
        write!(f, ": {}", self.consequence())
    }
}
