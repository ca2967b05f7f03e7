// Made by `cargo xtask codegen` from spec/idl/cssom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CSSNamespaceRule",
    interface: Interface::CSSNamespaceRule,
    last: Interface::CSSNamespaceRule,
    parent: Some(Interface::CSSRule),
    exposure: 0b1,
    members: &[
        Member::attribute(
            "namespaceURI",
            Glue::Object(OfObject::Text(interfaces::css_namespace_rule::namespace_uri)),
        ),
        Member::attribute(
            "prefix",
            Glue::Object(OfObject::Text(interfaces::css_namespace_rule::prefix)),
        ),
    ],
    ..Definition::EMPTY
};
