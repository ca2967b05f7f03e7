// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLElement",
    interface: Interface::HTMLElement,
    last: Interface::HTMLUnknownElement,
    parent: Some(Interface::Element),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute("title", N::HTMLElement_get_title).setter(N::HTMLElement_set_title),
        Member::attribute("lang", N::HTMLElement_get_lang).setter(N::HTMLElement_set_lang),
        Member::attribute("dir", N::HTMLElement_get_dir).setter(N::HTMLElement_set_dir),
        Member::attribute("inert", N::HTMLElement_get_inert).setter(N::HTMLElement_set_inert),
        Member::attribute("accessKey", N::HTMLElement_get_accessKey).setter(N::HTMLElement_set_accessKey),
        Member::attribute("popover", N::HTMLElement_get_popover).setter(N::HTMLElement_set_popover),
        Member::attribute("headingOffset", N::HTMLElement_get_headingOffset).setter(N::HTMLElement_set_headingOffset),
        Member::attribute("headingReset", N::HTMLElement_get_headingReset).setter(N::HTMLElement_set_headingReset),
        Member::attribute("enterKeyHint", N::HTMLElement_get_enterKeyHint).setter(N::HTMLElement_set_enterKeyHint),
        Member::attribute("inputMode", N::HTMLElement_get_inputMode).setter(N::HTMLElement_set_inputMode),
        Member::attribute("autofocus", N::HTMLElement_get_autofocus).setter(N::HTMLElement_set_autofocus),
    ],
    ..Definition::EMPTY
};

pub(super) fn title_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    reflect::string(cx, this, "title")
}

pub(super) fn title_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "title", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn lang_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    reflect::string(cx, this, "lang")
}

pub(super) fn lang_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "lang", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn dir_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    reflect::enumerated(cx, this, "dir", &Enumerated { keywords: &[("ltr", "ltr"), ("rtl", "rtl"), ("auto", "auto"), ], missing: None, invalid: None })
}

pub(super) fn dir_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "dir", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn inert_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    reflect::boolean(cx, this, "inert")
}

pub(super) fn inert_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "inert", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn access_key_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    reflect::string(cx, this, "accesskey")
}

pub(super) fn access_key_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "accesskey", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn popover_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    reflect::nullable_enumerated(cx, this, "popover", &Enumerated { keywords: &[("auto", "auto"), ("manual", "manual"), ("hint", "hint"), ("", "auto"), ], missing: None, invalid: Some("manual") })
}

pub(super) fn popover_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "popover", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn heading_offset_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    reflect::unsigned_long(cx, this, "headingoffset", &Numbers { limit: Limit::Any, default: None, range: Some((0, 8)) })
}

pub(super) fn heading_offset_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLElement", "headingOffset");
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_unsigned_long(cx, this, "headingoffset", value, &Numbers { limit: Limit::Any, default: None, range: Some((0, 8)) });
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn heading_reset_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    reflect::boolean(cx, this, "headingreset")
}

pub(super) fn heading_reset_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "headingreset", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn enter_key_hint_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    reflect::enumerated(cx, this, "enterkeyhint", &Enumerated { keywords: &[("enter", "enter"), ("done", "done"), ("go", "go"), ("next", "next"), ("previous", "previous"), ("search", "search"), ("send", "send"), ], missing: None, invalid: None })
}

pub(super) fn enter_key_hint_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "enterkeyhint", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn input_mode_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    reflect::enumerated(cx, this, "inputmode", &Enumerated { keywords: &[("none", "none"), ("text", "text"), ("tel", "tel"), ("url", "url"), ("email", "email"), ("numeric", "numeric"), ("decimal", "decimal"), ("search", "search"), ], missing: None, invalid: None })
}

pub(super) fn input_mode_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "inputmode", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn autofocus_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    reflect::boolean(cx, this, "autofocus")
}

pub(super) fn autofocus_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "autofocus", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}
