//! <https://html.spec.whatwg.org/multipage/system-state.html#navigatorcookies>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;

/// <https://html.spec.whatwg.org/multipage/system-state.html#dom-navigator-cookieenabled>
pub(crate) fn cookie_enabled(_cx: &mut Cx<'_>, _this: &Value) -> Result<bool, Thrown> {
    Ok(true)
}
