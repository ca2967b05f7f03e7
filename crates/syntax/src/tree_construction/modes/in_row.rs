//! The "in row" insertion mode.

use super::super::{Context, InsertionMode, Kind, Outcome, TreeBuilder, TreeSink, kind};
use crate::tokenizer::Token;
use treewright_markup::ErrorCode;
use treewright_markup::LocalName;

impl<H: Clone + PartialEq> TreeBuilder<H> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intr>
    pub(in super::super) fn in_row<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        token: &mut Token<'_>,
    ) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        match kind(token) {
            Kind::Start(LocalName::TH | LocalName::TD, tag) => {
                self.clear_the_stack_back_to_a_table_row_context(cx);
                self.insert_an_html_element(cx, tag);
                self.insertion_mode = InsertionMode::InCell;
                self.formatting.insert_marker();
                Outcome::Done
            }
            Kind::End(LocalName::TR, tag) => {
                if !self.stack.has_in_table_scope(LocalName::TR) {
                    return Self::ignore(cx, ErrorCode::TrEndTagWithoutTr, tag.span);
                }
                self.close_the_row(cx);
                Outcome::Done
            }
            Kind::Start(
                LocalName::CAPTION
                | LocalName::COL
                | LocalName::COLGROUP
                | LocalName::TBODY
                | LocalName::TFOOT
                | LocalName::THEAD
                | LocalName::TR,
                tag,
            )
            | Kind::End(LocalName::TABLE, tag) => {
                if !self.stack.has_in_table_scope(LocalName::TR) {
                    return Self::ignore(cx, ErrorCode::TableTagWithoutTr, tag.span);
                }
                self.close_the_row(cx);
                Outcome::Reprocess
            }
            Kind::End(name @ (LocalName::TBODY | LocalName::TFOOT | LocalName::THEAD), tag) => {
                if !self.stack.has_in_table_scope(name) {
                    let code = ErrorCode::TableSectionEndTagInRowWithoutSection;
                    return Self::ignore(cx, code, tag.span);
                }
                if !self.stack.has_in_table_scope(LocalName::TR) {
                    return Outcome::Done;
                }
                self.close_the_row(cx);
                Outcome::Reprocess
            }
            Kind::End(
                LocalName::BODY
                | LocalName::CAPTION
                | LocalName::COL
                | LocalName::COLGROUP
                | LocalName::HTML
                | LocalName::TD
                | LocalName::TH,
                tag,
            ) => Self::ignore(cx, ErrorCode::UnexpectedEndTagInRow, tag.span),
            _ => self.in_table(cx, token),
        }
    }

    /// Clears the stack back to a table row context, pops the row and goes on "in table body".
    fn close_the_row<T>(&mut self, cx: &mut Context<'_, T>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        self.clear_the_stack_back_to_a_table_row_context(cx);
        self.pop(cx);
        self.insertion_mode = InsertionMode::InTableBody;
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#clear-the-stack-back-to-a-table-row-context>
    fn clear_the_stack_back_to_a_table_row_context<T>(&mut self, cx: &mut Context<'_, T>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        self.clear_the_stack_back_to(cx, &[LocalName::TR, LocalName::TEMPLATE, LocalName::HTML]);
    }
}
