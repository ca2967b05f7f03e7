//! `HTMLScriptElement`.
//!
//! <https://html.spec.whatwg.org/multipage/scripting.html#the-script-element>

use treewright_dom::NodeId;
use treewright_quickjs::Thrown;

use crate::Cx;
use crate::generated::unions::{
    TrustedScriptOrDomString, TrustedScriptOrDomStringOrNull, TrustedScriptURLOrUsvString,
};
use crate::interfaces::{html_element, node};
use crate::scripts;
use crate::strings::DomString;
use crate::tree_changes;
use crate::trusted_types::{Given, TrustedType, get_trusted_type_compliant_string, realm_of};

/// <https://html.spec.whatwg.org/multipage/scripting.html#dom-script-async>
pub(crate) fn async_(cx: &mut Cx<'_>, this: NodeId) -> Result<bool, Thrown> {
    Ok(scripts::is_async(cx.host, this))
}

/// <https://html.spec.whatwg.org/multipage/scripting.html#dom-script-async>
pub(crate) fn set_async(cx: &mut Cx<'_>, this: NodeId, value: bool) -> Result<(), Thrown> {
    cx.host.script_element(this).force_async = false;
    crate::reflect::set_boolean(cx, this, "async", value)
}

/// <https://html.spec.whatwg.org/multipage/scripting.html#dom-script-text>
pub(crate) fn text(cx: &mut Cx<'_>, this: NodeId) -> Result<TrustedScriptOrDomString, Thrown> {
    Ok(TrustedScriptOrDomString::DomString(cx.host.child_text_content(this)))
}

/// <https://w3c.github.io/trusted-types/dist/spec/#the-text-idl-attribute>
pub(crate) fn set_text(
    cx: &mut Cx<'_>,
    this: NodeId,
    value: TrustedScriptOrDomString,
) -> Result<(), Thrown> {
    let value = compliant_text(cx, this, value, "HTMLScriptElement text")?;
    tree_changes::string_replace_all(cx, &value, this);
    Ok(())
}

/// The text for a sink, which becomes the element's script text.
fn compliant_text(
    cx: &mut Cx<'_>,
    this: NodeId,
    value: impl Into<Given>,
    sink: &str,
) -> Result<DomString, Thrown> {
    let global = realm_of(cx.host, this);
    let value = get_trusted_type_compliant_string(cx, TrustedType::Script, global, value, sink)?;
    cx.host.script_element(this).script_text = value.clone();
    Ok(value)
}

/// <https://w3c.github.io/trusted-types/dist/spec/#the-innerText-idl-attribute>
pub(crate) fn inner_text(
    cx: &mut Cx<'_>,
    this: NodeId,
) -> Result<TrustedScriptOrDomStringOrNull, Thrown> {
    html_element::inner_text(cx, this).map(TrustedScriptOrDomStringOrNull::DomStringOrNull)
}

/// <https://w3c.github.io/trusted-types/dist/spec/#the-innerText-idl-attribute>
pub(crate) fn set_inner_text(
    cx: &mut Cx<'_>,
    this: NodeId,
    value: TrustedScriptOrDomStringOrNull,
) -> Result<(), Thrown> {
    let value = compliant_text(cx, this, value, "HTMLScriptElement innerText")?;
    html_element::set_inner_text(cx, this, value)
}

/// <https://w3c.github.io/trusted-types/dist/spec/#the-textContent-idl-attribute>
pub(crate) fn text_content(
    cx: &mut Cx<'_>,
    this: NodeId,
) -> Result<Option<TrustedScriptOrDomString>, Thrown> {
    Ok(node::text_content(cx, this)?.map(TrustedScriptOrDomString::DomString))
}

/// <https://w3c.github.io/trusted-types/dist/spec/#the-textContent-idl-attribute>
pub(crate) fn set_text_content(
    cx: &mut Cx<'_>,
    this: NodeId,
    value: Option<TrustedScriptOrDomString>,
) -> Result<(), Thrown> {
    let value = value.map_or_else(|| Given::Text("".into()), Given::from);
    let value = compliant_text(cx, this, value, "HTMLScriptElement textContent")?;
    node::set_text_content(cx, this, Some(value))
}

/// <https://html.spec.whatwg.org/multipage/scripting.html#dom-script-src>
pub(crate) fn src(cx: &mut Cx<'_>, this: NodeId) -> Result<TrustedScriptURLOrUsvString, Thrown> {
    let url = crate::reflect::url(cx, this, "src")?;
    let url = url.as_js_string().map(DomString::into_scalar).unwrap_or_default();
    Ok(TrustedScriptURLOrUsvString::UsvString(url))
}

/// <https://w3c.github.io/trusted-types/dist/spec/#the-src-idl-attribute>
pub(crate) fn set_src(
    cx: &mut Cx<'_>,
    this: NodeId,
    value: TrustedScriptURLOrUsvString,
) -> Result<(), Thrown> {
    let (global, sink) = (realm_of(cx.host, this), "HTMLScriptElement src");
    let value = get_trusted_type_compliant_string(cx, TrustedType::ScriptUrl, global, value, sink)?;
    crate::reflect::set_string(cx, this, "src", &value)
}

/// <https://html.spec.whatwg.org/multipage/scripting.html#dom-script-supports>
pub(crate) fn supports(_cx: &mut Cx<'_>, name: DomString) -> Result<bool, Thrown> {
    Ok(name.as_str().is_some_and(scripts::supports))
}
