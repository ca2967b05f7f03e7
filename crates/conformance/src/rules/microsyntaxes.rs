//! Values that the rules of several subjects read.

use std::borrow::Cow;

/// A name in lower case, which most are in.
pub(crate) fn in_lower_case(name: &str) -> Cow<'_, str> {
    if name.bytes().any(|byte| byte.is_ascii_uppercase()) {
        Cow::Owned(name.to_ascii_lowercase())
    } else {
        Cow::Borrowed(name)
    }
}

#[inline]
#[allow(clippy::needless_bitwise_bool, reason = "branches would keep it from becoming vectors")]
const fn is_space(byte: u8) -> bool {
    (byte == b' ') | (byte == b'\n') | (byte == b'\t') | (byte == b'\r') | (byte == b'\x0C')
}

/// Returns true for a text of ASCII white space alone, such as that between tags.
pub(crate) fn is_white_space(text: &str) -> bool {
    // Sixteen bytes at a time, as vectors.
    let (chunks, rest) = text.as_bytes().as_chunks::<16>();
    chunks.iter().all(|chunk| chunk.iter().fold(true, |all, byte| all & is_space(*byte)))
        && rest.iter().all(|byte| is_space(*byte))
}

/// Returns true if one letter is added, left out or another one, or if two adjacent letters are exchanged.
pub(crate) fn is_one_edit_apart(one: &str, other: &str) -> bool {
    let (a, b) = (one.as_bytes(), other.as_bytes());
    // At most two characters lie between the common start and the common end; most words differ in more, which
    // is seen without a table of distances.
    let most = if one.is_ascii() && other.is_ascii() { 2 } else { 8 };
    let start = a.iter().zip(b).take_while(|(a, b)| a == b).count();
    let end = a.iter().rev().zip(b.iter().rev()).take_while(|(a, b)| a == b).count();
    let same = start.saturating_add(end);
    a.len().max(b.len()).saturating_sub(same) <= most && strsim::osa_distance(one, other) == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn white_space() {
        for length in 0..50 {
            let mut text = "\t\n\x0C\r ".repeat(10).split_at(length).0.to_owned();
            assert!(is_white_space(&text));
            for at in 0..length {
                let mut other = text.clone();
                other.replace_range(at..=at, "\x0B");
                assert!(!is_white_space(&other));
            }
            text.push('\u{A0}');
            assert!(!is_white_space(&text));
        }
    }

    /// The quick test agrees with the distance, for all short words of three letters.
    #[test]
    fn one_edit() {
        let mut words = vec![String::new()];
        for length in 0..5 {
            let longest = words.iter().filter(|word| word.chars().count() == length).cloned();
            let longer: Vec<_> = longest
                .flat_map(|word| ['a', 'b', 'é'].map(|letter| format!("{word}{letter}")))
                .collect();
            words.extend(longer);
        }
        for one in &words {
            for other in &words {
                let expected = strsim::osa_distance(one, other) == 1;
                assert_eq!(is_one_edit_apart(one, other), expected, "{one} {other}");
            }
        }
    }
}
