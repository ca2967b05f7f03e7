//! `Selection`, and `getSelection` of documents and windows.
//!
//! <https://w3c.github.io/selection-api/#selection-interface>

use std::cmp::Ordering;

use treewright_dom::NodeId;
use treewright_dom::scripting::ShadowIncludingTrees;
use treewright_quickjs::{Thrown, Value};

use super::range::{self, boundary_point, length_of};
use super::static_range::new_static_range;
use crate::Cx;
use crate::bindings;
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::Interface;
use crate::generated::dictionaries::GetComposedRangesOptions;
use crate::objects::slots;
use crate::ranges::{BoundaryPoint, Range};
use crate::selections::Direction;
use crate::strings::DomString;
use crate::wrappers;

/// The selection of a document with a browsing context.
/// <https://w3c.github.io/selection-api/#dom-document-getselection>
pub(crate) fn of_document(cx: &mut Cx<'_>, document: NodeId) -> Result<Option<Value>, Thrown> {
    if cx.host.window_of(document).is_none() {
        return Ok(None);
    }
    let owner = wrappers::wrap(cx, document)?;
    if let Some(object) = cx.slot(&owner, slots::SELECTION) {
        return Ok(Some(object));
    }
    let object = match cx.host.relevant_realm(document) {
        Some(realm) => cx.in_realm(&realm, |cx| bindings::new_object(cx, Interface::Selection))?,
        None => bindings::new_object(cx, Interface::Selection)?,
    };
    cx.set_data(&object, Box::new(document));
    cx.set_slot(&object, slots::ROOT, &owner);
    cx.set_slot(&owner, slots::SELECTION, &object);
    Ok(Some(object))
}

/// The document that a selection is associated with.
fn document_of(cx: &mut Cx<'_>, this: &Value) -> Result<NodeId, Thrown> {
    match cx.data(this, |document: &mut NodeId, _| *document) {
        Some(document) => Ok(document),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// Associates a selection with a range, or makes it empty.
fn set_range(
    cx: &mut Cx<'_>,
    this: &Value,
    range: Option<&Value>,
    direction: Direction,
) -> Result<(), Thrown> {
    let document = document_of(cx, this)?;
    match range {
        Some(range) => cx.set_slot(this, slots::RANGE, range),
        None => drop(cx.take_slot(this, slots::RANGE)),
    }
    let handle = range.and_then(|range| cx.platform(range)).map(|platform| platform.handle);
    let selection = cx.host.selections.get_mut(document);
    let is_changed = selection.range != handle;
    selection.range = handle;
    selection.direction = direction;
    if is_changed {
        cx.host.schedule_a_selectionchange_event(document);
    }
    Ok(())
}

/// Associates a selection with a new range.
fn select(cx: &mut Cx<'_>, this: &Value, range: Range, direction: Direction) -> Result<(), Thrown> {
    let range = range::new_range(cx, range)?;
    set_range(cx, this, Some(&range), direction)
}

/// The anchor and the focus, each if it is in the document tree.
fn ends(cx: &mut Cx<'_>, this: &Value) -> Result<[Option<BoundaryPoint>; 2], Thrown> {
    let document = document_of(cx, this)?;
    let Some((anchor, focus)) = cx.host.anchor_and_focus(document) else { return Ok([None, None]) };
    Ok([anchor, focus].map(|point| (cx.host.root_of(point.node) == document).then_some(point)))
}

/// <https://w3c.github.io/selection-api/#dom-selection-anchornode>
pub(crate) fn anchor_node(cx: &mut Cx<'_>, this: &Value) -> Result<Option<NodeId>, Thrown> {
    let [anchor, _] = ends(cx, this)?;
    Ok(anchor.map(|point| point.node))
}

/// <https://w3c.github.io/selection-api/#dom-selection-anchoroffset>
pub(crate) fn anchor_offset(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    let [anchor, _] = ends(cx, this)?;
    Ok(anchor.map_or(0, |point| point.offset))
}

/// <https://w3c.github.io/selection-api/#dom-selection-focusnode>
pub(crate) fn focus_node(cx: &mut Cx<'_>, this: &Value) -> Result<Option<NodeId>, Thrown> {
    let [_, focus] = ends(cx, this)?;
    Ok(focus.map(|point| point.node))
}

/// <https://w3c.github.io/selection-api/#dom-selection-focusoffset>
pub(crate) fn focus_offset(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    let [_, focus] = ends(cx, this)?;
    Ok(focus.map_or(0, |point| point.offset))
}

/// <https://w3c.github.io/selection-api/#dom-selection-iscollapsed>
pub(crate) fn is_collapsed(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    let document = document_of(cx, this)?;
    Ok(cx.host.selected(document).is_none_or(|range| range.is_collapsed()))
}

/// <https://w3c.github.io/selection-api/#dom-selection-rangecount>
pub(crate) fn range_count(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    let document = document_of(cx, this)?;
    Ok(u32::from(cx.host.selected_in_the_document_tree(document).is_some()))
}

/// <https://w3c.github.io/selection-api/#dom-selection-type>
pub(crate) fn type_(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    let document = document_of(cx, this)?;
    Ok(match cx.host.selected_in_the_document_tree(document) {
        None => "None",
        Some(range) if range.is_collapsed() => "Caret",
        Some(_) => "Range",
    }
    .into())
}

/// <https://w3c.github.io/selection-api/#dom-selection-direction>
pub(crate) fn direction(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    let document = document_of(cx, this)?;
    let selection = cx.host.selections.get(document);
    Ok(match selection.direction {
        _ if selection.range.is_none() => "none",
        Direction::Forwards => "forward",
        Direction::Backwards => "backward",
        Direction::Directionless => "none",
    }
    .into())
}

/// <https://w3c.github.io/selection-api/#dom-selection-getrangeat>
pub(crate) fn get_range_at(cx: &mut Cx<'_>, this: &Value, index: u32) -> Result<Value, Thrown> {
    let document = document_of(cx, this)?;
    let is_there = index == 0 && cx.host.selected_in_the_document_tree(document).is_some();
    match cx.slot(this, slots::RANGE).filter(|_| is_there) {
        Some(range) => Ok(range),
        None => {
            let message = format!("{index} is not a valid index.");
            Err(dom_exception(cx, DomExceptionName::IndexSizeError, &message))
        }
    }
}

/// <https://w3c.github.io/selection-api/#dom-selection-addrange>
pub(crate) fn add_range(cx: &mut Cx<'_>, this: &Value, range: Value) -> Result<(), Thrown> {
    let document = document_of(cx, this)?;
    let points = super::abstract_range::range_of(cx, &range)?;
    if cx.host.root_of(points.start.node) != document
        || cx.host.selected_in_the_document_tree(document).is_some()
    {
        return Ok(());
    }
    set_range(cx, this, Some(&range), Direction::Directionless)
}

/// <https://w3c.github.io/selection-api/#dom-selection-removerange>
pub(crate) fn remove_range(cx: &mut Cx<'_>, this: &Value, range: Value) -> Result<(), Thrown> {
    let document = document_of(cx, this)?;
    let handle = cx.platform(&range).map(|platform| platform.handle);
    if handle.is_none() || cx.host.selections.get(document).range != handle {
        let message = "The given range is not that of the selection.";
        return Err(dom_exception(cx, DomExceptionName::NotFoundError, message));
    }
    remove_all_ranges(cx, this)
}

/// <https://w3c.github.io/selection-api/#dom-selection-removeallranges>
pub(crate) fn remove_all_ranges(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    set_range(cx, this, None, Direction::Directionless)
}

/// <https://w3c.github.io/selection-api/#dom-selection-empty>
pub(crate) fn empty(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    remove_all_ranges(cx, this)
}

/// The boundary point outside shadow trees that the caller does not know.
fn composed(
    cx: &Cx<'_>,
    mut point: BoundaryPoint,
    shadow_roots: &[NodeId],
    is_end: bool,
) -> Option<BoundaryPoint> {
    loop {
        let root = cx.host.root_of(point.node);
        let is_shadow_root = cx.host.tree.shadow_root_properties(root).is_some();
        let is_known = shadow_roots
            .iter()
            .any(|known| cx.host.tree.is_shadow_including_inclusive_ancestor(root, *known));
        if !is_shadow_root || is_known {
            return Some(point);
        }
        let host = cx.host.tree.host(root)?;
        let offset = cx.host.index_of(host).saturating_add(u32::from(is_end));
        point = BoundaryPoint { node: cx.host.tree.parent(host)?, offset };
    }
}

/// <https://w3c.github.io/selection-api/#dom-selection-getcomposedranges>
pub(crate) fn get_composed_ranges(
    cx: &mut Cx<'_>,
    this: &Value,
    options: GetComposedRangesOptions,
) -> Result<Vec<Value>, Thrown> {
    let document = document_of(cx, this)?;
    let Some(range) = cx.host.selected(document) else { return Ok(Vec::new()) };
    let start = composed(cx, range.start, &options.shadow_roots, false);
    let end = composed(cx, range.end, &options.shadow_roots, true);
    // The host of a shadow tree may have lost its parent: it then has no position.
    let (Some(start), Some(end)) = (start, end) else { return Ok(Vec::new()) };
    let object = bindings::new_object(cx, Interface::StaticRange)?;
    Ok(vec![new_static_range(cx, object, Range { start, end })?])
}

/// <https://w3c.github.io/selection-api/#dom-selection-collapse>
pub(crate) fn collapse(
    cx: &mut Cx<'_>,
    this: &Value,
    node: Option<NodeId>,
    offset: u32,
) -> Result<(), Thrown> {
    let Some(node) = node else { return remove_all_ranges(cx, this) };
    let document = document_of(cx, this)?;
    range::ensure_that_it_has_points(cx, node)?;
    check_the_offset(cx, node, offset)?;
    if !cx.host.tree.is_shadow_including_inclusive_ancestor(document, node) {
        return Ok(());
    }
    let point = boundary_point(cx, node, offset)?;
    select(cx, this, Range { start: point, end: point }, Direction::Directionless)
}

/// <https://w3c.github.io/selection-api/#dom-selection-setposition>
pub(crate) fn set_position(
    cx: &mut Cx<'_>,
    this: &Value,
    node: Option<NodeId>,
    offset: u32,
) -> Result<(), Thrown> {
    collapse(cx, this, node, offset)
}

fn check_the_offset(cx: &mut Cx<'_>, node: NodeId, offset: u32) -> Result<(), Thrown> {
    let length = length_of(cx, node);
    if offset <= length {
        return Ok(());
    }
    let message = format!("The offset {offset} is larger than the node's length ({length}).");
    Err(dom_exception(cx, DomExceptionName::IndexSizeError, &message))
}

/// The boundary points of a selection that has a range.
fn selected(cx: &mut Cx<'_>, this: &Value) -> Result<Range, Thrown> {
    let document = document_of(cx, this)?;
    match cx.host.selected(document) {
        Some(range) => Ok(range),
        None => {
            let message = "The selection is empty.";
            Err(dom_exception(cx, DomExceptionName::InvalidStateError, message))
        }
    }
}

/// <https://w3c.github.io/selection-api/#dom-selection-collapsetostart>
pub(crate) fn collapse_to_start(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    let start = selected(cx, this)?.start;
    select(cx, this, Range { start, end: start }, Direction::Directionless)
}

/// <https://w3c.github.io/selection-api/#dom-selection-collapsetoend>
pub(crate) fn collapse_to_end(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    let end = selected(cx, this)?.end;
    select(cx, this, Range { start: end, end }, Direction::Directionless)
}

/// <https://w3c.github.io/selection-api/#dom-selection-extend>
pub(crate) fn extend(
    cx: &mut Cx<'_>,
    this: &Value,
    node: NodeId,
    offset: u32,
) -> Result<(), Thrown> {
    let document = document_of(cx, this)?;
    if !cx.host.tree.is_shadow_including_inclusive_ancestor(document, node) {
        return Ok(());
    }
    let range = selected(cx, this)?;
    let focus = boundary_point(cx, node, offset)?;
    let anchor = cx.host.anchor_and_focus(document).map_or(range.start, |(anchor, _)| anchor);
    if cx.host.root_of(node) != cx.host.root_of(range.start.node) {
        return select(cx, this, Range { start: focus, end: focus }, Direction::Forwards);
    }
    let is_backwards = cx.host.position(focus, anchor) == Ordering::Less;
    if is_backwards {
        select(cx, this, Range { start: focus, end: anchor }, Direction::Backwards)
    } else {
        select(cx, this, Range { start: anchor, end: focus }, Direction::Forwards)
    }
}

/// <https://w3c.github.io/selection-api/#dom-selection-setbaseandextent>
pub(crate) fn set_base_and_extent(
    cx: &mut Cx<'_>,
    this: &Value,
    anchor_node: NodeId,
    anchor_offset: u32,
    focus_node: NodeId,
    focus_offset: u32,
) -> Result<(), Thrown> {
    let document = document_of(cx, this)?;
    check_the_offset(cx, anchor_node, anchor_offset)?;
    check_the_offset(cx, focus_node, focus_offset)?;
    let is_outside = [anchor_node, focus_node]
        .iter()
        .any(|node| !cx.host.tree.is_shadow_including_inclusive_ancestor(document, *node));
    if is_outside {
        return Ok(());
    }
    let anchor = boundary_point(cx, anchor_node, anchor_offset)?;
    let focus = boundary_point(cx, focus_node, focus_offset)?;
    let (range, direction) = cx.host.range_from_anchor_to_focus(anchor, focus);
    select(cx, this, range, direction)
}

/// <https://w3c.github.io/selection-api/#dom-selection-selectallchildren>
pub(crate) fn select_all_children(
    cx: &mut Cx<'_>,
    this: &Value,
    node: NodeId,
) -> Result<(), Thrown> {
    let document = document_of(cx, this)?;
    range::ensure_that_it_has_points(cx, node)?;
    if cx.host.root_of(node) != document {
        return Ok(());
    }
    let start = boundary_point(cx, node, 0)?;
    let count = u32::try_from(cx.host.tree.children(node).count()).unwrap_or(u32::MAX);
    let end = BoundaryPoint { node, offset: count };
    select(cx, this, Range { start, end }, Direction::Forwards)
}

/// <https://w3c.github.io/selection-api/#dom-selection-deletefromdocument>
pub(crate) fn delete_from_document(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    let document = document_of(cx, this)?;
    let is_in_tree = cx.host.selected_in_the_document_tree(document).is_some();
    match cx.slot(this, slots::RANGE).filter(|_| is_in_tree) {
        Some(range) => range::delete_contents(cx, &range),
        None => Ok(()),
    }
}

/// SPEC-NOTE: nothing is rendered, so a point is not visually equivalent to another one.
/// <https://w3c.github.io/selection-api/#dom-selection-containsnode>
pub(crate) fn contains_node(
    cx: &mut Cx<'_>,
    this: &Value,
    node: NodeId,
    allow_partial_containment: bool,
) -> Result<bool, Thrown> {
    let document = document_of(cx, this)?;
    let Some(range) = cx.host.selected_in_the_document_tree(document) else { return Ok(false) };
    if cx.host.root_of(node) != document {
        return Ok(false);
    }
    let first = BoundaryPoint { node, offset: 0 };
    let last = BoundaryPoint { node, offset: length_of(cx, node) };
    let (from, to) = if allow_partial_containment { (last, first) } else { (first, last) };
    Ok(cx.host.position(range.start, from) != Ordering::Greater
        && cx.host.position(range.end, to) != Ordering::Less)
}

/// SPEC-NOTE: nothing is rendered: the result is the text of the range.
/// <https://w3c.github.io/selection-api/#dom-selection-stringifier>
pub(crate) fn stringification_behavior(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    match cx.slot(this, slots::RANGE) {
        Some(range) => range::stringification_behavior(cx, &range),
        None => Ok("".into()),
    }
}
