//! The object in the prototype chain of a window that has its named properties.
//! <https://webidl.spec.whatwg.org/#named-properties-object>

use treewright_quickjs::{Attributes, Descriptor, Exotic, Key, Thrown, Value, WellKnownSymbol};

use super::definition::Named;
use super::legacy::prototypes_have;
use super::{NAMED_PROPERTIES, slots};
use crate::Cx;
use crate::generated::{DEFINITIONS, Interface};
use crate::world::World;

/// Hooks of the class of named properties objects.
pub(super) const EXOTIC: Exotic<World> = Exotic {
    get_own_property: Some(get_own_property),
    define_own_property: Some(|_, _, _, _| Ok(false)),
    delete_property: Some(|_, _, _| Ok(false)),
    set_prototype: Some(set_prototype),
    prevent_extensions: Some(|_, _| Ok(false)),
    ..Exotic::ORDINARY
};

/// Makes the object for the current realm.
pub(super) fn new(cx: &mut Cx<'_>, interface: Interface, parent: &Value) -> Value {
    let object = cx.platform_object(NAMED_PROPERTIES, parent, interface as u16, 0);
    let realm = cx.realm();
    let global = cx.global_object(&realm);
    cx.set_slot(&object, slots::TARGET, &global);
    let key = cx.key_symbol(WellKnownSymbol::ToStringTag);
    let name = cx.string(&format!("{}Properties", DEFINITIONS[interface as usize].name));
    let tag = Descriptor::data(name, Attributes::CONFIGURABLE);
    // A new object has nothing that could refuse its first property.
    let _is_defined = cx.ordinary_define(&object, &key, &tag);
    object
}

/// True for a named properties object.
pub(super) fn is_one(cx: &Cx<'_>, object: &Value) -> bool {
    cx.platform(object).is_some_and(|object| object.class == NAMED_PROPERTIES)
}

fn named(cx: &Cx<'_>, object: &Value) -> Option<(&'static Named, bool, Value)> {
    let interface = cx.platform(object)?.interface;
    let legacy = DEFINITIONS.get(usize::from(interface))?.legacy?;
    let global = cx.slot(object, slots::TARGET)?;
    Some((legacy.named.as_ref()?, legacy.enumerable_names, global))
}

/// SPEC-NOTE: in the standard the window's own properties and those of its interface prototype object hide a named
/// property here too, although only a script that asks this object can tell. Browsers, and web-platform-tests, count only
/// the prototypes of this object.
/// <https://webidl.spec.whatwg.org/#named-properties-object-getownproperty>
fn get_own_property(
    cx: &mut Cx<'_>,
    object: &Value,
    key: &Key,
) -> Result<Option<Descriptor>, Thrown> {
    let Some((named, enumerable, global)) = named(cx, object) else { return Ok(None) };
    let Some(name) = key.as_js_string() else {
        return Ok(cx.ordinary_get_own_property(object, key));
    };
    if prototypes_have(cx, object, key)? {
        return Ok(None);
    }
    let Some(value) = (named.get)(cx, &global, name)? else { return Ok(None) };
    let attributes = Attributes { writable: true, enumerable, configurable: true };
    Ok(Some(Descriptor::data(value, attributes)))
}

/// `SetImmutablePrototype`
fn set_prototype(cx: &mut Cx<'_>, object: &Value, prototype: &Value) -> Result<bool, Thrown> {
    Ok(cx.get_prototype(object)?.same_value(prototype))
}
