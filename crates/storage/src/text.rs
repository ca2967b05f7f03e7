//! Keys and values: strings of 16-bit code units, as scripts make them.

use std::fmt::{self, Write as _};
use std::sync::Arc;

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use serde::de::{Deserialize, Deserializer, Error as _, Visitor};
use serde::ser::{Serialize, Serializer};
use serde_json::value::RawValue;
use smol_str::SmolStr;

/// A string as scripts have it: code units of 16 bits, including U+0000 and surrogates without a
/// partner.
///
/// ```
/// use treewright_storage::Text;
///
/// let text = Text::from_utf16(&[0x61, 0xD800, 0]);
/// assert_eq!(text.as_str(), None);
/// assert_eq!(text.to_utf16(), [0x61, 0xD800, 0]);
/// assert_eq!(Text::from("a"), Text::from_utf16(&[0x61]));
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Text(Form);

/// Each string has exactly one form: UTF-16 only if UTF-8 cannot represent it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Form {
    Utf8(SmolStr),
    Utf16(Arc<[u16]>),
}

impl Text {
    /// The string of these code units.
    pub fn from_utf16(units: &[u16]) -> Self {
        match String::from_utf16(units) {
            Ok(text) => Self(Form::Utf8(text.into())),
            Err(_) => Self(Form::Utf16(units.into())),
        }
    }

    /// The string, unless it has surrogates without a partner.
    pub fn as_str(&self) -> Option<&str> {
        match &self.0 {
            Form::Utf8(text) => Some(text),
            Form::Utf16(_) => None,
        }
    }

    /// Its code units.
    pub fn to_utf16(&self) -> Vec<u16> {
        match &self.0 {
            Form::Utf8(text) => text.encode_utf16().collect(),
            Form::Utf16(units) => units.to_vec(),
        }
    }

    /// The string with U+FFFD for each surrogate without a partner.
    pub fn to_string_lossy(&self) -> String {
        match &self.0 {
            Form::Utf8(text) => text.to_string(),
            Form::Utf16(units) => String::from_utf16_lossy(units),
        }
    }

    /// The bytes that it counts for: those of UTF-8, with three for a surrogate without a partner.
    pub fn bytes(&self) -> u64 {
        let bytes = match &self.0 {
            Form::Utf8(text) => text.len(),
            Form::Utf16(units) => char::decode_utf16(units.iter().copied())
                .map(|character| character.map_or(3, char::len_utf8))
                .sum(),
        };
        u64::try_from(bytes).unwrap_or(u64::MAX)
    }

    /// The string of bytes as `serde_json` hands them out: UTF-8, except for surrogates without a
    /// partner.
    fn from_wtf8(bytes: &[u8]) -> Option<Self> {
        if let Ok(text) = std::str::from_utf8(bytes) {
            return Some(Self::from(text));
        }
        let mut units = Vec::with_capacity(bytes.len());
        let mut rest = bytes;
        while !rest.is_empty() {
            let valid = match std::str::from_utf8(rest) {
                Ok(text) => text,
                Err(error) => std::str::from_utf8(rest.get(..error.valid_up_to())?).ok()?,
            };
            units.extend(valid.encode_utf16());
            rest = rest.get(valid.len()..)?;
            if let [first, second, third, ..] = rest {
                if *first != 0xED || !(0xA0..=0xBF).contains(second) {
                    return None;
                }
                let low = u16::from(second & 0x3F) << 6 | u16::from(third & 0x3F);
                units.push(0xD000 | low);
                rest = rest.get(3..)?;
            } else if !rest.is_empty() {
                return None;
            }
        }
        Some(Self::from_utf16(&units))
    }

    /// The string in JSON, with escapes for surrogates without a partner.
    pub fn to_json(&self) -> String {
        match &self.0 {
            Form::Utf8(text) => serde_json::Value::from(text.as_str()).to_string(),
            Form::Utf16(units) => {
                let mut json = String::from("\"");
                for character in char::decode_utf16(units.iter().copied()) {
                    match character {
                        Ok(character) => {
                            let quoted = serde_json::Value::from(character.to_string()).to_string();
                            let end = quoted.len().saturating_sub(1);
                            json.push_str(quoted.get(1..end).unwrap_or_default());
                        }
                        Err(alone) => {
                            // Writing to a string does not fail.
                            let _written = write!(json, "\\u{:04x}", alone.unpaired_surrogate());
                        }
                    }
                }
                json.push('"');
                json
            }
        }
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Self {
        Self(Form::Utf8(text.into()))
    }
}

impl From<String> for Text {
    fn from(text: String) -> Self {
        Self(Form::Utf8(text.into()))
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_json())
    }
}

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            Form::Utf8(text) => serializer.serialize_str(text),
            Form::Utf16(_) => {
                let json = RawValue::from_string(self.to_json());
                json.map_err(serde::ser::Error::custom)?.serialize(serializer)
            }
        }
    }
}

impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Strings;
        impl Visitor<'_> for Strings {
            type Value = Text;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a string")
            }

            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Text, E> {
                Ok(text.into())
            }

            fn visit_bytes<E: serde::de::Error>(self, bytes: &[u8]) -> Result<Text, E> {
                Text::from_wtf8(bytes).ok_or_else(|| E::custom("not a string"))
            }
        }
        deserializer.deserialize_bytes(Strings).map_err(D::Error::custom)
    }
}

impl ToSql for Text {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(match &self.0 {
            Form::Utf8(text) => ToSqlOutput::Borrowed(ValueRef::Text(text.as_bytes())),
            Form::Utf16(units) => {
                let bytes: Vec<u8> = units.iter().flat_map(|unit| unit.to_be_bytes()).collect();
                ToSqlOutput::from(bytes)
            }
        })
    }
}

impl FromSql for Text {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        match value {
            ValueRef::Text(bytes) => {
                let text = std::str::from_utf8(bytes);
                text.map(Self::from).map_err(|error| FromSqlError::Other(Box::new(error)))
            }
            ValueRef::Blob(bytes) => {
                let units: Vec<u16> = bytes
                    .chunks_exact(2)
                    .filter_map(|two| two.try_into().ok().map(u16::from_be_bytes))
                    .collect();
                Ok(Self::from_utf16(&units))
            }
            _ => Err(FromSqlError::InvalidType),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Text;

    #[test]
    fn json_both_ways() {
        let cases: [(&[u16], &str); 7] = [
            (&[], r#""""#),
            (&[0x61, 0], r#""a\u0000""#),
            (&[0xD83D, 0xDE00], "\"\u{1f600}\""),
            (&[0xD800], r#""\ud800""#),
            (&[0xDC00, 0xD800], r#""\udc00\ud800""#),
            (&[0x22, 0xDFFF, 0x5C, 0xE4], "\"\\\"\\udfff\\\\\u{e4}\""),
            (&[0xDFFF, 0x0A, 0x22, 0x22], r#""\udfff\n\"\"""#),
        ];
        for (units, json) in cases {
            let text = Text::from_utf16(units);
            assert_eq!(text.to_json(), json);
            assert_eq!(serde_json::to_string(&text).expect("JSON"), json);
            let back: Text = serde_json::from_str(json).expect("a string");
            assert_eq!(back.to_utf16(), units, "{json}");
        }
        serde_json::from_str::<Text>("1").expect_err("not a string");
    }

    #[test]
    fn bytes() {
        for (units, bytes) in [(&[0x61, 0xE4][..], 3), (&[0xD83D, 0xDE00], 4), (&[0xD800, 0], 4)] {
            assert_eq!(Text::from_utf16(units).bytes(), bytes);
        }
    }
}
