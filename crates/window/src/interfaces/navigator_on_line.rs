//! <https://html.spec.whatwg.org/multipage/system-state.html#navigatoronline>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;

/// The caller of the agent may be online: nothing contradicts that.
/// <https://html.spec.whatwg.org/multipage/system-state.html#dom-navigator-online>
pub(crate) fn on_line(_cx: &mut Cx<'_>, _this: &Value) -> Result<bool, Thrown> {
    Ok(true)
}
