use crate::*;
/// What an object is by its internal slots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ObjectKind {
    Ordinary,
    Array,
    Function,
    Error,
    BooleanObject,
    NumberObject,
    StringObject,
    SymbolObject,
    BigIntObject,
    Date,
    RegExp,
    ArrayBuffer,
    SharedArrayBuffer,
    TypedArray,
    DataView,
    Map,
    Set,
    WeakMap,
    WeakSet,
    WeakRef,
    FinalizationRegistry,
    Promise,
    Proxy,
    Arguments,
    Generator,
    Platform,
    Other,
}
/// Looks into objects without running scripts.
impl<H: 'static> Scope<'_, H> {
    pub fn object_kind(&self, value: &Value) -> Option<ObjectKind> {
        todo!()
    }
    /// The value in a Boolean, Number, String, Symbol or BigInt object.
    pub fn boxed_primitive(&self, value: &Value) -> Option<Value> {
        todo!()
    }
    pub fn date_value(&self, value: &Value) -> Option<f64> {
        todo!()
    }
    pub fn new_date(&self, time: f64) -> Value {
        todo!()
    }
    pub fn map_entries(&self, value: &Value) -> Option<Vec<(Value, Value)>> {
        todo!()
    }
    pub fn set_values(&self, value: &Value) -> Option<Vec<Value>> {
        todo!()
    }
    pub fn new_map(&mut self, entries: Vec<(Value, Value)>) -> Result<Value, Thrown> {
        todo!()
    }
    pub fn new_set(&mut self, values: Vec<Value>) -> Result<Value, Thrown> {
        todo!()
    }
    /// [[OriginalSource]] and [[OriginalFlags]].
    pub fn regexp_parts(&mut self, value: &Value) -> Option<(JsString, JsString)> {
        todo!()
    }
    pub fn new_regexp(&mut self, source: &JsString, flags: &str) -> Result<Value, Thrown> {
        todo!()
    }
    /// ToObject for a primitive.
    pub fn box_primitive(&mut self, value: &Value) -> Result<Value, Thrown> {
        todo!()
    }
}
