// Made by `cargo xtask codegen` from spec/idl/css-nesting.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CSSNestedDeclarations",
    interface: Interface::CSSNestedDeclarations,
    last: Interface::CSSNestedDeclarations,
    parent: Some(Interface::CSSRule),
    exposure: 0b1,
    members: &[Member::attribute(
        "style",
        Glue::Object(OfObject::Any(interfaces::css_nested_declarations::style)),
    )
    .same_object()
    .setter(Glue::Forward("cssText"))],
    ..Definition::EMPTY
};
