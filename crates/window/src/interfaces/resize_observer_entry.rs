//! <https://drafts.csswg.org/resize-observer-1/#resize-observer-entry-interface>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::resizes::{Part, entry, part};

/// <https://drafts.csswg.org/resize-observer-1/#dom-resizeobserverentry-target>
pub(crate) fn target(cx: &mut Cx<'_>, this: &Value) -> Result<NodeId, Thrown> {
    Ok(entry(cx, this)?.target)
}

/// <https://drafts.csswg.org/resize-observer-1/#dom-resizeobserverentry-contentrect>
pub(crate) fn content_rect(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    part(cx, this, Part::ContentRect)
}

/// <https://drafts.csswg.org/resize-observer-1/#dom-resizeobserverentry-borderboxsize>
pub(crate) fn border_box_size(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    part(cx, this, Part::BorderBox)
}

/// <https://drafts.csswg.org/resize-observer-1/#dom-resizeobserverentry-contentboxsize>
pub(crate) fn content_box_size(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    part(cx, this, Part::ContentBox)
}

/// <https://drafts.csswg.org/resize-observer-1/#dom-resizeobserverentry-devicepixelcontentboxsize>
pub(crate) fn device_pixel_content_box_size(
    cx: &mut Cx<'_>,
    this: &Value,
) -> Result<Value, Thrown> {
    part(cx, this, Part::DevicePixelContentBox)
}
