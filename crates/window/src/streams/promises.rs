//! Promises, in the forms that the standard uses.
//!
//! A promise that is settled later is kept as a deferred object, which has the promise with its resolving functions.

use treewright_quickjs::{PromiseState, Thrown, Value};

use super::{Done, slot};
use crate::objects::{PLAIN, STREAM_PART};
use crate::realms::RealmId;
use crate::{Cx, callbacks, host_functions};

const PROMISE: u64 = 1;
const RESOLVE: u64 = 2;
const REJECT: u64 = 3;

/// Steps that run with an object and the value of a promise.
pub(crate) type Steps = fn(&mut Cx<'_>, &Value, &Value) -> Done;

/// The same with a result, which settles a new promise.
pub(crate) type Transform = fn(&mut Cx<'_>, &Value, &Value) -> Result<Value, Thrown>;

/// <https://webidl.spec.whatwg.org/#a-new-promise>
pub(crate) fn deferred(cx: &mut Cx<'_>) -> Result<Value, Thrown> {
    let (promise, resolve, reject) = cx.promise()?;
    let object = cx.platform_object(PLAIN, &cx.null(), STREAM_PART, 0);
    cx.set_slot(&object, PROMISE, &promise);
    cx.set_slot(&object, RESOLVE, &resolve);
    cx.set_slot(&object, REJECT, &reject);
    Ok(object)
}

/// A deferred object whose promise is resolved with undefined.
pub(super) fn resolved(cx: &mut Cx<'_>) -> Result<Value, Thrown> {
    let object = deferred(cx)?;
    let undefined = cx.undefined();
    object.resolve(cx, &undefined)?;
    Ok(object)
}

/// A deferred object whose promise is rejected; the rejection counts as handled.
pub(super) fn rejected_and_handled(cx: &mut Cx<'_>, reason: &Value) -> Result<Value, Thrown> {
    let object = deferred(cx)?;
    mark_as_handled(cx, &object);
    object.reject(cx, reason)?;
    Ok(object)
}

/// The promise of a deferred object.
pub(crate) fn promise_of(cx: &Cx<'_>, deferred: &Value) -> Value {
    slot(cx, deferred, PROMISE)
}

/// Settles deferred objects. Undefined is ignored.
pub(crate) trait Settle {
    /// <https://webidl.spec.whatwg.org/#resolve>
    fn resolve(&self, cx: &mut Cx<'_>, value: &Value) -> Done;

    /// <https://webidl.spec.whatwg.org/#reject>
    fn reject(&self, cx: &mut Cx<'_>, reason: &Value) -> Done;
}

impl Settle for Value {
    fn resolve(&self, cx: &mut Cx<'_>, value: &Value) -> Done {
        settle(cx, self, RESOLVE, value)
    }

    fn reject(&self, cx: &mut Cx<'_>, reason: &Value) -> Done {
        settle(cx, self, REJECT, reason)
    }
}

fn settle(cx: &mut Cx<'_>, deferred: &Value, key: u64, value: &Value) -> Done {
    let function = slot(cx, deferred, key);
    if function.is_undefined() {
        return Ok(());
    }
    let undefined = cx.undefined();
    cx.call(&function, &undefined, std::slice::from_ref(value)).map(drop)
}

/// Sets `[[PromiseIsHandled]]` of the promise of a deferred object.
pub(crate) fn mark_as_handled(cx: &Cx<'_>, deferred: &Value) {
    let promise = promise_of(cx, deferred);
    if promise.is_promise() {
        cx.mark_promise_handled(&promise);
    }
}

/// Tells whether the promise of a deferred object is pending.
pub(super) fn is_pending(cx: &Cx<'_>, deferred: &Value) -> bool {
    let promise = promise_of(cx, deferred);
    matches!(cx.promise_state(&promise), Some(PromiseState::Pending))
}

/// A promise that is resolved with undefined.
pub(crate) fn resolved_with_undefined(cx: &mut Cx<'_>) -> Result<Value, Thrown> {
    let undefined = cx.undefined();
    cx.resolved_promise(&undefined)
}

/// A promise that is rejected with a new error.
pub(crate) fn rejected_with_type_error(cx: &mut Cx<'_>, message: &str) -> Result<Value, Thrown> {
    let error = cx.type_error(message);
    cx.rejected_promise(&error.value)
}

/// Runs steps in an earlier realm, if it still exists: a promise may be settled from another one.
fn in_the_realm_of_before<R>(
    cx: &mut Cx<'_>,
    realm: RealmId,
    steps: impl FnOnce(&mut Cx<'_>) -> R,
) -> R {
    match cx.host.realms.get(realm).and_then(|state| state.realm.clone()) {
        Some(realm) => cx.in_realm(&realm, steps),
        None => steps(cx),
    }
}

fn function(cx: &Cx<'_>, target: &Value, steps: Option<Steps>) -> Value {
    let Some(steps) = steps else { return cx.undefined() };
    let realm = RealmId(cx.realm_number());
    let steps = Box::new(move |cx: &mut Cx<'_>, call: &treewright_quickjs::Call<'_>| {
        let (target, value) = (call.captured(1), call.arg(0));
        in_the_realm_of_before(cx, realm, |cx| steps(cx, &target, &value))?;
        Ok(cx.undefined())
    });
    host_functions::new(cx, 1, std::slice::from_ref(target), steps)
}

/// <https://webidl.spec.whatwg.org/#upon-fulfillment> and the same upon rejection.
pub(super) fn upon(
    cx: &mut Cx<'_>,
    promise: &Value,
    target: &Value,
    fulfilled: Option<Steps>,
    rejected: Option<Steps>,
) -> Done {
    let (fulfilled, rejected) = (function(cx, target, fulfilled), function(cx, target, rejected));
    cx.promise_then(promise, &fulfilled, &rejected)
}

/// The result of reacting to a promise.
/// <https://webidl.spec.whatwg.org/#dfn-perform-steps-once-promise-is-settled>
pub(crate) fn reacting(
    cx: &mut Cx<'_>,
    promise: &Value,
    target: &Value,
    fulfilled: Transform,
    rejected: Option<Transform>,
) -> Result<Value, Thrown> {
    let result = deferred(cx)?;
    let captured = [target.clone(), result.clone()];
    let realm = RealmId(cx.realm_number());
    let new = |cx: &Cx<'_>, steps: Option<Transform>| {
        let steps = Box::new(move |cx: &mut Cx<'_>, call: &treewright_quickjs::Call<'_>| {
            let (target, result, value) = (call.captured(1), call.captured(2), call.arg(0));
            let settled = match steps {
                Some(steps) => in_the_realm_of_before(cx, realm, |cx| steps(cx, &target, &value)),
                None => Err(Thrown::new(value)),
            };
            match settled {
                Ok(value) => result.resolve(cx, &value)?,
                Err(thrown) if thrown.uncatchable => return Err(thrown),
                Err(thrown) => result.reject(cx, &thrown.value)?,
            }
            Ok(cx.undefined())
        });
        host_functions::new(cx, 1, &captured, steps)
    };
    let (fulfilled, rejected) = (new(cx, Some(fulfilled)), new(cx, rejected));
    cx.promise_then(promise, &fulfilled, &rejected)?;
    Ok(promise_of(cx, &result))
}

/// Queues a microtask that runs steps with an object and a value.
pub(super) fn queue_a_microtask(cx: &mut Cx<'_>, target: &Value, value: &Value, steps: Steps) {
    let function = function(cx, target, Some(steps));
    cx.enqueue_microtask(&function, std::slice::from_ref(value));
}

/// A promise that is rejected with the exception.
pub(super) fn rejection(cx: &mut Cx<'_>, thrown: Thrown) -> Result<Value, Thrown> {
    if thrown.uncatchable {
        return Err(thrown);
    }
    cx.rejected_promise(&thrown.value)
}

/// Invokes a callback function whose return type is a promise.
/// <https://webidl.spec.whatwg.org/#invoke-a-callback-function>
pub(crate) fn invoke_for_a_promise(
    cx: &mut Cx<'_>,
    function: &Value,
    this: &Value,
    arguments: &[Value],
) -> Result<Value, Thrown> {
    match callbacks::call(cx, function, this, arguments) {
        Ok(value) => cx.resolved_promise(&value),
        Err(thrown) => rejection(cx, thrown),
    }
}

/// Getting a promise to wait for all: the number of promises that are not yet fulfilled.
/// <https://webidl.spec.whatwg.org/#waiting-for-all-promise>
pub(super) fn waiting_for_all(cx: &mut Cx<'_>, promises: &[Value]) -> Result<Value, Thrown> {
    let whole = deferred(cx)?;
    cx.set_data(&whole, Box::new(promises.len()));
    let undefined = cx.undefined();
    if promises.is_empty() {
        whole.resolve(cx, &undefined)?;
    }
    for promise in promises {
        upon(
            cx,
            promise,
            &whole,
            Some(|cx, whole, _| {
                let left = super::with(cx, whole, |left: &mut usize| {
                    *left = left.saturating_sub(1);
                    *left
                })?;
                if left == 0 {
                    let undefined = cx.undefined();
                    whole.resolve(cx, &undefined)?;
                }
                Ok(())
            }),
            Some(|cx, whole, reason| whole.reject(cx, reason)),
        )?;
    }
    Ok(promise_of(cx, &whole))
}

/// Runs steps once all promises are fulfilled, or others once one is rejected. They get the target, and the reason of a
/// rejection.
///
/// SPEC-NOTE: the standard runs the steps in the reaction of the last promise. Browsers react to a promise for all, one
/// microtask later, and web-platform-tests ask for their order.
/// <https://webidl.spec.whatwg.org/#wait-for-all>
pub(crate) fn wait_for_all(
    cx: &mut Cx<'_>,
    promises: &[Value],
    target: &Value,
    success: Steps,
    failure: Steps,
) -> Done {
    let all = waiting_for_all(cx, promises)?;
    upon(cx, &all, target, Some(success), Some(failure))
}
