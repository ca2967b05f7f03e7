//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-popstateevent-interface>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::events::attributes::PopStateEvent as Part;
use crate::events::event::{self, Slot};
use crate::generated::Interface;
use crate::generated::dictionaries::PopStateEventInit;
use crate::strings::DomString;

read_only!(Part { has_ua_visual_transition: bool });

/// The constructor.
/// <https://dom.spec.whatwg.org/#concept-event-constructor>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    type_: DomString,
    init: PopStateEventInit,
) -> Result<Value, Thrown> {
    let event = event::construct(cx, prototype, Interface::PopStateEvent, type_, init.base.into());
    let part = Part { has_ua_visual_transition: init.has_ua_visual_transition };
    event::with(cx, &event, |data| data.add(part));
    event::set_slot(cx, &event, Slot::State, Some(&init.state));
    Ok(event)
}

/// The attribute `state`.
///
/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-popstateevent-state>
pub(crate) fn state(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    Ok(event::slot_or_null(cx, this, Slot::State))
}
