//! The "in head noscript" insertion mode.

use treewright_markup::{ErrorCode, TreeSink, tag};

use crate::tokenizer::Token;
use crate::tree_construction::{InsertionMode, Outcome, Rules};

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inheadnoscript>
    pub(crate) fn in_head_noscript(&mut self, token: &mut Token<'_>) -> Outcome<T::Handle> {
        match (&*token, token.tag_name()) {
            (Token::Doctype(it), _) => self.ignore(ErrorCode::DoctypeInHeadNoscript, it.span),
            (Token::StartTag(_), tag::HTML) => self.in_body(token),
            (Token::EndTag(_), tag::NOSCRIPT) => {
                self.pop();
                self.switch_to(InsertionMode::InHead)
            }
            (Token::Characters(text), _) if text.starts_with_space() => {
                self.insert_the_leading_space(*text, token)
            }
            (Token::Comment(_) | Token::ProcessingInstruction(_), _) => self.in_head(token),
            (
                Token::StartTag(_),
                tag::BASEFONT | tag::BGSOUND | tag::LINK | tag::META | tag::NOFRAMES | tag::STYLE,
            ) => self.in_head(token),
            (Token::EndTag(_), tag::BR) => self.anything_else_in_head_noscript(token),
            (Token::StartTag(tag), tag::HEAD | tag::NOSCRIPT) | (Token::EndTag(tag), _) => {
                self.ignore(ErrorCode::UnexpectedTagInHeadNoscript, tag.span)
            }
            _ => self.anything_else_in_head_noscript(token),
        }
    }

    fn anything_else_in_head_noscript(&mut self, token: &Token<'_>) -> Outcome<T::Handle> {
        self.error(ErrorCode::UnexpectedContentInHeadNoscript, token.span());
        self.pop();
        self.switch_to_and_reprocess(InsertionMode::InHead)
    }
}
