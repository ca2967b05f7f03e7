//! <https://dom.spec.whatwg.org/#interface-customevent>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::events::event::{self, Slot};
use crate::generated::Interface;
use crate::generated::dictionaries::CustomEventInit;
use crate::strings::DomString;

/// <https://dom.spec.whatwg.org/#dom-customevent-customevent>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    type_: DomString,
    init: CustomEventInit,
) -> Result<Value, Thrown> {
    let event = event::construct(cx, prototype, Interface::CustomEvent, type_, init.base.into());
    event::set_slot(cx, &event, Slot::Detail, Some(&init.detail));
    Ok(event)
}

/// <https://dom.spec.whatwg.org/#dom-customevent-detail>
pub(crate) fn detail(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    Ok(event::slot_or_null(cx, this, Slot::Detail))
}

/// <https://dom.spec.whatwg.org/#dom-customevent-initcustomevent>
pub(crate) fn init_custom_event(
    cx: &mut Cx<'_>,
    this: &Value,
    type_: DomString,
    bubbles: bool,
    cancelable: bool,
    detail: Value,
) -> Result<(), Thrown> {
    if event::initialize_unless_dispatched(cx, this, type_, bubbles, cancelable) {
        event::set_slot(cx, this, Slot::Detail, Some(&detail));
    }
    Ok(())
}
