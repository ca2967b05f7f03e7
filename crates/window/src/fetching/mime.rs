//! MIME types.
//!
//! <https://mimesniff.spec.whatwg.org/>

use data_url::mime::Mime;
use encoding_rs::Encoding;

use crate::loader::Headers;

/// `type/subtype`, in lower case.
/// <https://mimesniff.spec.whatwg.org/#mime-type-essence>
pub(crate) fn essence(mime: &Mime) -> String {
    format!("{}/{}", mime.type_, mime.subtype)
}

/// <https://fetch.spec.whatwg.org/#concept-header-extract-mime-type>
pub(crate) fn extract_a_mime_type(headers: &Headers) -> Option<Mime> {
    let mut found: Option<Mime> = None;
    let mut charset: Option<String> = None;
    for value in get_decode_and_split(headers, "Content-Type")? {
        let Ok(mut mime) = value.parse::<Mime>() else { continue };
        if mime.type_ == "*" && mime.subtype == "*" {
            continue;
        }
        let of_this = mime.get_parameter("charset").map(str::to_owned);
        let is_same = found.as_ref().is_some_and(|old| essence(old) == essence(&mime));
        if is_same {
            if let (None, Some(charset)) = (&of_this, &charset) {
                mime.parameters.push(("charset".into(), charset.clone()));
            }
            charset = of_this.or(charset);
        } else {
            charset = of_this;
        }
        found = Some(mime);
    }
    found
}

/// <https://fetch.spec.whatwg.org/#concept-header-list-get-decode-split>
pub(crate) fn get_decode_and_split(headers: &Headers, name: &str) -> Option<Vec<String>> {
    let text = headers.text(name)?;
    let mut values = Vec::new();
    let mut value = String::new();
    let mut characters = text.chars();
    let mut is_quoted = false;
    while let Some(character) = characters.next() {
        match character {
            '"' => {
                is_quoted = !is_quoted;
                value.push(character);
            }
            '\\' if is_quoted => {
                value.push(character);
                value.extend(characters.next());
            }
            ',' if !is_quoted => values.push(std::mem::take(&mut value)),
            _ => value.push(character),
        }
    }
    values.push(value);
    Some(values.into_iter().map(|value| value.trim_matches([' ', '\t']).to_owned()).collect())
}

/// <https://mimesniff.spec.whatwg.org/#javascript-mime-type>, for an essence.
pub(crate) fn is_a_javascript_essence(essence: &str) -> bool {
    const ALL: [&str; 16] = [
        "application/ecmascript",
        "application/javascript",
        "application/x-ecmascript",
        "application/x-javascript",
        "text/ecmascript",
        "text/javascript",
        "text/javascript1.0",
        "text/javascript1.1",
        "text/javascript1.2",
        "text/javascript1.3",
        "text/javascript1.4",
        "text/javascript1.5",
        "text/jscript",
        "text/livescript",
        "text/x-ecmascript",
        "text/x-javascript",
    ];
    ALL.iter().any(|one| one.eq_ignore_ascii_case(essence))
}

/// <https://mimesniff.spec.whatwg.org/#json-mime-type>
pub(crate) fn is_a_json_mime_type(mime: &Mime) -> bool {
    mime.subtype.ends_with("+json")
        || matches!(essence(mime).as_str(), "application/json" | "text/json")
}

/// <https://fetch.spec.whatwg.org/#legacy-extract-an-encoding>
pub(crate) fn legacy_extract_an_encoding(
    mime: Option<&Mime>,
    fallback: &'static Encoding,
) -> &'static Encoding {
    mime.and_then(|mime| mime.get_parameter("charset"))
        .and_then(|charset| Encoding::for_label(charset.as_bytes()))
        .unwrap_or(fallback)
}

/// <https://encoding.spec.whatwg.org/#decode>
pub(crate) fn decode(bytes: &[u8], fallback: &'static Encoding) -> String {
    fallback.decode(bytes).0.into_owned()
}

/// <https://encoding.spec.whatwg.org/#utf-8-decode>
pub(crate) fn utf8_decode(bytes: &[u8]) -> String {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    String::from_utf8_lossy(bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn extracts_mime_types() {
        fn check(values: &[&str], expected: Option<&str>) {
            let headers: Headers = values.iter().map(|value| ("content-type", value)).collect();
            let mime = extract_a_mime_type(&headers).map(|mime| mime.to_string());
            assert_eq!(mime.as_deref(), expected, "{values:?}");
        }
        check(&[], None);
        check(&[""], None);
        check(&["text/html"], Some("text/html"));
        check(&["TEXT/JavaScript;Charset=UTF-8"], Some("text/javascript;charset=UTF-8"));
        check(&["text/plain;charset=gbk, text/html"], Some("text/html"));
        check(&["text/html;charset=gbk;a=b, text/html;x=y"], Some("text/html;x=y;charset=gbk"));
        check(&["text/html;charset=gbk", "x/x", "text/html;x=y"], Some("text/html;x=y"));
        check(&["text/html;\"", "x/x"], Some("text/html"));
        check(&["text/html, */*"], Some("text/html"));
        check(&["*/*"], None);
    }

    #[test]
    fn knows_types_of_scripts() {
        for essence in ["text/javascript", "TEXT/JScript", "application/x-ecmascript"] {
            assert!(is_a_javascript_essence(essence), "{essence}");
        }
        for essence in ["text/javascript;x=y", "text/javascript1.6", "text/plain", "", "module"] {
            assert!(!is_a_javascript_essence(essence), "{essence}");
        }
    }

    #[test]
    fn decodes() {
        fn check(bytes: &[u8], expected: &str) {
            assert_eq!(decode(bytes, encoding_rs::WINDOWS_1252), expected);
        }
        check(b"\xE4", "ä");
        check(b"\xEF\xBB\xBF\xC3\xA4", "ä");
        check(b"\xFF\xFEa\0", "a");
        assert_eq!(utf8_decode(b"\xEF\xBB\xBF\xC3\xA4\xFF"), "ä\u{FFFD}");
    }
}
