//! Pipes from readable to writable streams.
//!
//! <https://streams.spec.whatwg.org/#readable-stream-pipe-to>

use treewright_quickjs::{Thrown, Value};

use super::promises::{
    deferred, promise_of, reacting, resolved_with_undefined, upon, waiting_for_all,
};
use super::read_requests::{ReadRequest, RequestKind};
use super::readable::{self, ReadableState, is_readable, mark_disturbed, readable_state};
use super::readers::{acquire_default_reader, default_reader_read, default_reader_release};
use super::writable::{abort_writable, close_queued_or_in_flight, is_open, writable_state};
use super::writable_state::WritableState;
use super::writers::{
    acquire_writer, close_with_error_propagation, desired_size_of_writer, promise_in,
    release_writer, write_to_writer,
};
use super::{Done, Settle, set_slot, slot, slots, take_slot, with};
use crate::objects::{PLAIN, STREAM_PART};
use crate::{Cx, abort};

/// The actions that a pipe must omit at its end.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct PipeOptions {
    pub(crate) prevent_close: bool,
    pub(crate) prevent_abort: bool,
    pub(crate) prevent_cancel: bool,
}

/// The action of a shutdown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Action {
    Nothing,
    AbortTheDestination,
    CancelTheSource,
    CloseTheDestination,
    /// Those of an abort signal.
    Signal,
}

#[derive(Debug)]
struct Pipe {
    options: PipeOptions,
    shutting_down: bool,
    /// True while a request is being made: steps that run meanwhile do not start the next one.
    is_requesting: bool,
    has_more: bool,
    action: Action,
    has_error: bool,
    /// The slot of the signal that holds the pipe.
    abort_algorithm: Option<u64>,
}

const SOURCE: u64 = slots::READABLE;
const DESTINATION: u64 = slots::WRITABLE;
const READER: u64 = slots::READER;
const WRITER: u64 = slots::WRITE;

/// <https://streams.spec.whatwg.org/#readable-stream-pipe-to>
pub(crate) fn pipe_to(
    cx: &mut Cx<'_>,
    source: &Value,
    destination: &Value,
    options: PipeOptions,
    signal: Option<&Value>,
) -> Result<Value, Thrown> {
    let pipe = cx.platform_object(PLAIN, &cx.null(), STREAM_PART, 0);
    let data = Pipe {
        options,
        shutting_down: false,
        is_requesting: false,
        has_more: false,
        action: Action::Nothing,
        has_error: false,
        abort_algorithm: None,
    };
    cx.set_data(&pipe, Box::new(data));
    set_slot(cx, &pipe, SOURCE, source);
    set_slot(cx, &pipe, DESTINATION, destination);
    let reader = acquire_default_reader(cx, source)?;
    set_slot(cx, &pipe, READER, &reader);
    let writer = acquire_writer(cx, destination)?;
    set_slot(cx, &pipe, WRITER, &writer);
    mark_disturbed(cx, source)?;
    let whole = deferred(cx)?;
    set_slot(cx, &pipe, slots::WHOLE, &whole);
    let promise = promise_of(cx, &whole);
    if let Some(signal) = signal {
        set_slot(cx, &pipe, slots::SIGNAL, signal);
        if abort::is_aborted(cx, signal) {
            abort_algorithm(cx, &pipe)?;
            return Ok(promise);
        }
        let key = abort::add_kept(cx, signal, &pipe);
        with(cx, &pipe, |pipe: &mut Pipe| pipe.abort_algorithm = Some(key))?;
    }
    let conditions = [
        propagate_errors_forward,
        propagate_errors_backward,
        propagate_closing_forward,
        propagate_closing_backward,
        step,
    ];
    for condition in conditions {
        // A shutdown can be over at once, and then both reader and writer are gone.
        if !with(cx, &pipe, |pipe: &mut Pipe| pipe.shutting_down)? {
            condition(cx, &pipe)?;
        }
    }
    Ok(promise)
}

fn options(cx: &mut Cx<'_>, pipe: &Value) -> Result<PipeOptions, Thrown> {
    with(cx, pipe, |pipe: &mut Pipe| pipe.options)
}

/// The steps when the signal of a pipe is aborted.
pub(crate) fn abort_algorithm(cx: &mut Cx<'_>, pipe: &Value) -> Done {
    let signal = slot(cx, pipe, slots::SIGNAL);
    let error = abort::reason(cx, &signal);
    shut_down(cx, pipe, Action::Signal, Some(&error))
}

fn propagate_errors_forward(cx: &mut Cx<'_>, pipe: &Value) -> Done {
    let source = slot(cx, pipe, SOURCE);
    if readable_state(cx, &source)? == ReadableState::Errored {
        let error = slot(cx, &source, slots::STORED_ERROR);
        return source_errored(cx, pipe, &error);
    }
    let reader = slot(cx, pipe, READER);
    let closed = promise_in(cx, &reader, slots::CLOSED);
    upon(cx, &closed, pipe, None, Some(source_errored))
}

fn source_errored(cx: &mut Cx<'_>, pipe: &Value, error: &Value) -> Done {
    let prevent = options(cx, pipe)?.prevent_abort;
    let action = if prevent { Action::Nothing } else { Action::AbortTheDestination };
    shut_down(cx, pipe, action, Some(error))
}

fn propagate_errors_backward(cx: &mut Cx<'_>, pipe: &Value) -> Done {
    let destination = slot(cx, pipe, DESTINATION);
    if writable_state(cx, &destination)? == WritableState::Errored {
        let error = slot(cx, &destination, slots::STORED_ERROR);
        return destination_errored(cx, pipe, &error);
    }
    let writer = slot(cx, pipe, WRITER);
    let closed = promise_in(cx, &writer, slots::CLOSED);
    upon(cx, &closed, pipe, None, Some(destination_errored))
}

fn destination_errored(cx: &mut Cx<'_>, pipe: &Value, error: &Value) -> Done {
    let prevent = options(cx, pipe)?.prevent_cancel;
    let action = if prevent { Action::Nothing } else { Action::CancelTheSource };
    shut_down(cx, pipe, action, Some(error))
}

fn propagate_closing_forward(cx: &mut Cx<'_>, pipe: &Value) -> Done {
    let source = slot(cx, pipe, SOURCE);
    if readable_state(cx, &source)? == ReadableState::Closed {
        let undefined = cx.undefined();
        return source_closed(cx, pipe, &undefined);
    }
    let reader = slot(cx, pipe, READER);
    let closed = promise_in(cx, &reader, slots::CLOSED);
    // Errors are handled by other steps.
    upon(cx, &closed, pipe, Some(source_closed), Some(|_, _, _| Ok(())))
}

fn source_closed(cx: &mut Cx<'_>, pipe: &Value, _: &Value) -> Done {
    let prevent = options(cx, pipe)?.prevent_close;
    let action = if prevent { Action::Nothing } else { Action::CloseTheDestination };
    shut_down(cx, pipe, action, None)
}

fn propagate_closing_backward(cx: &mut Cx<'_>, pipe: &Value) -> Done {
    let destination = slot(cx, pipe, DESTINATION);
    let is_closed = writable_state(cx, &destination)? == WritableState::Closed;
    if !is_closed && !close_queued_or_in_flight(cx, &destination) {
        return Ok(());
    }
    let error = cx.type_error("The destination is closed, or about to be").value;
    destination_errored(cx, pipe, &error)
}

/// Reads while the destination wants chunks, and waits otherwise.
fn step(cx: &mut Cx<'_>, pipe: &Value) -> Done {
    while !with(cx, pipe, |pipe: &mut Pipe| pipe.shutting_down)? {
        let writer = slot(cx, pipe, WRITER);
        if !desired_size_of_writer(cx, &writer)?.is_some_and(|size| size > 0.0) {
            return wait_until_ready(cx, pipe, &writer);
        }
        with(cx, pipe, |pipe: &mut Pipe| {
            pipe.is_requesting = true;
            pipe.has_more = false;
        })?;
        let reader = slot(cx, pipe, READER);
        default_reader_read(cx, &reader, &ReadRequest::new(RequestKind::Pipe, pipe))?;
        let has_more = with(cx, pipe, |pipe: &mut Pipe| {
            pipe.is_requesting = false;
            pipe.has_more
        })?;
        if !has_more {
            return Ok(());
        }
    }
    Ok(())
}

fn wait_until_ready(cx: &mut Cx<'_>, pipe: &Value, writer: &Value) -> Done {
    let ready = promise_in(cx, writer, slots::READY);
    // The closed promise of the writer reports errors.
    upon(cx, &ready, pipe, Some(|cx, pipe, _| step(cx, pipe)), Some(|_, _, _| Ok(())))
}

pub(super) fn chunk_steps(cx: &mut Cx<'_>, pipe: &Value, chunk: &Value) -> Done {
    let writer = slot(cx, pipe, WRITER);
    let write = write_to_writer(cx, &writer, chunk)?;
    let nothing = |cx: &mut Cx<'_>, _: &Value, _: &Value| Ok(cx.undefined());
    let write = reacting(cx, &write, pipe, nothing, Some(nothing))?;
    set_slot(cx, pipe, slots::ONGOING, &write);
    let is_requesting = with(cx, pipe, |pipe: &mut Pipe| {
        pipe.has_more = true;
        pipe.is_requesting
    })?;
    if is_requesting { Ok(()) } else { step(cx, pipe) }
}

/// <https://streams.spec.whatwg.org/#rs-pipeTo-shutdown-with-action>,
/// <https://streams.spec.whatwg.org/#rs-pipeTo-shutdown>
fn shut_down(cx: &mut Cx<'_>, pipe: &Value, action: Action, error: Option<&Value>) -> Done {
    let was_shutting_down = with(cx, pipe, |pipe: &mut Pipe| {
        if pipe.shutting_down {
            return true;
        }
        pipe.shutting_down = true;
        pipe.action = action;
        pipe.has_error = error.is_some();
        false
    })?;
    if was_shutting_down {
        return Ok(());
    }
    if let Some(error) = error {
        set_slot(cx, pipe, slots::STORED_ERROR, error);
    }
    let destination = slot(cx, pipe, DESTINATION);
    if is_open(cx, &destination)? { wait_for_writes(cx, pipe) } else { act(cx, pipe) }
}

/// Waits until all chunks that were read have been written.
fn wait_for_writes(cx: &mut Cx<'_>, pipe: &Value) -> Done {
    let write = slot(cx, pipe, slots::ONGOING);
    set_slot(cx, pipe, slots::PULL, &write);
    let promise = if write.is_undefined() { resolved_with_undefined(cx)? } else { write };
    upon(
        cx,
        &promise,
        pipe,
        Some(|cx, pipe, _| {
            let (waited, now) = (slot(cx, pipe, slots::PULL), slot(cx, pipe, slots::ONGOING));
            if waited.strict_equals(&now) { act(cx, pipe) } else { wait_for_writes(cx, pipe) }
        }),
        None,
    )
}

/// Performs the action of a shutdown, and finalizes.
fn act(cx: &mut Cx<'_>, pipe: &Value) -> Done {
    let (action, has_error) = with(cx, pipe, |pipe: &mut Pipe| (pipe.action, pipe.has_error))?;
    let error = slot(cx, pipe, slots::STORED_ERROR);
    let promise = match action {
        Action::Nothing => return finalize(cx, pipe, has_error.then_some(&error)),
        Action::AbortTheDestination => {
            let destination = slot(cx, pipe, DESTINATION);
            abort_writable(cx, &destination, &error)?
        }
        Action::CancelTheSource => {
            let source = slot(cx, pipe, SOURCE);
            readable::cancel(cx, &source, &error)?
        }
        Action::CloseTheDestination => {
            let writer = slot(cx, pipe, WRITER);
            close_with_error_propagation(cx, &writer)?
        }
        Action::Signal => actions_of_the_signal(cx, pipe, &error)?,
    };
    upon(
        cx,
        &promise,
        pipe,
        Some(|cx, pipe, _| {
            let has_error = with(cx, pipe, |pipe: &mut Pipe| pipe.has_error)?;
            let error = slot(cx, pipe, slots::STORED_ERROR);
            finalize(cx, pipe, has_error.then_some(&error))
        }),
        Some(|cx, pipe, error| finalize(cx, pipe, Some(error))),
    )
}

fn actions_of_the_signal(cx: &mut Cx<'_>, pipe: &Value, error: &Value) -> Result<Value, Thrown> {
    let options = options(cx, pipe)?;
    let mut promises = Vec::new();
    if !options.prevent_abort {
        let destination = slot(cx, pipe, DESTINATION);
        let is_writable = writable_state(cx, &destination)? == WritableState::Writable;
        promises.push(if is_writable {
            abort_writable(cx, &destination, error)?
        } else {
            resolved_with_undefined(cx)?
        });
    }
    if !options.prevent_cancel {
        let source = slot(cx, pipe, SOURCE);
        promises.push(if is_readable(cx, &source)? {
            readable::cancel(cx, &source, error)?
        } else {
            resolved_with_undefined(cx)?
        });
    }
    waiting_for_all(cx, &promises)
}

/// <https://streams.spec.whatwg.org/#rs-pipeTo-finalize>
fn finalize(cx: &mut Cx<'_>, pipe: &Value, error: Option<&Value>) -> Done {
    let writer = take_slot(cx, pipe, WRITER);
    release_writer(cx, &writer)?;
    let reader = take_slot(cx, pipe, READER);
    default_reader_release(cx, &reader)?;
    let signal = take_slot(cx, pipe, slots::SIGNAL);
    if let Some(key) = with(cx, pipe, |pipe: &mut Pipe| pipe.abort_algorithm.take())? {
        abort::remove_kept(cx, &signal, key);
    }
    let whole = take_slot(cx, pipe, slots::WHOLE);
    match error {
        Some(error) => whole.reject(cx, error),
        None => {
            let undefined = cx.undefined();
            whole.resolve(cx, &undefined)
        }
    }
}
