// Made by `cargo xtask codegen` from spec/idl/. Do not edit.

use treewright_quickjs::Native;

use crate::world::World;

/// The functions that objects of the engine can have, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u16)]
pub(crate) enum N {
    bindings_constructors_illegal,
    bindings_global_make_reference,
    bindings_iteration_next,
    DOMException_get_name,
    DOMException_get_message,
    DOMException_get_code,
    DOMException_constructor,
}

pub(crate) const NATIVES: &[Native<World>] = &[
    crate::bindings::constructors::illegal,
    crate::bindings::global::make_reference,
    crate::bindings::iteration::next,
    super::dom_exception::name_getter,
    super::dom_exception::message_getter,
    super::dom_exception::code_getter,
    super::dom_exception::constructor,
];
