// Made by `cargo xtask codegen` from spec/idl/css-properties-values-api.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CSSPropertyRule",
    interface: Interface::CSSPropertyRule,
    last: Interface::CSSPropertyRule,
    parent: Some(Interface::CSSRule),
    exposure: 0b1,
    members: &[
        Member::attribute(
            "name",
            Glue::Object(OfObject::Text(interfaces::css_property_rule::name)),
        ),
        Member::attribute(
            "syntax",
            Glue::Object(OfObject::Text(interfaces::css_property_rule::syntax)),
        ),
        Member::attribute(
            "inherits",
            Glue::Object(OfObject::Boolean(interfaces::css_property_rule::inherits)),
        ),
        Member::attribute(
            "initialValue",
            Glue::Object(OfObject::NullableText(interfaces::css_property_rule::initial_value)),
        ),
    ],
    ..Definition::EMPTY
};
