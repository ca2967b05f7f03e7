//! The receiver of a call, checked to be an object of the interface.

use treewright_dom::NodeId;
use treewright_quickjs::{Call, Platform, Thrown, Value};

use super::rows;
use crate::Cx;
use crate::generated::{DEFINITIONS, Interface};

/// The definition of an interface.
pub(crate) fn definition(interface: Interface) -> &'static super::definition::Definition {
    DEFINITIONS[interface as usize]
}

/// The platform object that a value is or stands for.
pub(crate) fn platform(cx: &Cx<'_>, value: &Value) -> Option<Platform> {
    use crate::windows::proxy;
    let found = cx.platform(value)?;
    if found.interface != proxy::WINDOW_PROXY {
        return Some(found);
    }
    cx.platform_in_slot(value, proxy::WINDOW).or(Some(found))
}

/// True if a value implements an interface.
/// <https://webidl.spec.whatwg.org/#implements>
pub(crate) fn is(cx: &Cx<'_>, value: &Value, interface: Interface) -> bool {
    platform(cx, value).is_some_and(|object| definition(interface).includes(object.interface))
}

/// True for a window, through its proxy.
pub(crate) fn is_window(cx: &Cx<'_>, value: &Value) -> bool {
    platform(cx, value).is_some_and(|object| {
        DEFINITIONS
            .get(usize::from(object.interface))
            .is_some_and(|definition| definition.is_global && definition.name == "Window")
    })
}

/// True for the global object of a worker.
pub(crate) fn is_worker_global_scope(cx: &Cx<'_>, value: &Value) -> bool {
    is(cx, value, Interface::WorkerGlobalScope)
}

fn illegal_invocation(cx: &Cx<'_>) -> Thrown {
    cx.type_error("Illegal invocation")
}

/// The `this` value, which is the global one for undefined and null.
fn this_value(cx: &Cx<'_>, call: &Call<'_>) -> Value {
    let this = call.this();
    if this.is_nullish() { cx.current_global_this() } else { this.clone() }
}

/// The node of the number that its object has.
fn node_of_handle(cx: &Cx<'_>, handle: u64) -> Result<NodeId, Thrown> {
    NodeId::from_u64(handle).ok_or_else(|| illegal_invocation(cx))
}

/// The receiver if it is a node of this interface.
pub(crate) fn node(cx: &Cx<'_>, call: &Call<'_>, interface: Interface) -> Result<NodeId, Thrown> {
    match cx.platform(call.this()) {
        Some(object) if definition(interface).includes(object.interface) => {
            node_of_handle(cx, object.handle)
        }
        _ => Err(illegal_invocation(cx)),
    }
}

/// The same, with the object.
pub(crate) fn object_and_node(
    cx: &Cx<'_>,
    call: &Call<'_>,
    interface: Interface,
) -> Result<(Value, NodeId), Thrown> {
    Ok((call.this().clone(), node(cx, call, interface)?))
}

/// The node that an object stands for.
pub(crate) fn node_of(cx: &Cx<'_>, object: &Value) -> Result<NodeId, Thrown> {
    match cx.platform(object) {
        Some(object) if definition(Interface::Node).includes(object.interface) => {
            node_of_handle(cx, object.handle)
        }
        _ => Err(illegal_invocation(cx)),
    }
}

/// The node of a value, if it implements an interface.
pub(crate) fn as_node(cx: &Cx<'_>, value: &Value, interface: Interface) -> Option<NodeId> {
    let object = cx.platform(value)?;
    let is_one = definition(interface).includes(object.interface);
    if is_one { NodeId::from_u64(object.handle) } else { None }
}

/// The receiver if it implements an interface.
pub(crate) fn object(
    cx: &mut Cx<'_>,
    call: &Call<'_>,
    interface: Interface,
) -> Result<Value, Thrown> {
    let this = this_value(cx, call);
    let found = platform(cx, &this);
    let Some(found) = found.filter(|found| definition(interface).includes(found.interface)) else {
        return Err(illegal_invocation(cx));
    };
    // Only these are exposed to other origins; the global object of the function's own realm has
    // its origin.
    let is_global = DEFINITIONS
        .get(usize::from(found.interface))
        .is_some_and(|definition| definition.is_global);
    let is_open = is_global || found.interface == Interface::Location as u16;
    // The realm's own global object is the most frequent case.
    let is_own = is_global
        && cx.host.realms.by_handle(found.handle).is_some_and(|realm| realm.0 == cx.realm_number());
    if is_open && !is_own && !call.this().is_nullish() {
        security_check(cx, call, &this)?;
    }
    Ok(this)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#integration-with-idl>
fn security_check(cx: &mut Cx<'_>, call: &Call<'_>, this: &Value) -> Result<(), Thrown> {
    use crate::windows::{cross_origin, location, proxy};
    let realm = match proxy::window_of_proxy(cx, this) {
        Some(window) => {
            let handle = cx.platform(&window).map(|window| window.handle);
            handle.and_then(|handle| cx.host.realms.by_handle(handle))
        }
        None => match cx.platform(this) {
            Some(object) if object.interface == Interface::Location as u16 => {
                location::realm_of(cx, this)
            }
            _ => return Ok(()),
        },
    };
    match realm {
        Some(realm)
            if !cross_origin::is_platform_object_same_origin(cx, realm)
                && !rows::row(call.native()).is_some_and(cross_origin::is_for_all_origins) =>
        {
            Err(cross_origin::security_error(cx))
        }
        _ => Ok(()),
    }
}

/// The receiver twice: as the object that keeps values, and as the receiver.
pub(crate) fn object_and_object(
    cx: &mut Cx<'_>,
    call: &Call<'_>,
    interface: Interface,
) -> Result<(Value, Value), Thrown> {
    let this = object(cx, call, interface)?;
    Ok((this.clone(), this))
}

/// True if the receiver implements an interface: for `[LegacyLenientThis]`.
pub(crate) fn implements(cx: &Cx<'_>, call: &Call<'_>, interface: Interface) -> bool {
    is(cx, &this_value(cx, call), interface)
}
