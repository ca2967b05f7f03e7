//! Observables from other values, and from event targets.

use std::rc::Rc;

use treewright_quickjs::{Thrown, Value, WellKnownSymbol};

use super::subscription::{Source, new_of};
use super::{Done, may_run, slot, slots, subscribers};
use crate::Cx;
use crate::events::{self, Options, Target};
use crate::generated::Interface;
use crate::host_functions;
use crate::realms::RealmId;
use crate::strings::DomString;

/// <https://wicg.github.io/observable/#observable-convert-to-an-observable>
pub(crate) fn convert_to_an_observable(cx: &mut Cx<'_>, value: &Value) -> Result<Value, Thrown> {
    if !value.is_object() {
        return Err(cx.type_error("A primitive value cannot become an Observable."));
    }
    if cx.platform(value).is_some_and(|of| of.interface == Interface::Observable as u16) {
        return Ok(value.clone());
    }
    if has_method(cx, value, WellKnownSymbol::AsyncIterator, "@@asyncIterator")? {
        return new_of(cx, Source::AsyncIterable, value);
    }
    if has_method(cx, value, WellKnownSymbol::Iterator, "@@iterator")? {
        return new_of(cx, Source::Iterable, value);
    }
    if value.is_promise() {
        return new_of(cx, Source::Promise, value);
    }
    Err(cx.type_error("The object must be an Observable, an iterable or a promise."))
}

/// Returns true if <https://tc39.es/ecma262/#sec-getmethod> finds a method.
fn has_method(
    cx: &mut Cx<'_>,
    value: &Value,
    symbol: WellKnownSymbol,
    name: &str,
) -> Result<bool, Thrown> {
    let key = cx.key_symbol(symbol);
    let method = cx.get(value, &key)?;
    if method.is_nullish() || method.is_function() {
        return Ok(method.is_function());
    }
    let message = format!("Failed to execute 'from' on 'Observable': {name} must be a callable.");
    Err(cx.type_error(&message))
}

/// The subscribe callback of an observable of a promise.
pub(super) fn follow_a_promise(cx: &mut Cx<'_>, promise: &Value, subscriber: &Value) -> Done {
    let captured = std::slice::from_ref(subscriber);
    let fulfilled = host_functions::new(
        cx,
        1,
        captured,
        Box::new(|cx, call| {
            let subscriber = call.captured(1);
            subscribers::next(cx, &subscriber, &call.arg(0))?;
            subscribers::complete(cx, &subscriber)?;
            Ok(cx.undefined())
        }),
    );
    let rejected = host_functions::new(
        cx,
        1,
        captured,
        Box::new(|cx, call| {
            subscribers::error(cx, &call.captured(1), &call.arg(0))?;
            Ok(cx.undefined())
        }),
    );
    cx.promise_then(promise, &fulfilled, &rejected)
}

/// Returns null for a target whose document is not fully active.
/// <https://wicg.github.io/observable/#dom-eventtarget-when>
pub(crate) fn when(
    cx: &mut Cx<'_>,
    target: &Value,
    event_type: DomString,
    capture: bool,
    passive: Option<bool>,
) -> Result<Value, Thrown> {
    let is_usable = match Target::of(cx, target) {
        Some(Target::Window(realm)) => may_run(cx, realm),
        Some(Target::Node(node)) => {
            let document = cx.host.node_document(node);
            let realm = cx.host.documents.get(document).map(|state| state.realm);
            realm.is_some_and(|realm| may_run(cx, realm))
        }
        _ => may_run(cx, RealmId(cx.realm_number())),
    };
    if !is_usable {
        return Ok(cx.null());
    }
    let options = Options { capture, passive, ..Options::default() };
    new_of(cx, Source::Event { event_type, options }, target)
}

/// The subscribe callback of an observable of events.
pub(super) fn listen(
    cx: &mut Cx<'_>,
    target: &Value,
    subscriber: &Value,
    event_type: &DomString,
    options: &Options,
) -> Done {
    if subscribers::is_aborted(cx, subscriber) {
        return Ok(());
    }
    let Some(target) = Target::of(cx, target) else { return Ok(()) };
    let steps: host_functions::SharedSteps = Rc::new(|cx, call| {
        subscribers::next(cx, &call.captured(1), &call.arg(0))?;
        Ok(cx.undefined())
    });
    let callback = host_functions::new_shared(cx, 1, std::slice::from_ref(subscriber), steps);
    let signal = slot(cx, subscriber, slots::SIGNAL);
    let options = Options { signal: Some(signal), ..options.clone() };
    events::add_an_event_listener(cx, &target, event_type.clone(), Some(&callback), &options)
}
