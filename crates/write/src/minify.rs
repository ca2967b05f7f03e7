//! The minified form.

use std::fmt;

use treewright_dom::NodeRef;

use crate::WriteError;
use crate::html::{Layout, LeftAlone, View, Writer};
use crate::output::{Output, Refused};
use crate::white_space::Plan;

/// Options for writing a tree as short HTML.
///
/// By default the output keeps the whole tree: parsing it gives the same tree, if any HTML does.
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_write::{MinifyOptions, WriteHtml};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let mut document = Document::new();
/// let paragraph = document.create_element(Namespace::Html, "p")?;
/// document.set_attribute(paragraph, "class", "note")?;
/// document.set_attribute(paragraph, "hidden", "")?;
/// let text = document.create_text("2  > 1 & 1");
/// document.append(paragraph, text)?;
/// let paragraph = document.get(paragraph).unwrap();
/// let html = paragraph.minified(&MinifyOptions::new())?;
/// assert_eq!(html, "<p class=note hidden>2  > 1 & 1</p>");
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct MinifyOptions {
    collapse_white_space: bool,
    remove_comments: bool,
    scripting: bool,
    limit: Option<u64>,
}

impl MinifyOptions {
    /// The defaults: white space and comments stay, scripting is disabled, and the length is not limited.
    pub fn new() -> Self {
        Self::default()
    }

    /// Collapses white space that is not shown, by the display types of the standard's style sheet: a run
    /// of spaces, tabs and newlines becomes one space, or one newline if it has one, and is removed at the
    /// start and end of lines. `pre`, `textarea`, scripts, foreign elements and elements whose `style`
    /// attribute changes their layout are unchanged. Style sheets are not read: a page whose style sheets
    /// change `display` or `white-space` can look different.
    #[must_use]
    pub fn collapse_white_space(mut self, collapse: bool) -> Self {
        self.collapse_white_space = collapse;
        self
    }

    /// Removes comments.
    #[must_use]
    pub fn remove_comments(mut self, remove: bool) -> Self {
        self.remove_comments = remove;
        self
    }

    /// Enables scripting for the nodes, so that the text of `noscript` elements is written literally:
    /// for trees that were parsed with scripting enabled.
    #[must_use]
    pub fn scripting(mut self, enabled: bool) -> Self {
        self.scripting = enabled;
        self
    }

    /// Limits the HTML to this number of bytes; longer HTML is [`WriteError::LimitExceeded`].
    #[must_use]
    pub fn limit(mut self, bytes: u64) -> Self {
        self.limit = Some(bytes);
        self
    }

    /// Returns true if [`Self::collapse_white_space`] is on.
    pub fn collapses_white_space(&self) -> bool {
        self.collapse_white_space
    }

    /// Returns true if [`Self::remove_comments`] is on.
    pub fn removes_comments(&self) -> bool {
        self.remove_comments
    }
}

/// Writes a node and its contents as short HTML, by the rules for writing HTML documents: without optional
/// tags and unnecessary character references, and with the shortest syntax of each attribute. All shadow
/// roots are written, as `template` elements. <https://html.spec.whatwg.org/multipage/syntax.html#writing>
///
/// HTML cannot express all trees, and needs syntax errors for some, such as nested forms. `left_alone` has
/// the source of the nodes that the caller knows to be of this kind; `treewright::Minifier` finds them by a
/// second parse.
///
/// # Errors
/// [`WriteError::LimitExceeded`], and [`WriteError::Io`] if `out` has an error.
pub fn minify(
    node: NodeRef<'_>,
    options: &MinifyOptions,
    left_alone: &LeftAlone<'_>,
    out: &mut impl fmt::Write,
) -> Result<(), WriteError> {
    Ok(write(node, options, left_alone, out)?)
}

pub(crate) fn write(
    node: NodeRef<'_>,
    options: &MinifyOptions,
    left_alone: &LeftAlone<'_>,
    out: &mut impl fmt::Write,
) -> Result<(), Refused> {
    let document = node.document();
    let plan =
        options.collapse_white_space.then(|| Plan::new(document, node.id(), left_alone, false));
    let view = View {
        document,
        texts: plan.as_ref().map(Plan::texts),
        comments: !options.remove_comments,
        left_alone,
    };
    let out = Output::new(out, options.limit);
    let mut writer = Writer::new(view, Layout::Minified, options.scripting, node.id(), out);
    let written = writer.write();
    refused(written, writer.output().is_exceeded())
}

/// Converts an error of a writer.
pub(crate) fn refused(written: fmt::Result, is_exceeded: bool) -> Result<(), Refused> {
    written.map_err(|_| if is_exceeded { Refused::LimitExceeded } else { Refused::Output })
}
