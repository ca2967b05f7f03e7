//! The CORS protocol.
//!
//! <https://fetch.spec.whatwg.org/#http-cors-protocol>

use treewright_microsyntaxes::mime::MimeType;

use super::mime::get_decode_and_split;
use super::request::FetchRequest;
use crate::loader::{Credentials, Destination, Headers, Mode};

/// <https://fetch.spec.whatwg.org/#concept-cors-check>
pub(crate) fn cors_check(request: &FetchRequest, headers: &Headers) -> bool {
    let Some(origin) = headers.text("Access-Control-Allow-Origin") else { return false };
    if request.credentials != Credentials::Include && origin == "*" {
        return true;
    }
    if origin != request.serialized_origin() {
        return false;
    }
    request.credentials != Credentials::Include
        || headers.text("Access-Control-Allow-Credentials").as_deref() == Some("true")
}

/// <https://fetch.spec.whatwg.org/#cors-safelisted-method>
pub(crate) fn is_a_safelisted_method(method: &str) -> bool {
    matches!(method, "GET" | "HEAD" | "POST")
}

/// <https://fetch.spec.whatwg.org/#cors-safelisted-request-header>
pub(crate) fn is_a_safelisted_request_header(name: &str, value: &[u8]) -> bool {
    if value.len() > 128 {
        return false;
    }
    let is_unsafe = |byte: &u8| matches!(byte, 0..=0x08 | 0x0A..=0x1F | b'"' | b'(' | b')' | b':' | b'<' | b'>' | b'?' | b'@' | b'[' | b'\\' | b']' | b'{' | b'}' | 0x7F);
    match name.to_ascii_lowercase().as_str() {
        "accept" => !value.iter().any(is_unsafe),
        "accept-language" | "content-language" => value.iter().all(|byte| {
            byte.is_ascii_alphanumeric()
                || matches!(byte, b' ' | b'*' | b',' | b'-' | b'.' | b';' | b'=')
        }),
        "content-type" => {
            let text: String = value.iter().copied().map(char::from).collect();
            let mime = text.parse::<MimeType>();
            !value.iter().any(is_unsafe)
                && mime.is_ok_and(|mime| {
                    matches!(
                        mime.essence(),
                        "application/x-www-form-urlencoded" | "multipart/form-data" | "text/plain"
                    )
                })
        }
        "range" => is_a_simple_range(value),
        _ => false,
    }
}

/// <https://fetch.spec.whatwg.org/#simple-range-header-value>, with a start.
fn is_a_simple_range(value: &[u8]) -> bool {
    let text = std::str::from_utf8(value).unwrap_or_default();
    let Some((start, end)) = text.strip_prefix("bytes=").and_then(|range| range.split_once('-'))
    else {
        return false;
    };
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let is_ordered = match (start.parse::<u64>(), end.parse::<u64>()) {
        (Ok(start), Ok(end)) => start <= end,
        (Ok(_), Err(_)) => end.is_empty(),
        _ => false,
    };
    is_ordered && is_number(start) && is_number(end)
}

/// The names of the headers that need the server's permission, sorted and in lower case.
/// <https://fetch.spec.whatwg.org/#cors-unsafe-request-header-names>
pub(crate) fn unsafe_request_header_names(headers: &Headers) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    let mut potentially_unsafe: Vec<String> = Vec::new();
    let mut safelisted_size = 0_usize;
    for (name, value) in headers.iter() {
        if is_a_safelisted_request_header(name, value) {
            potentially_unsafe.push(name.to_ascii_lowercase());
            safelisted_size = safelisted_size.saturating_add(value.len());
        } else {
            names.push(name.to_ascii_lowercase());
        }
    }
    if safelisted_size > 1024 {
        names.extend(potentially_unsafe);
    }
    names.sort();
    names.dedup();
    names
}

/// True if the request must be preceded by a preflight.
/// <https://fetch.spec.whatwg.org/#main-fetch>
pub(crate) fn needs_a_preflight(request: &FetchRequest) -> bool {
    request.uses_cors_preflight
        || (request.is_unsafe
            && (!is_a_safelisted_method(&request.method)
                || !unsafe_request_header_names(&request.headers).is_empty()))
}

/// The request of a preflight.
/// <https://fetch.spec.whatwg.org/#cors-preflight-fetch-0>
pub(crate) fn preflight_headers(request: &FetchRequest) -> Headers {
    let mut headers = Headers::new();
    headers.append("Accept", "*/*");
    headers.append("Access-Control-Request-Method", &request.method);
    let names = unsafe_request_header_names(&request.headers);
    if !names.is_empty() {
        headers.append("Access-Control-Request-Headers", names.join(","));
    }
    headers
}

/// True if the answer to a preflight allows the request.
/// <https://fetch.spec.whatwg.org/#cors-preflight-fetch-0>
pub(crate) fn is_allowed_by_the_preflight(
    request: &FetchRequest,
    status: u16,
    headers: &Headers,
) -> bool {
    if !cors_check(request, headers) || !matches!(status, 200..=299) {
        return false;
    }
    let list = |name| get_decode_and_split(headers, name).unwrap_or_default();
    let (methods, names) =
        (list("Access-Control-Allow-Methods"), list("Access-Control-Allow-Headers"));
    let has_a_wildcard = |list: &[String]| {
        request.credentials != Credentials::Include && list.iter().any(|one| one == "*")
    };
    let is_method_allowed = is_a_safelisted_method(&request.method)
        || methods.contains(&request.method)
        || has_a_wildcard(&methods);
    is_method_allowed
        && unsafe_request_header_names(&request.headers).iter().all(|name| {
            names.iter().any(|allowed| allowed.eq_ignore_ascii_case(name))
                || (has_a_wildcard(&names) && name != "authorization")
        })
}

/// True if the browser must not use a response for a script or a style sheet because the server
/// forbids guessing its type.
/// <https://fetch.spec.whatwg.org/#should-response-to-request-be-blocked-due-to-nosniff?>
pub(crate) fn is_blocked_due_to_nosniff(destination: Destination, headers: &Headers) -> bool {
    let values = get_decode_and_split(headers, "X-Content-Type-Options").unwrap_or_default();
    if !values.first().is_some_and(|value| value.eq_ignore_ascii_case("nosniff")) {
        return false;
    }
    let mime = super::mime::extract_a_mime_type(headers);
    if is_script_like(destination) {
        return !mime.is_some_and(|mime| mime.is_javascript());
    }
    destination == Destination::Style && mime.is_none_or(|mime| mime.essence() != "text/css")
}

/// <https://fetch.spec.whatwg.org/#ref-for-should-response-to-request-be-blocked-due-to-mime-type?>
pub(crate) fn is_blocked_due_to_its_mime_type(destination: Destination, headers: &Headers) -> bool {
    let Some(mime) = super::mime::extract_a_mime_type(headers) else { return false };
    is_script_like(destination)
        && (matches!(mime.type_(), "audio" | "image" | "video") || mime.essence() == "text/csv")
}

/// <https://fetch.spec.whatwg.org/#request-destination-script-like>
const fn is_script_like(destination: Destination) -> bool {
    matches!(
        destination,
        Destination::AudioWorklet
            | Destination::PaintWorklet
            | Destination::Script
            | Destination::ServiceWorker
            | Destination::SharedWorker
            | Destination::Worker
    )
}

/// True for the modes that send an `Origin` header to a foreign origin.
/// <https://fetch.spec.whatwg.org/#append-a-request-origin-header>
pub(crate) fn sends_its_origin(request: &FetchRequest) -> bool {
    request.tainting == super::request::Tainting::Cors
        || request.mode == Mode::WebSocket
        || !matches!(request.method.as_str(), "GET" | "HEAD")
}

/// <https://fetch.spec.whatwg.org/#block-bad-port>
pub(crate) fn is_a_bad_port(port: u16) -> bool {
    const BAD: [u16; 83] = [
        0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95,
        101, 102, 103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179,
        389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601,
        636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566,
        6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
    ];
    BAD.binary_search(&port).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sorts_headers_by_their_safety() {
        fn check(name: &str, value: &str, expected: bool) {
            let safe = is_a_safelisted_request_header(name, value.as_bytes());
            assert_eq!(safe, expected, "{name}: {value}");
        }
        check("Accept", "*/*", true);
        check("Accept", "\"", false);
        check("Accept-Language", "de, en;q=0.5", true);
        check("Accept-Language", "de@", false);
        check("Content-Type", "text/plain;charset=utf-8", true);
        check("Content-Type", "application/json", false);
        check("Range", "bytes=0-5", true);
        check("Range", "bytes=5-0", false);
        check("Range", "bytes=5-", true);
        check("Range", "bytes=-5", false);
        check("X-Own", "1", false);
        check("Accept", &"a".repeat(129), false);
    }
}
