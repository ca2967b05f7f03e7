//! The pass: one walk over the tree, which calls the rules of all subjects.

use treewright_dom::{Document, Edge, NodeKind, NodeRef};
use treewright_markup::{Cause, ParseError, tag};

use crate::context::Context;
use crate::rules::{Rules, Subject};
use crate::tables::ElementSet;
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
    crate::rules::parse_errors::undecodable(&mut cx);
    rules.begin(&mut cx);
    // Until the end of this node, nothing is looked at.
    let mut skipped = None;
    for edge in document.traverse_with_fragments(document.root()) {
        let (id, is_open) = match edge {
            Edge::Open(id) => (id, true),
            Edge::Close(id) => (id, false),
        };
        if let Some(root) = skipped {
            if root == id && !is_open {
                skipped = None;
            }
            continue;
        }
        let Some(node) = document.get(id) else { continue };
        if is_open && has_no_requirements(&cx, node) {
            skipped = Some(id);
            continue;
        }
        match (node.kind(), is_open) {
            (NodeKind::Element, true) => {
                let element = cx.enter(node);
                rules.enter(&mut cx, element);
                cx.push(element);
            }
            (NodeKind::Element, false) => {
                if let Some(element) = cx.pop() {
                    rules.leave(&mut cx, element);
                }
            }
            (NodeKind::Text, true) => rules.text(&mut cx, node),
            (NodeKind::ShadowRoot, true) => cx.push_tree(),
            (NodeKind::ShadowRoot, false) => cx.pop_tree(),
            (NodeKind::DocumentFragment, _) => {}
            (NodeKind::Text, false) | (NodeKind::Document, _) => {}
            (_, true) => rules.other(&mut cx, node),
            (_, false) => {}
        }
    }
    rules.finish(&mut cx);
    cx.finish()
}

/// "The template contents have no conformance requirements", and the copy of an option in `selectedcontent` is not
/// written in the page.
/// <https://html.spec.whatwg.org/multipage/scripting.html#the-template-element>
fn has_no_requirements(cx: &Context<'_>, node: NodeRef<'_>) -> bool {
    match node.kind() {
        NodeKind::DocumentFragment => node.host().is_some(),
        NodeKind::Element | NodeKind::Text => {
            cx.is_child_of(const { ElementSet::of(&[tag::SELECTEDCONTENT]) })
                && node.origin().is_some_and(|origin| origin.cause() == Cause::SelectedContent)
        }
        _ => false,
    }
}
