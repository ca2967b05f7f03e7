//! The methods that return a body as a whole.

use treewright_microsyntaxes::mime::MimeType;
use treewright_quickjs::{Thrown, Value};

use super::multipart::parse_multipart_form_data;
use super::{ERROR, bytes_of, when_ended};
use crate::Cx;
use crate::blobs::new_blob;
use crate::fetching::{extract_a_mime_type, utf8_decode};
use crate::forms::entries;
use crate::generated::unions::FormDataEntryValue;
use crate::header_lists;
use crate::host_functions;
use crate::objects::slots;
use crate::streams::{self, Settle};

/// The result that the bytes are converted to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    ArrayBuffer,
    Blob,
    Bytes,
    FormData,
    Json,
    Text,
}

/// <https://fetch.spec.whatwg.org/#dom-body-bodyused>
pub(crate) fn is_used(cx: &mut Cx<'_>, owner: &Value) -> bool {
    match cx.slot(owner, slots::BODY_STREAM) {
        Some(stream) => streams::is_disturbed(cx, &stream),
        None => cx.slot(owner, slots::BODY_USED).is_some(),
    }
}

/// <https://fetch.spec.whatwg.org/#body-unusable>
pub(crate) fn is_unusable(cx: &mut Cx<'_>, owner: &Value) -> bool {
    let stream = cx.slot(owner, slots::BODY_STREAM);
    stream.is_some_and(|stream| streams::is_locked(cx, &stream)) || is_used(cx, owner)
}

/// The body of a request or response is read, or was given to another one.
pub(crate) fn mark_used(cx: &Cx<'_>, owner: &Value) {
    if cx.slot(owner, slots::BODY).is_some() {
        cx.set_slot(owner, slots::BODY_USED, &cx.boolean(true));
    }
}

/// <https://fetch.spec.whatwg.org/#concept-body-consume-body>
pub(crate) fn consume(cx: &mut Cx<'_>, owner: &Value, kind: Kind) -> Result<Value, Thrown> {
    if is_unusable(cx, owner) {
        return Err(cx.type_error("The body has been read already, or its stream is locked"));
    }
    let headers = cx.slot(owner, slots::HEADERS).unwrap_or_else(|| cx.undefined());
    if let Some(stream) = cx.slot(owner, slots::BODY_STREAM) {
        return consume_the_stream(cx, &stream, kind, &headers);
    }
    let Some(body) = cx.slot(owner, slots::BODY) else {
        let value = package(cx, kind, Vec::new(), &headers)?;
        return cx.resolved_promise(&value);
    };
    mark_used(cx, owner);
    let (promise, resolve, reject) = cx.promise()?;
    let captured = [resolve, reject, body.clone(), headers];
    let function = host_functions::new(
        cx,
        0,
        &captured,
        Box::new(move |cx, call| {
            let (body, headers) = (call.captured(3), call.captured(4));
            let result = match bytes_of(cx, &body) {
                Some(bytes) => package(cx, kind, bytes, &headers),
                None => match cx.slot(&body, ERROR) {
                    Some(error) => Err(Thrown::new(error)),
                    None => Err(cx.type_error("The body ended too early")),
                },
            };
            let undefined = cx.undefined();
            match result {
                Ok(value) => cx.call(&call.captured(1), &undefined, &[value]),
                Err(thrown) if thrown.uncatchable => Err(thrown),
                Err(thrown) => cx.call(&call.captured(2), &undefined, &[thrown.value]),
            }
        }),
    );
    when_ended(cx, &body, &function);
    Ok(promise)
}

/// <https://fetch.spec.whatwg.org/#body-fully-read>
fn consume_the_stream(
    cx: &mut Cx<'_>,
    stream: &Value,
    kind: Kind,
    headers: &Value,
) -> Result<Value, Thrown> {
    let deferred = streams::deferred(cx)?;
    let promise = streams::promise_of(cx, &deferred);
    cx.set_slot(&deferred, slots::HEADERS, headers);
    let ending = move |cx: &mut Cx<'_>, result: Result<Vec<u8>, Value>, deferred: &Value| {
        let headers = cx.slot(deferred, slots::HEADERS).unwrap_or_else(|| cx.undefined());
        let packaged = result.map_err(Thrown::new).and_then(|b| package(cx, kind, b, &headers));
        match packaged {
            Ok(value) => deferred.resolve(cx, &value),
            Err(thrown) if thrown.uncatchable => Err(thrown),
            Err(thrown) => deferred.reject(cx, &thrown.value),
        }
    };
    streams::read_all_bytes(cx, stream, &deferred, Box::new(ending))?;
    Ok(promise)
}

/// <https://fetch.spec.whatwg.org/#dom-body-textstream>
pub(crate) fn text_stream(cx: &mut Cx<'_>, owner: &Value) -> Result<Value, Thrown> {
    if is_unusable(cx, owner) {
        return Err(cx.type_error("The body has been read already, or its stream is locked"));
    }
    let stream = match super::stream_of(cx, owner)? {
        Some(stream) => stream,
        None => super::stream_of_bytes(cx, Vec::new())?,
    };
    streams::decoded(cx, &stream)
}

fn package(cx: &mut Cx<'_>, kind: Kind, bytes: Vec<u8>, headers: &Value) -> Result<Value, Thrown> {
    Ok(match kind {
        Kind::ArrayBuffer => cx.array_buffer(bytes),
        Kind::Bytes => cx.uint8_array(bytes),
        Kind::Text => cx.string(&utf8_decode(&bytes)),
        Kind::Json => {
            let text = utf8_decode(&bytes);
            return cx.parse_json(&text.into(), "");
        }
        Kind::Blob => {
            let list = header_lists::list_of(cx, headers);
            let of_type = extract_a_mime_type(&list).map(|mime| mime.to_string());
            return new_blob(cx, bytes, &of_type.unwrap_or_default());
        }
        Kind::FormData => return form_data_of(cx, &bytes, headers),
    })
}

/// <https://fetch.spec.whatwg.org/#dom-body-formdata>
fn form_data_of(cx: &mut Cx<'_>, bytes: &[u8], headers: &Value) -> Result<Value, Thrown> {
    let list = header_lists::list_of(cx, headers);
    let mime = extract_a_mime_type(&list);
    let entries = match mime.as_ref().map(MimeType::essence) {
        Some("multipart/form-data") => {
            let boundary = mime.as_ref().and_then(|mime| mime.parameter("boundary"));
            boundary.and_then(|boundary| parse_multipart_form_data(cx, bytes, boundary))
        }
        Some("application/x-www-form-urlencoded") => {
            let entries = url::form_urlencoded::parse(bytes).into_owned();
            Some(entries.map(|(name, text)| (name, FormDataEntryValue::UsvString(text))).collect())
        }
        _ => None,
    };
    let Some(entries) = entries else {
        return Err(cx.type_error("The body is not form data"));
    };
    let object = entries::new_object(cx)?;
    for (name, value) in entries {
        entries::push(cx, &object, name, value);
    }
    Ok(object)
}
