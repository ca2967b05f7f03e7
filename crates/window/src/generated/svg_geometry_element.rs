// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGGeometryElement",
    interface: Interface::SVGGeometryElement,
    last: Interface::SVGRectElement,
    parent: Some(Interface::SVGGraphicsElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute(
            "pathLength",
            Glue::Animated(&Animated {
                name: "pathLength",
                kind: AnimatedKind::Number(Part::Whole, 0.0),
            }),
        ),
        Member::operation("isPointInFill", Glue::Function(is_point_in_fill), 0),
        Member::operation("isPointInStroke", Glue::Function(is_point_in_stroke), 0),
        Member::operation("getTotalLength", Glue::Function(get_total_length), 0),
        Member::operation("getPointAtLength", Glue::Function(get_point_at_length), 1),
    ],
    ..Definition::EMPTY
};

fn is_point_in_fill(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGGeometryElement", "isPointInFill");
    let this = receiver::node(cx, call, Interface::SVGGeometryElement)?;
    let a0 = DOMPointInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::svg_geometry_element::is_point_in_fill(cx, this, a0)?;
    Ok(cx.boolean(value))
}

fn is_point_in_stroke(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGGeometryElement", "isPointInStroke");
    let this = receiver::node(cx, call, Interface::SVGGeometryElement)?;
    let a0 = DOMPointInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::svg_geometry_element::is_point_in_stroke(cx, this, a0)?;
    Ok(cx.boolean(value))
}

fn get_total_length(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::SVGGeometryElement)?;
    let value = interfaces::svg_geometry_element::get_total_length(cx, this)?;
    Ok(cx.number(f64::from(value)))
}

fn get_point_at_length(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGGeometryElement", "getPointAtLength");
    let this = receiver::node(cx, call, Interface::SVGGeometryElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::float(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::svg_geometry_element::get_point_at_length(cx, this, a0)?;
    Ok(value)
}
