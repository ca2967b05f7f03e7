//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-pagetransitionevent-interface>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::events::attributes::PageTransitionEvent as Part;
use crate::events::event;
use crate::generated::Interface;
use crate::generated::dictionaries::PageTransitionEventInit;
use crate::strings::DomString;

read_only!(Part { persisted: bool });

/// The constructor.
/// <https://dom.spec.whatwg.org/#concept-event-constructor>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    type_: DomString,
    init: PageTransitionEventInit,
) -> Result<Value, Thrown> {
    let event =
        event::construct(cx, prototype, Interface::PageTransitionEvent, type_, init.base.into());
    let part = Part { persisted: init.persisted };
    event::with(cx, &event, |data| data.add(part));
    Ok(event)
}
