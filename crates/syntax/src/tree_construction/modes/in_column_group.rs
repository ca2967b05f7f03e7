//! The "in column group" insertion mode.

use treewright_markup::{ErrorCode, TreeSink, tag};

use crate::tokenizer::Token;
use crate::tree_construction::{InsertionMode, Outcome, Rules};

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-incolgroup>
    pub(crate) fn in_column_group(&mut self, token: &mut Token<'_>) -> Outcome<T::Handle> {
        match (&*token, token.tag_name()) {
            (Token::Characters(text), _) if text.starts_with_space() => {
                self.insert_the_leading_space(*text, token)
            }
            (Token::Comment(_) | Token::ProcessingInstruction(_), _) => {
                self.insert_comment_or_instruction(token, None)
            }
            (Token::Doctype(it), _) => self.ignore(ErrorCode::DoctypeInColumnGroup, it.span),
            (Token::StartTag(_), tag::HTML) => self.in_body(token),
            (Token::StartTag(tag), tag::COL) => {
                self.insert_a_void_html_element(tag);
                Outcome::Done
            }
            (Token::EndTag(tag), tag::COLGROUP) if !self.stack.current_is(tag::COLGROUP) => {
                self.ignore(ErrorCode::ColgroupEndTagWithoutColgroup, tag.span)
            }
            (Token::EndTag(_), tag::COLGROUP) => {
                self.pop();
                self.switch_to(InsertionMode::InTable)
            }
            (Token::EndTag(tag), tag::COL) => {
                self.ignore(ErrorCode::ColEndTagInColumnGroup, tag.span)
            }
            (Token::StartTag(_) | Token::EndTag(_), tag::TEMPLATE) => self.in_head(token),
            (Token::EndOfFile(_), _) => self.in_body(token),
            // Anything else
            _ if !self.stack.current_is(tag::COLGROUP) => {
                self.ignore_up_to_whitespace(ErrorCode::UnexpectedContentInColumnGroup, token)
            }
            _ => {
                self.pop();
                self.switch_to_and_reprocess(InsertionMode::InTable)
            }
        }
    }
}
