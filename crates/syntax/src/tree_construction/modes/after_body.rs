//! The "after body" insertion mode.

use super::super::{Context, InsertionMode, Kind, Outcome, TreeBuilder, TreeSink, kind, span_of};
use crate::tokenizer::Token;
use treewright_markup::ErrorCode;
use treewright_markup::LocalName;

impl<H: Clone + PartialEq> TreeBuilder<H> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-afterbody>
    pub(in super::super) fn after_body<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        token: &mut Token<'_>,
    ) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        match kind(token) {
            Kind::Characters(text) => {
                let (space, rest) = text.split_leading_space();
                if !space.is_empty() {
                    let _ = self.in_body(cx, &mut Token::Characters(space));
                }
                if rest.is_empty() {
                    return Outcome::Done;
                }
                *token = Token::Characters(rest);
            }
            Kind::Comment | Kind::ProcessingInstruction => {
                let location = self.end_of_the_html_element();
                return self.insert_comment_or_instruction(cx, token, Some(location));
            }
            Kind::Doctype(span) => return Self::ignore(cx, ErrorCode::DoctypeAfterBody, span),
            Kind::Start(LocalName::HTML, _) => return self.in_body(cx, token),
            Kind::End(LocalName::HTML, tag) => {
                if self.fragment.is_some() {
                    return Self::ignore(cx, ErrorCode::HtmlEndTagInFragment, tag.span);
                }
                self.insertion_mode = InsertionMode::AfterAfterBody;
                return Outcome::Done;
            }
            Kind::EndOfFile(_) => return Outcome::Stop,
            _ => {}
        }
        // Anything else
        Self::error(cx, ErrorCode::UnexpectedContentAfterBody, span_of(token));
        self.insertion_mode = InsertionMode::InBody;
        Outcome::Reprocess
    }
}
