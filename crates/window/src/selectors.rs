//! Queries with selectors.
//!
//! <https://dom.spec.whatwg.org/#scope-match-a-selectors-string>

use std::rc::Rc;

use rustc_hash::FxHashMap;
use treewright_dom::NodeId;
use treewright_quickjs::Thrown;
use treewright_select::{Selector, SelectorOptions};

use crate::Cx;
use crate::exception::{DomExceptionName, dom_exception};
use crate::strings::DomString;

/// The selectors that were compiled lately.
#[derive(Default)]
pub(crate) struct Selectors {
    compiled: FxHashMap<String, Rc<Selector>>,
}

/// At most this many compiled selectors are kept.
const KEPT: usize = 512;

fn compile(cx: &mut Cx<'_>, selectors: &DomString) -> Result<Rc<Selector>, Thrown> {
    let text = selectors.to_scalar();
    if let Some(selector) = cx.host.selectors.compiled.get(text.as_ref()) {
        return Ok(selector.clone());
    }
    let options = SelectorOptions::new().text_match(false).pseudo_elements(true);
    match Selector::parse_with(&text, &options) {
        Ok(selector) => {
            let selector = Rc::new(selector);
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

pub(crate) fn query_selector(
    cx: &mut Cx<'_>,
    root: NodeId,
    selectors: &DomString,
) -> Result<Option<NodeId>, Thrown> {
    let selector = compile(cx, selectors)?;
    let root = cx.host.tree.get(root);
    Ok(root.and_then(|root| selector.first(root)).map(treewright_dom::NodeRef::id))
}

pub(crate) fn query_selector_all(
    cx: &mut Cx<'_>,
    root: NodeId,
    selectors: &DomString,
) -> Result<Vec<NodeId>, Thrown> {
    let selector = compile(cx, selectors)?;
    let root = cx.host.tree.get(root);
    Ok(root
        .into_iter()
        .flat_map(|root| selector.select(root))
        .map(treewright_dom::NodeRef::id)
        .collect())
}

pub(crate) fn matches(
    cx: &mut Cx<'_>,
    element: NodeId,
    selectors: &DomString,
) -> Result<bool, Thrown> {
    let selector = compile(cx, selectors)?;
    Ok(cx.host.tree.get(element).is_some_and(|element| selector.matches(element)))
}

pub(crate) fn closest(
    cx: &mut Cx<'_>,
    element: NodeId,
    selectors: &DomString,
) -> Result<Option<NodeId>, Thrown> {
    let selector = compile(cx, selectors)?;
    Ok(cx
        .host
        .tree
        .get(element)
        .and_then(|element| selector.closest(element))
        .map(treewright_dom::NodeRef::id))
}
