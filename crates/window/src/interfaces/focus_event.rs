//! <https://w3c.github.io/uievents/#interface-focusevent>

use treewright_quickjs::{Thrown, Value};

use super::ui_event;
use crate::Cx;
use crate::events::event::{self, Slot};
use crate::generated::Interface;
use crate::generated::dictionaries::FocusEventInit;
use crate::strings::DomString;

/// <https://w3c.github.io/uievents/#dom-focusevent-focusevent>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    type_: DomString,
    init: FocusEventInit,
) -> Result<Value, Thrown> {
    let event = ui_event::construct(cx, prototype, Interface::FocusEvent, type_, init.base);
    event::set_slot(cx, &event, Slot::RelatedTarget, init.related_target.as_ref());
    Ok(event)
}

/// <https://w3c.github.io/uievents/#dom-focusevent-relatedtarget>
pub(crate) fn related_target(cx: &mut Cx<'_>, this: &Value) -> Result<Option<Value>, Thrown> {
    Ok(event::slot(cx, this, Slot::RelatedTarget))
}
