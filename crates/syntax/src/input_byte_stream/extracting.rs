//! The character encoding in the `content` attribute of a `meta` element.

use encoding_rs::Encoding;

/// "Extracting a character encoding from a `meta` element", from bytes or from the bytes of a
/// string: all that matters is ASCII.
/// <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#extracting-character-encodings-from-meta-elements>
pub(crate) fn extract_a_character_encoding_from_a_meta_element(
    s: &[u8],
) -> Option<&'static Encoding> {
    let mut position = 0;
    loop {
        // Step 2.
        let found = s[position..]
            .windows(b"charset".len())
            .position(|window| window.eq_ignore_ascii_case(b"charset"))?;
        position += found + b"charset".len();
        // Step 3.
        position += spaces(&s[position..]);
        // Step 4: the next round starts at this very character.
        if s.get(position) == Some(&b'=') {
            break;
        }
    }
    // Step 5.
    position += 1;
    position += spaces(&s[position..]);
    // Step 6.
    let rest = &s[position..];
    let label = match rest.first()? {
        quote @ (b'"' | b'\'') => {
            let rest = &rest[1..];
            &rest[..memchr::memchr(*quote, rest)?]
        }
        _ => {
            let is_end = |byte: &u8| byte.is_ascii_whitespace() || *byte == b';';
            &rest[..rest.iter().position(is_end).unwrap_or(rest.len())]
        }
    };
    Encoding::for_label(label)
}

fn spaces(s: &[u8]) -> usize {
    s.iter().take_while(|byte| byte.is_ascii_whitespace()).count()
}

#[cfg(test)]
mod tests {
    use super::{Encoding, extract_a_character_encoding_from_a_meta_element as extract};

    #[test]
    fn the_steps() {
        for (content, expected) in [
            ("", None),
            ("text/html", None),
            ("text/html; charset=koi8-r", Some("KOI8-R")),
            ("charset=koi8-r", Some("KOI8-R")),
            ("CHARset=KOI8-R;x", Some("KOI8-R")),
            ("charset \t\n\x0C\r=\t\n\x0C\r koi8-r\tx", Some("KOI8-R")),
            ("charset\x0B=koi8-r", None),
            ("charset", None),
            ("charset=", None),
            ("charset= ", None),
            ("charset charset=koi8-r", Some("KOI8-R")),
            ("charsecharset=koi8-r", Some("KOI8-R")),
            ("charset;charset=koi8-r", Some("KOI8-R")),
            ("charsetcharset=koi8-r", Some("KOI8-R")),
            ("xcharset=koi8-r", Some("KOI8-R")),
            ("charset=\"koi8-r\"", Some("KOI8-R")),
            ("charset=' koi8-r '", Some("KOI8-R")),
            ("charset='koi8-r", None),
            ("charset=\"koi8-r'", None),
            ("charset=koi8-r\"", None),
            ("charset=nosuch; charset=koi8-r", None),
            ("charset==koi8-r", None),
            ("charset=utf-16", Some("UTF-16LE")),
            ("charset=x-user-defined", Some("x-user-defined")),
        ] {
            let found = extract(content.as_bytes()).map(Encoding::name);
            assert_eq!(found, expected, "{content:?}");
        }
    }
}
