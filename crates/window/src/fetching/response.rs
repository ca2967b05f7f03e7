//! Responses of the Fetch Standard.

use url::Url;

use crate::loader::{Headers, LoadError, Response};

/// <https://fetch.spec.whatwg.org/#concept-response-type>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ResponseType {
    Basic,
    Cors,
    Error,
    Opaque,
    OpaqueRedirect,
}

/// A response: always the internal one, with the type that determines how much of it is visible.
/// <https://fetch.spec.whatwg.org/#concept-response>
#[derive(Clone, Debug)]
pub(crate) struct FetchResponse {
    pub(crate) kind: ResponseType,
    /// The addresses that led here; the last one is that of the response.
    pub(crate) urls: Vec<Url>,
    pub(crate) status: u16,
    pub(crate) status_text: String,
    pub(crate) headers: Headers,
    /// The reason of a network error.
    pub(crate) error: Option<LoadError>,
}

impl FetchResponse {
    /// <https://fetch.spec.whatwg.org/#concept-network-error>
    pub(crate) fn network_error(error: LoadError) -> Self {
        Self {
            kind: ResponseType::Error,
            urls: Vec::new(),
            status: 0,
            status_text: String::new(),
            headers: Headers::new(),
            error: Some(error),
        }
    }

    /// A response without a request; its body is passed separately.
    pub(crate) fn of(response: Response) -> Self {
        Self {
            kind: ResponseType::Basic,
            urls: Vec::new(),
            status: response.status,
            status_text: response.status_text,
            headers: response.headers,
            error: None,
        }
    }

    /// <https://fetch.spec.whatwg.org/#concept-response-url>
    pub(crate) fn url(&self) -> Option<&Url> {
        self.urls.last()
    }

    /// <https://fetch.spec.whatwg.org/#ok-status>
    pub(crate) const fn has_an_ok_status(&self) -> bool {
        matches!(self.status, 200..=299)
    }

    pub(crate) const fn is_network_error(&self) -> bool {
        matches!(self.kind, ResponseType::Error)
    }

    /// <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#cors-cross-origin>
    pub(crate) const fn is_cors_cross_origin(&self) -> bool {
        matches!(self.kind, ResponseType::Opaque | ResponseType::OpaqueRedirect)
    }

    /// <https://fetch.spec.whatwg.org/#null-body-status>
    pub(crate) const fn has_a_null_body_status(&self) -> bool {
        matches!(self.status, 101 | 103 | 204 | 205 | 304)
    }
}

/// The bytes of a response: empty without a body, or failure if they ended too early.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum BodyBytes {
    Null,
    Failure,
    Bytes(Vec<u8>),
}

impl BodyBytes {
    /// The bytes, unless they failed.
    pub(crate) fn into_bytes(self) -> Option<Vec<u8>> {
        match self {
            Self::Bytes(bytes) => Some(bytes),
            Self::Null | Self::Failure => None,
        }
    }
}
