//! A line for each finding: `file:line.column-line.column: error: message [code]`.
//!
//! <https://www.gnu.org/prep/standards/html_node/Errors.html>

use std::io::{self, Write};

use super::{Reporter, more_findings};
use crate::checking::checked::Checked;
use crate::output::OneLine;

pub(super) struct Gnu;

impl Reporter for Gnu {
    fn page(&mut self, page: &Checked, out: &mut dyn Write) -> io::Result<()> {
        let mut lines = String::with_capacity(page.findings.len().saturating_mul(256));
        let mut number = itoa::Buffer::new();
        let name = OneLine(&page.name).to_string();
        for finding in &page.findings {
            let (start, last) = (finding.place.start, finding.place.last);
            lines.push_str(&name);
            for (before, place) in
                [(":", start.line), (".", start.column), ("-", last.line), (".", last.column)]
            {
                lines.extend([before, number.format(place)]);
            }
            let (severity, message) = (finding.severity.as_str(), finding.message.as_str());
            lines.extend([": ", severity, ": ", message, " [", finding.code(), "]\n"]);
        }
        if page.left_out.count > 0 {
            let more = more_findings(page.left_out.count);
            lines.extend([&name, ": info: ", &more, "\n"]);
        }
        out.write_all(lines.as_bytes())
    }
}
