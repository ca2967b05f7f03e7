//! Answers.

use http_body_util::Full;
use hyper::body::Bytes;
use hyper::header::{
    ACCESS_CONTROL_ALLOW_HEADERS, ACCESS_CONTROL_ALLOW_METHODS, ACCESS_CONTROL_ALLOW_ORIGIN,
    CACHE_CONTROL, CONNECTION, CONTENT_TYPE, HeaderName, HeaderValue, RETRY_AFTER, VARY,
    X_CONTENT_TYPE_OPTIONS,
};
use hyper::{Response, StatusCode};

/// The answer to a request.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) content_type: &'static str,
    pub(crate) body: Vec<u8>,
    /// Says that the same request may have more luck soon.
    is_for_now: bool,
    /// Ends the connection.
    is_last: bool,
}

impl Answer {
    pub(crate) fn new(status: u16, content_type: &'static str, body: Vec<u8>) -> Self {
        Self { status, content_type, body, is_for_now: false, is_last: false }
    }

    pub(crate) fn text(status: u16, text: &str) -> Self {
        Self::new(status, "text/plain;charset=utf-8", text.as_bytes().to_vec())
    }

    /// The server has too much to do.
    pub(crate) fn busy() -> Self {
        Self { is_for_now: true, ..Self::text(503, "busy\n") }
    }

    /// Ends the connection after the answer, because the rest of the request was not read.
    pub(crate) fn last(self) -> Self {
        Self { is_last: true, ..self }
    }

    /// The answer to a page of this origin.
    pub(super) fn response(
        self,
        origin: Option<HeaderValue>,
        is_preflight: bool,
    ) -> Response<Full<Bytes>> {
        let mut response = Response::new(Full::new(Bytes::from(self.body)));
        *response.status_mut() =
            StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let headers = response.headers_mut();
        let mut add = |name: HeaderName, value: &'static str| {
            headers.insert(name, HeaderValue::from_static(value));
        };
        add(CONTENT_TYPE, self.content_type);
        add(CACHE_CONTROL, "no-cache");
        add(X_CONTENT_TYPE_OPTIONS, "nosniff");
        add(VARY, "Origin");
        if self.is_for_now {
            add(RETRY_AFTER, "1");
        }
        if self.is_last {
            add(CONNECTION, "close");
        }
        if let Some(origin) = origin {
            if is_preflight {
                add(ACCESS_CONTROL_ALLOW_METHODS, "GET, POST");
                add(ACCESS_CONTROL_ALLOW_HEADERS, "Content-Type, Content-Encoding");
            }
            headers.insert(ACCESS_CONTROL_ALLOW_ORIGIN, origin);
        }
        response
    }
}
