//! The "in table text" insertion mode.

use treewright_markup::{ErrorCode, SourceToken, TreeSink};

use crate::tokenizer::Token;
use crate::tree_construction::{Outcome, Rules};

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intabletext>
    pub(crate) fn in_table_text(&mut self, token: &mut Token<'_>) -> Outcome<T::Handle> {
        match token {
            Token::NullCharacter(span) => {
                self.text_error(ErrorCode::NullCharacterInTableText, *span);
                self.pending_table_characters.null_is_ignored();
                Outcome::Done
            }
            Token::Characters(text) => {
                self.pending_table_characters.push(*text);
                Outcome::Done
            }
            // Anything else
            _ => {
                self.insert_the_pending_table_characters();
                self.switch_to_and_reprocess(self.original_insertion_mode)
            }
        }
    }

    fn insert_the_pending_table_characters(&mut self) {
        let pending = std::mem::take(&mut self.pending_table_characters);
        self.tree.token_follows(SourceToken::of_characters_at(pending.span()));
        if let Some(span) = pending.first_non_space() {
            // SPEC-NOTE: one error for the text; by the letter, "anything else" in "in table" raises one
            // for each character token.
            self.error(ErrorCode::TextInTable, span);
            self.foster_parenting = true;
            for characters in pending.characters() {
                self.characters_in_body(&characters);
            }
            self.foster_parenting = false;
        } else if !pending.is_empty() {
            for characters in pending.characters() {
                self.insert_characters(&characters);
            }
        }
        self.pending_table_characters = pending;
    }
}
