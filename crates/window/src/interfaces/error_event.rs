//! <https://html.spec.whatwg.org/multipage/webappapis.html#errorevent>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::events::attributes::ErrorEvent as Part;
use crate::events::event::{self, Slot};
use crate::generated::Interface;
use crate::generated::dictionaries::ErrorEventInit;
use crate::strings::DomString;

read_only!(Part { message: DomString, filename: String, lineno: u32, colno: u32 });

/// The constructor.
/// <https://dom.spec.whatwg.org/#concept-event-constructor>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    type_: DomString,
    init: ErrorEventInit,
) -> Result<Value, Thrown> {
    let event = event::construct(cx, prototype, Interface::ErrorEvent, type_, init.base.into());
    let part = Part {
        message: init.message,
        filename: init.filename,
        lineno: init.lineno,
        colno: init.colno,
    };
    event::with(cx, &event, |data| data.add(part));
    event::set_slot(cx, &event, Slot::Error, Some(&init.error));
    Ok(event)
}

/// The attribute `error`.
///
/// <https://html.spec.whatwg.org/multipage/webappapis.html#dom-errorevent-error>
pub(crate) fn error(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    Ok(event::slot_or_undefined(cx, this, Slot::Error))
}
