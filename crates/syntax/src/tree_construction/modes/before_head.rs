//! The "before head" insertion mode.

use super::super::{Context, InsertionMode, Kind, Outcome, TreeBuilder, TreeSink, kind, span_of};
use crate::tokenizer::Token;
use treewright_markup::ErrorCode;
use treewright_markup::LocalName;

impl<H: Clone + PartialEq> TreeBuilder<H> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#the-before-head-insertion-mode>
    pub(in super::super) fn before_head<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        token: &mut Token<'_>,
    ) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        match kind(token) {
            Kind::Characters(text) => {
                let (_, rest) = text.split_leading_space();
                if rest.is_empty() {
                    return Outcome::Done;
                }
                *token = Token::Characters(rest);
            }
            Kind::Comment | Kind::ProcessingInstruction => {
                return self.insert_comment_or_instruction(cx, token, None);
            }
            Kind::Doctype(span) => return Self::ignore(cx, ErrorCode::DoctypeBeforeHead, span),
            Kind::Start(LocalName::HTML, _) => return self.in_body(cx, token),
            Kind::Start(LocalName::HEAD, tag) => {
                self.head = Some(self.insert_an_html_element(cx, tag));
                self.insertion_mode = InsertionMode::InHead;
                return Outcome::Done;
            }
            Kind::End(LocalName::HEAD | LocalName::BODY | LocalName::HTML | LocalName::BR, _) => {}
            Kind::End(_, tag) => return Self::ignore(cx, ErrorCode::EndTagBeforeHead, tag.span),
            _ => {}
        }
        // Anything else
        let head = self.insert_an_implied_html_element(cx, LocalName::HEAD, span_of(token));
        self.head = Some(head);
        self.insertion_mode = InsertionMode::InHead;
        Outcome::Reprocess
    }
}
