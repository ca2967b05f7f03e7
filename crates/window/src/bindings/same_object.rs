//! Objects that an attribute always returns: `[SameObject]`.

use treewright_quickjs::{NativeId, Value};

use super::slots;
use crate::Cx;

/// The object that the attribute with this getter returned before.
pub(crate) fn kept(cx: &Cx<'_>, object: &Value, getter: NativeId) -> Option<Value> {
    cx.slot(object, slots::attribute(getter))
}

/// Keeps the object that an attribute returned; null is not an object and may change.
pub(crate) fn keep(cx: &Cx<'_>, object: &Value, getter: NativeId, value: &Value) {
    if value.is_object() {
        cx.set_slot(object, slots::attribute(getter), value);
    }
}

/// The value that is kept under the name of a content attribute.
pub(crate) fn kept_named(cx: &Cx<'_>, object: &Value, name: &'static str) -> Option<Value> {
    cx.slot(object, slots::content_attribute(name))
}

pub(crate) fn keep_named(cx: &Cx<'_>, object: &Value, name: &'static str, value: &Value) {
    cx.set_slot(object, slots::content_attribute(name), value);
}

pub(crate) fn forget_named(cx: &Cx<'_>, object: &Value, name: &'static str) {
    cx.take_slot(object, slots::content_attribute(name));
}
