//! MIME types.
//! <https://mimesniff.spec.whatwg.org/#understanding-mime-types>

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use crate::Mistake;

/// A MIME type: type and subtype in lower case, and parameters.
/// <https://mimesniff.spec.whatwg.org/#mime-type>
///
/// ```
/// use treewright_microsyntaxes::mime::MimeType;
/// let mime_type: MimeType = "Text/HTML; charset=\"KOI8-R\"".parse()?;
/// assert_eq!(mime_type.essence(), "text/html");
/// assert_eq!(mime_type.parameter("charset"), Some("KOI8-R"));
/// assert_eq!(mime_type.to_string(), "text/html;charset=KOI8-R");
/// # Ok::<(), treewright_microsyntaxes::Mistake>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MimeType {
    essence: String,
    parameters: Vec<(String, String)>,
}

impl MimeType {
    /// Type, `/` and subtype.
    /// <https://mimesniff.spec.whatwg.org/#mime-type-essence>
    pub fn essence(&self) -> &str {
        &self.essence
    }

    /// The part before the `/`.
    /// <https://mimesniff.spec.whatwg.org/#type>
    pub fn type_(&self) -> &str {
        self.essence.split_once('/').map_or("", |(kind, _)| kind)
    }

    /// The part after the `/`. <https://mimesniff.spec.whatwg.org/#subtype>
    pub fn subtype(&self) -> &str {
        self.essence.split_once('/').map_or("", |(_, subtype)| subtype)
    }

    /// The value of a parameter, whose name is in lower case.
    pub fn parameter(&self, name: &str) -> Option<&str> {
        let mut parameters = self.parameters.iter();
        parameters.find(|(own, _)| own == name).map(|(_, value)| value.as_str())
    }

    /// Sets a parameter. The name is in lower case; a new one is added at the end.
    pub fn set_parameter(&mut self, name: &str, value: &str) {
        match self.parameters.iter_mut().find(|(own, _)| own == name) {
            Some((_, old)) => value.clone_into(old),
            None => self.parameters.push((name.to_owned(), value.to_owned())),
        }
    }

    /// <https://mimesniff.spec.whatwg.org/#javascript-mime-type>
    pub fn is_javascript(&self) -> bool {
        is_javascript_mime_type_essence_match(&self.essence)
    }

    /// <https://mimesniff.spec.whatwg.org/#json-mime-type>
    pub fn is_json(&self) -> bool {
        self.essence.ends_with("+json")
            || matches!(self.essence.as_str(), "application/json" | "text/json")
    }

    /// <https://mimesniff.spec.whatwg.org/#xml-mime-type>
    pub fn is_xml(&self) -> bool {
        self.essence.ends_with("+xml")
            || matches!(self.essence.as_str(), "text/xml" | "application/xml")
    }
}

/// A JavaScript MIME type essence match.
/// <https://mimesniff.spec.whatwg.org/#javascript-mime-type-essence-match>
pub fn is_javascript_mime_type_essence_match(text: &str) -> bool {
    const ESSENCES: [&str; 16] = [
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
    ESSENCES.iter().any(|essence| text.eq_ignore_ascii_case(essence))
}

/// Parse a MIME type: malformed parameters are left out.
/// <https://mimesniff.spec.whatwg.org/#parse-a-mime-type>
///
/// # Errors
/// Fails without a type, `/` and a subtype.
pub fn parse(input: &str) -> Result<MimeType, Mistake> {
    // 1. to 10.
    let trimmed = input.trim_matches(HTTP_WHITESPACE);
    let Some((kind, rest)) = trimmed.split_once('/') else {
        return Err(Mistake::in_part(input, trimmed, "a type has a `/` before its subtype"));
    };
    let (subtype, mut rest) = split_before(rest, &[';']);
    let subtype = subtype.trim_end_matches(HTTP_WHITESPACE);
    if !is_http_token(kind) {
        return Err(Mistake::in_part(input, kind, "this is not a type"));
    }
    if !is_http_token(subtype) {
        return Err(Mistake::in_part(input, subtype, "this is not a subtype"));
    }
    let essence = format!("{kind}/{subtype}").to_ascii_lowercase();
    let mut parameters: Vec<(String, String)> = Vec::new();
    // 11. Each round starts at a semicolon.
    while let Some(after) = rest.strip_prefix(';') {
        let (name, after) = split_before(after.trim_start_matches(HTTP_WHITESPACE), &[';', '=']);
        let Some(after) = after.strip_prefix('=') else {
            rest = after;
            continue;
        };
        let value = if let Some(quoted) = after.strip_prefix('"') {
            let (value, after) = collect_an_http_quoted_string(quoted);
            rest = split_before(after, &[';']).1;
            Cow::Owned(value)
        } else {
            let (value, after) = split_before(after, &[';']);
            rest = after;
            let value = value.trim_end_matches(HTTP_WHITESPACE);
            if value.is_empty() {
                continue;
            }
            Cow::Borrowed(value)
        };
        let name = name.to_ascii_lowercase();
        if is_http_token(&name)
            && value.chars().all(is_http_quoted_string_token)
            && parameters.iter().all(|(own, _)| *own != name)
        {
            parameters.push((name, value.into_owned()));
        }
    }
    Ok(MimeType { essence, parameters })
}

impl FromStr for MimeType {
    type Err = Mistake;

    fn from_str(text: &str) -> Result<Self, Mistake> {
        parse(text)
    }
}

/// Serialize a MIME type.
/// <https://mimesniff.spec.whatwg.org/#serialize-a-mime-type>
impl fmt::Display for MimeType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.essence)?;
        for (name, value) in &self.parameters {
            if is_http_token(value) {
                write!(f, ";{name}={value}")?;
            } else {
                let value = value.replace('\\', "\\\\").replace('"', "\\\"");
                write!(f, ";{name}=\"{value}\"")?;
            }
        }
        Ok(())
    }
}

/// A valid MIME type string: a type, `/`, a subtype, and parameters. "`OWS = *( SP / HTAB )`" is the only white space.
/// <https://mimesniff.spec.whatwg.org/#valid-mime-type>, <https://www.rfc-editor.org/rfc/rfc9110#name-media-type>
///
/// SPEC-NOTE: RFC 9110 allows a `;` without a parameter, which the older RFC 7231 and the Nu Html Checker
/// do not.
///
/// # Errors
/// Fails for anything else.
pub fn valid(input: &str) -> Result<MimeType, Mistake> {
    const OWS: [char; 2] = [' ', '\t'];
    let wrong = |part, reason| Mistake::in_part(input, part, reason);
    let (essence, mut rest) = match input.split_once(';') {
        Some((essence, rest)) => (essence.trim_end_matches(OWS), Some(rest)),
        None => (input, None),
    };
    let Some((kind, subtype)) = essence.split_once('/') else {
        return Err(wrong(essence, "a type has a `/` before its subtype"));
    };
    if !is_http_token(kind) {
        return Err(wrong(kind, "this is not a type"));
    }
    if !is_http_token(subtype) {
        return Err(wrong(subtype, "this is not a subtype"));
    }
    while let Some(parameter) = rest {
        let parameter = parameter.trim_start_matches(OWS);
        let Some((name, value)) = parameter.split_once('=') else {
            return Err(wrong(parameter, "a parameter has a name, `=` and a value"));
        };
        if !is_http_token(name) {
            return Err(wrong(name, "this is not the name of a parameter"));
        }
        let after = match value.strip_prefix('"') {
            Some(quoted) => end_of_quoted_string(quoted)
                .ok_or_else(|| wrong(value, "this is not a quoted string"))?,
            None => {
                let end = value.bytes().position(|byte| !is_of_an_http_token(byte));
                let (token, after) = value.split_at(end.unwrap_or(value.len()));
                if token.is_empty() {
                    return Err(wrong(token, "the value of the parameter is missing"));
                }
                after
            }
        };
        rest = after.trim_start_matches(OWS).strip_prefix(';');
        if rest.is_none() && !after.is_empty() {
            return Err(wrong(after, "this does not belong to the parameter"));
        }
    }
    parse(input)
}

/// The text after the closing quote of a quoted string, whose white space is also of these kinds only.
/// <https://www.rfc-editor.org/rfc/rfc9110#name-quoted-strings>
fn end_of_quoted_string(text: &str) -> Option<&str> {
    let mut is_escaped = false;
    for (index, c) in text.char_indices() {
        match c {
            _ if c.is_ascii_control() && c != '\t' => return None,
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            '"' => return text.get(index.saturating_add(1)..),
            _ => {}
        }
    }
    None
}

/// Extract a MIME type from the value of a `Content-Type` header: the last valid one of several
/// comma-separated values counts. If it has no `charset`, it takes that of the first of the values directly
/// before it with the same essence. <https://fetch.spec.whatwg.org/#concept-header-extract-mime-type>
///
/// # Errors
/// Fails if none of the values is a MIME type.
pub fn extract(value: &str) -> Result<MimeType, Mistake> {
    // 1. to 3.
    let mut charset: Option<String> = None;
    let mut mime_type: Option<MimeType> = None;
    // 4. to 6.
    for value in get_decode_and_split(value) {
        let Ok(mut temporary) = parse(value) else { continue };
        if temporary.essence == "*/*" {
            continue;
        }
        let own = temporary.parameter("charset");
        if mime_type.as_ref().is_none_or(|before| before.essence != temporary.essence) {
            charset = own.map(str::to_owned);
        } else if own.is_none()
            && let Some(charset) = &charset
        {
            temporary.set_parameter("charset", charset);
        }
        mime_type = Some(temporary);
    }
    // 7. and 8.
    mime_type.ok_or_else(|| Mistake::new(0..value.len(), "this is not a MIME type"))
}

/// "Get, decode, and split", starting with the decoded value: splits at the commas outside quoted strings.
/// <https://fetch.spec.whatwg.org/#header-value-get-decode-and-split>
pub fn get_decode_and_split(value: &str) -> impl Iterator<Item = &str> {
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

/// <https://fetch.spec.whatwg.org/#http-whitespace>
const HTTP_WHITESPACE: [char; 4] = ['\n', '\r', '\t', ' '];

/// <https://mimesniff.spec.whatwg.org/#http-token-code-point>
fn is_of_an_http_token(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(&byte)
}

fn is_http_token(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(is_of_an_http_token)
}

/// <https://mimesniff.spec.whatwg.org/#http-quoted-string-token-code-point>
fn is_http_quoted_string_token(character: char) -> bool {
    matches!(character, '\t' | ' '..='~' | '\u{80}'..='\u{FF}')
}

/// "Collect an HTTP quoted string", starting after its first quote: the value and the rest.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn charsets_of_headers() {
        for (value, expected) in [
            ("text/html;charset=gbk", Ok(Some("gbk"))),
            ("TEXT/HTML ; CHARSET=GBK", Ok(Some("GBK"))),
            ("text/html;charset=gbk;charset=koi8-r", Ok(Some("gbk"))),
            ("text/html;CHARSET=gbk;Charset=koi8-r", Ok(Some("gbk"))),
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
            let found = extract(value);
            let found = found.as_ref().map(|found| found.parameter("charset")).map_err(|_| ());
            assert_eq!(found, expected, "{value:?}");
        }
    }

    #[test]
    fn types_of_headers() {
        for (value, expected) in [
            ("", None),
            ("text/html", Some("text/html")),
            ("TEXT/JavaScript;Charset=UTF-8", Some("text/javascript;charset=UTF-8")),
            ("text/plain;charset=gbk, text/html", Some("text/html")),
            ("text/html;charset=gbk;a=b, text/html;x=y", Some("text/html;x=y;charset=gbk")),
            ("text/html;charset=gbk, x/x, text/html;x=y", Some("text/html;x=y")),
            ("text/html;\", x/x", Some("text/html")),
            ("text/html, */*", Some("text/html")),
            ("*/*", None),
        ] {
            let found = extract(value).map(|found| found.to_string());
            assert_eq!(found.ok().as_deref(), expected, "{value:?}");
        }
    }

    #[test]
    fn types_are_written_as_they_are_read() {
        for (input, expected) in [
            ("text/html;charset=\"\\\"\\\\\"", "text/html;charset=\"\\\"\\\\\""),
            ("text/html;charset=\"a b\"", "text/html;charset=\"a b\""),
            ("text/html;charset=\"\"", "text/html;charset=\"\""),
            ("x/y;A=b;c=\"d;e\";=f;g h=i", "x/y;a=b;c=\"d;e\""),
        ] {
            let mime_type = parse(input).unwrap();
            assert_eq!(mime_type.to_string(), expected, "{input}");
            assert_eq!(parse(expected).as_ref(), Ok(&mime_type));
        }
        let mut mime_type = parse("Text/X;a=b").unwrap();
        assert_eq!((mime_type.type_(), mime_type.subtype()), ("text", "x"));
        mime_type.set_parameter("a", "c");
        mime_type.set_parameter("d", "e");
        assert_eq!(mime_type.to_string(), "text/x;a=c;d=e");
    }

    #[test]
    fn groups_of_types() {
        for essence in ["text/javascript", "TEXT/JScript", "application/x-ecmascript"] {
            assert!(is_javascript_mime_type_essence_match(essence), "{essence}");
            assert!(parse(essence).unwrap().is_javascript());
        }
        for essence in ["text/javascript;x=y", "text/javascript1.6", "text/plain", "", "module"] {
            assert!(!is_javascript_mime_type_essence_match(essence), "{essence}");
        }
        for (input, is_json, is_xml) in [
            ("text/json", true, false),
            ("application/JSON", true, false),
            ("a/b+json;c=d", true, false),
            ("text/xml", false, true),
            ("Application/XML", false, true),
            ("image/svg+xml", false, true),
            ("text/html", false, false),
        ] {
            let mime_type = parse(input).unwrap();
            assert_eq!((mime_type.is_json(), mime_type.is_xml()), (is_json, is_xml), "{input}");
        }
    }

    #[test]
    fn valid_types_are_those_of_the_standard() {
        for good in [
            "text/html",
            "text/html;charset=utf-8",
            "text/html ; charset=utf-8",
            "a/b; c=\"d;\\\"e\"; f=g",
            "text/html\t;\t charset=utf-8",
            "a/b;c=\"d\te\"",
        ] {
            assert_eq!(valid(good), parse(good), "{good}");
            assert!(valid(good).is_ok(), "{good}");
        }
        for (bad, span) in [
            ("", 0..0),
            ("text", 0..4),
            ("text/", 5..5),
            (" text/html", 0..5),
            ("text/html ", 5..10),
            ("text/html;", 10..10),
            ("text/html; ", 11..11),
            ("text/html; a", 11..12),
            ("a/b;c=", 6..6),
            ("a/b;c=\"d", 6..8),
            ("a/b;c=d ", 7..8),
            ("a/b;\nc=d", 4..6),
            ("a/b\n;c=d", 2..4),
            ("a/b;c=d\n;e=f", 7..12),
            ("a/b;\x0Cc=d", 4..6),
            ("a/b;c=\"d\ne\"", 6..11),
        ] {
            assert_eq!(valid(bad).unwrap_err().span, span, "{bad:?}");
        }
    }
}
