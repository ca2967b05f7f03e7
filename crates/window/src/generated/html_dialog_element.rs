// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLDialogElement",
    interface: Interface::HTMLDialogElement,
    last: Interface::HTMLDialogElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLDialogElement_constructor, 0)),
    members: &[
        Member::attribute("open", N::HTMLDialogElement_get_open).setter(N::HTMLDialogElement_set_open),
        Member::attribute("returnValue", N::HTMLDialogElement_get_returnValue).setter(N::HTMLDialogElement_set_returnValue),
        Member::attribute("closedBy", N::HTMLDialogElement_get_closedBy).setter(N::HTMLDialogElement_set_closedBy),
        Member::operation("show", N::HTMLDialogElement_show, 0),
        Member::operation("showModal", N::HTMLDialogElement_showModal, 0),
        Member::operation("close", N::HTMLDialogElement_close, 0),
        Member::operation("requestClose", N::HTMLDialogElement_requestClose, 0),
    ],
    ..Definition::EMPTY
};

pub(super) fn open_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLDialogElement)?;
    reflect::boolean(cx, this, "open")
}

pub(super) fn open_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLDialogElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "open", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn return_value_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLDialogElement)?;
    let value = interfaces::html_dialog_element::return_value(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn return_value_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLDialogElement", "returnValue");
    let this = receiver::node(cx, call, Interface::HTMLDialogElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    interfaces::html_dialog_element::set_return_value(cx, this, value)?;
    Ok(cx.undefined())
}

pub(super) fn closed_by_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLDialogElement)?;
    let value = interfaces::html_dialog_element::closed_by(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn closed_by_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLDialogElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "closedby", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn show(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLDialogElement)?;
    reactions::push_queue(cx);
    let value = interfaces::html_dialog_element::show(cx, this);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn show_modal(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLDialogElement)?;
    reactions::push_queue(cx);
    let value = interfaces::html_dialog_element::show_modal(cx, this);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn close(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLDialogElement", "close");
    let this = receiver::node(cx, call, Interface::HTMLDialogElement)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => None, value => Some(convert::dom_string(cx, &value)?) };
    reactions::push_queue(cx);
    let value = interfaces::html_dialog_element::close(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn request_close(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLDialogElement", "requestClose");
    let this = receiver::node(cx, call, Interface::HTMLDialogElement)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => None, value => Some(convert::dom_string(cx, &value)?) };
    reactions::push_queue(cx);
    let value = interfaces::html_dialog_element::request_close(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLDialogElement)
}
