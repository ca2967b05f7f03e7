//! The operators that return observables.
//!
//! <https://wicg.github.io/observable/#observable-returning-operators>

use treewright_quickjs::{Thrown, Value};

use super::conversion::convert_to_an_observable;
use super::observers::{self, Kind, invoke, with};
use super::subscription::{AbortAlgorithm, Source, new_abort_algorithm, new_of};
use super::{Done, slot, slots, subscribe as subscribe_to, subscribers};
use crate::{Cx, abort, callbacks};

/// An operator of an observable. Its functions are in the slots of the observable that it returned.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Operator {
    TakeUntil,
    Map,
    Filter,
    Take(u64),
    Drop(u64),
    FlatMap,
    SwitchMap,
    Inspect,
    Catch,
    Finally,
}

/// The observable that an operator returns, with values for its slots.
pub(crate) fn observable_of(
    cx: &mut Cx<'_>,
    source: &Value,
    operator: Operator,
    values: &[(u64, Option<Value>)],
) -> Result<Value, Thrown> {
    let observable = new_of(cx, Source::Operator(operator), source)?;
    for (key, value) in values {
        if let Some(value) = value {
            cx.set_slot(&observable, *key, value);
        }
    }
    Ok(observable)
}

/// The subscribe callback of such an observable.
pub(super) fn subscribe(
    cx: &mut Cx<'_>,
    operator: Operator,
    observable: &Value,
    source: &Value,
    subscriber: &Value,
) -> Done {
    let kind = match operator {
        Operator::TakeUntil => {
            let notifier = slot(cx, observable, slots::NOTIFIER);
            let observer = observers::new_for(cx, Kind::Notifier, subscriber);
            let signal = subscribers::signal_of(cx, subscriber);
            subscribe_to(cx, &notifier, &observer, Some(&signal))?;
            if !subscribers::is_active(cx, subscriber)? {
                return Ok(());
            }
            Kind::Mirror
        }
        Operator::Take(0) => return subscribers::complete(cx, subscriber),
        Operator::Finally => {
            let callback = slot(cx, observable, slots::FUNCTION);
            subscribers::add_teardown(cx, subscriber, &callback)?;
            Kind::Mirror
        }
        Operator::Inspect => {
            if let Err(thrown) = inspect(cx, observable, slots::SUBSCRIBE, &[]) {
                return subscribers::fail(cx, subscriber, thrown);
            }
            Kind::Inspect
        }
        Operator::Take(_) => Kind::Take,
        Operator::Drop(_) => Kind::Drop,
        Operator::Map => Kind::Map,
        Operator::Filter => Kind::Filter,
        Operator::FlatMap => Kind::FlatMap,
        Operator::SwitchMap => Kind::SwitchMap,
        Operator::Catch => Kind::Catch,
    };
    let observer = observers::new_for(cx, kind, subscriber);
    if let Operator::Take(amount) | Operator::Drop(amount) = operator {
        with(cx, &observer, |state| state.count = amount)?;
    }
    for key in [slots::FUNCTION, slots::NEXT, slots::ERROR, slots::COMPLETE] {
        if let Some(function) = cx.slot(observable, key) {
            cx.set_slot(&observer, key, &function);
        }
    }
    let signal = subscribers::signal_of(cx, subscriber);
    if let (Kind::Inspect, Some(function)) = (kind, cx.slot(observable, slots::ABORT)) {
        let algorithm = new_abort_algorithm(cx, AbortAlgorithm::Inspect);
        cx.set_slot(&algorithm, slots::FUNCTION, &function);
        if !abort::is_aborted(cx, &signal) {
            let number = abort::add_kept(cx, &signal, &algorithm);
            with(cx, &observer, |state| state.algorithm = Some(number))?;
        }
    }
    subscribe_to(cx, source, &observer, Some(&signal))
}

/// Calls a callback of an inspector, if there is one.
pub(super) fn inspect(cx: &mut Cx<'_>, of: &Value, key: u64, arguments: &[Value]) -> Done {
    let Some(callback) = cx.slot(of, key) else { return Ok(()) };
    let undefined = cx.undefined();
    callbacks::call(cx, &callback, &undefined, arguments).map(drop)
}

/// Removes the abort algorithm of an inspector: it is for consumers that unsubscribe.
pub(super) fn stop_inspecting_aborts(cx: &mut Cx<'_>, observer: &Value) -> Done {
    if let Some(number) = with(cx, observer, |state| state.algorithm.take())? {
        let subscriber = slot(cx, observer, slots::SUBSCRIBER);
        let signal = subscribers::signal_of(cx, &subscriber);
        abort::remove_kept(cx, &signal, number);
    }
    Ok(())
}

/// The error steps of `catch`.
pub(super) fn catch(cx: &mut Cx<'_>, observer: &Value, error: &Value) -> Done {
    let subscriber = slot(cx, observer, slots::SUBSCRIBER);
    let callback = slot(cx, observer, slots::FUNCTION);
    let undefined = cx.undefined();
    let arguments = std::slice::from_ref(error);
    let inner = callbacks::call(cx, &callback, &undefined, arguments)
        .and_then(|result| convert_to_an_observable(cx, &result));
    match inner {
        Err(thrown) => subscribers::fail(cx, &subscriber, thrown),
        Ok(inner) => {
            let observer = observers::new_for(cx, Kind::Mirror, &subscriber);
            let signal = subscribers::signal_of(cx, &subscriber);
            subscribe_to(cx, &inner, &observer, Some(&signal))
        }
    }
}

/// The next steps of `flatMap`. Values wait while an inner subscription is active.
pub(super) fn flat_map_next(cx: &mut Cx<'_>, observer: &Value, value: &Value) -> Done {
    let place = with(cx, observer, |state| {
        let place = state.queue.1;
        state.queue.1 = place.saturating_add(1);
        place
    })?;
    cx.set_slot(observer, slots::QUEUE | place, value);
    process_waiting_values(cx, observer)
}

/// Processes values that wait, until an inner subscription is active. A loop stands for the recursion of the draft.
/// <https://wicg.github.io/observable/#flatmap-process-next-value-steps>
fn process_waiting_values(cx: &mut Cx<'_>, observer: &Value) -> Done {
    let may_begin = with(cx, observer, |state| {
        !state.inner_is_active && !std::mem::replace(&mut state.is_processing, true)
    })?;
    if !may_begin {
        return Ok(());
    }
    let mut result = Ok(());
    while result.is_ok() {
        let place = with(cx, observer, |state| {
            let (first, last) = state.queue;
            if state.inner_is_active || first == last {
                return None;
            }
            state.queue.0 = first.saturating_add(1);
            state.inner_is_active = true;
            Some(first)
        })?;
        let Some(value) = place.and_then(|place| cx.take_slot(observer, slots::QUEUE | place))
        else {
            break;
        };
        result = flat_map_process(cx, observer, &value);
    }
    with(cx, observer, |state| state.is_processing = false)?;
    result
}

fn flat_map_process(cx: &mut Cx<'_>, observer: &Value, value: &Value) -> Done {
    let subscriber = slot(cx, observer, slots::SUBSCRIBER);
    let inner =
        invoke(cx, observer, value).and_then(|mapped| convert_to_an_observable(cx, &mapped));
    match inner {
        Err(thrown) => subscribers::fail(cx, &subscriber, thrown),
        Ok(inner) => {
            let inner_observer = observers::new_for(cx, Kind::FlatMapInner, &subscriber);
            cx.set_slot(&inner_observer, slots::OUTER, observer);
            let signal = subscribers::signal_of(cx, &subscriber);
            subscribe_to(cx, &inner, &inner_observer, Some(&signal))
        }
    }
}

/// The complete steps of an inner observable of `flatMap`.
pub(super) fn flat_map_inner_complete(cx: &mut Cx<'_>, observer: &Value) -> Done {
    let outer = slot(cx, observer, slots::OUTER);
    let is_over = with(cx, &outer, |state| {
        state.inner_is_active = false;
        state.queue.0 == state.queue.1 && state.outer_has_completed
    })?;
    if is_over {
        let subscriber = slot(cx, observer, slots::SUBSCRIBER);
        return subscribers::complete(cx, &subscriber);
    }
    process_waiting_values(cx, &outer)
}

/// The next steps of `switchMap`. The signal of the active inner subscription is in a slot of the observer.
pub(super) fn switch_map_next(cx: &mut Cx<'_>, observer: &Value, value: &Value) -> Done {
    let subscriber = slot(cx, observer, slots::SUBSCRIBER);
    let signal = subscribers::signal_of(cx, &subscriber);
    let undefined = cx.undefined();
    abort_the_inner(cx, observer, &undefined)?;
    let inner_signal = abort::new_signal(cx)?;
    cx.set_slot(observer, slots::SIGNAL, &inner_signal);
    with(cx, observer, |state| state.inner_is_active = true)?;
    let inner =
        invoke(cx, observer, value).and_then(|mapped| convert_to_an_observable(cx, &mapped));
    let inner = match inner {
        Err(thrown) => return subscribers::fail(cx, &subscriber, thrown),
        Ok(inner) => inner,
    };
    // The signal of the inner subscription depends on that of the subscriber. One algorithm aborts all of them in turn:
    // dependent signals would stay with the subscriber.
    if abort::is_aborted(cx, &signal) {
        let reason = abort::reason(cx, &signal);
        abort::signal_abort(cx, &inner_signal, &reason)?;
    } else if with(cx, observer, |state| state.algorithm.is_none())? {
        let algorithm = new_abort_algorithm(cx, AbortAlgorithm::AbortTheInner);
        cx.set_slot(&algorithm, slots::OUTER, observer);
        let number = abort::add_kept(cx, &signal, &algorithm);
        with(cx, observer, |state| state.algorithm = Some(number))?;
    }
    let inner_observer = observers::new_for(cx, Kind::SwitchMapInner, &subscriber);
    cx.set_slot(&inner_observer, slots::OUTER, observer);
    subscribe_to(cx, &inner, &inner_observer, Some(&inner_signal))
}

/// Aborts the active inner subscription of `switchMap`, if there is one.
pub(super) fn abort_the_inner(cx: &mut Cx<'_>, observer: &Value, reason: &Value) -> Done {
    match cx.take_slot(observer, slots::SIGNAL) {
        Some(signal) => abort::signal_abort(cx, &signal, reason),
        None => Ok(()),
    }
}

/// The complete steps of an inner observable of `switchMap`.
pub(super) fn switch_map_inner_complete(cx: &mut Cx<'_>, observer: &Value) -> Done {
    let outer = slot(cx, observer, slots::OUTER);
    drop(cx.take_slot(&outer, slots::SIGNAL));
    let is_over = with(cx, &outer, |state| {
        state.inner_is_active = false;
        state.outer_has_completed
    })?;
    if is_over {
        let subscriber = slot(cx, observer, slots::SUBSCRIBER);
        return subscribers::complete(cx, &subscriber);
    }
    Ok(())
}
