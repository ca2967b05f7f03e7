//! Teeing of byte streams.
//!
//! <https://streams.spec.whatwg.org/#abstract-opdef-readablebytestreamtee>

use treewright_quickjs::{Thrown, Value};

use super::algorithms::{Source, catchable};
use super::byte_controller::first_pending_pull_into;
use super::promises::{promise_of, queue_a_microtask, resolved_with_undefined, upon};
use super::pull_into::{respond_to_the_end, respond_with_new_view};
use super::read_requests::{ReadRequest, RequestKind};
use super::readable::create_byte_stream;
use super::readers::{
    acquire_byob_reader, acquire_default_reader, byob_reader_read, byob_reader_release,
    default_reader_read, default_reader_release,
};
use super::tee::{
    TeeData, cancel_the_stream, canceled, controller_of, new_tee, resolve_unless_canceled,
    stop_reading,
};
use super::{Done, bytes, set_slot, slot, slots, with};
use crate::Cx;
use crate::bindings::receiver;
use crate::generated::Interface;
use crate::objects::{PLAIN, STREAM_PART};

const BRANCHES: [u64; 2] = [slots::BRANCH_1, slots::BRANCH_2];

pub(super) fn tee(cx: &mut Cx<'_>, stream: &Value) -> Result<Vec<Value>, Thrown> {
    let tee = new_tee(cx, stream, false)?;
    let mut branches = Vec::new();
    for (key, is_branch_2) in [(slots::BRANCH_1, false), (slots::BRANCH_2, true)] {
        let branch = create_byte_stream(cx, Source::ByteTee { is_branch_2 }, &tee)?;
        set_slot(cx, &tee, key, &branch);
        branches.push(branch);
    }
    forward_reader_error(cx, &tee)?;
    Ok(branches)
}

/// Handles errors of the current reader of the tee.
fn forward_reader_error(cx: &mut Cx<'_>, tee: &Value) -> Done {
    let reader = slot(cx, tee, slots::READER);
    let closed = slot(cx, &reader, slots::CLOSED);
    let closed = promise_of(cx, &closed);
    let pair = cx.platform_object(PLAIN, &cx.null(), STREAM_PART, 0);
    set_slot(cx, &pair, slots::SOURCE, tee);
    set_slot(cx, &pair, slots::READER, &reader);
    upon(
        cx,
        &closed,
        &pair,
        None,
        Some(|cx, pair, reason| {
            let tee = slot(cx, pair, slots::SOURCE);
            let (this, now) = (slot(cx, pair, slots::READER), slot(cx, &tee, slots::READER));
            if !this.strict_equals(&now) {
                return Ok(());
            }
            error_the_branches(cx, &tee, reason)?;
            resolve_unless_canceled(cx, &tee)
        }),
    )
}

fn error_the_branches(cx: &mut Cx<'_>, tee: &Value, error: &Value) -> Done {
    for key in BRANCHES {
        let controller = controller_of(cx, tee, key);
        bytes::error(cx, &controller, error)?;
    }
    Ok(())
}

/// The pull algorithms.
pub(super) fn pull(cx: &mut Cx<'_>, tee: &Value, is_branch_2: bool) -> Result<Value, Thrown> {
    let is_reading = with(cx, tee, |data: &mut TeeData| {
        if data.reading {
            data.read_again[usize::from(is_branch_2)] = true;
        }
        std::mem::replace(&mut data.reading, true)
    })?;
    if !is_reading {
        let controller = controller_of(cx, tee, BRANCHES[usize::from(is_branch_2)]);
        match bytes::get_byob_request(cx, &controller)? {
            None => pull_with_default_reader(cx, tee)?,
            Some(request) => {
                let view = slot(cx, &request, slots::VIEW);
                pull_with_byob_reader(cx, tee, &view, is_branch_2)?;
            }
        }
    }
    resolved_with_undefined(cx)
}

fn pull_with_default_reader(cx: &mut Cx<'_>, tee: &Value) -> Done {
    let mut reader = slot(cx, tee, slots::READER);
    if receiver::is(cx, &reader, Interface::ReadableStreamBYOBReader) {
        byob_reader_release(cx, &reader)?;
        let stream = slot(cx, tee, slots::STREAM);
        reader = acquire_default_reader(cx, &stream)?;
        set_slot(cx, tee, slots::READER, &reader);
        forward_reader_error(cx, tee)?;
    }
    default_reader_read(cx, &reader, &ReadRequest::new(RequestKind::ByteTee, tee))
}

fn pull_with_byob_reader(cx: &mut Cx<'_>, tee: &Value, view: &Value, for_branch_2: bool) -> Done {
    let mut reader = slot(cx, tee, slots::READER);
    if receiver::is(cx, &reader, Interface::ReadableStreamDefaultReader) {
        default_reader_release(cx, &reader)?;
        let stream = slot(cx, tee, slots::STREAM);
        reader = acquire_byob_reader(cx, &stream)?;
        set_slot(cx, tee, slots::READER, &reader);
        forward_reader_error(cx, tee)?;
    }
    let kind = RequestKind::ByteTeeInto { for_branch_2 };
    byob_reader_read(cx, &reader, view, 1, &ReadRequest::new(kind, tee))
}

/// <https://streams.spec.whatwg.org/#abstract-opdef-cloneasuint8array>
fn clone_as_uint8_array(cx: &mut Cx<'_>, view: &Value) -> Result<Value, Thrown> {
    let bytes = cx.bytes(view).unwrap_or_default();
    let length = bytes.len();
    let buffer = cx.array_buffer_of(&bytes)?;
    let position = super::Position { offset: 0, length };
    super::byte_queue::view_of(cx, treewright_quickjs::ViewKind::Uint8, &buffer, position)
}

fn a_clone_failed(cx: &mut Cx<'_>, tee: &Value, thrown: Thrown) -> Done {
    let error = catchable(thrown)?;
    error_the_branches(cx, tee, &error)?;
    cancel_the_stream(cx, tee, &error)
}

fn begin_chunk_steps(cx: &mut Cx<'_>, tee: &Value) -> Result<[bool; 2], Thrown> {
    with(cx, tee, |data: &mut TeeData| {
        data.read_again = [false; 2];
        data.canceled
    })
}

fn end_chunk_steps(cx: &mut Cx<'_>, tee: &Value) -> Done {
    let again = with(cx, tee, |data: &mut TeeData| {
        data.reading = false;
        data.read_again
    })?;
    if let Some(is_branch_2) = again.iter().position(|again| *again) {
        pull(cx, tee, is_branch_2 == 1)?;
    }
    Ok(())
}

pub(super) fn chunk_steps(cx: &mut Cx<'_>, tee: &Value, chunk: &Value) -> Done {
    queue_a_microtask(cx, tee, chunk, |cx, tee, chunk| {
        let canceled = begin_chunk_steps(cx, tee)?;
        let mut chunk_2 = chunk.clone();
        if canceled == [false; 2] {
            match clone_as_uint8_array(cx, chunk) {
                Ok(clone) => chunk_2 = clone,
                Err(thrown) => return a_clone_failed(cx, tee, thrown),
            }
        }
        if !canceled[0] {
            let controller = controller_of(cx, tee, slots::BRANCH_1);
            bytes::enqueue(cx, &controller, chunk)?;
        }
        if !canceled[1] {
            let controller = controller_of(cx, tee, slots::BRANCH_2);
            bytes::enqueue(cx, &controller, &chunk_2)?;
        }
        end_chunk_steps(cx, tee)
    });
    Ok(())
}

pub(super) fn close_steps(cx: &mut Cx<'_>, tee: &Value) -> Done {
    stop_reading(cx, tee)?;
    let canceled = canceled(cx, tee)?;
    for (key, is_canceled) in BRANCHES.into_iter().zip(canceled) {
        if !is_canceled {
            let controller = controller_of(cx, tee, key);
            bytes::close(cx, &controller)?;
        }
    }
    for key in BRANCHES {
        let controller = controller_of(cx, tee, key);
        respond_to_the_end(cx, &controller)?;
    }
    resolve_unless_canceled(cx, tee)
}

pub(super) fn error_steps(cx: &mut Cx<'_>, tee: &Value) -> Done {
    stop_reading(cx, tee)
}

/// The slots and states of the branch that reads into a buffer, and of the other one.
fn byob_and_other(canceled: [bool; 2], for_branch_2: bool) -> ((u64, bool), (u64, bool)) {
    let pairs = [(slots::BRANCH_1, canceled[0]), (slots::BRANCH_2, canceled[1])];
    if for_branch_2 { (pairs[1], pairs[0]) } else { (pairs[0], pairs[1]) }
}

pub(super) fn chunk_into_steps(
    cx: &mut Cx<'_>,
    tee: &Value,
    chunk: &Value,
    for_branch_2: bool,
) -> Done {
    if for_branch_2 {
        queue_a_microtask(cx, tee, chunk, |cx, tee, chunk| chunk_into(cx, tee, chunk, true));
    } else {
        queue_a_microtask(cx, tee, chunk, |cx, tee, chunk| chunk_into(cx, tee, chunk, false));
    }
    Ok(())
}

fn chunk_into(cx: &mut Cx<'_>, tee: &Value, chunk: &Value, for_branch_2: bool) -> Done {
    let canceled = begin_chunk_steps(cx, tee)?;
    let (byob, other) = byob_and_other(canceled, for_branch_2);
    let byob_controller = controller_of(cx, tee, byob.0);
    if !other.1 {
        let clone = match clone_as_uint8_array(cx, chunk) {
            Ok(clone) => clone,
            Err(thrown) => return a_clone_failed(cx, tee, thrown),
        };
        if !byob.1 {
            respond_with_new_view(cx, &byob_controller, chunk)?;
        }
        let controller = controller_of(cx, tee, other.0);
        bytes::enqueue(cx, &controller, &clone)?;
    } else if !byob.1 {
        respond_with_new_view(cx, &byob_controller, chunk)?;
    }
    end_chunk_steps(cx, tee)
}

pub(super) fn close_into_steps(
    cx: &mut Cx<'_>,
    tee: &Value,
    chunk: Option<&Value>,
    for_branch_2: bool,
) -> Done {
    stop_reading(cx, tee)?;
    let (byob, other) = byob_and_other(canceled(cx, tee)?, for_branch_2);
    let byob_controller = controller_of(cx, tee, byob.0);
    let other_controller = controller_of(cx, tee, other.0);
    if !byob.1 {
        bytes::close(cx, &byob_controller)?;
    }
    if !other.1 {
        bytes::close(cx, &other_controller)?;
    }
    if let Some(chunk) = chunk {
        if !byob.1 {
            respond_with_new_view(cx, &byob_controller, chunk)?;
        }
        if !other.1 && first_pending_pull_into(cx, &other_controller)?.is_some() {
            respond_to_the_end(cx, &other_controller)?;
        }
    }
    if !byob.1 || !other.1 {
        resolve_unless_canceled(cx, tee)?;
    }
    Ok(())
}
