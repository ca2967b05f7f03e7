//! Calls of the host's functions, and their entry points for the engine.

use std::ffi::c_int;
use std::mem::ManuallyDrop;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr::{NonNull, null_mut};
use std::rc::Rc;

use crate::core::{Core, core_of, state_of};
use crate::engine::is_over;
use crate::sys::{self, JSContext, JSValue};
use crate::{Class, DynamicImport, JsString, MayCall, Scope, Thrown, Value};

/// A function of the host. It runs in the realm that the function object belongs to; closures and callable platform
/// objects run in the caller's.
pub type Native<H> = fn(&mut Scope<'_, H>, &Call<'_>) -> Result<Value, Thrown>;

/// The index of a native in [`EngineOptions::natives`](crate::EngineOptions).
pub type NativeId = u16;

/// The receiver and arguments of a call.
pub struct Call<'c> {
    this: ManuallyDrop<Value>,
    new_target: Option<ManuallyDrop<Value>>,
    args: &'c [JSValue],
    captured: &'c [JSValue],
    native: NativeId,
    core: &'c Rc<Core>,
}

impl Call<'_> {
    /// The `this` value; undefined for constructors.
    pub fn this(&self) -> &Value {
        &self.this
    }

    /// The number of arguments.
    pub fn len(&self) -> usize {
        self.args.len()
    }

    /// Tells whether the call has no arguments.
    pub fn is_empty(&self) -> bool {
        self.args.is_empty()
    }

    /// An argument; undefined beyond the last.
    pub fn arg(&self, index: usize) -> Value {
        Value::from_borrowed(self.args.get(index).copied().unwrap_or(JSValue::UNDEFINED), self.core)
    }

    /// All arguments from one on.
    pub fn args_from(&self, index: usize) -> Vec<Value> {
        let rest = self.args.get(index..).unwrap_or_default();
        rest.iter().map(|raw| Value::from_borrowed(*raw, self.core)).collect()
    }

    /// The new.target of a constructor call.
    pub fn new_target(&self) -> Option<&Value> {
        self.new_target.as_deref()
    }

    /// Tells whether it is a constructor call.
    pub fn is_construct(&self) -> bool {
        self.new_target.is_some()
    }

    /// A captured value of a closure, undefined beyond the last; a callable platform object itself for 0.
    pub fn captured(&self, index: usize) -> Value {
        Value::from_borrowed(
            self.captured.get(index).copied().unwrap_or(JSValue::UNDEFINED),
            self.core,
        )
    }

    /// The native's own number.
    pub fn native(&self) -> NativeId {
        self.native
    }
}

/// The parts of a call, as the engine gives them.
struct RawCall<'c> {
    this: JSValue,
    new_target: Option<JSValue>,
    args: &'c [JSValue],
    captured: &'c [JSValue],
    native: NativeId,
}

/// Throws for the engine.
///
/// # Safety
///
/// The context must be alive, and the caller must return to the engine with its exception marker.
pub(crate) unsafe fn throw(ctx: *mut JSContext, core: &Rc<Core>, thrown: Thrown) {
    let Thrown { value, uncatchable } = thrown;
    value.is_of(core);
    let mut raw = value.into_raw();
    // SAFETY: the reference is ours until `JS_Throw` takes it over.
    unsafe {
        if uncatchable && !sys::JS_IsError(raw) {
            core.free(raw);
            raw = core.without_limit(|| sys::tw_new_error(ctx, 6));
        }
        if uncatchable {
            sys::JS_SetUncatchableError(ctx, raw);
        } else if sys::JS_IsUncatchableError(raw) {
            sys::JS_ClearUncatchableError(ctx, raw);
        }
        sys::JS_Throw(ctx, raw);
    }
}

/// Runs a function of the host on behalf of the engine. Panics do not pass through the engine: they
/// are stored, scripts end with an exception that they cannot catch, and the nearest call into the
/// engine below resumes them.
///
/// # Safety
///
/// The engine must be calling, with a live context of a runtime whose host is an `H`.
pub(crate) unsafe fn with_scope<H: 'static, R>(
    ctx: *mut JSContext,
    failed: R,
    body: impl FnOnce(&mut Scope<'_, H>) -> Result<R, Thrown>,
) -> R {
    // SAFETY: the runtime is alive, since it is calling.
    let state = unsafe { state_of(sys::JS_GetRuntime(ctx)) };
    // SAFETY: scripts are running.
    let core = unsafe { core_of(state) };
    let uncatchable = || {
        // SAFETY: the context is alive; the result is thrown at once.
        core.without_limit(|| unsafe {
            let error = sys::tw_new_error(ctx, 6);
            sys::JS_SetUncatchableError(ctx, error);
            sys::JS_Throw(ctx, error);
        });
    };
    if is_over(state) {
        uncatchable();
        return failed;
    }
    let host = state.host.replace(null_mut()).cast::<H>();
    let (false, Some(context)) = (host.is_null(), NonNull::new(ctx)) else {
        uncatchable();
        return failed;
    };
    let result = catch_unwind(AssertUnwindSafe(|| {
        // SAFETY: it was made of a `&mut H` of a scope that waits below for the engine to return;
        // while it is taken out, no other reference can be made from it. The host's type is that of
        // the engine.
        let host = unsafe { &mut *host };
        if !state.may_call.is_null() {
            // SAFETY: `Engine::new` made it of such a function, for this type of the host.
            let hook = unsafe { std::mem::transmute::<*const (), MayCall<H>>(state.may_call) };
            if !hook(host, core.memory()) {
                return Err(Scope::new(host, context, &core).out_of_memory());
            }
        }
        body(&mut Scope::new(host, context, &core))
    }));
    state.host.set(host.cast());
    match result {
        Ok(Ok(result)) => result,
        Ok(Err(thrown)) => {
            // SAFETY: the engine is calling, and gets its exception marker.
            unsafe { throw(ctx, &core, thrown) };
            failed
        }
        Err(payload) => {
            state.panic.set(Some(payload));
            uncatchable();
            failed
        }
    }
}

/// # Safety
///
/// As for [`with_scope`]; the values of the call must be alive during it.
unsafe fn run<H: 'static>(
    ctx: *mut JSContext,
    native: Option<Native<H>>,
    call: &RawCall<'_>,
) -> JSValue {
    let body = |scope: &mut Scope<'_, H>| {
        let Some(native) = native else {
            return Err(scope.uncatchable("the native does not exist"));
        };
        let core = Rc::clone(scope.core());
        // SAFETY: `core` is alive until the end of this closure, and the engine keeps the values
        // alive during the call.
        let (this, new_target) = unsafe {
            let new_target = call.new_target.map(|raw| Value::borrowed(raw, &core));
            (Value::borrowed(call.this, &core), new_target)
        };
        let (args, captured) = (call.args, call.captured);
        let call = Call { this, new_target, args, captured, native: call.native, core: &core };
        let result = native(scope, &call)?;
        result.is_of(&core);
        Ok(result.into_raw())
    };
    // SAFETY: as for this function.
    unsafe { with_scope(ctx, JSValue::EXCEPTION, body) }
}

/// The arguments of a call.
///
/// # Safety
///
/// `argv` must point to `argc` values that are valid during the call.
unsafe fn values<'v>(argc: c_int, argv: *const JSValue) -> &'v [JSValue] {
    match usize::try_from(argc) {
        // SAFETY: as for this function.
        Ok(len) if len > 0 && !argv.is_null() => unsafe { std::slice::from_raw_parts(argv, len) },
        _ => &[],
    }
}

/// # Safety
///
/// As for [`with_scope`].
unsafe fn native_of<H: 'static>(
    ctx: *mut JSContext,
    magic: c_int,
) -> (NativeId, Option<Native<H>>) {
    // The engine keeps 16 bits with a sign.
    let id = magic as NativeId;
    // SAFETY: the runtime is alive, and its table is a `&'static [Native<H>]`.
    let natives = unsafe {
        let (table, len) = state_of(sys::JS_GetRuntime(ctx)).natives;
        std::slice::from_raw_parts(table.cast::<Native<H>>(), len)
    };
    (id, natives.get(usize::from(id)).copied())
}

/// A function, getter or setter.
pub(crate) unsafe extern "C" fn function<H: 'static>(
    ctx: *mut JSContext,
    this: JSValue,
    argc: c_int,
    argv: *mut JSValue,
    magic: c_int,
) -> JSValue {
    // SAFETY: the engine calls, with the arguments that its interface defines.
    unsafe {
        let (id, native) = native_of::<H>(ctx, magic);
        run(
            ctx,
            native,
            &RawCall {
                this,
                new_target: None,
                args: values(argc, argv),
                captured: &[],
                native: id,
            },
        )
    }
}

/// A constructor that can be called: new.target is passed as `this`, undefined for a call.
pub(crate) unsafe extern "C" fn constructor<H: 'static>(
    ctx: *mut JSContext,
    new_target: JSValue,
    argc: c_int,
    argv: *mut JSValue,
    magic: c_int,
) -> JSValue {
    let new_target = new_target.is_object().then_some(new_target);
    // SAFETY: the engine calls, with the arguments that its interface defines.
    unsafe {
        let (native, function) = native_of::<H>(ctx, magic);
        let (this, args) = (JSValue::UNDEFINED, values(argc, argv));
        run(ctx, function, &RawCall { this, new_target, args, captured: &[], native })
    }
}

/// A closure. Its first captured value is the number of the others.
pub(crate) unsafe extern "C" fn closure<H: 'static>(
    ctx: *mut JSContext,
    this: JSValue,
    argc: c_int,
    argv: *mut JSValue,
    magic: c_int,
    data: *mut JSValue,
) -> JSValue {
    // SAFETY: the engine calls, with the arguments that its interface defines; `Scope::closure` put
    // the number first.
    unsafe {
        let captured = values((*data).int(), data.add(1));
        let (native, function) = native_of::<H>(ctx, magic);
        run(
            ctx,
            function,
            &RawCall { this, new_target: None, args: values(argc, argv), captured, native },
        )
    }
}

/// A callable platform object.
pub(crate) unsafe extern "C" fn class_call<H: 'static>(
    ctx: *mut JSContext,
    object: JSValue,
    this: JSValue,
    argc: c_int,
    argv: *mut JSValue,
    flags: c_int,
) -> JSValue {
    // SAFETY: the engine calls, with the arguments that its interface defines; the class is one of
    // ours.
    unsafe {
        let native = class_of::<H>(ctx, object).and_then(|class| class.call);
        let is_construct = flags & sys::CALL_FLAG_CONSTRUCTOR != 0;
        let (this, new_target) =
            if is_construct { (JSValue::UNDEFINED, Some(this)) } else { (this, None) };
        run(
            ctx,
            native,
            &RawCall { this, new_target, args: values(argc, argv), captured: &[object], native: 0 },
        )
    }
}

/// The class of one of our objects.
///
/// # Safety
///
/// As for [`with_scope`].
pub(crate) unsafe fn class_of<H: 'static>(
    ctx: *mut JSContext,
    object: JSValue,
) -> Option<&'static Class<H>> {
    // SAFETY: the runtime is alive, and its table is a `&'static [Class<H>]`.
    unsafe {
        let state = state_of(sys::JS_GetRuntime(ctx));
        let classes: &'static [Class<H>] =
            std::slice::from_raw_parts(state.classes.0.cast(), state.classes.1);
        let index = sys::JS_GetClassID(object).checked_sub(state.first_class.get())?;
        classes.get(index as usize)
    }
}

/// Asks the host for the code to compile: a string, undefined if the value is not code, or the
/// exception marker.
///
/// # Safety
///
/// The engine must be calling, with a live context of a runtime whose host is an `H`, a live value,
/// and `argc` live arguments; `argc` is negative for `eval`.
pub(crate) unsafe extern "C" fn compile_strings<H: 'static>(
    ctx: *mut JSContext,
    source: JSValue,
    argc: c_int,
    argv: *mut JSValue,
) -> JSValue {
    let body = |scope: &mut Scope<'_, H>| {
        let core = Rc::clone(scope.core());
        let source = Value::from_borrowed(source, &core);
        // SAFETY: the engine passes that many values.
        let raw = unsafe { values(argc, argv) };
        let args: Vec<Value> = raw.iter().map(|raw| Value::from_borrowed(*raw, &core)).collect();
        let args = (argc >= 0).then_some(&args[..]);
        let hook = core.state().compile_strings;
        // SAFETY: `Engine::new` made it of such a function, and sets this trampoline only with one.
        let hook =
            unsafe { std::mem::transmute::<*const (), crate::engine::CompileStrings<H>>(hook) };
        let code = hook(scope, &source, args)?;
        Ok(code.map_or(JSValue::UNDEFINED, |code| scope.js_string(&code).into_raw()))
    };
    // SAFETY: the engine calls, and takes this as its exception marker.
    unsafe { with_scope(ctx, JSValue::EXCEPTION, body) }
}

/// `import()`: resolving functions, name of the script or module, specifier, attributes.
pub(crate) unsafe extern "C" fn dynamic_import<H: 'static>(
    ctx: *mut JSContext,
    args: *mut JSValue,
) {
    let body = |scope: &mut Scope<'_, H>| {
        let core = Rc::clone(scope.core());
        // SAFETY: the engine passes five values.
        let args = unsafe { values(5, args) };
        let value = |index: usize| {
            Value::from_borrowed(args.get(index).copied().unwrap_or(JSValue::UNDEFINED), &core)
        };
        let attributes = scope.attributes(&value(4))?;
        let specifier = value(3).as_js_string().unwrap_or(JsString::Utf8(String::new()));
        let (resolve, reject) = (value(0), value(1));
        let referrer = scope.active_script();
        let hook = core.state().dynamic_import;
        // SAFETY: `Engine::new` made it of such a function, and sets this trampoline only with one.
        let hook =
            unsafe { std::mem::transmute::<*const (), fn(&mut Scope<'_, H>, DynamicImport)>(hook) };
        hook(scope, DynamicImport { referrer, specifier, attributes, resolve, reject });
        Ok(())
    };
    // SAFETY: the engine calls. It cannot take an exception here, so the exception stays pending
    // until the end of the call.
    unsafe { with_scope(ctx, (), body) };
}
