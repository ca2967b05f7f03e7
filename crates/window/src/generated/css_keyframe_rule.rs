// Made by `cargo xtask codegen` from spec/idl/css-animations.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CSSKeyframeRule",
    interface: Interface::CSSKeyframeRule,
    last: Interface::CSSKeyframeRule,
    parent: Some(Interface::CSSRule),
    exposure: 0b1,
    members: &[
        Member::attribute(
            "keyText",
            Glue::Object(OfObject::Text(interfaces::css_keyframe_rule::key_text)),
        )
        .setter(Glue::SetObject(ToObject::Text(interfaces::css_keyframe_rule::set_key_text))),
        Member::attribute(
            "style",
            Glue::Object(OfObject::Any(interfaces::css_keyframe_rule::style)),
        )
        .same_object()
        .setter(Glue::Forward("cssText")),
    ],
    ..Definition::EMPTY
};
