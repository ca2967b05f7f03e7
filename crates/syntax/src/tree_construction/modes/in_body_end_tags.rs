//! The "in body" insertion mode: the steps of its end tags.

use treewright_markup::{ErrorCode, LocalName, TreeSink, tag};

use crate::tokenizer::{Tag, Token};
use crate::tree_construction::stack_of_open_elements::Scope;
use crate::tree_construction::{InsertionMode, Outcome, Rules};

const HEADINGS: [LocalName; 6] = [tag::H1, tag::H2, tag::H3, tag::H4, tag::H5, tag::H6];

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// The arms for end tags.
    #[allow(clippy::wildcard_imports, reason = "tag names come by the dozen")]
    pub(crate) fn end_tag_in_body(&mut self, tag: &Tag<'_>) -> Outcome<T::Handle> {
        use tag::*;
        let name = tag.name;
        match name {
            TEMPLATE => return self.in_head(&mut Token::EndTag(*tag)),
            BODY => {
                if !self.stack.has_in_scope(BODY) {
                    return self.ignore(ErrorCode::BodyEndTagWithoutBody, tag.span);
                }
                self.report_open_elements(ErrorCode::OpenElementsAtBodyEndTag, tag.span);
                if let Some(body) = self.state.stack.handle_at(1) {
                    self.tree.end_tag_keeps_open(body);
                }
                self.insertion_mode = InsertionMode::AfterBody;
            }
            HTML => {
                if !self.stack.has_in_scope(BODY) {
                    return self.ignore(ErrorCode::HtmlEndTagWithoutBody, tag.span);
                }
                self.report_open_elements(ErrorCode::OpenElementsAtHtmlEndTag, tag.span);
                self.insertion_mode = InsertionMode::AfterBody;
                return Outcome::Reprocess;
            }
            ADDRESS | ARTICLE | ASIDE | BLOCKQUOTE | BUTTON | CENTER | DETAILS | DIALOG | DIR
            | DIV | DL | FIELDSET | FIGCAPTION | FIGURE | FOOTER | HEADER | HGROUP | LISTING
            | MAIN | MENU | NAV | OL | PRE | SEARCH | SECTION | SUMMARY | UL => {
                self.block_end_tag_in_body(tag);
            }
            // Gate: relaxed_select
            SELECT if self.edition.relaxed_select => self.block_end_tag_in_body(tag),
            FORM => self.form_end_tag_in_body(tag),
            P => {
                if !self.stack.has_in_button_scope(P) {
                    self.error(ErrorCode::PEndTagWithoutP, tag.span);
                    self.insert_an_implied_html_element(P, tag.span);
                }
                self.close_a_p_element(tag);
            }
            LI => {
                if !self.stack.has_in(Scope::ListItem, LI) {
                    return self.ignore(ErrorCode::LiEndTagWithoutLi, tag.span);
                }
                self.generate_implied_end_tags(Some(LI));
                if !self.stack.current_is(LI) {
                    self.error(ErrorCode::LiEndTagClosesOpenElements, tag.span);
                }
                self.pop_until(LI);
            }
            DD | DT => {
                if !self.stack.has_in_scope(name) {
                    return self.ignore(ErrorCode::DdOrDtEndTagWithoutStartTag, tag.span);
                }
                self.generate_implied_end_tags(Some(name));
                if !self.stack.current_is(name) {
                    self.error(ErrorCode::DdOrDtEndTagClosesOpenElements, tag.span);
                }
                self.pop_until(name);
            }
            H1 | H2 | H3 | H4 | H5 | H6 => self.heading_end_tag_in_body(tag),
            // Take a deep breath.
            SARCASM => return self.any_other_end_tag(tag),
            A | B | BIG | CODE | EM | FONT | I | NOBR | S | SMALL | STRIKE | STRONG | TT | U => {
                return self.adoption_agency_algorithm(tag);
            }
            APPLET | MARQUEE | OBJECT => {
                if !self.stack.has_in_scope(name) {
                    return self.ignore(ErrorCode::ObjectEndTagWithoutStartTag, tag.span);
                }
                self.generate_implied_end_tags(None);
                if !self.stack.current_is(name) {
                    self.error(ErrorCode::ObjectEndTagClosesOpenElements, tag.span);
                }
                self.pop_until(name);
                self.formatting.clear_up_to_the_last_marker();
            }
            BR => self.br_end_tag_in_body(tag),
            _ => return self.any_other_end_tag(tag),
        }
        Outcome::Done
    }

    /// The end tags of `address` to `ul`.
    fn block_end_tag_in_body(&mut self, tag: &Tag<'_>) {
        if !self.stack.has_in_scope(tag.name) {
            return self.error(ErrorCode::BlockEndTagWithoutStartTag, tag.span);
        }
        // 1.
        self.generate_implied_end_tags(None);
        // 2.
        if !self.stack.current_is(tag.name) {
            self.error(ErrorCode::BlockEndTagClosesOpenElements, tag.span);
        }
        // 3.
        self.pop_until(tag.name);
    }

    #[expect(clippy::arithmetic_side_effects, reason = "the index is that of an entry")]
    fn form_end_tag_in_body(&mut self, tag: &Tag<'_>) {
        if self.is_parsing_template_contents() {
            // 1.
            if !self.stack.has_in_scope(tag::FORM) {
                return self.error(ErrorCode::FormEndTagInTemplateWithoutForm, tag.span);
            }
            // 2.
            self.generate_implied_end_tags(None);
            // 3.
            if !self.stack.current_is(tag::FORM) {
                self.error(ErrorCode::FormEndTagInTemplateClosesOpenElements, tag.span);
            }
            // 4.
            self.pop_until(tag::FORM);
            return;
        }
        // 1. and 2. A form is only put on the stack while the pointer is null, except for those in
        //    templates, which are not open here: so it can only be the last form on the stack.
        let node = self.form.take();
        let index = self.stack.last_html(tag::FORM);
        let index = index.filter(|index| self.stack.handle_at(*index) == node.as_ref());
        // 3.
        let Some(index) = index.filter(|index| self.stack.index_is_in_scope(*index)) else {
            return self.error(ErrorCode::FormEndTagWithoutForm, tag.span);
        };
        // 4.
        self.generate_implied_end_tags(None);
        // 5. and 6.
        if index + 1 == self.stack.len() {
            self.pop();
        } else {
            self.error(ErrorCode::FormEndTagWithOpenElements, tag.span);
            self.remove_from_the_stack(index);
        }
    }

    fn heading_end_tag_in_body(&mut self, tag: &Tag<'_>) {
        if self.stack.last_in(Scope::Default, &HEADINGS).is_none() {
            return self.error(ErrorCode::HeadingEndTagWithoutHeading, tag.span);
        }
        // 1.
        self.generate_implied_end_tags(None);
        // 2.
        if !self.stack.current_is(tag.name) {
            self.error(ErrorCode::HeadingEndTagClosesOpenElements, tag.span);
        }
        // 3.
        if let Some(heading) = self.stack.last_in(Scope::Default, &HEADINGS) {
            self.pop_through(heading);
        }
    }

    /// "Any other end tag". The walk up the stack is two look-ups: the nearest special element ends it, and
    /// the last element of the name is either above that or not.
    #[expect(clippy::arithmetic_side_effects, reason = "the index is that of an entry")]
    pub(crate) fn any_other_end_tag(&mut self, tag: &Tag<'_>) -> Outcome<T::Handle> {
        // 1. to 5.
        let special = self.stack.nearest_special().unwrap_or(0);
        let node = self.stack.last_html(tag.name).filter(|index| *index >= special);
        let Some(node) = node else {
            return self.ignore(ErrorCode::EndTagWithoutStartTag, tag.span);
        };
        // 2.1.
        self.generate_implied_end_tags(Some(tag.name));
        // 2.2.
        if node + 1 != self.stack.len() {
            self.error(ErrorCode::EndTagClosesOpenElements, tag.span);
        }
        // 2.3.
        self.pop_through(node);
        Outcome::Done
    }
}
