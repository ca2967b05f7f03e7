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
        Member::attribute("name", N::DocumentType_get_name),
        Member::attribute("publicId", N::DocumentType_get_publicId),
        Member::attribute("systemId", N::DocumentType_get_systemId),
        Member::operation("before", N::DocumentType_before, 0).unscopable(),
        Member::operation("after", N::DocumentType_after, 0).unscopable(),
        Member::operation("replaceWith", N::DocumentType_replaceWith, 0).unscopable(),
        Member::operation("remove", N::DocumentType_remove, 0).unscopable(),
    ],
    ..Definition::EMPTY
};

pub(super) fn name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::DocumentType)?;
    let value = interfaces::document_type::name(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn public_id_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::DocumentType)?;
    let value = interfaces::document_type::public_id(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn system_id_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::DocumentType)?;
    let value = interfaces::document_type::system_id(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn before(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DocumentType", "before");
    let this = receiver::node(cx, call, Interface::DocumentType)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| Ok(NodeOrDomString::from_value(cx, value, at)?))?;
    reactions::push_queue(cx);
    let value = interfaces::child_node::before(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn after(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DocumentType", "after");
    let this = receiver::node(cx, call, Interface::DocumentType)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| Ok(NodeOrDomString::from_value(cx, value, at)?))?;
    reactions::push_queue(cx);
    let value = interfaces::child_node::after(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn replace_with(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DocumentType", "replaceWith");
    let this = receiver::node(cx, call, Interface::DocumentType)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| Ok(NodeOrDomString::from_value(cx, value, at)?))?;
    reactions::push_queue(cx);
    let value = interfaces::child_node::replace_with(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn remove(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::DocumentType)?;
    reactions::push_queue(cx);
    let value = interfaces::child_node::remove(cx, this);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}
