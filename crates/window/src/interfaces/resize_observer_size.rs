//! <https://drafts.csswg.org/resize-observer-1/#resizeobserversize>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::resizes::size;

/// <https://drafts.csswg.org/resize-observer-1/#dom-resizeobserversize-inlinesize>
pub(crate) fn inline_size(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    Ok(size(cx, this)?.inline_size)
}

/// <https://drafts.csswg.org/resize-observer-1/#dom-resizeobserversize-blocksize>
pub(crate) fn block_size(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    Ok(size(cx, this)?.block_size)
}
