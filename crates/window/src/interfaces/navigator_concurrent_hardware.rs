//! <https://html.spec.whatwg.org/multipage/workers.html#navigatorconcurrenthardware>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;

/// <https://html.spec.whatwg.org/multipage/workers.html#dom-navigator-hardwareconcurrency>
pub(crate) fn hardware_concurrency(_cx: &mut Cx<'_>, _this: &Value) -> Result<u64, Thrown> {
    // An agent uses one; the number of the machine would tell users apart.
    Ok(1)
}
