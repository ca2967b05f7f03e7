//! Tags as nearly all of them are, read in one go: a fast twin of the states from the tag open
//! state to the self-closing start tag state.
//!
//! It reads what lies in the input in one piece and is free of what those states have arms of their
//! own for: parse errors, U+0000, CR. Of character references it knows names with their semicolon.
//! Where it meets something else it stops before the attribute that has it, and the states go on from
//! there.
//! The states alone make the same tokens, spans and errors of any input: cut into single characters,
//! all input goes through them, and the tests compare.

use std::ops::Range;

use super::attributes::{DOUBLE_QUOTED_STOPS, SINGLE_QUOTED_STOPS};
use super::character_reference::{begins_no_reference, name_with_semicolon};
use super::{Input, State, StopSet, Tag, TagKind, TagToken, Tokenizer};
use crate::attributes::{AttributePlace, AttributeSlot, Attributes};
use crate::names::LocalName;
use crate::{InputStream, Reporter, Span};

/// A tag that was read in one go.
#[derive(Clone, Copy, Debug)]
pub(crate) enum TagInOneGo {
    /// One that stands in the input just as it is.
    Plain(PlainTag),
    /// The current tag token.
    Kept,
    /// None, or a part of one: the states go on.
    No,
}

/// A tag of which nothing has to be kept but where it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlainTag {
    kind: TagKind,
    name: LocalName,
    self_closing: bool,
    has_attributes: bool,
    span: Span,
}

impl PlainTag {
    #[inline]
    pub(super) fn without_attributes(kind: TagKind, name: LocalName, span: Span) -> Self {
        Self { kind, name, self_closing: false, has_attributes: false, span }
    }
}

impl Tokenizer {
    /// A tag that begins with the next input character, which is `<`.
    #[inline]
    pub(crate) fn tag_in_one_go(
        &mut self,
        stream: &mut InputStream,
        reporter: &mut Reporter,
    ) -> TagInOneGo {
        let input = &mut Input { stream, reporter };
        let rest = input.stream.rest();
        let (kind, start) = match rest.get(1) {
            Some(b'/') => (TagKind::End, 2),
            _ => (TagKind::Start, 1),
        };
        let Some((name, length)) = self.name_in_one_go(rest.get(start..).unwrap_or_default())
        else {
            return TagInOneGo::No;
        };
        let end = start + length;
        if rest[end] != b'>' {
            return self.tag_with_attributes_in_one_go(input, kind, name, end);
        }
        if kind == TagKind::Start {
            self.last_start_tag = Some(name);
        }
        let span = input.stream.consume_in_one_piece(end + 1, input.reporter);
        TagInOneGo::Plain(PlainTag::without_attributes(kind, name, span))
    }

    /// Lends a tag that was read in one go.
    #[inline]
    pub(crate) fn lend_plain_tag<'t>(&'t self, tag: PlainTag, input: &'t InputStream) -> Tag<'t> {
        let PlainTag { kind, name, self_closing, has_attributes, span } = tag;
        let attributes = if has_attributes {
            self.plain_attributes.view_with(input.text_being_read())
        } else {
            Attributes::EMPTY
        };
        Tag { kind, name, text: self.names.text(name), attributes, self_closing, span }
    }

    /// A tag whose name ends at byte `end` of the rest of the input, where something else than the
    /// end of the tag follows.
    fn tag_with_attributes_in_one_go(
        &mut self,
        input: &mut Input<'_>,
        kind: TagKind,
        name: LocalName,
        end: usize,
    ) -> TagInOneGo {
        let start = input.stream.position();
        let most = FEW.min(self.limit_of_attributes);
        let text = input.stream.text_being_read().as_bytes();
        let read = read_attributes(text, start + end, most, &mut self.plain_attributes.list);
        if let End::Tag { self_closing } = read.result
            && !read.has_uppercase
            && kind == TagKind::Start
        {
            self.plain_attributes.text_mark = input.stream.mark_of_the_text();
            self.last_start_tag = Some(name);
            let span = input.stream.consume_in_one_piece(read.end - start, input.reporter);
            return TagInOneGo::Plain(PlainTag {
                kind,
                name,
                self_closing,
                has_attributes: true,
                span,
            });
        }
        self.token_start = input.stream.mark_next();
        self.create_tag_token(kind);
        self.tag.local_name = name;
        self.tag.name_is_interned = true;
        self.state = State::BeforeAttributeName;
        let mut is_complete = self.keep_attributes(input, read, start);
        while !is_complete && self.attribute_with_references_in_one_go(input) {
            is_complete = self.plain_attributes_in_one_go(input);
        }
        if is_complete { TagInOneGo::Kept } else { TagInOneGo::No }
    }

    /// The attributes from the next input character on, which stands before or between attributes,
    /// and the end of the tag. The first line of the before attribute name state. Says whether the
    /// tag was emitted.
    pub(super) fn attributes_in_one_go(&mut self, input: &mut Input<'_>) -> bool {
        loop {
            if self.plain_attributes_in_one_go(input) {
                return true;
            }
            if !self.attribute_with_references_in_one_go(input) {
                return false;
            }
        }
    }

    /// [`Self::attributes_in_one_go`] up to one that does not stand in the input as it is.
    fn plain_attributes_in_one_go(&mut self, input: &mut Input<'_>) -> bool {
        if input.stream.rest().is_empty() {
            return false;
        }
        let kept = &self.tag.attributes;
        let start = input.stream.position();
        let most = FEW.min(self.limit_of_attributes).saturating_sub(kept.list.len());
        let text = input.stream.text_being_read();
        let new = &mut self.plain_attributes.list;
        let mut read = read_attributes(text.as_bytes(), start, most, new);
        let is_duplicate = |slot: &AttributeSlot| {
            let name = &text.as_bytes()[slot.name.0 as usize..slot.name.1 as usize];
            kept.names().any(|other| other.as_bytes().eq_ignore_ascii_case(name))
        };
        if let Some(index) = new.iter().position(is_duplicate) {
            read.end = new[index].name.0 as usize;
            read.result = End::Other;
            new.truncate(index);
        }
        self.keep_attributes(input, read, start)
    }

    /// An attribute whose value has character references, each of them a name with its semicolon.
    /// Says whether it was read.
    fn attribute_with_references_in_one_go(&mut self, input: &mut Input<'_>) -> bool {
        let TagToken { attributes, .. } = &mut self.tag;
        let end_of_kept_text = attributes.text.len();
        let Some(read) = read_attribute_with_references(
            input.stream.text_being_read(),
            input.stream.position(),
            &mut attributes.text,
        ) else {
            attributes.text.truncate(end_of_kept_text);
            return false;
        };
        let end_of_name = end_of_kept_text + read.name.len();
        let (kept, new) = attributes.text.split_at(end_of_kept_text);
        let name = &new[..read.name.len()];
        let is_duplicate = attributes
            .list
            .iter()
            .any(|slot| &kept[slot.name.0 as usize..slot.name.1 as usize] == name);
        let end = attributes.text.len();
        if is_duplicate
            || attributes.list.len() >= FEW.min(self.limit_of_attributes)
            || end >= u32::MAX as usize
        {
            attributes.text.truncate(end_of_kept_text);
            return false;
        }
        let mark = input.stream.mark_of_the_text();
        let ends = [end_of_kept_text, end_of_name, end].map(|end| end as u32);
        attributes.list.push(AttributeSlot { name: (ends[0], ends[1]), value: (ends[1], ends[2]) });
        attributes.places.push(AttributePlace {
            name_span: mark.span(read.name),
            value_span: mark.span(read.value),
            ..AttributePlace::NONE
        });
        input.stream.consume_bytes(read.end - input.stream.position(), input.reporter);
        true
    }

    /// Takes what was read from `start` on into the current tag token, and says whether that is
    /// complete and was emitted.
    fn keep_attributes(&mut self, input: &mut Input<'_>, read: Read, start: usize) -> bool {
        let text = input.stream.text_being_read();
        let attributes = &mut self.tag.attributes;
        if attributes.text.len() + text.len() >= u32::MAX as usize {
            return false;
        }
        let first = attributes.list.len();
        attributes.keep(&self.plain_attributes.list, text, input.stream.mark_of_the_text());
        if read.has_uppercase {
            attributes.lowercase_names_from(first);
        }
        if read.end > start {
            input.stream.consume_bytes(read.end - start, input.reporter);
        }
        let End::Tag { self_closing } = read.result else { return false };
        self.tag.self_closing = self_closing;
        self.state = State::Data;
        // It says that a tag was emitted.
        let _ = self.emit_tag(input);
        true
    }
}

impl Tokenizer {
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
            let lowercase = &mut self.temporary_buffer;
            lowercase.clear();
            lowercase.push_str(name);
            lowercase.make_ascii_lowercase();
            return Some((self.names.intern(lowercase), length));
        }
        let local_name = self.names.intern(name);
        if let Some(key) = NameKey::of(name.as_bytes()) {
            self.recent_names.set(key, local_name);
        }
        Some((local_name, length))
    }
}

/// What was read of the attributes of a tag.
#[derive(Clone, Copy)]
struct Read {
    /// The index after it.
    end: usize,
    result: End,
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

/// Reads the attributes from index `at` of `text` on, at most so many, as far as it can.
fn read_attributes(text: &[u8], at: usize, most: usize, list: &mut Vec<AttributeSlot>) -> Read {
    list.clear();
    let mut at = at;
    let mut has_uppercase = false;
    let result = loop {
        // Before attribute name.
        while class(text, at) & SPACE != 0 {
            at += 1;
        }
        match text.get(at) {
            Some(b'>') => {
                at += 1;
                break End::Tag { self_closing: false };
            }
            Some(b'/') if text.get(at + 1) == Some(&b'>') => {
                at += 2;
                break End::Tag { self_closing: true };
            }
            _ => {}
        }
        let Some(attribute) = read_attribute(text, at) else { break End::Other };
        let slot = attribute.slot;
        if list.len() >= most || !list.is_empty() && is_duplicate(text, list, slot.name) {
            break End::Other;
        }
        list.push(slot);
        has_uppercase |= attribute.has_uppercase;
        at = attribute.end;
    };
    Read { end: at, result, has_uppercase }
}

struct ReadAttribute {
    slot: AttributeSlot,
    end: usize,
    has_uppercase: bool,
}

/// Reads the attribute at `at`; `None` leaves it to the states.
#[inline(always)]
#[allow(clippy::inline_always, reason = "the body of the loop over all attributes")]
fn read_attribute(text: &[u8], at: usize) -> Option<ReadAttribute> {
    // Attribute name.
    let name_start = at;
    let mut at = at;
    let mut classes = 0;
    loop {
        let class = CLASSES[usize::from(*text.get(at)?)];
        if class & ENDS_ATTRIBUTE_NAME != 0 {
            break;
        }
        classes |= class;
        at += 1;
    }
    let name_end = at;
    if name_end == name_start {
        return None;
    }
    let (start, end, next) = if let Some([b'=', b'"', rest @ ..]) = text.get(at..) {
        let length = quoted_value_length(rest, b'"', &DOUBLE_QUOTED_STOPS)?;
        (at + 2, at + 2 + length, at + 3 + length)
    } else {
        read_any_value(text, at)?
    };
    // After attribute value (quoted), or the character that ended the name or the value.
    if !matches!(text.get(next)?, b'>' | b'/') && class(text, next) & SPACE == 0 {
        return None;
    }
    Some(ReadAttribute {
        slot: AttributeSlot {
            name: (name_start as u32, name_end as u32),
            value: (start as u32, end as u32),
        },
        end: next,
        has_uppercase: classes & UPPERCASE != 0,
    })
}

/// Reads what follows the name of an attribute that ends at `name_end`: where the value is, and
/// where the attribute ends.
#[inline(never)]
fn read_any_value(text: &[u8], name_end: usize) -> Option<(usize, usize, usize)> {
    let mut at = name_end;
    // After attribute name.
    while class(text, at) & SPACE != 0 {
        at += 1;
    }
    match *text.get(at)? {
        b'=' => {}
        b'\0' | b'\r' | b'"' | b'\'' | b'<' => return None,
        b'/' if text.get(at + 1) != Some(&b'>') => return None,
        // No value; the next attribute, or the end of the tag, is where this one ended.
        b'>' | b'/' => return Some((name_end, name_end, at)),
        _ => return Some((name_end, name_end, at - 1)),
    }
    at += 1;
    // Before attribute value.
    while class(text, at) & SPACE != 0 {
        at += 1;
    }
    match *text.get(at)? {
        quote @ (b'"' | b'\'') => {
            let start = at + 1;
            let rest = &text[start..];
            let length = match quote {
                b'"' => quoted_value_length(rest, quote, &DOUBLE_QUOTED_STOPS)?,
                _ => quoted_value_length(rest, quote, &SINGLE_QUOTED_STOPS)?,
            };
            Some((start, start + length, start + length + 1))
        }
        b'>' => None,
        _ => {
            let start = at;
            while CLASSES[usize::from(*text.get(at)?)] & ENDS_UNQUOTED_VALUE == 0 {
                at += 1;
            }
            // A `/` is a part of the value, so that it does not end here.
            Some((start, at, at))
        }
    }
}

/// The class of a byte, none at the end.
#[inline]
fn class(text: &[u8], at: usize) -> u8 {
    text.get(at).map_or(0, |byte| CLASSES[usize::from(*byte)])
}

#[inline(never)]
fn is_duplicate(text: &[u8], list: &[AttributeSlot], (start, end): (u32, u32)) -> bool {
    list.iter().any(|slot| {
        let (other_start, other_end) = slot.name;
        other_end - other_start == end - start
            && text[other_start as usize..other_end as usize]
                .eq_ignore_ascii_case(&text[start as usize..end as usize])
    })
}

/// How long a quoted value is, if it stands there as it is: an `&` that begins no reference may be
/// in it.
#[inline(always)]
#[allow(clippy::inline_always, reason = "quote and stops are constants where it is called")]
fn quoted_value_length<const N: usize>(
    rest: &[u8],
    quote: u8,
    stops: &StopSet<N>,
) -> Option<usize> {
    let length = stops.find(rest);
    if rest.get(length) == Some(&quote) {
        return Some(length);
    }
    length_with_ampersands(rest, quote, stops, length)
}

/// [`quoted_value_length`], where `length` is that of the part before the first stop, which is not
/// the quote.
#[inline(never)]
fn length_with_ampersands<const N: usize>(
    rest: &[u8],
    quote: u8,
    stops: &StopSet<N>,
    length: usize,
) -> Option<usize> {
    let mut length = length;
    while rest.get(length) == Some(&b'&') && begins_no_reference(&rest[length + 1..]) {
        length += 1;
        length += stops.find(&rest[length..]);
    }
    (rest.get(length) == Some(&quote)).then_some(length)
}

/// Where an attribute that was read stands in the text, and where it ends.
struct ReadWithReferences {
    name: Range<usize>,
    value: Range<usize>,
    end: usize,
}

/// Reads the attribute that follows index `at`, in lower case and with a quoted value, and writes its
/// name and its value with what the references in it stand for to `out`. Without any reference it
/// is left to others.
#[inline(never)]
fn read_attribute_with_references(
    text: &str,
    at: usize,
    out: &mut String,
) -> Option<ReadWithReferences> {
    let bytes = text.as_bytes();
    let mut at = at;
    while class(bytes, at) & SPACE != 0 {
        at += 1;
    }
    let name_start = at;
    while CLASSES[usize::from(*bytes.get(at)?)] & (ENDS_ATTRIBUTE_NAME | UPPERCASE) == 0 {
        at += 1;
    }
    let name = name_start..at;
    let Some(&[b'=', quote @ (b'"' | b'\'')]) = bytes.get(at..at + 2) else {
        return None;
    };
    if name.is_empty() {
        return None;
    }
    out.push_str(&text[name.clone()]);
    at += 2;
    let value_start = at;
    let mut has_references = false;
    loop {
        let rest = bytes.get(at..)?;
        let length = match quote {
            b'"' => DOUBLE_QUOTED_STOPS.find(rest),
            _ => SINGLE_QUOTED_STOPS.find(rest),
        };
        out.push_str(&text[at..at + length]);
        at += length;
        let stop = *bytes.get(at)?;
        if stop == quote {
            break;
        }
        if stop != b'&' {
            return None;
        }
        at += 1;
        if let Some((length, characters)) = name_with_semicolon(&bytes[at..]) {
            out.push_str(characters);
            at += length;
            has_references = true;
        } else if begins_no_reference(&bytes[at..]) {
            out.push('&');
        } else {
            return None;
        }
    }
    let end = at + 1;
    // After attribute value (quoted).
    let ends = matches!(bytes.get(end)?, b'>' | b'/') || class(bytes, end) & SPACE != 0;
    (ends && has_references).then_some(ReadWithReferences { name, value: value_start..at, end })
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
            difference.wrapping_sub(ONES) & !difference
        };
        let found = (is(b' ') | is(b'>')) & HIGH;
        // All bits of the bytes before the first.
        let before = match found {
            0 if matches!(text.get(8), Some(b' ' | b'>')) => u64::MAX,
            0 => return None,
            _ => ((found & found.wrapping_neg()) >> 7) - 1,
        };
        let key = word & before;
        // A NUL at the end would not show in the key.
        (key > before >> 8).then_some((Self(key), found.trailing_zeros() as usize / 8))
    }
}

/// The names that were met last, by their keys: a direct-mapped cache in front of the interner.
#[derive(Clone, Debug)]
pub(super) struct RecentNames {
    /// In a box, because parsers are moved, and most of one would be this.
    entries: Box<[(u64, LocalName); RECENT]>,
}

const RECENT: usize = 256;

impl Default for RecentNames {
    fn default() -> Self {
        // No text has this key: it would not be UTF-8.
        Self { entries: Box::new([(u64::MAX, LocalName::HTML); RECENT]) }
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
        (known == key.0).then_some(name)
    }

    fn set(&mut self, key: NameKey, name: LocalName) {
        self.entries[Self::index(key)] = (key.0, name);
    }
}
