// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Comment",
    interface: Interface::Comment,
    last: Interface::Comment,
    parent: Some(Interface::CharacterData),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::Function(constructor), 0)),
    ..Definition::EMPTY
};

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("Comment", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => DomString::from(""),
        value => convert::dom_string(cx, &value)?,
    };
    let prototype = constructors::prototype(cx, call, Interface::Comment)?;
    interfaces::comment::constructor(cx, &prototype, a0)
}
