//! The validity of names.
//! <https://dom.spec.whatwg.org/#namespaces>

use super::is_custom_element_name;

/// Returns true for a valid element local name.
/// <https://dom.spec.whatwg.org/#valid-element-local-name>
///
/// ```
/// use treewright_markup::is_valid_element_local_name;
/// assert!(is_valid_element_local_name("a<b") && !is_valid_element_local_name("1"));
/// ```
pub fn is_valid_element_local_name(name: &str) -> bool {
    let mut characters = name.chars();
    match characters.next() {
        None => false,
        Some(first) if first.is_ascii_alphabetic() => !name.contains(ends_a_tag_name),
        Some(':' | '_' | '\u{80}'..) => characters.all(|character| {
            character.is_ascii_alphanumeric()
                || matches!(character, '-' | '.' | ':' | '_' | '\u{80}'..)
        }),
        Some(_) => false,
    }
}

/// Returns true for a valid attribute local name.
/// <https://dom.spec.whatwg.org/#valid-attribute-local-name>
///
/// ```
/// use treewright_markup::is_valid_attribute_local_name;
/// assert!(is_valid_attribute_local_name("1") && !is_valid_attribute_local_name("a="));
/// ```
pub fn is_valid_attribute_local_name(name: &str) -> bool {
    !name.is_empty() && !name.contains(|character| ends_a_tag_name(character) || character == '=')
}

/// Returns true for a valid doctype name.
/// <https://dom.spec.whatwg.org/#valid-doctype-name>
///
/// ```
/// use treewright_markup::is_valid_doctype_name;
/// assert!(is_valid_doctype_name("") && !is_valid_doctype_name("a b"));
/// ```
pub fn is_valid_doctype_name(name: &str) -> bool {
    !name.contains(|character| ends_a_tag_name(character) && character != '/')
}

fn ends_a_tag_name(character: char) -> bool {
    matches!(character, '\t' | '\n' | '\x0C' | '\r' | ' ' | '\0' | '/' | '>')
}

/// Returns true for a valid custom element name, which need not be one of an element. For the name of an element,
/// [`is_custom_element_name`] is enough.
/// <https://html.spec.whatwg.org/multipage/custom-elements.html#valid-custom-element-name>
///
/// ```
/// use treewright_markup::is_valid_custom_element_name;
/// assert!(is_valid_custom_element_name("x-a") && !is_valid_custom_element_name("x-a b"));
/// ```
pub fn is_valid_custom_element_name(name: &str) -> bool {
    is_valid_element_local_name(name) && is_custom_element_name(name)
}

/// Returns true for a valid namespace prefix.
/// <https://dom.spec.whatwg.org/#valid-namespace-prefix>
///
/// ```
/// use treewright_markup::is_valid_namespace_prefix;
/// assert!(is_valid_namespace_prefix("xlink") && !is_valid_namespace_prefix(""));
/// ```
pub fn is_valid_namespace_prefix(prefix: &str) -> bool {
    !prefix.is_empty() && !prefix.contains(ends_a_tag_name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn valid_names() {
        for (name, element, attribute, doctype) in [
            ("div", true, true, true),
            ("", false, false, true),
            ("a<b", true, true, true),
            ("a b", false, false, false),
            ("a>", false, false, false),
            ("a/", false, false, true),
            ("a=", true, false, true),
            ("1", false, true, true),
            (":a-.0é", true, true, true),
            ("_$", false, true, true),
            ("é\0", false, false, false),
        ] {
            assert_eq!(is_valid_element_local_name(name), element, "{name:?}");
            assert_eq!(is_valid_attribute_local_name(name), attribute, "{name:?}");
            assert_eq!(is_valid_doctype_name(name), doctype, "{name:?}");
        }
        for (name, valid) in
            [("x-a", true), ("xa", false), ("x-A", false), ("-a", false), ("font-face", false)]
        {
            assert_eq!(is_valid_custom_element_name(name), valid, "{name}");
        }
    }
}
