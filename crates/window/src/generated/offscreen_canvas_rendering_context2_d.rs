// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "OffscreenCanvasRenderingContext2D",
    interface: Interface::OffscreenCanvasRenderingContext2D,
    last: Interface::OffscreenCanvasRenderingContext2D,
    exposure: 0b1111,
    members: &[
        Member::attribute(
            "canvas",
            Glue::Object(OfObject::Any(interfaces::offscreen_canvas_rendering_context2_d::canvas)),
        ),
        Member::operation("getContextAttributes", Glue::Function(get_context_attributes), 0),
        Member::operation(
            "reset",
            Glue::Object(OfObject::Undefined(interfaces::canvas_state::reset)),
            0,
        ),
        Member::operation(
            "isContextLost",
            Glue::Object(OfObject::Boolean(interfaces::canvas_state::is_context_lost)),
            0,
        ),
        Member::operation("createImageData", Glue::Function(create_image_data), 1),
        Member::operation("getImageData", Glue::Function(get_image_data), 4),
        Member::operation("putImageData", Glue::Function(put_image_data), 3),
    ],
    ..Definition::EMPTY
};

fn get_context_attributes(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::OffscreenCanvasRenderingContext2D)?;
    let value = interfaces::canvas_settings::get_context_attributes(cx, &this)?;
    Ok(value.into_value(cx)?)
}

fn create_image_data(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("OffscreenCanvasRenderingContext2D", "createImageData");
    let this = receiver::object(cx, call, Interface::OffscreenCanvasRenderingContext2D)?;
    arguments::at_least(cx, call, 1, SITE)?;
    match call.len() {
        0 => arguments::no_overload(cx, SITE),
        1 => create_image_data_overload_2(cx, call, &this),
        2 => create_image_data_overload_1(cx, call, &this),
        _ => create_image_data_overload_1(cx, call, &this),
    }
}

fn create_image_data_overload_1(cx: &mut Cx<'_>, call: &Call<'_>, this: &Value) -> Answer {
    const SITE: &Site = &Site::operation("OffscreenCanvasRenderingContext2D", "createImageData");
    let a0 = convert::long(cx, &call.arg(0), Range::Enforce, SITE.argument(1))?;
    let a1 = convert::long(cx, &call.arg(1), Range::Enforce, SITE.argument(2))?;
    let a2 = ImageDataSettings::from_value(cx, &call.arg(2), SITE.argument(3))?;
    let value = interfaces::canvas_image_data::create_image_data(cx, this, a0, a1, a2)?;
    Ok(value)
}

fn create_image_data_overload_2(cx: &mut Cx<'_>, call: &Call<'_>, this: &Value) -> Answer {
    const SITE: &Site = &Site::operation("OffscreenCanvasRenderingContext2D", "createImageData");
    let a0 = convert::interface(cx, &call.arg(0), Interface::ImageData, SITE.argument(1))?;
    let value = interfaces::canvas_image_data::create_image_data_2(cx, this, a0)?;
    Ok(value)
}

fn get_image_data(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("OffscreenCanvasRenderingContext2D", "getImageData");
    let this = receiver::object(cx, call, Interface::OffscreenCanvasRenderingContext2D)?;
    arguments::at_least(cx, call, 4, SITE)?;
    let a0 = convert::long(cx, &call.arg(0), Range::Enforce, SITE.argument(1))?;
    let a1 = convert::long(cx, &call.arg(1), Range::Enforce, SITE.argument(2))?;
    let a2 = convert::long(cx, &call.arg(2), Range::Enforce, SITE.argument(3))?;
    let a3 = convert::long(cx, &call.arg(3), Range::Enforce, SITE.argument(4))?;
    let a4 = ImageDataSettings::from_value(cx, &call.arg(4), SITE.argument(5))?;
    let value = interfaces::canvas_image_data::get_image_data(cx, &this, a0, a1, a2, a3, a4)?;
    Ok(value)
}

fn put_image_data(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("OffscreenCanvasRenderingContext2D", "putImageData");
    let this = receiver::object(cx, call, Interface::OffscreenCanvasRenderingContext2D)?;
    arguments::at_least(cx, call, 3, SITE)?;
    match call.len() {
        0 => arguments::no_overload(cx, SITE),
        1 => arguments::no_overload(cx, SITE),
        2 => arguments::no_overload(cx, SITE),
        3 => put_image_data_overload_1(cx, call, &this),
        4 => arguments::no_overload(cx, SITE),
        5 => arguments::no_overload(cx, SITE),
        6 => arguments::no_overload(cx, SITE),
        _ => put_image_data_overload_2(cx, call, &this),
    }
}

fn put_image_data_overload_1(cx: &mut Cx<'_>, call: &Call<'_>, this: &Value) -> Answer {
    const SITE: &Site = &Site::operation("OffscreenCanvasRenderingContext2D", "putImageData");
    let a0 = convert::interface(cx, &call.arg(0), Interface::ImageData, SITE.argument(1))?;
    let a1 = convert::long(cx, &call.arg(1), Range::Enforce, SITE.argument(2))?;
    let a2 = convert::long(cx, &call.arg(2), Range::Enforce, SITE.argument(3))?;
    let value = interfaces::canvas_image_data::put_image_data(cx, this, a0, a1, a2)?;
    let () = value;
    Ok(cx.undefined())
}

fn put_image_data_overload_2(cx: &mut Cx<'_>, call: &Call<'_>, this: &Value) -> Answer {
    const SITE: &Site = &Site::operation("OffscreenCanvasRenderingContext2D", "putImageData");
    let a0 = convert::interface(cx, &call.arg(0), Interface::ImageData, SITE.argument(1))?;
    let a1 = convert::long(cx, &call.arg(1), Range::Enforce, SITE.argument(2))?;
    let a2 = convert::long(cx, &call.arg(2), Range::Enforce, SITE.argument(3))?;
    let a3 = convert::long(cx, &call.arg(3), Range::Enforce, SITE.argument(4))?;
    let a4 = convert::long(cx, &call.arg(4), Range::Enforce, SITE.argument(5))?;
    let a5 = convert::long(cx, &call.arg(5), Range::Enforce, SITE.argument(6))?;
    let a6 = convert::long(cx, &call.arg(6), Range::Enforce, SITE.argument(7))?;
    let value =
        interfaces::canvas_image_data::put_image_data_2(cx, this, a0, a1, a2, a3, a4, a5, a6)?;
    let () = value;
    Ok(cx.undefined())
}
