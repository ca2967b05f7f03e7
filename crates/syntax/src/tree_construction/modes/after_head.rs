//! The "after head" insertion mode.

use treewright_markup::{ErrorCode, Namespace, TreeSink, tag};

use super::is_an_element_of_the_head;
use crate::tokenizer::Token;
use crate::tree_construction::stack_of_open_elements::OpenElement;
use crate::tree_construction::{InsertionMode, Outcome, Rules};

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#the-after-head-insertion-mode>
    pub(crate) fn after_head(&mut self, token: &mut Token<'_>) -> Outcome<T::Handle> {
        match (&*token, token.tag_name()) {
            (Token::Characters(text), _) if text.starts_with_space() => {
                self.insert_the_leading_space(*text, token)
            }
            (Token::Comment(_) | Token::ProcessingInstruction(_), _) => {
                self.insert_comment_or_instruction(token, None)
            }
            (Token::Doctype(it), _) => self.ignore(ErrorCode::DoctypeAfterHead, it.span),
            (Token::StartTag(_), tag::HTML) => self.in_body(token),
            (Token::StartTag(tag), tag::BODY) => {
                self.insert_an_html_element(tag);
                self.frameset_ok = false;
                self.switch_to(InsertionMode::InBody)
            }
            (Token::StartTag(tag), tag::FRAMESET) => {
                self.insert_an_html_element(tag);
                self.switch_to(InsertionMode::InFrameset)
            }
            (Token::StartTag(tag), name) if is_an_element_of_the_head(name) => {
                self.error(ErrorCode::HeadElementAfterHead, tag.span);
                self.in_head_with_the_head_element_open(token)
            }
            (Token::EndTag(_), tag::TEMPLATE) => self.in_head(token),
            (Token::EndTag(_), tag::BODY | tag::HTML | tag::BR) => {
                self.anything_else_after_head(token)
            }
            (Token::StartTag(tag), tag::HEAD) | (Token::EndTag(tag), _) => {
                self.ignore(ErrorCode::UnexpectedTagAfterHead, tag.span)
            }
            _ => self.anything_else_after_head(token),
        }
    }

    fn anything_else_after_head(&mut self, token: &Token<'_>) -> Outcome<T::Handle> {
        self.insert_an_implied_html_element(tag::BODY, token.span());
        // Gate: implied_body_resets_frameset_ok
        if self.edition.implied_body_resets_frameset_ok {
            self.frameset_ok = true;
        }
        self.switch_to_and_reprocess(InsertionMode::InBody)
    }

    /// Pushes the `head` element again while "in head" processes the token.
    fn in_head_with_the_head_element_open(&mut self, token: &mut Token<'_>) -> Outcome<T::Handle> {
        let Some(head) = self.head.clone() else {
            return Outcome::Done;
        };
        let flags = tag::HEAD.flags(Namespace::Html);
        self.stack.push(OpenElement::new(head.clone(), Namespace::Html, tag::HEAD, flags));
        let outcome = self.in_head(token);
        if let Some(index) = self.stack.position(&head) {
            self.remove_from_the_stack(index);
        }
        outcome
    }
}
