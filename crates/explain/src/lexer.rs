//! The parts of a tag, by the tokenizer's states for tags and attributes.

use std::ops::Range;

/// The parts of a tag, as offsets in its text.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct TagParts {
    /// The tag name.
    pub(crate) name: Range<usize>,
    /// All attributes, duplicates too.
    pub(crate) attributes: Vec<AttributeParts>,
}

/// An attribute of a tag.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct AttributeParts {
    pub(crate) name: Range<usize>,
    /// The value without quotes, if an `=` precedes it.
    pub(crate) value: Option<Range<usize>>,
    /// From the name to the closing quote.
    pub(crate) whole: Range<usize>,
}

impl TagParts {
    /// Reads a tag that begins with `<` or `</`.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#tag-name-state>
    pub(crate) fn of(tag: &str) -> Self {
        let mut reader = Reader { text: tag.as_bytes(), at: 0 };
        reader.skip(|byte| matches!(byte, b'<' | b'/'));
        let name = reader.take(|byte| !is_space(byte) && !matches!(byte, b'/' | b'>'));
        let mut attributes = Vec::new();
        while let Some(attribute) = reader.attribute() {
            attributes.push(attribute);
        }
        Self { name, attributes }
    }

    /// The index of the attribute that an offset is in.
    pub(crate) fn attribute_at(&self, offset: usize) -> Option<usize> {
        let index = self.attributes.partition_point(|attribute| attribute.whole.end <= offset);
        self.attributes.get(index).filter(|attribute| attribute.whole.start <= offset)?;
        Some(index)
    }
}

fn is_space(byte: u8) -> bool {
    matches!(byte, b'\t' | b'\n' | b'\x0C' | b'\r' | b' ')
}

struct Reader<'a> {
    text: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn skip(&mut self, is_skipped: impl Fn(u8) -> bool) {
        while self.peek().is_some_and(&is_skipped) {
            self.at = self.at.saturating_add(1);
        }
    }

    fn take(&mut self, is_taken: impl Fn(u8) -> bool) -> Range<usize> {
        let start = self.at;
        self.skip(is_taken);
        start..self.at
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#before-attribute-name-state>
    fn attribute(&mut self) -> Option<AttributeParts> {
        self.skip(|byte| is_space(byte) || byte == b'/');
        let start = self.at;
        if matches!(self.peek()?, b'>') {
            return None;
        }
        // Whatever the first character is, `=` too, it belongs to the name.
        self.at = self.at.saturating_add(1);
        self.skip(|byte| !is_space(byte) && !matches!(byte, b'/' | b'>' | b'='));
        let name = start..self.at;
        self.skip(is_space);
        if self.peek() != Some(b'=') {
            self.at = name.end;
            return Some(AttributeParts { whole: name.clone(), name, value: None });
        }
        self.at = self.at.saturating_add(1);
        self.skip(is_space);
        let value = match self.peek() {
            Some(quote @ (b'"' | b'\'')) => {
                self.at = self.at.saturating_add(1);
                let value = self.take(|byte| byte != quote);
                self.at = self.at.saturating_add(1).min(self.text.len());
                value
            }
            _ => self.take(|byte| !is_space(byte) && byte != b'>'),
        };
        Some(AttributeParts { name, value: Some(value), whole: start..self.at })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Attributes = [(&'static str, Option<&'static str>)];

    /// A tag, its name, and the names and values of its attributes.
    const CASES: [(&str, &str, &Attributes); 9] = [
        ("<p>", "p", &[]),
        ("</p >", "p", &[]),
        ("<P CLASS=a id='b'>", "P", &[("CLASS", Some("a")), ("id", Some("b"))]),
        ("<a b=\"x>y\" c/d>", "a", &[("b", Some("x>y")), ("c", None), ("d", None)]),
        ("<a =b c = d>", "a", &[("=b", None), ("c", Some("d"))]),
        ("<a b= >", "a", &[("b", Some(""))]),
        ("<a b=c/>", "a", &[("b", Some("c/"))]),
        ("<a b=''c>", "a", &[("b", Some("")), ("c", None)]),
        ("<a/b/ = x", "a", &[("b", None), ("=", None), ("x", None)]),
    ];

    #[test]
    fn parts_of_tags() {
        for (tag, name, attributes) in CASES {
            let parts = TagParts::of(tag);
            assert_eq!(&tag[parts.name.clone()], name, "{tag}");
            let found = parts.attributes.iter().map(|attribute| {
                let value = attribute.value.clone().map(|value| &tag[value]);
                (&tag[attribute.name.clone()], value)
            });
            assert_eq!(found.collect::<Vec<_>>(), attributes, "{tag}");
        }
        let parts = TagParts::of("<a b='c' d>");
        let at = |offset| parts.attribute_at(offset);
        assert_eq!(
            [at(2), at(3), at(7), at(8), at(9), at(10)],
            [None, Some(0), Some(0), None, Some(1), None]
        );
    }
}
