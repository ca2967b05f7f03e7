//! Pseudo-attributes: attributes in the data of a processing instruction.

use std::borrow::Cow;

use crate::xml::{is_name, is_name_character, is_space};

/// The rules for parsing pseudo-attributes from a string, such as the data of a processing instruction.
/// Returns the names and values in order; `None` is an error.
/// <https://www.w3.org/TR/xml-stylesheet/#NT-PseudoAtt>
///
/// ```
/// use treewright_markup::parse_pseudo_attributes;
/// let attributes = parse_pseudo_attributes("href='a.css' title=\"1 &lt; 2\"").unwrap();
/// assert_eq!(attributes, [("href", "a.css".into()), ("title", "1 < 2".into())]);
/// assert_eq!(parse_pseudo_attributes("href=a.css"), None);
/// ```
#[expect(
    clippy::string_slice,
    reason = "cut where a character was found, and after a quote, which is ASCII"
)]
pub fn parse_pseudo_attributes(data: &str) -> Option<Vec<(&str, Cow<'_, str>)>> {
    let mut attributes: Vec<(&str, Cow<'_, str>)> = Vec::new();
    let mut rest = data;
    loop {
        let trimmed = rest.trim_start_matches(is_space);
        if trimmed.is_empty() {
            return Some(attributes);
        }
        // White space separates the attributes; it is optional before the first.
        if trimmed.len() == rest.len() && !attributes.is_empty() {
            return None;
        }
        let name_end = trimmed.find(|c| !is_name_character(c)).unwrap_or(trimmed.len());
        let name = &trimmed[..name_end];
        if !is_name(name) || attributes.iter().any(|(n, _)| *n == name) {
            return None;
        }
        let after_name = trimmed[name_end..].trim_start_matches(is_space);
        let after_equals = after_name.strip_prefix('=')?.trim_start_matches(is_space);
        let quote = after_equals.chars().next().filter(|c| matches!(c, '"' | '\''))?;
        let (value, after_value) = after_equals[1..].split_once(quote)?;
        attributes.push((name, decode_references(value)?));
        rest = after_value;
    }
}

/// The value of a pseudo-attribute with its character and predefined entity references decoded; `None` if
/// it has another reference or a `<`. <https://www.w3.org/TR/xml-stylesheet/#NT-PseudoAttValue>
///
/// ```
/// use treewright_markup::decode_references;
/// assert_eq!(decode_references("text&#x2F;css").as_deref(), Some("text/css"));
/// assert_eq!(decode_references("a&nbsp;b"), None);
/// ```
pub fn decode_references(value: &str) -> Option<Cow<'_, str>> {
    if value.contains('<') {
        return None;
    }
    if !value.contains('&') {
        return Some(Cow::Borrowed(value));
    }
    let mut decoded = String::new();
    let mut rest = value;
    while let Some((before, after)) = rest.split_once('&') {
        decoded.push_str(before);
        let (reference, after) = after.split_once(';')?;
        decoded.push(match reference {
            "amp" => '&',
            "lt" => '<',
            "gt" => '>',
            "quot" => '"',
            "apos" => '\'',
            _ => {
                let digits = reference.strip_prefix('#')?;
                let (digits, radix) = match digits.strip_prefix('x') {
                    Some(digits) => (digits, 16),
                    None => (digits, 10),
                };
                if !digits.chars().all(|c| c.is_digit(radix)) {
                    return None;
                }
                char::from_u32(u32::from_str_radix(digits, radix).ok()?).filter(|c| *c != '\0')?
            }
        });
        rest = after;
    }
    decoded.push_str(rest);
    Some(Cow::Owned(decoded))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pseudo_attributes_are_parsed_like_xml() {
        for (data, expected) in [
            ("name=\"x\"", true),
            ("name='x'", true),
            ("  a = \"1\"  name = \"x\" ", true),
            ("name=\"&#120;\"", true),
            ("name=\"&#x78;\"", true),
            ("name=x", false),
            ("name", false),
            ("NAME=\"x\"", false),
            ("name=\"x\"b=\"y\"", false),
            ("name=\"x\" name=\"x\"", false),
            ("name=\"x\" <", false),
            ("name=\"&bogus;\"", false),
            ("b=\"<\" name=\"x\"", false),
            ("1a=\"1\" name=\"x\"", false),
            ("name=\"x", false),
            ("", false),
        ] {
            let is_x = |(name, value): &(&str, Cow<'_, str>)| *name == "name" && value == "x";
            let found = parse_pseudo_attributes(data);
            assert_eq!(found.is_some_and(|found| found.iter().any(is_x)), expected, "{data}");
        }
    }
}
