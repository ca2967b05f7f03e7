//! The text of a page as rendered: the standard's `innerText`.
//! <https://html.spec.whatwg.org/multipage/dom.html#the-innertext-idl-attribute>

mod collector;

use std::collections::HashSet;
use std::sync::Arc;

use treewright_dom::{NodeId, NodeKind, NodeRef};

use crate::rendered::{StyleView, Viewing, Walk};
use collector::Collector;
pub(crate) use collector::is_in_a_row;

/// The options of [`inner_text`].
///
/// ```
/// use treewright_read::InnerTextOptions;
/// let options = InnerTextOptions::new().scripting(true);
/// assert!(options.scripting);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct InnerTextOptions {
    /// Scripting is enabled: `noscript` elements are not shown, and `canvas` elements show an image.
    /// Without scripting both show their contents. Choose the same as for the parse of the page: a parser
    /// with scripting leaves the contents of `noscript` as text.
    pub scripting: bool,
}

impl InnerTextOptions {
    /// Creates options without scripting.
    pub const fn new() -> Self {
        Self { scripting: false }
    }

    /// Sets [`scripting`](Self::scripting).
    #[must_use]
    pub const fn scripting(mut self, scripting: bool) -> Self {
        self.scripting = scripting;
        self
    }
}

/// The text of a node as rendered, by the steps of the standard's `innerText`: white space collapses,
/// blocks and `br` elements start new lines, empty lines surround paragraphs, tabs separate the cells of a
/// table, and hidden text is left out.
///
/// The style is that of the standard's rendering section, with the attributes `hidden`, `open`, `popover`
/// and `style` and the presentational ones. Style sheets of the page
/// are ignored; [`inner_text_styled`] applies them.
///
/// - For an element that is not being rendered this is the text content, as in a browser; for a comment it
///   is empty.
/// - For a document it is the text of its body, for a fragment that of its children. A tree outside a
///   document counts as rendered.
/// - White space at the edges of an inline element depends on the text around it, as in a browser.
///
/// The time is linear in the size of the subtree, the number of ancestors, and the number of their children
/// before the node in its line. Nothing recurses.
///
/// <https://html.spec.whatwg.org/multipage/dom.html#get-the-text-steps>
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_read::{InnerTextOptions, inner_text};
/// # fn main() -> Result<(), treewright_dom::NodeError> {
/// // <div><p>one  two</p><script>x</script><p>three</p></div>
/// let mut document = Document::new();
/// let div = document.create_element(Namespace::Html, "div")?;
/// for (name, text) in [("p", "one  two"), ("script", "x"), ("p", "three")] {
///     let element = document.create_element(Namespace::Html, name)?;
///     document.set_text_content(element, text)?;
///     document.append(div, element)?;
/// }
/// let div = document.get(div).unwrap();
/// assert_eq!(inner_text(div, &InnerTextOptions::new()), "one two\n\nthree");
/// # Ok(())
/// # }
/// ```
pub fn inner_text(node: NodeRef<'_>, options: &InnerTextOptions) -> String {
    inner_text_without(node, Viewing::new(options.scripting, None), &Arc::default())
}

/// [`inner_text`] with the computed styles of a view: the text that is shown with the style sheets of the page.
pub fn inner_text_styled(
    node: NodeRef<'_>,
    options: &InnerTextOptions,
    view: &dyn StyleView,
) -> String {
    inner_text_without(node, Viewing::new(options.scripting, Some(view)), &Arc::default())
}

/// The same, without some elements.
pub(crate) fn inner_text_without(
    node: NodeRef<'_>,
    viewing: Viewing<'_>,
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
    match Walk::at(node, viewing) {
        Some(walk) => Collector::collect(walk.without(left_out), node),
        None => node.text(),
    }
}

/// The body element, or else the document element.
/// <https://html.spec.whatwg.org/multipage/dom.html#the-body-element-2>
pub(crate) fn body_of(document: NodeRef<'_>) -> Option<NodeRef<'_>> {
    let root = document.child_elements().next()?;
    let is_body = |child: &NodeRef<'_>| child.is_html("body") || child.is_html("frameset");
    let body = root.child_elements().find(is_body).filter(|_| root.is_html("html"));
    Some(body.unwrap_or(root))
}
