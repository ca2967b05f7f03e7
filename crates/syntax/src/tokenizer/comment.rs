//! Comments, and the opening of markup declarations.

use super::{Emission, Input, NEXT, State, Step, StopSet, Tokenizer};
use crate::ErrorCode;

const BOGUS_COMMENT_STOPS: StopSet<3> = StopSet::new(*b">\0\r");
pub(super) const COMMENT_STOPS: StopSet<4> = StopSet::new(*b"<-\0\r");

impl Tokenizer {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#bogus-comment-state>
    pub(super) fn bogus_comment_state(&mut self, input: &mut Input<'_>) -> Step {
        if let Some(run) = input.take_until(&BOGUS_COMMENT_STOPS) {
            self.append_run_to_data(input, run);
            return NEXT;
        }
        match input.consume()? {
            Some('>') => {
                self.state = State::Data;
                self.emit_token(input, Emission::Comment)
            }
            None => {
                self.state = State::Data;
                self.emit_token(input, Emission::Comment)
            }
            Some('\0') => {
                input.error(ErrorCode::UnexpectedNullCharacter);
                self.data.push("\u{FFFD}", None);
                NEXT
            }
            Some(_) => {
                self.append_current_to_data(input);
                NEXT
            }
        }
    }

    /// The keyword, empty at first, is what has matched so far.
    ///
    /// <https://html.spec.whatwg.org/multipage/parsing.html#markup-declaration-open-state>
    pub(super) fn markup_declaration_open_state(&mut self, input: &mut Input<'_>) -> Step {
        let keyword = &mut self.doctype.keyword;
        let matched = keyword.len();
        let consumed = if matched == 0 { input.consume()? } else { input.look_ahead()? };
        if matched == 0 {
            self.lookahead_start = input.stream.current_span();
        }
        // A NUL matches nothing, as the EOF does not.
        keyword.push(consumed.unwrap_or('\0'));
        if keyword.begins("--") {
            if keyword.len() == "--".len() {
                keyword.clear();
                self.data.clear();
                return self.switch(State::CommentStart);
            }
            return NEXT;
        } else if keyword.begins_ignoring_ascii_case("DOCTYPE") {
            if keyword.len() == "DOCTYPE".len() {
                keyword.clear();
                return self.switch(State::Doctype);
            }
            return NEXT;
        } else if keyword.begins("[CDATA[") {
            if keyword.len() < "[CDATA[".len() {
                return NEXT;
            }
            keyword.clear();
            if self.adjusted_current_node_is_foreign {
                return self.switch(State::CdataSection);
            }
            input.error(ErrorCode::CdataInHtmlContent);
            self.data.set("[CDATA[", input.stream.through_current_in_main("[CDATA[".len()));
            return self.switch(State::BogusComment);
        }
        input.error_at(ErrorCode::IncorrectlyOpenedComment, self.lookahead_start);
        // What matched is not consumed again, and can only be data of the comment.
        let at = input.stream.before_current_in_main(matched);
        self.data.set(keyword.matched(matched), at);
        keyword.clear();
        self.reconsume(input, State::BogusComment)
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#comment-start-state>
    pub(super) fn comment_start_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('-') => self.switch(State::CommentStartDash),
            Some('>') => {
                input.error(ErrorCode::AbruptClosingOfEmptyComment);
                self.state = State::Data;
                self.emit_token(input, Emission::Comment)
            }
            _ => self.reconsume(input, State::Comment),
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#comment-start-dash-state>
    pub(super) fn comment_start_dash_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('-') => self.switch(State::CommentEnd),
            Some('>') => {
                input.error(ErrorCode::AbruptClosingOfEmptyComment);
                self.state = State::Data;
                self.emit_token(input, Emission::Comment)
            }
            None => self.emit_comment_at_eof(input),
            Some(_) => {
                self.append_before_current_to_data(input, "-");
                self.reconsume(input, State::Comment)
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#comment-state>
    pub(super) fn comment_state(&mut self, input: &mut Input<'_>) -> Step {
        if let Some(run) = input.take_until(&COMMENT_STOPS) {
            self.append_run_to_data(input, run);
            return NEXT;
        }
        match input.consume()? {
            Some('<') => {
                self.append_current_to_data(input);
                self.switch(State::CommentLessThanSign)
            }
            Some('-') => self.switch(State::CommentEndDash),
            Some('\0') => {
                input.error(ErrorCode::UnexpectedNullCharacter);
                self.data.push("\u{FFFD}", None);
                NEXT
            }
            None => self.emit_comment_at_eof(input),
            Some(_) => {
                self.append_current_to_data(input);
                NEXT
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#comment-less-than-sign-state>
    pub(super) fn comment_less_than_sign_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('!') => {
                self.append_current_to_data(input);
                self.switch(State::CommentLessThanSignBang)
            }
            Some('<') => {
                self.append_current_to_data(input);
                NEXT
            }
            _ => self.reconsume(input, State::Comment),
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#comment-less-than-sign-bang-state>
    pub(super) fn comment_less_than_sign_bang_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('-') => self.switch(State::CommentLessThanSignBangDash),
            _ => self.reconsume(input, State::Comment),
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#comment-less-than-sign-bang-dash-state>
    pub(super) fn comment_less_than_sign_bang_dash_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('-') => self.switch(State::CommentLessThanSignBangDashDash),
            _ => self.reconsume(input, State::CommentEndDash),
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#comment-less-than-sign-bang-dash-dash-state>
    pub(super) fn comment_less_than_sign_bang_dash_dash_state(
        &mut self,
        input: &mut Input<'_>,
    ) -> Step {
        match input.consume()? {
            Some('>') | None => self.reconsume(input, State::CommentEnd),
            Some(_) => {
                input.error(ErrorCode::NestedComment);
                self.reconsume(input, State::CommentEnd)
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#comment-end-dash-state>
    pub(super) fn comment_end_dash_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('-') => self.switch(State::CommentEnd),
            None => self.emit_comment_at_eof(input),
            Some(_) => {
                self.append_before_current_to_data(input, "-");
                self.reconsume(input, State::Comment)
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#comment-end-state>
    pub(super) fn comment_end_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('>') => {
                self.state = State::Data;
                self.emit_token(input, Emission::Comment)
            }
            Some('!') => self.switch(State::CommentEndBang),
            Some('-') => {
                self.append_dash_before_two(input);
                NEXT
            }
            None => self.emit_comment_at_eof(input),
            Some(_) => {
                self.append_before_current_to_data(input, "--");
                self.reconsume(input, State::Comment)
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#comment-end-bang-state>
    pub(super) fn comment_end_bang_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('-') => {
                self.append_before_current_to_data(input, "--!");
                self.switch(State::CommentEndDash)
            }
            Some('>') => {
                input.error(ErrorCode::IncorrectlyClosedComment);
                self.state = State::Data;
                self.emit_token(input, Emission::Comment)
            }
            None => self.emit_comment_at_eof(input),
            Some(_) => {
                self.append_before_current_to_data(input, "--!");
                self.reconsume(input, State::Comment)
            }
        }
    }

    /// Raises eof-in-comment and emits the comment; the data state emits the end-of-file token.
    #[cold]
    fn emit_comment_at_eof(&mut self, input: &mut Input<'_>) -> Step {
        input.error(ErrorCode::EofInComment);
        self.state = State::Data;
        self.emit_token(input, Emission::Comment)
    }

    /// Appends a `-` when a third one was consumed: it is the first of the three.
    fn append_dash_before_two(&mut self, input: &Input<'_>) {
        let at = input.stream.through_current_in_main("---".len());
        self.data.push("-", at);
    }
}
