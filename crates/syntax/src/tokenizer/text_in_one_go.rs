//! Text, comments and the end tags of raw text in one go: a fast twin of their states, under the same rules
//! as [`super::tags_in_one_go`].
//!
//! Text that is one piece of the input is lent as a slice of it. Text with CR LF or with character
//! references is joined from its pieces in a buffer and lent as one run, but only if tree construction
//! takes text as a whole: rules that split it must know the place of each part.

#![expect(
    clippy::arithmetic_side_effects,
    reason = "counts along the text that is read, up to what was found in it"
)]
#![expect(
    clippy::indexing_slicing,
    clippy::string_slice,
    reason = "what is looked at begins or ends where something was found in the same text"
)]

use super::character_reference::append_reference;
use super::comment::COMMENT_STOPS;
use super::end_of_text::end_of_text;
use super::tags_in_one_go::PlainTag;
use super::text::DATA_STOPS;
use super::token::TagKind;
use super::{Characters, Comment, State, Tokenizer, TreeConstructionStage};
use crate::input::Slice;
use crate::{InputStream, Reporter, Run, Span};

/// The length of the text before the next character that has an arm in the data state.
#[inline(always)]
#[allow(clippy::inline_always, reason = "for the fast road")]
pub(crate) fn length_of_text(text: &[u8]) -> usize {
    DATA_STOPS.find(text)
}

/// A comment that was read in one go.
#[derive(Clone, Copy, Debug)]
pub(super) struct CommentInOneGo {
    /// The data in the input; `None` if they were joined in the tokenizer's buffer.
    data: Option<Slice>,
    span: Span,
}

impl Tokenizer {
    /// The text before the next `<`, or before something that the states have to read.
    #[inline]
    pub(super) fn text_in_one_go(
        stream: &mut InputStream,
        reporter: &mut Reporter,
    ) -> Option<Slice> {
        stream.take_until(&DATA_STOPS, reporter)
    }

    /// The text of an element that contains only text, before a possible end tag or before something that
    /// the states have to read.
    pub(super) fn raw_text_in_one_go(
        &mut self,
        stream: &mut InputStream,
        reporter: &mut Reporter,
    ) -> Option<Slice> {
        let rest = stream.rest();
        // The CR of a CR LF at the start is dropped, as in the states.
        let start = usize::from(rest.starts_with(b"\r\n"));
        let end = end_of_text(self.state, rest, start, self.appropriate_end_tag_name());
        self.state = end.state;
        (end.index > start).then(|| stream.take(start, end.index, reporter))
    }

    /// Joins text that starts, or continues after `first`, with a CR LF or a character reference with its
    /// semicolon. Returns its span; [`Self::lend_text_of_pieces`] has the text. `None` if the next input
    /// characters are something else, or if tree construction splits text.
    #[inline(never)]
    pub(super) fn text_of_pieces_in_one_go(
        &mut self,
        construction: &impl TreeConstructionStage,
        stream: &mut InputStream,
        reporter: &mut Reporter,
        first: Option<Slice>,
    ) -> Option<Span> {
        if !construction.takes_text_as_a_whole() {
            return None;
        }
        let rest = stream.rest();
        let text = &stream.text_being_read()[stream.position()..];
        let name = self.last_start_tag.map(|name| self.names.text(name));
        let pieces = self.data.begin_joined_text();
        pieces.push_str(first.map_or("", |first| stream.text(first)));
        let mut state = self.state;
        let mut at = 0;
        while let Some(length) = append_decoded_piece(state, &rest[at..], pieces) {
            at += length;
            let end = end_of_text(state, rest, at, name);
            pieces.push_str(&text[at..end.index]);
            (at, state) = (end.index, end.state);
        }
        if at == 0 {
            return None;
        }
        self.state = state;
        let taken = stream.take(0, at, reporter);
        let mut span = stream.span(first.unwrap_or(taken));
        span.end = stream.span(taken).end;
        Some(span)
    }

    /// The name of an appropriate end tag.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#appropriate-end-tag-token>
    fn appropriate_end_tag_name(&self) -> Option<&str> {
        Some(self.names.text(self.last_start_tag?))
    }

    /// Lends text that was joined from pieces.
    pub(super) fn lend_text_of_pieces(&self, span: Span) -> Characters<'_> {
        Characters { run: self.data.run(), span }
    }

    /// Reads the end tag of an element that contains only text, if it comes next and has no whitespace.
    pub(super) fn raw_text_end_tag_in_one_go(
        &mut self,
        stream: &mut InputStream,
        reporter: &mut Reporter,
    ) -> Option<PlainTag> {
        let name = self.last_start_tag?;
        let rest = stream.rest().strip_prefix(b"</")?;
        let after_name = rest.strip_prefix(self.names.text(name).as_bytes())?;
        let length = rest.len() - after_name.len();
        // The end tag name states accept only letters.
        if after_name.first() != Some(&b'>') || !rest[..length].iter().all(u8::is_ascii_alphabetic)
        {
            return None;
        }
        let length = "</>".len() + length;
        self.state = State::Data;
        let span = stream.consume_in_one_piece(length, reporter);
        Some(PlainTag::without_attributes(TagKind::End, name, span))
    }

    /// Reads a comment, if one comes next.
    #[inline(never)]
    pub(super) fn comment_in_one_go(
        &mut self,
        stream: &mut InputStream,
        reporter: &mut Reporter,
    ) -> Option<CommentInOneGo> {
        const OPENING: usize = "<!--".len();
        let text = stream.rest().strip_prefix(b"<!--")?;
        if text.starts_with(b">") || text.starts_with(b"->") {
            return None;
        }
        let mut end = 0;
        let mut has_returns = false;
        loop {
            end += COMMENT_STOPS.find(&text[end..]);
            match text.get(end..end + 3)? {
                b"-->" => break,
                b"---" | b"--!" | b"<!-" => return None,
                [b'\r', b'\n', _] => (end, has_returns) = (end + 2, true),
                [b'\0' | b'\r', _, _] => return None,
                b"--<" | b"--\0" | b"--\r" => end += 2,
                [b'-', b'-', _] => end += 3,
                _ => end += 1,
            }
        }
        let start = stream.position() + OPENING;
        let data = Slice::new(start, start + end);
        if has_returns {
            // Each CR is followed by LF.
            let lines = self.data.begin_joined_text();
            stream.text(data).split('\r').for_each(|line| lines.push_str(line));
        }
        let span = stream.consume_in_one_piece(OPENING + end + "-->".len(), reporter);
        Some(CommentInOneGo { data: (!has_returns).then_some(data), span })
    }

    /// Lends a comment that was read in one go.
    pub(super) fn lend_comment<'t>(
        &'t self,
        comment: CommentInOneGo,
        input: &'t InputStream,
    ) -> Comment<'t> {
        let data = comment.data.map_or_else(|| self.data.run(), |data| input.run(data));
        let data = if data.is_empty() { Run::new("") } else { data };
        Comment { data, span: comment.span }
    }
}

/// Appends the decoded form of a character reference or a newline at the start of `text`, and returns the
/// number of bytes that it takes. For a CR LF it takes only the CR and appends nothing; the LF is text.
fn append_decoded_piece(state: State, text: &[u8], out: &mut String) -> Option<usize> {
    match text {
        [b'\r', b'\n', ..] => Some(1),
        [b'&', rest @ ..] if matches!(state, State::Data | State::Rcdata) => {
            Some(1 + append_reference(rest, out)?)
        }
        _ => None,
    }
}
