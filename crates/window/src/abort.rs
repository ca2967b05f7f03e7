//! Abort controllers and signals.
//!
//! <https://dom.spec.whatwg.org/#aborting-ongoing-activities>

use std::collections::BTreeMap;

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::event_loop::Steps;
use crate::events::{self, EventFlags, Target};
use crate::exception::{self, DomExceptionName};
use crate::generated::Interface;
use crate::objects::OBSERVABLE_PART;
use crate::observables;
use crate::streams;
use crate::timers;

/// The slot of a signal that has its abort reason, and that of a controller with its signal.
const REASON: u64 = 1;
pub(crate) const SIGNAL: u64 = 2;

/// The first slot of the signals that depend on a signal.
const DEPENDENT: u64 = 1 << 49;

/// The first slot of the objects with algorithms.
const KEPT: u64 = 1 << 50;

/// <https://dom.spec.whatwg.org/#abortsignal-abort-algorithms>
pub(crate) enum AbortAlgorithm {
    /// A listener that was added with the signal.
    RemoveListener {
        /// The key of the event target.
        key: u64,
        /// The number of the listener.
        number: u64,
    },
    /// Steps of another standard; they hold no values.
    Steps(Steps),
    /// Those of a pipe or an observable: an object in a slot of the signal.
    Kept {
        /// The slot.
        slot: u64,
    },
}

/// The state of a signal, apart from values. Its reason is in a slot, which is empty until it is
/// aborted.
#[derive(Default)]
struct SignalData {
    /// In the order in which they were added.
    algorithms: BTreeMap<u64, AbortAlgorithm>,
    /// The number of algorithms that came.
    added: u64,
    is_dependent: bool,
    /// The handles of the source signals. A source that is gone can no longer abort.
    sources: Vec<u64>,
    /// The handles of the dependent signals, which are owned by their sources.
    dependents: Vec<u64>,
}

impl SignalData {
    fn add(&mut self, algorithm: impl FnOnce(u64) -> AbortAlgorithm) -> u64 {
        self.added = self.added.saturating_add(1);
        self.algorithms.insert(self.added, algorithm(self.added));
        self.added
    }
}

fn with<R>(
    cx: &mut Cx<'_>,
    signal: &Value,
    inside: impl FnOnce(&mut SignalData) -> R,
) -> Option<R> {
    cx.data::<SignalData, R>(signal, |data, _| inside(data))
}

/// A new signal in the current realm.
pub(crate) fn new_signal(cx: &mut Cx<'_>) -> Result<Value, Thrown> {
    let signal = bindings::new_object(cx, Interface::AbortSignal)?;
    cx.set_data(&signal, Box::new(SignalData::default()));
    Ok(signal)
}

/// <https://dom.spec.whatwg.org/#abortsignal-aborted>
pub(crate) fn is_aborted(cx: &Cx<'_>, signal: &Value) -> bool {
    cx.slot(signal, REASON).is_some()
}

/// The reason; undefined without one.
pub(crate) fn reason(cx: &Cx<'_>, signal: &Value) -> Value {
    cx.slot(signal, REASON).unwrap_or_else(|| cx.undefined())
}

/// <https://dom.spec.whatwg.org/#abortsignal-add>
pub(crate) fn add(cx: &mut Cx<'_>, signal: &Value, algorithm: AbortAlgorithm) {
    if !is_aborted(cx, signal) {
        with(cx, signal, |data| data.add(|_| algorithm));
    }
}

/// Adds the algorithm of a pipe or an observable, and keeps its object. The result is for [`remove_kept`].
pub(crate) fn add_kept(cx: &mut Cx<'_>, signal: &Value, object: &Value) -> u64 {
    let number =
        with(cx, signal, |data| data.add(|number| AbortAlgorithm::Kept { slot: KEPT | number }));
    let number = number.unwrap_or_default();
    cx.set_slot(signal, KEPT | number, object);
    number
}

/// <https://dom.spec.whatwg.org/#abortsignal-remove>
pub(crate) fn remove_kept(cx: &mut Cx<'_>, signal: &Value, number: u64) {
    with(cx, signal, |data| data.algorithms.remove(&number));
    drop(cx.take_slot(signal, KEPT | number));
}

/// Sets the reason, which is a new exception of this name if none is given.
fn set_reason(
    cx: &mut Cx<'_>,
    signal: &Value,
    reason: &Value,
    name: DomExceptionName,
    message: &str,
) -> Result<(), Thrown> {
    if reason.is_undefined() {
        let reason = exception::new_object(cx, name, message)?;
        cx.set_slot(signal, REASON, &reason);
    } else {
        cx.set_slot(signal, REASON, reason);
    }
    Ok(())
}

/// A signal that is aborted with a reason.
/// <https://dom.spec.whatwg.org/#dom-abortsignal-abort>
pub(crate) fn new_aborted(cx: &mut Cx<'_>, reason: &Value) -> Result<Value, Thrown> {
    let signal = new_signal(cx)?;
    set_reason(cx, &signal, reason, DomExceptionName::AbortError, ABORTED)?;
    Ok(signal)
}

const ABORTED: &str = "signal is aborted without reason";

/// <https://dom.spec.whatwg.org/#abortsignal-signal-abort>
pub(crate) fn signal_abort(cx: &mut Cx<'_>, signal: &Value, reason: &Value) -> Result<(), Thrown> {
    if is_aborted(cx, signal) {
        return Ok(());
    }
    set_reason(cx, signal, reason, DomExceptionName::AbortError, ABORTED)?;
    let reason = self::reason(cx, signal);
    let dependents =
        with(cx, signal, |data| std::mem::take(&mut data.dependents)).unwrap_or_default();
    let mut to_abort = Vec::new();
    for handle in dependents {
        if let Some(dependent) = cx.take_slot(signal, DEPENDENT | handle)
            && !is_aborted(cx, &dependent)
        {
            cx.set_slot(&dependent, REASON, &reason);
            to_abort.push(dependent);
        }
    }
    let mut result = run_the_abort_steps(cx, signal);
    for dependent in to_abort {
        result = result.and(run_the_abort_steps(cx, &dependent));
    }
    result
}

/// Returns the first exception of an observable.
/// <https://dom.spec.whatwg.org/#run-the-abort-steps>
fn run_the_abort_steps(cx: &mut Cx<'_>, signal: &Value) -> Result<(), Thrown> {
    let algorithms = with(cx, signal, |data| std::mem::take(&mut data.algorithms));
    let mut result = Ok(());
    for algorithm in algorithms.unwrap_or_default().into_values() {
        match algorithm {
            AbortAlgorithm::RemoveListener { key, number } => {
                events::remove_by_number(cx, key, number);
            }
            AbortAlgorithm::Steps(steps) => steps(cx),
            AbortAlgorithm::Kept { slot } => {
                let Some(object) = cx.take_slot(signal, slot) else { continue };
                if cx.platform(&object).is_some_and(|of| of.interface == OBSERVABLE_PART) {
                    result = result.and(observables::run_an_abort_algorithm(cx, &object, signal));
                } else if let Err(thrown) = streams::abort_a_pipe(cx, &object) {
                    crate::error_reports::report_an_exception(cx, thrown);
                }
            }
        }
    }
    events::fire(cx, &Target::Object(signal.clone()), "abort", EventFlags::NONE);
    result
}

/// <https://dom.spec.whatwg.org/#dom-abortsignal-timeout>
pub(crate) fn new_timeout(cx: &mut Cx<'_>, milliseconds: u64) -> Result<Value, Thrown> {
    let signal = new_signal(cx)?;
    let waiting = signal.clone();
    let steps: Steps = Box::new(move |cx| {
        if is_aborted(cx, &waiting) {
            return;
        }
        let undefined = cx.undefined();
        let name = DomExceptionName::TimeoutError;
        let result =
            set_reason(cx, &waiting, &undefined, name, "signal timed out").and_then(|()| {
                let reason = cx.take_slot(&waiting, REASON).unwrap_or_else(|| cx.undefined());
                signal_abort(cx, &waiting, &reason)
            });
        if let Err(thrown) = result {
            crate::error_reports::report_an_exception(cx, thrown);
        }
    });
    timers::run_steps_after_a_timeout(cx, milliseconds, steps);
    Ok(signal)
}

/// <https://dom.spec.whatwg.org/#create-a-dependent-abort-signal>
pub(crate) fn new_dependent(cx: &mut Cx<'_>, signals: &[Value]) -> Result<Value, Thrown> {
    let result = new_signal(cx)?;
    if let Some(aborted) = signals.iter().find(|signal| is_aborted(cx, signal)) {
        let reason = reason(cx, aborted);
        cx.set_slot(&result, REASON, &reason);
        return Ok(result);
    }
    let own = events::handle_of(cx, &result);
    with(cx, &result, |data| data.is_dependent = true);
    for signal in signals {
        let is_dependent = with(cx, signal, |data| data.is_dependent).unwrap_or(false);
        let sources = if is_dependent {
            let handles = with(cx, signal, |data| data.sources.clone()).unwrap_or_default();
            handles.into_iter().filter_map(|handle| cx.cached(handle)).collect()
        } else {
            vec![signal.clone()]
        };
        for source in sources {
            let handle = events::handle_of(cx, &source);
            let is_new = with(cx, &result, |data| {
                let is_new = !data.sources.contains(&handle);
                if is_new {
                    data.sources.push(handle);
                }
                is_new
            });
            if is_new == Some(true) {
                if cx.cached(handle).is_none() {
                    cx.cache_insert(handle, &source);
                    cx.report_finalization(&source);
                }
                with(cx, &source, |data| data.dependents.push(own));
                cx.set_slot(&source, DEPENDENT | own, &result);
            }
        }
    }
    Ok(result)
}
