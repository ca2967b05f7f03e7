//! The `Location` exotic object, and the part that scripts of another origin see.
//!
//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-location-interface>

use treewright_quickjs::{Descriptor, Exotic, Key, SetOutcome, Thrown, Value};

use super::cross_origin::{self, Kind};
use crate::Cx;
use crate::realms::RealmId;
use crate::world::World;

/// The slot of the window that a location belongs to.
pub(crate) const WINDOW: u64 = 2;

/// The slot of the ordinary object with the own properties and the prototype.
pub(crate) const MEMBERS: u64 = 3;

/// The hooks of the class.
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
    is_extensible: Some(|_, _| Ok(true)),
    prevent_extensions: Some(|_, _| Ok(false)),
    yields_to_prototypes: false,
    finds_nothing: None,
};

/// The realm of the window that a location belongs to.
pub(crate) fn realm_of(cx: &Cx<'_>, location: &Value) -> Option<RealmId> {
    let window = cx.slot(location, WINDOW)?;
    cx.host.realms.by_handle(cx.platform(&window)?.handle)
}

fn is_same_origin(cx: &Cx<'_>, location: &Value) -> bool {
    // While it is being made it has no window.
    realm_of(cx, location)
        .is_none_or(|realm| cross_origin::is_platform_object_same_origin(cx, realm))
}

fn members(cx: &mut Cx<'_>, location: &Value) -> Result<Value, Thrown> {
    match cx.slot(location, MEMBERS) {
        Some(members) => Ok(members),
        None => Err(cx.type_error("The location is gone.")),
    }
}

fn cross_origin_property(
    cx: &mut Cx<'_>,
    location: &Value,
    key: &Key,
) -> Result<Descriptor, Thrown> {
    match cross_origin::get_own_property_helper(cx, location, Kind::Location, key) {
        Some(found) => Ok(found),
        None => cross_origin::property_fallback(cx, key),
    }
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#location-getownproperty>
fn get_own_property(
    cx: &mut Cx<'_>,
    location: &Value,
    key: &Key,
) -> Result<Option<Descriptor>, Thrown> {
    if is_same_origin(cx, location) {
        let members = members(cx, location)?;
        return cx.get_own_property(&members, key);
    }
    cross_origin_property(cx, location, key).map(Some)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#location-defineownproperty>
fn define_own_property(
    cx: &mut Cx<'_>,
    location: &Value,
    key: &Key,
    descriptor: &Descriptor,
) -> Result<bool, Thrown> {
    if is_same_origin(cx, location) {
        let members = members(cx, location)?;
        return cx.define(&members, key, descriptor);
    }
    Err(cross_origin::security_error(cx))
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#location-delete>
fn delete_property(cx: &mut Cx<'_>, location: &Value, key: &Key) -> Result<bool, Thrown> {
    if is_same_origin(cx, location) {
        let members = members(cx, location)?;
        return cx.delete(&members, key);
    }
    Err(cross_origin::security_error(cx))
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#location-ownpropertykeys>
fn own_property_keys(cx: &mut Cx<'_>, location: &Value) -> Result<Vec<Key>, Thrown> {
    if is_same_origin(cx, location) {
        let members = members(cx, location)?;
        return cx.own_keys(&members);
    }
    Ok(cross_origin::own_property_keys(cx, Kind::Location))
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#location-get>
fn get(cx: &mut Cx<'_>, location: &Value, key: &Key, receiver: &Value) -> Result<Value, Thrown> {
    if !is_same_origin(cx, location) {
        let descriptor = cross_origin_property(cx, location, key)?;
        return cross_origin::get(cx, descriptor, receiver);
    }
    let members = members(cx, location)?;
    cx.get_with_receiver(&members, key, receiver)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#location-set>
fn set(
    cx: &mut Cx<'_>,
    location: &Value,
    key: &Key,
    value: &Value,
    receiver: &Value,
) -> Result<SetOutcome, Thrown> {
    if is_same_origin(cx, location) {
        return Ok(SetOutcome::Ordinary);
    }
    let descriptor = cross_origin_property(cx, location, key)?;
    cross_origin::set(cx, descriptor, value, receiver)?;
    Ok(SetOutcome::Done)
}

fn has_property(cx: &mut Cx<'_>, location: &Value, key: &Key) -> Result<bool, Thrown> {
    if !is_same_origin(cx, location) {
        cross_origin_property(cx, location, key)?;
        return Ok(true);
    }
    let members = members(cx, location)?;
    cx.has(&members, key)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#location-getprototypeof>
fn get_prototype(cx: &mut Cx<'_>, location: &Value) -> Result<Value, Thrown> {
    if !is_same_origin(cx, location) {
        return Ok(cx.null());
    }
    let members = members(cx, location)?;
    cx.get_prototype(&members)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#location-setprototypeof>
fn set_prototype(cx: &mut Cx<'_>, location: &Value, prototype: &Value) -> Result<bool, Thrown> {
    Ok(get_prototype(cx, location)?.same_value(prototype))
}
