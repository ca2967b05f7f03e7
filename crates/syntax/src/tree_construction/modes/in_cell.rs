//! The "in cell" insertion mode.

use super::super::{Context, InsertionMode, Kind, Outcome, TreeBuilder, TreeSink, kind};
use crate::tokenizer::Token;
use crate::tree_construction::stack_of_open_elements::Scope;
use treewright_markup::ErrorCode;
use treewright_markup::LocalName;

impl<H: Clone + PartialEq> TreeBuilder<H> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intd>
    pub(in super::super) fn in_cell<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        token: &mut Token<'_>,
    ) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        match kind(token) {
            Kind::End(name @ (LocalName::TD | LocalName::TH), tag) => {
                if !self.stack.has_in_table_scope(name) {
                    return Self::ignore(cx, ErrorCode::CellEndTagWithoutCell, tag.span);
                }
                // 1.
                self.generate_implied_end_tags(cx, None);
                // 2.
                if !self.stack.current_is(name) {
                    Self::error(cx, ErrorCode::CellEndTagClosesOpenElements, tag.span);
                }
                // 3. to 5.
                self.pop_until(cx, name);
                self.formatting.clear_up_to_the_last_marker();
                self.insertion_mode = InsertionMode::InRow;
                Outcome::Done
            }
            Kind::Start(
                LocalName::CAPTION
                | LocalName::COL
                | LocalName::COLGROUP
                | LocalName::TBODY
                | LocalName::TD
                | LocalName::TFOOT
                | LocalName::TH
                | LocalName::THEAD
                | LocalName::TR,
                tag,
            ) => {
                self.close_the_cell(cx, tag.span);
                Outcome::Reprocess
            }
            Kind::End(
                LocalName::BODY
                | LocalName::CAPTION
                | LocalName::COL
                | LocalName::COLGROUP
                | LocalName::HTML,
                tag,
            ) => Self::ignore(cx, ErrorCode::UnexpectedEndTagInCell, tag.span),
            Kind::End(
                name @ (LocalName::TABLE
                | LocalName::TBODY
                | LocalName::TFOOT
                | LocalName::THEAD
                | LocalName::TR),
                tag,
            ) => {
                if !self.stack.has_in_table_scope(name) {
                    return Self::ignore(cx, ErrorCode::TableEndTagInCellWithoutStartTag, tag.span);
                }
                self.close_the_cell(cx, tag.span);
                Outcome::Reprocess
            }
            _ => self.in_body(cx, token),
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#close-the-cell>
    fn close_the_cell<T>(&mut self, cx: &mut Context<'_, T>, span: crate::Span)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        let cells = [LocalName::TD, LocalName::TH];
        // 1.
        self.generate_implied_end_tags(cx, None);
        // 2.
        if !self.stack.current_is_any(&cells) {
            Self::error(cx, ErrorCode::CellClosedWithOpenElements, span);
        }
        // 3. to 5.
        if let Some(cell) = self.stack.last_in(Scope::Table, &cells) {
            self.pop_through(cx, cell);
        }
        self.formatting.clear_up_to_the_last_marker();
        self.insertion_mode = InsertionMode::InRow;
    }
}
