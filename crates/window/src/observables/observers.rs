//! Internal observers: the steps for each value, for an error and for the end.
//!
//! <https://wicg.github.io/observable/#internal-observer>

use treewright_quickjs::{Thrown, Value};

use super::consumers::{self, Consumer};
use super::operators;
use super::{Done, in_the_realm, slot, slots, subscribers};
use crate::error_reports::report_an_exception;
use crate::objects::{OBSERVABLE_PART, PLAIN};
use crate::realms::RealmId;
use crate::{Cx, callbacks};

/// The steps of an internal observer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Calls the callbacks of a script.
    Script,
    /// Gives all to a subscriber.
    Mirror,
    /// Ends `takeUntil`.
    Notifier,
    Map,
    Filter,
    Take,
    Drop,
    FlatMap,
    FlatMapInner,
    SwitchMap,
    SwitchMapInner,
    Inspect,
    Catch,
    /// Settles a promise.
    Consumer(Consumer),
}

/// The state of an internal observer. What it refers to is in its slots.
#[derive(Debug)]
pub(super) struct State {
    pub(super) kind: Kind,
    pub(super) realm: RealmId,
    /// The index of the next value, or the number of values that are left.
    pub(super) count: u64,
    /// The source has completed: only inner observables go on.
    pub(super) outer_has_completed: bool,
    /// There is an active inner subscription.
    pub(super) inner_is_active: bool,
    /// Values that wait are being processed.
    pub(super) is_processing: bool,
    /// The slots of values that wait: the first, and one past the last.
    pub(super) queue: (u64, u64),
    /// The number of the abort algorithm.
    pub(super) algorithm: Option<u64>,
}

/// A new internal observer in the current realm.
pub(super) fn new(cx: &Cx<'_>, kind: Kind) -> Value {
    let object = cx.platform_object(PLAIN, &cx.null(), OBSERVABLE_PART, 0);
    let state = State {
        kind,
        realm: RealmId(cx.realm_number()),
        count: 0,
        outer_has_completed: false,
        inner_is_active: false,
        is_processing: false,
        queue: (0, 0),
        algorithm: None,
    };
    cx.set_data(&object, Box::new(state));
    object
}

/// A new internal observer that gives values to a subscriber.
pub(super) fn new_for(cx: &Cx<'_>, kind: Kind, subscriber: &Value) -> Value {
    let observer = new(cx, kind);
    cx.set_slot(&observer, slots::SUBSCRIBER, subscriber);
    observer
}

pub(super) fn with<R>(
    cx: &mut Cx<'_>,
    observer: &Value,
    inside: impl FnOnce(&mut State) -> R,
) -> Result<R, Thrown> {
    match cx.data::<State, R>(observer, |state, _| inside(state)) {
        Some(result) => Ok(result),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// The count before it is raised.
pub(super) fn next_index(cx: &mut Cx<'_>, observer: &Value) -> Result<u64, Thrown> {
    with(cx, observer, |state| {
        let index = state.count;
        state.count = index.saturating_add(1);
        index
    })
}

#[expect(clippy::cast_precision_loss, reason = "no observable has so many values")]
pub(super) fn number(cx: &Cx<'_>, index: u64) -> Value {
    cx.number(index as f64)
}

/// Invokes the function of an observer with a value and the current index, which it raises afterwards.
pub(super) fn invoke(cx: &mut Cx<'_>, observer: &Value, value: &Value) -> Result<Value, Thrown> {
    let function = slot(cx, observer, slots::FUNCTION);
    let index = with(cx, observer, |state| state.count)?;
    let (undefined, index) = (cx.undefined(), number(cx, index));
    let result = callbacks::call(cx, &function, &undefined, &[value.clone(), index])?;
    next_index(cx, observer)?;
    Ok(result)
}

/// Calls a callback of a script or an inspector, if there is one.
fn call_and_report(cx: &mut Cx<'_>, observer: &Value, key: u64, arguments: &[Value]) -> bool {
    let Some(callback) = cx.slot(observer, key) else { return false };
    let undefined = cx.undefined();
    callbacks::call_and_report(cx, &callback, &undefined, arguments);
    true
}

/// The next steps.
pub(super) fn next(cx: &mut Cx<'_>, observer: &Value, value: &Value) -> Done {
    let kind = with(cx, observer, |state| state.kind)?;
    let subscriber = slot(cx, observer, slots::SUBSCRIBER);
    match kind {
        Kind::Script => {
            call_and_report(cx, observer, slots::NEXT, std::slice::from_ref(value));
            Ok(())
        }
        Kind::Mirror | Kind::Catch | Kind::FlatMapInner | Kind::SwitchMapInner => {
            subscribers::next(cx, &subscriber, value)
        }
        Kind::Notifier => subscribers::complete(cx, &subscriber),
        Kind::Map => match invoke(cx, observer, value) {
            Ok(mapped) => subscribers::next(cx, &subscriber, &mapped),
            Err(thrown) => subscribers::fail(cx, &subscriber, thrown),
        },
        Kind::Filter => match invoke(cx, observer, value) {
            Ok(matches) if matches.to_boolean() => subscribers::next(cx, &subscriber, value),
            Ok(_) => Ok(()),
            Err(thrown) => subscribers::fail(cx, &subscriber, thrown),
        },
        Kind::Take => {
            subscribers::next(cx, &subscriber, value)?;
            let remaining = with(cx, observer, |state| {
                state.count = state.count.saturating_sub(1);
                state.count
            })?;
            if remaining == 0 { subscribers::complete(cx, &subscriber) } else { Ok(()) }
        }
        Kind::Drop => {
            let remaining = with(cx, observer, |state| {
                let remaining = state.count;
                state.count = remaining.saturating_sub(1);
                remaining
            })?;
            if remaining == 0 { subscribers::next(cx, &subscriber, value) } else { Ok(()) }
        }
        Kind::FlatMap => operators::flat_map_next(cx, observer, value),
        Kind::SwitchMap => operators::switch_map_next(cx, observer, value),
        Kind::Inspect => {
            match operators::inspect(cx, observer, slots::NEXT, std::slice::from_ref(value)) {
                Ok(()) => subscribers::next(cx, &subscriber, value),
                Err(thrown) => {
                    operators::stop_inspecting_aborts(cx, observer)?;
                    subscribers::fail(cx, &subscriber, thrown)
                }
            }
        }
        Kind::Consumer(consumer) => consumers::next(cx, consumer, observer, value),
    }
}

/// The error steps.
pub(super) fn error(cx: &mut Cx<'_>, observer: &Value, error: &Value) -> Done {
    let (kind, realm) = with(cx, observer, |state| (state.kind, state.realm))?;
    let subscriber = slot(cx, observer, slots::SUBSCRIBER);
    match kind {
        Kind::Script => {
            if !call_and_report(cx, observer, slots::ERROR, std::slice::from_ref(error)) {
                let thrown = Thrown::new(error.clone());
                in_the_realm(cx, realm, |cx| report_an_exception(cx, thrown));
            }
            Ok(())
        }
        Kind::Notifier => subscribers::complete(cx, &subscriber),
        Kind::Inspect => {
            operators::stop_inspecting_aborts(cx, observer)?;
            match operators::inspect(cx, observer, slots::ERROR, std::slice::from_ref(error)) {
                Ok(()) => subscribers::error(cx, &subscriber, error),
                Err(thrown) => subscribers::fail(cx, &subscriber, thrown),
            }
        }
        Kind::Catch => operators::catch(cx, observer, error),
        Kind::Consumer(_) => consumers::reject(cx, observer, error),
        _ => subscribers::error(cx, &subscriber, error),
    }
}

/// The complete steps.
pub(super) fn complete(cx: &mut Cx<'_>, observer: &Value) -> Done {
    let kind = with(cx, observer, |state| state.kind)?;
    let subscriber = slot(cx, observer, slots::SUBSCRIBER);
    match kind {
        Kind::Script => {
            call_and_report(cx, observer, slots::COMPLETE, &[]);
            Ok(())
        }
        Kind::Notifier => Ok(()),
        Kind::FlatMap | Kind::SwitchMap => {
            let is_over = with(cx, observer, |state| {
                state.outer_has_completed = true;
                !state.inner_is_active && state.queue.0 == state.queue.1
            })?;
            if is_over { subscribers::complete(cx, &subscriber) } else { Ok(()) }
        }
        Kind::FlatMapInner => operators::flat_map_inner_complete(cx, observer),
        Kind::SwitchMapInner => operators::switch_map_inner_complete(cx, observer),
        Kind::Inspect => {
            operators::stop_inspecting_aborts(cx, observer)?;
            match operators::inspect(cx, observer, slots::COMPLETE, &[]) {
                Ok(()) => subscribers::complete(cx, &subscriber),
                Err(thrown) => subscribers::fail(cx, &subscriber, thrown),
            }
        }
        Kind::Consumer(consumer) => consumers::complete(cx, consumer, observer),
        _ => subscribers::complete(cx, &subscriber),
    }
}
