// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "OffscreenCanvas",
    interface: Interface::OffscreenCanvas,
    last: Interface::OffscreenCanvas,
    parent: Some(Interface::EventTarget),
    exposure: 0b1111,
    constructor: Some((Glue::Function(constructor), 2)),
    members: &[
        Member::attribute(
            "width",
            Glue::Object(OfObject::UnsignedLongLong(interfaces::offscreen_canvas::width)),
        )
        .setter(Glue::Function(width_setter)),
        Member::attribute(
            "height",
            Glue::Object(OfObject::UnsignedLongLong(interfaces::offscreen_canvas::height)),
        )
        .setter(Glue::Function(height_setter)),
        Member::operation("getContext", Glue::Function(get_context), 1),
        Member::operation(
            "transferToImageBitmap",
            Glue::Object(OfObject::Any(interfaces::offscreen_canvas::transfer_to_image_bitmap)),
            0,
        ),
        Member::handler("oncontextlost"),
        Member::handler("oncontextrestored"),
    ],
    ..Definition::EMPTY
};

fn width_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("OffscreenCanvas", "width");
    let this = receiver::object(cx, call, Interface::OffscreenCanvas)?;
    let value = convert::unsigned_long_long(cx, &call.arg(0), Range::Enforce, SITE.value())?;
    interfaces::offscreen_canvas::set_width(cx, &this, value)?;
    Ok(cx.undefined())
}

fn height_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("OffscreenCanvas", "height");
    let this = receiver::object(cx, call, Interface::OffscreenCanvas)?;
    let value = convert::unsigned_long_long(cx, &call.arg(0), Range::Enforce, SITE.value())?;
    interfaces::offscreen_canvas::set_height(cx, &this, value)?;
    Ok(cx.undefined())
}

fn get_context(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("OffscreenCanvas", "getContext");
    let this = receiver::object(cx, call, Interface::OffscreenCanvas)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = OffscreenRenderingContextId::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => cx.null(),
        value => Value::clone(&value),
    };
    let value = interfaces::offscreen_canvas::get_context(cx, &this, a0, a1)?;
    Ok(match value {
        Some(value) => value.into_value(cx)?,
        None => cx.null(),
    })
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("OffscreenCanvas", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::unsigned_long_long(cx, &call.arg(0), Range::Enforce, SITE.argument(1))?;
    let a1 = convert::unsigned_long_long(cx, &call.arg(1), Range::Enforce, SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::OffscreenCanvas)?;
    interfaces::offscreen_canvas::constructor(cx, &prototype, a0, a1)
}
