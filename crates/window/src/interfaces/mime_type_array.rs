//! The types that a viewer of PDF would show: without one, the list is empty.
//!
//! <https://html.spec.whatwg.org/multipage/system-state.html#mimetypearray>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::strings::DomString;

/// <https://html.spec.whatwg.org/multipage/system-state.html#dom-mimetypearray-length>
pub(crate) fn length(_cx: &mut Cx<'_>, _this: &Value) -> Result<u32, Thrown> {
    Ok(0)
}

/// <https://html.spec.whatwg.org/multipage/system-state.html#dom-mimetypearray-item>
pub(crate) fn item(_cx: &mut Cx<'_>, _this: &Value, _index: u32) -> Result<Option<Value>, Thrown> {
    Ok(None)
}

/// <https://html.spec.whatwg.org/multipage/system-state.html#dom-mimetypearray-nameditem>
pub(crate) fn named_item(
    _cx: &mut Cx<'_>,
    _this: &Value,
    _name: DomString,
) -> Result<Option<Value>, Thrown> {
    Ok(None)
}

pub(crate) fn supported_property_indices(_cx: &mut Cx<'_>, _this: &Value) -> Result<u32, Thrown> {
    Ok(0)
}

pub(crate) fn supported_property_names(
    _cx: &mut Cx<'_>,
    _this: &Value,
) -> Result<Vec<DomString>, Thrown> {
    Ok(Vec::new())
}

pub(crate) fn named_property(
    _cx: &mut Cx<'_>,
    _this: &Value,
    _name: DomString,
) -> Result<Option<Value>, Thrown> {
    Ok(None)
}
