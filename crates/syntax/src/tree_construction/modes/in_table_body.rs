//! The "in table body" insertion mode.

use super::super::{Context, InsertionMode, Kind, Outcome, TreeBuilder, TreeSink, kind};
use crate::tokenizer::Token;
use crate::tree_construction::stack_of_open_elements::Scope;
use treewright_markup::ErrorCode;
use treewright_markup::LocalName;

impl<H: Clone + PartialEq> TreeBuilder<H> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intbody>
    pub(in super::super) fn in_table_body<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        token: &mut Token<'_>,
    ) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        match kind(token) {
            Kind::Start(LocalName::TR, tag) => {
                self.clear_the_stack_back_to_a_table_body_context(cx);
                self.insert_an_html_element(cx, tag);
                self.insertion_mode = InsertionMode::InRow;
                Outcome::Done
            }
            Kind::Start(LocalName::TH | LocalName::TD, tag) => {
                Self::error(cx, ErrorCode::CellStartTagInTableBody, tag.span);
                self.clear_the_stack_back_to_a_table_body_context(cx);
                self.insert_an_implied_html_element(cx, LocalName::TR, tag.span);
                self.insertion_mode = InsertionMode::InRow;
                Outcome::Reprocess
            }
            Kind::End(name @ (LocalName::TBODY | LocalName::TFOOT | LocalName::THEAD), tag) => {
                if !self.stack.has_in_table_scope(name) {
                    return Self::ignore(cx, ErrorCode::TableSectionEndTagWithoutSection, tag.span);
                }
                self.close_the_table_body(cx);
                Outcome::Done
            }
            Kind::Start(
                LocalName::CAPTION
                | LocalName::COL
                | LocalName::COLGROUP
                | LocalName::TBODY
                | LocalName::TFOOT
                | LocalName::THEAD,
                tag,
            )
            | Kind::End(LocalName::TABLE, tag) => {
                let sections = [LocalName::TBODY, LocalName::THEAD, LocalName::TFOOT];
                if self.stack.last_in(Scope::Table, &sections).is_none() {
                    return Self::ignore(cx, ErrorCode::TableTagWithoutSection, tag.span);
                }
                self.close_the_table_body(cx);
                Outcome::Reprocess
            }
            Kind::End(
                LocalName::BODY
                | LocalName::CAPTION
                | LocalName::COL
                | LocalName::COLGROUP
                | LocalName::HTML
                | LocalName::TD
                | LocalName::TH
                | LocalName::TR,
                tag,
            ) => Self::ignore(cx, ErrorCode::UnexpectedEndTagInTableBody, tag.span),
            _ => self.in_table(cx, token),
        }
    }

    /// Clears the stack back to a table body context, pops the section and goes on "in table".
    fn close_the_table_body<T>(&mut self, cx: &mut Context<'_, T>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        self.clear_the_stack_back_to_a_table_body_context(cx);
        self.pop(cx);
        self.insertion_mode = InsertionMode::InTable;
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#clear-the-stack-back-to-a-table-body-context>
    fn clear_the_stack_back_to_a_table_body_context<T>(&mut self, cx: &mut Context<'_, T>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        let context = [
            LocalName::TBODY,
            LocalName::TFOOT,
            LocalName::THEAD,
            LocalName::TEMPLATE,
            LocalName::HTML,
        ];
        self.clear_the_stack_back_to(cx, &context);
    }
}
