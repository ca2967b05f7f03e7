//! Texts as values.

use treewright::microsyntaxes::numbers::{parse_floating_point_number, parse_integer};

/// White space collapsed, and none at the ends.
pub(super) fn in_one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for word in text.split_ascii_whitespace() {
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    line
}

pub(super) fn integer(text: &str) -> Option<i64> {
    parse_integer(text).ok().and_then(|number| number.try_into().ok())
}

pub(super) fn float(text: &str) -> Option<f64> {
    parse_floating_point_number(text).ok()
}

pub(super) fn boolean(text: &str) -> Option<bool> {
    match text.trim_ascii() {
        text if text.eq_ignore_ascii_case("true") => Some(true),
        text if text.eq_ignore_ascii_case("false") => Some(false),
        _ => None,
    }
}
