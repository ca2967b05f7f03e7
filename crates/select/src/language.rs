//! `:lang()`.

use rustc_hash::FxHashMap;
use treewright_dom::{AttributeNamespace, Document, LocalName, Namespace, NodeRef};

use crate::ancestors::{inherited, parent_or_host};

/// The elements that languages come from.
#[derive(Clone, Debug, Default)]
pub(crate) struct Languages {
    /// The place of the nearest element with a language, for some elements; `None` if there is none.
    sources: FxHashMap<u32, Option<u32>>,
    pragma: Pragma,
}

/// The `meta` element that sets the language of the document.
#[derive(Clone, Copy, Debug, Default)]
enum Pragma {
    #[default]
    Unknown,
    None,
    /// It is at this place.
    At(u32),
}

impl Languages {
    /// Returns true if the language of an element is in one of these ranges.
    /// <https://drafts.csswg.org/selectors-4/#the-lang-pseudo>
    pub(crate) fn matches(&mut self, ranges: &[Box<str>], element: NodeRef<'_>) -> bool {
        let language = self.language_of(element);
        ranges.iter().any(|range| is_in_range(language, range))
    }

    /// <https://html.spec.whatwg.org/multipage/dom.html#language>
    fn language_of<'a>(&mut self, element: NodeRef<'a>) -> &'a str {
        let source = inherited(
            &mut self.sources,
            element,
            parent_or_host,
            |node| own_language(node).map(|_| Some(node.place())),
            None,
        );
        let document = element.document();
        let source = source.and_then(|source| document.node_at(source));
        if let Some(language) = source.and_then(own_language) {
            return language;
        }
        if matches!(self.pragma, Pragma::Unknown) {
            self.pragma = pragma_of(document);
        }
        let Pragma::At(pragma) = self.pragma else {
            return "";
        };
        document.node_at(pragma).and_then(pragma_language).unwrap_or_default()
    }
}

/// The last `meta` element that sets the language of a document.
fn pragma_of(document: &Document) -> Pragma {
    let mut last = Pragma::None;
    let Some(root) = document.get(document.main_document()) else {
        return last;
    };
    let mut next = Some(root);
    while let Some(node) = next {
        if pragma_language(node).is_some() {
            last = Pragma::At(node.place());
        }
        next = node.next_in_tree_order(root);
    }
    last
}

/// The language that an element has set.
fn own_language(element: NodeRef<'_>) -> Option<&str> {
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

/// The language that a `meta` element sets for the document.
/// <https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-content-language>
fn pragma_language(node: NodeRef<'_>) -> Option<&str> {
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

/// Extended filtering, without case. An empty range is for an unknown language.
/// <https://www.rfc-editor.org/rfc/rfc4647#section-3.3.2>
fn is_in_range(language: &str, range: &str) -> bool {
    if language.is_empty() || range.is_empty() {
        return language.is_empty() && range.is_empty();
    }
    let mut tags = language.split('-');
    let mut wanted = range.split('-');
    let (Some(tag), Some(first)) = (tags.next(), wanted.next()) else {
        return false;
    };
    if first != "*" && !tag.eq_ignore_ascii_case(first) {
        return false;
    }
    for subtag in wanted {
        if subtag == "*" {
            continue;
        }
        loop {
            match tags.next() {
                None => return false,
                Some(tag) if tag.eq_ignore_ascii_case(subtag) => break,
                // A singleton begins an extension, and ends the search.
                Some(tag) if tag.len() == 1 => return false,
                Some(_) => {}
            }
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges() {
        for (language, range, expected) in [
            ("en", "en", true),
            ("en-US", "en", true),
            ("en", "EN-us", false),
            ("english", "en", false),
            ("de-Latn-DE", "de-DE", true),
            ("de-x-DE", "de-DE", false),
            ("de-CH", "*-CH", true),
            ("de-Latn-CH", "*-ch", true),
            ("de", "*", true),
            ("", "*", false),
            ("", "", true),
            ("en", "", false),
            ("de-DE", "de-*-DE", true),
        ] {
            assert_eq!(is_in_range(language, range), expected, "{language} {range}");
        }
    }
}
