// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLSelectElement",
    interface: Interface::HTMLSelectElement,
    last: Interface::HTMLSelectElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLSelectElement_constructor, 0)),
    legacy: Some(&Legacy { indexed: Some(Indexed { length: indexed_length, get: indexed_get, set: Some(indexed_set) }), named: None, overrides_built_ins: false, enumerable_names: true, is_global: false }),
    members: &[
        Member::attribute("autocomplete", N::HTMLSelectElement_get_autocomplete).setter(N::HTMLSelectElement_set_autocomplete),
        Member::attribute("disabled", N::HTMLSelectElement_get_disabled).setter(N::HTMLSelectElement_set_disabled),
        Member::attribute("form", N::HTMLSelectElement_get_form),
        Member::attribute("multiple", N::HTMLSelectElement_get_multiple).setter(N::HTMLSelectElement_set_multiple),
        Member::attribute("name", N::HTMLSelectElement_get_name).setter(N::HTMLSelectElement_set_name),
        Member::attribute("required", N::HTMLSelectElement_get_required).setter(N::HTMLSelectElement_set_required),
        Member::attribute("size", N::HTMLSelectElement_get_size).setter(N::HTMLSelectElement_set_size),
        Member::attribute("type", N::HTMLSelectElement_get_type),
        Member::attribute("options", N::HTMLSelectElement_get_options),
        Member::attribute("length", N::HTMLSelectElement_get_length).setter(N::HTMLSelectElement_set_length),
        Member::operation("item", N::HTMLSelectElement_item, 1),
        Member::operation("namedItem", N::HTMLSelectElement_namedItem, 1),
        Member::operation("add", N::HTMLSelectElement_add, 1),
        Member::operation("remove", N::HTMLSelectElement_remove, 0),
        Member::attribute("selectedOptions", N::HTMLSelectElement_get_selectedOptions),
        Member::attribute("selectedIndex", N::HTMLSelectElement_get_selectedIndex).setter(N::HTMLSelectElement_set_selectedIndex),
        Member::attribute("value", N::HTMLSelectElement_get_value).setter(N::HTMLSelectElement_set_value),
        Member::attribute("willValidate", N::HTMLSelectElement_get_willValidate),
        Member::attribute("validity", N::HTMLSelectElement_get_validity),
        Member::attribute("validationMessage", N::HTMLSelectElement_get_validationMessage),
        Member::operation("checkValidity", N::HTMLSelectElement_checkValidity, 0),
        Member::operation("reportValidity", N::HTMLSelectElement_reportValidity, 0),
        Member::operation("setCustomValidity", N::HTMLSelectElement_setCustomValidity, 1),
        Member::operation("showPicker", N::HTMLSelectElement_showPicker, 0),
        Member::attribute("labels", N::HTMLSelectElement_get_labels),
    ],
    ..Definition::EMPTY
};

pub(super) fn autocomplete_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    let value = interfaces::html_select_element::autocomplete(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn autocomplete_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "autocomplete", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn disabled_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    reflect::boolean(cx, this, "disabled")
}

pub(super) fn disabled_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "disabled", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn form_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    let value = interfaces::html_select_element::form(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn multiple_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    reflect::boolean(cx, this, "multiple")
}

pub(super) fn multiple_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "multiple", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    reflect::string(cx, this, "name")
}

pub(super) fn name_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "name", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn required_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    reflect::boolean(cx, this, "required")
}

pub(super) fn required_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "required", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn size_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    reflect::unsigned_long(cx, this, "size", &Numbers { limit: Limit::Any, default: Some(0), range: None })
}

pub(super) fn size_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLSelectElement", "size");
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_unsigned_long(cx, this, "size", value, &Numbers { limit: Limit::Any, default: Some(0), range: None });
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn type__getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    let value = interfaces::html_select_element::type_(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn options_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::HTMLSelectElement)?;
    if let Some(value) = same_object::kept(cx, &object, N::HTMLSelectElement_get_options) {
        return Ok(value);
    }
    let value = interfaces::html_select_element::options(cx, this)?;
    let value = value;
    same_object::keep(cx, &object, N::HTMLSelectElement_get_options, &value);
    Ok(value)
}

pub(super) fn length_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    let value = interfaces::html_select_element::length(cx, this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn length_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLSelectElement", "length");
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = interfaces::html_select_element::set_length(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn item(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLSelectElement", "item");
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::html_select_element::item(cx, this, a0)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn named_item(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLSelectElement", "namedItem");
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::html_select_element::named_item(cx, this, a0)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn add(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLSelectElement", "add");
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = HTMLOptionElementOrHTMLOptGroupElement::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = match call.arg(1) { value if value.is_undefined() => None, value => match &value { value if value.is_nullish() => None, value => Some(HTMLElementOrLong::from_value(cx, value, SITE.argument(2))?) } };
    reactions::push_queue(cx);
    let value = interfaces::html_select_element::add(cx, this, a0, a1);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn remove(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLSelectElement", "remove");
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    match call.len() {
        0 => remove_overload_1(cx, call, this),
        _ => remove_overload_2(cx, call, this),
    }
}

fn remove_overload_1(cx: &mut Cx<'_>, _call: &Call<'_>, this: NodeId) -> Answer {
    reactions::push_queue(cx);
    let value = interfaces::html_select_element::remove(cx, this);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

fn remove_overload_2(cx: &mut Cx<'_>, call: &Call<'_>, this: NodeId) -> Answer {
    const SITE: &Site = &Site::operation("HTMLSelectElement", "remove");
    let a0 = convert::long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    reactions::push_queue(cx);
    let value = interfaces::html_select_element::remove_2(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn selected_options_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::HTMLSelectElement)?;
    if let Some(value) = same_object::kept(cx, &object, N::HTMLSelectElement_get_selectedOptions) {
        return Ok(value);
    }
    let value = interfaces::html_select_element::selected_options(cx, this)?;
    let value = value;
    same_object::keep(cx, &object, N::HTMLSelectElement_get_selectedOptions, &value);
    Ok(value)
}

pub(super) fn selected_index_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    let value = interfaces::html_select_element::selected_index(cx, this)?;
    Ok(cx.int(value))
}

pub(super) fn selected_index_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLSelectElement", "selectedIndex");
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    let value = convert::long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = interfaces::html_select_element::set_selected_index(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn value_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    let value = interfaces::html_select_element::value(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn value_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLSelectElement", "value");
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::html_select_element::set_value(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn will_validate_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    let value = interfaces::html_select_element::will_validate(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn validity_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    let value = interfaces::html_select_element::validity(cx, this)?;
    Ok(value)
}

pub(super) fn validation_message_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    let value = interfaces::html_select_element::validation_message(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn check_validity(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    let value = interfaces::html_select_element::check_validity(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn report_validity(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    let value = interfaces::html_select_element::report_validity(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn set_custom_validity(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLSelectElement", "setCustomValidity");
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::html_select_element::set_custom_validity(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn show_picker(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    let value = interfaces::html_select_element::show_picker(cx, this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn labels_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    let value = interfaces::html_select_element::labels(cx, this)?;
    Ok(value)
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLSelectElement)
}

pub(super) fn indexed_length(cx: &mut Cx<'_>, object: &Value) -> Result<u32, Thrown> {
    let this = receiver::node_of(cx, object)?;
    interfaces::html_select_element::supported_property_indices(cx, this)
}

pub(super) fn indexed_get(cx: &mut Cx<'_>, object: &Value, index: u32) -> Result<Option<Value>, Thrown> {
    let this = receiver::node_of(cx, object)?;
    let Some(value) = interfaces::html_select_element::item(cx, this, index)? else { return Ok(None) };
    Ok(Some(wrappers::wrap(cx, value)?))
}

pub(super) fn indexed_set(cx: &mut Cx<'_>, object: &Value, index: u32, value: &Value) -> Result<(), Thrown> {
    let this = receiver::node_of(cx, object)?;
    const SITE: &Site = &Site::property("HTMLSelectElement");
    let value = match value { value if value.is_nullish() => None, value => Some(convert::node(cx, value, Interface::HTMLOptionElement, SITE.value())?) };
    reactions::push_queue(cx);
    let done = interfaces::html_select_element::set_indexed_property(cx, this, index, value);
    reactions::pop_queue_and_run(cx);
    done
}
