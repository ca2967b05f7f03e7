//! The "in caption" insertion mode.

use super::super::{Context, InsertionMode, Kind, Outcome, TreeBuilder, TreeSink, kind};
use crate::tokenizer::Token;
use treewright_markup::ErrorCode;
use treewright_markup::LocalName;

impl<H: Clone + PartialEq> TreeBuilder<H> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-incaption>
    pub(in super::super) fn in_caption<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        token: &mut Token<'_>,
    ) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        match kind(token) {
            Kind::End(LocalName::CAPTION, tag) => {
                if !self.stack.has_in_table_scope(LocalName::CAPTION) {
                    return Self::ignore(cx, ErrorCode::CaptionEndTagWithoutCaption, tag.span);
                }
                self.close_the_caption(cx, ErrorCode::CaptionEndTagClosesOpenElements, tag.span);
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
            )
            | Kind::End(LocalName::TABLE, tag) => {
                if !self.stack.has_in_table_scope(LocalName::CAPTION) {
                    return Self::ignore(cx, ErrorCode::TableTagWithoutCaption, tag.span);
                }
                self.close_the_caption(
                    cx,
                    ErrorCode::TableTagInCaptionClosesOpenElements,
                    tag.span,
                );
                Outcome::Reprocess
            }
            Kind::End(
                LocalName::BODY
                | LocalName::COL
                | LocalName::COLGROUP
                | LocalName::HTML
                | LocalName::TBODY
                | LocalName::TD
                | LocalName::TFOOT
                | LocalName::TH
                | LocalName::THEAD
                | LocalName::TR,
                tag,
            ) => Self::ignore(cx, ErrorCode::UnexpectedEndTagInCaption, tag.span),
            _ => self.in_body(cx, token),
        }
    }

    /// Steps 1 to 5 of the tags that close a caption.
    fn close_the_caption<T>(&mut self, cx: &mut Context<'_, T>, code: ErrorCode, span: crate::Span)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        self.generate_implied_end_tags(cx, None);
        if !self.stack.current_is(LocalName::CAPTION) {
            Self::error(cx, code, span);
        }
        self.pop_until(cx, LocalName::CAPTION);
        self.formatting.clear_up_to_the_last_marker();
        self.insertion_mode = InsertionMode::InTable;
    }
}
