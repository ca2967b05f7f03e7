//! XML of `JUnit`: each page is a suite, each finding a test that failed. A page without findings is a test that
//! passed.

use std::io::{self, Write};

use super::{Escaped, Reporter, Totals, more_findings};
use crate::checking::checked::Checked;

#[derive(Default)]
pub(super) struct Junit {
    has_begun: bool,
}

impl Junit {
    fn begin(&mut self, out: &mut dyn Write) -> io::Result<()> {
        if std::mem::replace(&mut self.has_begun, true) {
            return Ok(());
        }
        writeln!(
            out,
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"treewright check\">"
        )
    }
}

impl Reporter for Junit {
    fn page(&mut self, page: &Checked, out: &mut dyn Write) -> io::Result<()> {
        self.begin(out)?;
        let name = Escaped(&page.name);
        let failures = page.findings.len();
        writeln!(
            out,
            "  <testsuite name=\"{name}\" tests=\"{}\" failures=\"{failures}\" errors=\"0\">",
            failures.max(1)
        )?;
        if failures == 0 {
            writeln!(out, "    <testcase name=\"treewright\" classname=\"{name}\"/>")?;
        }
        for finding in &page.findings {
            let (line, column) = (finding.place.start.line, finding.place.start.column);
            writeln!(
                out,
                "    <testcase name=\"{} at {line}:{column}\" classname=\"{name}\">",
                finding.code()
            )?;
            writeln!(
                out,
                "      <failure type=\"{}\" message=\"{}\">{name}:{line}:{column}: {}: {} [{}]\n{}</failure>",
                finding.severity,
                Escaped(&finding.message),
                finding.severity,
                Escaped(&finding.message),
                finding.code(),
                Escaped(finding.rule.anchor)
            )?;
            writeln!(out, "    </testcase>")?;
        }
        if page.left_out.count > 0 {
            writeln!(out, "    <system-out>{}</system-out>", more_findings(page.left_out.count))?;
        }
        writeln!(out, "  </testsuite>")
    }

    fn finish(&mut self, _: &Totals, out: &mut dyn Write) -> io::Result<()> {
        self.begin(out)?;
        writeln!(out, "</testsuites>")
    }
}
