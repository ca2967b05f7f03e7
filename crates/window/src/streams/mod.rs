//! Streams.
//!
//! The objects of the standard are platform objects: state without values is their data, references
//! are slots, which the collector sees. Algorithms that the standard keeps in slots are an
//! enumeration here (`algorithms.rs`); slots hold their functions of scripts and objects of the
//! host.
//!
//! <https://streams.spec.whatwg.org/>

mod algorithms;
pub(crate) mod async_iterator;
pub(crate) mod byte_controller;
mod byte_queue;
mod byte_tee;
mod compression;
pub(crate) mod default_controller;
mod from_iterable;
mod pipe;
mod promises;
mod pull_into;
mod queue;
mod read_all;
mod read_requests;
mod readable;
mod readers;
pub(crate) mod strategies;
mod tee;
mod text;
pub(crate) mod text_decoder;
mod transfer;
mod transform;
pub(crate) mod transform_controller;
mod transform_sides;
mod writable;
pub(crate) mod writable_controller;
mod writable_state;
mod writers;

pub(crate) use algorithms::Source;
pub(crate) use async_iterator::asynchronous_iterator;
pub(crate) use byte_controller as bytes;
pub(crate) use byte_queue::{Position, is_detached};
pub(crate) use compression::{new_compression_stream, new_decompression_stream};
pub(crate) use default_controller as defaults;
pub(crate) use from_iterable::from_iterable;
pub(crate) use pipe::{PipeOptions, abort_algorithm as abort_a_pipe, pipe_to};
pub(crate) use promises::{
    Settle, deferred, invoke_for_a_promise, mark_as_handled, promise_of, reacting,
    rejected_with_type_error, resolved_with_undefined, wait_for_all,
};
pub(crate) use pull_into::{respond, respond_to_the_end, respond_with_new_view};
pub(crate) use read_all::read_all_bytes;
pub(crate) use read_requests::{ReadRequest, RequestKind};
pub(crate) use readable::{
    cancel, construct_readable, is_disturbed, is_locked, mark_disturbed,
    set_up_with_byte_reading_support, tee, tee_with_clones,
};
pub(crate) use readers::{
    acquire_byob_reader, acquire_default_reader, byob_reader_read, byob_reader_release,
    default_reader_read, default_reader_release, set_up_byob_reader, set_up_default_reader,
};
pub(crate) use text::{decoded, new_text_decoder_stream, new_text_encoder_stream};
pub(crate) use transfer::{
    a_message_came, receive_readable, receive_transform, receive_writable, transfer_readable,
    transfer_transform, transfer_writable,
};
pub(crate) use transform::{construct_transform, create_a_proxy};
pub(crate) use transform_controller as transforms;
pub(crate) use writable::{
    abort_writable, close_queued_or_in_flight, close_writable, construct_writable,
    is_writable_locked,
};
pub(crate) use writable_controller as sinks;
pub(crate) use writers::{
    acquire_writer, desired_size_of_writer, release_writer, set_up_writer, write_to_writer,
};

use treewright_quickjs::{Thrown, Value};

use crate::Cx;

/// The result of steps that return nothing.
type Done = Result<(), Thrown>;

/// The slots of objects of streams.
pub(crate) mod slots {
    /// The stream of a reader, writer, controller or pipe.
    pub(crate) const STREAM: u64 = 1;
    /// The controller of a stream, or of a BYOB request.
    pub(crate) const CONTROLLER: u64 = 2;
    /// The reader or writer of a stream.
    pub(crate) const READER: u64 = 3;
    pub(crate) const STORED_ERROR: u64 = 4;
    /// The deferred object of the closed promise.
    pub(crate) const CLOSED: u64 = 5;
    /// The same of the ready promise.
    pub(crate) const READY: u64 = 6;
    /// The object that algorithms work on: the callbacks' `this`, or one of the host.
    pub(crate) const SOURCE: u64 = 7;
    pub(crate) const PULL: u64 = 8;
    pub(crate) const CANCEL: u64 = 9;
    pub(crate) const WRITE: u64 = 10;
    pub(crate) const CLOSE: u64 = 11;
    pub(crate) const SIZE: u64 = 12;
    pub(crate) const BYOB_REQUEST: u64 = 13;
    pub(crate) const VIEW: u64 = 14;
    pub(crate) const IN_FLIGHT_WRITE: u64 = 15;
    pub(crate) const CLOSE_REQUEST: u64 = 16;
    pub(crate) const IN_FLIGHT_CLOSE: u64 = 17;
    /// The promise and the reason of a pending abort request.
    pub(crate) const ABORT_REQUEST: u64 = 18;
    pub(crate) const ABORT_REASON: u64 = 19;
    /// `signal` of a controller, and of a pipe.
    pub(crate) const SIGNAL: u64 = 20;
    pub(crate) const READABLE: u64 = 21;
    pub(crate) const WRITABLE: u64 = 22;
    pub(crate) const BACKPRESSURE_CHANGE: u64 = 23;
    pub(crate) const FINISH: u64 = 24;
    pub(crate) const BRANCH_1: u64 = 25;
    pub(crate) const BRANCH_2: u64 = 26;
    pub(crate) const REASON_1: u64 = 27;
    pub(crate) const REASON_2: u64 = 28;
    /// The promise of a whole operation.
    pub(crate) const WHOLE: u64 = 29;
    /// A promise that others wait for in turn.
    pub(crate) const ONGOING: u64 = 30;
    pub(crate) const NEXT_METHOD: u64 = 31;
}

/// The reference in a slot; undefined if it is empty, and for values that are not platform objects.
fn slot(cx: &Cx<'_>, object: &Value, key: u64) -> Value {
    let found = cx.platform(object).and_then(|_| cx.slot(object, key));
    found.unwrap_or_else(|| cx.undefined())
}

/// Sets a slot of a platform object; undefined empties it.
fn set_slot(cx: &Cx<'_>, object: &Value, key: u64, value: &Value) {
    if cx.platform(object).is_none() {
        return;
    }
    if value.is_undefined() {
        drop(cx.take_slot(object, key));
    } else {
        cx.set_slot(object, key, value);
    }
}

/// Empties a slot, and returns its reference.
fn take_slot(cx: &Cx<'_>, object: &Value, key: u64) -> Value {
    let found = cx.platform(object).and_then(|_| cx.take_slot(object, key));
    found.unwrap_or_else(|| cx.undefined())
}

/// Reads and changes the data of an object.
fn with<T: 'static, R>(
    cx: &mut Cx<'_>,
    object: &Value,
    inside: impl FnOnce(&mut T) -> R,
) -> Result<R, Thrown> {
    match cx.data(object, |data: &mut T, _| inside(data)) {
        Some(result) => Ok(result),
        None => Err(cx.type_error("Illegal invocation")),
    }
}
