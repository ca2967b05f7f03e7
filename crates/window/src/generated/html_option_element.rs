// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLOptionElement",
    interface: Interface::HTMLOptionElement,
    last: Interface::HTMLOptionElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLOptionElement_constructor, 0)),
    factory: Some(("Option", N::HTMLOptionElement_legacy_factory, 0)),
    members: &[
        Member::attribute("disabled", N::HTMLOptionElement_get_disabled).setter(N::HTMLOptionElement_set_disabled),
        Member::attribute("form", N::HTMLOptionElement_get_form),
        Member::attribute("label", N::HTMLOptionElement_get_label).setter(N::HTMLOptionElement_set_label),
        Member::attribute("defaultSelected", N::HTMLOptionElement_get_defaultSelected).setter(N::HTMLOptionElement_set_defaultSelected),
        Member::attribute("selected", N::HTMLOptionElement_get_selected).setter(N::HTMLOptionElement_set_selected),
        Member::attribute("value", N::HTMLOptionElement_get_value).setter(N::HTMLOptionElement_set_value),
        Member::attribute("text", N::HTMLOptionElement_get_text).setter(N::HTMLOptionElement_set_text),
        Member::attribute("index", N::HTMLOptionElement_get_index),
    ],
    ..Definition::EMPTY
};

pub(super) fn disabled_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLOptionElement)?;
    reflect::boolean(cx, this, "disabled")
}

pub(super) fn disabled_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLOptionElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "disabled", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn form_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLOptionElement)?;
    let value = interfaces::html_option_element::form(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn label_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLOptionElement)?;
    let value = interfaces::html_option_element::label(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn label_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLOptionElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "label", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn default_selected_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLOptionElement)?;
    reflect::boolean(cx, this, "selected")
}

pub(super) fn default_selected_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLOptionElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "selected", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn selected_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLOptionElement)?;
    let value = interfaces::html_option_element::selected(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn selected_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLOptionElement", "selected");
    let this = receiver::node(cx, call, Interface::HTMLOptionElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = interfaces::html_option_element::set_selected(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn value_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLOptionElement)?;
    let value = interfaces::html_option_element::value(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn value_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLOptionElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "value", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn text_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLOptionElement)?;
    let value = interfaces::html_option_element::text(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn text_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLOptionElement", "text");
    let this = receiver::node(cx, call, Interface::HTMLOptionElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::html_option_element::set_text(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn index_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLOptionElement)?;
    let value = interfaces::html_option_element::index(cx, this)?;
    Ok(cx.int(value))
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLOptionElement)
}

pub(super) fn legacy_factory_option(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("HTMLOptionElement", "Option");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => DomString::from(""), value => convert::dom_string(cx, &value)? };
    let a1 = match call.arg(1) { value if value.is_undefined() => None, value => Some(convert::dom_string(cx, &value)?) };
    let a2 = match call.arg(2) { value if value.is_undefined() => false, value => value.to_boolean() };
    let a3 = match call.arg(3) { value if value.is_undefined() => false, value => value.to_boolean() };
    let prototype = constructors::prototype(cx, call, Interface::HTMLOptionElement)?;
    interfaces::html_option_element::legacy_factory_option(cx, &prototype, a0, a1, a2, a3)
}
