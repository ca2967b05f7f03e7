//! Server-sent events.
//!
//! <https://html.spec.whatwg.org/multipage/server-sent-events.html>

mod stream;

use treewright_quickjs::{Realm, Thrown, Value};
use url::Url;

use self::stream::{Item, Stream};
use crate::Cx;
use crate::event_loop::{Steps, TaskSource};
use crate::events::attributes::{MessageEvent, Sender};
use crate::events::event::{self, Slot};
use crate::events::{self, EventFlags, Target};
use crate::fetching::{self, FetchRequest, FetchResponse, ProcessResponse};
use crate::generated::Interface;
use crate::global_objects::document_of_the_current_global;
use crate::loader::{Cache, Credentials, Destination, LoadError, Mode, RequestId};
use crate::origin::Origin;

/// The values of `readyState`.
pub(crate) const CONNECTING: u16 = 0;
pub(crate) const OPEN: u16 = 1;
pub(crate) const CLOSED: u16 = 2;

/// The first reconnection time, in milliseconds.
const RECONNECTION_TIME: u64 = 3000;

/// The state of an object, apart from values.
pub(crate) struct EventSource {
    pub(crate) url: Url,
    pub(crate) with_credentials: bool,
    pub(crate) ready_state: u16,
    reconnection_time: u64,
    last_event_id: String,
    request: Option<RequestId>,
}

impl EventSource {
    pub(crate) fn new(url: Url, with_credentials: bool) -> Self {
        Self {
            url,
            with_credentials,
            ready_state: CONNECTING,
            reconnection_time: RECONNECTION_TIME,
            last_event_id: String::new(),
            request: None,
        }
    }
}

/// Reads or changes the state of an object.
pub(crate) fn with<R>(
    cx: &mut Cx<'_>,
    this: &Value,
    work: impl FnOnce(&mut EventSource) -> R,
) -> Result<R, Thrown> {
    match cx.data(this, |source: &mut EventSource, _| work(source)) {
        Some(result) => Ok(result),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// Opens the connection, for the first time or again.
/// <https://html.spec.whatwg.org/multipage/server-sent-events.html#dom-eventsource>
pub(crate) fn connect(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    let document = document_of_the_current_global(cx)?;
    let (url, with_credentials, last_event_id) = with(cx, this, |source| {
        (source.url.clone(), source.with_credentials, source.last_event_id.clone())
    })?;
    let mut request = FetchRequest::new(cx.host, document, url, Destination::Empty);
    request.mode = Mode::Cors;
    request.credentials =
        if with_credentials { Credentials::Include } else { Credentials::SameOrigin };
    request.cache = Cache::NoStore;
    request.headers.append("Accept", "text/event-stream");
    if !last_event_id.is_empty() {
        request.headers.set("Last-Event-ID", last_event_id);
    }
    let process = Process { this: this.clone(), realm: cx.realm(), stream: None };
    let id = fetching::fetch_in_parts(cx, request, Box::new(process));
    with(cx, this, |source| source.request = Some(id))?;
    let closed = this.clone();
    fetching::when_terminated(
        cx,
        id,
        Box::new(move |cx| {
            // It has the interface: nothing is thrown.
            let _is_done = with(cx, &closed, |source| source.ready_state = CLOSED);
        }),
    );
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/server-sent-events.html#dom-eventsource-close>
pub(crate) fn close(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    let request = with(cx, this, |source| {
        source.ready_state = CLOSED;
        source.request.take()
    })?;
    if let Some(request) = request {
        fetching::abort(cx, request);
    }
    Ok(())
}

fn is_closed(cx: &mut Cx<'_>, this: &Value) -> bool {
    with(cx, this, |source| source.ready_state == CLOSED).unwrap_or(true)
}

fn fire(cx: &mut Cx<'_>, this: &Value, name: &str) {
    events::fire(cx, &Target::Object(this.clone()), name, EventFlags::NONE);
}

/// Queues a task, at once or at a time of the clock.
fn queue(cx: &mut Cx<'_>, this: &Value, time: Option<u64>, steps: fn(&mut Cx<'_>, &Value)) {
    let document = document_of_the_current_global(cx).ok();
    let (this, realm) = (this.clone(), cx.realm());
    let steps: Steps = Box::new(move |cx| cx.in_realm(&realm, |cx| steps(cx, &this)));
    let source = TaskSource::Networking;
    match time {
        None => cx.host.event_loop.queue_a_task(source, document, steps),
        Some(time) => {
            cx.host.event_loop.queue_a_task_at(time, source, document, steps);
        }
    }
}

/// <https://html.spec.whatwg.org/multipage/server-sent-events.html#fail-the-connection>
fn fail_the_connection(cx: &mut Cx<'_>, this: &Value) {
    queue(cx, this, None, |cx, this| {
        if !is_closed(cx, this) {
            // It has the interface.
            let _is_done = with(cx, this, |source| source.ready_state = CLOSED);
            fire(cx, this, "error");
        }
    });
}

/// <https://html.spec.whatwg.org/multipage/server-sent-events.html#reestablish-the-connection>
fn reestablish_the_connection(cx: &mut Cx<'_>, this: &Value) {
    queue(cx, this, None, |cx, this| {
        if is_closed(cx, this) {
            return;
        }
        let delay = with(cx, this, |source| {
            source.ready_state = CONNECTING;
            source.request = None;
            source.reconnection_time
        });
        fire(cx, this, "error");
        let Ok(delay) = delay else { return };
        let now = cx.host.event_loop.clock.now();
        let time = now.saturating_add(delay.saturating_mul(1000));
        queue(cx, this, Some(time), |cx, this| {
            let waits = with(cx, this, |source| source.ready_state == CONNECTING);
            if waits.unwrap_or(false) {
                // It has the interface, and a global object.
                let _is_done = connect(cx, this);
            }
        });
    });
}

/// <https://html.spec.whatwg.org/multipage/server-sent-events.html#announce-the-connection>
fn announce_the_connection(cx: &mut Cx<'_>, this: &Value) {
    if !is_closed(cx, this) {
        // It has the interface.
        let _is_done = with(cx, this, |source| source.ready_state = OPEN);
        fire(cx, this, "open");
    }
}

/// A running connection.
struct Process {
    /// The object, which lives as long as its connection does.
    this: Value,
    realm: Realm,
    /// The stream, once a response has the right type.
    stream: Option<(Stream, Origin)>,
}

impl ProcessResponse for Process {
    /// Processes an event source response.
    fn response(&mut self, cx: &mut Cx<'_>, response: &FetchResponse) {
        let (this, realm) = (self.this.clone(), self.realm.clone());
        cx.in_realm(&realm, |cx| {
            if let Some(error) = &response.error {
                return if may_end(error) {
                    reestablish_the_connection(cx, &this);
                } else {
                    fail_the_connection(cx, &this);
                };
            }
            let of_type = fetching::extract_a_mime_type(&response.headers);
            let is_a_stream =
                of_type.is_some_and(|of_type| of_type.essence() == "text/event-stream");
            if response.status != 200 || !is_a_stream {
                fail_the_connection(cx, &this);
                let request = with(cx, &this, |source| source.request.take());
                if let Ok(Some(request)) = request {
                    fetching::abort(cx, request);
                }
                return;
            }
            let origin = response.url().map_or_else(Origin::new_opaque, Origin::of);
            let charge = cx.host.charge(0);
            self.stream = Some((Stream::new(charge), origin));
            announce_the_connection(cx, &this);
        });
    }

    fn chunk(&mut self, cx: &mut Cx<'_>, bytes: &[u8]) {
        let Some((stream, origin)) = &mut self.stream else { return };
        let this = self.this.clone();
        cx.in_realm(&self.realm, |cx| {
            for item in stream.push(bytes) {
                // A listener may have closed the connection.
                if is_closed(cx, &this) || crate::budget::is_used_up(cx) {
                    return;
                }
                match item {
                    Item::Retry(time) => {
                        // It has the interface.
                        let _is_done = with(cx, &this, |source| source.reconnection_time = time);
                    }
                    Item::Event { of_type, data, id } => {
                        let last_event_id = id.clone();
                        // As above.
                        let _is_done = with(cx, &this, |source| source.last_event_id = id);
                        if let Some(data) = data {
                            dispatch(cx, &this, &of_type, &data, last_event_id, origin);
                        }
                    }
                }
            }
        });
    }

    fn end(self: Box<Self>, cx: &mut Cx<'_>, _is_complete: bool) {
        if self.stream.is_some() {
            let this = self.this.clone();
            cx.in_realm(&self.realm, |cx| reestablish_the_connection(cx, &this));
        }
    }
}

/// Tells whether another request may succeed: the standard lets the connection fail otherwise.
fn may_end(error: &LoadError) -> bool {
    matches!(error, LoadError::ConnectionRefused | LoadError::TimedOut)
}

/// <https://html.spec.whatwg.org/multipage/server-sent-events.html#dispatchMessage>
fn dispatch(
    cx: &mut Cx<'_>,
    this: &Value,
    of_type: &str,
    data: &str,
    last_event_id: String,
    origin: &Origin,
) {
    let target = Target::Object(this.clone());
    let name = if of_type.is_empty() { "message" } else { of_type };
    let (interface, flags) = (Interface::MessageEvent, EventFlags::NONE);
    events::fire_with(cx, &target, interface, name, flags, false, |cx, event| {
        event::with(cx, event, |all| {
            if let Some(part) = all.extra::<MessageEvent>() {
                part.sender = Sender::Origin(origin.clone());
                part.last_event_id = last_event_id.into();
            }
        });
        let data = cx.string(data);
        event::set_slot(cx, event, Slot::Data, Some(&data));
    });
}
