//! The "in body" insertion mode: the dispatch of its arms, and the steps of its start tags.

use super::super::stack_of_open_elements::Scope;
use super::super::{
    Cause, Context, DocumentMode, InsertionMode, Kind, Origin, Outcome, TreeBuilder, TreeSink,
    kind, start_tag_token_with_no_attributes,
};
use crate::ScriptingMode;
use crate::tokenizer::{Characters, State, Tag, Token};
use treewright_markup::ErrorCode;
use treewright_markup::{ElementFlags, LocalName, Namespace};

impl<H: Clone + PartialEq> TreeBuilder<H> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody>
    pub(in super::super) fn in_body<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        token: &mut Token<'_>,
    ) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        match kind(token) {
            Kind::Null(span) => {
                self.text_error(cx, ErrorCode::NullCharacterInBody, span);
                Outcome::Done
            }
            Kind::Characters(text) => {
                self.characters_in_body(cx, *text);
                Outcome::Done
            }
            Kind::Comment | Kind::ProcessingInstruction => {
                self.insert_comment_or_instruction(cx, token, None)
            }
            Kind::Doctype(span) => Self::ignore(cx, ErrorCode::DoctypeInBody, span),
            Kind::Start(name, _) => self.start_tag_in_body(cx, token, name),
            Kind::EndOfFile(span) => {
                if !self.template_insertion_modes.is_empty() {
                    return self.in_template(cx, token);
                }
                self.report_open_elements(cx, ErrorCode::OpenElementsAtEndOfFile, span);
                Outcome::Stop
            }
            Kind::End(name, _) => self.end_tag_in_body(cx, token, name),
        }
    }

    /// The arms for whitespace and for any other character, for a run of both.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "the way of nearly all text, called in two places")]
    pub(in super::super) fn characters_in_body<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        text: Characters<'_>,
    ) where
        T: TreeSink<Handle = H> + ?Sized,
    {
        self.reconstruct_the_active_formatting_elements(cx, text.span);
        self.insert_characters(cx, text);
        if self.frameset_ok && !text.split_leading_space().1.is_empty() {
            self.frameset_ok = false;
        }
    }

    pub(in super::super) fn start_tag_in_body<T>(
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
            LocalName::HTML => self.html_start_tag_in_body(cx, tag),
            LocalName::BASE
            | LocalName::BASEFONT
            | LocalName::BGSOUND
            | LocalName::LINK
            | LocalName::META
            | LocalName::NOFRAMES
            | LocalName::SCRIPT
            | LocalName::STYLE
            | LocalName::TEMPLATE
            | LocalName::TITLE => return self.in_head(cx, token),
            LocalName::BODY => self.body_start_tag_in_body(cx, tag),
            LocalName::FRAMESET => self.frameset_start_tag_in_body(cx, tag),
            LocalName::ADDRESS
            | LocalName::ARTICLE
            | LocalName::ASIDE
            | LocalName::BLOCKQUOTE
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
            | LocalName::MAIN
            | LocalName::MENU
            | LocalName::NAV
            | LocalName::OL
            | LocalName::P
            | LocalName::SEARCH
            | LocalName::SECTION
            | LocalName::SUMMARY
            | LocalName::UL => {
                self.close_a_p_element_in_button_scope(cx, tag);
                self.insert_an_html_element(cx, tag);
            }
            LocalName::H1
            | LocalName::H2
            | LocalName::H3
            | LocalName::H4
            | LocalName::H5
            | LocalName::H6 => {
                self.close_a_p_element_in_button_scope(cx, tag);
                if self.stack.current().is_some_and(|e| e.is_html_with(ElementFlags::HEADING)) {
                    Self::error(cx, ErrorCode::HeadingStartTagInHeading, tag.span);
                    self.pop(cx);
                }
                self.insert_an_html_element(cx, tag);
            }
            LocalName::PRE | LocalName::LISTING => {
                self.close_a_p_element_in_button_scope(cx, tag);
                self.insert_an_html_element(cx, tag);
                self.ignore_next_line_feed = true;
                self.frameset_ok = false;
            }
            LocalName::FORM => self.form_start_tag_in_body(cx, tag),
            LocalName::LI => self.li_start_tag_in_body(cx, tag),
            LocalName::DD | LocalName::DT => self.dd_or_dt_start_tag_in_body(cx, tag),
            LocalName::PLAINTEXT => {
                self.close_a_p_element_in_button_scope(cx, tag);
                self.insert_an_html_element(cx, tag);
                self.tokenizer_state = Some(State::Plaintext);
            }
            LocalName::BUTTON => {
                if self.stack.has_in_scope(LocalName::BUTTON) {
                    Self::error(cx, ErrorCode::ButtonStartTagInButton, tag.span);
                    self.generate_implied_end_tags(cx, None);
                    self.pop_until(cx, LocalName::BUTTON);
                }
                self.reconstruct_the_active_formatting_elements(cx, tag.span);
                self.insert_an_html_element(cx, tag);
                self.frameset_ok = false;
            }
            LocalName::A => self.a_start_tag_in_body(cx, tag),
            LocalName::B
            | LocalName::BIG
            | LocalName::CODE
            | LocalName::EM
            | LocalName::FONT
            | LocalName::I
            | LocalName::S
            | LocalName::SMALL
            | LocalName::STRIKE
            | LocalName::STRONG
            | LocalName::TT
            | LocalName::U => {
                self.reconstruct_the_active_formatting_elements(cx, tag.span);
                self.insert_a_formatting_element(cx, tag);
            }
            LocalName::NOBR => {
                self.reconstruct_the_active_formatting_elements(cx, tag.span);
                if self.stack.has_in_scope(LocalName::NOBR) {
                    Self::error(cx, ErrorCode::NobrStartTagInNobr, tag.span);
                    self.adoption_agency_algorithm(cx, tag);
                    self.reconstruct_the_active_formatting_elements(cx, tag.span);
                }
                self.insert_a_formatting_element(cx, tag);
            }
            LocalName::APPLET | LocalName::MARQUEE | LocalName::OBJECT => {
                self.reconstruct_the_active_formatting_elements(cx, tag.span);
                self.insert_an_html_element(cx, tag);
                self.formatting.insert_marker();
                self.frameset_ok = false;
            }
            LocalName::TABLE => {
                if cx.tree.document_mode() != DocumentMode::Quirks {
                    self.close_a_p_element_in_button_scope(cx, tag);
                }
                self.insert_an_html_element(cx, tag);
                self.frameset_ok = false;
                self.insertion_mode = InsertionMode::InTable;
            }
            LocalName::AREA
            | LocalName::BR
            | LocalName::EMBED
            | LocalName::IMG
            | LocalName::KEYGEN
            | LocalName::WBR => self.area_or_the_like_start_tag_in_body(cx, tag),
            LocalName::INPUT => self.input_start_tag_in_body(cx, tag),
            LocalName::PARAM | LocalName::SOURCE | LocalName::TRACK => {
                self.insert_a_childless_html_element(cx, tag);
                self.acknowledge_the_self_closing_flag();
            }
            LocalName::HR => self.hr_start_tag_in_body(cx, tag),
            LocalName::IMAGE => {
                Self::error(cx, ErrorCode::ImageStartTag, tag.span);
                *token = Token::Tag(Tag { name: LocalName::IMG, text: "img", ..*tag });
                return Outcome::Reprocess;
            }
            LocalName::TEXTAREA => {
                self.insert_an_html_element(cx, tag);
                self.ignore_next_line_feed = true;
                self.tokenizer_state = Some(State::Rcdata);
                self.original_insertion_mode = self.insertion_mode;
                self.frameset_ok = false;
                self.insertion_mode = InsertionMode::Text;
            }
            LocalName::XMP => {
                self.close_a_p_element_in_button_scope(cx, tag);
                self.reconstruct_the_active_formatting_elements(cx, tag.span);
                self.frameset_ok = false;
                self.generic_raw_text_element_parsing_algorithm(cx, tag);
            }
            LocalName::IFRAME => {
                self.frameset_ok = false;
                self.generic_raw_text_element_parsing_algorithm(cx, tag);
            }
            LocalName::NOEMBED => self.generic_raw_text_element_parsing_algorithm(cx, tag),
            LocalName::NOSCRIPT if self.scripting != ScriptingMode::Disabled => {
                self.generic_raw_text_element_parsing_algorithm(cx, tag);
            }
            LocalName::SELECT => self.select_start_tag_in_body(cx, tag),
            LocalName::OPTION => self.option_start_tag_in_body(cx, tag),
            LocalName::OPTGROUP => self.optgroup_start_tag_in_body(cx, tag),
            LocalName::RB | LocalName::RTC => {
                if self.stack.has_in_scope(LocalName::RUBY) {
                    self.generate_implied_end_tags(cx, None);
                }
                if !self.stack.current_is(LocalName::RUBY) {
                    Self::error(cx, ErrorCode::RbOrRtcStartTagOutsideRuby, tag.span);
                }
                self.insert_an_html_element(cx, tag);
            }
            LocalName::RP | LocalName::RT => {
                if self.stack.has_in_scope(LocalName::RUBY) {
                    self.generate_implied_end_tags(cx, Some(LocalName::RTC));
                }
                if !self.stack.current_is_any(&[LocalName::RTC, LocalName::RUBY]) {
                    Self::error(cx, ErrorCode::RpOrRtStartTagOutsideRuby, tag.span);
                }
                self.insert_an_html_element(cx, tag);
            }
            LocalName::MATH => self.foreign_start_tag_in_body(cx, tag, Namespace::MathMl),
            LocalName::SVG => self.foreign_start_tag_in_body(cx, tag, Namespace::Svg),
            LocalName::CAPTION
            | LocalName::COL
            | LocalName::COLGROUP
            | LocalName::FRAME
            | LocalName::HEAD
            | LocalName::TBODY
            | LocalName::TD
            | LocalName::TFOOT
            | LocalName::TH
            | LocalName::THEAD
            | LocalName::TR => {
                return Self::ignore(cx, ErrorCode::TableStartTagOutsideTable, tag.span);
            }
            _ => {
                self.reconstruct_the_active_formatting_elements(cx, tag.span);
                self.insert_an_html_element(cx, tag);
            }
        }
        Outcome::Done
    }

    fn html_start_tag_in_body<T>(&mut self, cx: &mut Context<'_, T>, tag: &Tag<'_>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        Self::error(cx, ErrorCode::HtmlStartTagInBody, tag.span);
        // The root of the fragment case is not kept, nor are attributes that it would get.
        if self.stack.contains_html(LocalName::TEMPLATE) || self.fragment.is_some() {
            return;
        }
        if let Some(html) = self.stack.handle_at(0) {
            let origin = Origin::new(tag.span, Cause::Merged);
            cx.tree.add_missing_attributes(html, tag.attributes, origin);
        }
    }

    fn body_start_tag_in_body<T>(&mut self, cx: &mut Context<'_, T>, tag: &Tag<'_>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        Self::error(cx, ErrorCode::BodyStartTagInBody, tag.span);
        if !self.second_element_is_body() || self.stack.contains_html(LocalName::TEMPLATE) {
            return;
        }
        self.frameset_ok = false;
        let origin = Origin::new(tag.span, Cause::Merged);
        cx.tree.add_missing_attributes(&self.stack.get(1).handle, tag.attributes, origin);
    }

    fn frameset_start_tag_in_body<T>(&mut self, cx: &mut Context<'_, T>, tag: &Tag<'_>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        Self::error(cx, ErrorCode::FramesetStartTagInBody, tag.span);
        if !self.second_element_is_body() || !self.frameset_ok {
            return;
        }
        // 1.
        let body = self.stack.get(1).handle.clone();
        cx.tree.remove(&body);
        self.nodes_were_detached = true;
        // 2.
        self.pop_through(cx, 1);
        // 3. and 4.
        self.insert_an_html_element(cx, tag);
        self.insertion_mode = InsertionMode::InFrameset;
    }

    fn second_element_is_body(&self) -> bool {
        self.stack.len() > 1 && self.stack.get(1).is_html(LocalName::BODY)
    }

    fn form_start_tag_in_body<T>(&mut self, cx: &mut Context<'_, T>, tag: &Tag<'_>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        let in_template = self.is_parsing_template_contents();
        if self.form.is_some() && !in_template {
            return Self::error(cx, ErrorCode::FormStartTagInForm, tag.span);
        }
        self.close_a_p_element_in_button_scope(cx, tag);
        let form = self.insert_an_html_element(cx, tag);
        if !in_template {
            self.form = Some(form);
        }
    }

    fn li_start_tag_in_body<T>(&mut self, cx: &mut Context<'_, T>, tag: &Tag<'_>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        // 1.
        self.frameset_ok = false;
        // 2. to 5.
        if self.nearest_of_a_list(&[LocalName::LI]).is_some() {
            self.close_an_element_of_a_list(
                cx,
                LocalName::LI,
                ErrorCode::LiStartTagClosesOpenElements,
                tag,
            );
        }
        // 6. and 7.
        self.close_a_p_element_in_button_scope(cx, tag);
        self.insert_an_html_element(cx, tag);
    }

    fn dd_or_dt_start_tag_in_body<T>(&mut self, cx: &mut Context<'_, T>, tag: &Tag<'_>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        // 1.
        self.frameset_ok = false;
        // 2. to 6.
        match self.nearest_of_a_list(&[LocalName::DD, LocalName::DT]) {
            Some(LocalName::DD) => {
                let code = ErrorCode::DdStartTagClosesOpenElements;
                self.close_an_element_of_a_list(cx, LocalName::DD, code, tag);
            }
            Some(LocalName::DT) => {
                let code = ErrorCode::DtStartTagClosesOpenElements;
                self.close_an_element_of_a_list(cx, LocalName::DT, code, tag);
            }
            _ => {}
        }
        // 7. and 8.
        self.close_a_p_element_in_button_scope(cx, tag);
        self.insert_an_html_element(cx, tag);
    }

    /// The loop of `li`, `dd` and `dt`: which of the names is met first, going up the stack, before
    /// a special element other than `address`, `div` and `p`.
    fn nearest_of_a_list(&self, names: &[LocalName]) -> Option<LocalName> {
        let index = names.iter().filter_map(|name| self.stack.last_html(*name)).max()?;
        let end = self.stack.nearest_end_of_a_list()?;
        // The name itself is special, so it can be that end.
        (index >= end).then(|| self.stack.get(index).name)
    }

    /// Substeps 1 to 3 of those loops.
    fn close_an_element_of_a_list<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        name: LocalName,
        code: ErrorCode,
        tag: &Tag<'_>,
    ) where
        T: TreeSink<Handle = H> + ?Sized,
    {
        self.generate_implied_end_tags(cx, Some(name));
        if !self.stack.current_is(name) {
            Self::error(cx, code, tag.span);
        }
        self.pop_until(cx, name);
    }

    fn a_start_tag_in_body<T>(&mut self, cx: &mut Context<'_, T>, tag: &Tag<'_>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        if let Some(index) = self.formatting.last_after_marker(LocalName::A)
            && let Some(element) = self.formatting.element(index)
        {
            let element = element.handle.clone();
            Self::error(cx, ErrorCode::AStartTagInA, tag.span);
            self.adoption_agency_algorithm(cx, tag);
            // What the algorithm took off the list it took off the stack as well.
            if let Some(index) = self.formatting.position(&element) {
                self.formatting.remove(index);
                if let Some(index) = self.stack.position(&element) {
                    self.remove_from_the_stack(index);
                }
            }
        }
        self.reconstruct_the_active_formatting_elements(cx, tag.span);
        self.insert_a_formatting_element(cx, tag);
    }

    /// A start tag `area`, `br`, `embed`, `img`, `keygen` or `wbr`.
    pub(super) fn area_or_the_like_start_tag_in_body<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        tag: &Tag<'_>,
    ) where
        T: TreeSink<Handle = H> + ?Sized,
    {
        self.reconstruct_the_active_formatting_elements(cx, tag.span);
        self.insert_a_childless_html_element(cx, tag);
        self.acknowledge_the_self_closing_flag();
        self.frameset_ok = false;
    }

    fn input_start_tag_in_body<T>(&mut self, cx: &mut Context<'_, T>, tag: &Tag<'_>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        // Gate: relaxed_select
        if self.edition.relaxed_select {
            if self.fragment_context_is(LocalName::SELECT) {
                return Self::error(cx, ErrorCode::InputStartTagInSelectFragment, tag.span);
            }
            if self.stack.has_in_scope(LocalName::SELECT) {
                Self::error(cx, ErrorCode::InputStartTagInSelect, tag.span);
                self.pop_until(cx, LocalName::SELECT);
            }
        }
        self.reconstruct_the_active_formatting_elements(cx, tag.span);
        self.insert_a_childless_html_element(cx, tag);
        self.acknowledge_the_self_closing_flag();
        if !is_hidden_input(tag) {
            self.frameset_ok = false;
        }
    }

    fn hr_start_tag_in_body<T>(&mut self, cx: &mut Context<'_, T>, tag: &Tag<'_>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        self.close_a_p_element_in_button_scope(cx, tag);
        // Gate: relaxed_select
        if self.edition.relaxed_select && self.stack.has_in_scope(LocalName::SELECT) {
            self.generate_implied_end_tags(cx, None);
            if self.has_an_option_or_optgroup_in_scope() {
                Self::error(cx, ErrorCode::HrStartTagInOption, tag.span);
            }
        }
        self.insert_a_childless_html_element(cx, tag);
        self.acknowledge_the_self_closing_flag();
        self.frameset_ok = false;
    }

    fn has_an_option_or_optgroup_in_scope(&self) -> bool {
        let names = [LocalName::OPTION, LocalName::OPTGROUP];
        self.stack.last_in(Scope::Default, &names).is_some()
    }

    fn select_start_tag_in_body<T>(&mut self, cx: &mut Context<'_, T>, tag: &Tag<'_>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        // Gate: relaxed_select
        if self.edition.relaxed_select {
            if self.fragment_context_is(LocalName::SELECT) {
                return Self::error(cx, ErrorCode::SelectStartTagInSelectFragment, tag.span);
            }
            if self.stack.has_in_scope(LocalName::SELECT) {
                Self::error(cx, ErrorCode::SelectStartTagInSelect, tag.span);
                return self.pop_until(cx, LocalName::SELECT);
            }
        }
        self.reconstruct_the_active_formatting_elements(cx, tag.span);
        self.insert_an_html_element(cx, tag);
        self.frameset_ok = false;
        // Gate: relaxed_select
        if !self.edition.relaxed_select {
            self.switch_to_a_classic_select_mode();
        }
    }

    fn option_start_tag_in_body<T>(&mut self, cx: &mut Context<'_, T>, tag: &Tag<'_>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        // Gate: relaxed_select
        if self.edition.relaxed_select && self.stack.has_in_scope(LocalName::SELECT) {
            self.generate_implied_end_tags(cx, Some(LocalName::OPTGROUP));
            if self.stack.has_in_scope(LocalName::OPTION) {
                Self::error(cx, ErrorCode::OptionStartTagInOption, tag.span);
            }
        } else if self.stack.current_is(LocalName::OPTION) {
            self.pop(cx);
        }
        self.reconstruct_the_active_formatting_elements(cx, tag.span);
        self.insert_an_html_element(cx, tag);
    }

    fn optgroup_start_tag_in_body<T>(&mut self, cx: &mut Context<'_, T>, tag: &Tag<'_>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        // Gate: relaxed_select
        if self.edition.relaxed_select && self.stack.has_in_scope(LocalName::SELECT) {
            self.generate_implied_end_tags(cx, None);
            if self.has_an_option_or_optgroup_in_scope() {
                Self::error(cx, ErrorCode::OptgroupStartTagInOptionOrOptgroup, tag.span);
            }
        } else if self.stack.current_is(LocalName::OPTION) {
            self.pop(cx);
        }
        self.reconstruct_the_active_formatting_elements(cx, tag.span);
        self.insert_an_html_element(cx, tag);
    }

    /// A start tag `math` or `svg`; the adjustments belong to the namespace.
    fn foreign_start_tag_in_body<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        tag: &Tag<'_>,
        namespace: Namespace,
    ) where
        T: TreeSink<Handle = H> + ?Sized,
    {
        self.reconstruct_the_active_formatting_elements(cx, tag.span);
        self.insert_a_foreign_element(cx, tag, namespace, false);
        if tag.self_closing {
            self.pop(cx);
            self.acknowledge_the_self_closing_flag();
        }
    }

    fn close_a_p_element_in_button_scope<T>(&mut self, cx: &mut Context<'_, T>, tag: &Tag<'_>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        if self.stack.has_in_button_scope(LocalName::P) {
            self.close_a_p_element(cx, tag);
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#close-a-p-element>
    pub(super) fn close_a_p_element<T>(&mut self, cx: &mut Context<'_, T>, tag: &Tag<'_>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        // 1.
        self.generate_implied_end_tags(cx, Some(LocalName::P));
        // 2.
        if !self.stack.current_is(LocalName::P) {
            Self::error(cx, ErrorCode::PClosedWithOpenElements, tag.span);
        }
        // 3.
        self.pop_until(cx, LocalName::P);
    }

    /// The parse error for an element that is open where only some may be.
    pub(super) fn report_open_elements<T>(
        &self,
        cx: &mut Context<'_, T>,
        code: ErrorCode,
        span: crate::Span,
    ) where
        T: TreeSink<Handle = H> + ?Sized,
    {
        if cx.reporter.is_enabled()
            && self
                .stack
                .iter()
                .any(|entry| !entry.is_html_with(ElementFlags::MAY_BE_OPEN_AT_THE_END))
        {
            Self::error(cx, code, span);
        }
    }

    /// "act as if this was a "br" start tag token with no attributes".
    pub(super) fn br_end_tag_in_body<T>(&mut self, cx: &mut Context<'_, T>, tag: &Tag<'_>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        Self::error(cx, ErrorCode::BrEndTag, tag.span);
        let br = start_tag_token_with_no_attributes(LocalName::BR, tag.span);
        self.area_or_the_like_start_tag_in_body(cx, &br);
    }
}

/// Whether an `input` tag's type is hidden.
pub(super) fn is_hidden_input(tag: &Tag<'_>) -> bool {
    tag.attributes.get("type").is_some_and(|value| value.eq_ignore_ascii_case("hidden"))
}
