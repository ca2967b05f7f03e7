//! `HTMLSelectElement`.
//!
//! <https://html.spec.whatwg.org/multipage/form-elements.html#htmlselectelement>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use super::html_options_collection as collection;
use crate::Cx;
use crate::collections::{self, Filter};
use crate::forms::options as lists;
use crate::forms::pickers;
use crate::generated::Interface;
use crate::generated::unions::{HTMLElementOrLong, HTMLOptionElementOrHTMLOptGroupElement};
use crate::strings::DomString;
use crate::tree_changes;

owned_by_a_form!();
labelled!();
validated!();
autofilled!();

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-type>
pub(crate) fn type_(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    let is_multiple = cx.host.tree.attribute(this, "multiple").is_some();
    Ok(if is_multiple { "select-multiple" } else { "select-one" }.into())
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-options>
pub(crate) fn options(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    collections::collection_of(
        cx,
        Interface::HTMLOptionsCollection,
        this,
        Filter::Of(&lists::OPTIONS),
    )
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-selectedoptions>
pub(crate) fn selected_options(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    collections::html_collection(cx, this, Filter::Of(&lists::SELECTED_OPTIONS))
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-length>
pub(crate) fn length(cx: &mut Cx<'_>, this: NodeId) -> Result<u32, Thrown> {
    Ok(u32::try_from(lists::list(cx.host, this).len()).unwrap_or(u32::MAX))
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-length>
pub(crate) fn set_length(cx: &mut Cx<'_>, this: NodeId, value: u32) -> Result<(), Thrown> {
    collection::set_length_of(cx, this, value)
}

pub(crate) fn supported_property_indices(cx: &mut Cx<'_>, this: NodeId) -> Result<u32, Thrown> {
    length(cx, this)
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-item>
pub(crate) fn item(cx: &mut Cx<'_>, this: NodeId, index: u32) -> Result<Option<NodeId>, Thrown> {
    Ok(lists::list(cx.host, this).get(index as usize).copied())
}

pub(crate) fn set_indexed_property(
    cx: &mut Cx<'_>,
    this: NodeId,
    index: u32,
    value: Option<NodeId>,
) -> Result<(), Thrown> {
    collection::set_option(cx, this, index, value)
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-nameditem>
pub(crate) fn named_item(
    cx: &mut Cx<'_>,
    this: NodeId,
    name: DomString,
) -> Result<Option<NodeId>, Thrown> {
    Ok(lists::named(cx.host, this, &name.into_scalar()))
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-add>
pub(crate) fn add(
    cx: &mut Cx<'_>,
    this: NodeId,
    element: HTMLOptionElementOrHTMLOptGroupElement,
    before: Option<HTMLElementOrLong>,
) -> Result<(), Thrown> {
    collection::add_to(cx, this, &element, before.as_ref())
}

/// `remove()` of the child node, without an index.
pub(crate) fn remove(cx: &mut Cx<'_>, this: NodeId) -> Result<(), Thrown> {
    if cx.host.tree.parent(this).is_some() {
        tree_changes::remove(cx, this);
    }
    Ok(())
}

pub(crate) fn remove_2(cx: &mut Cx<'_>, this: NodeId, index: i32) -> Result<(), Thrown> {
    collection::remove_from(cx, this, index);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-selectedindex>
pub(crate) fn selected_index(cx: &mut Cx<'_>, this: NodeId) -> Result<i32, Thrown> {
    let chosen = lists::selected(cx.host, this).first().copied();
    let index = chosen.and_then(|option| lists::place(cx.host, this, option));
    Ok(index.and_then(|index| i32::try_from(index).ok()).unwrap_or(-1))
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-selectedindex>
pub(crate) fn set_selected_index(cx: &mut Cx<'_>, this: NodeId, value: i32) -> Result<(), Thrown> {
    let list = lists::list(cx.host, this);
    let chosen = usize::try_from(value).ok().and_then(|index| list.get(index).copied());
    lists::select_only(cx.host, this, chosen);
    lists::update_selectedcontent(cx, this);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-value>
pub(crate) fn value(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    let chosen = lists::selected(cx.host, this).first().copied();
    Ok(chosen.map_or_else(|| "".into(), |option| lists::value(cx.host, option)))
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-value>
pub(crate) fn set_value(cx: &mut Cx<'_>, this: NodeId, value: DomString) -> Result<(), Thrown> {
    let list = lists::list(cx.host, this);
    let chosen = list.iter().copied().find(|option| lists::value(cx.host, *option) == value);
    lists::select_only(cx.host, this, chosen);
    lists::update_selectedcontent(cx, this);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/input.html#dom-input-showpicker>
pub(crate) fn show_picker(cx: &mut Cx<'_>, this: NodeId) -> Result<(), Thrown> {
    pickers::show_picker(cx, this)
}
