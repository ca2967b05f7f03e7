//! Text that may have lone surrogates.

use std::borrow::Cow;
use std::ptr::null;

use crate::sys::{self, JSValue};

/// The text of a JavaScript string. Only text with lone surrogates is stored as UTF-16, so equal texts compare equal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum JsString {
    /// Text without lone surrogates.
    Utf8(String),
    /// Code units with at least one lone surrogate.
    Utf16(Vec<u16>),
}

impl JsString {
    /// Makes a string of code units, as UTF-8 if they have no lone surrogate.
    ///
    /// ```
    /// use treewright_quickjs::JsString;
    /// assert_eq!(JsString::from_utf16(&[0x61, 0xD83D, 0xDE00]), JsString::from("a😀"));
    /// assert_eq!(JsString::from_utf16(&[0xD83D]).to_scalar(), "\u{FFFD}");
    /// ```
    pub fn from_utf16(units: &[u16]) -> JsString {
        match String::from_utf16(units) {
            Ok(text) => JsString::Utf8(text),
            Err(_) => JsString::Utf16(units.to_vec()),
        }
    }

    /// The text with U+FFFD for lone surrogates
    /// ([convert](https://infra.spec.whatwg.org/#javascript-string-convert) into a scalar value string).
    pub fn into_scalar(self) -> String {
        match self {
            JsString::Utf8(text) => text,
            JsString::Utf16(units) => String::from_utf16_lossy(&units),
        }
    }

    /// As [`into_scalar`](Self::into_scalar), borrowed if possible.
    pub fn to_scalar(&self) -> Cow<'_, str> {
        match self {
            JsString::Utf8(text) => Cow::Borrowed(text),
            JsString::Utf16(units) => Cow::Owned(String::from_utf16_lossy(units)),
        }
    }

    /// The code units.
    pub fn to_utf16(&self) -> Vec<u16> {
        match self {
            JsString::Utf8(text) => text.encode_utf16().collect(),
            JsString::Utf16(units) => units.clone(),
        }
    }

    /// The text, if it has no lone surrogates.
    pub fn as_str(&self) -> Option<&str> {
        match self {
            JsString::Utf8(text) => Some(text),
            JsString::Utf16(_) => None,
        }
    }

    /// Tells whether it has no code units.
    pub fn is_empty(&self) -> bool {
        match self {
            JsString::Utf8(text) => text.is_empty(),
            JsString::Utf16(units) => units.is_empty(),
        }
    }

    /// The text as the engine's parser reads it: UTF-8 with surrogates as three bytes each, with a
    /// zero at the end.
    pub(crate) fn to_source(&self, spaces_before: usize) -> Vec<u8> {
        let mut bytes = vec![b' '; spaces_before];
        match self {
            JsString::Utf8(text) => bytes.extend_from_slice(text.as_bytes()),
            JsString::Utf16(units) => {
                for unit in char::decode_utf16(units.iter().copied()) {
                    match unit {
                        Ok(c) => bytes.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes()),
                        Err(lone) => {
                            let unit = lone.unpaired_surrogate();
                            let low = |shift: u32| 0x80 | ((unit >> shift) & 0x3F) as u8;
                            bytes.extend_from_slice(&[0xE0 | (unit >> 12) as u8, low(6), low(0)]);
                        }
                    }
                }
            }
        }
        bytes.push(0);
        bytes
    }
}

impl From<String> for JsString {
    fn from(text: String) -> JsString {
        JsString::Utf8(text)
    }
}

impl From<&str> for JsString {
    fn from(text: &str) -> JsString {
        JsString::Utf8(text.to_owned())
    }
}

/// The text of a string of the engine.
///
/// # Safety
///
/// The value must be a live string.
pub(crate) unsafe fn string_of(raw: JSValue) -> JsString {
    let (mut wide, mut data) = (false, null());
    // SAFETY: as for this function; the places are our own.
    let len = unsafe { sys::tw_string_info(raw, &raw mut wide, &raw mut data) } as usize;
    if data.is_null() && wide {
        let mut units = vec![0_u16; len];
        // SAFETY: a rope has exactly `len` units.
        unsafe { sys::tw_string_copy(raw, units.as_mut_ptr()) };
        return JsString::from_utf16(&units);
    }
    if data.is_null() {
        let mut bytes = vec![0_u8; len];
        // SAFETY: a rope that is not wide has exactly `len` units, of a byte each.
        unsafe { sys::tw_string_copy_narrow(raw, bytes.as_mut_ptr()) };
        return if bytes.is_ascii() {
            // SAFETY: ASCII is UTF-8.
            JsString::Utf8(unsafe { String::from_utf8_unchecked(bytes) })
        } else {
            JsString::Utf8(bytes.iter().map(|byte| char::from(*byte)).collect())
        };
    }
    if wide {
        // SAFETY: a string in one piece has `len` units there, and strings never change.
        return JsString::from_utf16(unsafe {
            std::slice::from_raw_parts(data.cast::<u16>(), len)
        });
    }
    // SAFETY: the same, for bytes of Latin-1.
    let bytes = unsafe { std::slice::from_raw_parts(data.cast::<u8>(), len) };
    if bytes.is_ascii() {
        // SAFETY: ASCII is UTF-8.
        return JsString::Utf8(unsafe { std::str::from_utf8_unchecked(bytes) }.to_owned());
    }
    JsString::Utf8(bytes.iter().map(|byte| char::from(*byte)).collect())
}

/// The most bytes that [`string_of`] takes.
///
/// # Safety
///
/// The value must be a live string.
pub(crate) unsafe fn bytes_of_a_copy(raw: JSValue) -> usize {
    let (mut wide, mut data) = (false, null());
    // SAFETY: as for this function; the places are our own.
    let len = unsafe { sys::tw_string_info(raw, &raw mut wide, &raw mut data) } as usize;
    // A wide unit takes up to three bytes, and two more in a copy of a rope. Another one takes one, or two outside ASCII.
    match (wide, data.is_null()) {
        (true, true) => len.saturating_mul(5),
        (true, false) => len.saturating_mul(3),
        (false, _) => len,
    }
}

impl Default for JsString {
    /// The empty string.
    fn default() -> JsString {
        JsString::Utf8(String::new())
    }
}
