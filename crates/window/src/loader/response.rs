use std::time::Duration;

use url::Url;

use super::Headers;

/// An answer to a request (<https://fetch.spec.whatwg.org/#concept-response>), as a value.
///
/// The bytes can come in several parts with a delay before each, so a test or a replay can make the
/// parser wait; delays run on the agent's clock, real or virtual.
///
/// ```
/// use std::time::Duration;
/// use treewright_window::loader::Response;
///
/// let mut page = Response::of_type("text/html", "<p>first");
/// page.body.push(Duration::from_millis(50), "<p>second");
/// assert_eq!(page.status, 200);
/// assert_eq!(page.body.bytes(), b"<p>first<p>second");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Response {
    /// The status of HTTP, 200 for other protocols.
    pub status: u16,
    /// The text after the status, without meaning.
    pub status_text: String,
    /// The headers.
    pub headers: Headers,
    /// The bytes.
    pub body: Body,
    /// The address after the redirects that the loader followed; `None` if it followed none.
    pub url: Option<Url>,
    /// The time between the request and the headers.
    pub delay: Duration,
}

impl Response {
    /// A response with a status, the usual text for it, and without headers and body.
    pub fn with_status(status: u16) -> Response {
        Response {
            status,
            status_text: usual_status_text(status).to_owned(),
            headers: Headers::new(),
            body: Body::default(),
            url: None,
            delay: Duration::ZERO,
        }
    }

    /// A response with a content type and bytes.
    pub fn of_type(content_type: &str, body: impl Into<Vec<u8>>) -> Response {
        let mut response = Response::with_status(200);
        response.headers.set("Content-Type", content_type);
        response.body = Body::from(body.into());
        response
    }
}

/// The bytes of a response, in parts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Body {
    /// The parts, in order.
    pub chunks: Vec<Chunk>,
    /// True if the connection broke after the last part: the body then counts as failed.
    pub broken: bool,
}

/// A part of a body.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chunk {
    /// The time since the previous part, or since the headers.
    pub delay: Duration,
    /// The bytes; empty if only time passes before the end.
    pub bytes: Vec<u8>,
}

impl Body {
    /// Adds a part.
    pub fn push(&mut self, delay: Duration, bytes: impl Into<Vec<u8>>) {
        self.chunks.push(Chunk { delay, bytes: bytes.into() });
    }

    /// All bytes.
    pub fn bytes(&self) -> Vec<u8> {
        self.chunks.iter().flat_map(|chunk| &chunk.bytes).copied().collect()
    }

    /// The number of bytes.
    pub fn len(&self) -> usize {
        self.chunks.iter().map(|chunk| chunk.bytes.len()).sum()
    }

    /// True if the body is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl From<Vec<u8>> for Body {
    fn from(bytes: Vec<u8>) -> Body {
        let chunks = if bytes.is_empty() {
            Vec::new()
        } else {
            vec![Chunk { delay: Duration::ZERO, bytes }]
        };
        Body { chunks, broken: false }
    }
}

/// The text that servers send with a status (RFC 9110); empty for other statuses.
pub fn usual_status_text(status: u16) -> &'static str {
    match status {
        200 => "OK",
        201 => "Created",
        202 => "Accepted",
        203 => "Non-Authoritative Information",
        204 => "No Content",
        205 => "Reset Content",
        206 => "Partial Content",
        300 => "Multiple Choices",
        301 => "Moved Permanently",
        302 => "Found",
        303 => "See Other",
        304 => "Not Modified",
        305 => "Use Proxy",
        307 => "Temporary Redirect",
        308 => "Permanent Redirect",
        400 => "Bad Request",
        401 => "Unauthorized",
        402 => "Payment Required",
        403 => "Forbidden",
        404 => "Not Found",
        405 => "Method Not Allowed",
        406 => "Not Acceptable",
        407 => "Proxy Authentication Required",
        408 => "Request Timeout",
        409 => "Conflict",
        410 => "Gone",
        411 => "Length Required",
        412 => "Precondition Failed",
        413 => "Content Too Large",
        414 => "URI Too Long",
        415 => "Unsupported Media Type",
        416 => "Range Not Satisfiable",
        417 => "Expectation Failed",
        421 => "Misdirected Request",
        422 => "Unprocessable Content",
        426 => "Upgrade Required",
        500 => "Internal Server Error",
        501 => "Not Implemented",
        502 => "Bad Gateway",
        503 => "Service Unavailable",
        504 => "Gateway Timeout",
        505 => "HTTP Version Not Supported",
        _ => "",
    }
}
