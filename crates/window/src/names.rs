//! Names that scripts may give.
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

/// `Name` of XML.
/// <https://www.w3.org/TR/xml/#NT-Name>
pub(crate) fn is_an_xml_name(name: &str) -> bool {
    let mut chars = name.chars();
    chars.next().is_some_and(is_a_name_start_char) && chars.all(is_a_name_char)
}

fn is_a_name_start_char(c: char) -> bool {
    matches!(c, ':' | '_' | 'A'..='Z' | 'a'..='z' | '\u{C0}'..='\u{D6}' | '\u{D8}'..='\u{F6}'
        | '\u{F8}'..='\u{2FF}' | '\u{370}'..='\u{37D}' | '\u{37F}'..='\u{1FFF}'
        | '\u{200C}'..='\u{200D}' | '\u{2070}'..='\u{218F}' | '\u{2C00}'..='\u{2FEF}'
        | '\u{3001}'..='\u{D7FF}' | '\u{F900}'..='\u{FDCF}' | '\u{FDF0}'..='\u{FFFD}'
        | '\u{10000}'..='\u{EFFFF}')
}

fn is_a_name_char(c: char) -> bool {
    is_a_name_start_char(c)
        || matches!(c, '-' | '.' | '0'..='9' | '\u{B7}' | '\u{300}'..='\u{36F}' | '\u{203F}'..='\u{2040}')
}
