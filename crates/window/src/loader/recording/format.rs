use std::fmt;
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Map, Value, json};
use url::Url;

use crate::loader::{Destination, Headers, LoadError, LoadResult, Request, RequestId, Response};

/// The first line of a recording.
pub(super) const FIRST_LINE: &str = r#"{"treewright-recording":1}"#;

/// A request and its answer: a line of a recording.
///
/// ```
/// use treewright_window::loader::{Exchange, Request, RequestId, Response};
///
/// let request = Request::get(RequestId(1), "https://example.org/".parse()?);
/// let exchange = Exchange { request, answer: Ok(Response::of_type("text/html", "<p>")) };
/// let line = exchange.to_line();
/// assert!(line.starts_with(r#"{"request":{"destination":"document","#));
/// assert_eq!(Exchange::from_line(&line)?.answer, exchange.answer);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exchange {
    /// The request; its method, address, destination, headers and body are recorded.
    pub request: Request,
    /// The answer.
    pub answer: LoadResult,
}

/// A line that is not part of a recording.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The number of the line, from 1; 0 for a single line.
    pub line: usize,
    /// The reason.
    pub reason: String,
}

impl fmt::Display for RecordError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(formatter, "the recording: {}", self.reason),
            line => write!(formatter, "line {line} of the recording: {}", self.reason),
        }
    }
}

impl std::error::Error for RecordError {}

impl Exchange {
    /// The line, without a line break.
    pub fn to_line(&self) -> String {
        let request = &self.request;
        let mut object = Map::new();
        let mut recorded = json!({
            "method": request.method,
            "url": request.url.as_str(),
            "destination": request.destination.as_str(),
            "headers": headers_to_json(&request.headers),
        });
        if let (Some(body), Some(recorded)) = (&request.body, recorded.as_object_mut()) {
            recorded.insert("body".to_owned(), bytes_to_json(body));
        }
        object.insert("request".to_owned(), recorded);
        match &self.answer {
            Ok(response) => object.insert("response".to_owned(), response_to_json(response)),
            Err(error) => {
                let error = json!({ "kind": error.kind(), "detail": error.detail() });
                object.insert("error".to_owned(), error)
            }
        };
        Value::Object(object).to_string()
    }

    /// Reads a line.
    ///
    /// # Errors
    ///
    /// If it is not a line of a recording.
    pub fn from_line(line: &str) -> Result<Exchange, RecordError> {
        read(line).map_err(|reason| RecordError { line: 0, reason })
    }
}

fn response_to_json(response: &Response) -> Value {
    let chunks = response.body.chunks.iter().map(|chunk| {
        let mut value = bytes_to_json(&chunk.bytes);
        if let (false, Some(object)) = (chunk.delay.is_zero(), value.as_object_mut()) {
            object.insert("delay".to_owned(), milliseconds(chunk.delay));
        }
        value
    });
    let mut value = json!({
        "status": response.status,
        "statusText": response.status_text,
        "headers": headers_to_json(&response.headers),
        "body": chunks.collect::<Vec<_>>(),
    });
    if let Some(object) = value.as_object_mut() {
        if let Some(url) = &response.url {
            object.insert("url".to_owned(), url.as_str().into());
        }
        if !response.delay.is_zero() {
            object.insert("delay".to_owned(), milliseconds(response.delay));
        }
        if response.body.broken {
            object.insert("broken".to_owned(), true.into());
        }
    }
    value
}

fn milliseconds(time: Duration) -> Value {
    (time.as_secs_f64() * 1000.0).into()
}

/// Each byte of a header is written as one character, so nothing is lost.
fn headers_to_json(headers: &Headers) -> Value {
    let list = headers.iter().map(|(name, value)| {
        let value: String = value.iter().copied().map(char::from).collect();
        json!([name, value])
    });
    list.collect()
}

fn bytes_to_json(bytes: &[u8]) -> Value {
    match std::str::from_utf8(bytes) {
        Ok(text) => json!({ "text": text }),
        Err(_) => json!({ "base64": STANDARD.encode(bytes) }),
    }
}

fn read(line: &str) -> Result<Exchange, String> {
    let line: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
    let part = |name: &str| line.get(name).filter(|part| part.is_object());
    let request = read_request(part("request").ok_or("the request is missing")?)?;
    let answer = match (part("response"), part("error")) {
        (Some(response), None) => Ok(read_response(response)?),
        (None, Some(error)) => {
            let (kind, detail) = (text(error, "kind")?, text(error, "detail")?);
            Err(LoadError::from_parts(kind, detail)
                .ok_or_else(|| format!("no error is called {kind}"))?)
        }
        _ => return Err("either a response or an error is required".to_owned()),
    };
    Ok(Exchange { request, answer })
}

fn read_request(value: &Value) -> Result<Request, String> {
    let mut request = Request::get(RequestId(0), url(text(value, "url")?)?);
    text(value, "method")?.clone_into(&mut request.method);
    let destination = text(value, "destination")?;
    request.destination = Destination::from_name(destination)
        .ok_or_else(|| format!("no destination is called {destination}"))?;
    request.headers = read_headers(value)?;
    request.body = value.get("body").map(read_bytes).transpose()?;
    Ok(request)
}

fn read_response(value: &Value) -> Result<Response, String> {
    let status =
        value.get("status").and_then(Value::as_u64).and_then(|status| u16::try_from(status).ok());
    let mut response = Response::with_status(status.ok_or("the status is missing")?);
    text(value, "statusText")?.clone_into(&mut response.status_text);
    response.headers = read_headers(value)?;
    for chunk in value.get("body").and_then(Value::as_array).ok_or("the body is missing")? {
        response.body.push(read_delay(chunk)?, read_bytes(chunk)?);
    }
    response.body.broken = value.get("broken").and_then(Value::as_bool).unwrap_or_default();
    response.url = value.get("url").and_then(Value::as_str).map(url).transpose()?;
    response.delay = read_delay(value)?;
    Ok(response)
}

fn read_delay(value: &Value) -> Result<Duration, String> {
    let Some(delay) = value.get("delay") else { return Ok(Duration::ZERO) };
    let seconds = delay.as_f64().ok_or("a delay is not a number")? / 1000.0;
    Duration::try_from_secs_f64(seconds).map_err(|error| error.to_string())
}

fn read_headers(value: &Value) -> Result<Headers, String> {
    let mut headers = Headers::new();
    for header in value.get("headers").and_then(Value::as_array).ok_or("the headers are missing")? {
        let pair = header.as_array().map(Vec::as_slice);
        let Some([Value::String(name), Value::String(text)]) = pair else {
            return Err("a header is not a pair of texts".to_owned());
        };
        let bytes: Result<Vec<u8>, _> = text.chars().map(|c| u8::try_from(u32::from(c))).collect();
        headers.append(name, bytes.map_err(|_| "a header has a character that is not a byte")?);
    }
    Ok(headers)
}

fn read_bytes(value: &Value) -> Result<Vec<u8>, String> {
    if let Some(text) = value.get("text").and_then(Value::as_str) {
        return Ok(text.as_bytes().to_vec());
    }
    let encoded = value.get("base64").and_then(Value::as_str).ok_or("the bytes are missing")?;
    STANDARD.decode(encoded).map_err(|error| error.to_string())
}

fn text<'v>(value: &'v Value, name: &str) -> Result<&'v str, String> {
    value.get(name).and_then(Value::as_str).ok_or_else(|| format!("{name} is missing"))
}

fn url(text: &str) -> Result<Url, String> {
    Url::parse(text).map_err(|error| format!("{text}: {error}"))
}
