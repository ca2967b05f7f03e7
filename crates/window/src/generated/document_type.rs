// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "DocumentType",
    interface: Interface::DocumentType,
    last: Interface::DocumentType,
    parent: Some(Interface::Node),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute("name", Glue::Node(OfNode::Text(interfaces::document_type::name))),
        Member::attribute(
            "publicId",
            Glue::Node(OfNode::Text(interfaces::document_type::public_id)),
        ),
        Member::attribute(
            "systemId",
            Glue::Node(OfNode::Text(interfaces::document_type::system_id)),
        ),
        Member::operation("before", Glue::Function(before), 0).unscopable(),
        Member::operation("after", Glue::Function(after), 0).unscopable(),
        Member::operation("replaceWith", Glue::Function(replace_with), 0).unscopable(),
        Member::operation(
            "remove",
            Glue::Node(OfNode::Undefined(interfaces::child_node::remove)),
            0,
        )
        .reactions()
        .unscopable(),
    ],
    ..Definition::EMPTY
};

fn before(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DocumentType", "before");
    let this = receiver::node(cx, call, Interface::DocumentType)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| {
        Ok(NodeOrDomString::from_value(cx, value, at)?)
    })?;
    reactions::push_queue(cx);
    let value = interfaces::child_node::before(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

fn after(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DocumentType", "after");
    let this = receiver::node(cx, call, Interface::DocumentType)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| {
        Ok(NodeOrDomString::from_value(cx, value, at)?)
    })?;
    reactions::push_queue(cx);
    let value = interfaces::child_node::after(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

fn replace_with(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DocumentType", "replaceWith");
    let this = receiver::node(cx, call, Interface::DocumentType)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| {
        Ok(NodeOrDomString::from_value(cx, value, at)?)
    })?;
    reactions::push_queue(cx);
    let value = interfaces::child_node::replace_with(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}
