// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "OffscreenCanvas",
    interface: Interface::OffscreenCanvas,
    last: Interface::OffscreenCanvas,
    parent: Some(Interface::EventTarget),
    exposure: 0b1111,
    constructor: Some((N::OffscreenCanvas_constructor, 2)),
    members: &[
        Member::attribute("width", N::OffscreenCanvas_get_width).setter(N::OffscreenCanvas_set_width),
        Member::attribute("height", N::OffscreenCanvas_get_height).setter(N::OffscreenCanvas_set_height),
        Member::operation("getContext", N::OffscreenCanvas_getContext, 1),
        Member::operation("transferToImageBitmap", N::OffscreenCanvas_transferToImageBitmap, 0),
        Member::attribute("oncontextlost", N::OffscreenCanvas_get_oncontextlost).setter(N::OffscreenCanvas_set_oncontextlost),
        Member::attribute("oncontextrestored", N::OffscreenCanvas_get_oncontextrestored).setter(N::OffscreenCanvas_set_oncontextrestored),
    ],
    ..Definition::EMPTY
};

pub(super) fn width_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::OffscreenCanvas)?;
    let value = interfaces::offscreen_canvas::width(cx, &this)?;
    Ok(convert::from_unsigned_long_long(cx, value))
}

pub(super) fn width_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("OffscreenCanvas", "width");
    let this = receiver::object(cx, call, Interface::OffscreenCanvas)?;
    let value = convert::unsigned_long_long(cx, &call.arg(0), Range::Enforce, SITE.value())?;
    interfaces::offscreen_canvas::set_width(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn height_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::OffscreenCanvas)?;
    let value = interfaces::offscreen_canvas::height(cx, &this)?;
    Ok(convert::from_unsigned_long_long(cx, value))
}

pub(super) fn height_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("OffscreenCanvas", "height");
    let this = receiver::object(cx, call, Interface::OffscreenCanvas)?;
    let value = convert::unsigned_long_long(cx, &call.arg(0), Range::Enforce, SITE.value())?;
    interfaces::offscreen_canvas::set_height(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn get_context(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("OffscreenCanvas", "getContext");
    let this = receiver::object(cx, call, Interface::OffscreenCanvas)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = OffscreenRenderingContextId::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = match call.arg(1) { value if value.is_undefined() => cx.null(), value => Value::clone(&value) };
    let value = interfaces::offscreen_canvas::get_context(cx, &this, a0, a1)?;
    Ok(match value { Some(value) => value.into_value(cx)?, None => cx.null() })
}

pub(super) fn transfer_to_image_bitmap(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::OffscreenCanvas)?;
    let value = interfaces::offscreen_canvas::transfer_to_image_bitmap(cx, &this)?;
    Ok(value)
}

pub(super) fn oncontextlost_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::OffscreenCanvas)?;
    handlers::get(cx, &this, "contextlost")
}

pub(super) fn oncontextlost_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::OffscreenCanvas)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "contextlost", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncontextrestored_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::OffscreenCanvas)?;
    handlers::get(cx, &this, "contextrestored")
}

pub(super) fn oncontextrestored_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::OffscreenCanvas)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "contextrestored", &value)?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("OffscreenCanvas", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::unsigned_long_long(cx, &call.arg(0), Range::Enforce, SITE.argument(1))?;
    let a1 = convert::unsigned_long_long(cx, &call.arg(1), Range::Enforce, SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::OffscreenCanvas)?;
    interfaces::offscreen_canvas::constructor(cx, &prototype, a0, a1)
}
