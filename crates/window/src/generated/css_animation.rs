// Made by `cargo xtask codegen` from spec/idl/css-animations-2.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CSSAnimation",
    interface: Interface::CSSAnimation,
    last: Interface::CSSAnimation,
    parent: Some(Interface::Animation),
    exposure: 0b1,
    members: &[Member::attribute(
        "animationName",
        Glue::Object(OfObject::Text(interfaces::css_animation::animation_name)),
    )],
    ..Definition::EMPTY
};
