// Made by `cargo xtask codegen` from spec/idl/css-cascade-6.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CSSScopeRule",
    interface: Interface::CSSScopeRule,
    last: Interface::CSSScopeRule,
    parent: Some(Interface::CSSGroupingRule),
    exposure: 0b1,
    members: &[
        Member::attribute(
            "start",
            Glue::Object(OfObject::NullableText(interfaces::css_scope_rule::start)),
        ),
        Member::attribute(
            "end",
            Glue::Object(OfObject::NullableText(interfaces::css_scope_rule::end)),
        ),
    ],
    ..Definition::EMPTY
};
