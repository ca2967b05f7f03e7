//! The pass: one walk over the tree, which calls the rules of all subjects.

use treewright_dom::{Document, NodeKind, NodeRef};
use treewright_markup::{Cause, ParseError, tag};

use crate::codes::xml as codes;
use crate::context::Context;
use crate::rules::{Rules, Subject};
use crate::tables::ElementSet;
use crate::{CheckOptions, Report, StyleSheetCache};

/// Checks a page: its tree, which has to be parsed with origins so that findings have places, and the parse
/// errors. The root can be a fragment; then nothing is said about the page as a whole, and its top nodes are judged by
/// the [context element](CheckOptions::context_element), if any. It can be an [XML
/// document](treewright_dom::DocumentType::Xml).
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
    walk(&mut Context::new(document, options), errors)
}

/// [`check`] for one page after another, with the caches that earlier pages left. The findings are the same.
///
/// ```
/// use treewright_conformance::{StyleSheetCache, CheckOptions, check_in};
/// use treewright_dom::Document;
///
/// let (options, mut memory) = (CheckOptions::new(), StyleSheetCache::new());
/// for page in [Document::new(), Document::new()] {
///     let report = check_in(&page, [], &options, &mut memory);
///     println!("{} findings", report.diagnostics.len());
/// }
/// ```
pub fn check_in(
    document: &Document,
    errors: impl IntoIterator<Item = ParseError>,
    options: &CheckOptions,
    memory: &mut StyleSheetCache,
) -> Report {
    let mut cx = Context::new(document, options);
    cx.memory = std::mem::take(memory);
    let report = walk(&mut cx, errors);
    *memory = cx.memory;
    report
}

/// Checks a style sheet: the [source](Document::source) of a document that has no tree.
///
/// ```
/// use treewright_conformance::{CheckOptions, check_style_sheet};
/// use treewright_dom::Document;
///
/// let document = Document::with_source("p { colour: teal }");
/// let report = check_style_sheet(&document, &CheckOptions::new());
/// assert_eq!(report.diagnostics[0].code(), "unknown-css-property");
/// ```
///
/// <https://drafts.csswg.org/css-syntax/#parse-stylesheet>
pub fn check_style_sheet(document: &Document, options: &CheckOptions) -> Report {
    let mut cx = Context::new(document, options);
    crate::rules::parse_errors::undecodable(&mut cx);
    crate::rules::style_sheet(&mut cx);
    cx.finish()
}

/// Checks the page of a context.
fn walk(cx: &mut Context<'_>, errors: impl IntoIterator<Item = ParseError>) -> Report {
    if let Some((span, reason)) = &cx.options.not_well_formed {
        cx.report(&codes::NOT_WELL_FORMED, crate::place::Place::Span(*span), &[("reason", reason)]);
        return cx.finish();
    }
    let mut rules = Rules::default();
    crate::rules::parse_errors::report(cx, errors);
    crate::rules::parse_errors::undecodable(cx);
    rules.begin(cx);
    if let Some(element) = cx.context_element() {
        rules.context_element(cx, &element);
        cx.push(element);
    }
    let root = cx.document.root_node();
    let walk = Walk { root };
    let mut has_copies = false;
    let mut next = Some(Step::Open(root));
    while let Some(step) = next {
        next = match step {
            // Most nodes are elements and texts, in an order that cannot be foreseen: one question for each.
            Step::Open(node) => match node.kind() {
                NodeKind::Element if !(has_copies && is_copied_option(cx, node)) => {
                    let element = cx.enter(node);
                    has_copies |= element.is_html_element(tag::SELECTEDCONTENT);
                    rules.enter(cx, &element);
                    cx.push(element);
                    Some(Walk::after_open(node))
                }
                NodeKind::Text if !(has_copies && is_copied_option(cx, node)) => {
                    rules.text(cx, node);
                    walk.after_close(node)
                }
                NodeKind::Element | NodeKind::Text => walk.after_close(node),
                kind => {
                    if open_other(cx, &mut rules, node, kind) {
                        Some(Walk::after_open(node))
                    } else {
                        walk.after_close(node)
                    }
                }
            },
            Step::Close(node) => {
                match node.kind() {
                    NodeKind::Element => {
                        if let Some(element) = cx.pop() {
                            rules.leave(cx, &element);
                        }
                    }
                    NodeKind::ShadowRoot => cx.pop_tree(),
                    _ => {}
                }
                walk.after_close(node)
            }
        };
    }
    rules.finish(cx);
    crate::rules::low_contrast(cx);
    cx.finish()
}

/// Calls the rules for the start of a node that is neither an element nor a text; returns true for one whose children
/// are to be walked through. "The template contents have no conformance requirements."
/// <https://html.spec.whatwg.org/multipage/scripting.html#the-template-element>
#[inline(never)]
fn open_other<'a>(
    cx: &mut Context<'a>,
    rules: &mut Rules<'a>,
    node: NodeRef<'a>,
    kind: NodeKind,
) -> bool {
    match kind {
        NodeKind::ShadowRoot => {
            crate::rules::declarative_shadow_root(cx, node);
            cx.push_tree();
        }
        NodeKind::DocumentFragment => return node.host().is_none(),
        NodeKind::Document => {}
        _ => {
            rules.other(cx, node);
            return false;
        }
    }
    true
}

/// A walk in tree order, shadow trees and then template contents before the children. Unlike
/// [`Document::traverse_with_fragments`] it gives handles, which nothing has to be looked up for.
struct Walk<'a> {
    root: NodeRef<'a>,
}

/// A step of the walk.
enum Step<'a> {
    /// The start of a node.
    Open(NodeRef<'a>),
    /// The end of a node that can have others inside.
    Close(NodeRef<'a>),
}

impl<'a> Walk<'a> {
    #[inline]
    fn after_open(node: NodeRef<'a>) -> Step<'a> {
        if node.may_have_fragments()
            && let Some(fragment) = node.shadow_root().or_else(|| node.own_template_contents())
        {
            return Step::Open(fragment);
        }
        Self::children(node)
    }

    #[inline]
    fn after_close(&self, node: NodeRef<'a>) -> Option<Step<'a>> {
        // The root has neither siblings nor a parent.
        if let Some(next) = node.next_sibling() {
            return Some(Step::Open(next));
        }
        if let Some(parent) = node.parent() {
            return Some(Step::Close(parent));
        }
        if self.root == node {
            return None;
        }
        let host = node.host()?;
        let is_shadow_root = node.kind() == NodeKind::ShadowRoot;
        let contents = if is_shadow_root { host.own_template_contents() } else { None };
        Some(contents.map_or_else(|| Self::children(host), Step::Open))
    }

    #[inline]
    fn children(node: NodeRef<'a>) -> Step<'a> {
        node.first_child().map_or(Step::Close(node), Step::Open)
    }
}

/// Returns true for the copy of an option in `selectedcontent`, which is not written in the page.
#[inline]
fn is_copied_option(cx: &Context<'_>, node: NodeRef<'_>) -> bool {
    cx.is_child_of(const { ElementSet::of(&[tag::SELECTEDCONTENT]) })
        && node.origin().is_some_and(|origin| origin.cause() == Cause::SelectedContent)
}

#[cfg(test)]
mod tests {
    use treewright_dom::{Document, Edge, Namespace};
    use treewright_markup::LocalName;

    use super::{Context, Step, Walk, walk};
    use crate::CheckOptions;

    /// No subject says anything about elements that it does not say it is about: the findings are the same where all
    /// are notified of all elements, of all names and with all attributes.
    #[test]
    fn subjects_are_about_what_they_say() {
        let mut known = (0..).map_while(LocalName::known_at).filter_map(LocalName::known_text);
        let names: Vec<&str> = known.by_ref().chain(["x-y", "nonsense"]).collect();
        let attributes = ["aria-label", "aria-owns", "data-x", "its-x", "onx", "xmlns:x", "x"];
        let options = CheckOptions::new().max_count(usize::MAX);
        for namespace in [Namespace::Html, Namespace::Svg, Namespace::MathMl, Namespace::Other] {
            for (number, name) in names.iter().enumerate() {
                let mut document = Document::new();
                let mut parent = document.root();
                for around in ["html", "body", "select"] {
                    let element = document.create_element(Namespace::Html, around).unwrap();
                    document.append(parent, element).unwrap();
                    parent = element;
                }
                // Each attribute comes with some elements of each namespace.
                let some = names.iter().copied().skip(number % 24).step_by(24);
                for (count, attribute) in some.chain(attributes).enumerate() {
                    let element = document.create_element(namespace, name).unwrap();
                    let value = ["", "x", "a:b;c d", "-1"][count % 4];
                    document.set_attribute(element, attribute, value).unwrap();
                    let text = document.create_text("x{y:z} ");
                    document.append(element, text).unwrap();
                    document.append(parent, element).unwrap();
                }
                let found = |tells_all| {
                    let mut cx = Context::new(&document, &options);
                    cx.tells_all = tells_all;
                    walk(&mut cx, []).diagnostics
                };
                assert_eq!(found(false), found(true), "{name}");
            }
        }
    }

    /// The walk opens the nodes in the order of the iterator, here with contents of templates nested in each other.
    #[test]
    fn walk_is_in_tree_order() {
        let mut document = Document::new();
        let mut parent = document.root();
        for name in ["html", "template", "p", "template", "b"] {
            let element = document.create_element(Namespace::Html, name).unwrap();
            document.append(parent, element).unwrap();
            let (text, last) = (document.create_text("a"), document.create_comment("b"));
            document.append(element, text).unwrap();
            parent = document.template_contents(element).unwrap_or(element);
            document.append(parent, last).unwrap();
        }
        let root = document.root_node();
        let walk = Walk { root };
        let mut found = Vec::new();
        let mut next = Some(Step::Open(root));
        while let Some(step) = next {
            next = match step {
                Step::Open(node) => {
                    found.push(Edge::Open(node.id()));
                    Some(Walk::after_open(node))
                }
                Step::Close(node) => {
                    found.push(Edge::Close(node.id()));
                    walk.after_close(node)
                }
            };
        }
        let expected: Vec<_> = document.traverse_with_fragments(document.root()).collect();
        assert_eq!(found, expected);
    }
}
