//! Read requests and read-into requests.
//!
//! <https://streams.spec.whatwg.org/#read-request>

use treewright_quickjs::{Thrown, Value};

use super::readers::ReaderData;
use super::{
    Done, Settle, async_iterator, byte_tee, pipe, read_all, set_slot, slot, slots, take_slot, tee,
    with,
};
use crate::Cx;

/// The purpose of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RequestKind {
    /// `read()`: the target is a deferred object.
    Promise,
    /// An asynchronous iterator.
    Iterator,
    /// A tee, and the tee of a byte stream with the two kinds of readers.
    Tee,
    ByteTee,
    ByteTeeInto {
        for_branch_2: bool,
    },
    Pipe,
    ReadAll,
}

/// A request, with the object that its steps work on.
#[derive(Clone, Debug)]
pub(crate) struct ReadRequest {
    pub(crate) kind: RequestKind,
    pub(crate) target: Value,
}

fn settle_a_read(cx: &mut Cx<'_>, target: &Value, chunk: Value, done: bool) -> Done {
    let result = async_iterator::result_object(cx, &chunk, done)?;
    target.resolve(cx, &result)
}

impl ReadRequest {
    pub(crate) fn new(kind: RequestKind, target: &Value) -> Self {
        Self { kind, target: target.clone() }
    }

    /// <https://streams.spec.whatwg.org/#read-request-chunk-steps>
    pub(super) fn chunk_steps(&self, cx: &mut Cx<'_>, chunk: &Value) -> Done {
        let target = &self.target;
        match self.kind {
            RequestKind::Promise => settle_a_read(cx, target, chunk.clone(), false),
            RequestKind::Iterator => async_iterator::chunk_steps(cx, target, chunk),
            RequestKind::Tee => tee::chunk_steps(cx, target, chunk),
            RequestKind::ByteTee => byte_tee::chunk_steps(cx, target, chunk),
            RequestKind::ByteTeeInto { for_branch_2 } => {
                byte_tee::chunk_into_steps(cx, target, chunk, for_branch_2)
            }
            RequestKind::Pipe => pipe::chunk_steps(cx, target, chunk),
            RequestKind::ReadAll => read_all::chunk_steps(cx, target, chunk),
        }
    }

    /// Read-into requests get a chunk.
    /// <https://streams.spec.whatwg.org/#read-request-close-steps>
    pub(super) fn close_steps(&self, cx: &mut Cx<'_>, chunk: Option<&Value>) -> Done {
        let target = &self.target;
        match self.kind {
            RequestKind::Promise => {
                let chunk = chunk.cloned().unwrap_or_else(|| cx.undefined());
                settle_a_read(cx, target, chunk, true)
            }
            RequestKind::Iterator => async_iterator::close_steps(cx, target),
            RequestKind::Tee => tee::close_steps(cx, target),
            RequestKind::ByteTee => byte_tee::close_steps(cx, target),
            RequestKind::ByteTeeInto { for_branch_2 } => {
                byte_tee::close_into_steps(cx, target, chunk, for_branch_2)
            }
            // The closed promise of the reader reports it.
            RequestKind::Pipe => Ok(()),
            RequestKind::ReadAll => read_all::close_steps(cx, target),
        }
    }

    /// <https://streams.spec.whatwg.org/#read-request-error-steps>
    pub(super) fn error_steps(&self, cx: &mut Cx<'_>, error: &Value) -> Done {
        let target = &self.target;
        match self.kind {
            RequestKind::Promise => target.reject(cx, error),
            RequestKind::Iterator => async_iterator::error_steps(cx, target, error),
            RequestKind::Tee => tee::error_steps(cx, target),
            RequestKind::ByteTee | RequestKind::ByteTeeInto { .. } => {
                byte_tee::error_steps(cx, target)
            }
            RequestKind::Pipe => Ok(()),
            RequestKind::ReadAll => read_all::error_steps(cx, target, error),
        }
    }
}

/// <https://streams.spec.whatwg.org/#readable-stream-add-read-request> and the same for read-into requests.
pub(super) fn add_request(cx: &mut Cx<'_>, stream: &Value, request: &ReadRequest) -> Done {
    let reader = slot(cx, stream, slots::READER);
    let kind = request.kind;
    let slot = with(cx, &reader, |data: &mut ReaderData| data.requests.push(kind))?;
    set_slot(cx, &reader, slot, &request.target);
    Ok(())
}

/// Removes all requests of a reader, and returns them.
pub(super) fn take_requests(cx: &mut Cx<'_>, reader: &Value) -> Result<Vec<ReadRequest>, Thrown> {
    let requests = with(cx, reader, |data: &mut ReaderData| data.requests.take())?;
    let requests = requests.into_iter();
    Ok(requests
        .map(|(slot, kind)| ReadRequest { kind, target: take_slot(cx, reader, slot) })
        .collect())
}

/// Removes the first request of the stream's reader, and returns it.
pub(super) fn take_the_first_request(
    cx: &mut Cx<'_>,
    stream: &Value,
) -> Result<Option<ReadRequest>, Thrown> {
    let reader = slot(cx, stream, slots::READER);
    let first = with(cx, &reader, |data: &mut ReaderData| data.requests.pop())?;
    Ok(first.map(|(slot, kind)| ReadRequest { kind, target: take_slot(cx, &reader, slot) }))
}

/// <https://streams.spec.whatwg.org/#readable-stream-fulfill-read-request> and the same for read-into requests.
pub(super) fn fulfill_the_first_request(
    cx: &mut Cx<'_>,
    stream: &Value,
    chunk: &Value,
    done: bool,
) -> Done {
    match take_the_first_request(cx, stream)? {
        Some(request) if done => request.close_steps(cx, Some(chunk)),
        Some(request) => request.chunk_steps(cx, chunk),
        None => Ok(()),
    }
}
