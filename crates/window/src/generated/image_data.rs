// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "ImageData",
    interface: Interface::ImageData,
    last: Interface::ImageData,
    exposure: 0b1111,
    constructor: Some((Glue::Function(constructor), 2)),
    members: &[
        Member::attribute(
            "width",
            Glue::Object(OfObject::UnsignedLong(interfaces::image_data::width)),
        ),
        Member::attribute(
            "height",
            Glue::Object(OfObject::UnsignedLong(interfaces::image_data::height)),
        ),
        Member::attribute("data", Glue::Function(data_getter)),
        Member::attribute("pixelFormat", Glue::Function(pixel_format_getter)),
        Member::attribute("colorSpace", Glue::Function(color_space_getter)),
    ],
    ..Definition::EMPTY
};

fn data_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ImageData)?;
    let value = interfaces::image_data::data(cx, &this)?;
    Ok(value.into_value(cx)?)
}

fn pixel_format_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ImageData)?;
    let value = interfaces::image_data::pixel_format(cx, &this)?;
    Ok(cx.string(value.as_str()))
}

fn color_space_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ImageData)?;
    let value = interfaces::image_data::color_space(cx, &this)?;
    Ok(cx.string(value.as_str()))
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("ImageData", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 2, SITE)?;
    match call.len() {
        0 => arguments::no_overload(cx, SITE),
        1 => arguments::no_overload(cx, SITE),
        2 => {
            let value = call.arg(0);
            if convert::is_buffer(cx, &value, Buffer::Uint8ClampedArray) {
                constructor_overload_2(cx, call)
            } else if value.is_number() {
                constructor_overload_1(cx, call)
            } else {
                constructor_overload_1(cx, call)
            }
        }
        3 => {
            let value = call.arg(0);
            if convert::is_buffer(cx, &value, Buffer::Uint8ClampedArray) {
                constructor_overload_2(cx, call)
            } else if value.is_number() {
                constructor_overload_1(cx, call)
            } else {
                constructor_overload_1(cx, call)
            }
        }
        _ => constructor_overload_2(cx, call),
    }
}

fn constructor_overload_1(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("ImageData", "constructor");
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let a1 = convert::unsigned_long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let a2 = ImageDataSettings::from_value(cx, &call.arg(2), SITE.argument(3))?;
    let prototype = constructors::prototype(cx, call, Interface::ImageData)?;
    interfaces::image_data::constructor(cx, &prototype, a0, a1, a2)
}

fn constructor_overload_2(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("ImageData", "constructor");
    let a0 = ImageDataArray::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = convert::unsigned_long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let a2 = match call.arg(2) {
        value if value.is_undefined() => None,
        value => Some(convert::unsigned_long(cx, &value, Range::Wrap, SITE.argument(3))?),
    };
    let a3 = ImageDataSettings::from_value(cx, &call.arg(3), SITE.argument(4))?;
    let prototype = constructors::prototype(cx, call, Interface::ImageData)?;
    interfaces::image_data::constructor_2(cx, &prototype, a0, a1, a2, a3)
}
