//! Engines and realms.

use std::ffi::{CString, c_int, c_void};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ptr::{NonNull, from_mut, null};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use crate::core::{Core, RawRejection, State, state_of};
use crate::scope::{buffers, linear_memory, platform};
use crate::sys::{self, JSClassDef, JSContext, JSRuntime, JSValue};
use crate::{Exotic, JsString, Memory, Native, Scope, Thrown, Value, call, exotic};

/// An index into [`EngineOptions::classes`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClassId(pub u16);

/// A class of platform objects.
pub struct Class<H: 'static> {
    /// A name for debugging; ASCII.
    pub name: &'static str,
    /// Internal methods that are not ordinary.
    pub exotic: Option<&'static Exotic<H>>,
    /// The `[[Call]]` that makes its objects functions.
    pub call: Option<Native<H>>,
}

/// A dynamic `import()` for the host to answer, now or later.
#[derive(Debug)]
#[non_exhaustive]
pub struct DynamicImport {
    /// The number of the active script: see [`Scope::active_script`].
    pub referrer: Option<u32>,
    /// The module to import.
    pub specifier: JsString,
    /// Import attributes in order.
    pub attributes: Vec<(JsString, JsString)>,
    /// Call it with the module's namespace.
    pub resolve: Value,
    /// Call it with an error.
    pub reject: Value,
}

/// Returns the code to compile, or an exception if compiling it is not allowed.
///
/// The value is the argument of `eval`, which need not be a string: if no code is returned, `eval`
/// returns its argument. For the constructors of functions the value is the text of the function,
/// in parentheses, and the arguments are passed too.
pub type CompileStrings<H> =
    fn(&mut Scope<'_, H>, &Value, Option<&[Value]>) -> Result<Option<JsString>, Thrown>;

/// Tells whether the memory that engine and host hold allows a further call of a native.
pub type MayCall<H> = fn(&mut H, &Memory) -> bool;

/// Answers of the host to the module machinery.
pub struct ModuleHooks<H: 'static> {
    /// [`HostLoadImportedModule`](https://tc39.es/ecma262/#sec-HostLoadImportedModule) for `import()`, in the realm of
    /// the importing code. Without it every `import()` is rejected.
    pub dynamic_import: Option<fn(&mut Scope<'_, H>, DynamicImport)>,
}

/// The parts that an engine is made of.
#[non_exhaustive]
pub struct EngineOptions<H: 'static> {
    /// All functions of the host.
    pub natives: &'static [Native<H>],
    /// All classes of platform objects.
    pub classes: &'static [Class<H>],
    /// Modules.
    pub module_hooks: ModuleHooks<H>,
    /// [`HostEnsureCanCompileStrings`](https://tc39.es/ecma262/#sec-hostensurecancompilestrings)
    /// for `eval` and the constructors of functions, in the realm of the code; an error is thrown
    /// instead of compiling the source.
    pub compile_strings: Option<CompileStrings<H>>,
    /// In bytes. Scripts that exceed it get an exception; values that the host makes are exempt.
    pub memory_limit: Option<usize>,
    /// The memory that the engine shares with others, whose bound takes the place of `memory_limit`.
    pub memory: Option<Arc<Memory>>,
    /// In bytes, counted from the frame that enters the engine: leave room for functions of the host below it.
    pub stack_size: usize,
    /// Tells whether `Atomics.wait` may block.
    pub can_block: bool,
    /// Asked before each call of a native, a hook or a callable object: without memory for it the script gets an exception
    /// instead of the call. Here a host counts what it keeps. Without it the bound is not looked at before calls.
    pub may_call: Option<MayCall<H>>,
}

impl<H: 'static> EngineOptions<H> {
    /// No memory limit, and 512 KiB of stack, which fit into any thread of Rust.
    pub fn new(natives: &'static [Native<H>], classes: &'static [Class<H>]) -> Self {
        EngineOptions {
            natives,
            classes,
            module_hooks: ModuleHooks { dynamic_import: None },
            compile_strings: None,
            memory_limit: None,
            memory: None,
            stack_size: 512 * 1024,
            can_block: false,
            may_call: None,
        }
    }
}

/// The reason why an engine or realm could not be made.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EngineError {
    /// Memory ran out, or the limit is reached.
    OutOfMemory,
    /// More than 65,536 natives, or more than 1,000 classes.
    TooMany,
}

impl fmt::Display for EngineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            EngineError::OutOfMemory => "out of memory",
            EngineError::TooMany => "too many natives or classes",
        })
    }
}

impl std::error::Error for EngineError {}

/// One agent's engine: a heap, a queue of jobs, and realms that share them. It stays on its thread.
pub struct Engine<H: 'static> {
    marker: PhantomData<fn(&mut H)>,
    core: Rc<Core>,
}

impl<H: 'static> Engine<H> {
    /// Makes an engine with its classes, without a realm.
    ///
    /// # Errors
    ///
    /// If memory runs out, or a table is too long.
    pub fn new(options: EngineOptions<H>) -> Result<Self, EngineError> {
        if options.natives.len() > 1 << 16 || options.classes.len() > 1000 {
            return Err(EngineError::TooMany);
        }
        let natives = (options.natives.as_ptr().cast(), options.natives.len());
        let classes = (options.classes.as_ptr().cast(), options.classes.len());
        let import = options.module_hooks.dynamic_import;
        let strings = options.compile_strings;
        let state = State::new(
            natives,
            classes,
            import.map_or(null(), |hook| hook as *const ()),
            strings.map_or(null(), |hook| hook as *const ()),
            options.may_call.map_or(null(), |hook| hook as *const ()),
        );
        let memory = options.memory.unwrap_or_else(|| Arc::new(Memory::new(options.memory_limit)));
        let core = Core::new(state, memory).ok_or(EngineError::OutOfMemory)?;
        let (runtime, state) = (core.runtime(), core.state());
        let opaque = std::ptr::from_ref(state).cast_mut().cast::<c_void>();
        // SAFETY: the runtime is new; hooks get the state, which lives longer than it.
        unsafe {
            sys::JS_SetMaxStackSize(runtime, options.stack_size);
            sys::JS_SetCanBlock(runtime, options.can_block);
            sys::JS_SetInterruptHandler(runtime, Some(interrupt), opaque);
            sys::tw_set_keyed_realloc(runtime, linear_memory::give_up);
            sys::JS_SetHostPromiseRejectionTracker(runtime, Some(track_rejection), opaque);
            let shared = buffers::shared_functions(core.memory());
            sys::JS_SetSharedArrayBufferFunctions(runtime, &raw const shared);
            let hook = if import.is_some() { call::dynamic_import::<H> } else { refuse_import };
            sys::tw_set_dynamic_import(runtime, Some(hook));
            let hook = strings.is_some().then_some(call::compile_strings::<H> as sys::StringHook);
            sys::tw_set_compile_strings(runtime, hook);
            sys::tw_set_member_function(runtime, call::function::<H>);
        }
        for (index, class) in options.classes.iter().enumerate() {
            add_class(&core, index, class)?;
        }
        Ok(Engine { marker: PhantomData, core })
    }

    /// Makes a realm with the intrinsics of the language and an ordinary global object. `number` is the host's own.
    ///
    /// # Errors
    ///
    /// If memory runs out.
    pub fn new_realm(&self, number: u32) -> Result<Realm, EngineError> {
        Realm::new(&self.core, number, None)
    }

    /// Makes a realm whose global object is a platform object, with %Object.prototype% as its prototype for now.
    ///
    /// # Errors
    ///
    /// If memory runs out.
    pub fn new_realm_with_global(
        &self,
        number: u32,
        class: ClassId,
        interface: u16,
        handle: u64,
    ) -> Result<Realm, EngineError> {
        Realm::new(&self.core, number, Some((class, interface, handle)))
    }

    /// The only way in: everything that can run scripts is a method of the scope.
    ///
    /// Panics if the realm belongs to another engine. Panics of the host's functions resume here,
    /// or at a nearer method of a scope.
    pub fn enter<R>(
        &self,
        host: &mut H,
        realm: &Realm,
        inside: impl FnOnce(&mut Scope<'_, H>) -> R,
    ) -> R {
        struct Depth<'s>(&'s State);
        impl Drop for Depth<'_> {
            fn drop(&mut self) {
                self.0.depth.update(|depth| depth.saturating_sub(1));
            }
        }
        assert!(Rc::ptr_eq(&self.core, &realm.core), "a realm of another engine");
        let state = self.core.state();
        if state.depth.get() == 0 {
            // SAFETY: the runtime is alive, and none of its frames is on the stack.
            unsafe { sys::JS_UpdateStackTop(self.core.runtime()) };
        }
        state.depth.update(|depth| depth.saturating_add(1));
        let depth = Depth(state);
        let result = inside(&mut Scope::new(host, realm.context, &self.core));
        drop(depth);
        state.bury();
        result
    }

    /// A flag that interrupts running scripts when it is set, also from other threads. It stays set until it is
    /// cleared.
    pub fn interrupt_flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.core.state().interrupt)
    }
}

impl<H: 'static> fmt::Debug for Engine<H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine").finish_non_exhaustive()
    }
}

/// Registers a class with the runtime. Ids of classes are consecutive.
fn add_class<H: 'static>(
    core: &Rc<Core>,
    index: usize,
    class: &'static Class<H>,
) -> Result<(), EngineError> {
    let state = core.state();
    let mut id = 0;
    // SAFETY: the runtime is alive.
    unsafe { sys::JS_NewClassID(core.runtime(), &raw mut id) };
    if index == 0 {
        state.first_class.set(id);
    }
    assert_eq!(
        id as usize,
        (state.first_class.get() as usize).wrapping_add(index),
        "ids of classes follow each other"
    );
    let name = CString::new(class.name).unwrap_or_default();
    let methods = class.exotic.map(|exotic| Box::new(exotic::methods(exotic)));
    let definition = JSClassDef {
        class_name: name.as_ptr(),
        finalizer: Some(platform::finalize),
        gc_mark: Some(platform::mark),
        call: class.call.is_some().then_some(call::class_call::<H> as sys::ClassCall),
        exotic: methods.as_deref().map_or(null(), std::ptr::from_ref),
    };
    // SAFETY: the runtime is alive; it copies the definition, and the state keeps everything that
    // it points to.
    let failed = unsafe { sys::JS_NewClass(core.runtime(), id, &raw const definition) } < 0;
    state.class_names.borrow_mut().push(name);
    state.exotic_methods.borrow_mut().extend(methods);
    if failed { Err(EngineError::OutOfMemory) } else { Ok(()) }
}

unsafe extern "C" fn interrupt(runtime: *mut JSRuntime, _: *mut c_void) -> c_int {
    // SAFETY: the runtime is calling.
    c_int::from(is_to_stop(unsafe { state_of(runtime) }))
}

/// One check: tells whether the script must be interrupted.
pub(crate) fn is_to_stop(state: &State) -> bool {
    let spent = match state.budget.get() {
        Some(0) => true,
        Some(left) => {
            state.budget.set(Some(left.saturating_sub(1)));
            false
        }
        None => false,
    };
    let late = state.deadline.get().is_some_and(|deadline| Instant::now() >= deadline);
    spent || late || state.interrupt.load(Ordering::Relaxed)
}

/// Tells whether the time is over, or the script interrupted: for each call of a native, so it costs little and is some
/// milliseconds late. It counts as no check.
#[inline]
pub(crate) fn is_over(state: &State) -> bool {
    let end = state.end.get();
    // SAFETY: no requirements.
    let is_late = end != u64::MAX && unsafe { sys::tw_clock(true) } >= end;
    is_late || state.interrupt.load(Ordering::Relaxed)
}

unsafe extern "C" fn track_rejection(
    ctx: *mut JSContext,
    promise: JSValue,
    reason: JSValue,
    handled: bool,
    _: *mut c_void,
) {
    // SAFETY: the runtime is calling, with live values, of which we keep references of our own.
    unsafe {
        let runtime = sys::JS_GetRuntime(ctx);
        let [promise, reason] = [promise, reason].map(|value| sys::JS_DupValueRT(runtime, value));
        let rejection = RawRejection { realm: sys::JS_DupContext(ctx), promise, reason, handled };
        state_of(runtime).rejections.borrow_mut().push(rejection);
    }
}

/// Rejects an import: used if the host has no hook.
unsafe extern "C" fn refuse_import(ctx: *mut JSContext, args: *mut JSValue) {
    // SAFETY: the engine passes five values, the second of which is the rejecting function.
    unsafe {
        let runtime = sys::JS_GetRuntime(ctx);
        let mut error = sys::tw_new_error(ctx, 4);
        let result = sys::JS_Call(ctx, *args.add(1), JSValue::UNDEFINED, 1, &raw mut error);
        sys::JS_FreeValueRT(runtime, error);
        if result.is_counted() {
            sys::JS_FreeValueRT(runtime, result);
        }
    }
}

/// A realm: global object and intrinsics. Counted, and compared by identity.
pub struct Realm {
    context: NonNull<JSContext>,
    core: Rc<Core>,
}

impl Realm {
    pub(crate) fn new(
        core: &Rc<Core>,
        number: u32,
        global: Option<(ClassId, u16, u64)>,
    ) -> Result<Realm, EngineError> {
        let class = match global {
            Some((class, ..)) => platform::class_id(core, class),
            None => 0,
        };
        // SAFETY: the runtime is alive, and the class is one of it.
        let context = unsafe { sys::tw_new_context(core.runtime(), class) };
        let realm = Realm {
            context: NonNull::new(context).ok_or(EngineError::OutOfMemory)?,
            core: Rc::clone(core),
        };
        // SAFETY: the context is new. The number is a number, whatever the pointer's type.
        unsafe {
            sys::JS_SetContextOpaque(context, std::ptr::without_provenance_mut(number as usize));
        };
        if let Some((class, interface, handle)) = global {
            // SAFETY: the context is alive.
            let global = Value::from_raw(unsafe { sys::JS_GetGlobalObject(context) }, core);
            platform::attach(&global, class, interface, handle);
        }
        Ok(realm)
    }

    /// Makes a further reference.
    pub(crate) fn from_borrowed(context: *mut JSContext, core: &Rc<Core>) -> Option<Realm> {
        let context = NonNull::new(context)?;
        // SAFETY: callers pass live contexts of this runtime.
        unsafe { sys::JS_DupContext(context.as_ptr()) };
        Some(Realm { context, core: Rc::clone(core) })
    }

    /// Takes over an owned reference.
    pub(crate) fn from_context(context: NonNull<JSContext>, core: &Rc<Core>) -> Realm {
        Realm { context, core: Rc::clone(core) }
    }

    /// Takes over an owned reference.
    pub(crate) fn from_raw(context: *mut JSContext, core: &Rc<Core>) -> Option<Realm> {
        Some(Realm { context: NonNull::new(context)?, core: Rc::clone(core) })
    }

    pub(crate) fn context(&self) -> NonNull<JSContext> {
        self.context
    }

    pub(crate) fn is_of(&self, core: &Rc<Core>) {
        assert!(Rc::ptr_eq(&self.core, core), "a realm of another engine");
    }

    /// The number that the host gave it.
    pub fn number(&self) -> u32 {
        // SAFETY: the context is alive.
        unsafe { sys::JS_GetContextOpaque(self.context.as_ptr()) }.addr() as u32
    }
}

impl Clone for Realm {
    fn clone(&self) -> Realm {
        // SAFETY: the context is alive.
        unsafe { sys::JS_DupContext(self.context.as_ptr()) };
        Realm { context: self.context, core: Rc::clone(&self.core) }
    }
}

impl Drop for Realm {
    fn drop(&mut self) {
        // SAFETY: we own a reference.
        unsafe { sys::JS_FreeContext(self.context.as_ptr()) };
        self.core.state().bury();
    }
}

impl PartialEq for Realm {
    fn eq(&self, other: &Realm) -> bool {
        self.context == other.context
    }
}

impl Eq for Realm {}

impl Hash for Realm {
    fn hash<S: Hasher>(&self, state: &mut S) {
        self.context.hash(state);
    }
}

impl fmt::Debug for Realm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Realm({})", self.number())
    }
}

/// An event of [`HostPromiseRejectionTracker`](https://tc39.es/ecma262/#sec-host-promise-rejection-tracker).
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Rejection {
    /// The realm that was current.
    pub realm: Realm,
    /// The rejected promise.
    pub promise: Value,
    /// Why.
    pub reason: Value,
    /// Tells whether it got its first handler after an earlier event without one.
    pub handled: bool,
}

pub(crate) fn host_pointer<H>(host: &mut H) -> *mut () {
    if size_of::<H>() == 0 {
        // A dangling pointer need not be distinct from null; ours must be.
        return NonNull::<H>::dangling().as_ptr().cast();
    }
    let pointer = from_mut(host).cast::<()>();
    debug_assert!(!pointer.is_null());
    pointer
}
