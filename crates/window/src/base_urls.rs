//! URLs of documents: base URLs, and parsing relative to them.
//!
//! <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#resolving-urls>

use std::borrow::Cow;

use encoding_rs::{EncoderResult, Encoding};
use treewright_dom::{LocalName, NodeId};
use url::Url;

use crate::documents::about_blank;
use crate::trees::html_name;
use crate::world::World;

/// The `base` element in effect, with its frozen base URL.
/// <https://html.spec.whatwg.org/multipage/semantics.html#frozen-base-url>
pub(crate) type FrozenBase = (NodeId, Url);

impl World {
    /// <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#document-base-url>
    pub(crate) fn document_base_url(&self, document: NodeId) -> Url {
        let frozen = self.documents.get(document).and_then(|state| state.frozen_base.as_ref());
        frozen.map_or_else(|| self.fallback_base_url(document), |(_, url)| url.clone())
    }

    /// <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#fallback-base-url>
    pub(crate) fn fallback_base_url(&self, document: NodeId) -> Url {
        match self.documents.get(document) {
            Some(state) => {
                let is_inherited =
                    state.url.scheme() == "about" && matches!(state.url.path(), "blank" | "srcdoc");
                let about = state.about_base_url.as_ref().filter(|_| is_inherited);
                about.unwrap_or(&state.url).clone()
            }
            None => about_blank(),
        }
    }

    /// <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#encoding-parsing-a-url>
    pub(crate) fn encoding_parse_a_url(&self, text: &str, document: NodeId) -> Option<Url> {
        parse_with_encoding(text, &self.document_base_url(document), self.encoding_of(document))
    }

    /// The URL from which requests of a document come: that of the container for `srcdoc`.
    /// <https://w3c.github.io/webappsec-referrer-policy/#determine-requests-referrer>
    pub(crate) fn document_of_the_referrer(&self, document: NodeId) -> Option<Url> {
        let mut document = document;
        loop {
            let state = self.documents.get(document)?;
            if state.url.as_str() != "about:srcdoc" {
                return Some(state.url.clone());
            }
            let navigable = self.navigables.get(state.navigable?)?;
            document = self.node_document(navigable.container?);
        }
    }
}

/// <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#set-the-url>
pub(crate) fn set_the_url(world: &mut World, document: NodeId, url: Url) {
    if let Some(state) = world.documents.get_mut(document) {
        state.url = url;
    }
}

/// A `base` element was added to a document or removed from it, or its `href` changed.
/// <https://html.spec.whatwg.org/multipage/semantics.html#set-the-frozen-base-url>
pub(crate) fn a_base_element_changed(world: &mut World, document: NodeId, element: NodeId) {
    let is_base = |node: NodeId| {
        html_name(world, node) == Some(LocalName::BASE)
            && world.tree.attribute(node, "href").is_some()
    };
    let first = world.tree.descendants(document).find(|node| is_base(*node));
    let frozen = first.map(|first| {
        let old = world.documents.get(document).and_then(|state| state.frozen_base.as_ref());
        match old {
            // Only a change of its own unfreezes it.
            Some((old, url)) if *old == first && element != first => (first, url.clone()),
            _ => (first, frozen_base_url(world, document, first)),
        }
    });
    if let Some(state) = world.documents.get_mut(document) {
        state.frozen_base = frozen;
    }
}

fn frozen_base_url(world: &World, document: NodeId, element: NodeId) -> Url {
    let fallback = world.fallback_base_url(document);
    let href = world.tree.attribute(element, "href").unwrap_or_default();
    let url = parse_with_encoding(href, &fallback, world.encoding_of(document));
    url.filter(|url| !matches!(url.scheme(), "data" | "javascript")).unwrap_or(fallback)
}

/// Applies the URL parser with an encoding.
/// <https://url.spec.whatwg.org/#concept-url-parser>
pub(crate) fn parse_with_encoding(
    text: &str,
    base: &Url,
    encoding: &'static Encoding,
) -> Option<Url> {
    let options = Url::options().base_url(Some(base));
    if encoding.output_encoding() == encoding_rs::UTF_8 {
        return options.parse(text).ok();
    }
    let encode: &dyn Fn(&str) -> Cow<'_, [u8]> =
        &|text| Cow::Owned(encode_for_a_query(text, encoding));
    options.encoding_override(Some(encode)).parse(text).ok()
}

/// Encodes text; characters that the encoding lacks become `%26%23N%3B`.
/// <https://url.spec.whatwg.org/#string-percent-encode-after-encoding>
fn encode_for_a_query(text: &str, encoding: &'static Encoding) -> Vec<u8> {
    let mut encoder = encoding.output_encoding().new_encoder();
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text;
    loop {
        let needed = encoder.max_buffer_length_from_utf8_without_replacement(rest.len());
        bytes.reserve(needed.unwrap_or(rest.len()));
        let (result, read) =
            encoder.encode_from_utf8_to_vec_without_replacement(rest, &mut bytes, true);
        rest = rest.get(read..).unwrap_or_default();
        match result {
            EncoderResult::InputEmpty => return bytes,
            EncoderResult::OutputFull => {}
            EncoderResult::Unmappable(character) => {
                bytes.extend(format!("%26%23{}%3B", u32::from(character)).into_bytes());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parses_with_encodings() {
        fn check(text: &str, encoding: &'static Encoding, expected: &str) {
            let base = Url::parse("https://example.com/").unwrap();
            let url = parse_with_encoding(text, &base, encoding).unwrap();
            assert_eq!(url.as_str(), expected, "{text} in {}", encoding.name());
        }
        check("?ä", encoding_rs::UTF_8, "https://example.com/?%C3%A4");
        check("?ä", encoding_rs::UTF_16LE, "https://example.com/?%C3%A4");
        check("?ä", encoding_rs::WINDOWS_1252, "https://example.com/?%E4");
        check("?☃ä", encoding_rs::WINDOWS_1252, "https://example.com/?%26%239731%3B%E4");
        check("/ä", encoding_rs::WINDOWS_1252, "https://example.com/%C3%A4");
        check("x", encoding_rs::SHIFT_JIS, "https://example.com/x");
    }
}
