//! <https://w3c.github.io/uievents/#interface-uievent>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::events::attributes::UiEvent as Part;
use crate::events::event::{self, Slot};
use crate::generated::Interface;
use crate::generated::dictionaries::UIEventInit;
use crate::strings::DomString;

/// Makes an event of this interface or one that inherits from it.
pub(crate) fn construct(
    cx: &mut Cx<'_>,
    prototype: &Value,
    interface: Interface,
    type_: DomString,
    init: UIEventInit,
) -> Value {
    let event = event::construct(cx, prototype, interface, type_, init.base.into());
    let part = Part { detail: init.detail, which: init.which };
    event::with(cx, &event, |data| data.add(part));
    event::set_slot(cx, &event, Slot::View, init.view.as_ref());
    event
}

/// <https://w3c.github.io/uievents/#dom-uievent-uievent>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    type_: DomString,
    init: UIEventInit,
) -> Result<Value, Thrown> {
    Ok(construct(cx, prototype, Interface::UIEvent, type_, init))
}

/// <https://w3c.github.io/uievents/#dom-uievent-view>
pub(crate) fn view(cx: &mut Cx<'_>, this: &Value) -> Result<Option<Value>, Thrown> {
    Ok(event::slot(cx, this, Slot::View))
}

/// <https://w3c.github.io/uievents/#dom-uievent-detail>
pub(crate) fn detail(cx: &mut Cx<'_>, this: &Value) -> Result<i32, Thrown> {
    Ok(event::extra(cx, this, |part: &mut Part| part.detail))
}

/// The number of the key or button.
/// <https://w3c.github.io/uievents/#dom-uievent-which>
pub(crate) fn which(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    Ok(event::extra(cx, this, |part: &mut Part| part.which))
}

/// Runs the common steps of the `init…` methods of UI events. Returns false if the event is being
/// dispatched.
pub(crate) fn initialize(
    cx: &mut Cx<'_>,
    this: &Value,
    type_: DomString,
    (bubbles, cancelable): (bool, bool),
    view: Option<&Value>,
    detail: Option<i32>,
) -> bool {
    if !event::initialize_unless_dispatched(cx, this, type_, bubbles, cancelable) {
        return false;
    }
    event::set_slot(cx, this, Slot::View, view);
    if let Some(detail) = detail {
        event::extra(cx, this, |part: &mut Part| part.detail = detail);
    }
    true
}

/// <https://w3c.github.io/uievents/#dom-uievent-inituievent>
pub(crate) fn init_ui_event(
    cx: &mut Cx<'_>,
    this: &Value,
    type_: DomString,
    bubbles: bool,
    cancelable: bool,
    view: Option<Value>,
    detail: i32,
) -> Result<(), Thrown> {
    initialize(cx, this, type_, (bubbles, cancelable), view.as_ref(), Some(detail));
    Ok(())
}
