//! Findings as lines of text.

use std::io::{self, Write as _};

use treewright::LineColumn;
use treewright::conformance::Diagnostic;

use crate::output::{Printer, style};
use crate::pages::Page;

/// `page.html:1:2: error: message [code]`
pub(super) fn print(page: &Page, finding: &Diagnostic, out: &mut Printer<'_>) -> io::Result<()> {
    let place = page.parsed.document.line_column(finding.span.start);
    let LineColumn { line, column } = place.unwrap_or(LineColumn { line: 1, column: 1 });
    out.name(style::FILE, &page.input)?;
    out.write_all(b":")?;
    out.styled(style::PLACE, line)?;
    out.write_all(b":")?;
    out.styled(style::PLACE, column)?;
    writeln!(out, ": {}: {} [{}]", finding.severity, finding.message, finding.code())
}
