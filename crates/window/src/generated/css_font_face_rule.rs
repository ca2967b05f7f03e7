// Made by `cargo xtask codegen` from spec/idl/css-fonts-5.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CSSFontFaceRule",
    interface: Interface::CSSFontFaceRule,
    last: Interface::CSSFontFaceRule,
    parent: Some(Interface::CSSRule),
    exposure: 0b1,
    members: &[Member::attribute(
        "style",
        Glue::Object(OfObject::Any(interfaces::css_font_face_rule::style)),
    )
    .same_object()
    .setter(Glue::Forward("cssText"))],
    ..Definition::EMPTY
};
