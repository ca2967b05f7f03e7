//! <https://xhr.spec.whatwg.org/#interface-progressevent>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::events::attributes::ProgressEvent as Part;
use crate::events::event;
use crate::generated::Interface;
use crate::generated::dictionaries::ProgressEventInit;
use crate::strings::DomString;

read_only!(Part { length_computable: bool, loaded: f64, total: f64 });

/// The constructor.
/// <https://dom.spec.whatwg.org/#concept-event-constructor>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    type_: DomString,
    init: ProgressEventInit,
) -> Result<Value, Thrown> {
    let event = event::construct(cx, prototype, Interface::ProgressEvent, type_, init.base.into());
    let part =
        Part { length_computable: init.length_computable, loaded: init.loaded, total: init.total };
    event::with(cx, &event, |data| data.add(part));
    Ok(event)
}
