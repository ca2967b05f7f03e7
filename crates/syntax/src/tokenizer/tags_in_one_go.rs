//! Tags as nearly all of them are, read in one go: a fast twin of the states from the tag open
//! state to the self-closing start tag state.
//!
//! It reads what lies in the input in one piece and is free of everything that has an arm of its
//! own in those states: parse errors, U+0000, character references, newlines in values. Where it
//! meets something else it stops before the attribute that has it, and the states go on from there.
//! The states alone make the same tokens, spans and errors of any input: cut into single characters,
//! all input goes through them, and the tests compare.

use std::ops::Range;

use super::attributes::{DOUBLE_QUOTED_STOPS, SINGLE_QUOTED_STOPS};
use super::text::DATA_STOPS;
use super::{Input, NEXT, Next, State, Step, TagKind, Tokenizer};
use crate::attributes::AttributeSlot;
use crate::input::{Mark, Slice};
use crate::names::{LocalName, NameInterner};
use crate::{AttributeBuffer, SourceId};

/// What was read in one go.
pub(super) enum InOneGo {
    /// The current tag token.
    Tag,
    /// Characters as they stand in the input.
    Text(Slice),
    /// Nothing, or a part of a tag: the states go on.
    Nothing,
}

impl Tokenizer {
    /// A token of the data state: text, or a tag.
    #[inline]
    pub(super) fn data_in_one_go(&mut self, input: &mut Input<'_>) -> InOneGo {
        if input.stream.rest().first() != Some(&b'<') {
            return input.take_until(&DATA_STOPS).map_or(InOneGo::Nothing, InOneGo::Text);
        }
        match self.tag_in_one_go(input) {
            Some(Ok(Next::Emit(_))) => InOneGo::Tag,
            _ => InOneGo::Nothing,
        }
    }

    /// A tag that begins with the next input character, which is `<`, if its name and what follows
    /// is here.
    fn tag_in_one_go(&mut self, input: &mut Input<'_>) -> Option<Step> {
        let rest = input.stream.rest();
        let (kind, start) = match rest.get(1)? {
            b'/' => (TagKind::End, 2),
            _ => (TagKind::Start, 1),
        };
        if !rest.get(start)?.is_ascii_alphabetic() {
            return None;
        }
        let mut end = start;
        let mut key = NameKey::default();
        let mut classes = 0;
        loop {
            let byte = *rest.get(end)?;
            let class = CLASSES[usize::from(byte)];
            if class & ENDS_TAG_NAME != 0 {
                break;
            }
            classes |= class;
            key.push(byte);
            end += 1;
        }
        let after_name = rest[end];
        if after_name == b'\0' {
            return None;
        }
        self.create_tag_token(kind);
        self.token_start = input.stream.mark_next();
        let name = input.stream.rest_text(start..end);
        self.tag.local_name = if classes & UPPERCASE == 0 {
            self.recent_names.intern(&mut self.names, key, name)
        } else {
            self.names.intern(&name.to_ascii_lowercase())
        };
        self.tag.name_is_interned = true;
        if after_name == b'>' {
            input.stream.consume_bytes(end + 1, input.reporter);
            return Some(self.emit_tag(input));
        }
        input.stream.consume_bytes(end, input.reporter);
        self.state = State::BeforeAttributeName;
        Some(self.attributes_in_one_go(input).unwrap_or(NEXT))
    }

    /// The attributes from the next input character on, which stands before or between attributes,
    /// and the end of the tag. The first line of the before attribute name state.
    pub(super) fn attributes_in_one_go(&mut self, input: &mut Input<'_>) -> Option<Step> {
        let rest = input.stream.rest();
        if self.tag.attributes.text.len() + rest.len() >= u32::MAX as usize {
            return None;
        }
        let first = self.tag.attributes.list.len();
        let mut reader = Reader {
            rest,
            position: input.stream.position(),
            place: input.stream.mark_next(),
            attributes: &mut self.tag.attributes,
            most: FEW.min(self.limit_of_attributes),
            first,
            has_uppercase: false,
        };
        let (end, result) = reader.read();
        let has_uppercase = reader.has_uppercase;
        // A tag that is lent now can leave its attributes where they are.
        if has_uppercase || matches!(result, End::Other) {
            let attributes = &mut self.tag.attributes;
            attributes.keep_text_of_slots_from(first, input.stream.text_being_read());
            if has_uppercase {
                attributes.lowercase_names_from(first);
            }
        }
        if end == 0 {
            return None;
        }
        input.stream.consume_bytes(end, input.reporter);
        let End::Tag { self_closing } = result else { return None };
        self.tag.self_closing = self_closing;
        self.state = State::Data;
        Some(self.emit_tag(input))
    }
}

/// Reads attributes from a piece of input.
struct Reader<'a> {
    rest: &'a [u8],
    /// Where that begins in the text that is read.
    position: usize,
    /// Where it begins in its source.
    place: Mark,
    attributes: &'a mut AttributeBuffer,
    /// How many attributes there may be; others are left to the states.
    most: usize,
    /// The index of the first attribute of this piece; the text of those before is in the buffer.
    first: usize,
    has_uppercase: bool,
}

/// Where reading came to.
enum End {
    /// The end of the tag.
    Tag { self_closing: bool },
    /// Something that the states have to read.
    Other,
}

/// More attributes than these are compared by their hashes, in the states.
const FEW: usize = 12;

impl Reader<'_> {
    /// Reads as far as it can, and says how far that was and why. The slots that it adds count in
    /// `rest`.
    fn read(&mut self) -> (usize, End) {
        let mut at = 0;
        loop {
            // Before attribute name.
            while self.class(at) & SPACE != 0 {
                at += 1;
            }
            match self.rest.get(at) {
                Some(b'>') => return (at + 1, End::Tag { self_closing: false }),
                Some(b'/') if self.rest.get(at + 1) == Some(&b'>') => {
                    return (at + 2, End::Tag { self_closing: true });
                }
                _ => {}
            }
            match self.attribute(at) {
                Some(end) => at = end,
                None => return (at, End::Other),
            }
        }
    }

    /// Reads the attribute at `at` and says where it ends; `None` leaves it to the states.
    #[inline]
    fn attribute(&mut self, at: usize) -> Option<usize> {
        // Attribute name.
        let name_start = at;
        let mut at = at;
        let mut classes = 0;
        loop {
            let class = CLASSES[usize::from(*self.rest.get(at)?)];
            if class & ENDS_ATTRIBUTE_NAME != 0 {
                break;
            }
            classes |= class;
            at += 1;
        }
        let name_end = at;
        if name_end == name_start || self.attributes.list.len() >= self.most {
            return None;
        }
        self.has_uppercase |= classes & UPPERCASE != 0;
        // After attribute name.
        while self.class(at) & SPACE != 0 {
            at += 1;
        }
        let (value_start, value_end) = match *self.rest.get(at)? {
            b'=' => {
                at += 1;
                // Before attribute value.
                while self.class(at) & SPACE != 0 {
                    at += 1;
                }
                match *self.rest.get(at)? {
                    quote @ (b'"' | b'\'') => {
                        let start = at + 1;
                        let end = start + quoted_value_length(&self.rest[start..], quote)?;
                        at = end + 1;
                        // After attribute value (quoted).
                        if !matches!(self.rest.get(at)?, b'>' | b'/') && self.class(at) & SPACE == 0
                        {
                            return None;
                        }
                        (start, end)
                    }
                    b'>' => return None,
                    _ => {
                        let start = at;
                        while CLASSES[usize::from(*self.rest.get(at)?)] & ENDS_UNQUOTED_VALUE == 0 {
                            at += 1;
                        }
                        if self.rest[at] != b'>' && self.class(at) & SPACE == 0 {
                            return None;
                        }
                        (start, at)
                    }
                }
            }
            b'\0' | b'\r' | b'"' | b'\'' | b'<' => return None,
            b'/' if self.rest.get(at + 1) != Some(&b'>') => return None,
            _ => (name_end, name_end),
        };
        if self.is_duplicate(name_start..name_end) {
            return None;
        }
        let value_span = self.place.span(value_start..value_end);
        let value_at = if value_span.source == SourceId::MAIN && value_end > value_start {
            value_span.start
        } else {
            u32::MAX
        };
        self.attributes.list.push(AttributeSlot {
            name: self.in_input(name_start..name_end),
            value: self.in_input(value_start..value_end),
            value_at,
            in_input: true,
            name_span: self.place.span(name_start..name_end),
            value_span,
        });
        Some(at)
    }

    #[inline]
    fn in_input(&self, range: Range<usize>) -> (u32, u32) {
        ((self.position + range.start) as u32, (self.position + range.end) as u32)
    }

    /// The class of a byte, none at the end.
    #[inline]
    fn class(&self, at: usize) -> u8 {
        self.rest.get(at).map_or(0, |byte| CLASSES[usize::from(*byte)])
    }

    fn is_duplicate(&self, name: Range<usize>) -> bool {
        let name = &self.rest[name];
        let text = self.attributes.text.as_bytes();
        self.attributes.list.iter().enumerate().any(|(index, slot)| {
            let (start, end) = (slot.name.0 as usize, slot.name.1 as usize);
            let other = if index < self.first {
                &text[start..end]
            } else {
                &self.rest[start - self.position..end - self.position]
            };
            other.len() == name.len() && other.eq_ignore_ascii_case(name)
        })
    }
}

/// How long a quoted value is, if the states have no arm for anything in it.
#[inline]
fn quoted_value_length(rest: &[u8], quote: u8) -> Option<usize> {
    let stops = if quote == b'"' { &DOUBLE_QUOTED_STOPS } else { &SINGLE_QUOTED_STOPS };
    let length = stops.find(rest);
    (rest.get(length) == Some(&quote)).then_some(length)
}

const SPACE: u8 = 1;
const UPPERCASE: u8 = 1 << 1;
const ENDS_TAG_NAME: u8 = 1 << 2;
const ENDS_ATTRIBUTE_NAME: u8 = 1 << 3;
const ENDS_UNQUOTED_VALUE: u8 = 1 << 4;

/// What each byte is. A CR is no space here: the input stream makes newlines of it.
const CLASSES: [u8; 256] = classes();

const fn classes() -> [u8; 256] {
    let mut classes = [0; 256];
    let mut byte = 0;
    while byte < 128 {
        classes[byte] = match byte as u8 {
            b'\t' | b'\n' | b'\x0C' | b' ' => {
                SPACE | ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME | ENDS_UNQUOTED_VALUE
            }
            b'>' | b'\0' | b'\r' => ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME | ENDS_UNQUOTED_VALUE,
            b'/' => ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME,
            b'=' | b'"' | b'\'' | b'<' => ENDS_ATTRIBUTE_NAME | ENDS_UNQUOTED_VALUE,
            b'&' | b'`' => ENDS_UNQUOTED_VALUE,
            b'A'..=b'Z' => UPPERCASE,
            _ => 0,
        };
        byte += 1;
    }
    classes
}

/// The bytes of a short name as a number.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct NameKey {
    bytes: u64,
    length: u32,
}

impl NameKey {
    #[inline]
    fn push(&mut self, byte: u8) {
        self.bytes = self.bytes << 8 | u64::from(byte);
        self.length += 1;
    }

    /// The number, for a name that fits.
    #[inline]
    fn get(self) -> Option<u64> {
        (self.length <= 8).then_some(self.bytes)
    }
}

/// The names that were met last, by their keys: a direct-mapped cache in front of the interner.
#[derive(Clone, Debug)]
pub(super) struct RecentNames {
    entries: [(u64, LocalName); RECENT],
}

const RECENT: usize = 256;

impl Default for RecentNames {
    fn default() -> Self {
        // No name has the key 0.
        Self { entries: [(0, LocalName::HTML); RECENT] }
    }
}

impl RecentNames {
    #[inline]
    fn intern(&mut self, names: &mut NameInterner, key: NameKey, name: &str) -> LocalName {
        let Some(key) = key.get() else {
            return names.intern(name);
        };
        // Fibonacci hashing: the high bits of the product depend on all bits of the key.
        let hash = key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (64 - RECENT.ilog2());
        let entry = &mut self.entries[hash as usize];
        if entry.0 != key {
            *entry = (key, names.intern(name));
        }
        entry.1
    }
}
