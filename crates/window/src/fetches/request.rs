//! Requests made by scripts.
//!
//! <https://fetch.spec.whatwg.org/#dom-request>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};
use url::Url;

use crate::Cx;
use crate::abort;
use crate::bodies::{self, extract, is_unusable};
use crate::fetching::{FetchRequest, Referrer, is_a_safelisted_method};
use crate::generated::dictionaries::RequestInit;
use crate::generated::enums::{
    ReferrerPolicy, RequestCache, RequestCredentials, RequestMode, RequestRedirect,
};
use crate::generated::unions::RequestInfo;
use crate::global_objects::document_of_the_current_global;
use crate::header_lists::{
    self, Guard, HeaderList, is_a_forbidden_method, is_a_header_name, normalize_method,
};
use crate::loader::{Cache, Credentials, Destination, Mode, Redirect};
use crate::objects::slots;
use crate::origin::Origin;

/// The data of a `Request`; its headers, body and signal are slots.
#[derive(Clone, Debug)]
pub(crate) struct RequestData {
    pub(crate) method: String,
    pub(crate) url: Url,
    pub(crate) referrer: Referrer,
    pub(crate) referrer_policy: ReferrerPolicy,
    pub(crate) mode: RequestMode,
    pub(crate) credentials: RequestCredentials,
    pub(crate) cache: RequestCache,
    pub(crate) redirect: RequestRedirect,
    pub(crate) integrity: String,
    pub(crate) keepalive: bool,
}

impl RequestData {
    fn new(url: Url) -> Self {
        Self {
            method: "GET".into(),
            url,
            referrer: Referrer::Client,
            referrer_policy: ReferrerPolicy::Empty,
            mode: RequestMode::Cors,
            credentials: RequestCredentials::SameOrigin,
            cache: RequestCache::Default,
            redirect: RequestRedirect::Follow,
            integrity: String::new(),
            keepalive: false,
        }
    }
}

/// The steps of the constructor, for a new object.
/// <https://fetch.spec.whatwg.org/#dom-request>
pub(crate) fn fill_the_request(
    cx: &mut Cx<'_>,
    object: &Value,
    input: RequestInfo,
    init: RequestInit,
) -> Result<(), Thrown> {
    let document = document_of_the_current_global(cx)?;
    let (mut data, input) = match input {
        RequestInfo::UsvString(text) => {
            let Ok(url) = cx.host.document_base_url(document).join(&text) else {
                return Err(cx.type_error("Failed to parse the URL of the request"));
            };
            if !url.username().is_empty() || url.password().is_some() {
                return Err(cx.type_error("The URL of a request must not have credentials"));
            }
            (RequestData::new(url), None)
        }
        RequestInfo::Request(input) => (read(cx, &input, Clone::clone)?, Some(input)),
    };
    if !init.window.is_nullish() {
        return Err(cx.type_error("The window of a request can only be null"));
    }
    let is_init_empty = is_empty(&init);
    if !is_init_empty {
        if data.mode == RequestMode::Navigate {
            data.mode = RequestMode::SameOrigin;
        }
        data.referrer = Referrer::Client;
        data.referrer_policy = ReferrerPolicy::Empty;
    }
    if let Some(referrer) = &init.referrer {
        data.referrer = parse_the_referrer(cx, document, referrer)?;
    }
    set_the_rest(cx, &mut data, &init)?;
    let input_signal = input.as_ref().and_then(|input| cx.slot(input, slots::SIGNAL));
    let signal = match init.signal {
        Some(signal) => signal,
        None => input_signal,
    };
    let signals: Vec<Value> = signal.into_iter().collect();
    let signal = abort::new_dependent(cx, &signals)?;
    let guard = if data.mode == RequestMode::NoCors {
        if !is_a_safelisted_method(&data.method) {
            return Err(cx.type_error("The method of a request without CORS is GET, HEAD or POST"));
        }
        Guard::RequestNoCors
    } else {
        Guard::Request
    };
    let input_headers = input.as_ref().and_then(|input| cx.slot(input, slots::HEADERS));
    let input_headers = input_headers.map(|headers| header_lists::list_of(cx, &headers));
    let mut headers = HeaderList { list: input_headers.unwrap_or_default(), guard };
    if !is_init_empty {
        let old = std::mem::take(&mut headers.list);
        let filled = match init.headers {
            Some(init) => headers.fill(init),
            None => old.iter().try_for_each(|(name, value)| headers.append(name.as_bytes(), value)),
        };
        filled.map_err(|message| cx.type_error(message))?;
    }
    let has_input_body = input.as_ref().is_some_and(|input| bodies::has_a_body(cx, input));
    let init_body = init.body.flatten();
    if (init_body.is_some() || has_input_body) && matches!(data.method.as_str(), "GET" | "HEAD") {
        return Err(cx.type_error("A request with GET or HEAD cannot have a body"));
    }
    let body = init_body.map(|body| extract(cx, body)).transpose()?;
    if let Some(body) = &body {
        if let Some(of_type) = &body.of_type
            && !headers.list.contains("Content-Type")
        {
            let appended = headers.append(b"Content-Type", of_type.as_bytes());
            appended.map_err(|message| cx.type_error(message))?;
        }
        if body.stream.is_some() {
            if init.duplex.is_none() {
                return Err(cx.type_error("A request with a stream as its body needs duplex"));
            }
            if data.keepalive {
                return Err(cx.type_error("A request that is kept alive cannot send a stream"));
            }
        }
    }
    let sends_a_stream = match (&body, &input) {
        (Some(body), _) => body.stream.is_some(),
        (None, Some(input)) => has_input_body && bodies::source_bytes(cx, input).is_none(),
        (None, None) => false,
    };
    if sends_a_stream && !matches!(data.mode, RequestMode::SameOrigin | RequestMode::Cors) {
        return Err(cx.type_error("The mode of the request does not let it send a stream"));
    }
    let headers = header_lists::new_object(cx, headers.list, guard)?;
    cx.set_data(object, Box::new(data));
    cx.set_slot(object, slots::HEADERS, &headers);
    cx.set_slot(object, slots::SIGNAL, &signal);
    match (body, &input) {
        (Some(body), _) => bodies::put(cx, object, body),
        (None, Some(input)) if has_input_body => {
            if is_unusable(cx, input) {
                return Err(cx.type_error("The body of the request has been read already"));
            }
            bodies::take_over_the_body(cx, input, object)?;
        }
        _ => {}
    }
    Ok(())
}

fn is_empty(init: &RequestInit) -> bool {
    init.body.is_none()
        && init.cache.is_none()
        && init.credentials.is_none()
        && init.duplex.is_none()
        && init.headers.is_none()
        && init.integrity.is_none()
        && init.keepalive.is_none()
        && init.method.is_none()
        && init.mode.is_none()
        && init.priority.is_none()
        && init.redirect.is_none()
        && init.referrer.is_none()
        && init.referrer_policy.is_none()
        && init.signal.is_none()
        && init.window.is_undefined()
}

fn parse_the_referrer(
    cx: &mut Cx<'_>,
    document: NodeId,
    referrer: &str,
) -> Result<Referrer, Thrown> {
    if referrer.is_empty() {
        return Ok(Referrer::None);
    }
    let Ok(url) = cx.host.document_base_url(document).join(referrer) else {
        return Err(cx.type_error("Failed to parse the referrer of the request"));
    };
    let state = cx.host.documents.get(document);
    let is_own = state.is_some_and(|state| state.origin.is_same_origin(&Origin::of(&url)));
    let is_client = url.scheme() == "about" && url.path() == "client";
    Ok(if is_client || !is_own { Referrer::Client } else { Referrer::Url(url) })
}

fn set_the_rest(cx: &mut Cx<'_>, data: &mut RequestData, init: &RequestInit) -> Result<(), Thrown> {
    data.referrer_policy = init.referrer_policy.unwrap_or(data.referrer_policy);
    if init.mode == Some(RequestMode::Navigate) {
        return Err(cx.type_error("Scripts cannot make requests that navigate"));
    }
    data.mode = init.mode.unwrap_or(data.mode);
    data.credentials = init.credentials.unwrap_or(data.credentials);
    data.cache = init.cache.unwrap_or(data.cache);
    if data.cache == RequestCache::OnlyIfCached && data.mode != RequestMode::SameOrigin {
        return Err(cx.type_error("'only-if-cached' requires the mode 'same-origin'"));
    }
    data.redirect = init.redirect.unwrap_or(data.redirect);
    if let Some(integrity) = &init.integrity {
        data.integrity = integrity.to_scalar().into_owned();
    }
    data.keepalive = init.keepalive.unwrap_or(data.keepalive);
    if let Some(method) = &init.method {
        let text = header_lists::name_text(method);
        if !is_a_header_name(method) {
            return Err(cx.type_error("The method of the request is not a valid one"));
        }
        if is_a_forbidden_method(&text) {
            return Err(cx.type_error("The method of the request is forbidden"));
        }
        data.method = normalize_method(&text);
    }
    Ok(())
}

/// The request that is fetched for an object.
pub(super) fn request_of(cx: &mut Cx<'_>, object: &Value) -> Result<FetchRequest, Thrown> {
    let document = document_of_the_current_global(cx)?;
    let data = read(cx, object, Clone::clone)?;
    let headers = cx.slot(object, slots::HEADERS);
    let headers = headers.map(|headers| header_lists::list_of(cx, &headers));
    let body = bodies::source_bytes(cx, object);
    let mut request = FetchRequest::new(cx.host, document, data.url, Destination::Empty);
    request.method = data.method;
    request.headers = headers.unwrap_or_default();
    request.body = body;
    request.mode = Mode::from_name(data.mode.as_str()).unwrap_or(Mode::Cors);
    request.credentials = Credentials::from_name(data.credentials.as_str()).unwrap_or_default();
    request.redirect = Redirect::from_name(data.redirect.as_str()).unwrap_or_default();
    request.cache = Cache::from_name(data.cache.as_str()).unwrap_or_default();
    request.referrer = data.referrer;
    data.referrer_policy.as_str().clone_into(&mut request.referrer_policy);
    request.integrity = data.integrity;
    request.keepalive = data.keepalive;
    request.is_unsafe = true;
    Ok(request)
}

/// Reads from the data of an object.
pub(crate) fn read<R>(
    cx: &mut Cx<'_>,
    this: &Value,
    read: impl FnOnce(&RequestData) -> R,
) -> Result<R, Thrown> {
    match cx.data(this, |data: &mut RequestData, _| read(data)) {
        Some(result) => Ok(result),
        None => Err(cx.type_error("Illegal invocation")),
    }
}
