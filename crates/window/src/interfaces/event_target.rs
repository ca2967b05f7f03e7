//! <https://dom.spec.whatwg.org/#interface-eventtarget>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::events::{self, Options, Target};
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::Interface;
use crate::generated::dictionaries::ObservableEventListenerOptions;
use crate::generated::unions::{AddEventListenerOptionsOrBoolean, EventListenerOptionsOrBoolean};
use crate::observables;
use crate::strings::DomString;

/// <https://dom.spec.whatwg.org/#dom-eventtarget-eventtarget>
pub(crate) fn constructor(cx: &mut Cx<'_>, prototype: &Value) -> Result<Value, Thrown> {
    Ok(bindings::new_object_with(cx, Interface::EventTarget, prototype))
}

/// <https://dom.spec.whatwg.org/#dom-eventtarget-addeventlistener>
pub(crate) fn add_event_listener(
    cx: &mut Cx<'_>,
    this: &Value,
    type_: DomString,
    callback: Option<Value>,
    options: AddEventListenerOptionsOrBoolean,
) -> Result<(), Thrown> {
    let Some(target) = Target::of(cx, this) else { return Ok(()) };
    let options = match options {
        AddEventListenerOptionsOrBoolean::Boolean(capture) => {
            Options { capture, ..Options::default() }
        }
        AddEventListenerOptionsOrBoolean::AddEventListenerOptions(options) => Options {
            capture: options.base.capture,
            passive: options.passive,
            once: options.once,
            signal: options.signal,
        },
    };
    events::add_an_event_listener(cx, &target, type_, callback.as_ref(), &options)
}

/// <https://dom.spec.whatwg.org/#dom-eventtarget-removeeventlistener>
pub(crate) fn remove_event_listener(
    cx: &mut Cx<'_>,
    this: &Value,
    type_: DomString,
    callback: Option<Value>,
    options: EventListenerOptionsOrBoolean,
) -> Result<(), Thrown> {
    let Some(target) = Target::of(cx, this) else { return Ok(()) };
    let capture = match options {
        EventListenerOptionsOrBoolean::Boolean(capture) => capture,
        EventListenerOptionsOrBoolean::EventListenerOptions(options) => options.capture,
    };
    events::remove_an_event_listener(cx, &target, &type_, callback.as_ref(), capture)
}

/// <https://dom.spec.whatwg.org/#dom-eventtarget-dispatchevent>
pub(crate) fn dispatch_event(cx: &mut Cx<'_>, this: &Value, event: Value) -> Result<bool, Thrown> {
    let Some(target) = Target::of(cx, this) else { return Ok(true) };
    let is_refused = events::event::with(cx, &event, |data| {
        let is_refused = data.dispatch || !data.initialized;
        if !is_refused {
            data.is_trusted = false;
        }
        is_refused
    });
    if is_refused.unwrap_or(true) {
        let message = "The event is already being dispatched, or was not initialized.";
        return Err(dom_exception(cx, DomExceptionName::InvalidStateError, message));
    }
    events::dispatch(cx, &event, &target, false)
}

/// <https://wicg.github.io/observable/#dom-eventtarget-when>
pub(crate) fn when(
    cx: &mut Cx<'_>,
    this: &Value,
    type_: DomString,
    options: ObservableEventListenerOptions,
) -> Result<Value, Thrown> {
    observables::when(cx, this, type_, options.capture, options.passive)
}
