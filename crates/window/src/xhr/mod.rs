//! `XMLHttpRequest`.
//!
//! <https://xhr.spec.whatwg.org/>

mod process;
mod response;
mod send;

pub(crate) use response::{response, response_document, response_text};
pub(crate) use send::{send, set_the_timer};

use treewright_microsyntaxes::mime::MimeType;
use treewright_quickjs::{Thrown, Value};
use url::Url;

use crate::Cx;
use crate::events::attributes;
use crate::events::{self, EventFlags, Target, event};
use crate::exception::{DomExceptionName, dom_exception};
use crate::fetching::{self, FetchResponse};
use crate::generated::Interface;
use crate::generated::enums::XMLHttpRequestResponseType;
use crate::loader::{Headers, RequestId};

pub(crate) const UNSENT: u16 = 0;
pub(crate) const OPENED: u16 = 1;
pub(crate) const HEADERS_RECEIVED: u16 = 2;
pub(crate) const LOADING: u16 = 3;
pub(crate) const DONE: u16 = 4;

/// The slot of the object made from the response.
const RESPONSE: u64 = 20;
/// The slot of `upload`.
pub(crate) const UPLOAD: u64 = 21;

/// The state of an object, apart from values.
#[expect(clippy::struct_excessive_bools, reason = "the flags of the standard")]
pub(crate) struct Xhr {
    pub(crate) state: u16,
    pub(crate) method: String,
    pub(crate) url: Option<Url>,
    pub(crate) author_headers: Headers,
    pub(crate) is_synchronous: bool,
    pub(crate) is_sent: bool,
    pub(crate) with_credentials: bool,
    pub(crate) timeout: u32,
    pub(crate) timed_out: bool,
    pub(crate) upload_complete: bool,
    pub(crate) upload_listener: bool,
    pub(crate) response_type: XMLHttpRequestResponseType,
    pub(crate) override_mime_type: Option<MimeType>,
    pub(crate) response: FetchResponse,
    pub(crate) bytes: Vec<u8>,
    /// Counts `open()`, so the steps of an earlier request do nothing.
    pub(crate) generation: u64,
    pub(crate) request: Option<RequestId>,
    /// The time of the clock at `send()`.
    pub(crate) sent_at: u64,
}

impl Xhr {
    pub(crate) fn new() -> Self {
        Self {
            state: UNSENT,
            method: String::new(),
            url: None,
            author_headers: Headers::new(),
            is_synchronous: false,
            is_sent: false,
            with_credentials: false,
            timeout: 0,
            timed_out: false,
            upload_complete: true,
            upload_listener: false,
            response_type: XMLHttpRequestResponseType::Empty,
            override_mime_type: None,
            response: no_response(),
            bytes: Vec::new(),
            generation: 0,
            request: None,
            sent_at: 0,
        }
    }
}

/// A network error: the initial response.
pub(crate) fn no_response() -> FetchResponse {
    FetchResponse::network_error(crate::loader::LoadError::NotFound)
}

/// True if the current global object is a window, whose scripts may wait only briefly.
pub(crate) fn is_in_a_window(cx: &Cx<'_>) -> bool {
    cx.host.workers.inside.is_none()
}

/// Reads or changes the state of an object.
pub(crate) fn with<R>(
    cx: &mut Cx<'_>,
    this: &Value,
    work: impl FnOnce(&mut Xhr) -> R,
) -> Result<R, Thrown> {
    match cx.data(this, |xhr: &mut Xhr, _| work(xhr)) {
        Some(result) => Ok(result),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

pub(crate) fn invalid_state(cx: &mut Cx<'_>, message: &str) -> Thrown {
    dom_exception(cx, DomExceptionName::InvalidStateError, message)
}

/// Ends the fetch of an object, and forgets the response.
pub(crate) fn terminate(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    let request = with(cx, this, |xhr| {
        xhr.generation = xhr.generation.saturating_add(1);
        xhr.response = no_response();
        xhr.bytes = Vec::new();
        xhr.request.take()
    })?;
    if let Some(request) = request {
        fetching::abort(cx, request);
    }
    cx.take_slot(this, RESPONSE);
    Ok(())
}

pub(crate) fn fire_readystatechange(cx: &mut Cx<'_>, this: &Value) {
    events::fire(cx, &Target::Object(this.clone()), "readystatechange", EventFlags::NONE);
}

/// <https://xhr.spec.whatwg.org/#concept-event-fire-progress>
pub(crate) fn fire_a_progress_event(
    cx: &mut Cx<'_>,
    target: &Value,
    name: &str,
    transmitted: u64,
    length: u64,
) {
    let target = Target::Object(target.clone());
    let (interface, flags) = (Interface::ProgressEvent, EventFlags::NONE);
    events::fire_with(cx, &target, interface, name, flags, false, |cx, event| {
        event::with(cx, event, |data| {
            if let Some(part) = data.extra::<attributes::ProgressEvent>() {
                part.length_computable = length != 0;
                part.loaded = transmitted as f64;
                part.total = length as f64;
            }
        });
    });
}

/// <https://xhr.spec.whatwg.org/#the-abort()-method>
pub(crate) fn abort(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    terminate(cx, this)?;
    let is_under_way = with(cx, this, |xhr| match xhr.state {
        OPENED => xhr.is_sent,
        HEADERS_RECEIVED | LOADING => true,
        _ => false,
    })?;
    if is_under_way {
        process::request_error_steps(cx, this, "abort")?;
    }
    with(cx, this, |xhr| {
        if xhr.state == DONE {
            xhr.state = UNSENT;
            xhr.response = no_response();
        }
    })
}
