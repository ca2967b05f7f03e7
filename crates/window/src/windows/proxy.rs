//! The `WindowProxy` exotic object: what scripts hold in place of a window, and what leads to the window that a
//! navigable shows now.
//!
//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-windowproxy-exotic-object>

use treewright_quickjs::{Descriptor, Exotic, Key, SetOutcome, Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::navigables::NavigableId;
use crate::world::World;

/// The number of the interface of window proxies.
pub(crate) const WINDOW_PROXY: u16 = u16::MAX - 3;

/// The hooks of the class. The engine walks to the prototype itself, with the right receiver; the prototype
/// is that of the window.
pub(crate) const EXOTIC: Exotic<World> = Exotic {
    get_own_property: Some(get_own_property),
    define_own_property: Some(define_own_property),
    delete_property: Some(delete_property),
    own_property_keys: Some(own_property_keys),
    get: Some(get),
    set: Some(set),
    has_property: Some(has_property),
    get_prototype: Some(get_prototype),
    set_prototype: Some(set_prototype),
    is_extensible: Some(is_extensible),
    prevent_extensions: Some(prevent_extensions),
};

/// The slot of a proxy that has its window.
pub(crate) const WINDOW: u64 = 1;

/// Makes the proxy of a navigable.
pub(crate) fn new_window_proxy(cx: &Cx<'_>, navigable: NavigableId) -> Value {
    cx.platform_object(bindings::WINDOW_PROXY, &cx.null(), WINDOW_PROXY, u64::from(navigable.0))
}

/// The window of a proxy.
pub(crate) fn window_of_proxy(cx: &Cx<'_>, proxy: &Value) -> Option<Value> {
    let platform = cx.platform(proxy)?;
    if platform.interface != WINDOW_PROXY {
        return None;
    }
    cx.slot(proxy, WINDOW)
}

fn window(cx: &mut Cx<'_>, proxy: &Value) -> Result<Value, Thrown> {
    match cx.slot(proxy, WINDOW) {
        Some(window) => Ok(window),
        None => Err(cx.type_error("The window is gone.")),
    }
}

/// The proxies of child navigables by index come first.
/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#windowproxy-getownproperty>
fn get_own_property(
    cx: &mut Cx<'_>,
    proxy: &Value,
    key: &Key,
) -> Result<Option<Descriptor>, Thrown> {
    let window = window(cx, proxy)?;
    cx.get_own_property(&window, key)
}

fn define_own_property(
    cx: &mut Cx<'_>,
    proxy: &Value,
    key: &Key,
    descriptor: &Descriptor,
) -> Result<bool, Thrown> {
    let window = window(cx, proxy)?;
    cx.define(&window, key, descriptor)
}

fn delete_property(cx: &mut Cx<'_>, proxy: &Value, key: &Key) -> Result<bool, Thrown> {
    let window = window(cx, proxy)?;
    cx.delete(&window, key)
}

fn own_property_keys(cx: &mut Cx<'_>, proxy: &Value) -> Result<Vec<Key>, Thrown> {
    let window = window(cx, proxy)?;
    cx.own_keys(&window)
}

fn get(cx: &mut Cx<'_>, proxy: &Value, key: &Key, _receiver: &Value) -> Result<Value, Thrown> {
    let window = window(cx, proxy)?;
    cx.get(&window, key)
}

fn set(
    cx: &mut Cx<'_>,
    proxy: &Value,
    key: &Key,
    value: &Value,
    _receiver: &Value,
) -> Result<SetOutcome, Thrown> {
    let window = window(cx, proxy)?;
    cx.set(&window, key, value)?;
    Ok(SetOutcome::Done)
}

fn has_property(cx: &mut Cx<'_>, proxy: &Value, key: &Key) -> Result<bool, Thrown> {
    let window = window(cx, proxy)?;
    cx.has(&window, key)
}

fn get_prototype(cx: &mut Cx<'_>, proxy: &Value) -> Result<Value, Thrown> {
    let window = window(cx, proxy)?;
    cx.get_prototype(&window)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#windowproxy-setprototypeof>
fn set_prototype(cx: &mut Cx<'_>, proxy: &Value, prototype: &Value) -> Result<bool, Thrown> {
    let current = get_prototype(cx, proxy)?;
    Ok(current.same_value(prototype))
}

fn is_extensible(_cx: &mut Cx<'_>, _proxy: &Value) -> Result<bool, Thrown> {
    Ok(true)
}

fn prevent_extensions(_cx: &mut Cx<'_>, _proxy: &Value) -> Result<bool, Thrown> {
    Ok(false)
}
