//! <https://drafts.csswg.org/css-animations/#interface-animationevent>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::events::attributes::AnimationEvent as Part;
use crate::events::event;
use crate::generated::Interface;
use crate::generated::dictionaries::AnimationEventInit;
use crate::strings::DomString;

read_only!(Part { animation_name: DomString, elapsed_time: f64, pseudo_element: DomString });

/// The constructor.
/// <https://dom.spec.whatwg.org/#concept-event-constructor>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    type_: DomString,
    init: AnimationEventInit,
) -> Result<Value, Thrown> {
    let event = event::construct(cx, prototype, Interface::AnimationEvent, type_, init.base.into());
    let part = Part {
        animation_name: init.animation_name,
        elapsed_time: init.elapsed_time,
        pseudo_element: init.pseudo_element,
    };
    event::with(cx, &event, |data| data.add(part));
    Ok(event)
}
