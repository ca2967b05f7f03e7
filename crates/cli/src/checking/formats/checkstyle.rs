//! XML of Checkstyle.

use std::io::{self, Write};

use super::{Escaped, Reporter, Totals};
use crate::checking::checked::Checked;

#[derive(Default)]
pub(super) struct Checkstyle {
    has_begun: bool,
}

impl Checkstyle {
    fn begin(&mut self, out: &mut dyn Write) -> io::Result<()> {
        if std::mem::replace(&mut self.has_begun, true) {
            return Ok(());
        }
        writeln!(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"10.0\">")
    }
}

impl Reporter for Checkstyle {
    fn page(&mut self, page: &Checked, out: &mut dyn Write) -> io::Result<()> {
        self.begin(out)?;
        writeln!(out, "  <file name=\"{}\">", Escaped(&page.name))?;
        for finding in &page.findings {
            writeln!(
                out,
                "    <error line=\"{}\" column=\"{}\" severity=\"{}\" message=\"{}\" source=\"treewright.{}.{}\"/>",
                finding.place.start.line,
                finding.place.start.column,
                finding.severity,
                Escaped(&finding.message),
                finding.rule.subject,
                finding.code()
            )?;
        }
        writeln!(out, "  </file>")
    }

    fn finish(&mut self, _: &Totals, out: &mut dyn Write) -> io::Result<()> {
        self.begin(out)?;
        writeln!(out, "</checkstyle>")
    }
}
