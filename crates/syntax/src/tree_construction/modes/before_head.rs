//! The "before head" insertion mode.

use treewright_markup::{ErrorCode, TreeSink, tag};

use super::before_html::acts_as_anything_else;
use crate::tokenizer::Token;
use crate::tree_construction::whitespace::ignore_the_leading_space;
use crate::tree_construction::{InsertionMode, Outcome, Rules};

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#the-before-head-insertion-mode>
    pub(crate) fn before_head(&mut self, token: &mut Token<'_>) -> Outcome<T::Handle> {
        match (&*token, token.tag_name()) {
            (Token::Characters(text), _) if text.starts_with_space() => {
                ignore_the_leading_space(*text, token)
            }
            (Token::Comment(_) | Token::ProcessingInstruction(_), _) => {
                self.insert_comment_or_instruction(token, None)
            }
            (Token::Doctype(it), _) => self.ignore(ErrorCode::DoctypeBeforeHead, it.span),
            (Token::StartTag(_), tag::HTML) => self.in_body(token),
            (Token::StartTag(tag), tag::HEAD) => {
                let head = self.insert_an_html_element(tag);
                self.head = Some(head);
                self.switch_to(InsertionMode::InHead)
            }
            (Token::EndTag(tag), name) if !acts_as_anything_else(name) => {
                self.ignore(ErrorCode::EndTagBeforeHead, tag.span)
            }
            // Anything else
            _ => {
                let head = self.insert_an_implied_html_element(tag::HEAD, token.span());
                self.head = Some(head);
                self.switch_to_and_reprocess(InsertionMode::InHead)
            }
        }
    }
}
