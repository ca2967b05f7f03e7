// Made by `cargo xtask codegen` from spec/idl/filter-effects.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGFEDropShadowElement",
    interface: Interface::SVGFEDropShadowElement,
    last: Interface::SVGFEDropShadowElement,
    parent: Some(Interface::SVGElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute(
            "in1",
            Glue::Animated(&Animated {
                name: "in",
                kind: AnimatedKind::Text { is_deprecated_too: false },
            }),
        ),
        Member::attribute(
            "dx",
            Glue::Animated(&Animated { name: "dx", kind: AnimatedKind::Number(Part::Whole, 2.0) }),
        ),
        Member::attribute(
            "dy",
            Glue::Animated(&Animated { name: "dy", kind: AnimatedKind::Number(Part::Whole, 2.0) }),
        ),
        Member::attribute(
            "stdDeviationX",
            Glue::Animated(&Animated {
                name: "stdDeviation",
                kind: AnimatedKind::Number(Part::First, 2.0),
            }),
        ),
        Member::attribute(
            "stdDeviationY",
            Glue::Animated(&Animated {
                name: "stdDeviation",
                kind: AnimatedKind::Number(Part::Second, 2.0),
            }),
        ),
        Member::operation("setStdDeviation", Glue::Function(set_std_deviation), 2),
        Member::attribute(
            "x",
            Glue::Animated(&Animated {
                name: "x",
                kind: AnimatedKind::Length(Across::Width, "0%"),
            }),
        ),
        Member::attribute(
            "y",
            Glue::Animated(&Animated {
                name: "y",
                kind: AnimatedKind::Length(Across::Height, "0%"),
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
        Member::attribute(
            "result",
            Glue::Animated(&Animated {
                name: "result",
                kind: AnimatedKind::Text { is_deprecated_too: false },
            }),
        ),
    ],
    ..Definition::EMPTY
};

fn set_std_deviation(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGFEDropShadowElement", "setStdDeviation");
    let this = receiver::node(cx, call, Interface::SVGFEDropShadowElement)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::float(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = convert::float(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::svg_fe_drop_shadow_element::set_std_deviation(cx, this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}
