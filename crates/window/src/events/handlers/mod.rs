//! Event handlers.
//!
//! <https://html.spec.whatwg.org/multipage/webappapis.html#event-handler-attributes>

mod content;
mod names;
mod places;
mod process;
mod value;

pub(crate) use names::is_an_event_handler_content_attribute;

pub(crate) use content::{a_body_was_created, attribute_changed, meet_content_attributes};
pub(super) use places::Places;
pub(crate) use places::{Place, note_a_place};
pub(super) use process::{process, realm};

use std::cell::Cell;
use std::rc::Rc;

use treewright_dom::{LocalName, Namespace, NodeId};
use treewright_quickjs::{Thrown, Value};

use super::listeners::{self, Callback, Listener};
use super::target::Target;
use crate::Cx;
use crate::global_objects::incumbent_realm;
use crate::realms::RealmId;
use crate::world::World;

/// The value of an event handler.
#[derive(Clone, Debug)]
enum HandlerValue {
    Null,
    /// <https://html.spec.whatwg.org/multipage/webappapis.html#internal-raw-uncompiled-handler>
    Raw(String, Option<Place>),
    /// The callback is in the slot of the handler.
    Callback,
}

/// <https://html.spec.whatwg.org/multipage/webappapis.html#event-handlers>
#[derive(Clone, Debug)]
pub(super) struct Handler {
    /// The name without `on`.
    name: String,
    /// The number of its slot.
    number: u64,
    value: HandlerValue,
    /// The number of its listener, which stays the same when the handler is set again.
    listener: Option<u64>,
    /// The callback context of a callback.
    incumbent: RealmId,
}

/// The event handlers of a target that have been set.
/// <https://html.spec.whatwg.org/multipage/webappapis.html#event-handler-map>
#[derive(Debug, Default)]
pub(crate) struct HandlerMap {
    list: Vec<Handler>,
    /// The content attributes of the element have been read.
    attributes_were_met: bool,
}

impl HandlerMap {
    fn get(&self, name: &str) -> Option<&Handler> {
        self.list.iter().find(|handler| handler.name == name)
    }

    /// The slots of the handlers.
    pub(super) fn numbers(&self) -> impl Iterator<Item = u64> {
        self.list.iter().map(|handler| handler.number)
    }

    /// Deactivates all.
    pub(super) fn erase(&mut self) {
        self.list.clear();
    }

    fn get_mut(&mut self, name: &str) -> Option<&mut Handler> {
        self.list.iter_mut().find(|handler| handler.name == name)
    }
}

/// True for body and frameset elements.
fn is_body_or_frameset(world: &World, node: NodeId) -> bool {
    world.tree.is_element(node, Namespace::Html, LocalName::BODY)
        || world.tree.is_element(node, Namespace::Html, LocalName::FRAMESET)
}

/// <https://html.spec.whatwg.org/multipage/webappapis.html#determining-the-target-of-an-event-handler>
fn determine_the_target(world: &World, target: &Target, name: &str) -> Option<Target> {
    let Target::Node(node) = target else { return Some(target.clone()) };
    if !names::acts_upon_window(name) || !is_body_or_frameset(world, *node) {
        return Some(target.clone());
    }
    let document = world.node_document(*node);
    world.node_navigable(document)?;
    world.window_of(document).map(Target::Window)
}

/// The getter of an event handler IDL attribute.
/// <https://html.spec.whatwg.org/multipage/webappapis.html#event-handler-idl-attributes>
pub(crate) fn get(cx: &mut Cx<'_>, this: &Value, name: &str) -> Result<Value, Thrown> {
    let target = Target::of(cx, this);
    let Some(target) = target.and_then(|target| determine_the_target(cx.host, &target, name))
    else {
        return Ok(cx.null());
    };
    meet_content_attributes(cx.host, &target);
    let callback = value::get_the_current_value(cx, &target, name)?;
    Ok(callback.unwrap_or_else(|| cx.null()))
}

/// The setter of an event handler IDL attribute.
pub(crate) fn set(cx: &mut Cx<'_>, this: &Value, name: &str, value: &Value) -> Result<(), Thrown> {
    let target = Target::of(cx, this);
    let Some(target) = target.and_then(|target| determine_the_target(cx.host, &target, name))
    else {
        return Ok(());
    };
    meet_content_attributes(cx.host, &target);
    let Some(owner) = target.owner(cx)? else { return Ok(()) };
    let key = target.key(cx);
    if value.is_null() {
        if let Some(number) = deactivate(cx.host, key, name) {
            cx.take_slot(&owner, listeners::slot(number));
        }
        a_handler_was_set(cx, &target, name);
        return Ok(());
    }
    listeners::watch(cx, &target, &owner, key);
    let incumbent = incumbent_realm(cx);
    let number = set_value(cx.host, key, name, HandlerValue::Callback);
    set_incumbent(cx.host, key, name, incumbent);
    cx.set_slot(&owner, listeners::slot(number), value);
    let passive = default_passive_value(cx.host, &target, name);
    activate(cx.host, key, name, passive);
    a_handler_was_set(cx, &target, name);
    Ok(())
}

/// The steps for objects whose handlers do more than listen.
fn a_handler_was_set(cx: &mut Cx<'_>, target: &Target, name: &str) {
    listeners::changed(cx, target);
    if let Target::Object(object) = target
        && name == "message"
    {
        crate::messaging::ports::a_message_handler_was_set(cx, object);
    }
}

/// Sets the value of a handler and returns the number of its slot.
fn set_value(world: &mut World, key: u64, name: &str, value: HandlerValue) -> u64 {
    let number = world.event_targets.next_number();
    let handlers = &mut world.event_targets.of.entry(key).or_default().handlers;
    if let Some(handler) = handlers.get_mut(name) {
        handler.value = value;
        return handler.number;
    }
    let incumbent = RealmId(u32::MAX);
    handlers.list.push(Handler { name: name.to_owned(), number, value, listener: None, incumbent });
    number
}

/// Sets the callback context of a handler.
fn set_incumbent(world: &mut World, key: u64, name: &str, incumbent: RealmId) {
    let handlers = world.event_targets.of.get_mut(&key).map(|of| &mut of.handlers);
    if let Some(handler) = handlers.and_then(|handlers| handlers.get_mut(name)) {
        handler.incumbent = incumbent;
    }
}

/// The default passive value of the listener of a handler.
fn default_passive_value(world: &World, target: &Target, name: &str) -> bool {
    listeners::default_passive_value(world, target, &names::event_type(name).into())
}

/// <https://html.spec.whatwg.org/multipage/webappapis.html#activate-an-event-handler>
fn activate(world: &mut World, key: u64, name: &str, passive: bool) {
    if name == "storage" {
        world.storage.note_a_listener();
    }
    world.event_targets.note_the_type(names::event_type(name));
    let number = world.event_targets.next_number();
    let Some(listeners) = world.event_targets.of.get_mut(&key) else { return };
    let Some(handler) = listeners.handlers.get_mut(name) else { return };
    if handler.listener.is_some() {
        return;
    }
    handler.listener = Some(number);
    listeners.list.push(Rc::new(Listener {
        number,
        event_type: names::event_type(name).into(),
        callback: Callback::Handler,
        capture: false,
        passive,
        once: false,
        // The realm and the context are those of the handler's callback.
        realm: RealmId(u32::MAX),
        incumbent: RealmId(u32::MAX),
        removed: Cell::new(false),
    }));
}

/// Returns the number of the slot, which the caller must empty.
/// <https://html.spec.whatwg.org/multipage/webappapis.html#deactivate-an-event-handler>
fn deactivate(world: &mut World, key: u64, name: &str) -> Option<u64> {
    let handler = world.event_targets.of.get_mut(&key)?.handlers.get_mut(name)?;
    handler.value = HandlerValue::Null;
    let (listener, number) = (handler.listener.take(), handler.number);
    if let Some(listener) = listener {
        listeners::remove(world, key, listener);
    }
    Some(number)
}
