//! `Text`.
//!
//! <https://dom.spec.whatwg.org/#interface-text>

use treewright_dom::NodeId;
use treewright_dom::scripting::{NodeDocuments, UncheckedNodes};
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::exception::{DomExceptionName, dom_exception};
use crate::strings::DomString;
use crate::tree_changes;

/// <https://dom.spec.whatwg.org/#dom-text-text>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    data: DomString,
) -> Result<Value, Thrown> {
    let document = crate::global_objects::document_of_the_current_global(cx)?;
    let node = cx.host.create_a_text(document, &data);
    crate::wrappers::wrap_with_prototype(cx, node, prototype)
}

/// <https://dom.spec.whatwg.org/#concept-text-split>
pub(crate) fn split_text(cx: &mut Cx<'_>, this: NodeId, offset: u32) -> Result<NodeId, Thrown> {
    let length = tree_changes::data_length(cx, this);
    if offset > length {
        let message = format!("The offset {offset} is larger than the Text node's length.");
        return Err(dom_exception(cx, DomExceptionName::IndexSizeError, &message));
    }
    let count = length.saturating_sub(offset);
    let new_data = super::character_data::substring_data(cx, this, offset, count)?;
    let document = cx.host.node_document(this);
    let new_node = if cx.host.tree.is_cdata_section(this) {
        let node = cx.host.tree.create_cdata_section(&crate::text::for_tree(&new_data));
        // Both are nodes of the tree.
        let _refused = cx.host.tree.set_node_document(node, document);
        node
    } else {
        cx.host.create_a_text(document, &new_data)
    };
    if let Some(parent) = cx.host.tree.parent(this) {
        let next = cx.host.tree.next_sibling(this);
        tree_changes::insert(cx, new_node, parent, next);
        cx.host.ranges_after_split(this, new_node, parent, offset);
    }
    tree_changes::replace_data(cx, this, offset, count, &"".into())?;
    Ok(new_node)
}

/// <https://dom.spec.whatwg.org/#dom-text-wholetext>
pub(crate) fn whole_text(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    let mut first = this;
    while let Some(previous) =
        cx.host.tree.previous_sibling(first).filter(|node| cx.host.is_text(*node))
    {
        first = previous;
    }
    let mut units = Vec::new();
    let mut at = Some(first);
    while let Some(node) = at.filter(|node| cx.host.is_text(*node)) {
        units.extend(cx.host.data(node).to_utf16());
        at = cx.host.tree.next_sibling(node);
    }
    Ok(DomString::from_utf16(&units))
}
