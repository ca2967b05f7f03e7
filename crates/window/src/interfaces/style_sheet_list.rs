//! `StyleSheetList`.
//!
//! <https://drafts.csswg.org/cssom/#the-stylesheetlist-interface>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::generated::Interface;
use crate::objects::slots;
use crate::{Cx, bindings, style, wrappers};

/// The tree whose sheets a list has.
struct Root(NodeId);

/// Makes the list of a document or shadow root.
pub(super) fn new(cx: &mut Cx<'_>, root: NodeId) -> Result<Value, Thrown> {
    let wrapper = wrappers::wrap(cx, root)?;
    let list = bindings::new_object(cx, Interface::StyleSheetList)?;
    cx.set_data(&list, Box::new(Root(root)));
    cx.set_slot(&list, slots::ROOT, &wrapper);
    Ok(list)
}

fn sheets(cx: &mut Cx<'_>, this: &Value) -> Result<std::rc::Rc<[style::StyleSheet]>, Thrown> {
    match cx.data(this, |root: &mut Root, _| root.0) {
        Some(root) => Ok(style::sheets_of_a_tree(cx.host, root)),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// <https://drafts.csswg.org/cssom/#dom-stylesheetlist-item>
pub(crate) fn item(cx: &mut Cx<'_>, this: &Value, index: u32) -> Result<Option<Value>, Thrown> {
    match sheets(cx, this)?.get(index as usize) {
        Some(state) => style::object_of_sheet(cx, state).map(Some),
        None => Ok(None),
    }
}

/// <https://drafts.csswg.org/cssom/#dom-stylesheetlist-length>
pub(crate) fn length(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    Ok(u32::try_from(sheets(cx, this)?.len()).unwrap_or(u32::MAX))
}

pub(crate) fn supported_property_indices(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    length(cx, this)
}
