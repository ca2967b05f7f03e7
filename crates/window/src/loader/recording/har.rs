//! Recordings in the HTTP Archive format, which browsers and proxies write too.
//!
//! <http://www.softwareishard.com/blog/har-12-spec/>

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use url::Url;

use super::Exchange;
use super::times::date_time;
use crate::loader::{Headers, Request, RequestId, Response};

/// The text before the first entry.
pub(super) fn beginning() -> String {
    let creator = json!({ "name": "treewright", "version": env!("CARGO_PKG_VERSION") });
    format!("{{\"log\":{{\"version\":\"1.2\",\"creator\":{creator},\"entries\":[\n")
}

/// The text after the last entry.
pub(super) const END: &str = "\n]}}\n";

/// An entry. Failures have the status 0, as in the archives of browsers.
pub(super) fn entry(exchange: &Exchange) -> String {
    let Exchange { request, answer } = exchange;
    let query = request.url.query_pairs().map(|(name, value)| pair(&name, &value));
    let body = request.body.as_ref().map_or(-1, |body| i64::try_from(body.len()).unwrap_or(-1));
    let mut requested = json!({
        "method": request.method,
        "url": request.url.as_str(),
        "httpVersion": "HTTP/1.1",
        "cookies": [],
        "headers": headers_to_json(&request.headers),
        "queryString": query.collect::<Vec<_>>(),
        "headersSize": -1,
        "bodySize": body,
    });
    if let (Some(body), Some(object)) = (&request.body, requested.as_object_mut()) {
        let mime_type = request.headers.text("Content-Type").unwrap_or_default();
        let text = String::from_utf8_lossy(body);
        object.insert("postData".to_owned(), json!({ "mimeType": mime_type, "text": text }));
    }
    let responded = match answer {
        Ok(response) => response_to_json(response),
        Err(error) => {
            let mut failed = response_to_json(&Response::with_status(0));
            if let Some(object) = failed.as_object_mut() {
                object.insert("_error".to_owned(), error.to_string().into());
            }
            failed
        }
    };
    json!({
        "startedDateTime": date_time(),
        "time": 0,
        "request": requested,
        "response": responded,
        "cache": {},
        "timings": { "send": 0, "wait": 0, "receive": 0 },
    })
    .to_string()
}

fn pair(name: &str, value: &str) -> Value {
    json!({ "name": name, "value": value })
}

/// Bytes that are not ASCII are read as in HTTP, each as one character.
fn headers_to_json(headers: &Headers) -> Value {
    let text = |value: &[u8]| value.iter().copied().map(char::from).collect::<String>();
    headers.iter().map(|(name, value)| pair(name, &text(value))).collect()
}

fn response_to_json(response: &Response) -> Value {
    let body = response.body.bytes();
    let mime_type = response.headers.text("Content-Type").unwrap_or_default();
    let mut content = json!({ "size": body.len(), "mimeType": mime_type });
    if let Some(object) = content.as_object_mut() {
        match std::str::from_utf8(&body) {
            Ok(text) => object.insert("text".to_owned(), text.into()),
            Err(_) => {
                object.insert("encoding".to_owned(), "base64".into());
                object.insert("text".to_owned(), STANDARD.encode(&body).into())
            }
        };
    }
    json!({
        "status": response.status,
        "statusText": response.status_text,
        "httpVersion": "HTTP/1.1",
        "cookies": [],
        "headers": headers_to_json(&response.headers),
        "content": content,
        "redirectURL": response.headers.text("Location").unwrap_or_default(),
        "headersSize": -1,
        "bodySize": body.len(),
    })
}

/// Reads the exchanges of an archive that have a response. What is not HTTP is passed over.
pub(super) fn read(text: &str) -> Result<Vec<Exchange>, String> {
    let archive: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let entries = archive.pointer("/log/entries").and_then(Value::as_array);
    let entries = entries.ok_or("not an HTTP Archive: `log.entries` is missing")?;
    let read = entries.iter().enumerate().filter_map(|(number, entry)| {
        exchange(entry).map_err(|reason| format!("entry {number}: {reason}")).transpose()
    });
    read.collect()
}

fn exchange(entry: &Value) -> Result<Option<Exchange>, String> {
    let text = |pointer: &str| entry.pointer(pointer).and_then(Value::as_str);
    let url = text("/request/url").ok_or("the URL is missing")?;
    let Ok(url) = Url::parse(url) else { return Ok(None) };
    let status = entry.pointer("/response/status").and_then(Value::as_u64).unwrap_or(0);
    let Some(status) = u16::try_from(status).ok().filter(|status| *status >= 100) else {
        return Ok(None);
    };
    let mut request = Request::get(RequestId(0), url);
    text("/request/method").unwrap_or("GET").clone_into(&mut request.method);
    request.body = text("/request/postData/text").map(|text| text.as_bytes().to_vec());
    let mut response = Response::with_status(status);
    text("/response/statusText").unwrap_or_default().clone_into(&mut response.status_text);
    let headers = entry.pointer("/response/headers").and_then(Value::as_array);
    for header in headers.map(Vec::as_slice).unwrap_or_default() {
        let part = |name: &str| header.get(name).and_then(Value::as_str);
        if let (Some(name), Some(value)) = (part("name"), part("value")) {
            let value: Vec<u8> = value.chars().map(|c| u8::try_from(c).unwrap_or(b'?')).collect();
            response.headers.append(name, value);
        }
    }
    // The content is that after decoding.
    for name in ["Content-Encoding", "Content-Length", "Transfer-Encoding"] {
        response.headers.delete(name);
    }
    let content = text("/response/content/text").unwrap_or_default();
    response.body = match text("/response/content/encoding") {
        Some("base64") => STANDARD.decode(content).map_err(|error| error.to_string())?.into(),
        _ => content.as_bytes().to_vec().into(),
    };
    Ok(Some(Exchange { request, answer: Ok(response) }))
}
