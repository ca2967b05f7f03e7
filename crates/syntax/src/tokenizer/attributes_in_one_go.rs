//! The attributes of tags in one go, under the same rules as [`super::tags_in_one_go`].
//!
//! The functions here work on texts only, without a tokenizer: for a reopened formatting element they read
//! the attributes again from the source, which avoids storing a copy of each.
//!
//! Three functions read attributes, the fastest first. `read_frequent_attribute` reads `name="value"` with
//! a name of a small table, or one of up to 15 letters and hyphens, with nothing to decode.
//! `read_attribute` reads any attribute that can be lent from the text. `read_attribute_with_references`
//! decodes a value with character references into the buffer, after moving those before it there
//! (`keep_attributes`). The states read an attribute that none of them can read, and one whose name is a
//! duplicate.

#![expect(
    clippy::arithmetic_side_effects,
    reason = "counts along the text that is read, up to its length or to what was found in it"
)]
#![expect(
    clippy::indexing_slicing,
    reason = "what is indexed has been found in the text; the tables have a place for each byte"
)]
#![expect(
    clippy::string_slice,
    reason = "texts are cut at characters of ASCII, and a slot has the ends of its name"
)]

use std::ops::Range;

use super::StopSet;
use super::attributes::{DOUBLE_QUOTED_STOPS, SINGLE_QUOTED_STOPS};
use super::character_reference::{append_reference, begins_no_reference};
use treewright_markup::attributes::{AttributeBuffer, AttributePlace, AttributeSlot};
use treewright_markup::{LocalName, Mark, ShortName};

/// The result of reading the attributes of a tag.
#[derive(Clone, Copy)]
pub(super) struct Read {
    /// The index after the last byte that was read.
    pub(super) end: usize,
    pub(super) result: End,
    pub(super) has_uppercase: bool,
}

/// The reason why reading ended.
#[derive(Clone, Copy)]
pub(super) enum End {
    /// The end of the tag.
    Tag { self_closing: bool },
    /// An attribute, or something else, that the states have to read.
    Other,
}

/// The maximum number of attributes that are read in one go. The states compare the names of more by their
/// hashes.
pub(super) const MOST_IN_ONE_GO: usize = 12;

/// Reads `count` attributes again from `source`, which is the start of the main source. They were read in
/// one go before, the first of them at `start`:
/// [`Attributes::range_in_main`](treewright_markup::attributes::Attributes::range_in_main).
pub(crate) fn read_attributes_again(
    source: &str,
    start: u32,
    count: usize,
    into: &mut AttributeBuffer,
) {
    into.clear();
    let read = read_more_attributes(source, start as usize, count, into);
    if read.has_uppercase || !matches!(read.result, End::Tag { .. }) {
        keep_attributes(source, Mark::ZERO, 0, read, count, into);
    } else {
        into.is_in_input = true;
        into.text_start = Mark::ZERO;
    }
}

/// Copies the attributes from index `first` on, which are those of `read`, into the buffer, and reads on:
/// attributes whose values have character references, and more after them.
#[inline(never)]
pub(super) fn keep_attributes(
    text: &str,
    mark: Mark,
    first: usize,
    read: Read,
    most: usize,
    kept: &mut AttributeBuffer,
) -> Read {
    let (mut first, mut read) = (first, read);
    loop {
        if kept.text.len() + text.len() >= u32::MAX as usize {
            // Offsets could not count this much text: return as if nothing had been read.
            let start = kept.list.get(first).map_or(read.end, |slot| slot.name.0 as usize);
            kept.list.truncate(first);
            return Read { end: start, result: End::Other, has_uppercase: false };
        }
        kept.keep_from(first, text, mark);
        if read.has_uppercase {
            kept.lowercase_names_from(first);
        }
        if matches!(read.result, End::Tag { .. }) {
            return read;
        }
        let Some(end) = keep_attribute_with_references(text, mark, read.end, most, kept) else {
            return read;
        };
        first = kept.list.len();
        read = read_more_attributes(text, end, most, kept);
    }
}

/// [`read_attributes`] after those in the buffer, up to one that has the name of one of them.
pub(super) fn read_more_attributes(
    text: &str,
    at: usize,
    most: usize,
    attributes: &mut AttributeBuffer,
) -> Read {
    let first = attributes.list.len();
    let mut read = read_attributes_after(text.as_bytes(), at, first, most, &mut attributes.list);
    let is_duplicate = |slot: &AttributeSlot| {
        attributes.has_name(first, &text[slot.name.0 as usize..slot.name.1 as usize])
    };
    if let Some(index) = attributes.list[first..].iter().position(is_duplicate) {
        let duplicate = first + index;
        read.end = attributes.list[duplicate].name.0 as usize;
        read.result = End::Other;
        attributes.list.truncate(duplicate);
    }
    read
}

/// Reads the attribute at `at` into the buffer if its value has character references. Returns the
/// index after it.
fn keep_attribute_with_references(
    text: &str,
    mark: Mark,
    at: usize,
    most: usize,
    kept: &mut AttributeBuffer,
) -> Option<usize> {
    let end_of_kept_text = kept.text.len();
    let read = read_attribute_with_references(text, at, &mut kept.text).filter(|read| {
        let end_of_name = end_of_kept_text + read.name.len();
        let name = &kept.text[end_of_kept_text..end_of_name];
        let end = kept.text.len();
        let is_new = !kept.has_name(kept.list.len(), name);
        let fits = is_new && kept.list.len() < most && end < u32::MAX as usize;
        if fits {
            let ends = [end_of_kept_text, end_of_name, end].map(|end| end as u32);
            kept.list.push(AttributeSlot::new((ends[0], ends[1]), (ends[1], ends[2])));
            kept.places.push(AttributePlace {
                name_span: mark.span(read.name.clone()),
                value_span: mark.span(read.value.clone()),
                ..AttributePlace::NONE
            });
        }
        fits
    });
    if read.is_none() {
        kept.text.truncate(end_of_kept_text);
    }
    read.map(|read| read.end)
}

/// [`read_attributes`] out of line, for the few tags that are read in several steps.
#[inline(never)]
fn read_attributes_after(
    text: &[u8],
    at: usize,
    first: usize,
    most: usize,
    list: &mut Vec<AttributeSlot>,
) -> Read {
    read_attributes(text, at, first, most, list)
}

/// Reads the attributes from byte `at` of `text` on, as far as it can, and appends them to the list, up to
/// a length of `most`. The first `first` entries of the list refer to another text.
#[inline(always)]
#[allow(clippy::inline_always, reason = "a large part of what a tag costs")]
pub(super) fn read_attributes(
    text: &[u8],
    at: usize,
    first: usize,
    most: usize,
    list: &mut Vec<AttributeSlot>,
) -> Read {
    let mut at = at;
    let mut has_uppercase = false;
    let mut names = NamesBefore::NONE;
    // Most attributes come after one space.
    if text.get(at) == Some(&b' ') {
        at += 1;
    }
    let result = loop {
        // Nearly all attributes are read here.
        while let Some(FrequentAttribute { slot, bit, end, next }) =
            read_frequent_attribute(text, at)
            && list.len() < most
            && !names.can_have(bit)
        {
            names.add(bit);
            list.push(slot);
            at = end + 1;
            if next == b'>' {
                return Read { end: at, result: End::Tag { self_closing: false }, has_uppercase };
            }
            if next != b' ' {
                at = end;
                break;
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
        if list.len() >= most || list.len() > first && is_duplicate(text, &list[first..], slot.name)
        {
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

/// An attribute with a name and a value in the most frequent form.
struct FrequentAttribute {
    slot: AttributeSlot,
    /// The number of the name's bit in [`NamesBefore`].
    bit: usize,
    /// The index after the closing quotation mark, and the byte there.
    end: usize,
    next: u8,
}

/// Reads the attribute at `at` if it has a name in lowercase and a plain value between quotation marks, and is followed
/// by a space, a line feed, a tab, or the end of the tag.
#[inline(always)]
#[allow(clippy::inline_always, reason = "the body of the loop over most attributes")]
fn read_frequent_attribute(text: &[u8], at: usize) -> Option<FrequentAttribute> {
    let rest = text.get(at..)?;
    // The name, `="` and the start of the search for the end of the value are in these bytes: one length
    // check instead of several.
    let head: &[u8; 52] = rest.first_chunk()?;
    let name = head.first_chunk()?;
    let length = treewright_scan::find_in_head(b"=", name);
    let short = ShortName::at_the_start(name.first_chunk()?, length);
    let (known_name, bit) = match LocalName::frequent_attribute(short) {
        Some(name) => (name, name.index()),
        // The names of the table never come here, so that equal names have equal bits.
        None if length > 0 && treewright_scan::length_of_name(name) == length => {
            (LocalName::UNKNOWN, usize::from(head[0]) + 8 * length)
        }
        None => return None,
    };
    let [b'=', b'"', value @ ..] = rest.get(length..)? else { return None };
    let value_length = DOUBLE_QUOTED_STOPS.find(value);
    let [b'"', next @ (b' ' | b'>' | b'/' | b'\n' | b'\t'), ..] = value.get(value_length..)? else {
        return None;
    };
    let name = (at, at + length);
    let value = (name.1 + 2, name.1 + 2 + value_length);
    Some(FrequentAttribute {
        slot: AttributeSlot {
            name: (name.0 as u32, name.1 as u32),
            value: (value.0 as u32, value.1 as u32),
            known_name,
        },
        bit,
        end: value.1 + 1,
        next: *next,
    })
}

/// The set of the names of the previous attributes. It may contain more names than were added.
#[derive(Clone, Copy)]
struct NamesBefore(u64);

impl NamesBefore {
    const NONE: Self = Self(0);

    /// Returns true if a name with this bit may be one of them, and false if it is certainly not.
    #[inline]
    fn can_have(self, bit: usize) -> bool {
        self.0 >> (bit % 64) & 1 != 0
    }

    #[inline]
    fn add(&mut self, bit: usize) {
        self.0 |= 1 << (bit % 64);
    }

    /// Adds a name without a number, so that the set contains all names.
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
    // Attribute name. Nearly all of it is read at once.
    let name_start = at;
    let mut at = at + text.get(at..)?.first_chunk().map_or(0, treewright_scan::length_of_name);
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
    // After attribute value (quoted), or at the character that ended the name or the value.
    if !matches!(text.get(next)?, b'>' | b'/') && after_space(text, next) == next {
        return None;
    }
    let slot = AttributeSlot::new((name_start as u32, name_end as u32), (start as u32, end as u32));
    Some(ReadAttribute { slot, end: next, has_uppercase: classes & UPPERCASE != 0 })
}

/// Reads the rest of an attribute whose name ends at `name_end`. Returns the start and the end of
/// its value, and the index after the attribute.
fn read_any_value(text: &[u8], name_end: usize) -> Option<(usize, usize, usize)> {
    // After attribute name.
    let at = after_space(text, name_end);
    match *text.get(at)? {
        b'=' => {}
        b'\0' | b'\r' | b'"' | b'\'' | b'<' => return None,
        b'/' if text.get(at + 1) != Some(&b'>') => return None,
        // No value: the next attribute or the end of the tag follows.
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
            // A `/` is part of the value and does not end it.
            Some((start, at, at))
        }
    }
}

/// The classes of a byte; none at the end of the text.
#[inline]
fn class(text: &[u8], at: usize) -> u8 {
    text.get(at).map_or(0, |byte| CLASSES[usize::from(*byte)])
}

/// The index of the first byte from `at` on that is not whitespace. A CR followed by LF is
/// whitespace here.
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

/// The length of a quoted value, if it can be lent from the text. It may contain an `&` that does not start
/// a character reference.
#[inline(always)]
#[allow(clippy::inline_always, reason = "quote and stops are constants at the calls")]
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

/// [`quoted_value_length`] for a value whose first stop, after `length` bytes, is not the quote.
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
        // Most references are this one.
        if after.starts_with(b"amp;") || !begins_no_reference(after) {
            return None;
        }
        length += 1;
        length += stops.find(&rest[length..]);
    }
    (rest.get(length) == Some(&quote)).then_some(length)
}

/// The ranges of the name and the value of an attribute in the text, and the index after it.
struct ReadWithReferences {
    name: Range<usize>,
    value: Range<usize>,
    end: usize,
}

/// Reads the attribute at `at`, with a name in lowercase and a quoted value, and appends its name
/// and its decoded value to `out`. `None` if the value has no character reference.
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
pub(super) const UPPERCASE: u8 = 1 << 1;
pub(super) const ENDS_TAG_NAME: u8 = 1 << 2;
const ENDS_ATTRIBUTE_NAME: u8 = 1 << 3;
const ENDS_UNQUOTED_VALUE: u8 = 1 << 4;

/// The classes of each byte. CR is not a space here, because only CR LF can be skipped: see
/// [`after_space`].
pub(super) const CLASSES: [u8; 256] = classes();

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
