//! The encoding in a `Content-Type` header.

use treewright_microsyntaxes::mime;

/// The error of [`charset_of_content_type`]: the value does not contain a MIME type.
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

/// The `charset` of a `Content-Type` header value, by the Fetch Standard's "extract a MIME type": the last
/// valid one of several comma-separated values counts. If it has no `charset`, it takes that of the first
/// of the values directly before it with the same type.
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
    match mime::extract(value) {
        Ok(mime_type) => Ok(mime_type.parameter("charset").map(str::to_owned)),
        Err(_) => Err(InvalidContentType { value: value.to_owned() }),
    }
}

#[cfg(test)]
mod tests {
    use super::charset_of_content_type;

    #[test]
    fn values() {
        for (value, expected) in [
            ("text/html;charset=gbk", Ok(Some("gbk"))),
            ("text/html;charset=gbk, text/html", Ok(Some("gbk"))),
            ("text/html", Ok(None)),
            ("*/*", Err(())),
            ("", Err(())),
        ] {
            let found = charset_of_content_type(value);
            let found = found.as_ref().map(Option::as_deref).map_err(|_| ());
            assert_eq!(found, expected, "{value:?}");
        }
    }
}
