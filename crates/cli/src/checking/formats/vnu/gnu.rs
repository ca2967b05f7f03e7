//! Lines of the Nu Html Checker: `"file:/a/b.html":1.66-1.80: error: message`.

use std::io::{self, Write};

use super::reporter::{VnuReporter, address_of, message_of, notes_about, types_of};
use crate::checking::checked::Checked;
use crate::checking::formats::Reporter;

pub(crate) struct VnuGnu;

impl Reporter for VnuGnu {
    fn page(&mut self, page: &Checked, out: &mut dyn Write) -> io::Result<()> {
        let address = quoted_address(&page.name);
        for finding in &page.findings {
            let (kind, sub_type) = types_of(finding);
            let kind = sub_type.map_or(kind.to_owned(), |sub_type| format!("{kind} {sub_type}"));
            let (start, last) = (finding.place.start, finding.place.last);
            writeln!(
                out,
                "{address}:{}.{}-{}.{}: {kind}: {}",
                start.line,
                start.column,
                last.line,
                last.column,
                message_of(finding)
            )?;
        }
        for note in notes_about(page) {
            self.note(&page.name, &note, out)?;
        }
        Ok(())
    }
}

fn quoted_address(name: &str) -> String {
    address_of(name).map(|address| format!("\"{address}\"")).unwrap_or_default()
}

impl VnuReporter for VnuGnu {
    fn failure(&mut self, name: &str, message: &str, out: &mut dyn Write) -> io::Result<()> {
        let (address, message) = (quoted_address(name), message.replace(['\n', '\r'], " "));
        writeln!(out, "{address}: non-document-error io: {message}")
    }

    fn note(&mut self, name: &str, message: &str, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{}: info: {message}", quoted_address(name))
    }
}
