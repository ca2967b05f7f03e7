//! Text that is inserted into the tree with its line breaks as `br` elements.
//!
//! <https://html.spec.whatwg.org/multipage/dom.html#rendered-text-fragment>

use treewright_dom::NodeId;
use treewright_dom::scripting::{CharacterData, NodeDocuments};
use treewright_quickjs::Thrown;

use super::create_an_html_element;
use crate::Cx;
use crate::strings::DomString;
use crate::tree_changes;

/// <https://html.spec.whatwg.org/multipage/dom.html#rendered-text-fragment>
pub(crate) fn fragment(
    cx: &mut Cx<'_>,
    document: NodeId,
    input: &DomString,
) -> Result<NodeId, Thrown> {
    let fragment = cx.host.tree.create_document_fragment();
    // Both are nodes of the tree.
    let _refused = cx.host.tree.set_node_document(fragment, document);
    cx.host.orphans.add(fragment);
    let units = input.to_utf16();
    let is_break = |unit: u16| unit == 0x0A || unit == 0x0D;
    let mut position = 0;
    while position < units.len() {
        let rest = &units[position..];
        let length = rest.iter().position(|unit| is_break(*unit)).unwrap_or(rest.len());
        if length > 0 {
            let text = DomString::from_utf16(&rest[..length]);
            let text = cx.host.create_a_text(document, &text);
            tree_changes::append(cx, text, fragment)?;
            position += length;
        }
        while position < units.len() && is_break(units[position]) {
            let is_pair = units[position] == 0x0D && units.get(position + 1) == Some(&0x0A);
            position += if is_pair { 2 } else { 1 };
            let br = create_an_html_element(cx, document, "br")?;
            tree_changes::append(cx, br, fragment)?;
        }
    }
    Ok(fragment)
}

/// <https://html.spec.whatwg.org/multipage/dom.html#merge-with-the-next-text-node>
pub(crate) fn merge_with_the_next_text_node(cx: &mut Cx<'_>, node: NodeId) {
    let Some(next) = cx.host.tree.next_sibling(node) else { return };
    if !cx.host.is_text(node) || !cx.host.is_text(next) {
        return;
    }
    let length = cx.host.tree.data_length(node).unwrap_or_default();
    let data = cx.host.data(next);
    // The offset is the length.
    let offset = u32::try_from(length).unwrap_or(u32::MAX);
    let _refused = tree_changes::replace_data(cx, node, offset, 0, &data);
    tree_changes::remove(cx, next);
}
