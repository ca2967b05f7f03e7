// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "FormDataEvent",
    interface: Interface::FormDataEvent,
    last: Interface::FormDataEvent,
    parent: Some(Interface::Event),
    exposure: 0b1,
    has_unforgeables: true,
    constructor: Some((Glue::Function(constructor), 2)),
    members: &[Member::attribute(
        "formData",
        Glue::Object(OfObject::Any(interfaces::form_data_event::form_data)),
    )],
    ..Definition::EMPTY
};

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("FormDataEvent", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = FormDataEventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::FormDataEvent)?;
    interfaces::form_data_event::constructor(cx, &prototype, a0, a1)
}
