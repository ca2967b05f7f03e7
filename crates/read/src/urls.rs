//! The URLs of a document: its base URL, and the URLs in its attributes.

use encoding_rs::Encoding;
use treewright_dom::Document;
use treewright_semantics::urls::{base_element, frozen_base_url, parse_with_encoding};
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
        let main = document.get(document.main_document());
        let href = main.and_then(base_element).and_then(|base| base.attr("href"));
        let frozen = href.and_then(|href| frozen_base_url(href, url.as_ref(), encoding));
        Self { base: frozen.or_else(|| url.clone()), url, encoding }
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
        parse_with_encoding(url, self.base.as_ref(), self.encoding)
    }
}

#[cfg(test)]
mod tests {
    use encoding_rs::WINDOWS_1252;

    use super::*;

    #[test]
    fn queries_are_in_the_encoding_of_the_document() {
        let mut document = Document::new();
        document.set_character_encoding(WINDOWS_1252);
        let page = Url::parse("https://a.example/").unwrap();
        let urls = DocumentUrls::with_url(&document, page);
        assert_eq!(urls.resolve("?é").unwrap().as_str(), "https://a.example/?%E9");
    }

    #[test]
    fn relative_urls_need_a_base() {
        let urls = DocumentUrls::new(&Document::new());
        assert_eq!(urls.resolve("a"), Err(ParseError::RelativeUrlWithoutBase));
        assert_eq!(urls.resolve("a:b").unwrap().as_str(), "a:b");
        assert_eq!((urls.base(), urls.document_url()), (None, None));
    }
}
