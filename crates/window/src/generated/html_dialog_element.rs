// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLDialogElement",
    interface: Interface::HTMLDialogElement,
    last: Interface::HTMLDialogElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::reflecting("open", &Reflect::Boolean("open")),
        Member::attribute(
            "returnValue",
            Glue::Node(OfNode::Text(interfaces::html_dialog_element::return_value)),
        )
        .setter(Glue::SetNode(ToNode::Text(interfaces::html_dialog_element::set_return_value))),
        Member::attribute(
            "closedBy",
            Glue::Node(OfNode::Text(interfaces::html_dialog_element::closed_by)),
        )
        .setter(Glue::SetReflect(&Reflect::Text("closedby")))
        .reactions(),
        Member::operation(
            "show",
            Glue::Node(OfNode::Undefined(interfaces::html_dialog_element::show)),
            0,
        )
        .reactions(),
        Member::operation(
            "showModal",
            Glue::Node(OfNode::Undefined(interfaces::html_dialog_element::show_modal)),
            0,
        )
        .reactions(),
        Member::operation("close", Glue::Function(close), 0),
        Member::operation("requestClose", Glue::Function(request_close), 0),
    ],
    ..Definition::EMPTY
};

fn close(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLDialogElement", "close");
    let this = receiver::node(cx, call, Interface::HTMLDialogElement)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => None,
        value => Some(convert::dom_string(cx, &value)?),
    };
    reactions::push_queue(cx);
    let value = interfaces::html_dialog_element::close(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

fn request_close(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLDialogElement", "requestClose");
    let this = receiver::node(cx, call, Interface::HTMLDialogElement)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => None,
        value => Some(convert::dom_string(cx, &value)?),
    };
    reactions::push_queue(cx);
    let value = interfaces::html_dialog_element::request_close(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}
