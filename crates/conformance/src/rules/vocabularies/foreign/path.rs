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
    let mut rest = skip_space(value);
    if rest.trim_ascii() == "none" {
        return Ok(());
    }
    let mut is_first = true;
    while let Some(command) = rest.bytes().next() {
        let letter = rest.chars().next().unwrap_or_default();
        let Some(count) = arguments(command) else {
            return Err(format!("`{letter}` is not a command"));
        };
        if is_first && !command.eq_ignore_ascii_case(&b'm') {
            return Err("it begins with the command `M`".to_owned());
        }
        is_first = false;
        rest = skip_space(rest.get(1..).unwrap_or_default());
        if count > 0 {
            rest = groups(rest, letter, count)?;
        }
    }
    Ok(())
}

/// One or more groups of arguments.
fn groups(mut rest: &str, command: char, count: usize) -> Result<&str, String> {
    let wrong = || format!("an argument of `{command}` is missing or wrong");
    let mut is_more = false;
    loop {
        for index in 0..count {
            let is_flag = count == 7 && matches!(index, 3 | 4);
            let length = if is_flag { flag(rest) } else { number(rest) };
            let Some(length) = length else {
                // A comma must not be the last thing.
                return if index == 0 && is_more { Ok(rest) } else { Err(wrong()) };
            };
            if count == 7 && index < 2 && rest.starts_with('-') {
                return Err(format!("a radius of `{command}` is below zero"));
            }
            let behind = rest.get(length..).unwrap_or_default();
            rest = skip_separator(behind);
            let is_last = index.saturating_add(1) == count;
            if is_last && number(rest).is_none() {
                // The separator before the next command has no comma.
                return if behind.trim_ascii_start().starts_with(',') {
                    Err(wrong())
                } else {
                    Ok(rest)
                };
            }
        }
        is_more = true;
    }
}

/// The length of `0` or `1`.
fn flag(text: &str) -> Option<usize> {
    text.starts_with(['0', '1']).then_some(1)
}

/// The length of the number at the start of a text: no digit has to be before the point, one has to be behind it.
pub(super) fn number(text: &str) -> Option<usize> {
    number_at(text.as_bytes())
}

fn number_at(bytes: &[u8]) -> Option<usize> {
    let sign = usize::from(matches!(bytes.first(), Some(b'+' | b'-')));
    let mut at = behind_digits(bytes, sign);
    let mut has_digits = at > sign;
    if bytes.get(at) == Some(&b'.') {
        let point = at.saturating_add(1);
        let behind = behind_digits(bytes, point);
        if behind > point {
            (at, has_digits) = (behind, true);
        }
    }
    if !has_digits {
        return None;
    }
    if matches!(bytes.get(at), Some(b'e' | b'E')) {
        let behind = at.saturating_add(1);
        let sign = usize::from(matches!(bytes.get(behind), Some(b'+' | b'-')));
        let start = behind.saturating_add(sign);
        let end = behind_digits(bytes, start);
        if end > start {
            at = end;
        }
    }
    Some(at)
}

fn behind_digits(bytes: &[u8], mut at: usize) -> usize {
    while bytes.get(at).is_some_and(u8::is_ascii_digit) {
        at = at.saturating_add(1);
    }
    at
}

const fn is_space(byte: u8) -> bool {
    matches!(byte, b'\t' | b'\n' | b'\x0C' | b'\r' | b' ')
}

fn skip_space(text: &str) -> &str {
    let count = text.bytes().take_while(|byte| is_space(*byte)).count();
    text.get(count..).unwrap_or_default()
}

/// White space, and a comma in it.
pub(super) fn skip_separator(text: &str) -> &str {
    let text = skip_space(text);
    skip_space(text.strip_prefix(',').unwrap_or(text))
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
            "M0 0a-25,25 0 1 0 1,2",
            "M0 0Z5",
            "M0 0é",
            "M.",
        ] {
            assert!(check(value).is_err(), "{value:?}");
        }
    }
}
