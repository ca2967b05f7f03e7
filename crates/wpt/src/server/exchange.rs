//! A request as the handlers see it, and the response that they fill.

use std::time::Duration;

use treewright_window::loader::{Body, Chunk, Headers, Request, Response, usual_status_text};
use url::form_urlencoded;

use super::stash::Stash;

/// The reason why a handler failed: the server answers with a status and a message in JSON.
#[derive(Debug)]
pub(super) struct Failure {
    pub(super) status: u16,
    pub(super) message: String,
}

impl Failure {
    pub(super) fn new(status: u16, message: impl Into<String>) -> Failure {
        Failure { status, message: message.into() }
    }

    /// The answer that the server gives.
    pub(super) fn response(&self) -> Response {
        let error =
            serde_json::json!({ "error": { "code": self.status, "message": self.message } });
        let text = error.to_string();
        let mut response = Response::of_type("application/json", text.into_bytes());
        response.status = self.status;
        usual_status_text(self.status).clone_into(&mut response.status_text);
        response
    }
}

/// A request, with the data that handlers use.
pub(super) struct Exchange<'s> {
    pub(super) request: &'s Request,
    pub(super) stash: &'s mut Stash,
    /// The folder with the tests.
    pub(super) root: &'s std::path::Path,
    query: Vec<(Vec<u8>, Vec<u8>)>,
}

impl<'s> Exchange<'s> {
    pub(super) fn new(
        request: &'s Request,
        stash: &'s mut Stash,
        root: &'s std::path::Path,
    ) -> Exchange<'s> {
        let query = pairs(request.url.query().unwrap_or_default());
        Exchange { request, stash, root, query }
    }

    /// The first value of a parameter of the query, as bytes.
    pub(super) fn first(&self, name: &str) -> Option<&[u8]> {
        let pair = self.query.iter().find(|(other, _)| other == name.as_bytes());
        pair.map(|(_, value)| value.as_slice())
    }

    /// The same, for a handler that needs it.
    pub(super) fn needed(&self, name: &str) -> Result<&[u8], Failure> {
        self.first(name).ok_or_else(|| Failure::new(500, format!("the query has no {name}")))
    }

    /// The first value, each byte one character.
    pub(super) fn text(&self, name: &str) -> Option<String> {
        self.first(name).map(|value| value.iter().copied().map(char::from).collect())
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.first(name).is_some()
    }

    /// The first value as a whole number.
    pub(super) fn number(&self, name: &str) -> Option<i64> {
        self.text(name)?.trim().parse().ok()
    }

    /// All parameters, in their order.
    pub(super) fn parameters(&self) -> &[(Vec<u8>, Vec<u8>)] {
        &self.query
    }

    /// The value of a header of the request.
    pub(super) fn header(&self, name: &str) -> Option<Vec<u8>> {
        self.request.headers.get(name)
    }

    /// The `Referer` header, or nothing.
    pub(super) fn referrer(&self) -> Vec<u8> {
        self.header("Referer").unwrap_or_default()
    }

    /// The value of a cookie that came along.
    pub(super) fn cookie(&self, name: &str) -> Option<String> {
        let header = self.request.headers.text("Cookie")?;
        let mut cookies = header.split(';').filter_map(|cookie| cookie.trim().split_once('='));
        cookies
            .find(|(other, _)| *other == name)
            .map(|(_, value)| value.trim_matches('"').to_owned())
    }

    /// The request's method.
    pub(super) fn method(&self) -> &str {
        &self.request.method
    }
}

/// The pairs of a query; those without `=` have an empty value.
pub(super) fn pairs(query: &str) -> Vec<(Vec<u8>, Vec<u8>)> {
    let decode = |text: &str| {
        let spaces = text.replace('+', " ");
        percent_encoding::percent_decode_str(&spaces).collect::<Vec<u8>>()
    };
    let parts = query.split('&').filter(|part| !part.is_empty());
    parts
        .map(|part| part.split_once('=').unwrap_or((part, "")))
        .map(|(n, v)| (decode(n), decode(v)))
        .collect()
}

/// Pairs as a query.
pub(super) fn to_query(pairs: &[(Vec<u8>, Vec<u8>)]) -> String {
    let mut query = String::new();
    for (name, value) in pairs {
        if !query.is_empty() {
            query.push('&');
        }
        query.extend(form_urlencoded::byte_serialize(name));
        query.push('=');
        query.extend(form_urlencoded::byte_serialize(value));
    }
    query
}

/// A response with headers and bytes, and the status 200.
pub(super) fn with_headers(headers: &[(&str, &[u8])], body: impl Into<Vec<u8>>) -> Response {
    let mut response = Response::with_status(200);
    for (name, value) in headers {
        response.headers.append(name, value);
    }
    response.body = Body::from(body.into());
    response
}

/// A response after a time, as if the handler slept.
pub(super) fn after(time: Duration, mut response: Response) -> Response {
    response.delay += time;
    response
}

/// Bytes in parts, each after a time.
pub(super) fn in_parts(parts: Vec<(Duration, Vec<u8>)>) -> Body {
    let chunks = parts.into_iter().map(|(delay, bytes)| Chunk { delay, bytes }).collect();
    Body { chunks, broken: false }
}

/// Adds or replaces headers: the first one of a name replaces those that were there, and further ones of
/// that name are added.
pub(super) fn update(headers: &mut Headers, new: &Headers) {
    let names: Vec<&str> = new.iter().map(|(name, _)| name).collect();
    for name in names {
        headers.delete(name);
    }
    for (name, value) in new.iter() {
        headers.append(name, value);
    }
}
