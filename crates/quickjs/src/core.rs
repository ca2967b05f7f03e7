//! The runtime and its state, which values, realms, the engine and functions of the host share.
//!
//! # Who owns what
//!
//! [`Core`] is counted by the engine, its realms, and every value; the last one frees the runtime.
//! Its [`State`] is a separate allocation, which the runtime points to: finalizers run while the
//! runtime is freed, when the core is being dropped and must not be referenced.
//!
//! # The host's pointer
//!
//! `State::host` is null unless the engine runs on behalf of a [`Scope`](crate::Scope): a scope
//! puts its `&mut H` there for the time of a call into the engine, and takes it out after. A
//! function of the host takes it out for its own time, so two references are never in use at once:
//! one sleeps below the call, the other is derived from it.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::ffi::CString;
use std::mem::ManuallyDrop;
use std::ptr::{NonNull, null_mut};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use rustc_hash::FxHashMap;

use crate::memory::{EngineMemory, Memory};
use crate::sys::{self, JSClassExoticMethods, JSContext, JSRuntime, JSValue};
use crate::{ObjectId, Value};

/// The runtime.
pub(crate) struct Core {
    runtime: NonNull<JSRuntime>,
    /// A context without intrinsics, for questions about values that need one.
    scratch: NonNull<JSContext>,
    state: NonNull<State>,
    memory: NonNull<EngineMemory>,
}

/// A rejection, stored until the host takes it; it owns its references.
pub(crate) struct RawRejection {
    pub(crate) realm: *mut JSContext,
    pub(crate) promise: JSValue,
    pub(crate) reason: JSValue,
    pub(crate) handled: bool,
}

/// The state that belongs to the runtime.
pub(crate) struct State {
    /// The `&mut H` of the scope that the engine runs for, or null.
    pub(crate) host: Cell<*mut ()>,
    /// A pointer as of `Rc::as_ptr`, valid while any value lives.
    pub(crate) core: Cell<*const Core>,
    /// Entries of `Engine::enter` on the stack.
    pub(crate) depth: Cell<u32>,
    /// Calls into the engine: the total number, and the number on the stack.
    pub(crate) runs: Cell<u64>,
    pub(crate) running: Cell<u32>,
    /// Exotic objects that are kept until the engine has returned from all calls, by identity.
    kept: RefCell<FxHashMap<ObjectId, JSValue>>,
    pub(crate) panic: Cell<Option<Box<dyn Any + Send>>>,
    /// `&'static [Native<H>]`.
    pub(crate) natives: (*const (), usize),
    /// `&'static [Class<H>]`.
    pub(crate) classes: (*const (), usize),
    /// The class id of the first class.
    pub(crate) first_class: Cell<u32>,
    /// `Option<fn(&mut Scope<'_, H>, DynamicImport)>`, as a pointer or null.
    pub(crate) dynamic_import: *const (),
    /// The same for strings that are compiled.
    pub(crate) compile_strings: *const (),
    /// `Option<fn(&mut H, &Memory) -> bool>`, as a pointer or null.
    pub(crate) may_call: *const (),
    /// Tables that the runtime's classes point to.
    #[expect(clippy::vec_box, reason = "the runtime points to them")]
    pub(crate) exotic_methods: RefCell<Vec<Box<JSClassExoticMethods>>>,
    pub(crate) class_names: RefCell<Vec<CString>>,
    /// Platform objects by handle, without a count: a finalizer takes its object out.
    pub(crate) cache: RefCell<FxHashMap<u64, JSValue>>,
    pub(crate) finalized: RefCell<Vec<(u16, u64)>>,
    /// Data of dead objects: dropped while the engine is idle, because dropping may run any code.
    pub(crate) graveyard: RefCell<Vec<Box<dyn Any>>>,
    /// Tells whether the graveyard has entries; this is checked all the time.
    pub(crate) has_dead: Cell<bool>,
    pub(crate) rejections: RefCell<Vec<RawRejection>>,
    pub(crate) deadline: Cell<Option<Instant>>,
    /// The same on the clock of `tw_clock`, which is looked at whenever a native is called; `u64::MAX` for none.
    pub(crate) end: Cell<u64>,
    pub(crate) budget: Cell<Option<u64>>,
    pub(crate) interrupt: Arc<AtomicBool>,
}

impl State {
    pub(crate) fn new(
        natives: (*const (), usize),
        classes: (*const (), usize),
        dynamic_import: *const (),
        compile_strings: *const (),
        may_call: *const (),
    ) -> State {
        State {
            host: Cell::new(null_mut()),
            core: Cell::new(std::ptr::null()),
            depth: Cell::new(0),
            runs: Cell::new(0),
            running: Cell::new(0),
            kept: RefCell::default(),
            panic: Cell::new(None),
            natives,
            classes,
            first_class: Cell::new(0),
            dynamic_import,
            compile_strings,
            may_call,
            exotic_methods: RefCell::default(),
            class_names: RefCell::default(),
            cache: RefCell::default(),
            finalized: RefCell::default(),
            graveyard: RefCell::default(),
            has_dead: Cell::new(false),
            rejections: RefCell::default(),
            deadline: Cell::new(None),
            end: Cell::new(u64::MAX),
            budget: Cell::new(None),
            interrupt: Arc::default(),
        }
    }

    /// Keeps an object until the engine is at rest.
    pub(crate) fn keep(&self, object: Value) {
        if let (Some(id), Ok(mut kept)) = (object.object_id(), self.kept.try_borrow_mut()) {
            kept.entry(id).or_insert_with(|| object.into_raw());
        }
    }

    /// The references of [`keep`](Self::keep), taken once the engine is idle.
    pub(crate) fn kept(&self) -> Vec<JSValue> {
        self.kept.borrow_mut().drain().map(|(_, raw)| raw).collect()
    }

    /// Drops the data of dead objects. Called when no frame of the engine is between the caller and
    /// its own code.
    #[inline]
    pub(crate) fn bury(&self) {
        if self.has_dead.get() {
            self.bury_all();
        }
    }

    #[cold]
    fn bury_all(&self) {
        // Dropping the data may run any code, and may make other objects die.
        while let Ok(mut graveyard) = self.graveyard.try_borrow_mut() {
            let dead = graveyard.pop();
            self.has_dead.set(!graveyard.is_empty());
            drop(graveyard);
            if dead.is_none() {
                return;
            }
        }
    }
}

/// The state of a runtime.
///
/// # Safety
///
/// The runtime must be one that [`Core::new`] made, and the reference must not outlive the call into or out of the
/// engine that the caller serves.
pub(crate) unsafe fn state_of<'s>(runtime: *mut JSRuntime) -> &'s State {
    // SAFETY: `Core::new` sets the pointer before anything else can happen, and it is freed after the runtime; all
    // access is shared.
    unsafe { &*sys::JS_GetRuntimeOpaque(runtime).cast::<State>() }
}

/// A reference to the core without a count of its own.
///
/// # Safety
///
/// As for [`state_of`]; and scripts must be running, so that the core is alive.
pub(crate) unsafe fn core_of(state: &State) -> ManuallyDrop<Rc<Core>> {
    // SAFETY: the pointer is that of `Rc::as_ptr`, and the caller that runs the engine has a count.
    // It is never dropped here.
    ManuallyDrop::new(unsafe { Rc::from_raw(state.core.get()) })
}

impl Core {
    /// Makes a runtime; `None` if memory runs out.
    pub(crate) fn new(state: State, memory: Arc<Memory>) -> Option<Rc<Core>> {
        let memory = EngineMemory::new(memory);
        let opaque = std::ptr::from_ref(&*memory).cast_mut().cast();
        // SAFETY: the box begins with what the engine expects, and lives longer than the runtime.
        let runtime = NonNull::new(unsafe { sys::tw_new_runtime(opaque) })?;
        let memory = NonNull::from(Box::leak(memory));
        // SAFETY: the runtime is new.
        let Some(scratch) = NonNull::new(unsafe { new_raw_context(runtime.as_ptr()) }) else {
            // SAFETY: nothing else refers to it, and no string was kept yet.
            unsafe { sys::JS_FreeRuntime(runtime.as_ptr()) };
            // SAFETY: it was leaked above, and the runtime that pointed to it is gone.
            drop(unsafe { Box::from_raw(memory.as_ptr()) });
            return None;
        };
        let state = NonNull::from(Box::leak(Box::new(state)));
        // SAFETY: the runtime is alive, and the state lives until after it.
        unsafe { sys::JS_SetRuntimeOpaque(runtime.as_ptr(), state.as_ptr().cast()) };
        let core = Rc::new(Core { runtime, scratch, state, memory });
        core.state().core.set(Rc::as_ptr(&core));
        Some(core)
    }

    pub(crate) fn runtime(&self) -> *mut JSRuntime {
        self.runtime.as_ptr()
    }

    pub(crate) fn scratch(&self) -> *mut JSContext {
        self.scratch.as_ptr()
    }

    #[inline]
    pub(crate) fn state(&self) -> &State {
        // SAFETY: it is freed by our `drop`; all access is shared.
        unsafe { self.state.as_ref() }
    }

    fn engine_memory(&self) -> &EngineMemory {
        // SAFETY: it is freed by our `drop`; all access is shared.
        unsafe { self.memory.as_ref() }
    }

    /// The memory that the engine counts in.
    #[inline]
    pub(crate) fn memory(&self) -> &Arc<Memory> {
        self.engine_memory().memory()
    }

    /// Gives back the memory that the engine was granted and does not hold: it asks for the next bytes.
    pub(crate) fn settle_memory(&self) {
        // SAFETY: the runtime is alive.
        unsafe { sys::tw_settle_memory(self.runtime()) };
    }

    /// Does something that the bound of memory does not stop.
    pub(crate) fn without_limit<R>(&self, inside: impl FnOnce() -> R) -> R {
        let before = self.engine_memory().force(true);
        let result = inside();
        self.engine_memory().force(before);
        self.settle_memory();
        result
    }

    /// Adds a count to a value; does nothing for values that are not counted.
    #[inline]
    pub(crate) fn dup(&self, value: JSValue) -> JSValue {
        if !value.is_counted() {
            return value;
        }
        // SAFETY: callers pass values of this runtime that are alive.
        unsafe { sys::JS_DupValueRT(self.runtime(), value) }
    }

    /// Gives an owned reference back.
    #[inline]
    pub(crate) fn free(&self, owned: JSValue) {
        if owned.is_counted() {
            // SAFETY: callers pass references of this runtime that they own.
            unsafe { sys::JS_FreeValueRT(self.runtime(), owned) };
        }
    }
}

unsafe extern "C" {
    fn JS_NewContextRaw(runtime: *mut JSRuntime) -> *mut JSContext;
}

/// # Safety
///
/// The runtime must be alive.
unsafe fn new_raw_context(runtime: *mut JSRuntime) -> *mut JSContext {
    // SAFETY: as for this function.
    unsafe { JS_NewContextRaw(runtime) }
}

impl Drop for Core {
    fn drop(&mut self) {
        let rejections = std::mem::take(&mut *self.state().rejections.borrow_mut());
        for RawRejection { realm, promise, reason, .. } in rejections {
            self.free(promise);
            self.free(reason);
            // SAFETY: the queue owned a reference.
            unsafe { sys::JS_FreeContext(realm) };
        }
        // SAFETY: no value, realm or scope is left, because each has a count of this core; so
        // nothing outside refers to the runtime. Its finalizers use the state by the runtime's
        // pointer only.
        unsafe {
            sys::tw_forget_kept_strings(self.runtime());
            sys::JS_FreeContext(self.scratch());
            sys::JS_FreeRuntime(self.runtime());
        }
        // SAFETY: it was leaked from a box in `new`, and the runtime that pointed to it is gone.
        let state = unsafe { Box::from_raw(self.state.as_ptr()) };
        // SAFETY: the same.
        drop(unsafe { Box::from_raw(self.memory.as_ptr()) });
        state.bury();
    }
}
