// Made by `cargo xtask codegen` from spec/idl/wasm-js-api.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Instance",
    interface: Interface::Instance,
    last: Interface::Instance,
    exposure: 0b11111,
    namespace: Some("WebAssembly"),
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[Member::attribute(
        "exports",
        Glue::Object(OfObject::Any(interfaces::instance::exports)),
    )],
    ..Definition::EMPTY
};

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("Instance", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::interface(cx, &call.arg(0), Interface::Module, SITE.argument(1))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => None,
        value => Some(convert::object(cx, &value, SITE.argument(2))?),
    };
    let prototype = constructors::prototype(cx, call, Interface::Instance)?;
    interfaces::instance::constructor(cx, &prototype, a0, a1)
}
