//! Processing instructions.

use super::{Emission, Input, NEXT, State, Step, StopSet, Tokenizer};
use crate::ErrorCode;

const PROCESSING_INSTRUCTION_DATA_STOPS: StopSet<3> = StopSet::new(*b"?>\r");

impl Tokenizer {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#processing-instruction-open-state>
    pub(super) fn processing_instruction_open_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('a'..='z' | 'A'..='Z' | '_') => {
                self.reconsume(input, State::ProcessingInstructionTarget)
            }
            None => {
                input.error(ErrorCode::EofInProcessingInstruction);
                self.emit_end_of_file(input)
            }
            Some(_) => {
                input.error(ErrorCode::InvalidFirstCharacterOfProcessingInstructionTarget);
                self.convert_the_temporary_buffer_to_a_comment(input);
                self.reconsume(input, State::BogusComment)
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#processing-instruction-target-state>
    pub(super) fn processing_instruction_target_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('\t' | '\n' | '\x0C' | ' ' | '?' | '>') => {
                let target = self.temporary_buffer.as_str();
                if target.eq_ignore_ascii_case("xml")
                    || target.eq_ignore_ascii_case("xml-stylesheet")
                {
                    input.error(ErrorCode::DisallowedProcessingInstructionTarget);
                    self.convert_the_temporary_buffer_to_a_comment(input);
                    self.reconsume(input, State::BogusComment)
                } else {
                    self.target.clear();
                    self.target.push_str(target);
                    self.data.clear();
                    self.reconsume(input, State::AfterProcessingInstructionTarget)
                }
            }
            Some(character @ ('a'..='z' | 'A'..='Z' | '0'..='9' | '-' | '_')) => {
                self.temporary_buffer.push(character);
                NEXT
            }
            None => {
                input.error(ErrorCode::EofInProcessingInstruction);
                self.emit_end_of_file(input)
            }
            Some(_) => {
                input.error(ErrorCode::InvalidProcessingInstructionTarget);
                self.convert_the_temporary_buffer_to_a_comment(input);
                self.reconsume(input, State::BogusComment)
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#after-processing-instruction-target-state>
    pub(super) fn after_processing_instruction_target_state(
        &mut self,
        input: &mut Input<'_>,
    ) -> Step {
        match input.consume()? {
            Some('\t' | '\n' | '\x0C' | ' ') => NEXT,
            _ => self.reconsume(input, State::ProcessingInstructionData),
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#processing-instruction-data-state>
    pub(super) fn processing_instruction_data_state(&mut self, input: &mut Input<'_>) -> Step {
        if let Some(run) = input.take_until(&PROCESSING_INSTRUCTION_DATA_STOPS) {
            self.append_run_to_data(input, run);
            return NEXT;
        }
        match input.consume()? {
            Some('?') => self.switch(State::ProcessingInstructionQuestionable),
            Some('>') => {
                self.state = State::Data;
                self.emit_token(input, Emission::ProcessingInstruction)
            }
            None => {
                input.error(ErrorCode::EofInProcessingInstruction);
                self.emit_end_of_file(input)
            }
            Some(_) => {
                self.append_current_to_data(input);
                NEXT
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#processing-instruction-questionable-state>
    pub(super) fn processing_instruction_questionable_state(
        &mut self,
        input: &mut Input<'_>,
    ) -> Step {
        match input.consume()? {
            Some('>') => {
                self.state = State::Data;
                self.emit_token(input, Emission::ProcessingInstruction)
            }
            None => {
                input.error(ErrorCode::EofInProcessingInstruction);
                self.emit_end_of_file(input)
            }
            Some(_) => {
                self.append_before_current_to_data(input, "?");
                self.reconsume(input, State::ProcessingInstructionData)
            }
        }
    }

    /// Converts the temporary buffer to a comment.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#tokenization>
    #[expect(clippy::arithmetic_side_effects, reason = "the length of a text in memory")]
    fn convert_the_temporary_buffer_to_a_comment(&mut self, input: &Input<'_>) {
        let length = 1 + self.temporary_buffer.len();
        self.data.set("?", input.stream.before_current_in_main(length));
        self.data.push_continued(&self.temporary_buffer);
    }
}
