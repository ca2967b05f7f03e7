//! Declarations of the engine's C interface, written by hand from `quickjs.h` of 0.16.2 and `engine/border.c`.
//!
//! `JSValueConst` is the same type as `JSValue` in C; here the names of parameters say who owns what: functions borrow
//! their values unless their comment says that they take them over. Sizes of structures are compared with those of
//! the compiled engine in `tests.rs`.

#![allow(non_camel_case_types, missing_docs)]

pub(crate) mod value;

pub(crate) use value::JSValue;

use std::ffi::{c_char, c_int, c_void};

#[repr(C)]
pub(crate) struct JSRuntime {
    _private: [u8; 0],
}

#[repr(C)]
pub(crate) struct JSContext {
    _private: [u8; 0],
}

#[repr(C)]
pub(crate) struct JSModuleDef {
    _private: [u8; 0],
}

pub(crate) type JSAtom = u32;
pub(crate) type JSClassID = u32;

pub(crate) const ATOM_NULL: JSAtom = 0;
/// Atoms with this bit are integers themselves.
pub(crate) const ATOM_TAG_INT: JSAtom = 1 << 31;

pub(crate) const PROP_CONFIGURABLE: c_int = 1 << 0;
pub(crate) const PROP_WRITABLE: c_int = 1 << 1;
pub(crate) const PROP_ENUMERABLE: c_int = 1 << 2;
pub(crate) const PROP_GETSET: c_int = 1 << 4;
pub(crate) const PROP_HAS_CONFIGURABLE: c_int = 1 << 8;
pub(crate) const PROP_HAS_WRITABLE: c_int = 1 << 9;
pub(crate) const PROP_HAS_ENUMERABLE: c_int = 1 << 10;
pub(crate) const PROP_HAS_GET: c_int = 1 << 11;
pub(crate) const PROP_HAS_SET: c_int = 1 << 12;
pub(crate) const PROP_HAS_VALUE: c_int = 1 << 13;
pub(crate) const PROP_THROW: c_int = 1 << 14;
pub(crate) const PROP_THROW_STRICT: c_int = 1 << 15;
pub(crate) const PROP_NO_EXOTIC: c_int = 1 << 17;

pub(crate) const GPN_STRING_MASK: c_int = 1 << 0;
pub(crate) const GPN_SYMBOL_MASK: c_int = 1 << 1;
pub(crate) const GPN_ENUM_ONLY: c_int = 1 << 4;

pub(crate) const EVAL_TYPE_GLOBAL: c_int = 0;
pub(crate) const EVAL_FLAG_STRICT: c_int = 1 << 3;
pub(crate) const EVAL_FLAG_COMPILE_ONLY: c_int = 1 << 5;
pub(crate) const EVAL_FLAG_ASYNC: c_int = 1 << 7;
pub(crate) const EVAL_OPTIONS_VERSION: c_int = 1;

pub(crate) const CFUNC_GENERIC_MAGIC: c_int = 1;
pub(crate) const CFUNC_CONSTRUCTOR_OR_FUNC_MAGIC: c_int = 5;

pub(crate) const CALL_FLAG_CONSTRUCTOR: c_int = 1;

#[repr(C)]
pub(crate) struct JSPropertyEnum {
    pub(crate) is_enumerable: bool,
    pub(crate) atom: JSAtom,
}

#[repr(C)]
pub(crate) struct JSPropertyDescriptor {
    pub(crate) flags: c_int,
    pub(crate) value: JSValue,
    pub(crate) getter: JSValue,
    pub(crate) setter: JSValue,
}

pub(crate) type GetOwnProperty =
    unsafe extern "C" fn(*mut JSContext, *mut JSPropertyDescriptor, JSValue, JSAtom) -> c_int;
pub(crate) type GetOwnPropertyNames =
    unsafe extern "C" fn(*mut JSContext, *mut *mut JSPropertyEnum, *mut u32, JSValue) -> c_int;
pub(crate) type KeyedHook = unsafe extern "C" fn(*mut JSContext, JSValue, JSAtom) -> c_int;
pub(crate) type DefineOwnProperty = unsafe extern "C" fn(
    *mut JSContext,
    JSValue,
    JSAtom,
    JSValue,
    JSValue,
    JSValue,
    c_int,
) -> c_int;
pub(crate) type GetProperty =
    unsafe extern "C" fn(*mut JSContext, JSValue, JSAtom, JSValue) -> JSValue;
pub(crate) type SetProperty =
    unsafe extern "C" fn(*mut JSContext, JSValue, JSAtom, JSValue, JSValue, c_int) -> c_int;
pub(crate) type GetPrototype = unsafe extern "C" fn(*mut JSContext, JSValue) -> JSValue;
pub(crate) type SetPrototype = unsafe extern "C" fn(*mut JSContext, JSValue, JSValue) -> c_int;
pub(crate) type ObjectHook = unsafe extern "C" fn(*mut JSContext, JSValue) -> c_int;

/// With the fields that `build/changes.rs` adds.
#[repr(C)]
pub(crate) struct JSClassExoticMethods {
    pub(crate) get_own_property: Option<GetOwnProperty>,
    pub(crate) get_own_property_names: Option<GetOwnPropertyNames>,
    pub(crate) delete_property: Option<KeyedHook>,
    pub(crate) define_own_property: Option<DefineOwnProperty>,
    pub(crate) has_property: Option<KeyedHook>,
    pub(crate) get_property: Option<GetProperty>,
    pub(crate) set_property: Option<SetProperty>,
    pub(crate) get_prototype: Option<GetPrototype>,
    pub(crate) set_prototype: Option<SetPrototype>,
    pub(crate) is_extensible: Option<ObjectHook>,
    pub(crate) prevent_extensions: Option<ObjectHook>,
    pub(crate) own_property_keys: Option<GetOwnPropertyNames>,
}

pub(crate) type MarkFunc = unsafe extern "C" fn(*mut JSRuntime, *mut c_void);
pub(crate) type Finalizer = unsafe extern "C" fn(*mut JSRuntime, JSValue);
pub(crate) type GcMark = unsafe extern "C" fn(*mut JSRuntime, JSValue, MarkFunc);
pub(crate) type ClassCall =
    unsafe extern "C" fn(*mut JSContext, JSValue, JSValue, c_int, *mut JSValue, c_int) -> JSValue;

#[repr(C)]
pub(crate) struct JSClassDef {
    pub(crate) class_name: *const c_char,
    pub(crate) finalizer: Option<Finalizer>,
    pub(crate) gc_mark: Option<GcMark>,
    pub(crate) call: Option<ClassCall>,
    pub(crate) exotic: *const JSClassExoticMethods,
}

#[repr(C)]
pub(crate) struct JSEvalOptions {
    pub(crate) version: c_int,
    pub(crate) eval_flags: c_int,
    pub(crate) filename: *const c_char,
    pub(crate) line_num: c_int,
}

/// Only the fields in use are named.
#[repr(C)]
#[derive(Default)]
pub(crate) struct JSMemoryUsage {
    pub(crate) malloc_size: i64,
    pub(crate) malloc_limit: i64,
    pub(crate) memory_used_size: i64,
    pub(crate) malloc_count: i64,
    pub(crate) memory_used_count: i64,
    pub(crate) atom_count: i64,
    pub(crate) atom_size: i64,
    pub(crate) str_count: i64,
    pub(crate) str_size: i64,
    pub(crate) obj_count: i64,
    pub(crate) rest: [i64; 16],
}

#[repr(C)]
#[expect(clippy::struct_field_names, reason = "the names in C")]
pub(crate) struct JSSharedArrayBufferFunctions {
    pub(crate) sab_alloc: unsafe extern "C" fn(*mut c_void, usize) -> *mut c_void,
    pub(crate) sab_free: unsafe extern "C" fn(*mut c_void, *mut c_void),
    pub(crate) sab_dup: unsafe extern "C" fn(*mut c_void, *mut c_void),
    pub(crate) sab_opaque: *mut c_void,
}

#[repr(C)]
pub(crate) struct TwBuffer {
    pub(crate) data: *mut u8,
    pub(crate) length: i64,
    pub(crate) max_length: i64,
    pub(crate) detached: bool,
    pub(crate) shared: bool,
    pub(crate) immutable: bool,
    pub(crate) keyed: bool,
}

#[repr(C)]
pub(crate) struct TwView {
    pub(crate) buffer: JSValue,
    pub(crate) kind: c_int,
    pub(crate) offset: i64,
    pub(crate) length: i64,
    pub(crate) tracking: bool,
    pub(crate) out_of_bounds: bool,
}

/// A callback that runs. The engine keeps its address while it does.
#[repr(C)]
pub(crate) struct TwCallback {
    previous: *mut TwCallback,
    top: *mut c_void,
    realm: u32,
    script: u32,
}

impl TwCallback {
    pub(crate) const fn new() -> Self {
        let previous = std::ptr::null_mut();
        TwCallback { previous, top: std::ptr::null_mut(), realm: 0, script: 0 }
    }
}

pub(crate) type CFunctionMagic =
    unsafe extern "C" fn(*mut JSContext, JSValue, c_int, *mut JSValue, c_int) -> JSValue;
pub(crate) type CFunctionData = unsafe extern "C" fn(
    *mut JSContext,
    JSValue,
    c_int,
    *mut JSValue,
    c_int,
    *mut JSValue,
) -> JSValue;
pub(crate) type RejectionTracker =
    unsafe extern "C" fn(*mut JSContext, JSValue, JSValue, bool, *mut c_void);
pub(crate) type InterruptHandler = unsafe extern "C" fn(*mut JSRuntime, *mut c_void) -> c_int;
pub(crate) type StringHook =
    unsafe extern "C" fn(*mut JSContext, JSValue, c_int, *mut JSValue) -> JSValue;
pub(crate) type ReallocFunc =
    unsafe extern "C" fn(*mut JSRuntime, *mut c_void, *mut c_void, usize) -> *mut c_void;

unsafe extern "C" {
    pub(crate) fn JS_FreeRuntime(rt: *mut JSRuntime);
    pub(crate) fn tw_new_runtime(memory: *mut c_void) -> *mut JSRuntime;
    pub(crate) fn tw_settle_memory(rt: *mut JSRuntime);
    pub(crate) fn tw_clock(is_coarse: bool) -> u64;
    pub(crate) fn JS_SetMaxStackSize(rt: *mut JSRuntime, size: usize);
    pub(crate) fn JS_UpdateStackTop(rt: *mut JSRuntime);
    pub(crate) fn JS_SetRuntimeOpaque(rt: *mut JSRuntime, opaque: *mut c_void);
    pub(crate) fn JS_GetRuntimeOpaque(rt: *mut JSRuntime) -> *mut c_void;
    pub(crate) fn JS_GetRuntime(ctx: *mut JSContext) -> *mut JSRuntime;
    pub(crate) fn JS_RunGC(rt: *mut JSRuntime);
    pub(crate) fn JS_ComputeMemoryUsage(rt: *mut JSRuntime, usage: *mut JSMemoryUsage);
    pub(crate) fn JS_SetInterruptHandler(
        rt: *mut JSRuntime,
        hook: Option<InterruptHandler>,
        opaque: *mut c_void,
    );
    pub(crate) fn JS_SetCanBlock(rt: *mut JSRuntime, can_block: bool);
    pub(crate) fn JS_SetHostPromiseRejectionTracker(
        rt: *mut JSRuntime,
        hook: Option<RejectionTracker>,
        opaque: *mut c_void,
    );
    pub(crate) fn JS_SetSharedArrayBufferFunctions(
        rt: *mut JSRuntime,
        functions: *const JSSharedArrayBufferFunctions,
    );
    pub(crate) fn JS_NewClassID(rt: *mut JSRuntime, id: *mut JSClassID) -> JSClassID;
    pub(crate) fn JS_NewClass(
        rt: *mut JSRuntime,
        id: JSClassID,
        definition: *const JSClassDef,
    ) -> c_int;

    pub(crate) fn JS_DupContext(ctx: *mut JSContext) -> *mut JSContext;
    pub(crate) fn JS_FreeContext(ctx: *mut JSContext);
    pub(crate) fn JS_GetContextOpaque(ctx: *mut JSContext) -> *mut c_void;
    pub(crate) fn JS_SetContextOpaque(ctx: *mut JSContext, opaque: *mut c_void);
    pub(crate) fn JS_GetGlobalObject(ctx: *mut JSContext) -> JSValue;

    pub(crate) fn JS_FreeValueRT(rt: *mut JSRuntime, owned: JSValue);
    pub(crate) fn JS_DupValueRT(rt: *mut JSRuntime, value: JSValue) -> JSValue;
    pub(crate) fn JS_MarkValue(rt: *mut JSRuntime, value: JSValue, mark: MarkFunc);
    pub(crate) fn JS_GetClassID(value: JSValue) -> JSClassID;
    pub(crate) fn JS_GetAnyOpaque(value: JSValue, class: *mut JSClassID) -> *mut c_void;
    pub(crate) fn JS_SetOpaque(value: JSValue, opaque: *mut c_void) -> c_int;

    /// Takes the value over.
    pub(crate) fn JS_Throw(ctx: *mut JSContext, owned: JSValue) -> JSValue;
    pub(crate) fn JS_GetException(ctx: *mut JSContext) -> JSValue;
    pub(crate) fn JS_IsError(value: JSValue) -> bool;
    pub(crate) fn JS_IsUncatchableError(value: JSValue) -> bool;
    pub(crate) fn JS_SetUncatchableError(ctx: *mut JSContext, value: JSValue);
    pub(crate) fn JS_ClearUncatchableError(ctx: *mut JSContext, value: JSValue);

    pub(crate) fn JS_NewAtomLen(ctx: *mut JSContext, text: *const c_char, len: usize) -> JSAtom;
    pub(crate) fn JS_NewAtomUInt32(ctx: *mut JSContext, index: u32) -> JSAtom;
    pub(crate) fn JS_ValueToAtom(ctx: *mut JSContext, value: JSValue) -> JSAtom;
    pub(crate) fn JS_DupAtomRT(rt: *mut JSRuntime, atom: JSAtom) -> JSAtom;
    pub(crate) fn JS_FreeAtomRT(rt: *mut JSRuntime, atom: JSAtom);
    pub(crate) fn JS_AtomToValue(ctx: *mut JSContext, atom: JSAtom) -> JSValue;

    pub(crate) fn JS_NewStringLen(ctx: *mut JSContext, text: *const c_char, len: usize) -> JSValue;
    pub(crate) fn JS_NewStringUTF16(ctx: *mut JSContext, units: *const u16, len: usize) -> JSValue;
    pub(crate) fn JS_NewSymbol(
        ctx: *mut JSContext,
        description: *const c_char,
        is_global: bool,
    ) -> JSValue;
    pub(crate) fn JS_NewBigInt64(ctx: *mut JSContext, value: i64) -> JSValue;
    pub(crate) fn JS_NewBigUint64(ctx: *mut JSContext, value: u64) -> JSValue;
    pub(crate) fn JS_NewObject(ctx: *mut JSContext) -> JSValue;
    pub(crate) fn JS_NewObjectProto(ctx: *mut JSContext, proto: JSValue) -> JSValue;
    pub(crate) fn JS_NewObjectProtoClass(
        ctx: *mut JSContext,
        proto: JSValue,
        class: JSClassID,
    ) -> JSValue;
    /// Takes the values over.
    pub(crate) fn JS_NewArrayFrom(
        ctx: *mut JSContext,
        count: c_int,
        owned: *const JSValue,
    ) -> JSValue;
    pub(crate) fn JS_NewDate(ctx: *mut JSContext, time: f64) -> JSValue;
    pub(crate) fn JS_NewCFunction3(
        ctx: *mut JSContext,
        function: CFunctionMagic,
        name: *const c_char,
        length: c_int,
        kind: c_int,
        magic: c_int,
        proto: JSValue,
        fields: c_int,
    ) -> JSValue;
    pub(crate) fn JS_GetFunctionProto(ctx: *mut JSContext) -> JSValue;
    pub(crate) fn JS_NewCFunctionData(
        ctx: *mut JSContext,
        function: CFunctionData,
        length: c_int,
        magic: c_int,
        data_len: c_int,
        data: *mut JSValue,
    ) -> JSValue;
    pub(crate) fn JS_SetIsHTMLDDA(ctx: *mut JSContext, object: JSValue);

    pub(crate) fn JS_IsFunction(ctx: *mut JSContext, value: JSValue) -> bool;
    pub(crate) fn JS_IsConstructor(ctx: *mut JSContext, value: JSValue) -> bool;
    pub(crate) fn JS_IsArray(value: JSValue) -> bool;
    pub(crate) fn JS_IsPromise(value: JSValue) -> bool;
    pub(crate) fn JS_IsDate(value: JSValue) -> bool;
    pub(crate) fn JS_IsProxy(value: JSValue) -> bool;
    pub(crate) fn JS_IsStrictEqual(ctx: *mut JSContext, a: JSValue, b: JSValue) -> bool;
    pub(crate) fn JS_IsSameValue(ctx: *mut JSContext, a: JSValue, b: JSValue) -> bool;
    pub(crate) fn JS_ToBool(ctx: *mut JSContext, value: JSValue) -> c_int;
    pub(crate) fn JS_ToFloat64(ctx: *mut JSContext, result: *mut f64, value: JSValue) -> c_int;
    pub(crate) fn JS_ToInt32(ctx: *mut JSContext, result: *mut i32, value: JSValue) -> c_int;
    pub(crate) fn JS_ToBigInt64(ctx: *mut JSContext, result: *mut i64, value: JSValue) -> c_int;
    pub(crate) fn JS_ToString(ctx: *mut JSContext, value: JSValue) -> JSValue;
    pub(crate) fn JS_ToObject(ctx: *mut JSContext, value: JSValue) -> JSValue;

    pub(crate) fn JS_HasProperty(ctx: *mut JSContext, object: JSValue, key: JSAtom) -> c_int;
    pub(crate) fn JS_DeleteProperty(
        ctx: *mut JSContext,
        object: JSValue,
        key: JSAtom,
        flags: c_int,
    ) -> c_int;
    pub(crate) fn JS_GetProperty(ctx: *mut JSContext, object: JSValue, key: JSAtom) -> JSValue;
    /// Takes the value over, not the object.
    pub(crate) fn JS_SetProperty(
        ctx: *mut JSContext,
        object: JSValue,
        key: JSAtom,
        owned: JSValue,
    ) -> c_int;
    pub(crate) fn JS_DefineProperty(
        ctx: *mut JSContext,
        object: JSValue,
        key: JSAtom,
        value: JSValue,
        getter: JSValue,
        setter: JSValue,
        flags: c_int,
    ) -> c_int;
    pub(crate) fn JS_GetOwnProperty(
        ctx: *mut JSContext,
        descriptor: *mut JSPropertyDescriptor,
        object: JSValue,
        key: JSAtom,
    ) -> c_int;
    pub(crate) fn JS_GetOwnPropertyNames(
        ctx: *mut JSContext,
        table: *mut *mut JSPropertyEnum,
        len: *mut u32,
        object: JSValue,
        flags: c_int,
    ) -> c_int;
    pub(crate) fn JS_FreePropertyEnum(ctx: *mut JSContext, table: *mut JSPropertyEnum, len: u32);
    pub(crate) fn js_malloc(ctx: *mut JSContext, size: usize) -> *mut c_void;
    pub(crate) fn JS_GetPrototype(ctx: *mut JSContext, object: JSValue) -> JSValue;
    pub(crate) fn JS_IsExtensible(ctx: *mut JSContext, object: JSValue) -> c_int;
    pub(crate) fn JS_PreventExtensions(ctx: *mut JSContext, object: JSValue) -> c_int;
    pub(crate) fn JS_FreezeObject(ctx: *mut JSContext, object: JSValue) -> c_int;
    pub(crate) fn JS_Call(
        ctx: *mut JSContext,
        function: JSValue,
        this: JSValue,
        argc: c_int,
        argv: *mut JSValue,
    ) -> JSValue;
    pub(crate) fn JS_CallConstructor2(
        ctx: *mut JSContext,
        function: JSValue,
        new_target: JSValue,
        argc: c_int,
        argv: *mut JSValue,
    ) -> JSValue;

    pub(crate) fn JS_Eval2(
        ctx: *mut JSContext,
        text: *const c_char,
        len: usize,
        options: *mut JSEvalOptions,
    ) -> JSValue;
    /// Takes the function over.
    pub(crate) fn JS_EvalFunction(ctx: *mut JSContext, owned: JSValue) -> JSValue;
    pub(crate) fn JS_ParseJSON(
        ctx: *mut JSContext,
        text: *const c_char,
        len: usize,
        file: *const c_char,
    ) -> JSValue;
    pub(crate) fn JS_JSONStringify(
        ctx: *mut JSContext,
        value: JSValue,
        replacer: JSValue,
        space: JSValue,
    ) -> JSValue;

    pub(crate) fn JS_IsJobPending(rt: *mut JSRuntime) -> bool;
    /// Gives out a reference to the context.
    pub(crate) fn JS_ExecutePendingJob(rt: *mut JSRuntime, ctx: *mut *mut JSContext) -> c_int;
    pub(crate) fn JS_NewPromiseCapability(ctx: *mut JSContext, functions: *mut JSValue) -> JSValue;
    pub(crate) fn JS_NewSettledPromise(
        ctx: *mut JSContext,
        is_reject: bool,
        value: JSValue,
    ) -> JSValue;
    pub(crate) fn JS_PromiseState(ctx: *mut JSContext, promise: JSValue) -> c_int;
    pub(crate) fn JS_PromiseResult(ctx: *mut JSContext, promise: JSValue) -> JSValue;
    pub(crate) fn JS_PromiseMarkAsHandled(ctx: *mut JSContext, promise: JSValue);

    pub(crate) fn JS_NewArrayBuffer(
        ctx: *mut JSContext,
        data: *mut u8,
        len: usize,
        max_len: usize,
        realloc: Option<ReallocFunc>,
        opaque: *mut c_void,
        is_shared: bool,
    ) -> JSValue;
    pub(crate) fn JS_NewArrayBufferCopy(
        ctx: *mut JSContext,
        data: *const u8,
        len: usize,
    ) -> JSValue;
    pub(crate) fn JS_DetachArrayBuffer(ctx: *mut JSContext, buffer: JSValue);
    pub(crate) fn JS_NewTypedArray(
        ctx: *mut JSContext,
        argc: c_int,
        argv: *mut JSValue,
        kind: c_int,
    ) -> JSValue;

    pub(crate) fn JS_AddModuleExport(
        ctx: *mut JSContext,
        module: *mut JSModuleDef,
        name: *const c_char,
    ) -> c_int;
    pub(crate) fn JS_GetImportMeta(ctx: *mut JSContext, module: *mut JSModuleDef) -> JSValue;
    pub(crate) fn JS_GetModuleName(ctx: *mut JSContext, module: *mut JSModuleDef) -> JSAtom;
    pub(crate) fn JS_GetModuleNamespace(ctx: *mut JSContext, module: *mut JSModuleDef) -> JSValue;
}

// `engine/border.c`
unsafe extern "C" {
    pub(crate) fn tw_new_context(rt: *mut JSRuntime, global_class: JSClassID) -> *mut JSContext;
    /// Takes the value over.
    pub(crate) fn tw_set_global_this(ctx: *mut JSContext, owned: JSValue);
    pub(crate) fn tw_new_object_like(ctx: *mut JSContext, like: JSValue, proto: JSValue)
    -> JSValue;
    pub(crate) fn tw_is_strict(ctx: *mut JSContext) -> c_int;
    pub(crate) fn tw_set_realm_object(ctx: *mut JSContext, value: JSValue);
    pub(crate) fn tw_realm_object(ctx: *mut JSContext) -> JSValue;
    pub(crate) fn tw_global_this(ctx: *mut JSContext) -> JSValue;
    pub(crate) fn tw_function_realm(ctx: *mut JSContext, function: JSValue) -> *mut JSContext;
    pub(crate) fn tw_object_realm(ctx: *mut JSContext, object: JSValue) -> *mut JSContext;
    pub(crate) fn tw_caller_realm(ctx: *mut JSContext) -> *mut JSContext;
    pub(crate) fn tw_set_script(rt: *mut JSRuntime, script: u32);
    pub(crate) fn tw_script_and_incumbent(ctx: *mut JSContext, incumbent: *mut i64) -> u32;
    pub(crate) fn tw_enter_callback(
        rt: *mut JSRuntime,
        callback: *mut TwCallback,
        realm: u32,
        script: u32,
    );
    pub(crate) fn tw_leave_callback(rt: *mut JSRuntime, callback: *mut TwCallback);

    pub(crate) fn tw_running_place(
        ctx: *mut JSContext,
        line: *mut c_int,
        column: *mut c_int,
    ) -> JSValue;

    pub(crate) fn tw_string_info(value: JSValue, wide: *mut bool, data: *mut *const c_void) -> u32;
    pub(crate) fn tw_string_copy(value: JSValue, out: *mut u16);
    pub(crate) fn tw_string_copy_narrow(value: JSValue, out: *mut u8);
    pub(crate) fn tw_kept_string(ctx: *mut JSContext, text: *const c_char, len: usize) -> JSValue;
    pub(crate) fn tw_forget_kept_strings(rt: *mut JSRuntime);
    pub(crate) fn tw_atom_index(ctx: *mut JSContext, atom: JSAtom, index: *mut u32) -> bool;
    pub(crate) fn tw_atom_is_symbol(rt: *mut JSRuntime, atom: JSAtom) -> bool;
    pub(crate) fn tw_atom_value(rt: *mut JSRuntime, atom: JSAtom) -> JSValue;
    pub(crate) fn tw_well_known_symbol(which: c_int) -> JSAtom;

    pub(crate) fn tw_object_kind(ctx: *mut JSContext, value: JSValue) -> c_int;
    pub(crate) fn tw_object_data(value: JSValue) -> JSValue;
    pub(crate) fn tw_error_stack(ctx: *mut JSContext, value: JSValue) -> JSValue;
    pub(crate) fn tw_error_head(ctx: *mut JSContext, value: JSValue) -> JSValue;
    pub(crate) fn tw_set_error_stack(ctx: *mut JSContext, value: JSValue, stack: JSValue);
    pub(crate) fn tw_clear_error_back_trace(ctx: *mut JSContext);
    pub(crate) fn tw_is_array(ctx: *mut JSContext, value: JSValue) -> c_int;
    pub(crate) fn JS_SetPrototype(ctx: *mut JSContext, object: JSValue, proto: JSValue) -> c_int;
    pub(crate) fn tw_to_bigint(ctx: *mut JSContext, value: JSValue) -> JSValue;
    pub(crate) fn tw_ordinary_set_prototype(
        ctx: *mut JSContext,
        object: JSValue,
        proto: JSValue,
    ) -> c_int;
    pub(crate) fn tw_ordinary_get_own_property(
        ctx: *mut JSContext,
        descriptor: *mut JSPropertyDescriptor,
        object: JSValue,
        key: JSAtom,
    ) -> c_int;
    pub(crate) fn tw_ordinary_delete(ctx: *mut JSContext, object: JSValue, key: JSAtom) -> c_int;
    pub(crate) fn tw_ordinary_own_keys(
        ctx: *mut JSContext,
        table: *mut *mut JSPropertyEnum,
        len: *mut u32,
        object: JSValue,
    ) -> c_int;
    pub(crate) fn tw_ordinary_prevent_extensions(object: JSValue);
    pub(crate) fn tw_make_prototype_immutable(object: JSValue);
    pub(crate) fn tw_ordinary_is_extensible(object: JSValue) -> bool;
    pub(crate) fn tw_get(
        ctx: *mut JSContext,
        object: JSValue,
        key: JSAtom,
        receiver: JSValue,
    ) -> JSValue;
    /// Takes the value over.
    pub(crate) fn tw_set(
        ctx: *mut JSContext,
        object: JSValue,
        key: JSAtom,
        owned: JSValue,
        receiver: JSValue,
    ) -> c_int;
    pub(crate) fn tw_ordinary_set(
        ctx: *mut JSContext,
        object: JSValue,
        key: JSAtom,
        value: JSValue,
        receiver: JSValue,
        flags: c_int,
    ) -> c_int;
    pub(crate) fn tw_intrinsic(ctx: *mut JSContext, which: c_int) -> JSValue;
    pub(crate) fn tw_set_member_function(runtime: *mut JSRuntime, function: CFunctionMagic);
    pub(crate) fn tw_reserve(ctx: *mut JSContext, object: JSValue, count: c_int) -> c_int;
    pub(crate) fn tw_define_member(
        ctx: *mut JSContext,
        object: JSValue,
        key: JSAtom,
        member: u64,
        flags: c_int,
    ) -> c_int;
    pub(crate) fn tw_new_error(ctx: *mut JSContext, kind: c_int) -> JSValue;

    pub(crate) fn tw_collection_entries(ctx: *mut JSContext, value: JSValue, set: bool) -> JSValue;
    pub(crate) fn tw_new_collection(ctx: *mut JSContext, set: bool) -> JSValue;
    pub(crate) fn tw_collection_add(
        ctx: *mut JSContext,
        collection: JSValue,
        key: JSValue,
        value: JSValue,
        set: bool,
    ) -> c_int;
    pub(crate) fn tw_regexp_source(ctx: *mut JSContext, value: JSValue) -> JSValue;
    pub(crate) fn tw_regexp_flags(ctx: *mut JSContext, value: JSValue) -> c_int;
    pub(crate) fn tw_new_regexp(ctx: *mut JSContext, source: JSValue, flags: JSValue) -> JSValue;
    pub(crate) fn tw_regexp_exec(ctx: *mut JSContext, regexp: JSValue, string: JSValue) -> JSValue;

    pub(crate) fn tw_buffer(rt: *mut JSRuntime, value: JSValue, out: *mut TwBuffer) -> bool;
    pub(crate) fn tw_set_compile_strings(rt: *mut JSRuntime, hook: Option<StringHook>);
    pub(crate) fn tw_set_keyed_realloc(rt: *mut JSRuntime, realloc: ReallocFunc);
    pub(crate) fn tw_view(value: JSValue, out: *mut TwView) -> bool;
    pub(crate) fn tw_new_data_view(ctx: *mut JSContext, argc: c_int, argv: *mut JSValue)
    -> JSValue;

    pub(crate) fn tw_new_array_buffer(
        ctx: *mut JSContext,
        len: u64,
        max_len: i64,
        shared: bool,
    ) -> JSValue;
    pub(crate) fn tw_shared_array_buffer(
        ctx: *mut JSContext,
        data: *mut u8,
        len: u64,
        max_len: i64,
    ) -> JSValue;
    pub(crate) fn tw_resize_array_buffer(ctx: *mut JSContext, buffer: JSValue, len: i64)
    -> JSValue;
    pub(crate) fn tw_ordinary_has_own(object: JSValue, key: JSAtom) -> bool;
    pub(crate) fn tw_prototypes_have(object: JSValue, key: JSAtom) -> c_int;
    pub(crate) fn tw_visit_values(
        ctx: *mut JSContext,
        object: JSValue,
        visit: unsafe extern "C" fn(*mut c_void, JSAtom, JSValue),
        opaque: *mut c_void,
    ) -> bool;
    pub(crate) fn tw_array_length(value: JSValue) -> i64;
    pub(crate) fn tw_new_array(ctx: *mut JSContext, length: u32) -> JSValue;
    pub(crate) fn tw_create_data_property(
        ctx: *mut JSContext,
        object: JSValue,
        key: JSAtom,
        value: JSValue,
    ) -> c_int;
    pub(crate) fn tw_set_function_source(
        ctx: *mut JSContext,
        function: JSValue,
        source: *const c_char,
        len: usize,
    );

    pub(crate) fn tw_compile_module(
        ctx: *mut JSContext,
        source: *const c_char,
        len: usize,
        name: *const c_char,
        line: c_int,
    ) -> JSValue;
    pub(crate) fn tw_module_def(module: JSValue) -> *mut JSModuleDef;
    pub(crate) fn tw_module_requests(module: *mut JSModuleDef) -> c_int;
    pub(crate) fn tw_module_request(
        ctx: *mut JSContext,
        module: *mut JSModuleDef,
        index: c_int,
        name: *mut JSAtom,
        attributes: *mut JSValue,
    );
    pub(crate) fn tw_module_answer(
        module: *mut JSModuleDef,
        index: c_int,
        answer: *mut JSModuleDef,
    );
    pub(crate) fn tw_module_answered(module: *mut JSModuleDef, index: c_int) -> *mut JSModuleDef;
    pub(crate) fn tw_module_status(module: *mut JSModuleDef) -> c_int;
    pub(crate) fn tw_module_create(ctx: *mut JSContext, module: *mut JSModuleDef) -> c_int;
    pub(crate) fn tw_module_link(ctx: *mut JSContext, module: *mut JSModuleDef) -> c_int;
    pub(crate) fn tw_module_evaluate(ctx: *mut JSContext, module: *mut JSModuleDef) -> JSValue;
    /// Takes the values over.
    pub(crate) fn tw_synthetic_module(
        ctx: *mut JSContext,
        name: *const c_char,
        owned: JSValue,
    ) -> *mut JSModuleDef;

    pub(crate) fn tw_pending_job_realm(rt: *mut JSRuntime) -> *mut JSContext;
    pub(crate) fn tw_enqueue_call(ctx: *mut JSContext, argc: c_int, argv: *mut JSValue) -> c_int;
    pub(crate) fn tw_promise_then(
        ctx: *mut JSContext,
        promise: JSValue,
        fulfilled: JSValue,
        rejected: JSValue,
    ) -> c_int;
    pub(crate) fn tw_promise_resolve(ctx: *mut JSContext, value: JSValue) -> JSValue;
    pub(crate) fn tw_set_dynamic_import(
        rt: *mut JSRuntime,
        hook: Option<unsafe extern "C" fn(*mut JSContext, *mut JSValue)>,
    );
    #[cfg(test)]
    pub(crate) fn tw_layout(which: c_int) -> c_int;
}
