//! Responses on the way to their consumers: as tasks, when their time has come.

use std::time::Duration;

use super::ProcessResponse;
use super::request::FetchRequest;
use super::response::{BodyBytes, FetchResponse, ResponseType};
use super::run::Consumer;
use crate::Cx;
use crate::budget;
use crate::event_loop::TaskSource;
use crate::loader::RequestId;
use crate::trace::{self, Traced};

/// Queues the tasks that run the consumer's steps.
pub(super) fn hand_out(
    cx: &mut Cx<'_>,
    id: RequestId,
    request: &FetchRequest,
    consumer: Consumer,
    delay: u64,
    response: FetchResponse,
    body: crate::loader::Body,
) {
    let document = request.client;
    trace::note(cx.host, |_| Traced::Response { id: id.0, status: response.status });
    let is_within = budget::spend_fetched_bytes(cx, body.len() as u64);
    let body = if is_within { body } else { crate::loader::Body::default() };
    cx.host.fetching.delivering.insert(id, document);
    let start = cx.host.event_loop.clock.now().saturating_add(delay);
    let micros = |delay: Duration| u64::try_from(delay.as_micros()).unwrap_or(u64::MAX);
    let all =
        body.chunks.iter().fold(start, |time, chunk| time.saturating_add(micros(chunk.delay)));
    let bytes = |response: &FetchResponse, body: &crate::loader::Body| {
        if response.is_network_error() || body.broken {
            BodyBytes::Failure
        } else if response.has_a_null_body_status() || response.kind == ResponseType::OpaqueRedirect
        {
            BodyBytes::Null
        } else {
            BodyBytes::Bytes(body.bytes())
        }
    };
    match consumer {
        Consumer::Waiting(process) => {
            cx.host.fetching.delivering.remove(&id);
            // On a real clock that time has already passed.
            cx.host.event_loop.clock.jump_to(all);
            let bytes = bytes(&response, &body);
            process(cx, response, bytes);
        }
        Consumer::Whole(process) => {
            let steps = Box::new(move |cx: &mut Cx<'_>| {
                if cx.host.fetching.delivering.remove(&id).is_none() {
                    return;
                }
                cx.host.fetching.terminated.remove(&id);
                let bytes = bytes(&response, &body);
                process(cx, response, bytes);
            });
            queue(cx, all, start, document, steps);
        }
        Consumer::Parts(mut process) => {
            let steps = Box::new(move |cx: &mut Cx<'_>| {
                if !cx.host.fetching.delivering.contains_key(&id) {
                    return;
                }
                process.response(cx, &response);
                let is_complete = !response.is_network_error() && !body.broken;
                hand_out_parts(cx, id, document, process, body.chunks.into(), is_complete);
            });
            queue(cx, start, start, document, steps);
        }
    }
}

type Chunks = std::collections::VecDeque<crate::loader::Chunk>;

fn hand_out_parts(
    cx: &mut Cx<'_>,
    id: RequestId,
    document: Option<treewright_dom::NodeId>,
    mut process: Box<dyn ProcessResponse>,
    mut chunks: Chunks,
    is_complete: bool,
) {
    let now = cx.host.event_loop.clock.now();
    let chunk = chunks.pop_front();
    let delay = chunk.as_ref().map_or(Duration::ZERO, |chunk| chunk.delay);
    let time = now.saturating_add(u64::try_from(delay.as_micros()).unwrap_or(u64::MAX));
    let steps = Box::new(move |cx: &mut Cx<'_>| match chunk {
        _ if !cx.host.fetching.delivering.contains_key(&id) => {}
        Some(chunk) => {
            if !chunk.bytes.is_empty() {
                process.chunk(cx, &chunk.bytes);
            }
            hand_out_parts(cx, id, document, process, chunks, is_complete);
        }
        None => {
            cx.host.fetching.delivering.remove(&id);
            cx.host.fetching.terminated.remove(&id);
            process.end(cx, is_complete);
        }
    });
    queue(cx, time, now, document, steps);
}

fn queue(
    cx: &mut Cx<'_>,
    time: u64,
    now: u64,
    document: Option<treewright_dom::NodeId>,
    steps: crate::event_loop::Steps,
) {
    // This also applies to an immediate answer: networks take time, and tasks that are already
    // queued come first.
    cx.host.event_loop.queue_a_task_at(time.max(now), TaskSource::Networking, document, steps);
}
