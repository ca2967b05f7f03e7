//! The "in table body" insertion mode.

use treewright_markup::{ErrorCode, TreeSink, tag};

use crate::tokenizer::Token;
use crate::tree_construction::stack_of_open_elements::Scope;
use crate::tree_construction::{InsertionMode, Outcome, Rules};

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intbody>
    #[allow(clippy::wildcard_imports, reason = "tag names come by the dozen")]
    pub(crate) fn in_table_body(&mut self, token: &mut Token<'_>) -> Outcome<T::Handle> {
        use tag::*;
        match (&*token, token.tag_name()) {
            (Token::StartTag(tag), TR) => {
                self.clear_the_stack_back_to_a_table_body_context();
                self.insert_an_html_element(tag);
                self.switch_to(InsertionMode::InRow)
            }
            (Token::StartTag(tag), TH | TD) => {
                self.error(ErrorCode::CellStartTagInTableBody, tag.span);
                self.clear_the_stack_back_to_a_table_body_context();
                self.insert_an_implied_html_element(TR, tag.span);
                self.switch_to_and_reprocess(InsertionMode::InRow)
            }
            (Token::EndTag(tag), name @ (TBODY | TFOOT | THEAD)) => {
                if !self.stack.has_in_table_scope(name) {
                    return self.ignore(ErrorCode::TableSectionEndTagWithoutSection, tag.span);
                }
                self.close_the_table_body();
                Outcome::Done
            }
            (Token::StartTag(tag), CAPTION | COL | COLGROUP | TBODY | TFOOT | THEAD)
            | (Token::EndTag(tag), TABLE) => {
                let sections = [TBODY, THEAD, TFOOT];
                if self.stack.last_in(Scope::Table, &sections).is_none() {
                    return self.ignore(ErrorCode::TableTagWithoutSection, tag.span);
                }
                self.close_the_table_body();
                Outcome::Reprocess
            }
            (Token::EndTag(tag), BODY | CAPTION | COL | COLGROUP | HTML | TD | TH | TR) => {
                self.ignore(ErrorCode::UnexpectedEndTagInTableBody, tag.span)
            }
            _ => self.in_table(token),
        }
    }

    /// Clears the stack back to a table body context, pops the section and continues "in table".
    fn close_the_table_body(&mut self) {
        self.clear_the_stack_back_to_a_table_body_context();
        self.pop();
        self.insertion_mode = InsertionMode::InTable;
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#clear-the-stack-back-to-a-table-body-context>
    fn clear_the_stack_back_to_a_table_body_context(&mut self) {
        let context = [tag::TBODY, tag::TFOOT, tag::THEAD, tag::TEMPLATE, tag::HTML];
        self.clear_the_stack_back_to(&context);
    }
}
