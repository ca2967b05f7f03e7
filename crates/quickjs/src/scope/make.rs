use crate::*;
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ErrorKind {
    Error,
    EvalError,
    RangeError,
    ReferenceError,
    SyntaxError,
    TypeError,
    UriError,
    AggregateError,
}
/// Intrinsic objects of a realm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Intrinsic {
    ObjectPrototype,
    FunctionPrototype,
    ArrayPrototype,
    ErrorPrototype,
    IteratorPrototype,
    AsyncIteratorPrototype,
    PromisePrototype,
    Promise,
    ArrayPrototypeValues,
    MapPrototype,
    SetPrototype,
}
/// Values made in the current realm.
impl<H: 'static> Scope<'_, H> {
    pub fn undefined(&self) -> Value {
        todo!()
    }
    pub fn null(&self) -> Value {
        todo!()
    }
    pub fn boolean(&self, value: bool) -> Value {
        todo!()
    }
    pub fn int(&self, value: i32) -> Value {
        todo!()
    }
    pub fn number(&self, value: f64) -> Value {
        todo!()
    }
    pub fn string(&self, text: &str) -> Value {
        todo!()
    }
    pub fn string_utf16(&self, units: &[u16]) -> Value {
        todo!()
    }
    pub fn js_string(&self, text: &JsString) -> Value {
        todo!()
    }
    pub fn symbol(&self, description: &str) -> Value {
        todo!()
    }
    pub fn well_known_symbol(&self, symbol: WellKnownSymbol) -> Value {
        todo!()
    }
    pub fn bigint_i64(&self, value: i64) -> Value {
        todo!()
    }
    pub fn bigint_u64(&self, value: u64) -> Value {
        todo!()
    }
    /// Decimal digits with an optional sign.
    pub fn bigint_from_str(&mut self, digits: &str) -> Result<Value, Thrown> {
        todo!()
    }
    pub fn intrinsic(&self, intrinsic: Intrinsic) -> Value {
        todo!()
    }
    /// An ordinary object; `None` is %Object.prototype%, null the value null.
    pub fn object(&self, proto: Option<&Value>) -> Value {
        todo!()
    }
    pub fn array(&self, values: Vec<Value>) -> Value {
        todo!()
    }
    /// A function object of the current realm. `name` is its property `name`.
    pub fn function(&self, native: NativeId, name: &str, length: u16) -> Value {
        todo!()
    }
    /// A function named `get NAME`.
    pub fn getter(&self, native: NativeId, name: &str) -> Value {
        todo!()
    }
    /// A function named `set NAME`, of length 1.
    pub fn setter(&self, native: NativeId, name: &str) -> Value {
        todo!()
    }
    /// A constructor that can be called too (`Call::new_target`); has no property `prototype` yet.
    pub fn constructor(&self, native: NativeId, name: &str, length: u16) -> Value {
        todo!()
    }
    /// A function with values; it runs in the caller's realm.
    pub fn closure(&self, native: NativeId, captured: Vec<Value>, length: u16) -> Value {
        todo!()
    }
    /// An error object with a stack.
    pub fn error(&self, kind: ErrorKind, message: &str) -> Value {
        todo!()
    }
    pub fn type_error(&self, message: &str) -> Thrown {
        todo!()
    }
    pub fn range_error(&self, message: &str) -> Thrown {
        todo!()
    }
    pub fn syntax_error(&self, message: &str) -> Thrown {
        todo!()
    }
    /// Ends all scripts up to the host: cannot be caught.
    pub fn uncatchable(&self, message: &str) -> Thrown {
        todo!()
    }
    pub fn key(&self, name: &str) -> Key {
        todo!()
    }
    pub fn key_utf16(&self, units: &[u16]) -> Key {
        todo!()
    }
    pub fn key_js_string(&self, text: &JsString) -> Key {
        todo!()
    }
    pub fn key_index(&self, index: u32) -> Key {
        todo!()
    }
    pub fn key_symbol(&self, symbol: WellKnownSymbol) -> Key {
        todo!()
    }
    /// ToPropertyKey.
    pub fn to_key(&mut self, value: &Value) -> Result<Key, Thrown> {
        todo!()
    }
    /// The string or symbol of a key.
    pub fn key_value(&self, key: &Key) -> Value {
        todo!()
    }
    /// Marks an object as [[IsHTMLDDA]] (`document.all`).
    pub fn set_is_htmldda(&self, object: &Value) {
        todo!()
    }
}
