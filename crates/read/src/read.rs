//! The functions of this crate as methods.

use treewright_dom::{Document, NodeRef};

use crate::{
    DocumentUrls, Form, Image, InnerTextOptions, Link, LinkOptions, MarkdownOptions, Table, forms,
    images, inner_text, links, markdown, tables,
};

/// Methods that read nodes, and documents from their [root](Document::root). Each documents its details at
/// the function of the same name; the metadata of a page are [`Metadata::of`](crate::Metadata::of), its
/// microdata [`Microdata::of`](crate::Microdata::of).
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_read::Read as _;
/// # fn main() -> Result<(), treewright_dom::NodeError> {
/// let mut document = Document::new();
/// let paragraph = document.create_element(Namespace::Html, "p")?;
/// document.set_text_content(paragraph, "one\n  two")?;
/// document.append(document.root(), paragraph)?;
/// assert_eq!(document.inner_text(), "one two");
/// assert_eq!(document.tables().count(), 0);
/// # Ok(())
/// # }
/// ```
pub trait Read<'a>: Sized {
    /// The node.
    #[doc(hidden)]
    fn node(self) -> NodeRef<'a>;

    /// The text as rendered, without scripting. See [`inner_text`].
    fn inner_text(self) -> String {
        inner_text(self.node(), &InnerTextOptions::new())
    }

    /// The text as rendered. See [`inner_text`].
    fn inner_text_with(self, options: &InnerTextOptions) -> String {
        inner_text(self.node(), options)
    }

    /// Markdown, with URLs as written. See [`markdown`].
    fn markdown(self) -> String {
        markdown(self.node(), &MarkdownOptions::new())
    }

    /// Markdown. See [`markdown`].
    fn markdown_with(self, options: &MarkdownOptions) -> String {
        markdown(self.node(), options)
    }

    /// The tables. See [`tables`].
    fn tables(self) -> impl Iterator<Item = Table<'a>> {
        tables(self.node())
    }

    /// The links of `a`, `area` and `link` elements. See [`links`].
    fn links(self, urls: &DocumentUrls) -> impl Iterator<Item = Link<'a>> {
        links(self.node(), urls, LinkOptions::new())
    }

    /// The images. See [`images`].
    fn images(self) -> impl Iterator<Item = Image<'a>> {
        images(self.node())
    }

    /// The forms. See [`forms`].
    fn forms(self) -> Vec<Form<'a>> {
        forms(self.node())
    }
}

impl<'a> Read<'a> for NodeRef<'a> {
    fn node(self) -> Self {
        self
    }
}

impl<'a> Read<'a> for &'a Document {
    fn node(self) -> NodeRef<'a> {
        self.root_node()
    }
}
