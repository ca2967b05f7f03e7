// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Location",
    interface: Interface::Location,
    last: Interface::Location,
    exposure: 0b1,
    has_unforgeables: true,
    members: &[
        Member::attribute("href", Glue::Object(OfObject::Scalar(interfaces::location::href)))
            .setter(Glue::SetObject(ToObject::Scalar(interfaces::location::set_href)))
            .unforgeable(),
        Member::operation(
            "toString",
            Glue::Object(OfObject::Scalar(interfaces::location::href)),
            0,
        )
        .unforgeable(),
        Member::attribute("origin", Glue::Object(OfObject::Scalar(interfaces::location::origin)))
            .unforgeable(),
        Member::attribute(
            "protocol",
            Glue::Object(OfObject::Scalar(interfaces::location::protocol)),
        )
        .setter(Glue::SetObject(ToObject::Scalar(interfaces::location::set_protocol)))
        .unforgeable(),
        Member::attribute("host", Glue::Object(OfObject::Scalar(interfaces::location::host)))
            .setter(Glue::SetObject(ToObject::Scalar(interfaces::location::set_host)))
            .unforgeable(),
        Member::attribute(
            "hostname",
            Glue::Object(OfObject::Scalar(interfaces::location::hostname)),
        )
        .setter(Glue::SetObject(ToObject::Scalar(interfaces::location::set_hostname)))
        .unforgeable(),
        Member::attribute("port", Glue::Object(OfObject::Scalar(interfaces::location::port)))
            .setter(Glue::SetObject(ToObject::Scalar(interfaces::location::set_port)))
            .unforgeable(),
        Member::attribute(
            "pathname",
            Glue::Object(OfObject::Scalar(interfaces::location::pathname)),
        )
        .setter(Glue::SetObject(ToObject::Scalar(interfaces::location::set_pathname)))
        .unforgeable(),
        Member::attribute("search", Glue::Object(OfObject::Scalar(interfaces::location::search)))
            .setter(Glue::SetObject(ToObject::Scalar(interfaces::location::set_search)))
            .unforgeable(),
        Member::attribute("hash", Glue::Object(OfObject::Scalar(interfaces::location::hash)))
            .setter(Glue::SetObject(ToObject::Scalar(interfaces::location::set_hash)))
            .unforgeable(),
        Member::operation("assign", Glue::Function(assign), 1).unforgeable(),
        Member::operation("replace", Glue::Function(replace), 1).unforgeable(),
        Member::operation(
            "reload",
            Glue::Object(OfObject::Undefined(interfaces::location::reload)),
            0,
        )
        .unforgeable(),
        Member::attribute(
            "ancestorOrigins",
            Glue::Object(OfObject::Any(interfaces::location::ancestor_origins)),
        )
        .unforgeable(),
    ],
    ..Definition::EMPTY
};

fn assign(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Location", "assign");
    let this = receiver::object(cx, call, Interface::Location)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let value = interfaces::location::assign(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn replace(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Location", "replace");
    let this = receiver::object(cx, call, Interface::Location)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let value = interfaces::location::replace(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}
