//! URLs of documents: base URLs, and parsing relative to them.
//!
//! <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#resolving-urls>

use treewright_dom::{NodeId, NodeRef};
use treewright_semantics::urls::{self, base_element, parse_with_encoding};
use url::Url;

use crate::documents::about_blank;
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
        let base = self.document_base_url(document);
        parse_with_encoding(text, Some(&base), self.encoding_of(document)).ok()
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
    let first = world.tree.get(document).and_then(base_element).map(NodeRef::id);
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
    let frozen = urls::frozen_base_url(href, Some(&fallback), world.encoding_of(document));
    frozen.unwrap_or(fallback)
}
