//! `fetch()`.
//!
//! <https://fetch.spec.whatwg.org/#fetch-method>

mod filter;
pub(crate) mod request;
pub(crate) mod response;

pub(crate) use filter::{filtered_headers, is_a_readable_header};

use rustc_hash::FxHashMap;
use treewright_quickjs::{Realm, Thrown, Value};

use self::response::ResponseData;
use crate::Cx;
use crate::abort::{self, AbortAlgorithm};
use crate::bindings;
use crate::bodies;
use crate::event_loop::{clean_up_after_running_script, prepare_to_run_script};
use crate::fetching::{self, FetchRequest, FetchResponse, ProcessResponse, ResponseType};
use crate::generated::Interface;
use crate::generated::dictionaries::RequestInit;
use crate::generated::enums;
use crate::generated::unions::RequestInfo;
use crate::header_lists::Guard;
use crate::loader::{Credentials, RequestId};
use crate::objects::slots;
use crate::realms::RealmId;
use crate::streams;

/// A fetch whose promise or body is not settled.
struct Pending {
    request: Option<RequestId>,
    realm: Realm,
    resolve: Value,
    reject: Value,
    signal: Value,
    /// The body of the response, once it exists.
    body: Option<Value>,
}

/// The running fetches of scripts.
#[derive(Default)]
pub(crate) struct Fetches {
    pending: FxHashMap<u64, Pending>,
}

impl Fetches {
    /// The window of a realm no longer waits.
    pub(crate) fn forget(&mut self, realm: RealmId) {
        self.pending.retain(|_, pending| pending.realm.number() != realm.0);
    }
}

/// <https://fetch.spec.whatwg.org/#dom-global-fetch>
pub(crate) fn fetch(
    cx: &mut Cx<'_>,
    input: RequestInfo,
    init: RequestInit,
) -> Result<Value, Thrown> {
    let (promise, resolve, reject) = cx.promise()?;
    let object = bindings::new_object(cx, Interface::Request)?;
    request::fill_the_request(cx, &object, input, init)?;
    let signal = cx.slot(&object, slots::SIGNAL).unwrap_or_else(|| cx.undefined());
    if abort::is_aborted(cx, &signal) {
        return Err(Thrown::new(abort::reason(cx, &signal)));
    }
    let request = request::request_of(cx, &object)?;
    let key = cx.host.handles.next();
    let credentials = request.credentials;
    let is_head = request.method == "HEAD";
    let realm = cx.realm();
    let pending =
        Pending { request: None, realm, resolve, reject, signal: signal.clone(), body: None };
    cx.host.fetches.pending.insert(key, pending);
    abort::add(cx, &signal, AbortAlgorithm::Steps(Box::new(move |cx| abort_the_fetch(cx, key))));
    let process = Box::new(Process { key, credentials, is_head });
    match cx.slot(&object, slots::BODY_STREAM) {
        Some(stream) if request.body.is_none() => {
            send_a_stream(cx, &stream, &object, request, process)?;
        }
        _ => start(cx, request, process),
    }
    Ok(promise)
}

fn start(cx: &mut Cx<'_>, request: FetchRequest, process: Box<Process>) {
    let key = process.key;
    let id = fetching::fetch_in_parts(cx, request, process);
    if let Some(pending) = cx.host.fetches.pending.get_mut(&key) {
        pending.request = Some(id);
    }
    fetching::when_terminated(cx, id, Box::new(move |cx| a_fetch_was_terminated(cx, key)));
}

/// Requests have their whole body when they are sent, so a request with a stream waits for its end.
fn send_a_stream(
    cx: &mut Cx<'_>,
    stream: &Value,
    object: &Value,
    mut request: FetchRequest,
    process: Box<Process>,
) -> Result<(), Thrown> {
    let ending = move |cx: &mut Cx<'_>, result: Result<Vec<u8>, Value>, _: &Value| {
        // It may have been aborted.
        if !cx.host.fetches.pending.contains_key(&process.key) {
            return Ok(());
        }
        match result {
            Ok(bytes) => {
                request.body = Some(bytes);
                start(cx, request, process);
            }
            Err(_) => {
                if let Some(pending) = cx.host.fetches.pending.remove(&process.key) {
                    let error = cx.type_error("Failed to fetch: the stream of the body failed");
                    settle(cx, &pending.reject, &error.value);
                }
            }
        }
        Ok(())
    };
    streams::read_all_bytes(cx, stream, object, Box::new(ending))
}

/// <https://fetch.spec.whatwg.org/#abort-fetch>
fn abort_the_fetch(cx: &mut Cx<'_>, key: u64) {
    let Some(pending) = cx.host.fetches.pending.remove(&key) else { return };
    if let Some(id) = pending.request {
        fetching::abort(cx, id);
    }
    let realm = pending.realm.clone();
    cx.in_realm(&realm, |cx| {
        let reason = abort::reason(cx, &pending.signal);
        match &pending.body {
            Some(body) => bodies::end(cx, body, Some(&reason)),
            None => settle(cx, &pending.reject, &reason),
        }
    });
}

/// The body of a fetch has no more readers.
pub(crate) fn stop_receiving(cx: &mut Cx<'_>, body: &Value) {
    let mut pending = cx.host.fetches.pending.iter();
    let found = pending
        .find(|(_, pending)| pending.body.as_ref().is_some_and(|other| other.strict_equals(body)));
    let Some(key) = found.map(|(key, _)| *key) else { return };
    if let Some(Pending { request: Some(id), .. }) = cx.host.fetches.pending.remove(&key) {
        fetching::abort(cx, id);
    }
}

/// The document of the fetch has ended all its fetches.
/// <https://fetch.spec.whatwg.org/#fetch-controller-terminate>
fn a_fetch_was_terminated(cx: &mut Cx<'_>, key: u64) {
    let Some(pending) = cx.host.fetches.pending.remove(&key) else { return };
    let realm = pending.realm.clone();
    cx.in_realm(&realm, |cx| {
        let error = cx.type_error("Failed to fetch: the document has ended its fetches");
        match &pending.body {
            Some(body) => bodies::end(cx, body, Some(&error.value)),
            None => settle(cx, &pending.reject, &error.value),
        }
    });
}

/// Settles the promise: the functions of the engine do not throw.
fn settle(cx: &mut Cx<'_>, function: &Value, value: &Value) {
    let undefined = cx.undefined();
    let _result = cx.call(function, &undefined, std::slice::from_ref(value));
}

struct Process {
    key: u64,
    credentials: Credentials,
    is_head: bool,
}

impl Process {
    fn create_the_response(
        &self,
        cx: &mut Cx<'_>,
        response: &FetchResponse,
        body: Option<&Value>,
    ) -> Result<Value, Thrown> {
        let kind = match response.kind {
            ResponseType::Basic => enums::ResponseType::Basic,
            ResponseType::Cors => enums::ResponseType::Cors,
            ResponseType::Error => enums::ResponseType::Error,
            ResponseType::Opaque => enums::ResponseType::Opaque,
            ResponseType::OpaqueRedirect => enums::ResponseType::Opaqueredirect,
        };
        let headers = filtered_headers(response, self.credentials);
        let mut data = ResponseData {
            kind,
            urls: response.urls.clone(),
            status: response.status,
            status_text: response.status_text.clone().into_bytes(),
        };
        if response.is_cors_cross_origin() {
            data.status = 0;
            data.status_text.clear();
        }
        if response.kind == ResponseType::Opaque {
            data.urls.clear();
        }
        self::response::create(cx, data, headers, Guard::Immutable, body)
    }
}

impl ProcessResponse for Process {
    fn response(&mut self, cx: &mut Cx<'_>, response: &FetchResponse) {
        let Some(pending) = cx.host.fetches.pending.get(&self.key) else { return };
        let (realm, resolve, reject) =
            (pending.realm.clone(), pending.resolve.clone(), pending.reject.clone());
        cx.in_realm(&realm, |cx| {
            if response.is_network_error() {
                let reason = response.error.as_ref().map(ToString::to_string).unwrap_or_default();
                let error = cx.type_error(&format!("Failed to fetch: {reason}"));
                cx.host.fetches.pending.remove(&self.key);
                return settle(cx, &reject, &error.value);
            }
            let has_a_body = !self.is_head
                && !response.has_a_null_body_status()
                && !response.is_cors_cross_origin();
            let body = has_a_body.then(|| bodies::new_receiving(cx));
            match self.create_the_response(cx, response, body.as_ref()) {
                Ok(object) => {
                    if let Some(pending) = cx.host.fetches.pending.get_mut(&self.key) {
                        pending.body = body;
                    }
                    settle(cx, &resolve, &object);
                }
                Err(thrown) => {
                    cx.host.fetches.pending.remove(&self.key);
                    settle(cx, &reject, &thrown.value);
                }
            }
        });
    }

    fn chunk(&mut self, cx: &mut Cx<'_>, bytes: &[u8]) {
        let Some(pending) = cx.host.fetches.pending.get(&self.key) else { return };
        let realm = pending.realm.clone();
        if let Some(body) = pending.body.clone() {
            cx.in_realm(&realm, |cx| {
                // Reads are settled here, which can run getters of scripts.
                prepare_to_run_script(cx);
                bodies::receive(cx, &body, bytes);
                clean_up_after_running_script(cx);
            });
        }
    }

    fn end(self: Box<Self>, cx: &mut Cx<'_>, is_complete: bool) {
        let Some(pending) = cx.host.fetches.pending.remove(&self.key) else { return };
        let Some(body) = pending.body else { return };
        cx.in_realm(&pending.realm, |cx| {
            let error = (!is_complete).then(|| cx.type_error("The connection broke").value);
            prepare_to_run_script(cx);
            bodies::end(cx, &body, error.as_ref());
            clean_up_after_running_script(cx);
        });
    }
}
