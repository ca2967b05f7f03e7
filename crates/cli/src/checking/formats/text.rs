//! For people: drawings of the findings, and the numbers at the end.

use std::io::{self, Write};

use super::{Reporter, Totals, more_findings, number_of};
use crate::checking::checked::Checked;
use crate::output::OneLine;

pub(super) struct Text;

impl Reporter for Text {
    fn page(&mut self, page: &Checked, out: &mut dyn Write) -> io::Result<()> {
        for finding in &page.findings {
            out.write_all(page.drawings.get(finding.drawing.clone()).unwrap_or_default())?;
            out.write_all(b"\n")?;
        }
        if page.left_out.count > 0 {
            let name = OneLine(&page.name);
            writeln!(out, "{name}: {}; see --max-count\n", more_findings(page.left_out.count))?;
        }
        Ok(())
    }

    fn finish(&mut self, totals: &Totals, out: &mut dyn Write) -> io::Result<()> {
        if totals.fixed > 0 {
            writeln!(out, "{}", number_of(totals.fixed, "fix was applied", "fixes were applied"))?;
        }
        let counts = [
            (totals.errors, "error", "errors"),
            (totals.warnings, "warning", "warnings"),
            (totals.infos, "remark", "remarks"),
        ];
        let counts = counts.iter().filter(|(count, _, _)| *count > 0);
        let counts: Vec<_> =
            counts.map(|(count, one, many)| number_of(*count, one, many)).collect();
        let Some((last, others)) = counts.split_last() else { return Ok(()) };
        let mut line = if others.is_empty() {
            last.clone()
        } else {
            format!("{} and {last}", others.join(", "))
        };
        if totals.left_out > 0 {
            line.extend([
                ", ",
                &number_of(totals.left_out, "of them is", "of them are"),
                " not shown",
            ]);
        }
        if totals.pages > 1 {
            let (with_findings, all) = (totals.pages_with_findings, totals.pages);
            line.extend([format!(" in {with_findings} of {all} pages")]);
        }
        let ways = [(totals.safe_fixes, "--fix"), (totals.unsafe_fixes, "--unsafe-fixes")];
        let ways = ways.iter().filter(|(count, _)| *count > 0);
        let ways: Vec<_> =
            ways.map(|(count, way)| format!("{count} can be fixed by {way}")).collect();
        if !ways.is_empty() {
            line.extend(["; ", &ways.join(", ")]);
        }
        writeln!(out, "{line}")
    }
}
