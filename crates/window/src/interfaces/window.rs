//! `Window`.
//!
//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-window-object>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::custom_elements::registry::RegistryId;
use crate::generated::Interface;
use crate::generated::unions::EventOrUndefined;
use crate::objects::slots;
use crate::strings::DomString;
use crate::style::{Owner, Pseudo, new_declaration};
use crate::windows::proxy::window_of_proxy;

pub(crate) use super::window_frames::*;
pub(crate) use super::window_idle::*;
pub(crate) use super::window_shape::*;
use crate::{Cx, prompts};

/// The proxy of a window.
fn proxy(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    if window_of_proxy(cx, this).is_some() {
        return Ok(this.clone());
    }
    match cx.slot(this, slots::PROXY) {
        Some(proxy) => Ok(proxy),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-window>
pub(crate) fn window(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    proxy(cx, this)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-self>
pub(crate) fn self_(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    proxy(cx, this)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-frames>
pub(crate) fn frames(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    proxy(cx, this)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-document-2>
pub(crate) fn document(cx: &mut Cx<'_>, this: &Value) -> Result<NodeId, Thrown> {
    let realm = crate::global_objects::realm_of_window(cx, this)?;
    match cx.host.realms.get(realm) {
        Some(state) => Ok(state.document),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-name>
pub(crate) fn name(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    let realm = crate::global_objects::realm_of_window(cx, this)?;
    let navigable = cx.host.realms.get(realm).and_then(|state| state.navigable);
    let navigable = navigable.and_then(|id| cx.host.navigables.get(id));
    Ok(navigable.map(|navigable| navigable.name.as_str()).unwrap_or_default().into())
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-name>
pub(crate) fn set_name(cx: &mut Cx<'_>, this: &Value, value: DomString) -> Result<(), Thrown> {
    let realm = crate::global_objects::realm_of_window(cx, this)?;
    let navigable = cx.host.realms.get(realm).and_then(|state| state.navigable);
    if let Some(navigable) = navigable.and_then(|id| cx.host.navigables.get_mut(id)) {
        navigable.name = value.into_scalar();
    }
    Ok(())
}

/// The proxy of the navigable of an answer.
fn relative(cx: &mut Cx<'_>, this: &Value, to_the_top: bool) -> Result<Option<Value>, Thrown> {
    let realm = crate::global_objects::realm_of_window(cx, this)?;
    let Some(mut id) = cx.host.realms.get(realm).and_then(|state| state.navigable) else {
        return Ok(None);
    };
    while let Some(parent) = cx.host.navigables.get(id).and_then(|navigable| navigable.parent) {
        id = parent;
        if !to_the_top {
            break;
        }
    }
    Ok(crate::windows::proxy_of(cx, id))
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-top>
pub(crate) fn top(cx: &mut Cx<'_>, this: &Value) -> Result<Option<Value>, Thrown> {
    relative(cx, this, true)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-parent>
pub(crate) fn parent(cx: &mut Cx<'_>, this: &Value) -> Result<Option<Value>, Thrown> {
    relative(cx, this, false)
}

/// <https://dom.spec.whatwg.org/#dom-window-event>
pub(crate) fn event(cx: &mut Cx<'_>, this: &Value) -> Result<EventOrUndefined, Thrown> {
    let realm = crate::global_objects::realm_of_window(cx, this)?;
    Ok(match cx.host.event_targets.current_event(realm) {
        Some(event) => EventOrUndefined::Event(event.clone()),
        None => EventOrUndefined::Undefined(()),
    })
}

/// <https://html.spec.whatwg.org/multipage/system-state.html#dom-navigator>
pub(crate) fn navigator(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    use super::window_or_worker_global_scope::{NAVIGATOR, kept};
    kept(cx, this, NAVIGATOR, Interface::Navigator)
}

/// <https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#dom-alert>
pub(crate) fn alert(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    alert_2(cx, this, DomString::default())
}

/// <https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#dom-alert>
pub(crate) fn alert_2(cx: &mut Cx<'_>, _this: &Value, message: DomString) -> Result<(), Thrown> {
    prompts::show(cx, prompts::Kind::Alert, &message, None);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#dom-confirm>
pub(crate) fn confirm(cx: &mut Cx<'_>, _this: &Value, message: DomString) -> Result<bool, Thrown> {
    prompts::show(cx, prompts::Kind::Confirm, &message, None);
    Ok(false)
}

/// <https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#dom-prompt>
pub(crate) fn prompt(
    cx: &mut Cx<'_>,
    _this: &Value,
    message: DomString,
    default: DomString,
) -> Result<Option<DomString>, Thrown> {
    prompts::show(cx, prompts::Kind::Prompt, &message, Some(&default));
    Ok(None)
}

/// <https://html.spec.whatwg.org/multipage/custom-elements.html#dom-window-customelements>
pub(crate) fn custom_elements(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let realm = crate::global_objects::realm_of_window(cx, this)?;
    crate::custom_elements::registry::object(cx, RegistryId::Global(realm))
}

/// <https://drafts.csswg.org/cssom/#dom-window-getcomputedstyle>
pub(crate) fn get_computed_style(
    cx: &mut Cx<'_>,
    _this: &Value,
    elt: NodeId,
    pseudo_elt: Option<DomString>,
) -> Result<Value, Thrown> {
    let pseudo = pseudo_elt.map(DomString::into_scalar);
    let pseudo = Pseudo::of(pseudo.as_deref().unwrap_or_default());
    new_declaration(cx, elt, Owner::Computed(elt, pseudo))
}

/// <https://w3c.github.io/selection-api/#dom-window-getselection>
pub(crate) fn get_selection(cx: &mut Cx<'_>, this: &Value) -> Result<Option<Value>, Thrown> {
    let document = document(cx, this)?;
    super::selection::of_document(cx, document)
}
