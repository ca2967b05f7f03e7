//! How many findings each rule has.

use std::collections::BTreeMap;
use std::io::{self, Write};

use serde::Serialize;

use crate::checking::checked::Checked;
use crate::checking::formats::{Reporter, Totals};

/// The counts by code.
pub(super) struct Statistics {
    is_json: bool,
    counts: BTreeMap<&'static str, (u64, u64)>,
}

#[derive(Serialize)]
struct Row<'a> {
    code: &'a str,
    count: u64,
    fixable: u64,
}

impl Statistics {
    /// Counts, written as a JSON array or for people.
    pub(super) const fn new(is_json: bool) -> Self {
        Self { is_json, counts: BTreeMap::new() }
    }
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
        if self.is_json {
            let counts = counts.into_iter();
            let counts = counts.map(|(code, (count, fixable))| Row {
                code,
                count: *count,
                fixable: *fixable,
            });
            serde_json::to_writer(&mut *out, &counts.collect::<Vec<_>>())?;
            return writeln!(out);
        }
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
