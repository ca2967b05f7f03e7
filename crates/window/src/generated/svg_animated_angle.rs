// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGAnimatedAngle",
    interface: Interface::SVGAnimatedAngle,
    last: Interface::SVGAnimatedAngle,
    exposure: 0b1,
    members: &[
        Member::attribute(
            "baseVal",
            Glue::Object(OfObject::Any(interfaces::svg_animated_angle::base_val)),
        )
        .same_object(),
        Member::attribute(
            "animVal",
            Glue::Object(OfObject::Any(interfaces::svg_animated_angle::anim_val)),
        )
        .same_object(),
    ],
    ..Definition::EMPTY
};
