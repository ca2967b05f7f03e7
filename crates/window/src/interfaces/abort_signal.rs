//! <https://dom.spec.whatwg.org/#interface-AbortSignal>

use treewright_quickjs::{Thrown, Value};

use crate::{Cx, abort};

/// <https://dom.spec.whatwg.org/#dom-abortsignal-abort>
pub(crate) fn abort(cx: &mut Cx<'_>, reason: Value) -> Result<Value, Thrown> {
    abort::new_aborted(cx, &reason)
}

/// <https://dom.spec.whatwg.org/#dom-abortsignal-timeout>
pub(crate) fn timeout(cx: &mut Cx<'_>, milliseconds: u64) -> Result<Value, Thrown> {
    abort::new_timeout(cx, milliseconds)
}

/// <https://dom.spec.whatwg.org/#dom-abortsignal-any>
pub(crate) fn any(cx: &mut Cx<'_>, signals: Vec<Value>) -> Result<Value, Thrown> {
    abort::new_dependent(cx, &signals)
}

/// <https://dom.spec.whatwg.org/#dom-abortsignal-aborted>
pub(crate) fn aborted(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    Ok(abort::is_aborted(cx, this))
}

/// <https://dom.spec.whatwg.org/#dom-abortsignal-reason>
pub(crate) fn reason(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    Ok(abort::reason(cx, this))
}

/// <https://dom.spec.whatwg.org/#dom-abortsignal-throwifaborted>
pub(crate) fn throw_if_aborted(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    if abort::is_aborted(cx, this) {
        return Err(Thrown::new(abort::reason(cx, this)));
    }
    Ok(())
}
