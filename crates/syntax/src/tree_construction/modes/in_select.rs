//! The "in select" insertion mode.

use treewright_markup::{ErrorCode, Namespace, TreeSink, tag};

use crate::tokenizer::Token;
use crate::tree_construction::{InsertionMode, Outcome, Rules};

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inselect>
    pub(crate) fn in_select(&mut self, token: &mut Token<'_>) -> Outcome<T::Handle> {
        match (&*token, token.tag_name()) {
            (Token::NullCharacter(span), _) => {
                self.text_error(ErrorCode::NullCharacterInSelect, *span);
                Outcome::Done
            }
            (Token::Characters(text), _) => {
                self.insert_characters(text);
                Outcome::Done
            }
            (Token::Comment(_) | Token::ProcessingInstruction(_), _) => {
                self.insert_comment_or_instruction(token, None)
            }
            (Token::Doctype(it), _) => self.ignore(ErrorCode::DoctypeInSelect, it.span),
            (Token::StartTag(_), tag::HTML) => self.in_body(token),
            (Token::StartTag(tag), tag::OPTION) => {
                self.pop_the_current_node_if_it_is(tag::OPTION);
                self.insert_an_html_element(tag);
                Outcome::Done
            }
            (Token::StartTag(tag), tag::OPTGROUP) => {
                self.pop_the_current_node_if_it_is(tag::OPTION);
                self.pop_the_current_node_if_it_is(tag::OPTGROUP);
                self.insert_an_html_element(tag);
                Outcome::Done
            }
            (Token::StartTag(tag), tag::HR) => {
                self.pop_the_current_node_if_it_is(tag::OPTION);
                self.pop_the_current_node_if_it_is(tag::OPTGROUP);
                self.insert_a_void_html_element(tag);
                Outcome::Done
            }
            (Token::EndTag(tag), tag::OPTGROUP) => {
                let before = self.stack.len().checked_sub(2).map(|index| self.stack.get(index));
                if before.is_some_and(|entry| entry.is_html(tag::OPTGROUP)) {
                    self.pop_the_current_node_if_it_is(tag::OPTION);
                }
                if !self.pop_the_current_node_if_it_is(tag::OPTGROUP) {
                    self.error(ErrorCode::OptgroupEndTagInSelect, tag.span);
                }
                Outcome::Done
            }
            (Token::EndTag(tag), tag::OPTION) => {
                if !self.pop_the_current_node_if_it_is(tag::OPTION) {
                    self.error(ErrorCode::OptionEndTagInSelect, tag.span);
                }
                Outcome::Done
            }
            (Token::EndTag(tag), tag::SELECT) if !self.has_a_select_in_select_scope() => {
                self.ignore(ErrorCode::SelectEndTagWithoutSelect, tag.span)
            }
            (Token::EndTag(_), tag::SELECT) => {
                self.close_the_select();
                Outcome::Done
            }
            (Token::StartTag(tag), tag::SELECT) => {
                self.error(ErrorCode::SelectStartTagInSelectMode, tag.span);
                if self.has_a_select_in_select_scope() {
                    self.close_the_select();
                }
                Outcome::Done
            }
            (Token::StartTag(tag), tag::INPUT | tag::KEYGEN | tag::TEXTAREA) => {
                self.error(ErrorCode::ControlStartTagInSelect, tag.span);
                if !self.has_a_select_in_select_scope() {
                    return Outcome::Done;
                }
                self.close_the_select();
                Outcome::Reprocess
            }
            (Token::StartTag(_), tag::SCRIPT | tag::TEMPLATE)
            | (Token::EndTag(_), tag::TEMPLATE) => self.in_head(token),
            (Token::EndOfFile(_), _) => self.in_body(token),
            _ => self.ignore(ErrorCode::UnexpectedContentInSelect, token.span()),
        }
    }

    /// The last step of a `select` start tag in "in body".
    pub(super) fn switch_to_a_classic_select_mode(&mut self) {
        self.insertion_mode = match self.insertion_mode {
            InsertionMode::InTable
            | InsertionMode::InCaption
            | InsertionMode::InTableBody
            | InsertionMode::InRow
            | InsertionMode::InCell => InsertionMode::InSelectInTable,
            _ => InsertionMode::InSelect,
        };
    }

    /// Select scope ends at everything but `optgroup` and `option`.
    fn has_a_select_in_select_scope(&self) -> bool {
        self.stack
            .iter()
            .rev()
            .find(|entry| {
                entry.namespace != Namespace::Html
                    || !matches!(entry.name, tag::OPTGROUP | tag::OPTION)
            })
            .is_some_and(|entry| entry.is_html(tag::SELECT))
    }

    /// Pops the `select` element and resets the insertion mode.
    pub(super) fn close_the_select(&mut self) {
        self.pop_until(tag::SELECT);
        self.reset_the_insertion_mode_appropriately();
    }
}
