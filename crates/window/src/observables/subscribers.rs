//! Subscribers: what producers give values to.
//!
//! <https://wicg.github.io/observable/#subscriber-api>

use std::collections::{BTreeMap, BTreeSet};

use treewright_quickjs::{Thrown, Value};

use super::{Done, in_the_realm, may_run, nested, observers, slot, slots};
use crate::Cx;
use crate::error_reports::report_an_exception;
use crate::generated::Interface;
use crate::realms::RealmId;
use crate::{abort, bindings, callbacks, objects};

/// The state of a subscriber. Its observers and teardown callbacks are in slots by these numbers.
#[derive(Debug)]
pub(super) struct Subscriber {
    is_active: bool,
    pub(super) realm: RealmId,
    observers: BTreeSet<u64>,
    teardowns: BTreeSet<u64>,
    /// The numbers of the abort algorithms of subscriptions at signals, by the slots of these.
    signals: BTreeMap<u64, u64>,
    last: u64,
}

impl Subscriber {
    fn number(&mut self) -> u64 {
        self.last = self.last.saturating_add(1);
        self.last
    }
}

fn with<R>(
    cx: &mut Cx<'_>,
    subscriber: &Value,
    inside: impl FnOnce(&mut Subscriber) -> R,
) -> Result<R, Thrown> {
    match cx.data::<Subscriber, R>(subscriber, |subscriber, _| inside(subscriber)) {
        Some(result) => Ok(result),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// A new subscriber in the current realm.
pub(super) fn new(cx: &mut Cx<'_>) -> Result<Value, Thrown> {
    let subscriber = bindings::new_object(cx, Interface::Subscriber)?;
    let signal = abort::new_signal(cx)?;
    cx.set_slot(&subscriber, slots::SIGNAL, &signal);
    let state = Subscriber {
        is_active: true,
        realm: RealmId(cx.realm_number()),
        observers: BTreeSet::new(),
        teardowns: BTreeSet::new(),
        signals: BTreeMap::new(),
        last: 0,
    };
    cx.set_data(&subscriber, Box::new(state));
    let handle = objects::give_a_handle(cx, &subscriber);
    cx.cache_insert(handle, &subscriber);
    Ok(subscriber)
}

/// <https://wicg.github.io/observable/#subscriber-active>
pub(crate) fn is_active(cx: &mut Cx<'_>, subscriber: &Value) -> Result<bool, Thrown> {
    with(cx, subscriber, |state| state.is_active)
}

/// The signal of the subscription controller.
/// <https://wicg.github.io/observable/#subscriber-subscription-controller>
pub(crate) fn signal_of(cx: &Cx<'_>, subscriber: &Value) -> Value {
    slot(cx, subscriber, slots::SIGNAL)
}

/// True if the signal of the subscription controller is aborted.
pub(super) fn is_aborted(cx: &Cx<'_>, subscriber: &Value) -> bool {
    abort::is_aborted(cx, &signal_of(cx, subscriber))
}

/// Appends an internal observer. Returns its number.
pub(super) fn append(cx: &mut Cx<'_>, subscriber: &Value, observer: &Value) -> Result<u64, Thrown> {
    let number = with(cx, subscriber, |state| {
        let number = state.number();
        state.observers.insert(number);
        number
    })?;
    cx.set_slot(subscriber, slots::OBSERVERS | number, observer);
    Ok(number)
}

/// Removes an internal observer. Returns true if none is left.
pub(super) fn remove(cx: &mut Cx<'_>, subscriber: &Value, number: u64) -> Result<bool, Thrown> {
    drop(cx.take_slot(subscriber, slots::OBSERVERS | number));
    with(cx, subscriber, |state| {
        state.observers.remove(&number);
        state.observers.is_empty()
    })
}

/// Keeps the number of an abort algorithm, which is removed when the subscription is closed.
pub(super) fn keep_algorithm(
    cx: &mut Cx<'_>,
    subscriber: &Value,
    signal: &Value,
    algorithm: u64,
) -> Done {
    let number = with(cx, subscriber, |state| {
        let number = state.number();
        state.signals.insert(number, algorithm);
        number
    })?;
    cx.set_slot(subscriber, slots::SIGNALS | number, signal);
    Ok(())
}

/// The internal observers, as they are now.
fn observers_of(cx: &mut Cx<'_>, subscriber: &Value) -> Result<Vec<Value>, Thrown> {
    let numbers: Vec<u64> =
        with(cx, subscriber, |state| state.observers.iter().copied().collect())?;
    let slots = numbers.into_iter().map(|number| slots::OBSERVERS | number);
    Ok(slots.filter_map(|slot| cx.slot(subscriber, slot)).collect())
}

/// <https://wicg.github.io/observable/#dom-subscriber-next>
pub(crate) fn next(cx: &mut Cx<'_>, subscriber: &Value, value: &Value) -> Done {
    let (active, realm) = with(cx, subscriber, |state| (state.is_active, state.realm))?;
    if !active || !may_run(cx, realm) {
        return Ok(());
    }
    nested(cx, |cx| {
        for observer in observers_of(cx, subscriber)? {
            observers::next(cx, &observer, value)?;
        }
        Ok(())
    })
}

/// <https://wicg.github.io/observable/#dom-subscriber-error>
pub(crate) fn error(cx: &mut Cx<'_>, subscriber: &Value, error: &Value) -> Done {
    let (active, realm) = with(cx, subscriber, |state| (state.is_active, state.realm))?;
    if !active {
        let thrown = Thrown::new(error.clone());
        in_the_realm(cx, realm, |cx| report_an_exception(cx, thrown));
        return Ok(());
    }
    if !may_run(cx, realm) {
        return Ok(());
    }
    nested(cx, |cx| {
        close_and_report(cx, subscriber)?;
        for observer in observers_of(cx, subscriber)? {
            observers::error(cx, &observer, error)?;
        }
        Ok(())
    })
}

/// An exception that is thrown becomes an error of the subscriber, unless it ends scripts.
pub(super) fn fail(cx: &mut Cx<'_>, subscriber: &Value, thrown: Thrown) -> Done {
    if thrown.uncatchable {
        return Err(thrown);
    }
    error(cx, subscriber, &thrown.value)
}

/// <https://wicg.github.io/observable/#dom-subscriber-complete>
pub(crate) fn complete(cx: &mut Cx<'_>, subscriber: &Value) -> Done {
    let (active, realm) = with(cx, subscriber, |state| (state.is_active, state.realm))?;
    if !active || !may_run(cx, realm) {
        return Ok(());
    }
    nested(cx, |cx| {
        close_and_report(cx, subscriber)?;
        for observer in observers_of(cx, subscriber)? {
            observers::complete(cx, &observer)?;
        }
        Ok(())
    })
}

/// <https://wicg.github.io/observable/#dom-subscriber-addteardown>
pub(crate) fn add_teardown(cx: &mut Cx<'_>, subscriber: &Value, teardown: &Value) -> Done {
    let (active, realm) = with(cx, subscriber, |state| (state.is_active, state.realm))?;
    if !may_run(cx, realm) {
        return Ok(());
    }
    if !active {
        let undefined = cx.undefined();
        callbacks::call_and_report(cx, teardown, &undefined, &[]);
        return Ok(());
    }
    let number = with(cx, subscriber, |state| {
        let number = state.number();
        state.teardowns.insert(number);
        number
    })?;
    cx.set_slot(subscriber, slots::TEARDOWNS | number, teardown);
    Ok(())
}

/// Closes a subscription that its producer ends: nothing catches the exceptions of closing.
fn close_and_report(cx: &mut Cx<'_>, subscriber: &Value) -> Done {
    let undefined = cx.undefined();
    match close_a_subscription(cx, subscriber, &undefined) {
        Err(thrown) if !thrown.uncatchable => report_an_exception(cx, thrown),
        result => return result,
    }
    Ok(())
}

/// Returns the exception of an iterator that could not be closed.
/// <https://wicg.github.io/observable/#close-a-subscription>
pub(super) fn close_a_subscription(cx: &mut Cx<'_>, subscriber: &Value, reason: &Value) -> Done {
    let (was_active, realm, signals) = with(cx, subscriber, |state| {
        let was_active = std::mem::replace(&mut state.is_active, false);
        (was_active, state.realm, std::mem::take(&mut state.signals))
    })?;
    if !was_active {
        return Ok(());
    }
    for (number, algorithm) in signals {
        if let Some(signal) = cx.take_slot(subscriber, slots::SIGNALS | number) {
            abort::remove_kept(cx, &signal, algorithm);
        }
    }
    let signal = signal_of(cx, subscriber);
    let result = nested(cx, |cx| abort::signal_abort(cx, &signal, reason));
    let teardowns = with(cx, subscriber, |state| std::mem::take(&mut state.teardowns))?;
    for number in teardowns.into_iter().rev() {
        let Some(teardown) = cx.take_slot(subscriber, slots::TEARDOWNS | number) else { continue };
        if !may_run(cx, realm) {
            break;
        }
        let undefined = cx.undefined();
        callbacks::call_and_report(cx, &teardown, &undefined, &[]);
    }
    result
}
