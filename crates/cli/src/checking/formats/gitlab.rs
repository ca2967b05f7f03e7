//! A report of GitLab's code quality.
//!
//! <https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format>

use std::collections::HashMap;
use std::io::{self, Write};

use treewright::Severity;
use treewright::microsyntaxes::json::JsonWriter;
use twox_hash::XxHash64;

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
        let mut violations = JsonWriter::with_capacity(page.findings.len().saturating_mul(512));
        for finding in &page.findings {
            let count = seen.entry(finding.fingerprint).or_default();
            *count = count.saturating_add(1);
            let place = &finding.place;
            violations.separator(self.separator.next());
            let severity = match finding.severity {
                Severity::Error => "major",
                Severity::Warning => "minor",
                _ => "info",
            };
            violations.object(|violation| {
                violation.key("description").string(&finding.message);
                violation.key("check_name").string(finding.code());
                violation.key("fingerprint").string(&fingerprint(
                    &path,
                    finding.fingerprint,
                    *count,
                ));
                violation.key("severity").string(severity);
                violation.key("location").object(|location| {
                    location.key("path").string(&path);
                    location.key("lines").object(|lines| {
                        lines.key("begin").number(place.start.line);
                        lines.key("end").number(place.last.line);
                    });
                });
            });
        }
        out.write_all(violations.finish().as_bytes())
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
