//! Changes of the data of text, comments and processing instructions.

use treewright_dom::NodeId;
use treewright_quickjs::Thrown;

use super::react;
use crate::Cx;
use crate::exception::{DomExceptionName, dom_exception};
use crate::strings::DomString;

/// <https://dom.spec.whatwg.org/#concept-cd-replace>
pub(crate) fn replace_data(
    cx: &mut Cx<'_>,
    node: NodeId,
    offset: u32,
    count: u32,
    data: &DomString,
) -> Result<(), Thrown> {
    let length = cx.host.tree.data_length(node);
    if offset > length {
        let message = format!("The offset {offset} is larger than the node's length ({length}).");
        return Err(dom_exception(cx, DomExceptionName::IndexSizeError, &message));
    }
    let count = count.min(length.saturating_sub(offset));
    // The node has data, and the offsets are in it.
    let _refused = cx.host.tree.replace_data(node, offset, count, &data.to_utf16());
    let added = u32::try_from(data.len_utf16()).unwrap_or(u32::MAX);
    cx.host.ranges_after_replace_data(node, offset, count, added);
    react(cx);
    Ok(())
}

/// Replaces all data of a node.
pub(crate) fn set_data(cx: &mut Cx<'_>, node: NodeId, data: &DomString) {
    let length = cx.host.tree.data_length(node);
    // The offset is in the data.
    let _refused = replace_data(cx, node, 0, length, data);
}
