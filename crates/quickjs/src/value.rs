//! Values: owned references into the engine.

use std::fmt;
use std::mem::ManuallyDrop;
use std::rc::Rc;

use crate::JsString;
use crate::core::Core;
use crate::string::string_of;
use crate::sys::value::{
    TAG_BIG_INT, TAG_BOOL, TAG_FLOAT64, TAG_INT, TAG_NULL, TAG_SHORT_BIG_INT, TAG_SYMBOL,
};
use crate::sys::value::{TAG_UNDEFINED, TAG_UNINITIALIZED};
use crate::sys::{self, JSValue};

/// A JavaScript value, owned. Clones share it; it may outlive the [`Engine`](crate::Engine).
///
/// Values of two engines must not be mixed: operations panic instead.
///
/// A value that Rust code keeps is a root of the collector: keep references from object to object
/// in the slots of platform objects ([`Scope::set_slot`](crate::Scope::set_slot)), or cycles leak.
pub struct Value {
    raw: JSValue,
    core: Rc<Core>,
}

/// The identity of an object while it lives, for maps and comparisons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ObjectId(usize);

impl Value {
    /// Takes over an owned reference.
    #[inline]
    pub(crate) fn from_raw(raw: JSValue, core: &Rc<Core>) -> Value {
        let raw = if raw.tag() == TAG_UNINITIALIZED { JSValue::UNDEFINED } else { raw };
        Value { raw, core: Rc::clone(core) }
    }

    /// Makes a further reference.
    #[inline]
    pub(crate) fn from_borrowed(raw: JSValue, core: &Rc<Core>) -> Value {
        Value::from_raw(core.dup(raw), core)
    }

    /// The value of a borrowed reference, without a count of its own.
    ///
    /// # Safety
    ///
    /// `core` must be alive for as long as the result is in use.
    #[inline]
    pub(crate) unsafe fn borrowed(raw: JSValue, core: &Rc<Core>) -> ManuallyDrop<Value> {
        // SAFETY: the copy of the counted pointer is never dropped, and the caller keeps the original.
        ManuallyDrop::new(Value { raw, core: unsafe { std::ptr::read(core) } })
    }

    /// The reference, borrowed.
    #[inline]
    pub(crate) fn raw(&self) -> JSValue {
        self.raw
    }

    /// The reference, owned.
    #[inline]
    pub(crate) fn into_raw(self) -> JSValue {
        let value = ManuallyDrop::new(self);
        // SAFETY: the value is not dropped, so its counted pointer is read once and dropped here.
        drop(unsafe { std::ptr::read(&raw const value.core) });
        value.raw
    }

    /// Tells whether it is undefined.
    #[inline]
    pub fn is_undefined(&self) -> bool {
        self.raw.tag() == TAG_UNDEFINED
    }

    /// Tells whether it is null.
    #[inline]
    pub fn is_null(&self) -> bool {
        self.raw.tag() == TAG_NULL
    }

    /// Tells whether it is undefined or null.
    #[inline]
    pub fn is_nullish(&self) -> bool {
        self.is_undefined() || self.is_null()
    }

    /// Tells whether it is a boolean.
    pub fn is_bool(&self) -> bool {
        self.raw.tag() == TAG_BOOL
    }

    /// Tells whether it is a number.
    pub fn is_number(&self) -> bool {
        matches!(self.raw.tag(), TAG_INT | TAG_FLOAT64)
    }

    /// Tells whether it is a primitive string.
    #[inline]
    pub fn is_string(&self) -> bool {
        self.raw.is_string()
    }

    /// Tells whether it is a symbol.
    pub fn is_symbol(&self) -> bool {
        self.raw.tag() == TAG_SYMBOL
    }

    /// Tells whether it is a `BigInt`.
    pub fn is_bigint(&self) -> bool {
        matches!(self.raw.tag(), TAG_BIG_INT | TAG_SHORT_BIG_INT)
    }

    /// Tells whether it is an object.
    #[inline]
    pub fn is_object(&self) -> bool {
        self.raw.is_object()
    }

    /// [IsCallable](https://tc39.es/ecma262/#sec-iscallable).
    pub fn is_function(&self) -> bool {
        // SAFETY: the value and the context are of one runtime, which `core` keeps alive.
        unsafe { sys::JS_IsFunction(self.core.scratch(), self.raw) }
    }

    /// [IsConstructor](https://tc39.es/ecma262/#sec-isconstructor).
    pub fn is_constructor(&self) -> bool {
        // SAFETY: as in `is_function`.
        unsafe { sys::JS_IsConstructor(self.core.scratch(), self.raw) }
    }

    /// Tells whether it is an Array; [`Scope::is_array`](crate::Scope::is_array) sees through proxies.
    pub fn is_array(&self) -> bool {
        // SAFETY: the value is alive.
        unsafe { sys::JS_IsArray(self.raw) }
    }

    /// Tells whether it has `[[ErrorData]]`.
    pub fn is_error(&self) -> bool {
        // SAFETY: the value is alive.
        unsafe { sys::JS_IsError(self.raw) }
    }

    /// [IsPromise](https://tc39.es/ecma262/#sec-ispromise).
    pub fn is_promise(&self) -> bool {
        // SAFETY: the value is alive.
        unsafe { sys::JS_IsPromise(self.raw) }
    }

    /// Tells whether it is a Date.
    pub fn is_date(&self) -> bool {
        // SAFETY: the value is alive.
        unsafe { sys::JS_IsDate(self.raw) }
    }

    /// Tells whether it is a Proxy of the language.
    pub fn is_proxy(&self) -> bool {
        // SAFETY: the value is alive.
        unsafe { sys::JS_IsProxy(self.raw) }
    }

    /// The boolean, if it is one.
    pub fn as_bool(&self) -> Option<bool> {
        self.is_bool().then(|| self.raw.int() != 0)
    }

    /// The number, if it is one.
    pub fn as_number(&self) -> Option<f64> {
        match self.raw.tag() {
            TAG_INT => Some(f64::from(self.raw.int())),
            TAG_FLOAT64 => Some(self.raw.as_float()),
            _ => None,
        }
    }

    /// [ToBoolean](https://tc39.es/ecma262/#sec-toboolean), which runs no script.
    pub fn to_boolean(&self) -> bool {
        // SAFETY: as in `is_function`.
        unsafe { sys::JS_ToBool(self.core.scratch(), self.raw) > 0 }
    }

    /// The text of a primitive string.
    pub fn as_js_string(&self) -> Option<JsString> {
        // SAFETY: the value is alive.
        self.is_string().then(|| unsafe { string_of(self.raw) })
    }

    /// [IsStrictlyEqual](https://tc39.es/ecma262/#sec-isstrictlyequal).
    pub fn strict_equals(&self, other: &Value) -> bool {
        self.is_of(&other.core);
        // SAFETY: as in `is_function`, for both.
        unsafe { sys::JS_IsStrictEqual(self.core.scratch(), self.raw, other.raw) }
    }

    /// [SameValue](https://tc39.es/ecma262/#sec-samevalue).
    pub fn same_value(&self, other: &Value) -> bool {
        self.is_of(&other.core);
        // SAFETY: as in `is_function`, for both.
        unsafe { sys::JS_IsSameValue(self.core.scratch(), self.raw, other.raw) }
    }

    /// The identity of an object; `None` for everything else.
    pub fn object_id(&self) -> Option<ObjectId> {
        self.is_object().then(|| ObjectId(self.raw.pointer() as usize))
    }

    /// Panics for a value of another engine: its reference would be counted in the wrong one.
    #[inline]
    pub(crate) fn is_of(&self, core: &Rc<Core>) {
        assert!(
            !self.raw.is_counted() || Rc::ptr_eq(&self.core, core),
            "a value of another engine"
        );
    }
}

impl Clone for Value {
    #[inline]
    fn clone(&self) -> Value {
        Value { raw: self.core.dup(self.raw), core: Rc::clone(&self.core) }
    }
}

impl Value {
    /// Gives a counted reference back. Kept out of `drop`, which is inlined in many places.
    #[inline(never)]
    fn give_back(&self) {
        self.core.free(self.raw);
        self.core.state().bury();
    }
}

impl Drop for Value {
    #[inline]
    fn drop(&mut self) {
        if self.raw.is_counted() {
            self.give_back();
        }
    }
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.raw.tag() {
            TAG_UNDEFINED => f.write_str("undefined"),
            TAG_NULL => f.write_str("null"),
            TAG_SYMBOL => f.write_str("symbol"),
            TAG_BOOL => write!(f, "{}", self.raw.int() != 0),
            _ if self.is_bigint() => f.write_str("bigint"),
            _ if self.is_function() => write!(f, "function@{:p}", self.raw.pointer()),
            _ if self.is_object() => write!(f, "object@{:p}", self.raw.pointer()),
            _ => match (self.as_number(), self.as_js_string()) {
                (Some(number), _) => write!(f, "{number}"),
                (None, Some(text)) => write!(f, "{:?}", text.to_scalar()),
                (None, None) => f.write_str("internal"),
            },
        }
    }
}
