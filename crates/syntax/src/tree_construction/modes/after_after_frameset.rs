//! The "after after frameset" insertion mode.

use treewright_markup::{ErrorCode, TreeSink, tag};

use crate::tokenizer::Token;
use crate::tree_construction::inserting::InsertionLocation;
use crate::tree_construction::{Outcome, Rules};

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#the-after-after-frameset-insertion-mode>
    pub(crate) fn after_after_frameset(&mut self, token: &mut Token<'_>) -> Outcome<T::Handle> {
        let code = ErrorCode::UnexpectedContentAfterHtmlWithFrameset;
        match (&*token, token.tag_name()) {
            (Token::Comment(_) | Token::ProcessingInstruction(_), _) => {
                let location = InsertionLocation::at_the_end_of(self.tree.document());
                self.insert_comment_or_instruction(token, Some(location))
            }
            (Token::Doctype(_), _) | (Token::StartTag(_), tag::HTML) => self.in_body(token),
            (Token::Characters(text), _) if text.starts_with_space() => {
                self.leading_space_in_body(*text, token)
            }
            (Token::EndOfFile(_), _) => Outcome::Stop,
            (Token::StartTag(_), tag::NOFRAMES) => self.in_head(token),
            // Anything else
            _ => self.ignore_up_to_whitespace(code, token),
        }
    }
}
