//! <https://html.spec.whatwg.org/multipage/media.html#mediaerror>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::strings::DomString;

/// `MEDIA_ERR_SRC_NOT_SUPPORTED`, the only error that occurs.
/// <https://html.spec.whatwg.org/multipage/media.html#dom-mediaerror-code>
pub(crate) fn code(_cx: &mut Cx<'_>, _this: &Value) -> Result<u16, Thrown> {
    Ok(4)
}

/// <https://html.spec.whatwg.org/multipage/media.html#dom-mediaerror-message>
pub(crate) fn message(_cx: &mut Cx<'_>, _this: &Value) -> Result<DomString, Thrown> {
    Ok("Media resources are not decoded".into())
}
