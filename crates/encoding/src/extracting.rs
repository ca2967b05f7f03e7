//! The character encoding in the `content` attribute of a `meta` element.

use encoding_rs::Encoding;

/// "Extracting a character encoding from a `meta` element", given the bytes of the string. Only ASCII
/// matters, so the bytes may be in any superset of it.
/// <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#extracting-character-encodings-from-meta-elements>
pub fn extract_a_character_encoding_from_a_meta_element(s: &[u8]) -> Option<&'static Encoding> {
    // 1.
    let mut rest = s;
    loop {
        // 2.
        let found = rest
            .windows(b"charset".len())
            .position(|window| window.eq_ignore_ascii_case(b"charset"))?;
        // 3.
        rest = rest.get(found..)?.get(b"charset".len()..)?.trim_ascii_start();
        // 4. The next round starts at this same character.
        if let Some(after) = rest.strip_prefix(b"=") {
            // 5.
            rest = after.trim_ascii_start();
            break;
        }
    }
    // 6.
    let label = match rest.split_first()? {
        (quote @ (b'"' | b'\''), rest) => rest.get(..memchr::memchr(*quote, rest)?)?,
        _ => {
            let is_end = |byte: &u8| byte.is_ascii_whitespace() || *byte == b';';
            rest.split(is_end).next()?
        }
    };
    Encoding::for_label(label)
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
