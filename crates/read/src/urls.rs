//! The URLs of a document: its base URL, and the URLs in its attributes.

use std::borrow::Cow;

use encoding_rs::{EncoderResult, Encoding, UTF_8};
use treewright_dom::Document;
use url::{ParseError, Url};

/// The base URL and the encoding with which the URLs in a document are parsed.
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_read::DocumentUrls;
/// use treewright_read::url::Url;
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let mut document = Document::new();
/// let base = document.create_element(Namespace::Html, "base")?;
/// document.set_attribute(base, "href", "/docs/")?;
/// document.append(document.root(), base)?;
///
/// let urls = DocumentUrls::with_url(&document, Url::parse("https://example.com/a/b")?);
/// assert_eq!(urls.resolve("c?d#e")?.as_str(), "https://example.com/docs/c?d#e");
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct DocumentUrls {
    url: Option<Url>,
    base: Option<Url>,
    encoding: &'static Encoding,
}

impl DocumentUrls {
    /// Creates the URLs of a document whose URL is not known: a relative URL can be resolved only if a
    /// `base` element has an absolute one.
    pub fn new(document: &Document) -> Self {
        Self::of(document, None)
    }

    /// Creates the URLs of a document with this URL. For a document without its own URL, such as that of
    /// `srcdoc`, pass the fallback base URL.
    pub fn with_url(document: &Document, url: Url) -> Self {
        Self::of(document, Some(url))
    }

    fn of(document: &Document, url: Option<Url>) -> Self {
        let encoding = document.character_encoding().output_encoding();
        let mut urls = Self { base: url.clone(), url, encoding };
        if let Some(frozen) = urls.frozen_base_url(document) {
            urls.base = Some(frozen);
        }
        urls
    }

    /// The frozen base URL of the first `base` element with an `href` attribute, unless that is the
    /// fallback base URL. <https://html.spec.whatwg.org/multipage/semantics.html#set-the-frozen-base-url>
    fn frozen_base_url(&self, document: &Document) -> Option<Url> {
        let nodes = document.get(document.main_document())?.descendants();
        let href = nodes.filter(|node| node.is_html("base")).find_map(|base| base.attr("href"))?;
        let url = self.resolve(href).ok()?;
        (!matches!(url.scheme(), "data" | "javascript")).then_some(url)
    }

    /// The URL of the document, if it is known.
    pub const fn document_url(&self) -> Option<&Url> {
        self.url.as_ref()
    }

    /// The document base URL, if it is known.
    /// <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#document-base-url>
    pub const fn base(&self) -> Option<&Url> {
        self.base.as_ref()
    }

    /// Encoding-parses a URL: makes it absolute, with its query in the document's encoding.
    ///
    /// # Errors
    /// An error if it is not a URL, or if it is relative and the base URL is not known.
    ///
    /// <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#encoding-parsing-a-url>
    pub fn resolve(&self, url: &str) -> Result<Url, ParseError> {
        let encode = encoder(self.encoding);
        let mut options = Url::options().base_url(self.base.as_ref());
        if self.encoding != UTF_8 {
            options = options.encoding_override(Some(&encode));
        }
        options.parse(url)
    }
}

fn encoder(encoding: &'static Encoding) -> impl for<'q> Fn(&'q str) -> Cow<'q, [u8]> {
    move |query| Cow::Owned(encode_query(encoding, query))
}

/// Encodes a query. A character that the encoding does not have becomes a numeric character reference whose
/// punctuation is already percent-encoded; the URL parser encodes the other bytes.
/// <https://url.spec.whatwg.org/#string-percent-encode-after-encoding>
fn encode_query(encoding: &'static Encoding, query: &str) -> Vec<u8> {
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
    use encoding_rs::{ISO_2022_JP, WINDOWS_1252};

    use super::*;

    #[test]
    fn queries_are_in_the_encoding_of_the_document() {
        for (encoding, url, expected) in [
            (UTF_8, "?é", "https://a.example/?%C3%A9"),
            (WINDOWS_1252, "?é", "https://a.example/?%E9"),
            (WINDOWS_1252, "é?é#é", "https://a.example/%C3%A9?%E9#%C3%A9"),
            (
                WINDOWS_1252,
                "?a\u{437}b\u{1f600}",
                "https://a.example/?a%26%231079%3Bb%26%23128512%3B",
            ),
            (ISO_2022_JP, "?あb", "https://a.example/?%1B$B$%22%1B(Bb"),
        ] {
            let mut document = Document::new();
            document.set_character_encoding(encoding);
            let page = Url::parse("https://a.example/").unwrap();
            let urls = DocumentUrls::with_url(&document, page);
            assert_eq!(urls.resolve(url).unwrap().as_str(), expected);
        }
    }

    #[test]
    fn relative_urls_need_a_base() {
        let urls = DocumentUrls::new(&Document::new());
        assert_eq!(urls.resolve("a"), Err(ParseError::RelativeUrlWithoutBase));
        assert_eq!(urls.resolve("a:b").unwrap().as_str(), "a:b");
        assert_eq!((urls.base(), urls.document_url()), (None, None));
    }
}
