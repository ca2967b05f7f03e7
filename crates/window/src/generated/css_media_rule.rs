// Made by `cargo xtask codegen` from spec/idl/css-conditional.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CSSMediaRule",
    interface: Interface::CSSMediaRule,
    last: Interface::CSSMediaRule,
    parent: Some(Interface::CSSConditionRule),
    exposure: 0b1,
    members: &[
        Member::attribute("media", Glue::Object(OfObject::Any(interfaces::css_media_rule::media)))
            .same_object()
            .setter(Glue::Forward("mediaText")),
        Member::attribute(
            "matches",
            Glue::Object(OfObject::Boolean(interfaces::css_media_rule::matches)),
        ),
    ],
    ..Definition::EMPTY
};
