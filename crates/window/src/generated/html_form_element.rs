// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLFormElement",
    interface: Interface::HTMLFormElement,
    last: Interface::HTMLFormElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLFormElement_constructor, 0)),
    legacy: Some(&Legacy { indexed: Some(Indexed { length: indexed_length, get: indexed_get, set: None }), named: Some(Named { names: named_names, get: named_get, set: None, delete: None }), overrides_built_ins: true, enumerable_names: false, is_global: false }),
    members: &[
        Member::attribute("acceptCharset", N::HTMLFormElement_get_acceptCharset).setter(N::HTMLFormElement_set_acceptCharset),
        Member::attribute("action", N::HTMLFormElement_get_action).setter(N::HTMLFormElement_set_action),
        Member::attribute("autocomplete", N::HTMLFormElement_get_autocomplete).setter(N::HTMLFormElement_set_autocomplete),
        Member::attribute("enctype", N::HTMLFormElement_get_enctype).setter(N::HTMLFormElement_set_enctype),
        Member::attribute("encoding", N::HTMLFormElement_get_encoding).setter(N::HTMLFormElement_set_encoding),
        Member::attribute("method", N::HTMLFormElement_get_method).setter(N::HTMLFormElement_set_method),
        Member::attribute("name", N::HTMLFormElement_get_name).setter(N::HTMLFormElement_set_name),
        Member::attribute("noValidate", N::HTMLFormElement_get_noValidate).setter(N::HTMLFormElement_set_noValidate),
        Member::attribute("target", N::HTMLFormElement_get_target).setter(N::HTMLFormElement_set_target),
        Member::attribute("rel", N::HTMLFormElement_get_rel).setter(N::HTMLFormElement_set_rel),
        Member::attribute("relList", N::HTMLFormElement_get_relList).setter(N::HTMLFormElement_set_relList),
        Member::attribute("elements", N::HTMLFormElement_get_elements),
        Member::attribute("length", N::HTMLFormElement_get_length),
        Member::operation("submit", N::HTMLFormElement_submit, 0),
        Member::operation("requestSubmit", N::HTMLFormElement_requestSubmit, 0),
        Member::operation("reset", N::HTMLFormElement_reset, 0),
        Member::operation("checkValidity", N::HTMLFormElement_checkValidity, 0),
        Member::operation("reportValidity", N::HTMLFormElement_reportValidity, 0),
    ],
    ..Definition::EMPTY
};

pub(super) fn accept_charset_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFormElement)?;
    reflect::string(cx, this, "accept-charset")
}

pub(super) fn accept_charset_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFormElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "accept-charset", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn action_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFormElement)?;
    let value = interfaces::html_form_element::action(cx, this)?;
    Ok(cx.string(&value))
}

pub(super) fn action_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFormElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "action", &DomString::from(value));
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn autocomplete_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFormElement)?;
    reflect::enumerated(cx, this, "autocomplete", &Enumerated { keywords: &[("on", "on"), ("off", "off"), ], missing: Some("on"), invalid: Some("on") })
}

pub(super) fn autocomplete_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFormElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "autocomplete", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn enctype_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFormElement)?;
    reflect::enumerated(cx, this, "enctype", &Enumerated { keywords: &[("application/x-www-form-urlencoded", "application/x-www-form-urlencoded"), ("multipart/form-data", "multipart/form-data"), ("text/plain", "text/plain"), ], missing: Some("application/x-www-form-urlencoded"), invalid: Some("application/x-www-form-urlencoded") })
}

pub(super) fn enctype_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFormElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "enctype", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn encoding_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFormElement)?;
    reflect::enumerated(cx, this, "enctype", &Enumerated { keywords: &[("application/x-www-form-urlencoded", "application/x-www-form-urlencoded"), ("multipart/form-data", "multipart/form-data"), ("text/plain", "text/plain"), ], missing: Some("application/x-www-form-urlencoded"), invalid: Some("application/x-www-form-urlencoded") })
}

pub(super) fn encoding_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFormElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "enctype", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn method_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFormElement)?;
    reflect::enumerated(cx, this, "method", &Enumerated { keywords: &[("get", "get"), ("post", "post"), ("dialog", "dialog"), ], missing: Some("get"), invalid: Some("get") })
}

pub(super) fn method_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFormElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "method", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFormElement)?;
    reflect::string(cx, this, "name")
}

pub(super) fn name_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFormElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "name", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn no_validate_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFormElement)?;
    reflect::boolean(cx, this, "novalidate")
}

pub(super) fn no_validate_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFormElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "novalidate", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn target_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFormElement)?;
    reflect::string(cx, this, "target")
}

pub(super) fn target_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFormElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "target", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn rel_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFormElement)?;
    reflect::string(cx, this, "rel")
}

pub(super) fn rel_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFormElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "rel", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn rel_list_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::HTMLFormElement)?;
    reflect::token_list(cx, &object, this, "rel")
}

pub(super) fn rel_list_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFormElement)?;
    attributes::forward(cx, call, &this, "relList", "value")
}

pub(super) fn elements_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::HTMLFormElement)?;
    if let Some(value) = same_object::kept(cx, &object, N::HTMLFormElement_get_elements) {
        return Ok(value);
    }
    let value = interfaces::html_form_element::elements(cx, this)?;
    let value = value;
    same_object::keep(cx, &object, N::HTMLFormElement_get_elements, &value);
    Ok(value)
}

pub(super) fn length_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFormElement)?;
    let value = interfaces::html_form_element::length(cx, this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn submit(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFormElement)?;
    let value = interfaces::html_form_element::submit(cx, this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn request_submit(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLFormElement", "requestSubmit");
    let this = receiver::node(cx, call, Interface::HTMLFormElement)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => None, value => match &value { value if value.is_nullish() => None, value => Some(convert::node(cx, value, Interface::HTMLElement, SITE.argument(1))?) } };
    let value = interfaces::html_form_element::request_submit(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn reset(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFormElement)?;
    reactions::push_queue(cx);
    let value = interfaces::html_form_element::reset(cx, this);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn check_validity(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFormElement)?;
    let value = interfaces::html_form_element::check_validity(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn report_validity(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFormElement)?;
    let value = interfaces::html_form_element::report_validity(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLFormElement)
}

pub(super) fn indexed_length(cx: &mut Cx<'_>, object: &Value) -> Result<u32, Thrown> {
    let this = receiver::node_of(cx, object)?;
    interfaces::html_form_element::supported_property_indices(cx, this)
}

pub(super) fn indexed_get(cx: &mut Cx<'_>, object: &Value, index: u32) -> Result<Option<Value>, Thrown> {
    let this = receiver::node_of(cx, object)?;
    let Some(value) = interfaces::html_form_element::indexed_property(cx, this, index)? else { return Ok(None) };
    Ok(Some(wrappers::wrap(cx, value)?))
}

pub(super) fn named_names(cx: &mut Cx<'_>, object: &Value) -> Result<Vec<DomString>, Thrown> {
    let this = receiver::node_of(cx, object)?;
    interfaces::html_form_element::supported_property_names(cx, this)
}

pub(super) fn named_get(cx: &mut Cx<'_>, object: &Value, name: DomString) -> Result<Option<Value>, Thrown> {
    let this = receiver::node_of(cx, object)?;
    let Some(value) = interfaces::html_form_element::named_property(cx, this, name)? else { return Ok(None) };
    Ok(Some(value.into_value(cx)?))
}
