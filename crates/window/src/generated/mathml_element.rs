// Made by `cargo xtask codegen` from spec/idl/mathml-core.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "MathMLElement",
    interface: Interface::MathMLElement,
    last: Interface::MathMLElement,
    parent: Some(Interface::Element),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute("autofocus", N::MathMLElement_get_autofocus).setter(N::MathMLElement_set_autofocus),
    ],
    ..Definition::EMPTY
};

pub(super) fn autofocus_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::MathMLElement)?;
    reflect::boolean(cx, this, "autofocus")
}

pub(super) fn autofocus_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::MathMLElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "autofocus", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}
