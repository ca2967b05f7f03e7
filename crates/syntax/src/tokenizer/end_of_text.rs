//! Finds the end of the text that a state would emit as characters without an error: the pieces of text in
//! one go.

#![expect(
    clippy::arithmetic_side_effects,
    reason = "counts along the text that is read, up to what was found in it"
)]
#![expect(
    clippy::indexing_slicing,
    reason = "what is looked at begins where something was found in the same text"
)]

use super::script_data::{SCRIPT_DATA_ESCAPED_STOPS, SCRIPT_DATA_STOPS};
use super::text::{DATA_STOPS, RAWTEXT_STOPS, RCDATA_STOPS};
use super::{State, StopSet};

/// The end of a text, and the state of the tokenizer there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct EndOfText {
    pub(super) index: usize,
    pub(super) state: State,
}

/// Finds the end of the text that starts at index `start` of `text` in this state. `end_tag_name` is the
/// name of an appropriate end tag, if one exists.
pub(super) fn end_of_text(
    state: State,
    text: &[u8],
    start: usize,
    end_tag_name: Option<&str>,
) -> EndOfText {
    let is_text = |at| is_not_an_end_tag(text, at, end_tag_name);
    let index = match state {
        State::Data => start + DATA_STOPS.find(&text[start..]),
        State::Rcdata => before_markup(text, start, &RCDATA_STOPS, is_text),
        State::Rawtext => before_markup(text, start, &RAWTEXT_STOPS, is_text),
        State::ScriptData | State::ScriptDataEscaped => {
            return end_of_script_data(state, text, start, end_tag_name);
        }
        _ => start,
    };
    EndOfText { index, state }
}

/// The index of the first stop from `start` on, other than a `<` that is text.
#[inline]
fn before_markup<const N: usize>(
    text: &[u8],
    start: usize,
    stops: &StopSet<N>,
    is_text: impl Fn(usize) -> bool,
) -> usize {
    let mut end = start;
    loop {
        end += stops.find(&text[end..]);
        if text.get(end) != Some(&b'<') || !is_text(end) {
            return end;
        }
        end += 1;
    }
}

/// Returns true if the `<` at `at` is text, where only an appropriate end tag is markup. Returns
/// false if the input ends before that is known.
#[inline]
fn is_not_an_end_tag(text: &[u8], at: usize, end_tag_name: Option<&str>) -> bool {
    match text.get(at + 1) {
        None => false,
        Some(b'/') => end_tag_name.is_none_or(|name| !may_be_the_name(&text[at + 2..], name)),
        Some(_) => true,
    }
}

/// Returns true if the tag name at the start of `text` is `name`, or could become it with more text.
fn may_be_the_name(text: &[u8], name: &str) -> bool {
    let name = name.as_bytes();
    let length = name.len().min(text.len());
    text[..length].eq_ignore_ascii_case(&name[..length])
        && matches!(
            text.get(name.len()),
            None | Some(b'\t' | b'\n' | b'\x0C' | b'\r' | b' ' | b'/' | b'>')
        )
}

/// [`end_of_text`] in scripts, through text that looks like comments.
fn end_of_script_data(
    state: State,
    text: &[u8],
    start: usize,
    end_tag_name: Option<&str>,
) -> EndOfText {
    let mut state = state;
    let mut index = start;
    loop {
        let is_escaped = state == State::ScriptDataEscaped;
        let rest = &text[index..];
        index += if is_escaped {
            SCRIPT_DATA_ESCAPED_STOPS.find(rest)
        } else {
            SCRIPT_DATA_STOPS.find(rest)
        };
        let rest = &text[index..];
        // The number of bytes before two or more dashes.
        let before_dashes = match rest {
            [b'<', b'!', b'-', b'-', ..] if !is_escaped => 2,
            [b'-', b'-', ..] => 0,
            [b'-', _, ..] => {
                index += 1;
                continue;
            }
            [b'<', b'!', after @ ..] if !is_escaped => match after {
                [] | [b'-'] => return EndOfText { index, state },
                _ => {
                    index += 2;
                    continue;
                }
            },
            [b'<', ..]
                if is_not_an_end_tag(text, index, end_tag_name)
                    && !(is_escaped && may_be_the_name(&rest[1..], "script")) =>
            {
                index += 1;
                continue;
            }
            _ => return EndOfText { index, state },
        };
        let dashes = rest[before_dashes..].iter().take_while(|byte| **byte == b'-').count();
        let after = before_dashes + dashes;
        match rest.get(after) {
            None => return EndOfText { index, state },
            Some(b'>') => (index, state) = (index + after + 1, State::ScriptData),
            Some(_) => (index, state) = (index + after, State::ScriptDataEscaped),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{State, end_of_text};

    #[test]
    fn where_text_ends() {
        use State::{Data, Rawtext, Rcdata, ScriptData, ScriptDataEscaped, TagOpen};
        let cases = [
            (Data, "a<b", "a", Data),
            (TagOpen, "a", "", TagOpen),
            (Rcdata, "a<b></b>&amp;", "a<b></b>", Rcdata),
            (Rcdata, "a</title>", "a", Rcdata),
            (Rawtext, "a</p></titles></ti", "a</p></titles>", Rawtext),
            (Rawtext, "a</", "a", Rawtext),
            (ScriptData, "a<!b<![CDATA[c</p></title ", "a<!b<![CDATA[c</p>", ScriptData),
            (ScriptData, "a<!", "a", ScriptData),
            (ScriptData, "a<!-", "a", ScriptData),
            (ScriptData, "a<!-b", "a<!-b", ScriptData),
            (ScriptData, "a<!--", "a", ScriptData),
            (ScriptData, "a<!-->b", "a<!-->b", ScriptData),
            (ScriptData, "a<!--->b<c", "a<!--->b<c", ScriptData),
            (ScriptData, "a<!--b-c--d", "a<!--b-c--d", ScriptDataEscaped),
            (ScriptData, "a<!--b-c---->d</x>", "a<!--b-c---->d</x>", ScriptData),
            (ScriptData, "a<!--b<script>", "a<!--b", ScriptDataEscaped),
            (ScriptData, "a<!--b<scripts><a>", "a<!--b<scripts><a>", ScriptDataEscaped),
            (ScriptData, "<script></TITLE>", "<script>", ScriptData),
            (ScriptDataEscaped, "a-", "a", ScriptDataEscaped),
            (ScriptDataEscaped, "a--", "a", ScriptDataEscaped),
            (ScriptDataEscaped, "a<!--b", "a<!--b", ScriptDataEscaped),
            (ScriptDataEscaped, "a--\0", "a--", ScriptDataEscaped),
            (ScriptDataEscaped, "a-\r\n", "a-", ScriptDataEscaped),
        ];
        for (state, text, taken, after) in cases {
            let end = end_of_text(state, text.as_bytes(), 0, Some("title"));
            assert_eq!((&text[..end.index], end.state), (taken, after), "{state:?}: {text:?}");
        }
        let end = end_of_text(Rawtext, b"</a></", 0, None);
        assert_eq!(end.index, "</a></".len());
    }
}
