// Made by `cargo xtask codegen` from spec/idl/css-conditional.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CSSConditionRule",
    interface: Interface::CSSConditionRule,
    last: Interface::CSSSupportsRule,
    parent: Some(Interface::CSSGroupingRule),
    exposure: 0b1,
    members: &[Member::attribute(
        "conditionText",
        Glue::Object(OfObject::Text(interfaces::css_condition_rule::condition_text)),
    )],
    ..Definition::EMPTY
};
