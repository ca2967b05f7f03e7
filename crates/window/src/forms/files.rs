//! The selected files of `input` elements.
//!
//! <https://html.spec.whatwg.org/multipage/input.html#concept-input-type-file-selected>
//!
//! The files are slots of a `FileList` object, without a gap.

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};
use treewright_semantics::InputType;

use crate::Cx;
use crate::bindings;
use crate::forms;
use crate::generated::Interface;
use crate::objects::slots;
use crate::wrappers;

/// A list of these files.
fn new_list(cx: &mut Cx<'_>, files: &[Value]) -> Result<Value, Thrown> {
    let list = bindings::new_object(cx, Interface::FileList)?;
    for (key, file) in (slots::ITEMS..).zip(files) {
        cx.set_slot(&list, key, file);
    }
    Ok(list)
}

/// The selected files of an `input` element, as its attribute `files` returns them.
/// <https://html.spec.whatwg.org/multipage/input.html#dom-input-files>
pub(crate) fn list_of_input(cx: &mut Cx<'_>, input: NodeId) -> Result<Option<Value>, Thrown> {
    if forms::input_type(cx.host, input) != Some(InputType::FileUpload) {
        return Ok(None);
    }
    let owner = wrappers::wrap(cx, input)?;
    if let Some(list) = cx.slot(&owner, slots::FILES) {
        return Ok(Some(list));
    }
    let list = new_list(cx, &[])?;
    cx.set_slot(&owner, slots::FILES, &list);
    Ok(Some(list))
}

/// The selected files.
pub(crate) fn files_of_input(cx: &mut Cx<'_>, input: NodeId) -> Result<Vec<Value>, Thrown> {
    let list = list_of_input(cx, input)?;
    Ok(list.map(|list| files_of(cx, &list)).unwrap_or_default())
}

fn files_of(cx: &Cx<'_>, list: &Value) -> Vec<Value> {
    (slots::ITEMS..).map_while(|key| cx.slot(list, key)).collect()
}

/// Replaces the selected files.
pub(crate) fn set_files_of_input(
    cx: &mut Cx<'_>,
    input: NodeId,
    list: &Value,
) -> Result<(), Thrown> {
    let owner = wrappers::wrap(cx, input)?;
    cx.set_slot(&owner, slots::FILES, list);
    Ok(())
}

/// Empties the list of selected files.
pub(crate) fn forget_files_of_input(cx: &mut Cx<'_>, input: NodeId) {
    if let Ok(owner) = wrappers::wrap(cx, input) {
        cx.take_slot(&owner, slots::FILES);
    }
}
