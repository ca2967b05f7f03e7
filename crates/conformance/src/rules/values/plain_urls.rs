//! URLs that are valid at a glance, as most are: the parser has to look at the others only.

use super::urls::mistake_of_data;

/// The bytes of a path, a query and a fragment that are taken at a glance: letters, digits, and all of
/// `!$&'()*+,-./:;=?@_~`.
#[inline]
#[allow(clippy::needless_bitwise_bool, reason = "branches would keep it from becoming vectors")]
const fn is_plain_byte(byte: u8) -> bool {
    // Adjacent ones are ranges.
    (byte >= b'&') & (byte <= b';')
        | (byte >= b'?') & (byte <= b'Z')
        | (byte >= b'a') & (byte <= b'z')
        | (byte == b'!')
        | (byte == b'$')
        | (byte == b'=')
        | (byte == b'_')
        | (byte == b'~')
}

/// Returns true if all of these bytes are plain: as a vector, without a question for each.
#[inline]
fn are_plain<const N: usize>(bytes: &[u8; N]) -> bool {
    bytes.iter().fold(true, |all, byte| all & is_plain_byte(*byte))
}

/// [`is_plain_byte`] for all bytes.
static IS_PLAIN: [bool; 256] = {
    let mut all = [false; 256];
    let mut rest: &mut [bool] = &mut all;
    let mut byte = 0;
    while let [first, others @ ..] = rest {
        *first = is_plain_byte(byte);
        byte = byte.wrapping_add(1);
        rest = others;
    }
    all
};

/// Returns true for valid URL strings of the most frequent forms, and false for all others, valid or not: URLs of
/// `http` and `https` with a simple domain, those with an opaque path, and relative ones.
/// <https://url.spec.whatwg.org/#valid-url-string>
pub(super) fn is_plain(value: &str, is_absolute: bool) -> bool {
    let scheme = value.strip_prefix("https://").or_else(|| value.strip_prefix("http://"));
    let scheme = scheme.or_else(|| if is_absolute { None } else { value.strip_prefix("//") });
    let rest = match scheme {
        Some(rest) => {
            let Some(rest) = after_plain_domain(rest.as_bytes()) else { return false };
            rest
        }
        None if has_opaque_path(value) => return true,
        None if is_absolute => return false,
        None => {
            let mut bytes = value.bytes();
            match bytes.next() {
                None | Some(b'#' | b'?') => {}
                Some(b'/') => {}
                // A colon would end a scheme.
                Some(_) if value.as_bytes().contains(&b':') => return false,
                Some(_) => {}
            }
            value.as_bytes()
        }
    };
    has_plain_bytes(rest)
}

/// Returns true for a URL whose scheme has no rules of its own, of letters in lower case, and whose path is opaque.
/// <https://url.spec.whatwg.org/#url-opaque-path>
fn has_opaque_path(value: &str) -> bool {
    let colon = value.bytes().position(|byte| !byte.is_ascii_lowercase()).unwrap_or_default();
    let Some((scheme, rest)) = value.split_at_checked(colon) else { return false };
    let Some(rest) = rest.strip_prefix(':') else { return false };
    match scheme {
        "" | "file" | "ftp" | "http" | "https" | "ws" | "wss" => false,
        "data" if mistake_of_data(rest).is_some() => false,
        _ => !rest.starts_with('/') && has_plain_bytes(rest.as_bytes()),
    }
}

/// Returns true for bytes that are allowed in paths, queries and fragments, and `%` and `#` where they are.
pub(super) fn has_plain_bytes(bytes: &[u8]) -> bool {
    let mut has_fragment = false;
    let mut rest = bytes;
    loop {
        let is_plain = |byte: &u8| IS_PLAIN.get(usize::from(*byte)) == Some(&true);
        let (sixteens, _) = rest.as_chunks::<16>();
        let plain = sixteens.iter().take_while(|bytes| are_plain(bytes)).count();
        // The last bytes overlap those before.
        let is_end_plain = match rest.last_chunk::<16>() {
            Some(last) => plain == sixteens.len() && are_plain(last),
            None => {
                rest.first_chunk::<8>().is_some_and(are_plain)
                    && rest.last_chunk::<8>().is_some_and(are_plain)
            }
        };
        if is_end_plain {
            return true;
        }
        let start = plain.saturating_mul(16);
        let after = rest.get(start..).unwrap_or_default();
        let Some(at) = after.iter().position(|byte| !is_plain(byte)) else { return true };
        let at = start.saturating_add(at);
        let Some((found, after)) = rest.get(at..).and_then(<[u8]>::split_first) else {
            return true;
        };
        let is_right = match found {
            b'#' => !std::mem::replace(&mut has_fragment, true),
            b'%' => matches!(after, [a, b, ..] if a.is_ascii_hexdigit() && b.is_ascii_hexdigit()),
            _ => false,
        };
        if !is_right {
            return false;
        }
        rest = after;
    }
}

/// The bytes after a domain of letters, digits and single hyphens, whose last label cannot be the end of an address
/// of IPv4.
fn after_plain_domain(bytes: &[u8]) -> Option<&[u8]> {
    let (mut last, mut label, mut length) = (OfHost::Between, 0_usize, 0_usize);
    let mut is_right = true;
    for byte in bytes {
        let class = OF_HOST.get(usize::from(*byte)).copied().unwrap_or(OfHost::Other);
        if class == OfHost::End {
            break;
        }
        length = length.saturating_add(1);
        let is_between = class == OfHost::Between;
        is_right &= class != OfHost::Other && !(is_between && last == OfHost::Between);
        label = if is_between { length } else { label };
        last = class;
    }
    let starts_with_letter = bytes.get(label).is_some_and(u8::is_ascii_alphabetic);
    let is_plain = is_right && last == OfHost::Plain && starts_with_letter && length <= 63;
    bytes.get(length..).filter(|_| is_plain)
}

/// A byte in a host.
#[derive(Clone, Copy, PartialEq)]
enum OfHost {
    /// A letter or digit.
    Plain,
    /// `-` or `.`.
    Between,
    /// The start of the path, the query or the fragment.
    End,
    Other,
}

static OF_HOST: [OfHost; 256] = {
    let mut all = [OfHost::Other; 256];
    let mut rest: &mut [OfHost] = &mut all;
    let mut byte: u8 = 0;
    while let [first, others @ ..] = rest {
        *first = match byte {
            b'-' | b'.' => OfHost::Between,
            b'/' | b'?' | b'#' => OfHost::End,
            _ if byte.is_ascii_alphanumeric() => OfHost::Plain,
            _ => OfHost::Other,
        };
        byte = byte.wrapping_add(1);
        rest = others;
    }
    all
};

#[cfg(test)]
mod tests {
    use super::is_plain;
    use crate::rules::values::urls::mistake_of_others;

    #[test]
    fn forms() {
        for url in [
            "",
            "#",
            "?",
            "/",
            "/a//b/../c?d=e&f=%20#g",
            "a/b.html#c",
            "..",
            "https://example.com",
            "http://a.b-c.d1/?x#y?z",
            "/a:b@c",
            "//a",
            "//a.b/c",
            "a:b",
            "javascript:void(0);",
            "data:image/gif;base64,R0lGOD+/=",
            "mailto:a@b.c?subject=%20",
        ] {
            assert!(is_plain(url, false), "{url}");
        }
        for url in [
            "//",
            "//1",
            "///a",
            "a:/b",
            "1:b",
            "data:a",
            "file:a",
            "http://1",
            "http://a.1",
            "http://a..b",
            "http://.a",
            "http://a.",
            "http://xn--a",
            "http://",
            "http://a:80/",
            "http://a@b/",
            "http:a",
            "a b",
            "a%2",
            "a#b#c",
            "a|b",
            "[",
            "ä",
            "javascript:a b",
            "a\\b",
        ] {
            assert!(!is_plain(url, false), "{url}");
        }
        assert!(!is_plain("/a", true));
        assert!(!is_plain("//a", true));
        assert!(is_plain("https://a/", true));
    }

    /// All short strings of these pieces that are plain are valid by the parser.
    #[test]
    fn plain_ones_are_valid() {
        const PIECES: [&str; 18] = [
            "http://", "https:", "//", "/", "a", "1", ".", "-", ":", "?", "#", "%41", "%", "@",
            "0x", "~", "data:", ",",
        ];
        let mut texts = vec![String::new()];
        for _ in 0..4 {
            let longer = texts
                .iter()
                .flat_map(|text| PIECES.iter().map(move |piece| format!("{text}{piece}")));
            texts = longer.collect();
            for text in texts.iter().filter(|text| is_plain(text, false)) {
                assert_eq!(mistake_of_others(text, false), None, "{text}");
            }
            for text in texts.iter().filter(|text| is_plain(text, true)) {
                assert_eq!(mistake_of_others(text, true), None, "{text}");
            }
        }
    }
}
