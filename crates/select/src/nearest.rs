//! The known name that is most similar to an unknown one.

/// The name among `known` with the fewest changes of a character, unless these are more than a third of the
/// name's length.
#[expect(clippy::arithmetic_side_effects, reason = "distances are lengths of short names")]
pub(crate) fn nearest(
    name: &str,
    known: impl Iterator<Item = &'static str>,
) -> Option<&'static str> {
    // Longer ones are not similar to any name.
    if name.len() > 64 {
        return None;
    }
    let most = 1 + name.len() / 4;
    let (distance, nearest) =
        known.map(|other| (distance(name.as_bytes(), other.as_bytes()), other)).min()?;
    (distance <= most).then_some(nearest)
}

/// The number of insertions, removals, replacements and swaps of neighbours that turn `a` into `b`.
#[expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "rows are one longer than `b`, and numbers are at most the lengths"
)]
fn distance(a: &[u8], b: &[u8]) -> usize {
    let mut before: Vec<usize> = Vec::new();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for i in 0..a.len() {
        let mut next = vec![i + 1];
        for j in 0..b.len() {
            let replaced = row[j] + usize::from(a[i] != b[j]);
            let mut best = replaced.min(row[j + 1] + 1).min(next[j] + 1);
            if i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j] {
                best = best.min(before[j - 1] + 1);
            }
            next.push(best);
        }
        before = std::mem::replace(&mut row, next);
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_names_are_found() {
        let known = ["first-child", "last-child", "is", "root"];
        for (name, expected) in [
            ("fist-child", Some("first-child")),
            ("lsat-child", Some("last-child")),
            ("roto", Some("root")),
            ("matches", None),
            ("", None),
        ] {
            assert_eq!(nearest(name, known.into_iter()), expected, "{name}");
        }
    }
}
