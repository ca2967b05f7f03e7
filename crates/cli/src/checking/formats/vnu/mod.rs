//! The forms of the Nu Html Checker. Those in the other files know only `reporter`, which they share.

mod gnu;
mod html;
mod json;
mod reporter;
mod text;
mod wanted;
mod xml;

use gnu::VnuGnu;
use html::VnuHtml;
pub(super) use json::VnuJson;
pub(crate) use reporter::Root;
#[cfg(feature = "serve")]
pub(crate) use reporter::Source;
use reporter::VnuReporter;
use text::VnuText;
pub(crate) use wanted::{Wanted, with_ascii_quotes};
pub(super) use xml::VnuXml;

use super::Format;
use crate::checking::checked::Needs;

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
