//! The "after frameset" insertion mode.

use treewright_markup::{ErrorCode, TreeSink, tag};

use crate::tokenizer::Token;
use crate::tree_construction::{InsertionMode, Outcome, Rules};

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-afterframeset>
    pub(crate) fn after_frameset(&mut self, token: &mut Token<'_>) -> Outcome<T::Handle> {
        match (&*token, token.tag_name()) {
            (Token::Characters(text), _) if text.starts_with_space() => {
                self.insert_the_leading_space(*text, token)
            }
            (Token::Comment(_) | Token::ProcessingInstruction(_), _) => {
                self.insert_comment_or_instruction(token, None)
            }
            (Token::Doctype(it), _) => self.ignore(ErrorCode::DoctypeAfterFrameset, it.span),
            (Token::StartTag(_), tag::HTML) => self.in_body(token),
            (Token::EndTag(_), tag::HTML) => {
                if let Some(html) = self.state.stack.handle_at(0) {
                    self.tree.end_tag_keeps_open(html);
                }
                self.switch_to(InsertionMode::AfterAfterFrameset)
            }
            (Token::StartTag(_), tag::NOFRAMES) => self.in_head(token),
            (Token::EndOfFile(_), _) => Outcome::Stop,
            // Anything else
            _ => self.ignore_up_to_whitespace(ErrorCode::UnexpectedContentAfterFrameset, token),
        }
    }
}
