//! Strings of Web IDL.

/// A `DOMString`: UTF-8, or UTF-16 if it has lone surrogates. A `USVString` is a [`String`], a `ByteString` bytes.
/// <https://webidl.spec.whatwg.org/#idl-DOMString>
pub(crate) use treewright_quickjs::JsString as DomString;

/// The bytes of a `ByteString` as a string with one code point per byte.
/// <https://webidl.spec.whatwg.org/#js-ByteString>
pub(crate) fn from_byte_string(bytes: &[u8]) -> String {
    bytes.iter().copied().map(char::from).collect()
}

/// The bytes of a string whose code units are below 256.
pub(crate) fn to_byte_string(text: &DomString) -> Option<Vec<u8>> {
    text.to_utf16().into_iter().map(|unit| u8::try_from(unit).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::{DomString, from_byte_string, to_byte_string};

    #[test]
    fn byte_strings() {
        for (text, bytes) in [
            ("", Some(&b""[..])),
            ("a\u{ff}", Some(b"a\xff")),
            ("\u{100}", None),
            ("\u{1f600}", None),
        ] {
            assert_eq!(to_byte_string(&DomString::from(text)).as_deref(), bytes, "{text}");
        }
        assert_eq!(from_byte_string(b"a\xff"), "a\u{ff}");
    }
}
