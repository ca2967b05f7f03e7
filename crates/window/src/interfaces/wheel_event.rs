//! <https://w3c.github.io/uievents/#interface-wheelevent>

use treewright_quickjs::{Thrown, Value};

use super::mouse_event;
use crate::Cx;
use crate::events::attributes::WheelEvent as Part;
use crate::events::event;
use crate::generated::Interface;
use crate::generated::dictionaries::WheelEventInit;
use crate::strings::DomString;

read_only!(Part { delta_x: f64, delta_y: f64, delta_z: f64, delta_mode: u32, momentum: bool });

/// <https://w3c.github.io/uievents/#dom-wheelevent-wheelevent>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    type_: DomString,
    init: WheelEventInit,
) -> Result<Value, Thrown> {
    let event = mouse_event::construct(cx, prototype, Interface::WheelEvent, type_, init.base);
    let part = Part {
        delta_x: init.delta_x,
        delta_y: init.delta_y,
        delta_z: init.delta_z,
        delta_mode: init.delta_mode,
        momentum: init.momentum,
    };
    event::with(cx, &event, |data| data.add(part));
    Ok(event)
}
