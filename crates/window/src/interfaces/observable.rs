//! <https://wicg.github.io/observable/#observable-api>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::generated::dictionaries::SubscribeOptions;
use crate::generated::unions::{ObservableInspectorUnion, ObserverUnion};
use crate::observables::{self, Consumer, Operator, slots};

/// <https://wicg.github.io/observable/#dom-observable-observable>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    callback: Value,
) -> Result<Value, Thrown> {
    Ok(observables::new(cx, prototype, &callback))
}

/// <https://wicg.github.io/observable/#dom-observable-subscribe>
pub(crate) fn subscribe(
    cx: &mut Cx<'_>,
    this: &Value,
    observer: ObserverUnion,
    options: SubscribeOptions,
) -> Result<(), Thrown> {
    let observer = match observer {
        ObserverUnion::ObservableSubscriptionCallback(next) => {
            observables::observer_of_a_script(cx, Some(&next), None, None)
        }
        ObserverUnion::SubscriptionObserver(observer) => observables::observer_of_a_script(
            cx,
            observer.next.as_ref(),
            observer.error.as_ref(),
            observer.complete.as_ref(),
        ),
    };
    observables::subscribe(cx, this, &observer, options.signal.as_ref())
}

/// <https://wicg.github.io/observable/#dom-observable-from>
pub(crate) fn from(cx: &mut Cx<'_>, value: Value) -> Result<Value, Thrown> {
    observables::convert_to_an_observable(cx, &value)
}

/// <https://wicg.github.io/observable/#dom-observable-takeuntil>
pub(crate) fn take_until(cx: &mut Cx<'_>, this: &Value, value: Value) -> Result<Value, Thrown> {
    let notifier = observables::convert_to_an_observable(cx, &value)?;
    let values = [(slots::NOTIFIER, Some(notifier))];
    observables::observable_of(cx, this, Operator::TakeUntil, &values)
}

/// <https://wicg.github.io/observable/#dom-observable-take>
pub(crate) fn take(cx: &mut Cx<'_>, this: &Value, amount: u64) -> Result<Value, Thrown> {
    observables::observable_of(cx, this, Operator::Take(amount), &[])
}

/// <https://wicg.github.io/observable/#dom-observable-drop>
pub(crate) fn drop(cx: &mut Cx<'_>, this: &Value, amount: u64) -> Result<Value, Thrown> {
    observables::observable_of(cx, this, Operator::Drop(amount), &[])
}

/// <https://wicg.github.io/observable/#dom-observable-inspect>
pub(crate) fn inspect(
    cx: &mut Cx<'_>,
    this: &Value,
    inspector_union: ObservableInspectorUnion,
) -> Result<Value, Thrown> {
    let values = match inspector_union {
        ObservableInspectorUnion::ObservableSubscriptionCallback(next) => {
            vec![(slots::NEXT, Some(next))]
        }
        ObservableInspectorUnion::ObservableInspector(inspector) => vec![
            (slots::SUBSCRIBE, inspector.subscribe),
            (slots::NEXT, inspector.next),
            (slots::ERROR, inspector.error),
            (slots::COMPLETE, inspector.complete),
            (slots::ABORT, inspector.abort),
        ],
    };
    observables::observable_of(cx, this, Operator::Inspect, &values)
}

/// <https://wicg.github.io/observable/#dom-observable-map>
pub(crate) fn map(cx: &mut Cx<'_>, this: &Value, mapper: Value) -> Result<Value, Thrown> {
    observables::observable_of(cx, this, Operator::Map, &[(slots::FUNCTION, Some(mapper))])
}

/// <https://wicg.github.io/observable/#dom-observable-filter>
pub(crate) fn filter(cx: &mut Cx<'_>, this: &Value, predicate: Value) -> Result<Value, Thrown> {
    observables::observable_of(cx, this, Operator::Filter, &[(slots::FUNCTION, Some(predicate))])
}

/// <https://wicg.github.io/observable/#dom-observable-flatmap>
pub(crate) fn flat_map(cx: &mut Cx<'_>, this: &Value, mapper: Value) -> Result<Value, Thrown> {
    observables::observable_of(cx, this, Operator::FlatMap, &[(slots::FUNCTION, Some(mapper))])
}

/// <https://wicg.github.io/observable/#dom-observable-switchmap>
pub(crate) fn switch_map(cx: &mut Cx<'_>, this: &Value, mapper: Value) -> Result<Value, Thrown> {
    observables::observable_of(cx, this, Operator::SwitchMap, &[(slots::FUNCTION, Some(mapper))])
}

/// <https://wicg.github.io/observable/#dom-observable-catch>
pub(crate) fn catch(cx: &mut Cx<'_>, this: &Value, callback: Value) -> Result<Value, Thrown> {
    observables::observable_of(cx, this, Operator::Catch, &[(slots::FUNCTION, Some(callback))])
}

/// <https://wicg.github.io/observable/#dom-observable-finally>
pub(crate) fn finally(cx: &mut Cx<'_>, this: &Value, callback: Value) -> Result<Value, Thrown> {
    observables::observable_of(cx, this, Operator::Finally, &[(slots::FUNCTION, Some(callback))])
}

/// <https://wicg.github.io/observable/#dom-observable-toarray>
pub(crate) fn to_array(
    cx: &mut Cx<'_>,
    this: &Value,
    options: SubscribeOptions,
) -> Result<Value, Thrown> {
    observables::consume(cx, Consumer::ToArray, this, None, None, options.signal.as_ref())
}

/// <https://wicg.github.io/observable/#dom-observable-first>
pub(crate) fn first(
    cx: &mut Cx<'_>,
    this: &Value,
    options: SubscribeOptions,
) -> Result<Value, Thrown> {
    observables::consume(cx, Consumer::First, this, None, None, options.signal.as_ref())
}

/// <https://wicg.github.io/observable/#dom-observable-last>
pub(crate) fn last(
    cx: &mut Cx<'_>,
    this: &Value,
    options: SubscribeOptions,
) -> Result<Value, Thrown> {
    observables::consume(cx, Consumer::Last, this, None, None, options.signal.as_ref())
}

/// <https://wicg.github.io/observable/#dom-observable-foreach>
pub(crate) fn for_each(
    cx: &mut Cx<'_>,
    this: &Value,
    callback: Value,
    options: SubscribeOptions,
) -> Result<Value, Thrown> {
    let signal = options.signal.as_ref();
    observables::consume(cx, Consumer::ForEach, this, Some(&callback), None, signal)
}

/// <https://wicg.github.io/observable/#dom-observable-every>
pub(crate) fn every(
    cx: &mut Cx<'_>,
    this: &Value,
    predicate: Value,
    options: SubscribeOptions,
) -> Result<Value, Thrown> {
    let signal = options.signal.as_ref();
    observables::consume(cx, Consumer::Every, this, Some(&predicate), None, signal)
}

/// <https://wicg.github.io/observable/#dom-observable-find>
pub(crate) fn find(
    cx: &mut Cx<'_>,
    this: &Value,
    predicate: Value,
    options: SubscribeOptions,
) -> Result<Value, Thrown> {
    let signal = options.signal.as_ref();
    observables::consume(cx, Consumer::Find, this, Some(&predicate), None, signal)
}

/// <https://wicg.github.io/observable/#dom-observable-some>
pub(crate) fn some(
    cx: &mut Cx<'_>,
    this: &Value,
    predicate: Value,
    options: SubscribeOptions,
) -> Result<Value, Thrown> {
    let signal = options.signal.as_ref();
    observables::consume(cx, Consumer::Some, this, Some(&predicate), None, signal)
}

/// <https://wicg.github.io/observable/#dom-observable-reduce>
pub(crate) fn reduce(
    cx: &mut Cx<'_>,
    this: &Value,
    reducer: Value,
    initial_value: Value,
    options: SubscribeOptions,
) -> Result<Value, Thrown> {
    let initial = (!initial_value.is_undefined()).then_some(&initial_value);
    let signal = options.signal.as_ref();
    observables::consume(cx, Consumer::Reduce, this, Some(&reducer), initial, signal)
}
