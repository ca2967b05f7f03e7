//! The tree construction dispatcher.
//! <https://html.spec.whatwg.org/multipage/parsing.html#tree-construction-dispatcher>
//!
//! A token takes one path: [`Rules::process`], the checks for limits, [`Rules::dispatch`], the rules of the
//! mode. Nearly all tokens need neither check nor choice, and `process` takes them to their mode directly.

use treewright_markup::{ElementFlags, ErrorCode, Namespace, Span, TreeSink, tag};

use super::rules::start_of;
use super::{ConstructionState, InsertionMode, Outcome, Rules};
use crate::tokenizer::Token;

impl<H: Clone + PartialEq> ConstructionState<H> {
    /// True if the dispatcher would take any token to the insertion mode's rules, and no limit can end the
    /// parse before it.
    #[inline]
    fn any_token_is_for_html_content(&self) -> bool {
        self.nodes < self.most_nodes && !self.adjusted_current_node_is_foreign()
    }

    /// True if characters are inserted unchanged: the rules only check whether any of them is not
    /// whitespace.
    pub(crate) fn takes_text_as_a_whole(&self) -> bool {
        self.insertion_mode.properties().takes_text_as_a_whole
            && !self.ignore_next_line_feed
            && self.any_token_is_for_html_content()
    }

    /// True if all start tags, end tags and texts go unchanged to the rules of the mode: see `fast_road`.
    #[inline]
    pub(crate) fn is_on_the_fast_road(&self) -> bool {
        !self.ignore_next_line_feed && !self.stack.can_have_foreign()
    }

    /// The insertion mode.
    #[inline]
    pub(crate) fn insertion_mode(&self) -> InsertionMode {
        self.insertion_mode
    }

    /// [`Self::end_the_text`], if no line feed is to be ignored.
    #[inline]
    pub(crate) fn a_tag_is_on_the_fast_road(&mut self) {
        self.reported_for_text = None;
        self.in_text = false;
    }

    /// Records that the token is text.
    #[inline]
    pub(crate) fn text_is_on_the_fast_road(&mut self) {
        self.in_text = true;
    }

    /// Records that the text before this token is complete.
    #[inline]
    fn end_the_text(&mut self) {
        self.ignore_next_line_feed = false;
        self.reported_for_text = None;
        self.in_text = false;
    }

    /// True if the rules for the token can create a node. Nearly all end tags, and the end of the input,
    /// only close open elements.
    fn can_make_a_node(&self, token: &Token<'_>) -> bool {
        let properties = self.insertion_mode.properties();
        match (token, token.tag_name()) {
            (Token::EndTag(_), tag::BR) => !properties.ignores_the_br_end_tag,
            (Token::EndTag(_), tag::P) => {
                !properties.ignores_the_p_end_tag && !self.stack.has_in_button_scope(tag::P)
            }
            (Token::EndTag(_) | Token::EndOfFile(_), _) => false,
            (Token::NullCharacter(_), _) => self.adjusted_current_node_is_foreign(),
            _ => true,
        }
    }

    /// The cases of the dispatcher that lead to the insertion mode's rules, except for the first two (no
    /// node exists, or it is an HTML element), which [`Self::adjusted_current_node_is_foreign`] covers.
    fn is_for_html_content(&self, token: &Token<'_>) -> bool {
        self.adjusted_current_node().is_none_or(|(namespace, name, flags)| {
            let mathml_text = flags.intersects(ElementFlags::MATHML_TEXT_INTEGRATION_POINT);
            let html = flags.intersects(ElementFlags::HTML_INTEGRATION_POINT);
            match token {
                Token::StartTag(tag) => {
                    mathml_text && !matches!(tag.name, tag::MGLYPH | tag::MALIGNMARK)
                        || namespace == Namespace::MathMl
                            && name == tag::ANNOTATION_XML
                            && tag.name == tag::SVG
                        || html
                }
                Token::Characters(_) | Token::NullCharacter(_) => mathml_text || html,
                Token::EndOfFile(_) => true,
                _ => false,
            }
        })
    }
}

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// Processes a token.
    #[inline]
    pub(crate) fn process(&mut self, token: &Token<'_>) -> Outcome<T::Handle> {
        self.tree.token_follows(token.facts());
        match self.process_at_once(token) {
            Outcome::Done => Outcome::Done,
            outcome @ (Outcome::Reprocess | Outcome::ReprocessAs(_)) => {
                self.dispatch_again(&mut { *token }, outcome)
            }
            outcome => outcome,
        }
    }

    /// Takes a token to the rules of its mode, if no check is needed before. Only the paths that change the
    /// token take a copy.
    #[inline]
    fn process_at_once(&mut self, token: &Token<'_>) -> Outcome<T::Handle> {
        match token {
            Token::Characters(text)
                if !self.ignore_next_line_feed && self.any_token_is_for_html_content() =>
            {
                self.in_text = true;
                match self.insertion_mode {
                    // "In cell" has no separate rule for them.
                    InsertionMode::InBody | InsertionMode::InCell => {
                        self.characters_in_body(text);
                        Outcome::Done
                    }
                    _ => self.process_in_other_modes(token),
                }
            }
            Token::StartTag(tag) if !tag.self_closing && self.any_token_is_for_html_content() => {
                self.end_the_text();
                match self.insertion_mode {
                    InsertionMode::InBody => self.start_tag_in_body(tag),
                    _ => self.process_in_other_modes(token),
                }
            }
            Token::EndTag(tag) if self.any_token_is_for_html_content() => {
                self.end_the_text();
                match self.insertion_mode {
                    InsertionMode::InBody => self.end_tag_in_body(tag),
                    _ => self.process_in_other_modes(token),
                }
            }
            _ => self.process_within_the_limits(token),
        }
    }

    /// The rules of modes other than "in body", which may take a part of the token.
    #[inline(never)]
    pub(crate) fn process_in_other_modes(&mut self, token: &Token<'_>) -> Outcome<T::Handle> {
        let mut token = *token;
        match self.process_in_html_content(&mut token) {
            outcome @ (Outcome::Reprocess | Outcome::ReprocessAs(_)) => {
                self.dispatch_again(&mut token, outcome)
            }
            outcome => outcome,
        }
    }

    /// [`Self::process`] for tokens that can meet a limit, or that need the dispatcher.
    #[inline(never)]
    fn process_within_the_limits(&mut self, token: &Token<'_>) -> Outcome<T::Handle> {
        let mut token = *token;
        if let Token::Characters(text) = &mut token {
            if std::mem::take(&mut self.ignore_next_line_feed) && text.run.text().starts_with('\n')
            {
                *text = text.from(1);
                if text.run.is_empty() {
                    return Outcome::Done;
                }
            }
            let start = start_of(text.span);
            if !self.in_text && self.is_cut_off(start) {
                return Outcome::CutOff(start);
            }
            self.in_text = true;
        } else {
            self.end_the_text();
            if self.can_make_a_node(&token) && self.is_cut_off(token.span()) {
                return Outcome::CutOff(token.span());
            }
        }
        self.dispatch(&mut token)
    }

    /// The tree construction dispatcher, until the token is completed.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#tree-construction-dispatcher>
    fn dispatch(&mut self, token: &mut Token<'_>) -> Outcome<T::Handle> {
        self.self_closing_flag_is_acknowledged = false;
        let outcome = self.dispatch_again(token, Outcome::Reprocess);
        if let Token::StartTag(tag) = token
            && tag.self_closing
        {
            self.end_of_a_self_closing_tag(tag.span);
        }
        outcome
    }

    /// Records a start tag with the self-closing flag, which has not been acknowledged.
    #[inline]
    pub(crate) fn a_self_closing_tag_comes(&mut self) {
        self.self_closing_flag_is_acknowledged = false;
    }

    /// Raises the error for a start tag with the self-closing flag, unless the rules acknowledged the flag.
    #[inline]
    pub(crate) fn end_of_a_self_closing_tag(&mut self, tag: Span) {
        if !self.self_closing_flag_is_acknowledged {
            self.error(ErrorCode::NonVoidHtmlElementStartTagWithTrailingSolidus, tag);
        }
    }

    /// Dispatches the token as long as the rules request it.
    #[inline(never)]
    pub(crate) fn dispatch_again(
        &mut self,
        token: &mut Token<'_>,
        first: Outcome<T::Handle>,
    ) -> Outcome<T::Handle> {
        let mut outcome = first;
        loop {
            let in_html_content = match outcome {
                Outcome::Reprocess => false,
                Outcome::ReprocessInHtmlContent => true,
                Outcome::ReprocessAs(name) => {
                    token.set_tag_name(name);
                    false
                }
                outcome => return outcome,
            };
            self.tree.token_follows(token.facts());
            outcome = if in_html_content
                || !self.adjusted_current_node_is_foreign()
                || self.is_for_html_content(token)
            {
                self.process_in_html_content(token)
            } else {
                self.foreign_content(token)
            };
        }
    }

    /// The rules of the current insertion mode.
    #[inline(never)]
    pub(crate) fn process_in_html_content(&mut self, token: &mut Token<'_>) -> Outcome<T::Handle> {
        match self.insertion_mode {
            InsertionMode::Initial => self.initial(token),
            InsertionMode::BeforeHtml => self.before_html(token),
            InsertionMode::BeforeHead => self.before_head(token),
            InsertionMode::InHead => self.in_head(token),
            InsertionMode::InHeadNoscript => self.in_head_noscript(token),
            InsertionMode::AfterHead => self.after_head(token),
            InsertionMode::InBody => self.in_body(token),
            InsertionMode::Text => self.text(token),
            InsertionMode::InTable => self.in_table(token),
            InsertionMode::InTableText => self.in_table_text(token),
            InsertionMode::InCaption => self.in_caption(token),
            InsertionMode::InColumnGroup => self.in_column_group(token),
            InsertionMode::InTableBody => self.in_table_body(token),
            InsertionMode::InRow => self.in_row(token),
            InsertionMode::InCell => self.in_cell(token),
            InsertionMode::InSelect => self.in_select(token),
            InsertionMode::InSelectInTable => self.in_select_in_table(token),
            InsertionMode::InTemplate => self.in_template(token),
            InsertionMode::AfterBody => self.after_body(token),
            InsertionMode::InFrameset => self.in_frameset(token),
            InsertionMode::AfterFrameset => self.after_frameset(token),
            InsertionMode::AfterAfterBody => self.after_after_body(token),
            InsertionMode::AfterAfterFrameset => self.after_after_frameset(token),
        }
    }
}
