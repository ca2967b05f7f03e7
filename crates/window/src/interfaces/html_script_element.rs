//! `HTMLScriptElement`.
//!
//! <https://html.spec.whatwg.org/multipage/scripting.html#the-script-element>

use treewright_dom::NodeId;
use treewright_quickjs::Thrown;

use crate::Cx;
use crate::scripts;
use crate::strings::DomString;
use crate::tree_changes;

pub(crate) fn async_(cx: &mut Cx<'_>, this: NodeId) -> Result<bool, Thrown> {
    Ok(scripts::is_async(cx.host, this))
}

/// <https://html.spec.whatwg.org/multipage/scripting.html#dom-script-async>
pub(crate) fn set_async(cx: &mut Cx<'_>, this: NodeId, value: bool) -> Result<(), Thrown> {
    cx.host.script_element(this).force_async = false;
    crate::reflect::set_boolean(cx, this, "async", value)
}

pub(crate) fn text(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    Ok(cx.host.child_text_content(this))
}

pub(crate) fn set_text(cx: &mut Cx<'_>, this: NodeId, value: DomString) -> Result<(), Thrown> {
    tree_changes::string_replace_all(cx, &value, this);
    Ok(())
}

pub(crate) fn supports(_cx: &mut Cx<'_>, name: DomString) -> Result<bool, Thrown> {
    Ok(name.as_str().is_some_and(scripts::supports))
}
