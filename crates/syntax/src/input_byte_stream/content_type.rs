//! What a `Content-Type` header says of the encoding.

use data_url::mime::Mime;

/// A `Content-Type` value has no MIME type in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidContentType {
    value: String,
}

impl std::fmt::Display for InvalidContentType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?} is no MIME type, which looks like `text/html; charset=utf-8`", self.value)
    }
}

impl std::error::Error for InvalidContentType {}

/// The `charset` of a `Content-Type` header value, by the Fetch Standard's "extract a MIME type":
/// of several values that commas separate the last valid one counts, and takes the `charset` of
/// the one before it if it has the same type and none of its own.
///
/// ```
/// use treewright_syntax::charset_of_content_type;
/// let charset = |value| charset_of_content_type(value);
/// assert_eq!(charset("text/html; charset=\"KOI8-R\"")?.as_deref(), Some("KOI8-R"));
/// assert_eq!(charset("text/html")?, None);
/// assert!(charset("html").is_err());
/// # Ok::<(), treewright_syntax::InvalidContentType>(())
/// ```
///
/// # Errors
/// When none of the values is a MIME type.
///
/// <https://fetch.spec.whatwg.org/#concept-header-extract-mime-type>
pub fn charset_of_content_type(value: &str) -> Result<Option<String>, InvalidContentType> {
    let mut charset: Option<String> = None;
    let mut essence = None;
    for value in get_decode_and_split(value) {
        let Ok(mime) = value.parse::<Mime>() else { continue };
        if mime.matches("*", "*") {
            continue;
        }
        let its_charset = mime.get_parameter("charset").map(str::to_owned);
        let its_essence = (mime.type_, mime.subtype);
        if essence.as_ref() != Some(&its_essence) {
            charset = its_charset;
            essence = Some(its_essence);
        } else if its_charset.is_some() {
            charset = its_charset;
        }
    }
    match essence {
        Some(_) => Ok(charset),
        None => Err(InvalidContentType { value: value.to_owned() }),
    }
}

/// "Get, decode, and split", from the decoded value on: splits at the commas that stand outside
/// quoted strings.
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
