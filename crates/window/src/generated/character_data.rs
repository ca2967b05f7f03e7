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
        Member::attribute("data", Glue::Node(OfNode::Any(interfaces::character_data::data)))
            .setter(Glue::SetNode(ToNode::TextOrEmpty(interfaces::character_data::set_data))),
        Member::attribute(
            "length",
            Glue::Node(OfNode::UnsignedLong(interfaces::character_data::length)),
        ),
        Member::operation("substringData", Glue::Function(substring_data), 2),
        Member::operation("appendData", Glue::Function(append_data), 1),
        Member::operation("insertData", Glue::Function(insert_data), 2),
        Member::operation("deleteData", Glue::Function(delete_data), 2),
        Member::operation("replaceData", Glue::Function(replace_data), 3),
        Member::attribute(
            "previousElementSibling",
            Glue::Node(OfNode::NullableNode(
                interfaces::non_document_type_child_node::previous_element_sibling,
            )),
        ),
        Member::attribute(
            "nextElementSibling",
            Glue::Node(OfNode::NullableNode(
                interfaces::non_document_type_child_node::next_element_sibling,
            )),
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

fn substring_data(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CharacterData", "substringData");
    let this = receiver::node(cx, call, Interface::CharacterData)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let a1 = convert::unsigned_long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let value = interfaces::character_data::substring_data(cx, this, a0, a1)?;
    Ok(cx.js_string(&value))
}

fn append_data(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CharacterData", "appendData");
    let this = receiver::node(cx, call, Interface::CharacterData)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::character_data::append_data(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn insert_data(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CharacterData", "insertData");
    let this = receiver::node(cx, call, Interface::CharacterData)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    let value = interfaces::character_data::insert_data(cx, this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn delete_data(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CharacterData", "deleteData");
    let this = receiver::node(cx, call, Interface::CharacterData)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let a1 = convert::unsigned_long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let value = interfaces::character_data::delete_data(cx, this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn replace_data(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
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

fn before(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CharacterData", "before");
    let this = receiver::node(cx, call, Interface::CharacterData)?;
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
    const SITE: &Site = &Site::operation("CharacterData", "after");
    let this = receiver::node(cx, call, Interface::CharacterData)?;
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
    const SITE: &Site = &Site::operation("CharacterData", "replaceWith");
    let this = receiver::node(cx, call, Interface::CharacterData)?;
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
