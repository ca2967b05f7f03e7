//! Base64 as the platform forgives it.
//!
//! <https://infra.spec.whatwg.org/#forgiving-base64>

use base64::Engine;
use base64::alphabet::STANDARD;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};

const ENGINE: GeneralPurpose = GeneralPurpose::new(
    &STANDARD,
    GeneralPurposeConfig::new()
        .with_decode_allow_trailing_bits(true)
        .with_decode_padding_mode(DecodePaddingMode::RequireNone),
);

/// <https://infra.spec.whatwg.org/#forgiving-base64-encode>
pub(crate) fn forgiving_base64_encode(bytes: &[u8]) -> String {
    ENGINE.encode(bytes)
}

/// <https://infra.spec.whatwg.org/#forgiving-base64-decode>
pub(crate) fn forgiving_base64_decode(data: &str) -> Option<Vec<u8>> {
    let is_white_space = |byte: &u8| matches!(byte, b'\t' | b'\n' | b'\x0c' | b'\r' | b' ');
    let mut data: Vec<u8> = data.bytes().filter(|byte| !is_white_space(byte)).collect();
    if data.len().is_multiple_of(4) {
        for _ in 0..2 {
            if data.last() == Some(&b'=') {
                data.pop();
            }
        }
    }
    if data.len() % 4 == 1 {
        return None;
    }
    ENGINE.decode(data).ok()
}

#[cfg(test)]
mod tests {
    use super::{forgiving_base64_decode, forgiving_base64_encode};

    #[test]
    fn decodes_as_the_standard_says() {
        for (text, bytes) in [
            ("", Some(&b""[..])),
            (" ", Some(b"")),
            ("ab", Some(b"i")),
            ("ab==", Some(b"i")),
            ("ab=", None),
            ("a", None),
            ("a=", None),
            ("ab===", None),
            ("abcd", Some(b"i\xb7\x1d")),
            ("ab\t\n\x0c\r cd", Some(b"i\xb7\x1d")),
            ("ab\u{a0}cd", None),
            ("abcd====", None),
            ("/A", Some(b"\xfc")),
            ("/B", Some(b"\xfc")),
            ("-A", None),
            ("=", None),
            ("A=A=", None),
        ] {
            assert_eq!(forgiving_base64_decode(text).as_deref(), bytes, "{text:?}");
        }
    }

    #[test]
    fn encodes_with_padding() {
        for (bytes, text) in [
            (&b""[..], ""),
            (b"i", "aQ=="),
            (b"ii", "aWk="),
            (b"iii", "aWlp"),
            (b"\xff\xfe", "//4="),
        ] {
            assert_eq!(forgiving_base64_encode(bytes), text);
        }
    }
}
