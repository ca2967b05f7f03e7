//! URLs with the encoding and the base URL of a document.
//! <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#resolving-urls>

use std::borrow::Cow;

use encoding_rs::{EncoderResult, Encoding, UTF_8};
use treewright_dom::{LocalName, NodeRef};
use url::{ParseError, Url};

/// The URL parser with an encoding, in which the query is.
/// <https://url.spec.whatwg.org/#concept-url-parser>
///
/// ```
/// use treewright_semantics::urls::parse_with_encoding;
/// let base = "https://example.com/a".parse().unwrap();
/// let url = parse_with_encoding("?é", Some(&base), encoding_rs::WINDOWS_1252).unwrap();
/// assert_eq!(url.as_str(), "https://example.com/a?%E9");
/// ```
///
/// # Errors
/// Those of the parser. A relative URL needs a base.
pub fn parse_with_encoding(
    text: &str,
    base: Option<&Url>,
    encoding: &'static Encoding,
) -> Result<Url, ParseError> {
    let encoding = encoding.output_encoding();
    let encode: &dyn Fn(&str) -> Cow<'_, [u8]> =
        &|query| Cow::Owned(encode_for_a_query(query, encoding));
    let mut options = Url::options().base_url(base);
    if encoding != UTF_8 {
        options = options.encoding_override(Some(encode));
    }
    options.parse(text)
}

/// The first `base` element with `href` in a document tree: the one that has a frozen base URL.
/// <https://html.spec.whatwg.org/multipage/semantics.html#frozen-base-url>
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_semantics::urls::base_element;
/// let mut document = Document::new();
/// let base = document.create_element(Namespace::Html, "base").unwrap();
/// document.append(document.root(), base).unwrap();
/// assert!(base_element(document.root_node()).is_none());
/// document.set_attribute(base, "href", "/").unwrap();
/// assert!(base_element(document.root_node()).is_some());
/// ```
pub fn base_element(document: NodeRef<'_>) -> Option<NodeRef<'_>> {
    document.descendants().find(|node| {
        node.is_html_element(LocalName::BASE) && node.has_plain_attribute(LocalName::HREF)
    })
}

/// The frozen base URL of a `base` element with this `href`; `None` if it is the fallback base URL. Policies can
/// forbid it, which callers that have some ask.
/// <https://html.spec.whatwg.org/multipage/semantics.html#set-the-frozen-base-url>
///
/// ```
/// use treewright_semantics::urls::frozen_base_url;
/// let page = "https://example.com/a/b".parse().unwrap();
/// let url = frozen_base_url("/c/", Some(&page), encoding_rs::UTF_8).unwrap();
/// assert_eq!(url.as_str(), "https://example.com/c/");
/// assert_eq!(frozen_base_url("data:,a", Some(&page), encoding_rs::UTF_8), None);
/// ```
pub fn frozen_base_url(
    href: &str,
    fallback: Option<&Url>,
    encoding: &'static Encoding,
) -> Option<Url> {
    // Steps 2 and 3.
    let url = parse_with_encoding(href, fallback, encoding).ok()?;
    (!matches!(url.scheme(), "data" | "javascript")).then_some(url)
}

/// Encodes a query. A character that the encoding does not have becomes a numeric character reference whose
/// punctuation is percent-encoded already; the URL parser encodes the other bytes.
/// <https://url.spec.whatwg.org/#string-percent-encode-after-encoding>
fn encode_for_a_query(query: &str, encoding: &'static Encoding) -> Vec<u8> {
    let mut encoder = encoding.new_encoder();
    let mut bytes = Vec::new();
    let mut rest = query;
    loop {
        let enough = encoder.max_buffer_length_from_utf8_without_replacement(rest.len());
        bytes.reserve(enough.unwrap_or(rest.len()));
        let (result, read) =
            encoder.encode_from_utf8_to_vec_without_replacement(rest, &mut bytes, true);
        rest = rest.get(read..).unwrap_or_default();
        match result {
            EncoderResult::InputEmpty => return bytes,
            EncoderResult::OutputFull => bytes.reserve(rest.len().saturating_add(16)),
            EncoderResult::Unmappable(character) => {
                let reference = format!("%26%23{}%3B", u32::from(character));
                bytes.extend_from_slice(reference.as_bytes());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use encoding_rs::{ISO_2022_JP, SHIFT_JIS, UTF_16LE, WINDOWS_1252};

    use super::*;

    #[test]
    fn queries_are_in_the_encoding() {
        let base = Url::parse("https://a.example/").unwrap();
        for (encoding, url, expected) in [
            (UTF_8, "?é", "https://a.example/?%C3%A9"),
            (UTF_16LE, "?ä", "https://a.example/?%C3%A4"),
            (WINDOWS_1252, "?é", "https://a.example/?%E9"),
            (WINDOWS_1252, "/ä", "https://a.example/%C3%A4"),
            (WINDOWS_1252, "é?é#é", "https://a.example/%C3%A9?%E9#%C3%A9"),
            (WINDOWS_1252, "?☃ä", "https://a.example/?%26%239731%3B%E4"),
            (
                WINDOWS_1252,
                "?a\u{437}b\u{1f600}",
                "https://a.example/?a%26%231079%3Bb%26%23128512%3B",
            ),
            (ISO_2022_JP, "?あb", "https://a.example/?%1B$B$%22%1B(Bb"),
            (SHIFT_JIS, "x", "https://a.example/x"),
        ] {
            let parsed = parse_with_encoding(url, Some(&base), encoding).unwrap();
            assert_eq!(parsed.as_str(), expected, "{url} in {}", encoding.name());
        }
        assert_eq!(parse_with_encoding("a", None, UTF_8), Err(ParseError::RelativeUrlWithoutBase));
    }
}
