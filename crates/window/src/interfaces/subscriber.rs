//! <https://wicg.github.io/observable/#subscriber-api>

use treewright_quickjs::{Thrown, Value};

use crate::{Cx, observables};

/// <https://wicg.github.io/observable/#dom-subscriber-next>
pub(crate) fn next(cx: &mut Cx<'_>, this: &Value, value: Value) -> Result<(), Thrown> {
    observables::next(cx, this, &value)
}

/// <https://wicg.github.io/observable/#dom-subscriber-error>
pub(crate) fn error(cx: &mut Cx<'_>, this: &Value, error: Value) -> Result<(), Thrown> {
    observables::error(cx, this, &error)
}

/// <https://wicg.github.io/observable/#dom-subscriber-complete>
pub(crate) fn complete(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    observables::complete(cx, this)
}

/// <https://wicg.github.io/observable/#dom-subscriber-addteardown>
pub(crate) fn add_teardown(cx: &mut Cx<'_>, this: &Value, teardown: Value) -> Result<(), Thrown> {
    observables::add_teardown(cx, this, &teardown)
}

/// <https://wicg.github.io/observable/#dom-subscriber-active>
pub(crate) fn active(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    observables::is_active(cx, this)
}

/// <https://wicg.github.io/observable/#dom-subscriber-signal>
pub(crate) fn signal(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    Ok(observables::signal_of_a_subscriber(cx, this))
}
