// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CustomEvent",
    interface: Interface::CustomEvent,
    last: Interface::CustomEvent,
    parent: Some(Interface::Event),
    exposure: 0b11111,
    has_unforgeables: true,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::attribute("detail", Glue::Object(OfObject::Any(interfaces::custom_event::detail))),
        Member::operation("initCustomEvent", Glue::Function(init_custom_event), 1),
    ],
    ..Definition::EMPTY
};

fn init_custom_event(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CustomEvent", "initCustomEvent");
    let this = receiver::object(cx, call, Interface::CustomEvent)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => false,
        value => value.to_boolean(),
    };
    let a2 = match call.arg(2) {
        value if value.is_undefined() => false,
        value => value.to_boolean(),
    };
    let a3 = match call.arg(3) {
        value if value.is_undefined() => cx.null(),
        value => Value::clone(&value),
    };
    let value = interfaces::custom_event::init_custom_event(cx, &this, a0, a1, a2, a3)?;
    let () = value;
    Ok(cx.undefined())
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("CustomEvent", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = CustomEventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::CustomEvent)?;
    interfaces::custom_event::constructor(cx, &prototype, a0, a1)
}
