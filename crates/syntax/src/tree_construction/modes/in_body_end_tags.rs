//! The "in body" insertion mode: the steps of its end tags.

use super::super::stack_of_open_elements::Scope;
use super::super::{Context, InsertionMode, Outcome, TreeBuilder, TreeSink};
use crate::tokenizer::{Tag, Token};
use treewright_markup::ErrorCode;
use treewright_markup::LocalName;

const HEADINGS: [LocalName; 6] =
    [LocalName::H1, LocalName::H2, LocalName::H3, LocalName::H4, LocalName::H5, LocalName::H6];

impl<H: Clone + PartialEq> TreeBuilder<H> {
    pub(in super::super) fn end_tag_in_body<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        token: &mut Token<'_>,
        name: LocalName,
    ) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        let Token::Tag(tag) = &*token else {
            return Outcome::Done;
        };
        match name {
            LocalName::TEMPLATE => return self.in_head(cx, token),
            LocalName::BODY => {
                if !self.stack.has_in_scope(LocalName::BODY) {
                    return Self::ignore(cx, ErrorCode::BodyEndTagWithoutBody, tag.span);
                }
                self.report_open_elements(cx, ErrorCode::OpenElementsAtBodyEndTag, tag.span);
                self.insertion_mode = InsertionMode::AfterBody;
            }
            LocalName::HTML => {
                if !self.stack.has_in_scope(LocalName::BODY) {
                    return Self::ignore(cx, ErrorCode::HtmlEndTagWithoutBody, tag.span);
                }
                self.report_open_elements(cx, ErrorCode::OpenElementsAtHtmlEndTag, tag.span);
                self.insertion_mode = InsertionMode::AfterBody;
                return Outcome::Reprocess;
            }
            LocalName::ADDRESS
            | LocalName::ARTICLE
            | LocalName::ASIDE
            | LocalName::BLOCKQUOTE
            | LocalName::BUTTON
            | LocalName::CENTER
            | LocalName::DETAILS
            | LocalName::DIALOG
            | LocalName::DIR
            | LocalName::DIV
            | LocalName::DL
            | LocalName::FIELDSET
            | LocalName::FIGCAPTION
            | LocalName::FIGURE
            | LocalName::FOOTER
            | LocalName::HEADER
            | LocalName::HGROUP
            | LocalName::LISTING
            | LocalName::MAIN
            | LocalName::MENU
            | LocalName::NAV
            | LocalName::OL
            | LocalName::PRE
            | LocalName::SEARCH
            | LocalName::SECTION
            | LocalName::SUMMARY
            | LocalName::UL => self.block_end_tag_in_body(cx, tag),
            // Gate: relaxed_select
            LocalName::SELECT if self.edition.relaxed_select => self.block_end_tag_in_body(cx, tag),
            LocalName::FORM => self.form_end_tag_in_body(cx, tag),
            LocalName::P => {
                if !self.stack.has_in_button_scope(LocalName::P) {
                    Self::error(cx, ErrorCode::PEndTagWithoutP, tag.span);
                    self.insert_an_implied_html_element(cx, LocalName::P, tag.span);
                }
                self.close_a_p_element(cx, tag);
            }
            LocalName::LI => {
                if !self.stack.has_in(Scope::ListItem, LocalName::LI) {
                    return Self::ignore(cx, ErrorCode::LiEndTagWithoutLi, tag.span);
                }
                self.generate_implied_end_tags(cx, Some(LocalName::LI));
                if !self.stack.current_is(LocalName::LI) {
                    Self::error(cx, ErrorCode::LiEndTagClosesOpenElements, tag.span);
                }
                self.pop_until(cx, LocalName::LI);
            }
            LocalName::DD | LocalName::DT => {
                if !self.stack.has_in_scope(name) {
                    return Self::ignore(cx, ErrorCode::DdOrDtEndTagWithoutStartTag, tag.span);
                }
                self.generate_implied_end_tags(cx, Some(name));
                if !self.stack.current_is(name) {
                    Self::error(cx, ErrorCode::DdOrDtEndTagClosesOpenElements, tag.span);
                }
                self.pop_until(cx, name);
            }
            LocalName::H1
            | LocalName::H2
            | LocalName::H3
            | LocalName::H4
            | LocalName::H5
            | LocalName::H6 => self.heading_end_tag_in_body(cx, tag),
            // Take a deep breath.
            LocalName::SARCASM => return self.any_other_end_tag(cx, tag),
            LocalName::A
            | LocalName::B
            | LocalName::BIG
            | LocalName::CODE
            | LocalName::EM
            | LocalName::FONT
            | LocalName::I
            | LocalName::NOBR
            | LocalName::S
            | LocalName::SMALL
            | LocalName::STRIKE
            | LocalName::STRONG
            | LocalName::TT
            | LocalName::U => return self.adoption_agency_algorithm(cx, tag),
            LocalName::APPLET | LocalName::MARQUEE | LocalName::OBJECT => {
                if !self.stack.has_in_scope(name) {
                    return Self::ignore(cx, ErrorCode::ObjectEndTagWithoutStartTag, tag.span);
                }
                self.generate_implied_end_tags(cx, None);
                if !self.stack.current_is(name) {
                    Self::error(cx, ErrorCode::ObjectEndTagClosesOpenElements, tag.span);
                }
                self.pop_until(cx, name);
                self.formatting.clear_up_to_the_last_marker();
            }
            LocalName::BR => self.br_end_tag_in_body(cx, tag),
            _ => return self.any_other_end_tag(cx, tag),
        }
        Outcome::Done
    }

    /// The end tags of `address` to `ul`.
    fn block_end_tag_in_body<T>(&mut self, cx: &mut Context<'_, T>, tag: &Tag<'_>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        if !self.stack.has_in_scope(tag.name) {
            return Self::error(cx, ErrorCode::BlockEndTagWithoutStartTag, tag.span);
        }
        // 1.
        self.generate_implied_end_tags(cx, None);
        // 2.
        if !self.stack.current_is(tag.name) {
            Self::error(cx, ErrorCode::BlockEndTagClosesOpenElements, tag.span);
        }
        // 3.
        self.pop_until(cx, tag.name);
    }

    #[expect(clippy::arithmetic_side_effects, reason = "the index is that of an entry")]
    fn form_end_tag_in_body<T>(&mut self, cx: &mut Context<'_, T>, tag: &Tag<'_>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        if self.is_parsing_template_contents() {
            // 1.
            if !self.stack.has_in_scope(LocalName::FORM) {
                return Self::error(cx, ErrorCode::FormEndTagInTemplateWithoutForm, tag.span);
            }
            // 2.
            self.generate_implied_end_tags(cx, None);
            // 3.
            if !self.stack.current_is(LocalName::FORM) {
                Self::error(cx, ErrorCode::FormEndTagInTemplateClosesOpenElements, tag.span);
            }
            // 4.
            self.pop_until(cx, LocalName::FORM);
            return;
        }
        // 1. to 3. The form can be on the stack without being the last one there.
        let form = self.form.take();
        let in_scope = |form: &H| {
            let index = self.stack.position(form)?;
            self.stack.index_is_in_scope(index).then_some(())
        };
        let Some(form) = form.filter(|form| in_scope(form).is_some()) else {
            return Self::error(cx, ErrorCode::FormEndTagWithoutForm, tag.span);
        };
        // 4.
        self.generate_implied_end_tags(cx, None);
        // 5.
        if self.stack.current().is_none_or(|entry| entry.handle != form) {
            Self::error(cx, ErrorCode::FormEndTagWithOpenElements, tag.span);
        }
        // 6.
        if let Some(index) = self.stack.position(&form) {
            if index + 1 == self.stack.len() {
                self.pop(cx);
            } else {
                self.remove_from_the_stack(index);
            }
        }
    }

    fn heading_end_tag_in_body<T>(&mut self, cx: &mut Context<'_, T>, tag: &Tag<'_>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        if self.stack.last_in(Scope::Default, &HEADINGS).is_none() {
            return Self::error(cx, ErrorCode::HeadingEndTagWithoutHeading, tag.span);
        }
        // 1.
        self.generate_implied_end_tags(cx, None);
        // 2.
        if !self.stack.current_is(tag.name) {
            Self::error(cx, ErrorCode::HeadingEndTagClosesOpenElements, tag.span);
        }
        // 3.
        if let Some(heading) = self.stack.last_in(Scope::Default, &HEADINGS) {
            self.pop_through(cx, heading);
        }
    }

    /// "Any other end tag". The walk up the stack is two look-ups: the nearest special element
    /// ends it, and before that the last element of the name is found.
    #[expect(clippy::arithmetic_side_effects, reason = "the index is that of an entry")]
    pub(in super::super) fn any_other_end_tag<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        tag: &Tag<'_>,
    ) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        // 1. to 5.
        let special = self.stack.nearest_special().unwrap_or(0);
        let node = self.stack.last_html(tag.name).filter(|index| *index >= special);
        let Some(node) = node else {
            return Self::ignore(cx, ErrorCode::EndTagWithoutStartTag, tag.span);
        };
        // 2.1.
        self.generate_implied_end_tags(cx, Some(tag.name));
        // 2.2.
        if node + 1 != self.stack.len() {
            Self::error(cx, ErrorCode::EndTagClosesOpenElements, tag.span);
        }
        // 2.3.
        self.pop_through(cx, node);
        Outcome::Done
    }
}
