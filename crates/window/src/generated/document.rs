// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Document",
    interface: Interface::Document,
    last: Interface::XMLDocument,
    parent: Some(Interface::Node),
    exposure: 0b1,
    is_node: true,
    has_unforgeables: true,
    constructor: Some((N::Document_constructor, 0)),
    legacy: Some(&Legacy { indexed: None, named: Some(Named { names: named_names, get: named_get, set: None, delete: None }), overrides_built_ins: true, enumerable_names: true, is_global: false }),
    members: &[
        Member::attribute("implementation", N::Document_get_implementation),
        Member::attribute("URL", N::Document_get_URL),
        Member::attribute("documentURI", N::Document_get_documentURI),
        Member::attribute("compatMode", N::Document_get_compatMode),
        Member::attribute("characterSet", N::Document_get_characterSet),
        Member::attribute("charset", N::Document_get_charset),
        Member::attribute("inputEncoding", N::Document_get_inputEncoding),
        Member::attribute("contentType", N::Document_get_contentType),
        Member::attribute("doctype", N::Document_get_doctype),
        Member::attribute("documentElement", N::Document_get_documentElement),
        Member::operation("getElementsByTagName", N::Document_getElementsByTagName, 1),
        Member::operation("getElementsByTagNameNS", N::Document_getElementsByTagNameNS, 2),
        Member::operation("getElementsByClassName", N::Document_getElementsByClassName, 1),
        Member::operation("createElement", N::Document_createElement, 1),
        Member::operation("createElementNS", N::Document_createElementNS, 2),
        Member::operation("createDocumentFragment", N::Document_createDocumentFragment, 0),
        Member::operation("createTextNode", N::Document_createTextNode, 1),
        Member::operation("createCDATASection", N::Document_createCDATASection, 1),
        Member::operation("createComment", N::Document_createComment, 1),
        Member::operation("createProcessingInstruction", N::Document_createProcessingInstruction, 2),
        Member::operation("importNode", N::Document_importNode, 1),
        Member::operation("adoptNode", N::Document_adoptNode, 1),
        Member::operation("createAttribute", N::Document_createAttribute, 1),
        Member::operation("createAttributeNS", N::Document_createAttributeNS, 2),
        Member::operation("createEvent", N::Document_createEvent, 1),
        Member::operation("createRange", N::Document_createRange, 0),
        Member::operation("createNodeIterator", N::Document_createNodeIterator, 1),
        Member::operation("createTreeWalker", N::Document_createTreeWalker, 1),
        Member::operation("elementFromPoint", N::Document_elementFromPoint, 2),
        Member::operation("elementsFromPoint", N::Document_elementsFromPoint, 2),
        Member::attribute("scrollingElement", N::Document_get_scrollingElement),
        Member::operation("parseHTMLUnsafe", N::Document_static_parseHTMLUnsafe, 1).of_constructor(),
        Member::attribute("location", N::Document_get_location).setter(N::Document_set_location).unforgeable(),
        Member::attribute("domain", N::Document_get_domain).setter(N::Document_set_domain),
        Member::attribute("referrer", N::Document_get_referrer),
        Member::attribute("cookie", N::Document_get_cookie).setter(N::Document_set_cookie),
        Member::attribute("lastModified", N::Document_get_lastModified),
        Member::attribute("readyState", N::Document_get_readyState),
        Member::attribute("title", N::Document_get_title).setter(N::Document_set_title),
        Member::attribute("dir", N::Document_get_dir).setter(N::Document_set_dir),
        Member::attribute("body", N::Document_get_body).setter(N::Document_set_body),
        Member::attribute("head", N::Document_get_head),
        Member::attribute("images", N::Document_get_images),
        Member::attribute("embeds", N::Document_get_embeds),
        Member::attribute("plugins", N::Document_get_plugins),
        Member::attribute("links", N::Document_get_links),
        Member::attribute("forms", N::Document_get_forms),
        Member::attribute("scripts", N::Document_get_scripts),
        Member::operation("getElementsByName", N::Document_getElementsByName, 1),
        Member::attribute("currentScript", N::Document_get_currentScript),
        Member::operation("open", N::Document_open, 0),
        Member::operation("close", N::Document_close, 0),
        Member::operation("write", N::Document_write, 0),
        Member::operation("writeln", N::Document_writeln, 0),
        Member::attribute("defaultView", N::Document_get_defaultView),
        Member::operation("hasFocus", N::Document_hasFocus, 0),
        Member::attribute("designMode", N::Document_get_designMode).setter(N::Document_set_designMode),
        Member::attribute("hidden", N::Document_get_hidden),
        Member::attribute("visibilityState", N::Document_get_visibilityState),
        Member::attribute("onreadystatechange", N::Document_get_onreadystatechange).setter(N::Document_set_onreadystatechange),
        Member::attribute("onvisibilitychange", N::Document_get_onvisibilitychange).setter(N::Document_set_onvisibilitychange),
        Member::attribute("fgColor", N::Document_get_fgColor).setter(N::Document_set_fgColor),
        Member::attribute("linkColor", N::Document_get_linkColor).setter(N::Document_set_linkColor),
        Member::attribute("vlinkColor", N::Document_get_vlinkColor).setter(N::Document_set_vlinkColor),
        Member::attribute("alinkColor", N::Document_get_alinkColor).setter(N::Document_set_alinkColor),
        Member::attribute("bgColor", N::Document_get_bgColor).setter(N::Document_set_bgColor),
        Member::attribute("anchors", N::Document_get_anchors),
        Member::attribute("applets", N::Document_get_applets),
        Member::operation("clear", N::Document_clear, 0),
        Member::operation("captureEvents", N::Document_captureEvents, 0),
        Member::operation("releaseEvents", N::Document_releaseEvents, 0),
        Member::attribute("all", N::Document_get_all),
        Member::operation("getSelection", N::Document_getSelection, 0),
        Member::operation("getElementById", N::Document_getElementById, 1),
        Member::attribute("customElementRegistry", N::Document_get_customElementRegistry),
        Member::attribute("activeElement", N::Document_get_activeElement),
        Member::attribute("children", N::Document_get_children),
        Member::attribute("firstElementChild", N::Document_get_firstElementChild),
        Member::attribute("lastElementChild", N::Document_get_lastElementChild),
        Member::attribute("childElementCount", N::Document_get_childElementCount),
        Member::operation("prepend", N::Document_prepend, 0).unscopable(),
        Member::operation("append", N::Document_append, 0).unscopable(),
        Member::operation("replaceChildren", N::Document_replaceChildren, 0).unscopable(),
        Member::operation("moveBefore", N::Document_moveBefore, 2),
        Member::operation("querySelector", N::Document_querySelector, 1),
        Member::operation("querySelectorAll", N::Document_querySelectorAll, 1),
        Member::operation("createExpression", N::Document_createExpression, 1),
        Member::operation("createNSResolver", N::Document_createNSResolver, 1),
        Member::operation("evaluate", N::Document_evaluate, 2),
        Member::attribute("onabort", N::Document_get_onabort).setter(N::Document_set_onabort),
        Member::attribute("onauxclick", N::Document_get_onauxclick).setter(N::Document_set_onauxclick),
        Member::attribute("onbeforeinput", N::Document_get_onbeforeinput).setter(N::Document_set_onbeforeinput),
        Member::attribute("onbeforematch", N::Document_get_onbeforematch).setter(N::Document_set_onbeforematch),
        Member::attribute("onbeforetoggle", N::Document_get_onbeforetoggle).setter(N::Document_set_onbeforetoggle),
        Member::attribute("onblur", N::Document_get_onblur).setter(N::Document_set_onblur),
        Member::attribute("oncancel", N::Document_get_oncancel).setter(N::Document_set_oncancel),
        Member::attribute("oncanplay", N::Document_get_oncanplay).setter(N::Document_set_oncanplay),
        Member::attribute("oncanplaythrough", N::Document_get_oncanplaythrough).setter(N::Document_set_oncanplaythrough),
        Member::attribute("onchange", N::Document_get_onchange).setter(N::Document_set_onchange),
        Member::attribute("onclick", N::Document_get_onclick).setter(N::Document_set_onclick),
        Member::attribute("onclose", N::Document_get_onclose).setter(N::Document_set_onclose),
        Member::attribute("oncommand", N::Document_get_oncommand).setter(N::Document_set_oncommand),
        Member::attribute("oncontextlost", N::Document_get_oncontextlost).setter(N::Document_set_oncontextlost),
        Member::attribute("oncontextmenu", N::Document_get_oncontextmenu).setter(N::Document_set_oncontextmenu),
        Member::attribute("oncontextrestored", N::Document_get_oncontextrestored).setter(N::Document_set_oncontextrestored),
        Member::attribute("oncopy", N::Document_get_oncopy).setter(N::Document_set_oncopy),
        Member::attribute("oncuechange", N::Document_get_oncuechange).setter(N::Document_set_oncuechange),
        Member::attribute("oncut", N::Document_get_oncut).setter(N::Document_set_oncut),
        Member::attribute("ondblclick", N::Document_get_ondblclick).setter(N::Document_set_ondblclick),
        Member::attribute("ondrag", N::Document_get_ondrag).setter(N::Document_set_ondrag),
        Member::attribute("ondragend", N::Document_get_ondragend).setter(N::Document_set_ondragend),
        Member::attribute("ondragenter", N::Document_get_ondragenter).setter(N::Document_set_ondragenter),
        Member::attribute("ondragleave", N::Document_get_ondragleave).setter(N::Document_set_ondragleave),
        Member::attribute("ondragover", N::Document_get_ondragover).setter(N::Document_set_ondragover),
        Member::attribute("ondragstart", N::Document_get_ondragstart).setter(N::Document_set_ondragstart),
        Member::attribute("ondrop", N::Document_get_ondrop).setter(N::Document_set_ondrop),
        Member::attribute("ondurationchange", N::Document_get_ondurationchange).setter(N::Document_set_ondurationchange),
        Member::attribute("onemptied", N::Document_get_onemptied).setter(N::Document_set_onemptied),
        Member::attribute("onended", N::Document_get_onended).setter(N::Document_set_onended),
        Member::attribute("onerror", N::Document_get_onerror).setter(N::Document_set_onerror),
        Member::attribute("onfocus", N::Document_get_onfocus).setter(N::Document_set_onfocus),
        Member::attribute("onformdata", N::Document_get_onformdata).setter(N::Document_set_onformdata),
        Member::attribute("oninput", N::Document_get_oninput).setter(N::Document_set_oninput),
        Member::attribute("oninvalid", N::Document_get_oninvalid).setter(N::Document_set_oninvalid),
        Member::attribute("onkeydown", N::Document_get_onkeydown).setter(N::Document_set_onkeydown),
        Member::attribute("onkeypress", N::Document_get_onkeypress).setter(N::Document_set_onkeypress),
        Member::attribute("onkeyup", N::Document_get_onkeyup).setter(N::Document_set_onkeyup),
        Member::attribute("onload", N::Document_get_onload).setter(N::Document_set_onload),
        Member::attribute("onloadeddata", N::Document_get_onloadeddata).setter(N::Document_set_onloadeddata),
        Member::attribute("onloadedmetadata", N::Document_get_onloadedmetadata).setter(N::Document_set_onloadedmetadata),
        Member::attribute("onloadstart", N::Document_get_onloadstart).setter(N::Document_set_onloadstart),
        Member::attribute("onmousedown", N::Document_get_onmousedown).setter(N::Document_set_onmousedown),
        Member::attribute("onmouseenter", N::Document_get_onmouseenter).setter(N::Document_set_onmouseenter),
        Member::attribute("onmouseleave", N::Document_get_onmouseleave).setter(N::Document_set_onmouseleave),
        Member::attribute("onmousemove", N::Document_get_onmousemove).setter(N::Document_set_onmousemove),
        Member::attribute("onmouseout", N::Document_get_onmouseout).setter(N::Document_set_onmouseout),
        Member::attribute("onmouseover", N::Document_get_onmouseover).setter(N::Document_set_onmouseover),
        Member::attribute("onmouseup", N::Document_get_onmouseup).setter(N::Document_set_onmouseup),
        Member::attribute("onpaste", N::Document_get_onpaste).setter(N::Document_set_onpaste),
        Member::attribute("onpause", N::Document_get_onpause).setter(N::Document_set_onpause),
        Member::attribute("onplay", N::Document_get_onplay).setter(N::Document_set_onplay),
        Member::attribute("onplaying", N::Document_get_onplaying).setter(N::Document_set_onplaying),
        Member::attribute("onprogress", N::Document_get_onprogress).setter(N::Document_set_onprogress),
        Member::attribute("onratechange", N::Document_get_onratechange).setter(N::Document_set_onratechange),
        Member::attribute("onreset", N::Document_get_onreset).setter(N::Document_set_onreset),
        Member::attribute("onresize", N::Document_get_onresize).setter(N::Document_set_onresize),
        Member::attribute("onscroll", N::Document_get_onscroll).setter(N::Document_set_onscroll),
        Member::attribute("onscrollend", N::Document_get_onscrollend).setter(N::Document_set_onscrollend),
        Member::attribute("onsecuritypolicyviolation", N::Document_get_onsecuritypolicyviolation).setter(N::Document_set_onsecuritypolicyviolation),
        Member::attribute("onseeked", N::Document_get_onseeked).setter(N::Document_set_onseeked),
        Member::attribute("onseeking", N::Document_get_onseeking).setter(N::Document_set_onseeking),
        Member::attribute("onselect", N::Document_get_onselect).setter(N::Document_set_onselect),
        Member::attribute("onslotchange", N::Document_get_onslotchange).setter(N::Document_set_onslotchange),
        Member::attribute("onstalled", N::Document_get_onstalled).setter(N::Document_set_onstalled),
        Member::attribute("onsubmit", N::Document_get_onsubmit).setter(N::Document_set_onsubmit),
        Member::attribute("onsuspend", N::Document_get_onsuspend).setter(N::Document_set_onsuspend),
        Member::attribute("ontimeupdate", N::Document_get_ontimeupdate).setter(N::Document_set_ontimeupdate),
        Member::attribute("ontoggle", N::Document_get_ontoggle).setter(N::Document_set_ontoggle),
        Member::attribute("onvolumechange", N::Document_get_onvolumechange).setter(N::Document_set_onvolumechange),
        Member::attribute("onwaiting", N::Document_get_onwaiting).setter(N::Document_set_onwaiting),
        Member::attribute("onwebkitanimationend", N::Document_get_onwebkitanimationend).setter(N::Document_set_onwebkitanimationend),
        Member::attribute("onwebkitanimationiteration", N::Document_get_onwebkitanimationiteration).setter(N::Document_set_onwebkitanimationiteration),
        Member::attribute("onwebkitanimationstart", N::Document_get_onwebkitanimationstart).setter(N::Document_set_onwebkitanimationstart),
        Member::attribute("onwebkittransitionend", N::Document_get_onwebkittransitionend).setter(N::Document_set_onwebkittransitionend),
        Member::attribute("onwheel", N::Document_get_onwheel).setter(N::Document_set_onwheel),
        Member::attribute("onanimationstart", N::Document_get_onanimationstart).setter(N::Document_set_onanimationstart),
        Member::attribute("onanimationiteration", N::Document_get_onanimationiteration).setter(N::Document_set_onanimationiteration),
        Member::attribute("onanimationend", N::Document_get_onanimationend).setter(N::Document_set_onanimationend),
        Member::attribute("onanimationcancel", N::Document_get_onanimationcancel).setter(N::Document_set_onanimationcancel),
        Member::attribute("ontransitionrun", N::Document_get_ontransitionrun).setter(N::Document_set_ontransitionrun),
        Member::attribute("ontransitionstart", N::Document_get_ontransitionstart).setter(N::Document_set_ontransitionstart),
        Member::attribute("ontransitionend", N::Document_get_ontransitionend).setter(N::Document_set_ontransitionend),
        Member::attribute("ontransitioncancel", N::Document_get_ontransitioncancel).setter(N::Document_set_ontransitioncancel),
        Member::attribute("onpointerover", N::Document_get_onpointerover).setter(N::Document_set_onpointerover),
        Member::attribute("onpointerenter", N::Document_get_onpointerenter).setter(N::Document_set_onpointerenter),
        Member::attribute("onpointerdown", N::Document_get_onpointerdown).setter(N::Document_set_onpointerdown),
        Member::attribute("onpointermove", N::Document_get_onpointermove).setter(N::Document_set_onpointermove),
        Member::attribute("onpointerrawupdate", N::Document_get_onpointerrawupdate).setter(N::Document_set_onpointerrawupdate),
        Member::attribute("onpointerup", N::Document_get_onpointerup).setter(N::Document_set_onpointerup),
        Member::attribute("onpointercancel", N::Document_get_onpointercancel).setter(N::Document_set_onpointercancel),
        Member::attribute("onpointerout", N::Document_get_onpointerout).setter(N::Document_set_onpointerout),
        Member::attribute("onpointerleave", N::Document_get_onpointerleave).setter(N::Document_set_onpointerleave),
        Member::attribute("ongotpointercapture", N::Document_get_ongotpointercapture).setter(N::Document_set_ongotpointercapture),
        Member::attribute("onlostpointercapture", N::Document_get_onlostpointercapture).setter(N::Document_set_onlostpointercapture),
        Member::attribute("onselectstart", N::Document_get_onselectstart).setter(N::Document_set_onselectstart),
        Member::attribute("onselectionchange", N::Document_get_onselectionchange).setter(N::Document_set_onselectionchange),
        Member::attribute("ontouchstart", N::Document_get_ontouchstart).setter(N::Document_set_ontouchstart),
        Member::attribute("ontouchend", N::Document_get_ontouchend).setter(N::Document_set_ontouchend),
        Member::attribute("ontouchmove", N::Document_get_ontouchmove).setter(N::Document_set_ontouchmove),
        Member::attribute("ontouchcancel", N::Document_get_ontouchcancel).setter(N::Document_set_ontouchcancel),
    ],
    ..Definition::EMPTY
};

pub(super) fn implementation_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::Document)?;
    if let Some(value) = same_object::kept(cx, &object, N::Document_get_implementation) {
        return Ok(value);
    }
    let value = interfaces::document::implementation(cx, this)?;
    let value = value;
    same_object::keep(cx, &object, N::Document_get_implementation, &value);
    Ok(value)
}

pub(super) fn url_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::url(cx, this)?;
    Ok(cx.string(&value))
}

pub(super) fn document_uri_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::document_uri(cx, this)?;
    Ok(cx.string(&value))
}

pub(super) fn compat_mode_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::compat_mode(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn character_set_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::character_set(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn charset_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::charset(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn input_encoding_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::input_encoding(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn content_type_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::content_type(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn doctype_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::doctype(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn document_element_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::document_element(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn get_elements_by_tag_name(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "getElementsByTagName");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::document::get_elements_by_tag_name(cx, this, a0)?;
    Ok(value)
}

pub(super) fn get_elements_by_tag_name_ns(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "getElementsByTagNameNS");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    let value = interfaces::document::get_elements_by_tag_name_ns(cx, this, a0, a1)?;
    Ok(value)
}

pub(super) fn get_elements_by_class_name(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "getElementsByClassName");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::document::get_elements_by_class_name(cx, this, a0)?;
    Ok(value)
}

pub(super) fn create_element(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "createElement");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) { value if value.is_undefined() => DomStringOrElementCreationOptions::ElementCreationOptions(ElementCreationOptions::from_value(cx, &cx.undefined(), SITE.value())?), value => DomStringOrElementCreationOptions::from_value(cx, &value, SITE.argument(2))? };
    reactions::push_queue(cx);
    let value = interfaces::document::create_element(cx, this, a0, a1);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    wrappers::wrap(cx, value)
}

pub(super) fn create_element_ns(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "createElementNS");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    let a2 = match call.arg(2) { value if value.is_undefined() => DomStringOrElementCreationOptions::ElementCreationOptions(ElementCreationOptions::from_value(cx, &cx.undefined(), SITE.value())?), value => DomStringOrElementCreationOptions::from_value(cx, &value, SITE.argument(3))? };
    reactions::push_queue(cx);
    let value = interfaces::document::create_element_ns(cx, this, a0, a1, a2);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    wrappers::wrap(cx, value)
}

pub(super) fn create_document_fragment(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::create_document_fragment(cx, this)?;
    wrappers::wrap(cx, value)
}

pub(super) fn create_text_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "createTextNode");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::document::create_text_node(cx, this, a0)?;
    wrappers::wrap(cx, value)
}

pub(super) fn create_cdata_section(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "createCDATASection");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::document::create_cdata_section(cx, this, a0)?;
    wrappers::wrap(cx, value)
}

pub(super) fn create_comment(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "createComment");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::document::create_comment(cx, this, a0)?;
    wrappers::wrap(cx, value)
}

pub(super) fn create_processing_instruction(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "createProcessingInstruction");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    let value = interfaces::document::create_processing_instruction(cx, this, a0, a1)?;
    wrappers::wrap(cx, value)
}

pub(super) fn import_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "importNode");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let a1 = match call.arg(1) { value if value.is_undefined() => BooleanOrImportNodeOptions::Boolean(false), value => BooleanOrImportNodeOptions::from_value(cx, &value, SITE.argument(2))? };
    reactions::push_queue(cx);
    let value = interfaces::document::import_node(cx, this, a0, a1);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    wrappers::wrap(cx, value)
}

pub(super) fn adopt_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "adoptNode");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    reactions::push_queue(cx);
    let value = interfaces::document::adopt_node(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    wrappers::wrap(cx, value)
}

pub(super) fn create_attribute(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "createAttribute");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::document::create_attribute(cx, this, a0)?;
    wrappers::wrap(cx, value)
}

pub(super) fn create_attribute_ns(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "createAttributeNS");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    let value = interfaces::document::create_attribute_ns(cx, this, a0, a1)?;
    wrappers::wrap(cx, value)
}

pub(super) fn create_event(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "createEvent");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::document::create_event(cx, this, a0)?;
    Ok(value)
}

pub(super) fn create_range(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::create_range(cx, this)?;
    Ok(value)
}

pub(super) fn create_node_iterator(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "createNodeIterator");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let a1 = match call.arg(1) { value if value.is_undefined() => 0xFFFFFFFF, value => convert::unsigned_long(cx, &value, Range::Wrap, SITE.argument(2))? };
    let a2 = match call.arg(2) { value if value.is_undefined() => None, value => match &value { value if value.is_nullish() => None, value => Some(convert::callback_interface(cx, value, "NodeFilter", SITE.argument(3))?) } };
    let value = interfaces::document::create_node_iterator(cx, this, a0, a1, a2)?;
    Ok(value)
}

pub(super) fn create_tree_walker(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "createTreeWalker");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let a1 = match call.arg(1) { value if value.is_undefined() => 0xFFFFFFFF, value => convert::unsigned_long(cx, &value, Range::Wrap, SITE.argument(2))? };
    let a2 = match call.arg(2) { value if value.is_undefined() => None, value => match &value { value if value.is_nullish() => None, value => Some(convert::callback_interface(cx, value, "NodeFilter", SITE.argument(3))?) } };
    let value = interfaces::document::create_tree_walker(cx, this, a0, a1, a2)?;
    Ok(value)
}

pub(super) fn element_from_point(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "elementFromPoint");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::double(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = convert::double(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::document::element_from_point(cx, this, a0, a1)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn elements_from_point(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "elementsFromPoint");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::double(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = convert::double(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::document::elements_from_point(cx, this, a0, a1)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(wrappers::wrap(cx, item)?))?)
}

pub(super) fn scrolling_element_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::scrolling_element(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn static_parse_html_unsafe(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("Document", "parseHTMLUnsafe");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = TrustedHTMLOrDomString::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = ParseHTMLUnsafeOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::document::parse_html_unsafe(cx, a0, a1)?;
    wrappers::wrap(cx, value)
}

pub(super) fn location_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::location(cx, this)?;
    Ok(match value { Some(value) => value, None => cx.null() })
}

pub(super) fn location_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    attributes::forward(cx, call, &this, "location", "href")
}

pub(super) fn domain_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::domain(cx, this)?;
    Ok(cx.string(&value))
}

pub(super) fn domain_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Document", "domain");
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    interfaces::document::set_domain(cx, this, value)?;
    Ok(cx.undefined())
}

pub(super) fn referrer_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::referrer(cx, this)?;
    Ok(cx.string(&value))
}

pub(super) fn cookie_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::cookie(cx, this)?;
    Ok(cx.string(&value))
}

pub(super) fn cookie_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Document", "cookie");
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    interfaces::document::set_cookie(cx, this, value)?;
    Ok(cx.undefined())
}

pub(super) fn last_modified_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::last_modified(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn ready_state_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::ready_state(cx, this)?;
    Ok(cx.string(value.as_str()))
}

pub(super) fn title_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::title(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn title_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Document", "title");
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::document::set_title(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn dir_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::dir(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn dir_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Document", "dir");
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::document::set_dir(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn body_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::body(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn body_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Document", "body");
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::node(cx, value, Interface::HTMLElement, SITE.value())?) };
    reactions::push_queue(cx);
    let done = interfaces::document::set_body(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn head_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::head(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn images_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::Document)?;
    if let Some(value) = same_object::kept(cx, &object, N::Document_get_images) {
        return Ok(value);
    }
    let value = interfaces::document::images(cx, this)?;
    let value = value;
    same_object::keep(cx, &object, N::Document_get_images, &value);
    Ok(value)
}

pub(super) fn embeds_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::Document)?;
    if let Some(value) = same_object::kept(cx, &object, N::Document_get_embeds) {
        return Ok(value);
    }
    let value = interfaces::document::embeds(cx, this)?;
    let value = value;
    same_object::keep(cx, &object, N::Document_get_embeds, &value);
    Ok(value)
}

pub(super) fn plugins_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::Document)?;
    if let Some(value) = same_object::kept(cx, &object, N::Document_get_plugins) {
        return Ok(value);
    }
    let value = interfaces::document::plugins(cx, this)?;
    let value = value;
    same_object::keep(cx, &object, N::Document_get_plugins, &value);
    Ok(value)
}

pub(super) fn links_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::Document)?;
    if let Some(value) = same_object::kept(cx, &object, N::Document_get_links) {
        return Ok(value);
    }
    let value = interfaces::document::links(cx, this)?;
    let value = value;
    same_object::keep(cx, &object, N::Document_get_links, &value);
    Ok(value)
}

pub(super) fn forms_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::Document)?;
    if let Some(value) = same_object::kept(cx, &object, N::Document_get_forms) {
        return Ok(value);
    }
    let value = interfaces::document::forms(cx, this)?;
    let value = value;
    same_object::keep(cx, &object, N::Document_get_forms, &value);
    Ok(value)
}

pub(super) fn scripts_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::Document)?;
    if let Some(value) = same_object::kept(cx, &object, N::Document_get_scripts) {
        return Ok(value);
    }
    let value = interfaces::document::scripts(cx, this)?;
    let value = value;
    same_object::keep(cx, &object, N::Document_get_scripts, &value);
    Ok(value)
}

pub(super) fn get_elements_by_name(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "getElementsByName");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::document::get_elements_by_name(cx, this, a0)?;
    Ok(value)
}

pub(super) fn current_script_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::current_script(cx, this)?;
    Ok(match value { Some(value) => value.into_value(cx)?, None => cx.null() })
}

pub(super) fn open(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "open");
    let this = receiver::node(cx, call, Interface::Document)?;
    match call.len() {
        0 => open_overload_1(cx, call, this),
        1 => open_overload_1(cx, call, this),
        2 => open_overload_1(cx, call, this),
        _ => open_overload_2(cx, call, this),
    }
}

fn open_overload_1(cx: &mut Cx<'_>, call: &Call<'_>, this: NodeId) -> Answer {
    const SITE: &Site = &Site::operation("Document", "open");
    let a0 = match call.arg(0) { value if value.is_undefined() => None, value => Some(convert::dom_string(cx, &value)?) };
    let a1 = match call.arg(1) { value if value.is_undefined() => None, value => Some(convert::dom_string(cx, &value)?) };
    reactions::push_queue(cx);
    let value = interfaces::document::open(cx, this, a0, a1);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    wrappers::wrap(cx, value)
}

fn open_overload_2(cx: &mut Cx<'_>, call: &Call<'_>, this: NodeId) -> Answer {
    const SITE: &Site = &Site::operation("Document", "open");
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    let a2 = convert::dom_string(cx, &call.arg(2))?;
    reactions::push_queue(cx);
    let value = interfaces::document::open_2(cx, this, a0, a1, a2);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    Ok(match value { Some(value) => value, None => cx.null() })
}

pub(super) fn close(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    reactions::push_queue(cx);
    let value = interfaces::document::close(cx, this);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn write(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "write");
    let this = receiver::node(cx, call, Interface::Document)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| Ok(TrustedHTMLOrDomString::from_value(cx, value, at)?))?;
    reactions::push_queue(cx);
    let value = interfaces::document::write(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn writeln(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "writeln");
    let this = receiver::node(cx, call, Interface::Document)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| Ok(TrustedHTMLOrDomString::from_value(cx, value, at)?))?;
    reactions::push_queue(cx);
    let value = interfaces::document::writeln(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn default_view_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::default_view(cx, this)?;
    Ok(match value { Some(value) => value, None => cx.null() })
}

pub(super) fn has_focus(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::has_focus(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn design_mode_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::design_mode(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn design_mode_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Document", "designMode");
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::document::set_design_mode(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn hidden_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::hidden(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn visibility_state_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::visibility_state(cx, this)?;
    Ok(cx.string(value.as_str()))
}

pub(super) fn onreadystatechange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    if !receiver::implements(cx, call, Interface::Document) {
        return Ok(cx.undefined());
    }
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "readystatechange")
}

pub(super) fn onreadystatechange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    if !receiver::implements(cx, call, Interface::Document) {
        return Ok(cx.undefined());
    }
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "readystatechange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onvisibilitychange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "visibilitychange")
}

pub(super) fn onvisibilitychange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "visibilitychange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn fg_color_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::fg_color(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn fg_color_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Document", "fgColor");
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = convert::dom_string_or_null(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::document::set_fg_color(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn link_color_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::link_color(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn link_color_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Document", "linkColor");
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = convert::dom_string_or_null(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::document::set_link_color(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn vlink_color_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::vlink_color(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn vlink_color_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Document", "vlinkColor");
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = convert::dom_string_or_null(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::document::set_vlink_color(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn alink_color_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::alink_color(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn alink_color_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Document", "alinkColor");
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = convert::dom_string_or_null(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::document::set_alink_color(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn bg_color_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::bg_color(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn bg_color_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Document", "bgColor");
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = convert::dom_string_or_null(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::document::set_bg_color(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn anchors_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::Document)?;
    if let Some(value) = same_object::kept(cx, &object, N::Document_get_anchors) {
        return Ok(value);
    }
    let value = interfaces::document::anchors(cx, this)?;
    let value = value;
    same_object::keep(cx, &object, N::Document_get_anchors, &value);
    Ok(value)
}

pub(super) fn applets_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::Document)?;
    if let Some(value) = same_object::kept(cx, &object, N::Document_get_applets) {
        return Ok(value);
    }
    let value = interfaces::document::applets(cx, this)?;
    let value = value;
    same_object::keep(cx, &object, N::Document_get_applets, &value);
    Ok(value)
}

pub(super) fn clear(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::clear(cx, this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn capture_events(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::capture_events(cx, this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn release_events(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::release_events(cx, this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn all_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::Document)?;
    if let Some(value) = same_object::kept(cx, &object, N::Document_get_all) {
        return Ok(value);
    }
    let value = interfaces::document::all(cx, this)?;
    let value = value;
    same_object::keep(cx, &object, N::Document_get_all, &value);
    Ok(value)
}

pub(super) fn get_selection(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::get_selection(cx, this)?;
    Ok(match value { Some(value) => value, None => cx.null() })
}

pub(super) fn get_element_by_id(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "getElementById");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::non_element_parent_node::get_element_by_id(cx, this, a0)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn custom_element_registry_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document_or_shadow_root::custom_element_registry(cx, this)?;
    Ok(match value { Some(value) => value, None => cx.null() })
}

pub(super) fn active_element_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document_or_shadow_root::active_element(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn children_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::Document)?;
    if let Some(value) = same_object::kept(cx, &object, N::Document_get_children) {
        return Ok(value);
    }
    let value = interfaces::parent_node::children(cx, this)?;
    let value = value;
    same_object::keep(cx, &object, N::Document_get_children, &value);
    Ok(value)
}

pub(super) fn first_element_child_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::parent_node::first_element_child(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn last_element_child_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::parent_node::last_element_child(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn child_element_count_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::parent_node::child_element_count(cx, this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn prepend(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "prepend");
    let this = receiver::node(cx, call, Interface::Document)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| Ok(NodeOrDomString::from_value(cx, value, at)?))?;
    reactions::push_queue(cx);
    let value = interfaces::parent_node::prepend(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn append(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "append");
    let this = receiver::node(cx, call, Interface::Document)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| Ok(NodeOrDomString::from_value(cx, value, at)?))?;
    reactions::push_queue(cx);
    let value = interfaces::parent_node::append(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn replace_children(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "replaceChildren");
    let this = receiver::node(cx, call, Interface::Document)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| Ok(NodeOrDomString::from_value(cx, value, at)?))?;
    reactions::push_queue(cx);
    let value = interfaces::parent_node::replace_children(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn move_before(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "moveBefore");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let a1 = match &call.arg(1) { value if value.is_nullish() => None, value => Some(convert::node(cx, value, Interface::Node, SITE.argument(2))?) };
    reactions::push_queue(cx);
    let value = interfaces::parent_node::move_before(cx, this, a0, a1);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn query_selector(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "querySelector");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::parent_node::query_selector(cx, this, a0)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn query_selector_all(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "querySelectorAll");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::parent_node::query_selector_all(cx, this, a0)?;
    Ok(value)
}

pub(super) fn create_expression(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "createExpression");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) { value if value.is_undefined() => None, value => match &value { value if value.is_nullish() => None, value => Some(convert::callback_interface(cx, value, "XPathNSResolver", SITE.argument(2))?) } };
    let value = interfaces::xpath_evaluator_base::create_expression(cx, this, a0, a1)?;
    Ok(value)
}

pub(super) fn create_ns_resolver(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "createNSResolver");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let value = interfaces::xpath_evaluator_base::create_ns_resolver(cx, this, a0)?;
    wrappers::wrap(cx, value)
}

pub(super) fn evaluate(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "evaluate");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = convert::node(cx, &call.arg(1), Interface::Node, SITE.argument(2))?;
    let a2 = match call.arg(2) { value if value.is_undefined() => None, value => match &value { value if value.is_nullish() => None, value => Some(convert::callback_interface(cx, value, "XPathNSResolver", SITE.argument(3))?) } };
    let a3 = match call.arg(3) { value if value.is_undefined() => 0, value => convert::unsigned_short(cx, &value, Range::Wrap, SITE.argument(4))? };
    let a4 = match call.arg(4) { value if value.is_undefined() => None, value => match &value { value if value.is_nullish() => None, value => Some(convert::interface(cx, value, Interface::XPathResult, SITE.argument(5))?) } };
    let value = interfaces::xpath_evaluator_base::evaluate(cx, this, a0, a1, a2, a3, a4)?;
    Ok(value)
}

pub(super) fn onabort_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "abort")
}

pub(super) fn onabort_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "abort", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onauxclick_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "auxclick")
}

pub(super) fn onauxclick_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "auxclick", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onbeforeinput_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "beforeinput")
}

pub(super) fn onbeforeinput_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "beforeinput", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onbeforematch_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "beforematch")
}

pub(super) fn onbeforematch_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "beforematch", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onbeforetoggle_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "beforetoggle")
}

pub(super) fn onbeforetoggle_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "beforetoggle", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onblur_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "blur")
}

pub(super) fn onblur_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "blur", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncancel_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "cancel")
}

pub(super) fn oncancel_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "cancel", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncanplay_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "canplay")
}

pub(super) fn oncanplay_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "canplay", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncanplaythrough_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "canplaythrough")
}

pub(super) fn oncanplaythrough_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "canplaythrough", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onchange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "change")
}

pub(super) fn onchange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "change", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onclick_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "click")
}

pub(super) fn onclick_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "click", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onclose_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "close")
}

pub(super) fn onclose_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "close", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncommand_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "command")
}

pub(super) fn oncommand_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "command", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncontextlost_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "contextlost")
}

pub(super) fn oncontextlost_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "contextlost", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncontextmenu_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "contextmenu")
}

pub(super) fn oncontextmenu_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "contextmenu", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncontextrestored_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "contextrestored")
}

pub(super) fn oncontextrestored_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "contextrestored", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncopy_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "copy")
}

pub(super) fn oncopy_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "copy", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncuechange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "cuechange")
}

pub(super) fn oncuechange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "cuechange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncut_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "cut")
}

pub(super) fn oncut_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "cut", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondblclick_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "dblclick")
}

pub(super) fn ondblclick_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "dblclick", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondrag_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "drag")
}

pub(super) fn ondrag_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "drag", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondragend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "dragend")
}

pub(super) fn ondragend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "dragend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondragenter_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "dragenter")
}

pub(super) fn ondragenter_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "dragenter", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondragleave_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "dragleave")
}

pub(super) fn ondragleave_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "dragleave", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondragover_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "dragover")
}

pub(super) fn ondragover_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "dragover", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondragstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "dragstart")
}

pub(super) fn ondragstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "dragstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondrop_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "drop")
}

pub(super) fn ondrop_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "drop", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondurationchange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "durationchange")
}

pub(super) fn ondurationchange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "durationchange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onemptied_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "emptied")
}

pub(super) fn onemptied_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "emptied", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onended_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "ended")
}

pub(super) fn onended_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "ended", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onerror_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "error")
}

pub(super) fn onerror_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "error", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onfocus_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "focus")
}

pub(super) fn onfocus_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "focus", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onformdata_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "formdata")
}

pub(super) fn onformdata_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "formdata", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oninput_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "input")
}

pub(super) fn oninput_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "input", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oninvalid_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "invalid")
}

pub(super) fn oninvalid_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "invalid", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onkeydown_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "keydown")
}

pub(super) fn onkeydown_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "keydown", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onkeypress_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "keypress")
}

pub(super) fn onkeypress_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "keypress", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onkeyup_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "keyup")
}

pub(super) fn onkeyup_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "keyup", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onload_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "load")
}

pub(super) fn onload_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "load", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onloadeddata_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "loadeddata")
}

pub(super) fn onloadeddata_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "loadeddata", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onloadedmetadata_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "loadedmetadata")
}

pub(super) fn onloadedmetadata_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "loadedmetadata", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onloadstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "loadstart")
}

pub(super) fn onloadstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "loadstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmousedown_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "mousedown")
}

pub(super) fn onmousedown_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "mousedown", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmouseenter_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    if !receiver::implements(cx, call, Interface::Document) {
        return Ok(cx.undefined());
    }
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "mouseenter")
}

pub(super) fn onmouseenter_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    if !receiver::implements(cx, call, Interface::Document) {
        return Ok(cx.undefined());
    }
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "mouseenter", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmouseleave_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    if !receiver::implements(cx, call, Interface::Document) {
        return Ok(cx.undefined());
    }
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "mouseleave")
}

pub(super) fn onmouseleave_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    if !receiver::implements(cx, call, Interface::Document) {
        return Ok(cx.undefined());
    }
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "mouseleave", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmousemove_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "mousemove")
}

pub(super) fn onmousemove_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "mousemove", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmouseout_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "mouseout")
}

pub(super) fn onmouseout_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "mouseout", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmouseover_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "mouseover")
}

pub(super) fn onmouseover_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "mouseover", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmouseup_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "mouseup")
}

pub(super) fn onmouseup_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "mouseup", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpaste_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "paste")
}

pub(super) fn onpaste_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "paste", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpause_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "pause")
}

pub(super) fn onpause_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pause", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onplay_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "play")
}

pub(super) fn onplay_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "play", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onplaying_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "playing")
}

pub(super) fn onplaying_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "playing", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onprogress_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "progress")
}

pub(super) fn onprogress_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "progress", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onratechange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "ratechange")
}

pub(super) fn onratechange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "ratechange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onreset_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "reset")
}

pub(super) fn onreset_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "reset", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onresize_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "resize")
}

pub(super) fn onresize_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "resize", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onscroll_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "scroll")
}

pub(super) fn onscroll_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "scroll", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onscrollend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "scrollend")
}

pub(super) fn onscrollend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "scrollend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onsecuritypolicyviolation_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "securitypolicyviolation")
}

pub(super) fn onsecuritypolicyviolation_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "securitypolicyviolation", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onseeked_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "seeked")
}

pub(super) fn onseeked_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "seeked", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onseeking_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "seeking")
}

pub(super) fn onseeking_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "seeking", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onselect_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "select")
}

pub(super) fn onselect_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "select", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onslotchange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "slotchange")
}

pub(super) fn onslotchange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "slotchange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onstalled_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "stalled")
}

pub(super) fn onstalled_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "stalled", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onsubmit_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "submit")
}

pub(super) fn onsubmit_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "submit", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onsuspend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "suspend")
}

pub(super) fn onsuspend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "suspend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontimeupdate_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "timeupdate")
}

pub(super) fn ontimeupdate_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "timeupdate", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontoggle_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "toggle")
}

pub(super) fn ontoggle_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "toggle", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onvolumechange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "volumechange")
}

pub(super) fn onvolumechange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "volumechange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onwaiting_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "waiting")
}

pub(super) fn onwaiting_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "waiting", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onwebkitanimationend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "webkitanimationend")
}

pub(super) fn onwebkitanimationend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "webkitanimationend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onwebkitanimationiteration_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "webkitanimationiteration")
}

pub(super) fn onwebkitanimationiteration_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "webkitanimationiteration", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onwebkitanimationstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "webkitanimationstart")
}

pub(super) fn onwebkitanimationstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "webkitanimationstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onwebkittransitionend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "webkittransitionend")
}

pub(super) fn onwebkittransitionend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "webkittransitionend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onwheel_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "wheel")
}

pub(super) fn onwheel_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "wheel", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onanimationstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "animationstart")
}

pub(super) fn onanimationstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "animationstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onanimationiteration_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "animationiteration")
}

pub(super) fn onanimationiteration_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "animationiteration", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onanimationend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "animationend")
}

pub(super) fn onanimationend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "animationend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onanimationcancel_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "animationcancel")
}

pub(super) fn onanimationcancel_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "animationcancel", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontransitionrun_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "transitionrun")
}

pub(super) fn ontransitionrun_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "transitionrun", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontransitionstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "transitionstart")
}

pub(super) fn ontransitionstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "transitionstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontransitionend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "transitionend")
}

pub(super) fn ontransitionend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "transitionend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontransitioncancel_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "transitioncancel")
}

pub(super) fn ontransitioncancel_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "transitioncancel", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointerover_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "pointerover")
}

pub(super) fn onpointerover_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointerover", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointerenter_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "pointerenter")
}

pub(super) fn onpointerenter_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointerenter", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointerdown_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "pointerdown")
}

pub(super) fn onpointerdown_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointerdown", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointermove_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "pointermove")
}

pub(super) fn onpointermove_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointermove", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointerrawupdate_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "pointerrawupdate")
}

pub(super) fn onpointerrawupdate_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointerrawupdate", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointerup_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "pointerup")
}

pub(super) fn onpointerup_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointerup", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointercancel_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "pointercancel")
}

pub(super) fn onpointercancel_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointercancel", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointerout_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "pointerout")
}

pub(super) fn onpointerout_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointerout", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointerleave_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "pointerleave")
}

pub(super) fn onpointerleave_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointerleave", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ongotpointercapture_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "gotpointercapture")
}

pub(super) fn ongotpointercapture_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "gotpointercapture", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onlostpointercapture_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "lostpointercapture")
}

pub(super) fn onlostpointercapture_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "lostpointercapture", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onselectstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "selectstart")
}

pub(super) fn onselectstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "selectstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onselectionchange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "selectionchange")
}

pub(super) fn onselectionchange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "selectionchange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontouchstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "touchstart")
}

pub(super) fn ontouchstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "touchstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontouchend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "touchend")
}

pub(super) fn ontouchend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "touchend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontouchmove_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "touchmove")
}

pub(super) fn ontouchmove_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "touchmove", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontouchcancel_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    handlers::get(cx, &this, "touchcancel")
}

pub(super) fn ontouchcancel_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Document)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "touchcancel", &value)?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("Document", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let prototype = constructors::prototype(cx, call, Interface::Document)?;
    interfaces::document::constructor(cx, &prototype)
}

pub(super) fn named_names(cx: &mut Cx<'_>, object: &Value) -> Result<Vec<DomString>, Thrown> {
    let this = receiver::node_of(cx, object)?;
    interfaces::document::supported_property_names(cx, this)
}

pub(super) fn named_get(cx: &mut Cx<'_>, object: &Value, name: DomString) -> Result<Option<Value>, Thrown> {
    let this = receiver::node_of(cx, object)?;
    let Some(value) = interfaces::document::named_property(cx, this, name)? else { return Ok(None) };
    Ok(Some(value))
}
