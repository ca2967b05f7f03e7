//! The entries of observers of sizes, and their sizes, as objects.
//!
//! <https://drafts.csswg.org/resize-observer-1/#resizeobserverentry>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use super::Sizes;
use crate::Cx;
use crate::bindings;
use crate::generated::Interface;
use crate::geometry;
use crate::wrappers;

/// The slot of an entry with its target.
const TARGET: u64 = 100;

/// The state of an entry.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    pub(crate) target: NodeId,
    sizes: Sizes,
}

/// The objects of an entry; the numbers are the slots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    ContentRect = 101,
    BorderBox,
    ContentBox,
    DevicePixelContentBox,
}

/// The state of a `ResizeObserverSize`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Size {
    pub(crate) inline_size: f64,
    pub(crate) block_size: f64,
}

/// <https://drafts.csswg.org/resize-observer-1/#create-and-populate-a-resizeobserverentry>
pub(super) fn create_and_populate(
    cx: &mut Cx<'_>,
    target: NodeId,
    sizes: Sizes,
) -> Result<Value, Thrown> {
    let object = bindings::new_object(cx, Interface::ResizeObserverEntry)?;
    let wrapper = wrappers::wrap(cx, target)?;
    cx.set_slot(&object, TARGET, &wrapper);
    cx.set_data(&object, Box::new(Entry { target, sizes }));
    Ok(object)
}

/// The state of an entry.
pub(crate) fn entry(cx: &mut Cx<'_>, object: &Value) -> Result<Entry, Thrown> {
    let entry = cx.data::<Entry, _>(object, |entry, _| *entry);
    entry.ok_or_else(|| cx.type_error("Illegal invocation"))
}

/// An object of an entry, always the same one.
pub(crate) fn part(cx: &mut Cx<'_>, object: &Value, part: Part) -> Result<Value, Thrown> {
    let slot = part as u64;
    if let Some(value) = cx.slot(object, slot) {
        return Ok(value);
    }
    let sizes = entry(cx, object)?.sizes;
    let size = match part {
        Part::ContentRect => {
            let rect = geometry::new(cx, Interface::DOMRectReadOnly, sizes.content_rect)?;
            cx.set_slot(object, slot, &rect);
            return Ok(rect);
        }
        Part::BorderBox => sizes.border_box,
        Part::ContentBox => sizes.content_box,
        Part::DevicePixelContentBox => sizes.device_pixel_content_box,
    };
    // The box of an element is in one piece.
    let one = bindings::new_object(cx, Interface::ResizeObserverSize)?;
    let (inline_size, block_size) = size;
    cx.set_data(&one, Box::new(Size { inline_size, block_size }));
    let list = cx.array(vec![one]);
    cx.freeze(&list)?;
    cx.set_slot(object, slot, &list);
    Ok(list)
}

/// The state of a size.
pub(crate) fn size(cx: &mut Cx<'_>, object: &Value) -> Result<Size, Thrown> {
    let size = cx.data::<Size, _>(object, |size, _| *size);
    size.ok_or_else(|| cx.type_error("Illegal invocation"))
}
