//! The entries of observers of intersections, as objects.
//!
//! <https://w3c.github.io/IntersectionObserver/#intersection-observer-entry>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::generated::Interface;
use crate::geometry::{self, Rect};
use crate::wrappers;

/// The slot of an entry with its target.
const TARGET: u64 = 100;

/// The first of the slots of an entry with its rectangles.
const RECT: u64 = 101;

/// The state of an entry.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) time: f64,
    /// The root bounds, the bounding client rectangle, and the intersection rectangle.
    pub(crate) rects: [Option<Rect>; 3],
    pub(crate) is_intersecting: bool,
    pub(crate) is_visible: bool,
    pub(crate) intersection_ratio: f64,
    pub(crate) target: NodeId,
}

/// Makes an object an entry.
pub(crate) fn new_entry(cx: &mut Cx<'_>, object: &Value, entry: Entry) -> Result<(), Thrown> {
    let target = wrappers::wrap(cx, entry.target)?;
    cx.set_slot(object, TARGET, &target);
    cx.set_data(object, Box::new(entry));
    Ok(())
}

/// The state of an entry.
pub(crate) fn entry(cx: &mut Cx<'_>, object: &Value) -> Result<Entry, Thrown> {
    let entry = cx.data::<Entry, _>(object, |entry, _| entry.clone());
    entry.ok_or_else(|| cx.type_error("Illegal invocation"))
}

/// One of the rectangles of an entry, always the same object.
pub(crate) fn rect(cx: &mut Cx<'_>, object: &Value, place: usize) -> Result<Option<Value>, Thrown> {
    let slot = RECT.saturating_add(place as u64);
    if let Some(rect) = cx.slot(object, slot) {
        return Ok(Some(rect));
    }
    let Some(rect) = entry(cx, object)?.rects.get(place).copied().flatten() else {
        return Ok(None);
    };
    let rect = geometry::new(cx, Interface::DOMRectReadOnly, rect)?;
    cx.set_slot(object, slot, &rect);
    Ok(Some(rect))
}
