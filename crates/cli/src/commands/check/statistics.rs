//! How many findings each rule has.

use std::collections::BTreeMap;
use std::io::{self, Write};

use crate::checking::checked::Checked;
use crate::checking::formats::{Reporter, Totals};

/// The counts by code.
#[derive(Default)]
pub(super) struct Statistics {
    counts: BTreeMap<&'static str, (u64, u64)>,
}

impl Reporter for Statistics {
    fn page(&mut self, page: &Checked, _: &mut dyn Write) -> io::Result<()> {
        for finding in &page.findings {
            let (count, fixes) = self.counts.entry(finding.code()).or_default();
            *count = count.saturating_add(1);
            *fixes = fixes.saturating_add(u64::from(finding.fix.is_some()));
        }
        for (code, (more, more_fixes)) in &page.left_out.by_code {
            let (count, fixes) = self.counts.entry(code).or_default();
            *count = count.saturating_add(*more);
            *fixes = fixes.saturating_add(*more_fixes);
        }
        Ok(())
    }

    fn finish(&mut self, _: &Totals, out: &mut dyn Write) -> io::Result<()> {
        let mut counts: Vec<_> = self.counts.iter().collect();
        counts.sort_by_key(|(code, (count, _))| (std::cmp::Reverse(*count), **code));
        let width = counts.first().map_or(1, |(_, (count, _))| count.to_string().len());
        for (code, (count, fixes)) in counts {
            write!(out, "{count:>width$}  {code}")?;
            match fixes {
                0 => writeln!(out)?,
                fixes if fixes == count => writeln!(out, "  (fixable)")?,
                fixes => writeln!(out, "  ({fixes} fixable)")?,
            }
        }
        Ok(())
    }
}
