//! The "after after body" insertion mode.

use super::super::{Context, InsertionMode, Kind, Outcome, TreeBuilder, TreeSink, kind, span_of};
use crate::tokenizer::Token;
use crate::tree_construction::inserting::InsertionLocation;
use treewright_markup::ErrorCode;
use treewright_markup::LocalName;

impl<H: Clone + PartialEq> TreeBuilder<H> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#the-after-after-body-insertion-mode>
    pub(in super::super) fn after_after_body<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        token: &mut Token<'_>,
    ) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        match kind(token) {
            Kind::Comment | Kind::ProcessingInstruction => {
                let location = InsertionLocation::at_the_end_of(cx.tree.document());
                return self.insert_comment_or_instruction(cx, token, Some(location));
            }
            Kind::Doctype(_) => return self.in_body(cx, token),
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
            Kind::Start(LocalName::HTML, _) => return self.in_body(cx, token),
            Kind::EndOfFile(_) => return Outcome::Stop,
            _ => {}
        }
        // Anything else
        Self::error(cx, ErrorCode::UnexpectedContentAfterHtml, span_of(token));
        self.insertion_mode = InsertionMode::InBody;
        Outcome::Reprocess
    }
}
