//! `CharacterData`, `Text`, `Comment` and `ProcessingInstruction`.
//!
//! <https://dom.spec.whatwg.org/#interface-characterdata>

use treewright_dom::NodeId;
use treewright_dom::scripting::CharacterData;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::strings::DomString;
use crate::text;
use crate::tree_changes;

/// <https://dom.spec.whatwg.org/#dom-characterdata-data>
pub(crate) fn data(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    let Some(text) = cx.host.tree.script_text(this) else { return Ok(cx.string("")) };
    Ok(text::value_for_script(cx, &text))
}

/// <https://dom.spec.whatwg.org/#dom-characterdata-data>
pub(crate) fn set_data(cx: &mut Cx<'_>, this: NodeId, value: DomString) -> Result<(), Thrown> {
    tree_changes::set_data(cx, this, &value);
    Ok(())
}

/// <https://dom.spec.whatwg.org/#dom-characterdata-length>
pub(crate) fn length(cx: &mut Cx<'_>, this: NodeId) -> Result<u32, Thrown> {
    Ok(tree_changes::data_length(cx, this))
}

/// <https://dom.spec.whatwg.org/#concept-cd-substring>
pub(crate) fn substring_data(
    cx: &mut Cx<'_>,
    this: NodeId,
    offset: u32,
    count: u32,
) -> Result<DomString, Thrown> {
    match cx.host.tree.substring_data(this, offset as usize, count as usize) {
        Ok(text) => Ok(text::for_script(&text)),
        Err(error) => Err(tree_changes::refused(cx, error)),
    }
}

/// Throws if memory is too short for longer data: while the steps run for the change, the data before and after are kept
/// in addition to those of the tree and of the script.
fn demand_room(cx: &mut Cx<'_>, this: NodeId, data: &DomString) -> Result<(), Thrown> {
    /// Fewer bytes are seen by the next call.
    const FEW: usize = 1 << 20;
    let added = match data {
        DomString::Utf8(text) => text.len(),
        DomString::Utf16(units) => units.len(),
    };
    let bytes = (tree_changes::data_length(cx, this) as usize).saturating_add(added);
    if bytes < FEW { Ok(()) } else { crate::memory::demand(cx, bytes.saturating_mul(3)) }
}

/// <https://dom.spec.whatwg.org/#dom-characterdata-appenddata>
pub(crate) fn append_data(cx: &mut Cx<'_>, this: NodeId, data: DomString) -> Result<(), Thrown> {
    demand_room(cx, this, &data)?;
    let length = tree_changes::data_length(cx, this);
    tree_changes::replace_data(cx, this, length, 0, &data)
}

/// <https://dom.spec.whatwg.org/#dom-characterdata-insertdata>
pub(crate) fn insert_data(
    cx: &mut Cx<'_>,
    this: NodeId,
    offset: u32,
    data: DomString,
) -> Result<(), Thrown> {
    demand_room(cx, this, &data)?;
    tree_changes::replace_data(cx, this, offset, 0, &data)
}

/// <https://dom.spec.whatwg.org/#dom-characterdata-deletedata>
pub(crate) fn delete_data(
    cx: &mut Cx<'_>,
    this: NodeId,
    offset: u32,
    count: u32,
) -> Result<(), Thrown> {
    tree_changes::replace_data(cx, this, offset, count, &"".into())
}

/// <https://dom.spec.whatwg.org/#dom-characterdata-replacedata>
pub(crate) fn replace_data(
    cx: &mut Cx<'_>,
    this: NodeId,
    offset: u32,
    count: u32,
    data: DomString,
) -> Result<(), Thrown> {
    demand_room(cx, this, &data)?;
    tree_changes::replace_data(cx, this, offset, count, &data)
}
