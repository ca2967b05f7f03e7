//! CDATA sections, which exist only in foreign content.

use super::{Emission, Input, Next, State, Step, StopSet, Tokenizer};
use crate::{ErrorCode, Span};

const CDATA_SECTION_STOPS: StopSet<3> = StopSet::new(*b"]\0\r");

impl Tokenizer {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#cdata-section-state>
    pub(super) fn cdata_section_state(&mut self, input: &mut Input<'_>) -> Step {
        if let Some(run) = input.take_until(&CDATA_SECTION_STOPS) {
            return self.emit_run(run);
        }
        match input.consume()? {
            Some(']') => self.switch(State::CdataSectionBracket),
            None => {
                input.error(ErrorCode::EofInCdata);
                self.emit_end_of_file(input)
            }
            // The tree construction stage raises the error.
            Some('\0') => self.emit_null_character(input),
            Some(_) => self.emit_current(input),
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#cdata-section-bracket-state>
    pub(super) fn cdata_section_bracket_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some(']') => self.switch(State::CdataSectionEnd),
            _ => {
                input.stream.reconsume();
                self.state = State::CdataSection;
                self.emit_before_current(input, "]")
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#cdata-section-end-state>
    pub(super) fn cdata_section_end_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some(']') => self.emit_bracket_before_two(input),
            Some('>') => self.switch(State::Data),
            _ => {
                input.stream.reconsume();
                self.state = State::CdataSection;
                self.emit_before_current(input, "]]")
            }
        }
    }

    /// Emits the first of three `]` when the third one has been consumed.
    #[expect(clippy::arithmetic_side_effects, reason = "the span has the last bracket at least")]
    fn emit_bracket_before_two(&mut self, input: &Input<'_>) -> Step {
        let span = input.stream.span_through_current("]]]".len());
        let at = input.stream.through_current_in_main("]]]".len());
        self.emitted.span = Span { end: span.start + 1, ..span };
        self.data.set("]", at);
        Ok(Next::Emit(Emission::Text))
    }
}
