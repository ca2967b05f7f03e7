//! Comments, and the opening of markup declarations.

use super::look_ahead::{Ahead, Word};
use super::{Emission, Input, NEXT, State, Step, StopSet, Tokenizer};
use crate::ErrorCode;

const BOGUS_COMMENT_STOPS: StopSet<3> = StopSet::new(*b">\0\r");
pub(super) const COMMENT_STOPS: StopSet<4> = StopSet::new(*b"<-\0\r");

/// The words that can follow `<!`.
const DECLARATIONS: [Word; 3] =
    [Word::Exactly("--"), Word::IgnoringAsciiCase("DOCTYPE"), Word::Exactly("[CDATA[")];

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

    /// <https://html.spec.whatwg.org/multipage/parsing.html#markup-declaration-open-state>
    pub(super) fn markup_declaration_open_state(&mut self, input: &mut Input<'_>) -> Step {
        let character = input.consume_for(&self.look_ahead)?;
        match self.look_ahead.advance(&DECLARATIONS, character, input.stream.current_span()) {
            Ahead::Undecided => NEXT,
            Ahead::Word("--") => {
                self.data.clear();
                self.switch(State::CommentStart)
            }
            Ahead::Word("DOCTYPE") => self.switch(State::Doctype),
            Ahead::Word("[CDATA[") if self.adjusted_current_node_is_foreign => {
                self.switch(State::CdataSection)
            }
            Ahead::Word(cdata) => {
                input.error(ErrorCode::CdataInHtmlContent);
                self.data.set(cdata, input.stream.through_current_in_main(cdata.len()));
                self.switch(State::BogusComment)
            }
            Ahead::Other => {
                input.error_at(ErrorCode::IncorrectlyOpenedComment, self.look_ahead.start());
                let matched = self.look_ahead.matched();
                self.data.set(matched, input.stream.before_current_in_main(matched.len()));
                self.reconsume(input, State::BogusComment)
            }
        }
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

    /// Appends the first of three `-` when the third one has been consumed.
    fn append_dash_before_two(&mut self, input: &Input<'_>) {
        let at = input.stream.through_current_in_main("---".len());
        self.data.push("-", at);
    }
}
