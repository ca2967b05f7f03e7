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
        Member::operation("createRange", N::Document_createRange, 0),
        Member::operation("createNodeIterator", N::Document_createNodeIterator, 1),
        Member::operation("createTreeWalker", N::Document_createTreeWalker, 1),
        Member::attribute("readyState", N::Document_get_readyState),
        Member::attribute("currentScript", N::Document_get_currentScript),
        Member::operation("open", N::Document_open, 0),
        Member::operation("close", N::Document_close, 0),
        Member::operation("write", N::Document_write, 0),
        Member::operation("writeln", N::Document_writeln, 0),
        Member::operation("getElementById", N::Document_getElementById, 1),
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

pub(super) fn ready_state_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::ready_state(cx, this)?;
    Ok(cx.string(value.as_str()))
}

pub(super) fn current_script_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Document)?;
    let value = interfaces::document::current_script(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
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
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| Ok(convert::dom_string(cx, value)?))?;
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
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| Ok(convert::dom_string(cx, value)?))?;
    reactions::push_queue(cx);
    let value = interfaces::document::writeln(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn get_element_by_id(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "getElementById");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::non_element_parent_node::get_element_by_id(cx, this, a0)?;
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

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("Document", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let prototype = constructors::prototype(cx, call, Interface::Document)?;
    interfaces::document::constructor(cx, &prototype)
}
