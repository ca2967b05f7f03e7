//! <https://dom.spec.whatwg.org/#interface-abortcontroller>

use treewright_quickjs::{Thrown, Value};

use crate::generated::Interface;
use crate::{Cx, abort, bindings};

/// <https://dom.spec.whatwg.org/#dom-abortcontroller-abortcontroller>
pub(crate) fn constructor(cx: &mut Cx<'_>, prototype: &Value) -> Result<Value, Thrown> {
    let signal = abort::new_signal(cx)?;
    let controller = bindings::new_object_with(cx, Interface::AbortController, prototype);
    cx.set_slot(&controller, abort::SIGNAL, &signal);
    Ok(controller)
}

/// <https://dom.spec.whatwg.org/#dom-abortcontroller-signal>
pub(crate) fn signal(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    Ok(cx.slot(this, abort::SIGNAL).unwrap_or_else(|| cx.null()))
}

/// <https://dom.spec.whatwg.org/#dom-abortcontroller-abort>
pub(crate) fn abort(cx: &mut Cx<'_>, this: &Value, reason: Value) -> Result<(), Thrown> {
    let signal = signal(cx, this)?;
    abort::signal_abort(cx, &signal, &reason)
}
