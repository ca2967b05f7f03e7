//! The "after head" insertion mode.

use super::super::{Context, InsertionMode, Kind, Outcome, TreeBuilder, TreeSink, kind, span_of};
use crate::tokenizer::Token;
use crate::tree_construction::stack_of_open_elements::OpenElement;
use treewright_markup::ErrorCode;
use treewright_markup::{LocalName, Namespace};

impl<H: Clone + PartialEq> TreeBuilder<H> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#the-after-head-insertion-mode>
    pub(in super::super) fn after_head<T>(
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
            Kind::Doctype(span) => return Self::ignore(cx, ErrorCode::DoctypeAfterHead, span),
            Kind::Start(LocalName::HTML, _) => return self.in_body(cx, token),
            Kind::Start(LocalName::BODY, tag) => {
                self.insert_an_html_element(cx, tag);
                self.frameset_ok = false;
                self.insertion_mode = InsertionMode::InBody;
                return Outcome::Done;
            }
            Kind::Start(LocalName::FRAMESET, tag) => {
                self.insert_an_html_element(cx, tag);
                self.insertion_mode = InsertionMode::InFrameset;
                return Outcome::Done;
            }
            Kind::Start(
                LocalName::BASE
                | LocalName::BASEFONT
                | LocalName::BGSOUND
                | LocalName::LINK
                | LocalName::META
                | LocalName::NOFRAMES
                | LocalName::SCRIPT
                | LocalName::STYLE
                | LocalName::TEMPLATE
                | LocalName::TITLE,
                tag,
            ) => {
                Self::error(cx, ErrorCode::HeadElementAfterHead, tag.span);
                return self.in_head_with_the_head_element_open(cx, token);
            }
            Kind::End(LocalName::TEMPLATE, _) => return self.in_head(cx, token),
            Kind::End(LocalName::BODY | LocalName::HTML | LocalName::BR, _) => {}
            Kind::Start(LocalName::HEAD, tag) | Kind::End(_, tag) => {
                return Self::ignore(cx, ErrorCode::UnexpectedTagAfterHead, tag.span);
            }
            _ => {}
        }
        // Anything else
        self.insert_an_implied_html_element(cx, LocalName::BODY, span_of(token));
        // Gate: implied_body_resets_frameset_ok
        if self.edition.implied_body_resets_frameset_ok {
            self.frameset_ok = true;
        }
        self.insertion_mode = InsertionMode::InBody;
        Outcome::Reprocess
    }

    /// Pushes the `head` element again while "in head" processes the token.
    fn in_head_with_the_head_element_open<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        token: &mut Token<'_>,
    ) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        let Some(head) = self.head.clone() else {
            return Outcome::Done;
        };
        let flags = LocalName::HEAD.flags(Namespace::Html);
        self.stack.push(OpenElement::new(head.clone(), Namespace::Html, LocalName::HEAD, flags));
        let outcome = self.in_head(cx, token);
        if let Some(index) = self.stack.position(&head) {
            self.remove_from_the_stack(index);
        }
        outcome
    }
}
