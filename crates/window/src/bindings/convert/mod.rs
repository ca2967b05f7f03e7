//! Conversions from values of JavaScript to types of Web IDL, and back.
//! <https://webidl.spec.whatwg.org/#js-type-mapping>

mod buffers;
mod numbers;
mod objects;
mod sequences;

use treewright_quickjs::{Thrown, Value};

use super::site::At;
use crate::Cx;
use crate::strings::{self, DomString};

pub(crate) use buffers::{Buffer, buffer, is_buffer};
pub(crate) use numbers::*;
pub(crate) use objects::*;
pub(crate) use sequences::*;

/// <https://webidl.spec.whatwg.org/#js-undefined>
pub(crate) fn undefined(_cx: &Cx<'_>, _value: &Value, _at: At) -> Result<(), Thrown> {
    Ok(())
}

/// <https://webidl.spec.whatwg.org/#js-DOMString>
pub(crate) fn dom_string(cx: &mut Cx<'_>, value: &Value) -> Result<DomString, Thrown> {
    cx.to_js_string(value)
}

/// `[LegacyNullToEmptyString]`
pub(crate) fn dom_string_or_null(cx: &mut Cx<'_>, value: &Value) -> Result<DomString, Thrown> {
    if value.is_null() { Ok(DomString::from("")) } else { dom_string(cx, value) }
}

/// <https://webidl.spec.whatwg.org/#js-USVString>
pub(crate) fn usv_string(cx: &mut Cx<'_>, value: &Value) -> Result<String, Thrown> {
    dom_string(cx, value).map(DomString::into_scalar)
}

/// <https://webidl.spec.whatwg.org/#js-ByteString>
pub(crate) fn byte_string(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Vec<u8>, Thrown> {
    let text = dom_string(cx, value)?;
    match strings::to_byte_string(&text) {
        Some(bytes) => Ok(bytes),
        None => {
            let reason = "String contains non ISO-8859-1 code point.";
            Err(at.type_error(cx, reason))
        }
    }
}

pub(crate) fn from_byte_string(cx: &Cx<'_>, bytes: &[u8]) -> Value {
    cx.string(&strings::from_byte_string(bytes))
}

/// The error for a text that is not a value of an enumeration.
pub(crate) fn no_such_value(cx: &Cx<'_>, text: &DomString, name: &str, at: At) -> Thrown {
    let text = text.to_scalar();
    let reason = format!("The provided value '{text}' is not a valid enum value of type {name}.");
    at.type_error(cx, &reason)
}

/// The error for a value that matches no type of a union.
pub(crate) fn no_union_member(cx: &Cx<'_>, at: At) -> Thrown {
    at.type_error(cx, "The provided value is not of any of the expected types.")
}
