//! <https://html.spec.whatwg.org/multipage/workers.html#navigatorconcurrenthardware>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;

/// <https://html.spec.whatwg.org/multipage/workers.html#dom-navigator-hardwareconcurrency>
pub(crate) fn hardware_concurrency(_cx: &mut Cx<'_>, _this: &Value) -> Result<u64, Thrown> {
    // An agent uses one; the machine's number would make users distinguishable.
    Ok(1)
}
