// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "ProcessingInstruction",
    interface: Interface::ProcessingInstruction,
    last: Interface::ProcessingInstruction,
    parent: Some(Interface::CharacterData),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute("target", N::ProcessingInstruction_get_target),
    ],
    ..Definition::EMPTY
};

pub(super) fn target_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::ProcessingInstruction)?;
    let value = interfaces::processing_instruction::target(cx, this)?;
    Ok(cx.js_string(&value))
}
