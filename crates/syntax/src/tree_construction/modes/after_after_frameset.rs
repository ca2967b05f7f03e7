//! The "after after frameset" insertion mode.

use super::super::{Context, Kind, Outcome, TreeBuilder, TreeSink, kind, span_of};
use crate::tokenizer::Token;
use crate::tree_construction::inserting::InsertionLocation;
use treewright_markup::ErrorCode;
use treewright_markup::LocalName;

impl<H: Clone + PartialEq> TreeBuilder<H> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#the-after-after-frameset-insertion-mode>
    pub(in super::super) fn after_after_frameset<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        token: &mut Token<'_>,
    ) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        let code = ErrorCode::UnexpectedContentAfterHtmlWithFrameset;
        match kind(token) {
            Kind::Comment | Kind::ProcessingInstruction => {
                let location = InsertionLocation::at_the_end_of(cx.tree.document());
                self.insert_comment_or_instruction(cx, token, Some(location))
            }
            Kind::Doctype(_) => self.in_body(cx, token),
            Kind::Characters(text) => {
                let mut rest = *text;
                while !rest.is_empty() {
                    let (space, other) = rest.split_leading_space();
                    if !space.is_empty() {
                        let _ = self.in_body(cx, &mut Token::Characters(space));
                    }
                    let (ignored, after) = other.split_leading_non_space();
                    if !ignored.is_empty() {
                        self.text_error(cx, code, ignored.span_of_the_first());
                    }
                    rest = after;
                }
                Outcome::Done
            }
            Kind::Start(LocalName::HTML, _) => self.in_body(cx, token),
            Kind::EndOfFile(_) => Outcome::Stop,
            Kind::Start(LocalName::NOFRAMES, _) => self.in_head(cx, token),
            Kind::Null(span) => {
                self.text_error(cx, code, span);
                Outcome::Done
            }
            _ => Self::ignore(cx, code, span_of(token)),
        }
    }
}
