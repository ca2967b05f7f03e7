//! Hyperlinks that elements create.

use treewright_dom::{AttributeNamespace, LocalName, Namespace, NodeRef};

/// Returns true for the source anchor of a hyperlink: an HTML `a` or `area` with `href`, or an SVG `a` with
/// `href` or `xlink:href`.
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_semantics::hyperlinks::is_source_anchor;
///
/// let mut document = Document::new();
/// let a = document.create_element(Namespace::Svg, "a").unwrap();
/// assert!(!is_source_anchor(document.get(a).unwrap()));
/// document.set_attribute(a, "href", "b").unwrap();
/// assert!(is_source_anchor(document.get(a).unwrap()));
/// ```
///
/// <https://html.spec.whatwg.org/multipage/semantics-other.html#selector-any-link>,
/// <https://svgwg.org/svg2-draft/linking.html#AElement>
pub fn is_source_anchor(element: NodeRef<'_>) -> bool {
    let has_href = || element.has_plain_attribute(LocalName::HREF);
    match (element.namespace(), element.element_name()) {
        (Some(Namespace::Html), Some(LocalName::A | LocalName::AREA)) => has_href(),
        (Some(Namespace::Svg), Some(LocalName::A)) => has_href() || xlink_href(element).is_some(),
        _ => false,
    }
}

/// The `xlink:href` attribute of an SVG element, which counts if it has no `href`.
///
/// <https://svgwg.org/svg2-draft/linking.html#XLinkRefAttrs>
pub fn xlink_href(element: NodeRef<'_>) -> Option<&str> {
    if element.namespace() != Some(Namespace::Svg) {
        return None;
    }
    let mut attributes = element.attrs();
    let is_xlink = |namespace, local| namespace == AttributeNamespace::XLink && local == "href";
    attributes.find(|(name, _)| is_xlink(name.namespace, name.local)).map(|(_, value)| value)
}
