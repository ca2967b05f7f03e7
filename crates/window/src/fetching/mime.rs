//! MIME types.
//!
//! <https://mimesniff.spec.whatwg.org/>

use encoding_rs::Encoding;
use treewright_microsyntaxes::mime::{self, MimeType};

use crate::loader::Headers;

/// <https://fetch.spec.whatwg.org/#concept-header-extract-mime-type>
pub(crate) fn extract_a_mime_type(headers: &Headers) -> Option<MimeType> {
    mime::extract(&headers.text("Content-Type")?).ok()
}

/// <https://fetch.spec.whatwg.org/#concept-header-list-get-decode-split>
pub(crate) fn get_decode_and_split(headers: &Headers, name: &str) -> Option<Vec<String>> {
    Some(mime::get_decode_and_split(&headers.text(name)?).map(str::to_owned).collect())
}

/// <https://fetch.spec.whatwg.org/#legacy-extract-an-encoding>
pub(crate) fn legacy_extract_an_encoding(
    mime: Option<&MimeType>,
    fallback: &'static Encoding,
) -> &'static Encoding {
    mime.and_then(|mime| mime.parameter("charset"))
        .and_then(|charset| Encoding::for_label(charset.as_bytes()))
        .unwrap_or(fallback)
}

/// <https://encoding.spec.whatwg.org/#decode>
pub(crate) fn decode(bytes: &[u8], fallback: &'static Encoding) -> String {
    fallback.decode(bytes).0.into_owned()
}

/// <https://encoding.spec.whatwg.org/#utf-8-decode>
pub(crate) fn utf8_decode(bytes: &[u8]) -> String {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    String::from_utf8_lossy(bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn extracts_mime_types() {
        fn check(values: &[&str], expected: Option<&str>) {
            let headers: Headers = values.iter().map(|value| ("content-type", value)).collect();
            let mime = extract_a_mime_type(&headers).map(|mime| mime.to_string());
            assert_eq!(mime.as_deref(), expected, "{values:?}");
        }
        check(&[], None);
        check(&[""], None);
        check(&["text/html"], Some("text/html"));
        check(&["TEXT/JavaScript;Charset=UTF-8"], Some("text/javascript;charset=UTF-8"));
        check(&["text/plain;charset=gbk, text/html"], Some("text/html"));
        check(&["text/html;charset=gbk;a=b, text/html;x=y"], Some("text/html;x=y;charset=gbk"));
        check(&["text/html;charset=gbk", "x/x", "text/html;x=y"], Some("text/html;x=y"));
        check(&["text/html;\"", "x/x"], Some("text/html"));
        check(&["text/html, */*"], Some("text/html"));
        check(&["*/*"], None);
    }

    #[test]
    fn decodes() {
        fn check(bytes: &[u8], expected: &str) {
            assert_eq!(decode(bytes, encoding_rs::WINDOWS_1252), expected);
        }
        check(b"\xE4", "ä");
        check(b"\xEF\xBB\xBF\xC3\xA4", "ä");
        check(b"\xFF\xFEa\0", "a");
        assert_eq!(utf8_decode(b"\xEF\xBB\xBF\xC3\xA4\xFF"), "ä\u{FFFD}");
    }
}
