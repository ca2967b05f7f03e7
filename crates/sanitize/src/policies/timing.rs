//! References to ids in the times at which animations begin and end.
//! <https://svgwg.org/specs/animations/#BeginValueListSyntax>

use std::borrow::Cow;

/// Puts a prefix in front of the ids in a list of times, such as `0s; id.click; id.end+1s`. Returns `None` if none of them
/// changes.
///
/// An id ends at the first `.` that is not escaped and has a letter after it. This is wider than the standard, by which a `-`
/// that is not escaped ends it too, so that no reference is missed by parsers that do not know escapes.
pub(super) fn with_prefix(times: &str, prefix: &str) -> Option<String> {
    let mut is_changed = false;
    let times = times.split(';').map(|time| match with_prefix_in_one(time, prefix) {
        Some(changed) => {
            is_changed = true;
            Cow::Owned(changed)
        }
        None => Cow::Borrowed(time),
    });
    let times = times.collect::<Vec<Cow<'_, str>>>().join(";");
    is_changed.then_some(times)
}

fn with_prefix_in_one(time: &str, prefix: &str) -> Option<String> {
    let written = time.trim_start();
    let (id, event) = split(written)?;
    let id = without_escapes(id.trim_end());
    if id.is_empty() || id.starts_with(prefix) {
        return None;
    }
    let space = time.strip_suffix(written).unwrap_or_default();
    Some(format!("{space}{}.{event}", escaped(&format!("{prefix}{id}"))))
}

/// The id of a time, and what is after the dot. Offsets, such as `1.5s`, and functions, such as `accessKey(.)`, have no id.
fn split(time: &str) -> Option<(&str, &str)> {
    let mut is_escaped = false;
    for (position, letter) in time.char_indices() {
        let rest = time.get(position..)?.strip_prefix('.');
        match letter {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            '(' => return None,
            _ => {
                let is_event = |rest: &&str| {
                    rest.starts_with(|next: char| !next.is_ascii_digit() && !next.is_whitespace())
                };
                if let Some(event) = rest.filter(is_event) {
                    return Some((time.get(..position)?, event));
                }
            }
        }
    }
    None
}

fn without_escapes(id: &str) -> String {
    let mut letters = id.chars();
    let mut plain = String::new();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => plain.extend(letters.next()),
            letter => plain.push(letter),
        }
    }
    plain
}

fn escaped(id: &str) -> String {
    let mut escaped = String::new();
    for letter in id.chars() {
        if matches!(letter, '-' | '.' | '+' | '\\' | '(' | ';') {
            escaped.push('\\');
        }
        escaped.push(letter);
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::with_prefix;

    /// Times, and what they become; `=` if they stay.
    #[test]
    fn times() {
        for (times, expected) in [
            ("", "="),
            ("0s", "="),
            ("1.5s", "="),
            ("+1.5s; -.5s", "="),
            ("indefinite", "="),
            ("click", "="),
            ("click+1.5s", "="),
            ("click + .5s", "="),
            ("repeat(2)+1s", "="),
            ("accessKey(.)", "="),
            ("wallclock(2026-11-30T00:00:00.5Z)", "="),
            ("a.click", r"x\-a.click"),
            ("a.end+1s", r"x\-a.end+1s"),
            (" a.end - 1.5s ;\n 2s", " x\\-a.end - 1.5s ;\n 2s"),
            ("1s;a.repeat(1);b.begin", r"1s;x\-a.repeat(1);x\-b.begin"),
            (r"a\-b.click", r"x\-a\-b.click"),
            ("a-b.click+1s", r"x\-a\-b.click+1s"),
            ("1a.click", r"x\-1a.click"),
            (r"x\-a.click", "="),
            ("x-a.click", "="),
            ("a.b.click", r"x\-a.b.click"),
            (r"a\.b.click", r"x\-a\.b.click"),
            (".click", "="),
            ("a.", "="),
            (r"\", "="),
            ("é.click", r"x\-é.click"),
        ] {
            let expected = if expected == "=" { times } else { expected };
            let found = with_prefix(times, "x-");
            assert_eq!(found.as_deref().unwrap_or(times), expected, "{times}");
            assert_eq!(with_prefix(expected, "x-"), None, "{expected}");
        }
    }
}
