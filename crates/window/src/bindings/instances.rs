//! New objects of interfaces.
//! <https://webidl.spec.whatwg.org/#internally-create-a-new-object-implementing-the-interface>

use treewright_quickjs::{Attributes, Thrown, Value, WellKnownSymbol};

use super::members::{self, Place};
use super::{class_of, realm, receiver, slots};
use crate::Cx;
use crate::generated::{DEFINITIONS, INTERFACES, Interface};

/// Makes an object of an interface in the current realm. Its handle is 0; its data is the object
/// that it stands for.
pub(crate) fn new_object(cx: &mut Cx<'_>, interface: Interface) -> Result<Value, Thrown> {
    let prototype = realm::prototype(cx, interface)?;
    Ok(new_object_with(cx, interface, &prototype))
}

/// The same with a given prototype, for constructors.
pub(crate) fn new_object_with(cx: &mut Cx<'_>, interface: Interface, prototype: &Value) -> Value {
    make(cx, interface, prototype, 0)
}

/// Makes the object of a node in the current realm.
pub(crate) fn new_node_object(
    cx: &mut Cx<'_>,
    interface: u16,
    handle: u64,
) -> Result<Value, Thrown> {
    let interface = INTERFACES.get(usize::from(interface)).copied().unwrap_or(Interface::Node);
    let prototype = realm::prototype(cx, interface)?;
    Ok(make(cx, interface, &prototype, handle))
}

/// Makes a `Location` object and an ordinary object with its members: the hooks of the first decide
/// who sees them. Changes of prototypes by scripts do not affect the conversion of a location to a
/// primitive value.
/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-location-interface>
pub(crate) fn new_location(cx: &mut Cx<'_>) -> Result<(Value, Value), Thrown> {
    let prototype = realm::prototype(cx, Interface::Location)?;
    let members = cx.object(Some(&prototype));
    if let Some(value_of) = realm::intrinsic(cx, "valueOf") {
        let key = cx.key("valueOf");
        cx.define_value(&members, &key, &value_of, Attributes::NONE)?;
    }
    let key = cx.key_symbol(WellKnownSymbol::ToPrimitive);
    let undefined = cx.undefined();
    cx.define_value(&members, &key, &undefined, Attributes::NONE)?;
    define_unforgeables(cx, &members, Interface::Location);
    let class = class_of(Interface::Location);
    let location = cx.platform_object(class, &prototype, Interface::Location as u16, 0);
    Ok((location, members))
}

fn make(cx: &mut Cx<'_>, interface: Interface, prototype: &Value, handle: u64) -> Value {
    let (class, number) = (class_of(interface), interface as u16);
    if !receiver::definition(interface).has_unforgeables {
        return cx.platform_object(class, prototype, number, handle);
    }
    let realm = realm::realm_object(cx);
    let key = slots::pattern(number);
    let pattern = match cx.slot(&realm, key) {
        Some(pattern) => pattern,
        None => {
            let pattern = cx.platform_object(class, prototype, number, 0);
            define_unforgeables(cx, &pattern, interface);
            cx.set_slot(&realm, key, &pattern);
            pattern
        }
    };
    cx.platform_object_like(&pattern, prototype, number, handle).unwrap_or_else(|| {
        let object = cx.platform_object(class, prototype, number, handle);
        define_unforgeables(cx, &object, interface);
        object
    })
}

fn define_unforgeables(cx: &mut Cx<'_>, object: &Value, interface: Interface) {
    let mut next = Some(interface);
    while let Some(interface) = next {
        let definition = DEFINITIONS[interface as usize];
        // A new object has nothing that could refuse its first properties.
        let _is_defined = members::define(cx, object, definition, Place::Instance);
        next = definition.parent;
    }
}
