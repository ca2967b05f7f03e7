// Made by `cargo xtask codegen` from spec/idl/filter-effects.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGFEGaussianBlurElement",
    interface: Interface::SVGFEGaussianBlurElement,
    last: Interface::SVGFEGaussianBlurElement,
    parent: Some(Interface::SVGElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::constant("SVG_EDGEMODE_UNKNOWN", 0.0),
        Member::constant("SVG_EDGEMODE_DUPLICATE", 1.0),
        Member::constant("SVG_EDGEMODE_WRAP", 2.0),
        Member::constant("SVG_EDGEMODE_NONE", 3.0),
        Member::attribute(
            "in1",
            Glue::Animated(&Animated {
                name: "in",
                kind: AnimatedKind::Text { is_deprecated_too: false },
            }),
        ),
        Member::attribute(
            "stdDeviationX",
            Glue::Animated(&Animated {
                name: "stdDeviation",
                kind: AnimatedKind::Number(Part::First, 0.0),
            }),
        ),
        Member::attribute(
            "stdDeviationY",
            Glue::Animated(&Animated {
                name: "stdDeviation",
                kind: AnimatedKind::Number(Part::Second, 0.0),
            }),
        ),
        Member::attribute(
            "edgeMode",
            Glue::Animated(&Animated {
                name: "edgeMode",
                kind: AnimatedKind::Enumeration(&["duplicate", "wrap", "none"], 3),
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
    const SITE: &Site = &Site::operation("SVGFEGaussianBlurElement", "setStdDeviation");
    let this = receiver::node(cx, call, Interface::SVGFEGaussianBlurElement)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::float(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = convert::float(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::svg_fe_gaussian_blur_element::set_std_deviation(cx, this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}
