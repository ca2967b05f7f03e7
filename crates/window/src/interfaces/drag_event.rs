//! <https://html.spec.whatwg.org/multipage/dnd.html#the-dragevent-interface>

use treewright_quickjs::{Thrown, Value};

use super::mouse_event;
use crate::Cx;
use crate::generated::Interface;
use crate::generated::dictionaries::DragEventInit;
use crate::strings::DomString;

/// <https://html.spec.whatwg.org/multipage/dnd.html#dragevent>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    type_: DomString,
    init: DragEventInit,
) -> Result<Value, Thrown> {
    Ok(mouse_event::construct(cx, prototype, Interface::DragEvent, type_, init.base))
}
