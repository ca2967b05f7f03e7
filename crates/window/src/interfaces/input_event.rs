//! <https://w3c.github.io/uievents/#interface-inputevent>

use treewright_quickjs::{Thrown, Value};

use super::ui_event;
use crate::Cx;
use crate::events::attributes::InputEvent as Part;
use crate::events::event::{self, Slot};
use crate::generated::Interface;
use crate::generated::dictionaries::InputEventInit;
use crate::strings::DomString;

read_only!(Part { data: Option<String>, is_composing: bool, input_type: DomString });

/// <https://w3c.github.io/uievents/#dom-inputevent-inputevent>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    type_: DomString,
    init: InputEventInit,
) -> Result<Value, Thrown> {
    let event = ui_event::construct(cx, prototype, Interface::InputEvent, type_, init.base);
    let part = Part {
        data: init.data.map(DomString::into_scalar),
        is_composing: init.is_composing,
        input_type: init.input_type,
    };
    event::with(cx, &event, |data| data.add(part));
    event::set_list(cx, &event, Slot::TargetRanges, init.target_ranges);
    Ok(event)
}

/// <https://w3c.github.io/input-events/#dom-inputevent-gettargetranges>
pub(crate) fn get_target_ranges(cx: &mut Cx<'_>, this: &Value) -> Result<Vec<Value>, Thrown> {
    event::list(cx, this, Slot::TargetRanges)
}
