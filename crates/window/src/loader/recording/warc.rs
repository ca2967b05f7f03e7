//! Recordings as web archives.
//!
//! <https://iipc.github.io/warc-specifications/specifications/warc-format/warc-1.1/>

use std::io::Write as _;

use super::Exchange;
use super::times::date_time;
use crate::loader::{Headers, Request, Response};

/// The first record, which describes the others.
pub(super) fn beginning() -> Vec<u8> {
    let fields = format!(
        "software: treewright/{}\r\nformat: WARC File Format 1.1\r\n",
        env!("CARGO_PKG_VERSION")
    );
    record(0, "warcinfo", None, "application/warc-fields", fields.as_bytes())
}

/// The records of an exchange: the response, if there was one, and the request. Bodies are those after decoding.
pub(super) fn records(exchange: &Exchange, number: u64) -> Vec<u8> {
    let Exchange { request, answer } = exchange;
    let url = Some(request.url.as_str());
    let mut records = Vec::new();
    if let Ok(response) = answer {
        let (block, media_type) = (message_of(response), "application/http; msgtype=response");
        records = record(number.wrapping_mul(2), "response", url, media_type, &block);
    }
    let (block, media_type) = (request_message(request), "application/http; msgtype=request");
    let number = number.wrapping_mul(2).wrapping_add(1);
    records.extend(record(number, "request", url, media_type, &block));
    records
}

fn record(number: u64, kind: &str, url: Option<&str>, media_type: &str, block: &[u8]) -> Vec<u8> {
    let url = url.map_or_else(String::new, |url| format!("WARC-Target-URI: {url}\r\n"));
    let mut record = format!(
        "WARC/1.1\r\nWARC-Type: {kind}\r\nWARC-Record-ID: <urn:uuid:{}>\r\nWARC-Date: {}\r\n{url}\
         Content-Type: {media_type}\r\nContent-Length: {}\r\n\r\n",
        uuid(number, block),
        date_time(),
        block.len()
    )
    .into_bytes();
    record.extend_from_slice(block);
    record.extend_from_slice(b"\r\n\r\n");
    record
}

/// A UUID of version 8: the number of the record in the file, and a hash of its time and its block.
fn uuid(number: u64, block: &[u8]) -> String {
    let hash = |salt: u8| {
        // FNV-1a
        let bytes = date_time().into_bytes().into_iter().chain([salt]);
        bytes.chain(block.iter().copied()).fold(0xCBF2_9CE4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
        })
    };
    let (first, second) = (hash(0), hash(1));
    format!(
        "{:08x}-{:04x}-8{:03x}-{:04x}-{:012x}",
        first >> 32,
        first >> 16 & 0xFFFF,
        number & 0xFFF,
        0x8000 | second & 0x3FFF,
        second >> 16
    )
}

fn message_of(response: &Response) -> Vec<u8> {
    let mut message = format!("HTTP/1.1 {} {}\r\n", response.status, response.status_text);
    message.retain(|c| !c.is_control() || matches!(c, '\r' | '\n'));
    let body = response.body.bytes();
    let mut message = message.into_bytes();
    let decoded = ["content-encoding", "content-length", "transfer-encoding"];
    write_headers(&mut message, &response.headers, &decoded);
    let _ = write!(message, "Content-Length: {}\r\n\r\n", body.len());
    message.extend_from_slice(&body);
    message
}

fn request_message(request: &Request) -> Vec<u8> {
    let path = &request.url[url::Position::BeforePath..url::Position::AfterQuery];
    let host = &request.url[url::Position::BeforeHost..url::Position::AfterPort];
    let mut message =
        format!("{} {path} HTTP/1.1\r\nHost: {host}\r\n", request.method).into_bytes();
    write_headers(&mut message, &request.headers, &["host", "content-length"]);
    let body = request.body.as_deref().unwrap_or_default();
    if !body.is_empty() {
        let _ = write!(message, "Content-Length: {}\r\n", body.len());
    }
    message.extend_from_slice(b"\r\n");
    message.extend_from_slice(body);
    message
}

fn write_headers(message: &mut Vec<u8>, headers: &Headers, without: &[&str]) {
    for (name, value) in headers.iter() {
        if !without.iter().any(|other| name.eq_ignore_ascii_case(other)) {
            message.extend_from_slice(name.as_bytes());
            message.extend_from_slice(b": ");
            message.extend(value.iter().copied().filter(|byte| !matches!(byte, b'\r' | b'\n')));
            message.extend_from_slice(b"\r\n");
        }
    }
}
