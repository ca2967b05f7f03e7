//! Streams from iterables.
//!
//! <https://streams.spec.whatwg.org/#abstract-opdef-readablestreamfromiterable>

use treewright_quickjs::{Thrown, Value, WellKnownSymbol};

use super::algorithms::Source;
use super::promises::{reacting, rejection, resolved_with_undefined};
use super::readable::create;
use super::{defaults, set_slot, slot, slots};
use crate::Cx;
use crate::objects::{PLAIN, STREAM_PART};

/// True in the data of an iterator whose results are not promises.
#[derive(Clone, Copy, Debug)]
struct IsSync(bool);

/// <https://webidl.spec.whatwg.org/#js-async-iterable>
pub(crate) fn from_iterable(cx: &mut Cx<'_>, iterable: &Value) -> Result<Value, Thrown> {
    let key = cx.key_symbol(WellKnownSymbol::AsyncIterator);
    let (method, is_sync) = match cx.get_method(iterable, &key)? {
        Some(method) => (method, false),
        None => {
            let key = cx.key_symbol(WellKnownSymbol::Iterator);
            match cx.get_method(iterable, &key)? {
                Some(method) => (method, true),
                None => return Err(cx.type_error("The object is not iterable")),
            }
        }
    };
    let iterator = cx.call(&method, iterable, &[])?;
    if !iterator.is_object() {
        return Err(cx.type_error("The iterator is not an object"));
    }
    let next = cx.get_str(&iterator, "next")?;
    let record = cx.platform_object(PLAIN, &cx.null(), STREAM_PART, 0);
    cx.set_data(&record, Box::new(IsSync(is_sync)));
    set_slot(cx, &record, slots::SOURCE, &iterator);
    set_slot(cx, &record, slots::NEXT_METHOD, &next);
    let undefined = cx.undefined();
    let stream = create(cx, Source::Iterable, &record, 0.0, &undefined)?;
    let controller = slot(cx, &stream, slots::CONTROLLER);
    set_slot(cx, &record, slots::CONTROLLER, &controller);
    Ok(stream)
}

fn is_sync(cx: &mut Cx<'_>, record: &Value) -> bool {
    cx.data(record, |is_sync: &mut IsSync, _| is_sync.0).unwrap_or(false)
}

/// Continues after a result of a sync iterator, as an async-from-sync iterator does.
/// <https://tc39.es/ecma262/#sec-asyncfromsynciteratorcontinuation>
fn continuation(
    cx: &mut Cx<'_>,
    record: &Value,
    result: &Value,
    closes: bool,
) -> Result<Value, Thrown> {
    let done = cx.get_str(result, "done")?.to_boolean();
    let value = cx.get_str(result, "value")?;
    let promise = match cx.promise_resolve(&value) {
        Ok(promise) => promise,
        Err(thrown) => {
            if !done && closes && !thrown.uncatchable {
                close_the_iterator(cx, record);
            }
            return Err(thrown);
        }
    };
    let rejected = (!done && closes).then_some(
        (|cx, record, reason| {
            close_the_iterator(cx, record);
            Err(Thrown::new(reason.clone()))
        }) as super::promises::Transform,
    );
    if done {
        reacting(cx, &promise, record, |cx, _, value| iteration_result(cx, value, true), rejected)
    } else {
        reacting(cx, &promise, record, |cx, _, value| iteration_result(cx, value, false), rejected)
    }
}

fn iteration_result(cx: &mut Cx<'_>, value: &Value, done: bool) -> Result<Value, Thrown> {
    let result = cx.object(None);
    cx.set_str(&result, "value", value)?;
    let done = cx.boolean(done);
    cx.set_str(&result, "done", &done)?;
    Ok(result)
}

/// Calls `return` of an iterator whose value failed; its errors are ignored.
fn close_the_iterator(cx: &mut Cx<'_>, record: &Value) {
    let iterator = slot(cx, record, slots::SOURCE);
    let key = cx.key("return");
    if let Ok(Some(method)) = cx.get_method(&iterator, &key) {
        let _result = cx.call(&method, &iterator, &[]);
    }
}

/// The next result of the iterator, as a promise.
/// <https://webidl.spec.whatwg.org/#async-iterator-get-the-next-value>
fn next_result(cx: &mut Cx<'_>, record: &Value) -> Result<Value, Thrown> {
    let iterator = slot(cx, record, slots::SOURCE);
    let next = slot(cx, record, slots::NEXT_METHOD);
    if !next.is_function() {
        return Err(cx.type_error("The iterator has no method next"));
    }
    let result = cx.call(&next, &iterator, &[])?;
    if !is_sync(cx, record) {
        return Ok(result);
    }
    if !result.is_object() {
        return Err(cx.type_error("The result of the iterator is not an object"));
    }
    continuation(cx, record, &result, true)
}

/// The pull algorithm.
pub(super) fn pull(cx: &mut Cx<'_>, record: &Value) -> Result<Value, Thrown> {
    let next = match next_result(cx, record) {
        Ok(next) => cx.resolved_promise(&next)?,
        Err(thrown) => rejection(cx, thrown)?,
    };
    let value = reacting(
        cx,
        &next,
        record,
        |cx, record, result| {
            if !result.is_object() {
                return Err(cx.type_error("The result of the iterator is not an object"));
            }
            let controller = slot(cx, record, slots::CONTROLLER);
            if cx.get_str(result, "done")?.to_boolean() {
                defaults::close(cx, &controller)?;
            } else {
                let value = cx.get_str(result, "value")?;
                defaults::enqueue(cx, &controller, &value)?;
            }
            Ok(cx.undefined())
        },
        None,
    )?;
    Ok(value)
}

/// The cancel algorithm.
/// <https://webidl.spec.whatwg.org/#async-iterator-close>
pub(super) fn cancel(cx: &mut Cx<'_>, record: &Value, reason: &Value) -> Result<Value, Thrown> {
    let iterator = slot(cx, record, slots::SOURCE);
    let key = cx.key("return");
    let method = match cx.get_method(&iterator, &key) {
        Ok(Some(method)) => method,
        Ok(None) => return resolved_with_undefined(cx),
        Err(thrown) => return rejection(cx, thrown),
    };
    let result = match cx.call(&method, &iterator, std::slice::from_ref(reason)) {
        Ok(result) if is_sync(cx, record) => {
            if result.is_object() {
                continuation(cx, record, &result, false)
            } else {
                Err(cx.type_error("The result of the iterator is not an object"))
            }
        }
        other => other,
    };
    let promise = match result {
        Ok(result) => cx.resolved_promise(&result)?,
        Err(thrown) => rejection(cx, thrown)?,
    };
    reacting(
        cx,
        &promise,
        record,
        |cx, _, result| {
            if result.is_object() {
                Ok(cx.undefined())
            } else {
                Err(cx.type_error("The result of the iterator is not an object"))
            }
        },
        None,
    )
}
