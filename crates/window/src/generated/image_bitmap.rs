// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "ImageBitmap",
    interface: Interface::ImageBitmap,
    last: Interface::ImageBitmap,
    exposure: 0b1111,
    members: &[
        Member::attribute("width", N::ImageBitmap_get_width),
        Member::attribute("height", N::ImageBitmap_get_height),
        Member::operation("close", N::ImageBitmap_close, 0),
    ],
    ..Definition::EMPTY
};

pub(super) fn width_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ImageBitmap)?;
    let value = interfaces::image_bitmap::width(cx, &this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn height_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ImageBitmap)?;
    let value = interfaces::image_bitmap::height(cx, &this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn close(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ImageBitmap)?;
    let value = interfaces::image_bitmap::close(cx, &this)?;
    let () = value;
    Ok(cx.undefined())
}
