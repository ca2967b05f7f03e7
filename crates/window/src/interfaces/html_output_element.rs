//! `HTMLOutputElement`.
//!
//! <https://html.spec.whatwg.org/multipage/form-elements.html#htmloutputelement>

use treewright_dom::NodeId;
use treewright_quickjs::Thrown;

use crate::Cx;
use crate::strings::DomString;
use crate::tree_changes;

owned_by_a_form!();
labelled!();
validated!();

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-output-type>
pub(crate) fn type_(_cx: &mut Cx<'_>, _this: NodeId) -> Result<DomString, Thrown> {
    Ok("output".into())
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-output-defaultvalue>
pub(crate) fn default_value(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    let kept = cx.host.control_value(this);
    Ok(kept.unwrap_or_else(|| cx.host.descendant_text_content(this)))
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-output-defaultvalue>
pub(crate) fn set_default_value(
    cx: &mut Cx<'_>,
    this: NodeId,
    value: DomString,
) -> Result<(), Thrown> {
    if cx.host.control_value(this).is_some() {
        cx.host.set_control_value(this, Some(value));
    } else {
        tree_changes::string_replace_all(cx, &value, this);
    }
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-output-value>
pub(crate) fn value(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    Ok(cx.host.descendant_text_content(this))
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-output-value>
pub(crate) fn set_value(cx: &mut Cx<'_>, this: NodeId, value: DomString) -> Result<(), Thrown> {
    let default = default_value(cx, this)?;
    cx.host.set_control_value(this, Some(default));
    tree_changes::string_replace_all(cx, &value, this);
    Ok(())
}
