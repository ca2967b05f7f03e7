//! The categories of an element with its attributes: those that it always has, and those that it has under a
//! condition.
//!
//! <https://html.spec.whatwg.org/multipage/dom.html#kinds-of-content>

use treewright_markup::{Namespace, is_custom_element_name, tag};

use crate::context::Element;
use crate::rules::values::is_body_ok;
use crate::tables::Categories;

/// The categories of an element.
pub(super) fn categories_of(element: Element<'_>) -> Categories {
    const FLOW_AND_PHRASING: Categories = Categories::FLOW.with(Categories::PHRASING);
    if element.namespace() != Some(Namespace::Html) {
        // `svg` and `math`; their contents are not checked here.
        return FLOW_AND_PHRASING.with(Categories::EMBEDDED);
    }
    let Some(row) = element.row else {
        // Autonomous custom elements.
        let is_custom = is_custom_element_name(element.name());
        return if is_custom { FLOW_AND_PHRASING } else { Categories::NONE };
    };
    let all = row.categories.with(row.conditional);
    match element.tag {
        tag::A | tag::AUDIO | tag::IMG | tag::INPUT | tag::OBJECT | tag::VIDEO
            if !is_interactive(element) =>
        {
            all.without(Categories::INTERACTIVE)
        }
        // "If it has a descendant `h1` to `h6` element", which can only be a child.
        tag::HGROUP
            if element.node.child_elements().any(|child| is_heading(Element::new(child))) =>
        {
            all.with(Categories::HEADING)
        }
        // SPEC-NOTE: RDFa allows both in the body, with `property`.
        // <https://www.w3.org/TR/html-rdfa/#extensions-to-the-html5-syntax>
        tag::LINK | tag::META if element.has("property") => all,
        tag::LINK if !is_allowed_in_the_body(element) => all.without(FLOW_AND_PHRASING),
        tag::META if !element.has("itemprop") => all.without(FLOW_AND_PHRASING),
        _ => all,
    }
}

/// Returns true for `h1` to `h6`.
fn is_heading(element: Element<'_>) -> bool {
    element.row.is_some_and(|row| row.categories.has(Categories::HEADING))
}

/// Returns true for interactive content.
/// <https://html.spec.whatwg.org/multipage/dom.html#interactive-content>
pub(in crate::rules) fn is_interactive(element: Element<'_>) -> bool {
    match element.tag {
        tag::A => element.has("href"),
        tag::AUDIO | tag::VIDEO => element.has("controls"),
        tag::IMG => element.has("usemap") || element.has("controls"),
        tag::INPUT => !element.attr_is("type", "hidden"),
        tag::OBJECT => false,
        _ => element.row.is_some_and(|row| row.categories.has(Categories::INTERACTIVE)),
    }
}

/// Returns true for a `link` element that is allowed in the body.
/// <https://html.spec.whatwg.org/multipage/semantics.html#allowed-in-the-body>
fn is_allowed_in_the_body(link: Element<'_>) -> bool {
    link.has("itemprop")
        || link.attr("rel").is_some_and(|rel| {
            let mut keywords = rel.split_ascii_whitespace().peekable();
            keywords.peek().is_some() && keywords.all(is_body_ok)
        })
}
