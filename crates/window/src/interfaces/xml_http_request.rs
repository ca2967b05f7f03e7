//! <https://xhr.spec.whatwg.org/#interface-xmlhttprequest>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::exception::{DomExceptionName, dom_exception};
use crate::fetches::is_a_readable_header;
use crate::generated::Interface;
use crate::generated::enums::XMLHttpRequestResponseType;
use crate::generated::unions::DocumentOrBlobOrBufferSourceOrFormDataOrURLSearchParamsOrUsvString as Body;
use crate::global_objects::document_of_the_current_global;
use crate::header_lists::{
    is_a_forbidden_method, is_a_forbidden_request_header, is_a_header_name, is_a_header_value,
    name_text, normalize, normalize_method,
};
use crate::loader::{Credentials, Headers};
use crate::strings::DomString;
use crate::xhr::{self, DONE, LOADING, OPENED, UPLOAD, Xhr, invalid_state, with};

/// <https://xhr.spec.whatwg.org/#dom-xmlhttprequest>
pub(crate) fn constructor(cx: &mut Cx<'_>, prototype: &Value) -> Result<Value, Thrown> {
    let object = bindings::new_object_with(cx, Interface::XMLHttpRequest, prototype);
    cx.set_data(&object, Box::new(Xhr::new()));
    let upload = bindings::new_object(cx, Interface::XMLHttpRequestUpload)?;
    cx.set_slot(&object, UPLOAD, &upload);
    Ok(object)
}

/// <https://xhr.spec.whatwg.org/#dom-xmlhttprequest-readystate>
pub(crate) fn ready_state(cx: &mut Cx<'_>, this: &Value) -> Result<u16, Thrown> {
    with(cx, this, |xhr| xhr.state)
}

pub(crate) fn open(
    cx: &mut Cx<'_>,
    this: &Value,
    method: Vec<u8>,
    url: String,
) -> Result<(), Thrown> {
    open_2(cx, this, method, url, true, None, None)
}

/// <https://xhr.spec.whatwg.org/#the-open()-method>
pub(crate) fn open_2(
    cx: &mut Cx<'_>,
    this: &Value,
    method: Vec<u8>,
    url: String,
    async_: bool,
    username: Option<String>,
    password: Option<String>,
) -> Result<(), Thrown> {
    let text = name_text(&method);
    if !is_a_header_name(&method) {
        let message = "The method is not a valid one";
        return Err(dom_exception(cx, DomExceptionName::SyntaxError, message));
    }
    if is_a_forbidden_method(&text) {
        return Err(dom_exception(cx, DomExceptionName::SecurityError, "The method is forbidden"));
    }
    let document = document_of_the_current_global(cx)?;
    let Some(mut url) = cx.host.encoding_parse_a_url(&url, document) else {
        return Err(dom_exception(cx, DomExceptionName::SyntaxError, "The URL is not a valid one"));
    };
    if url.has_host() {
        // Both are allowed if the URL has a host.
        if let Some(username) = username {
            let _is_set = url.set_username(&username);
        }
        if let Some(password) = password {
            let _is_set = url.set_password(Some(&password));
        }
    }
    let is_special = with(cx, this, |xhr| {
        xhr.timeout != 0 || xhr.response_type != XMLHttpRequestResponseType::Empty
    })?;
    if !async_ && is_special && xhr::is_in_a_window(cx) {
        let message = "Synchronous requests have neither a timeout nor a response type";
        return Err(dom_exception(cx, DomExceptionName::InvalidAccessError, message));
    }
    xhr::terminate(cx, this)?;
    let changes = with(cx, this, |xhr| {
        xhr.is_sent = false;
        xhr.upload_listener = false;
        xhr.method = normalize_method(&text);
        xhr.url = Some(url);
        xhr.is_synchronous = !async_;
        xhr.author_headers = Headers::new();
        let changes = xhr.state != OPENED;
        xhr.state = OPENED;
        changes
    })?;
    if changes {
        xhr::fire_readystatechange(cx, this);
    }
    Ok(())
}

/// Headers and similar values are set between `open()` and `send()`.
fn expect_opened(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    if with(cx, this, |xhr| xhr.state == OPENED && !xhr.is_sent)? {
        return Ok(());
    }
    Err(invalid_state(cx, "The object is not opened, or the request was sent already"))
}

/// <https://xhr.spec.whatwg.org/#the-setrequestheader()-method>
pub(crate) fn set_request_header(
    cx: &mut Cx<'_>,
    this: &Value,
    name: Vec<u8>,
    value: Vec<u8>,
) -> Result<(), Thrown> {
    expect_opened(cx, this)?;
    let value = normalize(&value);
    if !is_a_header_name(&name) || !is_a_header_value(value) {
        let message = "The header is not a valid one";
        return Err(dom_exception(cx, DomExceptionName::SyntaxError, message));
    }
    let name = name_text(&name);
    if is_a_forbidden_request_header(&name, value) {
        return Ok(());
    }
    with(cx, this, |xhr| match xhr.author_headers.get(&name) {
        Some(old) => xhr.author_headers.set(&name, [old.as_slice(), b", ", value].concat()),
        None => xhr.author_headers.set(&name, value),
    })
}

/// <https://xhr.spec.whatwg.org/#dom-xmlhttprequest-timeout>
pub(crate) fn timeout(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    with(cx, this, |xhr| xhr.timeout)
}

/// <https://xhr.spec.whatwg.org/#the-timeout-attribute>
pub(crate) fn set_timeout(cx: &mut Cx<'_>, this: &Value, value: u32) -> Result<(), Thrown> {
    if with(cx, this, |xhr| xhr.is_synchronous && xhr.state == OPENED)? && xhr::is_in_a_window(cx) {
        let message = "Synchronous requests have no timeout";
        return Err(dom_exception(cx, DomExceptionName::InvalidAccessError, message));
    }
    let is_under_way = with(cx, this, |xhr| {
        xhr.timeout = value;
        xhr.is_sent
    })?;
    if is_under_way { xhr::set_the_timer(cx, this) } else { Ok(()) }
}

/// <https://xhr.spec.whatwg.org/#dom-xmlhttprequest-withcredentials>
pub(crate) fn with_credentials(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    with(cx, this, |xhr| xhr.with_credentials)
}

/// <https://xhr.spec.whatwg.org/#the-withcredentials-attribute>
pub(crate) fn set_with_credentials(
    cx: &mut Cx<'_>,
    this: &Value,
    value: bool,
) -> Result<(), Thrown> {
    if with(cx, this, |xhr| !matches!(xhr.state, xhr::UNSENT | OPENED) || xhr.is_sent)? {
        return Err(invalid_state(cx, "The request was sent already"));
    }
    with(cx, this, |xhr| xhr.with_credentials = value)
}

/// <https://xhr.spec.whatwg.org/#dom-xmlhttprequest-upload>
pub(crate) fn upload(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    cx.slot(this, UPLOAD).ok_or_else(|| cx.type_error("Illegal invocation"))
}

/// <https://xhr.spec.whatwg.org/#dom-xmlhttprequest-send>
pub(crate) fn send(cx: &mut Cx<'_>, this: &Value, body: Option<Body>) -> Result<(), Thrown> {
    xhr::send(cx, this, body)
}

/// <https://xhr.spec.whatwg.org/#dom-xmlhttprequest-abort>
pub(crate) fn abort(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    xhr::abort(cx, this)
}

/// <https://xhr.spec.whatwg.org/#the-responseurl-attribute>
pub(crate) fn response_url(cx: &mut Cx<'_>, this: &Value) -> Result<String, Thrown> {
    with(cx, this, |xhr| {
        let Some(mut url) = xhr.response.url().cloned() else { return String::new() };
        url.set_fragment(None);
        url.into()
    })
}

/// <https://xhr.spec.whatwg.org/#dom-xmlhttprequest-status>
pub(crate) fn status(cx: &mut Cx<'_>, this: &Value) -> Result<u16, Thrown> {
    with(cx, this, |xhr| xhr.response.status)
}

/// <https://xhr.spec.whatwg.org/#dom-xmlhttprequest-statustext>
pub(crate) fn status_text(cx: &mut Cx<'_>, this: &Value) -> Result<Vec<u8>, Thrown> {
    with(cx, this, |xhr| xhr.response.status_text.clone().into_bytes())
}

/// The headers that are visible to scripts.
fn headers(cx: &mut Cx<'_>, this: &Value) -> Result<Headers, Thrown> {
    with(cx, this, |xhr| {
        let credentials =
            if xhr.with_credentials { Credentials::Include } else { Credentials::SameOrigin };
        let all = xhr.response.headers.iter();
        all.filter(|(name, _)| is_a_readable_header(&xhr.response, credentials, name)).collect()
    })
}

/// <https://xhr.spec.whatwg.org/#dom-xmlhttprequest-getresponseheader>
pub(crate) fn get_response_header(
    cx: &mut Cx<'_>,
    this: &Value,
    name: Vec<u8>,
) -> Result<Option<Vec<u8>>, Thrown> {
    Ok(headers(cx, this)?.get(&name_text(&name)))
}

/// <https://xhr.spec.whatwg.org/#the-getallresponseheaders()-method>
pub(crate) fn get_all_response_headers(cx: &mut Cx<'_>, this: &Value) -> Result<Vec<u8>, Thrown> {
    let headers = headers(cx, this)?;
    let mut names: Vec<String> =
        headers.iter().map(|(name, _)| name.to_ascii_uppercase()).collect();
    names.sort();
    names.dedup();
    let mut text = Vec::new();
    for name in names {
        text.extend(name.to_ascii_lowercase().into_bytes());
        text.extend_from_slice(b": ");
        text.extend(headers.get(&name).unwrap_or_default());
        text.extend_from_slice(b"\r\n");
    }
    Ok(text)
}

/// <https://xhr.spec.whatwg.org/#the-overridemimetype()-method>
pub(crate) fn override_mime_type(
    cx: &mut Cx<'_>,
    this: &Value,
    mime: DomString,
) -> Result<(), Thrown> {
    if with(cx, this, |xhr| matches!(xhr.state, LOADING | DONE))? {
        return Err(invalid_state(cx, "The response has already come"));
    }
    let mime = mime.to_scalar().parse().or_else(|_| "application/octet-stream".parse());
    with(cx, this, |xhr| xhr.override_mime_type = mime.ok())
}

/// <https://xhr.spec.whatwg.org/#dom-xmlhttprequest-responsetype>
pub(crate) fn response_type(
    cx: &mut Cx<'_>,
    this: &Value,
) -> Result<XMLHttpRequestResponseType, Thrown> {
    with(cx, this, |xhr| xhr.response_type)
}

/// <https://xhr.spec.whatwg.org/#the-responsetype-attribute>
pub(crate) fn set_response_type(
    cx: &mut Cx<'_>,
    this: &Value,
    value: XMLHttpRequestResponseType,
) -> Result<(), Thrown> {
    if value == XMLHttpRequestResponseType::Document && !xhr::is_in_a_window(cx) {
        return Ok(());
    }
    let (state, is_synchronous) = with(cx, this, |xhr| (xhr.state, xhr.is_synchronous))?;
    if matches!(state, LOADING | DONE) {
        return Err(invalid_state(cx, "The response has already come"));
    }
    if is_synchronous && state == OPENED && xhr::is_in_a_window(cx) {
        let message = "Synchronous requests have no response type";
        return Err(dom_exception(cx, DomExceptionName::InvalidAccessError, message));
    }
    with(cx, this, |xhr| xhr.response_type = value)
}

/// <https://xhr.spec.whatwg.org/#dom-xmlhttprequest-response>
pub(crate) fn response(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    xhr::response(cx, this)
}

/// <https://xhr.spec.whatwg.org/#the-responsetext-attribute>
pub(crate) fn response_text(cx: &mut Cx<'_>, this: &Value) -> Result<String, Thrown> {
    use XMLHttpRequestResponseType::{Empty, Text};
    if with(cx, this, |xhr| !matches!(xhr.response_type, Empty | Text))? {
        return Err(invalid_state(cx, "The response is not one of text"));
    }
    if with(cx, this, |xhr| matches!(xhr.state, LOADING | DONE))? {
        return xhr::response_text(cx, this);
    }
    Ok(String::new())
}

/// <https://xhr.spec.whatwg.org/#the-responsexml-attribute>
pub(crate) fn response_xml(cx: &mut Cx<'_>, this: &Value) -> Result<Option<NodeId>, Thrown> {
    use XMLHttpRequestResponseType::{Document, Empty};
    if with(cx, this, |xhr| !matches!(xhr.response_type, Empty | Document))? {
        return Err(invalid_state(cx, "The response is not a document"));
    }
    xhr::response_document(cx, this)
}
