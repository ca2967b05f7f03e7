//! The pretty form.

use std::borrow::Cow;
use std::fmt;

use treewright_dom::NodeRef;

use crate::WriteError;
use crate::html::{Layout, LeftAlone, View, Writer};
use crate::minify::refused;
use crate::output::{Output, Refused};
use crate::white_space::Plan;

/// Options for writing a tree as readable HTML.
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_write::{PrettyOptions, WriteHtml};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let mut document = Document::new();
/// let list = document.create_element(Namespace::Html, "ul")?;
/// for text in ["one", "two"] {
///     let item = document.create_element(Namespace::Html, "li")?;
///     document.set_text_content(item, text)?;
///     document.append(list, item)?;
/// }
/// let html = document.get(list).unwrap().pretty(&PrettyOptions::new())?;
/// assert_eq!(html, "<ul>\n  <li>one</li>\n  <li>two</li>\n</ul>");
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PrettyOptions {
    indent: Cow<'static, str>,
    scripting: bool,
    limit: Option<u64>,
}

impl Default for PrettyOptions {
    fn default() -> Self {
        Self { indent: Cow::Borrowed("  "), scripting: false, limit: None }
    }
}

impl PrettyOptions {
    /// The defaults: two spaces for each level, scripting is disabled, and the length is not limited.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the indentation of a level. Characters other than spaces and tabs are ignored.
    ///
    /// ```
    /// use treewright_write::PrettyOptions;
    /// assert_eq!(PrettyOptions::new().indent("\t"), PrettyOptions::new().indent("x\t"));
    /// ```
    #[must_use]
    pub fn indent(mut self, indent: &str) -> Self {
        let is_white_space = |character: &char| matches!(character, ' ' | '\t');
        self.indent = indent.chars().filter(is_white_space).collect();
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
}

/// Writes a node and its contents as HTML with a line for each block, indented by its level, without a
/// change of the rendering: lines break only where white space is not shown, by the display types of the
/// standard's style sheet. `pre`, `textarea`, scripts, foreign elements and elements whose `style`
/// attribute changes their layout are unchanged; runs of white space in text become one space, or a newline
/// if they have one. The forty-first level and all below are indented like the fortieth. All shadow roots
/// are written, as `template` elements.
///
/// `left_alone` is as for [`minify`](crate::minify()).
///
/// # Errors
/// [`WriteError::LimitExceeded`], and [`WriteError::Io`] if `out` has an error.
pub fn pretty(
    node: NodeRef<'_>,
    options: &PrettyOptions,
    left_alone: &LeftAlone<'_>,
    out: &mut impl fmt::Write,
) -> Result<(), WriteError> {
    Ok(write(node, options, left_alone, out)?)
}

pub(crate) fn write(
    node: NodeRef<'_>,
    options: &PrettyOptions,
    left_alone: &LeftAlone<'_>,
    out: &mut impl fmt::Write,
) -> Result<(), Refused> {
    let document = node.document();
    let plan = Plan::new(document, node.id(), left_alone, true);
    let view = View { document, texts: Some(plan.texts()), comments: true, left_alone };
    let layout = Layout::Pretty { plan: &plan, indent: &options.indent };
    let out = Output::new(out, options.limit);
    let mut writer = Writer::new(view, layout, options.scripting, node.id(), out);
    let written = writer.write();
    refused(written, writer.output().is_exceeded())
}
