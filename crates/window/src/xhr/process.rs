//! The events of a request while its response comes.

use treewright_quickjs::{Realm, Thrown, Value};

use super::{
    DONE, HEADERS_RECEIVED, LOADING, UPLOAD, fire_a_progress_event, fire_readystatechange,
    no_response, with,
};
use crate::Cx;
use crate::fetching::{FetchResponse, ProcessResponse};

/// A running request.
pub(super) struct Process {
    /// The object, which lives as long as its request does.
    this: Value,
    realm: Realm,
    generation: u64,
    uploaded: u64,
}

impl Process {
    pub(super) fn new(cx: &Cx<'_>, this: &Value, generation: u64, uploaded: u64) -> Self {
        Self { this: this.clone(), realm: cx.realm(), generation, uploaded }
    }

    fn is_current(&self, cx: &mut Cx<'_>) -> bool {
        let generation = self.generation;
        with(cx, &self.this, |xhr| xhr.generation == generation).unwrap_or(false)
    }

    fn respond(&self, cx: &mut Cx<'_>, response: &FetchResponse) -> Result<(), Thrown> {
        if response.is_network_error() {
            return request_error_steps(cx, &self.this, "error");
        }
        upload_has_ended(cx, &self.this, self.generation, self.uploaded);
        if !self.is_current(cx) {
            return Ok(());
        }
        with(cx, &self.this, |xhr| {
            xhr.response = response.clone();
            xhr.state = HEADERS_RECEIVED;
        })?;
        fire_readystatechange(cx, &self.this);
        Ok(())
    }

    fn receive(&self, cx: &mut Cx<'_>, bytes: &[u8]) -> Result<(), Thrown> {
        let is_new = with(cx, &self.this, |xhr| {
            xhr.bytes.extend_from_slice(bytes);
            let is_going_on = matches!(xhr.state, HEADERS_RECEIVED | LOADING);
            if is_going_on {
                xhr.state = LOADING;
            }
            is_going_on
        })?;
        if is_new {
            fire_readystatechange(cx, &self.this);
            if self.is_current(cx) {
                let (received, length) = progress_of(cx, &self.this)?;
                fire_a_progress_event(cx, &self.this, "progress", received, length);
            }
        }
        Ok(())
    }
}

impl ProcessResponse for Process {
    fn response(&mut self, cx: &mut Cx<'_>, response: &FetchResponse) {
        if self.is_current(cx) {
            let realm = self.realm.clone();
            // The object has the interface: nothing is thrown.
            let _is_done = cx.in_realm(&realm, |cx| self.respond(cx, response));
        }
    }

    fn chunk(&mut self, cx: &mut Cx<'_>, bytes: &[u8]) {
        if self.is_current(cx) {
            let realm = self.realm.clone();
            // As above.
            let _is_done = cx.in_realm(&realm, |cx| self.receive(cx, bytes));
        }
    }

    fn end(self: Box<Self>, cx: &mut Cx<'_>, is_complete: bool) {
        if !self.is_current(cx) {
            return;
        }
        // As above.
        let _is_done = cx.in_realm(&self.realm, |cx| {
            let is_error = with(cx, &self.this, |xhr| xhr.state == DONE)?;
            match (is_error, is_complete) {
                (true, _) => Ok(()),
                (false, true) => handle_errors(cx, &self.this),
                (false, false) => request_error_steps(cx, &self.this, "error"),
            }
        });
    }
}

/// The number of bytes that came, and the total if it is known.
fn progress_of(cx: &mut Cx<'_>, this: &Value) -> Result<(u64, u64), Thrown> {
    with(cx, this, |xhr| {
        let length = xhr.response.headers.text("Content-Length");
        let length = length.and_then(|length| length.parse().ok()).unwrap_or(0);
        (xhr.bytes.len() as u64, length)
    })
}

/// The whole response has come.
/// <https://xhr.spec.whatwg.org/#handle-response-end-of-body>
pub(super) fn handle_errors(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    let (received, length) = progress_of(cx, this)?;
    let generation = with(cx, this, |xhr| {
        xhr.state = DONE;
        xhr.is_sent = false;
        xhr.request = None;
        xhr.generation
    })?;
    fire_readystatechange(cx, this);
    for name in ["load", "loadend"] {
        // A listener may have opened the object again.
        if with(cx, this, |xhr| xhr.generation == generation)? {
            fire_a_progress_event(cx, this, name, received, length);
        }
    }
    Ok(())
}

/// The body of the request was sent.
/// <https://xhr.spec.whatwg.org/#the-send()-method>, "processRequestEndOfBody"
pub(super) fn upload_has_ended(cx: &mut Cx<'_>, this: &Value, generation: u64, length: u64) {
    let listens = with(cx, this, |xhr| {
        let is_new = xhr.generation == generation && !xhr.upload_complete;
        xhr.upload_complete |= is_new;
        is_new && xhr.upload_listener
    });
    let Some(upload) = cx.slot(this, UPLOAD).filter(|_| listens.unwrap_or(false)) else { return };
    for name in ["progress", "load", "loadend"] {
        fire_a_progress_event(cx, &upload, name, length, length);
    }
}

/// <https://xhr.spec.whatwg.org/#request-error-steps>
pub(super) fn request_error_steps(cx: &mut Cx<'_>, this: &Value, name: &str) -> Result<(), Thrown> {
    let (uploads, generation) = with(cx, this, |xhr| {
        xhr.state = DONE;
        xhr.is_sent = false;
        xhr.request = None;
        xhr.response = no_response();
        xhr.bytes = Vec::new();
        let uploads = !xhr.upload_complete && xhr.upload_listener;
        xhr.upload_complete = true;
        (uploads, xhr.generation)
    })?;
    fire_readystatechange(cx, this);
    if let Some(upload) = cx.slot(this, UPLOAD).filter(|_| uploads) {
        fire_a_progress_event(cx, &upload, name, 0, 0);
        fire_a_progress_event(cx, &upload, "loadend", 0, 0);
    }
    for name in [name, "loadend"] {
        if with(cx, this, |xhr| xhr.generation == generation)? {
            fire_a_progress_event(cx, this, name, 0, 0);
        }
    }
    Ok(())
}
