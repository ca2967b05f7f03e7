//! The pass: one walk over the tree, which calls the rules of all subjects.

use treewright_dom::{Document, Edge, NodeKind};
use treewright_markup::ParseError;

use crate::context::{Context, Element};
use crate::rules::{Rules, Subject};
use crate::{CheckOptions, Report};

/// Checks a page: its tree, which has to be parsed with origins so that findings have places, and the parse
/// errors. The root can be a fragment; then nothing is said about the page as a whole.
///
/// ```
/// use treewright_conformance::{CheckOptions, check};
/// use treewright_dom::{Document, Namespace};
///
/// let mut document = Document::new();
/// let center = document.create_element(Namespace::Html, "center").unwrap();
/// document.append(document.root(), center).unwrap();
/// let report = check(&document, [], &CheckOptions::new());
/// assert!(report.diagnostics.iter().any(|finding| finding.code() == "obsolete-element"));
/// ```
pub fn check(
    document: &Document,
    errors: impl IntoIterator<Item = ParseError>,
    options: &CheckOptions,
) -> Report {
    let mut cx = Context::new(document, options);
    let mut rules = Rules::default();
    crate::rules::parse_errors::report(&mut cx, errors);
    rules.begin(&mut cx);
    for edge in document.traverse_with_fragments(document.root()) {
        let (id, is_open) = match edge {
            Edge::Open(id) => (id, true),
            Edge::Close(id) => (id, false),
        };
        let Some(node) = document.get(id) else { continue };
        match (node.kind(), is_open) {
            (NodeKind::Element, true) => {
                let element = Element::new(node);
                rules.enter(&mut cx, element);
                cx.push(element);
            }
            (NodeKind::Element, false) => {
                cx.pop();
                rules.leave(&mut cx, Element::new(node));
            }
            (NodeKind::Text, true) => rules.text(&mut cx, node),
            (NodeKind::DocumentFragment | NodeKind::ShadowRoot, true) => cx.push_boundary(),
            (NodeKind::DocumentFragment | NodeKind::ShadowRoot, false) => cx.pop(),
            (NodeKind::Text, false) | (NodeKind::Document, _) => {}
            (_, true) => rules.other(&mut cx, node),
            (_, false) => {}
        }
    }
    rules.finish(&mut cx);
    cx.finish()
}
