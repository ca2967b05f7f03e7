// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLScriptElement",
    interface: Interface::HTMLScriptElement,
    last: Interface::HTMLScriptElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLScriptElement_constructor, 0)),
    members: &[
        Member::attribute("type", N::HTMLScriptElement_get_type).setter(N::HTMLScriptElement_set_type),
        Member::attribute("noModule", N::HTMLScriptElement_get_noModule).setter(N::HTMLScriptElement_set_noModule),
        Member::attribute("async", N::HTMLScriptElement_get_async).setter(N::HTMLScriptElement_set_async),
        Member::attribute("defer", N::HTMLScriptElement_get_defer).setter(N::HTMLScriptElement_set_defer),
        Member::attribute("blocking", N::HTMLScriptElement_get_blocking).setter(N::HTMLScriptElement_set_blocking),
        Member::attribute("crossOrigin", N::HTMLScriptElement_get_crossOrigin).setter(N::HTMLScriptElement_set_crossOrigin),
        Member::attribute("referrerPolicy", N::HTMLScriptElement_get_referrerPolicy).setter(N::HTMLScriptElement_set_referrerPolicy),
        Member::attribute("integrity", N::HTMLScriptElement_get_integrity).setter(N::HTMLScriptElement_set_integrity),
        Member::attribute("fetchPriority", N::HTMLScriptElement_get_fetchPriority).setter(N::HTMLScriptElement_set_fetchPriority),
        Member::operation("supports", N::HTMLScriptElement_static_supports, 1).of_constructor(),
        Member::attribute("charset", N::HTMLScriptElement_get_charset).setter(N::HTMLScriptElement_set_charset),
        Member::attribute("event", N::HTMLScriptElement_get_event).setter(N::HTMLScriptElement_set_event),
        Member::attribute("htmlFor", N::HTMLScriptElement_get_htmlFor).setter(N::HTMLScriptElement_set_htmlFor),
        Member::attribute("innerText", N::HTMLScriptElement_get_innerText).setter(N::HTMLScriptElement_set_innerText),
        Member::attribute("textContent", N::HTMLScriptElement_get_textContent).setter(N::HTMLScriptElement_set_textContent),
        Member::attribute("src", N::HTMLScriptElement_get_src).setter(N::HTMLScriptElement_set_src),
        Member::attribute("text", N::HTMLScriptElement_get_text).setter(N::HTMLScriptElement_set_text),
    ],
    ..Definition::EMPTY
};

pub(super) fn type_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    reflect::string(cx, this, "type")
}

pub(super) fn type_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "type", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn no_module_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    reflect::boolean(cx, this, "nomodule")
}

pub(super) fn no_module_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "nomodule", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn async__getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    let value = interfaces::html_script_element::async_(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn async_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLScriptElement", "async");
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = interfaces::html_script_element::set_async(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn defer_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    reflect::boolean(cx, this, "defer")
}

pub(super) fn defer_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "defer", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn blocking_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::HTMLScriptElement)?;
    reflect::token_list(cx, &object, this, "blocking")
}

pub(super) fn blocking_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLScriptElement)?;
    attributes::forward(cx, call, &this, "blocking", "value")
}

pub(super) fn cross_origin_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    reflect::nullable_enumerated(cx, this, "crossorigin", &Enumerated { keywords: &[("anonymous", "anonymous"), ("use-credentials", "use-credentials"), ("", "anonymous"), ], missing: None, invalid: Some("anonymous") })
}

pub(super) fn cross_origin_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "crossorigin", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn referrer_policy_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    reflect::enumerated(cx, this, "referrerpolicy", &Enumerated { keywords: &[("", ""), ("no-referrer", "no-referrer"), ("no-referrer-when-downgrade", "no-referrer-when-downgrade"), ("same-origin", "same-origin"), ("origin", "origin"), ("strict-origin", "strict-origin"), ("origin-when-cross-origin", "origin-when-cross-origin"), ("strict-origin-when-cross-origin", "strict-origin-when-cross-origin"), ("unsafe-url", "unsafe-url"), ], missing: Some(""), invalid: Some("") })
}

pub(super) fn referrer_policy_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "referrerpolicy", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn integrity_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    reflect::string(cx, this, "integrity")
}

pub(super) fn integrity_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "integrity", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn fetch_priority_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    reflect::enumerated(cx, this, "fetchpriority", &Enumerated { keywords: &[("high", "high"), ("low", "low"), ("auto", "auto"), ], missing: Some("auto"), invalid: Some("auto") })
}

pub(super) fn fetch_priority_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "fetchpriority", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn static_supports(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("HTMLScriptElement", "supports");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::html_script_element::supports(cx, a0)?;
    Ok(cx.boolean(value))
}

pub(super) fn charset_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    reflect::string(cx, this, "charset")
}

pub(super) fn charset_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "charset", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn event_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    reflect::string(cx, this, "event")
}

pub(super) fn event_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "event", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn html_for_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    reflect::string(cx, this, "for")
}

pub(super) fn html_for_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "for", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn inner_text_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    let value = interfaces::html_script_element::inner_text(cx, this)?;
    Ok(value.into_value(cx)?)
}

pub(super) fn inner_text_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLScriptElement", "innerText");
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    let value = TrustedScriptOrDomStringOrNull::from_value(cx, &call.arg(0), SITE.value())?;
    reactions::push_queue(cx);
    let done = interfaces::html_script_element::set_inner_text(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn text_content_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    let value = interfaces::html_script_element::text_content(cx, this)?;
    Ok(match value { Some(value) => value.into_value(cx)?, None => cx.null() })
}

pub(super) fn text_content_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLScriptElement", "textContent");
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(TrustedScriptOrDomString::from_value(cx, value, SITE.value())?) };
    reactions::push_queue(cx);
    let done = interfaces::html_script_element::set_text_content(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn src_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    let value = interfaces::html_script_element::src(cx, this)?;
    Ok(value.into_value(cx)?)
}

pub(super) fn src_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLScriptElement", "src");
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    let value = TrustedScriptURLOrUsvString::from_value(cx, &call.arg(0), SITE.value())?;
    reactions::push_queue(cx);
    let done = interfaces::html_script_element::set_src(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn text_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    let value = interfaces::html_script_element::text(cx, this)?;
    Ok(value.into_value(cx)?)
}

pub(super) fn text_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLScriptElement", "text");
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    let value = TrustedScriptOrDomString::from_value(cx, &call.arg(0), SITE.value())?;
    reactions::push_queue(cx);
    let done = interfaces::html_script_element::set_text(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLScriptElement)
}
