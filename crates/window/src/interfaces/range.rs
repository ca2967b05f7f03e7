//! `Range`: its boundary points. Its operations on nodes are in `range_contents.rs`.
//!
//! <https://dom.spec.whatwg.org/#interface-range>

use std::cmp::Ordering;

use treewright_dom::scripting::CharacterData;
use treewright_dom::{NodeId, NodeKind};
use treewright_quickjs::{Thrown, Value};

use super::abstract_range::range_of;
use crate::Cx;
use crate::bindings;
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::Interface;
use crate::objects;
use crate::ranges::{BoundaryPoint, Range};
use crate::strings::DomString;
use crate::text;

pub(crate) use super::dom_parser::create_contextual_fragment;
pub(crate) use super::dom_rect_list::{get_bounding_client_rect, get_client_rects};
pub(crate) use super::range_contents::{
    clone_contents, delete_contents, extract_contents, insert_node, surround_contents,
};

/// A live range with these boundary points, in the current realm.
pub(crate) fn new_range(cx: &mut Cx<'_>, range: Range) -> Result<Value, Thrown> {
    let object = bindings::new_object(cx, Interface::Range)?;
    Ok(make_live(cx, object, range))
}

fn make_live(cx: &mut Cx<'_>, object: Value, range: Range) -> Value {
    let handle = objects::give_a_handle(cx, &object);
    cx.host.ranges.live.insert(handle, range);
    cx.report_finalization(&object);
    object
}

/// <https://dom.spec.whatwg.org/#dom-range-range>
pub(crate) fn constructor(cx: &mut Cx<'_>, prototype: &Value) -> Result<Value, Thrown> {
    let node = crate::global_objects::document_of_the_current_global(cx)?;
    let point = BoundaryPoint { node, offset: 0 };
    let object = bindings::new_object_with(cx, Interface::Range, prototype);
    Ok(make_live(cx, object, Range { start: point, end: point }))
}

/// Sets the boundary points of a live range.
pub(crate) fn set(cx: &mut Cx<'_>, this: &Value, range: Range) {
    if let Some(platform) = cx.platform(this) {
        cx.host.moving_ranges(|world| world.ranges.live.insert(platform.handle, range));
    }
}

/// <https://dom.spec.whatwg.org/#concept-node-length>
pub(crate) fn length_of(cx: &Cx<'_>, node: NodeId) -> u32 {
    match cx.host.tree.kind(node) {
        Some(NodeKind::Doctype | NodeKind::Attribute) => 0,
        Some(NodeKind::Text | NodeKind::Comment | NodeKind::ProcessingInstruction) => {
            crate::tree_changes::data_length(cx, node)
        }
        _ => u32::try_from(cx.host.tree.children(node).count()).unwrap_or(u32::MAX),
    }
}

/// Throws for a doctype.
pub(super) fn ensure_that_it_has_points(cx: &mut Cx<'_>, node: NodeId) -> Result<(), Thrown> {
    if cx.host.tree.kind(node) == Some(NodeKind::Doctype) {
        let message = "The node provided is a doctype.";
        return Err(dom_exception(cx, DomExceptionName::InvalidNodeTypeError, message));
    }
    Ok(())
}

/// The checks of "set the start or end".
pub(super) fn boundary_point(
    cx: &mut Cx<'_>,
    node: NodeId,
    offset: u32,
) -> Result<BoundaryPoint, Thrown> {
    ensure_that_it_has_points(cx, node)?;
    let length = length_of(cx, node);
    if offset > length {
        let message = format!("The offset {offset} is larger than the node's length ({length}).");
        return Err(dom_exception(cx, DomExceptionName::IndexSizeError, &message));
    }
    Ok(BoundaryPoint { node, offset })
}

fn parent_of(cx: &mut Cx<'_>, node: NodeId) -> Result<NodeId, Thrown> {
    match cx.host.tree.parent(node) {
        Some(parent) => Ok(parent),
        None => {
            let message = "The given node has no parent.";
            Err(dom_exception(cx, DomExceptionName::InvalidNodeTypeError, message))
        }
    }
}

/// <https://dom.spec.whatwg.org/#concept-range-bp-set>
fn set_the_start(cx: &mut Cx<'_>, this: &Value, start: BoundaryPoint) -> Result<(), Thrown> {
    let range = range_of(cx, this)?;
    let range = cx.host.range_with_start(range, start);
    set(cx, this, range);
    Ok(())
}

fn set_the_end(cx: &mut Cx<'_>, this: &Value, end: BoundaryPoint) -> Result<(), Thrown> {
    let range = range_of(cx, this)?;
    let range = cx.host.range_with_end(range, end);
    set(cx, this, range);
    Ok(())
}

/// <https://dom.spec.whatwg.org/#dom-range-setstart>
pub(crate) fn set_start(
    cx: &mut Cx<'_>,
    this: &Value,
    node: NodeId,
    offset: u32,
) -> Result<(), Thrown> {
    let start = boundary_point(cx, node, offset)?;
    set_the_start(cx, this, start)
}

/// <https://dom.spec.whatwg.org/#dom-range-setend>
pub(crate) fn set_end(
    cx: &mut Cx<'_>,
    this: &Value,
    node: NodeId,
    offset: u32,
) -> Result<(), Thrown> {
    let end = boundary_point(cx, node, offset)?;
    set_the_end(cx, this, end)
}

/// <https://dom.spec.whatwg.org/#dom-range-setstartbefore>
pub(crate) fn set_start_before(cx: &mut Cx<'_>, this: &Value, node: NodeId) -> Result<(), Thrown> {
    let parent = parent_of(cx, node)?;
    let offset = cx.host.index_of(node);
    set_the_start(cx, this, BoundaryPoint { node: parent, offset })
}

/// <https://dom.spec.whatwg.org/#dom-range-setstartafter>
pub(crate) fn set_start_after(cx: &mut Cx<'_>, this: &Value, node: NodeId) -> Result<(), Thrown> {
    let parent = parent_of(cx, node)?;
    let offset = cx.host.index_of(node).saturating_add(1);
    set_the_start(cx, this, BoundaryPoint { node: parent, offset })
}

/// <https://dom.spec.whatwg.org/#dom-range-setendbefore>
pub(crate) fn set_end_before(cx: &mut Cx<'_>, this: &Value, node: NodeId) -> Result<(), Thrown> {
    let parent = parent_of(cx, node)?;
    let offset = cx.host.index_of(node);
    set_the_end(cx, this, BoundaryPoint { node: parent, offset })
}

/// <https://dom.spec.whatwg.org/#dom-range-setendafter>
pub(crate) fn set_end_after(cx: &mut Cx<'_>, this: &Value, node: NodeId) -> Result<(), Thrown> {
    let parent = parent_of(cx, node)?;
    let offset = cx.host.index_of(node).saturating_add(1);
    set_the_end(cx, this, BoundaryPoint { node: parent, offset })
}

/// <https://dom.spec.whatwg.org/#dom-range-collapse>
pub(crate) fn collapse(cx: &mut Cx<'_>, this: &Value, to_start: bool) -> Result<(), Thrown> {
    let range = range_of(cx, this)?;
    let point = if to_start { range.start } else { range.end };
    set(cx, this, Range { start: point, end: point });
    Ok(())
}

/// <https://dom.spec.whatwg.org/#dom-range-selectnode>
pub(crate) fn select_node(cx: &mut Cx<'_>, this: &Value, node: NodeId) -> Result<(), Thrown> {
    let parent = parent_of(cx, node)?;
    let index = cx.host.index_of(node);
    let start = BoundaryPoint { node: parent, offset: index };
    let end = BoundaryPoint { node: parent, offset: index.saturating_add(1) };
    set(cx, this, Range { start, end });
    Ok(())
}

/// <https://dom.spec.whatwg.org/#dom-range-selectnodecontents>
pub(crate) fn select_node_contents(
    cx: &mut Cx<'_>,
    this: &Value,
    node: NodeId,
) -> Result<(), Thrown> {
    let start = boundary_point(cx, node, 0)?;
    let end = BoundaryPoint { node, offset: length_of(cx, node) };
    set(cx, this, Range { start, end });
    Ok(())
}

/// <https://dom.spec.whatwg.org/#dom-range-commonancestorcontainer>
pub(crate) fn common_ancestor_container(cx: &mut Cx<'_>, this: &Value) -> Result<NodeId, Thrown> {
    let range = range_of(cx, this)?;
    let mut container = range.start.node;
    while !cx.host.is_inclusive_ancestor(container, range.end.node) {
        let Some(parent) = cx.host.tree.parent(container) else { break };
        container = parent;
    }
    Ok(container)
}

/// An ordering as a number.
fn sign(ordering: Ordering) -> i16 {
    match ordering {
        Ordering::Less => -1,
        Ordering::Equal => 0,
        Ordering::Greater => 1,
    }
}

/// <https://dom.spec.whatwg.org/#dom-range-compareboundarypoints>
pub(crate) fn compare_boundary_points(
    cx: &mut Cx<'_>,
    this: &Value,
    how: u16,
    source_range: Value,
) -> Result<i16, Thrown> {
    if how > 3 {
        let message = "The comparison method provided must be one of 0 to 3.";
        return Err(dom_exception(cx, DomExceptionName::NotSupportedError, message));
    }
    let (own, source) = (range_of(cx, this)?, range_of(cx, &source_range)?);
    if cx.host.root_of(own.start.node) != cx.host.root_of(source.start.node) {
        let message = "The two ranges are in different trees.";
        return Err(dom_exception(cx, DomExceptionName::WrongDocumentError, message));
    }
    let (this_point, other_point) = match how {
        0 => (own.start, source.start),
        1 => (own.end, source.start),
        2 => (own.end, source.end),
        _ => (own.start, source.end),
    };
    Ok(sign(cx.host.position(this_point, other_point)))
}

/// <https://dom.spec.whatwg.org/#dom-range-clonerange>
pub(crate) fn clone_range(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let range = range_of(cx, this)?;
    new_range(cx, range)
}

/// <https://dom.spec.whatwg.org/#dom-range-detach>
pub(crate) fn detach(_cx: &mut Cx<'_>, _this: &Value) -> Result<(), Thrown> {
    Ok(())
}

/// <https://dom.spec.whatwg.org/#dom-range-ispointinrange>
pub(crate) fn is_point_in_range(
    cx: &mut Cx<'_>,
    this: &Value,
    node: NodeId,
    offset: u32,
) -> Result<bool, Thrown> {
    let range = range_of(cx, this)?;
    if cx.host.root_of(node) != cx.host.root_of(range.start.node) {
        return Ok(false);
    }
    let point = boundary_point(cx, node, offset)?;
    Ok(cx.host.position(point, range.start) != Ordering::Less
        && cx.host.position(point, range.end) != Ordering::Greater)
}

/// <https://dom.spec.whatwg.org/#dom-range-comparepoint>
pub(crate) fn compare_point(
    cx: &mut Cx<'_>,
    this: &Value,
    node: NodeId,
    offset: u32,
) -> Result<i16, Thrown> {
    let range = range_of(cx, this)?;
    if cx.host.root_of(node) != cx.host.root_of(range.start.node) {
        let message = "The node and the range are in different trees.";
        return Err(dom_exception(cx, DomExceptionName::WrongDocumentError, message));
    }
    let point = boundary_point(cx, node, offset)?;
    if cx.host.position(point, range.start) == Ordering::Less {
        return Ok(-1);
    }
    Ok(i16::from(cx.host.position(point, range.end) == Ordering::Greater))
}

/// <https://dom.spec.whatwg.org/#dom-range-intersectsnode>
pub(crate) fn intersects_node(cx: &mut Cx<'_>, this: &Value, node: NodeId) -> Result<bool, Thrown> {
    let range = range_of(cx, this)?;
    if cx.host.root_of(node) != cx.host.root_of(range.start.node) {
        return Ok(false);
    }
    let Some(parent) = cx.host.tree.parent(node) else { return Ok(true) };
    let offset = cx.host.index_of(node);
    let before = BoundaryPoint { node: parent, offset };
    let after = BoundaryPoint { node: parent, offset: offset.saturating_add(1) };
    Ok(cx.host.position(before, range.end) == Ordering::Less
        && cx.host.position(after, range.start) == Ordering::Greater)
}

/// <https://dom.spec.whatwg.org/#dom-range-stringifier>
pub(crate) fn stringification_behavior(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    let Range { start, end } = range_of(cx, this)?;
    let data = |cx: &Cx<'_>, node: NodeId, from: u32, to: u32| {
        let count = to.saturating_sub(from) as usize;
        let part = cx.host.tree.substring_data(node, from as usize, count);
        part.map(|part| text::for_script(&part).to_utf16()).unwrap_or_default()
    };
    if start.node == end.node && cx.host.is_text(start.node) {
        return Ok(DomString::from_utf16(&data(cx, start.node, start.offset, end.offset)));
    }
    let mut units = Vec::new();
    if cx.host.is_text(start.node) {
        units.extend(data(cx, start.node, start.offset, u32::MAX));
    }
    for node in cx.host.contained_nodes(start, end) {
        if cx.host.is_text(node) {
            units.extend(cx.host.data(node).to_utf16());
        }
    }
    if cx.host.is_text(end.node) {
        units.extend(data(cx, end.node, 0, end.offset));
    }
    Ok(DomString::from_utf16(&units))
}
