//! The encoding that a `Content-Type` header names.

/// The error of [`charset_of_content_type`]: the value has no MIME type in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidContentType {
    value: String,
}

impl std::fmt::Display for InvalidContentType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?} is not a MIME type such as `text/html; charset=utf-8`", self.value)
    }
}

impl std::error::Error for InvalidContentType {}

/// The `charset` of a `Content-Type` header value, by the Fetch Standard's "extract a MIME type":
/// the last valid one of several values separated by commas counts. If it has no `charset`, it
/// takes that of the first of the values right before it that have its type.
///
/// ```
/// use treewright_encoding::charset_of_content_type;
/// let charset = |value| charset_of_content_type(value);
/// assert_eq!(charset("text/html; charset=\"KOI8-R\"")?.as_deref(), Some("KOI8-R"));
/// assert_eq!(charset("text/html")?, None);
/// assert!(charset("html").is_err());
/// # Ok::<(), treewright_encoding::InvalidContentType>(())
/// ```
///
/// # Errors
/// Fails if none of the values is a MIME type.
///
/// <https://fetch.spec.whatwg.org/#concept-header-extract-mime-type>
pub fn charset_of_content_type(value: &str) -> Result<Option<String>, InvalidContentType> {
    // 1. to 3.
    let mut charset: Option<String> = None;
    let mut essence: Option<String> = None;
    let mut mime_type: Option<MimeType> = None;
    // 4. to 6.
    for value in get_decode_and_split(value) {
        let Some(mut temporary) = parse_a_mime_type(value) else { continue };
        if temporary.essence == "*/*" {
            continue;
        }
        if essence.as_ref() != Some(&temporary.essence) {
            charset.clone_from(&temporary.charset);
            essence = Some(temporary.essence.clone());
        } else if temporary.charset.is_none() {
            temporary.charset.clone_from(&charset);
        }
        mime_type = Some(temporary);
    }
    // 7. and 8.
    match mime_type {
        Some(mime_type) => Ok(mime_type.charset),
        None => Err(InvalidContentType { value: value.to_owned() }),
    }
}

/// The parts of a MIME type that matter here.
struct MimeType {
    /// Type and subtype.
    essence: String,
    charset: Option<String>,
}

/// "Parse a MIME type": <https://mimesniff.spec.whatwg.org/#parse-a-mime-type>
fn parse_a_mime_type(input: &str) -> Option<MimeType> {
    let input = input.trim_matches(HTTP_WHITESPACE);
    let (kind, rest) = input.split_once('/')?;
    let (subtype, mut parameters) = split_before(rest, &[';']);
    let subtype = subtype.trim_end_matches(HTTP_WHITESPACE);
    if !is_http_token(kind) || !is_http_token(subtype) {
        return None;
    }
    let essence = format!("{kind}/{subtype}").to_ascii_lowercase();
    let mut charset = None;
    // 11. Each round begins at a semicolon.
    while let Some(rest) = parameters.strip_prefix(';') {
        let (name, rest) = split_before(rest.trim_start_matches(HTTP_WHITESPACE), &[';', '=']);
        let Some(rest) = rest.strip_prefix('=') else {
            parameters = rest;
            continue;
        };
        let value = if let Some(quoted) = rest.strip_prefix('"') {
            let (value, rest) = collect_an_http_quoted_string(quoted);
            parameters = split_before(rest, &[';']).1;
            value
        } else {
            let (value, rest) = split_before(rest, &[';']);
            parameters = rest;
            let value = value.trim_end_matches(HTTP_WHITESPACE);
            if value.is_empty() {
                continue;
            }
            value.to_owned()
        };
        let is_charset = name.eq_ignore_ascii_case("charset");
        if is_charset && charset.is_none() && value.chars().all(is_http_quoted_string_token) {
            charset = Some(value);
        }
    }
    Some(MimeType { essence, charset })
}

const HTTP_WHITESPACE: [char; 4] = ['\n', '\r', '\t', ' '];

/// <https://mimesniff.spec.whatwg.org/#http-token-code-point>
fn is_http_token(text: &str) -> bool {
    let is_of_a_token =
        |byte: u8| byte.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(&byte);
    !text.is_empty() && text.bytes().all(is_of_a_token)
}

/// <https://mimesniff.spec.whatwg.org/#http-quoted-string-token-code-point>
fn is_http_quoted_string_token(character: char) -> bool {
    matches!(character, '\t' | ' '..='~' | '\u{80}'..='\u{FF}')
}

/// "Collect an HTTP quoted string", from the character after its first quote on: returns the value
/// and the rest.
/// <https://fetch.spec.whatwg.org/#collect-an-http-quoted-string>
fn collect_an_http_quoted_string(input: &str) -> (String, &str) {
    let mut value = String::new();
    let mut characters = input.chars();
    while let Some(character) = characters.next() {
        match character {
            '"' => break,
            '\\' => value.push(characters.next().unwrap_or('\\')),
            _ => value.push(character),
        }
    }
    (value, characters.as_str())
}

/// Splits before the first of these characters.
fn split_before<'a>(text: &'a str, ends: &[char]) -> (&'a str, &'a str) {
    text.split_at(text.find(ends).unwrap_or(text.len()))
}

/// "Get, decode, and split", from the decoded value on: splits at the commas outside quoted
/// strings.
/// <https://fetch.spec.whatwg.org/#header-value-get-decode-and-split>
fn get_decode_and_split(value: &str) -> impl Iterator<Item = &str> {
    let mut in_quoted_string = false;
    let mut escaped = false;
    value
        .split(move |character| {
            match character {
                _ if escaped => escaped = false,
                '\\' if in_quoted_string => escaped = true,
                '"' => in_quoted_string = !in_quoted_string,
                ',' if !in_quoted_string => return true,
                _ => {}
            }
            false
        })
        .map(|value| value.trim_matches(['\t', ' ']))
}

#[cfg(test)]
mod tests {
    use super::charset_of_content_type;

    #[test]
    fn values() {
        for (value, expected) in [
            ("text/html;charset=gbk", Ok(Some("gbk"))),
            ("TEXT/HTML ; CHARSET=GBK", Ok(Some("GBK"))),
            ("text/html;charset=gbk;charset=koi8-r", Ok(Some("gbk"))),
            ("text/html;charset= gbk", Ok(Some(" gbk"))),
            ("text/html;charset=\"gb\\k\"", Ok(Some("gbk"))),
            ("text/html;charset='gbk'", Ok(Some("'gbk'"))),
            ("text/html;charset", Ok(None)),
            ("text/html;charset=", Ok(None)),
            ("text/html;charset=\"\"", Ok(Some(""))),
            ("text/html;x=\",\";charset=gbk", Ok(Some("gbk"))),
            ("text/html;x=\"\\\",\";charset=gbk", Ok(Some("gbk"))),
            ("text/html;charset=gbk, text/html", Ok(Some("gbk"))),
            ("text/html;charset=gbk, text/html;charset=koi8-r", Ok(Some("koi8-r"))),
            ("text/html;charset=gbk, text/plain", Ok(None)),
            ("text/html, text/html;charset=gbk, text/html", Ok(None)),
            ("text/html;charset=gbk, text/html;charset=koi8-r, text/html", Ok(Some("gbk"))),
            ("text/html;charset=gbk, text/plain, text/html", Ok(None)),
            ("text/html;charset=\"gbk\"\x7F", Ok(Some("gbk"))),
            ("text/html;charset=\"x;\x7F\";charset=gbk", Ok(Some("gbk"))),
            ("text/html;charset=\"gbk", Ok(Some("gbk"))),
            ("text/html;charset=\"gbk\\", Ok(Some("gbk\\"))),
            ("text/html;charset=g\x01k;charset=gbk", Ok(Some("gbk"))),
            ("text/html;charset=\u{E9}", Ok(Some("\u{E9}"))),
            ("text/html;charset=\u{141};charset=gbk", Ok(Some("gbk"))),
            ("text/html;charset =gbk", Ok(None)),
            ("text/html;charset=;charset=gbk", Ok(Some("gbk"))),
            ("text/html;;;\t charset=gbk ;x", Ok(Some("gbk"))),
            ("text/html\t;charset=gbk", Ok(Some("gbk"))),
            ("text/html\t\\;charset=gbk", Err(())),
            ("text/html/x;charset=gbk", Err(())),
            ("text/html;charset=gbk, */*;charset=koi8-r", Ok(Some("gbk"))),
            ("text/html;charset=gbk, nonsense", Ok(Some("gbk"))),
            (" text/html;charset=gbk ", Ok(Some("gbk"))),
            ("text/html", Ok(None)),
            ("text", Err(())),
            ("text/", Err(())),
            ("/html", Err(())),
            ("te xt/html", Err(())),
            ("*/*", Err(())),
            ("", Err(())),
            (",", Err(())),
            ("charset=gbk", Err(())),
        ] {
            let found = charset_of_content_type(value);
            let found = found.as_ref().map(Option::as_deref).map_err(|_| ());
            assert_eq!(found, expected, "{value:?}");
        }
    }
}
