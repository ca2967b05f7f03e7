//! Text outside tags, scripts and CDATA sections: data, RCDATA, RAWTEXT and PLAINTEXT.

use super::{Emission, Input, NEXT, Next, State, Step, StopSet, TagKind, Tokenizer};
use crate::ErrorCode;

pub(super) const DATA_STOPS: StopSet<4> = StopSet::new(*b"&<\0\r");
pub(super) const RCDATA_STOPS: StopSet<4> = StopSet::new(*b"&<\0\r");
pub(super) const RAWTEXT_STOPS: StopSet<3> = StopSet::new(*b"<\0\r");
const PLAINTEXT_STOPS: StopSet<2> = StopSet::new(*b"\0\r");

impl Tokenizer {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#data-state>
    pub(super) fn data_state(&mut self, input: &mut Input<'_>) -> Step {
        if let Some(run) = input.take_until(&DATA_STOPS) {
            return self.emit_run(run);
        }
        match input.consume()? {
            Some('&') => {
                self.return_state = State::Data;
                self.switch(State::CharacterReference)
            }
            Some('<') => {
                self.token_start = input.stream.mark();
                self.switch(State::TagOpen)
            }
            Some('\0') => {
                input.error(ErrorCode::UnexpectedNullCharacter);
                self.emit_null_character(input)
            }
            None => self.emit_end_of_file(input),
            Some(_) => self.emit_current(input),
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#rcdata-state>
    pub(super) fn rcdata_state(&mut self, input: &mut Input<'_>) -> Step {
        if let Some(run) = input.take_until(&RCDATA_STOPS) {
            return self.emit_run(run);
        }
        match input.consume()? {
            Some('&') => {
                self.return_state = State::Rcdata;
                self.switch(State::CharacterReference)
            }
            Some('<') => {
                self.token_start = input.stream.mark();
                self.switch(State::RcdataLessThanSign)
            }
            Some('\0') => {
                input.error(ErrorCode::UnexpectedNullCharacter);
                self.emit_replacement_character(input)
            }
            None => self.emit_end_of_file(input),
            Some(_) => self.emit_current(input),
        }
    }

    /// [`Self::raw_text_in_one_go`] takes runs of characters before this.
    ///
    /// <https://html.spec.whatwg.org/multipage/parsing.html#rawtext-state>
    pub(super) fn rawtext_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('<') => {
                self.token_start = input.stream.mark();
                self.switch(State::RawtextLessThanSign)
            }
            Some('\0') => {
                input.error(ErrorCode::UnexpectedNullCharacter);
                self.emit_replacement_character(input)
            }
            None => self.emit_end_of_file(input),
            Some(_) => self.emit_current(input),
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#plaintext-state>
    pub(super) fn plaintext_state(&mut self, input: &mut Input<'_>) -> Step {
        if let Some(run) = input.take_until(&PLAINTEXT_STOPS) {
            return self.emit_run(run);
        }
        match input.consume()? {
            Some('\0') => {
                input.error(ErrorCode::UnexpectedNullCharacter);
                self.emit_replacement_character(input)
            }
            None => self.emit_end_of_file(input),
            Some(_) => self.emit_current(input),
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#rcdata-less-than-sign-state>
    pub(super) fn rcdata_less_than_sign_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('/') => {
                self.temporary_buffer.clear();
                self.switch(State::RcdataEndTagOpen)
            }
            _ => {
                input.stream.reconsume();
                self.state = State::Rcdata;
                self.emit_before_current(input, "<")
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#rcdata-end-tag-open-state>
    pub(super) fn rcdata_end_tag_open_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('a'..='z' | 'A'..='Z') => {
                self.create_tag_token(TagKind::End);
                self.reconsume(input, State::RcdataEndTagName)
            }
            _ => {
                input.stream.reconsume();
                self.state = State::Rcdata;
                self.emit_before_current(input, "</")
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#rcdata-end-tag-name-state>
    pub(super) fn rcdata_end_tag_name_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('\t' | '\n' | '\x0C' | ' ') if self.is_appropriate_end_tag() => {
                self.switch(State::BeforeAttributeName)
            }
            Some('/') if self.is_appropriate_end_tag() => self.switch(State::SelfClosingStartTag),
            Some('>') if self.is_appropriate_end_tag() => {
                self.state = State::Data;
                self.emit_tag(input)
            }
            Some(character @ 'A'..='Z') => {
                self.tag.name.push(character.to_ascii_lowercase());
                self.temporary_buffer.push(character);
                NEXT
            }
            Some(character @ 'a'..='z') => {
                self.tag.name.push(character);
                self.temporary_buffer.push(character);
                NEXT
            }
            _ => {
                input.stream.reconsume();
                self.state = State::Rcdata;
                self.emit_with_temporary_buffer(input, "</")
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#rawtext-less-than-sign-state>
    pub(super) fn rawtext_less_than_sign_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('/') => {
                self.temporary_buffer.clear();
                self.switch(State::RawtextEndTagOpen)
            }
            _ => {
                input.stream.reconsume();
                self.state = State::Rawtext;
                self.emit_before_current(input, "<")
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#rawtext-end-tag-open-state>
    pub(super) fn rawtext_end_tag_open_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('a'..='z' | 'A'..='Z') => {
                self.create_tag_token(TagKind::End);
                self.reconsume(input, State::RawtextEndTagName)
            }
            _ => {
                input.stream.reconsume();
                self.state = State::Rawtext;
                self.emit_before_current(input, "</")
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#rawtext-end-tag-name-state>
    pub(super) fn rawtext_end_tag_name_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('\t' | '\n' | '\x0C' | ' ') if self.is_appropriate_end_tag() => {
                self.switch(State::BeforeAttributeName)
            }
            Some('/') if self.is_appropriate_end_tag() => self.switch(State::SelfClosingStartTag),
            Some('>') if self.is_appropriate_end_tag() => {
                self.state = State::Data;
                self.emit_tag(input)
            }
            Some(character @ 'A'..='Z') => {
                self.tag.name.push(character.to_ascii_lowercase());
                self.temporary_buffer.push(character);
                NEXT
            }
            Some(character @ 'a'..='z') => {
                self.tag.name.push(character);
                self.temporary_buffer.push(character);
                NEXT
            }
            _ => {
                input.stream.reconsume();
                self.state = State::Rawtext;
                self.emit_with_temporary_buffer(input, "</")
            }
        }
    }

    /// Emits the NUL that is the current input character.
    #[cold]
    pub(super) fn emit_null_character(&mut self, input: &Input<'_>) -> Step {
        self.emitted.span = input.stream.current_span();
        Ok(Next::Emit(Emission::NullCharacter))
    }
}
