//! `HTMLOrSVGOrMathMLElement`.
//!
//! <https://html.spec.whatwg.org/multipage/dom.html#htmlorsvgelement>

use treewright_dom::{LocalName, Namespace, NodeId};
use treewright_microsyntaxes::numbers::parse_integer;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::collections;
use crate::events::activation;
use crate::generated::Interface;
use crate::generated::dictionaries::FocusOptions;
use crate::interactive::focus;
use crate::strings::DomString;
use crate::trees::html_name;

/// <https://html.spec.whatwg.org/multipage/dom.html#dom-dataset>
pub(crate) fn dataset(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    collections::object_of_element(cx, this, Interface::DOMStringMap)
}

/// <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#dom-noncedelement-nonce>
pub(crate) fn nonce(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    let set = cx.host.html_elements.nonces.get(&this).cloned();
    Ok(set.or_else(|| cx.host.attribute(this, "nonce")).unwrap_or_else(|| "".into()))
}

/// <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#dom-noncedelement-nonce>
pub(crate) fn set_nonce(cx: &mut Cx<'_>, this: NodeId, value: DomString) -> Result<(), Thrown> {
    cx.host.html_elements.nonces.insert(this, value);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#dom-focus>
pub(crate) fn focus(cx: &mut Cx<'_>, this: NodeId, _options: FocusOptions) -> Result<(), Thrown> {
    // Nothing is scrolled, and no focus ring is drawn.
    focus::run_the_focusing_steps(cx, this);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#dom-blur>
pub(crate) fn blur(cx: &mut Cx<'_>, this: NodeId) -> Result<(), Thrown> {
    focus::run_the_unfocusing_steps(cx, this);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#dom-tabindex>
pub(crate) fn tab_index(cx: &mut Cx<'_>, this: NodeId) -> Result<i32, Thrown> {
    let tree = &cx.host.tree;
    if let Some(value) = tree.attribute(this, "tabindex")
        && let Ok(value) = parse_integer(value)
        && let Ok(value) = i32::try_from(value)
    {
        return Ok(value);
    }
    let is_other_link = matches!(tree.namespace(this), Some(Namespace::Svg | Namespace::MathMl))
        && tree.local_name(this) == Some("a");
    let is_focusable = match html_name(cx.host, this) {
        Some(
            LocalName::A
            | LocalName::AREA
            | LocalName::BUTTON
            | LocalName::FRAME
            | LocalName::IFRAME
            | LocalName::INPUT
            | LocalName::OBJECT
            | LocalName::SELECT
            | LocalName::TEXTAREA,
        ) => true,
        Some(LocalName::SUMMARY) => activation::details_of_its_summary(cx.host, this).is_some(),
        _ => is_other_link,
    };
    Ok(if is_focusable { 0 } else { -1 })
}
