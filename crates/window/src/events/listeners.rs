//! Lists of event listeners.
//!
//! The lists are tables of the world; the callbacks are owned by the target's object, in slots by
//! the numbers of the listeners.
//! <https://dom.spec.whatwg.org/#concept-event-listener>

use std::cell::Cell;
use std::rc::Rc;

use rustc_hash::FxHashMap;
use treewright_quickjs::{Thrown, Value};

use super::handlers::HandlerMap;
use super::target::Target;
use crate::Cx;
use crate::abort::{self, AbortAlgorithm};
use crate::global_objects::incumbent_realm;
use crate::realms::RealmId;
use crate::strings::DomString;
use crate::world::World;

/// The first slot of callbacks in an event target's object.
const CALLBACKS: u64 = 1 << 48;

/// The kinds of callbacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Callback {
    /// The callback is in the slot of the listener.
    Slot,
    /// The processing algorithm of the event handler for the listener's event.
    Handler,
}

/// <https://dom.spec.whatwg.org/#concept-event-listener>
#[derive(Debug)]
pub(super) struct Listener {
    /// Its number: no other listener of the agent has it.
    pub(super) number: u64,
    pub(super) event_type: DomString,
    pub(super) callback: Callback,
    pub(super) capture: bool,
    pub(super) passive: bool,
    pub(super) once: bool,
    /// The realm of a callback without one: an object that is not a function.
    pub(super) realm: RealmId,
    /// The callback context.
    pub(super) incumbent: RealmId,
    /// It was removed from its list: events in dispatch skip it.
    pub(super) removed: Cell<bool>,
}

/// The listeners and event handlers of an event target.
#[derive(Debug, Default)]
pub(crate) struct Listeners {
    pub(super) list: Vec<Rc<Listener>>,
    pub(super) handlers: HandlerMap,
}

/// The listeners of all event targets of an agent, by the keys of the targets.
#[derive(Debug, Default)]
pub(crate) struct EventTargets {
    /// A script listens to events of animations or transitions.
    pub(crate) hears_animations: bool,
    /// A script listens to the iterations of animations.
    pub(crate) hears_iterations: bool,
    pub(super) of: FxHashMap<u64, Listeners>,
    last_number: u64,
    /// The paths of the events that are being dispatched.
    pub(super) paths: super::path::Paths,
    current_events: CurrentEvents,
    pub(super) places: super::handlers::Places,
}

/// The events that are handled now, with the realms of the windows that have them as `event`; the
/// last one of a realm is current.
/// <https://dom.spec.whatwg.org/#window-current-event>
type CurrentEvents = Vec<(RealmId, Value)>;

impl EventTargets {
    /// The current event of a window.
    pub(crate) fn current_event(&self, realm: RealmId) -> Option<&Value> {
        self.current_events.iter().rev().find(|(of, _)| *of == realm).map(|(_, event)| event)
    }

    pub(super) fn set_current_event(&mut self, realm: RealmId, event: &Value) {
        self.current_events.push((realm, event.clone()));
    }

    /// Restores the event that was current before.
    pub(super) fn reset_current_event(&mut self, realm: RealmId) {
        if let Some(index) = self.current_events.iter().rposition(|(of, _)| *of == realm) {
            self.current_events.remove(index);
        }
    }

    /// The realm is gone.
    pub(crate) fn forget_current_events(&mut self, realm: RealmId) {
        self.current_events.retain(|(of, _)| *of != realm);
    }

    /// A number for a listener or an event handler.
    pub(super) fn next_number(&mut self) -> u64 {
        self.last_number = self.last_number.wrapping_add(1);
        self.last_number
    }

    /// Notes listeners to events of animations and transitions.
    pub(super) fn note_the_type(&mut self, event_type: &str) {
        let name = event_type.strip_prefix("webkit").unwrap_or(event_type);
        let starts_with = |word: &str| {
            name.get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word))
        };
        self.hears_animations |= starts_with("animation") || starts_with("transition");
        self.hears_iterations |= name.eq_ignore_ascii_case("animationiteration");
    }

    /// The object with this key is gone.
    pub(crate) fn forget(&mut self, key: u64) {
        for listener in self.of.remove(&key).into_iter().flat_map(|all| all.list) {
            listener.removed.set(true);
        }
    }

    /// True if a target has a listener for events of a type.
    pub(crate) fn listens_to(&self, key: u64, event_type: &str) -> bool {
        let mut listeners = self.of.get(&key).into_iter().flat_map(|all| &all.list);
        listeners.any(|listener| listener.event_type.as_str() == Some(event_type))
    }

    /// True if a target has listeners at all.
    pub(crate) fn has_listeners(&self, key: u64) -> bool {
        self.of.get(&key).is_some_and(|all| !all.list.is_empty())
    }

    /// True if a target has listeners for an event.
    pub(crate) fn has_listener(&self, key: u64, event_type: &str) -> bool {
        self.of.get(&key).is_some_and(|all| {
            all.list.iter().any(|listener| listener.event_type.as_str() == Some(event_type))
        })
    }
}

/// The slot of a callback.
pub(super) const fn slot(number: u64) -> u64 {
    CALLBACKS | number
}

/// The options of `addEventListener`.
#[derive(Clone, Debug, Default)]
pub(crate) struct Options {
    pub(crate) capture: bool,
    pub(crate) passive: Option<bool>,
    pub(crate) once: bool,
    pub(crate) signal: Option<Value>,
}

/// Watches a target, so its listeners are dropped with it.
pub(super) fn watch(cx: &Cx<'_>, target: &Target, owner: &Value, key: u64) {
    if matches!(target, Target::Object(_)) && cx.cached(key).is_none() {
        cx.cache_insert(key, owner);
        cx.report_finalization(owner);
    }
}

/// <https://dom.spec.whatwg.org/#add-an-event-listener>
pub(crate) fn add_an_event_listener(
    cx: &mut Cx<'_>,
    target: &Target,
    event_type: DomString,
    callback: Option<&Value>,
    options: &Options,
) -> Result<(), Thrown> {
    if let Some(signal) = &options.signal
        && abort::is_aborted(cx, signal)
    {
        return Ok(());
    }
    let Some(callback) = callback else { return Ok(()) };
    let Some(owner) = target.owner(cx)? else { return Ok(()) };
    super::handlers::meet_content_attributes(cx.host, target);
    if event_type.as_str() == Some("storage") {
        cx.host.storage.note_a_listener();
    }
    if let Some(event_type) = event_type.as_str() {
        cx.host.event_targets.note_the_type(event_type);
    }
    let key = target.key(cx);
    watch(cx, target, &owner, key);
    if find(cx, key, &owner, &event_type, callback, options.capture).is_some() {
        return Ok(());
    }
    let realm =
        RealmId(cx.caller_realm().map_or_else(|| cx.realm_number(), |realm| realm.number()));
    let incumbent = incumbent_realm(cx);
    let passive =
        options.passive.unwrap_or_else(|| default_passive_value(cx.host, target, &event_type));
    let number = cx.host.event_targets.next_number();
    cx.set_slot(&owner, slot(number), callback);
    cx.host.event_targets.of.entry(key).or_default().list.push(Rc::new(Listener {
        number,
        event_type,
        callback: Callback::Slot,
        capture: options.capture,
        passive,
        once: options.once,
        realm,
        incumbent,
        removed: Cell::new(false),
    }));
    if let Some(signal) = &options.signal {
        abort::add(cx, signal, AbortAlgorithm::RemoveListener { key, number });
    }
    changed(cx, target);
    Ok(())
}

/// Events that scroll a document do not wait for the listeners at its outermost targets.
/// <https://dom.spec.whatwg.org/#default-passive-value>
pub(super) fn default_passive_value(
    world: &World,
    target: &Target,
    event_type: &DomString,
) -> bool {
    let scrolls = ["touchstart", "touchmove", "wheel", "mousewheel"];
    if !event_type.as_str().is_some_and(|event_type| scrolls.contains(&event_type)) {
        return false;
    }
    match target {
        Target::Window(realm) => {
            world.realms.get(*realm).is_some_and(|state| !world.workers.is_settings(state.document))
        }
        Target::Node(node) => {
            let document = world.node_document(*node);
            *node == document
                || world.document_element(document) == Some(*node)
                || world.the_body_element(document) == Some(*node)
        }
        Target::Object(_) => false,
    }
}

/// The number of the listener with this type, callback and capture.
fn find(
    cx: &Cx<'_>,
    key: u64,
    owner: &Value,
    event_type: &DomString,
    callback: &Value,
    capture: bool,
) -> Option<u64> {
    let listeners = cx.host.event_targets.of.get(&key)?;
    listeners
        .list
        .iter()
        .filter(|listener| {
            listener.callback == Callback::Slot
                && listener.capture == capture
                && listener.event_type == *event_type
        })
        .map(|listener| listener.number)
        .find(|number| {
            cx.slot(owner, slot(*number)).is_some_and(|other| other.strict_equals(callback))
        })
}

/// The steps of `removeEventListener`.
/// <https://dom.spec.whatwg.org/#dom-eventtarget-removeeventlistener>
pub(crate) fn remove_an_event_listener(
    cx: &mut Cx<'_>,
    target: &Target,
    event_type: &DomString,
    callback: Option<&Value>,
    capture: bool,
) -> Result<(), Thrown> {
    let Some(callback) = callback else { return Ok(()) };
    let Some(owner) = target.owner(cx)? else { return Ok(()) };
    let key = target.key(cx);
    if let Some(number) = find(cx, key, &owner, event_type, callback, capture) {
        remove(cx.host, key, number);
        cx.take_slot(&owner, slot(number));
        changed(cx, target);
    }
    Ok(())
}

/// Some objects live as long as they have listeners.
pub(super) fn changed(cx: &mut Cx<'_>, target: &Target) {
    if let Target::Object(object) = target {
        crate::messaging::listeners_changed(cx, object);
    }
}

/// Removes a listener from its list.
pub(super) fn remove(world: &mut World, key: u64, number: u64) {
    let Some(Listeners { list, .. }) = world.event_targets.of.get_mut(&key) else { return };
    if let Some(index) = list.iter().position(|listener| listener.number == number) {
        list.remove(index).removed.set(true);
    }
}

/// Removes a listener by its number: its signal was aborted, or it was called once.
/// <https://dom.spec.whatwg.org/#remove-an-event-listener>
pub(crate) fn remove_by_number(cx: &mut Cx<'_>, key: u64, number: u64) {
    remove(cx.host, key, number);
    if let Some(owner) = cx.cached(key) {
        cx.take_slot(&owner, slot(number));
        crate::messaging::listeners_changed(cx, &owner);
    }
}

/// Removes all listeners and deactivates the event handlers.
/// <https://html.spec.whatwg.org/multipage/webappapis.html#erase-all-event-listeners-and-handlers>
pub(crate) fn erase_all_event_listeners_and_handlers(cx: &mut Cx<'_>, target: &Target) {
    let key = target.key(cx);
    let Some(mut listeners) = cx.host.event_targets.of.remove(&key) else { return };
    let numbers: Vec<u64> = listeners
        .list
        .drain(..)
        .map(|listener| {
            listener.removed.set(true);
            listener.number
        })
        .chain(listeners.handlers.numbers())
        .collect();
    listeners.handlers.erase();
    // The map remains, because it records that the content attributes were read.
    cx.host.event_targets.of.insert(key, listeners);
    let owner = match target {
        Target::Node(_) => cx.cached(key),
        target => target.owner(cx).ok().flatten(),
    };
    if let Some(owner) = owner {
        for number in numbers {
            cx.take_slot(&owner, slot(number));
        }
    }
}
