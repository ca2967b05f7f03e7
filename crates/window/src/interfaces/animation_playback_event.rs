//! <https://drafts.csswg.org/web-animations-1/#the-animationplaybackevent-interface>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::events::attributes::AnimationPlaybackEvent as Part;
use crate::events::event;
use crate::generated::Interface;
use crate::generated::dictionaries::AnimationPlaybackEventInit;
use crate::strings::DomString;

read_only!(Part { current_time: Option<f64>, timeline_time: Option<f64> });

/// The constructor.
/// <https://dom.spec.whatwg.org/#concept-event-constructor>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    type_: DomString,
    init: AnimationPlaybackEventInit,
) -> Result<Value, Thrown> {
    let interface = Interface::AnimationPlaybackEvent;
    let event = event::construct(cx, prototype, interface, type_, init.base.into());
    let part = Part { current_time: init.current_time, timeline_time: init.timeline_time };
    event::with(cx, &event, |data| data.add(part));
    Ok(event)
}
