//! Asynchronous iterators of streams.
//!
//! <https://webidl.spec.whatwg.org/#js-asynchronous-iterable>

use treewright_quickjs::{Attributes, Call, Intrinsic, Thrown, Value, WellKnownSymbol};

use super::promises::{deferred, reacting};
use super::read_requests::{ReadRequest, RequestKind};
use super::readable::cancel;
use super::readers::{acquire_default_reader, default_reader_read, default_reader_release};
use super::{Done, Settle, promise_of, set_slot, slot, slots, with};
use crate::Cx;
use crate::generated::N;
use crate::objects::{PLAIN, STREAM_ITERATOR, STREAM_PART};

/// The slot of a global object for the prototype of iterators.
const PROTOTYPE: u64 = (5 << 48) + 2;

#[derive(Debug)]
struct IteratorData {
    prevent_cancel: bool,
    is_finished: bool,
}

/// <https://webidl.spec.whatwg.org/#es-asynchronous-iterator-prototype-object>
fn prototype(cx: &mut Cx<'_>) -> Result<Value, Thrown> {
    let realm = cx.realm();
    let global = cx.global_object(&realm);
    let known = slot(cx, &global, PROTOTYPE);
    if !known.is_undefined() {
        return Ok(known);
    }
    let parent = cx.intrinsic(Intrinsic::AsyncIteratorPrototype);
    let prototype = cx.object(Some(&parent));
    let methods = [
        ("next", N::streams_async_iterator_next, 0),
        ("return", N::streams_async_iterator_return_, 1),
    ];
    for (name, native, length) in methods {
        let function = cx.function(native as u16, name, length);
        let key = cx.key(name);
        cx.define_value(&prototype, &key, &function, Attributes::ALL)?;
    }
    let tag = cx.string("ReadableStream AsyncIterator");
    let key = cx.key_symbol(WellKnownSymbol::ToStringTag);
    cx.define_value(&prototype, &key, &tag, Attributes::CONFIGURABLE)?;
    set_slot(cx, &global, PROTOTYPE, &prototype);
    Ok(prototype)
}

/// A new iterator of a stream.
/// <https://streams.spec.whatwg.org/#rs-asynciterator>
pub(crate) fn asynchronous_iterator(
    cx: &mut Cx<'_>,
    stream: &Value,
    prevent_cancel: bool,
) -> Result<Value, Thrown> {
    let prototype = prototype(cx)?;
    let reader = acquire_default_reader(cx, stream)?;
    let iterator = cx.platform_object(PLAIN, &prototype, STREAM_ITERATOR, 0);
    cx.set_data(&iterator, Box::new(IteratorData { prevent_cancel, is_finished: false }));
    set_slot(cx, &iterator, slots::READER, &reader);
    Ok(iterator)
}

/// The iterator that a method is called on; an error goes into the promise.
fn receiver(cx: &mut Cx<'_>, call: &Call<'_>, method: &str) -> Result<Value, Thrown> {
    let this = call.this().clone();
    match cx.platform(&this) {
        Some(platform) if platform.interface == STREAM_ITERATOR => Ok(this),
        _ => Err(cx.type_error(&format!(
            "{method} called on an object that is not an iterator of a stream"
        ))),
    }
}

/// Performs steps once those of the last call have ended.
fn in_turn(
    cx: &mut Cx<'_>,
    iterator: &Value,
    target: &Value,
    steps: fn(&mut Cx<'_>, &Value) -> Result<Value, Thrown>,
    once_settled: super::promises::Transform,
) -> Result<Value, Thrown> {
    let ongoing = slot(cx, iterator, slots::ONGOING);
    let promise = if ongoing.is_undefined() {
        steps(cx, target)?
    } else {
        reacting(cx, &ongoing, target, once_settled, Some(once_settled))?
    };
    set_slot(cx, iterator, slots::ONGOING, &promise);
    Ok(promise)
}

/// <https://webidl.spec.whatwg.org/#es-asynchronous-iterator-prototype-object>
pub(crate) fn next(cx: &mut Cx<'_>, call: &Call<'_>) -> Result<Value, Thrown> {
    let iterator = match receiver(cx, call, "next") {
        Ok(iterator) => iterator,
        Err(thrown) => return cx.rejected_promise(&thrown.value),
    };
    let target = iterator.clone();
    in_turn(cx, &iterator, &target, next_steps, |cx, iterator, _| next_steps(cx, iterator))
}

/// An object with `value` and `done`.
pub(super) fn result_object(cx: &mut Cx<'_>, value: &Value, done: bool) -> Result<Value, Thrown> {
    let result = cx.object(None);
    let done = cx.boolean(done);
    for (name, value) in [("value", value), ("done", &done)] {
        let key = cx.key(name);
        cx.define_value(&result, &key, value, Attributes::ALL)?;
    }
    Ok(result)
}

fn next_steps(cx: &mut Cx<'_>, iterator: &Value) -> Result<Value, Thrown> {
    if with(cx, iterator, |data: &mut IteratorData| data.is_finished)? {
        let undefined = cx.undefined();
        let result = result_object(cx, &undefined, true)?;
        return cx.resolved_promise(&result);
    }
    let next = deferred(cx)?;
    let request = cx.platform_object(PLAIN, &cx.null(), STREAM_PART, 0);
    set_slot(cx, &request, slots::SOURCE, iterator);
    set_slot(cx, &request, slots::WHOLE, &next);
    let reader = slot(cx, iterator, slots::READER);
    default_reader_read(cx, &reader, &ReadRequest::new(RequestKind::Iterator, &request))?;
    let promise = promise_of(cx, &next);
    // The chunk comes in an array, so a chunk with a method `then` is not resolved here: the end is
    // undefined.
    reacting(
        cx,
        &promise,
        iterator,
        |cx, iterator, next| {
            set_ongoing_to_nothing(cx, iterator);
            if next.is_undefined() {
                with(cx, iterator, |data: &mut IteratorData| data.is_finished = true)?;
                return result_object(cx, next, true);
            }
            let chunk = cx.get_index(next, 0)?;
            result_object(cx, &chunk, false)
        },
        Some(|cx, iterator, reason| {
            set_ongoing_to_nothing(cx, iterator);
            with(cx, iterator, |data: &mut IteratorData| data.is_finished = true)?;
            Err(Thrown::new(reason.clone()))
        }),
    )
}

fn set_ongoing_to_nothing(cx: &Cx<'_>, iterator: &Value) {
    let undefined = cx.undefined();
    set_slot(cx, iterator, slots::ONGOING, &undefined);
}

pub(super) fn chunk_steps(cx: &mut Cx<'_>, request: &Value, chunk: &Value) -> Done {
    let null = cx.null();
    let wrapped = cx.array(vec![chunk.clone()]);
    // Methods of the script's Array.prototype are not called.
    cx.set_prototype(&wrapped, &null)?;
    slot(cx, request, slots::WHOLE).resolve(cx, &wrapped)
}

pub(super) fn close_steps(cx: &mut Cx<'_>, request: &Value) -> Done {
    release(cx, request)?;
    let undefined = cx.undefined();
    slot(cx, request, slots::WHOLE).resolve(cx, &undefined)
}

pub(super) fn error_steps(cx: &mut Cx<'_>, request: &Value, error: &Value) -> Done {
    release(cx, request)?;
    slot(cx, request, slots::WHOLE).reject(cx, error)
}

fn release(cx: &mut Cx<'_>, request: &Value) -> Done {
    let iterator = slot(cx, request, slots::SOURCE);
    let reader = slot(cx, &iterator, slots::READER);
    default_reader_release(cx, &reader)
}

/// `return` of iterators.
pub(crate) fn return_(cx: &mut Cx<'_>, call: &Call<'_>) -> Result<Value, Thrown> {
    let iterator = match receiver(cx, call, "return") {
        Ok(iterator) => iterator,
        Err(thrown) => return cx.rejected_promise(&thrown.value),
    };
    let target = cx.platform_object(PLAIN, &cx.null(), STREAM_PART, 0);
    set_slot(cx, &target, slots::SOURCE, &iterator);
    set_slot(cx, &target, slots::VIEW, &call.arg(0));
    let promise =
        in_turn(cx, &iterator, &target, return_steps, |cx, target, _| return_steps(cx, target))?;
    reacting(
        cx,
        &promise,
        &target,
        |cx, target, _| {
            let value = slot(cx, target, slots::VIEW);
            result_object(cx, &value, true)
        },
        None,
    )
}

/// <https://streams.spec.whatwg.org/#rs-asynciterator-prototype-return>
fn return_steps(cx: &mut Cx<'_>, target: &Value) -> Result<Value, Thrown> {
    let iterator = slot(cx, target, slots::SOURCE);
    let value = slot(cx, target, slots::VIEW);
    let (was_finished, prevent_cancel) = with(cx, &iterator, |data: &mut IteratorData| {
        (std::mem::replace(&mut data.is_finished, true), data.prevent_cancel)
    })?;
    if was_finished {
        let result = result_object(cx, &value, true)?;
        return cx.resolved_promise(&result);
    }
    let reader = slot(cx, &iterator, slots::READER);
    let result = if prevent_cancel {
        super::promises::resolved_with_undefined(cx)?
    } else {
        let stream = slot(cx, &reader, slots::STREAM);
        cancel(cx, &stream, &value)?
    };
    default_reader_release(cx, &reader)?;
    Ok(result)
}
