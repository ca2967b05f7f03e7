//! <https://fetch.spec.whatwg.org/#response-class>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bodies::{self, Extracted, extract, is_unusable};
use crate::fetches::response::{ResponseData, create, create_with, data, is_ok};
use crate::generated::dictionaries::ResponseInit;
use crate::generated::enums::ResponseType;
use crate::generated::unions::BodyInit;
use crate::header_lists::{self, Guard};
use crate::loader;
use crate::objects::slots;

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
    let document = crate::global_objects::document_of_the_current_global(cx)?;
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
        return Err(cx.type_error("The value has no form in JSON"));
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
    Ok(is_ok(cx, this))
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
