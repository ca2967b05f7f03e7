//! Comparisons of attribute values.

use selectors::attr::{CaseSensitivity, ParsedCaseSensitivity};

use crate::program::ValueTest;

/// Returns true if two values are the same; in quirks mode their case is ignored.
#[inline]
pub(crate) fn same(value: &str, wanted: &str, quirks: bool) -> bool {
    if quirks { value.eq_ignore_ascii_case(wanted) } else { value == wanted }
}

/// Returns true if a value of `class` has the class.
#[inline]
pub(crate) fn has_class(value: &str, class: &str, quirks: bool) -> bool {
    // Nearly all elements have few and short classes.
    value.len() >= class.len()
        && value.split_ascii_whitespace().any(|part| same(part, class, quirks))
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
