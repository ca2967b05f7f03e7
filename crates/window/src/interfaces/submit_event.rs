//! <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#the-submitevent-interface>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::events::event::{self, Slot};
use crate::generated::Interface;
use crate::generated::dictionaries::SubmitEventInit;
use crate::strings::DomString;

/// The constructor.
/// <https://dom.spec.whatwg.org/#concept-event-constructor>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    type_: DomString,
    init: SubmitEventInit,
) -> Result<Value, Thrown> {
    let event = event::construct(cx, prototype, Interface::SubmitEvent, type_, init.base.into());
    let submitter = event::optional(cx, init.submitter)?;
    event::set_slot(cx, &event, Slot::Submitter, submitter.as_ref());
    Ok(event)
}

/// The attribute `submitter`, retargeted.
///
/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-submitevent-submitter>
pub(crate) fn submitter(cx: &mut Cx<'_>, this: &Value) -> Result<Option<NodeId>, Thrown> {
    Ok(event::retargeted(cx, this, Slot::Submitter))
}
