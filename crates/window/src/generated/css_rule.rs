// Made by `cargo xtask codegen` from spec/idl/cssom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CSSRule",
    interface: Interface::CSSRule,
    last: Interface::CSSPropertyRule,
    exposure: 0b1,
    members: &[
        Member::attribute("cssText", Glue::Object(OfObject::Text(interfaces::css_rule::css_text)))
            .setter(Glue::SetObject(ToObject::Text(interfaces::css_rule::set_css_text))),
        Member::attribute(
            "parentRule",
            Glue::Object(OfObject::NullableAny(interfaces::css_rule::parent_rule)),
        ),
        Member::attribute(
            "parentStyleSheet",
            Glue::Object(OfObject::NullableAny(interfaces::css_rule::parent_style_sheet)),
        ),
        Member::attribute(
            "type",
            Glue::Object(OfObject::UnsignedShort(interfaces::css_rule::type_)),
        ),
        Member::constant("STYLE_RULE", 1.0),
        Member::constant("CHARSET_RULE", 2.0),
        Member::constant("IMPORT_RULE", 3.0),
        Member::constant("MEDIA_RULE", 4.0),
        Member::constant("FONT_FACE_RULE", 5.0),
        Member::constant("PAGE_RULE", 6.0),
        Member::constant("MARGIN_RULE", 9.0),
        Member::constant("NAMESPACE_RULE", 10.0),
        Member::constant("KEYFRAMES_RULE", 7.0),
        Member::constant("KEYFRAME_RULE", 8.0),
        Member::constant("SUPPORTS_RULE", 12.0),
    ],
    ..Definition::EMPTY
};
