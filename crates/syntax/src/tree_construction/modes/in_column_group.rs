//! The "in column group" insertion mode.

use super::super::{Context, InsertionMode, Kind, Outcome, TreeBuilder, TreeSink, kind, span_of};
use crate::tokenizer::Token;
use treewright_markup::ErrorCode;
use treewright_markup::LocalName;

impl<H: Clone + PartialEq> TreeBuilder<H> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-incolgroup>
    pub(in super::super) fn in_column_group<T>(
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
                    self.insert_characters(cx, space);
                }
                if rest.is_empty() {
                    return Outcome::Done;
                }
                *token = Token::Characters(rest);
            }
            Kind::Comment | Kind::ProcessingInstruction => {
                return self.insert_comment_or_instruction(cx, token, None);
            }
            Kind::Doctype(span) => return Self::ignore(cx, ErrorCode::DoctypeInColumnGroup, span),
            Kind::Start(LocalName::HTML, _) => return self.in_body(cx, token),
            Kind::Start(LocalName::COL, tag) => {
                self.insert_a_childless_html_element(cx, tag);
                self.acknowledge_the_self_closing_flag();
                return Outcome::Done;
            }
            Kind::End(LocalName::COLGROUP, tag) => {
                if !self.stack.current_is(LocalName::COLGROUP) {
                    return Self::ignore(cx, ErrorCode::ColgroupEndTagWithoutColgroup, tag.span);
                }
                self.pop(cx);
                self.insertion_mode = InsertionMode::InTable;
                return Outcome::Done;
            }
            Kind::End(LocalName::COL, tag) => {
                return Self::ignore(cx, ErrorCode::ColEndTagInColumnGroup, tag.span);
            }
            Kind::Start(LocalName::TEMPLATE, _) | Kind::End(LocalName::TEMPLATE, _) => {
                return self.in_head(cx, token);
            }
            Kind::EndOfFile(_) => return self.in_body(cx, token),
            _ => {}
        }
        // Anything else
        if !self.stack.current_is(LocalName::COLGROUP) {
            return self.ignore_in_column_group(cx, token);
        }
        self.pop(cx);
        self.insertion_mode = InsertionMode::InTable;
        Outcome::Reprocess
    }

    /// Parse error. Ignore the token: of text, only what comes before the next whitespace.
    fn ignore_in_column_group<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        token: &mut Token<'_>,
    ) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        let code = ErrorCode::UnexpectedContentInColumnGroup;
        match kind(token) {
            Kind::Characters(text) => {
                self.text_error(cx, code, text.span_of_the_first());
                let (_, rest) = text.split_leading_non_space();
                if rest.is_empty() {
                    return Outcome::Done;
                }
                *token = Token::Characters(rest);
                Outcome::Reprocess
            }
            Kind::Null(span) => {
                self.text_error(cx, code, span);
                Outcome::Done
            }
            _ => Self::ignore(cx, code, span_of(token)),
        }
    }
}
