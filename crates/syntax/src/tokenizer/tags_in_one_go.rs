//! Tags in one go: a fast twin of the states from the tag open state to the self-closing start tag state.
//!
//! The twin reads a tag that is contiguous in the input. It has no arms for parse errors, for U+0000, or
//! for CR other than between attributes, and it only knows character references with a semicolon. At
//! anything else it stops: before the tag, so that nothing was consumed ([`TagInOneGo::NoTag`]), or before
//! the attribute that it cannot read ([`TagInOneGo::Begun`]), and the states continue from there.
//!
//! Most tags end as [`TagInOneGo::Plain`]: nothing is copied, because the name is a number and the
//! attributes are ranges of the input. A tag with uppercase attribute names or character references
//! is kept in the current tag token ([`TagInOneGo::Kept`]), like a tag that the states have read.
//!
//! The states alone produce the same tokens, spans and errors for any input. Input that comes one character
//! at a time goes through them alone, and tests compare the two.

#![expect(
    clippy::arithmetic_side_effects,
    reason = "counts along the text that is read, up to its length or to what was found in it"
)]
#![expect(
    clippy::indexing_slicing,
    reason = "what is indexed has been found in the text; the tables have a place for each byte, or for each hash"
)]

use super::attributes_in_one_go::{
    CLASSES, ENDS_TAG_NAME, End, Read, UPPERCASE, keep_attributes, read_attributes,
    read_more_attributes,
};
use super::name_keys::{HEAD_OF_NAME, name_up_to_space_or_greater_than};
use super::{Input, State, Tag, TagKind, Token, Tokenizer};
use crate::{InputStream, Reporter, Span};
use treewright_markup::attributes::{AttributeBuffer, Attributes};
use treewright_markup::{LocalName, Mark, ShortName};

/// The result of reading a tag in one go.
#[derive(Clone, Copy, Debug)]
pub(super) enum TagInOneGo {
    /// A tag whose name and attributes are lent from the input.
    Plain(PlainTag),
    /// The current tag token, which is complete.
    Kept,
    /// The current tag token, up to an attribute that the states have to read.
    Begun,
    /// Not a tag, or one whose name the states have to read. Nothing was consumed.
    NoTag,
}

/// A tag whose name and attributes are lent from the input.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlainTag {
    kind: TagKind,
    name: LocalName,
    self_closing: bool,
    has_attributes: bool,
    span: Span,
}

/// A tag name that was read in one go.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NameOfTag {
    pub(crate) name: LocalName,
    /// The index after it.
    pub(crate) end: usize,
    /// The byte at that index.
    pub(crate) next: u8,
}

impl PlainTag {
    #[inline]
    pub(super) fn without_attributes(kind: TagKind, name: LocalName, span: Span) -> Self {
        Self { kind, name, self_closing: false, has_attributes: false, span }
    }
}

/// The result of reading a tag with attributes. Small, so that it is returned in registers.
#[derive(Clone, Copy, Debug)]
enum WithAttributes {
    /// A plain tag of `length` bytes, which are not consumed yet.
    Plain { self_closing: bool, length: u32 },
    /// The current tag token.
    Kept,
    /// The current tag token, up to an attribute that the states have to read.
    Begun,
}

impl Tokenizer {
    /// Reads a tag that starts with the next input character, which is `<`.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "the way of nearly all tags, called in one place")]
    pub(super) fn tag_in_one_go(
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
        let Some(NameOfTag { name, end, next }) = self.tag_name_at(rest, start) else {
            return TagInOneGo::NoTag;
        };
        let mut end = end;
        let (mut self_closing, mut has_attributes) = (false, false);
        if next == b'>' {
            end += 1;
        } else {
            match self.tag_with_attributes_in_one_go(input, kind, name, end) {
                WithAttributes::Plain { self_closing: closing, length } => {
                    (end, self_closing, has_attributes) = (length as usize, closing, true);
                }
                WithAttributes::Kept => return TagInOneGo::Kept,
                WithAttributes::Begun => return TagInOneGo::Begun,
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
    pub(super) fn lend_plain_tag<'t>(&'t self, tag: PlainTag, input: &'t InputStream) -> Token<'t> {
        let PlainTag { kind, name, self_closing, has_attributes, span } = tag;
        let attributes = if has_attributes {
            self.tag.attributes.view_with(input.text_being_read())
        } else {
            Attributes::EMPTY
        };
        let tag = Tag { name, text: self.names.text(name), attributes, self_closing, span };
        Token::of_tag(kind, tag)
    }

    /// Reads the rest of a tag whose name ends at byte `end` of the rest of the input and is not
    /// followed by `>`.
    fn tag_with_attributes_in_one_go(
        &mut self,
        input: &mut Input<'_>,
        kind: TagKind,
        name: LocalName,
        end: usize,
    ) -> WithAttributes {
        let start = input.stream.position();
        let most = self.most_in_one_go;
        let text = input.stream.text_being_read().as_bytes();
        let attributes = &mut self.tag.attributes;
        attributes.clear_for_input(input.stream.start_of_the_text());
        let read = read_attributes(text, start + end, 0, most, &mut attributes.list);
        if let End::Tag { self_closing } = read.result
            && !read.has_uppercase
            && kind == TagKind::Start
        {
            return WithAttributes::Plain { self_closing, length: (read.end - start) as u32 };
        }
        self.token_start = input.stream.mark_next();
        let list = std::mem::take(&mut self.tag.attributes.list);
        self.create_tag_token(kind);
        self.tag.attributes.list = list;
        self.tag.local_name = name;
        self.tag.name_is_interned = true;
        self.state = State::BeforeAttributeName;
        let is_complete = self.keep_attributes(input, 0, read, start);
        self.tag.attributes.were_read_in_one_go = is_complete;
        if is_complete { WithAttributes::Kept } else { WithAttributes::Begun }
    }

    /// Reads attributes from the next input character on, which is before or between attributes,
    /// and the end of the tag: the first line of the before attribute name state. Returns true if
    /// the tag was emitted.
    pub(super) fn attributes_in_one_go(&mut self, input: &mut Input<'_>) -> bool {
        if input.stream.rest().is_empty() {
            return false;
        }
        let (start, first) = (input.stream.position(), self.tag.attributes.list.len());
        let most = self.most_in_one_go;
        let text = input.stream.text_being_read();
        let read = read_more_attributes(text, start, most, &mut self.tag.attributes);
        self.keep_attributes(input, first, read, start)
    }

    /// Takes the attributes from index `first` on, which were read from `start` on, into the current tag
    /// token, and continues reading. Returns true if the token is complete and was emitted.
    fn keep_attributes(
        &mut self,
        input: &mut Input<'_>,
        first: usize,
        read: Read,
        start: usize,
    ) -> bool {
        let (text, mark) = (input.stream.text_being_read(), input.stream.start_of_the_text());
        let most = self.most_in_one_go;
        let read = keep_attributes(text, mark, first, read, most, &mut self.tag.attributes);
        if read.end > start {
            input.stream.consume_bytes(read.end - start, input.reporter);
        }
        let End::Tag { self_closing } = read.result else { return false };
        self.tag.self_closing = self_closing;
        self.state = State::Data;
        // The result is known: a tag was emitted.
        let _ = self.emit_tag(input);
        true
    }

    /// Reads the tag name at `at`.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "for the fast road")]
    pub(crate) fn tag_name_at(&mut self, text: &[u8], at: usize) -> Option<NameOfTag> {
        let text = text.get(at..)?;
        // A name in the cache is a whole tag name.
        if let Some(head) = text.first_chunk() {
            let (key, length) = name_up_to_space_or_greater_than(head);
            if let Some(name) = self.recent_names.get(key) {
                // The remainder shows the compiler how small the length is.
                return Some(NameOfTag {
                    name,
                    end: at + length,
                    next: head[length % HEAD_OF_NAME],
                });
            }
        }
        let (name, length) = self.name_by_its_characters(text)?;
        Some(NameOfTag { name, end: at + length, next: text[length] })
    }

    /// Reads the attributes of a start tag from byte `at` on, which is after its name, if all of them can be
    /// lent from the text. Returns the index after the tag, and true if it is self-closing.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "for the fast road")]
    pub(crate) fn plain_attributes_at(
        &mut self,
        text: &[u8],
        at: usize,
        start_of_the_text: Mark,
    ) -> Option<(usize, bool)> {
        let most = self.most_in_one_go;
        let attributes = &mut self.tag.attributes;
        attributes.clear_for_input(start_of_the_text);
        let read = read_attributes(text, at, 0, most, &mut attributes.list);
        match read.result {
            End::Tag { self_closing } if !read.has_uppercase => Some((read.end, self_closing)),
            _ => None,
        }
    }

    /// The attributes that [`Self::plain_attributes_at`] has read.
    #[inline]
    pub(crate) fn plain_attributes(&self) -> &AttributeBuffer {
        &self.tag.attributes
    }

    /// Stores the name of a start tag token.
    #[inline]
    pub(crate) fn note_the_last_start_tag(&mut self, name: LocalName) {
        self.last_start_tag = Some(name);
    }

    /// Reads the tag name at the start of `text`. Returns it with its length; another character
    /// follows.
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
        let key = ShortName::new(&text[..length]).filter(|_| classes & UPPERCASE == 0);
        if let Some(name) = key.and_then(|key| self.recent_names.get(key)) {
            return Some((name, length));
        }
        let name = std::str::from_utf8(&text[..length]).ok()?;
        if classes & UPPERCASE != 0 {
            return Some((self.name_in_lower_case(name), length));
        }
        let local_name = self.names.intern(name);
        if let Some(key) = key {
            self.recent_names.set(key, local_name);
        }
        Some((local_name, length))
    }

    fn name_in_lower_case(&mut self, name: &str) -> LocalName {
        // Nearly all names are short.
        let mut bytes = [0; 32];
        if let Some(bytes) = bytes.get_mut(..name.len()) {
            bytes.copy_from_slice(name.as_bytes());
            bytes.make_ascii_lowercase();
            if let Ok(lowercase) = std::str::from_utf8(bytes) {
                return self.names.intern(lowercase);
            }
        }
        self.names.intern(&name.to_ascii_lowercase())
    }
}
