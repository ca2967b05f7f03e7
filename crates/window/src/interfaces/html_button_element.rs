//! `HTMLButtonElement`.
//!
//! <https://html.spec.whatwg.org/multipage/form-elements.html#htmlbuttonelement>

use treewright_dom::NodeId;
use treewright_quickjs::Thrown;
use treewright_semantics::buttons::is_submit_button;

use crate::Cx;
use crate::interactive::commands;
use crate::strings::DomString;

owned_by_a_form!();
labelled!();
validated!();
form_action!();

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-button-command>
pub(crate) fn command(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    Ok(commands::command_of(cx.host, this).into())
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-button-type>
pub(crate) fn type_(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    if cx.host.is(this, is_submit_button) {
        return Ok("submit".into());
    }
    let value = cx.host.tree.attribute(this, "type").unwrap_or_default();
    Ok(if value.eq_ignore_ascii_case("reset") { "reset" } else { "button" }.into())
}
