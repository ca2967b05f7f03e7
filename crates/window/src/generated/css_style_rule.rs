// Made by `cargo xtask codegen` from spec/idl/cssom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CSSStyleRule",
    interface: Interface::CSSStyleRule,
    last: Interface::CSSStyleRule,
    parent: Some(Interface::CSSGroupingRule),
    exposure: 0b1,
    members: &[
        Member::attribute(
            "selectorText",
            Glue::Object(OfObject::Text(interfaces::css_style_rule::selector_text)),
        )
        .setter(Glue::SetObject(ToObject::Text(interfaces::css_style_rule::set_selector_text))),
        Member::attribute("style", Glue::Object(OfObject::Any(interfaces::css_style_rule::style)))
            .same_object()
            .setter(Glue::Forward("cssText")),
    ],
    ..Definition::EMPTY
};
