//! The "in row" insertion mode.

use treewright_markup::{ErrorCode, TreeSink, tag};

use crate::tokenizer::Token;
use crate::tree_construction::{InsertionMode, Outcome, Rules};

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intr>
    #[allow(clippy::wildcard_imports, reason = "tag names come by the dozen")]
    pub(crate) fn in_row(&mut self, token: &mut Token<'_>) -> Outcome<T::Handle> {
        use tag::*;
        let has_a_row = self.stack.has_in_table_scope(TR);
        match (&*token, token.tag_name()) {
            (Token::StartTag(tag), TH | TD) => {
                self.clear_the_stack_back_to_a_table_row_context();
                self.insert_an_html_element(tag);
                self.insertion_mode = InsertionMode::InCell;
                self.formatting.insert_marker();
                Outcome::Done
            }
            (Token::EndTag(tag), TR) if !has_a_row => {
                self.ignore(ErrorCode::TrEndTagWithoutTr, tag.span)
            }
            (Token::EndTag(_), TR) => {
                self.close_the_row();
                Outcome::Done
            }
            (Token::StartTag(tag), CAPTION | COL | COLGROUP | TBODY | TFOOT | THEAD | TR)
            | (Token::EndTag(tag), TABLE) => {
                if !has_a_row {
                    return self.ignore(ErrorCode::TableTagWithoutTr, tag.span);
                }
                self.close_the_row();
                Outcome::Reprocess
            }
            (Token::EndTag(tag), name @ (TBODY | TFOOT | THEAD)) => {
                if !self.stack.has_in_table_scope(name) {
                    let code = ErrorCode::TableSectionEndTagInRowWithoutSection;
                    return self.ignore(code, tag.span);
                }
                if !has_a_row {
                    return Outcome::Done;
                }
                self.close_the_row();
                Outcome::Reprocess
            }
            (Token::EndTag(tag), BODY | CAPTION | COL | COLGROUP | HTML | TD | TH) => {
                self.ignore(ErrorCode::UnexpectedEndTagInRow, tag.span)
            }
            _ => self.in_table(token),
        }
    }

    /// Clears the stack back to a table row context, pops the row and continues "in table body".
    fn close_the_row(&mut self) {
        self.clear_the_stack_back_to_a_table_row_context();
        self.pop();
        self.insertion_mode = InsertionMode::InTableBody;
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#clear-the-stack-back-to-a-table-row-context>
    fn clear_the_stack_back_to_a_table_row_context(&mut self) {
        self.clear_the_stack_back_to(&[tag::TR, tag::TEMPLATE, tag::HTML]);
    }
}
