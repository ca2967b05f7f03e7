//! Text, comments and the end tags of raw text as nearly all of them are, read in one go: a fast twin
//! of their states, under the terms of [`super::tags_in_one_go`].

use super::comment::COMMENT_STOPS;
use super::script_data::SCRIPT_DATA_STOPS;
use super::tags_in_one_go::PlainTag;
use super::text::{DATA_STOPS, RAWTEXT_STOPS, RCDATA_STOPS};
use super::{Comment, State, StopSet, TagKind, Tokenizer};
use crate::input::Slice;
use crate::{InputStream, Reporter, Run, Span};

/// A comment that stands in the input just as it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlainComment {
    data: Slice,
    span: Span,
}

impl PlainComment {
    /// Lends the token.
    pub(crate) fn lend(self, input: &InputStream) -> Comment<'_> {
        let data = input.run(self.data);
        let data = if data.is_empty() { Run::new("") } else { data };
        Comment { data, span: self.span }
    }
}

impl Tokenizer {
    /// The text before the next `<`, or before something that the states have to read.
    #[inline]
    pub(crate) fn text_in_one_go(
        stream: &mut InputStream,
        reporter: &mut Reporter,
    ) -> Option<Slice> {
        stream.take_until(&DATA_STOPS, reporter)
    }

    /// The text of an element that contains only text, before what may be its end tag or before
    /// something that the states have to read.
    pub(crate) fn raw_text_in_one_go(
        &mut self,
        stream: &mut InputStream,
        reporter: &mut Reporter,
    ) -> Option<Slice> {
        let rest = stream.rest();
        // As the states do it, the CR of a CR LF that comes first is dropped.
        let start = usize::from(rest.starts_with(b"\r\n"));
        let end = match self.state {
            State::ScriptData => before_markup(rest, start, &SCRIPT_DATA_STOPS, b"/!"),
            State::Rawtext => before_markup(rest, start, &RAWTEXT_STOPS, b"/"),
            State::Rcdata => before_markup(rest, start, &RCDATA_STOPS, b"/"),
            _ => start,
        };
        (end > start).then(|| stream.take(start, end, reporter))
    }

    /// The end tag of an element that contains only text, written without white space, if that
    /// comes next.
    pub(crate) fn raw_text_end_tag_in_one_go(
        &mut self,
        stream: &mut InputStream,
        reporter: &mut Reporter,
    ) -> Option<PlainTag> {
        let name = self.last_start_tag?;
        let rest = stream.rest().strip_prefix(b"</")?;
        let after_name = rest.strip_prefix(self.names.text(name).as_bytes())?;
        let length = rest.len() - after_name.len();
        // The end tag name states know only letters.
        if after_name.first() != Some(&b'>') || !rest[..length].iter().all(u8::is_ascii_alphabetic)
        {
            return None;
        }
        let length = "</>".len() + length;
        self.state = State::Data;
        let span = stream.consume_in_one_piece(length, reporter);
        Some(PlainTag::without_attributes(TagKind::End, name, span))
    }

    /// A comment, if that comes next. A part of a tag may have been read before.
    pub(crate) fn comment_in_one_go(
        &self,
        stream: &mut InputStream,
        reporter: &mut Reporter,
    ) -> Option<PlainComment> {
        const OPENING: usize = "<!--".len();
        if self.state != State::Data {
            return None;
        }
        let text = stream.rest().strip_prefix(b"<!--")?;
        if text.starts_with(b">") || text.starts_with(b"->") {
            return None;
        }
        let mut end = 0;
        loop {
            end += COMMENT_STOPS.find(&text[end..]);
            match text.get(end..end + 3)? {
                b"-->" => break,
                [b'-', b'-', _] | [b'<', b'!', _] | [b'\0' | b'\r', _, _] => return None,
                _ => end += 1,
            }
        }
        let mark = stream.position() + OPENING;
        let data = Slice::new(mark, mark + end);
        let span = stream.consume_in_one_piece(OPENING + end + "-->".len(), reporter);
        Some(PlainComment { data, span })
    }
}

/// The index of the first stop from `start` on that is not a `<` with something harmless behind it.
#[inline]
fn before_markup<const N: usize>(
    text: &[u8],
    start: usize,
    stops: &StopSet<N>,
    after_less_than_sign: &[u8],
) -> usize {
    let mut end = start;
    loop {
        end += stops.find(&text[end..]);
        match text.get(end..end + 2) {
            Some([b'<', next]) if !after_less_than_sign.contains(next) => end += 1,
            _ => return end,
        }
    }
}
