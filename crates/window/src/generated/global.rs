// Made by `cargo xtask codegen` from spec/idl/wasm-js-api.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Global",
    interface: Interface::Global,
    last: Interface::Global,
    exposure: 0b11111,
    namespace: Some("WebAssembly"),
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::operation("valueOf", Glue::Object(OfObject::Any(interfaces::global::value_of)), 0),
        Member::attribute("value", Glue::Object(OfObject::Any(interfaces::global::value)))
            .setter(Glue::Function(value_setter)),
    ],
    ..Definition::EMPTY
};

fn value_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Global", "value");
    let this = receiver::object(cx, call, Interface::Global)?;
    let value = Value::clone(&call.arg(0));
    interfaces::global::set_value(cx, &this, value)?;
    Ok(cx.undefined())
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("Global", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = GlobalDescriptor::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = (call.len() > 1).then(|| call.arg(1));
    let prototype = constructors::prototype(cx, call, Interface::Global)?;
    interfaces::global::constructor(cx, &prototype, a0, a1)
}
