//! Queries with selectors.
//!
//! <https://dom.spec.whatwg.org/#scope-match-a-selectors-string>

use std::rc::Rc;
use std::time::Instant;

use rustc_hash::FxHashMap;
use treewright_dom::{DocumentMode, NodeId};
use treewright_quickjs::Thrown;
use treewright_select::{QueryEnded, Selector, SelectorOptions};

use crate::Cx;
use crate::exception::{DomExceptionName, dom_exception};
use crate::strings::DomString;

/// The selectors that were compiled recently.
#[derive(Default)]
pub(crate) struct Selectors {
    compiled: FxHashMap<String, Compiled>,
}

/// A selector, and a flag: it depends on the validity of controls.
#[derive(Clone)]
struct Compiled {
    selector: Rc<Selector>,
    asks_for_validity: bool,
}

/// At most this many compiled selectors are kept.
const KEPT: usize = 512;

/// The selector for a text, ready for a node of the tree.
fn compile(cx: &mut Cx<'_>, node: NodeId, selectors: &DomString) -> Result<Rc<Selector>, Thrown> {
    let compiled = compile_text(cx, selectors)?;
    if compiled.asks_for_validity {
        let root = cx.host.root_of(node);
        crate::forms::validity::update_the_states_of_a_tree(cx, root);
    }
    Ok(compiled.selector)
}

/// The pseudo-classes that depend on validity.
const OF_VALIDITY: [&str; 2] = ["valid", "range"];

fn compile_text(cx: &mut Cx<'_>, selectors: &DomString) -> Result<Compiled, Thrown> {
    let text = selectors.to_scalar();
    if let Some(compiled) = cx.host.selectors.compiled.get(text.as_ref()) {
        return Ok(compiled.clone());
    }
    let options = SelectorOptions::new()
        .text_match(false)
        .validation(true)
        .pseudo_elements(true)
        .without_prefixes();
    match Selector::parse_with(&text, &options) {
        Ok(selector) => {
            let asks_for_validity = text.contains(':')
                && (OF_VALIDITY.iter().any(|name| text.to_ascii_lowercase().contains(name))
                    || text.contains('\\'));
            let selector = Compiled { selector: Rc::new(selector), asks_for_validity };
            let kept = &mut cx.host.selectors.compiled;
            if kept.len() >= KEPT {
                kept.clear();
            }
            kept.insert(text.into_owned(), selector.clone());
            Ok(selector)
        }
        Err(_) => {
            let message = format!("'{text}' is not a valid selector.");
            Err(dom_exception(cx, DomExceptionName::SyntaxError, &message))
        }
    }
}

/// The id of a selector that is one ID selector, without escapes.
/// <https://drafts.csswg.org/selectors-4/#id-selectors>
fn plain_id(selector: &str) -> Option<&str> {
    let id = selector.strip_prefix('#')?;
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-';
    (id.starts_with(|first: char| first.is_ascii_alphabetic()) && id.bytes().all(is_plain))
        .then_some(id)
}

/// Ends queries when the time of the task is used up.
fn is_past(end: Instant) -> impl Fn() -> bool + Send + Sync + 'static {
    move || Instant::now() >= end
}

pub(crate) fn query_selector(
    cx: &mut Cx<'_>,
    root: NodeId,
    selectors: &DomString,
) -> Result<Option<NodeId>, Thrown> {
    let selector = compile(cx, root, selectors)?;
    if let Some(id) = selectors.as_str().and_then(plain_id)
        && cx.host.tree.mode_of(cx.host.node_document(root)) != Some(DocumentMode::Quirks)
    {
        return Ok(cx.host.first_with_id(root, id));
    }
    let found = match (cx.host.tree.get(root), cx.host.budget.end_of_the_task()) {
        (None, _) => Ok(None),
        (Some(root), None) => Ok(selector.select_first(root)),
        (Some(root), Some(end)) => selector.until(is_past(end)).select_first(root),
    };
    let found = found.map(|found| found.map(treewright_dom::NodeRef::id));
    found.map_err(|QueryEnded| crate::memory::used_up(cx))
}

pub(crate) fn query_selector_all(
    cx: &mut Cx<'_>,
    root: NodeId,
    selectors: &DomString,
) -> Result<Vec<NodeId>, Thrown> {
    let selector = compile(cx, root, selectors)?;
    let ids = |found: Vec<treewright_dom::NodeRef<'_>>| {
        found.into_iter().map(treewright_dom::NodeRef::id).collect()
    };
    let found = match (cx.host.tree.get(root), cx.host.budget.end_of_the_task()) {
        (None, _) => Ok(Vec::new()),
        (Some(root), None) => Ok(selector.select(root).map(treewright_dom::NodeRef::id).collect()),
        (Some(root), Some(end)) => selector.until(is_past(end)).select(root).map(ids),
    };
    found.map_err(|QueryEnded| crate::memory::used_up(cx))
}

pub(crate) fn matches(
    cx: &mut Cx<'_>,
    element: NodeId,
    selectors: &DomString,
) -> Result<bool, Thrown> {
    let selector = compile(cx, element, selectors)?;
    let matches = match (cx.host.tree.get(element), cx.host.budget.end_of_the_task()) {
        (None, _) => Ok(false),
        (Some(element), None) => Ok(selector.matches(element)),
        (Some(element), Some(end)) => selector.until(is_past(end)).matches(element),
    };
    matches.map_err(|QueryEnded| crate::memory::used_up(cx))
}

pub(crate) fn closest(
    cx: &mut Cx<'_>,
    element: NodeId,
    selectors: &DomString,
) -> Result<Option<NodeId>, Thrown> {
    let selector = compile(cx, element, selectors)?;
    let found = match (cx.host.tree.get(element), cx.host.budget.end_of_the_task()) {
        (None, _) => Ok(None),
        (Some(element), None) => Ok(selector.closest(element)),
        (Some(element), Some(end)) => selector.until(is_past(end)).closest(element),
    };
    let found = found.map(|found| found.map(treewright_dom::NodeRef::id));
    found.map_err(|QueryEnded| crate::memory::used_up(cx))
}
