// Made by `cargo xtask codegen` from spec/idl/uievents.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "TextEvent",
    interface: Interface::TextEvent,
    last: Interface::TextEvent,
    parent: Some(Interface::UIEvent),
    exposure: 0b1,
    has_unforgeables: true,
    members: &[
        Member::attribute("data", Glue::Object(OfObject::Text(interfaces::text_event::data))),
        Member::operation("initTextEvent", Glue::Function(init_text_event), 1),
    ],
    ..Definition::EMPTY
};

fn init_text_event(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("TextEvent", "initTextEvent");
    let this = receiver::object(cx, call, Interface::TextEvent)?;
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
        value if value.is_undefined() => DomString::from("undefined"),
        value => convert::dom_string(cx, &value)?,
    };
    let value = interfaces::text_event::init_text_event(cx, &this, a0, a1, a2, a3, a4)?;
    let () = value;
    Ok(cx.undefined())
}
