//! The "in table" insertion mode.

use super::super::{Context, InsertionMode, Kind, Outcome, TreeBuilder, TreeSink, kind, span_of};
use crate::tokenizer::{Tag, Token};
use crate::tree_construction::modes::in_body::is_hidden_input;
use treewright_markup::ErrorCode;
use treewright_markup::LocalName;

impl<H: Clone + PartialEq> TreeBuilder<H> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intable>
    pub(in super::super) fn in_table<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        token: &mut Token<'_>,
    ) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        match kind(token) {
            Kind::Characters(_) | Kind::Null(_) if self.current_node_collects_table_text() => {
                self.pending_table_characters.clear();
                self.original_insertion_mode = self.insertion_mode;
                self.insertion_mode = InsertionMode::InTableText;
                return Outcome::Reprocess;
            }
            Kind::Comment | Kind::ProcessingInstruction => {
                return self.insert_comment_or_instruction(cx, token, None);
            }
            Kind::Doctype(span) => return Self::ignore(cx, ErrorCode::DoctypeInTable, span),
            Kind::Start(LocalName::CAPTION, tag) => {
                self.clear_the_stack_back_to_a_table_context(cx);
                self.formatting.insert_marker();
                self.insert_an_html_element(cx, tag);
                self.insertion_mode = InsertionMode::InCaption;
                return Outcome::Done;
            }
            Kind::Start(LocalName::COLGROUP, tag) => {
                self.clear_the_stack_back_to_a_table_context(cx);
                self.insert_an_html_element(cx, tag);
                self.insertion_mode = InsertionMode::InColumnGroup;
                return Outcome::Done;
            }
            Kind::Start(LocalName::COL, tag) => {
                self.clear_the_stack_back_to_a_table_context(cx);
                self.insert_an_implied_html_element(cx, LocalName::COLGROUP, tag.span);
                self.insertion_mode = InsertionMode::InColumnGroup;
                return Outcome::Reprocess;
            }
            Kind::Start(LocalName::TBODY | LocalName::TFOOT | LocalName::THEAD, tag) => {
                self.clear_the_stack_back_to_a_table_context(cx);
                self.insert_an_html_element(cx, tag);
                self.insertion_mode = InsertionMode::InTableBody;
                return Outcome::Done;
            }
            Kind::Start(LocalName::TD | LocalName::TH | LocalName::TR, tag) => {
                self.clear_the_stack_back_to_a_table_context(cx);
                self.insert_an_implied_html_element(cx, LocalName::TBODY, tag.span);
                self.insertion_mode = InsertionMode::InTableBody;
                return Outcome::Reprocess;
            }
            Kind::Start(LocalName::TABLE, tag) => {
                Self::error(cx, ErrorCode::TableStartTagInTable, tag.span);
                if !self.stack.has_in_table_scope(LocalName::TABLE) {
                    return Outcome::Done;
                }
                self.pop_until(cx, LocalName::TABLE);
                self.reset_the_insertion_mode_appropriately();
                return Outcome::Reprocess;
            }
            Kind::End(LocalName::TABLE, tag) => {
                if !self.stack.has_in_table_scope(LocalName::TABLE) {
                    return Self::ignore(cx, ErrorCode::TableEndTagWithoutTable, tag.span);
                }
                self.pop_until(cx, LocalName::TABLE);
                self.reset_the_insertion_mode_appropriately();
                return Outcome::Done;
            }
            Kind::End(
                LocalName::BODY
                | LocalName::CAPTION
                | LocalName::COL
                | LocalName::COLGROUP
                | LocalName::HTML
                | LocalName::TBODY
                | LocalName::TD
                | LocalName::TFOOT
                | LocalName::TH
                | LocalName::THEAD
                | LocalName::TR,
                tag,
            ) => return Self::ignore(cx, ErrorCode::UnexpectedEndTagInTable, tag.span),
            Kind::Start(LocalName::STYLE | LocalName::SCRIPT | LocalName::TEMPLATE, _)
            | Kind::End(LocalName::TEMPLATE, _) => return self.in_head(cx, token),
            Kind::Start(LocalName::INPUT, tag) if is_hidden_input(tag) => {
                Self::error(cx, ErrorCode::HiddenInputInTable, tag.span);
                self.insert_a_childless_html_element(cx, tag);
                self.acknowledge_the_self_closing_flag();
                return Outcome::Done;
            }
            Kind::Start(LocalName::FORM, tag) => {
                self.form_start_tag_in_table(cx, tag);
                return Outcome::Done;
            }
            Kind::EndOfFile(_) => return self.in_body(cx, token),
            _ => {}
        }
        self.anything_else_in_table(cx, token)
    }

    /// Whether character tokens are collected: the current node is one of the structure of a table.
    fn current_node_collects_table_text(&self) -> bool {
        self.stack.current_is_any(&[
            LocalName::TABLE,
            LocalName::TBODY,
            LocalName::TFOOT,
            LocalName::THEAD,
            LocalName::TR,
        ])
            // Gate: table_text_in_templates
            || self.edition.table_text_in_templates && self.stack.current_is(LocalName::TEMPLATE)
    }

    fn form_start_tag_in_table<T>(&mut self, cx: &mut Context<'_, T>, tag: &Tag<'_>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        Self::error(cx, ErrorCode::FormStartTagInTable, tag.span);
        let in_template = self.is_parsing_template_contents();
        if self.form.is_some() && !in_template {
            return;
        }
        // Gate: form_in_table_in_template
        if !self.edition.form_in_table_in_template && in_template {
            return;
        }
        let form = self.insert_an_html_element(cx, tag);
        if !in_template {
            self.form = Some(form);
        }
        self.pop(cx);
    }

    /// "Anything else": the rules of "in body" with foster parenting.
    pub(super) fn anything_else_in_table<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        token: &mut Token<'_>,
    ) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        if matches!(token, Token::Characters(_) | Token::NullCharacter(_)) {
            self.text_error(cx, ErrorCode::UnexpectedContentInTable, span_of(token));
        } else {
            Self::error(cx, ErrorCode::UnexpectedContentInTable, span_of(token));
        }
        self.foster_parenting = true;
        let outcome = self.in_body(cx, token);
        self.foster_parenting = false;
        outcome
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#clear-the-stack-back-to-a-table-context>
    fn clear_the_stack_back_to_a_table_context<T>(&mut self, cx: &mut Context<'_, T>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        let context = [LocalName::TABLE, LocalName::TEMPLATE, LocalName::HTML];
        self.clear_the_stack_back_to(cx, &context);
    }
}
