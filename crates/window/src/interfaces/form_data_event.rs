//! <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#the-formdataevent-interface>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::events::event::{self, Slot};
use crate::generated::Interface;
use crate::generated::dictionaries::FormDataEventInit;
use crate::strings::DomString;

/// The constructor.
/// <https://dom.spec.whatwg.org/#concept-event-constructor>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    type_: DomString,
    init: FormDataEventInit,
) -> Result<Value, Thrown> {
    let event = event::construct(cx, prototype, Interface::FormDataEvent, type_, init.base.into());
    event::set_slot(cx, &event, Slot::FormData, Some(&init.form_data));
    Ok(event)
}

/// The attribute `formData`.
///
/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-formdataevent-formdata>
pub(crate) fn form_data(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    Ok(event::slot_or_null(cx, this, Slot::FormData))
}
