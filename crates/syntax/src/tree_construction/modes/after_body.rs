//! The "after body" insertion mode.

use treewright_markup::{ErrorCode, TreeSink, tag};

use crate::tokenizer::Token;
use crate::tree_construction::{InsertionMode, Outcome, Rules};

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-afterbody>
    pub(crate) fn after_body(&mut self, token: &mut Token<'_>) -> Outcome<T::Handle> {
        match (&*token, token.tag_name()) {
            (Token::Characters(text), _) if text.starts_with_space() => {
                self.leading_space_in_body(*text, token)
            }
            (Token::Comment(_) | Token::ProcessingInstruction(_), _) => {
                let location = self.end_of_the_html_element();
                self.insert_comment_or_instruction(token, Some(location))
            }
            (Token::Doctype(it), _) => self.ignore(ErrorCode::DoctypeAfterBody, it.span),
            (Token::StartTag(_), tag::HTML) => self.in_body(token),
            (Token::EndTag(tag), tag::HTML) if self.fragment.is_some() => {
                self.ignore(ErrorCode::HtmlEndTagInFragment, tag.span)
            }
            (Token::EndTag(_), tag::HTML) => {
                if let Some(html) = self.state.stack.handle_at(0) {
                    self.tree.end_tag_keeps_open(html);
                }
                self.switch_to(InsertionMode::AfterAfterBody)
            }
            (Token::EndOfFile(_), _) => Outcome::Stop,
            // Anything else
            _ => {
                self.error(ErrorCode::UnexpectedContentAfterBody, token.span());
                self.switch_to_and_reprocess(InsertionMode::InBody)
            }
        }
    }
}
