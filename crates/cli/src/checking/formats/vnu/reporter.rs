//! A reporter of the Nu Html Checker's forms, and the words and places that the forms share.

use std::io::{self, Write};

use serde::Serialize;
use treewright::Severity;
use treewright::read::url::Url;

use crate::checking::checked::{Checked, Finding};
use crate::checking::formats::Reporter;

/// Writes reports of its forms, with messages that are not about a page.
pub(crate) trait VnuReporter: Reporter {
    /// Writes that a page could not be read. The name is empty for pages without one.
    fn failure(&mut self, name: &str, message: &str, out: &mut dyn Write) -> io::Result<()>;

    /// Writes a remark about a page as a whole.
    fn note(&mut self, name: &str, message: &str, out: &mut dyn Write) -> io::Result<()>;
}

/// The fields of the object in addition to the messages, which its HTTP interface has.
#[derive(Clone, Debug, Default, Serialize)]
pub(crate) struct Root {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) url: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) source: Option<Source>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) language: Option<String>,
}

/// The text of the page.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Source {
    #[serde(rename = "type")]
    pub(crate) kind: String,
    pub(crate) encoding: String,
    pub(crate) code: String,
}

/// The rule whose errors end a document.
const FATAL: &str = "not-well-formed";

/// The type and the subtype of the message of a finding.
pub(super) fn types_of(finding: &Finding) -> (&'static str, Option<&'static str>) {
    match finding.severity {
        Severity::Error if finding.code() == FATAL => ("error", Some("fatal")),
        Severity::Error => ("error", None),
        Severity::Warning => ("info", Some("warning")),
        _ => ("info", None),
    }
}

/// The message of a finding with its code, which people can filter by.
pub(super) fn message_of(finding: &Finding) -> String {
    format!("{} [{}]", finding.message, finding.code())
}

/// The address of a page: `file:/a/b.html`, as Java writes it; `None` for standard input and request bodies.
pub(super) fn address_of(name: &str) -> Option<String> {
    if name.is_empty() || name == "-" {
        return None;
    }
    if let Ok(url) = Url::parse(name)
        && matches!(url.scheme(), "http" | "https" | "data")
    {
        return Some(name.to_owned());
    }
    let path = std::path::absolute(name).ok()?;
    let url = Url::from_file_path(path).ok()?;
    Some(url.as_str().replacen("file:///", "file:/", 1))
}

/// The remarks about a page as a whole: limits that its parse has reached, and messages that are left out.
pub(super) fn notes_about(page: &Checked) -> Vec<String> {
    let mut notes: Vec<_> = page.limits_met.iter().map(|met| met.text.clone()).collect();
    if page.left_out.count > 0 {
        notes.push(format!("{} more messages", page.left_out.count));
    }
    notes
}

/// The word for the weight of a message.
pub(super) const fn word_of(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "Error",
        Severity::Warning => "Warning",
        _ => "Info",
    }
}

/// The place of a message in words.
pub(super) fn place_of(finding: &Finding) -> String {
    let (start, last) = (finding.place.start, finding.place.last);
    if start == last {
        return format!("At line {}, column {}", last.line, last.column);
    }
    format!(
        "From line {}, column {}; to line {}, column {}",
        start.line, start.column, last.line, last.column
    )
}

/// Splits a text after a number of UTF-16 code units.
pub(super) fn split_at(text: &str, units: usize) -> (&str, &str) {
    let mut left = units;
    for (index, character) in text.char_indices() {
        if left == 0 {
            return text.split_at_checked(index).unwrap_or((text, ""));
        }
        left = left.saturating_sub(character.len_utf16());
    }
    (text, "")
}
