//! `AbstractRange` and `StaticRange`.
//!
//! <https://dom.spec.whatwg.org/#interface-abstractrange>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::ranges::Range;

/// The boundary points of a range: a live one, or a static one.
pub(crate) fn range_of(cx: &mut Cx<'_>, this: &Value) -> Result<Range, Thrown> {
    let live =
        cx.platform(this).and_then(|platform| cx.host.ranges.live.get(&platform.handle).copied());
    match live.or_else(|| cx.data(this, |range: &mut Range, _| *range)) {
        Some(range) => Ok(range),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// <https://dom.spec.whatwg.org/#dom-range-startcontainer>
pub(crate) fn start_container(cx: &mut Cx<'_>, this: &Value) -> Result<NodeId, Thrown> {
    Ok(range_of(cx, this)?.start.node)
}

/// <https://dom.spec.whatwg.org/#dom-range-startoffset>
pub(crate) fn start_offset(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    Ok(range_of(cx, this)?.start.offset)
}

/// <https://dom.spec.whatwg.org/#dom-range-endcontainer>
pub(crate) fn end_container(cx: &mut Cx<'_>, this: &Value) -> Result<NodeId, Thrown> {
    Ok(range_of(cx, this)?.end.node)
}

/// <https://dom.spec.whatwg.org/#dom-range-endoffset>
pub(crate) fn end_offset(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    Ok(range_of(cx, this)?.end.offset)
}

/// <https://dom.spec.whatwg.org/#dom-range-collapsed>
pub(crate) fn collapsed(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    Ok(range_of(cx, this)?.is_collapsed())
}
