//! <https://w3c.github.io/uievents/#interface-compositionevent>

use treewright_quickjs::{Thrown, Value};

use super::ui_event;
use crate::Cx;
use crate::events::attributes::CompositionEvent as Part;
use crate::events::event;
use crate::generated::Interface;
use crate::generated::dictionaries::CompositionEventInit;
use crate::strings::DomString;

read_only!(Part { data: String });

/// <https://w3c.github.io/uievents/#dom-compositionevent-compositionevent>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    type_: DomString,
    init: CompositionEventInit,
) -> Result<Value, Thrown> {
    let event = ui_event::construct(cx, prototype, Interface::CompositionEvent, type_, init.base);
    let part = Part { data: init.data.into_scalar() };
    event::with(cx, &event, |data| data.add(part));
    Ok(event)
}

/// <https://w3c.github.io/uievents/#dom-compositionevent-initcompositionevent>
pub(crate) fn init_composition_event(
    cx: &mut Cx<'_>,
    this: &Value,
    type_: DomString,
    bubbles: bool,
    cancelable: bool,
    view: Option<Value>,
    data: DomString,
) -> Result<(), Thrown> {
    if ui_event::initialize(cx, this, type_, (bubbles, cancelable), view.as_ref(), None) {
        event::extra(cx, this, |part: &mut Part| part.data = data.into_scalar());
    }
    Ok(())
}
