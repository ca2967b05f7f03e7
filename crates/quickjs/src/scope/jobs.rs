//! Jobs, promises, rejections.

use std::ffi::c_int;
use std::ptr::null_mut;

use crate::core::RawRejection;
use crate::sys::{self, JSValue};
use crate::{NativeId, Realm, Rejection, Scope, Thrown, Value};

/// The outcome of the first job of the queue.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum JobOutcome {
    /// The queue was empty.
    Empty,
    /// It ran.
    Ran,
    /// It threw.
    Threw {
        /// The job's realm.
        realm: Realm,
        /// The exception.
        thrown: Thrown,
    },
}

/// The state of a promise.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PromiseState {
    /// Neither fulfilled nor rejected.
    Pending,
    /// With a value.
    Fulfilled(Value),
    /// With a reason.
    Rejected(Value),
}

/// Jobs and promises.
impl<H: 'static> Scope<'_, H> {
    /// Runs the first job of the microtask queue. Functions of the host that it calls run in their
    /// realms, regardless of the realm of this scope.
    pub fn run_pending_job(&mut self) -> JobOutcome {
        let (runtime, mut context) = (self.core().runtime(), null_mut());
        // SAFETY: the runtime is alive; the place is ours, and gets a reference.
        let result =
            self.call_engine(|_| unsafe { sys::JS_ExecutePendingJob(runtime, &raw mut context) });
        let realm = Realm::from_raw(context, self.core());
        let outcome = match (result, realm) {
            (0, _) => JobOutcome::Empty,
            (1, _) => JobOutcome::Ran,
            (_, Some(realm)) => JobOutcome::Threw { realm, thrown: self.take_exception() },
            (_, None) => JobOutcome::Ran,
        };
        self.settle();
        outcome
    }

    /// The realm of the function that the first job calls, which is that of its settings object; `None` without a
    /// job. <https://html.spec.whatwg.org/multipage/webappapis.html#hostenqueuepromisejob>
    pub fn realm_of_the_pending_job(&self) -> Option<Realm> {
        // SAFETY: the runtime is alive.
        let context = unsafe { sys::tw_pending_job_realm(self.core().runtime()) };
        Realm::from_borrowed(context, self.core())
    }

    /// Tells whether a job is queued.
    pub fn has_pending_jobs(&self) -> bool {
        // SAFETY: the runtime is alive.
        unsafe { sys::JS_IsJobPending(self.core().runtime()) }
    }

    /// Queues a job that calls a function, without a receiver, in the current realm.
    pub fn enqueue_microtask(&mut self, function: &Value, args: &[Value]) {
        let mut raw: Vec<_> =
            std::iter::once(function).chain(args).map(|value| self.raw(value)).collect();
        self.without_limit(|| {
            // SAFETY: all are alive; the engine makes references of its own.
            let failed = unsafe {
                sys::tw_enqueue_call(self.context(), raw.len() as c_int, raw.as_mut_ptr())
            } < 0;
            if failed {
                drop(self.take_exception());
            }
        });
    }

    /// Queues a job for a native of the current realm, which finds the values with
    /// [`Call::arg`](crate::Call::arg).
    pub fn enqueue_native(&mut self, native: NativeId, args: &[Value]) {
        let function = self.function(native, "", 0);
        self.enqueue_microtask(&function, args);
    }

    /// Events of the rejection tracker since the last call, in order.
    pub fn take_rejections(&self) -> Vec<Rejection> {
        let raw = std::mem::take(&mut *self.state().rejections.borrow_mut());
        let own = |RawRejection { realm, promise, reason, handled }| {
            let (promise, reason) = (self.own(promise), self.own(reason));
            Some(Rejection {
                realm: Realm::from_raw(realm, self.core())?,
                promise,
                reason,
                handled,
            })
        };
        raw.into_iter().filter_map(own).collect()
    }

    /// A promise with its resolving functions: promise, resolve, reject.
    ///
    /// # Errors
    ///
    /// If memory runs out.
    pub fn promise(&mut self) -> Result<(Value, Value, Value), Thrown> {
        let mut functions = [JSValue::UNDEFINED; 2];
        // SAFETY: the context is alive; the places are ours.
        let call = |ctx| unsafe { sys::JS_NewPromiseCapability(ctx, functions.as_mut_ptr()) };
        let promise = self.run_value(call)?;
        let [resolve, reject] = functions.map(|raw| self.own(raw));
        Ok((promise, resolve, reject))
    }

    /// A promise that is resolved with a value. It is a new one, also for a promise.
    ///
    /// # Errors
    ///
    /// Errors of looking up `then` reject the promise; errors that end scripts are returned.
    pub fn resolved_promise(&mut self, value: &Value) -> Result<Value, Thrown> {
        let (promise, resolve, _) = self.promise()?;
        let undefined = self.undefined();
        self.call(&resolve, &undefined, std::slice::from_ref(value))?;
        Ok(promise)
    }

    /// A rejected promise.
    ///
    /// # Errors
    ///
    /// If memory runs out.
    pub fn rejected_promise(&mut self, reason: &Value) -> Result<Value, Thrown> {
        let raw = self.raw(reason);
        // SAFETY: context and value are alive.
        self.run_value(|ctx| unsafe { sys::JS_NewSettledPromise(ctx, true, raw) })
    }

    /// [PromiseResolve](https://tc39.es/ecma262/#sec-promise-resolve) with %Promise%: a promise of this realm is itself.
    ///
    /// # Errors
    ///
    /// Errors of looking up `constructor`.
    pub fn promise_resolve(&mut self, value: &Value) -> Result<Value, Thrown> {
        let raw = self.raw(value);
        // SAFETY: context and value are alive.
        self.run_value(|ctx| unsafe { sys::tw_promise_resolve(ctx, raw) })
    }

    /// [PerformPromiseThen](https://tc39.es/ecma262/#sec-performpromisethen) without a result:
    /// scripts do not see it. An undefined handler means none. The promise counts as handled.
    ///
    /// # Errors
    ///
    /// A `TypeError` if the value is not a promise.
    pub fn promise_then(
        &mut self,
        promise: &Value,
        fulfilled: &Value,
        rejected: &Value,
    ) -> Result<(), Thrown> {
        if !promise.is_promise() {
            return Err(self.type_error("not a promise"));
        }
        let (promise, fulfilled, rejected) =
            (self.raw(promise), self.raw(fulfilled), self.raw(rejected));
        // SAFETY: all are alive.
        let call = |ctx| unsafe { sys::tw_promise_then(ctx, promise, fulfilled, rejected) };
        self.run_int(call).map(drop)
    }

    /// `[[PromiseState]]` and `[[PromiseResult]]`; `None` if the value is not a promise.
    pub fn promise_state(&self, promise: &Value) -> Option<PromiseState> {
        let raw = self.raw(promise);
        // SAFETY: context and value are alive.
        unsafe {
            let result = || self.own(sys::JS_PromiseResult(self.context(), raw));
            match sys::JS_PromiseState(self.context(), raw) {
                0 => Some(PromiseState::Pending),
                1 => Some(PromiseState::Fulfilled(result())),
                2 => Some(PromiseState::Rejected(result())),
                _ => None,
            }
        }
    }

    /// Sets `[[PromiseIsHandled]]`.
    pub fn mark_promise_handled(&self, promise: &Value) {
        // SAFETY: context and value are alive.
        unsafe { sys::JS_PromiseMarkAsHandled(self.context(), self.raw(promise)) };
    }
}
