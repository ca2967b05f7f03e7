//! <https://drafts.csswg.org/cssom-view/#mediaquerylistevent>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::events::attributes::MediaQueryListEvent as Part;
use crate::events::event;
use crate::generated::Interface;
use crate::generated::dictionaries::MediaQueryListEventInit;
use crate::strings::DomString;

read_only!(Part { media: DomString, matches: bool });

/// The constructor.
/// <https://dom.spec.whatwg.org/#concept-event-constructor>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    type_: DomString,
    init: MediaQueryListEventInit,
) -> Result<Value, Thrown> {
    let event =
        event::construct(cx, prototype, Interface::MediaQueryListEvent, type_, init.base.into());
    let part = Part { media: init.media, matches: init.matches };
    event::with(cx, &event, |data| data.add(part));
    Ok(event)
}
