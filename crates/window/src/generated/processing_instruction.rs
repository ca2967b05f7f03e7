// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "ProcessingInstruction",
    interface: Interface::ProcessingInstruction,
    last: Interface::ProcessingInstruction,
    parent: Some(Interface::CharacterData),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::attribute(
            "target",
            Glue::Node(OfNode::Text(interfaces::processing_instruction::target)),
        ),
        Member::operation(
            "hasAttributes",
            Glue::Node(OfNode::Boolean(interfaces::processing_instruction::has_attributes)),
            0,
        ),
        Member::operation("getAttributeNames", Glue::Function(get_attribute_names), 0),
        Member::operation("getAttribute", Glue::Function(get_attribute), 1),
        Member::operation("setAttribute", Glue::Function(set_attribute), 2),
        Member::operation("removeAttribute", Glue::Function(remove_attribute), 1),
        Member::operation("toggleAttribute", Glue::Function(toggle_attribute), 1),
        Member::operation("hasAttribute", Glue::Function(has_attribute), 1),
        Member::attribute("sheet", Glue::Node(OfNode::NullableAny(interfaces::link_style::sheet))),
    ],
    ..Definition::EMPTY
};

fn get_attribute_names(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::ProcessingInstruction)?;
    let value = interfaces::processing_instruction::get_attribute_names(cx, this)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(cx.js_string(&item)))?)
}

fn get_attribute(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("ProcessingInstruction", "getAttribute");
    let this = receiver::node(cx, call, Interface::ProcessingInstruction)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::processing_instruction::get_attribute(cx, this, a0)?;
    Ok(match value {
        Some(value) => cx.js_string(&value),
        None => cx.null(),
    })
}

fn set_attribute(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("ProcessingInstruction", "setAttribute");
    let this = receiver::node(cx, call, Interface::ProcessingInstruction)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    let value = interfaces::processing_instruction::set_attribute(cx, this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn remove_attribute(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("ProcessingInstruction", "removeAttribute");
    let this = receiver::node(cx, call, Interface::ProcessingInstruction)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::processing_instruction::remove_attribute(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn toggle_attribute(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("ProcessingInstruction", "toggleAttribute");
    let this = receiver::node(cx, call, Interface::ProcessingInstruction)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => None,
        value => Some(value.to_boolean()),
    };
    let value = interfaces::processing_instruction::toggle_attribute(cx, this, a0, a1)?;
    Ok(cx.boolean(value))
}

fn has_attribute(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("ProcessingInstruction", "hasAttribute");
    let this = receiver::node(cx, call, Interface::ProcessingInstruction)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::processing_instruction::has_attribute(cx, this, a0)?;
    Ok(cx.boolean(value))
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("ProcessingInstruction", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => DomString::from(""),
        value => convert::dom_string(cx, &value)?,
    };
    let prototype = constructors::prototype(cx, call, Interface::ProcessingInstruction)?;
    interfaces::processing_instruction::constructor(cx, &prototype, a0, a1)
}
