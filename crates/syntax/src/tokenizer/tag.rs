//! Tags: their opening, names and ends.

use super::{Emission, Input, NEXT, State, Step, StopSet, TagKind, Tokenizer};
use crate::ErrorCode;

const TAG_NAME_STOPS: StopSet<34> = StopSet::new(*b"\t\n\x0C />ABCDEFGHIJKLMNOPQRSTUVWXYZ\0\r");

impl Tokenizer {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#tag-open-state>
    #[inline]
    pub(super) fn tag_open_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('!') => self.switch(State::MarkupDeclarationOpen),
            Some('/') => self.switch(State::EndTagOpen),
            Some('a'..='z' | 'A'..='Z') => {
                self.create_tag_token(TagKind::Start);
                self.reconsume(input, State::TagName)
            }
            // Gate: processing_instructions
            Some('?') if !self.edition.processing_instructions => {
                input.error(ErrorCode::UnexpectedQuestionMarkInsteadOfTagName);
                self.data.clear();
                self.reconsume(input, State::BogusComment)
            }
            Some('?') => {
                self.temporary_buffer.clear();
                self.switch(State::ProcessingInstructionOpen)
            }
            None => {
                input.error(ErrorCode::EofBeforeTagName);
                self.state = State::Data;
                self.emit_before_current(input, "<")
            }
            Some(_) => {
                input.error(ErrorCode::InvalidFirstCharacterOfTagName);
                input.stream.reconsume();
                self.state = State::Data;
                self.emit_before_current(input, "<")
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#end-tag-open-state>
    #[inline]
    pub(super) fn end_tag_open_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('a'..='z' | 'A'..='Z') => {
                self.create_tag_token(TagKind::End);
                self.reconsume(input, State::TagName)
            }
            Some('>') => {
                input.error(ErrorCode::MissingEndTagName);
                self.switch(State::Data)
            }
            None => {
                input.error(ErrorCode::EofBeforeTagName);
                self.state = State::Data;
                self.emit_before_current(input, "</")
            }
            Some(_) => {
                input.error(ErrorCode::InvalidFirstCharacterOfTagName);
                self.data.clear();
                self.reconsume(input, State::BogusComment)
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#tag-name-state>
    #[inline]
    pub(super) fn tag_name_state(&mut self, input: &mut Input<'_>) -> Step {
        if let Some(run) = input.take_until(&TAG_NAME_STOPS) {
            self.tag.name.push_str(input.stream.text(run));
            return NEXT;
        }
        match input.consume()? {
            Some('\t' | '\n' | '\x0C' | ' ') => self.switch(State::BeforeAttributeName),
            Some('/') => self.switch(State::SelfClosingStartTag),
            Some('>') => {
                self.state = State::Data;
                self.emit_tag(input)
            }
            Some(character @ 'A'..='Z') => {
                self.tag.name.push(character.to_ascii_lowercase());
                NEXT
            }
            Some('\0') => {
                input.error(ErrorCode::UnexpectedNullCharacter);
                self.tag.name.push('\u{FFFD}');
                NEXT
            }
            None => {
                input.error(ErrorCode::EofInTag);
                self.emit_end_of_file(input)
            }
            Some(character) => {
                self.tag.name.push(character);
                NEXT
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#self-closing-start-tag-state>
    pub(super) fn self_closing_start_tag_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('>') => {
                self.tag.self_closing = true;
                self.state = State::Data;
                self.emit_tag(input)
            }
            None => {
                input.error(ErrorCode::EofInTag);
                self.emit_end_of_file(input)
            }
            Some(_) => {
                input.error(ErrorCode::UnexpectedSolidusInTag);
                self.reconsume(input, State::BeforeAttributeName)
            }
        }
    }

    /// Creates a tag token with an empty name.
    pub(super) fn create_tag_token(&mut self, kind: TagKind) {
        self.tag.clear();
        self.tag.kind = kind;
    }

    /// Emits the current tag token.
    #[inline]
    pub(super) fn emit_tag(&mut self, input: &mut Input<'_>) -> Step {
        if !self.tag.name_is_interned {
            self.tag.local_name = self.names.intern(&self.tag.name);
        }
        match self.tag.kind {
            TagKind::Start => self.last_start_tag = Some(self.tag.local_name),
            TagKind::End => {
                if self.tag.self_closing || !self.tag.attributes.view().is_empty() {
                    self.report_end_tag_errors(input);
                }
            }
        }
        self.emit_token(input, Emission::Tag)
    }

    /// Raises the errors of an end tag token with attributes or its self-closing flag set.
    #[cold]
    fn report_end_tag_errors(&self, input: &mut Input<'_>) {
        if !self.tag.attributes.view().is_empty() {
            input.error(ErrorCode::EndTagWithAttributes);
        }
        if self.tag.self_closing {
            input.error(ErrorCode::EndTagWithTrailingSolidus);
        }
    }

    /// Returns true if the current end tag token is an appropriate end tag token.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#tokenization>
    pub(super) fn is_appropriate_end_tag(&self) -> bool {
        self.last_start_tag.is_some_and(|name| self.names.text(name) == self.tag.name)
    }
}
