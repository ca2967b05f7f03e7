//! Events: their state, and how they are made.
//!
//! <https://dom.spec.whatwg.org/#interface-event>

use std::any::Any;

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use super::target::Target;
use crate::Cx;
use crate::bindings;
use crate::generated::Interface;
use crate::generated::dictionaries::EventInit;
use crate::performance;
use crate::strings::DomString;
use crate::wrappers;

/// Values that an event owns, by their slots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u64)]
pub(crate) enum Slot {
    Target = 0x100_0000,
    CurrentTarget,
    RelatedTarget,
    View,
    Detail,
    Error,
    Reason,
    Promise,
    Data,
    Source,
    Ports,
    State,
    Submitter,
    FormData,
    StorageArea,
    TargetRanges,
    CoalescedEvents,
    PredictedEvents,
    Destination,
    Signal,
    Info,
    From,
}

/// The state of an event, apart from values of the engine.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "the flags of the standard")]
pub(crate) struct EventData {
    pub(crate) event_type: DomString,
    pub(crate) initialized: bool,
    pub(crate) dispatch: bool,
    pub(crate) bubbles: bool,
    pub(crate) cancelable: bool,
    pub(crate) composed: bool,
    pub(crate) stop_propagation: bool,
    pub(crate) stop_immediate_propagation: bool,
    pub(crate) canceled: bool,
    pub(crate) in_passive_listener: bool,
    pub(crate) is_trusted: bool,
    pub(crate) time_stamp: f64,
    pub(crate) phase: u16,
    /// The additions of interfaces that inherit from Event, one entry each.
    extras: Vec<Box<dyn Any>>,
}

impl EventData {
    /// The part of an inherited interface.
    pub(crate) fn extra<T: Any>(&mut self) -> Option<&mut T> {
        self.extras.iter_mut().find_map(|extra| extra.downcast_mut())
    }

    pub(crate) fn add(&mut self, extra: impl Any) {
        self.extras.push(Box::new(extra));
    }
}

/// The facts of an event that dispatch needs before it begins.
#[derive(Clone, Debug)]
pub(super) struct Facts {
    pub(super) event_type: DomString,
    pub(super) bubbles: bool,
    pub(super) composed: bool,
    pub(super) is_mouse_event: bool,
}

/// Does something with the state of an event. `None` for other values.
pub(crate) fn with<R>(
    cx: &mut Cx<'_>,
    event: &Value,
    inside: impl FnOnce(&mut EventData) -> R,
) -> Option<R> {
    cx.data::<EventData, R>(event, |data, _| inside(data))
}

/// A flag or another member of an event.
pub(crate) fn read<R: Default>(
    cx: &mut Cx<'_>,
    event: &Value,
    inside: impl FnOnce(&mut EventData) -> R,
) -> R {
    with(cx, event, inside).unwrap_or_default()
}

/// Reads a part that an inherited interface adds.
pub(crate) fn extra<T: Any, R: Default>(
    cx: &mut Cx<'_>,
    event: &Value,
    inside: impl FnOnce(&mut T) -> R,
) -> R {
    with(cx, event, |data| data.extra::<T>().map(inside)).flatten().unwrap_or_default()
}

/// The value in a slot, or null.
pub(crate) fn slot_or_null(cx: &Cx<'_>, event: &Value, slot: Slot) -> Value {
    cx.slot(event, slot as u64).unwrap_or_else(|| cx.null())
}

pub(crate) fn slot_or_undefined(cx: &Cx<'_>, event: &Value, slot: Slot) -> Value {
    cx.slot(event, slot as u64).unwrap_or_else(|| cx.undefined())
}

/// The value in a slot that may be empty.
pub(crate) fn slot(cx: &Cx<'_>, event: &Value, slot: Slot) -> Option<Value> {
    cx.slot(event, slot as u64)
}

/// Sets or empties a slot.
pub(crate) fn set_slot(cx: &Cx<'_>, event: &Value, slot: Slot, value: Option<&Value>) {
    match value {
        Some(value) => cx.set_slot(event, slot as u64, value),
        None => {
            cx.take_slot(event, slot as u64);
        }
    }
}

/// The common steps of events: those of the constructor, and of creation by the host.
/// <https://dom.spec.whatwg.org/#inner-event-creation-steps>
pub(crate) fn inner_event_creation_steps(
    cx: &mut Cx<'_>,
    prototype: &Value,
    interface: Interface,
) -> Value {
    let event = bindings::new_object_with(cx, interface, prototype);
    super::target::handle_of(cx, &event);
    let realm = cx.realm_number();
    let time_stamp = performance::current_high_resolution_time(cx.host, realm);
    let data = EventData { initialized: true, time_stamp, ..EventData::default() };
    cx.set_data(&event, Box::new(data));
    event
}

/// The flags of an `EventInit`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct EventFlags {
    pub(crate) bubbles: bool,
    pub(crate) cancelable: bool,
    pub(crate) composed: bool,
}

impl EventFlags {
    pub(crate) const NONE: Self = Self { bubbles: false, cancelable: false, composed: false };
    pub(crate) const BUBBLES: Self = Self { bubbles: true, cancelable: false, composed: false };
    pub(crate) const CANCELABLE: Self = Self { bubbles: false, cancelable: true, composed: false };
}

/// The constructor of an event.
/// <https://dom.spec.whatwg.org/#concept-event-constructor>
pub(crate) fn construct(
    cx: &mut Cx<'_>,
    prototype: &Value,
    interface: Interface,
    event_type: DomString,
    flags: EventFlags,
) -> Value {
    let event = inner_event_creation_steps(cx, prototype, interface);
    with(cx, &event, |data| {
        data.event_type = event_type;
        data.bubbles = flags.bubbles;
        data.cancelable = flags.cancelable;
        data.composed = flags.composed;
    });
    event
}

/// Creates an event of the host in the current realm: trusted, with its attributes at their defaults.
/// <https://dom.spec.whatwg.org/#concept-event-create>
pub(crate) fn create_an_event(
    cx: &mut Cx<'_>,
    interface: Interface,
    event_type: &str,
    flags: EventFlags,
) -> Result<Value, Thrown> {
    let prototype = bindings::prototype(cx, interface)?;
    let event = construct(cx, &prototype, interface, event_type.into(), flags);
    super::kinds::add_defaults(cx, &event, interface);
    with(cx, &event, |data| data.is_trusted = true);
    Ok(event)
}

/// Creates an event for a script, which has to initialize it.
/// <https://dom.spec.whatwg.org/#dom-document-createevent>
pub(crate) fn create_uninitialized(cx: &mut Cx<'_>, interface: Interface) -> Result<Value, Thrown> {
    let event = create_an_event(cx, interface, "", EventFlags::NONE)?;
    with(cx, &event, |data| {
        data.is_trusted = false;
        data.initialized = false;
    });
    Ok(event)
}

/// <https://dom.spec.whatwg.org/#concept-event-initialize>
pub(crate) fn initialize(
    cx: &mut Cx<'_>,
    event: &Value,
    event_type: DomString,
    bubbles: bool,
    cancelable: bool,
) {
    with(cx, event, |data| {
        data.initialized = true;
        data.stop_propagation = false;
        data.stop_immediate_propagation = false;
        data.canceled = false;
        data.is_trusted = false;
        data.event_type = event_type;
        data.bubbles = bubbles;
        data.cancelable = cancelable;
    });
    set_slot(cx, event, Slot::Target, None);
}

/// Initializes an event as the `init…` methods do, unless it is being dispatched. Returns false if it is.
pub(crate) fn initialize_unless_dispatched(
    cx: &mut Cx<'_>,
    event: &Value,
    event_type: DomString,
    bubbles: bool,
    cancelable: bool,
) -> bool {
    if read(cx, event, |data| data.dispatch) {
        return false;
    }
    initialize(cx, event, event_type, bubbles, cancelable);
    true
}

/// <https://dom.spec.whatwg.org/#set-the-canceled-flag>
pub(crate) fn set_the_canceled_flag(cx: &mut Cx<'_>, event: &Value) {
    with(cx, event, |data| {
        if data.cancelable && !data.in_passive_listener {
            data.canceled = true;
        }
    });
}

/// The related target of an event, as a target.
pub(super) fn related_target(cx: &Cx<'_>, event: &Value) -> Option<Target> {
    let value = cx.slot(event, Slot::RelatedTarget as u64)?;
    Target::of(cx, &value)
}

impl From<EventInit> for EventFlags {
    fn from(init: EventInit) -> Self {
        Self { bubbles: init.bubbles, cancelable: init.cancelable, composed: init.composed }
    }
}

/// The object of a node that a dictionary has.
pub(crate) fn optional(cx: &mut Cx<'_>, node: Option<NodeId>) -> Result<Option<Value>, Thrown> {
    node.map(|node| wrappers::wrap(cx, node)).transpose()
}

/// The node in a slot, retargeted against the current target.
pub(crate) fn retargeted(cx: &mut Cx<'_>, event: &Value, name: Slot) -> Option<NodeId> {
    let source = slot(cx, event, name).and_then(|value| Target::of(cx, &value))?;
    let Some(current) =
        slot(cx, event, Slot::CurrentTarget).and_then(|value| Target::of(cx, &value))
    else {
        // Without a current target, the tree is that of a null target: the outermost host.
        let mut node = source.node()?;
        while let Some(host) = cx.host.tree.host(cx.host.root_of(node)) {
            node = host;
        }
        return Some(node);
    };
    source.retarget(cx.host, &current).node()
}

/// Keeps a list of values.
pub(crate) fn set_list(cx: &Cx<'_>, event: &Value, slot: Slot, list: Vec<Value>) {
    if !list.is_empty() {
        let list = cx.array(list);
        set_slot(cx, event, slot, Some(&list));
    }
}

/// The values of a list that [`set_list`] has kept.
pub(crate) fn list(cx: &mut Cx<'_>, event: &Value, name: Slot) -> Result<Vec<Value>, Thrown> {
    let Some(list) = slot(cx, event, name) else { return Ok(Vec::new()) };
    let mut values = Vec::new();
    let length = cx.get_str(&list, "length")?.as_number().unwrap_or(0.0);
    let mut index = 0;
    while f64::from(index) < length {
        values.push(cx.get_index(&list, index)?);
        index = index.saturating_add(1);
    }
    Ok(values)
}

/// Sets the frozen array of `ports`.
pub(crate) fn set_ports(cx: &mut Cx<'_>, event: &Value, ports: Vec<Value>) -> Result<(), Thrown> {
    let ports = cx.array(ports);
    cx.freeze(&ports)?;
    set_slot(cx, event, Slot::Ports, Some(&ports));
    Ok(())
}
