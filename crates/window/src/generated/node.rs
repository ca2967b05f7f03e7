// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Node",
    interface: Interface::Node,
    last: Interface::SVGScriptElement,
    parent: Some(Interface::EventTarget),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::constant("ELEMENT_NODE", 1.0),
        Member::constant("ATTRIBUTE_NODE", 2.0),
        Member::constant("TEXT_NODE", 3.0),
        Member::constant("CDATA_SECTION_NODE", 4.0),
        Member::constant("ENTITY_REFERENCE_NODE", 5.0),
        Member::constant("ENTITY_NODE", 6.0),
        Member::constant("PROCESSING_INSTRUCTION_NODE", 7.0),
        Member::constant("COMMENT_NODE", 8.0),
        Member::constant("DOCUMENT_NODE", 9.0),
        Member::constant("DOCUMENT_TYPE_NODE", 10.0),
        Member::constant("DOCUMENT_FRAGMENT_NODE", 11.0),
        Member::constant("NOTATION_NODE", 12.0),
        Member::attribute("nodeType", N::Node_get_nodeType),
        Member::attribute("nodeName", N::Node_get_nodeName),
        Member::attribute("baseURI", N::Node_get_baseURI),
        Member::attribute("isConnected", N::Node_get_isConnected),
        Member::attribute("ownerDocument", N::Node_get_ownerDocument),
        Member::operation("getRootNode", N::Node_getRootNode, 0),
        Member::attribute("parentNode", N::Node_get_parentNode),
        Member::attribute("parentElement", N::Node_get_parentElement),
        Member::operation("hasChildNodes", N::Node_hasChildNodes, 0),
        Member::attribute("childNodes", N::Node_get_childNodes),
        Member::attribute("firstChild", N::Node_get_firstChild),
        Member::attribute("lastChild", N::Node_get_lastChild),
        Member::attribute("previousSibling", N::Node_get_previousSibling),
        Member::attribute("nextSibling", N::Node_get_nextSibling),
        Member::attribute("nodeValue", N::Node_get_nodeValue).setter(N::Node_set_nodeValue),
        Member::attribute("textContent", N::Node_get_textContent).setter(N::Node_set_textContent),
        Member::operation("normalize", N::Node_normalize, 0),
        Member::operation("cloneNode", N::Node_cloneNode, 0),
        Member::operation("isEqualNode", N::Node_isEqualNode, 1),
        Member::operation("isSameNode", N::Node_isSameNode, 1),
        Member::constant("DOCUMENT_POSITION_DISCONNECTED", 1.0),
        Member::constant("DOCUMENT_POSITION_PRECEDING", 2.0),
        Member::constant("DOCUMENT_POSITION_FOLLOWING", 4.0),
        Member::constant("DOCUMENT_POSITION_CONTAINS", 8.0),
        Member::constant("DOCUMENT_POSITION_CONTAINED_BY", 16.0),
        Member::constant("DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC", 32.0),
        Member::operation("compareDocumentPosition", N::Node_compareDocumentPosition, 1),
        Member::operation("contains", N::Node_contains, 1),
        Member::operation("lookupPrefix", N::Node_lookupPrefix, 1),
        Member::operation("lookupNamespaceURI", N::Node_lookupNamespaceURI, 1),
        Member::operation("isDefaultNamespace", N::Node_isDefaultNamespace, 1),
        Member::operation("insertBefore", N::Node_insertBefore, 2),
        Member::operation("appendChild", N::Node_appendChild, 1),
        Member::operation("replaceChild", N::Node_replaceChild, 2),
        Member::operation("removeChild", N::Node_removeChild, 1),
    ],
    ..Definition::EMPTY
};

pub(super) fn node_type_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Node)?;
    let value = interfaces::node::node_type(cx, this)?;
    Ok(cx.int(i32::from(value)))
}

pub(super) fn node_name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Node)?;
    let value = interfaces::node::node_name(cx, this)?;
    Ok(value)
}

pub(super) fn base_uri_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Node)?;
    let value = interfaces::node::base_uri(cx, this)?;
    Ok(cx.string(&value))
}

pub(super) fn is_connected_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Node)?;
    let value = interfaces::node::is_connected(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn owner_document_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Node)?;
    let value = interfaces::node::owner_document(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn get_root_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Node", "getRootNode");
    let this = receiver::node(cx, call, Interface::Node)?;
    let a0 = GetRootNodeOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::node::get_root_node(cx, this, a0)?;
    wrappers::wrap(cx, value)
}

pub(super) fn parent_node_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Node)?;
    let value = interfaces::node::parent_node(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn parent_element_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Node)?;
    let value = interfaces::node::parent_element(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn has_child_nodes(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Node)?;
    let value = interfaces::node::has_child_nodes(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn child_nodes_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::Node)?;
    if let Some(value) = same_object::kept(cx, &object, N::Node_get_childNodes) {
        return Ok(value);
    }
    let value = interfaces::node::child_nodes(cx, this)?;
    let value = value;
    same_object::keep(cx, &object, N::Node_get_childNodes, &value);
    Ok(value)
}

pub(super) fn first_child_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Node)?;
    let value = interfaces::node::first_child(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn last_child_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Node)?;
    let value = interfaces::node::last_child(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn previous_sibling_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Node)?;
    let value = interfaces::node::previous_sibling(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn next_sibling_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Node)?;
    let value = interfaces::node::next_sibling(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn node_value_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Node)?;
    let value = interfaces::node::node_value(cx, this)?;
    Ok(match value { Some(value) => cx.js_string(&value), None => cx.null() })
}

pub(super) fn node_value_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Node", "nodeValue");
    let this = receiver::node(cx, call, Interface::Node)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = interfaces::node::set_node_value(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn text_content_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Node)?;
    let value = interfaces::node::text_content(cx, this)?;
    Ok(match value { Some(value) => cx.js_string(&value), None => cx.null() })
}

pub(super) fn text_content_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Node", "textContent");
    let this = receiver::node(cx, call, Interface::Node)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = interfaces::node::set_text_content(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn normalize(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Node)?;
    reactions::push_queue(cx);
    let value = interfaces::node::normalize(cx, this);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn clone_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Node", "cloneNode");
    let this = receiver::node(cx, call, Interface::Node)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => false, value => value.to_boolean() };
    reactions::push_queue(cx);
    let value = interfaces::node::clone_node(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    wrappers::wrap(cx, value)
}

pub(super) fn is_equal_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Node", "isEqualNode");
    let this = receiver::node(cx, call, Interface::Node)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::node(cx, value, Interface::Node, SITE.argument(1))?) };
    let value = interfaces::node::is_equal_node(cx, this, a0)?;
    Ok(cx.boolean(value))
}

pub(super) fn is_same_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Node", "isSameNode");
    let this = receiver::node(cx, call, Interface::Node)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::node(cx, value, Interface::Node, SITE.argument(1))?) };
    let value = interfaces::node::is_same_node(cx, this, a0)?;
    Ok(cx.boolean(value))
}

pub(super) fn compare_document_position(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Node", "compareDocumentPosition");
    let this = receiver::node(cx, call, Interface::Node)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let value = interfaces::node::compare_document_position(cx, this, a0)?;
    Ok(cx.int(i32::from(value)))
}

pub(super) fn contains(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Node", "contains");
    let this = receiver::node(cx, call, Interface::Node)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::node(cx, value, Interface::Node, SITE.argument(1))?) };
    let value = interfaces::node::contains(cx, this, a0)?;
    Ok(cx.boolean(value))
}

pub(super) fn lookup_prefix(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Node", "lookupPrefix");
    let this = receiver::node(cx, call, Interface::Node)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    let value = interfaces::node::lookup_prefix(cx, this, a0)?;
    Ok(match value { Some(value) => cx.js_string(&value), None => cx.null() })
}

pub(super) fn lookup_namespace_uri(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Node", "lookupNamespaceURI");
    let this = receiver::node(cx, call, Interface::Node)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    let value = interfaces::node::lookup_namespace_uri(cx, this, a0)?;
    Ok(match value { Some(value) => cx.js_string(&value), None => cx.null() })
}

pub(super) fn is_default_namespace(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Node", "isDefaultNamespace");
    let this = receiver::node(cx, call, Interface::Node)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    let value = interfaces::node::is_default_namespace(cx, this, a0)?;
    Ok(cx.boolean(value))
}

pub(super) fn insert_before(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Node", "insertBefore");
    let this = receiver::node(cx, call, Interface::Node)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let a1 = match &call.arg(1) { value if value.is_nullish() => None, value => Some(convert::node(cx, value, Interface::Node, SITE.argument(2))?) };
    reactions::push_queue(cx);
    let value = interfaces::node::insert_before(cx, this, a0, a1);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    wrappers::wrap(cx, value)
}

pub(super) fn append_child(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Node", "appendChild");
    let this = receiver::node(cx, call, Interface::Node)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    reactions::push_queue(cx);
    let value = interfaces::node::append_child(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    wrappers::wrap(cx, value)
}

pub(super) fn replace_child(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Node", "replaceChild");
    let this = receiver::node(cx, call, Interface::Node)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let a1 = convert::node(cx, &call.arg(1), Interface::Node, SITE.argument(2))?;
    reactions::push_queue(cx);
    let value = interfaces::node::replace_child(cx, this, a0, a1);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    wrappers::wrap(cx, value)
}

pub(super) fn remove_child(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Node", "removeChild");
    let this = receiver::node(cx, call, Interface::Node)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    reactions::push_queue(cx);
    let value = interfaces::node::remove_child(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    wrappers::wrap(cx, value)
}
