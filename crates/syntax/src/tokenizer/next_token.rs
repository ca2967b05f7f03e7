//! The next token: the only source of tokens, for the parser and for direct users of the tokenizer.
//!
//! Nearly all tokens are contiguous in the input and free of errors, and a fast twin of the states reads
//! each in one go. If it cannot, it leaves the input where it was (or, in a tag, after the attributes that
//! it has read), and the states continue. The states are complete: without the twins the tokenizer gives
//! the same tokens, and tests compare the two.

use super::{
    Characters, Comment, Emission, Input, ProcessingInstruction, State, TagInOneGo, Token,
    Tokenizer,
};
use crate::{InputStream, Reporter};

/// The tokenizer's queries of the tree construction stage. It makes them only where the answer matters,
/// which is at few tokens.
pub(crate) trait TreeConstructionStage {
    /// Returns true if the adjusted current node exists and is not in the HTML namespace: only then
    /// `<![CDATA[` opens a CDATA section.
    fn adjusted_current_node_is_foreign(&self) -> bool;

    /// Returns true if a token of text may be joined from several pieces of the source. A stage that splits
    /// text must know the place of each part.
    fn takes_text_as_a_whole(&self) -> bool;
}

/// The answers for a program that uses the tokenizer directly.
struct NoTreeConstruction {
    adjusted_current_node_is_foreign: bool,
}

impl TreeConstructionStage for NoTreeConstruction {
    fn adjusted_current_node_is_foreign(&self) -> bool {
        self.adjusted_current_node_is_foreign
    }

    fn takes_text_as_a_whole(&self) -> bool {
        true
    }
}

impl Tokenizer {
    /// Lends the next token; `None` if the input has no more for now, or the insertion point is reached.
    pub fn next_token<'t>(
        &'t mut self,
        input: &'t mut InputStream,
        reporter: &mut Reporter,
    ) -> Option<Token<'t>> {
        let adjusted_current_node_is_foreign = self.adjusted_current_node_is_foreign;
        let stage = NoTreeConstruction { adjusted_current_node_is_foreign };
        self.next_token_for(&stage, input, reporter)
    }

    /// [`Self::next_token`] for a tree construction stage, which may have switched the state since
    /// the last token.
    #[inline]
    pub(crate) fn next_token_for<'t>(
        &'t mut self,
        stage: &impl TreeConstructionStage,
        input: &'t mut InputStream,
        reporter: &mut Reporter,
    ) -> Option<Token<'t>> {
        match self.state {
            State::Data if input.rest().first() == Some(&b'<') => {
                match self.tag_in_one_go(input, reporter) {
                    TagInOneGo::Plain(tag) => return Some(self.lend_plain_tag(tag, input)),
                    TagInOneGo::Kept => return Some(self.lend_tag()),
                    TagInOneGo::Begun => {}
                    TagInOneGo::NoTag => {
                        if let Some(comment) = self.comment_in_one_go(input, reporter) {
                            return Some(Token::Comment(self.lend_comment(comment, input)));
                        }
                    }
                }
            }
            State::Data => {
                let first = Self::text_in_one_go(input, reporter);
                if first.is_none() || input.next_is_return_or_ampersand() {
                    let pieces = self.text_of_pieces_in_one_go(stage, input, reporter, first);
                    if let Some(span) = pieces {
                        return Some(Token::Characters(self.lend_text_of_pieces(span)));
                    }
                }
                if let Some(slice) = first {
                    return Some(Token::Characters(Characters::lend(input, slice)));
                }
            }
            State::ScriptData | State::ScriptDataEscaped | State::Rawtext | State::Rcdata => {
                let first = self.raw_text_in_one_go(input, reporter);
                if input.next_is_return_or_ampersand() {
                    let pieces = self.text_of_pieces_in_one_go(stage, input, reporter, first);
                    if let Some(span) = pieces {
                        return Some(Token::Characters(self.lend_text_of_pieces(span)));
                    }
                }
                if let Some(slice) = first {
                    return Some(Token::Characters(Characters::lend(input, slice)));
                }
                if let Some(tag) = self.raw_text_end_tag_in_one_go(input, reporter) {
                    return Some(self.lend_plain_tag(tag, input));
                }
            }
            _ => {}
        }
        self.next_token_by_the_states(stage, input, reporter)
    }

    /// The next token as the states read it. If the first error ends the parse, no token follows it.
    #[inline(never)]
    fn next_token_by_the_states<'t>(
        &'t mut self,
        stage: &impl TreeConstructionStage,
        input: &'t mut InputStream,
        reporter: &mut Reporter,
    ) -> Option<Token<'t>> {
        self.adjusted_current_node_is_foreign = stage.adjusted_current_node_is_foreign();
        let emission = self.run(&mut Input { stream: input, reporter }).ok()?;
        if reporter.stops_the_parser() {
            return None;
        }
        let span = self.emitted.span;
        Some(match emission {
            Emission::Tag => self.lend_tag(),
            Emission::Run => Token::Characters(Characters::lend(input, self.emitted.slice)),
            Emission::Text => Token::Characters(Characters { run: self.data.run(), span }),
            Emission::NullCharacter => Token::NullCharacter(span),
            Emission::EndOfFile => Token::EndOfFile(span),
            Emission::Comment => Token::Comment(Comment { data: self.data.run(), span }),
            Emission::ProcessingInstruction => {
                Token::ProcessingInstruction(ProcessingInstruction {
                    target: &self.target,
                    data: self.data.run(),
                    span,
                })
            }
            Emission::Doctype => Token::Doctype(self.doctype.lend(&self.data, span)),
        })
    }
}
