//! The "in select in table" insertion mode.

use super::super::{Context, Kind, Outcome, TreeBuilder, TreeSink, kind};
use crate::tokenizer::Token;
use treewright_markup::ErrorCode;
use treewright_markup::LocalName;

impl<H: Clone + PartialEq> TreeBuilder<H> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inselectintable>
    pub(in super::super) fn in_select_in_table<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        token: &mut Token<'_>,
    ) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        match kind(token) {
            Kind::Start(
                LocalName::CAPTION
                | LocalName::TABLE
                | LocalName::TBODY
                | LocalName::TFOOT
                | LocalName::THEAD
                | LocalName::TR
                | LocalName::TD
                | LocalName::TH,
                tag,
            ) => {
                Self::error(cx, ErrorCode::TableStartTagInSelect, tag.span);
                self.close_the_select(cx);
                Outcome::Reprocess
            }
            Kind::End(
                name @ (LocalName::CAPTION
                | LocalName::TABLE
                | LocalName::TBODY
                | LocalName::TFOOT
                | LocalName::THEAD
                | LocalName::TR
                | LocalName::TD
                | LocalName::TH),
                tag,
            ) => {
                Self::error(cx, ErrorCode::TableEndTagInSelect, tag.span);
                if !self.stack.has_in_table_scope(name) {
                    return Outcome::Done;
                }
                self.close_the_select(cx);
                Outcome::Reprocess
            }
            _ => self.in_select(cx, token),
        }
    }
}
