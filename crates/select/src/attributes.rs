//! Comparisons of attribute values.

use selectors::attr::{CaseSensitivity, ParsedCaseSensitivity};

use crate::program::ValueTest;

/// Returns true if two values are equal, ignoring case in quirks mode.
#[inline]
pub(crate) fn same(value: &str, wanted: &str, quirks: bool) -> bool {
    if quirks { value.eq_ignore_ascii_case(wanted) } else { value == wanted }
}

/// Returns true if a value of `class` contains the class.
#[inline]
pub(crate) fn has_class(value: &str, class: &str, quirks: bool) -> bool {
    if quirks {
        return value.split_ascii_whitespace().any(|part| part.eq_ignore_ascii_case(class));
    }
    let (value, class) = (value.as_bytes(), class.as_bytes());
    // The last byte discriminates better: classes of one page often start alike. An empty class is in no
    // value.
    let Some(last) = class.last() else {
        return false;
    };
    let ends = |byte: Option<&u8>| byte.is_none_or(u8::is_ascii_whitespace);
    memchr::memchr_iter(*last, value).any(|index| {
        let end = index.saturating_add(1);
        end.checked_sub(class.len()).is_some_and(|start| {
            value.get(start..end) == Some(class)
                && ends(value.get(end))
                && ends(start.checked_sub(1).and_then(|before| value.get(before)))
                // A class that was written with escapes can contain white space, and is then in no value.
                && !class.iter().any(u8::is_ascii_whitespace)
        })
    })
}

/// Compares a value with that of an attribute selector.
/// <https://html.spec.whatwg.org/multipage/semantics-other.html#case-sensitivity-of-selectors>
pub(crate) fn holds(test: &ValueTest, value: &str, html: bool) -> bool {
    let case = match test.case {
        ParsedCaseSensitivity::AsciiCaseInsensitive => CaseSensitivity::AsciiCaseInsensitive,
        ParsedCaseSensitivity::AsciiCaseInsensitiveIfInHtmlElementInHtmlDocument if html => {
            CaseSensitivity::AsciiCaseInsensitive
        }
        _ => CaseSensitivity::CaseSensitive,
    };
    test.operator.eval_str(value, &test.value, case)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_are_words() {
        for (value, class, expected, in_quirks_mode) in [
            ("a", "a", true, true),
            ("", "a", false, false),
            ("ab a", "a", true, true),
            ("aa", "a", false, false),
            ("b\ta\nc", "a", true, true),
            ("b\x0Ca\rc", "a", true, true),
            ("b\u{A0}a", "a", false, false),
            ("bab aba", "ab", false, false),
            ("bab ab", "ab", true, true),
            ("AB", "ab", false, true),
            ("É", "é", false, false),
            ("a b", "a b", false, false),
            ("a", "", false, false),
        ] {
            assert_eq!(has_class(value, class, false), expected, "{value:?} {class:?}");
            assert_eq!(has_class(value, class, true), in_quirks_mode, "{value:?} {class:?}");
        }
    }
}
