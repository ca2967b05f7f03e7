//! Global objects: their members, and the interface objects that scripts find on them.
//! <https://webidl.spec.whatwg.org/#define-the-global-property-references>
//!
//! A realm has hundreds of interface objects and uses few: each is defined on the global object when
//! its name is first used.

use std::collections::HashMap;
use std::sync::LazyLock;

use treewright_quickjs::{Attributes, Call, Descriptor, Exotic, Key, Realm, Thrown, Value};

use super::definition::Exposure;
use super::members::{self, Place};
use super::{realm, receiver, slots};
use crate::Cx;
use crate::generated::{DEFINITIONS, Interface};
use crate::world::World;

/// A property of global objects.
#[derive(Clone, Copy, Debug)]
struct Reference {
    /// Its place among all references.
    number: u16,
    interface: Interface,
    is_factory: bool,
    exposure: Exposure,
}

/// The properties by name.
static REFERENCES: LazyLock<HashMap<&'static str, Reference>> = LazyLock::new(|| {
    let mut references = HashMap::new();
    let mut add = |name: &'static str, interface: Interface, is_factory: bool, exposure| {
        let number = u16::try_from(references.len()).unwrap_or(u16::MAX);
        references.insert(name, Reference { number, interface, is_factory, exposure });
    };
    for definition in DEFINITIONS {
        if definition.no_interface_object || definition.namespace.is_some() {
            continue;
        }
        let exposure = definition.exposure;
        add(definition.name, definition.interface, false, exposure);
        for alias in definition.aliases {
            add(alias, definition.interface, false, super::definition::WINDOW & exposure);
        }
        if let Some((name, ..)) = definition.factory {
            add(name, definition.interface, true, exposure);
        }
    }
    references
});

/// Makes the current realm's global object one of an interface: gives it the tag, prototype and members, and
/// interface objects for realms with this exposure.
pub(crate) fn set_up(
    cx: &mut Cx<'_>,
    interface: Interface,
    handle: u64,
    exposure: Exposure,
) -> Result<(), Thrown> {
    let realm = cx.realm();
    let global = cx.global_object(&realm);
    let object = realm::set_exposure(cx, exposure);
    cx.set_slot(&global, slots::REALM, &object);
    cx.set_platform(&global, interface as u16, handle);
    let prototype = super::prototype(cx, interface)?;
    cx.ordinary_set_prototype(&global, &prototype);
    // <https://webidl.spec.whatwg.org/#platform-object-setprototypeof>
    cx.make_prototype_immutable(&global);
    let mut next = Some(interface);
    while let Some(interface) = next {
        let definition = receiver::definition(interface);
        if definition.is_global {
            members::define(cx, &global, definition, Place::GlobalObject)?;
        }
        next = definition.parent;
    }
    Ok(())
}

/// The realm of a global object, while it is alive.
pub(crate) fn realm_of(cx: &mut Cx<'_>, global: &Value) -> Option<Realm> {
    let realm = cx.slot(global, slots::REALM)?;
    let maker = cx.slot(&realm, slots::MAKER)?;
    cx.realm_of_function(&maker)
}

/// Hooks of the class of global objects.
pub(super) const EXOTIC: Exotic<World> = Exotic {
    get_own_property: Some(get_own_property),
    define_own_property: Some(define_own_property),
    delete_property: Some(delete_property),
    own_property_keys: Some(own_property_keys),
    ..Exotic::ORDINARY
};

/// The reference that a key still stands for.
fn unresolved(cx: &mut Cx<'_>, global: &Value, key: &Key) -> Option<Reference> {
    let name = key.as_js_string()?;
    let reference = *REFERENCES.get(name.as_str()?)?;
    is_unresolved(cx, global, reference).then_some(reference)
}

fn is_unresolved(cx: &mut Cx<'_>, global: &Value, reference: Reference) -> bool {
    cx.slot(global, slots::REALM).is_some_and(|realm| {
        let exposure = cx.platform(&realm).map_or(0, |object| object.handle as Exposure);
        exposure & reference.exposure != 0
            && cx.slot(&realm, slots::resolved(reference.number)).is_none()
    })
}

/// Defines the property that a key stands for, unless that was done.
fn resolve(cx: &mut Cx<'_>, global: &Value, key: &Key) -> Result<(), Thrown> {
    let Some(reference) = unresolved(cx, global, key) else { return Ok(()) };
    let Some(realm) = cx.slot(global, slots::REALM) else { return Ok(()) };
    let done = cx.boolean(true);
    cx.set_slot(&realm, slots::resolved(reference.number), &done);
    let Some(maker) = cx.slot(&realm, slots::MAKER) else { return Ok(()) };
    // A function runs in its own realm, and the objects that it makes belong to that realm.
    let number = cx.int(i32::from(reference.number));
    let undefined = cx.undefined();
    let object = cx.call(&maker, &undefined, &[number])?;
    cx.ordinary_define(global, key, &Descriptor::data(object, Attributes::HIDDEN))?;
    Ok(())
}

/// Makes what a reference stands for, by its number.
pub(crate) fn make_reference(cx: &mut Cx<'_>, call: &Call<'_>) -> Result<Value, Thrown> {
    let number = call.arg(0).as_number().unwrap_or(-1.0);
    let mut all = REFERENCES.values();
    match all.find(|reference| f64::from(reference.number) == number) {
        Some(reference) if reference.is_factory => realm::factory(cx, reference.interface),
        Some(reference) => super::interface_object(cx, reference.interface),
        None => Ok(cx.undefined()),
    }
}

fn get_own_property(
    cx: &mut Cx<'_>,
    global: &Value,
    key: &Key,
) -> Result<Option<Descriptor>, Thrown> {
    if unresolved(cx, global, key).is_none() {
        return Ok(None);
    }
    resolve(cx, global, key)?;
    Ok(cx.ordinary_get_own_property(global, key))
}

fn define_own_property(
    cx: &mut Cx<'_>,
    global: &Value,
    key: &Key,
    descriptor: &Descriptor,
) -> Result<bool, Thrown> {
    resolve(cx, global, key)?;
    cx.ordinary_define(global, key, descriptor)
}

fn delete_property(cx: &mut Cx<'_>, global: &Value, key: &Key) -> Result<bool, Thrown> {
    resolve(cx, global, key)?;
    cx.ordinary_delete(global, key)
}

fn own_property_keys(cx: &mut Cx<'_>, global: &Value) -> Result<Vec<Key>, Thrown> {
    let mut keys = cx.ordinary_own_keys(global);
    let mut names: Vec<(&str, Reference)> =
        REFERENCES.iter().map(|(name, reference)| (*name, *reference)).collect();
    names.sort_by_key(|(_, reference)| reference.number);
    // Symbols come last.
    let end = keys.iter().position(Key::is_symbol).unwrap_or(keys.len());
    let symbols = keys.split_off(end);
    for (name, reference) in names {
        if is_unresolved(cx, global, reference) {
            keys.push(cx.key(name));
        }
    }
    keys.extend(symbols);
    Ok(keys)
}
