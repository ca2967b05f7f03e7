// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLElement",
    interface: Interface::HTMLElement,
    last: Interface::HTMLUnknownElement,
    parent: Some(Interface::Element),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLElement_constructor, 0)),
    members: &[
        Member::attribute("title", N::HTMLElement_get_title).setter(N::HTMLElement_set_title),
        Member::attribute("lang", N::HTMLElement_get_lang).setter(N::HTMLElement_set_lang),
        Member::attribute("translate", N::HTMLElement_get_translate).setter(N::HTMLElement_set_translate),
        Member::attribute("dir", N::HTMLElement_get_dir).setter(N::HTMLElement_set_dir),
        Member::attribute("hidden", N::HTMLElement_get_hidden).setter(N::HTMLElement_set_hidden),
        Member::attribute("inert", N::HTMLElement_get_inert).setter(N::HTMLElement_set_inert),
        Member::operation("click", N::HTMLElement_click, 0),
        Member::attribute("accessKey", N::HTMLElement_get_accessKey).setter(N::HTMLElement_set_accessKey),
        Member::attribute("accessKeyLabel", N::HTMLElement_get_accessKeyLabel),
        Member::attribute("draggable", N::HTMLElement_get_draggable).setter(N::HTMLElement_set_draggable),
        Member::attribute("spellcheck", N::HTMLElement_get_spellcheck).setter(N::HTMLElement_set_spellcheck),
        Member::attribute("writingSuggestions", N::HTMLElement_get_writingSuggestions).setter(N::HTMLElement_set_writingSuggestions),
        Member::attribute("autocapitalize", N::HTMLElement_get_autocapitalize).setter(N::HTMLElement_set_autocapitalize),
        Member::attribute("autocorrect", N::HTMLElement_get_autocorrect).setter(N::HTMLElement_set_autocorrect),
        Member::attribute("innerText", N::HTMLElement_get_innerText).setter(N::HTMLElement_set_innerText),
        Member::attribute("outerText", N::HTMLElement_get_outerText).setter(N::HTMLElement_set_outerText),
        Member::operation("attachInternals", N::HTMLElement_attachInternals, 0),
        Member::operation("showPopover", N::HTMLElement_showPopover, 0),
        Member::operation("hidePopover", N::HTMLElement_hidePopover, 0),
        Member::operation("togglePopover", N::HTMLElement_togglePopover, 0),
        Member::attribute("popover", N::HTMLElement_get_popover).setter(N::HTMLElement_set_popover),
        Member::attribute("headingOffset", N::HTMLElement_get_headingOffset).setter(N::HTMLElement_set_headingOffset),
        Member::attribute("headingReset", N::HTMLElement_get_headingReset).setter(N::HTMLElement_set_headingReset),
        Member::attribute("scrollParent", N::HTMLElement_get_scrollParent),
        Member::attribute("offsetParent", N::HTMLElement_get_offsetParent),
        Member::attribute("offsetTop", N::HTMLElement_get_offsetTop),
        Member::attribute("offsetLeft", N::HTMLElement_get_offsetLeft),
        Member::attribute("offsetWidth", N::HTMLElement_get_offsetWidth),
        Member::attribute("offsetHeight", N::HTMLElement_get_offsetHeight),
        Member::attribute("style", N::HTMLElement_get_style).setter(N::HTMLElement_set_style),
        Member::attribute("onabort", N::HTMLElement_get_onabort).setter(N::HTMLElement_set_onabort),
        Member::attribute("onauxclick", N::HTMLElement_get_onauxclick).setter(N::HTMLElement_set_onauxclick),
        Member::attribute("onbeforeinput", N::HTMLElement_get_onbeforeinput).setter(N::HTMLElement_set_onbeforeinput),
        Member::attribute("onbeforematch", N::HTMLElement_get_onbeforematch).setter(N::HTMLElement_set_onbeforematch),
        Member::attribute("onbeforetoggle", N::HTMLElement_get_onbeforetoggle).setter(N::HTMLElement_set_onbeforetoggle),
        Member::attribute("onblur", N::HTMLElement_get_onblur).setter(N::HTMLElement_set_onblur),
        Member::attribute("oncancel", N::HTMLElement_get_oncancel).setter(N::HTMLElement_set_oncancel),
        Member::attribute("oncanplay", N::HTMLElement_get_oncanplay).setter(N::HTMLElement_set_oncanplay),
        Member::attribute("oncanplaythrough", N::HTMLElement_get_oncanplaythrough).setter(N::HTMLElement_set_oncanplaythrough),
        Member::attribute("onchange", N::HTMLElement_get_onchange).setter(N::HTMLElement_set_onchange),
        Member::attribute("onclick", N::HTMLElement_get_onclick).setter(N::HTMLElement_set_onclick),
        Member::attribute("onclose", N::HTMLElement_get_onclose).setter(N::HTMLElement_set_onclose),
        Member::attribute("oncommand", N::HTMLElement_get_oncommand).setter(N::HTMLElement_set_oncommand),
        Member::attribute("oncontextlost", N::HTMLElement_get_oncontextlost).setter(N::HTMLElement_set_oncontextlost),
        Member::attribute("oncontextmenu", N::HTMLElement_get_oncontextmenu).setter(N::HTMLElement_set_oncontextmenu),
        Member::attribute("oncontextrestored", N::HTMLElement_get_oncontextrestored).setter(N::HTMLElement_set_oncontextrestored),
        Member::attribute("oncopy", N::HTMLElement_get_oncopy).setter(N::HTMLElement_set_oncopy),
        Member::attribute("oncuechange", N::HTMLElement_get_oncuechange).setter(N::HTMLElement_set_oncuechange),
        Member::attribute("oncut", N::HTMLElement_get_oncut).setter(N::HTMLElement_set_oncut),
        Member::attribute("ondblclick", N::HTMLElement_get_ondblclick).setter(N::HTMLElement_set_ondblclick),
        Member::attribute("ondrag", N::HTMLElement_get_ondrag).setter(N::HTMLElement_set_ondrag),
        Member::attribute("ondragend", N::HTMLElement_get_ondragend).setter(N::HTMLElement_set_ondragend),
        Member::attribute("ondragenter", N::HTMLElement_get_ondragenter).setter(N::HTMLElement_set_ondragenter),
        Member::attribute("ondragleave", N::HTMLElement_get_ondragleave).setter(N::HTMLElement_set_ondragleave),
        Member::attribute("ondragover", N::HTMLElement_get_ondragover).setter(N::HTMLElement_set_ondragover),
        Member::attribute("ondragstart", N::HTMLElement_get_ondragstart).setter(N::HTMLElement_set_ondragstart),
        Member::attribute("ondrop", N::HTMLElement_get_ondrop).setter(N::HTMLElement_set_ondrop),
        Member::attribute("ondurationchange", N::HTMLElement_get_ondurationchange).setter(N::HTMLElement_set_ondurationchange),
        Member::attribute("onemptied", N::HTMLElement_get_onemptied).setter(N::HTMLElement_set_onemptied),
        Member::attribute("onended", N::HTMLElement_get_onended).setter(N::HTMLElement_set_onended),
        Member::attribute("onerror", N::HTMLElement_get_onerror).setter(N::HTMLElement_set_onerror),
        Member::attribute("onfocus", N::HTMLElement_get_onfocus).setter(N::HTMLElement_set_onfocus),
        Member::attribute("onformdata", N::HTMLElement_get_onformdata).setter(N::HTMLElement_set_onformdata),
        Member::attribute("oninput", N::HTMLElement_get_oninput).setter(N::HTMLElement_set_oninput),
        Member::attribute("oninvalid", N::HTMLElement_get_oninvalid).setter(N::HTMLElement_set_oninvalid),
        Member::attribute("onkeydown", N::HTMLElement_get_onkeydown).setter(N::HTMLElement_set_onkeydown),
        Member::attribute("onkeypress", N::HTMLElement_get_onkeypress).setter(N::HTMLElement_set_onkeypress),
        Member::attribute("onkeyup", N::HTMLElement_get_onkeyup).setter(N::HTMLElement_set_onkeyup),
        Member::attribute("onload", N::HTMLElement_get_onload).setter(N::HTMLElement_set_onload),
        Member::attribute("onloadeddata", N::HTMLElement_get_onloadeddata).setter(N::HTMLElement_set_onloadeddata),
        Member::attribute("onloadedmetadata", N::HTMLElement_get_onloadedmetadata).setter(N::HTMLElement_set_onloadedmetadata),
        Member::attribute("onloadstart", N::HTMLElement_get_onloadstart).setter(N::HTMLElement_set_onloadstart),
        Member::attribute("onmousedown", N::HTMLElement_get_onmousedown).setter(N::HTMLElement_set_onmousedown),
        Member::attribute("onmouseenter", N::HTMLElement_get_onmouseenter).setter(N::HTMLElement_set_onmouseenter),
        Member::attribute("onmouseleave", N::HTMLElement_get_onmouseleave).setter(N::HTMLElement_set_onmouseleave),
        Member::attribute("onmousemove", N::HTMLElement_get_onmousemove).setter(N::HTMLElement_set_onmousemove),
        Member::attribute("onmouseout", N::HTMLElement_get_onmouseout).setter(N::HTMLElement_set_onmouseout),
        Member::attribute("onmouseover", N::HTMLElement_get_onmouseover).setter(N::HTMLElement_set_onmouseover),
        Member::attribute("onmouseup", N::HTMLElement_get_onmouseup).setter(N::HTMLElement_set_onmouseup),
        Member::attribute("onpaste", N::HTMLElement_get_onpaste).setter(N::HTMLElement_set_onpaste),
        Member::attribute("onpause", N::HTMLElement_get_onpause).setter(N::HTMLElement_set_onpause),
        Member::attribute("onplay", N::HTMLElement_get_onplay).setter(N::HTMLElement_set_onplay),
        Member::attribute("onplaying", N::HTMLElement_get_onplaying).setter(N::HTMLElement_set_onplaying),
        Member::attribute("onprogress", N::HTMLElement_get_onprogress).setter(N::HTMLElement_set_onprogress),
        Member::attribute("onratechange", N::HTMLElement_get_onratechange).setter(N::HTMLElement_set_onratechange),
        Member::attribute("onreset", N::HTMLElement_get_onreset).setter(N::HTMLElement_set_onreset),
        Member::attribute("onresize", N::HTMLElement_get_onresize).setter(N::HTMLElement_set_onresize),
        Member::attribute("onscroll", N::HTMLElement_get_onscroll).setter(N::HTMLElement_set_onscroll),
        Member::attribute("onscrollend", N::HTMLElement_get_onscrollend).setter(N::HTMLElement_set_onscrollend),
        Member::attribute("onsecuritypolicyviolation", N::HTMLElement_get_onsecuritypolicyviolation).setter(N::HTMLElement_set_onsecuritypolicyviolation),
        Member::attribute("onseeked", N::HTMLElement_get_onseeked).setter(N::HTMLElement_set_onseeked),
        Member::attribute("onseeking", N::HTMLElement_get_onseeking).setter(N::HTMLElement_set_onseeking),
        Member::attribute("onselect", N::HTMLElement_get_onselect).setter(N::HTMLElement_set_onselect),
        Member::attribute("onslotchange", N::HTMLElement_get_onslotchange).setter(N::HTMLElement_set_onslotchange),
        Member::attribute("onstalled", N::HTMLElement_get_onstalled).setter(N::HTMLElement_set_onstalled),
        Member::attribute("onsubmit", N::HTMLElement_get_onsubmit).setter(N::HTMLElement_set_onsubmit),
        Member::attribute("onsuspend", N::HTMLElement_get_onsuspend).setter(N::HTMLElement_set_onsuspend),
        Member::attribute("ontimeupdate", N::HTMLElement_get_ontimeupdate).setter(N::HTMLElement_set_ontimeupdate),
        Member::attribute("ontoggle", N::HTMLElement_get_ontoggle).setter(N::HTMLElement_set_ontoggle),
        Member::attribute("onvolumechange", N::HTMLElement_get_onvolumechange).setter(N::HTMLElement_set_onvolumechange),
        Member::attribute("onwaiting", N::HTMLElement_get_onwaiting).setter(N::HTMLElement_set_onwaiting),
        Member::attribute("onwebkitanimationend", N::HTMLElement_get_onwebkitanimationend).setter(N::HTMLElement_set_onwebkitanimationend),
        Member::attribute("onwebkitanimationiteration", N::HTMLElement_get_onwebkitanimationiteration).setter(N::HTMLElement_set_onwebkitanimationiteration),
        Member::attribute("onwebkitanimationstart", N::HTMLElement_get_onwebkitanimationstart).setter(N::HTMLElement_set_onwebkitanimationstart),
        Member::attribute("onwebkittransitionend", N::HTMLElement_get_onwebkittransitionend).setter(N::HTMLElement_set_onwebkittransitionend),
        Member::attribute("onwheel", N::HTMLElement_get_onwheel).setter(N::HTMLElement_set_onwheel),
        Member::attribute("onanimationstart", N::HTMLElement_get_onanimationstart).setter(N::HTMLElement_set_onanimationstart),
        Member::attribute("onanimationiteration", N::HTMLElement_get_onanimationiteration).setter(N::HTMLElement_set_onanimationiteration),
        Member::attribute("onanimationend", N::HTMLElement_get_onanimationend).setter(N::HTMLElement_set_onanimationend),
        Member::attribute("onanimationcancel", N::HTMLElement_get_onanimationcancel).setter(N::HTMLElement_set_onanimationcancel),
        Member::attribute("ontransitionrun", N::HTMLElement_get_ontransitionrun).setter(N::HTMLElement_set_ontransitionrun),
        Member::attribute("ontransitionstart", N::HTMLElement_get_ontransitionstart).setter(N::HTMLElement_set_ontransitionstart),
        Member::attribute("ontransitionend", N::HTMLElement_get_ontransitionend).setter(N::HTMLElement_set_ontransitionend),
        Member::attribute("ontransitioncancel", N::HTMLElement_get_ontransitioncancel).setter(N::HTMLElement_set_ontransitioncancel),
        Member::attribute("onpointerover", N::HTMLElement_get_onpointerover).setter(N::HTMLElement_set_onpointerover),
        Member::attribute("onpointerenter", N::HTMLElement_get_onpointerenter).setter(N::HTMLElement_set_onpointerenter),
        Member::attribute("onpointerdown", N::HTMLElement_get_onpointerdown).setter(N::HTMLElement_set_onpointerdown),
        Member::attribute("onpointermove", N::HTMLElement_get_onpointermove).setter(N::HTMLElement_set_onpointermove),
        Member::attribute("onpointerrawupdate", N::HTMLElement_get_onpointerrawupdate).setter(N::HTMLElement_set_onpointerrawupdate),
        Member::attribute("onpointerup", N::HTMLElement_get_onpointerup).setter(N::HTMLElement_set_onpointerup),
        Member::attribute("onpointercancel", N::HTMLElement_get_onpointercancel).setter(N::HTMLElement_set_onpointercancel),
        Member::attribute("onpointerout", N::HTMLElement_get_onpointerout).setter(N::HTMLElement_set_onpointerout),
        Member::attribute("onpointerleave", N::HTMLElement_get_onpointerleave).setter(N::HTMLElement_set_onpointerleave),
        Member::attribute("ongotpointercapture", N::HTMLElement_get_ongotpointercapture).setter(N::HTMLElement_set_ongotpointercapture),
        Member::attribute("onlostpointercapture", N::HTMLElement_get_onlostpointercapture).setter(N::HTMLElement_set_onlostpointercapture),
        Member::attribute("onselectstart", N::HTMLElement_get_onselectstart).setter(N::HTMLElement_set_onselectstart),
        Member::attribute("onselectionchange", N::HTMLElement_get_onselectionchange).setter(N::HTMLElement_set_onselectionchange),
        Member::attribute("ontouchstart", N::HTMLElement_get_ontouchstart).setter(N::HTMLElement_set_ontouchstart),
        Member::attribute("ontouchend", N::HTMLElement_get_ontouchend).setter(N::HTMLElement_set_ontouchend),
        Member::attribute("ontouchmove", N::HTMLElement_get_ontouchmove).setter(N::HTMLElement_set_ontouchmove),
        Member::attribute("ontouchcancel", N::HTMLElement_get_ontouchcancel).setter(N::HTMLElement_set_ontouchcancel),
        Member::attribute("contentEditable", N::HTMLElement_get_contentEditable).setter(N::HTMLElement_set_contentEditable),
        Member::attribute("enterKeyHint", N::HTMLElement_get_enterKeyHint).setter(N::HTMLElement_set_enterKeyHint),
        Member::attribute("isContentEditable", N::HTMLElement_get_isContentEditable),
        Member::attribute("inputMode", N::HTMLElement_get_inputMode).setter(N::HTMLElement_set_inputMode),
        Member::attribute("dataset", N::HTMLElement_get_dataset),
        Member::attribute("nonce", N::HTMLElement_get_nonce).setter(N::HTMLElement_set_nonce),
        Member::attribute("autofocus", N::HTMLElement_get_autofocus).setter(N::HTMLElement_set_autofocus),
        Member::attribute("tabIndex", N::HTMLElement_get_tabIndex).setter(N::HTMLElement_set_tabIndex),
        Member::operation("focus", N::HTMLElement_focus, 0),
        Member::operation("blur", N::HTMLElement_blur, 0),
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

pub(super) fn translate_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = interfaces::html_element::translate(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn translate_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLElement", "translate");
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = interfaces::html_element::set_translate(cx, this, value);
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

pub(super) fn hidden_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = interfaces::html_element::hidden(cx, this)?;
    Ok(match value { Some(value) => value.into_value(cx)?, None => cx.null() })
}

pub(super) fn hidden_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLElement", "hidden");
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(BooleanOrUnrestrictedOrDomString::from_value(cx, value, SITE.value())?) };
    reactions::push_queue(cx);
    let done = interfaces::html_element::set_hidden(cx, this, value);
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

pub(super) fn click(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = interfaces::html_element::click(cx, this)?;
    let () = value;
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

pub(super) fn access_key_label_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = interfaces::html_element::access_key_label(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn draggable_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = interfaces::html_element::draggable(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn draggable_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLElement", "draggable");
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = interfaces::html_element::set_draggable(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn spellcheck_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = interfaces::html_element::spellcheck(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn spellcheck_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLElement", "spellcheck");
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = interfaces::html_element::set_spellcheck(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn writing_suggestions_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = interfaces::html_element::writing_suggestions(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn writing_suggestions_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "writingsuggestions", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn autocapitalize_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = interfaces::html_element::autocapitalize(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn autocapitalize_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "autocapitalize", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn autocorrect_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = interfaces::html_element::autocorrect(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn autocorrect_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLElement", "autocorrect");
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = interfaces::html_element::set_autocorrect(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn inner_text_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = interfaces::html_element::inner_text(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn inner_text_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLElement", "innerText");
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = convert::dom_string_or_null(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::html_element::set_inner_text(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn outer_text_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = interfaces::html_element::outer_text(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn outer_text_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLElement", "outerText");
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = convert::dom_string_or_null(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::html_element::set_outer_text(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn attach_internals(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = interfaces::html_element::attach_internals(cx, this)?;
    Ok(value)
}

pub(super) fn show_popover(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLElement", "showPopover");
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let a0 = ShowPopoverOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::html_element::show_popover(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn hide_popover(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = interfaces::html_element::hide_popover(cx, this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn toggle_popover(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLElement", "togglePopover");
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => TogglePopoverOptionsOrBoolean::TogglePopoverOptions(TogglePopoverOptions::from_value(cx, &cx.undefined(), SITE.value())?), value => TogglePopoverOptionsOrBoolean::from_value(cx, &value, SITE.argument(1))? };
    let value = interfaces::html_element::toggle_popover(cx, this, a0)?;
    Ok(cx.boolean(value))
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

pub(super) fn scroll_parent_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = interfaces::html_element::scroll_parent(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn offset_parent_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = interfaces::html_element::offset_parent(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn offset_top_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = interfaces::html_element::offset_top(cx, this)?;
    Ok(cx.int(value))
}

pub(super) fn offset_left_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = interfaces::html_element::offset_left(cx, this)?;
    Ok(cx.int(value))
}

pub(super) fn offset_width_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = interfaces::html_element::offset_width(cx, this)?;
    Ok(cx.int(value))
}

pub(super) fn offset_height_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = interfaces::html_element::offset_height(cx, this)?;
    Ok(cx.int(value))
}

pub(super) fn style_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::HTMLElement)?;
    if let Some(value) = same_object::kept(cx, &object, N::HTMLElement_get_style) {
        return Ok(value);
    }
    let value = interfaces::element_css_inline_style::style(cx, this)?;
    let value = value;
    same_object::keep(cx, &object, N::HTMLElement_get_style, &value);
    Ok(value)
}

pub(super) fn style_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    attributes::forward(cx, call, &this, "style", "cssText")
}

pub(super) fn onabort_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "abort")
}

pub(super) fn onabort_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "abort", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onauxclick_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "auxclick")
}

pub(super) fn onauxclick_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "auxclick", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onbeforeinput_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "beforeinput")
}

pub(super) fn onbeforeinput_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "beforeinput", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onbeforematch_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "beforematch")
}

pub(super) fn onbeforematch_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "beforematch", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onbeforetoggle_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "beforetoggle")
}

pub(super) fn onbeforetoggle_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "beforetoggle", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onblur_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "blur")
}

pub(super) fn onblur_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "blur", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncancel_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "cancel")
}

pub(super) fn oncancel_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "cancel", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncanplay_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "canplay")
}

pub(super) fn oncanplay_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "canplay", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncanplaythrough_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "canplaythrough")
}

pub(super) fn oncanplaythrough_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "canplaythrough", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onchange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "change")
}

pub(super) fn onchange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "change", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onclick_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "click")
}

pub(super) fn onclick_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "click", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onclose_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "close")
}

pub(super) fn onclose_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "close", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncommand_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "command")
}

pub(super) fn oncommand_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "command", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncontextlost_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "contextlost")
}

pub(super) fn oncontextlost_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "contextlost", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncontextmenu_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "contextmenu")
}

pub(super) fn oncontextmenu_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "contextmenu", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncontextrestored_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "contextrestored")
}

pub(super) fn oncontextrestored_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "contextrestored", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncopy_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "copy")
}

pub(super) fn oncopy_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "copy", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncuechange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "cuechange")
}

pub(super) fn oncuechange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "cuechange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncut_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "cut")
}

pub(super) fn oncut_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "cut", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondblclick_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "dblclick")
}

pub(super) fn ondblclick_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "dblclick", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondrag_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "drag")
}

pub(super) fn ondrag_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "drag", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondragend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "dragend")
}

pub(super) fn ondragend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "dragend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondragenter_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "dragenter")
}

pub(super) fn ondragenter_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "dragenter", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondragleave_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "dragleave")
}

pub(super) fn ondragleave_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "dragleave", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondragover_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "dragover")
}

pub(super) fn ondragover_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "dragover", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondragstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "dragstart")
}

pub(super) fn ondragstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "dragstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondrop_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "drop")
}

pub(super) fn ondrop_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "drop", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondurationchange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "durationchange")
}

pub(super) fn ondurationchange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "durationchange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onemptied_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "emptied")
}

pub(super) fn onemptied_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "emptied", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onended_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "ended")
}

pub(super) fn onended_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "ended", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onerror_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "error")
}

pub(super) fn onerror_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "error", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onfocus_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "focus")
}

pub(super) fn onfocus_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "focus", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onformdata_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "formdata")
}

pub(super) fn onformdata_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "formdata", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oninput_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "input")
}

pub(super) fn oninput_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "input", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oninvalid_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "invalid")
}

pub(super) fn oninvalid_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "invalid", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onkeydown_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "keydown")
}

pub(super) fn onkeydown_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "keydown", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onkeypress_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "keypress")
}

pub(super) fn onkeypress_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "keypress", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onkeyup_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "keyup")
}

pub(super) fn onkeyup_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "keyup", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onload_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "load")
}

pub(super) fn onload_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "load", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onloadeddata_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "loadeddata")
}

pub(super) fn onloadeddata_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "loadeddata", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onloadedmetadata_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "loadedmetadata")
}

pub(super) fn onloadedmetadata_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "loadedmetadata", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onloadstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "loadstart")
}

pub(super) fn onloadstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "loadstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmousedown_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "mousedown")
}

pub(super) fn onmousedown_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "mousedown", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmouseenter_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    if !receiver::implements(cx, call, Interface::HTMLElement) {
        return Ok(cx.undefined());
    }
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "mouseenter")
}

pub(super) fn onmouseenter_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    if !receiver::implements(cx, call, Interface::HTMLElement) {
        return Ok(cx.undefined());
    }
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "mouseenter", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmouseleave_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    if !receiver::implements(cx, call, Interface::HTMLElement) {
        return Ok(cx.undefined());
    }
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "mouseleave")
}

pub(super) fn onmouseleave_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    if !receiver::implements(cx, call, Interface::HTMLElement) {
        return Ok(cx.undefined());
    }
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "mouseleave", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmousemove_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "mousemove")
}

pub(super) fn onmousemove_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "mousemove", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmouseout_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "mouseout")
}

pub(super) fn onmouseout_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "mouseout", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmouseover_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "mouseover")
}

pub(super) fn onmouseover_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "mouseover", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmouseup_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "mouseup")
}

pub(super) fn onmouseup_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "mouseup", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpaste_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "paste")
}

pub(super) fn onpaste_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "paste", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpause_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "pause")
}

pub(super) fn onpause_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pause", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onplay_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "play")
}

pub(super) fn onplay_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "play", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onplaying_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "playing")
}

pub(super) fn onplaying_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "playing", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onprogress_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "progress")
}

pub(super) fn onprogress_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "progress", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onratechange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "ratechange")
}

pub(super) fn onratechange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "ratechange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onreset_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "reset")
}

pub(super) fn onreset_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "reset", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onresize_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "resize")
}

pub(super) fn onresize_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "resize", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onscroll_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "scroll")
}

pub(super) fn onscroll_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "scroll", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onscrollend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "scrollend")
}

pub(super) fn onscrollend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "scrollend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onsecuritypolicyviolation_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "securitypolicyviolation")
}

pub(super) fn onsecuritypolicyviolation_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "securitypolicyviolation", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onseeked_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "seeked")
}

pub(super) fn onseeked_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "seeked", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onseeking_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "seeking")
}

pub(super) fn onseeking_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "seeking", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onselect_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "select")
}

pub(super) fn onselect_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "select", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onslotchange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "slotchange")
}

pub(super) fn onslotchange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "slotchange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onstalled_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "stalled")
}

pub(super) fn onstalled_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "stalled", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onsubmit_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "submit")
}

pub(super) fn onsubmit_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "submit", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onsuspend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "suspend")
}

pub(super) fn onsuspend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "suspend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontimeupdate_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "timeupdate")
}

pub(super) fn ontimeupdate_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "timeupdate", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontoggle_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "toggle")
}

pub(super) fn ontoggle_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "toggle", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onvolumechange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "volumechange")
}

pub(super) fn onvolumechange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "volumechange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onwaiting_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "waiting")
}

pub(super) fn onwaiting_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "waiting", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onwebkitanimationend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "webkitanimationend")
}

pub(super) fn onwebkitanimationend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "webkitanimationend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onwebkitanimationiteration_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "webkitanimationiteration")
}

pub(super) fn onwebkitanimationiteration_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "webkitanimationiteration", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onwebkitanimationstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "webkitanimationstart")
}

pub(super) fn onwebkitanimationstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "webkitanimationstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onwebkittransitionend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "webkittransitionend")
}

pub(super) fn onwebkittransitionend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "webkittransitionend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onwheel_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "wheel")
}

pub(super) fn onwheel_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "wheel", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onanimationstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "animationstart")
}

pub(super) fn onanimationstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "animationstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onanimationiteration_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "animationiteration")
}

pub(super) fn onanimationiteration_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "animationiteration", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onanimationend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "animationend")
}

pub(super) fn onanimationend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "animationend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onanimationcancel_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "animationcancel")
}

pub(super) fn onanimationcancel_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "animationcancel", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontransitionrun_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "transitionrun")
}

pub(super) fn ontransitionrun_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "transitionrun", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontransitionstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "transitionstart")
}

pub(super) fn ontransitionstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "transitionstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontransitionend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "transitionend")
}

pub(super) fn ontransitionend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "transitionend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontransitioncancel_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "transitioncancel")
}

pub(super) fn ontransitioncancel_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "transitioncancel", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointerover_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "pointerover")
}

pub(super) fn onpointerover_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointerover", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointerenter_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "pointerenter")
}

pub(super) fn onpointerenter_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointerenter", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointerdown_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "pointerdown")
}

pub(super) fn onpointerdown_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointerdown", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointermove_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "pointermove")
}

pub(super) fn onpointermove_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointermove", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointerrawupdate_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "pointerrawupdate")
}

pub(super) fn onpointerrawupdate_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointerrawupdate", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointerup_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "pointerup")
}

pub(super) fn onpointerup_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointerup", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointercancel_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "pointercancel")
}

pub(super) fn onpointercancel_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointercancel", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointerout_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "pointerout")
}

pub(super) fn onpointerout_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointerout", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointerleave_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "pointerleave")
}

pub(super) fn onpointerleave_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointerleave", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ongotpointercapture_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "gotpointercapture")
}

pub(super) fn ongotpointercapture_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "gotpointercapture", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onlostpointercapture_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "lostpointercapture")
}

pub(super) fn onlostpointercapture_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "lostpointercapture", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onselectstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "selectstart")
}

pub(super) fn onselectstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "selectstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onselectionchange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "selectionchange")
}

pub(super) fn onselectionchange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "selectionchange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontouchstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "touchstart")
}

pub(super) fn ontouchstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "touchstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontouchend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "touchend")
}

pub(super) fn ontouchend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "touchend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontouchmove_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "touchmove")
}

pub(super) fn ontouchmove_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "touchmove", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontouchcancel_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    handlers::get(cx, &this, "touchcancel")
}

pub(super) fn ontouchcancel_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "touchcancel", &value)?;
    Ok(cx.undefined())
}

pub(super) fn content_editable_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = interfaces::element_content_editable::content_editable(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn content_editable_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLElement", "contentEditable");
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::element_content_editable::set_content_editable(cx, this, value);
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

pub(super) fn is_content_editable_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = interfaces::element_content_editable::is_content_editable(cx, this)?;
    Ok(cx.boolean(value))
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

pub(super) fn dataset_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::HTMLElement)?;
    if let Some(value) = same_object::kept(cx, &object, N::HTMLElement_get_dataset) {
        return Ok(value);
    }
    let value = interfaces::html_or_svg_or_mathml_element::dataset(cx, this)?;
    let value = value;
    same_object::keep(cx, &object, N::HTMLElement_get_dataset, &value);
    Ok(value)
}

pub(super) fn nonce_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = interfaces::html_or_svg_or_mathml_element::nonce(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn nonce_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLElement", "nonce");
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    interfaces::html_or_svg_or_mathml_element::set_nonce(cx, this, value)?;
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

pub(super) fn tab_index_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = interfaces::html_or_svg_or_mathml_element::tab_index(cx, this)?;
    Ok(cx.int(value))
}

pub(super) fn tab_index_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLElement", "tabIndex");
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = convert::long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_long(cx, this, "tabindex", value, &Numbers { limit: Limit::Any, default: None, range: None });
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn focus(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLElement", "focus");
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let a0 = FocusOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::html_or_svg_or_mathml_element::focus(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn blur(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = interfaces::html_or_svg_or_mathml_element::blur(cx, this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLElement)
}
