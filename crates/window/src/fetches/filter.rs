//! Responses, filtered for scripts.
//!
//! <https://fetch.spec.whatwg.org/#concept-filtered-response>

use crate::fetching::{FetchResponse, ResponseType, get_decode_and_split};
use crate::header_lists::is_a_forbidden_response_header_name;
use crate::loader::{Credentials, Headers};

/// The headers of a filtered response.
pub(crate) fn filtered_headers(response: &FetchResponse, credentials: Credentials) -> Headers {
    let all = response.headers.iter();
    all.filter(|(name, _)| is_a_readable_header(response, credentials, name)).collect()
}

/// True if a filtered response has this header.
pub(crate) fn is_a_readable_header(
    response: &FetchResponse,
    credentials: Credentials,
    name: &str,
) -> bool {
    const SAFELISTED: [&str; 7] = [
        "Cache-Control",
        "Content-Language",
        "Content-Length",
        "Content-Type",
        "Expires",
        "Last-Modified",
        "Pragma",
    ];
    if is_a_forbidden_response_header_name(name) {
        return false;
    }
    match response.kind {
        ResponseType::Basic => true,
        ResponseType::Cors => {
            let exposed = get_decode_and_split(&response.headers, "Access-Control-Expose-Headers");
            let exposed = exposed.unwrap_or_default();
            SAFELISTED.iter().any(|one| one.eq_ignore_ascii_case(name))
                || exposed.iter().any(|one| one.eq_ignore_ascii_case(name))
                || (credentials != Credentials::Include && exposed.iter().any(|one| one == "*"))
        }
        _ => false,
    }
}
