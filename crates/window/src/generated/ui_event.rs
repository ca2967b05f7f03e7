// Made by `cargo xtask codegen` from spec/idl/uievents.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "UIEvent",
    interface: Interface::UIEvent,
    last: Interface::TextEvent,
    parent: Some(Interface::Event),
    exposure: 0b1,
    has_unforgeables: true,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::attribute("view", Glue::Object(OfObject::NullableAny(interfaces::ui_event::view))),
        Member::attribute("detail", Glue::Object(OfObject::Long(interfaces::ui_event::detail))),
        Member::operation("initUIEvent", Glue::Function(init_ui_event), 1),
        Member::attribute(
            "which",
            Glue::Object(OfObject::UnsignedLong(interfaces::ui_event::which)),
        ),
    ],
    ..Definition::EMPTY
};

fn init_ui_event(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("UIEvent", "initUIEvent");
    let this = receiver::object(cx, call, Interface::UIEvent)?;
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
            value => Some(convert::interface(cx, value, Interface::Window, SITE.argument(4))?),
        },
    };
    let a4 = match call.arg(4) {
        value if value.is_undefined() => 0,
        value => convert::long(cx, &value, Range::Wrap, SITE.argument(5))?,
    };
    let value = interfaces::ui_event::init_ui_event(cx, &this, a0, a1, a2, a3, a4)?;
    let () = value;
    Ok(cx.undefined())
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("UIEvent", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = UIEventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::UIEvent)?;
    interfaces::ui_event::constructor(cx, &prototype, a0, a1)
}
