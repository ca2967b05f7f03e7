//! JSON strings, which may contain any code units, as those of scripts do.

use std::borrow::Cow;
use std::fmt;

use serde::de::{self, Visitor};
use serde::{Deserialize, Deserializer};

/// A JSON string. It may contain halves of surrogate pairs.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum JsonText<'a> {
    Characters(Cow<'a, str>),
    CodeUnits(Vec<u16>),
}

impl JsonText<'_> {
    /// The text, with U+FFFD for halves of surrogate pairs.
    pub(crate) fn to_text(&self) -> Cow<'_, str> {
        match self {
            Self::Characters(text) => Cow::Borrowed(text),
            Self::CodeUnits(units) => Cow::Owned(String::from_utf16_lossy(units)),
        }
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for JsonText<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_bytes(JsonTextVisitor)
    }
}

/// Takes the string as bytes. `serde_json` gives strings with a half of a surrogate pair only in that
/// form, with three bytes for the half, as in WTF-8.
struct JsonTextVisitor;

impl<'de> Visitor<'de> for JsonTextVisitor {
    type Value = JsonText<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string")
    }

    fn visit_borrowed_bytes<E: de::Error>(self, bytes: &'de [u8]) -> Result<Self::Value, E> {
        match str::from_utf8(bytes) {
            Ok(text) => Ok(JsonText::Characters(Cow::Borrowed(text))),
            Err(_) => Ok(JsonText::CodeUnits(code_units(bytes))),
        }
    }

    fn visit_bytes<E: de::Error>(self, bytes: &[u8]) -> Result<Self::Value, E> {
        match str::from_utf8(bytes) {
            Ok(text) => Ok(JsonText::Characters(Cow::Owned(text.to_owned()))),
            Err(_) => Ok(JsonText::CodeUnits(code_units(bytes))),
        }
    }
}

/// The UTF-16 code units of bytes that are UTF-8 except for halves of surrogate pairs.
fn code_units(mut bytes: &[u8]) -> Vec<u16> {
    let mut units = Vec::with_capacity(bytes.len());
    loop {
        let valid = match str::from_utf8(bytes) {
            Ok(_) => bytes.len(),
            Err(error) => error.valid_up_to(),
        };
        let (text, rest) = bytes.split_at(valid);
        units.extend(str::from_utf8(text).unwrap_or_default().encode_utf16());
        match rest {
            [0xED, second @ 0xA0..=0xBF, third @ 0x80..=0xBF, rest @ ..] => {
                units.push(0xD000 | u16::from(second & 0x3F) << 6 | u16::from(third & 0x3F));
                bytes = rest;
            }
            _ => return units,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_come_with_all_their_code_units() {
        for (json, units) in [
            (r#""\ud800""#, &[0xD800][..]),
            (r#""a\udc00\ud800\u00e9""#, &[0x61, 0xDC00, 0xD800, 0xE9]),
            (r#""\ud83d\ude00\ud83d""#, &[0xD83D, 0xDE00, 0xD83D]),
        ] {
            let text: JsonText<'_> = serde_json::from_str(json).unwrap();
            assert_eq!(text, JsonText::CodeUnits(units.to_vec()), "{json}");
        }
        let text: JsonText<'_> = serde_json::from_str(r#""\ud83d\ude00é""#).unwrap();
        assert_eq!(text, JsonText::Characters(Cow::Borrowed("\u{1F600}é")));
        assert!(serde_json::from_str::<JsonText<'_>>("[97]").is_err());
    }
}
