//! <https://w3c.github.io/requestidlecallback/#the-idledeadline-interface>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::idle_callbacks::{self, Deadline};

/// <https://w3c.github.io/requestidlecallback/#dom-idledeadline-timeremaining>
pub(crate) fn time_remaining(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    Ok(if did_timeout(cx, this)? { 0.0 } else { idle_callbacks::time_remaining(cx) })
}

/// <https://w3c.github.io/requestidlecallback/#dom-idledeadline-didtimeout>
pub(crate) fn did_timeout(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    match cx.data(this, |deadline: &mut Deadline, _| deadline.did_timeout) {
        Some(did_timeout) => Ok(did_timeout),
        None => Err(cx.type_error("Illegal invocation")),
    }
}
