//! A report of GitLab's code quality.
//!
//! <https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format>

use std::collections::HashMap;
use std::io::{self, Write};

use treewright::Severity;
use twox_hash::XxHash64;

use super::objects::write_object;
use super::{Reporter, Repository, Separator, Totals};
use crate::checking::checked::Checked;

pub(super) struct Gitlab {
    repository: Repository,
    has_begun: bool,
    separator: Separator,
}

impl Gitlab {
    /// <https://docs.gitlab.com/ci/variables/predefined_variables/>
    pub(super) fn new() -> Self {
        Self {
            repository: Repository::of_variable("CI_PROJECT_DIR"),
            has_begun: false,
            separator: Separator::default(),
        }
    }

    fn begin(&mut self, out: &mut dyn Write) -> io::Result<()> {
        if std::mem::replace(&mut self.has_begun, true) { Ok(()) } else { out.write_all(b"[") }
    }
}

impl Reporter for Gitlab {
    fn page(&mut self, page: &Checked, out: &mut dyn Write) -> io::Result<()> {
        self.begin(out)?;
        let path = self.repository.name_of(&page.name);
        // Each fingerprint is there once only.
        let mut seen: HashMap<u64, u32> = HashMap::new();
        let mut violations = Vec::with_capacity(page.findings.len().saturating_mul(512));
        for finding in &page.findings {
            let count = seen.entry(finding.fingerprint).or_default();
            *count = count.saturating_add(1);
            let place = &finding.place;
            self.separator.next(&mut violations)?;
            let severity = match finding.severity {
                Severity::Error => "major",
                Severity::Warning => "minor",
                _ => "info",
            };
            write_object(&mut violations, |violation| {
                violation.text("description", &finding.message);
                violation.text("check_name", finding.code());
                violation.text("fingerprint", &fingerprint(&path, finding.fingerprint, *count));
                violation.text("severity", severity);
                violation.object("location", |location| {
                    location.text("path", &path);
                    location.object("lines", |lines| {
                        lines.number("begin", place.start.line);
                        lines.number("end", place.last.line);
                    });
                });
            });
        }
        out.write_all(&violations)
    }

    fn finish(&mut self, _: &Totals, out: &mut dyn Write) -> io::Result<()> {
        self.begin(out)?;
        out.write_all(b"\n]\n")
    }
}

/// The fingerprint of a finding among all of a project.
fn fingerprint(path: &str, finding: u64, count: u32) -> String {
    let path = XxHash64::oneshot(0, path.as_bytes());
    format!("{path:016x}{finding:016x}{count:x}")
}
