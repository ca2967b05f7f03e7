// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "ImageBitmapRenderingContext",
    interface: Interface::ImageBitmapRenderingContext,
    last: Interface::ImageBitmapRenderingContext,
    exposure: 0b1111,
    members: &[
        Member::attribute("canvas", Glue::Function(canvas_getter)),
        Member::operation("transferFromImageBitmap", Glue::Function(transfer_from_image_bitmap), 1),
    ],
    ..Definition::EMPTY
};

fn canvas_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ImageBitmapRenderingContext)?;
    let value = interfaces::image_bitmap_rendering_context::canvas(cx, &this)?;
    Ok(value.into_value(cx)?)
}

fn transfer_from_image_bitmap(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("ImageBitmapRenderingContext", "transferFromImageBitmap");
    let this = receiver::object(cx, call, Interface::ImageBitmapRenderingContext)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::interface(cx, value, Interface::ImageBitmap, SITE.argument(1))?),
    };
    let value =
        interfaces::image_bitmap_rendering_context::transfer_from_image_bitmap(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}
