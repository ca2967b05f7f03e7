// Made by `cargo xtask codegen` from spec/idl/css-transitions-2.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CSSTransition",
    interface: Interface::CSSTransition,
    last: Interface::CSSTransition,
    parent: Some(Interface::Animation),
    exposure: 0b1,
    members: &[Member::attribute(
        "transitionProperty",
        Glue::Object(OfObject::Text(interfaces::css_transition::transition_property)),
    )],
    ..Definition::EMPTY
};
