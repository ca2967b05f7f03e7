//! Calls of functions that scripts gave.

use treewright_quickjs::{Realm, Thrown, Value};

use crate::Cx;
use crate::error_reports::report_an_exception;
use crate::event_loop::{clean_up_after_running_script, prepare_to_run_script};
use crate::exception::{DomExceptionName, dom_exception};
use crate::realms::RealmId;

/// Invokes a callback function in its own realm.
/// <https://webidl.spec.whatwg.org/#invoke-a-callback-function>
pub(crate) fn call(
    cx: &mut Cx<'_>,
    function: &Value,
    this: &Value,
    arguments: &[Value],
) -> Result<Value, Thrown> {
    if !function.is_function() {
        return Ok(cx.undefined());
    }
    let realm = cx.realm_of_function(function).unwrap_or_else(|| cx.realm());
    cx.in_realm(&realm, |cx| {
        prepare_to_run_script(cx);
        let result = cx.call(function, this, arguments);
        clean_up_after_running_script(cx);
        result
    })
}

/// The same; an exception is reported in the callback's realm.
pub(crate) fn call_and_report(
    cx: &mut Cx<'_>,
    function: &Value,
    this: &Value,
    arguments: &[Value],
) -> Option<Value> {
    let realm = cx.realm_of_function(function).unwrap_or_else(|| cx.realm());
    cx.in_realm(&realm, |cx| {
        prepare_to_run_script(cx);
        let result = cx.call(function, this, arguments);
        let result = match result {
            Ok(value) => Some(value),
            Err(thrown) => {
                report_an_exception(cx, thrown);
                None
            }
        };
        clean_up_after_running_script(cx);
        result
    })
}

/// The same for a callback that was given while this settings object was the incumbent one.
pub(crate) fn invoke_and_report(
    cx: &mut Cx<'_>,
    context: RealmId,
    function: &Value,
    this: &Value,
    arguments: &[Value],
) -> Option<Value> {
    cx.in_callback_of(context.0, |cx| call_and_report(cx, function, this, arguments))
}

/// The realm of an object of a callback interface, if it is known.
/// <https://webidl.spec.whatwg.org/#dfn-associated-realm>
pub(crate) fn associated_realm(cx: &mut Cx<'_>, object: &Value) -> Option<Realm> {
    if object.is_function() { cx.realm_of_function(object) } else { cx.realm_of_object(object) }
}

/// True if callbacks of a realm are called: those of a window are not when its document has left its navigable.
///
/// SPEC-NOTE: Web IDL calls them all the same; browsers do not, as web-platform-tests expect.
pub(crate) fn can_be_called(cx: &Cx<'_>, realm: &Realm) -> bool {
    let state = cx.host.realms.get(RealmId(realm.number()));
    cx.host.workers.inside.is_some()
        || state.is_none_or(|state| cx.host.is_fully_active(state.document))
}

/// Calls an operation of a callback interface in the realm of its object.
/// <https://webidl.spec.whatwg.org/#call-a-user-objects-operation>
pub(crate) fn call_operation_in_its_realm(
    cx: &mut Cx<'_>,
    object: &Value,
    name: &str,
    this: &Value,
    arguments: &[Value],
) -> Result<Value, Thrown> {
    let realm = associated_realm(cx, object).unwrap_or_else(|| cx.realm());
    if !can_be_called(cx, &realm) {
        let message = "The window of the callback has left its frame.";
        return Err(dom_exception(cx, DomExceptionName::InvalidStateError, message));
    }
    cx.in_realm(&realm, |cx| call_operation(cx, object, name, this, arguments))
}

/// Calls an operation of a callback interface: the object itself if it is a function.
/// <https://webidl.spec.whatwg.org/#call-a-user-objects-operation>
pub(crate) fn call_operation(
    cx: &mut Cx<'_>,
    object: &Value,
    name: &str,
    this: &Value,
    arguments: &[Value],
) -> Result<Value, Thrown> {
    prepare_to_run_script(cx);
    let result = if object.is_function() {
        cx.call(object, this, arguments)
    } else {
        match cx.get_str(object, name) {
            Ok(method) if method.is_function() => cx.call(&method, object, arguments),
            Ok(_) => Err(cx.type_error(&format!("{name} is not a function"))),
            Err(thrown) => Err(thrown),
        }
    };
    clean_up_after_running_script(cx);
    result
}
