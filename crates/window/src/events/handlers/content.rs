//! Event handler content attributes.
//!
//! <https://html.spec.whatwg.org/multipage/webappapis.html#event-handler-content-attributes>

use treewright_dom::{Namespace, NodeId, NodeKind};

use super::places::{Place, forget_the_place, note_a_place, place_of};
use super::{
    HandlerValue, activate, deactivate, default_passive_value, determine_the_target,
    is_body_or_frameset, names, set_value,
};
use crate::Cx;
use crate::events::listeners;
use crate::events::target::Target;
use crate::world::World;

/// The name of the handler that a content attribute of an element is for.
fn handler_name<'n>(world: &World, element: NodeId, local: &'n str) -> Option<&'n str> {
    let name = local.strip_prefix("on")?;
    let is_one = match world.tree.namespace(element)? {
        Namespace::Html => {
            names::is_global(name)
                || (names::is_of_window(name) && is_body_or_frameset(world, element))
        }
        Namespace::Svg | Namespace::MathMl => names::is_global(name),
        // These interfaces have no handlers.
        _ => return None,
    };
    is_one.then_some(name)
}

/// The attribute change steps.
pub(crate) fn attribute_changed(cx: &mut Cx<'_>, element: NodeId, local: &str, new: Option<&str>) {
    let Some(name) = handler_name(cx.host, element, local) else { return };
    // Without a script the parser sets it, and has recorded the location.
    if let Some(place) = cx.running_place() {
        match new {
            Some(_) => note_a_place(cx.host, element, local, Place::InAScript(place)),
            None => forget_the_place(cx.host, element, name),
        }
    }
    if let Some(number_of) = change(cx.host, element, name, new) {
        // Without an object, no slot has to be emptied.
        let (target, number) = number_of;
        let owner = match &target {
            Target::Node(node) => cx.cached(crate::wrappers::handle(*node)),
            target => target.owner(cx).ok().flatten(),
        };
        if let Some(owner) = owner {
            cx.take_slot(&owner, listeners::slot(number));
        }
    }
}

/// Sets or deactivates a handler. Returns the target and the slot that is no longer used.
fn change(
    world: &mut World,
    element: NodeId,
    name: &str,
    new: Option<&str>,
) -> Option<(Target, u64)> {
    let own = Target::Node(element);
    let target = determine_the_target(world, &own, name)?;
    let key = match &target {
        Target::Node(node) => {
            let key = crate::wrappers::handle(*node);
            let were_met = world
                .event_targets
                .of
                .get(&key)
                .is_some_and(|listeners| listeners.handlers.attributes_were_met);
            if !were_met {
                // They are read on first use.
                return None;
            }
            key
        }
        Target::Window(realm) => Target::key_of_window(world, *realm),
        Target::Object(_) => return None,
    };
    let number = match new {
        None => deactivate(world, key, name)?,
        Some(body) => {
            let place = place_of(world, element, name);
            let number = set_value(world, key, name, HandlerValue::Raw(body.to_owned(), place));
            let passive = default_passive_value(world, &target, name);
            activate(world, key, name, passive);
            number
        }
    };
    Some((target, number))
}

/// Reads the event handler content attributes of an element, unless that was done: they are read
/// only when an event is dispatched, or a script uses listeners or handlers.
pub(crate) fn meet_content_attributes(world: &mut World, target: &Target) {
    let Target::Node(node) = target else { return };
    if world.tree.kind(*node) != Some(NodeKind::Element) {
        return;
    }
    let key = crate::wrappers::handle(*node);
    if let Some(listeners) = world.event_targets.of.get(&key)
        && listeners.handlers.attributes_were_met
    {
        return;
    }
    let found: Vec<(String, String)> = world
        .tree
        .attributes(*node)
        .filter(|(name, _)| name.namespace.url().is_none() && name.local.starts_with("on"))
        .filter_map(|(name, value)| {
            let name = handler_name(world, *node, name.local)?;
            // Those of the window were read when the element was inserted.
            let is_own = !(names::acts_upon_window(name) && is_body_or_frameset(world, *node));
            is_own.then(|| (name.to_owned(), value.to_owned()))
        })
        .collect();
    if found.is_empty() && !world.event_targets.of.contains_key(&key) {
        return;
    }
    for (name, body) in found {
        let place = place_of(world, *node, &name);
        set_value(world, key, &name, HandlerValue::Raw(body, place));
        // A parser sets the attributes before it inserts the element: it is not the body element yet.
        activate(world, key, &name, false);
    }
    world.event_targets.of.entry(key).or_default().handlers.attributes_were_met = true;
}

/// A body or frameset element was created by a parser, with these attributes: its window has their handlers.
pub(crate) fn a_body_was_created(cx: &mut Cx<'_>, element: NodeId) {
    if !is_body_or_frameset(cx.host, element) {
        return;
    }
    let found: Vec<(String, String)> = cx
        .host
        .tree
        .attributes(element)
        .filter(|(name, _)| name.namespace.url().is_none())
        .filter_map(|(name, value)| {
            let name = handler_name(cx.host, element, name.local)?;
            names::acts_upon_window(name).then(|| (name.to_owned(), value.to_owned()))
        })
        .collect();
    for (name, body) in found {
        change(cx.host, element, &name, Some(&body));
    }
}
