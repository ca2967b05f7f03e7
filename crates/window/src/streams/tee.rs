//! Teeing of streams that are not of bytes, and the parts that both kinds share.
//!
//! <https://streams.spec.whatwg.org/#abstract-opdef-readablestreamdefaulttee>

use treewright_quickjs::{Thrown, Value};

use super::algorithms::Source;
use super::promises::{deferred, promise_of, queue_a_microtask, resolved_with_undefined, upon};
use super::read_requests::{ReadRequest, RequestKind};
use super::readable::{cancel as cancel_stream, create};
use super::readers::{acquire_default_reader, default_reader_read};
use super::{Done, Settle, defaults, set_slot, slot, slots, with};
use crate::Cx;
use crate::objects::{PLAIN, STREAM_PART};
use crate::structured_data::{structured_deserialize, structured_serialize};

/// The variables that the algorithms of a tee share; the values are in slots.
#[derive(Debug, Default)]
pub(super) struct TeeData {
    pub(super) reading: bool,
    /// For the two branches; the first one is for both if the stream is not of bytes.
    pub(super) read_again: [bool; 2],
    pub(super) canceled: [bool; 2],
    clone_for_branch_2: bool,
}

/// A tee that reads from a stream.
pub(super) fn new_tee(cx: &mut Cx<'_>, stream: &Value, clone: bool) -> Result<Value, Thrown> {
    let reader = acquire_default_reader(cx, stream)?;
    let tee = cx.platform_object(PLAIN, &cx.null(), STREAM_PART, 0);
    cx.set_data(&tee, Box::new(TeeData { clone_for_branch_2: clone, ..TeeData::default() }));
    set_slot(cx, &tee, slots::STREAM, stream);
    set_slot(cx, &tee, slots::READER, &reader);
    let whole = deferred(cx)?;
    set_slot(cx, &tee, slots::WHOLE, &whole);
    Ok(tee)
}

/// The controller of a branch.
pub(super) fn controller_of(cx: &Cx<'_>, tee: &Value, branch: u64) -> Value {
    let branch = slot(cx, tee, branch);
    slot(cx, &branch, slots::CONTROLLER)
}

pub(super) fn canceled(cx: &mut Cx<'_>, tee: &Value) -> Result<[bool; 2], Thrown> {
    with(cx, tee, |data: &mut TeeData| data.canceled)
}

pub(super) fn stop_reading(cx: &mut Cx<'_>, tee: &Value) -> Done {
    with(cx, tee, |data: &mut TeeData| data.reading = false)
}

/// Resolves the cancel promise unless both branches were canceled.
pub(super) fn resolve_unless_canceled(cx: &mut Cx<'_>, tee: &Value) -> Done {
    if canceled(cx, tee)? == [true; 2] {
        return Ok(());
    }
    let undefined = cx.undefined();
    slot(cx, tee, slots::WHOLE).resolve(cx, &undefined)
}

pub(super) fn tee(cx: &mut Cx<'_>, stream: &Value, clone: bool) -> Result<Vec<Value>, Thrown> {
    let tee = new_tee(cx, stream, clone)?;
    let undefined = cx.undefined();
    let mut branches = Vec::new();
    for (key, is_branch_2) in [(slots::BRANCH_1, false), (slots::BRANCH_2, true)] {
        let branch = create(cx, Source::Tee { is_branch_2 }, &tee, 1.0, &undefined)?;
        set_slot(cx, &tee, key, &branch);
        branches.push(branch);
    }
    let reader = slot(cx, &tee, slots::READER);
    let closed = slot(cx, &reader, slots::CLOSED);
    let closed = promise_of(cx, &closed);
    upon(
        cx,
        &closed,
        &tee,
        None,
        Some(|cx, tee, reason| {
            error_the_branches(cx, tee, reason)?;
            resolve_unless_canceled(cx, tee)
        }),
    )?;
    Ok(branches)
}

fn error_the_branches(cx: &mut Cx<'_>, tee: &Value, error: &Value) -> Done {
    for key in [slots::BRANCH_1, slots::BRANCH_2] {
        let controller = controller_of(cx, tee, key);
        defaults::error(cx, &controller, error)?;
    }
    Ok(())
}

/// The pull algorithm.
pub(super) fn pull(cx: &mut Cx<'_>, tee: &Value) -> Result<Value, Thrown> {
    let is_reading = with(cx, tee, |data: &mut TeeData| {
        data.read_again[0] |= data.reading;
        std::mem::replace(&mut data.reading, true)
    })?;
    if !is_reading {
        let reader = slot(cx, tee, slots::READER);
        default_reader_read(cx, &reader, &ReadRequest::new(RequestKind::Tee, tee))?;
    }
    resolved_with_undefined(cx)
}

pub(super) fn chunk_steps(cx: &mut Cx<'_>, tee: &Value, chunk: &Value) -> Done {
    queue_a_microtask(cx, tee, chunk, chunk_microtask);
    Ok(())
}

fn chunk_microtask(cx: &mut Cx<'_>, tee: &Value, chunk: &Value) -> Done {
    let (canceled, clone) = with(cx, tee, |data: &mut TeeData| {
        data.read_again = [false; 2];
        (data.canceled, data.clone_for_branch_2)
    })?;
    let mut chunk_2 = chunk.clone();
    if !canceled[1] && clone {
        match structured_clone(cx, &chunk_2) {
            Ok(clone) => chunk_2 = clone,
            Err(thrown) => {
                let error = super::algorithms::catchable(thrown)?;
                error_the_branches(cx, tee, &error)?;
                return cancel_the_stream(cx, tee, &error);
            }
        }
    }
    if !canceled[0] {
        let controller = controller_of(cx, tee, slots::BRANCH_1);
        defaults::enqueue(cx, &controller, chunk)?;
    }
    if !canceled[1] {
        let controller = controller_of(cx, tee, slots::BRANCH_2);
        defaults::enqueue(cx, &controller, &chunk_2)?;
    }
    let again = with(cx, tee, |data: &mut TeeData| {
        data.reading = false;
        data.read_again[0]
    })?;
    if again {
        pull(cx, tee)?;
    }
    Ok(())
}

/// <https://streams.spec.whatwg.org/#abstract-opdef-structuredclone>
fn structured_clone(cx: &mut Cx<'_>, value: &Value) -> Result<Value, Thrown> {
    let serialized = structured_serialize(cx, value)?;
    structured_deserialize(cx, &serialized)
}

/// Resolves the cancel promise with the canceling of the stream.
pub(super) fn cancel_the_stream(cx: &mut Cx<'_>, tee: &Value, reason: &Value) -> Done {
    let stream = slot(cx, tee, slots::STREAM);
    let result = cancel_stream(cx, &stream, reason)?;
    slot(cx, tee, slots::WHOLE).resolve(cx, &result)
}

pub(super) fn close_steps(cx: &mut Cx<'_>, tee: &Value) -> Done {
    stop_reading(cx, tee)?;
    let canceled = canceled(cx, tee)?;
    for (key, is_canceled) in [slots::BRANCH_1, slots::BRANCH_2].into_iter().zip(canceled) {
        if !is_canceled {
            let controller = controller_of(cx, tee, key);
            defaults::close(cx, &controller)?;
        }
    }
    resolve_unless_canceled(cx, tee)
}

pub(super) fn error_steps(cx: &mut Cx<'_>, tee: &Value) -> Done {
    stop_reading(cx, tee)
}

/// The cancel algorithms, of tees of both kinds.
pub(super) fn cancel(
    cx: &mut Cx<'_>,
    tee: &Value,
    is_branch_2: bool,
    reason: &Value,
) -> Result<Value, Thrown> {
    let index = usize::from(is_branch_2);
    let canceled = with(cx, tee, |data: &mut TeeData| {
        if let Some(canceled) = data.canceled.get_mut(index) {
            *canceled = true;
        }
        data.canceled
    })?;
    let key = if is_branch_2 { slots::REASON_2 } else { slots::REASON_1 };
    set_slot(cx, tee, key, reason);
    if canceled == [true; 2] {
        let reasons = vec![slot(cx, tee, slots::REASON_1), slot(cx, tee, slots::REASON_2)];
        let reasons = cx.array(reasons);
        cancel_the_stream(cx, tee, &reasons)?;
    }
    let whole = slot(cx, tee, slots::WHOLE);
    Ok(promise_of(cx, &whole))
}
