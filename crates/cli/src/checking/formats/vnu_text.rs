//! Text of the Nu Html Checker: a paragraph for each message.

use std::io::{self, Write};

use treewright::Severity;

use super::vnu::VnuReporter;
use super::vnu_json::{address_of, message_of};
use super::{Reporter, Totals};
use crate::checking::checked::{Checked, Finding};

#[derive(Default)]
pub(crate) struct VnuText {
    has_errors: bool,
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
            if let Some((text, _)) = &finding.extract {
                let line: String = text.chars().map(|c| if c == '\n' { ' ' } else { c }).collect();
                writeln!(out, "{line}")?;
            }
            writeln!(out)?;
        }
        if page.left_out > 0 {
            writeln!(out, "Info: {} more messages\n", page.left_out)?;
        }
        Ok(())
    }

    fn finish(&mut self, _: &Totals, out: &mut dyn Write) -> io::Result<()> {
        let end = if self.has_errors { "There were errors." } else { "There were no errors." };
        writeln!(out, "{end}")
    }
}

impl VnuReporter for VnuText {
    fn trouble(&mut self, message: &str, out: &mut dyn Write) -> io::Result<()> {
        self.has_errors = true;
        writeln!(out, "IO Error: {message}\n")
    }
}
