//! The "in select" insertion mode.

use super::super::{Context, InsertionMode, Kind, Outcome, TreeBuilder, TreeSink, kind, span_of};
use crate::tokenizer::Token;
use treewright_markup::ErrorCode;
use treewright_markup::{LocalName, Namespace};

impl<H: Clone + PartialEq> TreeBuilder<H> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inselect>
    pub(in super::super) fn in_select<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        token: &mut Token<'_>,
    ) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        match kind(token) {
            Kind::Null(span) => self.text_error(cx, ErrorCode::NullCharacterInSelect, span),
            Kind::Characters(text) => self.insert_characters(cx, *text),
            Kind::Comment | Kind::ProcessingInstruction => {
                return self.insert_comment_or_instruction(cx, token, None);
            }
            Kind::Doctype(span) => return Self::ignore(cx, ErrorCode::DoctypeInSelect, span),
            Kind::Start(LocalName::HTML, _) => return self.in_body(cx, token),
            Kind::Start(LocalName::OPTION, tag) => {
                if self.stack.current_is(LocalName::OPTION) {
                    self.pop(cx);
                }
                self.insert_an_html_element(cx, tag);
            }
            Kind::Start(LocalName::OPTGROUP, tag) => {
                self.pop_an_option_and_an_optgroup(cx);
                self.insert_an_html_element(cx, tag);
            }
            Kind::Start(LocalName::HR, tag) => {
                self.pop_an_option_and_an_optgroup(cx);
                self.insert_a_childless_html_element(cx, tag);
                self.acknowledge_the_self_closing_flag();
            }
            Kind::End(LocalName::OPTGROUP, tag) => {
                let below_the_top =
                    self.stack.len().checked_sub(2).map(|index| self.stack.get(index));
                if self.stack.current_is(LocalName::OPTION)
                    && below_the_top.is_some_and(|entry| entry.is_html(LocalName::OPTGROUP))
                {
                    self.pop(cx);
                }
                if !self.stack.current_is(LocalName::OPTGROUP) {
                    return Self::ignore(cx, ErrorCode::OptgroupEndTagInSelect, tag.span);
                }
                self.pop(cx);
            }
            Kind::End(LocalName::OPTION, tag) => {
                if !self.stack.current_is(LocalName::OPTION) {
                    return Self::ignore(cx, ErrorCode::OptionEndTagInSelect, tag.span);
                }
                self.pop(cx);
            }
            Kind::End(LocalName::SELECT, tag) => {
                if !self.has_a_select_in_select_scope() {
                    return Self::ignore(cx, ErrorCode::SelectEndTagWithoutSelect, tag.span);
                }
                self.close_the_select(cx);
            }
            Kind::Start(LocalName::SELECT, tag) => {
                Self::error(cx, ErrorCode::SelectStartTagInSelectMode, tag.span);
                if self.has_a_select_in_select_scope() {
                    self.close_the_select(cx);
                }
            }
            Kind::Start(LocalName::INPUT | LocalName::KEYGEN | LocalName::TEXTAREA, tag) => {
                Self::error(cx, ErrorCode::ControlStartTagInSelect, tag.span);
                if !self.has_a_select_in_select_scope() {
                    return Outcome::Done;
                }
                self.close_the_select(cx);
                return Outcome::Reprocess;
            }
            Kind::Start(LocalName::SCRIPT | LocalName::TEMPLATE, _)
            | Kind::End(LocalName::TEMPLATE, _) => return self.in_head(cx, token),
            Kind::EndOfFile(_) => return self.in_body(cx, token),
            _ => return Self::ignore(cx, ErrorCode::UnexpectedContentInSelect, span_of(token)),
        }
        Outcome::Done
    }

    /// After a `select` start tag in "in body".
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

    fn pop_an_option_and_an_optgroup<T>(&mut self, cx: &mut Context<'_, T>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        if self.stack.current_is(LocalName::OPTION) {
            self.pop(cx);
        }
        if self.stack.current_is(LocalName::OPTGROUP) {
            self.pop(cx);
        }
    }

    /// Select scope ends at everything but `optgroup` and `option`.
    fn has_a_select_in_select_scope(&self) -> bool {
        self.stack
            .iter()
            .rev()
            .find(|entry| {
                entry.namespace != Namespace::Html
                    || !matches!(entry.name, LocalName::OPTGROUP | LocalName::OPTION)
            })
            .is_some_and(|entry| entry.is_html(LocalName::SELECT))
    }

    /// Pops the `select` element and finds the mode again.
    pub(super) fn close_the_select<T>(&mut self, cx: &mut Context<'_, T>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        self.pop_until(cx, LocalName::SELECT);
        self.reset_the_insertion_mode_appropriately();
    }
}
