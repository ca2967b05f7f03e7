//! A rule as data: its code, its texts and its examples.

use std::fmt;

/// The weight of a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Severity {
    /// Worth knowing; the page conforms.
    Info,
    /// The page conforms, and the standard says that checkers should warn.
    Warning,
    /// The page does not conform to the standard.
    Error,
}

impl Severity {
    /// The name in lower case.
    ///
    /// ```
    /// use treewright_conformance::Severity;
    /// assert_eq!(Severity::Warning.as_str(), "warning");
    /// ```
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Info => "info",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A rule: all that is known about findings with one code. The rules are the files of `data/rules`.
///
/// ```
/// let rule = treewright_conformance::rule("duplicate-attribute").unwrap();
/// assert_eq!(rule.severity.as_str(), "error");
/// assert!(rule.anchor.starts_with("https://html.spec.whatwg.org/"));
/// ```
#[derive(Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Rule {
    /// The code: words in lower case with hyphens.
    pub code: &'static str,
    /// The subject, which is the name of the file of the rule.
    pub subject: &'static str,
    /// The weight of its findings, unless the options say otherwise.
    pub severity: Severity,
    /// The message in one line. Each finding replaces `{name}` with a value.
    pub message: &'static str,
    /// The explanation: the requirement of the standard, and the effect on such a page. Paragraphs are separated
    /// by empty lines.
    pub explanation: &'static str,
    /// The reason for the rule.
    pub why: &'static str,
    /// An example that has this finding, and no other but those of `also`.
    pub bad: &'static str,
    /// The example without the finding.
    pub fixed: &'static str,
    /// The URL of the place in the standard.
    pub anchor: &'static str,
    /// The names that others have for it: the name of the program, and its message or code.
    pub names: &'static [(&'static str, &'static str)],
    /// The way in which the examples are to be parsed.
    pub example: Example,
    /// Other codes that the example has, because one mistake causes the other.
    pub also: &'static [&'static str],
}

/// The way in which the examples of a rule are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Example {
    /// In the body of a page that has nothing else.
    InBody,
    /// As a whole page.
    Document,
    /// As a whole page, by the rules of 2023.
    ClassicDocument,
    /// As a whole document in the XML syntax.
    Xml,
    /// In the body of a page that has nothing else, by a checker that computes styles.
    Styled,
    /// As the contents of an element, for findings that only fragments have.
    Fragment(&'static str),
    /// None: the text of a page alone cannot cause it.
    None,
}
