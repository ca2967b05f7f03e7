//! `HTMLInputElement`.
//!
//! <https://html.spec.whatwg.org/multipage/input.html#htmlinputelement>

use treewright_dom::{FullName, InputType, LocalName, NodeId};
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::exception::{DomExceptionName, dom_exception};
use crate::forms::values::{self, Mode};
use crate::forms::{self, labels as label_lists, radio};
use crate::steps::html_name;
use crate::strings::DomString;
use crate::tree_changes;

owned_by_a_form!();
validated!();

fn mode(cx: &Cx<'_>, input: NodeId) -> Mode {
    forms::input_type(cx.host, input).map_or(Mode::Value, Mode::of)
}

pub(crate) fn checked(cx: &mut Cx<'_>, this: NodeId) -> Result<bool, Thrown> {
    Ok(radio::is_checked(cx.host, this))
}

/// <https://html.spec.whatwg.org/multipage/input.html#dom-input-checked>
pub(crate) fn set_checked(cx: &mut Cx<'_>, this: NodeId, value: bool) -> Result<(), Thrown> {
    radio::set_checked(cx.host, this, value);
    cx.host.forms.of(this).is_dirty = true;
    Ok(())
}

pub(crate) fn indeterminate(cx: &mut Cx<'_>, this: NodeId) -> Result<bool, Thrown> {
    Ok(cx.host.forms.get(this).is_some_and(|control| control.is_indeterminate))
}

pub(crate) fn set_indeterminate(cx: &mut Cx<'_>, this: NodeId, value: bool) -> Result<(), Thrown> {
    cx.host.forms.of(this).is_indeterminate = value;
    Ok(())
}

pub(crate) fn value(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    Ok(values::of_input(cx.host, this))
}

/// <https://html.spec.whatwg.org/multipage/input.html#dom-input-value>
pub(crate) fn set_value(cx: &mut Cx<'_>, this: NodeId, value: DomString) -> Result<(), Thrown> {
    match mode(cx, this) {
        Mode::Value => values::set_of_input(cx.host, this, &value),
        Mode::Default | Mode::DefaultOn => {
            tree_changes::set_an_attribute(cx, this, FullName::plain("value"), &value);
        }
        Mode::Filename if value.is_empty() => {}
        Mode::Filename => {
            let message = "This input element accepts a filename, which may only be programmatically set to the empty string.";
            return Err(dom_exception(cx, DomExceptionName::InvalidStateError, message));
        }
    }
    Ok(())
}

pub(crate) fn labels(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<Value>, Thrown> {
    if forms::input_type(cx.host, this) == Some(InputType::Hidden) {
        return Ok(None);
    }
    label_lists::list(cx, this).map(Some)
}

/// The suggestions source element.
/// <https://html.spec.whatwg.org/multipage/input.html#dom-input-list>
pub(crate) fn list(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<NodeId>, Thrown> {
    let does_not_apply = matches!(
        forms::input_type(cx.host, this),
        Some(
            InputType::Hidden
                | InputType::Password
                | InputType::Checkbox
                | InputType::RadioButton
                | InputType::FileUpload
                | InputType::SubmitButton
                | InputType::ImageButton
                | InputType::ResetButton
                | InputType::Button
        )
    );
    let Some(id) = cx.host.tree.attribute(this, "list").filter(|id| !id.is_empty()) else {
        return Ok(None);
    };
    if does_not_apply {
        return Ok(None);
    }
    let root = cx.host.root_of(this);
    let mut all = cx.host.tree.descendants(root);
    let first = all.find(|node| cx.host.tree.attribute(*node, "id") == Some(id));
    Ok(first.filter(|node| html_name(cx.host, *node) == Some(LocalName::DATALIST)))
}

pub(crate) fn width(_cx: &mut Cx<'_>, _this: NodeId) -> Result<u32, Thrown> {
    Ok(0)
}

pub(crate) fn height(_cx: &mut Cx<'_>, _this: NodeId) -> Result<u32, Thrown> {
    Ok(0)
}
