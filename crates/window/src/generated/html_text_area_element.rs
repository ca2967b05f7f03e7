// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLTextAreaElement",
    interface: Interface::HTMLTextAreaElement,
    last: Interface::HTMLTextAreaElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::attribute(
            "autocomplete",
            Glue::Node(OfNode::Text(interfaces::html_text_area_element::autocomplete)),
        )
        .setter(Glue::SetReflect(&Reflect::Text("autocomplete")))
        .reactions(),
        Member::reflecting(
            "cols",
            &Reflect::UnsignedLong("cols", Numbers::limited_to(Limit::PositiveWithFallback).or(20)),
        ),
        Member::reflecting("dirName", &Reflect::Text("dirname")),
        Member::reflecting("disabled", &Reflect::Boolean("disabled")),
        Member::attribute(
            "form",
            Glue::Node(OfNode::NullableNode(interfaces::html_text_area_element::form)),
        ),
        Member::reflecting(
            "maxLength",
            &Reflect::Long("maxlength", Numbers::limited_to(Limit::NonNegative)),
        ),
        Member::reflecting(
            "minLength",
            &Reflect::Long("minlength", Numbers::limited_to(Limit::NonNegative)),
        ),
        Member::reflecting("name", &Reflect::Text("name")),
        Member::reflecting("placeholder", &Reflect::Text("placeholder")),
        Member::reflecting("readOnly", &Reflect::Boolean("readonly")),
        Member::reflecting("required", &Reflect::Boolean("required")),
        Member::reflecting(
            "rows",
            &Reflect::UnsignedLong("rows", Numbers::limited_to(Limit::PositiveWithFallback).or(2)),
        ),
        Member::reflecting("wrap", &Reflect::Text("wrap")),
        Member::attribute(
            "type",
            Glue::Node(OfNode::Text(interfaces::html_text_area_element::type_)),
        ),
        Member::attribute(
            "defaultValue",
            Glue::Node(OfNode::Text(interfaces::html_text_area_element::default_value)),
        )
        .setter(Glue::SetNode(ToNode::Text(interfaces::html_text_area_element::set_default_value)))
        .reactions(),
        Member::attribute(
            "value",
            Glue::Node(OfNode::Text(interfaces::html_text_area_element::value)),
        )
        .setter(Glue::SetNode(ToNode::TextOrEmpty(interfaces::html_text_area_element::set_value))),
        Member::attribute(
            "textLength",
            Glue::Node(OfNode::UnsignedLong(interfaces::html_text_area_element::text_length)),
        ),
        Member::attribute(
            "willValidate",
            Glue::Node(OfNode::Boolean(interfaces::html_text_area_element::will_validate)),
        ),
        Member::attribute(
            "validity",
            Glue::Node(OfNode::Any(interfaces::html_text_area_element::validity)),
        ),
        Member::attribute(
            "validationMessage",
            Glue::Node(OfNode::Text(interfaces::html_text_area_element::validation_message)),
        ),
        Member::operation(
            "checkValidity",
            Glue::Node(OfNode::Boolean(interfaces::html_text_area_element::check_validity)),
            0,
        ),
        Member::operation(
            "reportValidity",
            Glue::Node(OfNode::Boolean(interfaces::html_text_area_element::report_validity)),
            0,
        ),
        Member::operation("setCustomValidity", Glue::Function(set_custom_validity), 1),
        Member::attribute(
            "labels",
            Glue::Node(OfNode::Any(interfaces::html_text_area_element::labels)),
        ),
        Member::operation(
            "select",
            Glue::Node(OfNode::Undefined(interfaces::html_text_area_element::select)),
            0,
        ),
        Member::attribute(
            "selectionStart",
            Glue::Node(OfNode::UnsignedLong(interfaces::html_text_area_element::selection_start)),
        )
        .setter(Glue::Function(selection_start_setter)),
        Member::attribute(
            "selectionEnd",
            Glue::Node(OfNode::UnsignedLong(interfaces::html_text_area_element::selection_end)),
        )
        .setter(Glue::Function(selection_end_setter)),
        Member::attribute(
            "selectionDirection",
            Glue::Node(OfNode::Text(interfaces::html_text_area_element::selection_direction)),
        )
        .setter(Glue::SetNode(ToNode::Text(
            interfaces::html_text_area_element::set_selection_direction,
        ))),
        Member::operation("setRangeText", Glue::Function(set_range_text), 1),
        Member::operation("setSelectionRange", Glue::Function(set_selection_range), 2),
    ],
    ..Definition::EMPTY
};

fn set_custom_validity(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLTextAreaElement", "setCustomValidity");
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::html_text_area_element::set_custom_validity(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn selection_start_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLTextAreaElement", "selectionStart");
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    interfaces::html_text_area_element::set_selection_start(cx, this, value)?;
    Ok(cx.undefined())
}

fn selection_end_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLTextAreaElement", "selectionEnd");
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    interfaces::html_text_area_element::set_selection_end(cx, this, value)?;
    Ok(cx.undefined())
}

fn set_range_text(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLTextAreaElement", "setRangeText");
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    match call.len() {
        0 => arguments::no_overload(cx, SITE),
        1 => set_range_text_overload_1(cx, call, this),
        2 => arguments::no_overload(cx, SITE),
        3 => set_range_text_overload_2(cx, call, this),
        _ => set_range_text_overload_2(cx, call, this),
    }
}

fn set_range_text_overload_1(cx: &mut Cx<'_>, call: &Call<'_>, this: NodeId) -> Answer {
    const SITE: &Site = &Site::operation("HTMLTextAreaElement", "setRangeText");
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::html_text_area_element::set_range_text(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn set_range_text_overload_2(cx: &mut Cx<'_>, call: &Call<'_>, this: NodeId) -> Answer {
    const SITE: &Site = &Site::operation("HTMLTextAreaElement", "setRangeText");
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = convert::unsigned_long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let a2 = convert::unsigned_long(cx, &call.arg(2), Range::Wrap, SITE.argument(3))?;
    let a3 = match call.arg(3) {
        value if value.is_undefined() => SelectionMode::Preserve,
        value => SelectionMode::from_value(cx, &value, SITE.argument(4))?,
    };
    let value = interfaces::html_text_area_element::set_range_text_2(cx, this, a0, a1, a2, a3)?;
    let () = value;
    Ok(cx.undefined())
}

fn set_selection_range(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLTextAreaElement", "setSelectionRange");
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let a1 = convert::unsigned_long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let a2 = match call.arg(2) {
        value if value.is_undefined() => None,
        value => Some(convert::dom_string(cx, &value)?),
    };
    let value = interfaces::html_text_area_element::set_selection_range(cx, this, a0, a1, a2)?;
    let () = value;
    Ok(cx.undefined())
}
