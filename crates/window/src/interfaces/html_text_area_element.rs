//! `HTMLTextAreaElement`.
//!
//! <https://html.spec.whatwg.org/multipage/form-elements.html#htmltextareaelement>

use treewright_dom::NodeId;
use treewright_quickjs::Thrown;

use crate::Cx;
use crate::forms::{selection, values};
use crate::generated::enums::SelectionMode;
use crate::strings::DomString;
use crate::tree_changes;

owned_by_a_form!();
labelled!();
validated!();
autofilled!();

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-textarea-type>
pub(crate) fn type_(_cx: &mut Cx<'_>, _this: NodeId) -> Result<DomString, Thrown> {
    Ok("textarea".into())
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-textarea-defaultvalue>
pub(crate) fn default_value(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    Ok(cx.host.child_text_content(this))
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-textarea-defaultvalue>
pub(crate) fn set_default_value(
    cx: &mut Cx<'_>,
    this: NodeId,
    value: DomString,
) -> Result<(), Thrown> {
    tree_changes::string_replace_all(cx, &value, this);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-textarea-value>
pub(crate) fn value(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    Ok(values::of_textarea(cx.host, this))
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-textarea-value>
pub(crate) fn set_value(cx: &mut Cx<'_>, this: NodeId, value: DomString) -> Result<(), Thrown> {
    let old = values::of_textarea(cx.host, this);
    cx.host.set_control_value(this, Some(value));
    if values::of_textarea(cx.host, this) != old {
        selection::move_to_the_end(cx.host, this);
    }
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-textarea-textlength>
pub(crate) fn text_length(cx: &mut Cx<'_>, this: NodeId) -> Result<u32, Thrown> {
    let length = values::of_textarea(cx.host, this).to_utf16().len();
    Ok(u32::try_from(length).unwrap_or(u32::MAX))
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-select>
pub(crate) fn select(cx: &mut Cx<'_>, this: NodeId) -> Result<(), Thrown> {
    selection::select(cx, this);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectionstart>
pub(crate) fn selection_start(cx: &mut Cx<'_>, this: NodeId) -> Result<u32, Thrown> {
    Ok(selection::of(cx.host, this).start)
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectionstart>
pub(crate) fn set_selection_start(cx: &mut Cx<'_>, this: NodeId, value: u32) -> Result<(), Thrown> {
    selection::set_start(cx, this, value)
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectionend>
pub(crate) fn selection_end(cx: &mut Cx<'_>, this: NodeId) -> Result<u32, Thrown> {
    Ok(selection::of(cx.host, this).end)
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectionend>
pub(crate) fn set_selection_end(cx: &mut Cx<'_>, this: NodeId, value: u32) -> Result<(), Thrown> {
    selection::set_end(cx, this, value)
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectiondirection>
pub(crate) fn selection_direction(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    Ok(selection::of(cx.host, this).direction.name().into())
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectiondirection>
pub(crate) fn set_selection_direction(
    cx: &mut Cx<'_>,
    this: NodeId,
    value: DomString,
) -> Result<(), Thrown> {
    selection::set_direction(cx, this, Some(&value))
}

pub(crate) fn set_range_text(
    cx: &mut Cx<'_>,
    this: NodeId,
    replacement: DomString,
) -> Result<(), Thrown> {
    selection::set_range_text(cx, this, &replacement, None, SelectionMode::Preserve)
}

pub(crate) fn set_range_text_2(
    cx: &mut Cx<'_>,
    this: NodeId,
    replacement: DomString,
    start: u32,
    end: u32,
    selection_mode: SelectionMode,
) -> Result<(), Thrown> {
    selection::set_range_text(cx, this, &replacement, Some((start, end)), selection_mode)
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-setselectionrange>
pub(crate) fn set_selection_range(
    cx: &mut Cx<'_>,
    this: NodeId,
    start: u32,
    end: u32,
    direction: Option<DomString>,
) -> Result<(), Thrown> {
    selection::set_selection_range(cx, this, start, end, direction.as_ref())
}
