//! Text nodes: none is empty, and no two are adjacent, because text that is inserted joins the text node
//! before its place. <https://html.spec.whatwg.org/multipage/parsing.html#insert-a-character>

use treewright_dom::{Document, LocalName, Namespace, NodeId, NodeKind};

use super::Violation;

const NAME: &str = "text nodes";

/// Checks the text nodes of one tree. `was_separate` returns true for a text node if something before it
/// was removed later.
///
/// # Errors
/// The first text node that is empty, or follows another without reason.
pub fn check_texts(
    document: &Document,
    root: NodeId,
    was_separate: &dyn Fn(NodeId) -> bool,
) -> Result<(), Violation> {
    let is_text = |node: NodeId| document.kind(node) == Some(NodeKind::Text);
    for node in document.descendants(root).filter(|node| is_text(*node)) {
        let text = document.text(node).unwrap_or_default();
        if text.is_empty() {
            return Err(Violation::new(NAME, "a text node is empty"));
        }
        if document.previous_sibling(node).is_some_and(is_text) && !was_separate(node) {
            return Err(Violation::new(NAME, format!("`{text}` follows a text node")));
        }
    }
    Ok(())
}

/// Returns true if the node is inside a `selectedcontent` element: a copy of the contents of an `option`.
pub fn is_a_copy(document: &Document, node: NodeId) -> bool {
    let mut next = Some(node);
    while let Some(ancestor) = next {
        if document.is_element(ancestor, Namespace::Html, LocalName::SELECTEDCONTENT) {
            return true;
        }
        next = document.parent(ancestor).or_else(|| document.host(ancestor));
    }
    false
}
