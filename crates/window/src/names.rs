//! The names that scripts may use.
//!
//! <https://dom.spec.whatwg.org/#namespaces>

/// <https://dom.spec.whatwg.org/#valid-attribute-local-name>
pub(crate) fn is_a_valid_attribute_local_name(name: &str) -> bool {
    !name.is_empty()
        && !name.contains(|c: char| c.is_ascii_whitespace() || matches!(c, '\0' | '/' | '=' | '>'))
}

/// <https://dom.spec.whatwg.org/#valid-element-local-name>
pub(crate) fn is_a_valid_element_local_name(name: &str) -> bool {
    let Some(first) = name.chars().next() else { return false };
    if first.is_ascii_alphabetic() {
        return !name.contains(|c: char| c.is_ascii_whitespace() || matches!(c, '\0' | '/' | '>'));
    }
    matches!(first, ':' | '_' | '\u{80}'..)
        && name
            .chars()
            .skip(1)
            .all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '.' | ':' | '_' | '\u{80}'..))
}

/// <https://dom.spec.whatwg.org/#valid-doctype-name>
pub(crate) fn is_a_valid_doctype_name(name: &str) -> bool {
    !name.contains(|c: char| c.is_ascii_whitespace() || matches!(c, '\0' | '>'))
}
