//! Remarks about a page, in addition to its results: on standard error, in lines that begin with its name.

use std::fmt;
use std::mem;

use treewright::{LocatedDecodingError, LocatedParseError, Parsed};

use super::limits::{MetLimit, is_too_long};
use super::{Inferred, Page};
use crate::input::Binary;
use crate::output::{Failure, Messages, Out, Outcome, print_errors};

/// The remarks about a page.
#[derive(Default)]
pub(crate) struct Remarks {
    inferred: Option<Inferred>,
    binary: Option<Binary>,
    limits_met: Vec<MetLimit>,
    /// The messages of the command about missing results, each as it follows the name of the page and a
    /// colon.
    failures: Vec<String>,
    /// Its messages where no result is missing.
    notes: Vec<String>,
    /// Its messages that are printed for the first page only that has them.
    once: Vec<String>,
    is_too_long: bool,
    errors: Option<Errors>,
}

/// The place where the errors of pages are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ErrorOutput {
    /// They are not printed.
    Nowhere,
    /// The results have them.
    InResults,
    /// They come after the results.
    AfterResults,
}

/// The errors of a page.
struct Errors {
    of_parser: Vec<LocatedParseError>,
    left_out: u64,
    of_decoder: Vec<LocatedDecodingError>,
    are_in_results: bool,
}

impl Remarks {
    /// Those about a parse of bytes.
    pub(crate) fn of(parsed: &Parsed, bytes: &[u8]) -> Self {
        let encoding = parsed.encoding.as_ref().map(|decision| decision.encoding);
        Self {
            binary: Binary::find(bytes, encoding),
            limits_met: MetLimit::all(parsed, Some(bytes)),
            is_too_long: is_too_long(parsed),
            ..Self::default()
        }
    }

    /// Those about a page, before results are printed.
    pub(crate) fn of_page(page: &Page) -> Self {
        Self { inferred: page.inferred.clone(), ..Self::of(&page.parsed, &page.bytes) }
    }

    /// Those about a page whose results are printed, with the messages of the command.
    pub(super) fn of_printed(page: &mut Page, messages: Messages, output: ErrorOutput) -> Self {
        let errors = (output != ErrorOutput::Nowhere).then(|| Errors {
            of_parser: mem::take(&mut page.parsed.errors),
            left_out: page.parsed.errors_left_out,
            of_decoder: mem::take(&mut page.parsed.decoding_errors),
            are_in_results: output == ErrorOutput::InResults,
        });
        let errors = errors.filter(|errors| !errors.is_empty());
        let Messages { failures, notes, once, .. } = messages;
        Self { failures, notes, once, errors, ..Self::of_page(page) }
    }

    /// Those about lines that come from a file that starts like this.
    pub(crate) fn of_lines(start: &[u8]) -> Self {
        Self { binary: Binary::format(start), ..Self::default() }
    }

    /// Returns true if a part of the page or of its results is missing.
    pub(crate) fn has_failure(&self) -> bool {
        self.is_too_long || !self.failures.is_empty()
    }

    /// The limits that the parse has reached, in the order of their places.
    pub(crate) fn limits_met(&self) -> impl Iterator<Item = &MetLimit> {
        self.limits_met.iter()
    }

    /// A line for each remark, in their order.
    pub(crate) fn lines(&self, name: impl fmt::Display) -> Vec<String> {
        let mut lines = Vec::new();
        match &self.inferred {
            Some(Inferred::Fragment(context)) => {
                lines.push(format!("{name}: parsed as the contents of `{context}`"));
            }
            Some(Inferred::Document) => lines.push(format!("{name}: parsed as a document")),
            None => {}
        }
        if let Some(binary) = self.binary {
            lines.push(format!("warning: {name}: {binary}"));
        }
        for met in &self.limits_met {
            lines.push(format!("warning: {name}: {met}"));
        }
        for failure in self.notes.iter().chain(&self.failures) {
            lines.push(format!("{name}:{failure}"));
        }
        if self.is_too_long {
            lines.push(format!("{name}: longer than the 4 GiB that can be parsed"));
        }
        lines
    }

    /// Prints them.
    pub(crate) fn print(&self, name: impl fmt::Display, out: &mut Out) -> Result<Outcome, Failure> {
        for line in self.lines(&name) {
            out.print_message(&line)?;
        }
        for message in &self.once {
            if out.is_first(message) {
                out.print_message(&format_args!("{name}: {message}"))?;
            }
        }
        let mut outcome = Outcome::NothingFound;
        if let Some(errors) = &self.errors {
            errors.print(&name, out)?;
            outcome = Outcome::Findings;
        }
        Ok(if self.has_failure() { Outcome::UnreadableInput } else { outcome })
    }
}

impl Errors {
    fn is_empty(&self) -> bool {
        self.of_parser.is_empty() && self.of_decoder.is_empty() && self.left_out == 0
    }

    fn print(&self, name: &impl fmt::Display, out: &mut Out) -> Result<(), Failure> {
        if !self.are_in_results {
            out.with_standard_error(|| print_errors(name, &self.of_parser, &self.of_decoder))?;
        }
        if self.left_out == 0 {
            return Ok(());
        }
        let errors = if self.left_out == 1 { "error" } else { "errors" };
        out.print_message(&format_args!("warning: {name}: {} more parse {errors}", self.left_out))
    }
}
