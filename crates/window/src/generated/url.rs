// Made by `cargo xtask codegen` from spec/idl/url.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "URL",
    interface: Interface::URL,
    last: Interface::URL,
    exposure: 0b11111,
    aliases: &["webkitURL"],
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::operation("parse", Glue::Function(static_parse), 1).of_constructor(),
        Member::operation("canParse", Glue::Function(static_can_parse), 1).of_constructor(),
        Member::attribute("href", Glue::Object(OfObject::Scalar(interfaces::url::href)))
            .setter(Glue::SetObject(ToObject::Scalar(interfaces::url::set_href))),
        Member::operation("toString", Glue::Object(OfObject::Scalar(interfaces::url::href)), 0),
        Member::attribute("origin", Glue::Object(OfObject::Scalar(interfaces::url::origin))),
        Member::attribute("protocol", Glue::Object(OfObject::Scalar(interfaces::url::protocol)))
            .setter(Glue::SetObject(ToObject::Scalar(interfaces::url::set_protocol))),
        Member::attribute("username", Glue::Object(OfObject::Scalar(interfaces::url::username)))
            .setter(Glue::SetObject(ToObject::Scalar(interfaces::url::set_username))),
        Member::attribute("password", Glue::Object(OfObject::Scalar(interfaces::url::password)))
            .setter(Glue::SetObject(ToObject::Scalar(interfaces::url::set_password))),
        Member::attribute("host", Glue::Object(OfObject::Scalar(interfaces::url::host)))
            .setter(Glue::SetObject(ToObject::Scalar(interfaces::url::set_host))),
        Member::attribute("hostname", Glue::Object(OfObject::Scalar(interfaces::url::hostname)))
            .setter(Glue::SetObject(ToObject::Scalar(interfaces::url::set_hostname))),
        Member::attribute("port", Glue::Object(OfObject::Scalar(interfaces::url::port)))
            .setter(Glue::SetObject(ToObject::Scalar(interfaces::url::set_port))),
        Member::attribute("pathname", Glue::Object(OfObject::Scalar(interfaces::url::pathname)))
            .setter(Glue::SetObject(ToObject::Scalar(interfaces::url::set_pathname))),
        Member::attribute("search", Glue::Object(OfObject::Scalar(interfaces::url::search)))
            .setter(Glue::SetObject(ToObject::Scalar(interfaces::url::set_search))),
        Member::attribute(
            "searchParams",
            Glue::Object(OfObject::Any(interfaces::url::search_params)),
        )
        .same_object(),
        Member::attribute("hash", Glue::Object(OfObject::Scalar(interfaces::url::hash)))
            .setter(Glue::SetObject(ToObject::Scalar(interfaces::url::set_hash))),
        Member::operation("toJSON", Glue::Object(OfObject::Scalar(interfaces::url::to_json)), 0),
        Member::operation("createObjectURL", Glue::Function(static_create_object_url), 1)
            .of_constructor()
            .exposed(0b111),
        Member::operation("revokeObjectURL", Glue::Function(static_revoke_object_url), 1)
            .of_constructor()
            .exposed(0b111),
    ],
    ..Definition::EMPTY
};

fn static_parse(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("URL", "parse");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => None,
        value => Some(convert::usv_string(cx, &value)?),
    };
    let value = interfaces::url::parse(cx, a0, a1)?;
    Ok(match value {
        Some(value) => value,
        None => cx.null(),
    })
}

fn static_can_parse(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("URL", "canParse");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => None,
        value => Some(convert::usv_string(cx, &value)?),
    };
    let value = interfaces::url::can_parse(cx, a0, a1)?;
    Ok(cx.boolean(value))
}

fn static_create_object_url(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("URL", "createObjectURL");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::interface(cx, &call.arg(0), Interface::Blob, SITE.argument(1))?;
    let value = interfaces::url::create_object_url(cx, a0)?;
    Ok(cx.js_string(&value))
}

fn static_revoke_object_url(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("URL", "revokeObjectURL");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::url::revoke_object_url(cx, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("URL", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => None,
        value => Some(convert::usv_string(cx, &value)?),
    };
    let prototype = constructors::prototype(cx, call, Interface::URL)?;
    interfaces::url::constructor(cx, &prototype, a0, a1)
}
