//! From bytes to bytes: in the encoding that the bytes were read in.

use treewright_syntax::Encoding;
use treewright_write::{LeftAlone, differences_when_normalized};

use super::writing::write;
use super::{Place, SanitizeError, Sanitized, TextSanitizer};
use crate::input::Source;
use crate::rewriting::encoded::{Declaration, Page, Unproven};
use crate::{End, Input, Options};

/// A page or a part of one that was sanitized as bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SanitizedBytes {
    /// The text with its records. The places of records are those of the text that the bytes were read as.
    pub sanitized: Sanitized,
    /// The bytes of the HTML, in the encoding that bytes were read in, and in UTF-8 for text.
    pub bytes: Vec<u8>,
    /// The encoding that bytes were read in; `None` for text.
    pub encoding: Option<&'static Encoding>,
}

impl TextSanitizer {
    /// Sanitizes bytes, such as those of a file. The result is in the same encoding, with the byte order mark that the
    /// input has. Characters that the encoding does not have become character references.
    ///
    /// It is proven for the bytes too that they are read as the result: in the same encoding, with the same metadata. A
    /// document in another encoding than UTF-8 that would no longer declare it gets a `meta` element that does.
    /// A [fragment](Input::in_context) of the input is ignored: the place is that of the sanitizer.
    ///
    /// ```
    /// use treewright::{Input, OutOfBandMetadata, Sanitizer, TextSanitizer};
    ///
    /// let sanitizer = TextSanitizer::new(&Sanitizer::default());
    /// let metadata = OutOfBandMetadata::new().content_type("text/html; charset=koi8-r");
    /// let sanitized = sanitizer.sanitize_bytes(Input::bytes(b"<p onclick=f()>\xC1", &metadata))?;
    /// assert_eq!(sanitized.bytes, b"<p>\xC1</p>");
    ///
    /// let pages = sanitizer.document();
    /// let page = b"<!doctype html><meta charset=windows-1252><p>\xE9";
    /// let expected = b"<!DOCTYPE html><html><head><meta charset=\"windows-1252\"></head><body><p>\xE9</p></body></html>";
    /// assert_eq!(pages.sanitize_bytes(page)?.bytes, expected);
    /// # Ok::<(), treewright::SanitizeError>(())
    /// ```
    ///
    /// # Errors
    /// As for [`sanitize`](Self::sanitize), and [`SanitizeError::NotEncodable`] and [`SanitizeError::OtherEncoding`] for
    /// a result that cannot be written in the encoding of the bytes.
    pub fn sanitize_bytes<'a>(
        &self,
        input: impl Into<Input<'a>>,
    ) -> Result<SanitizedBytes, SanitizeError> {
        let input: Input<'a> = input.into();
        let (bytes, metadata) = match &input.source {
            Source::Text(text) => return self.sanitize_text(text),
            Source::SharedText(text) => return self.sanitize_text(text),
            Source::Bytes(bytes, metadata) => (*bytes, *metadata),
        };
        let context = self.context_element();
        let options = self.options_for_bytes();
        let parsed = options.parse(input.in_context(context));
        if parsed.end == End::Truncated {
            return Err(SanitizeError::LimitMet(parsed.limits_met.first().map(|met| met.limit)));
        }
        let utf_8 = treewright_syntax::encoding_rs::UTF_8;
        let encoding = parsed.encoding.map_or(utf_8, |decision| decision.encoding);
        let (text, _) = encoding.decode_with_bom_removal(bytes);
        let sanitized = self.sanitize(&text)?;
        let page = Page { bytes, metadata, encoding, context, options: &options };
        let reason = match page.write(&sanitized.html, Declaration::AsItIs) {
            Ok(bytes) => return Ok(SanitizedBytes { sanitized, bytes, encoding: Some(encoding) }),
            Err(reason) => reason,
        };
        if let Unproven::OtherEncoding(_) = reason
            && let Some(html) = self.with_declaration(&sanitized.html, encoding)
            && let Ok(bytes) = page.write(&html, Declaration::AsItIs)
        {
            let sanitized = Sanitized { html, ..sanitized };
            return Ok(SanitizedBytes { sanitized, bytes, encoding: Some(encoding) });
        }
        Err(reason.into())
    }

    fn sanitize_text(&self, text: &str) -> Result<SanitizedBytes, SanitizeError> {
        let sanitized = self.sanitize(text)?;
        let bytes = sanitized.html.as_bytes().to_vec();
        Ok(SanitizedBytes { sanitized, bytes, encoding: None })
    }

    /// The settings of parses that determine an encoding, and compare what is read in it. Trees do not depend on the
    /// other settings in a way that matters for that: characters mean the same in all of them.
    fn options_for_bytes(&self) -> Options {
        Options::new()
            .srcdoc(self.srcdoc)
            .declarative_shadow_roots(false)
            .limits(self.limits.clone())
    }

    /// A sanitized document with a `meta` element for its encoding, if it is parsed as its tree with this element.
    fn with_declaration(&self, html: &str, encoding: &'static Encoding) -> Option<String> {
        let Place::Document = self.place else { return None };
        let variation = self.main_variation();
        let parse = |html: &str| {
            let input = Input::from(html).in_context(self.context_element());
            self.options(variation).parse(input).document
        };
        let mut document = parse(html);
        let declaration = Declaration::Meta(encoding.name());
        if !declaration.prepare(&mut document, html, &mut LeftAlone::new()) {
            return None;
        }
        let html = write(&document, variation.scripting, html.len());
        let again = parse(&html);
        let is_the_same =
            differences_when_normalized(document.root_node(), again.root_node(), 1).is_empty();
        is_the_same.then_some(html)
    }
}

impl From<Unproven> for SanitizeError {
    fn from(reason: Unproven) -> Self {
        match reason {
            Unproven::NotEncodable => Self::NotEncodable,
            Unproven::OtherEncoding(name) => Self::OtherEncoding(name),
        }
    }
}
