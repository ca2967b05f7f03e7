//! The "in cell" insertion mode.

use treewright_markup::{ErrorCode, Span, TreeSink, tag};

use crate::tokenizer::Token;
use crate::tree_construction::stack_of_open_elements::Scope;
use crate::tree_construction::{InsertionMode, Outcome, Rules};

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intd>
    #[allow(clippy::wildcard_imports, reason = "tag names come by the dozen")]
    pub(crate) fn in_cell(&mut self, token: &mut Token<'_>) -> Outcome<T::Handle> {
        use tag::*;
        match (&*token, token.tag_name()) {
            (Token::EndTag(tag), name @ (TD | TH)) => {
                if !self.stack.has_in_table_scope(name) {
                    return self.ignore(ErrorCode::CellEndTagWithoutCell, tag.span);
                }
                // 1.
                self.generate_implied_end_tags(None);
                // 2.
                if !self.stack.current_is(name) {
                    self.error(ErrorCode::CellEndTagClosesOpenElements, tag.span);
                }
                // 3. to 5.
                self.pop_until(name);
                self.formatting.clear_up_to_the_last_marker();
                self.switch_to(InsertionMode::InRow)
            }
            (
                Token::StartTag(tag),
                CAPTION | COL | COLGROUP | TBODY | TD | TFOOT | TH | THEAD | TR,
            ) => {
                self.close_the_cell(tag.span);
                Outcome::Reprocess
            }
            (Token::EndTag(tag), BODY | CAPTION | COL | COLGROUP | HTML) => {
                self.ignore(ErrorCode::UnexpectedEndTagInCell, tag.span)
            }
            (Token::EndTag(tag), name @ (TABLE | TBODY | TFOOT | THEAD | TR)) => {
                if !self.stack.has_in_table_scope(name) {
                    return self.ignore(ErrorCode::TableEndTagInCellWithoutStartTag, tag.span);
                }
                self.close_the_cell(tag.span);
                Outcome::Reprocess
            }
            _ => self.in_body(token),
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#close-the-cell>
    fn close_the_cell(&mut self, span: Span) {
        let cells = [tag::TD, tag::TH];
        // 1.
        self.generate_implied_end_tags(None);
        // 2.
        if !self.stack.current_is_any(&cells) {
            self.error(ErrorCode::CellClosedWithOpenElements, span);
        }
        // 3. to 5.
        if let Some(cell) = self.stack.last_in(Scope::Table, &cells) {
            self.pop_through(cell);
        }
        self.formatting.clear_up_to_the_last_marker();
        self.insertion_mode = InsertionMode::InRow;
    }
}
