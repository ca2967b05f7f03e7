//! Observables, and subscriptions to them.
//!
//! <https://wicg.github.io/observable/#observable-api>

use treewright_quickjs::{Thrown, Value};

use super::observers::{self, Kind};
use super::{
    Done, Operator, conversion, iterables, may_run, nested, operators, slot, slots, subscribers,
};
use crate::Cx;
use crate::events::Options;
use crate::generated::Interface;
use crate::objects::{OBSERVABLE_PART, PLAIN};
use crate::realms::RealmId;
use crate::strings::DomString;
use crate::{abort, bindings, callbacks};

/// The subscribe callback of an observable, by the source of its values.
#[derive(Clone, Debug)]
pub(super) enum Source {
    Callback,
    AsyncIterable,
    Iterable,
    Promise,
    Event { event_type: DomString, options: Options },
    Operator(Operator),
}

/// The state of an observable.
#[derive(Debug)]
struct Observable {
    source: Source,
    realm: RealmId,
    /// The handle of the weak subscriber.
    subscriber: Option<u64>,
}

/// A new observable of a callback.
/// <https://wicg.github.io/observable/#dom-observable-observable>
pub(crate) fn new(cx: &mut Cx<'_>, prototype: &Value, callback: &Value) -> Value {
    let observable = bindings::new_object_with(cx, Interface::Observable, prototype);
    begin(cx, &observable, Source::Callback);
    cx.set_slot(&observable, slots::FUNCTION, callback);
    observable
}

/// A new observable of another source.
pub(super) fn new_of(cx: &mut Cx<'_>, source: Source, from: &Value) -> Result<Value, Thrown> {
    let observable = bindings::new_object(cx, Interface::Observable)?;
    begin(cx, &observable, source);
    cx.set_slot(&observable, slots::SOURCE, from);
    Ok(observable)
}

fn begin(cx: &Cx<'_>, observable: &Value, source: Source) {
    let realm = RealmId(cx.realm_number());
    cx.set_data(observable, Box::new(Observable { source, realm, subscriber: None }));
}

/// The internal observer of the callbacks of a script.
pub(crate) fn observer_of_a_script(
    cx: &mut Cx<'_>,
    next: Option<&Value>,
    error: Option<&Value>,
    complete: Option<&Value>,
) -> Value {
    let observer = observers::new(cx, Kind::Script);
    let all = [(slots::NEXT, next), (slots::ERROR, error), (slots::COMPLETE, complete)];
    for (key, callback) in all {
        if let Some(callback) = callback {
            cx.set_slot(&observer, key, callback);
        }
    }
    observer
}

/// <https://wicg.github.io/observable/#observable-subscribe-to-an-observable>
pub(crate) fn subscribe(
    cx: &mut Cx<'_>,
    observable: &Value,
    observer: &Value,
    signal: Option<&Value>,
) -> Done {
    let known =
        cx.data::<Observable, _>(observable, |of, _| (of.source.clone(), of.realm, of.subscriber));
    let Some((source, realm, weak)) = known else {
        return Err(cx.type_error("Illegal invocation"));
    };
    if !may_run(cx, realm) {
        return Ok(());
    }
    if let Some(subscriber) = weak.and_then(|handle| cx.cached(handle))
        && subscribers::is_active(cx, &subscriber)?
    {
        if signal.is_some_and(|signal| abort::is_aborted(cx, signal)) {
            return Ok(());
        }
        let number = subscribers::append(cx, &subscriber, observer)?;
        return unsubscribe_with(cx, &subscriber, number, signal);
    }
    nested(cx, |cx| {
        super::in_the_realm(cx, realm, |cx| {
            begin_a_subscription(cx, observable, observer, signal, &source)
        })
    })
}

fn begin_a_subscription(
    cx: &mut Cx<'_>,
    observable: &Value,
    observer: &Value,
    signal: Option<&Value>,
    source: &Source,
) -> Done {
    let subscriber = subscribers::new(cx)?;
    let number = subscribers::append(cx, &subscriber, observer)?;
    let handle = cx.platform(&subscriber).map(|platform| platform.handle);
    cx.data::<Observable, _>(observable, |of, _| of.subscriber = handle);
    match signal {
        Some(signal) if abort::is_aborted(cx, signal) => {
            let reason = abort::reason(cx, signal);
            subscribers::close_a_subscription(cx, &subscriber, &reason)?;
        }
        _ => unsubscribe_with(cx, &subscriber, number, signal)?,
    }
    let from = slot(cx, observable, slots::SOURCE);
    match source {
        Source::Callback => {
            let callback = slot(cx, observable, slots::FUNCTION);
            let undefined = cx.undefined();
            let arguments = std::slice::from_ref(&subscriber);
            match callbacks::call(cx, &callback, &undefined, arguments) {
                Ok(_) => Ok(()),
                Err(thrown) => subscribers::fail(cx, &subscriber, thrown),
            }
        }
        Source::AsyncIterable => iterables::pull_async(cx, &from, &subscriber),
        Source::Iterable => iterables::pull_all(cx, &from, &subscriber),
        Source::Promise => conversion::follow_a_promise(cx, &from, &subscriber),
        Source::Event { event_type, options } => {
            conversion::listen(cx, &from, &subscriber, event_type, options)
        }
        Source::Operator(operator) => {
            operators::subscribe(cx, *operator, observable, &from, &subscriber)
        }
    }
}

/// Adds the abort algorithm of a subscription to the signal of its options.
fn unsubscribe_with(
    cx: &mut Cx<'_>,
    subscriber: &Value,
    number: u64,
    signal: Option<&Value>,
) -> Done {
    let Some(signal) = signal else { return Ok(()) };
    let algorithm = new_abort_algorithm(cx, AbortAlgorithm::Unsubscribe { number });
    cx.set_slot(&algorithm, slots::SUBSCRIBER, subscriber);
    let place = abort::add_kept(cx, signal, &algorithm);
    subscribers::keep_algorithm(cx, subscriber, signal, place)
}

/// The abort algorithms of observables. Each is the data of an object that its signal keeps.
#[derive(Clone, Copy, Debug)]
pub(super) enum AbortAlgorithm {
    /// Removes an internal observer of a subscriber.
    Unsubscribe {
        number: u64,
    },
    /// Closes the iterator of an iterable.
    CloseTheIterator,
    CloseTheAsyncIterator,
    /// Aborts the inner subscription of `switchMap`.
    AbortTheInner,
    /// Calls the function of an inspector.
    Inspect,
    /// Rejects the promise of a consumer.
    Reject,
}

/// A new object for an abort algorithm.
pub(super) fn new_abort_algorithm(cx: &Cx<'_>, algorithm: AbortAlgorithm) -> Value {
    let object = cx.platform_object(PLAIN, &cx.null(), OBSERVABLE_PART, 0);
    cx.set_data(&object, Box::new(algorithm));
    object
}

/// Runs the abort algorithm of an object that a signal kept.
pub(crate) fn run_an_abort_algorithm(
    cx: &mut Cx<'_>,
    object: &Value,
    signal: &Value,
) -> Result<(), Thrown> {
    let reason = abort::reason(cx, signal);
    match cx.data::<AbortAlgorithm, _>(object, |algorithm, _| *algorithm) {
        Some(AbortAlgorithm::Unsubscribe { number }) => {
            let subscriber = slot(cx, object, slots::SUBSCRIBER);
            if subscribers::is_active(cx, &subscriber)?
                && subscribers::remove(cx, &subscriber, number)?
            {
                return subscribers::close_a_subscription(cx, &subscriber, &reason);
            }
            Ok(())
        }
        Some(AbortAlgorithm::Inspect) => {
            let function = slot(cx, object, slots::FUNCTION);
            let undefined = cx.undefined();
            callbacks::call_and_report(cx, &function, &undefined, &[reason]);
            Ok(())
        }
        Some(AbortAlgorithm::Reject) => {
            let reject = slot(cx, object, slots::REJECT);
            let undefined = cx.undefined();
            cx.call(&reject, &undefined, &[reason]).map(drop)
        }
        Some(AbortAlgorithm::AbortTheInner) => {
            let outer = slot(cx, object, slots::OUTER);
            operators::abort_the_inner(cx, &outer, &reason)
        }
        Some(AbortAlgorithm::CloseTheIterator) => {
            let record = slot(cx, object, slots::SOURCE);
            iterables::close(cx, &record)
        }
        Some(AbortAlgorithm::CloseTheAsyncIterator) => {
            let record = slot(cx, object, slots::SOURCE);
            iterables::close_async(cx, &record, &reason)
        }
        None => Ok(()),
    }
}
