use crate::*;
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum JobOutcome {
    /** There was no job. */
    Empty,
    Ran,
    Threw {
        realm: Realm,
        thrown: Thrown,
    },
}
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PromiseState {
    Pending,
    Fulfilled(Value),
    Rejected(Value),
}
impl<H: 'static> Scope<'_, H> {
    /// Runs the first job of the microtask queue.
    pub fn run_pending_job(&mut self) -> JobOutcome {
        todo!()
    }
    pub fn has_pending_jobs(&self) -> bool {
        todo!()
    }
    /// Queues a job that calls a function without a receiver in the current realm.
    pub fn enqueue_microtask(&mut self, function: &Value, args: &[Value]) {
        todo!()
    }
    /// The same for a native, which finds the values with `Call::arg`.
    pub fn enqueue_native(&mut self, native: NativeId, args: Vec<Value>) {
        todo!()
    }
    /// Events of the rejection tracker since the last call, in order.
    pub fn take_rejections(&self) -> Vec<Rejection> {
        todo!()
    }
    /// A promise with its resolving functions: promise, resolve, reject.
    pub fn promise(&mut self) -> Result<(Value, Value, Value), Thrown> {
        todo!()
    }
    pub fn resolved_promise(&mut self, value: &Value) -> Result<Value, Thrown> {
        todo!()
    }
    pub fn rejected_promise(&mut self, reason: &Value) -> Result<Value, Thrown> {
        todo!()
    }
    /// PromiseResolve(%Promise%, value).
    pub fn promise_resolve(&mut self, value: &Value) -> Result<Value, Thrown> {
        todo!()
    }
    /// PerformPromiseThen: not visible to scripts. Undefined for a handler is none.
    pub fn promise_then(
        &mut self,
        promise: &Value,
        fulfilled: &Value,
        rejected: &Value,
    ) -> Result<(), Thrown> {
        todo!()
    }
    pub fn promise_state(&self, promise: &Value) -> Option<PromiseState> {
        todo!()
    }
    /// Sets [[PromiseIsHandled]].
    pub fn mark_promise_handled(&self, promise: &Value) {
        todo!()
    }
}
