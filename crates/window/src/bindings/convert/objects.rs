//! Objects: of interfaces, functions, promises.

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use super::super::receiver;
use super::super::site::At;
use crate::Cx;
use crate::generated::Interface;

/// <https://webidl.spec.whatwg.org/#js-object>
pub(crate) fn object(cx: &Cx<'_>, value: &Value, at: At) -> Result<Value, Thrown> {
    if value.is_object() { Ok(value.clone()) } else { Err(at.wrong_type(cx, "Object")) }
}

/// <https://webidl.spec.whatwg.org/#js-symbol>
pub(crate) fn symbol(cx: &Cx<'_>, value: &Value, at: At) -> Result<Value, Thrown> {
    if value.is_symbol() { Ok(value.clone()) } else { Err(at.wrong_type(cx, "symbol")) }
}

/// A node that implements an interface. <https://webidl.spec.whatwg.org/#js-interface>
pub(crate) fn node(
    cx: &Cx<'_>,
    value: &Value,
    interface: Interface,
    at: At,
) -> Result<NodeId, Thrown> {
    receiver::as_node(cx, value, interface)
        .ok_or_else(|| at.wrong_type(cx, receiver::definition(interface).name))
}

/// An object that implements an interface. <https://webidl.spec.whatwg.org/#js-interface>
pub(crate) fn interface(
    cx: &Cx<'_>,
    value: &Value,
    interface: Interface,
    at: At,
) -> Result<Value, Thrown> {
    if receiver::is(cx, value, interface) {
        return Ok(value.clone());
    }
    Err(at.wrong_type(cx, receiver::definition(interface).name))
}

/// A window, by its proxy.
pub(crate) fn window_proxy(cx: &Cx<'_>, value: &Value, at: At) -> Result<Value, Thrown> {
    if receiver::is_window(cx, value) {
        return Ok(value.clone());
    }
    Err(at.wrong_type(cx, "Window"))
}

/// An object of an interface that is not supported: no value implements it.
pub(crate) fn unsupported(cx: &Cx<'_>, name: &str, at: At) -> Result<Value, Thrown> {
    Err(at.wrong_type(cx, name))
}

/// <https://webidl.spec.whatwg.org/#js-callback-function>
pub(crate) fn callback_function(cx: &Cx<'_>, value: &Value, at: At) -> Result<Value, Thrown> {
    if value.is_function() { Ok(value.clone()) } else { Err(at.not_a_function(cx)) }
}

/// A callback function with `[LegacyTreatNonObjectAsNull]` that is not nullable.
pub(crate) fn callback_or_object(cx: &Cx<'_>, value: &Value, at: At) -> Result<Value, Thrown> {
    object(cx, value, at)
}

/// <https://webidl.spec.whatwg.org/#LegacyTreatNonObjectAsNull>
pub(crate) fn callback_treating_non_object_as_null(value: &Value) -> Option<Value> {
    value.is_object().then(|| value.clone())
}

/// The value of an event handler attribute: an object, or null for everything else.
pub(crate) fn object_or_null(cx: &Cx<'_>, value: &Value) -> Value {
    if value.is_object() { value.clone() } else { cx.null() }
}

/// <https://webidl.spec.whatwg.org/#js-callback-interface>
pub(crate) fn callback_interface(
    cx: &Cx<'_>,
    value: &Value,
    name: &str,
    at: At,
) -> Result<Value, Thrown> {
    if value.is_object() { Ok(value.clone()) } else { Err(at.wrong_type(cx, name)) }
}

/// <https://webidl.spec.whatwg.org/#js-promise>
pub(crate) fn promise(cx: &mut Cx<'_>, value: &Value) -> Result<Value, Thrown> {
    cx.resolved_promise(value)
}
