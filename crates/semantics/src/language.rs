//! The languages of nodes. <https://html.spec.whatwg.org/multipage/dom.html#language>

use treewright_dom::{AttributeNamespace, Document, LocalName, Namespace, NodeRef};

use crate::inheriting::{Inherited, parent_or_host};

/// The languages of a document's nodes, with a cache for many queries.
#[derive(Clone, Debug, Default)]
pub struct Languages {
    /// The place of the nearest element with a language; `None` if no element has one.
    sources: Inherited<Option<u32>>,
    pragma: Pragma,
}

/// The `meta` element that sets the language of the document.
#[derive(Clone, Copy, Debug, Default)]
enum Pragma {
    #[default]
    Unknown,
    None,
    /// The element at this place.
    At(u32),
}

impl Languages {
    /// The language of an element; empty if it is not known.
    /// <https://html.spec.whatwg.org/multipage/dom.html#language>
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// use treewright_semantics::language::Languages;
    /// let mut document = Document::new();
    /// let outer = document.create_element(Namespace::Html, "p").unwrap();
    /// let inner = document.create_element(Namespace::Html, "b").unwrap();
    /// document.append(outer, inner).unwrap();
    /// document.set_attribute(outer, "lang", "de-AT").unwrap();
    /// assert_eq!(Languages::default().language_of(document.get(inner).unwrap()), "de-AT");
    /// ```
    pub fn language_of<'a>(&mut self, element: NodeRef<'a>) -> &'a str {
        let own = |node: NodeRef<'_>| own_language(node).map(|_| Some(node.place()));
        let source = self.sources.of(element, parent_or_host, own, None);
        let document = element.document();
        let source = source.and_then(|source| document.node_at(source));
        if let Some(language) = source.and_then(own_language) {
            return language;
        }
        if matches!(self.pragma, Pragma::Unknown) {
            self.pragma = pragma_of(document);
        }
        let Pragma::At(pragma) = self.pragma else { return "" };
        document.node_at(pragma).and_then(pragma_language).unwrap_or_default()
    }
}

/// The last `meta` element that sets the language of a document.
fn pragma_of(document: &Document) -> Pragma {
    let mut last = Pragma::None;
    let Some(root) = document.get(document.main_document()) else { return last };
    let mut next = Some(root);
    while let Some(node) = next {
        if pragma_language(node).is_some() {
            last = Pragma::At(node.place());
        }
        next = node.next_in_tree_order(root);
    }
    last
}

/// The language that an element itself sets. <https://html.spec.whatwg.org/multipage/dom.html#attr-lang>
pub fn own_language(element: NodeRef<'_>) -> Option<&str> {
    let in_xml = element
        .attrs()
        .find(|(name, _)| name.namespace == AttributeNamespace::Xml && name.local == "lang");
    if let Some((_, language)) = in_xml {
        return Some(language);
    }
    matches!(element.namespace(), Some(Namespace::Html | Namespace::Svg))
        .then(|| element.plain_attribute(LocalName::LANG))
        .flatten()
}

/// The pragma-set default language, if an element is a `meta` element that sets one.
/// <https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-content-language>
pub fn pragma_language(node: NodeRef<'_>) -> Option<&str> {
    if !node.is_html_element(LocalName::META)
        || !node.plain_attribute(LocalName::HTTP_EQUIV)?.eq_ignore_ascii_case("content-language")
    {
        return None;
    }
    let content = node.plain_attribute(LocalName::CONTENT)?;
    if content.contains(',') {
        return None;
    }
    content.split_ascii_whitespace().next()
}
