//! <https://encoding.spec.whatwg.org/#interface-mixin-textencodercommon>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::strings::DomString;

/// <https://encoding.spec.whatwg.org/#dom-textencoder-encoding>
pub(crate) fn encoding(_cx: &mut Cx<'_>, _this: &Value) -> Result<DomString, Thrown> {
    Ok("utf-8".into())
}
