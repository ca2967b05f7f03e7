// Made by `cargo xtask codegen` from spec/idl/cssom-view.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "VisualViewport",
    interface: Interface::VisualViewport,
    last: Interface::VisualViewport,
    parent: Some(Interface::EventTarget),
    exposure: 0b1,
    members: &[
        Member::attribute(
            "offsetLeft",
            Glue::Object(OfObject::Double(interfaces::visual_viewport::offset_left)),
        ),
        Member::attribute(
            "offsetTop",
            Glue::Object(OfObject::Double(interfaces::visual_viewport::offset_top)),
        ),
        Member::attribute(
            "pageLeft",
            Glue::Object(OfObject::Double(interfaces::visual_viewport::page_left)),
        ),
        Member::attribute(
            "pageTop",
            Glue::Object(OfObject::Double(interfaces::visual_viewport::page_top)),
        ),
        Member::attribute(
            "width",
            Glue::Object(OfObject::Double(interfaces::visual_viewport::width)),
        ),
        Member::attribute(
            "height",
            Glue::Object(OfObject::Double(interfaces::visual_viewport::height)),
        ),
        Member::attribute(
            "scale",
            Glue::Object(OfObject::Double(interfaces::visual_viewport::scale)),
        ),
        Member::handler("onresize"),
        Member::handler("onscroll"),
        Member::handler("onscrollend"),
    ],
    ..Definition::EMPTY
};
