//! The encodings of entry lists.

use std::borrow::Cow;
use std::collections::HashSet;

use encoding_rs::{Encoding, UTF_8};
use treewright_microsyntaxes::white_space::normalize_newlines;
use url::form_urlencoded::Serializer;

use super::{Entry, EntryValue};

/// Replaces each newline (LF, CR or CR LF) with CR LF.
fn crlf_newlines(text: &str) -> String {
    normalize_newlines(text).replace('\n', "\r\n")
}

/// Converts an entry list to a list of name-value pairs.
/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#convert-to-a-list-of-name-value-pairs>
fn pairs(entries: &[Entry]) -> impl Iterator<Item = (String, String)> {
    entries.iter().map(|entry| (crlf_newlines(&entry.name), crlf_newlines(entry.value.as_str())))
}

/// The `application/x-www-form-urlencoded` serializer, over the name-value pairs of entries. Files are
/// represented by their names.
/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#url-encoded-form-data>
///
/// ```
/// use treewright_read::{Entry, encode_urlencoded};
/// let entries = [Entry::text("q", "a b&c"), Entry::text("é", "")];
/// assert_eq!(encode_urlencoded(&entries, encoding_rs::UTF_8), "q=a+b%26c&%C3%A9=");
/// ```
pub fn encode_urlencoded(entries: &[Entry], encoding: &'static Encoding) -> String {
    let encode = encoder(encoding);
    let mut serializer = Serializer::new(String::new());
    if encoding != UTF_8 {
        serializer.encoding_override(Some(&encode));
    }
    serializer.extend_pairs(pairs(entries));
    serializer.finish()
}

fn encoder(encoding: &'static Encoding) -> impl for<'t> Fn(&'t str) -> Cow<'t, [u8]> {
    move |text| encoding.encode(text).0
}

/// The `text/plain` encoding algorithm.
/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#plain-text-form-data>
///
/// ```
/// use treewright_read::{Entry, encode_text_plain};
/// let entries = [Entry::text("a", "1\n2"), Entry::text("b", "")];
/// assert_eq!(encode_text_plain(&entries), "a=1\r\n2\r\nb=\r\n");
/// ```
pub fn encode_text_plain(entries: &[Entry]) -> String {
    let mut result = String::new();
    for (name, value) in pairs(entries) {
        for part in [name.as_str(), "=", value.as_str(), "\r\n"] {
            result.push_str(part);
        }
    }
    result
}

/// The prefix of boundaries; a number follows.
const BOUNDARY: &str = "----TreewrightFormBoundary";

/// The `multipart/form-data` encoding algorithm: the body, and the boundary string, which does not occur
/// elsewhere in the body.
/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data>
///
/// ```
/// use treewright_read::{Entry, encode_multipart};
/// let (body, boundary) = encode_multipart(&[Entry::text("a\"b", "1")], encoding_rs::UTF_8);
/// assert_eq!(boundary, "----TreewrightFormBoundary0");
/// assert_eq!(
///     String::from_utf8(body).unwrap(),
///     "------TreewrightFormBoundary0\r\n\
///      Content-Disposition: form-data; name=\"a%22b\"\r\n\r\n1\r\n\
///      ------TreewrightFormBoundary0--\r\n",
/// );
/// ```
pub fn encode_multipart(entries: &[Entry], encoding: &'static Encoding) -> (Vec<u8>, String) {
    // The headers and contents of each part.
    let parts: Vec<(Vec<u8>, Cow<'_, [u8]>)> = entries
        .iter()
        .map(|entry| {
            let mut header = b"Content-Disposition: form-data; name=\"".to_vec();
            header.extend(escaped(&encoding.encode(&crlf_newlines(&entry.name)).0));
            header.push(b'"');
            match &entry.value {
                EntryValue::Text(text) => {
                    let text = crlf_newlines(text);
                    (header, Cow::Owned(encoding.encode(&text).0.into_owned()))
                }
                EntryValue::File { name, content_type, contents } => {
                    header.extend_from_slice(b"; filename=\"");
                    header.extend(escaped(&encoding.encode(name).0));
                    header.extend_from_slice(b"\"\r\nContent-Type: ");
                    // A type with newlines would add headers.
                    let content_type = content_type.replace(['\r', '\n'], "");
                    header.extend_from_slice(content_type.as_bytes());
                    (header, Cow::Borrowed(contents.as_slice()))
                }
            }
        })
        .collect();
    let boundary = boundary(parts.iter().flat_map(|(header, contents)| [&header[..], contents]));
    let mut body = Vec::new();
    for (header, contents) in &parts {
        for part in [b"--", boundary.as_bytes(), b"\r\n", header, b"\r\n\r\n", contents, b"\r\n"] {
            body.extend_from_slice(part);
        }
    }
    for part in [b"--", boundary.as_bytes(), b"--\r\n"] {
        body.extend_from_slice(part);
    }
    (body, boundary)
}

/// Escapes the bytes of a name for a header.
fn escaped(name: &[u8]) -> Vec<u8> {
    let mut escaped = Vec::with_capacity(name.len());
    for byte in name {
        match byte {
            b'\n' => escaped.extend_from_slice(b"%0A"),
            b'\r' => escaped.extend_from_slice(b"%0D"),
            b'"' => escaped.extend_from_slice(b"%22"),
            byte => escaped.push(*byte),
        }
    }
    escaped
}

/// A boundary that is in none of the texts: the smallest number that does not follow [`BOUNDARY`] in any of
/// them.
fn boundary<'p>(parts: impl Iterator<Item = &'p [u8]>) -> String {
    let mut taken: HashSet<u64> = HashSet::new();
    for part in parts {
        for (start, window) in part.windows(BOUNDARY.len()).enumerate() {
            if window != BOUNDARY.as_bytes() {
                continue;
            }
            let mut number = 0_u64;
            let after = part.iter().skip(start.saturating_add(BOUNDARY.len()));
            for digit in after.take_while(|byte| byte.is_ascii_digit()).take(18) {
                let digit = u64::from(digit.saturating_sub(b'0'));
                number = number.saturating_mul(10).saturating_add(digit);
                // Each prefix of the digits is a number that follows.
                taken.insert(number);
            }
        }
    }
    let number = (0..u64::MAX).find(|number| !taken.contains(number)).unwrap_or(u64::MAX);
    format!("{BOUNDARY}{number}")
}

#[cfg(test)]
mod tests {
    use super::crlf_newlines;

    #[test]
    fn newlines() {
        assert_eq!(crlf_newlines("a\r\nb\rc\nd\n\r"), "a\r\nb\r\nc\r\nd\r\n\r\n");
    }
}
