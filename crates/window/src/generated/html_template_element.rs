// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLTemplateElement",
    interface: Interface::HTMLTemplateElement,
    last: Interface::HTMLTemplateElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLTemplateElement_constructor, 0)),
    members: &[
        Member::attribute("content", N::HTMLTemplateElement_get_content),
        Member::attribute("htmlFor", N::HTMLTemplateElement_get_htmlFor).setter(N::HTMLTemplateElement_set_htmlFor),
        Member::attribute("shadowRootMode", N::HTMLTemplateElement_get_shadowRootMode).setter(N::HTMLTemplateElement_set_shadowRootMode),
        Member::attribute("shadowRootDelegatesFocus", N::HTMLTemplateElement_get_shadowRootDelegatesFocus).setter(N::HTMLTemplateElement_set_shadowRootDelegatesFocus),
        Member::attribute("shadowRootSerializable", N::HTMLTemplateElement_get_shadowRootSerializable).setter(N::HTMLTemplateElement_set_shadowRootSerializable),
        Member::attribute("shadowRootSlotAssignment", N::HTMLTemplateElement_get_shadowRootSlotAssignment).setter(N::HTMLTemplateElement_set_shadowRootSlotAssignment),
        Member::attribute("shadowRootClonable", N::HTMLTemplateElement_get_shadowRootClonable).setter(N::HTMLTemplateElement_set_shadowRootClonable),
        Member::attribute("shadowRootCustomElementRegistry", N::HTMLTemplateElement_get_shadowRootCustomElementRegistry).setter(N::HTMLTemplateElement_set_shadowRootCustomElementRegistry),
    ],
    ..Definition::EMPTY
};

pub(super) fn content_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTemplateElement)?;
    let value = interfaces::html_template_element::content(cx, this)?;
    wrappers::wrap(cx, value)
}

pub(super) fn html_for_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTemplateElement)?;
    reflect::string(cx, this, "for")
}

pub(super) fn html_for_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTemplateElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "for", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn shadow_root_mode_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTemplateElement)?;
    reflect::enumerated(cx, this, "shadowrootmode", &Enumerated { keywords: &[("open", "open"), ("closed", "closed"), ], missing: None, invalid: None })
}

pub(super) fn shadow_root_mode_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTemplateElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "shadowrootmode", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn shadow_root_delegates_focus_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTemplateElement)?;
    reflect::boolean(cx, this, "shadowrootdelegatesfocus")
}

pub(super) fn shadow_root_delegates_focus_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTemplateElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "shadowrootdelegatesfocus", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn shadow_root_serializable_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTemplateElement)?;
    reflect::boolean(cx, this, "shadowrootserializable")
}

pub(super) fn shadow_root_serializable_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTemplateElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "shadowrootserializable", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn shadow_root_slot_assignment_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTemplateElement)?;
    reflect::enumerated(cx, this, "shadowrootslotassignment", &Enumerated { keywords: &[("named", "named"), ("manual", "manual"), ], missing: Some("named"), invalid: Some("named") })
}

pub(super) fn shadow_root_slot_assignment_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTemplateElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "shadowrootslotassignment", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn shadow_root_clonable_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTemplateElement)?;
    reflect::boolean(cx, this, "shadowrootclonable")
}

pub(super) fn shadow_root_clonable_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTemplateElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "shadowrootclonable", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn shadow_root_custom_element_registry_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTemplateElement)?;
    reflect::string(cx, this, "shadowrootcustomelementregistry")
}

pub(super) fn shadow_root_custom_element_registry_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTemplateElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "shadowrootcustomelementregistry", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLTemplateElement)
}
