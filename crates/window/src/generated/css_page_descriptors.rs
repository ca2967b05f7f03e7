// Made by `cargo xtask codegen` from spec/idl/cssom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CSSPageDescriptors",
    interface: Interface::CSSPageDescriptors,
    last: Interface::CSSPageDescriptors,
    parent: Some(Interface::CSSStyleDeclaration),
    exposure: 0b1,
    members: &[
        Member::attribute(
            "margin",
            Glue::Object(OfObject::Text(interfaces::css_page_descriptors::margin)),
        )
        .setter(Glue::SetObject(ToObject::TextOrEmpty(
            interfaces::css_page_descriptors::set_margin,
        ))),
        Member::attribute(
            "marginTop",
            Glue::Object(OfObject::Text(interfaces::css_page_descriptors::margin_top)),
        )
        .setter(Glue::SetObject(ToObject::TextOrEmpty(
            interfaces::css_page_descriptors::set_margin_top,
        ))),
        Member::attribute(
            "marginRight",
            Glue::Object(OfObject::Text(interfaces::css_page_descriptors::margin_right)),
        )
        .setter(Glue::SetObject(ToObject::TextOrEmpty(
            interfaces::css_page_descriptors::set_margin_right,
        ))),
        Member::attribute(
            "marginBottom",
            Glue::Object(OfObject::Text(interfaces::css_page_descriptors::margin_bottom)),
        )
        .setter(Glue::SetObject(ToObject::TextOrEmpty(
            interfaces::css_page_descriptors::set_margin_bottom,
        ))),
        Member::attribute(
            "marginLeft",
            Glue::Object(OfObject::Text(interfaces::css_page_descriptors::margin_left)),
        )
        .setter(Glue::SetObject(ToObject::TextOrEmpty(
            interfaces::css_page_descriptors::set_margin_left,
        ))),
        Member::attribute(
            "margin-top",
            Glue::Object(OfObject::Text(interfaces::css_page_descriptors::margin_top)),
        )
        .setter(Glue::SetObject(ToObject::TextOrEmpty(
            interfaces::css_page_descriptors::set_margin_top,
        ))),
        Member::attribute(
            "margin-right",
            Glue::Object(OfObject::Text(interfaces::css_page_descriptors::margin_right)),
        )
        .setter(Glue::SetObject(ToObject::TextOrEmpty(
            interfaces::css_page_descriptors::set_margin_right,
        ))),
        Member::attribute(
            "margin-bottom",
            Glue::Object(OfObject::Text(interfaces::css_page_descriptors::margin_bottom)),
        )
        .setter(Glue::SetObject(ToObject::TextOrEmpty(
            interfaces::css_page_descriptors::set_margin_bottom,
        ))),
        Member::attribute(
            "margin-left",
            Glue::Object(OfObject::Text(interfaces::css_page_descriptors::margin_left)),
        )
        .setter(Glue::SetObject(ToObject::TextOrEmpty(
            interfaces::css_page_descriptors::set_margin_left,
        ))),
        Member::attribute(
            "size",
            Glue::Object(OfObject::Text(interfaces::css_page_descriptors::size)),
        )
        .setter(Glue::SetObject(ToObject::TextOrEmpty(interfaces::css_page_descriptors::set_size))),
        Member::attribute(
            "pageOrientation",
            Glue::Object(OfObject::Text(interfaces::css_page_descriptors::page_orientation)),
        )
        .setter(Glue::SetObject(ToObject::TextOrEmpty(
            interfaces::css_page_descriptors::set_page_orientation,
        ))),
        Member::attribute(
            "page-orientation",
            Glue::Object(OfObject::Text(interfaces::css_page_descriptors::page_orientation)),
        )
        .setter(Glue::SetObject(ToObject::TextOrEmpty(
            interfaces::css_page_descriptors::set_page_orientation,
        ))),
    ],
    ..Definition::EMPTY
};
