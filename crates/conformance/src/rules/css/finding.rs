//! A finding in a style, before it has a place in the page.

use std::ops::Range;

use crate::rule::Rule;

/// See the module.
#[derive(Clone, Debug)]
pub(crate) struct Finding {
    pub(super) rule: &'static Rule,
    /// In bytes of the text.
    pub(super) range: Range<usize>,
    /// The values of the message.
    pub(super) values: Vec<(&'static str, String)>,
}

impl Finding {
    /// A finding with a reason.
    pub(super) fn new(rule: &'static Rule, range: Range<usize>, reason: impl Into<String>) -> Self {
        Self { rule, range, values: vec![("reason", reason.into())] }
    }

    /// Adds a value of the message.
    pub(super) fn with(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.values.push((name, value.into()));
        self
    }

    /// The bytes of memory that it takes, about.
    pub(crate) fn length(&self) -> usize {
        let of_value =
            |(_, text): &(&str, String)| size_of::<(&str, String)>().saturating_add(text.len());
        self.values.iter().map(of_value).fold(size_of::<Self>(), usize::saturating_add)
    }

    /// The finding in a text whose first bytes were not examined.
    pub(super) fn moved_by(mut self, length: usize) -> Self {
        let moved = |at: usize| at.saturating_add(length);
        self.range = moved(self.range.start)..moved(self.range.end);
        self
    }
}
