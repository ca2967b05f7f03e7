// Made by `cargo xtask codegen` from spec/idl/filter-effects.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGFEColorMatrixElement",
    interface: Interface::SVGFEColorMatrixElement,
    last: Interface::SVGFEColorMatrixElement,
    parent: Some(Interface::SVGElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::constant("SVG_FECOLORMATRIX_TYPE_UNKNOWN", 0.0),
        Member::constant("SVG_FECOLORMATRIX_TYPE_MATRIX", 1.0),
        Member::constant("SVG_FECOLORMATRIX_TYPE_SATURATE", 2.0),
        Member::constant("SVG_FECOLORMATRIX_TYPE_HUEROTATE", 3.0),
        Member::constant("SVG_FECOLORMATRIX_TYPE_LUMINANCETOALPHA", 4.0),
        Member::attribute(
            "in1",
            Glue::Animated(&Animated {
                name: "in",
                kind: AnimatedKind::Text { is_deprecated_too: false },
            }),
        ),
        Member::attribute(
            "type",
            Glue::Animated(&Animated {
                name: "type",
                kind: AnimatedKind::Enumeration(
                    &["matrix", "saturate", "hueRotate", "luminanceToAlpha"],
                    1,
                ),
            }),
        ),
        Member::attribute(
            "values",
            Glue::Animated(&Animated { name: "values", kind: AnimatedKind::NumberList }),
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
