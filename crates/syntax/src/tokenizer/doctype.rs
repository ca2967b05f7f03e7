//! DOCTYPEs.

use super::look_ahead::{Ahead, Word};
use super::text_buffer::TextBuffer;
use super::{Doctype, Emission, Input, NEXT, State, Step, Tokenizer};
use crate::{ErrorCode, Span};

/// The current DOCTYPE token. Its texts follow each other in the tokenizer's data buffer; the name `html`
/// is not copied there.
#[derive(Clone, Debug, Default)]
pub(super) struct DoctypeToken {
    has_name: bool,
    /// The length of the prefix of `html` matched so far; while the name is such a prefix it is not
    /// buffered.
    matched_of_usual_name: usize,
    /// The index in the buffer where the public identifier starts; `None` while it is missing.
    public_identifier: Option<usize>,
    /// The same for the system identifier.
    system_identifier: Option<usize>,
    force_quirks: bool,
}

/// The name of nearly all doctypes.
const USUAL_NAME: &str = "html";

/// The words that introduce an identifier.
const KEYWORDS: [Word; 2] = [Word::IgnoringAsciiCase("PUBLIC"), Word::IgnoringAsciiCase("SYSTEM")];

#[expect(
    clippy::arithmetic_side_effects,
    clippy::string_slice,
    reason = "the usual name is ASCII and at most all of it was read; parts begin where the text ended"
)]
impl DoctypeToken {
    /// Sets all parts to "missing", and the force-quirks flag to off.
    pub(super) fn clear(&mut self) {
        self.has_name = false;
        self.matched_of_usual_name = 0;
        self.public_identifier = None;
        self.system_identifier = None;
        self.force_quirks = false;
    }

    /// Appends to the part being read; the first one is the name.
    fn push(&mut self, data: &mut TextBuffer, character: char) {
        if data.text().is_empty()
            && self.public_identifier.is_none()
            && self.system_identifier.is_none()
        {
            let usual = USUAL_NAME[self.matched_of_usual_name..].chars().next();
            if usual == Some(character) {
                self.matched_of_usual_name += 1;
                return;
            }
            data.push(&USUAL_NAME[..self.matched_of_usual_name], None);
        }
        data.push(character.encode_utf8(&mut [0; 4]), None);
    }

    fn set_the_public_identifier_to_the_empty_string(&mut self, data: &TextBuffer) {
        self.public_identifier = Some(data.text().len());
    }

    fn set_the_system_identifier_to_the_empty_string(&mut self, data: &TextBuffer) {
        self.system_identifier = Some(data.text().len());
    }

    fn name<'t>(&self, text: &'t str) -> &'t str {
        let end = self.public_identifier.or(self.system_identifier).unwrap_or(text.len());
        if end == 0 { &USUAL_NAME[..self.matched_of_usual_name] } else { &text[..end] }
    }

    pub(super) fn lend<'t>(&self, data: &'t TextBuffer, span: Span) -> Doctype<'t> {
        let text = data.text();
        let end_of_public = self.system_identifier.unwrap_or(text.len());
        Doctype {
            name: self.has_name.then(|| self.name(text)),
            public_identifier: self.public_identifier.map(|start| &text[start..end_of_public]),
            system_identifier: self.system_identifier.map(|start| &text[start..]),
            force_quirks: self.force_quirks,
            span,
        }
    }
}

impl Tokenizer {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#doctype-state>
    pub(super) fn doctype_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('\t' | '\n' | '\x0C' | ' ') => self.switch(State::BeforeDoctypeName),
            Some('>') => self.reconsume(input, State::BeforeDoctypeName),
            None => {
                self.create_doctype_token();
                self.emit_doctype_at_eof(input)
            }
            Some(_) => {
                input.error(ErrorCode::MissingWhitespaceBeforeDoctypeName);
                self.reconsume(input, State::BeforeDoctypeName)
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#before-doctype-name-state>
    pub(super) fn before_doctype_name_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('\t' | '\n' | '\x0C' | ' ') => NEXT,
            Some(character @ 'A'..='Z') => {
                self.create_doctype_token_with_name(character.to_ascii_lowercase())
            }
            Some('\0') => {
                input.error(ErrorCode::UnexpectedNullCharacter);
                self.create_doctype_token_with_name('\u{FFFD}')
            }
            Some('>') => {
                input.error(ErrorCode::MissingDoctypeName);
                self.create_doctype_token();
                self.doctype.force_quirks = true;
                self.state = State::Data;
                self.emit_token(input, Emission::Doctype)
            }
            None => {
                self.create_doctype_token();
                self.emit_doctype_at_eof(input)
            }
            Some(character) => self.create_doctype_token_with_name(character),
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#doctype-name-state>
    pub(super) fn doctype_name_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('\t' | '\n' | '\x0C' | ' ') => self.switch(State::AfterDoctypeName),
            Some('>') => {
                self.state = State::Data;
                self.emit_token(input, Emission::Doctype)
            }
            Some(character @ 'A'..='Z') => {
                self.doctype.push(&mut self.data, character.to_ascii_lowercase());
                NEXT
            }
            Some('\0') => {
                input.error(ErrorCode::UnexpectedNullCharacter);
                self.doctype.push(&mut self.data, '\u{FFFD}');
                NEXT
            }
            None => self.emit_doctype_at_eof(input),
            Some(character) => {
                self.doctype.push(&mut self.data, character);
                NEXT
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#after-doctype-name-state>
    pub(super) fn after_doctype_name_state(&mut self, input: &mut Input<'_>) -> Step {
        let is_first = !self.look_ahead.is_under_way();
        let character = input.consume_for(&self.look_ahead)?;
        match character {
            Some('\t' | '\n' | '\x0C' | ' ') if is_first => NEXT,
            Some('>') if is_first => {
                self.state = State::Data;
                self.emit_token(input, Emission::Doctype)
            }
            None if is_first => self.emit_doctype_at_eof(input),
            _ => match self.look_ahead.advance(&KEYWORDS, character, input.stream.current_span()) {
                Ahead::Undecided => NEXT,
                Ahead::Word("PUBLIC") => self.switch(State::AfterDoctypePublicKeyword),
                Ahead::Word(_) => self.switch(State::AfterDoctypeSystemKeyword),
                Ahead::Other => {
                    let code = ErrorCode::InvalidCharacterSequenceAfterDoctypeName;
                    input.error_at(code, self.look_ahead.start());
                    self.doctype.force_quirks = true;
                    self.reconsume(input, State::BogusDoctype)
                }
            },
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#after-doctype-public-keyword-state>
    pub(super) fn after_doctype_public_keyword_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('\t' | '\n' | '\x0C' | ' ') => self.switch(State::BeforeDoctypePublicIdentifier),
            Some('"') => {
                input.error(ErrorCode::MissingWhitespaceAfterDoctypePublicKeyword);
                self.doctype.set_the_public_identifier_to_the_empty_string(&self.data);
                self.switch(State::DoctypePublicIdentifierDoubleQuoted)
            }
            Some('\'') => {
                input.error(ErrorCode::MissingWhitespaceAfterDoctypePublicKeyword);
                self.doctype.set_the_public_identifier_to_the_empty_string(&self.data);
                self.switch(State::DoctypePublicIdentifierSingleQuoted)
            }
            Some('>') => {
                input.error(ErrorCode::MissingDoctypePublicIdentifier);
                self.doctype.force_quirks = true;
                self.state = State::Data;
                self.emit_token(input, Emission::Doctype)
            }
            None => self.emit_doctype_at_eof(input),
            Some(_) => {
                input.error(ErrorCode::MissingQuoteBeforeDoctypePublicIdentifier);
                self.doctype.force_quirks = true;
                self.reconsume(input, State::BogusDoctype)
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#before-doctype-public-identifier-state>
    pub(super) fn before_doctype_public_identifier_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('\t' | '\n' | '\x0C' | ' ') => NEXT,
            Some('"') => {
                self.doctype.set_the_public_identifier_to_the_empty_string(&self.data);
                self.switch(State::DoctypePublicIdentifierDoubleQuoted)
            }
            Some('\'') => {
                self.doctype.set_the_public_identifier_to_the_empty_string(&self.data);
                self.switch(State::DoctypePublicIdentifierSingleQuoted)
            }
            Some('>') => {
                input.error(ErrorCode::MissingDoctypePublicIdentifier);
                self.doctype.force_quirks = true;
                self.state = State::Data;
                self.emit_token(input, Emission::Doctype)
            }
            None => self.emit_doctype_at_eof(input),
            Some(_) => {
                input.error(ErrorCode::MissingQuoteBeforeDoctypePublicIdentifier);
                self.doctype.force_quirks = true;
                self.reconsume(input, State::BogusDoctype)
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#doctype-public-identifier-(double-quoted)-state>
    pub(super) fn doctype_public_identifier_double_quoted_state(
        &mut self,
        input: &mut Input<'_>,
    ) -> Step {
        match input.consume()? {
            Some('"') => self.switch(State::AfterDoctypePublicIdentifier),
            Some('\0') => {
                input.error(ErrorCode::UnexpectedNullCharacter);
                self.doctype.push(&mut self.data, '\u{FFFD}');
                NEXT
            }
            Some('>') => {
                input.error(ErrorCode::AbruptDoctypePublicIdentifier);
                self.doctype.force_quirks = true;
                self.state = State::Data;
                self.emit_token(input, Emission::Doctype)
            }
            None => self.emit_doctype_at_eof(input),
            Some(character) => {
                self.doctype.push(&mut self.data, character);
                NEXT
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#doctype-public-identifier-(single-quoted)-state>
    pub(super) fn doctype_public_identifier_single_quoted_state(
        &mut self,
        input: &mut Input<'_>,
    ) -> Step {
        match input.consume()? {
            Some('\'') => self.switch(State::AfterDoctypePublicIdentifier),
            Some('\0') => {
                input.error(ErrorCode::UnexpectedNullCharacter);
                self.doctype.push(&mut self.data, '\u{FFFD}');
                NEXT
            }
            Some('>') => {
                input.error(ErrorCode::AbruptDoctypePublicIdentifier);
                self.doctype.force_quirks = true;
                self.state = State::Data;
                self.emit_token(input, Emission::Doctype)
            }
            None => self.emit_doctype_at_eof(input),
            Some(character) => {
                self.doctype.push(&mut self.data, character);
                NEXT
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#after-doctype-public-identifier-state>
    pub(super) fn after_doctype_public_identifier_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('\t' | '\n' | '\x0C' | ' ') => {
                self.switch(State::BetweenDoctypePublicAndSystemIdentifiers)
            }
            Some('>') => {
                self.state = State::Data;
                self.emit_token(input, Emission::Doctype)
            }
            Some('"') => {
                input.error(ErrorCode::MissingWhitespaceBetweenDoctypePublicAndSystemIdentifiers);
                self.doctype.set_the_system_identifier_to_the_empty_string(&self.data);
                self.switch(State::DoctypeSystemIdentifierDoubleQuoted)
            }
            Some('\'') => {
                input.error(ErrorCode::MissingWhitespaceBetweenDoctypePublicAndSystemIdentifiers);
                self.doctype.set_the_system_identifier_to_the_empty_string(&self.data);
                self.switch(State::DoctypeSystemIdentifierSingleQuoted)
            }
            None => self.emit_doctype_at_eof(input),
            Some(_) => {
                input.error(ErrorCode::MissingQuoteBeforeDoctypeSystemIdentifier);
                self.doctype.force_quirks = true;
                self.reconsume(input, State::BogusDoctype)
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#between-doctype-public-and-system-identifiers-state>
    pub(super) fn between_doctype_public_and_system_identifiers_state(
        &mut self,
        input: &mut Input<'_>,
    ) -> Step {
        match input.consume()? {
            Some('\t' | '\n' | '\x0C' | ' ') => NEXT,
            Some('>') => {
                self.state = State::Data;
                self.emit_token(input, Emission::Doctype)
            }
            Some('"') => {
                self.doctype.set_the_system_identifier_to_the_empty_string(&self.data);
                self.switch(State::DoctypeSystemIdentifierDoubleQuoted)
            }
            Some('\'') => {
                self.doctype.set_the_system_identifier_to_the_empty_string(&self.data);
                self.switch(State::DoctypeSystemIdentifierSingleQuoted)
            }
            None => self.emit_doctype_at_eof(input),
            Some(_) => {
                input.error(ErrorCode::MissingQuoteBeforeDoctypeSystemIdentifier);
                self.doctype.force_quirks = true;
                self.reconsume(input, State::BogusDoctype)
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#after-doctype-system-keyword-state>
    pub(super) fn after_doctype_system_keyword_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('\t' | '\n' | '\x0C' | ' ') => self.switch(State::BeforeDoctypeSystemIdentifier),
            Some('"') => {
                input.error(ErrorCode::MissingWhitespaceAfterDoctypeSystemKeyword);
                self.doctype.set_the_system_identifier_to_the_empty_string(&self.data);
                self.switch(State::DoctypeSystemIdentifierDoubleQuoted)
            }
            Some('\'') => {
                input.error(ErrorCode::MissingWhitespaceAfterDoctypeSystemKeyword);
                self.doctype.set_the_system_identifier_to_the_empty_string(&self.data);
                self.switch(State::DoctypeSystemIdentifierSingleQuoted)
            }
            Some('>') => {
                input.error(ErrorCode::MissingDoctypeSystemIdentifier);
                self.doctype.force_quirks = true;
                self.state = State::Data;
                self.emit_token(input, Emission::Doctype)
            }
            None => self.emit_doctype_at_eof(input),
            Some(_) => {
                input.error(ErrorCode::MissingQuoteBeforeDoctypeSystemIdentifier);
                self.doctype.force_quirks = true;
                self.reconsume(input, State::BogusDoctype)
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#before-doctype-system-identifier-state>
    pub(super) fn before_doctype_system_identifier_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('\t' | '\n' | '\x0C' | ' ') => NEXT,
            Some('"') => {
                self.doctype.set_the_system_identifier_to_the_empty_string(&self.data);
                self.switch(State::DoctypeSystemIdentifierDoubleQuoted)
            }
            Some('\'') => {
                self.doctype.set_the_system_identifier_to_the_empty_string(&self.data);
                self.switch(State::DoctypeSystemIdentifierSingleQuoted)
            }
            Some('>') => {
                input.error(ErrorCode::MissingDoctypeSystemIdentifier);
                self.doctype.force_quirks = true;
                self.state = State::Data;
                self.emit_token(input, Emission::Doctype)
            }
            None => self.emit_doctype_at_eof(input),
            Some(_) => {
                input.error(ErrorCode::MissingQuoteBeforeDoctypeSystemIdentifier);
                self.doctype.force_quirks = true;
                self.reconsume(input, State::BogusDoctype)
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#doctype-system-identifier-(double-quoted)-state>
    pub(super) fn doctype_system_identifier_double_quoted_state(
        &mut self,
        input: &mut Input<'_>,
    ) -> Step {
        match input.consume()? {
            Some('"') => self.switch(State::AfterDoctypeSystemIdentifier),
            Some('\0') => {
                input.error(ErrorCode::UnexpectedNullCharacter);
                self.doctype.push(&mut self.data, '\u{FFFD}');
                NEXT
            }
            Some('>') => {
                input.error(ErrorCode::AbruptDoctypeSystemIdentifier);
                self.doctype.force_quirks = true;
                self.state = State::Data;
                self.emit_token(input, Emission::Doctype)
            }
            None => self.emit_doctype_at_eof(input),
            Some(character) => {
                self.doctype.push(&mut self.data, character);
                NEXT
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#doctype-system-identifier-(single-quoted)-state>
    pub(super) fn doctype_system_identifier_single_quoted_state(
        &mut self,
        input: &mut Input<'_>,
    ) -> Step {
        match input.consume()? {
            Some('\'') => self.switch(State::AfterDoctypeSystemIdentifier),
            Some('\0') => {
                input.error(ErrorCode::UnexpectedNullCharacter);
                self.doctype.push(&mut self.data, '\u{FFFD}');
                NEXT
            }
            Some('>') => {
                input.error(ErrorCode::AbruptDoctypeSystemIdentifier);
                self.doctype.force_quirks = true;
                self.state = State::Data;
                self.emit_token(input, Emission::Doctype)
            }
            None => self.emit_doctype_at_eof(input),
            Some(character) => {
                self.doctype.push(&mut self.data, character);
                NEXT
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#after-doctype-system-identifier-state>
    pub(super) fn after_doctype_system_identifier_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('\t' | '\n' | '\x0C' | ' ') => NEXT,
            Some('>') => {
                self.state = State::Data;
                self.emit_token(input, Emission::Doctype)
            }
            None => self.emit_doctype_at_eof(input),
            Some(_) => {
                input.error(ErrorCode::UnexpectedCharacterAfterDoctypeSystemIdentifier);
                self.reconsume(input, State::BogusDoctype)
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#bogus-doctype-state>
    pub(super) fn bogus_doctype_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('>') => {
                self.state = State::Data;
                self.emit_token(input, Emission::Doctype)
            }
            Some('\0') => {
                input.error(ErrorCode::UnexpectedNullCharacter);
                NEXT
            }
            None => {
                self.state = State::Data;
                self.emit_token(input, Emission::Doctype)
            }
            Some(_) => NEXT,
        }
    }

    /// Creates a DOCTYPE token whose parts are all missing.
    fn create_doctype_token(&mut self) {
        self.doctype.clear();
        self.data.clear();
    }

    fn create_doctype_token_with_name(&mut self, first_character: char) -> Step {
        self.create_doctype_token();
        self.doctype.has_name = true;
        self.doctype.push(&mut self.data, first_character);
        self.switch(State::DoctypeName)
    }

    /// Raises eof-in-doctype and emits the token with its force-quirks flag on; the data state
    /// emits the end-of-file token.
    #[cold]
    fn emit_doctype_at_eof(&mut self, input: &mut Input<'_>) -> Step {
        input.error(ErrorCode::EofInDoctype);
        self.doctype.force_quirks = true;
        self.state = State::Data;
        self.emit_token(input, Emission::Doctype)
    }
}
