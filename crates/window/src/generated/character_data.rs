// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CharacterData",
    interface: Interface::CharacterData,
    last: Interface::CDATASection,
    parent: Some(Interface::Node),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute("data", N::CharacterData_get_data).setter(N::CharacterData_set_data),
        Member::attribute("length", N::CharacterData_get_length),
        Member::operation("substringData", N::CharacterData_substringData, 2),
        Member::operation("appendData", N::CharacterData_appendData, 1),
        Member::operation("insertData", N::CharacterData_insertData, 2),
        Member::operation("deleteData", N::CharacterData_deleteData, 2),
        Member::operation("replaceData", N::CharacterData_replaceData, 3),
        Member::attribute("previousElementSibling", N::CharacterData_get_previousElementSibling),
        Member::attribute("nextElementSibling", N::CharacterData_get_nextElementSibling),
        Member::operation("before", N::CharacterData_before, 0).unscopable(),
        Member::operation("after", N::CharacterData_after, 0).unscopable(),
        Member::operation("replaceWith", N::CharacterData_replaceWith, 0).unscopable(),
        Member::operation("remove", N::CharacterData_remove, 0).unscopable(),
    ],
    ..Definition::EMPTY
};

pub(super) fn data_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::CharacterData)?;
    let value = interfaces::character_data::data(cx, this)?;
    Ok(value)
}

pub(super) fn data_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("CharacterData", "data");
    let this = receiver::node(cx, call, Interface::CharacterData)?;
    let value = convert::dom_string_or_null(cx, &call.arg(0))?;
    interfaces::character_data::set_data(cx, this, value)?;
    Ok(cx.undefined())
}

pub(super) fn length_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::CharacterData)?;
    let value = interfaces::character_data::length(cx, this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn substring_data(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CharacterData", "substringData");
    let this = receiver::node(cx, call, Interface::CharacterData)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let a1 = convert::unsigned_long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let value = interfaces::character_data::substring_data(cx, this, a0, a1)?;
    Ok(cx.js_string(&value))
}

pub(super) fn append_data(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CharacterData", "appendData");
    let this = receiver::node(cx, call, Interface::CharacterData)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::character_data::append_data(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn insert_data(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CharacterData", "insertData");
    let this = receiver::node(cx, call, Interface::CharacterData)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    let value = interfaces::character_data::insert_data(cx, this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn delete_data(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CharacterData", "deleteData");
    let this = receiver::node(cx, call, Interface::CharacterData)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let a1 = convert::unsigned_long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let value = interfaces::character_data::delete_data(cx, this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn replace_data(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CharacterData", "replaceData");
    let this = receiver::node(cx, call, Interface::CharacterData)?;
    arguments::at_least(cx, call, 3, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let a1 = convert::unsigned_long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let a2 = convert::dom_string(cx, &call.arg(2))?;
    let value = interfaces::character_data::replace_data(cx, this, a0, a1, a2)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn previous_element_sibling_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::CharacterData)?;
    let value = interfaces::non_document_type_child_node::previous_element_sibling(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn next_element_sibling_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::CharacterData)?;
    let value = interfaces::non_document_type_child_node::next_element_sibling(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn before(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CharacterData", "before");
    let this = receiver::node(cx, call, Interface::CharacterData)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| Ok(NodeOrDomString::from_value(cx, value, at)?))?;
    reactions::push_queue(cx);
    let value = interfaces::child_node::before(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn after(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CharacterData", "after");
    let this = receiver::node(cx, call, Interface::CharacterData)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| Ok(NodeOrDomString::from_value(cx, value, at)?))?;
    reactions::push_queue(cx);
    let value = interfaces::child_node::after(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn replace_with(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CharacterData", "replaceWith");
    let this = receiver::node(cx, call, Interface::CharacterData)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| Ok(NodeOrDomString::from_value(cx, value, at)?))?;
    reactions::push_queue(cx);
    let value = interfaces::child_node::replace_with(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn remove(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::CharacterData)?;
    reactions::push_queue(cx);
    let value = interfaces::child_node::remove(cx, this);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}
