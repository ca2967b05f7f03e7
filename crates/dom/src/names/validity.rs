//! The validity of names.

use treewright_markup::is_custom_element_name;

/// <https://dom.spec.whatwg.org/#valid-element-local-name>
pub(crate) fn is_valid_element_local_name(name: &str) -> bool {
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

/// <https://dom.spec.whatwg.org/#valid-attribute-local-name>
pub(crate) fn is_valid_attribute_local_name(name: &str) -> bool {
    !name.is_empty() && !name.contains(|character| ends_a_tag_name(character) || character == '=')
}

/// Returns true for a name that the tokenizer can give an attribute: it may begin with `=`.
#[cfg(feature = "serde")]
pub(crate) fn is_valid_given_attribute_name(name: &str) -> bool {
    is_valid_attribute_local_name(name.strip_prefix('=').unwrap_or(name)) || name == "="
}

/// <https://dom.spec.whatwg.org/#valid-doctype-name>
pub(crate) fn is_valid_doctype_name(name: &str) -> bool {
    !name.contains(|character| ends_a_tag_name(character) && character != '/')
}

fn ends_a_tag_name(character: char) -> bool {
    matches!(character, '\t' | '\n' | '\x0C' | '\r' | ' ' | '\0' | '/' | '>')
}

/// <https://html.spec.whatwg.org/multipage/custom-elements.html#valid-custom-element-name>
pub(crate) fn is_valid_custom_element_name(name: &str) -> bool {
    is_valid_element_local_name(name) && is_custom_element_name(name)
}

/// <https://dom.spec.whatwg.org/#valid-namespace-prefix>
pub(super) fn is_valid_namespace_prefix(prefix: &str) -> bool {
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
