//! <https://html.spec.whatwg.org/multipage/webappapis.html#promiserejectionevent>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::events::event::{self, Slot};
use crate::generated::Interface;
use crate::generated::dictionaries::PromiseRejectionEventInit;
use crate::strings::DomString;

/// The constructor.
/// <https://dom.spec.whatwg.org/#concept-event-constructor>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    type_: DomString,
    init: PromiseRejectionEventInit,
) -> Result<Value, Thrown> {
    let event =
        event::construct(cx, prototype, Interface::PromiseRejectionEvent, type_, init.base.into());
    event::set_slot(cx, &event, Slot::Promise, Some(&init.promise));
    event::set_slot(cx, &event, Slot::Reason, Some(&init.reason));
    Ok(event)
}

/// The attribute `promise`.
///
/// <https://html.spec.whatwg.org/multipage/webappapis.html#dom-promiserejectionevent-promise>
pub(crate) fn promise(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    Ok(event::slot_or_undefined(cx, this, Slot::Promise))
}

/// The attribute `reason`.
///
/// <https://html.spec.whatwg.org/multipage/webappapis.html#dom-promiserejectionevent-reason>
pub(crate) fn reason(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    Ok(event::slot_or_undefined(cx, this, Slot::Reason))
}
