//! A start tag as written, and the changes of its attributes.

use std::ops::Range;

use super::escaping::quoted_value;
use super::pieces::Piece;

/// The text of a start tag, from `<` to `>`.
#[derive(Clone, Copy, Debug)]
pub(super) struct WrittenTag<'a> {
    text: &'a str,
}

/// An attribute of a tag, including ones that the parser ignored as duplicates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct WrittenAttribute<'a> {
    name: &'a str,
    /// The name, the value and its quotes.
    whole: Range<usize>,
    /// The value with its quotes; empty, after the name, without a value.
    value: Range<usize>,
    has_value: bool,
    quote: Option<char>,
}

impl WrittenAttribute<'_> {
    pub(super) fn is_named(&self, name: &str) -> bool {
        self.name.eq_ignore_ascii_case(name)
    }
}

fn is_space(byte: u8) -> bool {
    matches!(byte, b'\t' | b'\n' | b'\x0C' | b'\r' | b' ')
}

impl<'a> WrittenTag<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self { text }
    }

    /// The index of the first byte from `start` on that satisfies the predicate, or that of the last byte
    /// of the tag.
    fn find(self, start: usize, is: impl Fn(u8) -> bool) -> usize {
        let bytes = self.text.as_bytes().get(start..).unwrap_or_default();
        let found = bytes.iter().position(|byte| is(*byte));
        found.map_or(self.end(), |found| start.saturating_add(found)).min(self.end())
    }

    /// The index of the `>` at the end.
    fn end(self) -> usize {
        self.text.len().saturating_sub(1)
    }

    fn byte(self, index: usize) -> u8 {
        self.text.as_bytes().get(index).copied().unwrap_or(b'>')
    }

    /// The end of the tag name.
    fn end_of_name(self) -> usize {
        self.find(1, |byte| is_space(byte) || byte == b'/')
    }

    /// The attributes in order, by the states of the tokenizer from
    /// <https://html.spec.whatwg.org/multipage/parsing.html#before-attribute-name-state> on.
    pub(super) fn attributes(self) -> impl Iterator<Item = WrittenAttribute<'a>> {
        let mut at = self.end_of_name();
        std::iter::from_fn(move || {
            let start = self.find(at, |byte| !is_space(byte) && byte != b'/');
            if start >= self.end() {
                return None;
            }
            let attribute = self.attribute(start);
            at = attribute.whole.end;
            Some(attribute)
        })
    }

    fn attribute(self, start: usize) -> WrittenAttribute<'a> {
        // An `=` at the start belongs to the name.
        let rest = start.saturating_add(1);
        let end_of_name = self.find(rest, |byte| is_space(byte) || matches!(byte, b'/' | b'='));
        let name = self.text.get(start..end_of_name).unwrap_or_default();
        let equals = self.find(end_of_name, |byte| !is_space(byte));
        if equals >= self.end() || self.byte(equals) != b'=' {
            let (whole, value) = (start..end_of_name, end_of_name..end_of_name);
            return WrittenAttribute { name, whole, value, has_value: false, quote: None };
        }
        let value = self.find(equals.saturating_add(1), |byte| !is_space(byte));
        let quote = Some(self.byte(value)).filter(|byte| matches!(byte, b'"' | b'\''));
        let end = match quote {
            _ if value >= self.end() => value,
            Some(quote) => {
                let inside = value.saturating_add(1);
                self.find(inside, |byte| byte == quote).saturating_add(1).min(self.end())
            }
            None => self.find(value, is_space),
        };
        WrittenAttribute {
            name,
            whole: start..end,
            value: value..end,
            has_value: true,
            quote: quote.map(char::from),
        }
    }

    /// The changes of this tag, which starts at `offset` of the source. A value of `None` removes the
    /// attribute.
    pub(super) fn changed(self, offset: u32, changes: &[(String, Option<String>)]) -> Vec<Piece> {
        let mut pieces = Vec::new();
        let mut piece = |range: Range<usize>, text: String, can_have_references: bool| {
            let at = |index: usize| offset.saturating_add(index as u32);
            let (start, end) = (at(range.start), at(range.end));
            pieces.push(Piece { start, end, text, can_have_references });
        };
        // Names, and values with what is before them.
        let mut new: Vec<(String, bool)> = Vec::new();
        for (name, value) in changes {
            let mut written = self.attributes().filter(|attribute| attribute.is_named(name));
            match value {
                None => {
                    for attribute in written {
                        piece(self.to_remove(&attribute), String::new(), false);
                    }
                }
                Some(value) => match written.next() {
                    Some(attribute) if attribute.has_value => {
                        piece(attribute.value, quoted_value(value, attribute.quote), true);
                    }
                    // Unchanged: an attribute without a value has an empty one.
                    Some(_) if value.is_empty() => {}
                    Some(attribute) => {
                        let value = format!("={}", quoted_value(value, Some('"')));
                        piece(attribute.value, value, true);
                    }
                    None => {
                        // A character reference in a name means nothing.
                        new.push((format!(" {name}"), false));
                        if !value.is_empty() {
                            new.push((format!("={}", quoted_value(value, Some('"'))), true));
                        }
                    }
                },
            }
        }
        if !new.is_empty() {
            let last = self.attributes().last();
            // After `name=` the new text would become the value.
            let is_open = |last: &WrittenAttribute<'_>| {
                last.has_value && last.value.is_empty() && !self.is_changed(last, changes)
            };
            if last.as_ref().is_some_and(is_open) {
                new.insert(0, ("\"\"".to_owned(), false));
            }
            let end = last.map_or(self.end_of_name(), |attribute| attribute.whole.end);
            for (text, can_have_references) in new {
                piece(end..end, text, can_have_references);
            }
        }
        pieces
    }

    /// Returns true if one of the changes writes the value of this attribute or removes it: of duplicates,
    /// the first is written, and all are removed.
    fn is_changed(
        self,
        attribute: &WrittenAttribute<'_>,
        changes: &[(String, Option<String>)],
    ) -> bool {
        changes.iter().filter(|(name, _)| attribute.is_named(name)).any(|(name, value)| {
            let first = self.attributes().find(|other| other.is_named(name));
            value.is_none() || first.is_some_and(|first| first.whole == attribute.whole)
        })
    }

    /// An attribute with the white space before it, unless that must separate others.
    fn to_remove(self, attribute: &WrittenAttribute<'_>) -> Range<usize> {
        let Range { mut start, end } = attribute.whole;
        let next = self.byte(end);
        if end >= self.end() || is_space(next) || next == b'/' {
            let before = self.text.as_bytes().get(..start).unwrap_or_default();
            let spaces = before.iter().rev().take_while(|byte| is_space(**byte)).count();
            start = start.saturating_sub(spaces);
        }
        start..end
    }
}
