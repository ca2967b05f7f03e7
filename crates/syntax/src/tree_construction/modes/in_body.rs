//! The "in body" insertion mode: the dispatch of its arms, and the steps of its start tags.

use treewright_markup::{
    Cause, DocumentMode, ElementFlags, ErrorCode, LocalName, Namespace, Origin, Span, TreeSink, tag,
};

use crate::ScriptingMode;
use crate::tokenizer::{Characters, State, Tag, Token};
use crate::tree_construction::stack_of_open_elements::Scope;
use crate::tree_construction::{InsertionMode, Outcome, Rules};

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody>
    pub(crate) fn in_body(&mut self, token: &mut Token<'_>) -> Outcome<T::Handle> {
        match token {
            Token::NullCharacter(span) => {
                self.text_error(ErrorCode::NullCharacterInBody, *span);
                Outcome::Done
            }
            Token::Characters(text) => {
                self.characters_in_body(text);
                Outcome::Done
            }
            Token::Comment(_) | Token::ProcessingInstruction(_) => {
                self.insert_comment_or_instruction(token, None)
            }
            Token::Doctype(it) => self.ignore(ErrorCode::DoctypeInBody, it.span),
            Token::StartTag(tag) => self.start_tag_in_body(tag),
            Token::EndOfFile(_) if !self.template_insertion_modes.is_empty() => {
                self.in_template(token)
            }
            Token::EndOfFile(span) => {
                self.report_open_elements(ErrorCode::OpenElementsAtEndOfFile, *span);
                Outcome::Stop
            }
            Token::EndTag(tag) => self.end_tag_in_body(tag),
        }
    }

    /// The arms for whitespace and for any other character, on a run of both.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "the way of nearly all text, called in two places")]
    pub(crate) fn characters_in_body(&mut self, text: &Characters<'_>) {
        self.reconstruct_the_active_formatting_elements(text.span);
        self.insert_characters(text);
        if self.frameset_ok && !text.split_leading_space().1.is_empty() {
            self.frameset_ok = false;
        }
    }

    /// The arms for start tags.
    #[allow(clippy::wildcard_imports, reason = "tag names come by the dozen")]
    pub(crate) fn start_tag_in_body(&mut self, tag: &Tag<'_>) -> Outcome<T::Handle> {
        use tag::*;
        match tag.name {
            HTML => self.html_start_tag_in_body(tag),
            BASE | BASEFONT | BGSOUND | LINK | META | NOFRAMES | SCRIPT | STYLE | TEMPLATE
            | TITLE => return self.in_head(&mut Token::StartTag(*tag)),
            BODY => self.body_start_tag_in_body(tag),
            FRAMESET => self.frameset_start_tag_in_body(tag),
            ADDRESS | ARTICLE | ASIDE | BLOCKQUOTE | CENTER | DETAILS | DIALOG | DIR | DIV | DL
            | FIELDSET | FIGCAPTION | FIGURE | FOOTER | HEADER | HGROUP | MAIN | MENU | NAV
            | OL | P | SEARCH | SECTION | SUMMARY | UL => {
                self.close_a_p_element_in_button_scope(tag);
                self.insert_an_html_element(tag);
            }
            H1 | H2 | H3 | H4 | H5 | H6 => {
                self.close_a_p_element_in_button_scope(tag);
                if self.stack.current().is_some_and(|e| e.is_html_with(ElementFlags::HEADING)) {
                    self.error(ErrorCode::HeadingStartTagInHeading, tag.span);
                    self.pop();
                }
                self.insert_an_html_element(tag);
            }
            PRE | LISTING => {
                self.close_a_p_element_in_button_scope(tag);
                self.insert_an_html_element(tag);
                self.ignore_next_line_feed = true;
                self.frameset_ok = false;
            }
            FORM => self.form_start_tag_in_body(tag),
            LI => self.li_start_tag_in_body(tag),
            DD | DT => self.dd_or_dt_start_tag_in_body(tag),
            PLAINTEXT => {
                self.close_a_p_element_in_button_scope(tag);
                self.insert_an_html_element(tag);
                return Outcome::SwitchTheTokenizer(State::Plaintext);
            }
            BUTTON => {
                if self.stack.has_in_scope(BUTTON) {
                    self.error(ErrorCode::ButtonStartTagInButton, tag.span);
                    self.generate_implied_end_tags(None);
                    self.pop_until(BUTTON);
                }
                self.reconstruct_the_active_formatting_elements(tag.span);
                self.insert_an_html_element(tag);
                self.frameset_ok = false;
            }
            A => self.a_start_tag_in_body(tag),
            B | BIG | CODE | EM | FONT | I | S | SMALL | STRIKE | STRONG | TT | U => {
                self.reconstruct_the_active_formatting_elements(tag.span);
                self.insert_a_formatting_element(tag);
            }
            NOBR => {
                self.reconstruct_the_active_formatting_elements(tag.span);
                if self.stack.has_in_scope(NOBR) {
                    self.error(ErrorCode::NobrStartTagInNobr, tag.span);
                    self.adoption_agency_algorithm(tag);
                    self.reconstruct_the_active_formatting_elements(tag.span);
                }
                self.insert_a_formatting_element(tag);
            }
            APPLET | MARQUEE | OBJECT => {
                self.reconstruct_the_active_formatting_elements(tag.span);
                self.insert_an_html_element(tag);
                self.formatting.insert_marker();
                self.frameset_ok = false;
            }
            TABLE => {
                if self.tree.document_mode() != DocumentMode::Quirks {
                    self.close_a_p_element_in_button_scope(tag);
                }
                self.insert_an_html_element(tag);
                self.frameset_ok = false;
                self.insertion_mode = InsertionMode::InTable;
            }
            AREA | BR | EMBED | IMG | KEYGEN | WBR => self.area_or_the_like_start_tag_in_body(tag),
            INPUT => self.input_start_tag_in_body(tag),
            PARAM | SOURCE | TRACK => {
                self.insert_a_void_html_element(tag);
            }
            HR => self.hr_start_tag_in_body(tag),
            IMAGE => {
                self.error(ErrorCode::ImageStartTag, tag.span);
                return Outcome::ReprocessAs(IMG);
            }
            TEXTAREA => {
                self.insert_an_html_element(tag);
                self.ignore_next_line_feed = true;
                self.original_insertion_mode = self.insertion_mode;
                self.frameset_ok = false;
                self.insertion_mode = InsertionMode::Text;
                return Outcome::SwitchTheTokenizer(State::Rcdata);
            }
            XMP => {
                self.close_a_p_element_in_button_scope(tag);
                self.reconstruct_the_active_formatting_elements(tag.span);
                self.frameset_ok = false;
                return self.generic_raw_text_element_parsing_algorithm(tag);
            }
            IFRAME => {
                self.frameset_ok = false;
                return self.generic_raw_text_element_parsing_algorithm(tag);
            }
            NOEMBED => return self.generic_raw_text_element_parsing_algorithm(tag),
            NOSCRIPT if self.scripting != ScriptingMode::Disabled => {
                return self.generic_raw_text_element_parsing_algorithm(tag);
            }
            SELECT => self.select_start_tag_in_body(tag),
            OPTION => self.option_start_tag_in_body(tag),
            OPTGROUP => self.optgroup_start_tag_in_body(tag),
            RB | RTC => {
                if self.stack.has_in_scope(RUBY) {
                    self.generate_implied_end_tags(None);
                }
                if !self.stack.current_is(RUBY) {
                    self.error(ErrorCode::RbOrRtcStartTagOutsideRuby, tag.span);
                }
                self.insert_an_html_element(tag);
            }
            RP | RT => {
                if self.stack.has_in_scope(RUBY) {
                    self.generate_implied_end_tags(Some(RTC));
                }
                if !self.stack.current_is_any(&[RTC, RUBY]) {
                    self.error(ErrorCode::RpOrRtStartTagOutsideRuby, tag.span);
                }
                self.insert_an_html_element(tag);
            }
            MATH => self.foreign_start_tag_in_body(tag, Namespace::MathMl),
            SVG => self.foreign_start_tag_in_body(tag, Namespace::Svg),
            CAPTION | COL | COLGROUP | FRAME | HEAD | TBODY | TD | TFOOT | TH | THEAD | TR => {
                return self.ignore(ErrorCode::TableStartTagOutsideTable, tag.span);
            }
            _ => {
                self.reconstruct_the_active_formatting_elements(tag.span);
                self.insert_an_html_element(tag);
            }
        }
        Outcome::Done
    }

    fn html_start_tag_in_body(&mut self, tag: &Tag<'_>) {
        self.error(ErrorCode::HtmlStartTagInBody, tag.span);
        // The fragment case has no root element that could get attributes.
        if self.stack.contains_html(tag::TEMPLATE) || self.fragment.is_some() {
            return;
        }
        if let Some(html) = self.state.stack.handle_at(0) {
            let origin = Origin::new(tag.span, Cause::Merged);
            self.tree.add_missing_attributes(html, tag.attributes, origin);
        }
    }

    fn body_start_tag_in_body(&mut self, tag: &Tag<'_>) {
        self.error(ErrorCode::BodyStartTagInBody, tag.span);
        if !self.second_element_is_body() || self.stack.contains_html(tag::TEMPLATE) {
            return;
        }
        self.frameset_ok = false;
        let origin = Origin::new(tag.span, Cause::Merged);
        self.tree.add_missing_attributes(&self.state.stack.get(1).handle, tag.attributes, origin);
    }

    fn frameset_start_tag_in_body(&mut self, tag: &Tag<'_>) {
        self.error(ErrorCode::FramesetStartTagInBody, tag.span);
        if !self.second_element_is_body() || !self.frameset_ok {
            return;
        }
        // 1.
        let body = self.stack.get(1).handle.clone();
        self.tree.remove(&body);
        self.nodes_are_detached();
        // 2.
        self.pop_through(1);
        // 3. and 4.
        self.insert_an_html_element(tag);
        self.insertion_mode = InsertionMode::InFrameset;
    }

    fn second_element_is_body(&self) -> bool {
        self.stack.len() > 1 && self.stack.get(1).is_html(tag::BODY)
    }

    fn form_start_tag_in_body(&mut self, tag: &Tag<'_>) {
        let in_template = self.is_parsing_template_contents();
        if self.form.is_some() && !in_template {
            return self.error(ErrorCode::FormStartTagInForm, tag.span);
        }
        self.close_a_p_element_in_button_scope(tag);
        let form = self.insert_an_html_element(tag);
        if !in_template {
            self.form = Some(form);
        }
    }

    fn li_start_tag_in_body(&mut self, tag: &Tag<'_>) {
        // 1.
        self.frameset_ok = false;
        // 2. to 5.
        if self.nearest_of_a_list(&[tag::LI]).is_some() {
            self.close_an_element_of_a_list(tag::LI, ErrorCode::LiStartTagClosesOpenElements, tag);
        }
        // 6. and 7.
        self.close_a_p_element_in_button_scope(tag);
        self.insert_an_html_element(tag);
    }

    fn dd_or_dt_start_tag_in_body(&mut self, tag: &Tag<'_>) {
        // 1.
        self.frameset_ok = false;
        // 2. to 6.
        match self.nearest_of_a_list(&[tag::DD, tag::DT]) {
            Some(tag::DD) => {
                let code = ErrorCode::DdStartTagClosesOpenElements;
                self.close_an_element_of_a_list(tag::DD, code, tag);
            }
            Some(tag::DT) => {
                let code = ErrorCode::DtStartTagClosesOpenElements;
                self.close_an_element_of_a_list(tag::DT, code, tag);
            }
            _ => {}
        }
        // 7. and 8.
        self.close_a_p_element_in_button_scope(tag);
        self.insert_an_html_element(tag);
    }

    /// The loop of `li`, `dd` and `dt`: the first of the names, up the stack, before a special element
    /// other than `address`, `div` and `p`.
    fn nearest_of_a_list(&self, names: &[LocalName]) -> Option<LocalName> {
        let index = names.iter().filter_map(|name| self.stack.last_html(*name)).max()?;
        let end = self.stack.nearest_end_of_a_list()?;
        // The name itself is special, so it can be that end.
        (index >= end).then(|| self.stack.get(index).name)
    }

    /// Substeps 1 to 3 of those loops.
    fn close_an_element_of_a_list(&mut self, name: LocalName, code: ErrorCode, tag: &Tag<'_>) {
        self.generate_implied_end_tags(Some(name));
        if !self.stack.current_is(name) {
            self.error(code, tag.span);
        }
        self.pop_until(name);
    }

    fn a_start_tag_in_body(&mut self, tag: &Tag<'_>) {
        if let Some(index) = self.formatting.last_after_marker(tag::A)
            && let Some(element) = self.formatting.element(index)
        {
            let element = element.handle.clone();
            self.error(ErrorCode::AStartTagInA, tag.span);
            self.adoption_agency_algorithm(tag);
            // An element that the algorithm removed from the list was also removed from the stack.
            if let Some(index) = self.formatting.position(&element) {
                self.formatting.remove(index);
                if let Some(index) = self.stack.position(&element) {
                    self.remove_from_the_stack(index);
                }
            }
        }
        self.reconstruct_the_active_formatting_elements(tag.span);
        self.insert_a_formatting_element(tag);
    }

    /// A start tag `area`, `br`, `embed`, `img`, `keygen` or `wbr`.
    pub(super) fn area_or_the_like_start_tag_in_body(&mut self, tag: &Tag<'_>) {
        self.reconstruct_the_active_formatting_elements(tag.span);
        self.insert_a_void_html_element(tag);
        self.frameset_ok = false;
    }

    fn input_start_tag_in_body(&mut self, tag: &Tag<'_>) {
        // Gate: relaxed_select
        if self.edition.relaxed_select {
            if self.fragment_context_is(tag::SELECT) {
                return self.error(ErrorCode::InputStartTagInSelectFragment, tag.span);
            }
            if self.stack.has_in_scope(tag::SELECT) {
                self.error(ErrorCode::InputStartTagInSelect, tag.span);
                self.pop_until(tag::SELECT);
            }
        }
        self.reconstruct_the_active_formatting_elements(tag.span);
        self.insert_a_void_html_element(tag);
        if !is_hidden_input(tag) {
            self.frameset_ok = false;
        }
    }

    fn hr_start_tag_in_body(&mut self, tag: &Tag<'_>) {
        self.close_a_p_element_in_button_scope(tag);
        // Gate: relaxed_select
        if self.edition.relaxed_select && self.stack.has_in_scope(tag::SELECT) {
            self.generate_implied_end_tags(None);
            if self.has_an_option_or_optgroup_in_scope() {
                self.error(ErrorCode::HrStartTagInOption, tag.span);
            }
        }
        self.insert_a_void_html_element(tag);
        self.frameset_ok = false;
    }

    fn has_an_option_or_optgroup_in_scope(&self) -> bool {
        let names = [tag::OPTION, tag::OPTGROUP];
        self.stack.last_in(Scope::Default, &names).is_some()
    }

    fn select_start_tag_in_body(&mut self, tag: &Tag<'_>) {
        // Gate: relaxed_select
        if self.edition.relaxed_select {
            if self.fragment_context_is(tag::SELECT) {
                return self.error(ErrorCode::SelectStartTagInSelectFragment, tag.span);
            }
            if self.stack.has_in_scope(tag::SELECT) {
                self.error(ErrorCode::SelectStartTagInSelect, tag.span);
                return self.pop_until(tag::SELECT);
            }
        }
        self.reconstruct_the_active_formatting_elements(tag.span);
        self.insert_an_html_element(tag);
        self.frameset_ok = false;
        // Gate: relaxed_select
        if !self.edition.relaxed_select {
            self.switch_to_a_classic_select_mode();
        }
    }

    fn option_start_tag_in_body(&mut self, tag: &Tag<'_>) {
        // Gate: relaxed_select
        if self.edition.relaxed_select && self.stack.has_in_scope(tag::SELECT) {
            self.generate_implied_end_tags(Some(tag::OPTGROUP));
            if self.stack.has_in_scope(tag::OPTION) {
                self.error(ErrorCode::OptionStartTagInOption, tag.span);
            }
        } else if self.stack.current_is(tag::OPTION) {
            self.pop();
        }
        self.reconstruct_the_active_formatting_elements(tag.span);
        self.insert_an_html_element(tag);
    }

    fn optgroup_start_tag_in_body(&mut self, tag: &Tag<'_>) {
        // Gate: relaxed_select
        if self.edition.relaxed_select && self.stack.has_in_scope(tag::SELECT) {
            self.generate_implied_end_tags(None);
            if self.has_an_option_or_optgroup_in_scope() {
                self.error(ErrorCode::OptgroupStartTagInOptionOrOptgroup, tag.span);
            }
        } else if self.stack.current_is(tag::OPTION) {
            self.pop();
        }
        self.reconstruct_the_active_formatting_elements(tag.span);
        self.insert_an_html_element(tag);
    }

    /// A start tag `math` or `svg`; the adjustments belong to the namespace.
    fn foreign_start_tag_in_body(&mut self, tag: &Tag<'_>, namespace: Namespace) {
        self.reconstruct_the_active_formatting_elements(tag.span);
        self.insert_a_foreign_element(tag, namespace, false);
        if tag.self_closing {
            self.pop();
            self.acknowledge_the_self_closing_flag();
        }
    }

    fn close_a_p_element_in_button_scope(&mut self, tag: &Tag<'_>) {
        if self.stack.has_in_button_scope(tag::P) {
            self.close_a_p_element(tag);
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#close-a-p-element>
    pub(super) fn close_a_p_element(&mut self, tag: &Tag<'_>) {
        // 1.
        self.generate_implied_end_tags(Some(tag::P));
        // 2.
        if !self.stack.current_is(tag::P) {
            self.error(ErrorCode::PClosedWithOpenElements, tag.span);
        }
        // 3.
        self.pop_until(tag::P);
    }

    /// The parse error for an open element that may not be open at the end.
    pub(super) fn report_open_elements(&mut self, code: ErrorCode, span: Span) {
        if let Some(tag) = self.state.stack.last_that_may_not_be_open_at_the_end() {
            self.reporter.report_with_related(code, span, &tag.name(), tag.span);
        }
    }

    /// "act as if this was a "br" start tag token with no attributes".
    pub(super) fn br_end_tag_in_body(&mut self, tag: &Tag<'_>) {
        self.error(ErrorCode::BrEndTag, tag.span);
        self.reconstruct_the_active_formatting_elements(tag.span);
        self.insert_an_implied_html_element(tag::BR, tag.span);
        self.pop();
        self.frameset_ok = false;
    }
}

/// True for an `input` tag whose type is hidden.
pub(super) fn is_hidden_input(tag: &Tag<'_>) -> bool {
    tag.attributes.get("type").is_some_and(|value| value.eq_ignore_ascii_case("hidden"))
}
