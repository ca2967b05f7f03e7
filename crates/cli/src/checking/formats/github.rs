//! Annotations of GitHub Actions.
//!
//! <https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands>

use std::fmt;
use std::io::{self, Write};

use treewright::Severity;

use super::{Reporter, Repository, more_findings};
use crate::checking::checked::Checked;

pub(super) struct Github {
    repository: Repository,
}

impl Github {
    /// <https://docs.github.com/actions/reference/workflows-and-actions/variables>
    pub(super) fn new() -> Self {
        Self { repository: Repository::of_variable("GITHUB_WORKSPACE") }
    }
}

impl Reporter for Github {
    fn page(&mut self, page: &Checked, out: &mut dyn Write) -> io::Result<()> {
        let path = self.repository.name_of(&page.name);
        for finding in &page.findings {
            let level = match finding.severity {
                Severity::Error => "error",
                Severity::Warning => "warning",
                _ => "notice",
            };
            let place = &finding.place;
            write!(out, "::{level} ")?;
            if page.name != "-" {
                write!(out, "file={},", Property(&path))?;
            }
            write!(out, "line={},endLine={}", place.start.line, place.last.line)?;
            // Columns are for places in one line only.
            if place.start.line == place.last.line {
                write!(out, ",col={},endColumn={}", place.start.column, place.last.column)?;
            }
            writeln!(out, ",title={}::{}", finding.code(), Data(&finding.message))?;
        }
        if page.left_out.count > 0 {
            let message = format!("{path}: {}", more_findings(page.left_out.count));
            writeln!(out, "::notice ::{}", Data(&message))?;
        }
        Ok(())
    }
}

/// A message.
struct Data<'a>(&'a str);

impl fmt::Display for Data<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A"))
    }
}

/// The value of a property.
struct Property<'a>(&'a str);

impl fmt::Display for Property<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = Data(self.0).to_string();
        f.write_str(&text.replace(':', "%3A").replace(',', "%2C"))
    }
}
