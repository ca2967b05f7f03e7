//! White space and newlines, and strings in JSON.

use std::fmt::{self, Write};

/// <https://infra.spec.whatwg.org/#ascii-whitespace>
pub(crate) const fn is_ascii_whitespace(c: char) -> bool {
    matches!(c, '\t' | '\n' | '\u{c}' | '\r' | ' ')
}

/// The text after its leading ASCII whitespace.
pub(crate) fn skip_ascii_whitespace(text: &str) -> &str {
    text.trim_start_matches(is_ascii_whitespace)
}

/// <https://infra.spec.whatwg.org/#strip-leading-and-trailing-ascii-whitespace>
pub(crate) fn trim_ascii_whitespace(text: &str) -> &str {
    text.trim_matches(is_ascii_whitespace)
}

/// <https://infra.spec.whatwg.org/#strip-and-collapse-ascii-whitespace>
pub(crate) fn strip_and_collapse_ascii_whitespace(text: &str) -> String {
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
pub(crate) fn strip_newlines(text: &str) -> String {
    text.replace(['\n', '\r'], "")
}

/// <https://infra.spec.whatwg.org/#normalize-newlines>
pub(crate) fn normalize_newlines(text: &str) -> String {
    text.replace("\r\n", "\n").replace('\r', "\n")
}

/// CR LF in place of each newline: of LF, CR and CR LF.
pub(crate) fn crlf_newlines(text: &str) -> String {
    normalize_newlines(text).replace('\n', "\r\n")
}

/// Writes a JSON string in the shortest way. Only characters that must be escaped are, by their own
/// escapes where they have one.
pub(crate) fn write_json_string(text: &str, out: &mut String) {
    // Writing to a string does not fail.
    let _: fmt::Result = write_escaped(text, out);
}

fn write_escaped(text: &str, out: &mut String) -> fmt::Result {
    out.push('"');
    for part in text.split_inclusive(|c: char| c < ' ' || c == '"' || c == '\\') {
        let mut characters = part.chars();
        let last = characters.next_back();
        let replacement = match last {
            Some('"') => "\\\"",
            Some('\\') => "\\\\",
            Some('\u{8}') => "\\b",
            Some('\t') => "\\t",
            Some('\n') => "\\n",
            Some('\u{c}') => "\\f",
            Some('\r') => "\\r",
            Some(control) if control < ' ' => {
                out.push_str(characters.as_str());
                write!(out, "\\u{:04x}", u32::from(control))?;
                continue;
            }
            _ => {
                out.push_str(part);
                continue;
            }
        };
        out.push_str(characters.as_str());
        out.push_str(replacement);
    }
    out.push('"');
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn newlines() {
        assert_eq!(normalize_newlines("a\r\nb\rc\nd\r\r\n"), "a\nb\nc\nd\n\n");
        assert_eq!(crlf_newlines("a\r\nb\rc\nd\n\r"), "a\r\nb\r\nc\r\nd\r\n\r\n");
        assert_eq!(strip_newlines("a\r\nb\nc"), "abc");
    }

    #[test]
    fn white_space() {
        assert_eq!(strip_and_collapse_ascii_whitespace(" a \n\u{c} b\u{a0} "), "a b\u{a0}");
        assert_eq!(trim_ascii_whitespace("\u{b} a "), "\u{b} a");
    }

    #[test]
    fn json_strings() {
        let mut out = String::new();
        write_json_string("a\"\\\n\u{1}\u{8}\u{7f}é😀", &mut out);
        assert_eq!(out, "\"a\\\"\\\\\\n\\u0001\\b\u{7f}é😀\"");
    }
}
