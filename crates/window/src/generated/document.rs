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
    aliases: &["HTMLDocument"],
    constructor: Some((Glue::Constructor(interfaces::document::constructor), 0)),
    legacy: Some(&Legacy {
        indexed: None,
        named: Some(Named { names: named_names, get: named_get, set: None, delete: None }),
        overrides_built_ins: true,
        enumerable_names: true,
        is_global: false,
    }),
    members: &[
        Member::attribute(
            "implementation",
            Glue::Node(OfNode::Any(interfaces::document::implementation)),
        )
        .same_object(),
        Member::attribute("URL", Glue::Node(OfNode::Scalar(interfaces::document::url))),
        Member::attribute(
            "documentURI",
            Glue::Node(OfNode::Scalar(interfaces::document::document_uri)),
        ),
        Member::attribute(
            "compatMode",
            Glue::Node(OfNode::Text(interfaces::document::compat_mode)),
        ),
        Member::attribute(
            "characterSet",
            Glue::Node(OfNode::Text(interfaces::document::character_set)),
        ),
        Member::attribute("charset", Glue::Node(OfNode::Text(interfaces::document::charset))),
        Member::attribute(
            "inputEncoding",
            Glue::Node(OfNode::Text(interfaces::document::input_encoding)),
        ),
        Member::attribute(
            "contentType",
            Glue::Node(OfNode::Text(interfaces::document::content_type)),
        ),
        Member::attribute(
            "doctype",
            Glue::Node(OfNode::NullableNode(interfaces::document::doctype)),
        ),
        Member::attribute(
            "documentElement",
            Glue::Node(OfNode::NullableNode(interfaces::document::document_element)),
        ),
        Member::operation("getElementsByTagName", Glue::Function(get_elements_by_tag_name), 1),
        Member::operation("getElementsByTagNameNS", Glue::Function(get_elements_by_tag_name_ns), 2),
        Member::operation("getElementsByClassName", Glue::Function(get_elements_by_class_name), 1),
        Member::operation("createElement", Glue::Function(create_element), 1),
        Member::operation("createElementNS", Glue::Function(create_element_ns), 2),
        Member::operation(
            "createDocumentFragment",
            Glue::Node(OfNode::Node(interfaces::document::create_document_fragment)),
            0,
        ),
        Member::operation("createTextNode", Glue::Function(create_text_node), 1),
        Member::operation("createCDATASection", Glue::Function(create_cdata_section), 1),
        Member::operation("createComment", Glue::Function(create_comment), 1),
        Member::operation(
            "createProcessingInstruction",
            Glue::Function(create_processing_instruction),
            2,
        ),
        Member::operation("importNode", Glue::Function(import_node), 1),
        Member::operation("adoptNode", Glue::Function(adopt_node), 1),
        Member::operation("createAttribute", Glue::Function(create_attribute), 1),
        Member::operation("createAttributeNS", Glue::Function(create_attribute_ns), 2),
        Member::operation("createEvent", Glue::Function(create_event), 1),
        Member::operation(
            "createRange",
            Glue::Node(OfNode::Any(interfaces::document::create_range)),
            0,
        ),
        Member::operation("createNodeIterator", Glue::Function(create_node_iterator), 1),
        Member::operation("createTreeWalker", Glue::Function(create_tree_walker), 1),
        Member::attribute(
            "rootElement",
            Glue::Node(OfNode::NullableNode(interfaces::document::root_element)),
        ),
        Member::operation("elementFromPoint", Glue::Function(element_from_point), 2),
        Member::operation("elementsFromPoint", Glue::Function(elements_from_point), 2),
        Member::attribute(
            "scrollingElement",
            Glue::Node(OfNode::NullableNode(interfaces::document::scrolling_element)),
        ),
        Member::operation("parseHTMLUnsafe", Glue::Function(static_parse_html_unsafe), 1)
            .of_constructor(),
        Member::operation("parseHTML", Glue::Function(static_parse_html), 1).of_constructor(),
        Member::attribute(
            "location",
            Glue::Node(OfNode::NullableAny(interfaces::document::location)),
        )
        .setter(Glue::Forward("href"))
        .unforgeable(),
        Member::attribute("domain", Glue::Node(OfNode::Scalar(interfaces::document::domain)))
            .setter(Glue::SetNode(ToNode::Scalar(interfaces::document::set_domain))),
        Member::attribute("referrer", Glue::Node(OfNode::Scalar(interfaces::document::referrer))),
        Member::attribute("cookie", Glue::Node(OfNode::Scalar(interfaces::document::cookie)))
            .setter(Glue::SetNode(ToNode::Scalar(interfaces::document::set_cookie))),
        Member::attribute(
            "lastModified",
            Glue::Node(OfNode::Text(interfaces::document::last_modified)),
        ),
        Member::attribute("readyState", Glue::Function(ready_state_getter)),
        Member::attribute("title", Glue::Node(OfNode::Text(interfaces::document::title)))
            .setter(Glue::SetNode(ToNode::Text(interfaces::document::set_title)))
            .reactions(),
        Member::attribute("dir", Glue::Node(OfNode::Text(interfaces::document::dir)))
            .setter(Glue::SetNode(ToNode::Text(interfaces::document::set_dir)))
            .reactions(),
        Member::attribute("body", Glue::Node(OfNode::NullableNode(interfaces::document::body)))
            .setter(Glue::Function(body_setter)),
        Member::attribute("head", Glue::Node(OfNode::NullableNode(interfaces::document::head))),
        Member::attribute("images", Glue::Node(OfNode::Any(interfaces::document::images)))
            .same_object(),
        Member::attribute("embeds", Glue::Node(OfNode::Any(interfaces::document::embeds)))
            .same_object(),
        Member::attribute("plugins", Glue::Node(OfNode::Any(interfaces::document::plugins)))
            .same_object(),
        Member::attribute("links", Glue::Node(OfNode::Any(interfaces::document::links)))
            .same_object(),
        Member::attribute("forms", Glue::Node(OfNode::Any(interfaces::document::forms)))
            .same_object(),
        Member::attribute("scripts", Glue::Node(OfNode::Any(interfaces::document::scripts)))
            .same_object(),
        Member::operation("getElementsByName", Glue::Function(get_elements_by_name), 1),
        Member::attribute("currentScript", Glue::Function(current_script_getter)),
        Member::operation("open", Glue::Function(open), 0),
        Member::operation("close", Glue::Node(OfNode::Undefined(interfaces::document::close)), 0)
            .reactions(),
        Member::operation("write", Glue::Function(write), 0),
        Member::operation("writeln", Glue::Function(writeln), 0),
        Member::attribute(
            "defaultView",
            Glue::Node(OfNode::NullableAny(interfaces::document::default_view)),
        ),
        Member::operation(
            "hasFocus",
            Glue::Node(OfNode::Boolean(interfaces::document::has_focus)),
            0,
        ),
        Member::attribute(
            "designMode",
            Glue::Node(OfNode::Text(interfaces::document::design_mode)),
        )
        .setter(Glue::SetNode(ToNode::Text(interfaces::document::set_design_mode)))
        .reactions(),
        Member::attribute("hidden", Glue::Node(OfNode::Boolean(interfaces::document::hidden))),
        Member::attribute("visibilityState", Glue::Function(visibility_state_getter)),
        Member::handler("onreadystatechange").lenient_this(),
        Member::handler("onvisibilitychange"),
        Member::attribute("fgColor", Glue::Node(OfNode::Text(interfaces::document::fg_color)))
            .setter(Glue::SetNode(ToNode::TextOrEmpty(interfaces::document::set_fg_color)))
            .reactions(),
        Member::attribute("linkColor", Glue::Node(OfNode::Text(interfaces::document::link_color)))
            .setter(Glue::SetNode(ToNode::TextOrEmpty(interfaces::document::set_link_color)))
            .reactions(),
        Member::attribute(
            "vlinkColor",
            Glue::Node(OfNode::Text(interfaces::document::vlink_color)),
        )
        .setter(Glue::SetNode(ToNode::TextOrEmpty(interfaces::document::set_vlink_color)))
        .reactions(),
        Member::attribute(
            "alinkColor",
            Glue::Node(OfNode::Text(interfaces::document::alink_color)),
        )
        .setter(Glue::SetNode(ToNode::TextOrEmpty(interfaces::document::set_alink_color)))
        .reactions(),
        Member::attribute("bgColor", Glue::Node(OfNode::Text(interfaces::document::bg_color)))
            .setter(Glue::SetNode(ToNode::TextOrEmpty(interfaces::document::set_bg_color)))
            .reactions(),
        Member::attribute("anchors", Glue::Node(OfNode::Any(interfaces::document::anchors)))
            .same_object(),
        Member::attribute("applets", Glue::Node(OfNode::Any(interfaces::document::applets)))
            .same_object(),
        Member::operation("clear", Glue::Node(OfNode::Undefined(interfaces::document::clear)), 0),
        Member::operation(
            "captureEvents",
            Glue::Node(OfNode::Undefined(interfaces::document::capture_events)),
            0,
        ),
        Member::operation(
            "releaseEvents",
            Glue::Node(OfNode::Undefined(interfaces::document::release_events)),
            0,
        ),
        Member::attribute("all", Glue::Node(OfNode::Any(interfaces::document::all))).same_object(),
        Member::operation(
            "getSelection",
            Glue::Node(OfNode::NullableAny(interfaces::document::get_selection)),
            0,
        ),
        Member::attribute("timeline", Glue::Node(OfNode::Any(interfaces::document::timeline))),
        Member::operation("getElementById", Glue::Function(get_element_by_id), 1),
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
        Member::attribute("children", Glue::Node(OfNode::Any(interfaces::parent_node::children)))
            .same_object(),
        Member::attribute(
            "firstElementChild",
            Glue::Node(OfNode::NullableNode(interfaces::parent_node::first_element_child)),
        ),
        Member::attribute(
            "lastElementChild",
            Glue::Node(OfNode::NullableNode(interfaces::parent_node::last_element_child)),
        ),
        Member::attribute(
            "childElementCount",
            Glue::Node(OfNode::UnsignedLong(interfaces::parent_node::child_element_count)),
        ),
        Member::operation("prepend", Glue::Function(prepend), 0).unscopable(),
        Member::operation("append", Glue::Function(append), 0).unscopable(),
        Member::operation("replaceChildren", Glue::Function(replace_children), 0).unscopable(),
        Member::operation("moveBefore", Glue::Function(move_before), 2),
        Member::operation("querySelector", Glue::Function(query_selector), 1),
        Member::operation("querySelectorAll", Glue::Function(query_selector_all), 1),
        Member::operation("createExpression", Glue::Function(create_expression), 1),
        Member::operation("createNSResolver", Glue::Function(create_ns_resolver), 1),
        Member::operation("evaluate", Glue::Function(evaluate), 2),
        Member::handler("onabort"),
        Member::handler("onauxclick"),
        Member::handler("onbeforeinput"),
        Member::handler("onbeforematch"),
        Member::handler("onbeforetoggle"),
        Member::handler("onblur"),
        Member::handler("oncancel"),
        Member::handler("oncanplay"),
        Member::handler("oncanplaythrough"),
        Member::handler("onchange"),
        Member::handler("onclick"),
        Member::handler("onclose"),
        Member::handler("oncommand"),
        Member::handler("oncontextlost"),
        Member::handler("oncontextmenu"),
        Member::handler("oncontextrestored"),
        Member::handler("oncopy"),
        Member::handler("oncuechange"),
        Member::handler("oncut"),
        Member::handler("ondblclick"),
        Member::handler("ondrag"),
        Member::handler("ondragend"),
        Member::handler("ondragenter"),
        Member::handler("ondragleave"),
        Member::handler("ondragover"),
        Member::handler("ondragstart"),
        Member::handler("ondrop"),
        Member::handler("ondurationchange"),
        Member::handler("onemptied"),
        Member::handler("onended"),
        Member::handler("onerror"),
        Member::handler("onfocus"),
        Member::handler("onformdata"),
        Member::handler("oninput"),
        Member::handler("oninvalid"),
        Member::handler("onkeydown"),
        Member::handler("onkeypress"),
        Member::handler("onkeyup"),
        Member::handler("onload"),
        Member::handler("onloadeddata"),
        Member::handler("onloadedmetadata"),
        Member::handler("onloadstart"),
        Member::handler("onmousedown"),
        Member::handler("onmouseenter").lenient_this(),
        Member::handler("onmouseleave").lenient_this(),
        Member::handler("onmousemove"),
        Member::handler("onmouseout"),
        Member::handler("onmouseover"),
        Member::handler("onmouseup"),
        Member::handler("onpaste"),
        Member::handler("onpause"),
        Member::handler("onplay"),
        Member::handler("onplaying"),
        Member::handler("onprogress"),
        Member::handler("onratechange"),
        Member::handler("onreset"),
        Member::handler("onresize"),
        Member::handler("onscroll"),
        Member::handler("onscrollend"),
        Member::handler("onsecuritypolicyviolation"),
        Member::handler("onseeked"),
        Member::handler("onseeking"),
        Member::handler("onselect"),
        Member::handler("onslotchange"),
        Member::handler("onstalled"),
        Member::handler("onsubmit"),
        Member::handler("onsuspend"),
        Member::handler("ontimeupdate"),
        Member::handler("ontoggle"),
        Member::handler("onvolumechange"),
        Member::handler("onwaiting"),
        Member::handler("onwebkitanimationend"),
        Member::handler("onwebkitanimationiteration"),
        Member::handler("onwebkitanimationstart"),
        Member::handler("onwebkittransitionend"),
        Member::handler("onwheel"),
        Member::handler("onanimationstart"),
        Member::handler("onanimationiteration"),
        Member::handler("onanimationend"),
        Member::handler("onanimationcancel"),
        Member::handler("ontransitionrun"),
        Member::handler("ontransitionstart"),
        Member::handler("ontransitionend"),
        Member::handler("ontransitioncancel"),
        Member::handler("onpointerover"),
        Member::handler("onpointerenter"),
        Member::handler("onpointerdown"),
        Member::handler("onpointermove"),
        Member::handler("onpointerrawupdate"),
        Member::handler("onpointerup"),
        Member::handler("onpointercancel"),
        Member::handler("onpointerout"),
        Member::handler("onpointerleave"),
        Member::handler("ongotpointercapture"),
        Member::handler("onlostpointercapture"),
        Member::handler("onselectstart"),
        Member::handler("onselectionchange"),
    ],
    ..Definition::EMPTY
};

fn get_elements_by_tag_name(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "getElementsByTagName");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::document::get_elements_by_tag_name(cx, this, a0)?;
    Ok(value)
}

fn get_elements_by_tag_name_ns(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "getElementsByTagNameNS");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::dom_string(cx, value)?),
    };
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    let value = interfaces::document::get_elements_by_tag_name_ns(cx, this, a0, a1)?;
    Ok(value)
}

fn get_elements_by_class_name(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "getElementsByClassName");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::document::get_elements_by_class_name(cx, this, a0)?;
    Ok(value)
}

fn create_element(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "createElement");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => DomStringOrElementCreationOptions::ElementCreationOptions(
            ElementCreationOptions::from_value(cx, &cx.undefined(), SITE.value())?,
        ),
        value => DomStringOrElementCreationOptions::from_value(cx, &value, SITE.argument(2))?,
    };
    reactions::push_queue(cx);
    let value = interfaces::document::create_element(cx, this, a0, a1);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    wrappers::wrap(cx, value)
}

fn create_element_ns(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "createElementNS");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::dom_string(cx, value)?),
    };
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    let a2 = match call.arg(2) {
        value if value.is_undefined() => DomStringOrElementCreationOptions::ElementCreationOptions(
            ElementCreationOptions::from_value(cx, &cx.undefined(), SITE.value())?,
        ),
        value => DomStringOrElementCreationOptions::from_value(cx, &value, SITE.argument(3))?,
    };
    reactions::push_queue(cx);
    let value = interfaces::document::create_element_ns(cx, this, a0, a1, a2);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    wrappers::wrap(cx, value)
}

fn create_text_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "createTextNode");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::document::create_text_node(cx, this, a0)?;
    wrappers::wrap(cx, value)
}

fn create_cdata_section(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "createCDATASection");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::document::create_cdata_section(cx, this, a0)?;
    wrappers::wrap(cx, value)
}

fn create_comment(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "createComment");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::document::create_comment(cx, this, a0)?;
    wrappers::wrap(cx, value)
}

fn create_processing_instruction(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "createProcessingInstruction");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    let value = interfaces::document::create_processing_instruction(cx, this, a0, a1)?;
    wrappers::wrap(cx, value)
}

fn import_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "importNode");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => BooleanOrImportNodeOptions::Boolean(false),
        value => BooleanOrImportNodeOptions::from_value(cx, &value, SITE.argument(2))?,
    };
    reactions::push_queue(cx);
    let value = interfaces::document::import_node(cx, this, a0, a1);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    wrappers::wrap(cx, value)
}

fn adopt_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
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

fn create_attribute(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "createAttribute");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::document::create_attribute(cx, this, a0)?;
    wrappers::wrap(cx, value)
}

fn create_attribute_ns(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "createAttributeNS");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::dom_string(cx, value)?),
    };
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    let value = interfaces::document::create_attribute_ns(cx, this, a0, a1)?;
    wrappers::wrap(cx, value)
}

fn create_event(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "createEvent");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::document::create_event(cx, this, a0)?;
    Ok(value)
}

fn create_node_iterator(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "createNodeIterator");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => 0xFFFFFFFF,
        value => convert::unsigned_long(cx, &value, Range::Wrap, SITE.argument(2))?,
    };
    let a2 = match call.arg(2) {
        value if value.is_undefined() => None,
        value => match &value {
            value if value.is_nullish() => None,
            value => Some(convert::callback_interface(cx, value, "NodeFilter", SITE.argument(3))?),
        },
    };
    let value = interfaces::document::create_node_iterator(cx, this, a0, a1, a2)?;
    Ok(value)
}

fn create_tree_walker(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "createTreeWalker");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => 0xFFFFFFFF,
        value => convert::unsigned_long(cx, &value, Range::Wrap, SITE.argument(2))?,
    };
    let a2 = match call.arg(2) {
        value if value.is_undefined() => None,
        value => match &value {
            value if value.is_nullish() => None,
            value => Some(convert::callback_interface(cx, value, "NodeFilter", SITE.argument(3))?),
        },
    };
    let value = interfaces::document::create_tree_walker(cx, this, a0, a1, a2)?;
    Ok(value)
}

fn element_from_point(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "elementFromPoint");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::double(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = convert::double(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::document::element_from_point(cx, this, a0, a1)?;
    Ok(match value {
        Some(value) => wrappers::wrap(cx, value)?,
        None => cx.null(),
    })
}

fn elements_from_point(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "elementsFromPoint");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::double(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = convert::double(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::document::elements_from_point(cx, this, a0, a1)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(wrappers::wrap(cx, item)?))?)
}

fn static_parse_html_unsafe(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("Document", "parseHTMLUnsafe");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = TrustedHTMLOrDomString::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = ParseHTMLUnsafeOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::document::parse_html_unsafe(cx, a0, a1)?;
    wrappers::wrap(cx, value)
}

fn static_parse_html(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("Document", "parseHTML");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = SetHTMLOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::document::parse_html(cx, a0, a1)?;
    wrappers::wrap(cx, value)
}

fn ready_state_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::ready_state(cx, this)?;
    Ok(cx.string(value.as_str()))
}

fn body_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Document", "body");
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::node(cx, value, Interface::HTMLElement, SITE.value())?),
    };
    reactions::push_queue(cx);
    let done = interfaces::document::set_body(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

fn get_elements_by_name(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "getElementsByName");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::document::get_elements_by_name(cx, this, a0)?;
    Ok(value)
}

fn current_script_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::current_script(cx, this)?;
    Ok(match value {
        Some(value) => value.into_value(cx)?,
        None => cx.null(),
    })
}

fn open(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
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
    let a0 = match call.arg(0) {
        value if value.is_undefined() => None,
        value => Some(convert::dom_string(cx, &value)?),
    };
    let a1 = match call.arg(1) {
        value if value.is_undefined() => None,
        value => Some(convert::dom_string(cx, &value)?),
    };
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
    Ok(match value {
        Some(value) => value,
        None => cx.null(),
    })
}

fn write(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "write");
    let this = receiver::node(cx, call, Interface::Document)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| {
        Ok(TrustedHTMLOrDomString::from_value(cx, value, at)?)
    })?;
    reactions::push_queue(cx);
    let value = interfaces::document::write(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

fn writeln(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "writeln");
    let this = receiver::node(cx, call, Interface::Document)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| {
        Ok(TrustedHTMLOrDomString::from_value(cx, value, at)?)
    })?;
    reactions::push_queue(cx);
    let value = interfaces::document::writeln(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

fn visibility_state_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::visibility_state(cx, this)?;
    Ok(cx.string(value.as_str()))
}

fn get_element_by_id(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "getElementById");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::non_element_parent_node::get_element_by_id(cx, this, a0)?;
    Ok(match value {
        Some(value) => wrappers::wrap(cx, value)?,
        None => cx.null(),
    })
}

fn adopted_style_sheets_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Document", "adoptedStyleSheets");
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = convert::sequence(cx, &call.arg(0), SITE.value(), |cx, value, at| {
        Ok(convert::interface(cx, value, Interface::CSSStyleSheet, at)?)
    })?;
    interfaces::document_or_shadow_root::set_adopted_style_sheets(cx, this, value)?;
    Ok(cx.undefined())
}

fn get_animations(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document_or_shadow_root::get_animations(cx, this)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(item))?)
}

fn prepend(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "prepend");
    let this = receiver::node(cx, call, Interface::Document)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| {
        Ok(NodeOrDomString::from_value(cx, value, at)?)
    })?;
    reactions::push_queue(cx);
    let value = interfaces::parent_node::prepend(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

fn append(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "append");
    let this = receiver::node(cx, call, Interface::Document)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| {
        Ok(NodeOrDomString::from_value(cx, value, at)?)
    })?;
    reactions::push_queue(cx);
    let value = interfaces::parent_node::append(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

fn replace_children(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "replaceChildren");
    let this = receiver::node(cx, call, Interface::Document)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| {
        Ok(NodeOrDomString::from_value(cx, value, at)?)
    })?;
    reactions::push_queue(cx);
    let value = interfaces::parent_node::replace_children(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

fn move_before(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "moveBefore");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let a1 = match &call.arg(1) {
        value if value.is_nullish() => None,
        value => Some(convert::node(cx, value, Interface::Node, SITE.argument(2))?),
    };
    reactions::push_queue(cx);
    let value = interfaces::parent_node::move_before(cx, this, a0, a1);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

fn query_selector(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "querySelector");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::parent_node::query_selector(cx, this, a0)?;
    Ok(match value {
        Some(value) => wrappers::wrap(cx, value)?,
        None => cx.null(),
    })
}

fn query_selector_all(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "querySelectorAll");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::parent_node::query_selector_all(cx, this, a0)?;
    Ok(value)
}

fn create_expression(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "createExpression");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => None,
        value => match &value {
            value if value.is_nullish() => None,
            value => {
                Some(convert::callback_interface(cx, value, "XPathNSResolver", SITE.argument(2))?)
            }
        },
    };
    let value = interfaces::xpath_evaluator_base::create_expression(cx, this, a0, a1)?;
    Ok(value)
}

fn create_ns_resolver(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "createNSResolver");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let value = interfaces::xpath_evaluator_base::create_ns_resolver(cx, this, a0)?;
    wrappers::wrap(cx, value)
}

fn evaluate(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "evaluate");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = convert::node(cx, &call.arg(1), Interface::Node, SITE.argument(2))?;
    let a2 = match call.arg(2) {
        value if value.is_undefined() => None,
        value => match &value {
            value if value.is_nullish() => None,
            value => {
                Some(convert::callback_interface(cx, value, "XPathNSResolver", SITE.argument(3))?)
            }
        },
    };
    let a3 = match call.arg(3) {
        value if value.is_undefined() => 0,
        value => convert::unsigned_short(cx, &value, Range::Wrap, SITE.argument(4))?,
    };
    let a4 = match call.arg(4) {
        value if value.is_undefined() => None,
        value => match &value {
            value if value.is_nullish() => None,
            value => Some(convert::interface(cx, value, Interface::XPathResult, SITE.argument(5))?),
        },
    };
    let value = interfaces::xpath_evaluator_base::evaluate(cx, this, a0, a1, a2, a3, a4)?;
    Ok(value)
}

pub(super) fn named_names(cx: &mut Cx<'_>, object: &Value) -> Result<Vec<DomString>, Thrown> {
    let this = receiver::node_of(cx, object)?;
    interfaces::document::supported_property_names(cx, this)
}

pub(super) fn named_get(
    cx: &mut Cx<'_>,
    object: &Value,
    name: DomString,
) -> Result<Option<Value>, Thrown> {
    let this = receiver::node_of(cx, object)?;
    let Some(value) = interfaces::document::named_property(cx, this, name)? else {
        return Ok(None);
    };
    Ok(Some(value))
}
