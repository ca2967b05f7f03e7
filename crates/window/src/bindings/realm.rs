//! Interface objects and prototypes of a realm, made when they are first needed.
//! <https://webidl.spec.whatwg.org/#js-interfaces>

use treewright_quickjs::{Attributes, Intrinsic, Thrown, Value, WellKnownSymbol};

use super::definition::{Definition, DefinitionKind, Exposure, Iteration, WINDOW};
use super::members::{self, Place};
use super::{named_properties, receiver, rows, slots};
use crate::Cx;
use crate::generated::{DEFINITIONS, Interface, N};
use crate::objects::PLAIN;

/// The interface number of the objects with everything that the bindings made for a realm.
const REALM_OBJECT: u16 = u16::MAX - 8;

/// The object that has what the bindings made for the current realm. Its handle is the exposure of the realm. It belongs
/// to the realm itself, not to its global object, which need not be one of an interface.
pub(super) fn realm_object(cx: &mut Cx<'_>) -> Value {
    let object = cx.realm_object();
    if object.is_undefined() { set_exposure(cx, WINDOW) } else { object }
}

/// Replaces that object for a realm with this exposure, and keeps intrinsics as they are before any
/// script runs.
pub(super) fn set_exposure(cx: &mut Cx<'_>, exposure: Exposure) -> Value {
    let object = cx.platform_object(PLAIN, &cx.null(), REALM_OBJECT, u64::from(exposure));
    for (number, (owner, name)) in METHODS.iter().enumerate() {
        let prototype = cx.intrinsic(*owner);
        if let Ok(method) = cx.get_str(&prototype, name) {
            cx.set_slot(&object, slots::intrinsic(number as u16), &method);
        }
    }
    let realm = cx.realm();
    let global = cx.global_object(&realm);
    if let Ok(constructor) = cx.get_str(&global, "Proxy") {
        cx.set_slot(&object, slots::PROXY_CONSTRUCTOR, &constructor);
    }
    let maker = cx.function(N::bindings_global_make_reference as u16, "", 1);
    cx.set_slot(&object, slots::MAKER, &maker);
    cx.set_realm_object(&object);
    object
}

/// Methods of arrays that iterable interfaces share, and one of objects that locations share.
const METHODS: [(Intrinsic, &str); 5] = [
    (Intrinsic::ArrayPrototype, "entries"),
    (Intrinsic::ArrayPrototype, "keys"),
    (Intrinsic::ArrayPrototype, "values"),
    (Intrinsic::ArrayPrototype, "forEach"),
    (Intrinsic::ObjectPrototype, "valueOf"),
];

/// One of these methods, as it was before any script ran.
pub(crate) fn intrinsic(cx: &mut Cx<'_>, name: &str) -> Option<Value> {
    let number = METHODS.iter().position(|(_, method)| *method == name)?;
    let realm = realm_object(cx);
    cx.slot(&realm, slots::intrinsic(number as u16))
}

/// The constructor of proxies, as it was before any script ran.
pub(super) fn proxy_constructor(cx: &mut Cx<'_>) -> Result<Value, Thrown> {
    let realm = realm_object(cx);
    match cx.slot(&realm, slots::PROXY_CONSTRUCTOR) {
        Some(constructor) => Ok(constructor),
        None => Err(cx.type_error("The realm has no proxies.")),
    }
}

/// The kinds of things that the current realm has.
pub(super) fn exposure(cx: &mut Cx<'_>) -> Exposure {
    let realm = realm_object(cx);
    cx.platform(&realm).map_or(WINDOW, |object| object.handle as Exposure)
}

/// True if the current realm has an interface.
/// <https://webidl.spec.whatwg.org/#dfn-exposed>
pub(crate) fn is_exposed(cx: &mut Cx<'_>, interface: Interface) -> bool {
    receiver::definition(interface).exposure & exposure(cx) != 0
}

/// The prototype of an interface in the current realm.
/// <https://webidl.spec.whatwg.org/#interface-prototype-object>
pub(crate) fn prototype(cx: &mut Cx<'_>, interface: Interface) -> Result<Value, Thrown> {
    let realm = realm_object(cx);
    let key = slots::prototype(interface as u16);
    if let Some(prototype) = cx.slot(&realm, key) {
        return Ok(prototype);
    }
    let definition = receiver::definition(interface);
    let parent = parent_of_prototype(cx, definition)?;
    let prototype = cx.object(Some(&parent));
    if is_of_a_global(definition) {
        cx.make_prototype_immutable(&prototype);
    }
    cx.set_slot(&realm, key, &prototype);
    let place = if definition.is_global { Place::GlobalPrototype } else { Place::Prototype };
    members::define(cx, &prototype, definition, place)?;
    define_iteration(cx, &prototype, definition)?;
    define_symbols(cx, &prototype, definition)?;
    if !definition.no_interface_object {
        interface_object(cx, interface)?;
    }
    Ok(prototype)
}

/// "If the interface is declared with the `[Global]` extended attribute, or the interface is in the set of inherited interfaces
/// for any other interface that is declared with the `[Global]` extended attribute, then the interface prototype object must be
/// an immutable prototype exotic object."
/// <https://webidl.spec.whatwg.org/#interface-prototype-object>
fn is_of_a_global(definition: &Definition) -> bool {
    let mut globals = DEFINITIONS.iter().filter(|one| one.is_global);
    globals.any(|global| definition.includes(global.interface as u16))
}

fn parent_of_prototype(cx: &mut Cx<'_>, definition: &Definition) -> Result<Value, Thrown> {
    let parent = match definition.parent {
        Some(parent) => prototype(cx, parent)?,
        None if definition.name == "DOMException" => cx.intrinsic(Intrinsic::ErrorPrototype),
        None => cx.intrinsic(Intrinsic::ObjectPrototype),
    };
    match definition.legacy {
        Some(legacy) if legacy.is_global && legacy.named.is_some() => {
            Ok(named_properties::new(cx, definition.interface, &parent))
        }
        _ => Ok(parent),
    }
}

/// The interface object, legacy callback interface object, or namespace object, in the current realm.
/// <https://webidl.spec.whatwg.org/#interface-object>
pub(crate) fn interface_object(cx: &mut Cx<'_>, interface: Interface) -> Result<Value, Thrown> {
    let realm = realm_object(cx);
    let key = slots::interface_object(interface as u16);
    if let Some(object) = cx.slot(&realm, key) {
        return Ok(object);
    }
    let definition = receiver::definition(interface);
    if definition.kind == DefinitionKind::Namespace {
        let object = cx.object(None);
        cx.set_slot(&realm, key, &object);
        members::define(cx, &object, definition, Place::Namespace)?;
        define_tag(cx, &object, definition.name)?;
        define_interfaces_of_namespace(cx, &object, definition.name)?;
        if interface == Interface::WebAssembly {
            crate::wasm::define_errors(cx, &object)?;
        }
        return Ok(object);
    }
    let illegal = (N::bindings_constructors_illegal as u16, 0);
    let (native, length) = rows::constructor(definition).unwrap_or(illegal);
    let object = cx.constructor(native, definition.name, u16::from(length));
    cx.set_slot(&realm, key, &object);
    members::define(cx, &object, definition, Place::Constructor)?;
    if definition.kind == DefinitionKind::Callback {
        return Ok(object);
    }
    if let Some(parent) = definition.parent {
        let parent = interface_object(cx, parent)?;
        cx.set_prototype(&object, &parent)?;
    }
    let prototype = prototype(cx, interface)?;
    cx.link_constructor(&object, &prototype)?;
    Ok(object)
}

/// <https://webidl.spec.whatwg.org/#create-a-namespace-object>
fn define_interfaces_of_namespace(
    cx: &mut Cx<'_>,
    object: &Value,
    namespace: &str,
) -> Result<(), Thrown> {
    for definition in DEFINITIONS {
        if definition.namespace != Some(namespace) || !is_exposed(cx, definition.interface) {
            continue;
        }
        let interface = interface_object(cx, definition.interface)?;
        let key = cx.key(definition.name);
        cx.define_value(object, &key, &interface, Attributes::HIDDEN)?;
    }
    Ok(())
}

/// Keeps a value for the current realm, under the number of a native.
pub(crate) fn keep_for_realm(cx: &mut Cx<'_>, number: u16, value: &Value) {
    let realm = realm_object(cx);
    cx.set_slot(&realm, slots::kept_for_realm(number), value);
}

/// The value that [`keep_for_realm`] kept.
pub(crate) fn kept_for_realm(cx: &mut Cx<'_>, number: u16) -> Option<Value> {
    let realm = realm_object(cx);
    cx.slot(&realm, slots::kept_for_realm(number))
}

/// A legacy factory function. <https://webidl.spec.whatwg.org/#legacy-factory-functions>
pub(super) fn factory(cx: &mut Cx<'_>, interface: Interface) -> Result<Value, Thrown> {
    let Some((name, native, length)) = rows::factory(receiver::definition(interface)) else {
        return interface_object(cx, interface);
    };
    let function = cx.constructor(native, name, u16::from(length));
    let prototype = prototype(cx, interface)?;
    let key = cx.key("prototype");
    cx.define_value(&function, &key, &prototype, Attributes::NONE)?;
    Ok(function)
}

fn define_tag(cx: &mut Cx<'_>, object: &Value, name: &str) -> Result<(), Thrown> {
    let key = cx.key_symbol(WellKnownSymbol::ToStringTag);
    let name = cx.string(name);
    cx.define_value(object, &key, &name, Attributes::CONFIGURABLE)?;
    Ok(())
}

/// `@@toStringTag` and `@@unscopables`.
fn define_symbols(
    cx: &mut Cx<'_>,
    prototype: &Value,
    definition: &Definition,
) -> Result<(), Thrown> {
    match definition.namespace {
        Some(namespace) => {
            define_tag(cx, prototype, &format!("{namespace}.{}", definition.name))?;
        }
        None => define_tag(cx, prototype, definition.name)?,
    }
    if !definition.members.iter().any(|member| member.is_unscopable) {
        return Ok(());
    }
    let null = cx.null();
    let names = cx.object(Some(&null));
    for member in definition.members.iter().filter(|member| member.is_unscopable) {
        let key = cx.key(member.name);
        let value = cx.boolean(true);
        cx.define_value(&names, &key, &value, Attributes::ALL)?;
    }
    let key = cx.key_symbol(WellKnownSymbol::Unscopables);
    cx.define_value(prototype, &key, &names, Attributes::CONFIGURABLE)?;
    Ok(())
}

/// The methods of iterable declarations, and `@@iterator`.
/// <https://webidl.spec.whatwg.org/#js-iterable>
fn define_iteration(
    cx: &mut Cx<'_>,
    prototype: &Value,
    definition: &Definition,
) -> Result<(), Thrown> {
    let iterator = match definition.iteration {
        Iteration::Indexed => {
            for (_, name) in METHODS.iter().filter(|(owner, _)| *owner == Intrinsic::ArrayPrototype)
            {
                if let Some(method) = intrinsic(cx, name) {
                    let key = cx.key(name);
                    cx.define_value(prototype, &key, &method, Attributes::ALL)?;
                }
            }
            intrinsic(cx, "values")
        }
        Iteration::Pairs(_) | Iteration::Map => Some(cx.get_str(prototype, "entries")?),
        Iteration::Set => Some(cx.get_str(prototype, "values")?),
        Iteration::Async => {
            let values = cx.get_str(prototype, "values")?;
            let key = cx.key_symbol(WellKnownSymbol::AsyncIterator);
            cx.define_value(prototype, &key, &values, Attributes::HIDDEN)?;
            None
        }
        // Indexed properties alone make an object iterable.
        Iteration::None => match definition.legacy {
            Some(legacy) if legacy.indexed.is_some() => intrinsic(cx, "values"),
            _ => None,
        },
    };
    if let Some(iterator) = iterator {
        let key = cx.key_symbol(WellKnownSymbol::Iterator);
        cx.define_value(prototype, &key, &iterator, Attributes::HIDDEN)?;
    }
    Ok(())
}
