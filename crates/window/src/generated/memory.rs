// Made by `cargo xtask codegen` from spec/idl/wasm-js-api.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Memory",
    interface: Interface::Memory,
    last: Interface::Memory,
    exposure: 0b11111,
    namespace: Some("WebAssembly"),
    constructor: Some((N::Memory_constructor, 1)),
    members: &[
        Member::operation("grow", N::Memory_grow, 1),
        Member::attribute("buffer", N::Memory_get_buffer),
    ],
    ..Definition::EMPTY
};

pub(super) fn grow(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Memory", "grow");
    let this = receiver::object(cx, call, Interface::Memory)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::memory::grow(cx, &this, a0)?;
    Ok(value)
}

pub(super) fn buffer_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Memory)?;
    let value = interfaces::memory::buffer(cx, &this)?;
    Ok(value)
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("Memory", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = MemoryDescriptor::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let prototype = constructors::prototype(cx, call, Interface::Memory)?;
    interfaces::memory::constructor(cx, &prototype, a0)
}
