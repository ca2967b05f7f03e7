//! Path data.
//!
//! <https://svgwg.org/svg2-draft/paths.html#PathDataBNF>

/// The number of arguments of a command.
fn arguments(command: u8) -> Option<usize> {
    Some(match command.to_ascii_lowercase() {
        b'm' | b'l' | b't' => 2,
        b'h' | b'v' => 1,
        b'c' => 6,
        b's' | b'q' => 4,
        b'a' => 7,
        b'z' => 0,
        _ => return None,
    })
}

/// Checks path data against the grammar. The empty text and `none` draw nothing.
pub(super) fn check(value: &str) -> Result<(), String> {
    let mut rest = after_space(value.as_bytes());
    if rest.trim_ascii() == b"none" {
        return Ok(());
    }
    let mut is_first = true;
    while let Some((command, after)) = rest.split_first() {
        let Some(count) = arguments(*command) else {
            let at = value.len().saturating_sub(rest.len());
            let letter = value.get(at..).and_then(|rest| rest.chars().next()).unwrap_or_default();
            return Err(format!("`{letter}` is not a command"));
        };
        if is_first && !command.eq_ignore_ascii_case(&b'm') {
            return Err("it begins with the command `M`".to_owned());
        }
        is_first = false;
        rest = after_space(after);
        if count > 0 {
            rest = groups(rest, *command, count)?;
        }
    }
    Ok(())
}

/// One or more groups of arguments.
fn groups(mut rest: &[u8], command: u8, count: usize) -> Result<&[u8], String> {
    let command = char::from(command);
    let wrong = || format!("an argument of `{command}` is missing or wrong");
    // The text after the last argument.
    let mut after = rest;
    let mut is_more = false;
    loop {
        for index in 0..count {
            let is_flag = count == 7 && matches!(index, 3 | 4);
            let length = if is_flag { flag(rest) } else { coordinate_at(rest) };
            let Some(length) = length else {
                let is_end = index == 0 && is_more;
                // The separator before the next command has no comma.
                return if is_end && after_space(after).first() != Some(&b',') {
                    Ok(rest)
                } else {
                    Err(wrong())
                };
            };
            after = rest.get(length..).unwrap_or_default();
            rest = after_separator(after);
        }
        is_more = true;
    }
}

/// The length of `0` or `1`.
fn flag(text: &[u8]) -> Option<usize> {
    matches!(text.first(), Some(b'0' | b'1')).then_some(1)
}

/// The length of the number at the start of a text: no digit has to be before the point, one has to be after it.
pub(super) fn number(text: &str) -> Option<usize> {
    number_at(text.as_bytes(), false)
}

/// The length of a number of path data or points, where SVG 1.1 needs no digit after the point.
/// <https://www.w3.org/TR/SVG11/paths.html#PathDataBNF>
pub(super) fn coordinate(text: &str) -> Option<usize> {
    coordinate_at(text.as_bytes())
}

fn coordinate_at(bytes: &[u8]) -> Option<usize> {
    number_at(bytes, true)
}

#[inline]
fn number_at(bytes: &[u8], may_end_in_point: bool) -> Option<usize> {
    let sign = usize::from(matches!(bytes.first(), Some(b'+' | b'-')));
    let mut at = after_digits(bytes, sign);
    let mut has_digits = at > sign;
    if bytes.get(at) == Some(&b'.') {
        let point = at.saturating_add(1);
        let after = after_digits(bytes, point);
        if after > point {
            (at, has_digits) = (after, true);
        } else if may_end_in_point && has_digits {
            at = point;
        }
    }
    if !has_digits {
        return None;
    }
    if matches!(bytes.get(at), Some(b'e' | b'E')) {
        let after = at.saturating_add(1);
        let sign = usize::from(matches!(bytes.get(after), Some(b'+' | b'-')));
        let start = after.saturating_add(sign);
        let end = after_digits(bytes, start);
        if end > start {
            at = end;
        }
    }
    Some(at)
}

fn after_digits(bytes: &[u8], mut at: usize) -> usize {
    while bytes.get(at).is_some_and(u8::is_ascii_digit) {
        at = at.saturating_add(1);
    }
    at
}

const fn is_space(byte: u8) -> bool {
    matches!(byte, b'\t' | b'\n' | b'\x0C' | b'\r' | b' ')
}

fn after_space(bytes: &[u8]) -> &[u8] {
    let count = bytes.iter().position(|byte| !is_space(*byte)).unwrap_or(bytes.len());
    bytes.get(count..).unwrap_or_default()
}

fn after_separator(bytes: &[u8]) -> &[u8] {
    let bytes = after_space(bytes);
    bytes.strip_prefix(b",").map_or(bytes, after_space)
}

/// The text after white space, and after a comma in it.
pub(super) fn skip_separator(text: &str) -> &str {
    let after = after_separator(text.as_bytes());
    text.get(text.len().saturating_sub(after.len())..).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::check;

    #[test]
    fn path_data() {
        for value in [
            "",
            " ",
            "none",
            "M0 0",
            "m1,2 3,4z",
            "M1-2.5L.5.5 5 6H7V8",
            "M0 0a1,2 0 1110,20",
            "M0 0A1 2 3 0,1 4 5 6 7 8 1 0 9 1Z",
            "M1e3-4E-5",
            "M0 0zM1 1z",
            "M0 0C1 2 3 4 5 6S1 2 3 4Q1 2 3 4T5 6",
            "M0 0a-25,25 0 1 0 1,2",
            "M1.,2.L1.e2 3.",
        ] {
            assert_eq!(check(value), Ok(()), "{value:?}");
        }
        for value in [
            "L0 0",
            "0 0",
            "M0",
            "M0 0L",
            "M0 0 1",
            "M0 0,",
            "M0 0 H40#90",
            "M0 0a25,25 0 6 0 1,2",
            "M0 0Z5",
            "M0 0é",
            "M.",
        ] {
            assert!(check(value).is_err(), "{value:?}");
        }
    }
}
