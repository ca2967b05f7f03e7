//! `send()`.

use std::time::Duration;

use treewright_microsyntaxes::mime::MimeType;
use treewright_quickjs::{Thrown, Value};

use super::process::{Process, handle_errors, request_error_steps, upload_has_ended};
use super::{OPENED, UPLOAD, fire_a_progress_event, invalid_state, no_response, with};
use crate::Cx;
use crate::bodies::{Extracted, extract_for_xhr};
use crate::event_loop::TaskSource;
use crate::exception::{DomExceptionName, dom_exception};
use crate::fetching::{self, BodyBytes, FetchRequest};
use crate::generated::unions::{
    DocumentOrBlobOrBufferSourceOrFormDataOrURLSearchParamsOrUsvString as Body,
    XMLHttpRequestBodyInit as Init,
};
use crate::global_objects::document_of_the_current_global;
use crate::loader::{Credentials, Destination, Mode};
use crate::xml_documents::serialize_xml;

/// The longest time that a synchronous request without a timeout waits.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// <https://xhr.spec.whatwg.org/#the-send()-method>
pub(crate) fn send(cx: &mut Cx<'_>, this: &Value, body: Option<Body>) -> Result<(), Thrown> {
    if !with(cx, this, |xhr| xhr.state == OPENED && !xhr.is_sent)? {
        return Err(invalid_state(cx, "The object is not opened, or the request was sent already"));
    }
    let method = with(cx, this, |xhr| xhr.method.clone())?;
    let body = body.filter(|_| !matches!(method.as_str(), "GET" | "HEAD"));
    let body = body.map(|body| bytes_of(cx, this, body)).transpose()?;
    let document = document_of_the_current_global(cx)?;
    let Some(url) = with(cx, this, |xhr| xhr.url.clone())? else { return Ok(()) };
    let mut request = FetchRequest::new(cx.host, document, url, Destination::Empty);
    request.method = method;
    request.headers = with(cx, this, |xhr| xhr.author_headers.clone())?;
    request.mode = Mode::Cors;
    request.is_unsafe = true;
    let upload = cx.slot(this, UPLOAD);
    let key = upload.as_ref().map(|upload| crate::events::handle_of(cx, upload));
    let listens = key.is_some_and(|key| cx.host.event_targets.has_listeners(key));
    request.uses_cors_preflight = listens;
    if with(cx, this, |xhr| xhr.with_credentials)? {
        request.credentials = Credentials::Include;
    }
    let length = body.as_ref().map_or(0, Vec::len) as u64;
    let has_a_body = body.is_some();
    request.body = body;
    let now = cx.host.event_loop.clock.now();
    let (is_synchronous, timeout, generation) = with(cx, this, |xhr| {
        xhr.upload_complete = !has_a_body;
        xhr.upload_listener = listens;
        xhr.timed_out = false;
        xhr.is_sent = true;
        xhr.sent_at = now;
        (xhr.is_synchronous, xhr.timeout, xhr.generation)
    })?;
    if is_synchronous {
        return send_and_wait(cx, this, request, timeout);
    }
    fire_a_progress_event(cx, this, "loadstart", 0, 0);
    if has_a_body
        && listens
        && let Some(upload) = &upload
    {
        fire_a_progress_event(cx, upload, "loadstart", 0, length);
    }
    let is_current = |cx: &mut Cx<'_>| {
        with(cx, this, |xhr| xhr.state == OPENED && xhr.is_sent && xhr.generation == generation)
    };
    if !is_current(cx)? {
        return Ok(());
    }
    let process = Process::new(cx, this, generation, length);
    let id = fetching::fetch_in_parts(cx, request, Box::new(process));
    with(cx, this, |xhr| xhr.request = Some(id))?;
    let (waiting, realm) = (this.clone(), cx.realm());
    let terminated: crate::event_loop::Steps = Box::new(move |cx| {
        let is_current = with(cx, &waiting, |xhr| xhr.generation == generation && xhr.is_sent);
        if is_current.unwrap_or(false) {
            // The object has the interface: nothing is thrown.
            let _is_done = cx.in_realm(&realm, |cx| request_error_steps(cx, &waiting, "abort"));
        }
    });
    fetching::when_terminated(cx, id, terminated);
    if has_a_body {
        let (waiting, realm) = (this.clone(), cx.realm());
        let steps: crate::event_loop::Steps = Box::new(move |cx| {
            cx.in_realm(&realm, |cx| upload_has_ended(cx, &waiting, generation, length));
        });
        cx.host.event_loop.queue_a_task(TaskSource::Networking, Some(document), steps);
    }
    set_the_timer(cx, this)
}

/// Ends the request when its time is over; `timeout` may be set while it runs.
pub(crate) fn set_the_timer(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    let (timeout, generation, sent_at) =
        with(cx, this, |xhr| (xhr.timeout, xhr.generation, xhr.sent_at))?;
    if timeout == 0 {
        return Ok(());
    }
    let document = document_of_the_current_global(cx)?;
    let time = sent_at.saturating_add(u64::from(timeout).saturating_mul(1000));
    let (waiting, realm) = (this.clone(), cx.realm());
    let steps: crate::event_loop::Steps = Box::new(move |cx| {
        let is_due = with(cx, &waiting, |xhr| {
            xhr.generation == generation && xhr.is_sent && xhr.timeout == timeout
        });
        if !is_due.unwrap_or(false) {
            return;
        }
        cx.in_realm(&realm, |cx| {
            // It has the interface.
            let _is_done = super::terminate(cx, &waiting)
                .and_then(|()| request_error_steps(cx, &waiting, "timeout"));
        });
    });
    cx.host.event_loop.queue_a_task_at(time, TaskSource::Networking, Some(document), steps);
    Ok(())
}

/// The bytes of the body, whose type becomes a header.
fn bytes_of(cx: &mut Cx<'_>, this: &Value, body: Body) -> Result<Vec<u8>, Thrown> {
    let is_text = matches!(body, Body::Document(_) | Body::UsvString(_));
    let init = match body {
        Body::Document(document) => {
            let is_html = cx.host.is_html_document(document);
            let text = if is_html {
                let options = treewright_dom::SerializeOptions::new();
                let mut text = String::new();
                // A String accepts all text, and has no limit.
                let _result = cx.host.tree.serialize(document, &options, &mut text);
                text
            } else {
                serialize_xml(cx, document, false, false)?
            };
            let of_type = if is_html { "text/html" } else { "application/xml" };
            let of_type = Some(format!("{of_type};charset=UTF-8"));
            return set_the_type(
                cx,
                this,
                Extracted { bytes: text.into_bytes(), of_type, stream: None },
                true,
            );
        }
        Body::Blob(blob) => Init::Blob(blob),
        Body::BufferSource(buffer) => Init::BufferSource(buffer),
        Body::FormData(data) => Init::FormData(data),
        Body::URLSearchParams(params) => Init::URLSearchParams(params),
        Body::UsvString(text) => Init::UsvString(text),
    };
    let body = extract_for_xhr(cx, init)?;
    set_the_type(cx, this, body, is_text)
}

fn set_the_type(
    cx: &mut Cx<'_>,
    this: &Value,
    body: Extracted,
    is_text: bool,
) -> Result<Vec<u8>, Thrown> {
    with(cx, this, |xhr| {
        let authored = xhr.author_headers.text("Content-Type");
        match (authored, body.of_type) {
            (None, Some(of_type)) => xhr.author_headers.set("Content-Type", of_type),
            (Some(authored), _) if is_text => {
                // Text is sent as UTF-8, whatever the author's header says.
                let Ok(mut mime) = authored.parse::<MimeType>() else { return };
                let charset = mime.parameter("charset");
                if charset.is_some_and(|charset| !charset.eq_ignore_ascii_case("utf-8")) {
                    mime.set_parameter("charset", "UTF-8");
                    xhr.author_headers.set("Content-Type", mime.to_string());
                }
            }
            _ => {}
        }
    })?;
    Ok(body.bytes)
}

fn send_and_wait(
    cx: &mut Cx<'_>,
    this: &Value,
    request: FetchRequest,
    timeout: u32,
) -> Result<(), Thrown> {
    let wait = if timeout == 0 { LONGEST_WAIT } else { Duration::from_millis(timeout.into()) };
    let answer = fetching::fetch_and_wait(cx, request, wait);
    let (name, message) = match answer {
        Some((response, body)) => {
            let is_failure = matches!(body, BodyBytes::Failure) || response.is_network_error();
            with(cx, this, |xhr| {
                xhr.response = if is_failure { no_response() } else { response };
                xhr.bytes = body.into_bytes().unwrap_or_default();
            })?;
            if !is_failure {
                return handle_errors(cx, this);
            }
            (DomExceptionName::NetworkError, "The request failed")
        }
        None => (DomExceptionName::TimeoutError, "The request took too long"),
    };
    with(cx, this, |xhr| {
        xhr.state = super::DONE;
        xhr.is_sent = false;
        xhr.response = no_response();
    })?;
    Err(dom_exception(cx, name, message))
}
