//! Text of the Nu Html Checker: two lines for each message.

use std::io::{self, Write};

use treewright::Severity;

use super::reporter::{VnuReporter, address_of, message_of, notes_about, place_of, word_of};
use crate::checking::checked::Checked;
use crate::checking::formats::{Reporter, Totals};

pub(crate) struct VnuText {
    has_errors: bool,
    /// The last lines without and with errors, which some callers look for.
    ends: [&'static str; 2],
}

impl VnuText {
    pub(super) const fn of_command() -> Self {
        let ends =
            ["Document checking completed. No errors found.", "Document checking completed."];
        Self { has_errors: false, ends }
    }

    pub(super) const fn of_service() -> Self {
        let ends =
            ["The document validates according to the specified schema(s).", "There were errors."];
        Self { has_errors: false, ends }
    }
}

impl Reporter for VnuText {
    fn page(&mut self, page: &Checked, out: &mut dyn Write) -> io::Result<()> {
        let address = address_of(&page.name);
        for finding in &page.findings {
            self.has_errors |= finding.severity == Severity::Error;
            writeln!(out, "{}: {}", word_of(finding.severity), message_of(finding))?;
            write!(out, "{}", place_of(finding))?;
            match &address {
                Some(address) => writeln!(out, " in resource {address}")?,
                None => writeln!(out)?,
            }
        }
        for note in notes_about(page) {
            self.note(&page.name, &note, out)?;
        }
        Ok(())
    }

    fn finish(&mut self, _: &Totals, out: &mut dyn Write) -> io::Result<()> {
        let [without, with] = self.ends;
        writeln!(out, "{}", if self.has_errors { with } else { without })
    }
}

impl VnuReporter for VnuText {
    fn failure(&mut self, name: &str, message: &str, out: &mut dyn Write) -> io::Result<()> {
        self.has_errors = true;
        let address = address_of(name).map(|address| format!("{address}: ")).unwrap_or_default();
        writeln!(out, "IO Error: {address}{message}")
    }

    fn note(&mut self, name: &str, message: &str, out: &mut dyn Write) -> io::Result<()> {
        let address = address_of(name).map(|address| format!("{address}: ")).unwrap_or_default();
        writeln!(out, "Info: {address}{message}")
    }
}
