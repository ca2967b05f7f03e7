//! The "in head noscript" insertion mode.

use super::super::{Context, InsertionMode, Kind, Outcome, TreeBuilder, TreeSink, kind, span_of};
use crate::tokenizer::Token;
use treewright_markup::ErrorCode;
use treewright_markup::LocalName;

impl<H: Clone + PartialEq> TreeBuilder<H> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inheadnoscript>
    pub(in super::super) fn in_head_noscript<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        token: &mut Token<'_>,
    ) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        match kind(token) {
            Kind::Doctype(span) => return Self::ignore(cx, ErrorCode::DoctypeInHeadNoscript, span),
            Kind::Start(LocalName::HTML, _) => return self.in_body(cx, token),
            Kind::End(LocalName::NOSCRIPT, _) => {
                self.pop(cx);
                self.insertion_mode = InsertionMode::InHead;
                return Outcome::Done;
            }
            Kind::Characters(text) => {
                let (space, rest) = text.split_leading_space();
                if !space.is_empty() {
                    self.insert_characters(cx, space);
                }
                if rest.is_empty() {
                    return Outcome::Done;
                }
                *token = Token::Characters(rest);
            }
            Kind::Comment | Kind::ProcessingInstruction => return self.in_head(cx, token),
            Kind::Start(
                LocalName::BASEFONT
                | LocalName::BGSOUND
                | LocalName::LINK
                | LocalName::META
                | LocalName::NOFRAMES
                | LocalName::STYLE,
                _,
            ) => return self.in_head(cx, token),
            Kind::End(LocalName::BR, _) => {}
            Kind::Start(LocalName::HEAD | LocalName::NOSCRIPT, tag) | Kind::End(_, tag) => {
                return Self::ignore(cx, ErrorCode::UnexpectedTagInHeadNoscript, tag.span);
            }
            _ => {}
        }
        // Anything else
        Self::error(cx, ErrorCode::UnexpectedContentInHeadNoscript, span_of(token));
        self.pop(cx);
        self.insertion_mode = InsertionMode::InHead;
        Outcome::Reprocess
    }
}
