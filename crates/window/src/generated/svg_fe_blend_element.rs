// Made by `cargo xtask codegen` from spec/idl/filter-effects.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGFEBlendElement",
    interface: Interface::SVGFEBlendElement,
    last: Interface::SVGFEBlendElement,
    parent: Some(Interface::SVGElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::constant("SVG_FEBLEND_MODE_UNKNOWN", 0.0),
        Member::constant("SVG_FEBLEND_MODE_NORMAL", 1.0),
        Member::constant("SVG_FEBLEND_MODE_MULTIPLY", 2.0),
        Member::constant("SVG_FEBLEND_MODE_SCREEN", 3.0),
        Member::constant("SVG_FEBLEND_MODE_DARKEN", 4.0),
        Member::constant("SVG_FEBLEND_MODE_LIGHTEN", 5.0),
        Member::constant("SVG_FEBLEND_MODE_OVERLAY", 6.0),
        Member::constant("SVG_FEBLEND_MODE_COLOR_DODGE", 7.0),
        Member::constant("SVG_FEBLEND_MODE_COLOR_BURN", 8.0),
        Member::constant("SVG_FEBLEND_MODE_HARD_LIGHT", 9.0),
        Member::constant("SVG_FEBLEND_MODE_SOFT_LIGHT", 10.0),
        Member::constant("SVG_FEBLEND_MODE_DIFFERENCE", 11.0),
        Member::constant("SVG_FEBLEND_MODE_EXCLUSION", 12.0),
        Member::constant("SVG_FEBLEND_MODE_HUE", 13.0),
        Member::constant("SVG_FEBLEND_MODE_SATURATION", 14.0),
        Member::constant("SVG_FEBLEND_MODE_COLOR", 15.0),
        Member::constant("SVG_FEBLEND_MODE_LUMINOSITY", 16.0),
        Member::attribute(
            "in1",
            Glue::Animated(&Animated {
                name: "in",
                kind: AnimatedKind::Text { is_deprecated_too: false },
            }),
        ),
        Member::attribute(
            "in2",
            Glue::Animated(&Animated {
                name: "in2",
                kind: AnimatedKind::Text { is_deprecated_too: false },
            }),
        ),
        Member::attribute(
            "mode",
            Glue::Animated(&Animated {
                name: "mode",
                kind: AnimatedKind::Enumeration(
                    &[
                        "normal",
                        "multiply",
                        "screen",
                        "darken",
                        "lighten",
                        "overlay",
                        "color-dodge",
                        "color-burn",
                        "hard-light",
                        "soft-light",
                        "difference",
                        "exclusion",
                        "hue",
                        "saturation",
                        "color",
                        "luminosity",
                    ],
                    1,
                ),
            }),
        ),
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
