//! Events that the host fires.
//!
//! <https://dom.spec.whatwg.org/#concept-event-fire>

use treewright_dom::NodeId;
use treewright_quickjs::{Realm, Value};

use super::dispatch::dispatch;
use super::event::{EventFlags, Slot, create_an_event, set_slot, with};
use super::target::Target;
use crate::Cx;
use crate::error_reports::report_an_exception;
use crate::events::attributes;
use crate::generated::Interface;

/// The realm in which the events of a target are made.
pub(crate) fn relevant_realm_of(cx: &mut Cx<'_>, target: &Target) -> Option<Realm> {
    match target {
        Target::Node(node) => {
            let document = cx.host.node_document(*node);
            crate::global_objects::relevant_realm(cx, document)
        }
        Target::Window(realm) => crate::global_objects::engine_realm(cx, *realm),
        Target::Object(_) => Some(cx.realm()),
    }
}

/// Fires an event of an interface, once `fill` has given it its further attributes. Returns false if it was
/// canceled.
pub(crate) fn fire_with(
    cx: &mut Cx<'_>,
    target: &Target,
    interface: Interface,
    name: &str,
    flags: EventFlags,
    legacy_target_override: bool,
    fill: impl FnOnce(&mut Cx<'_>, &Value),
) -> bool {
    let Some(realm) = relevant_realm_of(cx, target) else { return true };
    let result = cx.in_realm(&realm, |cx| {
        let event = create_an_event(cx, interface, name, flags)?;
        fill(cx, &event);
        dispatch(cx, &event, target, legacy_target_override)
    });
    match result {
        Ok(goes_on) => goes_on,
        Err(thrown) => {
            // Memory is short.
            cx.in_realm(&realm, |cx| report_an_exception(cx, thrown));
            true
        }
    }
}

/// Fires an event of the interface Event.
pub(crate) fn fire(cx: &mut Cx<'_>, target: &Target, name: &str, flags: EventFlags) -> bool {
    fire_with(cx, target, Interface::Event, name, flags, false, |_, _| {})
}

/// Fires an event at a node. Returns false if it was canceled.
pub(crate) fn fire_at_node(cx: &mut Cx<'_>, node: NodeId, name: &str, flags: EventFlags) -> bool {
    fire(cx, &Target::Node(node), name, flags)
}

/// Fires `load` at the window of a document, with the document as its target.
/// <https://html.spec.whatwg.org/multipage/parsing.html#the-end>
pub(crate) fn fire_load_at_window(cx: &mut Cx<'_>, document: NodeId) {
    let Some(window) = cx.host.window_of(document) else { return };
    let target = Target::Window(window);
    fire_with(cx, &target, Interface::Event, "load", EventFlags::NONE, true, |_, _| {});
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#fire-a-page-transition-event>
pub(crate) fn fire_a_page_transition_event(
    cx: &mut Cx<'_>,
    document: NodeId,
    name: &str,
    persisted: bool,
) {
    let Some(window) = cx.host.window_of(document) else { return };
    let flags = EventFlags { bubbles: true, cancelable: true, composed: false };
    let target = Target::Window(window);
    fire_with(cx, &target, Interface::PageTransitionEvent, name, flags, true, |cx, event| {
        with(cx, event, |data| {
            if let Some(part) = data.extra::<attributes::PageTransitionEvent>() {
                part.persisted = persisted;
            }
        });
    });
}

/// <https://html.spec.whatwg.org/multipage/webappapis.html#fire-a-synthetic-pointer-event>
pub(crate) fn fire_synthetic_pointer_event(
    cx: &mut Cx<'_>,
    node: NodeId,
    name: &str,
    is_trusted: bool,
) -> bool {
    let flags = EventFlags { bubbles: true, cancelable: true, composed: true };
    let target = Target::Node(node);
    let document = cx.host.node_document(node);
    let window = cx.host.window_of(document);
    fire_with(cx, &target, Interface::PointerEvent, name, flags, false, |cx, event| {
        with(cx, event, |data| data.is_trusted = is_trusted);
        let view = window.map(|window| Target::Window(window).value(cx));
        set_slot(cx, event, Slot::View, view.and_then(Result::ok).as_ref());
    })
}
