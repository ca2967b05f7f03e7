//! The "after frameset" insertion mode.

use super::super::{Context, InsertionMode, Kind, Outcome, TreeBuilder, TreeSink, kind, span_of};
use crate::tokenizer::Token;
use treewright_markup::ErrorCode;
use treewright_markup::LocalName;

impl<H: Clone + PartialEq> TreeBuilder<H> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-afterframeset>
    pub(in super::super) fn after_frameset<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        token: &mut Token<'_>,
    ) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        match kind(token) {
            Kind::Characters(text) => {
                self.insert_only_the_whitespace(
                    cx,
                    *text,
                    ErrorCode::UnexpectedContentAfterFrameset,
                );
            }
            Kind::Comment | Kind::ProcessingInstruction => {
                return self.insert_comment_or_instruction(cx, token, None);
            }
            Kind::Doctype(span) => return Self::ignore(cx, ErrorCode::DoctypeAfterFrameset, span),
            Kind::Start(LocalName::HTML, _) => return self.in_body(cx, token),
            Kind::End(LocalName::HTML, _) => {
                self.insertion_mode = InsertionMode::AfterAfterFrameset;
            }
            Kind::Start(LocalName::NOFRAMES, _) => return self.in_head(cx, token),
            Kind::EndOfFile(_) => return Outcome::Stop,
            Kind::Null(span) => {
                self.text_error(cx, ErrorCode::UnexpectedContentAfterFrameset, span);
            }
            _ => {
                return Self::ignore(cx, ErrorCode::UnexpectedContentAfterFrameset, span_of(token));
            }
        }
        Outcome::Done
    }
}
