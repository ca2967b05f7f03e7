use crate::*;
/// Conversions of the language; those with `&mut self` can run scripts.
impl<H: 'static> Scope<'_, H> {
    pub fn to_boolean(&self, value: &Value) -> bool {
        value.to_boolean()
    }
    pub fn to_number(&mut self, value: &Value) -> Result<f64, Thrown> {
        todo!()
    }
    /// ToNumeric: a number or a BigInt.
    pub fn to_numeric(&mut self, value: &Value) -> Result<Value, Thrown> {
        todo!()
    }
    pub fn to_int32(&mut self, value: &Value) -> Result<i32, Thrown> {
        todo!()
    }
    pub fn to_uint32(&mut self, value: &Value) -> Result<u32, Thrown> {
        todo!()
    }
    /// Web IDL's conversion modulo 2^64.
    pub fn to_int64(&mut self, value: &Value) -> Result<i64, Thrown> {
        todo!()
    }
    pub fn to_bigint_i64(&mut self, value: &Value) -> Result<i64, Thrown> {
        todo!()
    }
    pub fn to_bigint_u64(&mut self, value: &Value) -> Result<u64, Thrown> {
        todo!()
    }
    /// ToBigInt.
    pub fn to_bigint(&mut self, value: &Value) -> Result<Value, Thrown> {
        todo!()
    }
    /// ToString, as a value.
    pub fn to_string(&mut self, value: &Value) -> Result<Value, Thrown> {
        todo!()
    }
    /// ToString, as text.
    pub fn to_js_string(&mut self, value: &Value) -> Result<JsString, Thrown> {
        todo!()
    }
    pub fn to_object(&mut self, value: &Value) -> Result<Value, Thrown> {
        todo!()
    }
    pub fn to_primitive(&mut self, value: &Value, hint: &str) -> Result<Value, Thrown> {
        todo!()
    }
    /// The text of a primitive string.
    pub fn string_value(&self, value: &Value) -> Option<JsString> {
        value.as_js_string()
    }
    pub fn strict_equals(&self, a: &Value, b: &Value) -> bool {
        a.strict_equals(b)
    }
    pub fn same_value(&self, a: &Value, b: &Value) -> bool {
        a.same_value(b)
    }
    /// `JSON.parse` without a reviver.
    pub fn parse_json(&mut self, text: &JsString, file_name: &str) -> Result<Value, Thrown> {
        todo!()
    }
    /// `JSON.stringify`; undefined if it has no form.
    pub fn stringify_json(&mut self, value: &Value) -> Result<Value, Thrown> {
        todo!()
    }
}
