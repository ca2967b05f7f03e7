//! Dispatch of events.
//!
//! <https://dom.spec.whatwg.org/#concept-event-dispatch>

use std::rc::Rc;

use treewright_dom::LocalName;
use treewright_quickjs::{Thrown, Value};

use super::activation;
use super::event::{self, Facts, Slot};
use super::handlers;
use super::listeners::{self, Callback, Listener};
use super::path::{self, Step};
use super::target::{Target, is_shadow_root};
use crate::Cx;
use crate::bindings::receiver;
use crate::callbacks;
use crate::error_reports::report_an_exception;
use crate::generated::Interface;
use crate::realms::RealmId;
use crate::strings::DomString;
use crate::trees::html_name;
use crate::world::World;

const NONE: u16 = 0;
const CAPTURING_PHASE: u16 = 1;
const AT_TARGET: u16 = 2;
const BUBBLING_PHASE: u16 = 3;

/// The target as the trace names it.
fn describe(world: &crate::world::World, target: &Target) -> String {
    match target {
        Target::Window(_) => "window".into(),
        Target::Node(node) => {
            world.tree.qualified_name(*node).map_or_else(|| "#document".into(), str::to_owned)
        }
        Target::Object(_) => "object".into(),
    }
}

/// Dispatches an event. Returns false if it was canceled. The "legacy output did listeners throw
/// flag" is missing, because only `IndexedDB` needs it.
pub(crate) fn dispatch(
    cx: &mut Cx<'_>,
    event: &Value,
    target: &Target,
    legacy_target_override: bool,
) -> Result<bool, Thrown> {
    let Some(platform) = cx.platform(event) else { return Ok(true) };
    let is_mouse_event = is_mouse_event(platform.interface);
    let facts = event::with(cx, event, |data| {
        data.dispatch = true;
        Facts {
            event_type: data.event_type.clone(),
            bubbles: data.bubbles,
            composed: data.composed,
            is_mouse_event,
        }
    });
    let Some(facts) = facts else { return Ok(true) };
    crate::trace::note(cx.host, |world| crate::trace::Traced::Event {
        event_type: facts.event_type.clone().into_scalar(),
        target: describe(world, target),
    });
    let target_override = match target {
        Target::Window(realm) if legacy_target_override => {
            let document = cx.host.realms.get(*realm).map(|state| state.document);
            document.map_or_else(|| target.clone(), Target::Node)
        }
        _ => target.clone(),
    };
    let own_related = event::related_target(cx, event);
    let related = own_related.as_ref().map(|related| related.retarget(cx.host, target));
    let mut clear_targets = false;
    let mut activation_target = None;
    let mut outcome = Ok(());
    let same_as_related = related.as_ref().is_some_and(|related| related.is_same(target));
    if !same_as_related || own_related.as_ref().is_some_and(|related| related.is_same(target)) {
        let (steps, activated) = path::build(
            cx.host,
            &facts,
            target,
            target_override,
            own_related.as_ref(),
            related,
            activation::has_activation_behavior,
        );
        clear_targets = ends_in_a_shadow_tree(cx, &steps);
        let steps = Rc::new(steps);
        cx.host.event_targets.paths.push((platform.handle, Rc::clone(&steps)));
        let pre = match &activated {
            Some(Target::Node(node)) => activation::legacy_pre_activation_behavior(cx, *node),
            _ => None,
        };
        outcome = run(cx, event, &facts, &steps);
        cx.host.event_targets.paths.pop();
        activation_target = activated.and_then(|target| target.node()).map(|node| (node, pre));
    }
    let is_canceled = event::read(cx, event, |data| {
        data.phase = NONE;
        data.dispatch = false;
        data.stop_propagation = false;
        data.stop_immediate_propagation = false;
        data.canceled
    });
    event::set_slot(cx, event, Slot::CurrentTarget, None);
    if clear_targets {
        event::set_slot(cx, event, Slot::Target, None);
        event::set_slot(cx, event, Slot::RelatedTarget, None);
    }
    outcome?;
    if let Some((node, pre)) = activation_target {
        if is_canceled {
            activation::legacy_canceled_activation_behavior(cx, node, pre);
        } else {
            activation::activation_behavior(cx, node, event, pre.as_ref());
        }
    }
    Ok(!event::read(cx, event, |data| data.canceled))
}

/// True for interfaces that are or inherit from `MouseEvent`.
fn is_mouse_event(interface: u16) -> bool {
    receiver::definition(Interface::MouseEvent).includes(interface)
}

/// True if the last target of the path, or its related target, is in a shadow tree: it is cleared
/// after dispatch.
fn ends_in_a_shadow_tree(cx: &Cx<'_>, steps: &[Step]) -> bool {
    let Some(last) = steps.iter().rev().find(|step| step.shadow_adjusted_target.is_some()) else {
        return false;
    };
    last.shadow_adjusted_target
        .iter()
        .chain(&last.related_target)
        .any(|target| target.root(cx.host).is_some_and(|root| is_shadow_root(cx.host, root)))
}

/// Steps 5.13 and 5.14: down the path and up again.
fn run(cx: &mut Cx<'_>, event: &Value, facts: &Facts, steps: &[Step]) -> Result<(), Thrown> {
    let mut last = 0;
    let mut targets = None;
    for (index, step) in steps.iter().enumerate().rev() {
        let at = if step.shadow_adjusted_target.is_some() { AT_TARGET } else { CAPTURING_PHASE };
        let phase = Phase { at, is_capturing: true };
        invoke(cx, event, facts, steps, index, phase, &mut targets)?;
        last = index;
    }
    for (index, step) in steps.iter().enumerate() {
        let at = if step.shadow_adjusted_target.is_some() {
            AT_TARGET
        } else if facts.bubbles {
            BUBBLING_PHASE
        } else {
            continue;
        };
        if at == BUBBLING_PHASE && stops_at(cx.host, facts, step) {
            event::with(cx, event, |data| data.stop_propagation = true);
            break;
        }
        let phase = Phase { at, is_capturing: false };
        invoke(cx, event, facts, steps, index, phase, &mut targets)?;
        last = index;
    }
    // Steps without listeners are skipped.
    set_targets(cx, event, steps, last, &mut targets)
}

/// True for a `form` element that an event of another form bubbles to.
///
/// SPEC-NOTE: no standard says so, but all browsers stop `submit` and `reset` there: a form that a script has put into
/// another one is submitted by itself.
fn stops_at(world: &World, facts: &Facts, step: &Step) -> bool {
    matches!(facts.event_type.as_str(), Some("submit" | "reset"))
        && matches!(step.invocation_target, Target::Node(node) if html_name(world, node) == Some(LocalName::FORM))
}

/// Steps 1 and 2 of "invoke". `known` is the index of the step whose target the event has, once it
/// is known that it has no related target: it does not change during dispatch.
fn set_targets(
    cx: &mut Cx<'_>,
    event: &Value,
    steps: &[Step],
    index: usize,
    known: &mut Option<usize>,
) -> Result<(), Thrown> {
    let (before, _) = steps.split_at(index.saturating_add(1).min(steps.len()));
    let target = before.iter().rposition(|step| step.shadow_adjusted_target.is_some());
    if target.is_some() && target == *known {
        return Ok(());
    }
    if event::slot(cx, event, Slot::RelatedTarget).is_none() {
        *known = target;
    }
    let target = target.and_then(|index| before.get(index)?.shadow_adjusted_target.as_ref());
    if let Some(target) = target {
        let value = target.value(cx)?;
        event::set_slot(cx, event, Slot::Target, Some(&value));
    }
    if event::slot(cx, event, Slot::RelatedTarget).is_some()
        && let Some(related) = steps.get(index).map(|step| step.related_target.clone())
    {
        let value = related.map(|related| related.value(cx)).transpose()?;
        event::set_slot(cx, event, Slot::RelatedTarget, value.as_ref());
    }
    Ok(())
}

/// One pass over the path.
#[derive(Clone, Copy)]
struct Phase {
    /// The value of `eventPhase`.
    at: u16,
    is_capturing: bool,
}

/// The listeners of a target for events of a type in this pass: a copy of the list that does not
/// change. `None` if the target has no listeners for such events at all.
fn listeners_for(
    cx: &Cx<'_>,
    key: u64,
    event_type: &DomString,
    is_capturing: bool,
) -> Option<Vec<Rc<Listener>>> {
    let of_target = cx.host.event_targets.of.get(&key)?;
    let mut all = of_target.list.iter().filter(|listener| listener.event_type == *event_type);
    let first = all.next()?;
    let met = std::iter::once(first).chain(all);
    Some(met.filter(|listener| listener.capture == is_capturing).cloned().collect())
}

/// The older name of an event, for trusted events without a listener.
fn legacy_type(event_type: &DomString) -> Option<DomString> {
    let name = match event_type.as_str()? {
        "animationend" => "webkitAnimationEnd",
        "animationiteration" => "webkitAnimationIteration",
        "animationstart" => "webkitAnimationStart",
        "transitionend" => "webkitTransitionEnd",
        _ => return None,
    };
    Some(name.into())
}

/// <https://dom.spec.whatwg.org/#concept-event-listener-invoke>
fn invoke(
    cx: &mut Cx<'_>,
    event: &Value,
    facts: &Facts,
    steps: &[Step],
    index: usize,
    phase: Phase,
    targets: &mut Option<usize>,
) -> Result<(), Thrown> {
    let Some(step) = steps.get(index) else { return Ok(()) };
    handlers::meet_content_attributes(cx.host, &step.invocation_target);
    let key = step.invocation_target.key(cx);
    // The type of an event does not change while it is being dispatched.
    let mut all = listeners_for(cx, key, &facts.event_type, phase.is_capturing);
    let mut legacy = None;
    if all.is_none() {
        legacy = legacy_type(&facts.event_type);
        let Some(legacy) = &legacy else { return Ok(()) };
        all = listeners_for(cx, key, legacy, phase.is_capturing);
        if all.is_none() || !event::read(cx, event, |data| data.is_trusted) {
            return Ok(());
        }
    }
    // At a target without calls, nothing can observe the event.
    let Some(all) = all.filter(|all| !all.is_empty()) else { return Ok(()) };
    set_targets(cx, event, steps, index, targets)?;
    let is_stopped = event::with(cx, event, |data| {
        data.phase = phase.at;
        data.stop_propagation
    });
    if is_stopped != Some(false) {
        return Ok(());
    }
    let current = step.invocation_target.value(cx)?;
    event::set_slot(cx, event, Slot::CurrentTarget, Some(&current));
    let invocation = Invocation { step, key, current };
    let Some(legacy) = legacy else { return inner_invoke(cx, event, &all, &invocation) };
    event::with(cx, event, |data| data.event_type = legacy);
    let result = inner_invoke(cx, event, &all, &invocation);
    event::with(cx, event, |data| data.event_type = facts.event_type.clone());
    result
}

/// The data that the listeners of one target share.
struct Invocation<'a> {
    step: &'a Step,
    key: u64,
    current: Value,
}

/// <https://dom.spec.whatwg.org/#concept-event-listener-inner-invoke>
fn inner_invoke(
    cx: &mut Cx<'_>,
    event: &Value,
    all: &[Rc<Listener>],
    invocation: &Invocation<'_>,
) -> Result<(), Thrown> {
    for listener in all {
        if listener.removed.get() {
            continue;
        }
        call(cx, event, listener, invocation)?;
        if event::read(cx, event, |data| data.stop_immediate_propagation) {
            break;
        }
    }
    Ok(())
}

/// Calls a listener, and reports what it throws.
fn call(
    cx: &mut Cx<'_>,
    event: &Value,
    listener: &Listener,
    invocation: &Invocation<'_>,
) -> Result<(), Thrown> {
    let target = &invocation.step.invocation_target;
    let callback = match listener.callback {
        Callback::Slot => {
            let slot = listeners::slot(listener.number);
            let found = match target {
                // The window's value is its proxy, which has no listeners.
                Target::Window(_) => target.owner(cx)?.and_then(|owner| cx.slot(&owner, slot)),
                _ => cx.slot(&invocation.current, slot),
            };
            let Some(callback) = found else { return Ok(()) };
            Some(callback)
        }
        Callback::Handler => None,
    };
    if listener.once {
        listeners::remove_by_number(cx, invocation.key, listener.number);
    }
    let realm = match &callback {
        Some(callback) => callbacks::associated_realm(cx, callback)
            .or_else(|| cx.host.realms.get(listener.realm).and_then(|state| state.realm.clone())),
        None => handlers::realm(cx, target, listener),
    };
    let Some(realm) = realm.filter(|realm| callbacks::can_be_called(cx, realm)) else {
        return Ok(());
    };
    let is_passive = listener.passive;
    cx.in_realm(&realm, |cx| {
        let number = RealmId(realm.number());
        let is_current = !invocation.step.invocation_target_in_shadow_tree;
        if is_current {
            cx.host.event_targets.set_current_event(number, event);
        }
        if is_passive {
            event::with(cx, event, |data| data.in_passive_listener = true);
        }
        let result = match &callback {
            Some(callback) => {
                let arguments = std::slice::from_ref(event);
                let this = &invocation.current;
                cx.in_callback_of(listener.incumbent.0, |cx| {
                    callbacks::call_operation(cx, callback, "handleEvent", this, arguments)
                })
                .map(|_| ())
            }
            None => handlers::process(cx, target, listener, event, &invocation.current),
        };
        if let Err(thrown) = result {
            report_an_exception(cx, thrown);
        }
        if is_passive {
            event::with(cx, event, |data| data.in_passive_listener = false);
        }
        if is_current {
            cx.host.event_targets.reset_current_event(number);
        }
    });
    Ok(())
}

/// <https://dom.spec.whatwg.org/#dom-event-composedpath>
pub(crate) fn composed_path(cx: &mut Cx<'_>, event: &Value) -> Result<Vec<Value>, Thrown> {
    let Some(platform) = cx.platform(event) else { return Ok(Vec::new()) };
    let paths = &cx.host.event_targets.paths;
    let Some((_, steps)) = paths.iter().rev().find(|(handle, _)| *handle == platform.handle) else {
        return Ok(Vec::new());
    };
    let steps = steps.clone();
    let current = event::slot(cx, event, Slot::CurrentTarget);
    let Some(current) = current.and_then(|value| Target::of(cx, &value)) else {
        return Ok(Vec::new());
    };
    path::composed_path(&steps, &current).iter().map(|target| target.value(cx)).collect()
}
