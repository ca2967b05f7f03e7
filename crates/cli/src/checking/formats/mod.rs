//! The forms of reports.

mod checkstyle;
mod github;
mod gitlab;
mod gnu;
mod json;
mod junit;
mod sarif;
mod text;
mod vnu;
mod xml;

use std::borrow::Cow;
use std::fmt::Write as _;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::ValueEnum;
use treewright::Severity;
use treewright::read::url::Url;

use super::checked::{Checked, Needs};
use super::paths::without_links_above;
pub(crate) use vnu::Root as VnuRoot;
#[cfg(feature = "serve")]
pub(crate) use vnu::Source as VnuSource;
pub(crate) use vnu::{VnuForm, Wanted, with_ascii_quotes};
use vnu::{VnuJson, VnuXml};
use xml::Escaped;

/// A form of the report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// The message with the lines of the source, for people
    Text,
    /// One object of JSON for the run
    Json,
    /// A line of JSON for each finding
    Jsonl,
    /// SARIF 2.1.0, for code scanning
    Sarif,
    /// Annotations of GitHub Actions
    Github,
    /// A report of GitLab's code quality
    Gitlab,
    /// XML of `JUnit`: each page is a suite, each finding a failure
    Junit,
    /// A line for each finding, in the form of GNU
    Gnu,
    /// XML of Checkstyle
    Checkstyle,
    /// JSON of the Nu Html Checker
    VnuJson,
    /// XML of the Nu Html Checker
    VnuXml,
}

impl Format {
    pub(crate) const fn needs(self) -> Needs {
        Needs {
            all_places: matches!(self, Self::Json),
            extracts: matches!(self, Self::VnuJson | Self::VnuXml),
            fingerprints: matches!(self, Self::Json | Self::Sarif | Self::Gitlab),
            all_findings: false,
        }
    }

    /// Returns true for a form that has a place for the number of findings that are left out.
    pub(crate) const fn reports_left_out(self) -> bool {
        !matches!(self, Self::Jsonl | Self::Sarif | Self::Gitlab | Self::Checkstyle)
    }

    pub(crate) const fn is_json(self) -> bool {
        matches!(self, Self::Json | Self::Jsonl | Self::Sarif | Self::Gitlab | Self::VnuJson)
    }

    pub(crate) fn reporter(self) -> Box<dyn Reporter> {
        match self {
            Self::Text => Box::new(text::Text),
            Self::Json => Box::new(json::Json::default()),
            Self::Jsonl => Box::new(json::JsonLines),
            Self::Sarif => Box::new(sarif::Sarif::new()),
            Self::Github => Box::new(github::Github::new()),
            Self::Gitlab => Box::new(gitlab::Gitlab::new()),
            Self::Junit => Box::new(junit::Junit::default()),
            Self::Gnu => Box::new(gnu::Gnu),
            Self::Checkstyle => Box::new(checkstyle::Checkstyle::default()),
            Self::VnuJson => Box::new(VnuJson::new(VnuRoot::default())),
            Self::VnuXml => Box::new(VnuXml::new(VnuRoot::default())),
        }
    }
}

/// The numbers of a run.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Totals {
    pub(crate) pages: u64,
    pub(crate) pages_with_findings: u64,
    pub(crate) errors: u64,
    pub(crate) warnings: u64,
    pub(crate) infos: u64,
    pub(crate) left_out: u64,
    pub(crate) safe_fixes: u64,
    pub(crate) unsafe_fixes: u64,
    pub(crate) fixed: u64,
}

impl Totals {
    pub(crate) fn add(&mut self, page: &Checked) {
        let count = |severity| page.count(severity);
        let fixes = |is_safe| {
            let fixes = page.findings.iter().filter_map(|finding| finding.fix.as_ref());
            fixes.filter(|fix| fix.is_safe == is_safe).count() as u64
        };
        let has_findings = !page.findings.is_empty() || page.left_out.count > 0;
        let applied: usize = page.fixed.values().sum();
        for (total, of_page) in [
            (&mut self.pages, 1),
            (&mut self.pages_with_findings, u64::from(has_findings)),
            (&mut self.errors, count(Severity::Error)),
            (&mut self.warnings, count(Severity::Warning)),
            (&mut self.infos, count(Severity::Info)),
            (&mut self.left_out, page.left_out.count),
            (&mut self.safe_fixes, fixes(true)),
            (&mut self.unsafe_fixes, fixes(false)),
            (&mut self.fixed, applied as u64),
        ] {
            *total = total.saturating_add(of_page);
        }
    }
}

/// Writes a report, page by page.
pub(crate) trait Reporter: Send {
    /// Writes the findings of a page, or keeps them.
    fn page(&mut self, page: &Checked, out: &mut dyn Write) -> io::Result<()>;

    /// Writes the end.
    fn finish(&mut self, totals: &Totals, out: &mut dyn Write) -> io::Result<()> {
        let _ = (totals, out);
        Ok(())
    }
}

/// A number with its word.
pub(crate) fn number_of(count: u64, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

/// The words for findings that are not shown.
pub(crate) fn more_findings(count: u64) -> String {
    number_of(count, "more finding", "more findings")
}

/// The folder of the repository that a service runs the program in.
pub(crate) struct Repository(Option<PathBuf>);

impl Repository {
    /// The folder that a variable of the environment names.
    pub(crate) fn of_variable(name: &str) -> Self {
        let folder = std::env::var_os(name).filter(|folder| !folder.is_empty());
        Self(folder.and_then(|folder| Path::new(&folder).canonicalize().ok()))
    }

    /// The name of a page as servers know it: its path in the repository, also where the program runs in a folder below
    /// it or the name is an absolute path.
    pub(crate) fn name_of<'a>(&self, name: &'a str) -> Cow<'a, str> {
        let path = || self.0.as_ref().and_then(|folder| path_in(folder, Path::new(name)));
        path().map_or(Cow::Borrowed(without_current_folder(name)), Cow::Owned)
    }
}

/// The path of a file in a folder, if it is there.
fn path_in(folder: &Path, file: &Path) -> Option<String> {
    let file = without_links_above(file).filter(|_| file != Path::new("-"))?;
    let parts = file.strip_prefix(folder).ok()?.iter().map(|part| part.to_str());
    Some(parts.collect::<Option<Vec<_>>>()?.join("/"))
}

/// The name of a page without `./` before it.
fn without_current_folder(mut name: &str) -> &str {
    while let Some(rest) = name.strip_prefix("./") {
        name = rest.trim_start_matches('/');
    }
    name
}

/// The name of a page as a relative reference or a URL, for formats that ask for one.
pub(crate) fn uri_of(name: &str) -> String {
    if let Ok(url) = Url::parse(name)
        && matches!(url.scheme(), "http" | "https")
    {
        return name.to_owned();
    }
    if Path::new(name).is_absolute()
        && let Ok(url) = Url::from_file_path(name)
    {
        return url.into();
    }
    let mut uri = String::with_capacity(name.len());
    for byte in without_current_folder(name).bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => {
                uri.push(byte.into());
            }
            b'\\' if cfg!(windows) => uri.push('/'),
            _ => {
                // A text takes all that is written.
                let _ = write!(uri, "%{byte:02X}");
            }
        }
    }
    uri
}

/// Separates the items of an array that is written piece by piece.
#[derive(Debug, Default)]
struct Separator {
    has_items: bool,
}

impl Separator {
    fn next(&mut self) -> &'static str {
        if std::mem::replace(&mut self.has_items, true) { ",\n" } else { "\n" }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_as_references() {
        for (name, expected) in [
            ("a/b.html", "a/b.html"),
            ("./a b.html", "a%20b.html"),
            (".//./a/./b.html", "a/./b.html"),
            ("../a.html", "../a.html"),
            ("https://example.com/?a=b", "https://example.com/?a=b"),
            ("\u{E9}#.html", "%C3%A9%23.html"),
            ("-", "-"),
        ] {
            assert_eq!(uri_of(name), expected);
        }
    }
}
