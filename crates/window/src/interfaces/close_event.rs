//! <https://websockets.spec.whatwg.org/#the-closeevent-interface>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::events::attributes::CloseEvent as Part;
use crate::events::event;
use crate::generated::Interface;
use crate::generated::dictionaries::CloseEventInit;
use crate::strings::DomString;

read_only!(Part { was_clean: bool, code: u16, reason: String });

/// The constructor.
/// <https://dom.spec.whatwg.org/#concept-event-constructor>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    type_: DomString,
    init: CloseEventInit,
) -> Result<Value, Thrown> {
    let event = event::construct(cx, prototype, Interface::CloseEvent, type_, init.base.into());
    let part = Part { was_clean: init.was_clean, code: init.code, reason: init.reason };
    event::with(cx, &event, |data| data.add(part));
    Ok(event)
}
