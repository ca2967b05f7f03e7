//! `TimeRanges`, which are all empty: nothing is buffered or played.
//!
//! <https://html.spec.whatwg.org/multipage/media.html#timeranges>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::exception::{DomExceptionName, dom_exception};

/// <https://html.spec.whatwg.org/multipage/media.html#dom-timeranges-length>
pub(crate) fn length(_cx: &mut Cx<'_>, _this: &Value) -> Result<u32, Thrown> {
    Ok(0)
}

fn out_of_range(cx: &mut Cx<'_>) -> Thrown {
    dom_exception(cx, DomExceptionName::IndexSizeError, "The index is not that of a range")
}

/// <https://html.spec.whatwg.org/multipage/media.html#dom-timeranges-start>
pub(crate) fn start(cx: &mut Cx<'_>, _this: &Value, _index: u32) -> Result<f64, Thrown> {
    Err(out_of_range(cx))
}

/// <https://html.spec.whatwg.org/multipage/media.html#dom-timeranges-end>
pub(crate) fn end(cx: &mut Cx<'_>, _this: &Value, _index: u32) -> Result<f64, Thrown> {
    Err(out_of_range(cx))
}
