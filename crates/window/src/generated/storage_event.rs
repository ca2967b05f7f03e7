// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "StorageEvent",
    interface: Interface::StorageEvent,
    last: Interface::StorageEvent,
    parent: Some(Interface::Event),
    exposure: 0b1,
    has_unforgeables: true,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::attribute(
            "key",
            Glue::Object(OfObject::NullableText(interfaces::storage_event::key)),
        ),
        Member::attribute(
            "oldValue",
            Glue::Object(OfObject::NullableText(interfaces::storage_event::old_value)),
        ),
        Member::attribute(
            "newValue",
            Glue::Object(OfObject::NullableText(interfaces::storage_event::new_value)),
        ),
        Member::attribute("url", Glue::Object(OfObject::Scalar(interfaces::storage_event::url))),
        Member::attribute(
            "storageArea",
            Glue::Object(OfObject::NullableAny(interfaces::storage_event::storage_area)),
        ),
        Member::operation("initStorageEvent", Glue::Function(init_storage_event), 1),
    ],
    ..Definition::EMPTY
};

fn init_storage_event(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("StorageEvent", "initStorageEvent");
    let this = receiver::object(cx, call, Interface::StorageEvent)?;
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
            value => Some(convert::dom_string(cx, value)?),
        },
    };
    let a4 = match call.arg(4) {
        value if value.is_undefined() => None,
        value => match &value {
            value if value.is_nullish() => None,
            value => Some(convert::dom_string(cx, value)?),
        },
    };
    let a5 = match call.arg(5) {
        value if value.is_undefined() => None,
        value => match &value {
            value if value.is_nullish() => None,
            value => Some(convert::dom_string(cx, value)?),
        },
    };
    let a6 = match call.arg(6) {
        value if value.is_undefined() => String::from(""),
        value => convert::usv_string(cx, &value)?,
    };
    let a7 = match call.arg(7) {
        value if value.is_undefined() => None,
        value => match &value {
            value if value.is_nullish() => None,
            value => Some(convert::interface(cx, value, Interface::Storage, SITE.argument(8))?),
        },
    };
    let value =
        interfaces::storage_event::init_storage_event(cx, &this, a0, a1, a2, a3, a4, a5, a6, a7)?;
    let () = value;
    Ok(cx.undefined())
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("StorageEvent", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = StorageEventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::StorageEvent)?;
    interfaces::storage_event::constructor(cx, &prototype, a0, a1)
}
