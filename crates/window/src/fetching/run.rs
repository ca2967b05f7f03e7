//! Running a fetch.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::{Duration, Instant};

use url::Url;

use super::cors::{
    cors_check, is_a_bad_port, is_allowed_by_the_preflight, is_blocked_due_to_its_mime_type,
    is_blocked_due_to_nosniff, needs_a_preflight, preflight_headers, sends_its_origin,
};
use super::hand_out::hand_out;
use super::referrer::{DEFAULT_POLICY, determine_the_referrer, parse_the_referrer_policy_header};
use super::request::{FetchRequest, Tainting};
use super::response::{BodyBytes, FetchResponse, ResponseType};
use super::{ProcessResponse, ProcessResponseConsumeBody, integrity, schemes};
use crate::Cx;
use crate::budget;
use crate::content_security_policy::should_request_be_blocked;
use crate::event_loop::{Steps, TaskSource};
use crate::loader::{
    Answer, Credentials, LoadError, LoadResult, MOST_REDIRECTS, Mode, Redirect, Request, RequestId,
    Response, redirected,
};
use crate::origin::Origin;
use crate::storage::cookies::CookieUser;
use crate::trace::{self, Traced};
use crate::urls::is_potentially_trustworthy;
use crate::world::World;

/// A fetch that waits for its loader.
pub(crate) struct Open {
    request: FetchRequest,
    consumer: Consumer,
    /// The request that the loader got, which a redirect changes.
    sent: Request,
    /// The answer belongs to a preflight.
    is_preflight: bool,
    /// The time that earlier answers took, in microseconds.
    delay: u64,
}

pub(crate) enum Consumer {
    Whole(ProcessResponseConsumeBody),
    Parts(Box<dyn ProcessResponse>),
    /// Gets the whole response at once, for a waiting script.
    Waiting(ProcessResponseConsumeBody),
}

/// Begins a fetch, whose response is delivered as a whole.
/// <https://fetch.spec.whatwg.org/#concept-fetch>
pub(crate) fn fetch(
    cx: &mut Cx<'_>,
    request: FetchRequest,
    process: ProcessResponseConsumeBody,
) -> RequestId {
    let client = request.client;
    if let Some(id) = super::preloads::consume(cx, &request) {
        return super::preloads::wait(cx, id, client, process);
    }
    begin(cx, request, Consumer::Whole(process))
}

/// Begins a fetch, whose response is delivered in parts.
pub(crate) fn fetch_in_parts(
    cx: &mut Cx<'_>,
    request: FetchRequest,
    process: Box<dyn ProcessResponse>,
) -> RequestId {
    begin(cx, request, Consumer::Parts(process))
}

/// Fetches while a script waits, with this limit of time. `None` if the time was too short.
pub(crate) fn fetch_and_wait(
    cx: &mut Cx<'_>,
    request: FetchRequest,
    wait: Duration,
) -> Option<(FetchResponse, BodyBytes)> {
    let place = Rc::new(RefCell::new(None));
    let own = Rc::clone(&place);
    let process: ProcessResponseConsumeBody =
        Box::new(move |_, response, body| *own.borrow_mut() = Some((response, body)));
    let id = begin(cx, request, Consumer::Waiting(process));
    let begun = Instant::now();
    loop {
        let answer = place.borrow_mut().take();
        let left = wait.saturating_sub(begun.elapsed());
        if answer.is_some() {
            return answer;
        }
        if left.is_zero() || !poll_the_loader(cx, left) {
            abort(cx, id);
            return None;
        }
    }
}

/// Ends a fetch. Its steps no longer run.
/// <https://fetch.spec.whatwg.org/#fetch-controller-abort>
pub(crate) fn abort(cx: &mut Cx<'_>, id: RequestId) {
    let fetching = &mut cx.host.fetching;
    if fetching.open.remove(&id).is_some() {
        fetching.loader.cancel(id);
    }
    fetching.delivering.remove(&id);
    fetching.terminated.remove(&id);
}

/// Ends all fetches of a document.
/// <https://html.spec.whatwg.org/multipage/document-lifecycle.html#abort-a-document>
pub(crate) fn abort_all_of(cx: &mut Cx<'_>, document: treewright_dom::NodeId) {
    let fetching = &mut cx.host.fetching;
    for open in fetching.open.values_mut() {
        if open.request.keepalive && open.request.client == Some(document) {
            open.request.client = None;
        }
    }
    let open = fetching.open.iter().filter(|(_, open)| open.request.client == Some(document));
    let delivering = fetching.delivering.iter().filter(|(_, client)| **client == Some(document));
    let ids: Vec<RequestId> =
        open.map(|(id, _)| *id).chain(delivering.map(|(id, _)| *id)).collect();
    for id in ids {
        let steps = cx.host.fetching.terminated.remove(&id);
        abort(cx, id);
        if let Some(steps) = steps {
            cx.host.event_loop.queue_a_task(TaskSource::Networking, Some(document), steps);
        }
    }
}

/// Ends a fetch, and runs its steps for that.
/// <https://fetch.spec.whatwg.org/#fetch-controller-terminate>
pub(crate) fn terminate(cx: &mut Cx<'_>, id: RequestId) {
    let steps = cx.host.fetching.terminated.remove(&id);
    abort(cx, id);
    if let Some(steps) = steps {
        steps(cx);
    }
}

/// Sets the steps that are run if a fetch is ended with the others of its document.
/// <https://fetch.spec.whatwg.org/#fetch-controller-terminate>
pub(crate) fn when_terminated(cx: &mut Cx<'_>, id: RequestId, steps: Steps) {
    let fetching = &mut cx.host.fetching;
    if fetching.open.contains_key(&id) || fetching.delivering.contains_key(&id) {
        fetching.terminated.insert(id, steps);
    }
}

/// The most bytes of bodies that outlive their documents, at one time.
const MOST_KEPT_ALIVE: usize = 64 * 1024;

/// True if a request with a body of this length may be sent with keepalive now.
/// <https://fetch.spec.whatwg.org/#concept-http-network-or-cache-fetch>
pub(crate) fn may_be_kept_alive(world: &World, length: usize) -> bool {
    let open = world.fetching.open.values().filter(|open| open.request.keepalive);
    let lengths = open.map(|open| open.request.body.as_ref().map_or(0, Vec::len));
    lengths.fold(length, usize::saturating_add) <= MOST_KEPT_ALIVE
}

pub(super) fn begin(cx: &mut Cx<'_>, mut request: FetchRequest, consumer: Consumer) -> RequestId {
    let id = cx.host.fetching.next_id();
    if !request.headers.contains("Accept") {
        let value = match request.destination {
            crate::loader::Destination::Style => "text/css,*/*;q=0.1",
            crate::loader::Destination::Json => "application/json,*/*;q=0.5",
            crate::loader::Destination::Image => "image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5",
            _ if request.mode == Mode::Navigate => {
                "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
            }
            _ => "*/*",
        };
        request.headers.append("Accept", value);
    }
    trace::note(cx.host, |_| Traced::Fetch {
        id: id.0,
        method: request.method.clone(),
        url: request.url.to_string(),
    });
    let length = request.body.as_ref().map_or(0, Vec::len);
    if request.keepalive && !may_be_kept_alive(cx.host, length) {
        let error = LoadError::Network("too much is to outlive its document".into());
        network_error(cx, id, &request, consumer, 0, error);
    } else if budget::spend_requests(cx, 1) {
        main_fetch(cx, id, request, consumer, 0);
    } else {
        let error = LoadError::Network("too many requests".into());
        network_error(cx, id, &request, consumer, 0, error);
    }
    id
}

/// <https://fetch.spec.whatwg.org/#main-fetch>
fn main_fetch(
    cx: &mut Cx<'_>,
    id: RequestId,
    mut request: FetchRequest,
    consumer: Consumer,
    delay: u64,
) {
    if request.referrer_policy.is_empty() {
        let policy = request.client.and_then(|document| cx.host.documents.get(document));
        let policy = policy.map(|state| state.referrer_policy.clone()).unwrap_or_default();
        request.referrer_policy = if policy.is_empty() { DEFAULT_POLICY.into() } else { policy };
    }
    if should_request_be_blocked(cx, &request) {
        let error = LoadError::Network("the policy of the document does not allow it".into());
        return network_error(cx, id, &request, consumer, delay, error);
    }
    let is_http = matches!(request.url.scheme(), "http" | "https");
    if is_http && request.url.port().is_some_and(is_a_bad_port) {
        let error = LoadError::Network("the port is reserved for another protocol".into());
        return network_error(cx, id, &request, consumer, delay, error);
    }
    let is_own = Origin::of(&request.url).is_same_origin(&request.origin)
        || (request.url.scheme() == "blob"
            && cx.host.fetching.blob_urls.get(&request.url).is_some());
    let is_basic = (is_own && request.tainting == Tainting::Basic)
        || request.url.scheme() == "data"
        || matches!(request.mode, Mode::Navigate | Mode::WebSocket);
    request.tainting = match request.mode {
        _ if is_basic => Tainting::Basic,
        Mode::SameOrigin => {
            let error = LoadError::Network("the address has another origin".into());
            return network_error(cx, id, &request, consumer, delay, error);
        }
        Mode::NoCors if request.redirect != Redirect::Follow => {
            let error = LoadError::Network("redirects of other origins are followed".into());
            return network_error(cx, id, &request, consumer, delay, error);
        }
        Mode::NoCors => Tainting::Opaque,
        _ if !is_http => {
            let error = LoadError::UnsupportedScheme(request.url.scheme().to_owned());
            return network_error(cx, id, &request, consumer, delay, error);
        }
        _ => Tainting::Cors,
    };
    if let Some(result) =
        schemes::answer(&cx.host.fetching.blob_urls, &request.url, &request.method)
    {
        return respond(cx, id, request, consumer, delay, result);
    }
    if request.tainting == Tainting::Cors && needs_a_preflight(&request) {
        let mut preflight = sent_request(cx.host, id, &request);
        preflight.method = "OPTIONS".into();
        preflight.body = None;
        preflight.credentials = Credentials::Omit;
        let mut headers = preflight_headers(&request);
        headers.append("Origin", request.serialized_origin());
        if let Some(referrer) = &preflight.referrer {
            headers.append("Referer", referrer.as_str());
        }
        preflight.headers = headers;
        return send(cx, Open { request, consumer, sent: preflight, is_preflight: true, delay });
    }
    http_fetch(cx, id, request, consumer, delay);
}

fn http_fetch(
    cx: &mut Cx<'_>,
    id: RequestId,
    request: FetchRequest,
    consumer: Consumer,
    delay: u64,
) {
    let sent = sent_request(cx.host, id, &request);
    send(cx, Open { request, consumer, sent, is_preflight: false, delay });
}

/// The request that the loader gets.
/// <https://fetch.spec.whatwg.org/#concept-http-network-or-cache-fetch>
fn sent_request(world: &World, id: RequestId, request: &FetchRequest) -> Request {
    let referrer = determine_the_referrer(world, request);
    let mut sent = Request::get(id, request.url.clone());
    sent.method.clone_from(&request.method);
    sent.headers = request.headers.clone();
    sent.body.clone_from(&request.body);
    sent.destination = request.destination;
    sent.mode = request.mode;
    sent.credentials = request.credentials;
    sent.redirect = Redirect::Manual;
    sent.cache = request.cache;
    sent.referrer_policy.clone_from(&request.referrer_policy);
    sent.origin = request.serialized_origin();
    sent.integrity.clone_from(&request.integrity);
    if let Some(referrer) = &referrer {
        sent.headers.append("Referer", referrer.as_str());
    }
    if sends_its_origin(request) {
        let origin = match request.tainting {
            Tainting::Cors => request.serialized_origin(),
            _ => origin_by_the_policy(request),
        };
        sent.headers.append("Origin", origin);
    }
    sent.referrer = referrer;
    sent
}

/// <https://fetch.spec.whatwg.org/#append-a-request-origin-header>
fn origin_by_the_policy(request: &FetchRequest) -> String {
    let is_foreign = !Origin::of(&request.url).is_same_origin(&request.origin);
    let origin = request.serialized_origin();
    let is_downgrade = origin.starts_with("https:") && !is_potentially_trustworthy(&request.url);
    let is_hidden = match request.referrer_policy.as_str() {
        "no-referrer" => true,
        "no-referrer-when-downgrade" | "strict-origin" | "strict-origin-when-cross-origin" => {
            is_downgrade
        }
        "same-origin" => is_foreign,
        _ => false,
    };
    if is_hidden && request.mode != Mode::Cors { "null".into() } else { origin }
}

/// <https://fetch.spec.whatwg.org/#append-a-request-cookie-header>
fn includes_credentials(open: &Open) -> bool {
    !open.is_preflight
        && match open.request.credentials {
            Credentials::Include => true,
            Credentials::SameOrigin => open.request.tainting == Tainting::Basic,
            _ => false,
        }
}

fn send(cx: &mut Cx<'_>, mut open: Open) {
    if includes_credentials(&open) {
        let user = CookieUser::request(cx.host, &open.request, &open.sent.url);
        let cookies = cx.host.cookie_text(&user);
        if !cookies.is_empty() {
            open.sent.headers.set("Cookie", cookies);
        }
    }
    match cx.host.fetching.loader.start(&open.sent) {
        Answer::Now(result) => answered(cx, open, result),
        Answer::Later => {
            cx.host.fetching.open.insert(open.sent.id, open);
        }
    }
}

/// Takes the answers that have come from the loader. Returns true if there were any.
pub(crate) fn poll_the_loader(cx: &mut Cx<'_>, wait: Duration) -> bool {
    if !cx.host.fetching.waits_for_responses() {
        return false;
    }
    let answers = cx.host.fetching.loader.take_answers(wait);
    let has_come = !answers.is_empty();
    for (id, result) in answers {
        deliver(cx, id, result);
    }
    has_come
}

/// An answer has come. One that nothing waits for is dropped.
pub(crate) fn deliver(cx: &mut Cx<'_>, id: RequestId, result: LoadResult) {
    if let Some(open) = cx.host.fetching.open.remove(&id) {
        answered(cx, open, result);
    } else {
        super::relay::answered(cx, id, result);
    }
}

fn answered(cx: &mut Cx<'_>, open: Open, result: LoadResult) {
    if let Ok(response) = &result
        && includes_credentials(&open)
    {
        let user = CookieUser::request(cx.host, &open.request, &open.sent.url);
        for cookie in response.headers.values("Set-Cookie") {
            let cookie = String::from_utf8_lossy(cookie);
            cx.host.set_cookie(&user, &cookie);
        }
    }
    let Open { request, consumer, sent, is_preflight, delay } = open;
    let id = sent.id;
    let response = match result {
        Ok(response) => response,
        Err(error) => return network_error(cx, id, &request, consumer, delay, error),
    };
    let took = u64::try_from(response.delay.as_micros()).unwrap_or(u64::MAX);
    if is_preflight {
        let delay = delay.saturating_add(took);
        if !is_allowed_by_the_preflight(&request, response.status, &response.headers) {
            let error =
                LoadError::Network("the server does not allow this to other origins".into());
            return network_error(cx, id, &request, consumer, delay, error);
        }
        return http_fetch(cx, id, request, consumer, delay);
    }
    if request.tainting == Tainting::Cors && !cors_check(&request, &response.headers) {
        let error = LoadError::Network("the server does not share this with other origins".into());
        return network_error(cx, id, &request, consumer, delay.saturating_add(took), error);
    }
    match redirected(&sent, &response) {
        None => respond(cx, id, request, consumer, delay, Ok(response)),
        Some(next) => match request.redirect {
            Redirect::Follow => {
                let delay = delay.saturating_add(took);
                redirect(cx, id, request, consumer, delay, &response, next);
            }
            Redirect::Manual => respond(cx, id, request, consumer, delay, Ok(response)),
            _ => {
                let error = LoadError::BadRedirect("redirects are not followed".into());
                network_error(cx, id, &request, consumer, delay.saturating_add(took), error);
            }
        },
    }
}

/// <https://fetch.spec.whatwg.org/#http-redirect-fetch>
fn redirect(
    cx: &mut Cx<'_>,
    id: RequestId,
    mut request: FetchRequest,
    consumer: Consumer,
    delay: u64,
    response: &Response,
    next: Result<Request, LoadError>,
) {
    let next = match next {
        Ok(next) => next,
        Err(error) => return network_error(cx, id, &request, consumer, delay, error),
    };
    if request.earlier_urls.len() >= MOST_REDIRECTS as usize {
        return network_error(cx, id, &request, consumer, delay, LoadError::TooManyRedirects);
    }
    let target = Origin::of(&next.url);
    let has_credentials = !next.url.username().is_empty() || next.url.password().is_some();
    let is_foreign = !target.is_same_origin(&request.origin);
    if has_credentials
        && (request.tainting == Tainting::Cors || (request.mode == Mode::Cors && is_foreign))
    {
        let error = LoadError::BadRedirect("the address has a user or a password".into());
        return network_error(cx, id, &request, consumer, delay, error);
    }
    let here = Origin::of(&request.url);
    if !target.is_same_origin(&here) {
        // "If request's origin is not same origin with request's current URL's origin": a redirect from one
        // foreign origin to another one.
        if !request.origin.is_same_origin(&here) {
            request.has_a_tainted_origin = true;
        }
        request.headers.delete("Authorization");
    }
    if next.method != request.method {
        request.method = next.method;
        request.body = None;
        for name in ["Content-Encoding", "Content-Language", "Content-Location", "Content-Type"] {
            request.headers.delete(name);
        }
    }
    let policy = parse_the_referrer_policy_header(&response.headers);
    if !policy.is_empty() {
        request.referrer_policy = policy;
    }
    let old = std::mem::replace(&mut request.url, next.url);
    request.earlier_urls.push(old);
    main_fetch(cx, id, request, consumer, delay);
}

fn network_error(
    cx: &mut Cx<'_>,
    id: RequestId,
    request: &FetchRequest,
    consumer: Consumer,
    delay: u64,
    error: LoadError,
) {
    let response = FetchResponse::network_error(error);
    let body = crate::loader::Body::default();
    hand_out(cx, id, request, consumer, delay, response, body);
}

/// The end of "main fetch": the response gets its type, and may be blocked.
fn respond(
    cx: &mut Cx<'_>,
    id: RequestId,
    request: FetchRequest,
    consumer: Consumer,
    delay: u64,
    result: LoadResult,
) {
    let response = match result {
        Ok(response) => response,
        Err(error) => return network_error(cx, id, &request, consumer, delay, error),
    };
    let took = u64::try_from(response.delay.as_micros()).unwrap_or(u64::MAX);
    let delay = delay.saturating_add(took);
    let is_redirect = matches!(response.status, 301 | 302 | 303 | 307 | 308);
    let kind = match request.tainting {
        _ if is_redirect
            && request.redirect == Redirect::Manual
            && request.mode != Mode::Navigate =>
        {
            ResponseType::OpaqueRedirect
        }
        Tainting::Basic => ResponseType::Basic,
        Tainting::Cors => ResponseType::Cors,
        Tainting::Opaque => ResponseType::Opaque,
    };
    let is_blocked = kind != ResponseType::OpaqueRedirect
        && (is_blocked_due_to_nosniff(request.destination, &response.headers)
            || is_blocked_due_to_its_mime_type(request.destination, &response.headers));
    if is_blocked {
        let error = LoadError::Network("the response is of another type".into());
        return network_error(cx, id, &request, consumer, delay, error);
    }
    let mut urls: Vec<Url> = request.earlier_urls.clone();
    urls.push(response.url.clone().unwrap_or_else(|| request.url.clone()));
    // "If response's URL has no fragment": the fragment of the request is kept.
    if let (Some(url), Some(fragment)) = (urls.last_mut(), request.url.fragment())
        && url.fragment().is_none()
    {
        url.set_fragment(Some(fragment));
    }
    let answer = FetchResponse {
        kind,
        urls,
        status: response.status,
        status_text: response.status_text,
        headers: response.headers,
        error: None,
    };
    if !request.integrity.is_empty() {
        let is_readable = !answer.is_cors_cross_origin();
        let matches = !response.body.broken
            && integrity::do_bytes_match(&response.body.bytes(), &request.integrity);
        if !is_readable || !matches {
            let error = LoadError::Network("the response has another hash".into());
            return network_error(cx, id, &request, consumer, delay, error);
        }
    }
    let body =
        if request.method == "HEAD" { crate::loader::Body::default() } else { response.body };
    hand_out(cx, id, &request, consumer, delay, answer, body);
}
