//! `NavigationDestination` objects.
//!
//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-navigationdestination-interface>

use treewright_quickjs::{Thrown, Value};
use url::Url;

use super::{SerializedState, slots};
use crate::Cx;
use crate::bindings;
use crate::generated::Interface;

/// The data of an object. Its entry is in a slot.
pub(crate) struct DestinationData {
    pub(crate) url: Url,
    pub(crate) state: SerializedState,
    pub(crate) is_same_document: bool,
}

/// A new object in the current realm.
pub(super) fn new_destination(
    cx: &mut Cx<'_>,
    data: DestinationData,
    entry: Option<&Value>,
) -> Result<Value, Thrown> {
    let object = bindings::new_object(cx, Interface::NavigationDestination)?;
    cx.set_data(&object, Box::new(data));
    if let Some(entry) = entry {
        cx.set_slot(&object, slots::ENTRY, entry);
    }
    Ok(object)
}

/// Does something with the data of an object.
pub(crate) fn with_destination<R>(
    cx: &mut Cx<'_>,
    object: &Value,
    inside: impl FnOnce(&mut DestinationData) -> R,
) -> Result<R, Thrown> {
    let result = cx.data(object, |data: &mut DestinationData, _| inside(data));
    result.ok_or_else(|| cx.type_error("Illegal invocation"))
}
