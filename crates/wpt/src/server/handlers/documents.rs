//! Handlers that answer with documents and images.

use std::time::Duration;

use treewright_window::loader::Response;

use super::super::exchange::{Exchange, Failure, after, in_parts, with_headers};
use super::super::substitution::escaped;

pub(super) fn contenttype_setter(exchange: &mut Exchange<'_>) -> Result<Response, Failure> {
    let mut response = Response::with_status(200);
    let part = |name: &str| exchange.first(name).filter(|part| !part.is_empty());
    if let (Some(kind), Some(subtype)) = (part("type"), part("subtype")) {
        response.headers.set("Content-Type", [kind, subtype].join(b"/".as_slice()));
    }
    if part("removeContentType").is_some() {
        response.headers.delete("Content-Type");
    }
    let mut content = b"<head>".to_vec();
    if let Some(mime) = part("mime") {
        content.extend_from_slice(b"<meta http-equiv=\"Content-Type\" content=\"");
        content.extend_from_slice(mime);
        content.extend_from_slice(b"; charset=utf-8\"/>");
    }
    content.extend_from_slice(b"</head>");
    response.body = content.into();
    Ok(response)
}

pub(super) fn encoding(exchange: &mut Exchange<'_>) -> Result<Response, Failure> {
    exchange.needed("label")?;
    let label = exchange.text("label").unwrap_or_default();
    Ok(with_headers(&[], format!("<!doctype html><meta charset=\"{}\">", escaped(&label))))
}

pub(super) fn send_oac_header(exchange: &mut Exchange<'_>) -> Result<Response, Failure> {
    const PATH: &str =
        "/html/browsers/origin/origin-keyed-agent-clusters/resources/send-oac-header.py";
    const PAGE: &str = "\n    <!DOCTYPE html>\n    <meta charset=\"utf-8\">\n    \
                        <title>Helper page for origin-keyed agent cluster tests</title>\n\n    <body>\n    \
                        <script type=\"module\" src=\"send-header-page-script.mjs\"></script>\n    ";
    let header = exchange.first("header");
    if exchange.has("redirect-first") {
        let mut pieces = Vec::new();
        if let Some(header) = header {
            pieces.push([b"header=".as_slice(), header].concat());
        }
        if exchange.has("send-loaded-message") {
            pieces.push(b"send-loaded-message".to_vec());
        }
        let mut response = super::common::status(302);
        let query = pieces.join(b"&".as_slice());
        response.headers.set("Location", [PATH.as_bytes(), b"?", &query].concat());
        return Ok(response);
    }
    let mut response = Response::of_type("text/html", PAGE);
    if let Some(header) = header {
        response.headers.set("Origin-Agent-Cluster", header);
    }
    Ok(response)
}

/// The query as it stands, or `0`.
fn query<'e>(exchange: &'e Exchange<'_>) -> &'e str {
    exchange.request.url.query().filter(|query| !query.is_empty()).unwrap_or("0")
}

pub(super) fn http_refresh(exchange: &mut Exchange<'_>) -> Result<Response, Failure> {
    let time = query(exchange).as_bytes();
    Ok(with_headers(&[("Refresh", time), ("Content-Type", b"text/html")], ""))
}

pub(super) fn meta_refresh(exchange: &mut Exchange<'_>) -> Result<Response, Failure> {
    let page = format!("<meta http-equiv=refresh content={}>", query(exchange));
    Ok(Response::of_type("text/html", page))
}

/// A picture of one grey pixel.
#[rustfmt::skip]
const PNG: [u8; 67] = [
    0x89, b'P', b'N', b'G', 0x0D, 0x0A, 0x1A, 0x0A,
    0, 0, 0, 13, b'I', b'H', b'D', b'R', 0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0, 0x3A, 0x7E, 0x9B, 0x55,
    0, 0, 0, 10, b'I', b'D', b'A', b'T', 0x78, 0x9C, 0x63, 0x62, 0, 0, 0, 6, 0, 3, 0x36, 0x37, 0x7C, 0xA8,
    0, 0, 0, 0, b'I', b'E', b'N', b'D', 0xAE, 0x42, 0x60, 0x82,
];

pub(super) fn slow_png(_: &mut Exchange<'_>) -> Result<Response, Failure> {
    Ok(after(Duration::from_secs(2), with_headers(&[], PNG)))
}

/// A page whose first line comes byte by byte.
pub(super) fn xmldecl_trickle(_: &mut Exchange<'_>) -> Result<Response, Failure> {
    let first = b"<?xml version=\"1.0\" encoding=\"windows-1251\"?";
    let rest = b">\n<p>Normal XML declation as slow byte-by-byte trickle</p>\n<p>Test: \xE6</p>\n\
                 <p>If &#x0436;, XML decl takes effect</p>";
    let wait = Duration::from_millis(50);
    let bytes = first.iter().enumerate();
    let mut parts: Vec<_> = bytes
        .map(|(index, byte)| (if index == 0 { Duration::ZERO } else { wait }, vec![*byte]))
        .collect();
    parts.push((wait, rest.to_vec()));
    let mut response = Response::of_type("text/html", "");
    response.body = in_parts(parts);
    Ok(response)
}

#[cfg(test)]
mod tests {
    use super::PNG;

    #[test]
    fn the_picture_is_that_of_the_suite() {
        // iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNiAAAABgADNjd8qAAAAABJRU5ErkJggg==
        let text = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNiAAAABgADNjd8qAAAAABJRU5ErkJggg";
        let digit = |c: u8| match c {
            b'A'..=b'Z' => c - b'A',
            b'a'..=b'z' => c - b'a' + 26,
            b'0'..=b'9' => c - b'0' + 52,
            b'+' => 62,
            _ => 63,
        };
        let bits = text.bytes().flat_map(|c| (0..6).rev().map(move |bit| digit(c) >> bit & 1));
        let bits: Vec<u8> = bits.collect();
        let bytes: Vec<u8> = bits
            .chunks_exact(8)
            .map(|byte| byte.iter().fold(0, |sum, bit| sum << 1 | bit))
            .collect();
        assert_eq!(bytes, PNG);
    }
}
