// Made by `cargo xtask codegen` from spec/idl/css-conditional.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CSSSupportsRule",
    interface: Interface::CSSSupportsRule,
    last: Interface::CSSSupportsRule,
    parent: Some(Interface::CSSConditionRule),
    exposure: 0b1,
    members: &[Member::attribute(
        "matches",
        Glue::Object(OfObject::Boolean(interfaces::css_supports_rule::matches)),
    )],
    ..Definition::EMPTY
};
