//! Events: targets, listeners, dispatch.

use treewright_dom::NodeId;

use crate::Cx;

/// How an event that the host fires behaves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct EventFlags {
    pub(crate) bubbles: bool,
    pub(crate) cancelable: bool,
    pub(crate) composed: bool,
}

impl EventFlags {
    pub(crate) const NONE: Self = Self { bubbles: false, cancelable: false, composed: false };
    pub(crate) const BUBBLES: Self = Self { bubbles: true, cancelable: false, composed: false };
}

/// Fires an event at a node. Returns false if it was canceled.
/// <https://dom.spec.whatwg.org/#concept-event-fire>
pub(crate) fn fire_at_node(_cx: &mut Cx<'_>, _node: NodeId, _name: &str, _flags: EventFlags) -> bool {
    true
}

/// Fires `load` at the window of a document, with the document as its target.
pub(crate) fn fire_load_at_window(_cx: &mut Cx<'_>, _document: NodeId) {}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#fire-a-page-transition-event>
pub(crate) fn fire_a_page_transition_event(
    _cx: &mut Cx<'_>,
    _document: NodeId,
    _name: &str,
    _persisted: bool,
) {
}

/// An event target.
pub(crate) enum Target {
    Node(NodeId),
    Window(crate::realms::RealmId),
}

pub(crate) fn erase_all_event_listeners_and_handlers(_cx: &mut Cx<'_>, _target: &Target) {}
