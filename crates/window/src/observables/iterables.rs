//! Observables of iterables and async iterables.
//!
//! <https://wicg.github.io/observable/#observable-convert-to-an-observable>

use treewright_quickjs::{Thrown, Value, WellKnownSymbol};

use super::subscription::{AbortAlgorithm, new_abort_algorithm};
use super::{Done, slot, slots, subscribers};
use crate::objects::{OBSERVABLE_PART, PLAIN};
use crate::{Cx, abort, budget, host_functions};

/// The slot of a record with its method `next`. The iterator is its source.
const NEXT_METHOD: u64 = slots::NEXT;

/// The message for a method `return` that returns no object.
const NO_OBJECT: &str = "The iterator's return() method must return an Object.";

/// The state of an iterator record.
#[derive(Clone, Copy, Debug, Default)]
struct Record {
    /// `[[Done]]`
    done: bool,
    /// An async iterable fell back to a sync iterator.
    is_sync: bool,
}

fn with(cx: &mut Cx<'_>, record: &Value, inside: impl FnOnce(&mut Record)) -> Record {
    cx.data::<Record, _>(record, |record, _| {
        inside(record);
        *record
    })
    .unwrap_or_default()
}

fn set_done(cx: &mut Cx<'_>, record: &Value) {
    with(cx, record, |record| record.done = true);
}

/// An iterator record. An exception of the getter of `next` is kept in the place of the method.
fn get_iterator(
    cx: &mut Cx<'_>,
    iterable: &Value,
    is_async: bool,
) -> Result<(Value, Option<Thrown>), Thrown> {
    let symbol = if is_async { WellKnownSymbol::AsyncIterator } else { WellKnownSymbol::Iterator };
    let key = cx.key_symbol(symbol);
    let mut state = Record::default();
    let mut method = cx.get_method(iterable, &key)?;
    if method.is_none() && is_async {
        state.is_sync = true;
        let key = cx.key_symbol(WellKnownSymbol::Iterator);
        method = cx.get_method(iterable, &key)?;
    }
    let Some(method) = method else { return Err(cx.type_error("The object is not iterable")) };
    let iterator = cx.call(&method, iterable, &[])?;
    if !iterator.is_object() {
        return Err(cx.type_error("The iterator is not an object"));
    }
    let record = cx.platform_object(PLAIN, &cx.null(), OBSERVABLE_PART, 0);
    cx.set_data(&record, Box::new(state));
    cx.set_slot(&record, slots::SOURCE, &iterator);
    match cx.get_str(&iterator, "next") {
        Ok(next) => {
            cx.set_slot(&record, NEXT_METHOD, &next);
            Ok((record, None))
        }
        Err(thrown) if thrown.uncatchable => Err(thrown),
        Err(thrown) => Ok((record, Some(thrown))),
    }
}

/// The result of the method `next`.
fn iterator_next(cx: &mut Cx<'_>, record: &Value) -> Result<Value, Thrown> {
    let (iterator, next) = (slot(cx, record, slots::SOURCE), slot(cx, record, NEXT_METHOD));
    if !next.is_function() {
        return Err(cx.type_error("The method next of the iterator is not a function"));
    }
    cx.call(&next, &iterator, &[])
}

/// The next value; `None` at the end.
fn step_value(cx: &mut Cx<'_>, record: &Value) -> Result<Option<Value>, Thrown> {
    let result = iterator_next(cx, record)?;
    if !result.is_object() {
        return Err(cx.type_error("The result of the iterator is not an object"));
    }
    if cx.get_str(&result, "done")?.to_boolean() {
        return Ok(None);
    }
    cx.get_str(&result, "value").map(Some)
}

/// Adds the algorithm that closes an iterator to the signal of a subscriber.
fn close_on_abort(cx: &mut Cx<'_>, subscriber: &Value, record: &Value, how: AbortAlgorithm) {
    let algorithm = new_abort_algorithm(cx, how);
    cx.set_slot(&algorithm, slots::SOURCE, record);
    let signal = subscribers::signal_of(cx, subscriber);
    abort::add_kept(cx, &signal, &algorithm);
}

/// The subscribe callback of an observable of an iterable.
pub(super) fn pull_all(cx: &mut Cx<'_>, iterable: &Value, subscriber: &Value) -> Done {
    if subscribers::is_aborted(cx, subscriber) {
        return Ok(());
    }
    let record = match get_iterator(cx, iterable, false) {
        Ok((record, None)) => record,
        Err(thrown) | Ok((_, Some(thrown))) => return subscribers::fail(cx, subscriber, thrown),
    };
    if subscribers::is_aborted(cx, subscriber) {
        return Ok(());
    }
    close_on_abort(cx, subscriber, &record, AbortAlgorithm::CloseTheIterator);
    loop {
        match step_value(cx, &record) {
            Err(thrown) => {
                set_done(cx, &record);
                return subscribers::fail(cx, subscriber, thrown);
            }
            Ok(None) => {
                set_done(cx, &record);
                return subscribers::complete(cx, subscriber);
            }
            Ok(Some(value)) => subscribers::next(cx, subscriber, &value)?,
        }
        if subscribers::is_aborted(cx, subscriber) || budget::is_out_of_time(cx) {
            return Ok(());
        }
    }
}

/// <https://tc39.es/ecma262/#sec-iteratorclose>
pub(super) fn close(cx: &mut Cx<'_>, record: &Value) -> Done {
    let was_done = with(cx, record, |_| {}).done;
    set_done(cx, record);
    if was_done {
        return Ok(());
    }
    let iterator = slot(cx, record, slots::SOURCE);
    let key = cx.key("return");
    let Some(method) = cx.get_method(&iterator, &key)? else { return Ok(()) };
    if cx.call(&method, &iterator, &[])?.is_object() {
        return Ok(());
    }
    Err(cx.type_error(NO_OBJECT))
}

/// The subscribe callback of an observable of an async iterable.
pub(super) fn pull_async(cx: &mut Cx<'_>, iterable: &Value, subscriber: &Value) -> Done {
    if subscribers::is_aborted(cx, subscriber) {
        return Ok(());
    }
    let (record, thrown) = match get_iterator(cx, iterable, true) {
        Ok(found) => found,
        Err(thrown) => return subscribers::fail(cx, subscriber, thrown),
    };
    if subscribers::is_aborted(cx, subscriber) {
        return Ok(());
    }
    close_on_abort(cx, subscriber, &record, AbortAlgorithm::CloseTheAsyncIterator);
    match thrown {
        None => next_algorithm(cx, &record, subscriber),
        Some(thrown) => {
            set_done(cx, &record);
            let promise = cx.rejected_promise(&thrown.value)?;
            react(cx, &record, subscriber, &promise)
        }
    }
}

/// Asks for the next result, and reacts to it.
fn next_algorithm(cx: &mut Cx<'_>, record: &Value, subscriber: &Value) -> Done {
    if subscribers::is_aborted(cx, subscriber) {
        return Ok(());
    }
    let promise = match next_promise(cx, record) {
        Ok(promise) => promise,
        Err(thrown) if thrown.uncatchable => return Err(thrown),
        Err(thrown) => {
            set_done(cx, record);
            cx.rejected_promise(&thrown.value)?
        }
    };
    react(cx, record, subscriber, &promise)
}

/// A promise for the next result, or for the next value of a sync iterator.
fn next_promise(cx: &mut Cx<'_>, record: &Value) -> Result<Value, Thrown> {
    if !with(cx, record, |_| {}).is_sync {
        let result = iterator_next(cx, record)?;
        return cx.promise_resolve(&result);
    }
    match step_value(cx, record)? {
        Some(value) => cx.promise_resolve(&value),
        None => {
            set_done(cx, record);
            let undefined = cx.undefined();
            cx.resolved_promise(&undefined)
        }
    }
}

fn react(cx: &mut Cx<'_>, record: &Value, subscriber: &Value, promise: &Value) -> Done {
    let captured = [record.clone(), subscriber.clone()];
    let fulfilled = host_functions::new(
        cx,
        1,
        &captured,
        Box::new(|cx, call| {
            came(cx, &call.captured(1), &call.captured(2), &call.arg(0))?;
            Ok(cx.undefined())
        }),
    );
    let rejected = host_functions::new(
        cx,
        1,
        &captured,
        Box::new(|cx, call| {
            set_done(cx, &call.captured(1));
            subscribers::error(cx, &call.captured(2), &call.arg(0))?;
            Ok(cx.undefined())
        }),
    );
    cx.promise_then(promise, &fulfilled, &rejected)
}

/// A result came, or a value of a sync iterator.
fn came(cx: &mut Cx<'_>, record: &Value, subscriber: &Value, result: &Value) -> Done {
    let state = with(cx, record, |_| {});
    let value = if state.is_sync {
        if state.done {
            return subscribers::complete(cx, subscriber);
        }
        result.clone()
    } else {
        match value_of(cx, result) {
            Ok(Some(value)) => value,
            Ok(None) => {
                set_done(cx, record);
                return subscribers::complete(cx, subscriber);
            }
            Err(thrown) => {
                set_done(cx, record);
                return subscribers::fail(cx, subscriber, thrown);
            }
        }
    };
    subscribers::next(cx, subscriber, &value)?;
    next_algorithm(cx, record, subscriber)
}

/// The value of a result of an iterator; `None` at the end.
fn value_of(cx: &mut Cx<'_>, result: &Value) -> Result<Option<Value>, Thrown> {
    if !result.is_object() {
        return Err(cx.type_error("The result of the iterator is not an object"));
    }
    if cx.get_str(result, "done")?.to_boolean() {
        return Ok(None);
    }
    cx.get_str(result, "value").map(Some)
}

/// Exceptions reject a promise that nothing handles.
/// <https://tc39.es/ecma262/#sec-asynciteratorclose>
pub(super) fn close_async(cx: &mut Cx<'_>, record: &Value, reason: &Value) -> Done {
    let was_done = with(cx, record, |_| {}).done;
    set_done(cx, record);
    if was_done {
        return Ok(());
    }
    let iterator = slot(cx, record, slots::SOURCE);
    let key = cx.key("return");
    let result = match cx.get_method(&iterator, &key) {
        Ok(None) => return Ok(()),
        Ok(Some(method)) => cx.call(&method, &iterator, std::slice::from_ref(reason)),
        Err(thrown) => Err(thrown),
    };
    let promise = match result {
        Ok(result) => cx.promise_resolve(&result)?,
        Err(thrown) if thrown.uncatchable => return Err(thrown),
        Err(thrown) => return cx.rejected_promise(&thrown.value).map(drop),
    };
    let fulfilled = host_functions::new(
        cx,
        1,
        &[],
        Box::new(|cx, call| {
            if !call.arg(0).is_object() {
                let thrown = cx.type_error(NO_OBJECT);
                cx.rejected_promise(&thrown.value)?;
            }
            Ok(cx.undefined())
        }),
    );
    let rejected = host_functions::new(
        cx,
        1,
        &[],
        Box::new(|cx, call| {
            cx.rejected_promise(&call.arg(0))?;
            Ok(cx.undefined())
        }),
    );
    cx.promise_then(&promise, &fulfilled, &rejected)
}
