// Made by `cargo xtask codegen` from spec/idl/cssom-view.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Screen",
    interface: Interface::Screen,
    last: Interface::Screen,
    exposure: 0b1,
    members: &[
        Member::attribute("availWidth", N::Screen_get_availWidth),
        Member::attribute("availHeight", N::Screen_get_availHeight),
        Member::attribute("width", N::Screen_get_width),
        Member::attribute("height", N::Screen_get_height),
        Member::attribute("colorDepth", N::Screen_get_colorDepth),
        Member::attribute("pixelDepth", N::Screen_get_pixelDepth),
    ],
    ..Definition::EMPTY
};

pub(super) fn avail_width_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Screen)?;
    let value = interfaces::screen::avail_width(cx, &this)?;
    Ok(cx.int(value))
}

pub(super) fn avail_height_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Screen)?;
    let value = interfaces::screen::avail_height(cx, &this)?;
    Ok(cx.int(value))
}

pub(super) fn width_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Screen)?;
    let value = interfaces::screen::width(cx, &this)?;
    Ok(cx.int(value))
}

pub(super) fn height_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Screen)?;
    let value = interfaces::screen::height(cx, &this)?;
    Ok(cx.int(value))
}

pub(super) fn color_depth_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Screen)?;
    let value = interfaces::screen::color_depth(cx, &this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn pixel_depth_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Screen)?;
    let value = interfaces::screen::pixel_depth(cx, &this)?;
    Ok(cx.number(f64::from(value)))
}
