//! DOCTYPEs.

use super::{Doctype, Emission, Input, NEXT, State, Step, Tokenizer};
use crate::{ErrorCode, Span};

/// The current DOCTYPE token.
#[derive(Clone, Debug, Default)]
pub(super) struct DoctypeToken {
    name: OptionalText,
    public_identifier: OptionalText,
    system_identifier: OptionalText,
    force_quirks: bool,
    /// What has matched so far of the words that lead to the token and its identifiers.
    pub(super) keyword: Keyword,
}

/// Text that can be missing, in memory that is used again. The name that nearly all have takes
/// none.
#[derive(Clone, Debug, Default)]
struct OptionalText {
    /// How much of [`USUAL_NAME`] this is as long as it is nothing else; `text` is empty then.
    of_usual_name: usize,
    text: String,
    is_present: bool,
}

const USUAL_NAME: &str = "html";

/// How long the identifiers of doctypes are, with few exceptions.
const USUAL_LENGTH: usize = 64;

impl OptionalText {
    fn set_to_missing(&mut self) {
        self.is_present = false;
    }

    fn set_to_the_empty_string(&mut self) {
        self.of_usual_name = 0;
        self.text.clear();
        self.is_present = true;
    }

    fn push(&mut self, character: char) {
        if self.text.is_empty() {
            let usual = USUAL_NAME[self.of_usual_name..].chars().next();
            if usual == Some(character) {
                self.of_usual_name += 1;
                return;
            }
            self.text.reserve(USUAL_LENGTH);
            self.text.push_str(&USUAL_NAME[..self.of_usual_name]);
        }
        self.text.push(character);
    }

    fn get(&self) -> Option<&str> {
        let text = match self.text.as_str() {
            "" => &USUAL_NAME[..self.of_usual_name],
            text => text,
        };
        self.is_present.then_some(text)
    }
}

/// The characters that have matched so far of a word that is looked for, and the one that is looked
/// at. It is empty outside of the states that look for words.
#[derive(Clone, Debug, Default)]
pub(super) struct Keyword {
    bytes: [u8; Self::MOST],
    length: usize,
}

impl Keyword {
    /// As many as the longest word has.
    const MOST: usize = "DOCTYPE".len();

    pub(super) fn len(&self) -> usize {
        self.length
    }

    pub(super) fn is_empty(&self) -> bool {
        self.length == 0
    }

    pub(super) fn clear(&mut self) {
        self.length = 0;
    }

    /// Adds a character; one that is not ASCII as NUL, which matches nothing either.
    pub(super) fn push(&mut self, character: char) {
        let byte = if character.is_ascii() { character as u8 } else { b'\0' };
        if let Some(place) = self.bytes.get_mut(self.length) {
            *place = byte;
            self.length += 1;
        }
    }

    fn bytes(&self) -> &[u8] {
        &self.bytes[..self.length]
    }

    /// Whether `word` begins like this.
    pub(super) fn begins(&self, word: &str) -> bool {
        word.as_bytes().starts_with(self.bytes())
    }

    /// Whether `word` begins like this, ignoring ASCII case.
    pub(super) fn begins_ignoring_ascii_case(&self, word: &str) -> bool {
        let start = word.as_bytes().get(..self.length);
        start.is_some_and(|start| start.eq_ignore_ascii_case(self.bytes()))
    }

    /// The text of the first characters, which have matched.
    pub(super) fn matched(&self, length: usize) -> &str {
        // What matches is ASCII.
        str::from_utf8(&self.bytes[..length]).unwrap_or_default()
    }
}

impl DoctypeToken {
    pub(super) fn lend(&self, span: Span) -> Doctype<'_> {
        Doctype {
            name: self.name.get(),
            public_identifier: self.public_identifier.get(),
            system_identifier: self.system_identifier.get(),
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
                self.doctype.name.push(character.to_ascii_lowercase());
                NEXT
            }
            Some('\0') => {
                input.error(ErrorCode::UnexpectedNullCharacter);
                self.doctype.name.push('\u{FFFD}');
                NEXT
            }
            None => self.emit_doctype_at_eof(input),
            Some(character) => {
                self.doctype.name.push(character);
                NEXT
            }
        }
    }

    /// The keyword, empty at first, is what has matched so far of `PUBLIC` or `SYSTEM`.
    ///
    /// <https://html.spec.whatwg.org/multipage/parsing.html#after-doctype-name-state>
    pub(super) fn after_doctype_name_state(&mut self, input: &mut Input<'_>) -> Step {
        let is_first = self.doctype.keyword.is_empty();
        let consumed = if is_first { input.consume()? } else { input.look_ahead()? };
        match consumed {
            Some('\t' | '\n' | '\x0C' | ' ') if is_first => NEXT,
            Some('>') if is_first => {
                self.state = State::Data;
                self.emit_token(input, Emission::Doctype)
            }
            None if is_first => self.emit_doctype_at_eof(input),
            _ => {
                if is_first {
                    self.lookahead_start = input.stream.current_span();
                }
                // A NUL matches nothing, as the EOF does not.
                let keyword = &mut self.doctype.keyword;
                keyword.push(consumed.unwrap_or('\0'));
                if keyword.begins_ignoring_ascii_case("PUBLIC") {
                    if keyword.len() == "PUBLIC".len() {
                        keyword.clear();
                        return self.switch(State::AfterDoctypePublicKeyword);
                    }
                    return NEXT;
                }
                if keyword.begins_ignoring_ascii_case("SYSTEM") {
                    if keyword.len() == "SYSTEM".len() {
                        keyword.clear();
                        return self.switch(State::AfterDoctypeSystemKeyword);
                    }
                    return NEXT;
                }
                keyword.clear();
                // What matched is ignored by the bogus DOCTYPE state.
                let code = ErrorCode::InvalidCharacterSequenceAfterDoctypeName;
                input.error_at(code, self.lookahead_start);
                self.doctype.force_quirks = true;
                self.reconsume(input, State::BogusDoctype)
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#after-doctype-public-keyword-state>
    pub(super) fn after_doctype_public_keyword_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('\t' | '\n' | '\x0C' | ' ') => self.switch(State::BeforeDoctypePublicIdentifier),
            Some('"') => {
                input.error(ErrorCode::MissingWhitespaceAfterDoctypePublicKeyword);
                self.doctype.public_identifier.set_to_the_empty_string();
                self.switch(State::DoctypePublicIdentifierDoubleQuoted)
            }
            Some('\'') => {
                input.error(ErrorCode::MissingWhitespaceAfterDoctypePublicKeyword);
                self.doctype.public_identifier.set_to_the_empty_string();
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
                self.doctype.public_identifier.set_to_the_empty_string();
                self.switch(State::DoctypePublicIdentifierDoubleQuoted)
            }
            Some('\'') => {
                self.doctype.public_identifier.set_to_the_empty_string();
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
                self.doctype.public_identifier.push('\u{FFFD}');
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
                self.doctype.public_identifier.push(character);
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
                self.doctype.public_identifier.push('\u{FFFD}');
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
                self.doctype.public_identifier.push(character);
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
                self.doctype.system_identifier.set_to_the_empty_string();
                self.switch(State::DoctypeSystemIdentifierDoubleQuoted)
            }
            Some('\'') => {
                input.error(ErrorCode::MissingWhitespaceBetweenDoctypePublicAndSystemIdentifiers);
                self.doctype.system_identifier.set_to_the_empty_string();
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
                self.doctype.system_identifier.set_to_the_empty_string();
                self.switch(State::DoctypeSystemIdentifierDoubleQuoted)
            }
            Some('\'') => {
                self.doctype.system_identifier.set_to_the_empty_string();
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
                self.doctype.system_identifier.set_to_the_empty_string();
                self.switch(State::DoctypeSystemIdentifierDoubleQuoted)
            }
            Some('\'') => {
                input.error(ErrorCode::MissingWhitespaceAfterDoctypeSystemKeyword);
                self.doctype.system_identifier.set_to_the_empty_string();
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
                self.doctype.system_identifier.set_to_the_empty_string();
                self.switch(State::DoctypeSystemIdentifierDoubleQuoted)
            }
            Some('\'') => {
                self.doctype.system_identifier.set_to_the_empty_string();
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
                self.doctype.system_identifier.push('\u{FFFD}');
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
                self.doctype.system_identifier.push(character);
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
                self.doctype.system_identifier.push('\u{FFFD}');
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
                self.doctype.system_identifier.push(character);
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

    /// Creates a DOCTYPE token with everything missing.
    fn create_doctype_token(&mut self) {
        self.doctype.name.set_to_missing();
        self.doctype.public_identifier.set_to_missing();
        self.doctype.system_identifier.set_to_missing();
        self.doctype.force_quirks = false;
    }

    fn create_doctype_token_with_name(&mut self, first_character: char) -> Step {
        self.create_doctype_token();
        self.doctype.name.set_to_the_empty_string();
        self.doctype.name.push(first_character);
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
