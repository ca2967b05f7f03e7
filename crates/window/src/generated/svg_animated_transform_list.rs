// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGAnimatedTransformList",
    interface: Interface::SVGAnimatedTransformList,
    last: Interface::SVGAnimatedTransformList,
    exposure: 0b1,
    members: &[
        Member::attribute(
            "baseVal",
            Glue::Object(OfObject::Any(interfaces::svg_animated_transform_list::base_val)),
        )
        .same_object(),
        Member::attribute(
            "animVal",
            Glue::Object(OfObject::Any(interfaces::svg_animated_transform_list::anim_val)),
        )
        .same_object(),
    ],
    ..Definition::EMPTY
};
