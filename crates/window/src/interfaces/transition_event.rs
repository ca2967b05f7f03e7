//! <https://drafts.csswg.org/css-transitions/#interface-transitionevent>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::events::attributes::TransitionEvent as Part;
use crate::events::event;
use crate::generated::Interface;
use crate::generated::dictionaries::TransitionEventInit;
use crate::strings::DomString;

read_only!(Part { property_name: DomString, elapsed_time: f64, pseudo_element: DomString });

/// The constructor.
/// <https://dom.spec.whatwg.org/#concept-event-constructor>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    type_: DomString,
    init: TransitionEventInit,
) -> Result<Value, Thrown> {
    let event =
        event::construct(cx, prototype, Interface::TransitionEvent, type_, init.base.into());
    let part = Part {
        property_name: init.property_name,
        elapsed_time: init.elapsed_time,
        pseudo_element: init.pseudo_element,
    };
    event::with(cx, &event, |data| data.add(part));
    Ok(event)
}
