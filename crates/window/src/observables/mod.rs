//! Observables.
//!
//! Observables, subscribers and internal observers are objects of the engine: what they refer to is in their slots, where the
//! collector sees it. Their state is their data.
//!
//! <https://wicg.github.io/observable/>

mod consumers;
mod conversion;
mod iterables;
mod observers;
mod operators;
mod subscribers;
mod subscription;

pub(crate) use consumers::{Consumer, consume};
pub(crate) use conversion::{convert_to_an_observable, when};
pub(crate) use operators::{Operator, observable_of};
pub(crate) use subscribers::{
    add_teardown, complete, error, is_active, next, signal_of as signal_of_a_subscriber,
};
pub(crate) use subscription::{new, observer_of_a_script, run_an_abort_algorithm, subscribe};

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::realms::RealmId;

/// The result of steps that return nothing.
type Done = Result<(), Thrown>;

/// The slots of the objects.
pub(crate) mod slots {
    /// The callback of an observable, of an operator or of a consumer.
    pub(crate) const FUNCTION: u64 = 1;
    /// The observable, iterable, promise or event target that values come from.
    pub(super) const SOURCE: u64 = 2;
    pub(crate) const NOTIFIER: u64 = 3;
    /// The callbacks of an observer or an inspector.
    pub(crate) const NEXT: u64 = 4;
    pub(crate) const ERROR: u64 = 5;
    pub(crate) const COMPLETE: u64 = 6;
    pub(crate) const SUBSCRIBE: u64 = 7;
    pub(crate) const ABORT: u64 = 8;
    /// The subscriber that values go to.
    pub(super) const SUBSCRIBER: u64 = 9;
    /// The signal of the subscription controller of a subscriber, and of the controller of a consumer.
    pub(super) const SIGNAL: u64 = 10;
    /// The functions that settle the promise of a consumer.
    pub(super) const RESOLVE: u64 = 11;
    pub(super) const REJECT: u64 = 12;
    /// The values of a consumer, the last one, or the accumulator.
    pub(super) const VALUE: u64 = 13;
    /// The observer of the source, for observers of inner observables.
    pub(super) const OUTER: u64 = 14;
    /// The first slots of many: internal observers, teardown callbacks, signals, and values that wait.
    pub(super) const OBSERVERS: u64 = 1 << 40;
    pub(super) const TEARDOWNS: u64 = 1 << 41;
    pub(super) const SIGNALS: u64 = 1 << 42;
    pub(super) const QUEUE: u64 = 1 << 43;
}

/// How deep steps of the host may nest: observables are chained to any length by loops of scripts.
const DEPTH: u32 = 150;

/// The state of an agent.
#[derive(Debug, Default)]
pub(crate) struct State {
    /// The steps that run now, one inside the other.
    depth: u32,
}

/// Runs steps, unless too many run around them.
fn nested<R>(
    cx: &mut Cx<'_>,
    steps: impl FnOnce(&mut Cx<'_>) -> Result<R, Thrown>,
) -> Result<R, Thrown> {
    if cx.host.observables.depth >= DEPTH {
        return Err(cx.range_error("Maximum call stack size exceeded"));
    }
    cx.host.observables.depth = cx.host.observables.depth.saturating_add(1);
    let result = steps(cx);
    cx.host.observables.depth = cx.host.observables.depth.saturating_sub(1);
    result
}

/// The value of a slot; undefined if it is empty.
fn slot(cx: &Cx<'_>, object: &Value, key: u64) -> Value {
    cx.slot(object, key).unwrap_or_else(|| cx.undefined())
}

/// True for the realm of a worker, and for that of a fully active document.
fn may_run(cx: &Cx<'_>, realm: RealmId) -> bool {
    cx.host.realms.get(realm).is_some_and(|state| cx.host.is_fully_active(state.document))
}

/// Runs steps in a realm, while it is alive.
fn in_the_realm<R>(cx: &mut Cx<'_>, realm: RealmId, steps: impl FnOnce(&mut Cx<'_>) -> R) -> R {
    match crate::global_objects::engine_realm(cx, realm) {
        Some(realm) => cx.in_realm(&realm, steps),
        None => steps(cx),
    }
}
