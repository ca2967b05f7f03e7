// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Origin",
    interface: Interface::Origin,
    last: Interface::Origin,
    exposure: 0b11111,
    constructor: Some((Glue::Constructor(interfaces::origin::constructor), 0)),
    members: &[
        Member::operation("from", Glue::Function(static_from), 1).of_constructor(),
        Member::attribute("opaque", Glue::Object(OfObject::Boolean(interfaces::origin::opaque))),
        Member::operation("isSameOrigin", Glue::Function(is_same_origin), 1),
        Member::operation("isSameSite", Glue::Function(is_same_site), 1),
    ],
    ..Definition::EMPTY
};

fn static_from(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("Origin", "from");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::origin::from(cx, a0)?;
    Ok(value)
}

fn is_same_origin(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Origin", "isSameOrigin");
    let this = receiver::object(cx, call, Interface::Origin)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::interface(cx, &call.arg(0), Interface::Origin, SITE.argument(1))?;
    let value = interfaces::origin::is_same_origin(cx, &this, a0)?;
    Ok(cx.boolean(value))
}

fn is_same_site(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Origin", "isSameSite");
    let this = receiver::object(cx, call, Interface::Origin)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::interface(cx, &call.arg(0), Interface::Origin, SITE.argument(1))?;
    let value = interfaces::origin::is_same_site(cx, &this, a0)?;
    Ok(cx.boolean(value))
}
