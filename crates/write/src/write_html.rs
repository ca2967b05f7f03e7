//! The methods of handles and documents.

use std::io;

use treewright_dom::{Document, NodeRef, SerializeError, SerializeOptions};

use crate::html::LeftAlone;
use crate::output::{Refused, to_io, to_string};
use crate::{MinifyOptions, PrettyOptions, WriteError, XmlOptions, minify, pretty, xml};

/// Writes a node in several forms: to a string, or as UTF-8 to a file, a socket or another writer of bytes.
/// A document is written from its [root](Document::root).
///
/// The methods for writers buffer small pieces, and flush at the end. A `&mut` reference to a writer is
/// also a writer.
///
/// ```
/// use treewright_dom::{Document, Namespace, SerializeOptions};
/// use treewright_write::WriteHtml;
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let mut document = Document::new();
/// let text = document.create_text("a < b");
/// document.append(document.root(), text).unwrap_err();
/// let paragraph = document.create_element(Namespace::Html, "p")?;
/// document.append(paragraph, text)?;
/// document.append(document.root(), paragraph)?;
///
/// let mut file = Vec::new();
/// document.write_html(&SerializeOptions::new(), &mut file)?;
/// assert_eq!(file, b"<p>a &lt; b</p>");
/// # Ok(())
/// # }
/// ```
pub trait WriteHtml {
    /// The node to write.
    fn to_write(&self) -> NodeRef<'_>;

    /// Writes the node and its contents as HTML; see [`Document::serialize_outer`].
    ///
    /// # Errors
    /// [`WriteError::Io`] if `out` has an error, and [`WriteError::LimitExceeded`].
    fn write_html(
        &self,
        options: &SerializeOptions,
        out: impl io::Write,
    ) -> Result<(), WriteError> {
        let node = self.to_write();
        let document = node.document();
        to_io(out, |out| document.serialize_outer(node.id(), options, out).map_err(refused))
    }

    /// Writes the contents of the node as HTML; see [`Document::serialize`].
    ///
    /// # Errors
    /// As for [`write_html`](WriteHtml::write_html).
    fn write_inner_html(
        &self,
        options: &SerializeOptions,
        out: impl io::Write,
    ) -> Result<(), WriteError> {
        let node = self.to_write();
        let document = node.document();
        to_io(out, |out| document.serialize(node.id(), options, out).map_err(refused))
    }

    /// Returns the node and its contents as short HTML; see [`minify`](crate::minify()).
    ///
    /// # Errors
    /// [`WriteError::LimitExceeded`].
    fn minified(&self, options: &MinifyOptions) -> Result<String, WriteError> {
        to_string(|out| minify::write(self.to_write(), options, &LeftAlone::new(), out))
    }

    /// Writes the node and its contents as short HTML; see [`minify`](crate::minify()).
    ///
    /// # Errors
    /// As for [`write_html`](WriteHtml::write_html).
    fn write_minified(
        &self,
        options: &MinifyOptions,
        out: impl io::Write,
    ) -> Result<(), WriteError> {
        to_io(out, |out| minify::write(self.to_write(), options, &LeftAlone::new(), out))
    }

    /// Returns the node and its contents as HTML with indented lines; see [`pretty`](crate::pretty()).
    ///
    /// # Errors
    /// [`WriteError::LimitExceeded`].
    fn pretty(&self, options: &PrettyOptions) -> Result<String, WriteError> {
        to_string(|out| pretty::write(self.to_write(), options, &LeftAlone::new(), out))
    }

    /// Writes the node and its contents as HTML with indented lines; see [`pretty`](crate::pretty()).
    ///
    /// # Errors
    /// As for [`write_html`](WriteHtml::write_html).
    fn write_pretty(&self, options: &PrettyOptions, out: impl io::Write) -> Result<(), WriteError> {
        to_io(out, |out| pretty::write(self.to_write(), options, &LeftAlone::new(), out))
    }

    /// Returns the node and its contents as XML; see [`xml`](crate::xml()).
    ///
    /// # Errors
    /// [`WriteError::LimitExceeded`], and [`WriteError::NoDocumentElement`] for a document that is not an
    /// XML document.
    fn xml(&self, options: &XmlOptions) -> Result<String, WriteError> {
        to_string(|out| xml::write(self.to_write(), options, out))
    }

    /// Writes the node and its contents as XML; see [`xml`](crate::xml()).
    ///
    /// # Errors
    /// As for [`xml`](WriteHtml::xml), and [`WriteError::Io`] if `out` has an error.
    fn write_xml(&self, options: &XmlOptions, out: impl io::Write) -> Result<(), WriteError> {
        to_io(out, |out| xml::write(self.to_write(), options, out))
    }
}

impl WriteHtml for NodeRef<'_> {
    fn to_write(&self) -> NodeRef<'_> {
        *self
    }
}

impl WriteHtml for Document {
    fn to_write(&self) -> NodeRef<'_> {
        self.root_node()
    }
}

fn refused(error: SerializeError) -> Refused {
    match error {
        SerializeError::LimitExceeded => Refused::LimitExceeded,
        _ => Refused::Output,
    }
}
