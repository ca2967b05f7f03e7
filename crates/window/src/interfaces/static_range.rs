//! `StaticRange`.
//!
//! <https://dom.spec.whatwg.org/#interface-staticrange>

use treewright_dom::NodeKind;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::Interface;
use crate::generated::dictionaries::StaticRangeInit;
use crate::objects::slots;
use crate::ranges::{BoundaryPoint, Range};
use crate::wrappers;

/// <https://dom.spec.whatwg.org/#dom-staticrange-staticrange>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    init: StaticRangeInit,
) -> Result<Value, Thrown> {
    for node in [init.start_container, init.end_container] {
        if matches!(cx.host.tree.kind(node), Some(NodeKind::Doctype | NodeKind::Attribute)) {
            let message =
                "Neither startContainer nor endContainer can be a DocumentType or Attr node.";
            return Err(dom_exception(cx, DomExceptionName::InvalidNodeTypeError, message));
        }
    }
    let object = bindings::new_object_with(cx, Interface::StaticRange, prototype);
    let range = Range {
        start: BoundaryPoint { node: init.start_container, offset: init.start_offset },
        end: BoundaryPoint { node: init.end_container, offset: init.end_offset },
    };
    new_static_range(cx, object, range)
}

/// Gives a new object its boundary points.
pub(super) fn new_static_range(
    cx: &mut Cx<'_>,
    object: Value,
    range: Range,
) -> Result<Value, Thrown> {
    for (slot, node) in (slots::ITEMS..).zip([range.start.node, range.end.node]) {
        let wrapper = wrappers::wrap(cx, node)?;
        cx.set_slot(&object, slot, &wrapper);
    }
    cx.set_data(&object, Box::new(range));
    Ok(object)
}
