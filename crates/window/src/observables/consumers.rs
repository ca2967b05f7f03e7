//! The operators that return promises.
//!
//! <https://wicg.github.io/observable/#promise-returning-operators>

use treewright_quickjs::{Attributes, Thrown, Value};

use super::observers::{self, Kind, invoke, next_index, number};
use super::subscription::{AbortAlgorithm, new_abort_algorithm};
use super::{Done, slot, slots, subscribe};
use crate::{Cx, abort, callbacks};

/// An operator that returns a promise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Consumer {
    ToArray,
    ForEach,
    Every,
    First,
    Last,
    Find,
    Some,
    Reduce,
}

/// Subscribes to an observable, and returns the promise.
pub(crate) fn consume(
    cx: &mut Cx<'_>,
    consumer: Consumer,
    observable: &Value,
    function: Option<&Value>,
    initial: Option<&Value>,
    signal: Option<&Value>,
) -> Result<Value, Thrown> {
    let (promise, resolve, reject) = cx.promise()?;
    let observer = observers::new(cx, Kind::Consumer(consumer));
    cx.set_slot(&observer, slots::RESOLVE, &resolve);
    cx.set_slot(&observer, slots::REJECT, &reject);
    if let Some(function) = function {
        cx.set_slot(&observer, slots::FUNCTION, function);
    }
    if let Some(initial) = initial {
        cx.set_slot(&observer, slots::VALUE, initial);
    }
    // Those that can end by themselves have a controller.
    let signal = if matches!(consumer, Consumer::ToArray | Consumer::Last) {
        signal.cloned()
    } else {
        let own = abort::new_signal(cx)?;
        cx.set_slot(&observer, slots::SIGNAL, &own);
        Some(match signal {
            Some(signal) => abort::new_dependent(cx, &[own, signal.clone()])?,
            None => own,
        })
    };
    if let Some(signal) = &signal {
        if abort::is_aborted(cx, signal) {
            let reason = abort::reason(cx, signal);
            self::reject(cx, &observer, &reason)?;
            return Ok(promise);
        }
        let algorithm = new_abort_algorithm(cx, AbortAlgorithm::Reject);
        cx.set_slot(&algorithm, slots::REJECT, &reject);
        abort::add_kept(cx, signal, &algorithm);
    }
    subscribe(cx, observable, &observer, signal.as_ref())?;
    Ok(promise)
}

fn settle(cx: &mut Cx<'_>, observer: &Value, key: u64, value: &Value) -> Done {
    let function = slot(cx, observer, key);
    let undefined = cx.undefined();
    cx.call(&function, &undefined, std::slice::from_ref(value)).map(drop)
}

fn resolve(cx: &mut Cx<'_>, observer: &Value, value: &Value) -> Done {
    settle(cx, observer, slots::RESOLVE, value)
}

/// Rejects the promise of a consumer.
pub(super) fn reject(cx: &mut Cx<'_>, observer: &Value, reason: &Value) -> Done {
    settle(cx, observer, slots::REJECT, reason)
}

/// Signals abort on the controller.
fn stop(cx: &mut Cx<'_>, observer: &Value, reason: &Value) -> Done {
    match cx.slot(observer, slots::SIGNAL) {
        Some(signal) => abort::signal_abort(cx, &signal, reason),
        None => Ok(()),
    }
}

fn resolve_and_stop(cx: &mut Cx<'_>, observer: &Value, value: &Value) -> Done {
    resolve(cx, observer, value)?;
    let undefined = cx.undefined();
    stop(cx, observer, &undefined)
}

/// A callback threw.
fn fail(cx: &mut Cx<'_>, observer: &Value, thrown: Thrown) -> Done {
    if thrown.uncatchable {
        return Err(thrown);
    }
    reject(cx, observer, &thrown.value)?;
    stop(cx, observer, &thrown.value)
}

/// The next steps.
pub(super) fn next(cx: &mut Cx<'_>, consumer: Consumer, observer: &Value, value: &Value) -> Done {
    match consumer {
        Consumer::ToArray => {
            let values = match cx.slot(observer, slots::VALUE) {
                Some(values) => values,
                None => {
                    let values = cx.array(Vec::new());
                    cx.set_slot(observer, slots::VALUE, &values);
                    values
                }
            };
            let index = u32::try_from(next_index(cx, observer)?).unwrap_or(u32::MAX);
            let key = cx.key_index(index);
            cx.define_value(&values, &key, value, Attributes::ALL).map(drop)
        }
        Consumer::First => resolve_and_stop(cx, observer, value),
        Consumer::Last => {
            cx.set_slot(observer, slots::VALUE, value);
            Ok(())
        }
        Consumer::Reduce => reduce(cx, observer, value),
        Consumer::ForEach | Consumer::Every | Consumer::Find | Consumer::Some => {
            let passed = match invoke(cx, observer, value) {
                Ok(result) => result.to_boolean(),
                Err(thrown) => return fail(cx, observer, thrown),
            };
            let found = match (consumer, passed) {
                (Consumer::Every, false) => cx.boolean(false),
                (Consumer::Some, true) => cx.boolean(true),
                (Consumer::Find, true) => value.clone(),
                _ => return Ok(()),
            };
            resolve_and_stop(cx, observer, &found)
        }
    }
}

fn reduce(cx: &mut Cx<'_>, observer: &Value, value: &Value) -> Done {
    let index = next_index(cx, observer)?;
    let Some(accumulator) = cx.slot(observer, slots::VALUE) else {
        cx.set_slot(observer, slots::VALUE, value);
        return Ok(());
    };
    let function = slot(cx, observer, slots::FUNCTION);
    let (undefined, index) = (cx.undefined(), number(cx, index));
    let arguments = [accumulator, value.clone(), index];
    match callbacks::call(cx, &function, &undefined, &arguments) {
        Ok(result) => {
            cx.set_slot(observer, slots::VALUE, &result);
            Ok(())
        }
        Err(thrown) => fail(cx, observer, thrown),
    }
}

/// The complete steps.
pub(super) fn complete(cx: &mut Cx<'_>, consumer: Consumer, observer: &Value) -> Done {
    let known = cx.slot(observer, slots::VALUE);
    let value = match consumer {
        Consumer::ToArray => known.unwrap_or_else(|| cx.array(Vec::new())),
        Consumer::ForEach | Consumer::Find => cx.undefined(),
        Consumer::Every => cx.boolean(true),
        Consumer::Some => cx.boolean(false),
        Consumer::First | Consumer::Last | Consumer::Reduce => match known {
            Some(value) => value,
            None => {
                let error = if consumer == Consumer::Reduce {
                    cx.type_error(
                        "Reduce of an Observable without values and without an initial value",
                    )
                } else {
                    cx.range_error("The Observable has no values.")
                };
                return reject(cx, observer, &error.value);
            }
        },
    };
    resolve(cx, observer, &value)
}
