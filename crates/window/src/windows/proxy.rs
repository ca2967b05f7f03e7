//! The `WindowProxy` exotic object: scripts hold it instead of a window, and it refers to the
//! current window of a navigable.
//!
//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-windowproxy-exotic-object>

use treewright_dom::NodeId;
use treewright_quickjs::{Attributes, Descriptor, Exotic, Key, SetOutcome, Thrown, Value};

use super::cross_origin::{self, Kind};
use super::proxy_of;
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
    yields_to_prototypes: false,
    finds_nothing: None,
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

/// True if the current realm may access the whole window.
fn is_same_origin(cx: &Cx<'_>, window: &Value) -> bool {
    let handle = cx.platform(window).map(|platform| platform.handle);
    match handle.and_then(|handle| cx.host.realms.by_handle(handle)) {
        Some(realm) => cross_origin::is_platform_object_same_origin(cx, realm),
        None => true,
    }
}

/// The document of a window.
fn document_of(cx: &Cx<'_>, window: &Value) -> Option<NodeId> {
    let handle = cx.platform(window)?.handle;
    let realm = cx.host.realms.by_handle(handle)?;
    Some(cx.host.realms.get(realm)?.document)
}

fn child(cx: &mut Cx<'_>, window: &Value, index: u32) -> Option<Value> {
    let document = document_of(cx, window)?;
    let child = cx.host.document_tree_child_navigable_at(document, index)?;
    proxy_of(cx, child)
}

/// The navigable with a name that a script of another origin may find.
/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#document-tree-child-navigable-target-name-property-set>
fn named_child(cx: &mut Cx<'_>, window: &Value, key: &Key) -> Option<Value> {
    let name = key.as_js_string()?.into_scalar();
    let document = document_of(cx, window)?;
    if !cx.host.is_a_document_tree_child_navigable_target_name(document, &name) {
        return None;
    }
    let found = cx.host.document_tree_child_navigable_with_name(document, &name)?;
    proxy_of(cx, found)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#windowproxy-getownproperty>
fn get_own_property(
    cx: &mut Cx<'_>,
    proxy: &Value,
    key: &Key,
) -> Result<Option<Descriptor>, Thrown> {
    let window = window(cx, proxy)?;
    let is_same_origin = is_same_origin(cx, &window);
    if let Some(index) = key.index() {
        let attributes = Attributes { writable: false, enumerable: true, configurable: true };
        return match child(cx, &window, index) {
            Some(child) => Ok(Some(Descriptor::data(child, attributes))),
            None if is_same_origin => Ok(None),
            None => Err(cross_origin::security_error(cx)),
        };
    }
    if is_same_origin {
        return cx.get_own_property(&window, key);
    }
    if let Some(found) = cross_origin::get_own_property_helper(cx, proxy, Kind::Window, key) {
        return Ok(Some(found));
    }
    if let Some(child) = named_child(cx, &window, key) {
        let attributes = Attributes { writable: false, enumerable: false, configurable: true };
        return Ok(Some(Descriptor::data(child, attributes)));
    }
    cross_origin::property_fallback(cx, key).map(Some)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#windowproxy-defineownproperty>
fn define_own_property(
    cx: &mut Cx<'_>,
    proxy: &Value,
    key: &Key,
    descriptor: &Descriptor,
) -> Result<bool, Thrown> {
    let window = window(cx, proxy)?;
    if !is_same_origin(cx, &window) {
        return Err(cross_origin::security_error(cx));
    }
    if key.index().is_some() {
        return Ok(false);
    }
    cx.define(&window, key, descriptor)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#windowproxy-delete>
fn delete_property(cx: &mut Cx<'_>, proxy: &Value, key: &Key) -> Result<bool, Thrown> {
    let window = window(cx, proxy)?;
    if !is_same_origin(cx, &window) {
        return Err(cross_origin::security_error(cx));
    }
    if let Some(index) = key.index() {
        return Ok(child(cx, &window, index).is_none());
    }
    cx.delete(&window, key)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#windowproxy-ownpropertykeys>
fn own_property_keys(cx: &mut Cx<'_>, proxy: &Value) -> Result<Vec<Key>, Thrown> {
    let window = window(cx, proxy)?;
    let document = document_of(cx, &window);
    let children =
        document.map_or(0, |document| cx.host.number_of_document_tree_child_navigables(document));
    let mut keys: Vec<Key> = (0..).take(children).map(|index| cx.key_index(index)).collect();
    if is_same_origin(cx, &window) {
        keys.extend(cx.own_keys(&window)?);
    } else {
        keys.extend(cross_origin::own_property_keys(cx, Kind::Window));
    }
    Ok(keys)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#windowproxy-get>
fn get(cx: &mut Cx<'_>, proxy: &Value, key: &Key, receiver: &Value) -> Result<Value, Thrown> {
    let window = window(cx, proxy)?;
    if is_same_origin(cx, &window) {
        if let Some(index) = key.index()
            && let Some(child) = child(cx, &window, index)
        {
            return Ok(child);
        }
        return cx.get_with_receiver(&window, key, receiver);
    }
    match get_own_property(cx, proxy, key)? {
        Some(descriptor) => cross_origin::get(cx, descriptor, receiver),
        None => Err(cross_origin::security_error(cx)),
    }
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#windowproxy-set>
fn set(
    cx: &mut Cx<'_>,
    proxy: &Value,
    key: &Key,
    value: &Value,
    receiver: &Value,
) -> Result<SetOutcome, Thrown> {
    let window = window(cx, proxy)?;
    if !is_same_origin(cx, &window) {
        return match get_own_property(cx, proxy, key)? {
            Some(descriptor) => {
                cross_origin::set(cx, descriptor, value, receiver)?;
                Ok(SetOutcome::Done)
            }
            None => Err(cross_origin::security_error(cx)),
        };
    }
    if key.index().is_some() {
        return Ok(SetOutcome::Refused);
    }
    if receiver.same_value(proxy) {
        // The same, without the detour through this object's hooks.
        cx.set_with_receiver(&window, key, value, &window)
            .map(|is_set| if is_set { SetOutcome::Done } else { SetOutcome::Refused })
    } else {
        Ok(SetOutcome::Ordinary)
    }
}

fn has_property(cx: &mut Cx<'_>, proxy: &Value, key: &Key) -> Result<bool, Thrown> {
    let window = window(cx, proxy)?;
    if key.index().is_some() || !is_same_origin(cx, &window) {
        return Ok(get_own_property(cx, proxy, key)?.is_some());
    }
    cx.has(&window, key)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#windowproxy-getprototypeof>
fn get_prototype(cx: &mut Cx<'_>, proxy: &Value) -> Result<Value, Thrown> {
    let window = window(cx, proxy)?;
    if is_same_origin(cx, &window) { cx.get_prototype(&window) } else { Ok(cx.null()) }
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
