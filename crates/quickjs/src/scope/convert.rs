//! Conversions of the language.

use crate::scope::make::c_string;
use crate::string::{bytes_of_a_copy, string_of};
use crate::sys::{self, JSValue};
use crate::{JsString, Scope, Thrown, Value, WellKnownSymbol};

/// Copies of shorter strings are made without a look at the memory that is left.
const LONG: usize = 64 << 10;

/// Conversions of the language; those with `&mut self` can run scripts. Errors are what those
/// throw, and a `TypeError` for values that cannot be converted.
#[expect(clippy::missing_errors_doc, reason = "said above for all of them")]
impl<H: 'static> Scope<'_, H> {
    /// [ToBoolean](https://tc39.es/ecma262/#sec-toboolean).
    pub fn to_boolean(&self, value: &Value) -> bool {
        value.to_boolean()
    }

    /// [ToNumber](https://tc39.es/ecma262/#sec-tonumber).
    pub fn to_number(&mut self, value: &Value) -> Result<f64, Thrown> {
        if let Some(number) = value.as_number() {
            return Ok(number);
        }
        let (raw, mut result) = (self.raw(value), 0.0);
        // SAFETY: context and value are alive; the place is ours.
        self.run_int(|ctx| unsafe { sys::JS_ToFloat64(ctx, &raw mut result, raw) })?;
        Ok(result)
    }

    /// [ToInt32](https://tc39.es/ecma262/#sec-toint32).
    pub fn to_int32(&mut self, value: &Value) -> Result<i32, Thrown> {
        let (raw, mut result) = (self.raw(value), 0);
        // SAFETY: context and value are alive; the place is ours.
        self.run_int(|ctx| unsafe { sys::JS_ToInt32(ctx, &raw mut result, raw) })?;
        Ok(result)
    }

    /// [ToUint32](https://tc39.es/ecma262/#sec-touint32).
    pub fn to_uint32(&mut self, value: &Value) -> Result<u32, Thrown> {
        Ok(self.to_int32(value)?.cast_unsigned())
    }

    /// [Web IDL's conversion](https://webidl.spec.whatwg.org/#abstract-opdef-converttoint) to `long long`: a number,
    /// truncated, modulo 2⁶⁴.
    pub fn to_int64(&mut self, value: &Value) -> Result<i64, Thrown> {
        let number = self.to_number(value)?;
        if !number.is_finite() {
            return Ok(0);
        }
        // Exact, and with the number's sign.
        let rest = number.trunc() % 18_446_744_073_709_551_616.0;
        let bits = rest.abs() as u64;
        Ok(if rest < 0.0 { bits.wrapping_neg() } else { bits }.cast_signed())
    }

    /// [ToBigInt64](https://tc39.es/ecma262/#sec-tobigint64).
    pub fn to_bigint_i64(&mut self, value: &Value) -> Result<i64, Thrown> {
        let (raw, mut result) = (self.raw(value), 0);
        // SAFETY: context and value are alive; the place is ours.
        self.run_int(|ctx| unsafe { sys::JS_ToBigInt64(ctx, &raw mut result, raw) })?;
        Ok(result)
    }

    /// [ToBigUint64](https://tc39.es/ecma262/#sec-tobiguint64).
    pub fn to_bigint_u64(&mut self, value: &Value) -> Result<u64, Thrown> {
        Ok(self.to_bigint_i64(value)?.cast_unsigned())
    }

    /// [ToBigInt](https://tc39.es/ecma262/#sec-tobigint).
    pub fn to_bigint(&mut self, value: &Value) -> Result<Value, Thrown> {
        let primitive = self.to_primitive(value, "number")?;
        if primitive.is_bigint() {
            return Ok(primitive);
        }
        let raw = self.raw(&primitive);
        // SAFETY: context and value are alive.
        self.run_value(|ctx| unsafe { sys::tw_to_bigint(ctx, raw) })
    }

    /// [ToString](https://tc39.es/ecma262/#sec-tostring), as a value.
    pub fn to_string(&mut self, value: &Value) -> Result<Value, Thrown> {
        if value.is_string() {
            return Ok(value.clone());
        }
        let raw = self.raw(value);
        // SAFETY: context and value are alive.
        self.run_value(|ctx| unsafe { sys::JS_ToString(ctx, raw) })
    }

    /// [ToString](https://tc39.es/ecma262/#sec-tostring), as text.
    ///
    /// Throws also if the bound of memory has no room for the text of a long string.
    pub fn to_js_string(&mut self, value: &Value) -> Result<JsString, Thrown> {
        let raw = self.raw(value);
        if raw.is_string() {
            // SAFETY: the value is a live string.
            let bytes = unsafe { bytes_of_a_copy(raw) };
            if bytes > LONG && !self.core().memory().has_room_for(bytes) {
                return Err(self.out_of_memory());
            }
            // SAFETY: the same.
            return Ok(unsafe { string_of(raw) });
        }
        let text = self.to_string(value)?;
        self.to_js_string(&text)
    }

    /// [ToObject](https://tc39.es/ecma262/#sec-toobject).
    pub fn to_object(&mut self, value: &Value) -> Result<Value, Thrown> {
        let raw = self.raw(value);
        // SAFETY: context and value are alive.
        self.run_value(|ctx| unsafe { sys::JS_ToObject(ctx, raw) })
    }

    /// [ToPrimitive](https://tc39.es/ecma262/#sec-toprimitive) with the hint "default", "string" or "number".
    pub fn to_primitive(&mut self, value: &Value, hint: &str) -> Result<Value, Thrown> {
        if !value.is_object() {
            return Ok(value.clone());
        }
        let key = self.key_symbol(WellKnownSymbol::ToPrimitive);
        if let Some(method) = self.get_method(value, &key)? {
            let hint = self.string(hint);
            let result = self.call(&method, value, &[hint])?;
            return if result.is_object() {
                Err(self.type_error("@@toPrimitive gave an object"))
            } else {
                Ok(result)
            };
        }
        let order =
            if hint == "string" { ["toString", "valueOf"] } else { ["valueOf", "toString"] };
        for name in order {
            let method = self.get_str(value, name)?;
            if method.is_function() {
                let result = self.call(&method, value, &[])?;
                if !result.is_object() {
                    return Ok(result);
                }
            }
        }
        Err(self.type_error("an object cannot be converted to a primitive value"))
    }

    /// The text of a primitive string.
    pub fn string_value(&self, value: &Value) -> Option<JsString> {
        value.as_js_string()
    }

    /// [IsStrictlyEqual](https://tc39.es/ecma262/#sec-isstrictlyequal).
    pub fn strict_equals(&self, a: &Value, b: &Value) -> bool {
        a.strict_equals(b)
    }

    /// [SameValue](https://tc39.es/ecma262/#sec-samevalue).
    pub fn same_value(&self, a: &Value, b: &Value) -> bool {
        a.same_value(b)
    }

    /// `JSON.parse` without a reviver; the name is for the error.
    pub fn parse_json(&mut self, text: &JsString, file_name: &str) -> Result<Value, Thrown> {
        let (source, name) = (text.to_source(0), c_string(file_name));
        let len = source.len().saturating_sub(1);
        // SAFETY: the context is alive; text and name end with a zero.
        self.run_value(|ctx| unsafe {
            sys::JS_ParseJSON(ctx, source.as_ptr().cast(), len, name.as_ptr())
        })
    }

    /// `JSON.stringify`; undefined if the value has no JSON form.
    pub fn stringify_json(&mut self, value: &Value) -> Result<Value, Thrown> {
        let (raw, none) = (self.raw(value), JSValue::UNDEFINED);
        // SAFETY: context and value are alive.
        self.run_value(|ctx| unsafe { sys::JS_JSONStringify(ctx, raw, none, none) })
    }
}
