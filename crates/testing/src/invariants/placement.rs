//! Every node is where the DOM allows it.

use treewright_dom::{Document, NodeId, NodeKind};

use super::Violation;

const NAME: &str = "placement";

/// Doctypes are only in documents, before the element; a document has at most one of each and no text; only
/// elements, fragments and documents have children; documents and fragments are not children. For one tree,
/// which `check_links` has verified to be one. <https://dom.spec.whatwg.org/#node-trees>
///
/// # Errors
/// The first misplaced node.
pub fn check_placement(document: &Document, root: NodeId) -> Result<(), Violation> {
    for parent in std::iter::once(root).chain(document.descendants(root)) {
        let kind = document.kind(parent);
        let mut elements = 0;
        let mut doctypes = 0;
        for child in document.children(parent) {
            let child_kind = document.kind(child);
            let is_right = match (kind, child_kind) {
                (Some(NodeKind::Document), Some(NodeKind::Text)) => false,
                (Some(NodeKind::Document), Some(NodeKind::Doctype)) => {
                    doctypes += 1;
                    doctypes == 1 && elements == 0
                }
                (Some(NodeKind::Document), Some(NodeKind::Element)) => {
                    elements += 1;
                    elements == 1
                }
                (
                    Some(NodeKind::Element | NodeKind::DocumentFragment | NodeKind::ShadowRoot),
                    Some(NodeKind::Element | NodeKind::Text),
                )
                | (
                    Some(
                        NodeKind::Document
                        | NodeKind::Element
                        | NodeKind::DocumentFragment
                        | NodeKind::ShadowRoot,
                    ),
                    Some(NodeKind::Comment | NodeKind::ProcessingInstruction),
                ) => true,
                _ => false,
            };
            if !is_right {
                return Err(Violation::new(NAME, format!("{child_kind:?} below {kind:?}")));
            }
        }
    }
    Ok(())
}
