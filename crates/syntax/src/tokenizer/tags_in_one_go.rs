//! Tags as nearly all of them are, read in one go: a fast twin of the states from the tag open
//! state to the self-closing start tag state.
//!
//! It reads what lies in the input in one piece and is free of what those states have arms of their
//! own for: parse errors, U+0000, CR but between attributes. Of character references it knows those
//! with their semicolon. Where it meets something else it stops before the attribute that has it, and
//! the states go on from there.
//! The states alone make the same tokens, spans and errors of any input: cut into single characters,
//! all input goes through them, and the tests compare.

#![expect(
    clippy::arithmetic_side_effects,
    reason = "counts along the text that is read, up to its length or to what was found in it"
)]
#![expect(
    clippy::indexing_slicing,
    reason = "what is indexed has been found in the text; the tables have a place for each byte, or for each hash"
)]
#![expect(
    clippy::string_slice,
    reason = "texts are cut at characters of ASCII, and a slot has the ends of its name"
)]

use std::ops::Range;

use super::attributes::{DOUBLE_QUOTED_STOPS, SINGLE_QUOTED_STOPS};
use super::character_reference::{append_reference, begins_no_reference};
use super::name_keys::NameKey;
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

/// What was read of a tag with attributes. Small, so that it is returned in registers.
#[derive(Clone, Copy, Debug)]
enum WithAttributes {
    /// One of so many bytes that stands in the input just as it is, and is not consumed.
    Plain { self_closing: bool, length: u32 },
    /// The current tag token.
    Kept,
    /// A part of one: the states go on.
    No,
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
        let mut end = start + length;
        let (mut self_closing, mut has_attributes) = (false, false);
        if rest[end] == b'>' {
            end += 1;
        } else {
            match self.tag_with_attributes_in_one_go(input, kind, name, end) {
                WithAttributes::Plain { self_closing: closing, length } => {
                    (end, self_closing, has_attributes) = (length as usize, closing, true);
                }
                WithAttributes::Kept => return TagInOneGo::Kept,
                WithAttributes::No => return TagInOneGo::No,
            }
        }
        if kind == TagKind::Start {
            self.last_start_tag = Some(name);
        }
        let span = input.stream.consume_in_one_piece(end, input.reporter);
        TagInOneGo::Plain(PlainTag { kind, name, self_closing, has_attributes, span })
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
    ) -> WithAttributes {
        let start = input.stream.position();
        let most = FEW.min(self.limit_of_attributes);
        let text = input.stream.text_being_read().as_bytes();
        let read = read_attributes(text, start + end, most, &mut self.plain_attributes.list);
        if let End::Tag { self_closing } = read.result
            && !read.has_uppercase
            && kind == TagKind::Start
        {
            self.plain_attributes.text_mark = input.stream.mark_of_the_text();
            return WithAttributes::Plain { self_closing, length: (read.end - start) as u32 };
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
        if is_complete { WithAttributes::Kept } else { WithAttributes::No }
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
        let mut read = read_more_attributes(text.as_bytes(), start, most, new);
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

    /// An attribute whose value has character references, each with its semicolon.
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
        attributes.list.push(AttributeSlot::new((ends[0], ends[1]), (ends[1], ends[2])));
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

/// [`read_attributes`], for the few tags that are read in several steps.
#[inline(never)]
fn read_more_attributes(
    text: &[u8],
    at: usize,
    most: usize,
    list: &mut Vec<AttributeSlot>,
) -> Read {
    read_attributes(text, at, most, list)
}

/// Reads the attributes from index `at` of `text` on, at most so many, as far as it can.
#[inline(always)]
#[allow(clippy::inline_always, reason = "a large part of what a tag costs")]
fn read_attributes(text: &[u8], at: usize, most: usize, list: &mut Vec<AttributeSlot>) -> Read {
    list.clear();
    let mut at = at;
    let mut has_uppercase = false;
    let mut names = NamesBefore::NONE;
    // Most attributes come after one space, which is taken before a look at what follows.
    if text.get(at) == Some(&b' ') {
        at += 1;
    }
    let result = loop {
        // Nearly all are like this.
        while let Some(FrequentAttribute { slot, next, ends_tag }) =
            read_frequent_attribute(text, at)
            && list.len() < most
            && !names.can_have(slot.known_name)
        {
            names.add(slot.known_name);
            list.push(slot);
            at = next;
            if ends_tag {
                return Read { end: at, result: End::Tag { self_closing: false }, has_uppercase };
            }
        }
        // Before attribute name.
        at = after_space(text, at);
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
        names.add_any();
        list.push(slot);
        has_uppercase |= attribute.has_uppercase;
        at = attribute.end;
        if text.get(at) == Some(&b'>') {
            at += 1;
            break End::Tag { self_closing: false };
        }
    };
    Read { end: at, result, has_uppercase }
}

/// An attribute with a known name, and the index after it and after the character that follows it.
struct FrequentAttribute {
    slot: AttributeSlot,
    next: usize,
    ends_tag: bool,
}

/// Reads the attribute at `at` if it has a frequent name, a value between quotation marks and
/// nothing in it that others have to look at, and if it is followed by a space or by the end of the
/// tag.
#[inline(always)]
#[allow(clippy::inline_always, reason = "the body of the loop over most attributes")]
fn read_frequent_attribute(text: &[u8], at: usize) -> Option<FrequentAttribute> {
    let rest = text.get(at..)?;
    // The name, `="` and the first look for the end of the value are in these bytes: one question
    // for the length in place of several.
    let head: &[u8; 52] = rest.first_chunk()?;
    let (known_name, length) = LocalName::frequent_attribute(*head.first_chunk()?)?;
    let [b'=', b'"', value @ ..] = rest.get(length..)? else { return None };
    let value_length = DOUBLE_QUOTED_STOPS.find(value);
    let [b'"', after @ (b' ' | b'>'), ..] = value.get(value_length..)? else { return None };
    let name = (at, at + length);
    let value = (name.1 + 2, name.1 + 2 + value_length);
    Some(FrequentAttribute {
        slot: AttributeSlot {
            name: (name.0 as u32, name.1 as u32),
            value: (value.0 as u32, value.1 as u32),
            known_name,
        },
        next: value.1 + 2,
        ends_tag: *after == b'>',
    })
}

/// Which names the attributes before have: a set that can say yes where it should say no.
#[derive(Clone, Copy)]
struct NamesBefore(u64);

impl NamesBefore {
    const NONE: Self = Self(0);

    /// Whether one of them can be this one.
    #[inline]
    fn can_have(self, name: LocalName) -> bool {
        self.0 >> (name.index() % 64) & 1 != 0
    }

    #[inline]
    fn add(&mut self, name: LocalName) {
        self.0 |= 1 << (name.index() % 64);
    }

    /// Adds a name that is not known by number.
    #[inline]
    fn add_any(&mut self) {
        self.0 = u64::MAX;
    }
}

struct ReadAttribute {
    slot: AttributeSlot,
    end: usize,
    has_uppercase: bool,
}

/// Reads the attribute at `at`; `None` leaves it to the states.
#[inline(never)]
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
    if !matches!(text.get(next)?, b'>' | b'/') && after_space(text, next) == next {
        return None;
    }
    let slot = AttributeSlot::new((name_start as u32, name_end as u32), (start as u32, end as u32));
    Some(ReadAttribute { slot, end: next, has_uppercase: classes & UPPERCASE != 0 })
}

/// Reads what follows the name of an attribute that ends at `name_end`: where the value is, and
/// where the attribute ends.
fn read_any_value(text: &[u8], name_end: usize) -> Option<(usize, usize, usize)> {
    // After attribute name.
    let at = after_space(text, name_end);
    match *text.get(at)? {
        b'=' => {}
        b'\0' | b'\r' | b'"' | b'\'' | b'<' => return None,
        b'/' if text.get(at + 1) != Some(&b'>') => return None,
        // No value; the next attribute, or the end of the tag, is where this one ended.
        b'>' | b'/' => return Some((name_end, name_end, at)),
        _ => return Some((name_end, name_end, at - 1)),
    }
    // Before attribute value.
    let mut at = after_space(text, at + 1);
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
        b'>' | b'\r' => None,
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

/// The index of the first byte from `at` on that is no white space. A CR that has its LF behind it
/// is white space here.
#[inline]
fn after_space(text: &[u8], at: usize) -> usize {
    let mut at = at;
    loop {
        while class(text, at) & SPACE != 0 {
            at += 1;
        }
        if text.get(at) != Some(&b'\r') || text.get(at + 1) != Some(&b'\n') {
            return at;
        }
        at += 2;
    }
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
    while rest.get(length) == Some(&b'&') {
        let after = &rest[length + 1..];
        // Most that are references are this one.
        if after.starts_with(b"amp;") || !begins_no_reference(after) {
            return None;
        }
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

/// Reads the attribute that begins at index `at`, in lower case and with a quoted value, and writes its
/// name and its value with what the references in it stand for to `out`. Without any reference it
/// is left to others.
#[inline(never)]
fn read_attribute_with_references(
    text: &str,
    at: usize,
    out: &mut String,
) -> Option<ReadWithReferences> {
    let bytes = text.as_bytes();
    let name_start = at;
    let mut at = at;
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
        let length = append_reference(&bytes[at..], out)?;
        at += length;
        has_references |= length > 0;
    }
    let end = at + 1;
    // After attribute value (quoted).
    let ends = matches!(bytes.get(end)?, b'>' | b'/') || after_space(bytes, end) > end;
    (ends && has_references).then_some(ReadWithReferences { name, value: value_start..at, end })
}

const SPACE: u8 = 1;
const UPPERCASE: u8 = 1 << 1;
const ENDS_TAG_NAME: u8 = 1 << 2;
const ENDS_ATTRIBUTE_NAME: u8 = 1 << 3;
const ENDS_UNQUOTED_VALUE: u8 = 1 << 4;

/// What each byte is. A CR is no space here: the input stream makes newlines of it. See
/// [`after_space`].
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
