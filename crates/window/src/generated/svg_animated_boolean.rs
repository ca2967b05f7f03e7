// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGAnimatedBoolean",
    interface: Interface::SVGAnimatedBoolean,
    last: Interface::SVGAnimatedBoolean,
    exposure: 0b1,
    members: &[
        Member::attribute(
            "baseVal",
            Glue::Object(OfObject::Boolean(interfaces::svg_animated_boolean::base_val)),
        )
        .setter(Glue::SetObject(ToObject::Boolean(interfaces::svg_animated_boolean::set_base_val))),
        Member::attribute(
            "animVal",
            Glue::Object(OfObject::Boolean(interfaces::svg_animated_boolean::anim_val)),
        ),
    ],
    ..Definition::EMPTY
};
