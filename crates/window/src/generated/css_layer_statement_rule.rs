// Made by `cargo xtask codegen` from spec/idl/css-cascade.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CSSLayerStatementRule",
    interface: Interface::CSSLayerStatementRule,
    last: Interface::CSSLayerStatementRule,
    parent: Some(Interface::CSSRule),
    exposure: 0b1,
    members: &[Member::attribute(
        "nameList",
        Glue::Object(OfObject::Any(interfaces::css_layer_statement_rule::name_list)),
    )],
    ..Definition::EMPTY
};
