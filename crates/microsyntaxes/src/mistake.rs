//! Mistakes in values.

use std::borrow::Cow;
use std::fmt;
use std::ops::Range;

/// A mistake in a value: the first one, unless a function says otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// Its place, in bytes of the value.
    pub span: Range<usize>,
    /// The reason, as a clause: "the month is not from 01 to 12".
    pub reason: Cow<'static, str>,
}

impl Mistake {
    /// Creates a mistake at a place.
    pub fn new(span: Range<usize>, reason: impl Into<Cow<'static, str>>) -> Self {
        Self { span, reason: reason.into() }
    }

    /// Creates a mistake in `part`, which is a slice of `value`.
    pub fn in_part(value: &str, part: &str, reason: impl Into<Cow<'static, str>>) -> Self {
        let start = part.as_ptr().addr().saturating_sub(value.as_ptr().addr());
        Self::new(start..start.saturating_add(part.len()), reason)
    }
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at offset {}", self.reason, self.span.start)
    }
}

impl std::error::Error for Mistake {}
