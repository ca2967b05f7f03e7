//! Character references, named and numeric.

#[rustfmt::skip]
mod generated;
mod matcher;

pub use matcher::named_character_reference;
pub(super) use matcher::{Matcher, begins_no_reference};

use matcher::name_with_semicolon;

use super::{Emission, Input, NEXT, Next, State, Step, Tokenizer};
use crate::ErrorCode;
use crate::input::{is_control, is_noncharacter};
use treewright_markup::Mark;

/// A number above all code points. It represents all larger ones, which are the same error.
const OUTSIDE_UNICODE_RANGE: u32 = 0x11_0000;

/// Decodes the character reference of an `&` directly before `text`: appends its characters and returns its
/// length in `text`, if it ends with a semicolon and is not a parse error. An `&` that does not start a
/// reference is appended itself, with length 0. If the result is `None`, nothing is appended.
pub(super) fn append_reference(text: &[u8], out: &mut String) -> Option<usize> {
    if let Some((length, characters)) = name_with_semicolon(text) {
        out.push_str(characters);
        return Some(length);
    }
    if let Some((length, character)) = number_with_semicolon(text) {
        out.push(character);
        return Some(length);
    }
    begins_no_reference(text).then(|| {
        out.push('&');
        0
    })
}

/// The length and the character of a numeric reference at the start of `text`, if it ends with a
/// semicolon and is not a parse error.
fn number_with_semicolon(text: &[u8]) -> Option<(usize, char)> {
    /// The number of digits that suffices for every character, and cannot overflow.
    const MOST: usize = 7;
    let (radix, start, digits) = match text {
        [b'#', b'x' | b'X', digits @ ..] => (16, "#x".len(), digits),
        [b'#', digits @ ..] => (10, "#".len(), digits),
        _ => return None,
    };
    let mut code = 0;
    for (count, byte) in digits.iter().take(MOST.saturating_add(1)).enumerate() {
        if let Some(digit) = char::from(*byte).to_digit(radix) {
            code = u32::saturating_mul(code, radix).saturating_add(digit);
            continue;
        }
        let is_fine = matches!(code, 0x09 | 0x0A | 0x0C | 0x20..) && *byte == b';' && count > 0;
        let is_error = is_noncharacter(code) || is_control(code) && code > 0x20;
        let length = start.saturating_add(count).saturating_add(1);
        return Some((length, char::from_u32(code).filter(|_| is_fine && !is_error)?));
    }
    None
}

impl Tokenizer {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#character-reference-state>
    pub(super) fn character_reference_state(&mut self, input: &mut Input<'_>) -> Step {
        if let Some((length, text)) = name_with_semicolon(input.stream.rest())
            && let Some(start) = input.stream.mark_of_the_character_right_before()
        {
            self.reference_start = start;
            input.stream.consume_bytes(length, input.reporter);
            self.state = self.return_state;
            return self.flush_character_reference(input, text);
        }
        self.temporary_buffer.clear();
        self.temporary_buffer.push('&');
        let consumed = input.consume()?;
        self.reference_start = Mark::start_of(input.stream.span_before_current("&".len()));
        match consumed {
            Some('a'..='z' | 'A'..='Z' | '0'..='9') => {
                self.matcher = Matcher::new();
                self.reconsume(input, State::NamedCharacterReference)
            }
            Some('#') => {
                self.temporary_buffer.push('#');
                self.switch(State::NumericCharacterReference)
            }
            _ => {
                input.stream.reconsume();
                self.state = self.return_state;
                self.flush_code_points_consumed_as_a_character_reference(input)
            }
        }
    }

    /// The matcher takes one character at a time. The characters consumed after the longest match
    /// are part of another name: ASCII alphanumerics, which every return state would emit or append
    /// unchanged. So they are not reconsumed, but emitted or appended here.
    ///
    /// <https://html.spec.whatwg.org/multipage/parsing.html#named-character-reference-state>
    #[expect(clippy::arithmetic_side_effects, reason = "the length of a known name")]
    #[expect(clippy::string_slice, reason = "the buffer begins with `&` and the name, all ASCII")]
    pub(super) fn named_character_reference_state(&mut self, input: &mut Input<'_>) -> Step {
        if self.matcher.is_done() {
            self.state = self.return_state;
            return self.emit_with_temporary_buffer(input, "");
        }
        let consumed = if self.matcher.is_at_match() {
            let consumed = input.consume()?;
            self.after_longest_match = input.stream.current_span();
            consumed
        } else {
            input.look_ahead()?
        };
        if let Some(character) = consumed
            && self.matcher.advance(character)
        {
            self.temporary_buffer.push(character);
            // No name continues after its semicolon. Step 1 does not apply. 2. and 3.
            return match self.matcher.longest() {
                Some((_, text)) if character == ';' => {
                    self.state = self.return_state;
                    self.flush_character_reference(input, text)
                }
                _ => NEXT,
            };
        }
        input.stream.reconsume();
        match self.matcher.longest() {
            Some((name, text)) => {
                self.state = self.return_state;
                let after = "&".len() + name.len();
                let rest = &self.temporary_buffer[after..];
                let next_input_character = rest.chars().next().or(consumed);
                if self.is_consumed_as_part_of_an_attribute()
                    && next_input_character.is_some_and(|c| c == '=' || c.is_ascii_alphanumeric())
                {
                    return self.flush_code_points_consumed_as_a_character_reference(input);
                }
                // 1.
                let code = ErrorCode::MissingSemicolonAfterCharacterReference;
                input.error_at(code, self.after_longest_match);
                // 2. and 3.
                self.temporary_buffer.drain(..after);
                self.flush_character_reference_and_rest(input, text)
            }
            None => {
                self.state = State::AmbiguousAmpersand;
                self.flush_code_points_consumed_as_a_character_reference(input)
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#ambiguous-ampersand-state>
    pub(super) fn ambiguous_ampersand_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some(character @ ('a'..='z' | 'A'..='Z' | '0'..='9')) => {
                if self.is_consumed_as_part_of_an_attribute() {
                    let at = input.stream.through_current_in_main(1);
                    self.tag.append_to_value(character.encode_utf8(&mut [0; 4]), at);
                    NEXT
                } else {
                    self.emit_current(input)
                }
            }
            Some(';') => {
                input.error(ErrorCode::UnknownNamedCharacterReference);
                let return_state = self.return_state;
                self.reconsume(input, return_state)
            }
            _ => {
                let return_state = self.return_state;
                self.reconsume(input, return_state)
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#numeric-character-reference-state>
    pub(super) fn numeric_character_reference_state(&mut self, input: &mut Input<'_>) -> Step {
        self.character_reference_code = 0;
        match input.consume()? {
            Some(character @ ('x' | 'X')) => {
                self.temporary_buffer.push(character);
                self.switch(State::HexadecimalCharacterReferenceStart)
            }
            Some('0'..='9') => self.reconsume(input, State::DecimalCharacterReference),
            _ => {
                input.error(ErrorCode::AbsenceOfDigitsInNumericCharacterReference);
                input.stream.reconsume();
                self.state = self.return_state;
                self.flush_code_points_consumed_as_a_character_reference(input)
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#hexadecimal-character-reference-start-state>
    pub(super) fn hexadecimal_character_reference_start_state(
        &mut self,
        input: &mut Input<'_>,
    ) -> Step {
        match input.consume()? {
            Some('0'..='9' | 'A'..='F' | 'a'..='f') => {
                self.reconsume(input, State::HexadecimalCharacterReference)
            }
            _ => {
                input.error(ErrorCode::AbsenceOfDigitsInNumericCharacterReference);
                input.stream.reconsume();
                self.state = self.return_state;
                self.flush_code_points_consumed_as_a_character_reference(input)
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#hexadecimal-character-reference-state>
    #[expect(clippy::arithmetic_side_effects, reason = "no digit is before the first one")]
    pub(super) fn hexadecimal_character_reference_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some(digit @ '0'..='9') => self.append_digit(16, u32::from(digit) - 0x30),
            Some(digit @ 'A'..='F') => self.append_digit(16, u32::from(digit) - 0x37),
            Some(digit @ 'a'..='f') => self.append_digit(16, u32::from(digit) - 0x57),
            Some(';') => self.switch(State::NumericCharacterReferenceEnd),
            _ => {
                input.error(ErrorCode::MissingSemicolonAfterCharacterReference);
                self.reconsume(input, State::NumericCharacterReferenceEnd)
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#decimal-character-reference-state>
    #[expect(clippy::arithmetic_side_effects, reason = "a digit is not before `0`")]
    pub(super) fn decimal_character_reference_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some(digit @ '0'..='9') => self.append_digit(10, u32::from(digit) - 0x30),
            Some(';') => self.switch(State::NumericCharacterReferenceEnd),
            _ => {
                input.error(ErrorCode::MissingSemicolonAfterCharacterReference);
                self.reconsume(input, State::NumericCharacterReferenceEnd)
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#numeric-character-reference-end-state>
    pub(super) fn numeric_character_reference_end_state(&mut self, input: &mut Input<'_>) -> Step {
        let mut code = self.character_reference_code;
        let error = match code {
            0x00 => {
                code = 0xFFFD;
                Some(ErrorCode::NullCharacterReference)
            }
            0x11_0000.. => {
                code = 0xFFFD;
                Some(ErrorCode::CharacterReferenceOutsideUnicodeRange)
            }
            0xD800..=0xDFFF => {
                code = 0xFFFD;
                Some(ErrorCode::SurrogateCharacterReference)
            }
            _ if is_noncharacter(code) => Some(ErrorCode::NoncharacterCharacterReference),
            0x09 | 0x0A | 0x0C | 0x20 => None,
            _ if is_control(code) => {
                code = control_character_replacement(code);
                Some(ErrorCode::ControlCharacterReference)
            }
            _ => None,
        };
        if let Some(error) = error {
            // The public test data have these errors after the reference.
            let end = input.stream.mark_next();
            let span = input.stream.span_to_next(end);
            input.error_at(error, span);
        }
        let character = char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER);
        self.state = self.return_state;
        self.flush_character_reference(input, character.encode_utf8(&mut [0; 4]))
    }

    /// Returns true if the character reference is consumed as part of an attribute.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#tokenization>
    fn is_consumed_as_part_of_an_attribute(&self) -> bool {
        matches!(
            self.return_state,
            State::AttributeValueDoubleQuoted
                | State::AttributeValueSingleQuoted
                | State::AttributeValueUnquoted
        )
    }

    /// Flushes the temporary buffer, which has the characters directly before the current one.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#tokenization>
    fn flush_code_points_consumed_as_a_character_reference(&mut self, input: &Input<'_>) -> Step {
        if self.is_consumed_as_part_of_an_attribute() {
            let at = input.stream.before_current_in_main(self.temporary_buffer.len());
            self.tag.append_to_value(&self.temporary_buffer, at);
            NEXT
        } else {
            self.emit_with_temporary_buffer(input, "")
        }
    }

    /// Flushes the characters of a reference.
    fn flush_character_reference(&mut self, input: &Input<'_>, text: &str) -> Step {
        if self.is_consumed_as_part_of_an_attribute() {
            self.tag.append_to_value(text, None);
            NEXT
        } else {
            self.emitted.span = input.stream.span_to_next(self.reference_start);
            self.data.set(text, None);
            Ok(Next::Emit(Emission::Text))
        }
    }

    /// Flushes the characters of a reference, and the temporary buffer, which has those that were consumed
    /// after it. In an attribute the buffer is empty: such a character would be a letter or a digit, and
    /// then an attribute keeps the reference undecoded.
    fn flush_character_reference_and_rest(&mut self, input: &Input<'_>, text: &str) -> Step {
        let rest = self.temporary_buffer.len();
        let step = self.flush_character_reference(input, text);
        if rest == 0 {
            return step;
        }
        let end = input.stream.span_before_current(rest).start;
        self.emitted.span.end = end.max(self.emitted.span.start);
        // The rest is a separate token, which the next step of this state emits.
        self.matcher.finish();
        self.state = State::NamedCharacterReference;
        step
    }

    #[expect(
        clippy::arithmetic_side_effects,
        reason = "the code before is at most `OUTSIDE_UNICODE_RANGE`, below 2^21"
    )]
    fn append_digit(&mut self, radix: u32, digit: u32) -> Step {
        let code = self.character_reference_code * radix + digit;
        self.character_reference_code = code.min(OUTSIDE_UNICODE_RANGE);
        NEXT
    }
}

/// The table of the numeric character reference end state: bytes of windows-1252 that were used as code
/// points.
fn control_character_replacement(code: u32) -> u32 {
    match code {
        0x80 => 0x20AC,
        0x82 => 0x201A,
        0x83 => 0x0192,
        0x84 => 0x201E,
        0x85 => 0x2026,
        0x86 => 0x2020,
        0x87 => 0x2021,
        0x88 => 0x02C6,
        0x89 => 0x2030,
        0x8A => 0x0160,
        0x8B => 0x2039,
        0x8C => 0x0152,
        0x8E => 0x017D,
        0x91 => 0x2018,
        0x92 => 0x2019,
        0x93 => 0x201C,
        0x94 => 0x201D,
        0x95 => 0x2022,
        0x96 => 0x2013,
        0x97 => 0x2014,
        0x98 => 0x02DC,
        0x99 => 0x2122,
        0x9A => 0x0161,
        0x9B => 0x203A,
        0x9C => 0x0153,
        0x9E => 0x017E,
        0x9F => 0x0178,
        other => other,
    }
}
