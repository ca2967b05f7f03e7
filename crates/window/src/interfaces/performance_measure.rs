//! <https://w3c.github.io/user-timing/#performancemeasure>

use treewright_quickjs::{Thrown, Value};

use crate::{Cx, performance};

/// <https://w3c.github.io/user-timing/#dom-performancemeasure-detail>
pub(crate) fn detail(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    Ok(performance::detail(cx, this))
}
