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
use super::{Input, State, TagKind, Tokenizer};
use crate::attributes::{AttributeBuffer, AttributeSlot};
use crate::input::Slice;
use crate::names::LocalName;
use crate::{InputStream, Reporter};

/// What was read in one go.
#[derive(Clone, Copy, Debug)]
pub(crate) enum InOneGo {
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
    pub(crate) fn read_in_one_go(
        &mut self,
        stream: &mut InputStream,
        reporter: &mut Reporter,
    ) -> InOneGo {
        if self.state != State::Data {
            return InOneGo::Nothing;
        }
        let input = &mut Input { stream, reporter };
        if input.stream.rest().first() != Some(&b'<') {
            return input.take_until(&DATA_STOPS).map_or(InOneGo::Nothing, InOneGo::Text);
        }
        if self.tag_in_one_go(input) { InOneGo::Tag } else { InOneGo::Nothing }
    }

    /// A tag that begins with the next input character, which is `<`. Says whether it was emitted;
    /// else nothing or a part of it was consumed.
    fn tag_in_one_go(&mut self, input: &mut Input<'_>) -> bool {
        let rest = input.stream.rest();
        let (kind, start) = match rest.get(1) {
            Some(b'/') => (TagKind::End, 2),
            _ => (TagKind::Start, 1),
        };
        let Some((local_name, end)) = self.name_in_one_go(&rest[start.min(rest.len())..]) else {
            return false;
        };
        let end = start + end;
        let after_name = rest[end];
        self.tag.kind = kind;
        self.tag.local_name = local_name;
        self.tag.name_is_interned = true;
        self.tag.self_closing = false;
        self.tag.attributes.clear();
        self.token_start = input.stream.mark_next();
        if after_name == b'>' {
            input.stream.consume_bytes(end + 1, input.reporter);
            self.emit_tag_in_one_go(input);
            return true;
        }
        // What only the states use.
        self.tag.name.clear();
        self.tag.current.clear();
        input.stream.consume_bytes(end, input.reporter);
        self.state = State::BeforeAttributeName;
        self.attributes_in_one_go(input)
    }

    fn emit_tag_in_one_go(&mut self, input: &mut Input<'_>) {
        if self.tag.kind == TagKind::Start {
            self.last_start_tag = Some(self.tag.local_name);
        } else if self.tag.self_closing || !self.tag.attributes.list.is_empty() {
            self.report_what_end_tags_do_not_have(input);
        }
        self.emitted.span = input.stream.span_to_next(self.token_start);
    }

    /// The tag name at the start of `text`, and its length; another character follows.
    #[inline]
    fn name_in_one_go(&mut self, text: &[u8]) -> Option<(LocalName, usize)> {
        // A name that is in the cache has only characters that do not end it.
        if let Some((key, length)) = NameKey::up_to_space_or_greater_than(text)
            && let Some(name) = self.recent_names.get(key)
        {
            return Some((name, length));
        }
        self.name_by_its_characters(text)
    }

    #[inline(never)]
    fn name_by_its_characters(&mut self, text: &[u8]) -> Option<(LocalName, usize)> {
        if !text.first()?.is_ascii_alphabetic() {
            return None;
        }
        let mut classes = 0;
        let mut length = 0;
        loop {
            let class = CLASSES[usize::from(*text.get(length)?)];
            if class & ENDS_TAG_NAME != 0 {
                break;
            }
            classes |= class;
            length += 1;
        }
        if text[length] == b'\0' {
            return None;
        }
        let name = std::str::from_utf8(&text[..length]).ok()?;
        if classes & UPPERCASE != 0 {
            return Some((self.names.intern(&name.to_ascii_lowercase()), length));
        }
        let local_name = self.names.intern(name);
        if let Some(key) = NameKey::of(name.as_bytes()) {
            self.recent_names.set(key, local_name);
        }
        Some((local_name, length))
    }

    /// The attributes from the next input character on, which stands before or between attributes,
    /// and the end of the tag. The first line of the before attribute name state. Says whether the
    /// tag was emitted.
    pub(super) fn attributes_in_one_go(&mut self, input: &mut Input<'_>) -> bool {
        let rest = input.stream.rest();
        let text = input.stream.text_being_read();
        let attributes = &mut self.tag.attributes;
        if attributes.text.len() + text.len() >= u32::MAX as usize {
            return false;
        }
        let first = attributes.list.len();
        let mut reader = Reader {
            rest,
            position: input.stream.position(),
            attributes,
            most: FEW.min(self.limit_of_attributes),
            first,
            has_uppercase: false,
        };
        let (end, result) = reader.read();
        let has_uppercase = reader.has_uppercase;
        let text_mark = input.stream.mark_of_the_text();
        // A tag that is lent now can leave its attributes where they are.
        if first == 0 && !has_uppercase && matches!(result, End::Tag { .. }) {
            attributes.text_mark = text_mark;
            attributes.in_input = true;
        } else {
            attributes.keep_from(first, text, text_mark);
            if has_uppercase {
                attributes.lowercase_names_from(first);
            }
        }
        if end == 0 {
            return false;
        }
        input.stream.consume_bytes(end, input.reporter);
        let End::Tag { self_closing } = result else { return false };
        if !self.tag.name_is_interned {
            // The states read it.
            self.tag.local_name = self.names.intern(&self.tag.name);
        }
        self.tag.self_closing = self_closing;
        self.state = State::Data;
        self.emit_tag_in_one_go(input);
        true
    }
}

/// Reads attributes from a piece of input.
struct Reader<'a> {
    rest: &'a [u8],
    /// Where that begins in the text that is read.
    position: usize,
    attributes: &'a mut AttributeBuffer,
    /// How many attributes there may be; others are left to the states.
    most: usize,
    /// The index of the first attribute of this piece; the text of those before is in the buffer.
    first: usize,
    has_uppercase: bool,
}

/// Where reading came to.
#[derive(Clone, Copy)]
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
        let name = self.in_input(name_start..name_end);
        let value = self.in_input(value_start..value_end);
        self.attributes.list.push(AttributeSlot { name, value });
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

    #[inline]
    fn is_duplicate(&self, name: Range<usize>) -> bool {
        let (kept, here) = self.attributes.list.split_at(self.first);
        let name = &self.rest[name];
        here.iter().any(|slot| {
            let (start, end) = (slot.name.0 as usize, slot.name.1 as usize);
            end - start == name.len()
                && self.rest[start - self.position..end - self.position].eq_ignore_ascii_case(name)
        }) || kept.iter().any(|slot| {
            let other = &self.attributes.text[slot.name.0 as usize..slot.name.1 as usize];
            other.as_bytes().eq_ignore_ascii_case(name)
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

/// The bytes of a short name as a number, the first byte lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct NameKey(u64);

impl NameKey {
    /// The key of a name, if it is short.
    fn of(name: &[u8]) -> Option<Self> {
        let mut bytes = [0; 8];
        bytes.get_mut(..name.len())?.copy_from_slice(name);
        Some(Self(u64::from_le_bytes(bytes)))
    }

    /// The key and the length of what stands before the first space or `>` of `text`, if that is
    /// short.
    #[inline]
    fn up_to_space_or_greater_than(text: &[u8]) -> Option<(Self, usize)> {
        const ONES: u64 = u64::from_ne_bytes([1; 8]);
        const HIGH: u64 = ONES << 7;
        let word = u64::from_le_bytes(*text.first_chunk()?);
        // The high bit of each byte that is searched for; bytes after the first can be wrong.
        let is = |byte: u8| {
            let difference = word ^ (ONES * u64::from(byte));
            difference.wrapping_sub(ONES) & !difference & HIGH
        };
        let found = is(b' ') | is(b'>');
        let length = found.trailing_zeros() / 8;
        if found == 0 && !matches!(text.get(8), Some(b' ' | b'>')) {
            return None;
        }
        let all = u64::MAX.checked_shr(64 - 8 * length).unwrap_or(0);
        Some((Self(word & all), length as usize))
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
        // No name has the key 0, and no text of a key is empty.
        Self { entries: [(0, LocalName::HTML); RECENT] }
    }
}

impl RecentNames {
    /// Fibonacci hashing: the high bits of the product depend on all bits of the key.
    #[inline]
    fn index(key: NameKey) -> usize {
        (key.0.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (64 - RECENT.ilog2())) as usize
    }

    #[inline]
    fn get(&self, key: NameKey) -> Option<LocalName> {
        let (known, name) = self.entries[Self::index(key)];
        (known == key.0 && known != 0).then_some(name)
    }

    fn set(&mut self, key: NameKey, name: LocalName) {
        self.entries[Self::index(key)] = (key.0, name);
    }
}
