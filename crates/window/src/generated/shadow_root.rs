// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "ShadowRoot",
    interface: Interface::ShadowRoot,
    last: Interface::ShadowRoot,
    parent: Some(Interface::DocumentFragment),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute("mode", Glue::Function(mode_getter)),
        Member::attribute(
            "delegatesFocus",
            Glue::Node(OfNode::Boolean(interfaces::shadow_root::delegates_focus)),
        ),
        Member::attribute(
            "serializable",
            Glue::Node(OfNode::Boolean(interfaces::shadow_root::serializable)),
        ),
        Member::attribute("slotAssignment", Glue::Function(slot_assignment_getter)),
        Member::attribute(
            "clonable",
            Glue::Node(OfNode::Boolean(interfaces::shadow_root::clonable)),
        ),
        Member::attribute("host", Glue::Node(OfNode::Node(interfaces::shadow_root::host))),
        Member::handler("onslotchange"),
        Member::operation("setHTML", Glue::Function(set_html), 1),
        Member::operation("setHTMLUnsafe", Glue::Function(set_html_unsafe), 1),
        Member::operation("getHTML", Glue::Function(get_html), 0),
        Member::attribute("innerHTML", Glue::Function(inner_html_getter))
            .setter(Glue::Function(inner_html_setter)),
        Member::attribute(
            "customElementRegistry",
            Glue::Node(OfNode::NullableAny(
                interfaces::document_or_shadow_root::custom_element_registry,
            )),
        ),
        Member::attribute(
            "styleSheets",
            Glue::Node(OfNode::Any(interfaces::document_or_shadow_root::style_sheets)),
        )
        .same_object(),
        Member::attribute(
            "adoptedStyleSheets",
            Glue::Node(OfNode::Any(interfaces::document_or_shadow_root::adopted_style_sheets)),
        )
        .setter(Glue::Function(adopted_style_sheets_setter)),
        Member::attribute(
            "activeElement",
            Glue::Node(OfNode::NullableNode(interfaces::document_or_shadow_root::active_element)),
        ),
        Member::operation("getAnimations", Glue::Function(get_animations), 0),
    ],
    ..Definition::EMPTY
};

fn mode_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::ShadowRoot)?;
    let value = interfaces::shadow_root::mode(cx, this)?;
    Ok(cx.string(value.as_str()))
}

fn slot_assignment_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::ShadowRoot)?;
    let value = interfaces::shadow_root::slot_assignment(cx, this)?;
    Ok(cx.string(value.as_str()))
}

fn set_html(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("ShadowRoot", "setHTML");
    let this = receiver::node(cx, call, Interface::ShadowRoot)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = SetHTMLOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    reactions::push_queue(cx);
    let value = interfaces::shadow_root::set_html(cx, this, a0, a1);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

fn set_html_unsafe(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("ShadowRoot", "setHTMLUnsafe");
    let this = receiver::node(cx, call, Interface::ShadowRoot)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = TrustedHTMLOrDomString::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = SetHTMLUnsafeOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    reactions::push_queue(cx);
    let value = interfaces::shadow_root::set_html_unsafe(cx, this, a0, a1);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

fn get_html(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("ShadowRoot", "getHTML");
    let this = receiver::node(cx, call, Interface::ShadowRoot)?;
    let a0 = GetHTMLOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::shadow_root::get_html(cx, this, a0)?;
    Ok(cx.js_string(&value))
}

fn inner_html_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::ShadowRoot)?;
    let value = interfaces::shadow_root::inner_html(cx, this)?;
    Ok(value.into_value(cx)?)
}

fn inner_html_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("ShadowRoot", "innerHTML");
    let this = receiver::node(cx, call, Interface::ShadowRoot)?;
    let value = TrustedHTMLOrDomStringOrNull::from_value(cx, &call.arg(0), SITE.value())?;
    reactions::push_queue(cx);
    let done = interfaces::shadow_root::set_inner_html(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

fn adopted_style_sheets_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("ShadowRoot", "adoptedStyleSheets");
    let this = receiver::node(cx, call, Interface::ShadowRoot)?;
    let value = convert::sequence(cx, &call.arg(0), SITE.value(), |cx, value, at| {
        Ok(convert::interface(cx, value, Interface::CSSStyleSheet, at)?)
    })?;
    interfaces::document_or_shadow_root::set_adopted_style_sheets(cx, this, value)?;
    Ok(cx.undefined())
}

fn get_animations(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::ShadowRoot)?;
    let value = interfaces::document_or_shadow_root::get_animations(cx, this)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(item))?)
}
