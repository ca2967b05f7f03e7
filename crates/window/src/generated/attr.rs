// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Attr",
    interface: Interface::Attr,
    last: Interface::Attr,
    parent: Some(Interface::Node),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute("namespaceURI", N::Attr_get_namespaceURI),
        Member::attribute("prefix", N::Attr_get_prefix),
        Member::attribute("localName", N::Attr_get_localName),
        Member::attribute("name", N::Attr_get_name),
        Member::attribute("value", N::Attr_get_value).setter(N::Attr_set_value),
        Member::attribute("ownerElement", N::Attr_get_ownerElement),
        Member::attribute("specified", N::Attr_get_specified),
    ],
    ..Definition::EMPTY
};

pub(super) fn namespace_uri_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Attr)?;
    let value = interfaces::attr::namespace_uri(cx, this)?;
    Ok(match value { Some(value) => cx.js_string(&value), None => cx.null() })
}

pub(super) fn prefix_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Attr)?;
    let value = interfaces::attr::prefix(cx, this)?;
    Ok(match value { Some(value) => cx.js_string(&value), None => cx.null() })
}

pub(super) fn local_name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Attr)?;
    let value = interfaces::attr::local_name(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Attr)?;
    let value = interfaces::attr::name(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn value_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Attr)?;
    let value = interfaces::attr::value(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn value_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Attr", "value");
    let this = receiver::node(cx, call, Interface::Attr)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::attr::set_value(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn owner_element_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Attr)?;
    let value = interfaces::attr::owner_element(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn specified_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Attr)?;
    let value = interfaces::attr::specified(cx, this)?;
    Ok(cx.boolean(value))
}
