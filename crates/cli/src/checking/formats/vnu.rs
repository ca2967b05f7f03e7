//! The forms of the Nu Html Checker, with messages that are not about a page.

use std::io::{self, Write};

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
    pub(crate) const fn content_type(self) -> &'static str {
        match self {
            Self::Gnu | Self::Text => "text/plain;charset=utf-8",
            Self::Xml => "application/xml;charset=utf-8",
            Self::Json => "application/json;charset=utf-8",
            Self::Html => "text/html;charset=utf-8",
        }
    }

    pub(crate) fn reporter(self, root: Root) -> Box<dyn VnuReporter> {
        match self {
            Self::Gnu => Box::new(VnuGnu),
            Self::Xml => Box::new(VnuXml::default()),
            Self::Json => Box::new(VnuJson::new(root)),
            Self::Text => Box::new(VnuText::default()),
            Self::Html => Box::new(VnuHtml::new(root)),
        }
    }
}

/// Writes its reports.
pub(crate) trait VnuReporter: Reporter {
    /// Writes a trouble that is not one of a page: it could not be read.
    fn trouble(&mut self, message: &str, out: &mut dyn Write) -> io::Result<()>;
}

/// Writes the double quotes of ASCII for those of typography.
pub(crate) fn with_ascii_quotes(page: &mut Checked) {
    for finding in &mut page.findings {
        let is_quote = |c: char| matches!(c, '\u{201C}' | '\u{201D}');
        if finding.message.contains(is_quote) {
            finding.message = finding.message.replace(is_quote, "\"");
        }
    }
}
