// Made by `cargo xtask codegen` from spec/idl/cssom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CSSMarginRule",
    interface: Interface::CSSMarginRule,
    last: Interface::CSSMarginRule,
    parent: Some(Interface::CSSRule),
    exposure: 0b1,
    members: &[
        Member::attribute("name", Glue::Object(OfObject::Text(interfaces::css_margin_rule::name))),
        Member::attribute("style", Glue::Object(OfObject::Any(interfaces::css_margin_rule::style)))
            .same_object()
            .setter(Glue::Forward("cssText")),
    ],
    ..Definition::EMPTY
};
