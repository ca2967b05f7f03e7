//! `data:` URLs.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use treewright::read::url::Url;

/// The type and the bytes in a `data:` URL.
/// <https://fetch.spec.whatwg.org/#data-url-processor>
pub(super) fn data(url: &Url) -> Option<(String, Vec<u8>)> {
    let text = url.as_str().strip_prefix("data:")?;
    let text = text.split('#').next()?;
    let (kind, data) = text.split_once(',')?;
    let bytes = percent_decoded(data);
    let kind = String::from_utf8_lossy(&percent_decoded(kind)).trim().to_owned();
    let is_base64 =
        kind.rsplit_once(';').filter(|(_, last)| last.trim().eq_ignore_ascii_case("base64"));
    match is_base64 {
        None => Some((kind, bytes)),
        Some((kind, _)) => {
            let bytes: Vec<u8> =
                bytes.into_iter().filter(|byte| !byte.is_ascii_whitespace()).collect();
            let bytes = STANDARD.decode(&bytes).ok()?;
            Some((kind.trim().to_owned(), bytes))
        }
    }
}

fn percent_decoded(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        let digits = after.get(..2).and_then(|digits| str::from_utf8(digits).ok());
        let is_hex = |digits: &&str| digits.bytes().all(|byte| byte.is_ascii_hexdigit());
        let escaped = digits.filter(is_hex).and_then(|digits| u8::from_str_radix(digits, 16).ok());
        match escaped.filter(|_| *first == b'%') {
            Some(byte) => {
                bytes.push(byte);
                rest = after.get(2..).unwrap_or_default();
            }
            None => {
                bytes.push(*first);
                rest = after;
            }
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_urls() {
        for (url, kind, bytes) in [
            ("data:text/html,<p>%41", "text/html", &b"<p>A"[..]),
            ("data:text/html;charset=utf-8;base64,PHA+", "text/html;charset=utf-8", b"<p>"),
            ("data:,%zz", "", b"%zz"),
        ] {
            let found = data(&Url::parse(url).unwrap()).unwrap();
            assert_eq!((found.0.as_str(), found.1.as_slice()), (kind, bytes), "{url}");
        }
    }
}
