// Made by `cargo xtask codegen` from spec/idl/filter-effects.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGComponentTransferFunctionElement",
    interface: Interface::SVGComponentTransferFunctionElement,
    last: Interface::SVGFEFuncRElement,
    parent: Some(Interface::SVGElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::constant("SVG_FECOMPONENTTRANSFER_TYPE_UNKNOWN", 0.0),
        Member::constant("SVG_FECOMPONENTTRANSFER_TYPE_IDENTITY", 1.0),
        Member::constant("SVG_FECOMPONENTTRANSFER_TYPE_TABLE", 2.0),
        Member::constant("SVG_FECOMPONENTTRANSFER_TYPE_DISCRETE", 3.0),
        Member::constant("SVG_FECOMPONENTTRANSFER_TYPE_LINEAR", 4.0),
        Member::constant("SVG_FECOMPONENTTRANSFER_TYPE_GAMMA", 5.0),
        Member::attribute(
            "type",
            Glue::Animated(&Animated {
                name: "type",
                kind: AnimatedKind::Enumeration(
                    &["identity", "table", "discrete", "linear", "gamma"],
                    1,
                ),
            }),
        ),
        Member::attribute(
            "tableValues",
            Glue::Animated(&Animated { name: "tableValues", kind: AnimatedKind::NumberList }),
        ),
        Member::attribute(
            "slope",
            Glue::Animated(&Animated {
                name: "slope",
                kind: AnimatedKind::Number(Part::Whole, 1.0),
            }),
        ),
        Member::attribute(
            "intercept",
            Glue::Animated(&Animated {
                name: "intercept",
                kind: AnimatedKind::Number(Part::Whole, 0.0),
            }),
        ),
        Member::attribute(
            "amplitude",
            Glue::Animated(&Animated {
                name: "amplitude",
                kind: AnimatedKind::Number(Part::Whole, 1.0),
            }),
        ),
        Member::attribute(
            "exponent",
            Glue::Animated(&Animated {
                name: "exponent",
                kind: AnimatedKind::Number(Part::Whole, 1.0),
            }),
        ),
        Member::attribute(
            "offset",
            Glue::Animated(&Animated {
                name: "offset",
                kind: AnimatedKind::Number(Part::Whole, 0.0),
            }),
        ),
    ],
    ..Definition::EMPTY
};
