//! <https://html.spec.whatwg.org/multipage/form-elements.html#the-commandevent-interface>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::events::attributes::CommandEvent as Part;
use crate::events::event::{self, Slot};
use crate::generated::Interface;
use crate::generated::dictionaries::CommandEventInit;
use crate::strings::DomString;

read_only!(Part { command: DomString });

/// The constructor.
/// <https://dom.spec.whatwg.org/#concept-event-constructor>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    type_: DomString,
    init: CommandEventInit,
) -> Result<Value, Thrown> {
    let event = event::construct(cx, prototype, Interface::CommandEvent, type_, init.base.into());
    let part = Part { command: init.command };
    event::with(cx, &event, |data| data.add(part));
    let source = event::optional(cx, init.source)?;
    event::set_slot(cx, &event, Slot::Source, source.as_ref());
    Ok(event)
}

/// The attribute `source`, retargeted.
///
/// <https://html.spec.whatwg.org/multipage/interaction.html#dom-commandevent-source>
pub(crate) fn source(cx: &mut Cx<'_>, this: &Value) -> Result<Option<NodeId>, Thrown> {
    Ok(event::retargeted(cx, this, Slot::Source))
}
