//! The "in template" insertion mode.

use treewright_markup::{ErrorCode, TreeSink, tag};

use super::is_an_element_of_the_head;
use crate::tokenizer::Token;
use crate::tree_construction::{InsertionMode, Outcome, Rules};

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intemplate>
    pub(crate) fn in_template(&mut self, token: &mut Token<'_>) -> Outcome<T::Handle> {
        match (&*token, token.tag_name()) {
            (Token::Characters(_) | Token::NullCharacter(_), _) => self.in_body(token),
            (Token::Comment(_) | Token::ProcessingInstruction(_), _) => self.in_body(token),
            (Token::Doctype(_), _) => self.in_body(token),
            (Token::StartTag(_), name) if is_an_element_of_the_head(name) => self.in_head(token),
            (Token::EndTag(_), tag::TEMPLATE) => self.in_head(token),
            (
                Token::StartTag(_),
                tag::CAPTION | tag::COLGROUP | tag::TBODY | tag::TFOOT | tag::THEAD,
            ) => self.use_the_template_insertion_mode(InsertionMode::InTable),
            (Token::StartTag(_), tag::COL) => {
                self.use_the_template_insertion_mode(InsertionMode::InColumnGroup)
            }
            (Token::StartTag(_), tag::TR) => {
                self.use_the_template_insertion_mode(InsertionMode::InTableBody)
            }
            (Token::StartTag(_), tag::TD | tag::TH) => {
                self.use_the_template_insertion_mode(InsertionMode::InRow)
            }
            (Token::StartTag(_), _) => self.use_the_template_insertion_mode(InsertionMode::InBody),
            (Token::EndTag(tag), _) => self.ignore(ErrorCode::UnexpectedEndTagInTemplate, tag.span),
            (Token::EndOfFile(_), _) if !self.stack.contains_html(tag::TEMPLATE) => Outcome::Stop,
            (Token::EndOfFile(span), _) => {
                self.error(ErrorCode::EofInTemplate, *span);
                self.close_the_template();
                Outcome::Reprocess
            }
        }
    }

    /// Pops the current template insertion mode, pushes this one and continues in it.
    fn use_the_template_insertion_mode(&mut self, mode: InsertionMode) -> Outcome<T::Handle> {
        self.template_insertion_modes.pop();
        self.template_insertion_modes.push(mode);
        self.insertion_mode = mode;
        Outcome::Reprocess
    }
}
