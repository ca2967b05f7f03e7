// Made by `cargo xtask codegen` from spec/idl/uievents.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CompositionEvent",
    interface: Interface::CompositionEvent,
    last: Interface::CompositionEvent,
    parent: Some(Interface::UIEvent),
    exposure: 0b1,
    has_unforgeables: true,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::attribute(
            "data",
            Glue::Object(OfObject::Scalar(interfaces::composition_event::data)),
        ),
        Member::operation("initCompositionEvent", Glue::Function(init_composition_event), 1),
    ],
    ..Definition::EMPTY
};

fn init_composition_event(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CompositionEvent", "initCompositionEvent");
    let this = receiver::object(cx, call, Interface::CompositionEvent)?;
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
        value if value.is_undefined() => None,
        value => match &value {
            value if value.is_nullish() => None,
            value => Some(convert::window_proxy(cx, value, SITE.argument(4))?),
        },
    };
    let a4 = match call.arg(4) {
        value if value.is_undefined() => DomString::from(""),
        value => convert::dom_string(cx, &value)?,
    };
    let value =
        interfaces::composition_event::init_composition_event(cx, &this, a0, a1, a2, a3, a4)?;
    let () = value;
    Ok(cx.undefined())
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("CompositionEvent", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = CompositionEventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::CompositionEvent)?;
    interfaces::composition_event::constructor(cx, &prototype, a0, a1)
}
