//! Markdown of a page: CommonMark, with the tables and strikethroughs of GitHub Flavored Markdown.
//! <https://spec.commonmark.org/0.31.2/> and <https://github.github.com/gfm/>

mod blocks;
mod builder;
mod destinations;
mod escaping;
mod inline;
mod spans;
mod tables;

use std::collections::HashSet;
use std::sync::Arc;

use treewright_dom::{NodeId, NodeKind, NodeRef};

use crate::DocumentUrls;
use crate::inner_text::body_of;
use crate::rendered::{StyleView, Viewing, Walk};
use builder::Builder;

/// The options of [`markdown`].
///
/// ```
/// use treewright_read::MarkdownOptions;
/// let options = MarkdownOptions::new().images(false);
/// assert!(options.links && !options.images);
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct MarkdownOptions {
    /// Scripting is enabled; see [`InnerTextOptions::scripting`](crate::InnerTextOptions::scripting).
    pub scripting: bool,
    /// Links are written; otherwise only their text.
    pub links: bool,
    /// Images are written.
    pub images: bool,
    /// Resolves the URLs of links and images. Without it, or if a URL is invalid, the URL is written
    /// unchanged.
    pub urls: Option<DocumentUrls>,
}

impl MarkdownOptions {
    /// Creates options with links and images, URLs as written, and no scripting.
    pub const fn new() -> Self {
        Self { scripting: false, links: true, images: true, urls: None }
    }

    /// Sets [`scripting`](Self::scripting).
    #[must_use]
    pub const fn scripting(mut self, scripting: bool) -> Self {
        self.scripting = scripting;
        self
    }

    /// Sets [`links`](Self::links).
    #[must_use]
    pub const fn links(mut self, links: bool) -> Self {
        self.links = links;
        self
    }

    /// Sets [`images`](Self::images).
    #[must_use]
    pub const fn images(mut self, images: bool) -> Self {
        self.images = images;
        self
    }

    /// Sets [`urls`](Self::urls).
    #[must_use]
    pub fn urls(mut self, urls: DocumentUrls) -> Self {
        self.urls = Some(urls);
        self
    }
}

impl Default for MarkdownOptions {
    fn default() -> Self {
        Self::new()
    }
}

/// The maximum nesting of lists and quotes. Deeper lists and quotes are written without their marks,
/// because each line repeats the marks of all that it is in.
const DEEPEST: usize = 32;

/// Converts a node to Markdown: the text of [`inner_text`](crate::inner_text), with headings, paragraphs,
/// emphasis, code, lists, quotes, tables, links and images. A reader of Markdown gets the same text back;
/// special characters are escaped only where needed.
///
/// - Emphasis that Markdown cannot express, such as that of a part of a word that ends with a full stop, is
///   written as HTML, and so are `sub`, `sup` and `q`.
/// - A table with rows and columns of text becomes a table; the slots that a cell covers after its first
///   are empty. If a cell holds lists, headings, tables and the like, or if the table has only one column,
///   the contents of the cells follow one another.
/// - Terms of definition lists become bold paragraphs, and their definitions lists. So do options.
/// - Links with `javascript:` URLs are written as text; images with `data:` URLs are omitted.
/// - Lists and quotes are nested to a depth of 32; deeper ones are written without their marks.
/// - MathML formulas stay in the line, although in the rendered text each part has a line of its own.
///
/// The result ends with a newline if it is not empty. The time is linear in the size of the subtree.
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_read::{MarkdownOptions, markdown};
/// # fn main() -> Result<(), treewright_dom::NodeError> {
/// // <p>2 * 3 = <b>6</b></p>
/// let mut document = Document::new();
/// let paragraph = document.create_element(Namespace::Html, "p")?;
/// let bold = document.create_element(Namespace::Html, "b")?;
/// document.set_text_content(paragraph, "2 * 3 = ")?;
/// document.set_text_content(bold, "6")?;
/// document.append(paragraph, bold)?;
/// let paragraph = document.get(paragraph).unwrap();
/// assert_eq!(markdown(paragraph, &MarkdownOptions::new()), "2 \\* 3 = **6**\n");
/// # Ok(())
/// # }
/// ```
pub fn markdown(node: NodeRef<'_>, options: &MarkdownOptions) -> String {
    markdown_without(node, options, None, &Arc::default())
}

/// [`markdown`] with the computed styles of a view: the text that is shown with the style sheets of the page.
pub fn markdown_styled(
    node: NodeRef<'_>,
    options: &MarkdownOptions,
    view: &dyn StyleView,
) -> String {
    markdown_without(node, options, Some(view), &Arc::default())
}

/// The same, without some elements.
pub(crate) fn markdown_without(
    node: NodeRef<'_>,
    options: &MarkdownOptions,
    view: Option<&dyn StyleView>,
    left_out: &Arc<HashSet<NodeId>>,
) -> String {
    let node = match node.kind() {
        NodeKind::Document => match body_of(node) {
            Some(body) => body,
            None => return String::new(),
        },
        NodeKind::Element | NodeKind::Text | NodeKind::DocumentFragment | NodeKind::ShadowRoot => {
            node
        }
        _ => return String::new(),
    };
    let mut builder = Builder::new(options);
    match Walk::at(node, Viewing::new(options.scripting, view)) {
        Some(walk) => builder.walk(walk.without(left_out), node),
        None => builder.plain(&node.text()),
    }
    builder.finish()
}
