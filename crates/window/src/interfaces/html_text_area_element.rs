//! `HTMLTextAreaElement`.
//!
//! <https://html.spec.whatwg.org/multipage/form-elements.html#htmltextareaelement>

use treewright_dom::NodeId;
use treewright_quickjs::Thrown;

use crate::Cx;
use crate::forms::values;
use crate::strings::DomString;
use crate::tree_changes;

owned_by_a_form!();
labelled!();
validated!();

pub(crate) fn type_(_cx: &mut Cx<'_>, _this: NodeId) -> Result<DomString, Thrown> {
    Ok("textarea".into())
}

pub(crate) fn default_value(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    Ok(cx.host.child_text_content(this))
}

pub(crate) fn set_default_value(
    cx: &mut Cx<'_>,
    this: NodeId,
    value: DomString,
) -> Result<(), Thrown> {
    tree_changes::string_replace_all(cx, &value, this);
    Ok(())
}

pub(crate) fn value(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    Ok(values::of_textarea(cx.host, this))
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-textarea-value>
pub(crate) fn set_value(cx: &mut Cx<'_>, this: NodeId, value: DomString) -> Result<(), Thrown> {
    cx.host.forms.of(this).value = Some(value);
    Ok(())
}

pub(crate) fn text_length(cx: &mut Cx<'_>, this: NodeId) -> Result<u32, Thrown> {
    let length = values::of_textarea(cx.host, this).to_utf16().len();
    Ok(u32::try_from(length).unwrap_or(u32::MAX))
}
