//! The "after after body" insertion mode.

use treewright_markup::{ErrorCode, TreeSink, tag};

use crate::tokenizer::Token;
use crate::tree_construction::inserting::InsertionLocation;
use crate::tree_construction::{InsertionMode, Outcome, Rules};

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#the-after-after-body-insertion-mode>
    pub(crate) fn after_after_body(&mut self, token: &mut Token<'_>) -> Outcome<T::Handle> {
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
            // Anything else
            _ => {
                self.error(ErrorCode::UnexpectedContentAfterHtml, token.span());
                self.switch_to_and_reprocess(InsertionMode::InBody)
            }
        }
    }
}
