// Made by `cargo xtask codegen` from spec/idl/mathml-core.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "MathMLElement",
    interface: Interface::MathMLElement,
    last: Interface::MathMLElement,
    parent: Some(Interface::Element),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute("style", N::MathMLElement_get_style).setter(N::MathMLElement_set_style),
        Member::attribute("onabort", N::MathMLElement_get_onabort).setter(N::MathMLElement_set_onabort),
        Member::attribute("onauxclick", N::MathMLElement_get_onauxclick).setter(N::MathMLElement_set_onauxclick),
        Member::attribute("onbeforeinput", N::MathMLElement_get_onbeforeinput).setter(N::MathMLElement_set_onbeforeinput),
        Member::attribute("onbeforematch", N::MathMLElement_get_onbeforematch).setter(N::MathMLElement_set_onbeforematch),
        Member::attribute("onbeforetoggle", N::MathMLElement_get_onbeforetoggle).setter(N::MathMLElement_set_onbeforetoggle),
        Member::attribute("onblur", N::MathMLElement_get_onblur).setter(N::MathMLElement_set_onblur),
        Member::attribute("oncancel", N::MathMLElement_get_oncancel).setter(N::MathMLElement_set_oncancel),
        Member::attribute("oncanplay", N::MathMLElement_get_oncanplay).setter(N::MathMLElement_set_oncanplay),
        Member::attribute("oncanplaythrough", N::MathMLElement_get_oncanplaythrough).setter(N::MathMLElement_set_oncanplaythrough),
        Member::attribute("onchange", N::MathMLElement_get_onchange).setter(N::MathMLElement_set_onchange),
        Member::attribute("onclick", N::MathMLElement_get_onclick).setter(N::MathMLElement_set_onclick),
        Member::attribute("onclose", N::MathMLElement_get_onclose).setter(N::MathMLElement_set_onclose),
        Member::attribute("oncommand", N::MathMLElement_get_oncommand).setter(N::MathMLElement_set_oncommand),
        Member::attribute("oncontextlost", N::MathMLElement_get_oncontextlost).setter(N::MathMLElement_set_oncontextlost),
        Member::attribute("oncontextmenu", N::MathMLElement_get_oncontextmenu).setter(N::MathMLElement_set_oncontextmenu),
        Member::attribute("oncontextrestored", N::MathMLElement_get_oncontextrestored).setter(N::MathMLElement_set_oncontextrestored),
        Member::attribute("oncopy", N::MathMLElement_get_oncopy).setter(N::MathMLElement_set_oncopy),
        Member::attribute("oncuechange", N::MathMLElement_get_oncuechange).setter(N::MathMLElement_set_oncuechange),
        Member::attribute("oncut", N::MathMLElement_get_oncut).setter(N::MathMLElement_set_oncut),
        Member::attribute("ondblclick", N::MathMLElement_get_ondblclick).setter(N::MathMLElement_set_ondblclick),
        Member::attribute("ondrag", N::MathMLElement_get_ondrag).setter(N::MathMLElement_set_ondrag),
        Member::attribute("ondragend", N::MathMLElement_get_ondragend).setter(N::MathMLElement_set_ondragend),
        Member::attribute("ondragenter", N::MathMLElement_get_ondragenter).setter(N::MathMLElement_set_ondragenter),
        Member::attribute("ondragleave", N::MathMLElement_get_ondragleave).setter(N::MathMLElement_set_ondragleave),
        Member::attribute("ondragover", N::MathMLElement_get_ondragover).setter(N::MathMLElement_set_ondragover),
        Member::attribute("ondragstart", N::MathMLElement_get_ondragstart).setter(N::MathMLElement_set_ondragstart),
        Member::attribute("ondrop", N::MathMLElement_get_ondrop).setter(N::MathMLElement_set_ondrop),
        Member::attribute("ondurationchange", N::MathMLElement_get_ondurationchange).setter(N::MathMLElement_set_ondurationchange),
        Member::attribute("onemptied", N::MathMLElement_get_onemptied).setter(N::MathMLElement_set_onemptied),
        Member::attribute("onended", N::MathMLElement_get_onended).setter(N::MathMLElement_set_onended),
        Member::attribute("onerror", N::MathMLElement_get_onerror).setter(N::MathMLElement_set_onerror),
        Member::attribute("onfocus", N::MathMLElement_get_onfocus).setter(N::MathMLElement_set_onfocus),
        Member::attribute("onformdata", N::MathMLElement_get_onformdata).setter(N::MathMLElement_set_onformdata),
        Member::attribute("oninput", N::MathMLElement_get_oninput).setter(N::MathMLElement_set_oninput),
        Member::attribute("oninvalid", N::MathMLElement_get_oninvalid).setter(N::MathMLElement_set_oninvalid),
        Member::attribute("onkeydown", N::MathMLElement_get_onkeydown).setter(N::MathMLElement_set_onkeydown),
        Member::attribute("onkeypress", N::MathMLElement_get_onkeypress).setter(N::MathMLElement_set_onkeypress),
        Member::attribute("onkeyup", N::MathMLElement_get_onkeyup).setter(N::MathMLElement_set_onkeyup),
        Member::attribute("onload", N::MathMLElement_get_onload).setter(N::MathMLElement_set_onload),
        Member::attribute("onloadeddata", N::MathMLElement_get_onloadeddata).setter(N::MathMLElement_set_onloadeddata),
        Member::attribute("onloadedmetadata", N::MathMLElement_get_onloadedmetadata).setter(N::MathMLElement_set_onloadedmetadata),
        Member::attribute("onloadstart", N::MathMLElement_get_onloadstart).setter(N::MathMLElement_set_onloadstart),
        Member::attribute("onmousedown", N::MathMLElement_get_onmousedown).setter(N::MathMLElement_set_onmousedown),
        Member::attribute("onmouseenter", N::MathMLElement_get_onmouseenter).setter(N::MathMLElement_set_onmouseenter),
        Member::attribute("onmouseleave", N::MathMLElement_get_onmouseleave).setter(N::MathMLElement_set_onmouseleave),
        Member::attribute("onmousemove", N::MathMLElement_get_onmousemove).setter(N::MathMLElement_set_onmousemove),
        Member::attribute("onmouseout", N::MathMLElement_get_onmouseout).setter(N::MathMLElement_set_onmouseout),
        Member::attribute("onmouseover", N::MathMLElement_get_onmouseover).setter(N::MathMLElement_set_onmouseover),
        Member::attribute("onmouseup", N::MathMLElement_get_onmouseup).setter(N::MathMLElement_set_onmouseup),
        Member::attribute("onpaste", N::MathMLElement_get_onpaste).setter(N::MathMLElement_set_onpaste),
        Member::attribute("onpause", N::MathMLElement_get_onpause).setter(N::MathMLElement_set_onpause),
        Member::attribute("onplay", N::MathMLElement_get_onplay).setter(N::MathMLElement_set_onplay),
        Member::attribute("onplaying", N::MathMLElement_get_onplaying).setter(N::MathMLElement_set_onplaying),
        Member::attribute("onprogress", N::MathMLElement_get_onprogress).setter(N::MathMLElement_set_onprogress),
        Member::attribute("onratechange", N::MathMLElement_get_onratechange).setter(N::MathMLElement_set_onratechange),
        Member::attribute("onreset", N::MathMLElement_get_onreset).setter(N::MathMLElement_set_onreset),
        Member::attribute("onresize", N::MathMLElement_get_onresize).setter(N::MathMLElement_set_onresize),
        Member::attribute("onscroll", N::MathMLElement_get_onscroll).setter(N::MathMLElement_set_onscroll),
        Member::attribute("onscrollend", N::MathMLElement_get_onscrollend).setter(N::MathMLElement_set_onscrollend),
        Member::attribute("onsecuritypolicyviolation", N::MathMLElement_get_onsecuritypolicyviolation).setter(N::MathMLElement_set_onsecuritypolicyviolation),
        Member::attribute("onseeked", N::MathMLElement_get_onseeked).setter(N::MathMLElement_set_onseeked),
        Member::attribute("onseeking", N::MathMLElement_get_onseeking).setter(N::MathMLElement_set_onseeking),
        Member::attribute("onselect", N::MathMLElement_get_onselect).setter(N::MathMLElement_set_onselect),
        Member::attribute("onslotchange", N::MathMLElement_get_onslotchange).setter(N::MathMLElement_set_onslotchange),
        Member::attribute("onstalled", N::MathMLElement_get_onstalled).setter(N::MathMLElement_set_onstalled),
        Member::attribute("onsubmit", N::MathMLElement_get_onsubmit).setter(N::MathMLElement_set_onsubmit),
        Member::attribute("onsuspend", N::MathMLElement_get_onsuspend).setter(N::MathMLElement_set_onsuspend),
        Member::attribute("ontimeupdate", N::MathMLElement_get_ontimeupdate).setter(N::MathMLElement_set_ontimeupdate),
        Member::attribute("ontoggle", N::MathMLElement_get_ontoggle).setter(N::MathMLElement_set_ontoggle),
        Member::attribute("onvolumechange", N::MathMLElement_get_onvolumechange).setter(N::MathMLElement_set_onvolumechange),
        Member::attribute("onwaiting", N::MathMLElement_get_onwaiting).setter(N::MathMLElement_set_onwaiting),
        Member::attribute("onwebkitanimationend", N::MathMLElement_get_onwebkitanimationend).setter(N::MathMLElement_set_onwebkitanimationend),
        Member::attribute("onwebkitanimationiteration", N::MathMLElement_get_onwebkitanimationiteration).setter(N::MathMLElement_set_onwebkitanimationiteration),
        Member::attribute("onwebkitanimationstart", N::MathMLElement_get_onwebkitanimationstart).setter(N::MathMLElement_set_onwebkitanimationstart),
        Member::attribute("onwebkittransitionend", N::MathMLElement_get_onwebkittransitionend).setter(N::MathMLElement_set_onwebkittransitionend),
        Member::attribute("onwheel", N::MathMLElement_get_onwheel).setter(N::MathMLElement_set_onwheel),
        Member::attribute("onanimationstart", N::MathMLElement_get_onanimationstart).setter(N::MathMLElement_set_onanimationstart),
        Member::attribute("onanimationiteration", N::MathMLElement_get_onanimationiteration).setter(N::MathMLElement_set_onanimationiteration),
        Member::attribute("onanimationend", N::MathMLElement_get_onanimationend).setter(N::MathMLElement_set_onanimationend),
        Member::attribute("onanimationcancel", N::MathMLElement_get_onanimationcancel).setter(N::MathMLElement_set_onanimationcancel),
        Member::attribute("ontransitionrun", N::MathMLElement_get_ontransitionrun).setter(N::MathMLElement_set_ontransitionrun),
        Member::attribute("ontransitionstart", N::MathMLElement_get_ontransitionstart).setter(N::MathMLElement_set_ontransitionstart),
        Member::attribute("ontransitionend", N::MathMLElement_get_ontransitionend).setter(N::MathMLElement_set_ontransitionend),
        Member::attribute("ontransitioncancel", N::MathMLElement_get_ontransitioncancel).setter(N::MathMLElement_set_ontransitioncancel),
        Member::attribute("onpointerover", N::MathMLElement_get_onpointerover).setter(N::MathMLElement_set_onpointerover),
        Member::attribute("onpointerenter", N::MathMLElement_get_onpointerenter).setter(N::MathMLElement_set_onpointerenter),
        Member::attribute("onpointerdown", N::MathMLElement_get_onpointerdown).setter(N::MathMLElement_set_onpointerdown),
        Member::attribute("onpointermove", N::MathMLElement_get_onpointermove).setter(N::MathMLElement_set_onpointermove),
        Member::attribute("onpointerrawupdate", N::MathMLElement_get_onpointerrawupdate).setter(N::MathMLElement_set_onpointerrawupdate),
        Member::attribute("onpointerup", N::MathMLElement_get_onpointerup).setter(N::MathMLElement_set_onpointerup),
        Member::attribute("onpointercancel", N::MathMLElement_get_onpointercancel).setter(N::MathMLElement_set_onpointercancel),
        Member::attribute("onpointerout", N::MathMLElement_get_onpointerout).setter(N::MathMLElement_set_onpointerout),
        Member::attribute("onpointerleave", N::MathMLElement_get_onpointerleave).setter(N::MathMLElement_set_onpointerleave),
        Member::attribute("ongotpointercapture", N::MathMLElement_get_ongotpointercapture).setter(N::MathMLElement_set_ongotpointercapture),
        Member::attribute("onlostpointercapture", N::MathMLElement_get_onlostpointercapture).setter(N::MathMLElement_set_onlostpointercapture),
        Member::attribute("onselectstart", N::MathMLElement_get_onselectstart).setter(N::MathMLElement_set_onselectstart),
        Member::attribute("onselectionchange", N::MathMLElement_get_onselectionchange).setter(N::MathMLElement_set_onselectionchange),
        Member::attribute("ontouchstart", N::MathMLElement_get_ontouchstart).setter(N::MathMLElement_set_ontouchstart),
        Member::attribute("ontouchend", N::MathMLElement_get_ontouchend).setter(N::MathMLElement_set_ontouchend),
        Member::attribute("ontouchmove", N::MathMLElement_get_ontouchmove).setter(N::MathMLElement_set_ontouchmove),
        Member::attribute("ontouchcancel", N::MathMLElement_get_ontouchcancel).setter(N::MathMLElement_set_ontouchcancel),
        Member::attribute("dataset", N::MathMLElement_get_dataset),
        Member::attribute("nonce", N::MathMLElement_get_nonce).setter(N::MathMLElement_set_nonce),
        Member::attribute("autofocus", N::MathMLElement_get_autofocus).setter(N::MathMLElement_set_autofocus),
        Member::attribute("tabIndex", N::MathMLElement_get_tabIndex).setter(N::MathMLElement_set_tabIndex),
        Member::operation("focus", N::MathMLElement_focus, 0),
        Member::operation("blur", N::MathMLElement_blur, 0),
    ],
    ..Definition::EMPTY
};

pub(super) fn style_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::MathMLElement)?;
    if let Some(value) = same_object::kept(cx, &object, N::MathMLElement_get_style) {
        return Ok(value);
    }
    let value = interfaces::element_css_inline_style::style(cx, this)?;
    let value = value;
    same_object::keep(cx, &object, N::MathMLElement_get_style, &value);
    Ok(value)
}

pub(super) fn style_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    attributes::forward(cx, call, &this, "style", "cssText")
}

pub(super) fn onabort_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "abort")
}

pub(super) fn onabort_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "abort", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onauxclick_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "auxclick")
}

pub(super) fn onauxclick_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "auxclick", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onbeforeinput_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "beforeinput")
}

pub(super) fn onbeforeinput_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "beforeinput", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onbeforematch_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "beforematch")
}

pub(super) fn onbeforematch_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "beforematch", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onbeforetoggle_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "beforetoggle")
}

pub(super) fn onbeforetoggle_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "beforetoggle", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onblur_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "blur")
}

pub(super) fn onblur_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "blur", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncancel_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "cancel")
}

pub(super) fn oncancel_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "cancel", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncanplay_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "canplay")
}

pub(super) fn oncanplay_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "canplay", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncanplaythrough_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "canplaythrough")
}

pub(super) fn oncanplaythrough_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "canplaythrough", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onchange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "change")
}

pub(super) fn onchange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "change", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onclick_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "click")
}

pub(super) fn onclick_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "click", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onclose_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "close")
}

pub(super) fn onclose_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "close", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncommand_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "command")
}

pub(super) fn oncommand_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "command", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncontextlost_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "contextlost")
}

pub(super) fn oncontextlost_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "contextlost", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncontextmenu_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "contextmenu")
}

pub(super) fn oncontextmenu_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "contextmenu", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncontextrestored_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "contextrestored")
}

pub(super) fn oncontextrestored_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "contextrestored", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncopy_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "copy")
}

pub(super) fn oncopy_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "copy", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncuechange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "cuechange")
}

pub(super) fn oncuechange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "cuechange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncut_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "cut")
}

pub(super) fn oncut_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "cut", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondblclick_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "dblclick")
}

pub(super) fn ondblclick_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "dblclick", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondrag_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "drag")
}

pub(super) fn ondrag_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "drag", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondragend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "dragend")
}

pub(super) fn ondragend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "dragend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondragenter_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "dragenter")
}

pub(super) fn ondragenter_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "dragenter", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondragleave_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "dragleave")
}

pub(super) fn ondragleave_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "dragleave", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondragover_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "dragover")
}

pub(super) fn ondragover_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "dragover", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondragstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "dragstart")
}

pub(super) fn ondragstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "dragstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondrop_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "drop")
}

pub(super) fn ondrop_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "drop", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondurationchange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "durationchange")
}

pub(super) fn ondurationchange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "durationchange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onemptied_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "emptied")
}

pub(super) fn onemptied_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "emptied", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onended_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "ended")
}

pub(super) fn onended_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "ended", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onerror_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "error")
}

pub(super) fn onerror_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "error", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onfocus_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "focus")
}

pub(super) fn onfocus_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "focus", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onformdata_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "formdata")
}

pub(super) fn onformdata_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "formdata", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oninput_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "input")
}

pub(super) fn oninput_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "input", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oninvalid_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "invalid")
}

pub(super) fn oninvalid_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "invalid", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onkeydown_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "keydown")
}

pub(super) fn onkeydown_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "keydown", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onkeypress_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "keypress")
}

pub(super) fn onkeypress_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "keypress", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onkeyup_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "keyup")
}

pub(super) fn onkeyup_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "keyup", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onload_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "load")
}

pub(super) fn onload_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "load", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onloadeddata_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "loadeddata")
}

pub(super) fn onloadeddata_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "loadeddata", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onloadedmetadata_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "loadedmetadata")
}

pub(super) fn onloadedmetadata_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "loadedmetadata", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onloadstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "loadstart")
}

pub(super) fn onloadstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "loadstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmousedown_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "mousedown")
}

pub(super) fn onmousedown_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "mousedown", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmouseenter_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    if !receiver::implements(cx, call, Interface::MathMLElement) {
        return Ok(cx.undefined());
    }
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "mouseenter")
}

pub(super) fn onmouseenter_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    if !receiver::implements(cx, call, Interface::MathMLElement) {
        return Ok(cx.undefined());
    }
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "mouseenter", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmouseleave_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    if !receiver::implements(cx, call, Interface::MathMLElement) {
        return Ok(cx.undefined());
    }
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "mouseleave")
}

pub(super) fn onmouseleave_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    if !receiver::implements(cx, call, Interface::MathMLElement) {
        return Ok(cx.undefined());
    }
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "mouseleave", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmousemove_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "mousemove")
}

pub(super) fn onmousemove_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "mousemove", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmouseout_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "mouseout")
}

pub(super) fn onmouseout_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "mouseout", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmouseover_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "mouseover")
}

pub(super) fn onmouseover_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "mouseover", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmouseup_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "mouseup")
}

pub(super) fn onmouseup_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "mouseup", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpaste_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "paste")
}

pub(super) fn onpaste_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "paste", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpause_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "pause")
}

pub(super) fn onpause_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pause", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onplay_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "play")
}

pub(super) fn onplay_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "play", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onplaying_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "playing")
}

pub(super) fn onplaying_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "playing", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onprogress_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "progress")
}

pub(super) fn onprogress_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "progress", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onratechange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "ratechange")
}

pub(super) fn onratechange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "ratechange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onreset_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "reset")
}

pub(super) fn onreset_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "reset", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onresize_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "resize")
}

pub(super) fn onresize_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "resize", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onscroll_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "scroll")
}

pub(super) fn onscroll_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "scroll", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onscrollend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "scrollend")
}

pub(super) fn onscrollend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "scrollend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onsecuritypolicyviolation_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "securitypolicyviolation")
}

pub(super) fn onsecuritypolicyviolation_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "securitypolicyviolation", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onseeked_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "seeked")
}

pub(super) fn onseeked_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "seeked", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onseeking_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "seeking")
}

pub(super) fn onseeking_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "seeking", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onselect_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "select")
}

pub(super) fn onselect_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "select", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onslotchange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "slotchange")
}

pub(super) fn onslotchange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "slotchange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onstalled_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "stalled")
}

pub(super) fn onstalled_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "stalled", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onsubmit_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "submit")
}

pub(super) fn onsubmit_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "submit", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onsuspend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "suspend")
}

pub(super) fn onsuspend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "suspend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontimeupdate_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "timeupdate")
}

pub(super) fn ontimeupdate_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "timeupdate", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontoggle_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "toggle")
}

pub(super) fn ontoggle_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "toggle", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onvolumechange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "volumechange")
}

pub(super) fn onvolumechange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "volumechange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onwaiting_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "waiting")
}

pub(super) fn onwaiting_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "waiting", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onwebkitanimationend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "webkitanimationend")
}

pub(super) fn onwebkitanimationend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "webkitanimationend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onwebkitanimationiteration_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "webkitanimationiteration")
}

pub(super) fn onwebkitanimationiteration_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "webkitanimationiteration", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onwebkitanimationstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "webkitanimationstart")
}

pub(super) fn onwebkitanimationstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "webkitanimationstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onwebkittransitionend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "webkittransitionend")
}

pub(super) fn onwebkittransitionend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "webkittransitionend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onwheel_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "wheel")
}

pub(super) fn onwheel_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "wheel", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onanimationstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "animationstart")
}

pub(super) fn onanimationstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "animationstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onanimationiteration_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "animationiteration")
}

pub(super) fn onanimationiteration_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "animationiteration", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onanimationend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "animationend")
}

pub(super) fn onanimationend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "animationend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onanimationcancel_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "animationcancel")
}

pub(super) fn onanimationcancel_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "animationcancel", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontransitionrun_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "transitionrun")
}

pub(super) fn ontransitionrun_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "transitionrun", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontransitionstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "transitionstart")
}

pub(super) fn ontransitionstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "transitionstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontransitionend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "transitionend")
}

pub(super) fn ontransitionend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "transitionend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontransitioncancel_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "transitioncancel")
}

pub(super) fn ontransitioncancel_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "transitioncancel", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointerover_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "pointerover")
}

pub(super) fn onpointerover_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointerover", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointerenter_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "pointerenter")
}

pub(super) fn onpointerenter_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointerenter", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointerdown_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "pointerdown")
}

pub(super) fn onpointerdown_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointerdown", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointermove_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "pointermove")
}

pub(super) fn onpointermove_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointermove", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointerrawupdate_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "pointerrawupdate")
}

pub(super) fn onpointerrawupdate_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointerrawupdate", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointerup_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "pointerup")
}

pub(super) fn onpointerup_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointerup", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointercancel_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "pointercancel")
}

pub(super) fn onpointercancel_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointercancel", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointerout_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "pointerout")
}

pub(super) fn onpointerout_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointerout", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointerleave_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "pointerleave")
}

pub(super) fn onpointerleave_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointerleave", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ongotpointercapture_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "gotpointercapture")
}

pub(super) fn ongotpointercapture_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "gotpointercapture", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onlostpointercapture_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "lostpointercapture")
}

pub(super) fn onlostpointercapture_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "lostpointercapture", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onselectstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "selectstart")
}

pub(super) fn onselectstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "selectstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onselectionchange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "selectionchange")
}

pub(super) fn onselectionchange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "selectionchange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontouchstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "touchstart")
}

pub(super) fn ontouchstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "touchstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontouchend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "touchend")
}

pub(super) fn ontouchend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "touchend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontouchmove_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "touchmove")
}

pub(super) fn ontouchmove_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "touchmove", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontouchcancel_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    handlers::get(cx, &this, "touchcancel")
}

pub(super) fn ontouchcancel_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MathMLElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "touchcancel", &value)?;
    Ok(cx.undefined())
}

pub(super) fn dataset_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::MathMLElement)?;
    if let Some(value) = same_object::kept(cx, &object, N::MathMLElement_get_dataset) {
        return Ok(value);
    }
    let value = interfaces::html_or_svg_or_mathml_element::dataset(cx, this)?;
    let value = value;
    same_object::keep(cx, &object, N::MathMLElement_get_dataset, &value);
    Ok(value)
}

pub(super) fn nonce_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::MathMLElement)?;
    let value = interfaces::html_or_svg_or_mathml_element::nonce(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn nonce_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("MathMLElement", "nonce");
    let this = receiver::node(cx, call, Interface::MathMLElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    interfaces::html_or_svg_or_mathml_element::set_nonce(cx, this, value)?;
    Ok(cx.undefined())
}

pub(super) fn autofocus_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::MathMLElement)?;
    reflect::boolean(cx, this, "autofocus")
}

pub(super) fn autofocus_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::MathMLElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "autofocus", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn tab_index_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::MathMLElement)?;
    let value = interfaces::html_or_svg_or_mathml_element::tab_index(cx, this)?;
    Ok(cx.int(value))
}

pub(super) fn tab_index_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("MathMLElement", "tabIndex");
    let this = receiver::node(cx, call, Interface::MathMLElement)?;
    let value = convert::long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_long(cx, this, "tabindex", value, &Numbers { limit: Limit::Any, default: None, range: None });
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn focus(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("MathMLElement", "focus");
    let this = receiver::node(cx, call, Interface::MathMLElement)?;
    let a0 = FocusOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::html_or_svg_or_mathml_element::focus(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn blur(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::MathMLElement)?;
    let value = interfaces::html_or_svg_or_mathml_element::blur(cx, this)?;
    let () = value;
    Ok(cx.undefined())
}
