//! Interfaces as objects of a realm: how glue and hand-written code make and check them.
//!
//! The tables are generated, see [`crate::generated`]. Interface objects and prototypes are made when they
//! are first needed.

pub(crate) mod arguments;
pub(crate) mod attributes;
pub(crate) mod collections;
pub(crate) mod constructors;
pub(crate) mod convert;
pub(crate) mod definition;
pub(crate) mod dictionaries;
pub(crate) mod global;
pub(crate) mod glue;
mod instances;
pub(crate) mod iteration;
mod legacy;
mod members;
mod named_properties;
mod nodes;
pub(crate) mod observable_arrays;
pub(crate) mod prelude;
pub(crate) mod promises;
mod realm;
pub(crate) mod receiver;
pub(crate) mod rows;
pub(crate) mod same_object;
pub(crate) mod site;
mod slots;
#[cfg(test)]
mod tests;

use treewright_quickjs::{Class, ClassId};

use crate::generated;
use crate::objects::PLAIN;
use crate::world::World;

pub(crate) use instances::{new_location, new_node_object, new_object, new_object_with};
pub(crate) use nodes::interface_of_node;
pub(crate) use realm::{
    interface_object, intrinsic, is_exposed, keep_for_realm, kept_for_realm, prototype,
};

/// The class of legacy platform objects: those with indexed or named properties.
pub(crate) const LEGACY: ClassId = ClassId(1);

/// The class of global objects.
pub(crate) const GLOBAL: ClassId = ClassId(2);

/// The class of named properties objects.
pub(crate) const NAMED_PROPERTIES: ClassId = ClassId(3);

/// The class of window proxies.
pub(crate) const WINDOW_PROXY: ClassId = ClassId(4);

/// The class of `Location` objects.
pub(crate) const LOCATION: ClassId = ClassId(5);

/// The class of `document.all`.
pub(crate) const HTML_ALL: ClassId = ClassId(6);

/// The class of functions that modules of WebAssembly export.
pub(crate) const EXPORTED_FUNCTION: ClassId = ClassId(7);

/// The class of legacy platform objects whose named properties hide members of their interfaces.
pub(crate) const OVERRIDING_BUILT_INS: ClassId = ClassId(8);

/// All classes of platform objects, [`PLAIN`] first.
pub(crate) const CLASSES: &[Class<World>] = &[
    Class { name: "Object", exotic: None, call: None },
    Class { name: "Object", exotic: Some(&legacy::EXOTIC), call: None },
    Class { name: "Object", exotic: Some(&global::EXOTIC), call: None },
    Class { name: "Object", exotic: Some(&named_properties::EXOTIC), call: None },
    Class { name: "Object", exotic: Some(&crate::windows::proxy::EXOTIC), call: None },
    Class { name: "Location", exotic: Some(&crate::windows::location::EXOTIC), call: None },
    Class {
        name: "HTMLAllCollection",
        exotic: Some(&legacy::EXOTIC),
        call: Some(crate::collections::html_all::call),
    },
    Class { name: "Function", exotic: None, call: Some(crate::wasm::call_an_exported_function) },
    Class { name: "Object", exotic: Some(&legacy::OVERRIDING_BUILT_INS), call: None },
];

/// The class of the objects of an interface.
fn class_of(interface: generated::Interface) -> ClassId {
    match interface {
        generated::Interface::Location => LOCATION,
        generated::Interface::HTMLAllCollection => HTML_ALL,
        _ => match legacy::hooks_of(interface as u16) {
            Some(hooks) if hooks.overrides_built_ins => OVERRIDING_BUILT_INS,
            Some(_) => LEGACY,
            None => PLAIN,
        },
    }
}
