//! The event handler processing algorithm.
//!
//! <https://html.spec.whatwg.org/multipage/webappapis.html#the-event-handler-processing-algorithm>

use treewright_quickjs::{Realm, Thrown, Value};

use super::HandlerValue;
use super::value::get_the_current_value;
use crate::Cx;
use crate::callbacks;
use crate::events::attributes;
use crate::events::event::{self, Slot};
use crate::events::fire::relevant_realm_of;
use crate::events::listeners::{self, Listener};
use crate::events::target::Target;
use crate::generated::Interface;
use crate::realms::RealmId;

/// The realm that the exceptions of a handler are reported in: that of its function, or of the target if the handler
/// is text that was not compiled yet.
pub(in crate::events) fn realm(
    cx: &mut Cx<'_>,
    target: &Target,
    listener: &Listener,
) -> Option<Realm> {
    if let Ok(Some(owner)) = target.owner(cx)
        && let Some(number) = number_of(cx, target, listener)
        && let Some(function) = cx.slot(&owner, listeners::slot(number))
        && let Some(realm) = callbacks::associated_realm(cx, &function)
    {
        return Some(realm);
    }
    relevant_realm_of(cx, target)
}

/// The number of the handler that a listener belongs to, if its value is a function.
fn number_of(cx: &mut Cx<'_>, target: &Target, listener: &Listener) -> Option<u64> {
    let key = target.key(cx);
    let handlers = &cx.host.event_targets.of.get(&key)?.handlers;
    let handler = handlers.list.iter().find(|handler| handler.listener == Some(listener.number))?;
    matches!(handler.value, HandlerValue::Callback).then_some(handler.number)
}

/// The name of the handler that a listener belongs to.
fn name_of(cx: &mut Cx<'_>, target: &Target, listener: &Listener) -> Option<String> {
    let key = target.key(cx);
    let handlers = &cx.host.event_targets.of.get(&key)?.handlers;
    let handler = handlers.list.iter().find(|handler| handler.listener == Some(listener.number))?;
    Some(handler.name.clone())
}

/// Runs the handler of a listener. The caller reports its exceptions.
pub(in crate::events) fn process(
    cx: &mut Cx<'_>,
    target: &Target,
    listener: &Listener,
    event: &Value,
    current: &Value,
) -> Result<(), Thrown> {
    let document = match target {
        Target::Node(node) => Some(cx.host.node_document(*node)),
        Target::Window(realm) => cx.host.realms.get(*realm).map(|state| state.document),
        Target::Object(_) => None,
    };
    if document.is_some_and(|document| !cx.host.is_scripting_enabled(document)) {
        return Ok(());
    }
    let Some(name) = name_of(cx, target, listener) else { return Ok(()) };
    let Some(callback) = get_the_current_value(cx, target, &name)? else { return Ok(()) };
    let key = target.key(cx);
    let handlers = cx.host.event_targets.of.get(&key).map(|of| &of.handlers);
    let context = handlers.and_then(|handlers| handlers.get(&name)).map(|one| one.incumbent);
    let context = context.unwrap_or(RealmId(cx.realm_number()));
    let interface = cx.platform(event).map(|platform| platform.interface);
    let event_type = event::read(cx, event, |data| data.event_type.clone());
    let is_special = interface == Some(Interface::ErrorEvent as u16)
        && event_type.as_str() == Some("error")
        && matches!(target, Target::Window(_));
    let result = if is_special {
        let (message, filename, lineno, colno) =
            event::extra(cx, event, |part: &mut attributes::ErrorEvent| {
                (part.message.clone(), part.filename.clone(), part.lineno, part.colno)
            });
        let arguments = [
            cx.js_string(&message),
            cx.string(&filename),
            cx.number(f64::from(lineno)),
            cx.number(f64::from(colno)),
            event::slot_or_undefined(cx, event, Slot::Error),
        ];
        cx.in_callback_of(context.0, |cx| callbacks::call(cx, &callback, current, &arguments))?
    } else {
        let arguments = std::slice::from_ref(event);
        cx.in_callback_of(context.0, |cx| callbacks::call(cx, &callback, current, arguments))?
    };
    if name == "beforeunload" {
        // The callback's type converts the result to null or a string.
        if result.is_nullish() {
            return Ok(());
        }
        let text = cx.in_callback_of(context.0, |cx| cx.to_js_string(&result))?;
        if interface == Some(Interface::BeforeUnloadEvent as u16)
            && event_type.as_str() == Some("beforeunload")
        {
            event::set_the_canceled_flag(cx, event);
            event::extra(cx, event, |part: &mut attributes::BeforeUnloadEvent| {
                if part.return_value.is_empty() {
                    part.return_value = text;
                }
            });
        }
    } else if result.as_bool() == Some(is_special) {
        event::set_the_canceled_flag(cx, event);
    }
    Ok(())
}
