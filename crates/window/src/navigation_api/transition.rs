//! `NavigationTransition` objects.
//!
//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#ongoing-navigation-tracking>

use treewright_quickjs::{Thrown, Value};

use super::{Api, slots};
use crate::Cx;
use crate::bindings;
use crate::generated::Interface;
use crate::generated::enums::NavigationType;
use crate::streams::{Settle, deferred, mark_as_handled, promise_of};

/// Sets a new transition.
pub(super) fn begin(
    cx: &mut Cx<'_>,
    api: &Api,
    navigation_type: NavigationType,
    from: Option<&Value>,
    to: &Value,
) -> Result<(), Thrown> {
    let transition = bindings::new_object(cx, Interface::NavigationTransition)?;
    cx.set_data(&transition, Box::new(navigation_type));
    if let Some(from) = from {
        cx.set_slot(&transition, slots::FROM, from);
    }
    cx.set_slot(&transition, slots::TO, to);
    for slot in [slots::COMMITTED, slots::FINISHED] {
        let promise = deferred(cx)?;
        mark_as_handled(cx, &promise);
        cx.set_slot(&transition, slot, &promise);
    }
    api.set_slot(cx, slots::TRANSITION, Some(&transition));
    Ok(())
}

/// The navigation type of an object.
pub(crate) fn transition_type(cx: &mut Cx<'_>, object: &Value) -> Result<NavigationType, Thrown> {
    let navigation_type =
        cx.data(object, |navigation_type: &mut NavigationType, _| *navigation_type);
    navigation_type.ok_or_else(|| cx.type_error("Illegal invocation"))
}

/// The committed promise of an object.
pub(crate) fn committed_of(cx: &Cx<'_>, object: &Value) -> Value {
    promise_in(cx, object, slots::COMMITTED)
}

/// The finished promise of an object.
pub(crate) fn finished_of(cx: &Cx<'_>, object: &Value) -> Value {
    promise_in(cx, object, slots::FINISHED)
}

fn promise_in(cx: &Cx<'_>, object: &Value, slot: u64) -> Value {
    match cx.slot(object, slot) {
        Some(promise) => promise_of(cx, &promise),
        None => cx.undefined(),
    }
}

/// Resolves the committed promise of the transition, if there is one.
pub(super) fn resolve_committed(cx: &mut Cx<'_>, api: &Api) -> Result<(), Thrown> {
    settle(cx, api, slots::COMMITTED, None)
}

/// Resolves the finished promise of the transition, which ends.
pub(super) fn resolve_finished(cx: &mut Cx<'_>, api: &Api) -> Result<(), Thrown> {
    settle(cx, api, slots::FINISHED, None)?;
    api.set_slot(cx, slots::TRANSITION, None);
    Ok(())
}

/// Rejects the promises of the transition, which ends.
pub(super) fn reject(cx: &mut Cx<'_>, api: &Api, reason: &Value) -> Result<(), Thrown> {
    settle(cx, api, slots::COMMITTED, Some(reason))?;
    settle(cx, api, slots::FINISHED, Some(reason))?;
    api.set_slot(cx, slots::TRANSITION, None);
    Ok(())
}

fn settle(cx: &mut Cx<'_>, api: &Api, slot: u64, reason: Option<&Value>) -> Result<(), Thrown> {
    let transition = api.slot(cx, slots::TRANSITION);
    let Some(promise) = transition.and_then(|transition| cx.slot(&transition, slot)) else {
        return Ok(());
    };
    api.in_realm(cx, |cx| match reason {
        Some(reason) => promise.reject(cx, reason),
        None => {
            let undefined = cx.undefined();
            promise.resolve(cx, &undefined)
        }
    })
}
