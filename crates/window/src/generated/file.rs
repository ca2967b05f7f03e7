// Made by `cargo xtask codegen` from spec/idl/FileAPI.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "File",
    interface: Interface::File,
    last: Interface::File,
    parent: Some(Interface::Blob),
    exposure: 0b1111,
    constructor: Some((Glue::Function(constructor), 2)),
    members: &[
        Member::attribute("name", Glue::Object(OfObject::Text(interfaces::file::name))),
        Member::attribute("lastModified", Glue::Function(last_modified_getter)),
    ],
    ..Definition::EMPTY
};

fn last_modified_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::File)?;
    let value = interfaces::file::last_modified(cx, &this)?;
    Ok(convert::from_long_long(cx, value))
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("File", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::sequence(cx, &call.arg(0), SITE.argument(1), |cx, value, at| {
        Ok(BlobPart::from_value(cx, value, at)?)
    })?;
    let a1 = convert::usv_string(cx, &call.arg(1))?;
    let a2 = FilePropertyBag::from_value(cx, &call.arg(2), SITE.argument(3))?;
    let prototype = constructors::prototype(cx, call, Interface::File)?;
    interfaces::file::constructor(cx, &prototype, a0, a1, a2)
}
