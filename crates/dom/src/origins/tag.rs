//! The places of the attributes in the text of a start tag.

use std::ops::Range;

/// The names and values of a tag's attributes, as ranges of the tag's text, in order, including duplicates
/// that the parser drops. The text is that of a start tag that the tokenizer emitted, from `<` to `>`.
///
/// These are the states of the tokenizer from "tag name" to "after attribute value (quoted)":
/// <https://html.spec.whatwg.org/multipage/parsing.html#tag-name-state>
pub(super) fn attributes(tag: &str) -> Attributes<'_> {
    let end_of_name = |byte: &u8| is_space(*byte) || matches!(byte, b'/' | b'>');
    let bytes = tag.as_bytes();
    Attributes { tag: bytes, at: bytes.iter().position(end_of_name).unwrap_or(bytes.len()) }
}

/// The attribute in [`attributes`] whose value is at this place of a tag and whose name has this length, if
/// any.
pub(super) fn attribute_with_value(
    tag: &str,
    value: Range<usize>,
    length_of_name: usize,
) -> Option<(Range<usize>, Range<usize>)> {
    let (before, after) = tag.as_bytes().split_at_checked(value.start)?;
    let end = after.get(value.len())?;
    let (is_its_end, before) = match before.split_last()? {
        (quote @ (b'"' | b'\''), before) => (end == quote, before),
        _ => (is_space(*end) || *end == b'>', before),
    };
    is_its_end.then_some(())?;
    let trimmed = |bytes: &[u8]| bytes.iter().rposition(|byte| !is_space(*byte));
    let equals = trimmed(before).filter(|at| before.get(*at) == Some(&b'='))?;
    let name_end = trimmed(before.get(..equals)?)?.saturating_add(1);
    let name_start = name_end.checked_sub(length_of_name)?;
    Some((name_start..name_end, value))
}

/// See [`attributes`].
pub(super) struct Attributes<'a> {
    tag: &'a [u8],
    at: usize,
}

/// CR counts, because it is a newline in the input stream.
const fn is_space(byte: u8) -> bool {
    matches!(byte, b'\t' | b'\n' | b'\x0C' | b'\r' | b' ')
}

impl Attributes<'_> {
    fn peek(&self) -> Option<u8> {
        self.tag.get(self.at).copied()
    }

    /// Advances to the next byte for which the predicate is true, or to the end.
    fn go_to(&mut self, is_it: impl Fn(u8) -> bool) {
        let rest = self.tag.get(self.at..).unwrap_or_default();
        let count = rest.iter().position(|byte| is_it(*byte)).unwrap_or(rest.len());
        self.at = self.at.saturating_add(count);
    }

    fn skip_spaces(&mut self) {
        self.go_to(|byte| !is_space(byte));
    }
}

impl Iterator for Attributes<'_> {
    type Item = (Range<usize>, Range<usize>);

    fn next(&mut self) -> Option<Self::Item> {
        // "Before attribute name", and "self-closing start tag" with something other than `>`.
        self.go_to(|byte| !is_space(byte) && byte != b'/');
        let start = self.at;
        if matches!(self.peek()?, b'>') {
            return None;
        }
        // "Attribute name": a `=` at its start is part of it.
        self.at = self.at.saturating_add(1);
        self.go_to(|byte| is_space(byte) || matches!(byte, b'/' | b'>' | b'='));
        let name = start..self.at;
        // "After attribute name".
        let none = name.end..name.end;
        self.skip_spaces();
        if self.peek() != Some(b'=') {
            return Some((name, none));
        }
        // "Before attribute value".
        self.at = self.at.saturating_add(1);
        self.skip_spaces();
        let value = match self.peek() {
            Some(quote @ (b'"' | b'\'')) => {
                self.at = self.at.saturating_add(1);
                let start = self.at;
                self.go_to(|byte| byte == quote);
                let value = start..self.at;
                self.at = self.at.saturating_add(1);
                value
            }
            Some(b'>') => none,
            _ => {
                let start = self.at;
                self.go_to(|byte| is_space(byte) || byte == b'>');
                start..self.at
            }
        };
        Some((name, value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(tag: &str, expected: &[(&str, &str)]) {
        let found: Vec<_> =
            attributes(tag).map(|(name, value)| (&tag[name], &tag[value])).collect();
        assert_eq!(found, expected, "{tag}");
    }

    /// Attributes with values are found by their values.
    #[test]
    fn attributes_are_found_by_their_values() {
        for tag in [
            "<a b=c d>",
            "<a b/c = d/ >",
            "<a b = 'c>' D=\"'\"e=f>",
            "<a =b=c =d =e>",
            "<a =b =c=d>",
            "<a b==c\"d>",
            "<a b=\"c\"d='e'\"f\"=g h\r\n=\t\"i\">",
        ] {
            for (name, value) in attributes(tag).filter(|(_, value)| !value.is_empty()) {
                let found = attribute_with_value(tag, value.clone(), name.len());
                assert_eq!(found, Some((name, value)), "{tag}");
            }
        }
    }

    #[test]
    fn places_are_those_of_the_tokenizers_states() {
        check("<a>", &[]);
        check("<a/>", &[]);
        check("<a\r\n>", &[]);
        check("<a b>", &[("b", "")]);
        check("<a b=c d>", &[("b", "c"), ("d", "")]);
        check("<a/b/c=d/>", &[("b", ""), ("c", "d/")]);
        check("<a b = 'c>' D=\"'\"e>", &[("b", "c>"), ("D", "'"), ("e", "")]);
        check("<a =b =c>", &[("=b", "c")]);
        check("<a =b =c=d>", &[("=b", "c=d")]);
        check("<a b=>", &[("b", "")]);
        check("<a b==c\"d>", &[("b", "=c\"d")]);
        check("<a b\t/c>", &[("b", ""), ("c", "")]);
        check("<a \"b\" <c>", &[("\"b\"", ""), ("<c", "")]);
    }
}
