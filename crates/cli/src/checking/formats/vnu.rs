//! The forms of the Nu Html Checker, with messages that are not about a page.

use std::io::{self, Write};

use regex::Regex;
use treewright::Severity;
use treewright::conformance::Diagnostic;

use super::vnu_gnu::VnuGnu;
use super::vnu_html::VnuHtml;
use super::vnu_json::{Root, VnuJson};
use super::vnu_text::VnuText;
use super::vnu_xml::VnuXml;
use super::{Format, Reporter};
use crate::checking::checked::{Checked, Needs};

/// A form of its reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum VnuForm {
    Gnu,
    Xml,
    Json,
    Text,
    Html,
}

impl VnuForm {
    /// The form with a name in `--format` or `out=`.
    pub(crate) fn named(name: &str) -> Option<Self> {
        match name {
            "gnu" => Some(Self::Gnu),
            "xml" => Some(Self::Xml),
            "json" => Some(Self::Json),
            "text" => Some(Self::Text),
            "html" | "xhtml" | "" => Some(Self::Html),
            _ => None,
        }
    }

    pub(crate) const fn needs(self) -> Needs {
        match self {
            Self::Gnu => Format::Gnu.needs(),
            _ => Format::VnuJson.needs(),
        }
    }

    /// The type of the bytes.
    #[cfg(feature = "serve")]
    pub(crate) const fn content_type(self) -> &'static str {
        match self {
            Self::Gnu | Self::Text => "text/plain;charset=utf-8",
            Self::Xml => "application/xml;charset=utf-8",
            Self::Json => "application/json;charset=utf-8",
            Self::Html => "text/html;charset=utf-8",
        }
    }

    /// Writes the reports of the command line.
    pub(crate) fn of_command(self) -> Box<dyn VnuReporter> {
        match self {
            Self::Text => Box::new(VnuText::of_command()),
            _ => self.of_service(Root::default()),
        }
    }

    /// Writes the report of an answer to a request.
    pub(crate) fn of_service(self, root: Root) -> Box<dyn VnuReporter> {
        match self {
            Self::Gnu => Box::new(VnuGnu),
            Self::Xml => Box::new(VnuXml::new(root)),
            Self::Json => Box::new(VnuJson::new(root)),
            Self::Text => Box::new(VnuText::of_service()),
            Self::Html => Box::new(VnuHtml::new(root)),
        }
    }
}

/// Writes its reports.
pub(crate) trait VnuReporter: Reporter {
    /// Writes a failure to read a page. The name is empty if it is not known.
    fn failure(&mut self, name: &str, message: &str, out: &mut dyn Write) -> io::Result<()>;

    /// Writes a remark about a page as a whole.
    fn note(&mut self, name: &str, message: &str, out: &mut dyn Write) -> io::Result<()>;
}

/// The messages that are wanted.
#[derive(Debug, Default)]
pub(crate) struct Wanted {
    /// Those that this matches are not.
    pub(crate) filter: Option<Regex>,
    pub(crate) skips_infos: bool,
    /// The double quotes of typography are those of ASCII in the texts that are matched.
    pub(crate) has_ascii_quotes: bool,
}

impl Wanted {
    pub(crate) fn takes(&self, finding: &Diagnostic) -> bool {
        if self.skips_infos && finding.severity == Severity::Info {
            return false;
        }
        let Some(filter) = &self.filter else { return true };
        let mut text = format!("{} [{}]", finding.message, finding.code());
        if self.has_ascii_quotes {
            text = text.replace(is_quote, "\"");
        }
        !filter.is_match(&text)
    }
}

const fn is_quote(character: char) -> bool {
    matches!(character, '\u{201C}' | '\u{201D}')
}

/// Writes the double quotes of ASCII for those of typography.
pub(crate) fn with_ascii_quotes(page: &mut Checked) {
    for finding in &mut page.findings {
        if finding.message.contains(is_quote) {
            finding.message = finding.message.replace(is_quote, "\"");
        }
    }
}
