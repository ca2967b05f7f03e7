//! <https://dom.spec.whatwg.org/#interface-event>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::events::event::{self, Slot};
use crate::generated::Interface;
use crate::generated::dictionaries::EventInit;
use crate::strings::DomString;

/// <https://dom.spec.whatwg.org/#dom-event-event>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    type_: DomString,
    init: EventInit,
) -> Result<Value, Thrown> {
    Ok(event::construct(cx, prototype, Interface::Event, type_, init.into()))
}

/// <https://dom.spec.whatwg.org/#dom-event-type>
pub(crate) fn type_(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    Ok(event::read(cx, this, |data| data.event_type.clone()))
}

/// <https://dom.spec.whatwg.org/#dom-event-target>
pub(crate) fn target(cx: &mut Cx<'_>, this: &Value) -> Result<Option<Value>, Thrown> {
    Ok(event::slot(cx, this, Slot::Target))
}

/// <https://dom.spec.whatwg.org/#dom-event-srcelement>
pub(crate) fn src_element(cx: &mut Cx<'_>, this: &Value) -> Result<Option<Value>, Thrown> {
    target(cx, this)
}

/// <https://dom.spec.whatwg.org/#dom-event-currenttarget>
pub(crate) fn current_target(cx: &mut Cx<'_>, this: &Value) -> Result<Option<Value>, Thrown> {
    Ok(event::slot(cx, this, Slot::CurrentTarget))
}

/// <https://dom.spec.whatwg.org/#dom-event-composedpath>
pub(crate) fn composed_path(cx: &mut Cx<'_>, this: &Value) -> Result<Vec<Value>, Thrown> {
    crate::events::composed_path(cx, this)
}

/// <https://dom.spec.whatwg.org/#dom-event-eventphase>
pub(crate) fn event_phase(cx: &mut Cx<'_>, this: &Value) -> Result<u16, Thrown> {
    Ok(event::read(cx, this, |data| data.phase))
}

/// <https://dom.spec.whatwg.org/#dom-event-stoppropagation>
pub(crate) fn stop_propagation(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    event::with(cx, this, |data| data.stop_propagation = true);
    Ok(())
}

/// <https://dom.spec.whatwg.org/#dom-event-cancelbubble>
pub(crate) fn cancel_bubble(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    Ok(event::read(cx, this, |data| data.stop_propagation))
}

/// <https://dom.spec.whatwg.org/#dom-event-cancelbubble>
pub(crate) fn set_cancel_bubble(cx: &mut Cx<'_>, this: &Value, value: bool) -> Result<(), Thrown> {
    if value {
        event::with(cx, this, |data| data.stop_propagation = true);
    }
    Ok(())
}

/// <https://dom.spec.whatwg.org/#dom-event-stopimmediatepropagation>
pub(crate) fn stop_immediate_propagation(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    event::with(cx, this, |data| {
        data.stop_propagation = true;
        data.stop_immediate_propagation = true;
    });
    Ok(())
}

/// <https://dom.spec.whatwg.org/#dom-event-bubbles>
pub(crate) fn bubbles(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    Ok(event::read(cx, this, |data| data.bubbles))
}

/// <https://dom.spec.whatwg.org/#dom-event-cancelable>
pub(crate) fn cancelable(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    Ok(event::read(cx, this, |data| data.cancelable))
}

/// <https://dom.spec.whatwg.org/#dom-event-returnvalue>
pub(crate) fn return_value(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    Ok(event::read(cx, this, |data| !data.canceled))
}

/// <https://dom.spec.whatwg.org/#dom-event-returnvalue>
pub(crate) fn set_return_value(cx: &mut Cx<'_>, this: &Value, value: bool) -> Result<(), Thrown> {
    if !value {
        event::set_the_canceled_flag(cx, this);
    }
    Ok(())
}

/// <https://dom.spec.whatwg.org/#dom-event-preventdefault>
pub(crate) fn prevent_default(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    event::set_the_canceled_flag(cx, this);
    Ok(())
}

/// <https://dom.spec.whatwg.org/#dom-event-defaultprevented>
pub(crate) fn default_prevented(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    Ok(event::read(cx, this, |data| data.canceled))
}

/// <https://dom.spec.whatwg.org/#dom-event-composed>
pub(crate) fn composed(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    Ok(event::read(cx, this, |data| data.composed))
}

/// <https://dom.spec.whatwg.org/#dom-event-istrusted>
pub(crate) fn is_trusted(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    Ok(event::read(cx, this, |data| data.is_trusted))
}

/// <https://dom.spec.whatwg.org/#dom-event-timestamp>
pub(crate) fn time_stamp(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    Ok(event::read(cx, this, |data| data.time_stamp))
}

/// <https://dom.spec.whatwg.org/#dom-event-initevent>
pub(crate) fn init_event(
    cx: &mut Cx<'_>,
    this: &Value,
    type_: DomString,
    bubbles: bool,
    cancelable: bool,
) -> Result<(), Thrown> {
    event::initialize_unless_dispatched(cx, this, type_, bubbles, cancelable);
    Ok(())
}
