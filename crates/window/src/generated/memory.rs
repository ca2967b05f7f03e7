// Made by `cargo xtask codegen` from spec/idl/wasm-js-api.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Memory",
    interface: Interface::Memory,
    last: Interface::Memory,
    exposure: 0b11111,
    namespace: Some("WebAssembly"),
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::operation("grow", Glue::Function(grow), 1),
        Member::attribute("buffer", Glue::Object(OfObject::Any(interfaces::memory::buffer))),
    ],
    ..Definition::EMPTY
};

fn grow(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Memory", "grow");
    let this = receiver::object(cx, call, Interface::Memory)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::memory::grow(cx, &this, a0)?;
    Ok(value)
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("Memory", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = MemoryDescriptor::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let prototype = constructors::prototype(cx, call, Interface::Memory)?;
    interfaces::memory::constructor(cx, &prototype, a0)
}
