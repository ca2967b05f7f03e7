//! The event `toggle` of details elements, dialogs and popovers.
//!
//! <https://html.spec.whatwg.org/multipage/popover.html#toggle-task-tracker>

use rustc_hash::FxHashMap;
use treewright_dom::NodeId;

use crate::Cx;
use crate::event_loop::TaskSource;
use crate::events::attributes;
use crate::events::event::{self, Slot, with};
use crate::events::{self, EventFlags, Target};
use crate::generated::Interface;
use crate::wrappers;

/// The parts of an element that can be open or closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Kind {
    Details,
    Dialog,
    Popover,
}

/// <https://html.spec.whatwg.org/multipage/popover.html#toggle-task-tracker>
#[derive(Clone, Copy, Debug)]
struct ToggleTaskTracker {
    /// The number of the task: an older task does nothing.
    task: u64,
    old_state: &'static str,
}

/// The toggle task trackers that are not null.
#[derive(Debug, Default)]
pub(crate) struct Toggles(FxHashMap<(NodeId, Kind), ToggleTaskTracker>);

impl Toggles {
    /// The element is gone.
    pub(super) fn forget(&mut self, element: NodeId) {
        for kind in [Kind::Details, Kind::Dialog, Kind::Popover] {
            self.0.remove(&(element, kind));
        }
    }
}

/// The states before and after, and the element that caused the change.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Toggle {
    pub(crate) old_state: &'static str,
    pub(crate) new_state: &'static str,
    pub(crate) source: Option<NodeId>,
}

impl Toggle {
    pub(crate) const fn opening(source: Option<NodeId>) -> Self {
        Self { old_state: "closed", new_state: "open", source }
    }

    pub(crate) const fn closing(source: Option<NodeId>) -> Self {
        Self { old_state: "open", new_state: "closed", source }
    }
}

/// Fires an event that is a `ToggleEvent`. Returns false if it was canceled.
pub(super) fn fire_a_toggle_event(
    cx: &mut Cx<'_>,
    element: NodeId,
    name: &str,
    flags: EventFlags,
    toggle: Toggle,
) -> bool {
    let target = Target::Node(element);
    let interface = Interface::ToggleEvent;
    events::fire_with(cx, &target, interface, name, flags, false, |cx, event| {
        with(cx, event, |data| {
            if let Some(part) = data.extra::<attributes::ToggleEvent>() {
                part.old_state = toggle.old_state.into();
                part.new_state = toggle.new_state.into();
            }
        });
        let source = toggle.source.and_then(|source| wrappers::wrap(cx, source).ok());
        event::set_slot(cx, event, Slot::Source, source.as_ref());
    })
}

/// Queues the task that fires `toggle`: a details toggle event task, a dialog toggle event task or a popover toggle
/// event task.
/// <https://html.spec.whatwg.org/multipage/popover.html#queue-a-popover-toggle-event-task>
pub(crate) fn queue_a_toggle_event_task(
    cx: &mut Cx<'_>,
    element: NodeId,
    kind: Kind,
    toggle: Toggle,
) {
    let key = (element, kind);
    let tracked = cx.host.interactive.toggles.0.get(&key).copied();
    let old_state = tracked.map_or(toggle.old_state, |tracker| tracker.old_state);
    let toggle = Toggle { old_state, ..toggle };
    let task = cx.host.handles.next();
    let document = cx.host.node_document(element);
    // Tasks of earlier scripts come first, and the elements wait for the event.
    crate::scripts::track_rejected_promises(cx);
    let kept = wrappers::wrap(cx, element);
    let kept_source = toggle.source.map(|source| wrappers::wrap(cx, source));
    let steps = move |cx: &mut Cx<'_>| {
        let _kept = (kept, kept_source);
        let is_current = |cx: &Cx<'_>| {
            cx.host.interactive.toggles.0.get(&key).is_some_and(|tracker| tracker.task == task)
        };
        if !is_current(cx) {
            return;
        }
        fire_a_toggle_event(cx, element, "toggle", EventFlags::NONE, toggle);
        if is_current(cx) {
            cx.host.interactive.toggles.0.remove(&key);
        }
    };
    let source = TaskSource::DomManipulation;
    cx.host.event_loop.queue_a_task(source, Some(document), Box::new(steps));
    cx.host.interactive.toggles.0.insert(key, ToggleTaskTracker { task, old_state });
}
