// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLInputElement",
    interface: Interface::HTMLInputElement,
    last: Interface::HTMLInputElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::reflecting("accept", &Reflect::Text("accept")),
        Member::reflecting("alpha", &Reflect::Boolean("alpha")),
        Member::reflecting("alt", &Reflect::Text("alt")),
        Member::attribute(
            "autocomplete",
            Glue::Node(OfNode::Text(interfaces::html_input_element::autocomplete)),
        )
        .setter(Glue::SetReflect(&Reflect::Text("autocomplete")))
        .reactions(),
        Member::reflecting("defaultChecked", &Reflect::Boolean("checked")),
        Member::attribute(
            "checked",
            Glue::Node(OfNode::Boolean(interfaces::html_input_element::checked)),
        )
        .setter(Glue::SetNode(ToNode::Boolean(interfaces::html_input_element::set_checked))),
        Member::reflecting("colorSpace", &Reflect::Keyword("colorspace", &keywords::COLOR_SPACE)),
        Member::reflecting("dirName", &Reflect::Text("dirname")),
        Member::reflecting("disabled", &Reflect::Boolean("disabled")),
        Member::attribute(
            "form",
            Glue::Node(OfNode::NullableNode(interfaces::html_input_element::form)),
        ),
        Member::attribute(
            "files",
            Glue::Node(OfNode::NullableAny(interfaces::html_input_element::files)),
        )
        .setter(Glue::Function(files_setter)),
        Member::attribute(
            "formAction",
            Glue::Node(OfNode::Scalar(interfaces::html_input_element::form_action)),
        )
        .setter(Glue::SetReflect(&Reflect::Scalar("formaction")))
        .reactions(),
        Member::reflecting(
            "formEnctype",
            &Reflect::Keyword("formenctype", &keywords::FORM_ENCTYPE),
        ),
        Member::reflecting("formMethod", &Reflect::Keyword("formmethod", &keywords::FORM_METHOD)),
        Member::reflecting("formNoValidate", &Reflect::Boolean("formnovalidate")),
        Member::reflecting("formTarget", &Reflect::Text("formtarget")),
        Member::attribute(
            "height",
            Glue::Node(OfNode::UnsignedLong(interfaces::html_input_element::height)),
        )
        .setter(Glue::SetReflect(&Reflect::UnsignedLong("height", Numbers::limited_to(Limit::Any))))
        .reactions(),
        Member::attribute(
            "indeterminate",
            Glue::Node(OfNode::Boolean(interfaces::html_input_element::indeterminate)),
        )
        .setter(Glue::SetNode(ToNode::Boolean(interfaces::html_input_element::set_indeterminate))),
        Member::attribute(
            "list",
            Glue::Node(OfNode::NullableNode(interfaces::html_input_element::list)),
        ),
        Member::reflecting("max", &Reflect::Text("max")),
        Member::reflecting(
            "maxLength",
            &Reflect::Long("maxlength", Numbers::limited_to(Limit::NonNegative)),
        ),
        Member::reflecting("min", &Reflect::Text("min")),
        Member::reflecting(
            "minLength",
            &Reflect::Long("minlength", Numbers::limited_to(Limit::NonNegative)),
        ),
        Member::reflecting("multiple", &Reflect::Boolean("multiple")),
        Member::reflecting("name", &Reflect::Text("name")),
        Member::reflecting("pattern", &Reflect::Text("pattern")),
        Member::reflecting("placeholder", &Reflect::Text("placeholder")),
        Member::reflecting("readOnly", &Reflect::Boolean("readonly")),
        Member::reflecting("required", &Reflect::Boolean("required")),
        Member::reflecting(
            "size",
            &Reflect::UnsignedLong("size", Numbers::limited_to(Limit::Positive).or(20)),
        ),
        Member::reflecting("src", &Reflect::Url("src")),
        Member::reflecting("step", &Reflect::Text("step")),
        Member::reflecting("type", &Reflect::Keyword("type", &keywords::TYPE)),
        Member::reflecting("defaultValue", &Reflect::Text("value")),
        Member::attribute("value", Glue::Node(OfNode::Text(interfaces::html_input_element::value)))
            .setter(Glue::SetNode(ToNode::TextOrEmpty(interfaces::html_input_element::set_value)))
            .reactions(),
        Member::attribute(
            "valueAsDate",
            Glue::Node(OfNode::NullableAny(interfaces::html_input_element::value_as_date)),
        )
        .setter(Glue::Function(value_as_date_setter)),
        Member::attribute(
            "valueAsNumber",
            Glue::Node(OfNode::Double(interfaces::html_input_element::value_as_number)),
        )
        .setter(Glue::SetNode(ToNode::UnrestrictedDouble(
            interfaces::html_input_element::set_value_as_number,
        ))),
        Member::attribute(
            "width",
            Glue::Node(OfNode::UnsignedLong(interfaces::html_input_element::width)),
        )
        .setter(Glue::SetReflect(&Reflect::UnsignedLong("width", Numbers::limited_to(Limit::Any))))
        .reactions(),
        Member::operation("stepUp", Glue::Function(step_up), 0),
        Member::operation("stepDown", Glue::Function(step_down), 0),
        Member::attribute(
            "willValidate",
            Glue::Node(OfNode::Boolean(interfaces::html_input_element::will_validate)),
        ),
        Member::attribute(
            "validity",
            Glue::Node(OfNode::Any(interfaces::html_input_element::validity)),
        ),
        Member::attribute(
            "validationMessage",
            Glue::Node(OfNode::Text(interfaces::html_input_element::validation_message)),
        ),
        Member::operation(
            "checkValidity",
            Glue::Node(OfNode::Boolean(interfaces::html_input_element::check_validity)),
            0,
        ),
        Member::operation(
            "reportValidity",
            Glue::Node(OfNode::Boolean(interfaces::html_input_element::report_validity)),
            0,
        ),
        Member::operation("setCustomValidity", Glue::Function(set_custom_validity), 1),
        Member::attribute(
            "labels",
            Glue::Node(OfNode::NullableAny(interfaces::html_input_element::labels)),
        ),
        Member::operation(
            "select",
            Glue::Node(OfNode::Undefined(interfaces::html_input_element::select)),
            0,
        ),
        Member::attribute("selectionStart", Glue::Function(selection_start_getter))
            .setter(Glue::Function(selection_start_setter)),
        Member::attribute("selectionEnd", Glue::Function(selection_end_getter))
            .setter(Glue::Function(selection_end_setter)),
        Member::attribute(
            "selectionDirection",
            Glue::Node(OfNode::NullableText(interfaces::html_input_element::selection_direction)),
        )
        .setter(Glue::Function(selection_direction_setter)),
        Member::operation("setRangeText", Glue::Function(set_range_text), 1),
        Member::operation("setSelectionRange", Glue::Function(set_selection_range), 2),
        Member::operation(
            "showPicker",
            Glue::Node(OfNode::Undefined(interfaces::html_input_element::show_picker)),
            0,
        ),
        Member::reflecting("align", &Reflect::Text("align")),
        Member::reflecting("useMap", &Reflect::Text("usemap")),
        Member::reflecting(
            "popoverTargetElement",
            &Reflect::Element("popovertarget", Interface::Element),
        ),
        Member::reflecting(
            "popoverTargetAction",
            &Reflect::Keyword("popovertargetaction", &keywords::POPOVER_TARGET_ACTION),
        ),
    ],
    ..Definition::EMPTY
};

fn files_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLInputElement", "files");
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::interface(cx, value, Interface::FileList, SITE.value())?),
    };
    interfaces::html_input_element::set_files(cx, this, value)?;
    Ok(cx.undefined())
}

fn value_as_date_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLInputElement", "valueAsDate");
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::object(cx, value, SITE.value())?),
    };
    interfaces::html_input_element::set_value_as_date(cx, this, value)?;
    Ok(cx.undefined())
}

fn step_up(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLInputElement", "stepUp");
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => 1,
        value => convert::long(cx, &value, Range::Wrap, SITE.argument(1))?,
    };
    let value = interfaces::html_input_element::step_up(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn step_down(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLInputElement", "stepDown");
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => 1,
        value => convert::long(cx, &value, Range::Wrap, SITE.argument(1))?,
    };
    let value = interfaces::html_input_element::step_down(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn set_custom_validity(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLInputElement", "setCustomValidity");
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::html_input_element::set_custom_validity(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn selection_start_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = interfaces::html_input_element::selection_start(cx, this)?;
    Ok(match value {
        Some(value) => cx.number(f64::from(value)),
        None => cx.null(),
    })
}

fn selection_start_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLInputElement", "selectionStart");
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::unsigned_long(cx, value, Range::Wrap, SITE.value())?),
    };
    interfaces::html_input_element::set_selection_start(cx, this, value)?;
    Ok(cx.undefined())
}

fn selection_end_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = interfaces::html_input_element::selection_end(cx, this)?;
    Ok(match value {
        Some(value) => cx.number(f64::from(value)),
        None => cx.null(),
    })
}

fn selection_end_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLInputElement", "selectionEnd");
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::unsigned_long(cx, value, Range::Wrap, SITE.value())?),
    };
    interfaces::html_input_element::set_selection_end(cx, this, value)?;
    Ok(cx.undefined())
}

fn selection_direction_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLInputElement", "selectionDirection");
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::dom_string(cx, value)?),
    };
    interfaces::html_input_element::set_selection_direction(cx, this, value)?;
    Ok(cx.undefined())
}

fn set_range_text(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLInputElement", "setRangeText");
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
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
    const SITE: &Site = &Site::operation("HTMLInputElement", "setRangeText");
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::html_input_element::set_range_text(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn set_range_text_overload_2(cx: &mut Cx<'_>, call: &Call<'_>, this: NodeId) -> Answer {
    const SITE: &Site = &Site::operation("HTMLInputElement", "setRangeText");
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = convert::unsigned_long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let a2 = convert::unsigned_long(cx, &call.arg(2), Range::Wrap, SITE.argument(3))?;
    let a3 = match call.arg(3) {
        value if value.is_undefined() => SelectionMode::Preserve,
        value => SelectionMode::from_value(cx, &value, SITE.argument(4))?,
    };
    let value = interfaces::html_input_element::set_range_text_2(cx, this, a0, a1, a2, a3)?;
    let () = value;
    Ok(cx.undefined())
}

fn set_selection_range(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLInputElement", "setSelectionRange");
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let a1 = convert::unsigned_long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let a2 = match call.arg(2) {
        value if value.is_undefined() => None,
        value => Some(convert::dom_string(cx, &value)?),
    };
    let value = interfaces::html_input_element::set_selection_range(cx, this, a0, a1, a2)?;
    let () = value;
    Ok(cx.undefined())
}
