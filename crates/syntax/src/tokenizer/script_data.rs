//! The text of scripts, with its states for text that looks like a comment.

use super::{Input, NEXT, State, Step, StopSet, TagKind, Tokenizer};
use crate::ErrorCode;

pub(super) const SCRIPT_DATA_STOPS: StopSet<3> = StopSet::new(*b"<\0\r");
pub(super) const SCRIPT_DATA_ESCAPED_STOPS: StopSet<4> = StopSet::new(*b"-<\0\r");
const SCRIPT_DATA_DOUBLE_ESCAPED_STOPS: StopSet<4> = StopSet::new(*b"-<\0\r");

impl Tokenizer {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#script-data-state>
    pub(super) fn script_data_state(&mut self, input: &mut Input<'_>) -> Step {
        if let Some(run) = input.take_until(&SCRIPT_DATA_STOPS) {
            return self.emit_run(run);
        }
        match input.consume()? {
            Some('<') => {
                self.token_start = input.stream.mark();
                self.switch(State::ScriptDataLessThanSign)
            }
            Some('\0') => {
                input.error(ErrorCode::UnexpectedNullCharacter);
                self.emit_replacement_character(input)
            }
            None => self.emit_end_of_file(input),
            Some(_) => self.emit_current(input),
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#script-data-less-than-sign-state>
    pub(super) fn script_data_less_than_sign_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('/') => {
                self.temporary_buffer.clear();
                self.switch(State::ScriptDataEndTagOpen)
            }
            Some('!') => {
                self.state = State::ScriptDataEscapeStart;
                self.emit_through_current(input, "<!")
            }
            _ => {
                input.stream.reconsume();
                self.state = State::ScriptData;
                self.emit_before_current(input, "<")
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#script-data-end-tag-open-state>
    pub(super) fn script_data_end_tag_open_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('a'..='z' | 'A'..='Z') => {
                self.create_tag_token(TagKind::End);
                self.reconsume(input, State::ScriptDataEndTagName)
            }
            _ => {
                input.stream.reconsume();
                self.state = State::ScriptData;
                self.emit_before_current(input, "</")
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#script-data-end-tag-name-state>
    pub(super) fn script_data_end_tag_name_state(&mut self, input: &mut Input<'_>) -> Step {
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
                self.state = State::ScriptData;
                self.emit_with_temporary_buffer(input, "</")
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#script-data-escape-start-state>
    pub(super) fn script_data_escape_start_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('-') => {
                self.state = State::ScriptDataEscapeStartDash;
                self.emit_current(input)
            }
            _ => self.reconsume(input, State::ScriptData),
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#script-data-escape-start-dash-state>
    pub(super) fn script_data_escape_start_dash_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('-') => {
                self.state = State::ScriptDataEscapedDashDash;
                self.emit_current(input)
            }
            _ => self.reconsume(input, State::ScriptData),
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#script-data-escaped-state>
    pub(super) fn script_data_escaped_state(&mut self, input: &mut Input<'_>) -> Step {
        if let Some(run) = input.take_until(&SCRIPT_DATA_ESCAPED_STOPS) {
            return self.emit_run(run);
        }
        match input.consume()? {
            Some('-') => {
                self.state = State::ScriptDataEscapedDash;
                self.emit_current(input)
            }
            Some('<') => {
                self.token_start = input.stream.mark();
                self.switch(State::ScriptDataEscapedLessThanSign)
            }
            Some('\0') => {
                input.error(ErrorCode::UnexpectedNullCharacter);
                self.emit_replacement_character(input)
            }
            None => {
                input.error(ErrorCode::EofInScriptHtmlCommentLikeText);
                self.emit_end_of_file(input)
            }
            Some(_) => self.emit_current(input),
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#script-data-escaped-dash-state>
    pub(super) fn script_data_escaped_dash_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('-') => {
                self.state = State::ScriptDataEscapedDashDash;
                self.emit_current(input)
            }
            Some('<') => {
                self.token_start = input.stream.mark();
                self.switch(State::ScriptDataEscapedLessThanSign)
            }
            Some('\0') => {
                input.error(ErrorCode::UnexpectedNullCharacter);
                self.state = State::ScriptDataEscaped;
                self.emit_replacement_character(input)
            }
            None => {
                input.error(ErrorCode::EofInScriptHtmlCommentLikeText);
                self.emit_end_of_file(input)
            }
            Some(_) => {
                self.state = State::ScriptDataEscaped;
                self.emit_current(input)
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#script-data-escaped-dash-dash-state>
    pub(super) fn script_data_escaped_dash_dash_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('-') => self.emit_current(input),
            Some('<') => {
                self.token_start = input.stream.mark();
                self.switch(State::ScriptDataEscapedLessThanSign)
            }
            Some('>') => {
                self.state = State::ScriptData;
                self.emit_current(input)
            }
            Some('\0') => {
                input.error(ErrorCode::UnexpectedNullCharacter);
                self.state = State::ScriptDataEscaped;
                self.emit_replacement_character(input)
            }
            None => {
                input.error(ErrorCode::EofInScriptHtmlCommentLikeText);
                self.emit_end_of_file(input)
            }
            Some(_) => {
                self.state = State::ScriptDataEscaped;
                self.emit_current(input)
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#script-data-escaped-less-than-sign-state>
    pub(super) fn script_data_escaped_less_than_sign_state(
        &mut self,
        input: &mut Input<'_>,
    ) -> Step {
        match input.consume()? {
            Some('/') => {
                self.temporary_buffer.clear();
                self.switch(State::ScriptDataEscapedEndTagOpen)
            }
            Some('a'..='z' | 'A'..='Z') => {
                self.temporary_buffer.clear();
                input.stream.reconsume();
                self.state = State::ScriptDataDoubleEscapeStart;
                self.emit_before_current(input, "<")
            }
            _ => {
                input.stream.reconsume();
                self.state = State::ScriptDataEscaped;
                self.emit_before_current(input, "<")
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#script-data-escaped-end-tag-open-state>
    pub(super) fn script_data_escaped_end_tag_open_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('a'..='z' | 'A'..='Z') => {
                self.create_tag_token(TagKind::End);
                self.reconsume(input, State::ScriptDataEscapedEndTagName)
            }
            _ => {
                input.stream.reconsume();
                self.state = State::ScriptDataEscaped;
                self.emit_before_current(input, "</")
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#script-data-escaped-end-tag-name-state>
    pub(super) fn script_data_escaped_end_tag_name_state(&mut self, input: &mut Input<'_>) -> Step {
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
                self.state = State::ScriptDataEscaped;
                self.emit_with_temporary_buffer(input, "</")
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#script-data-double-escape-start-state>
    pub(super) fn script_data_double_escape_start_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('\t' | '\n' | '\x0C' | ' ' | '/' | '>') => {
                self.state = if self.temporary_buffer == "script" {
                    State::ScriptDataDoubleEscaped
                } else {
                    State::ScriptDataEscaped
                };
                self.emit_current(input)
            }
            Some(character @ 'A'..='Z') => {
                self.temporary_buffer.push(character.to_ascii_lowercase());
                self.emit_current(input)
            }
            Some(character @ 'a'..='z') => {
                self.temporary_buffer.push(character);
                self.emit_current(input)
            }
            _ => self.reconsume(input, State::ScriptDataEscaped),
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#script-data-double-escaped-state>
    pub(super) fn script_data_double_escaped_state(&mut self, input: &mut Input<'_>) -> Step {
        if let Some(run) = input.take_until(&SCRIPT_DATA_DOUBLE_ESCAPED_STOPS) {
            return self.emit_run(run);
        }
        match input.consume()? {
            Some('-') => {
                self.state = State::ScriptDataDoubleEscapedDash;
                self.emit_current(input)
            }
            Some('<') => {
                self.state = State::ScriptDataDoubleEscapedLessThanSign;
                self.emit_current(input)
            }
            Some('\0') => {
                input.error(ErrorCode::UnexpectedNullCharacter);
                self.emit_replacement_character(input)
            }
            None => {
                input.error(ErrorCode::EofInScriptHtmlCommentLikeText);
                self.emit_end_of_file(input)
            }
            Some(_) => self.emit_current(input),
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#script-data-double-escaped-dash-state>
    pub(super) fn script_data_double_escaped_dash_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('-') => {
                self.state = State::ScriptDataDoubleEscapedDashDash;
                self.emit_current(input)
            }
            Some('<') => {
                self.state = State::ScriptDataDoubleEscapedLessThanSign;
                self.emit_current(input)
            }
            Some('\0') => {
                input.error(ErrorCode::UnexpectedNullCharacter);
                self.state = State::ScriptDataDoubleEscaped;
                self.emit_replacement_character(input)
            }
            None => {
                input.error(ErrorCode::EofInScriptHtmlCommentLikeText);
                self.emit_end_of_file(input)
            }
            Some(_) => {
                self.state = State::ScriptDataDoubleEscaped;
                self.emit_current(input)
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#script-data-double-escaped-dash-dash-state>
    pub(super) fn script_data_double_escaped_dash_dash_state(
        &mut self,
        input: &mut Input<'_>,
    ) -> Step {
        match input.consume()? {
            Some('-') => self.emit_current(input),
            Some('<') => {
                self.state = State::ScriptDataDoubleEscapedLessThanSign;
                self.emit_current(input)
            }
            Some('>') => {
                self.state = State::ScriptData;
                self.emit_current(input)
            }
            Some('\0') => {
                input.error(ErrorCode::UnexpectedNullCharacter);
                self.state = State::ScriptDataDoubleEscaped;
                self.emit_replacement_character(input)
            }
            None => {
                input.error(ErrorCode::EofInScriptHtmlCommentLikeText);
                self.emit_end_of_file(input)
            }
            Some(_) => {
                self.state = State::ScriptDataDoubleEscaped;
                self.emit_current(input)
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#script-data-double-escaped-less-than-sign-state>
    pub(super) fn script_data_double_escaped_less_than_sign_state(
        &mut self,
        input: &mut Input<'_>,
    ) -> Step {
        match input.consume()? {
            Some('/') => {
                self.temporary_buffer.clear();
                self.state = State::ScriptDataDoubleEscapeEnd;
                self.emit_current(input)
            }
            _ => self.reconsume(input, State::ScriptDataDoubleEscaped),
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#script-data-double-escape-end-state>
    pub(super) fn script_data_double_escape_end_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('\t' | '\n' | '\x0C' | ' ' | '/' | '>') => {
                self.state = if self.temporary_buffer == "script" {
                    State::ScriptDataEscaped
                } else {
                    State::ScriptDataDoubleEscaped
                };
                self.emit_current(input)
            }
            Some(character @ 'A'..='Z') => {
                self.temporary_buffer.push(character.to_ascii_lowercase());
                self.emit_current(input)
            }
            Some(character @ 'a'..='z') => {
                self.temporary_buffer.push(character);
                self.emit_current(input)
            }
            _ => self.reconsume(input, State::ScriptDataDoubleEscaped),
        }
    }
}
