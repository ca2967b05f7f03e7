// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLButtonElement",
    interface: Interface::HTMLButtonElement,
    last: Interface::HTMLButtonElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLButtonElement_constructor, 0)),
    members: &[
        Member::attribute("command", N::HTMLButtonElement_get_command).setter(N::HTMLButtonElement_set_command),
        Member::attribute("commandForElement", N::HTMLButtonElement_get_commandForElement).setter(N::HTMLButtonElement_set_commandForElement),
        Member::attribute("disabled", N::HTMLButtonElement_get_disabled).setter(N::HTMLButtonElement_set_disabled),
        Member::attribute("form", N::HTMLButtonElement_get_form),
        Member::attribute("formAction", N::HTMLButtonElement_get_formAction).setter(N::HTMLButtonElement_set_formAction),
        Member::attribute("formEnctype", N::HTMLButtonElement_get_formEnctype).setter(N::HTMLButtonElement_set_formEnctype),
        Member::attribute("formMethod", N::HTMLButtonElement_get_formMethod).setter(N::HTMLButtonElement_set_formMethod),
        Member::attribute("formNoValidate", N::HTMLButtonElement_get_formNoValidate).setter(N::HTMLButtonElement_set_formNoValidate),
        Member::attribute("formTarget", N::HTMLButtonElement_get_formTarget).setter(N::HTMLButtonElement_set_formTarget),
        Member::attribute("name", N::HTMLButtonElement_get_name).setter(N::HTMLButtonElement_set_name),
        Member::attribute("type", N::HTMLButtonElement_get_type).setter(N::HTMLButtonElement_set_type),
        Member::attribute("value", N::HTMLButtonElement_get_value).setter(N::HTMLButtonElement_set_value),
        Member::attribute("willValidate", N::HTMLButtonElement_get_willValidate),
        Member::attribute("validity", N::HTMLButtonElement_get_validity),
        Member::attribute("validationMessage", N::HTMLButtonElement_get_validationMessage),
        Member::operation("checkValidity", N::HTMLButtonElement_checkValidity, 0),
        Member::operation("reportValidity", N::HTMLButtonElement_reportValidity, 0),
        Member::operation("setCustomValidity", N::HTMLButtonElement_setCustomValidity, 1),
        Member::attribute("labels", N::HTMLButtonElement_get_labels),
        Member::attribute("popoverTargetElement", N::HTMLButtonElement_get_popoverTargetElement).setter(N::HTMLButtonElement_set_popoverTargetElement),
        Member::attribute("popoverTargetAction", N::HTMLButtonElement_get_popoverTargetAction).setter(N::HTMLButtonElement_set_popoverTargetAction),
    ],
    ..Definition::EMPTY
};

pub(super) fn command_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLButtonElement)?;
    let value = interfaces::html_button_element::command(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn command_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLButtonElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "command", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn command_for_element_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLButtonElement)?;
    reflect::element(cx, this, "commandfor", Interface::Element)
}

pub(super) fn command_for_element_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLButtonElement", "commandForElement");
    let this = receiver::node(cx, call, Interface::HTMLButtonElement)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::node(cx, value, Interface::Element, SITE.value())?) };
    reactions::push_queue(cx);
    let done = reflect::set_element(cx, this, "commandfor", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn disabled_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLButtonElement)?;
    reflect::boolean(cx, this, "disabled")
}

pub(super) fn disabled_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLButtonElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "disabled", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn form_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLButtonElement)?;
    let value = interfaces::html_button_element::form(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn form_action_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLButtonElement)?;
    let value = interfaces::html_button_element::form_action(cx, this)?;
    Ok(cx.string(&value))
}

pub(super) fn form_action_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLButtonElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "formaction", &DomString::from(value));
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn form_enctype_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLButtonElement)?;
    reflect::enumerated(cx, this, "formenctype", &Enumerated { keywords: &[("application/x-www-form-urlencoded", "application/x-www-form-urlencoded"), ("multipart/form-data", "multipart/form-data"), ("text/plain", "text/plain"), ], missing: None, invalid: Some("application/x-www-form-urlencoded") })
}

pub(super) fn form_enctype_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLButtonElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "formenctype", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn form_method_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLButtonElement)?;
    reflect::enumerated(cx, this, "formmethod", &Enumerated { keywords: &[("get", "get"), ("post", "post"), ("dialog", "dialog"), ], missing: None, invalid: Some("get") })
}

pub(super) fn form_method_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLButtonElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "formmethod", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn form_no_validate_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLButtonElement)?;
    reflect::boolean(cx, this, "formnovalidate")
}

pub(super) fn form_no_validate_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLButtonElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "formnovalidate", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn form_target_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLButtonElement)?;
    reflect::string(cx, this, "formtarget")
}

pub(super) fn form_target_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLButtonElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "formtarget", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLButtonElement)?;
    reflect::string(cx, this, "name")
}

pub(super) fn name_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLButtonElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "name", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn type__getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLButtonElement)?;
    let value = interfaces::html_button_element::type_(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn type_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLButtonElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "type", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn value_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLButtonElement)?;
    reflect::string(cx, this, "value")
}

pub(super) fn value_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLButtonElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "value", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn will_validate_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLButtonElement)?;
    let value = interfaces::html_button_element::will_validate(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn validity_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLButtonElement)?;
    let value = interfaces::html_button_element::validity(cx, this)?;
    Ok(value)
}

pub(super) fn validation_message_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLButtonElement)?;
    let value = interfaces::html_button_element::validation_message(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn check_validity(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLButtonElement)?;
    let value = interfaces::html_button_element::check_validity(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn report_validity(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLButtonElement)?;
    let value = interfaces::html_button_element::report_validity(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn set_custom_validity(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLButtonElement", "setCustomValidity");
    let this = receiver::node(cx, call, Interface::HTMLButtonElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::html_button_element::set_custom_validity(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn labels_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLButtonElement)?;
    let value = interfaces::html_button_element::labels(cx, this)?;
    Ok(value)
}

pub(super) fn popover_target_element_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLButtonElement)?;
    reflect::element(cx, this, "popovertarget", Interface::Element)
}

pub(super) fn popover_target_element_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLButtonElement", "popoverTargetElement");
    let this = receiver::node(cx, call, Interface::HTMLButtonElement)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::node(cx, value, Interface::Element, SITE.value())?) };
    reactions::push_queue(cx);
    let done = reflect::set_element(cx, this, "popovertarget", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn popover_target_action_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLButtonElement)?;
    reflect::enumerated(cx, this, "popovertargetaction", &Enumerated { keywords: &[("toggle", "toggle"), ("show", "show"), ("hide", "hide"), ], missing: Some("toggle"), invalid: Some("toggle") })
}

pub(super) fn popover_target_action_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLButtonElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "popovertargetaction", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLButtonElement)
}
