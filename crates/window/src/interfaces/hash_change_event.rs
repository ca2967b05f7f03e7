//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-hashchangeevent-interface>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::events::attributes::HashChangeEvent as Part;
use crate::events::event;
use crate::generated::Interface;
use crate::generated::dictionaries::HashChangeEventInit;
use crate::strings::DomString;

read_only!(Part { old_url: String, new_url: String });

/// The constructor.
/// <https://dom.spec.whatwg.org/#concept-event-constructor>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    type_: DomString,
    init: HashChangeEventInit,
) -> Result<Value, Thrown> {
    let event =
        event::construct(cx, prototype, Interface::HashChangeEvent, type_, init.base.into());
    let part = Part { old_url: init.old_url, new_url: init.new_url };
    event::with(cx, &event, |data| data.add(part));
    Ok(event)
}
