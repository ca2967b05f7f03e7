//! ASCII white space and newlines.
//! <https://infra.spec.whatwg.org/#strings>

/// <https://infra.spec.whatwg.org/#ascii-whitespace>
pub const fn is_ascii_white_space(c: char) -> bool {
    matches!(c, '\t' | '\n' | '\x0C' | '\r' | ' ')
}

/// The text after its leading ASCII white space. <https://infra.spec.whatwg.org/#skip-ascii-whitespace>
pub fn skip_ascii_white_space(text: &str) -> &str {
    text.trim_start_matches(is_ascii_white_space)
}

/// <https://infra.spec.whatwg.org/#strip-leading-and-trailing-ascii-whitespace>
pub fn strip_ascii_white_space(text: &str) -> &str {
    text.trim_matches(is_ascii_white_space)
}

/// <https://infra.spec.whatwg.org/#strip-and-collapse-ascii-whitespace>
pub fn strip_and_collapse_ascii_white_space(text: &str) -> String {
    let mut collapsed = String::with_capacity(text.len());
    for word in text.split_ascii_whitespace() {
        if !collapsed.is_empty() {
            collapsed.push(' ');
        }
        collapsed.push_str(word);
    }
    collapsed
}

/// <https://infra.spec.whatwg.org/#strip-newlines>
pub fn strip_newlines(text: &str) -> String {
    text.replace(['\n', '\r'], "")
}

/// <https://infra.spec.whatwg.org/#normalize-newlines>
pub fn normalize_newlines(text: &str) -> String {
    text.replace("\r\n", "\n").replace('\r', "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn newlines() {
        assert_eq!(normalize_newlines("a\r\nb\rc\nd\r\r\n"), "a\nb\nc\nd\n\n");
        assert_eq!(strip_newlines("a\r\nb\nc"), "abc");
    }

    #[test]
    fn white_space() {
        assert_eq!(strip_and_collapse_ascii_white_space(" a \n\u{c} b\u{a0} "), "a b\u{a0}");
        assert_eq!(strip_ascii_white_space("\u{b} a "), "\u{b} a");
        assert_eq!(skip_ascii_white_space("\t a "), "a ");
    }
}
