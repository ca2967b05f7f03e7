//! The scope: a host and a current realm. Its methods are in the modules of this folder.

pub(crate) mod buffers;
mod contexts;
mod convert;
pub(crate) mod jobs;
pub(crate) mod kinds;
pub(crate) mod limits;
pub(crate) mod linear_memory;
pub(crate) mod make;
mod members;
pub(crate) mod modules;
pub(crate) mod objects;
pub(crate) mod platform;
mod realms;
pub(crate) mod scripts;

use std::ffi::c_int;
use std::panic::resume_unwind;
use std::ptr::NonNull;
use std::rc::Rc;

use crate::core::{Core, State};
use crate::engine::host_pointer;
use crate::sys::{self, JSContext, JSValue};
use crate::{Key, Thrown, Value};

/// The host and a current realm: the means to run scripts.
///
/// A function of the host gets one, in the realm of the function object, and may call scripts with it, which may call
/// functions of the host, and so on. Methods that take `&self` run no script.
pub struct Scope<'a, H: 'static> {
    /// The host.
    pub host: &'a mut H,
    context: NonNull<JSContext>,
    core: &'a Rc<Core>,
}

impl<'a, H: 'static> Scope<'a, H> {
    /// The context must stay alive for `'a`: a realm is borrowed, or the running function has it.
    pub(crate) fn new(
        host: &'a mut H,
        context: NonNull<JSContext>,
        core: &'a Rc<Core>,
    ) -> Scope<'a, H> {
        Scope { host, context, core }
    }
}

impl<H: 'static> Scope<'_, H> {
    #[inline]
    pub(crate) fn core(&self) -> &Rc<Core> {
        self.core
    }

    #[inline]
    pub(crate) fn state(&self) -> &State {
        self.core.state()
    }

    #[inline]
    pub(crate) fn context(&self) -> *mut JSContext {
        self.context.as_ptr()
    }

    pub(crate) fn context_pointer(&self) -> NonNull<JSContext> {
        self.context
    }

    /// The reference of a value, borrowed.
    #[inline]
    pub(crate) fn raw(&self, value: &Value) -> JSValue {
        value.is_of(self.core);
        value.raw()
    }

    /// The reference of a key, borrowed.
    #[inline]
    pub(crate) fn raw_key(&self, key: &Key) -> sys::JSAtom {
        key.is_of(self.core);
        key.raw()
    }

    /// Takes over an owned reference that is not an exception.
    #[inline]
    pub(crate) fn own(&self, raw: JSValue) -> Value {
        Value::from_raw(raw, self.core)
    }

    /// A call into the engine that can run scripts: the host's reference sleeps in the state meanwhile. `settle` must
    /// follow, when results are owned.
    #[inline]
    pub(crate) fn call_engine<R>(&mut self, call: impl FnOnce(*mut JSContext) -> R) -> R {
        let state = self.core.state();
        let before = state.host.replace(host_pointer(self.host));
        state.runs.update(|runs| runs.wrapping_add(1));
        state.running.update(|running| running.saturating_add(1));
        let result = call(self.context.as_ptr());
        state.running.update(|running| running.saturating_sub(1));
        state.host.set(before);
        result
    }

    /// After a call: resumes panics of the host's functions, and drops the data of dead objects.
    #[inline]
    pub(crate) fn settle(&self) {
        let state = self.core.state();
        if state.running.get() == 0 {
            for kept in state.kept() {
                self.core.free(kept);
            }
        }
        if let Some(payload) = state.panic.take() {
            drop(self.take_exception());
            resume_unwind(payload);
        }
        state.bury();
    }

    /// A call into the engine whose result is not a reference.
    pub(crate) fn run<R: Copy>(&mut self, call: impl FnOnce(*mut JSContext) -> R) -> R {
        let result = self.call_engine(call);
        self.settle();
        result
    }

    /// The exception that the engine has just reported.
    pub(crate) fn take_exception(&self) -> Thrown {
        // SAFETY: the context is alive; the reference is given out.
        let value = self.own(unsafe { sys::JS_GetException(self.context()) });
        // SAFETY: the value is alive.
        let uncatchable = unsafe { sys::JS_IsUncatchableError(value.raw()) };
        Thrown { value, uncatchable }
    }

    /// A result of the engine.
    pub(crate) fn check(&self, raw: JSValue) -> Result<Value, Thrown> {
        if raw.is_exception() { Err(self.take_exception()) } else { Ok(self.own(raw)) }
    }

    /// A result of the engine that is -1 for an exception.
    pub(crate) fn check_int(&self, result: c_int) -> Result<bool, Thrown> {
        if result < 0 { Err(self.take_exception()) } else { Ok(result != 0) }
    }

    /// As [`run`](Self::run), with the result that the engine gives.
    pub(crate) fn run_value(
        &mut self,
        call: impl FnOnce(*mut JSContext) -> JSValue,
    ) -> Result<Value, Thrown> {
        let raw = self.call_engine(call);
        let result = self.check(raw);
        self.settle();
        result
    }

    /// As [`run`](Self::run), with the result that the engine gives.
    pub(crate) fn run_int(
        &mut self,
        call: impl FnOnce(*mut JSContext) -> c_int,
    ) -> Result<bool, Thrown> {
        let result = self.call_engine(call);
        let result = self.check_int(result);
        self.settle();
        result
    }

    /// Makes a value for the host, exempt from the memory limit. A value that cannot be made at all
    /// (text of more than 2³⁰ − 1 units, or memory is exhausted) is undefined.
    pub(crate) fn make(&self, mut make: impl FnMut(*mut JSContext) -> JSValue) -> Value {
        let raw = make(self.context());
        if !raw.is_exception() {
            return self.own(raw);
        }
        drop(self.take_exception());
        let raw = self.without_limit(|| make(self.context()));
        if !raw.is_exception() {
            return self.own(raw);
        }
        drop(self.take_exception());
        self.own(JSValue::UNDEFINED)
    }

    /// Does something without the memory limit.
    pub(crate) fn without_limit<R>(&self, inside: impl FnOnce() -> R) -> R {
        self.core.without_limit(inside)
    }
}
