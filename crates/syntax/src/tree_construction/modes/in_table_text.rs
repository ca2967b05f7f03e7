//! The "in table text" insertion mode.

use super::super::{Context, Kind, Outcome, TreeBuilder, TreeSink, kind};
use crate::tokenizer::Token;
use treewright_markup::ErrorCode;

impl<H: Clone + PartialEq> TreeBuilder<H> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intabletext>
    pub(in super::super) fn in_table_text<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        token: &mut Token<'_>,
    ) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        match kind(token) {
            Kind::Null(span) => {
                self.text_error(cx, ErrorCode::NullCharacterInTableText, span);
                return Outcome::Done;
            }
            Kind::Characters(text) => {
                self.pending_table_characters.push(*text);
                return Outcome::Done;
            }
            _ => {}
        }
        // Anything else
        let pending = std::mem::take(&mut self.pending_table_characters);
        if let Some(span) = pending.first_non_space() {
            Self::error(cx, ErrorCode::TextInTable, span);
            // The error is that of "anything else" in "in table", too, for text.
            self.foster_parenting = true;
            let _ = self.in_body(cx, &mut Token::Characters(pending.characters()));
            self.foster_parenting = false;
        } else if !pending.is_empty() {
            self.insert_characters(cx, pending.characters());
        }
        self.pending_table_characters = pending;
        self.insertion_mode = self.original_insertion_mode;
        Outcome::Reprocess
    }
}
