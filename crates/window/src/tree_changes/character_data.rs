//! Changes of the data of text, comments and processing instructions.

use treewright_dom::NodeId;
use treewright_dom::scripting::CharacterData;
use treewright_quickjs::Thrown;

use super::change;
use crate::Cx;
use crate::exception::{DomExceptionName, dom_exception};
use crate::strings::DomString;
use crate::text;

/// <https://dom.spec.whatwg.org/#concept-cd-replace>
pub(crate) fn replace_data(
    cx: &mut Cx<'_>,
    node: NodeId,
    offset: u32,
    count: u32,
    data: &DomString,
) -> Result<(), Thrown> {
    let length = length(cx, node);
    if offset > length {
        let message = format!("The offset {offset} is larger than the node's length ({length}).");
        return Err(dom_exception(cx, DomExceptionName::IndexSizeError, &message));
    }
    let count = count.min(length.saturating_sub(offset));
    // The node has data, and the offsets are in it.
    let text = text::for_tree(data);
    let added = u32::try_from(text.utf16_length()).unwrap_or(u32::MAX);
    change(cx, |world| {
        let _refused = world.tree.replace_data(node, offset as usize, count as usize, &text);
        // A processing instruction has the attributes in its new data.
        world.processing_instructions.remove(&node);
        world.ranges_after_replace_data(node, offset, count, added);
    });
    Ok(())
}

/// Replaces all data of a node.
pub(crate) fn set_data(cx: &mut Cx<'_>, node: NodeId, data: &DomString) {
    let length = length(cx, node);
    // The offset is in the data.
    let _refused = replace_data(cx, node, 0, length, data);
}

/// The number of code units of the data of a node.
pub(crate) fn length(cx: &Cx<'_>, node: NodeId) -> u32 {
    u32::try_from(cx.host.tree.data_length(node).unwrap_or_default()).unwrap_or(u32::MAX)
}
