//! Legacy platform objects: the internal methods of objects with indexed or named properties.
//! <https://webidl.spec.whatwg.org/#es-legacy-platform-objects>

use std::collections::HashSet;

use treewright_quickjs::{Attributes, Descriptor, Exotic, Key, SetOutcome, Thrown, Value};

use super::definition::Legacy;
use super::named_properties;
use crate::Cx;
use crate::generated::DEFINITIONS;
use crate::strings::DomString;
use crate::world::World;

/// Hooks of the class of legacy platform objects.
///
/// SPEC-NOTE: an ordinary own property is found before a named one, with `[LegacyOverrideBuiltIns]`
/// even if it existed before the name was supported.
/// <https://webidl.spec.whatwg.org/#legacy-platform-object-getownproperty>
pub(super) const EXOTIC: Exotic<World> = Exotic {
    get_own_property: Some(get_own_property),
    define_own_property: Some(define_own_property),
    delete_property: Some(delete_property),
    own_property_keys: Some(own_property_keys),
    set: Some(set),
    prevent_extensions: Some(prevent_extensions),
    yields_to_prototypes: true,
    ..Exotic::ORDINARY
};

/// The same for interfaces with `[LegacyOverrideBuiltIns]`.
pub(super) const OVERRIDING_BUILT_INS: Exotic<World> = Exotic {
    yields_to_prototypes: false,
    finds_nothing: Some(crate::named_elements::has_no_names),
    ..EXOTIC
};

/// The hooks of an interface or of the nearest one that it inherits from.
pub(super) fn hooks_of(interface: u16) -> Option<&'static Legacy> {
    let mut next = DEFINITIONS.get(usize::from(interface)).copied();
    while let Some(definition) = next {
        match definition.legacy {
            Some(legacy) if !legacy.is_global => return Some(legacy),
            _ => next = definition.parent.map(|parent| DEFINITIONS[parent as usize]),
        }
    }
    None
}

fn hooks(cx: &Cx<'_>, object: &Value) -> Option<&'static Legacy> {
    hooks_of(cx.platform(object)?.interface)
}

/// True if an attribute of this name is unforgeable.
fn is_unforgeable(cx: &Cx<'_>, object: &Value, name: &DomString) -> bool {
    let interface = cx.platform(object).map_or(u16::MAX, |object| object.interface);
    let mut next = DEFINITIONS.get(usize::from(interface)).copied();
    while let Some(definition) = next {
        let mut members = definition.members.iter();
        if members.any(|member| member.is_unforgeable && name.as_str() == Some(member.name)) {
            return true;
        }
        next = definition.parent.map(|parent| DEFINITIONS[parent as usize]);
    }
    false
}

/// True if an object of the prototype chain has a property, except named properties objects.
pub(super) fn prototypes_have(cx: &mut Cx<'_>, object: &Value, key: &Key) -> Result<bool, Thrown> {
    if let Some(has) = cx.ordinary_prototypes_have(object, key) {
        return Ok(has);
    }
    let mut at = cx.get_prototype(object)?;
    while at.is_object() {
        let is_named = named_properties::is_one(cx, &at);
        if !is_named && cx.get_own_property(&at, key)?.is_some() {
            return Ok(true);
        }
        at = cx.get_prototype(&at)?;
    }
    Ok(false)
}

/// The value of a named property, if it is visible.
/// <https://webidl.spec.whatwg.org/#dfn-named-property-visibility>
fn visible_named(
    cx: &mut Cx<'_>,
    object: &Value,
    key: &Key,
    legacy: &Legacy,
) -> Result<Option<Value>, Thrown> {
    let Some(named) = &legacy.named else { return Ok(None) };
    if !legacy.overrides_built_ins {
        let is_hidden = cx.ordinary_has_own(object, key) || prototypes_have(cx, object, key)?;
        if is_hidden {
            return Ok(None);
        }
    }
    match key.as_js_string() {
        Some(name) => (named.get)(cx, object, name),
        None => Ok(None),
    }
}

fn get_own_property(
    cx: &mut Cx<'_>,
    object: &Value,
    key: &Key,
) -> Result<Option<Descriptor>, Thrown> {
    let Some(legacy) = hooks(cx, object) else { return Ok(None) };
    if let (Some(indexed), Some(index)) = (&legacy.indexed, key.index()) {
        if let Some(value) = (indexed.get)(cx, object, index)? {
            let writable = indexed.set.is_some();
            let attributes = Attributes { writable, enumerable: true, configurable: true };
            return Ok(Some(Descriptor::data(value, attributes)));
        }
        return Ok(cx.ordinary_get_own_property(object, key));
    }
    if let Some(value) = visible_named(cx, object, key, legacy)? {
        let writable = legacy.named.as_ref().is_some_and(|named| named.set.is_some());
        let enumerable = legacy.enumerable_names;
        let attributes = Attributes { writable, enumerable, configurable: true };
        return Ok(Some(Descriptor::data(value, attributes)));
    }
    // In most cases the engine has already looked for it.
    let is_there = cx.ordinary_has_own(object, key);
    Ok(if is_there { cx.ordinary_get_own_property(object, key) } else { None })
}

fn define_own_property(
    cx: &mut Cx<'_>,
    object: &Value,
    key: &Key,
    descriptor: &Descriptor,
) -> Result<bool, Thrown> {
    let Some(legacy) = hooks(cx, object) else {
        return cx.ordinary_define(object, key, descriptor);
    };
    if let (Some(indexed), Some(index)) = (&legacy.indexed, key.index()) {
        let Some(set) = indexed.set else { return Ok(false) };
        if !descriptor.is_data() {
            return Ok(false);
        }
        let value = descriptor.value.clone().unwrap_or_else(|| cx.undefined());
        set(cx, object, index, &value)?;
        return Ok(true);
    }
    if let (Some(named), Some(name)) = (&legacy.named, key.as_js_string())
        && !is_unforgeable(cx, object, &name)
    {
        let is_free = legacy.overrides_built_ins || !cx.ordinary_has_own(object, key);
        if is_free {
            if let Some(set) = named.set {
                if !descriptor.is_data() {
                    return Ok(false);
                }
                let value = descriptor.value.clone().unwrap_or_else(|| cx.undefined());
                set(cx, object, name, &value)?;
                return Ok(true);
            }
            if (named.get)(cx, object, name)?.is_some() {
                return Ok(false);
            }
        }
    }
    cx.ordinary_define(object, key, descriptor)
}

fn delete_property(cx: &mut Cx<'_>, object: &Value, key: &Key) -> Result<bool, Thrown> {
    let Some(legacy) = hooks(cx, object) else { return cx.ordinary_delete(object, key) };
    if let (Some(indexed), Some(index)) = (&legacy.indexed, key.index()) {
        return Ok((indexed.get)(cx, object, index)?.is_none());
    }
    if visible_named(cx, object, key, legacy)?.is_some()
        && let (Some(named), Some(name)) = (&legacy.named, key.as_js_string())
    {
        return match named.delete {
            Some(delete) => delete(cx, object, name),
            None => Ok(false),
        };
    }
    cx.ordinary_delete(object, key)
}

/// <https://webidl.spec.whatwg.org/#legacy-platform-object-set>
fn set(
    cx: &mut Cx<'_>,
    object: &Value,
    key: &Key,
    value: &Value,
    receiver: &Value,
) -> Result<SetOutcome, Thrown> {
    let Some(legacy) = hooks(cx, object) else { return Ok(SetOutcome::Ordinary) };
    if !object.strict_equals(receiver) {
        return Ok(SetOutcome::Ordinary);
    }
    if let (Some(indexed), Some(index)) = (&legacy.indexed, key.index())
        && let Some(set) = indexed.set
    {
        set(cx, object, index, value)?;
        return Ok(SetOutcome::Done);
    }
    if let (Some(named), Some(name)) = (&legacy.named, key.as_js_string())
        && let Some(set) = named.set
    {
        set(cx, object, name, value)?;
        return Ok(SetOutcome::Done);
    }
    Ok(SetOutcome::Ordinary)
}

/// <https://webidl.spec.whatwg.org/#legacy-platform-object-ownpropertykeys>
fn own_property_keys(cx: &mut Cx<'_>, object: &Value) -> Result<Vec<Key>, Thrown> {
    let Some(legacy) = hooks(cx, object) else { return Ok(cx.ordinary_own_keys(object)) };
    let mut keys = Vec::new();
    let mut known = HashSet::new();
    if let Some(indexed) = &legacy.indexed {
        let length = (indexed.length)(cx, object)?;
        keys.extend((0..length).map(|index| cx.key_index(index)));
        known.extend(keys.iter().cloned());
    }
    if let Some(named) = &legacy.named {
        for name in (named.names)(cx, object)? {
            let key = cx.key_js_string(&name);
            let is_visible = legacy.overrides_built_ins
                || !cx.ordinary_has_own(object, &key) && !prototypes_have(cx, object, &key)?;
            if is_visible && known.insert(key.clone()) {
                keys.push(key);
            }
        }
    }
    for key in cx.ordinary_own_keys(object) {
        if known.insert(key.clone()) {
            keys.push(key);
        }
    }
    Ok(keys)
}

/// <https://webidl.spec.whatwg.org/#legacy-platform-object-preventextensions>
fn prevent_extensions(_cx: &mut Cx<'_>, _object: &Value) -> Result<bool, Thrown> {
    Ok(false)
}
