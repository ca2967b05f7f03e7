//! Objects that an attribute returns again and again: `[SameObject]`.

use treewright_quickjs::Value;

use crate::Cx;
use crate::generated::N;
use super::slots;

/// The object that an attribute of this object returned before.
pub(crate) fn kept(cx: &Cx<'_>, object: &Value, attribute: N) -> Option<Value> {
    cx.slot(object, slots::attribute(attribute as u16))
}

/// Keeps what an attribute returned; null is no object and may change.
pub(crate) fn keep(cx: &Cx<'_>, object: &Value, attribute: N, value: &Value) {
    if value.is_object() {
        cx.set_slot(object, slots::attribute(attribute as u16), value);
    }
}
