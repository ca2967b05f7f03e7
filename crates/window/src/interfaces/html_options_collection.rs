//! `HTMLOptionsCollection`.
//!
//! <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#the-htmloptionscollection-interface>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

pub(crate) use super::html_collection::length;
use super::html_select_element;
use crate::Cx;
use crate::collections;
use crate::exception::{DomExceptionName, dom_exception};
use crate::forms::options as lists;
use crate::generated::unions::{HTMLElementOrLong, HTMLOptionElementOrHTMLOptGroupElement};
use crate::html::create_an_html_element;
use crate::tree_changes;

/// More options than this are not made.
const MOST: u32 = 100_000;

fn select(cx: &mut Cx<'_>, this: &Value) -> Result<NodeId, Thrown> {
    match collections::root_of(cx, this) {
        Some(root) => Ok(root),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-length>
pub(crate) fn set_length(cx: &mut Cx<'_>, this: &Value, value: u32) -> Result<(), Thrown> {
    let select = select(cx, this)?;
    set_length_of(cx, select, value)
}

/// <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-length>
pub(super) fn set_length_of(cx: &mut Cx<'_>, select: NodeId, value: u32) -> Result<(), Thrown> {
    let list = lists::list(cx.host, select);
    let current = u32::try_from(list.len()).unwrap_or(u32::MAX);
    if value > current {
        if value > MOST {
            return Ok(());
        }
        return append_options(cx, select, value - current);
    }
    for option in list.iter().skip(value as usize) {
        tree_changes::remove(cx, *option);
    }
    Ok(())
}

fn append_options(cx: &mut Cx<'_>, select: NodeId, count: u32) -> Result<(), Thrown> {
    let document = cx.host.node_document(select);
    for _ in 0..count {
        if cx.host.is_to_stop() {
            return Err(crate::memory::used_up(cx));
        }
        let option = create_an_html_element(cx, document, "option")?;
        tree_changes::append(cx, option, select)?;
    }
    Ok(())
}

pub(crate) fn set_indexed_property(
    cx: &mut Cx<'_>,
    this: &Value,
    index: u32,
    value: Option<NodeId>,
) -> Result<(), Thrown> {
    let select = select(cx, this)?;
    set_option(cx, select, index, value)
}

/// <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-setter>
pub(super) fn set_option(
    cx: &mut Cx<'_>,
    select: NodeId,
    index: u32,
    value: Option<NodeId>,
) -> Result<(), Thrown> {
    let Some(value) = value else {
        remove_from(cx, select, i32::try_from(index).unwrap_or(-1));
        return Ok(());
    };
    let list = lists::list(cx.host, select);
    let length = u32::try_from(list.len()).unwrap_or(u32::MAX);
    if index > length.saturating_add(MOST) {
        return Ok(());
    }
    if index > length {
        append_options(cx, select, index - length)?;
    }
    match list.get(index as usize).copied() {
        Some(old) => {
            if let Some(parent) = cx.host.tree.parent(old) {
                tree_changes::replace(cx, old, value, parent)?;
            }
        }
        None => {
            tree_changes::append(cx, value, select)?;
        }
    }
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-add>
pub(crate) fn add(
    cx: &mut Cx<'_>,
    this: &Value,
    element: HTMLOptionElementOrHTMLOptGroupElement,
    before: Option<HTMLElementOrLong>,
) -> Result<(), Thrown> {
    let select = select(cx, this)?;
    add_to(cx, select, &element, before.as_ref())
}

/// <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-add>
pub(super) fn add_to(
    cx: &mut Cx<'_>,
    select: NodeId,
    element: &HTMLOptionElementOrHTMLOptGroupElement,
    before: Option<&HTMLElementOrLong>,
) -> Result<(), Thrown> {
    let (HTMLOptionElementOrHTMLOptGroupElement::HTMLOptionElement(element)
    | HTMLOptionElementOrHTMLOptGroupElement::HTMLOptGroupElement(element)) = *element;
    if cx.host.tree.ancestors(select).any(|above| above == element) {
        let message = "The element contains the select element.";
        return Err(dom_exception(cx, DomExceptionName::HierarchyRequestError, message));
    }
    let reference = match before {
        Some(HTMLElementOrLong::HTMLElement(before)) => {
            if !cx.host.tree.ancestors(*before).any(|above| above == select) {
                let message = "The element to insert before is not in the select element.";
                return Err(dom_exception(cx, DomExceptionName::NotFoundError, message));
            }
            Some(*before)
        }
        Some(HTMLElementOrLong::Long(index)) => {
            let list = lists::list(cx.host, select);
            usize::try_from(*index).ok().and_then(|index| list.get(index).copied())
        }
        None => None,
    };
    if reference == Some(element) {
        return Ok(());
    }
    let parent = reference.and_then(|node| cx.host.tree.parent(node)).unwrap_or(select);
    tree_changes::pre_insert(cx, element, parent, reference)?;
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-remove>
pub(crate) fn remove(cx: &mut Cx<'_>, this: &Value, index: i32) -> Result<(), Thrown> {
    let select = select(cx, this)?;
    remove_from(cx, select, index);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-remove>
pub(super) fn remove_from(cx: &mut Cx<'_>, select: NodeId, index: i32) {
    let list = lists::list(cx.host, select);
    if let Some(option) = usize::try_from(index).ok().and_then(|index| list.get(index).copied()) {
        tree_changes::remove(cx, option);
    }
}

/// <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-selectedindex>
pub(crate) fn selected_index(cx: &mut Cx<'_>, this: &Value) -> Result<i32, Thrown> {
    let select = select(cx, this)?;
    html_select_element::selected_index(cx, select)
}

/// <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-selectedindex>
pub(crate) fn set_selected_index(cx: &mut Cx<'_>, this: &Value, value: i32) -> Result<(), Thrown> {
    let select = select(cx, this)?;
    html_select_element::set_selected_index(cx, select, value)
}
