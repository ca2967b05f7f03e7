//! The "in frameset" insertion mode.

use treewright_markup::{ErrorCode, TreeSink, tag};

use crate::tokenizer::Token;
use crate::tree_construction::{InsertionMode, Outcome, Rules};

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inframeset>
    pub(crate) fn in_frameset(&mut self, token: &mut Token<'_>) -> Outcome<T::Handle> {
        match (&*token, token.tag_name()) {
            (Token::Characters(text), _) if text.starts_with_space() => {
                self.insert_the_leading_space(*text, token)
            }
            (Token::Comment(_) | Token::ProcessingInstruction(_), _) => {
                self.insert_comment_or_instruction(token, None)
            }
            (Token::Doctype(it), _) => self.ignore(ErrorCode::DoctypeInFrameset, it.span),
            (Token::StartTag(_), tag::HTML) => self.in_body(token),
            (Token::StartTag(tag), tag::FRAMESET) => {
                self.insert_an_html_element(tag);
                Outcome::Done
            }
            (Token::EndTag(tag), tag::FRAMESET) if self.stack.len() == 1 => {
                self.ignore(ErrorCode::FramesetEndTagInFragment, tag.span)
            }
            (Token::EndTag(_), tag::FRAMESET) => {
                self.pop();
                if self.fragment.is_none() && !self.stack.current_is(tag::FRAMESET) {
                    self.insertion_mode = InsertionMode::AfterFrameset;
                }
                Outcome::Done
            }
            (Token::StartTag(tag), tag::FRAME) => {
                self.insert_a_void_html_element(tag);
                Outcome::Done
            }
            (Token::StartTag(_), tag::NOFRAMES) => self.in_head(token),
            (Token::EndOfFile(span), _) => {
                if self.stack.len() != 1 {
                    self.error(ErrorCode::EofInFrameset, *span);
                }
                Outcome::Stop
            }
            // Anything else
            _ => self.ignore_up_to_whitespace(ErrorCode::UnexpectedContentInFrameset, token),
        }
    }
}
