//! <https://fetch.spec.whatwg.org/#response-class>

use treewright_quickjs::{Thrown, Value};
use url::Url;

use crate::Cx;
use crate::bindings;
use crate::bodies::{self, Extracted, extract, is_unusable};
use crate::generated::Interface;
use crate::generated::dictionaries::ResponseInit;
use crate::generated::enums::ResponseType;
use crate::generated::unions::BodyInit;
use crate::header_lists::{self, Guard};
use crate::loader;
use crate::objects::slots;

/// The data of an object; its headers and its body are slots.
#[derive(Clone, Debug)]
pub(crate) struct ResponseData {
    pub(crate) kind: ResponseType,
    pub(crate) urls: Vec<Url>,
    pub(crate) status: u16,
    pub(crate) status_text: Vec<u8>,
}

impl Default for ResponseData {
    fn default() -> Self {
        Self { kind: ResponseType::Default, urls: Vec::new(), status: 200, status_text: Vec::new() }
    }
}

/// <https://fetch.spec.whatwg.org/#response-create>
pub(crate) fn create(
    cx: &mut Cx<'_>,
    data: ResponseData,
    headers: loader::Headers,
    guard: Guard,
    body: Option<&Value>,
) -> Result<Value, Thrown> {
    let prototype = bindings::prototype(cx, Interface::Response)?;
    create_with(cx, &prototype, data, headers, guard, body)
}

fn create_with(
    cx: &mut Cx<'_>,
    prototype: &Value,
    data: ResponseData,
    headers: loader::Headers,
    guard: Guard,
    body: Option<&Value>,
) -> Result<Value, Thrown> {
    let headers = header_lists::new_object(cx, headers, guard)?;
    let object = bindings::new_object_with(cx, Interface::Response, prototype);
    cx.set_data(&object, Box::new(data));
    cx.set_slot(&object, slots::HEADERS, &headers);
    if let Some(body) = body {
        cx.set_slot(&object, slots::BODY, body);
    }
    Ok(object)
}

/// <https://fetch.spec.whatwg.org/#initialize-a-response>
fn initialize(
    cx: &mut Cx<'_>,
    object: &Value,
    init: ResponseInit,
    body: Option<Extracted>,
) -> Result<(), Thrown> {
    if !matches!(init.status, 200..=599) {
        return Err(cx.range_error("The status is not between 200 and 599"));
    }
    let is_phrase = |byte: &u8| matches!(byte, b'\t' | b' '..=b'~' | 0x80..);
    if !init.status_text.iter().all(is_phrase) {
        return Err(cx.type_error("Invalid status text"));
    }
    cx.data(object, |data: &mut ResponseData, _| {
        data.status = init.status;
        data.status_text = init.status_text;
    });
    let headers = cx.slot(object, slots::HEADERS).unwrap_or_else(|| cx.undefined());
    if let Some(init) = init.headers {
        let filled = header_lists::with(cx, &headers, |headers| headers.fill(init));
        filled.unwrap_or(Ok(())).map_err(|message| cx.type_error(message))?;
    }
    if let Some(body) = body {
        if matches!(init.status, 204 | 205 | 304) {
            return Err(cx.type_error("A response with this status cannot have a body"));
        }
        let of_type = body.of_type.clone();
        bodies::put(cx, object, body);
        if let Some(of_type) = of_type {
            header_lists::with(cx, &headers, |headers| {
                if !headers.list.contains("Content-Type") {
                    headers.list.append("Content-Type", of_type);
                }
            });
        }
    }
    Ok(())
}

/// <https://fetch.spec.whatwg.org/#dom-response>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    body: Option<BodyInit>,
    init: ResponseInit,
) -> Result<Value, Thrown> {
    let (data, headers) = (ResponseData::default(), loader::Headers::new());
    let object = create_with(cx, prototype, data, headers, Guard::Response, None)?;
    let body = body.map(|body| extract(cx, body)).transpose()?;
    initialize(cx, &object, init, body)?;
    Ok(object)
}

/// <https://fetch.spec.whatwg.org/#dom-response-error>
pub(crate) fn error(cx: &mut Cx<'_>) -> Result<Value, Thrown> {
    let data = ResponseData { kind: ResponseType::Error, status: 0, ..ResponseData::default() };
    create(cx, data, loader::Headers::new(), Guard::Immutable, None)
}

/// <https://fetch.spec.whatwg.org/#dom-response-redirect>
pub(crate) fn redirect(cx: &mut Cx<'_>, url: String, status: u16) -> Result<Value, Thrown> {
    let document = crate::windows::document_of_the_current_global(cx)?;
    let base = cx.host.document_base_url(document);
    let Ok(url) = base.join(&url) else {
        return Err(cx.type_error("Failed to execute 'redirect' on 'Response': Invalid URL"));
    };
    if !matches!(status, 301 | 302 | 303 | 307 | 308) {
        return Err(
            cx.range_error("Failed to execute 'redirect' on 'Response': Invalid status code")
        );
    }
    let mut headers = loader::Headers::new();
    headers.append("Location", url.as_str());
    let data = ResponseData { status, ..ResponseData::default() };
    create(cx, data, headers, Guard::Immutable, None)
}

/// <https://fetch.spec.whatwg.org/#dom-response-json>
pub(crate) fn json(cx: &mut Cx<'_>, data: Value, init: ResponseInit) -> Result<Value, Thrown> {
    let text = cx.stringify_json(&data)?;
    let Some(text) = cx.string_value(&text) else {
        return Err(cx.type_error("The value has no JSON"));
    };
    let (data, headers) = (ResponseData::default(), loader::Headers::new());
    let object = create(cx, data, headers, Guard::Response, None)?;
    let body = Extracted {
        bytes: text.into_scalar().into_bytes(),
        of_type: Some("application/json".into()),
        stream: None,
    };
    initialize(cx, &object, init, Some(body))?;
    Ok(object)
}

/// The data of an object.
fn data(cx: &mut Cx<'_>, this: &Value) -> ResponseData {
    cx.data(this, |data: &mut ResponseData, _| data.clone()).unwrap_or_default()
}

/// <https://fetch.spec.whatwg.org/#concept-response-type>
pub(crate) fn type_(cx: &mut Cx<'_>, this: &Value) -> Result<ResponseType, Thrown> {
    Ok(data(cx, this).kind)
}

/// <https://fetch.spec.whatwg.org/#dom-response-url>
pub(crate) fn url(cx: &mut Cx<'_>, this: &Value) -> Result<String, Thrown> {
    let Some(mut url) = data(cx, this).urls.pop() else { return Ok(String::new()) };
    url.set_fragment(None);
    Ok(url.into())
}

/// <https://fetch.spec.whatwg.org/#dom-response-redirected>
pub(crate) fn redirected(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    Ok(data(cx, this).urls.len() > 1)
}

/// <https://fetch.spec.whatwg.org/#concept-response-status>
pub(crate) fn status(cx: &mut Cx<'_>, this: &Value) -> Result<u16, Thrown> {
    Ok(data(cx, this).status)
}

/// <https://fetch.spec.whatwg.org/#dom-response-ok>
pub(crate) fn ok(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    Ok(matches!(data(cx, this).status, 200..=299))
}

/// <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#cors-cross-origin>
pub(crate) fn is_cors_same_origin(cx: &mut Cx<'_>, this: &Value) -> bool {
    !matches!(data(cx, this).kind, ResponseType::Opaque | ResponseType::Opaqueredirect)
}

/// <https://fetch.spec.whatwg.org/#dom-response-statustext>
pub(crate) fn status_text(cx: &mut Cx<'_>, this: &Value) -> Result<Vec<u8>, Thrown> {
    Ok(data(cx, this).status_text)
}

/// <https://fetch.spec.whatwg.org/#dom-response-headers>
pub(crate) fn headers(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    cx.slot(this, slots::HEADERS).ok_or_else(|| cx.type_error("Illegal invocation"))
}

/// <https://fetch.spec.whatwg.org/#dom-response-clone>
pub(crate) fn clone(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    if is_unusable(cx, this) {
        return Err(cx.type_error("The body has been read already, or its stream is locked"));
    }
    let headers = headers(cx, this)?;
    let copied = header_lists::with(cx, &headers, |headers| (headers.list.clone(), headers.guard));
    let (list, guard) = copied.unwrap_or_else(|| (loader::Headers::new(), Guard::Response));
    let data = data(cx, this);
    let object = create(cx, data, list, guard, None)?;
    bodies::clone_the_body(cx, this, &object)?;
    Ok(object)
}
