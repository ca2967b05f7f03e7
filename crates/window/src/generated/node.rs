// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Node",
    interface: Interface::Node,
    last: Interface::SVGViewElement,
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
        Member::attribute(
            "nodeType",
            Glue::Node(OfNode::UnsignedShort(interfaces::node::node_type)),
        ),
        Member::attribute("nodeName", Glue::Node(OfNode::Any(interfaces::node::node_name))),
        Member::attribute("baseURI", Glue::Node(OfNode::Scalar(interfaces::node::base_uri))),
        Member::attribute(
            "isConnected",
            Glue::Node(OfNode::Boolean(interfaces::node::is_connected)),
        ),
        Member::attribute(
            "ownerDocument",
            Glue::Node(OfNode::NullableNode(interfaces::node::owner_document)),
        ),
        Member::operation("getRootNode", Glue::Function(get_root_node), 0),
        Member::attribute(
            "parentNode",
            Glue::Node(OfNode::NullableNode(interfaces::node::parent_node)),
        ),
        Member::attribute(
            "parentElement",
            Glue::Node(OfNode::NullableNode(interfaces::node::parent_element)),
        ),
        Member::operation(
            "hasChildNodes",
            Glue::Node(OfNode::Boolean(interfaces::node::has_child_nodes)),
            0,
        ),
        Member::attribute("childNodes", Glue::Node(OfNode::Any(interfaces::node::child_nodes)))
            .same_object(),
        Member::attribute(
            "firstChild",
            Glue::Node(OfNode::NullableNode(interfaces::node::first_child)),
        ),
        Member::attribute(
            "lastChild",
            Glue::Node(OfNode::NullableNode(interfaces::node::last_child)),
        ),
        Member::attribute(
            "previousSibling",
            Glue::Node(OfNode::NullableNode(interfaces::node::previous_sibling)),
        ),
        Member::attribute(
            "nextSibling",
            Glue::Node(OfNode::NullableNode(interfaces::node::next_sibling)),
        ),
        Member::attribute(
            "nodeValue",
            Glue::Node(OfNode::NullableText(interfaces::node::node_value)),
        )
        .setter(Glue::Function(node_value_setter)),
        Member::attribute(
            "textContent",
            Glue::Node(OfNode::NullableText(interfaces::node::text_content)),
        )
        .setter(Glue::Function(text_content_setter)),
        Member::operation(
            "normalize",
            Glue::Node(OfNode::Undefined(interfaces::node::normalize)),
            0,
        )
        .reactions(),
        Member::operation("cloneNode", Glue::Function(clone_node), 0),
        Member::operation("isEqualNode", Glue::Function(is_equal_node), 1),
        Member::operation("isSameNode", Glue::Function(is_same_node), 1),
        Member::constant("DOCUMENT_POSITION_DISCONNECTED", 1.0),
        Member::constant("DOCUMENT_POSITION_PRECEDING", 2.0),
        Member::constant("DOCUMENT_POSITION_FOLLOWING", 4.0),
        Member::constant("DOCUMENT_POSITION_CONTAINS", 8.0),
        Member::constant("DOCUMENT_POSITION_CONTAINED_BY", 16.0),
        Member::constant("DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC", 32.0),
        Member::operation("compareDocumentPosition", Glue::Function(compare_document_position), 1),
        Member::operation("contains", Glue::Function(contains), 1),
        Member::operation("lookupPrefix", Glue::Function(lookup_prefix), 1),
        Member::operation("lookupNamespaceURI", Glue::Function(lookup_namespace_uri), 1),
        Member::operation("isDefaultNamespace", Glue::Function(is_default_namespace), 1),
        Member::operation("insertBefore", Glue::Function(insert_before), 2),
        Member::operation("appendChild", Glue::Function(append_child), 1),
        Member::operation("replaceChild", Glue::Function(replace_child), 2),
        Member::operation("removeChild", Glue::Function(remove_child), 1),
    ],
    ..Definition::EMPTY
};

fn get_root_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Node", "getRootNode");
    let this = receiver::node(cx, call, Interface::Node)?;
    let a0 = GetRootNodeOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::node::get_root_node(cx, this, a0)?;
    wrappers::wrap(cx, value)
}

fn node_value_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Node", "nodeValue");
    let this = receiver::node(cx, call, Interface::Node)?;
    let value = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::dom_string(cx, value)?),
    };
    reactions::push_queue(cx);
    let done = interfaces::node::set_node_value(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

fn text_content_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Node", "textContent");
    let this = receiver::node(cx, call, Interface::Node)?;
    let value = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::dom_string(cx, value)?),
    };
    reactions::push_queue(cx);
    let done = interfaces::node::set_text_content(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

fn clone_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Node", "cloneNode");
    let this = receiver::node(cx, call, Interface::Node)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => false,
        value => value.to_boolean(),
    };
    reactions::push_queue(cx);
    let value = interfaces::node::clone_node(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    wrappers::wrap(cx, value)
}

fn is_equal_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Node", "isEqualNode");
    let this = receiver::node(cx, call, Interface::Node)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::node(cx, value, Interface::Node, SITE.argument(1))?),
    };
    let value = interfaces::node::is_equal_node(cx, this, a0)?;
    Ok(cx.boolean(value))
}

fn is_same_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Node", "isSameNode");
    let this = receiver::node(cx, call, Interface::Node)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::node(cx, value, Interface::Node, SITE.argument(1))?),
    };
    let value = interfaces::node::is_same_node(cx, this, a0)?;
    Ok(cx.boolean(value))
}

fn compare_document_position(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Node", "compareDocumentPosition");
    let this = receiver::node(cx, call, Interface::Node)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let value = interfaces::node::compare_document_position(cx, this, a0)?;
    Ok(cx.int(i32::from(value)))
}

fn contains(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Node", "contains");
    let this = receiver::node(cx, call, Interface::Node)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::node(cx, value, Interface::Node, SITE.argument(1))?),
    };
    let value = interfaces::node::contains(cx, this, a0)?;
    Ok(cx.boolean(value))
}

fn lookup_prefix(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Node", "lookupPrefix");
    let this = receiver::node(cx, call, Interface::Node)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::dom_string(cx, value)?),
    };
    let value = interfaces::node::lookup_prefix(cx, this, a0)?;
    Ok(match value {
        Some(value) => cx.js_string(&value),
        None => cx.null(),
    })
}

fn lookup_namespace_uri(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Node", "lookupNamespaceURI");
    let this = receiver::node(cx, call, Interface::Node)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::dom_string(cx, value)?),
    };
    let value = interfaces::node::lookup_namespace_uri(cx, this, a0)?;
    Ok(match value {
        Some(value) => cx.js_string(&value),
        None => cx.null(),
    })
}

fn is_default_namespace(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Node", "isDefaultNamespace");
    let this = receiver::node(cx, call, Interface::Node)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::dom_string(cx, value)?),
    };
    let value = interfaces::node::is_default_namespace(cx, this, a0)?;
    Ok(cx.boolean(value))
}

fn insert_before(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Node", "insertBefore");
    let this = receiver::node(cx, call, Interface::Node)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let a1 = match &call.arg(1) {
        value if value.is_nullish() => None,
        value => Some(convert::node(cx, value, Interface::Node, SITE.argument(2))?),
    };
    reactions::push_queue(cx);
    let value = interfaces::node::insert_before(cx, this, a0, a1);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    wrappers::wrap(cx, value)
}

fn append_child(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
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

fn replace_child(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
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

fn remove_child(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
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
