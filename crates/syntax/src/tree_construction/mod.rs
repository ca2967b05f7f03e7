//! Tree construction: <https://html.spec.whatwg.org/multipage/parsing.html#tree-construction>
//!
//! The [`TreeBuilder`] takes one token at a time and writes to the tree it is lent. Each insertion
//! mode is a file of `modes`; its function says with an [`Outcome`] what comes next, and the loop
//! in [`TreeBuilder::process`] does it. Nothing here calls itself: "using the rules for" a mode is
//! a call of that mode's function, "reprocess" is an outcome.

mod adoption_agency;
mod content_patching;
mod foreign_content;
mod fragment;
mod inserting;
mod insertion_mode;
mod list_of_active_formatting_elements;
mod modes;
mod outcome;
mod pending_table_characters;
mod processing_instruction_attributes;
mod quirks;
mod reconstructing;
mod selectedcontent;
mod shadow_roots;
mod stack_of_open_elements;

pub(crate) use fragment::ContextElement;
pub(crate) use outcome::{Outcome, Script};

use std::sync::Arc;

use treewright_encoding::Encoding;

use crate::limits::LimitsMet;
use crate::options::ParserOptions;
use crate::tokenizer::{Characters, State, Tag, TagKind, Token};
use crate::{Edition, Limit, Limits, ScriptingMode, Span};
use crate::{ErrorCode, Reporter};
use content_patching::{Markers, Patch};
use insertion_mode::InsertionMode;
use list_of_active_formatting_elements::ListOfActiveFormattingElements;
use pending_table_characters::PendingTableCharacters;
use selectedcontent::SelectedContent;
use stack_of_open_elements::StackOfOpenElements;
use treewright_markup::{
    Cause, DocumentMode, NodeKind, Origin, ScriptFlags, ShadowRootInit, ShadowRootMode, TreeQuery,
    TreeSink,
};
use treewright_markup::{ElementFlags, LocalName, Namespace};

/// What a call of the parser lends to the rules.
pub(crate) struct Context<'a, T: ?Sized> {
    pub(crate) tree: &'a mut T,
    pub(crate) reporter: &'a mut Reporter,
}

/// The state of tree construction. It owns no node: handles only.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "the standard's flags")]
pub(crate) struct TreeBuilder<H> {
    edition: Edition,
    scripting: ScriptingMode,
    srcdoc: bool,
    parser_cannot_change_the_mode: bool,
    allow_declarative_shadow_roots: bool,
    limits: Limits,
    pub(crate) limits_met: LimitsMet,
    /// How many nodes were made.
    nodes: u32,
    /// How many may be made before the rest of the input is cut off.
    most_nodes: u32,
    /// How many elements may be open before new ones go elsewhere.
    most_open: usize,
    /// How many elements were made for formatting elements that were open before.
    formatting_work: u32,
    /// How many tokens may be processed before the caller of the parser gets control. An element that
    /// is opened again costs as much as a token.
    pub(crate) budget: u32,
    /// The last token was characters: those that follow belong to the same text.
    in_text: bool,
    insertion_mode: InsertionMode,
    original_insertion_mode: InsertionMode,
    template_insertion_modes: Vec<InsertionMode>,
    stack: StackOfOpenElements<H>,
    formatting: ListOfActiveFormattingElements<H>,
    /// The `head` element pointer.
    head: Option<H>,
    /// The `form` element pointer.
    form: Option<H>,
    /// The frameset-ok flag is "ok".
    frameset_ok: bool,
    foster_parenting: bool,
    pending_table_characters: PendingTableCharacters,
    /// "If the next token is a U+000A LINE FEED (LF) character token, then ignore that token".
    ignore_next_line_feed: bool,
    /// The fragment context element.
    fragment: Option<ContextElement>,
    patches: Vec<Patch<H>>,
    /// How many markers to patch can be in the tree.
    markers: Markers,
    /// Whether something can have been taken out of the tree, by a script or a rule.
    nodes_were_detached: bool,
    selected_content: SelectedContent<H>,
    /// The state that a rule switched the tokenizer to.
    tokenizer_state: Option<State>,
    self_closing_acknowledged: bool,
    /// For [`Outcome::Script`].
    script: Option<Script<H>>,
    /// For [`Outcome::Encoding`].
    declared_encoding: Option<&'static Encoding>,
    /// For [`Outcome::CutOff`].
    cut_off_at: Span,
    /// The error that the text being processed has raised already: one mistake is reported once,
    /// however the text is cut into runs.
    reported_for_text: Option<ErrorCode>,
}

impl<H: Clone + PartialEq> TreeBuilder<H> {
    pub(crate) fn new(options: &ParserOptions) -> Self {
        let (stack, formatting) = Default::default();
        Self::with_memory(options, stack, formatting, PendingTableCharacters::default())
    }

    /// A new one with the memory of this one.
    pub(crate) fn renewed(self, options: &ParserOptions) -> Self {
        let Self { mut stack, mut formatting, mut pending_table_characters, .. } = self;
        stack.clear();
        formatting.clear();
        pending_table_characters.renew();
        Self::with_memory(options, stack, formatting, pending_table_characters)
    }

    fn with_memory(
        options: &ParserOptions,
        stack: StackOfOpenElements<H>,
        formatting: ListOfActiveFormattingElements<H>,
        pending_table_characters: PendingTableCharacters,
    ) -> Self {
        Self {
            edition: options.edition,
            scripting: options.scripting,
            srcdoc: options.srcdoc,
            parser_cannot_change_the_mode: options.parser_cannot_change_the_mode,
            // Gate: declarative_shadow_roots
            allow_declarative_shadow_roots: options.allow_declarative_shadow_roots
                && options.edition.declarative_shadow_roots,
            limits: options.limits,
            limits_met: LimitsMet::default(),
            nodes: 0,
            most_nodes: options.limits.nodes.unwrap_or(u32::MAX),
            most_open: options.limits.depth.map_or(usize::MAX, |most| most.max(3) as usize),
            formatting_work: 0,
            budget: 0,
            in_text: false,
            insertion_mode: InsertionMode::Initial,
            original_insertion_mode: InsertionMode::Initial,
            template_insertion_modes: Vec::new(),
            stack,
            formatting,
            head: None,
            form: None,
            frameset_ok: true,
            foster_parenting: false,
            pending_table_characters,
            ignore_next_line_feed: false,
            fragment: None,
            patches: Vec::new(),
            markers: Markers::default(),
            nodes_were_detached: false,
            selected_content: SelectedContent::default(),
            tokenizer_state: None,
            self_closing_acknowledged: false,
            script: None,
            declared_encoding: None,
            cut_off_at: Span::default(),
            reported_for_text: None,
        }
    }

    /// [`Self::process`] for characters. Most come "in body".
    #[inline]
    pub(crate) fn process_characters<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        text: Characters<'_>,
    ) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        if matches!(self.insertion_mode, InsertionMode::InBody | InsertionMode::InCell)
            && !self.ignore_next_line_feed
            && self.is_for_html_content_at_once()
        {
            // "In cell" has no rule of its own for them.
            self.in_text = true;
            self.characters_in_body(cx, text);
            return Outcome::Done;
        }
        self.process_characters_elsewhere(cx, text)
    }

    /// [`Self::process`] for characters in other modes.
    #[inline(never)]
    pub(crate) fn process_characters_elsewhere<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        text: Characters<'_>,
    ) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        let mut token = Token::Characters(text);
        if self.ignore_next_line_feed || !self.is_for_html_content_at_once() {
            return self.process(cx, &mut token);
        }
        self.in_text = true;
        match self.process_in_html_content(cx, &mut token) {
            Outcome::Reprocess => self.dispatch(cx, &mut token),
            outcome => outcome,
        }
    }

    /// [`Self::process`] for a tag. Most come "in body".
    #[inline]
    pub(crate) fn process_tag<T>(&mut self, cx: &mut Context<'_, T>, tag: Tag<'_>) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        let mut token = Token::Tag(tag);
        if tag.self_closing || !self.is_for_html_content_at_once() {
            return self.process(cx, &mut token);
        }
        self.a_token_other_than_characters_comes();
        let outcome = match (self.insertion_mode, tag.kind) {
            (InsertionMode::InBody, TagKind::Start) => {
                self.start_tag_in_body(cx, &mut token, tag.name)
            }
            (InsertionMode::InBody, TagKind::End) => self.end_tag_in_body(cx, &mut token, tag.name),
            _ => self.process_in_html_content(cx, &mut token),
        };
        match outcome {
            Outcome::Reprocess => self.dispatch(cx, &mut token),
            outcome => outcome,
        }
    }

    /// Whether the dispatcher would take a token to the insertion mode's rules, whatever token it
    /// is, and there is no limit to ask for.
    #[inline]
    fn is_for_html_content_at_once(&self) -> bool {
        self.nodes < self.most_nodes && !self.adjusted_current_node_is_foreign()
    }

    /// Whether the characters that come are inserted as they are: the rules look only at whether there
    /// is any other than whitespace among them.
    pub(crate) fn takes_text_as_a_whole(&self) -> bool {
        use InsertionMode::{InBody, InCaption, InCell, Text};
        matches!(self.insertion_mode, InBody | InCaption | InCell | Text)
            && !self.ignore_next_line_feed
            && self.is_for_html_content_at_once()
    }

    /// Processes a token: asks for limits, then for the rules.
    #[inline(never)]
    pub(crate) fn process<T>(&mut self, cx: &mut Context<'_, T>, token: &mut Token<'_>) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        if let Token::Characters(text) = token {
            if std::mem::take(&mut self.ignore_next_line_feed) && text.run.text().starts_with('\n')
            {
                *text = text.from(1);
                if text.run.is_empty() {
                    return Outcome::Done;
                }
            }
            if !self.in_text && self.is_cut_off(start_of(text.span)) {
                return Outcome::CutOff;
            }
            self.in_text = true;
        } else {
            self.a_token_other_than_characters_comes();
            // Nearly all end tags, and the end of the input, close what is open.
            let makes_a_node = match token {
                Token::Tag(Tag { kind: TagKind::End, name, .. }) => match *name {
                    LocalName::BR => true,
                    LocalName::P => {
                        !self.ignores_end_tags_that_open()
                            && !self.stack.has_in_button_scope(LocalName::P)
                    }
                    _ => false,
                },
                Token::NullCharacter(_) => self.adjusted_current_node_is_foreign(),
                Token::EndOfFile(_) => false,
                _ => true,
            };
            if makes_a_node && self.is_cut_off(span_of(token)) {
                return Outcome::CutOff;
            }
        }
        self.dispatch(cx, token)
    }

    /// The tree construction dispatcher, until the token is done with.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#tree-construction-dispatcher>
    fn dispatch<T>(&mut self, cx: &mut Context<'_, T>, token: &mut Token<'_>) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        self.self_closing_acknowledged = false;
        let mut in_html_content = false;
        let outcome = loop {
            let outcome = if in_html_content
                || !self.adjusted_current_node_is_foreign()
                || self.is_for_html_content(token)
            {
                self.process_in_html_content(cx, token)
            } else {
                self.foreign_content(cx, token)
            };
            match outcome {
                Outcome::Reprocess => in_html_content = false,
                Outcome::ReprocessInHtmlContent => in_html_content = true,
                outcome => break outcome,
            }
        };
        if let Token::Tag(tag) = token
            && tag.self_closing
            && tag.kind == TagKind::Start
            && !self.self_closing_acknowledged
        {
            let code = ErrorCode::NonVoidHtmlElementStartTagWithTrailingSolidus;
            cx.reporter.report(code, tag.span);
        }
        outcome
    }

    /// Whether a `</p>` that closes nothing is ignored here, and makes no element.
    fn ignores_end_tags_that_open(&self) -> bool {
        use InsertionMode::{
            AfterAfterFrameset, AfterFrameset, AfterHead, BeforeHead, BeforeHtml, InFrameset,
            InHead, InHeadNoscript, Initial,
        };
        matches!(
            self.insertion_mode,
            Initial | BeforeHtml | BeforeHead | InHead | InHeadNoscript | AfterHead | InFrameset
        ) || matches!(self.insertion_mode, AfterFrameset | AfterAfterFrameset)
    }

    #[inline]
    fn a_token_other_than_characters_comes(&mut self) {
        self.ignore_next_line_feed = false;
        self.reported_for_text = None;
        self.in_text = false;
    }

    /// The cases of the dispatcher that lead to the insertion mode's rules, but the first two, which
    /// [`Self::adjusted_current_node_is_foreign`] has: there is no node, and it is an HTML element.
    fn is_for_html_content(&self, token: &Token<'_>) -> bool {
        self.adjusted_current_node().is_none_or(|(namespace, name, flags)| {
            let mathml_text = flags.intersects(ElementFlags::MATHML_TEXT_INTEGRATION_POINT);
            let html = flags.intersects(ElementFlags::HTML_INTEGRATION_POINT);
            match token {
                Token::Tag(tag) if tag.kind == TagKind::Start => {
                    mathml_text && !matches!(tag.name, LocalName::MGLYPH | LocalName::MALIGNMARK)
                        || namespace == Namespace::MathMl
                            && name == LocalName::ANNOTATION_XML
                            && tag.name == LocalName::SVG
                        || html
                }
                Token::Characters(_) | Token::NullCharacter(_) => mathml_text || html,
                Token::EndOfFile(_) => true,
                _ => false,
            }
        })
    }

    /// The rules of the current insertion mode.
    #[inline(never)]
    fn process_in_html_content<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        token: &mut Token<'_>,
    ) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        match self.insertion_mode {
            InsertionMode::Initial => self.initial(cx, token),
            InsertionMode::BeforeHtml => self.before_html(cx, token),
            InsertionMode::BeforeHead => self.before_head(cx, token),
            InsertionMode::InHead => self.in_head(cx, token),
            InsertionMode::InHeadNoscript => self.in_head_noscript(cx, token),
            InsertionMode::AfterHead => self.after_head(cx, token),
            InsertionMode::InBody => self.in_body(cx, token),
            InsertionMode::Text => self.text(cx, token),
            InsertionMode::InTable => self.in_table(cx, token),
            InsertionMode::InTableText => self.in_table_text(cx, token),
            InsertionMode::InCaption => self.in_caption(cx, token),
            InsertionMode::InColumnGroup => self.in_column_group(cx, token),
            InsertionMode::InTableBody => self.in_table_body(cx, token),
            InsertionMode::InRow => self.in_row(cx, token),
            InsertionMode::InCell => self.in_cell(cx, token),
            InsertionMode::InSelect => self.in_select(cx, token),
            InsertionMode::InSelectInTable => self.in_select_in_table(cx, token),
            InsertionMode::InTemplate => self.in_template(cx, token),
            InsertionMode::AfterBody => self.after_body(cx, token),
            InsertionMode::InFrameset => self.in_frameset(cx, token),
            InsertionMode::AfterFrameset => self.after_frameset(cx, token),
            InsertionMode::AfterAfterBody => self.after_after_body(cx, token),
            InsertionMode::AfterAfterFrameset => self.after_after_frameset(cx, token),
        }
    }

    /// Whether the token's rules switched the tokenizer to a state.
    #[inline]
    pub(crate) fn has_tokenizer_state(&self) -> bool {
        self.tokenizer_state.is_some()
    }

    /// The state that the token's rules switched the tokenizer to.
    pub(crate) fn take_tokenizer_state(&mut self) -> Option<State> {
        self.tokenizer_state.take()
    }

    /// Pops everything: the end of the parse.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#the-end>
    pub(crate) fn pop_all<T>(&mut self, cx: &mut Context<'_, T>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        self.pop_through(cx, 0);
    }

    /// Says that the main source begins with this text, which is shared. More can follow.
    pub(crate) fn set_source(&mut self, source: Arc<str>) {
        self.pending_table_characters.set_source(Arc::clone(&source));
        self.formatting.set_source(source);
    }

    /// Says that other text can follow this offset of the main source than was there.
    pub(crate) fn source_is_cut_off(&mut self, end: u32) {
        self.formatting.source_is_cut_off(end);
        self.pending_table_characters.source_is_cut_off(end);
    }

    /// A script is about to run: nothing that was known of the tree holds any more.
    pub(crate) fn a_script_may_change_the_tree(&mut self) {
        self.markers.can_be_anything();
        self.nodes_were_detached = true;
        self.selected_content.forget();
    }

    /// Every handle that the parser holds, some of them more than once.
    pub(crate) fn handles(&self) -> impl Iterator<Item = &H> {
        let stack = self.stack.iter().map(|entry| &entry.handle);
        stack
            .chain(self.formatting.handles())
            .chain(&self.head)
            .chain(&self.form)
            .chain(self.patches.iter().flat_map(Patch::handles))
            .chain(self.selected_content.handles())
    }

    /// Whether a token comes after all nodes that may be made.
    #[inline]
    fn is_cut_off(&mut self, span: Span) -> bool {
        let is_cut_off = self.limits.nodes.is_some_and(|most| self.nodes >= most);
        if is_cut_off {
            self.limits_met.note(Limit::Nodes, span);
            self.cut_off_at = span;
        }
        is_cut_off
    }

    /// Says where, for [`Outcome::CutOff`].
    pub(crate) fn cut_off_at(&self) -> Span {
        self.cut_off_at
    }

    /// Hands a script out that was closed.
    fn hand_out(&mut self, script: Script<H>) -> Outcome {
        self.script = Some(script);
        Outcome::Script
    }

    /// Says which, for [`Outcome::Script`].
    pub(crate) fn take_script(&mut self) -> Option<Script<H>> {
        self.script.take()
    }

    /// Says which, for [`Outcome::Encoding`].
    pub(crate) fn declared_encoding(&self) -> Option<&'static Encoding> {
        self.declared_encoding
    }

    /// Whether an element more may be made for a formatting element that was open before.
    fn has_formatting_work_left(&mut self, span: Span) -> bool {
        if self.limits.formatting_work.is_some_and(|most| self.formatting_work >= most) {
            self.limits_met.note(Limit::FormattingWork, span);
            return false;
        }
        self.formatting_work = self.formatting_work.saturating_add(1);
        self.budget = self.budget.saturating_sub(1);
        true
    }

    /// Raises a parse error at the token.
    fn error<T: ?Sized>(cx: &mut Context<'_, T>, code: ErrorCode, span: Span) {
        cx.reporter.report(code, span);
    }

    /// Raises a parse error for text; once for characters that follow each other.
    fn text_error<T: ?Sized>(&mut self, cx: &mut Context<'_, T>, code: ErrorCode, span: Span) {
        if self.reported_for_text != Some(code) {
            self.reported_for_text = Some(code);
            cx.reporter.report(code, span);
        }
    }

    /// Parse error. Ignore the token.
    fn ignore<T: ?Sized>(cx: &mut Context<'_, T>, code: ErrorCode, span: Span) -> Outcome {
        cx.reporter.report(code, span);
        Outcome::Done
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#acknowledge-self-closing-flag>
    fn acknowledge_the_self_closing_flag(&mut self) {
        self.self_closing_acknowledged = true;
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-template-contents>
    fn is_parsing_template_contents(&self) -> bool {
        self.stack.contains_html(LocalName::TEMPLATE)
            // Gate: template_context_is_template_contents
            || self.edition.template_context_is_template_contents
                && self.fragment_context_is(LocalName::TEMPLATE)
    }

    /// Whether the fragment context element is the HTML element of that name.
    fn fragment_context_is(&self, name: LocalName) -> bool {
        self.fragment.is_some_and(|context| context.is_html(name))
    }
}

/// The characters that the standard calls ASCII whitespace; CR reaches the tree builder only as a
/// character reference, and counts as the listed U+000D there.
const fn is_space(byte: u8) -> bool {
    matches!(byte, b'\t' | b'\n' | b'\x0C' | b'\r' | b' ')
}

impl Characters<'_> {
    /// The part from byte `index` of the text on.
    fn from(self, index: usize) -> Self {
        let run = self.run.from(index);
        let mut span = self.span;
        if index > 0 {
            span.start = self.offset_of(index).unwrap_or(span.start);
        }
        Self { run, span }
    }

    /// The part before byte `index` of the text.
    fn to(self, index: usize) -> Self {
        let run = self.run.to(index);
        let mut span = self.span;
        if index < self.run.text().len() {
            span.end = self.offset_of(index).unwrap_or(span.end);
        }
        Self { run, span }
    }

    /// Where byte `index` of the text stands, as far as that is known.
    #[expect(
        clippy::arithmetic_side_effects,
        reason = "the text stands there, and offsets are below 4 GiB"
    )]
    fn offset_of(&self, index: usize) -> Option<u32> {
        let start = self.run.source_offset();
        let start = start.or_else(|| self.is_plain().then_some(self.span.start))?;
        Some(start + index as u32)
    }

    /// Where the first character stands.
    #[expect(
        clippy::arithmetic_side_effects,
        reason = "a span does not end before its start, and has the text's first character"
    )]
    fn span_of_the_first(&self) -> Span {
        let text = self.run.text();
        let start = self.span.start;
        let follows_a_cr = (self.span.end - start) as usize == text.len() + 1;
        match text.chars().next() {
            // Of a CR LF that was joined the CR is what is there in any case.
            Some('\n') if follows_a_cr => Span { end: start + 1, ..self.span },
            Some(first) if self.is_plain() => {
                Span { end: start + first.len_utf8() as u32, ..self.span }
            }
            _ => self.span,
        }
    }

    /// Whether the text is as long as what stands in the source, so that offsets carry over.
    #[expect(clippy::arithmetic_side_effects, reason = "a span does not end before its start")]
    fn is_plain(&self) -> bool {
        (self.span.end - self.span.start) as usize == self.run.text().len()
    }

    /// The whitespace at the start, and the rest.
    fn split_leading_space(self) -> (Self, Self) {
        let bytes = self.run.text().as_bytes();
        let end = bytes.iter().position(|byte| !is_space(*byte)).unwrap_or(bytes.len());
        (self.to(end), self.from(end))
    }

    /// The text before the first whitespace, and the rest.
    fn split_leading_non_space(self) -> (Self, Self) {
        let bytes = self.run.text().as_bytes();
        let end = bytes.iter().position(|byte| is_space(*byte)).unwrap_or(bytes.len());
        (self.to(end), self.from(end))
    }

    fn is_empty(self) -> bool {
        self.run.is_empty()
    }
}

/// What a rule asks of a token in one look: its kind, and a tag's name.
#[derive(Clone, Copy, Debug)]
enum Kind<'t, 'a> {
    Characters(&'t Characters<'a>),
    Null(Span),
    Comment,
    ProcessingInstruction,
    Doctype(Span),
    Start(LocalName, &'t Tag<'a>),
    End(LocalName, &'t Tag<'a>),
    EndOfFile(Span),
}

#[inline]
fn kind<'t, 'a>(token: &'t Token<'a>) -> Kind<'t, 'a> {
    match token {
        Token::Characters(text) => Kind::Characters(text),
        Token::NullCharacter(span) => Kind::Null(*span),
        Token::Comment(_) => Kind::Comment,
        Token::ProcessingInstruction(_) => Kind::ProcessingInstruction,
        Token::Doctype(doctype) => Kind::Doctype(doctype.span),
        Token::Tag(tag) => match tag.kind {
            TagKind::Start => Kind::Start(tag.name, tag),
            TagKind::End => Kind::End(tag.name, tag),
        },
        Token::EndOfFile(span) => Kind::EndOfFile(*span),
    }
}

/// Where something starts: all that can be said of text that may be cut anywhere.
const fn start_of(span: Span) -> Span {
    Span { end: span.start, ..span }
}

/// Where the token stands; of characters the first one, because how many come together follows
/// from how the input came.
fn span_of(token: &Token<'_>) -> Span {
    match token {
        Token::Doctype(doctype) => doctype.span,
        Token::Tag(tag) => tag.span,
        Token::Comment(comment) => comment.span,
        Token::ProcessingInstruction(instruction) => instruction.span,
        Token::Characters(text) => text.span_of_the_first(),
        Token::NullCharacter(span) | Token::EndOfFile(span) => *span,
    }
}

/// A start tag token that is not in the source: "a `p` start tag token with no attributes".
fn start_tag_token_with_no_attributes(name: LocalName, span: Span) -> Tag<'static> {
    Tag {
        kind: TagKind::Start,
        name,
        text: name.known_text().unwrap_or_default(),
        attributes: crate::Attributes::EMPTY,
        self_closing: false,
        span,
    }
}
