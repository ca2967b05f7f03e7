//! Records with lines and columns, and their numbers, for logs and programs.

use std::collections::BTreeMap;
use std::fmt;

use treewright_markup::LineIndex;

use crate::{Action, Kind, Reason, Record};

/// The changes that a sanitizer made to a text: a record for each change, and the numbers of them.
///
/// With the feature `serde` it is written with the members `records` and `counts`.
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_sanitize::{Report, Sanitizer};
///
/// let mut document = Document::new();
/// let fragment = document.create_document_fragment();
/// let script = document.create_element(Namespace::Html, "script")?;
/// document.append(fragment, script)?;
/// let mut records = Vec::new();
/// Sanitizer::default().filter().sanitize_and_record(&mut document, fragment, &mut records);
/// let report = Report::new(&records, "<script></script>");
/// assert_eq!(report.counts.to_string(), "1 removed; 1 element; 1 configuration");
/// # Ok::<(), treewright_dom::NodeError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct Report {
    /// The changes, in the order in which they were made.
    pub records: Vec<ReportRecord>,
    /// The numbers of changes.
    pub counts: ReportCounts,
}

/// A change with its place. With the feature `serde` it is written with these members, in this order.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct ReportRecord {
    /// [`Record::path`].
    pub path: String,
    /// [`Record::action`]: `removed`, `unwrapped` or `changed`.
    pub action: Action,
    /// [`Record::kind`].
    pub kind: Kind,
    /// [`Record::name`].
    pub name: String,
    /// [`Record::value`].
    pub value: String,
    /// [`Record::reason`].
    pub reason: Reason,
    /// [`Reason::anchor`].
    pub anchor: &'static str,
    /// The line, from 1. This and the following are `None` for a change without a place: in a tree that was parsed
    /// without origins, or not at all.
    pub line: Option<u32>,
    /// The column, from 1, in UTF-16 code units.
    pub column: Option<u32>,
    /// The start, in bytes of the text in UTF-8, from 0.
    pub offset: Option<u32>,
    /// The end, like the start.
    pub end_offset: Option<u32>,
}

/// The numbers of changes, by their names. All members count the same changes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct ReportCounts {
    /// By [`Action::as_str`].
    pub actions: BTreeMap<&'static str, u64>,
    /// By [`Kind::as_str`].
    pub kinds: BTreeMap<&'static str, u64>,
    /// By [`Reason::as_str`].
    pub reasons: BTreeMap<&'static str, u64>,
}

impl Report {
    /// Makes a report of records, with lines and columns in the source that was parsed.
    pub fn new(records: &[Record], source: &str) -> Self {
        let lines = LineIndex::new(source);
        let with_place = |record: &Record| {
            let span = record.span;
            let place = span.map(|span| lines.line_column(source, span.start));
            ReportRecord {
                path: record.path.clone(),
                action: record.action,
                kind: record.kind,
                name: record.name.clone(),
                value: record.value.clone(),
                reason: record.reason,
                anchor: record.reason.anchor(),
                line: place.map(|place| place.line),
                column: place.map(|place| place.column),
                offset: span.map(|span| span.start),
                end_offset: span.map(|span| span.end),
            }
        };
        Self {
            counts: ReportCounts::new(records),
            records: records.iter().map(with_place).collect(),
        }
    }
}

impl ReportCounts {
    /// Counts records.
    pub fn new(records: &[Record]) -> Self {
        let mut counts = Self::default();
        let add = |counts: &mut BTreeMap<&'static str, u64>, name| {
            let count = counts.entry(name).or_default();
            *count = count.saturating_add(1);
        };
        for record in records {
            add(&mut counts.actions, record.action.as_str());
            add(&mut counts.kinds, record.kind.as_str());
            add(&mut counts.reasons, record.reason.as_str());
        }
        counts
    }
}

/// The numbers in one line, for logs.
impl fmt::Display for ReportCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.actions.is_empty() {
            return f.write_str("no changes");
        }
        for (index, counts) in [&self.actions, &self.kinds, &self.reasons].into_iter().enumerate() {
            if index > 0 {
                f.write_str("; ")?;
            }
            let numbers: Vec<String> =
                counts.iter().map(|(name, count)| format!("{count} {name}")).collect();
            f.write_str(&numbers.join(", "))?;
        }
        Ok(())
    }
}

/// Names are written as text.
#[cfg(feature = "serde")]
mod names {
    use serde::{Serialize, Serializer};

    use crate::{Action, Kind, Reason};

    impl Serialize for Action {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.serialize_str(self.as_str())
        }
    }

    impl Serialize for Kind {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.serialize_str(self.as_str())
        }
    }

    impl Serialize for Reason {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.serialize_str(self.as_str())
        }
    }
}
