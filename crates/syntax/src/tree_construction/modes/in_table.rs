//! The "in table" insertion mode.

use treewright_markup::{ErrorCode, TreeSink, tag};

use super::in_body::is_hidden_input;
use crate::tokenizer::{Tag, Token};
use crate::tree_construction::{InsertionMode, Outcome, Rules};

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intable>
    #[allow(clippy::wildcard_imports, reason = "tag names come by the dozen")]
    pub(crate) fn in_table(&mut self, token: &mut Token<'_>) -> Outcome<T::Handle> {
        use tag::*;
        match (&*token, token.tag_name()) {
            (Token::Characters(_) | Token::NullCharacter(_), _)
                if self.current_node_collects_table_text() =>
            {
                self.pending_table_characters.clear();
                self.original_insertion_mode = self.insertion_mode;
                self.switch_to_and_reprocess(InsertionMode::InTableText)
            }
            (Token::Comment(_) | Token::ProcessingInstruction(_), _) => {
                self.insert_comment_or_instruction(token, None)
            }
            (Token::Doctype(it), _) => self.ignore(ErrorCode::DoctypeInTable, it.span),
            (Token::StartTag(tag), CAPTION) => {
                self.clear_the_stack_back_to_a_table_context();
                self.formatting.insert_marker();
                self.insert_an_html_element(tag);
                self.switch_to(InsertionMode::InCaption)
            }
            (Token::StartTag(tag), COLGROUP) => {
                self.clear_the_stack_back_to_a_table_context();
                self.insert_an_html_element(tag);
                self.switch_to(InsertionMode::InColumnGroup)
            }
            (Token::StartTag(tag), COL) => {
                self.clear_the_stack_back_to_a_table_context();
                self.insert_an_implied_html_element(COLGROUP, tag.span);
                self.switch_to_and_reprocess(InsertionMode::InColumnGroup)
            }
            (Token::StartTag(tag), TBODY | TFOOT | THEAD) => {
                self.clear_the_stack_back_to_a_table_context();
                self.insert_an_html_element(tag);
                self.switch_to(InsertionMode::InTableBody)
            }
            (Token::StartTag(tag), TD | TH | TR) => {
                self.clear_the_stack_back_to_a_table_context();
                self.insert_an_implied_html_element(TBODY, tag.span);
                self.switch_to_and_reprocess(InsertionMode::InTableBody)
            }
            (Token::StartTag(tag), TABLE) => {
                self.error(ErrorCode::TableStartTagInTable, tag.span);
                if !self.stack.has_in_table_scope(TABLE) {
                    return Outcome::Done;
                }
                self.pop_until(TABLE);
                self.reset_the_insertion_mode_appropriately();
                Outcome::Reprocess
            }
            (Token::EndTag(tag), TABLE) if !self.stack.has_in_table_scope(TABLE) => {
                self.ignore(ErrorCode::TableEndTagWithoutTable, tag.span)
            }
            (Token::EndTag(_), TABLE) => {
                self.pop_until(TABLE);
                self.reset_the_insertion_mode_appropriately();
                Outcome::Done
            }
            (
                Token::EndTag(tag),
                BODY | CAPTION | COL | COLGROUP | HTML | TBODY | TD | TFOOT | TH | THEAD | TR,
            ) => self.ignore(ErrorCode::UnexpectedEndTagInTable, tag.span),
            (Token::StartTag(_), STYLE | SCRIPT | TEMPLATE) | (Token::EndTag(_), TEMPLATE) => {
                self.in_head(token)
            }
            (Token::StartTag(tag), INPUT) if is_hidden_input(tag) => {
                self.error(ErrorCode::HiddenInputInTable, tag.span);
                self.insert_a_void_html_element(tag);
                Outcome::Done
            }
            (Token::StartTag(tag), FORM) => {
                self.form_start_tag_in_table(tag);
                Outcome::Done
            }
            (Token::EndOfFile(_), _) => self.in_body(token),
            _ => self.anything_else_in_table(token),
        }
    }

    /// True if the current node is one whose character tokens are collected.
    fn current_node_collects_table_text(&self) -> bool {
        let structure = [tag::TABLE, tag::TBODY, tag::TFOOT, tag::THEAD, tag::TR];
        self.stack.current_is_any(&structure)
            // Gate: table_text_in_templates
            || self.edition.table_text_in_templates && self.stack.current_is(tag::TEMPLATE)
    }

    fn form_start_tag_in_table(&mut self, tag: &Tag<'_>) {
        self.error(ErrorCode::FormStartTagInTable, tag.span);
        let in_template = self.is_parsing_template_contents();
        if self.form.is_some() && !in_template {
            return;
        }
        // Gate: form_in_table_in_template
        if !self.edition.form_in_table_in_template && in_template {
            return;
        }
        let form = self.insert_an_html_element(tag);
        if !in_template {
            self.form = Some(form);
        }
        self.pop();
    }

    /// "Anything else": the rules of "in body" with foster parenting.
    pub(super) fn anything_else_in_table(&mut self, token: &mut Token<'_>) -> Outcome<T::Handle> {
        let code = ErrorCode::UnexpectedContentInTable;
        match token {
            Token::Characters(_) | Token::NullCharacter(_) => self.text_error(code, token.span()),
            _ => self.error(code, token.span()),
        }
        self.foster_parenting = true;
        let outcome = self.in_body(token);
        self.foster_parenting = false;
        outcome
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#clear-the-stack-back-to-a-table-context>
    fn clear_the_stack_back_to_a_table_context(&mut self) {
        self.clear_the_stack_back_to(&[tag::TABLE, tag::TEMPLATE, tag::HTML]);
    }
}
