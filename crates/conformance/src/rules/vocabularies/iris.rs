//! The syntax of IRIs and of the names of XML, as vocabularies other than HTML use them in attribute values.
//!
//! <https://www.rfc-editor.org/rfc/rfc3987#section-2.2>, <https://www.w3.org/TR/xml-names/#NT-NCName>

/// The mistake in an IRI, or in one that is relative. Of the grammar, only the characters and the scheme are examined.
pub(super) fn mistake_of_iri(text: &str) -> Option<String> {
    if let Some(scheme) = before_colon(text).filter(|scheme| !is_scheme(scheme)) {
        return Some(format!("`{}` is not a scheme", short(scheme)));
    }
    mistake_of_characters(text)
}

/// The part before a colon, if that is before all else that divides an IRI.
pub(super) fn before_colon(text: &str) -> Option<&str> {
    let (before, _) = text.split_once(':')?;
    (!before.contains(['/', '?', '#'])).then_some(before)
}

/// A character that no IRI has, or one at a place where it has none.
pub(super) fn mistake_of_characters(text: &str) -> Option<String> {
    let excluded = |c: char| {
        c.is_control() || matches!(c, '<' | '>' | '"' | '{' | '}' | '|' | '\\' | '^' | '`')
    };
    let mut after_percents = text.split('%').skip(1);
    let is_encoded = |after: &str| {
        after.len() >= 2 && after.bytes().take(2).all(|byte| byte.is_ascii_hexdigit())
    };
    if text.contains(|c: char| c.is_ascii_whitespace()) {
        Some("there is white space in it".to_owned())
    } else if let Some(c) = text.chars().find(|c| excluded(*c)) {
        Some(format!("`{}` is not allowed", c.escape_debug()))
    } else if !after_percents.all(is_encoded) {
        Some("a `%` is not followed by two hexadecimal digits".to_owned())
    } else if text.matches('#').count() > 1 {
        Some("there are two `#`".to_owned())
    } else if without_address(text).contains(['[', ']']) {
        Some("square brackets are not around an IPv6 address".to_owned())
    } else {
        None
    }
}

/// An IRI without the address in brackets that can be its host, or from after it.
fn without_address(text: &str) -> &str {
    let Some((scheme, after)) = text.split_once("//") else { return text };
    if !scheme.is_empty()
        && before_colon(text).is_none_or(|before| before.len().saturating_add(1) != scheme.len())
    {
        return text;
    }
    let authority = after.split(['/', '?', '#']).next().unwrap_or_default();
    let host = authority.rsplit('@').next().unwrap_or_default();
    match host.strip_prefix('[').and_then(|host| host.split_once(']')) {
        Some((_, port)) if port.is_empty() || port.starts_with(':') => {
            after.split_once(']').map_or(text, |(_, rest)| rest)
        }
        _ => text,
    }
}

/// <https://www.rfc-editor.org/rfc/rfc3986#section-3.1>
pub(super) fn is_scheme(text: &str) -> bool {
    let is_of_scheme =
        |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.');
    text.starts_with(|c: char| c.is_ascii_alphabetic()) && text.bytes().all(is_of_scheme)
}

/// A word of the page in a message.
pub(super) fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

#[cfg(test)]
mod tests {
    use treewright_markup::xml::is_name_without_colon;

    use super::mistake_of_iri;

    #[test]
    fn iris() {
        for right in [
            "",
            "a",
            "#a",
            "?a#b",
            "//example.com",
            "http://example.com/é?b=%20#c",
            "http://[::1]:80/",
            "//a@[::1]",
            "urn:isbn:1",
            "a/b:c",
            "./1:c",
        ] {
            assert_eq!(mistake_of_iri(right), None, "{right}");
        }
        for wrong in [
            "a b",
            "http://a b/",
            "http://[",
            "[",
            "%",
            "%2",
            "%zz",
            "#a#b",
            "_:a",
            "1:x",
            "a|b",
            "{a}",
            "a[0]",
            "http://[::1]/[",
            "http://a[b]/",
            "a\\b",
            "a//[b]",
        ] {
            assert!(mistake_of_iri(wrong).is_some(), "{wrong}");
        }
    }

    #[test]
    fn names() {
        assert!(["a", "_", "é-1.", "a\u{300}", "名"].into_iter().all(is_name_without_colon));
        assert!(
            !["", "1", "-a", ".a", "a:b", "a b", "a$", "×"].into_iter().any(is_name_without_colon)
        );
    }
}
