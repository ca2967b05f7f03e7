//! The names of the navigables that links and forms open in.
//! <https://html.spec.whatwg.org/multipage/semantics.html#get-an-element's-target>

use treewright_dom::{LocalName, NodeRef};

/// Gets an element's target; `None` if neither `own` nor a `base` element has one, which stands for the empty string.
/// `own` is the target of the element or of its submitter, if it has the attribute, and `document` the tree with
/// the `base` elements.
/// <https://html.spec.whatwg.org/multipage/semantics.html#get-an-element's-target>
///
/// ```
/// use treewright_dom::Document;
/// use treewright_semantics::targets::element_target;
/// let document = Document::new();
/// assert_eq!(element_target(Some("a"), Some(document.root_node())), Some("a"));
/// assert_eq!(element_target(Some("a\n<b"), Some(document.root_node())), Some("_blank"));
/// assert_eq!(element_target(None, Some(document.root_node())), None);
/// ```
pub fn element_target<'a>(own: Option<&'a str>, document: Option<NodeRef<'a>>) -> Option<&'a str> {
    // Step 1.
    let target = own.or_else(|| {
        document?
            .descendants()
            .filter(|node| node.is_html_element(LocalName::BASE))
            .find_map(|base| base.attr("target"))
    })?;
    // Steps 2 and 3.
    let is_dangling = target.contains(['\t', '\n', '\r']) && target.contains('<');
    Some(if is_dangling { "_blank" } else { target })
}
