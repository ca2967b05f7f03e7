// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGSVGElement",
    interface: Interface::SVGSVGElement,
    last: Interface::SVGSVGElement,
    parent: Some(Interface::SVGGraphicsElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute(
            "x",
            Glue::Animated(&Animated { name: "x", kind: AnimatedKind::Length(Across::Width, "0") }),
        ),
        Member::attribute(
            "y",
            Glue::Animated(&Animated {
                name: "y",
                kind: AnimatedKind::Length(Across::Height, "0"),
            }),
        ),
        Member::attribute(
            "width",
            Glue::Animated(&Animated {
                name: "width",
                kind: AnimatedKind::Length(Across::Width, "100%"),
            }),
        ),
        Member::attribute(
            "height",
            Glue::Animated(&Animated {
                name: "height",
                kind: AnimatedKind::Length(Across::Height, "100%"),
            }),
        ),
        Member::attribute("currentScale", Glue::Function(current_scale_getter))
            .setter(Glue::Function(current_scale_setter)),
        Member::attribute(
            "currentTranslate",
            Glue::Node(OfNode::Any(interfaces::svg_svg_element::current_translate)),
        )
        .same_object(),
        Member::operation(
            "deselectAll",
            Glue::Node(OfNode::Undefined(interfaces::svg_svg_element::deselect_all)),
            0,
        ),
        Member::operation(
            "createSVGNumber",
            Glue::Node(OfNode::Any(interfaces::svg_svg_element::create_svg_number)),
            0,
        ),
        Member::operation(
            "createSVGLength",
            Glue::Node(OfNode::Any(interfaces::svg_svg_element::create_svg_length)),
            0,
        ),
        Member::operation(
            "createSVGAngle",
            Glue::Node(OfNode::Any(interfaces::svg_svg_element::create_svg_angle)),
            0,
        ),
        Member::operation(
            "createSVGPoint",
            Glue::Node(OfNode::Any(interfaces::svg_svg_element::create_svg_point)),
            0,
        ),
        Member::operation(
            "createSVGMatrix",
            Glue::Node(OfNode::Any(interfaces::svg_svg_element::create_svg_matrix)),
            0,
        ),
        Member::operation(
            "createSVGRect",
            Glue::Node(OfNode::Any(interfaces::svg_svg_element::create_svg_rect)),
            0,
        ),
        Member::operation(
            "createSVGTransform",
            Glue::Node(OfNode::Any(interfaces::svg_svg_element::create_svg_transform)),
            0,
        ),
        Member::operation(
            "createSVGTransformFromMatrix",
            Glue::Function(create_svg_transform_from_matrix),
            0,
        ),
        Member::operation("getElementById", Glue::Function(get_element_by_id), 1),
        Member::operation("suspendRedraw", Glue::Function(suspend_redraw), 1),
        Member::operation("unsuspendRedraw", Glue::Function(unsuspend_redraw), 1),
        Member::operation(
            "unsuspendRedrawAll",
            Glue::Node(OfNode::Undefined(interfaces::svg_svg_element::unsuspend_redraw_all)),
            0,
        ),
        Member::operation(
            "forceRedraw",
            Glue::Node(OfNode::Undefined(interfaces::svg_svg_element::force_redraw)),
            0,
        ),
        Member::attribute(
            "viewBox",
            Glue::Animated(&Animated { name: "viewBox", kind: AnimatedKind::Rect }),
        ),
        Member::attribute(
            "preserveAspectRatio",
            Glue::Animated(&Animated {
                name: "preserveAspectRatio",
                kind: AnimatedKind::PreserveAspectRatio,
            }),
        ),
    ],
    ..Definition::EMPTY
};

fn current_scale_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::SVGSVGElement)?;
    let value = interfaces::svg_svg_element::current_scale(cx, this)?;
    Ok(cx.number(f64::from(value)))
}

fn current_scale_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("SVGSVGElement", "currentScale");
    let this = receiver::node(cx, call, Interface::SVGSVGElement)?;
    let value = convert::float(cx, &call.arg(0), SITE.value())?;
    interfaces::svg_svg_element::set_current_scale(cx, this, value)?;
    Ok(cx.undefined())
}

fn create_svg_transform_from_matrix(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGSVGElement", "createSVGTransformFromMatrix");
    let this = receiver::node(cx, call, Interface::SVGSVGElement)?;
    let a0 = DOMMatrix2DInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::svg_svg_element::create_svg_transform_from_matrix(cx, this, a0)?;
    Ok(value)
}

fn get_element_by_id(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGSVGElement", "getElementById");
    let this = receiver::node(cx, call, Interface::SVGSVGElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::svg_svg_element::get_element_by_id(cx, this, a0)?;
    Ok(match value {
        Some(value) => wrappers::wrap(cx, value)?,
        None => cx.null(),
    })
}

fn suspend_redraw(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGSVGElement", "suspendRedraw");
    let this = receiver::node(cx, call, Interface::SVGSVGElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::svg_svg_element::suspend_redraw(cx, this, a0)?;
    Ok(cx.number(f64::from(value)))
}

fn unsuspend_redraw(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGSVGElement", "unsuspendRedraw");
    let this = receiver::node(cx, call, Interface::SVGSVGElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::svg_svg_element::unsuspend_redraw(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}
