// Made by `cargo xtask codegen` from spec/idl/css-cascade.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CSSLayerBlockRule",
    interface: Interface::CSSLayerBlockRule,
    last: Interface::CSSLayerBlockRule,
    parent: Some(Interface::CSSGroupingRule),
    exposure: 0b1,
    members: &[Member::attribute(
        "name",
        Glue::Object(OfObject::Text(interfaces::css_layer_block_rule::name)),
    )],
    ..Definition::EMPTY
};
