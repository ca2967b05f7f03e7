//! The current values of event handlers: content attributes are compiled here.
//!
//! <https://html.spec.whatwg.org/multipage/webappapis.html#getting-the-current-value-of-the-event-handler>

use treewright_quickjs::{ErrorLocation, JsString, Realm, ScriptOptions, Thrown, Value};

use super::{HandlerValue, Place};
use crate::Cx;
use crate::content_security_policy::{Inline, should_inline_behavior_be_blocked};
use crate::error_reports::report_an_exception;
use crate::events::listeners;
use crate::events::target::Target;
use crate::realms::RealmId;
use crate::wrappers;

pub(super) fn get_the_current_value(
    cx: &mut Cx<'_>,
    target: &Target,
    name: &str,
) -> Result<Option<Value>, Thrown> {
    let key = target.key(cx);
    let handlers = cx.host.event_targets.of.get(&key).map(|of| &of.handlers);
    let Some(handler) = handlers.and_then(|handlers| handlers.get(name)) else { return Ok(None) };
    let number = handler.number;
    match &handler.value {
        HandlerValue::Null => Ok(None),
        HandlerValue::Callback => {
            let Some(owner) = target.owner(cx)? else { return Ok(None) };
            Ok(cx.slot(&owner, listeners::slot(number)))
        }
        HandlerValue::Raw(body, place) => {
            let (body, place) = (body.clone(), place.clone());
            compile(cx, target, key, name, number, (&body, place))
        }
    }
}

/// Steps 3.1 to 3.12.
fn compile(
    cx: &mut Cx<'_>,
    target: &Target,
    key: u64,
    name: &str,
    number: u64,
    (body, place): (&str, Option<Place>),
) -> Result<Option<Value>, Thrown> {
    let (element, document) = match target {
        Target::Node(node) => (Some(*node), cx.host.node_document(*node)),
        Target::Window(realm) => match cx.host.realms.get(*realm) {
            Some(state) => (None, state.document),
            None => return Ok(None),
        },
        Target::Object(_) => return Ok(None),
    };
    if !cx.host.is_scripting_enabled(document) {
        return Ok(None);
    }
    // The policy is checked when the attribute is set: more policies may be added later, but none
    // is removed.
    if should_inline_behavior_be_blocked(cx, document, element, Inline::ScriptAttribute, body) {
        return Ok(None);
    }
    let Some(realm) = crate::global_objects::relevant_realm(cx, document) else { return Ok(None) };
    let form_owner = element.and_then(|element| cx.host.form_owner(element));
    let mut scope = Vec::new();
    if let Some(element) = element {
        scope.push(wrappers::wrap(cx, document)?);
        if let Some(form_owner) = form_owner {
            scope.push(wrappers::wrap(cx, form_owner)?);
        }
        scope.push(wrappers::wrap(cx, element)?);
    }
    let file = match &place {
        Some(Place::InAScript(script)) => script.file.to_scalar().into_owned(),
        _ => cx.host.documents.get(document).map(|state| state.url.to_string()).unwrap_or_default(),
    };
    // Text that a script sets is not part of a file.
    let options = match place {
        Some(Place::InThePage((line, column))) => ScriptOptions::at(line, column),
        _ => ScriptOptions::without_lines(),
    };
    let is_onerror = name == "error" && element.is_none();
    let compiled =
        cx.in_realm(&realm, |cx| compile_in(cx, name, body, &file, &options, &scope, is_onerror));
    if let (Err(thrown), Some(Place::InAScript(ErrorLocation { file, line, column }))) =
        (&compiled, &place)
    {
        let file = file.to_scalar();
        let stack = JsString::from(format!("    at {file}:{line}:{column}\n"));
        cx.set_error_stack(&thrown.value, Some(&stack));
    }
    // No script ran in between, but a parse can exhaust the memory.
    let Some(owner) = target.owner(cx)? else { return Ok(None) };
    let value = match &compiled {
        Ok(function) => {
            cx.set_slot(&owner, listeners::slot(number), function);
            HandlerValue::Callback
        }
        Err(_) => HandlerValue::Null,
    };
    if let Some(listeners) = cx.host.event_targets.of.get_mut(&key)
        && let Some(handler) = listeners.handlers.get_mut(name)
    {
        handler.value = value;
        handler.incumbent = RealmId(realm.number());
    }
    match compiled {
        Ok(function) => Ok(Some(function)),
        Err(thrown) => {
            report_in(cx, &realm, thrown);
            Ok(None)
        }
    }
}

fn compile_in(
    cx: &mut Cx<'_>,
    name: &str,
    body: &str,
    file: &str,
    options: &ScriptOptions,
    scope: &[Value],
    is_onerror: bool,
) -> Result<Value, Thrown> {
    let parameters: &[&str] =
        if is_onerror { &["event", "source", "lineno", "colno", "error"] } else { &["event"] };
    let name = format!("on{name}");
    cx.compile_function(&name, parameters, &JsString::from(body), file, options, scope)
}

fn report_in(cx: &mut Cx<'_>, realm: &Realm, thrown: Thrown) {
    cx.in_realm(realm, |cx| report_an_exception(cx, thrown));
}
