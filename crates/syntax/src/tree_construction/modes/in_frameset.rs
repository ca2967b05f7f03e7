//! The "in frameset" insertion mode.

use super::super::{Context, InsertionMode, Kind, Outcome, TreeBuilder, TreeSink, kind, span_of};
use crate::tokenizer::{Characters, Token};
use treewright_markup::ErrorCode;
use treewright_markup::LocalName;

impl<H: Clone + PartialEq> TreeBuilder<H> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inframeset>
    pub(in super::super) fn in_frameset<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        token: &mut Token<'_>,
    ) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        match kind(token) {
            Kind::Characters(text) => {
                self.insert_only_the_whitespace(cx, *text, ErrorCode::UnexpectedContentInFrameset);
            }
            Kind::Comment | Kind::ProcessingInstruction => {
                return self.insert_comment_or_instruction(cx, token, None);
            }
            Kind::Doctype(span) => return Self::ignore(cx, ErrorCode::DoctypeInFrameset, span),
            Kind::Start(LocalName::HTML, _) => return self.in_body(cx, token),
            Kind::Start(LocalName::FRAMESET, tag) => {
                self.insert_an_html_element(cx, tag);
            }
            Kind::End(LocalName::FRAMESET, tag) => {
                if self.stack.len() == 1 {
                    return Self::ignore(cx, ErrorCode::FramesetEndTagInFragment, tag.span);
                }
                self.pop(cx);
                if self.fragment.is_none() && !self.stack.current_is(LocalName::FRAMESET) {
                    self.insertion_mode = InsertionMode::AfterFrameset;
                }
            }
            Kind::Start(LocalName::FRAME, tag) => {
                self.insert_a_childless_html_element(cx, tag);
                self.acknowledge_the_self_closing_flag();
            }
            Kind::Start(LocalName::NOFRAMES, _) => return self.in_head(cx, token),
            Kind::EndOfFile(span) => {
                if self.stack.len() != 1 {
                    Self::error(cx, ErrorCode::EofInFrameset, span);
                }
                return Outcome::Stop;
            }
            Kind::Null(span) => self.text_error(cx, ErrorCode::UnexpectedContentInFrameset, span),
            _ => return Self::ignore(cx, ErrorCode::UnexpectedContentInFrameset, span_of(token)),
        }
        Outcome::Done
    }

    /// Inserts the whitespace of a run of characters; the rest is a parse error and ignored.
    pub(super) fn insert_only_the_whitespace<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        text: Characters<'_>,
        code: ErrorCode,
    ) where
        T: TreeSink<Handle = H> + ?Sized,
    {
        let mut rest = text;
        while !rest.is_empty() {
            let (space, other) = rest.split_leading_space();
            if !space.is_empty() {
                self.insert_characters(cx, space);
            }
            let (ignored, after) = other.split_leading_non_space();
            if !ignored.is_empty() {
                self.text_error(cx, code, ignored.span_of_the_first());
            }
            rest = after;
        }
    }
}
