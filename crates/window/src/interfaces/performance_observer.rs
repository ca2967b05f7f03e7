//! <https://w3c.github.io/performance-timeline/#the-performanceobserver-interface>

use treewright_quickjs::{Thrown, Value};

use super::window_or_worker_global_scope::performance;
use crate::generated::dictionaries::PerformanceObserverInit;
use crate::observers::records;
use crate::{Cx, performance_observers};

/// <https://w3c.github.io/performance-timeline/#dom-performanceobserver-constructor>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    callback: Value,
) -> Result<Value, Thrown> {
    let global = cx.undefined();
    let performance = performance(cx, &global)?;
    Ok(performance_observers::new(cx, prototype, &callback, &performance))
}

/// <https://w3c.github.io/performance-timeline/#dom-performanceobserver-observe>
pub(crate) fn observe(
    cx: &mut Cx<'_>,
    this: &Value,
    options: PerformanceObserverInit,
) -> Result<(), Thrown> {
    performance_observers::observe(cx, this, options)
}

/// <https://w3c.github.io/performance-timeline/#dom-performanceobserver-disconnect>
pub(crate) fn disconnect(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    performance_observers::disconnect(cx, this)
}

/// <https://w3c.github.io/performance-timeline/#dom-performanceobserver-takerecords>
pub(crate) fn take_records(cx: &mut Cx<'_>, this: &Value) -> Result<Vec<Value>, Thrown> {
    Ok(records::take(cx, this))
}

/// <https://w3c.github.io/performance-timeline/#dom-performanceobserver-supportedentrytypes>
pub(crate) fn supported_entry_types(cx: &mut Cx<'_>) -> Result<Value, Thrown> {
    let global = cx.undefined();
    let performance = performance(cx, &global)?;
    performance_observers::supported_entry_types(cx, &performance)
}
