// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGTransform",
    interface: Interface::SVGTransform,
    last: Interface::SVGTransform,
    exposure: 0b1,
    members: &[
        Member::constant("SVG_TRANSFORM_UNKNOWN", 0.0),
        Member::constant("SVG_TRANSFORM_MATRIX", 1.0),
        Member::constant("SVG_TRANSFORM_TRANSLATE", 2.0),
        Member::constant("SVG_TRANSFORM_SCALE", 3.0),
        Member::constant("SVG_TRANSFORM_ROTATE", 4.0),
        Member::constant("SVG_TRANSFORM_SKEWX", 5.0),
        Member::constant("SVG_TRANSFORM_SKEWY", 6.0),
        Member::attribute(
            "type",
            Glue::Object(OfObject::UnsignedShort(interfaces::svg_transform::type_)),
        ),
        Member::attribute("matrix", Glue::Object(OfObject::Any(interfaces::svg_transform::matrix)))
            .same_object(),
        Member::attribute("angle", Glue::Function(angle_getter)),
        Member::operation("setMatrix", Glue::Function(set_matrix), 0),
        Member::operation("setTranslate", Glue::Function(set_translate), 2),
        Member::operation("setScale", Glue::Function(set_scale), 2),
        Member::operation("setRotate", Glue::Function(set_rotate), 3),
        Member::operation("setSkewX", Glue::Function(set_skew_x), 1),
        Member::operation("setSkewY", Glue::Function(set_skew_y), 1),
    ],
    ..Definition::EMPTY
};

fn angle_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGTransform)?;
    let value = interfaces::svg_transform::angle(cx, &this)?;
    Ok(cx.number(f64::from(value)))
}

fn set_matrix(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGTransform", "setMatrix");
    let this = receiver::object(cx, call, Interface::SVGTransform)?;
    let a0 = DOMMatrix2DInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::svg_transform::set_matrix(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn set_translate(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGTransform", "setTranslate");
    let this = receiver::object(cx, call, Interface::SVGTransform)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::float(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = convert::float(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::svg_transform::set_translate(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn set_scale(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGTransform", "setScale");
    let this = receiver::object(cx, call, Interface::SVGTransform)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::float(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = convert::float(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::svg_transform::set_scale(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn set_rotate(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGTransform", "setRotate");
    let this = receiver::object(cx, call, Interface::SVGTransform)?;
    arguments::at_least(cx, call, 3, SITE)?;
    let a0 = convert::float(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = convert::float(cx, &call.arg(1), SITE.argument(2))?;
    let a2 = convert::float(cx, &call.arg(2), SITE.argument(3))?;
    let value = interfaces::svg_transform::set_rotate(cx, &this, a0, a1, a2)?;
    let () = value;
    Ok(cx.undefined())
}

fn set_skew_x(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGTransform", "setSkewX");
    let this = receiver::object(cx, call, Interface::SVGTransform)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::float(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::svg_transform::set_skew_x(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn set_skew_y(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGTransform", "setSkewY");
    let this = receiver::object(cx, call, Interface::SVGTransform)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::float(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::svg_transform::set_skew_y(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}
