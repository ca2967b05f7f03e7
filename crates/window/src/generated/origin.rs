// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Origin",
    interface: Interface::Origin,
    last: Interface::Origin,
    exposure: 0b11111,
    constructor: Some((N::Origin_constructor, 0)),
    members: &[
        Member::operation("from", N::Origin_static_from, 1).of_constructor(),
        Member::attribute("opaque", N::Origin_get_opaque),
        Member::operation("isSameOrigin", N::Origin_isSameOrigin, 1),
        Member::operation("isSameSite", N::Origin_isSameSite, 1),
    ],
    ..Definition::EMPTY
};

pub(super) fn static_from(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("Origin", "from");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::origin::from(cx, a0)?;
    Ok(value)
}

pub(super) fn opaque_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Origin)?;
    let value = interfaces::origin::opaque(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn is_same_origin(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Origin", "isSameOrigin");
    let this = receiver::object(cx, call, Interface::Origin)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::interface(cx, &call.arg(0), Interface::Origin, SITE.argument(1))?;
    let value = interfaces::origin::is_same_origin(cx, &this, a0)?;
    Ok(cx.boolean(value))
}

pub(super) fn is_same_site(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Origin", "isSameSite");
    let this = receiver::object(cx, call, Interface::Origin)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::interface(cx, &call.arg(0), Interface::Origin, SITE.argument(1))?;
    let value = interfaces::origin::is_same_site(cx, &this, a0)?;
    Ok(cx.boolean(value))
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("Origin", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let prototype = constructors::prototype(cx, call, Interface::Origin)?;
    interfaces::origin::constructor(cx, &prototype)
}
