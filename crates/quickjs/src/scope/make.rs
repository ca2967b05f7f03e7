//! Values made in the current realm.

use std::ffi::{CString, c_int};

use crate::sys::{self, JSValue};
use crate::{Attributes, JsString, Key, NativeId, Scope, Thrown, Value, WellKnownSymbol, call};

/// The constructors of error objects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ErrorKind {
    /// `EvalError`
    EvalError,
    /// `RangeError`
    RangeError,
    /// `ReferenceError`
    ReferenceError,
    /// `SyntaxError`
    SyntaxError,
    /// `TypeError`
    TypeError,
    /// `URIError`
    UriError,
    /// The engine's own, for limits that were reached.
    InternalError,
    /// `AggregateError`, without `errors`
    AggregateError,
    /// `SuppressedError`, without its properties
    SuppressedError,
    /// `Error`
    Error,
}

/// Intrinsic objects of a realm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Intrinsic {
    /// %Object.prototype%
    ObjectPrototype,
    /// %Function.prototype%
    FunctionPrototype,
    /// %Array.prototype%
    ArrayPrototype,
    /// %Error.prototype%
    ErrorPrototype,
    /// %Iterator.prototype%
    IteratorPrototype,
    /// `%AsyncIteratorPrototype%`
    AsyncIteratorPrototype,
    /// %Promise.prototype%
    PromisePrototype,
    /// %Promise%
    Promise,
    /// %Array.prototype.values%
    ArrayPrototypeValues,
    /// %Map.prototype%
    MapPrototype,
    /// %Set.prototype%
    SetPrototype,
    /// %eval%
    Eval,
}

/// Values made in the current realm. The memory limit does not apply to them; a value that the
/// engine cannot make at all (text of more than 2³⁰ − 1 code units) is undefined.
impl<H: 'static> Scope<'_, H> {
    /// The value undefined.
    pub fn undefined(&self) -> Value {
        self.own(JSValue::UNDEFINED)
    }

    /// The value null.
    pub fn null(&self) -> Value {
        self.own(JSValue::NULL)
    }

    /// A boolean.
    pub fn boolean(&self, value: bool) -> Value {
        self.own(JSValue::boolean(value))
    }

    /// A number.
    pub fn int(&self, value: i32) -> Value {
        self.own(JSValue::integer(value))
    }

    /// A number.
    pub fn number(&self, value: f64) -> Value {
        self.own(JSValue::number(value))
    }

    /// A string.
    pub fn string(&self, text: &str) -> Value {
        // SAFETY: the context is alive; the engine reads as many bytes.
        self.make(|ctx| unsafe { sys::JS_NewStringLen(ctx, text.as_ptr().cast(), text.len()) })
    }

    /// The same for text that recurs, such as names and values of attributes: short strings are
    /// cached in a small table.
    pub fn kept_string(&self, text: &str) -> Value {
        // SAFETY: the context is alive; the engine reads as many bytes.
        self.make(|ctx| unsafe { sys::tw_kept_string(ctx, text.as_ptr().cast(), text.len()) })
    }

    /// A string of code units.
    pub fn string_utf16(&self, units: &[u16]) -> Value {
        // SAFETY: the context is alive; the engine reads as many units.
        self.make(|ctx| unsafe { sys::JS_NewStringUTF16(ctx, units.as_ptr(), units.len()) })
    }

    /// A string.
    pub fn js_string(&self, text: &JsString) -> Value {
        match text {
            JsString::Utf8(text) => self.string(text),
            JsString::Utf16(units) => self.string_utf16(units),
        }
    }

    /// A new symbol.
    pub fn symbol(&self, description: &str) -> Value {
        let description = c_string(description);
        // SAFETY: the context is alive, and the text ends with a zero.
        self.make(|ctx| unsafe { sys::JS_NewSymbol(ctx, description.as_ptr(), false) })
    }

    /// A `BigInt`.
    pub fn bigint_i64(&self, value: i64) -> Value {
        // SAFETY: the context is alive.
        self.make(|ctx| unsafe { sys::JS_NewBigInt64(ctx, value) })
    }

    /// A `BigInt`.
    pub fn bigint_u64(&self, value: u64) -> Value {
        // SAFETY: the context is alive.
        self.make(|ctx| unsafe { sys::JS_NewBigUint64(ctx, value) })
    }

    /// A `BigInt` of decimal digits with an optional sign.
    ///
    /// # Errors
    ///
    /// A `SyntaxError` for other text, a `RangeError` for too many digits.
    pub fn bigint_from_str(&mut self, digits: &str) -> Result<Value, Thrown> {
        let text = self.string(digits);
        self.to_bigint(&text)
    }

    /// An intrinsic object.
    pub fn intrinsic(&self, intrinsic: Intrinsic) -> Value {
        // SAFETY: the context is alive.
        self.own(unsafe { sys::tw_intrinsic(self.context(), intrinsic as c_int) })
    }

    /// An ordinary object. Its prototype is %Object.prototype% by default; the value null stands
    /// for no prototype.
    pub fn object(&self, proto: Option<&Value>) -> Value {
        let proto = proto.map(|proto| self.raw(proto));
        // SAFETY: context and prototype are alive.
        self.make(|ctx| unsafe {
            match proto {
                Some(proto) if proto.is_object() => sys::JS_NewObjectProto(ctx, proto),
                Some(_) => sys::JS_NewObjectProto(ctx, JSValue::NULL),
                None => sys::JS_NewObject(ctx),
            }
        })
    }

    /// An array.
    pub fn array(&self, values: Vec<Value>) -> Value {
        let raw: Vec<_> = values.iter().map(|value| self.raw(value)).collect();
        self.make(|ctx| {
            for value in &raw {
                self.core().dup(*value);
            }
            // SAFETY: the context is alive. The references that were just made are given away, also on failure.
            unsafe { sys::JS_NewArrayFrom(ctx, raw.len() as c_int, raw.as_ptr()) }
        })
    }

    /// An array of a length, whose elements are all missing.
    pub fn array_of_length(&self, length: u32) -> Value {
        // SAFETY: the context is alive.
        self.make(|ctx| unsafe { sys::tw_new_array(ctx, length) })
    }

    fn c_function(&self, native: NativeId, name: &str, length: u16, kind: c_int) -> Value {
        assert!(usize::from(native) < self.state().natives.1, "native {native} does not exist");
        let name = c_string(name);
        let function = if kind == sys::CFUNC_GENERIC_MAGIC {
            call::function::<H>
        } else {
            call::constructor::<H>
        };
        self.make(|ctx| {
            // The engine keeps 16 bits with a sign.
            let magic = c_int::from(native as i16);
            // SAFETY: the context is alive, and the text ends with a zero; the function has the type of its kind.
            unsafe {
                let proto = sys::JS_GetFunctionProto(ctx);
                let length = c_int::from(length.min(255));
                let made = sys::JS_NewCFunction3(
                    ctx,
                    function,
                    name.as_ptr(),
                    length,
                    kind,
                    magic,
                    proto,
                    0,
                );
                self.core().free(proto);
                made
            }
        })
    }

    /// A function object of the current realm. `name` is its property `name`.
    ///
    /// Panics if the native does not exist.
    pub fn function(&self, native: NativeId, name: &str, length: u16) -> Value {
        self.c_function(native, name, length, sys::CFUNC_GENERIC_MAGIC)
    }

    /// A function named `get NAME`.
    pub fn getter(&self, native: NativeId, name: &str) -> Value {
        self.function(native, &format!("get {name}"), 0)
    }

    /// A function named `set NAME`, of length 1.
    pub fn setter(&self, native: NativeId, name: &str) -> Value {
        self.function(native, &format!("set {name}"), 1)
    }

    /// A constructor that can be called too (see [`Call::new_target`](crate::Call::new_target)). It has no property
    /// `prototype` yet: [`link_constructor`](Self::link_constructor).
    pub fn constructor(&self, native: NativeId, name: &str, length: u16) -> Value {
        self.c_function(native, name, length, sys::CFUNC_CONSTRUCTOR_OR_FUNC_MAGIC)
    }

    /// A function with values that it owns, seen by the collector. It runs in the caller's realm.
    pub fn closure(&self, native: NativeId, captured: Vec<Value>, length: u16) -> Value {
        assert!(usize::from(native) < self.state().natives.1, "native {native} does not exist");
        // The count comes first, because the engine does not pass it.
        let mut data = vec![JSValue::integer(captured.len() as i32)];
        data.extend(captured.iter().map(|value| self.raw(value)));
        self.make(|ctx| {
            let (length, magic) = (c_int::from(length), c_int::from(native as i16));
            // SAFETY: the context is alive; the engine makes references of its own.
            unsafe {
                let (count, data) = (data.len() as c_int, data.as_mut_ptr());
                sys::JS_NewCFunctionData(ctx, call::closure::<H>, length, magic, count, data)
            }
        })
    }

    /// An error object with a stack.
    pub fn error(&self, kind: ErrorKind, message: &str) -> Value {
        // SAFETY: the context is alive.
        let error = self.make(|ctx| unsafe { sys::tw_new_error(ctx, kind as c_int) });
        let (message, key) = (self.string(message), self.key("message"));
        self.put(&error, &key, &message, Attributes::HIDDEN);
        error
    }

    /// Defines an own property of a new ordinary object, which runs no script.
    pub(crate) fn put(&self, object: &Value, key: &Key, value: &Value, attributes: Attributes) {
        let descriptor = crate::Descriptor::data(value.clone(), attributes);
        let (raw, none) = (value.raw(), JSValue::UNDEFINED);
        if !object.is_object() {
            return;
        }
        self.without_limit(|| {
            // SAFETY: all are alive, and borrowed.
            let failed = unsafe {
                sys::JS_DefineProperty(
                    self.context(),
                    object.raw(),
                    key.raw(),
                    raw,
                    none,
                    none,
                    descriptor.flags(),
                )
            };
            if failed < 0 {
                drop(self.take_exception());
            }
        });
    }

    /// A `TypeError` to throw.
    pub fn type_error(&self, message: &str) -> Thrown {
        Thrown::new(self.error(ErrorKind::TypeError, message))
    }

    /// A `RangeError` to throw.
    pub fn range_error(&self, message: &str) -> Thrown {
        Thrown::new(self.error(ErrorKind::RangeError, message))
    }

    /// A `SyntaxError` to throw.
    pub fn syntax_error(&self, message: &str) -> Thrown {
        Thrown::new(self.error(ErrorKind::SyntaxError, message))
    }

    /// The error that the engine throws where memory is short.
    pub fn out_of_memory(&self) -> Thrown {
        Thrown::new(self.error(ErrorKind::InternalError, "out of memory"))
    }

    /// An error that ends all scripts up to the host.
    pub fn uncatchable(&self, message: &str) -> Thrown {
        let value = self.error(ErrorKind::InternalError, message);
        Thrown { value, uncatchable: true }
    }

    /// A property key.
    pub fn key(&self, name: &str) -> Key {
        // SAFETY: the context is alive; the engine reads as many bytes.
        let make =
            || unsafe { sys::JS_NewAtomLen(self.context(), name.as_ptr().cast(), name.len()) };
        self.own_key(make)
    }

    fn own_key(&self, make: impl Fn() -> sys::JSAtom) -> Key {
        let mut atom = make();
        if atom == sys::ATOM_NULL {
            drop(self.take_exception());
            atom = self.without_limit(make);
        }
        assert!(atom != sys::ATOM_NULL, "no memory for a key");
        Key::from_raw(atom, self.core())
    }

    /// A property key of code units.
    pub fn key_utf16(&self, units: &[u16]) -> Key {
        let text = self.string_utf16(units);
        // SAFETY: context and value are alive; for a string it runs no script.
        self.own_key(|| unsafe { sys::JS_ValueToAtom(self.context(), text.raw()) })
    }

    /// A property key.
    pub fn key_js_string(&self, text: &JsString) -> Key {
        match text {
            JsString::Utf8(text) => self.key(text),
            JsString::Utf16(units) => self.key_utf16(units),
        }
    }

    /// A property key.
    pub fn key_index(&self, index: u32) -> Key {
        // SAFETY: the context is alive.
        self.own_key(|| unsafe { sys::JS_NewAtomUInt32(self.context(), index) })
    }

    /// The key of one of the language's symbols.
    pub fn key_symbol(&self, symbol: WellKnownSymbol) -> Key {
        // SAFETY: the table has an entry for each; atoms of the language live as long as the runtime.
        Key::from_borrowed(unsafe { sys::tw_well_known_symbol(symbol as c_int) }, self.core())
    }

    /// [ToPropertyKey](https://tc39.es/ecma262/#sec-topropertykey).
    ///
    /// # Errors
    ///
    /// Errors of the value's methods.
    pub fn to_key(&mut self, value: &Value) -> Result<Key, Thrown> {
        let raw = self.raw(value);
        // SAFETY: context and value are alive.
        let atom = self.run(|ctx| unsafe { sys::JS_ValueToAtom(ctx, raw) });
        if atom == sys::ATOM_NULL {
            Err(self.take_exception())
        } else {
            Ok(Key::from_raw(atom, self.core()))
        }
    }

    /// The string or symbol of a key.
    pub fn key_value(&self, key: &Key) -> Value {
        let atom = self.raw_key(key);
        // SAFETY: context and key are alive.
        self.make(|ctx| unsafe { sys::JS_AtomToValue(ctx, atom) })
    }

    /// Marks an object as one with [`[[IsHTMLDDA]]`](https://tc39.es/ecma262/#sec-IsHTMLDDA-internal-slot): `document.all`.
    pub fn set_is_htmldda(&self, object: &Value) {
        let raw = self.raw(object);
        if raw.is_object() {
            // SAFETY: context and object are alive.
            unsafe { sys::JS_SetIsHTMLDDA(self.context(), raw) };
        }
    }
}

/// Text with a zero at its end; zeros inside are left out.
pub(crate) fn c_string(text: &str) -> CString {
    CString::new(text.replace('\0', "")).unwrap_or_default()
}
