//! A finding: the error, its place, and its fix.

use treewright_markup::Span;

use crate::{Rule, Severity};

/// A finding in a page.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Diagnostic {
    /// The rule that it is about.
    pub rule: &'static Rule,
    /// The weight, by the rule or by the options.
    pub severity: Severity,
    /// The message in one line, which names the tag, the attribute or the character.
    pub message: String,
    /// The place in the text of the page.
    pub span: Span,
    /// Other places that belong to it.
    pub related: Vec<Related>,
    /// An edit that fixes it.
    pub fix: Option<Fix>,
}

impl Diagnostic {
    /// The code of the rule.
    pub const fn code(&self) -> &'static str {
        self.rule.code
    }
}

/// Another place that belongs to a finding.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Related {
    /// The place.
    pub span: Span,
    /// The reason to look there, such as "opened here".
    pub message: String,
}

/// An edit of the source that fixes a finding.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Fix {
    /// The edit as a command: "Remove the attribute `align`".
    pub title: String,
    /// True if the tree does not change, or the fix only makes the parser's behaviour explicit.
    pub is_safe: bool,
    /// The replacements, in the order of their places, which do not overlap.
    pub edits: Vec<Edit>,
}

impl Fix {
    /// A fix that does not change the tree.
    pub fn safe(title: impl Into<String>, edits: impl Into<Vec<Edit>>) -> Self {
        Self { title: title.into(), is_safe: true, edits: edits.into() }
    }

    /// A fix that changes the tree, to be applied on request only.
    pub fn changing(title: impl Into<String>, edits: impl Into<Vec<Edit>>) -> Self {
        Self { title: title.into(), is_safe: false, edits: edits.into() }
    }
}

/// A replacement of a range of the source.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Edit {
    /// The range that is replaced, empty for an insertion.
    pub span: Span,
    /// The text that takes its place.
    pub replacement: String,
}

impl Edit {
    /// Replaces a range.
    pub fn replace(span: Span, replacement: impl Into<String>) -> Self {
        Self { span, replacement: replacement.into() }
    }

    /// Removes a range.
    pub fn remove(span: Span) -> Self {
        Self::replace(span, "")
    }
}
