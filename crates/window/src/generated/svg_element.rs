// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGElement",
    interface: Interface::SVGElement,
    last: Interface::SVGScriptElement,
    parent: Some(Interface::Element),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute("onabort", N::SVGElement_get_onabort).setter(N::SVGElement_set_onabort),
        Member::attribute("onauxclick", N::SVGElement_get_onauxclick).setter(N::SVGElement_set_onauxclick),
        Member::attribute("onbeforeinput", N::SVGElement_get_onbeforeinput).setter(N::SVGElement_set_onbeforeinput),
        Member::attribute("onbeforematch", N::SVGElement_get_onbeforematch).setter(N::SVGElement_set_onbeforematch),
        Member::attribute("onbeforetoggle", N::SVGElement_get_onbeforetoggle).setter(N::SVGElement_set_onbeforetoggle),
        Member::attribute("onblur", N::SVGElement_get_onblur).setter(N::SVGElement_set_onblur),
        Member::attribute("oncancel", N::SVGElement_get_oncancel).setter(N::SVGElement_set_oncancel),
        Member::attribute("oncanplay", N::SVGElement_get_oncanplay).setter(N::SVGElement_set_oncanplay),
        Member::attribute("oncanplaythrough", N::SVGElement_get_oncanplaythrough).setter(N::SVGElement_set_oncanplaythrough),
        Member::attribute("onchange", N::SVGElement_get_onchange).setter(N::SVGElement_set_onchange),
        Member::attribute("onclick", N::SVGElement_get_onclick).setter(N::SVGElement_set_onclick),
        Member::attribute("onclose", N::SVGElement_get_onclose).setter(N::SVGElement_set_onclose),
        Member::attribute("oncommand", N::SVGElement_get_oncommand).setter(N::SVGElement_set_oncommand),
        Member::attribute("oncontextlost", N::SVGElement_get_oncontextlost).setter(N::SVGElement_set_oncontextlost),
        Member::attribute("oncontextmenu", N::SVGElement_get_oncontextmenu).setter(N::SVGElement_set_oncontextmenu),
        Member::attribute("oncontextrestored", N::SVGElement_get_oncontextrestored).setter(N::SVGElement_set_oncontextrestored),
        Member::attribute("oncopy", N::SVGElement_get_oncopy).setter(N::SVGElement_set_oncopy),
        Member::attribute("oncuechange", N::SVGElement_get_oncuechange).setter(N::SVGElement_set_oncuechange),
        Member::attribute("oncut", N::SVGElement_get_oncut).setter(N::SVGElement_set_oncut),
        Member::attribute("ondblclick", N::SVGElement_get_ondblclick).setter(N::SVGElement_set_ondblclick),
        Member::attribute("ondrag", N::SVGElement_get_ondrag).setter(N::SVGElement_set_ondrag),
        Member::attribute("ondragend", N::SVGElement_get_ondragend).setter(N::SVGElement_set_ondragend),
        Member::attribute("ondragenter", N::SVGElement_get_ondragenter).setter(N::SVGElement_set_ondragenter),
        Member::attribute("ondragleave", N::SVGElement_get_ondragleave).setter(N::SVGElement_set_ondragleave),
        Member::attribute("ondragover", N::SVGElement_get_ondragover).setter(N::SVGElement_set_ondragover),
        Member::attribute("ondragstart", N::SVGElement_get_ondragstart).setter(N::SVGElement_set_ondragstart),
        Member::attribute("ondrop", N::SVGElement_get_ondrop).setter(N::SVGElement_set_ondrop),
        Member::attribute("ondurationchange", N::SVGElement_get_ondurationchange).setter(N::SVGElement_set_ondurationchange),
        Member::attribute("onemptied", N::SVGElement_get_onemptied).setter(N::SVGElement_set_onemptied),
        Member::attribute("onended", N::SVGElement_get_onended).setter(N::SVGElement_set_onended),
        Member::attribute("onerror", N::SVGElement_get_onerror).setter(N::SVGElement_set_onerror),
        Member::attribute("onfocus", N::SVGElement_get_onfocus).setter(N::SVGElement_set_onfocus),
        Member::attribute("onformdata", N::SVGElement_get_onformdata).setter(N::SVGElement_set_onformdata),
        Member::attribute("oninput", N::SVGElement_get_oninput).setter(N::SVGElement_set_oninput),
        Member::attribute("oninvalid", N::SVGElement_get_oninvalid).setter(N::SVGElement_set_oninvalid),
        Member::attribute("onkeydown", N::SVGElement_get_onkeydown).setter(N::SVGElement_set_onkeydown),
        Member::attribute("onkeypress", N::SVGElement_get_onkeypress).setter(N::SVGElement_set_onkeypress),
        Member::attribute("onkeyup", N::SVGElement_get_onkeyup).setter(N::SVGElement_set_onkeyup),
        Member::attribute("onload", N::SVGElement_get_onload).setter(N::SVGElement_set_onload),
        Member::attribute("onloadeddata", N::SVGElement_get_onloadeddata).setter(N::SVGElement_set_onloadeddata),
        Member::attribute("onloadedmetadata", N::SVGElement_get_onloadedmetadata).setter(N::SVGElement_set_onloadedmetadata),
        Member::attribute("onloadstart", N::SVGElement_get_onloadstart).setter(N::SVGElement_set_onloadstart),
        Member::attribute("onmousedown", N::SVGElement_get_onmousedown).setter(N::SVGElement_set_onmousedown),
        Member::attribute("onmouseenter", N::SVGElement_get_onmouseenter).setter(N::SVGElement_set_onmouseenter),
        Member::attribute("onmouseleave", N::SVGElement_get_onmouseleave).setter(N::SVGElement_set_onmouseleave),
        Member::attribute("onmousemove", N::SVGElement_get_onmousemove).setter(N::SVGElement_set_onmousemove),
        Member::attribute("onmouseout", N::SVGElement_get_onmouseout).setter(N::SVGElement_set_onmouseout),
        Member::attribute("onmouseover", N::SVGElement_get_onmouseover).setter(N::SVGElement_set_onmouseover),
        Member::attribute("onmouseup", N::SVGElement_get_onmouseup).setter(N::SVGElement_set_onmouseup),
        Member::attribute("onpaste", N::SVGElement_get_onpaste).setter(N::SVGElement_set_onpaste),
        Member::attribute("onpause", N::SVGElement_get_onpause).setter(N::SVGElement_set_onpause),
        Member::attribute("onplay", N::SVGElement_get_onplay).setter(N::SVGElement_set_onplay),
        Member::attribute("onplaying", N::SVGElement_get_onplaying).setter(N::SVGElement_set_onplaying),
        Member::attribute("onprogress", N::SVGElement_get_onprogress).setter(N::SVGElement_set_onprogress),
        Member::attribute("onratechange", N::SVGElement_get_onratechange).setter(N::SVGElement_set_onratechange),
        Member::attribute("onreset", N::SVGElement_get_onreset).setter(N::SVGElement_set_onreset),
        Member::attribute("onresize", N::SVGElement_get_onresize).setter(N::SVGElement_set_onresize),
        Member::attribute("onscroll", N::SVGElement_get_onscroll).setter(N::SVGElement_set_onscroll),
        Member::attribute("onscrollend", N::SVGElement_get_onscrollend).setter(N::SVGElement_set_onscrollend),
        Member::attribute("onsecuritypolicyviolation", N::SVGElement_get_onsecuritypolicyviolation).setter(N::SVGElement_set_onsecuritypolicyviolation),
        Member::attribute("onseeked", N::SVGElement_get_onseeked).setter(N::SVGElement_set_onseeked),
        Member::attribute("onseeking", N::SVGElement_get_onseeking).setter(N::SVGElement_set_onseeking),
        Member::attribute("onselect", N::SVGElement_get_onselect).setter(N::SVGElement_set_onselect),
        Member::attribute("onslotchange", N::SVGElement_get_onslotchange).setter(N::SVGElement_set_onslotchange),
        Member::attribute("onstalled", N::SVGElement_get_onstalled).setter(N::SVGElement_set_onstalled),
        Member::attribute("onsubmit", N::SVGElement_get_onsubmit).setter(N::SVGElement_set_onsubmit),
        Member::attribute("onsuspend", N::SVGElement_get_onsuspend).setter(N::SVGElement_set_onsuspend),
        Member::attribute("ontimeupdate", N::SVGElement_get_ontimeupdate).setter(N::SVGElement_set_ontimeupdate),
        Member::attribute("ontoggle", N::SVGElement_get_ontoggle).setter(N::SVGElement_set_ontoggle),
        Member::attribute("onvolumechange", N::SVGElement_get_onvolumechange).setter(N::SVGElement_set_onvolumechange),
        Member::attribute("onwaiting", N::SVGElement_get_onwaiting).setter(N::SVGElement_set_onwaiting),
        Member::attribute("onwebkitanimationend", N::SVGElement_get_onwebkitanimationend).setter(N::SVGElement_set_onwebkitanimationend),
        Member::attribute("onwebkitanimationiteration", N::SVGElement_get_onwebkitanimationiteration).setter(N::SVGElement_set_onwebkitanimationiteration),
        Member::attribute("onwebkitanimationstart", N::SVGElement_get_onwebkitanimationstart).setter(N::SVGElement_set_onwebkitanimationstart),
        Member::attribute("onwebkittransitionend", N::SVGElement_get_onwebkittransitionend).setter(N::SVGElement_set_onwebkittransitionend),
        Member::attribute("onwheel", N::SVGElement_get_onwheel).setter(N::SVGElement_set_onwheel),
        Member::attribute("onanimationstart", N::SVGElement_get_onanimationstart).setter(N::SVGElement_set_onanimationstart),
        Member::attribute("onanimationiteration", N::SVGElement_get_onanimationiteration).setter(N::SVGElement_set_onanimationiteration),
        Member::attribute("onanimationend", N::SVGElement_get_onanimationend).setter(N::SVGElement_set_onanimationend),
        Member::attribute("onanimationcancel", N::SVGElement_get_onanimationcancel).setter(N::SVGElement_set_onanimationcancel),
        Member::attribute("ontransitionrun", N::SVGElement_get_ontransitionrun).setter(N::SVGElement_set_ontransitionrun),
        Member::attribute("ontransitionstart", N::SVGElement_get_ontransitionstart).setter(N::SVGElement_set_ontransitionstart),
        Member::attribute("ontransitionend", N::SVGElement_get_ontransitionend).setter(N::SVGElement_set_ontransitionend),
        Member::attribute("ontransitioncancel", N::SVGElement_get_ontransitioncancel).setter(N::SVGElement_set_ontransitioncancel),
        Member::attribute("onpointerover", N::SVGElement_get_onpointerover).setter(N::SVGElement_set_onpointerover),
        Member::attribute("onpointerenter", N::SVGElement_get_onpointerenter).setter(N::SVGElement_set_onpointerenter),
        Member::attribute("onpointerdown", N::SVGElement_get_onpointerdown).setter(N::SVGElement_set_onpointerdown),
        Member::attribute("onpointermove", N::SVGElement_get_onpointermove).setter(N::SVGElement_set_onpointermove),
        Member::attribute("onpointerrawupdate", N::SVGElement_get_onpointerrawupdate).setter(N::SVGElement_set_onpointerrawupdate),
        Member::attribute("onpointerup", N::SVGElement_get_onpointerup).setter(N::SVGElement_set_onpointerup),
        Member::attribute("onpointercancel", N::SVGElement_get_onpointercancel).setter(N::SVGElement_set_onpointercancel),
        Member::attribute("onpointerout", N::SVGElement_get_onpointerout).setter(N::SVGElement_set_onpointerout),
        Member::attribute("onpointerleave", N::SVGElement_get_onpointerleave).setter(N::SVGElement_set_onpointerleave),
        Member::attribute("ongotpointercapture", N::SVGElement_get_ongotpointercapture).setter(N::SVGElement_set_ongotpointercapture),
        Member::attribute("onlostpointercapture", N::SVGElement_get_onlostpointercapture).setter(N::SVGElement_set_onlostpointercapture),
        Member::attribute("onselectstart", N::SVGElement_get_onselectstart).setter(N::SVGElement_set_onselectstart),
        Member::attribute("onselectionchange", N::SVGElement_get_onselectionchange).setter(N::SVGElement_set_onselectionchange),
        Member::attribute("ontouchstart", N::SVGElement_get_ontouchstart).setter(N::SVGElement_set_ontouchstart),
        Member::attribute("ontouchend", N::SVGElement_get_ontouchend).setter(N::SVGElement_set_ontouchend),
        Member::attribute("ontouchmove", N::SVGElement_get_ontouchmove).setter(N::SVGElement_set_ontouchmove),
        Member::attribute("ontouchcancel", N::SVGElement_get_ontouchcancel).setter(N::SVGElement_set_ontouchcancel),
        Member::attribute("dataset", N::SVGElement_get_dataset),
        Member::attribute("nonce", N::SVGElement_get_nonce).setter(N::SVGElement_set_nonce),
        Member::attribute("autofocus", N::SVGElement_get_autofocus).setter(N::SVGElement_set_autofocus),
        Member::attribute("tabIndex", N::SVGElement_get_tabIndex).setter(N::SVGElement_set_tabIndex),
        Member::operation("focus", N::SVGElement_focus, 0),
        Member::operation("blur", N::SVGElement_blur, 0),
        Member::attribute("style", N::SVGElement_get_style).setter(N::SVGElement_set_style),
    ],
    ..Definition::EMPTY
};

pub(super) fn onabort_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "abort")
}

pub(super) fn onabort_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "abort", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onauxclick_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "auxclick")
}

pub(super) fn onauxclick_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "auxclick", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onbeforeinput_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "beforeinput")
}

pub(super) fn onbeforeinput_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "beforeinput", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onbeforematch_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "beforematch")
}

pub(super) fn onbeforematch_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "beforematch", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onbeforetoggle_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "beforetoggle")
}

pub(super) fn onbeforetoggle_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "beforetoggle", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onblur_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "blur")
}

pub(super) fn onblur_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "blur", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncancel_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "cancel")
}

pub(super) fn oncancel_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "cancel", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncanplay_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "canplay")
}

pub(super) fn oncanplay_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "canplay", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncanplaythrough_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "canplaythrough")
}

pub(super) fn oncanplaythrough_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "canplaythrough", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onchange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "change")
}

pub(super) fn onchange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "change", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onclick_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "click")
}

pub(super) fn onclick_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "click", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onclose_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "close")
}

pub(super) fn onclose_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "close", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncommand_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "command")
}

pub(super) fn oncommand_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "command", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncontextlost_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "contextlost")
}

pub(super) fn oncontextlost_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "contextlost", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncontextmenu_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "contextmenu")
}

pub(super) fn oncontextmenu_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "contextmenu", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncontextrestored_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "contextrestored")
}

pub(super) fn oncontextrestored_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "contextrestored", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncopy_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "copy")
}

pub(super) fn oncopy_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "copy", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncuechange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "cuechange")
}

pub(super) fn oncuechange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "cuechange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncut_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "cut")
}

pub(super) fn oncut_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "cut", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondblclick_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "dblclick")
}

pub(super) fn ondblclick_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "dblclick", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondrag_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "drag")
}

pub(super) fn ondrag_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "drag", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondragend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "dragend")
}

pub(super) fn ondragend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "dragend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondragenter_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "dragenter")
}

pub(super) fn ondragenter_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "dragenter", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondragleave_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "dragleave")
}

pub(super) fn ondragleave_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "dragleave", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondragover_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "dragover")
}

pub(super) fn ondragover_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "dragover", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondragstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "dragstart")
}

pub(super) fn ondragstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "dragstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondrop_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "drop")
}

pub(super) fn ondrop_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "drop", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondurationchange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "durationchange")
}

pub(super) fn ondurationchange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "durationchange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onemptied_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "emptied")
}

pub(super) fn onemptied_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "emptied", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onended_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "ended")
}

pub(super) fn onended_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "ended", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onerror_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "error")
}

pub(super) fn onerror_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "error", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onfocus_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "focus")
}

pub(super) fn onfocus_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "focus", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onformdata_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "formdata")
}

pub(super) fn onformdata_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "formdata", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oninput_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "input")
}

pub(super) fn oninput_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "input", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oninvalid_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "invalid")
}

pub(super) fn oninvalid_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "invalid", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onkeydown_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "keydown")
}

pub(super) fn onkeydown_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "keydown", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onkeypress_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "keypress")
}

pub(super) fn onkeypress_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "keypress", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onkeyup_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "keyup")
}

pub(super) fn onkeyup_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "keyup", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onload_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "load")
}

pub(super) fn onload_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "load", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onloadeddata_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "loadeddata")
}

pub(super) fn onloadeddata_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "loadeddata", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onloadedmetadata_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "loadedmetadata")
}

pub(super) fn onloadedmetadata_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "loadedmetadata", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onloadstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "loadstart")
}

pub(super) fn onloadstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "loadstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmousedown_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "mousedown")
}

pub(super) fn onmousedown_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "mousedown", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmouseenter_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    if !receiver::implements(cx, call, Interface::SVGElement) {
        return Ok(cx.undefined());
    }
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "mouseenter")
}

pub(super) fn onmouseenter_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    if !receiver::implements(cx, call, Interface::SVGElement) {
        return Ok(cx.undefined());
    }
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "mouseenter", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmouseleave_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    if !receiver::implements(cx, call, Interface::SVGElement) {
        return Ok(cx.undefined());
    }
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "mouseleave")
}

pub(super) fn onmouseleave_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    if !receiver::implements(cx, call, Interface::SVGElement) {
        return Ok(cx.undefined());
    }
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "mouseleave", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmousemove_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "mousemove")
}

pub(super) fn onmousemove_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "mousemove", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmouseout_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "mouseout")
}

pub(super) fn onmouseout_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "mouseout", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmouseover_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "mouseover")
}

pub(super) fn onmouseover_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "mouseover", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmouseup_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "mouseup")
}

pub(super) fn onmouseup_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "mouseup", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpaste_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "paste")
}

pub(super) fn onpaste_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "paste", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpause_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "pause")
}

pub(super) fn onpause_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pause", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onplay_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "play")
}

pub(super) fn onplay_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "play", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onplaying_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "playing")
}

pub(super) fn onplaying_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "playing", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onprogress_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "progress")
}

pub(super) fn onprogress_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "progress", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onratechange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "ratechange")
}

pub(super) fn onratechange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "ratechange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onreset_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "reset")
}

pub(super) fn onreset_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "reset", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onresize_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "resize")
}

pub(super) fn onresize_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "resize", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onscroll_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "scroll")
}

pub(super) fn onscroll_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "scroll", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onscrollend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "scrollend")
}

pub(super) fn onscrollend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "scrollend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onsecuritypolicyviolation_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "securitypolicyviolation")
}

pub(super) fn onsecuritypolicyviolation_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "securitypolicyviolation", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onseeked_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "seeked")
}

pub(super) fn onseeked_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "seeked", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onseeking_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "seeking")
}

pub(super) fn onseeking_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "seeking", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onselect_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "select")
}

pub(super) fn onselect_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "select", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onslotchange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "slotchange")
}

pub(super) fn onslotchange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "slotchange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onstalled_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "stalled")
}

pub(super) fn onstalled_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "stalled", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onsubmit_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "submit")
}

pub(super) fn onsubmit_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "submit", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onsuspend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "suspend")
}

pub(super) fn onsuspend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "suspend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontimeupdate_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "timeupdate")
}

pub(super) fn ontimeupdate_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "timeupdate", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontoggle_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "toggle")
}

pub(super) fn ontoggle_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "toggle", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onvolumechange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "volumechange")
}

pub(super) fn onvolumechange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "volumechange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onwaiting_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "waiting")
}

pub(super) fn onwaiting_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "waiting", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onwebkitanimationend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "webkitanimationend")
}

pub(super) fn onwebkitanimationend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "webkitanimationend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onwebkitanimationiteration_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "webkitanimationiteration")
}

pub(super) fn onwebkitanimationiteration_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "webkitanimationiteration", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onwebkitanimationstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "webkitanimationstart")
}

pub(super) fn onwebkitanimationstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "webkitanimationstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onwebkittransitionend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "webkittransitionend")
}

pub(super) fn onwebkittransitionend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "webkittransitionend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onwheel_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "wheel")
}

pub(super) fn onwheel_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "wheel", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onanimationstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "animationstart")
}

pub(super) fn onanimationstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "animationstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onanimationiteration_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "animationiteration")
}

pub(super) fn onanimationiteration_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "animationiteration", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onanimationend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "animationend")
}

pub(super) fn onanimationend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "animationend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onanimationcancel_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "animationcancel")
}

pub(super) fn onanimationcancel_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "animationcancel", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontransitionrun_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "transitionrun")
}

pub(super) fn ontransitionrun_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "transitionrun", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontransitionstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "transitionstart")
}

pub(super) fn ontransitionstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "transitionstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontransitionend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "transitionend")
}

pub(super) fn ontransitionend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "transitionend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontransitioncancel_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "transitioncancel")
}

pub(super) fn ontransitioncancel_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "transitioncancel", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointerover_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "pointerover")
}

pub(super) fn onpointerover_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointerover", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointerenter_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "pointerenter")
}

pub(super) fn onpointerenter_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointerenter", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointerdown_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "pointerdown")
}

pub(super) fn onpointerdown_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointerdown", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointermove_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "pointermove")
}

pub(super) fn onpointermove_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointermove", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointerrawupdate_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "pointerrawupdate")
}

pub(super) fn onpointerrawupdate_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointerrawupdate", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointerup_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "pointerup")
}

pub(super) fn onpointerup_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointerup", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointercancel_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "pointercancel")
}

pub(super) fn onpointercancel_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointercancel", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointerout_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "pointerout")
}

pub(super) fn onpointerout_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointerout", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointerleave_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "pointerleave")
}

pub(super) fn onpointerleave_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointerleave", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ongotpointercapture_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "gotpointercapture")
}

pub(super) fn ongotpointercapture_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "gotpointercapture", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onlostpointercapture_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "lostpointercapture")
}

pub(super) fn onlostpointercapture_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "lostpointercapture", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onselectstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "selectstart")
}

pub(super) fn onselectstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "selectstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onselectionchange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "selectionchange")
}

pub(super) fn onselectionchange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "selectionchange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontouchstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "touchstart")
}

pub(super) fn ontouchstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "touchstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontouchend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "touchend")
}

pub(super) fn ontouchend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "touchend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontouchmove_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "touchmove")
}

pub(super) fn ontouchmove_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "touchmove", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontouchcancel_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    handlers::get(cx, &this, "touchcancel")
}

pub(super) fn ontouchcancel_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "touchcancel", &value)?;
    Ok(cx.undefined())
}

pub(super) fn dataset_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::SVGElement)?;
    if let Some(value) = same_object::kept(cx, &object, N::SVGElement_get_dataset) {
        return Ok(value);
    }
    let value = interfaces::html_or_svg_or_mathml_element::dataset(cx, this)?;
    let value = value;
    same_object::keep(cx, &object, N::SVGElement_get_dataset, &value);
    Ok(value)
}

pub(super) fn nonce_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::SVGElement)?;
    let value = interfaces::html_or_svg_or_mathml_element::nonce(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn nonce_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("SVGElement", "nonce");
    let this = receiver::node(cx, call, Interface::SVGElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    interfaces::html_or_svg_or_mathml_element::set_nonce(cx, this, value)?;
    Ok(cx.undefined())
}

pub(super) fn autofocus_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::SVGElement)?;
    reflect::boolean(cx, this, "autofocus")
}

pub(super) fn autofocus_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::SVGElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "autofocus", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn tab_index_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::SVGElement)?;
    let value = interfaces::html_or_svg_or_mathml_element::tab_index(cx, this)?;
    Ok(cx.int(value))
}

pub(super) fn tab_index_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("SVGElement", "tabIndex");
    let this = receiver::node(cx, call, Interface::SVGElement)?;
    let value = convert::long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_long(cx, this, "tabindex", value, &Numbers { limit: Limit::Any, default: None, range: None });
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn focus(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGElement", "focus");
    let this = receiver::node(cx, call, Interface::SVGElement)?;
    let a0 = FocusOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::html_or_svg_or_mathml_element::focus(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn blur(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::SVGElement)?;
    let value = interfaces::html_or_svg_or_mathml_element::blur(cx, this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn style_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::SVGElement)?;
    if let Some(value) = same_object::kept(cx, &object, N::SVGElement_get_style) {
        return Ok(value);
    }
    let value = interfaces::element_css_inline_style::style(cx, this)?;
    let value = value;
    same_object::keep(cx, &object, N::SVGElement_get_style, &value);
    Ok(value)
}

pub(super) fn style_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGElement)?;
    attributes::forward(cx, call, &this, "style", "cssText")
}
