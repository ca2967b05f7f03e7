//! The "in select in table" insertion mode.

use treewright_markup::{ErrorCode, LocalName, TreeSink, tag};

use crate::tokenizer::Token;
use crate::tree_construction::{Outcome, Rules};

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inselectintable>
    pub(crate) fn in_select_in_table(&mut self, token: &mut Token<'_>) -> Outcome<T::Handle> {
        match (&*token, token.tag_name()) {
            (Token::StartTag(tag), name) if is_of_a_table(name) => {
                self.error(ErrorCode::TableStartTagInSelect, tag.span);
                self.close_the_select();
                Outcome::Reprocess
            }
            (Token::EndTag(tag), name) if is_of_a_table(name) => {
                self.error(ErrorCode::TableEndTagInSelect, tag.span);
                if !self.stack.has_in_table_scope(name) {
                    return Outcome::Done;
                }
                self.close_the_select();
                Outcome::Reprocess
            }
            _ => self.in_select(token),
        }
    }
}

/// True for the tag names of both arms.
const fn is_of_a_table(name: LocalName) -> bool {
    matches!(name, tag::CAPTION | tag::TABLE | tag::TBODY | tag::TFOOT | tag::THEAD)
        || matches!(name, tag::TR | tag::TD | tag::TH)
}
