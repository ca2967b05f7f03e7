//! Bodies of requests and responses.
//!
//! The bytes are in an object hidden from scripts, in a slot of the request or response with the
//! body, and of its clones; functions that wait for the end are in slots of that object. The stream
//! of a body is made when a script asks for it, or gives one. From then on the stream is the body,
//! and reads from the bytes.
//!
//! <https://fetch.spec.whatwg.org/#body-mixin>

mod consume;
mod extract;
mod multipart;
mod stream;

pub(crate) use consume::{Kind, consume, is_unusable, is_used, mark_used, text_stream};
pub(crate) use extract::{Extracted, extract, extract_for_xhr};
pub(crate) use stream::{
    cancel, clone_the_body, has_a_body, pull, put, source_bytes, stream_of, stream_of_bytes,
    take_over_the_body,
};

use treewright_quickjs::{Charge, Value};

use crate::Cx;
use crate::objects::{BODY, PLAIN};

/// The slot of a body that failed with the reason.
const ERROR: u64 = 1;

/// The first of the slots of functions that wait for the end.
const WAITERS: u64 = 1 << 32;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Receiving,
    Complete,
    Failed,
}

struct Body {
    bytes: Vec<u8>,
    /// Counts the bytes.
    charge: Charge,
    state: State,
    waiters: u64,
    /// The number of requests and responses that have it.
    owners: usize,
    /// The number of streams that have waited for bytes.
    streams: u64,
}

fn new(cx: &Cx<'_>, bytes: Vec<u8>, state: State) -> Value {
    let object = cx.platform_object(PLAIN, &cx.null(), BODY, 0);
    let charge = cx.host.charge(bytes.len());
    cx.set_data(
        &object,
        Box::new(Body { bytes, charge, state, waiters: 0, owners: 1, streams: 0 }),
    );
    object
}

/// A body whose bytes are there.
pub(crate) fn new_complete(cx: &Cx<'_>, bytes: Vec<u8>) -> Value {
    new(cx, bytes, State::Complete)
}

/// A body whose bytes will come.
pub(crate) fn new_receiving(cx: &Cx<'_>) -> Value {
    new(cx, Vec::new(), State::Receiving)
}

/// Adds bytes that came.
pub(crate) fn receive(cx: &mut Cx<'_>, body: &Value, bytes: &[u8]) {
    cx.data(body, |body: &mut Body, _| {
        if body.state == State::Receiving {
            body.bytes.extend_from_slice(bytes);
            body.charge.set(body.bytes.len());
        }
    });
    stream::wake(cx, body);
}

/// The bytes of a body that is complete.
pub(crate) fn bytes_of(cx: &mut Cx<'_>, body: &Value) -> Option<Vec<u8>> {
    let bytes = cx.data(body, |body: &mut Body, _| {
        (body.state == State::Complete).then(|| body.bytes.clone())
    });
    bytes.flatten()
}

/// The body has ended, with an error if one is given. Waiting functions run.
pub(crate) fn end(cx: &mut Cx<'_>, body: &Value, error: Option<&Value>) {
    let waiters = cx.data(body, |body: &mut Body, _| {
        if body.state != State::Receiving {
            return 0;
        }
        body.state = if error.is_some() { State::Failed } else { State::Complete };
        body.waiters
    });
    if let Some(error) = error {
        cx.set_slot(body, ERROR, error);
    }
    let undefined = cx.undefined();
    for waiter in 0..waiters.unwrap_or_default() {
        if let Some(function) = cx.take_slot(body, WAITERS | waiter) {
            // It settles a promise: its errors reject the promise, or end the script.
            let _result = cx.call(&function, &undefined, &[]);
        }
    }
    stream::wake(cx, body);
}

/// Calls a function once the body has ended; at once if it has.
fn when_ended(cx: &mut Cx<'_>, body: &Value, function: &Value) {
    let waiter = cx.data(body, |body: &mut Body, _| {
        if body.state != State::Receiving {
            return None;
        }
        let number = body.waiters;
        body.waiters = number.saturating_add(1);
        Some(number)
    });
    match waiter.flatten() {
        Some(number) => cx.set_slot(body, WAITERS | number, function),
        None => {
            let undefined = cx.undefined();
            // As above.
            let _result = cx.call(function, &undefined, &[]);
        }
    }
}
