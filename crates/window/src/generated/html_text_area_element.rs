// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLTextAreaElement",
    interface: Interface::HTMLTextAreaElement,
    last: Interface::HTMLTextAreaElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLTextAreaElement_constructor, 0)),
    members: &[
        Member::attribute("autocomplete", N::HTMLTextAreaElement_get_autocomplete).setter(N::HTMLTextAreaElement_set_autocomplete),
        Member::attribute("cols", N::HTMLTextAreaElement_get_cols).setter(N::HTMLTextAreaElement_set_cols),
        Member::attribute("dirName", N::HTMLTextAreaElement_get_dirName).setter(N::HTMLTextAreaElement_set_dirName),
        Member::attribute("disabled", N::HTMLTextAreaElement_get_disabled).setter(N::HTMLTextAreaElement_set_disabled),
        Member::attribute("form", N::HTMLTextAreaElement_get_form),
        Member::attribute("maxLength", N::HTMLTextAreaElement_get_maxLength).setter(N::HTMLTextAreaElement_set_maxLength),
        Member::attribute("minLength", N::HTMLTextAreaElement_get_minLength).setter(N::HTMLTextAreaElement_set_minLength),
        Member::attribute("name", N::HTMLTextAreaElement_get_name).setter(N::HTMLTextAreaElement_set_name),
        Member::attribute("placeholder", N::HTMLTextAreaElement_get_placeholder).setter(N::HTMLTextAreaElement_set_placeholder),
        Member::attribute("readOnly", N::HTMLTextAreaElement_get_readOnly).setter(N::HTMLTextAreaElement_set_readOnly),
        Member::attribute("required", N::HTMLTextAreaElement_get_required).setter(N::HTMLTextAreaElement_set_required),
        Member::attribute("rows", N::HTMLTextAreaElement_get_rows).setter(N::HTMLTextAreaElement_set_rows),
        Member::attribute("wrap", N::HTMLTextAreaElement_get_wrap).setter(N::HTMLTextAreaElement_set_wrap),
        Member::attribute("type", N::HTMLTextAreaElement_get_type),
        Member::attribute("defaultValue", N::HTMLTextAreaElement_get_defaultValue).setter(N::HTMLTextAreaElement_set_defaultValue),
        Member::attribute("value", N::HTMLTextAreaElement_get_value).setter(N::HTMLTextAreaElement_set_value),
        Member::attribute("textLength", N::HTMLTextAreaElement_get_textLength),
        Member::attribute("willValidate", N::HTMLTextAreaElement_get_willValidate),
        Member::attribute("validity", N::HTMLTextAreaElement_get_validity),
        Member::attribute("validationMessage", N::HTMLTextAreaElement_get_validationMessage),
        Member::operation("checkValidity", N::HTMLTextAreaElement_checkValidity, 0),
        Member::operation("reportValidity", N::HTMLTextAreaElement_reportValidity, 0),
        Member::operation("setCustomValidity", N::HTMLTextAreaElement_setCustomValidity, 1),
        Member::attribute("labels", N::HTMLTextAreaElement_get_labels),
        Member::operation("select", N::HTMLTextAreaElement_select, 0),
        Member::attribute("selectionStart", N::HTMLTextAreaElement_get_selectionStart).setter(N::HTMLTextAreaElement_set_selectionStart),
        Member::attribute("selectionEnd", N::HTMLTextAreaElement_get_selectionEnd).setter(N::HTMLTextAreaElement_set_selectionEnd),
        Member::attribute("selectionDirection", N::HTMLTextAreaElement_get_selectionDirection).setter(N::HTMLTextAreaElement_set_selectionDirection),
        Member::operation("setRangeText", N::HTMLTextAreaElement_setRangeText, 1),
        Member::operation("setSelectionRange", N::HTMLTextAreaElement_setSelectionRange, 2),
    ],
    ..Definition::EMPTY
};

pub(super) fn autocomplete_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = interfaces::html_text_area_element::autocomplete(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn autocomplete_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "autocomplete", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn cols_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    reflect::unsigned_long(cx, this, "cols", &Numbers { limit: Limit::PositiveWithFallback, default: Some(20), range: None })
}

pub(super) fn cols_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLTextAreaElement", "cols");
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_unsigned_long(cx, this, "cols", value, &Numbers { limit: Limit::PositiveWithFallback, default: Some(20), range: None });
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn dir_name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    reflect::string(cx, this, "dirname")
}

pub(super) fn dir_name_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "dirname", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn disabled_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    reflect::boolean(cx, this, "disabled")
}

pub(super) fn disabled_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "disabled", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn form_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = interfaces::html_text_area_element::form(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn max_length_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    reflect::long(cx, this, "maxlength", &Numbers { limit: Limit::NonNegative, default: None, range: None })
}

pub(super) fn max_length_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLTextAreaElement", "maxLength");
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = convert::long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_long(cx, this, "maxlength", value, &Numbers { limit: Limit::NonNegative, default: None, range: None });
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn min_length_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    reflect::long(cx, this, "minlength", &Numbers { limit: Limit::NonNegative, default: None, range: None })
}

pub(super) fn min_length_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLTextAreaElement", "minLength");
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = convert::long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_long(cx, this, "minlength", value, &Numbers { limit: Limit::NonNegative, default: None, range: None });
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    reflect::string(cx, this, "name")
}

pub(super) fn name_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "name", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn placeholder_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    reflect::string(cx, this, "placeholder")
}

pub(super) fn placeholder_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "placeholder", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn read_only_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    reflect::boolean(cx, this, "readonly")
}

pub(super) fn read_only_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "readonly", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn required_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    reflect::boolean(cx, this, "required")
}

pub(super) fn required_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "required", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn rows_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    reflect::unsigned_long(cx, this, "rows", &Numbers { limit: Limit::PositiveWithFallback, default: Some(2), range: None })
}

pub(super) fn rows_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLTextAreaElement", "rows");
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_unsigned_long(cx, this, "rows", value, &Numbers { limit: Limit::PositiveWithFallback, default: Some(2), range: None });
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn wrap_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    reflect::string(cx, this, "wrap")
}

pub(super) fn wrap_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "wrap", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn type__getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = interfaces::html_text_area_element::type_(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn default_value_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = interfaces::html_text_area_element::default_value(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn default_value_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLTextAreaElement", "defaultValue");
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::html_text_area_element::set_default_value(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn value_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = interfaces::html_text_area_element::value(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn value_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLTextAreaElement", "value");
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = convert::dom_string_or_null(cx, &call.arg(0))?;
    interfaces::html_text_area_element::set_value(cx, this, value)?;
    Ok(cx.undefined())
}

pub(super) fn text_length_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = interfaces::html_text_area_element::text_length(cx, this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn will_validate_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = interfaces::html_text_area_element::will_validate(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn validity_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = interfaces::html_text_area_element::validity(cx, this)?;
    Ok(value)
}

pub(super) fn validation_message_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = interfaces::html_text_area_element::validation_message(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn check_validity(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = interfaces::html_text_area_element::check_validity(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn report_validity(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = interfaces::html_text_area_element::report_validity(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn set_custom_validity(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLTextAreaElement", "setCustomValidity");
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::html_text_area_element::set_custom_validity(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn labels_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = interfaces::html_text_area_element::labels(cx, this)?;
    Ok(value)
}

pub(super) fn select(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = interfaces::html_text_area_element::select(cx, this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn selection_start_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = interfaces::html_text_area_element::selection_start(cx, this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn selection_start_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLTextAreaElement", "selectionStart");
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    interfaces::html_text_area_element::set_selection_start(cx, this, value)?;
    Ok(cx.undefined())
}

pub(super) fn selection_end_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = interfaces::html_text_area_element::selection_end(cx, this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn selection_end_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLTextAreaElement", "selectionEnd");
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    interfaces::html_text_area_element::set_selection_end(cx, this, value)?;
    Ok(cx.undefined())
}

pub(super) fn selection_direction_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = interfaces::html_text_area_element::selection_direction(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn selection_direction_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLTextAreaElement", "selectionDirection");
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    interfaces::html_text_area_element::set_selection_direction(cx, this, value)?;
    Ok(cx.undefined())
}

pub(super) fn set_range_text(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
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
    let a3 = match call.arg(3) { value if value.is_undefined() => SelectionMode::Preserve, value => SelectionMode::from_value(cx, &value, SITE.argument(4))? };
    let value = interfaces::html_text_area_element::set_range_text_2(cx, this, a0, a1, a2, a3)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn set_selection_range(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLTextAreaElement", "setSelectionRange");
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let a1 = convert::unsigned_long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let a2 = match call.arg(2) { value if value.is_undefined() => None, value => Some(convert::dom_string(cx, &value)?) };
    let value = interfaces::html_text_area_element::set_selection_range(cx, this, a0, a1, a2)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLTextAreaElement)
}
