// Made by `cargo xtask codegen` from spec/idl/cssom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CSSImportRule",
    interface: Interface::CSSImportRule,
    last: Interface::CSSImportRule,
    parent: Some(Interface::CSSRule),
    exposure: 0b1,
    members: &[
        Member::attribute(
            "href",
            Glue::Object(OfObject::Scalar(interfaces::css_import_rule::href)),
        ),
        Member::attribute("media", Glue::Object(OfObject::Any(interfaces::css_import_rule::media)))
            .same_object()
            .setter(Glue::Forward("mediaText")),
        Member::attribute(
            "styleSheet",
            Glue::Object(OfObject::NullableAny(interfaces::css_import_rule::style_sheet)),
        )
        .same_object(),
        Member::attribute(
            "layerName",
            Glue::Object(OfObject::NullableText(interfaces::css_import_rule::layer_name)),
        ),
        Member::attribute(
            "supportsText",
            Glue::Object(OfObject::NullableText(interfaces::css_import_rule::supports_text)),
        ),
    ],
    ..Definition::EMPTY
};
