//! The characters of XML and of its names.
//! <https://www.w3.org/TR/xml/#charsets>

/// `Char`. <https://www.w3.org/TR/xml/#NT-Char>
pub const fn is_character(character: char) -> bool {
    matches!(character, '\t' | '\n' | '\r' | ' '..='\u{D7FF}' | '\u{E000}'..='\u{FFFD}' | '\u{10000}'..)
}

/// `S`. <https://www.w3.org/TR/xml/#NT-S>
pub const fn is_space(character: char) -> bool {
    matches!(character, '\t' | '\n' | '\r' | ' ')
}

/// `NameStartChar`, without the colon. <https://www.w3.org/TR/xml/#NT-NameStartChar>
pub const fn is_name_start_without_colon(character: char) -> bool {
    matches!(
        character,
        'A'..='Z' | '_' | 'a'..='z' | '\u{C0}'..='\u{D6}' | '\u{D8}'..='\u{F6}'
            | '\u{F8}'..='\u{2FF}' | '\u{370}'..='\u{37D}' | '\u{37F}'..='\u{1FFF}'
            | '\u{200C}'..='\u{200D}' | '\u{2070}'..='\u{218F}' | '\u{2C00}'..='\u{2FEF}'
            | '\u{3001}'..='\u{D7FF}' | '\u{F900}'..='\u{FDCF}' | '\u{FDF0}'..='\u{FFFD}'
            | '\u{10000}'..='\u{EFFFF}'
    )
}

/// `NameChar`, with the colon. <https://www.w3.org/TR/xml/#NT-NameChar>
pub const fn is_name_character(character: char) -> bool {
    is_name_start_without_colon(character)
        || matches!(
            character,
            ':' | '-' | '.' | '0'..='9' | '\u{B7}' | '\u{300}'..='\u{36F}' | '\u{203F}'..='\u{2040}'
        )
}

/// `Name`. <https://www.w3.org/TR/xml/#NT-Name>
///
/// ```
/// use treewright_markup::xml;
/// assert!(xml::is_name("a:b") && !xml::is_name("1"));
/// ```
pub fn is_name(text: &str) -> bool {
    text.starts_with(|first| first == ':' || is_name_start_without_colon(first))
        && text.chars().all(is_name_character)
}

/// `NCName`. <https://www.w3.org/TR/xml-names/#NT-NCName>
pub fn is_name_without_colon(text: &str) -> bool {
    !text.contains(':') && is_name(text)
}

/// `PubidChar`. <https://www.w3.org/TR/xml/#NT-PubidChar>
pub const fn is_public_id_character(character: char) -> bool {
    matches!(
        character,
        ' ' | '\r' | '\n' | 'a'..='z' | 'A'..='Z' | '0'..='9' | '-' | '\'' | '(' | ')' | '+' | ','
            | '.' | '/' | ':' | '=' | '?' | ';' | '!' | '*' | '#' | '@' | '$' | '_' | '%'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        for (text, name, without_colon) in [
            ("a", true, true),
            ("_-.9", true, true),
            ("é\u{B7}", true, true),
            ("a:b", true, false),
            (":", true, false),
            ("", false, false),
            ("-a", false, false),
            ("9", false, false),
            ("a b", false, false),
            ("\u{37E}", false, false),
            ("\u{10000}", true, true),
        ] {
            assert_eq!(is_name(text), name, "{text:?}");
            assert_eq!(is_name_without_colon(text), without_colon, "{text:?}");
        }
    }

    #[test]
    fn characters() {
        for (character, is) in
            [('\0', false), ('\u{B}', false), ('\u{FFFE}', false), ('\u{FFFD}', true), (' ', true)]
        {
            assert_eq!(is_character(character), is, "{character:?}");
        }
    }
}
