// Made by `cargo xtask codegen` from spec/idl/cssom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "StyleSheet",
    interface: Interface::StyleSheet,
    last: Interface::CSSStyleSheet,
    exposure: 0b1,
    members: &[
        Member::attribute("type", Glue::Object(OfObject::Text(interfaces::style_sheet::type_))),
        Member::attribute("href", Glue::Function(href_getter)),
        Member::attribute("ownerNode", Glue::Function(owner_node_getter)),
        Member::attribute(
            "parentStyleSheet",
            Glue::Object(OfObject::NullableAny(interfaces::style_sheet::parent_style_sheet)),
        ),
        Member::attribute(
            "title",
            Glue::Object(OfObject::NullableText(interfaces::style_sheet::title)),
        ),
        Member::attribute("media", Glue::Object(OfObject::Any(interfaces::style_sheet::media)))
            .same_object()
            .setter(Glue::Forward("mediaText")),
        Member::attribute(
            "disabled",
            Glue::Object(OfObject::Boolean(interfaces::style_sheet::disabled)),
        )
        .setter(Glue::SetObject(ToObject::Boolean(interfaces::style_sheet::set_disabled))),
    ],
    ..Definition::EMPTY
};

fn href_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::StyleSheet)?;
    let value = interfaces::style_sheet::href(cx, &this)?;
    Ok(match value {
        Some(value) => cx.string(&value),
        None => cx.null(),
    })
}

fn owner_node_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::StyleSheet)?;
    let value = interfaces::style_sheet::owner_node(cx, &this)?;
    Ok(match value {
        Some(value) => value.into_value(cx)?,
        None => cx.null(),
    })
}
