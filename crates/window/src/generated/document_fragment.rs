// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "DocumentFragment",
    interface: Interface::DocumentFragment,
    last: Interface::ShadowRoot,
    parent: Some(Interface::Node),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::Constructor(interfaces::document_fragment::constructor), 0)),
    members: &[
        Member::operation("getElementById", Glue::Function(get_element_by_id), 1),
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
    ],
    ..Definition::EMPTY
};

fn get_element_by_id(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DocumentFragment", "getElementById");
    let this = receiver::node(cx, call, Interface::DocumentFragment)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::non_element_parent_node::get_element_by_id(cx, this, a0)?;
    Ok(match value {
        Some(value) => wrappers::wrap(cx, value)?,
        None => cx.null(),
    })
}

fn prepend(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DocumentFragment", "prepend");
    let this = receiver::node(cx, call, Interface::DocumentFragment)?;
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
    const SITE: &Site = &Site::operation("DocumentFragment", "append");
    let this = receiver::node(cx, call, Interface::DocumentFragment)?;
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
    const SITE: &Site = &Site::operation("DocumentFragment", "replaceChildren");
    let this = receiver::node(cx, call, Interface::DocumentFragment)?;
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
    const SITE: &Site = &Site::operation("DocumentFragment", "moveBefore");
    let this = receiver::node(cx, call, Interface::DocumentFragment)?;
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
    const SITE: &Site = &Site::operation("DocumentFragment", "querySelector");
    let this = receiver::node(cx, call, Interface::DocumentFragment)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::parent_node::query_selector(cx, this, a0)?;
    Ok(match value {
        Some(value) => wrappers::wrap(cx, value)?,
        None => cx.null(),
    })
}

fn query_selector_all(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DocumentFragment", "querySelectorAll");
    let this = receiver::node(cx, call, Interface::DocumentFragment)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::parent_node::query_selector_all(cx, this, a0)?;
    Ok(value)
}
