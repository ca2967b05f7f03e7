//! The parser: input stream, tokenizer and tree construction, driven by the caller.

use std::sync::Arc;

use treewright_encoding::Encoding;

use crate::fast_road::{self, Road, the_fast_road_is_open};
use crate::input::{InputStream, InputTooLong};
use crate::limits::{Limit, LimitMet, LimitsMet};
use crate::tokenizer::{self, Tokenizer, TreeConstructionStage};
use crate::tree_construction::{ConstructionState, ContextElement, Outcome, Rules};
use crate::{FragmentContext, ParserOptions, Reporter, ScriptingMode};
use treewright_encoding::Confidence;
use treewright_encoding::{ChangeOfEncoding, InputByteStream};
use treewright_markup::{LocalName, ParseError, SourceId, SourceToken, Span, TokenKind, TreeSink};

/// The reason why the parser returns control.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Pause<H> {
    /// All available input was parsed: `append` more, or call `end_of_input`. After a `write`: the
    /// insertion point is reached.
    NeedInput,
    /// A `script` element was closed. Run it between `begin_script` and `end_script`, or continue without
    /// running it.
    Script(H),
    /// A parsing-blocking script is pending: parsing stops until it is cleared.
    Blocked,
    /// A `meta` element declares this encoding while the confidence is
    /// [tentative](TreeParser::set_confidence): "change the encoding". Call
    /// [`TreeParser::change_the_encoding`], which returns how to continue. From here on the confidence is
    /// certain. <https://html.spec.whatwg.org/multipage/parsing.html#change-the-encoding>
    ChangeEncoding(&'static Encoding),
    /// The tree [requests control](TreeSink::wants_control): [`TreeParser::pump`] continues. If you change the
    /// tree first, call [`TreeParser::the_tree_was_changed`].
    Tree,
    /// The call processed as much as [`ParserOptions::tokens_per_pump`] allows: [`TreeParser::pump`]
    /// continues.
    Budget,
    /// The document is complete.
    Finished,
    /// The first parse error ended the parse, as the options require.
    Aborted(ParseError),
}

/// The HTML parser: [`TreeParser::append`] takes text, and [`TreeParser::pump`] calls a [`TreeSink`]. The
/// parser owns no tree and has no callbacks; between two calls neither is borrowed. If you change the tree
/// in between, you must tell the parser: with [`TreeParser::begin_script`] for a script that the parser
/// paused for, and otherwise with [`TreeParser::the_tree_was_changed`].
///
/// `H` is the tree's handle type. A clone of a parser between two calls is a checkpoint: with a copy of the
/// tree from the same time, parsing can continue from there.
#[derive(Clone, Debug)]
#[allow(clippy::struct_field_names, reason = "`parser_pause_flag` is the standard's name")]
pub struct TreeParser<H> {
    input: InputStream,
    tokenizer: Tokenizer,
    construction: ConstructionState<H>,
    reporter: Reporter,
    options: ParserOptions,
    confidence: Confidence,
    /// The number of bytes that were appended and written; counted only while it is limited.
    bytes: u32,
    limits_met: LimitsMet,
    fragment: Option<H>,
    script_nesting_level: u32,
    parser_pause_flag: bool,
    /// The pause flag is to be set while the pending script runs.
    svg_script: bool,
    parsing_blocking_script_is_pending: bool,
    end: Option<End>,
}

/// The reason for leaving the loop over the tokens.
enum Leave<H> {
    /// No token is available for now.
    Starved,
    /// The call processed as many tokens, or as much text, as one call may.
    Budget,
    /// The tree requested it.
    Tree,
    /// An error occurred, and the options say to stop at the first.
    Error,
    /// "Stop parsing."
    Stop,
    /// See [`Outcome::CutOff`].
    CutOff(Span),
    /// See [`Outcome::Script`].
    Script { element: H, is_svg: bool },
    /// See [`Outcome::ChangeTheEncoding`].
    ChangeTheEncoding(&'static Encoding),
}

impl<H> Leave<H> {
    /// The reason without a token.
    #[cold]
    fn without_a_token(reporter: &Reporter) -> Self {
        if reporter.stops_the_parser() { Self::Error } else { Self::Starved }
    }

    /// The reason for the outcome of a token.
    #[cold]
    fn after(outcome: Outcome<H>, input: &InputStream, reporter: &mut Reporter) -> Self {
        // The errors of a token that is cut off do not count.
        if let Outcome::CutOff(span) = outcome {
            return Self::CutOff(span);
        }
        reporter.a_token_is_done(input.mark_next());
        if reporter.stops_the_parser() {
            return Self::Error;
        }
        match outcome {
            Outcome::Script { element, is_svg } => Self::Script { element, is_svg },
            Outcome::ChangeTheEncoding(encoding) => Self::ChangeTheEncoding(encoding),
            // The dispatcher returns no other.
            _ => Self::Stop,
        }
    }
}

/// The work that a call may still do, counted in tokens.
struct Budget {
    tokens: u32,
    /// [`InputStream::consumed`] before the last token.
    consumed: u32,
    /// The work other than that for tokens before the last token.
    work: u32,
}

impl Budget {
    /// Counts another token, and the costs of the last one. False if nothing was left before.
    fn has_a_token_left(&mut self, consumed: u32, work: u32) -> bool {
        /// Text and attributes of this length take at most as long as a token.
        const BYTES_PER_TOKEN: u32 = 256;
        let bytes = consumed.saturating_sub(self.consumed) / BYTES_PER_TOKEN;
        let more_work = work.saturating_sub(self.work);
        (self.consumed, self.work) = (consumed, work);
        self.tokens = self.tokens.saturating_sub(bytes.saturating_add(more_work));
        let left = self.tokens.checked_sub(1);
        self.tokens = left.unwrap_or(0);
        left.is_some()
    }
}

/// The stage that the tokenizer queries. Each type of tree has its own type, and so its own code for the
/// next token: if several trees shared it, that code would be a call for each token.
struct Stage<'a, T: TreeSink + ?Sized>(&'a ConstructionState<T::Handle>);

impl<T: TreeSink + ?Sized> TreeConstructionStage for Stage<'_, T> {
    #[inline]
    fn adjusted_current_node_is_foreign(&self) -> bool {
        self.0.adjusted_current_node_is_foreign()
    }

    fn takes_text_as_a_whole(&self) -> bool {
        self.0.takes_text_as_a_whole()
    }
}

/// The end of a parse.
#[derive(Clone, Debug)]
enum End {
    Finished,
    Aborted(Option<ParseError>),
}

/// Prepares an empty input stream.
fn prepare_input(input: &mut InputStream, options: &ParserOptions) {
    if options.stop_at_first_error {
        // Everything before the error must reach the tree, however the text is cut.
        input.take_no_runs();
    }
}

fn reporter_for(options: &ParserOptions) -> Reporter {
    if options.stop_at_first_error {
        Reporter::stopping()
    } else {
        Reporter::with_limit(options.report_errors, options.limits.errors)
    }
}

impl<H: Clone + PartialEq> TreeParser<H> {
    /// Creates a parser for a document.
    pub fn new(options: ParserOptions) -> Self {
        let mut tokenizer = Tokenizer::new(options.edition);
        tokenizer.limit_attributes(options.limits.attributes);
        let mut input = InputStream::new();
        prepare_input(&mut input, &options);
        Self {
            input,
            tokenizer,
            construction: ConstructionState::new(&options),
            reporter: reporter_for(&options),
            options,
            confidence: Confidence::Irrelevant,
            bytes: 0,
            limits_met: LimitsMet::default(),
            fragment: None,
            script_nesting_level: 0,
            parser_pause_flag: false,
            svg_script: false,
            parsing_blocking_script_is_pending: false,
            end: None,
        }
    }

    /// Creates a new parser for a document, in the memory of this one. A program that parses one page after
    /// another, into a tree that it also reuses, avoids nearly all allocations this way.
    ///
    /// The new parser keeps nothing else of the old one, and no handle. The memory is that of the
    /// largest page so far, without its tree and its text: a few kilobytes for ordinary pages.
    ///
    /// ```
    /// use treewright_dom::Document;
    /// use treewright_syntax::{TreeParser, ParserOptions};
    ///
    /// let mut parser = TreeParser::new(ParserOptions::default());
    /// let mut document = Document::new();
    /// for page in ["<p>one", "<p>two"] {
    ///     parser = parser.renewed(ParserOptions::default());
    ///     document.clear();
    ///     parser.append(page)?;
    ///     parser.end_of_input();
    ///     parser.pump(&mut document);
    ///     assert!(document.outer_html(document.root()).ends_with(&format!("{page}</p></body></html>")));
    /// }
    /// # Ok::<(), treewright_syntax::InputTooLong>(())
    /// ```
    #[must_use]
    pub fn renewed(mut self, options: ParserOptions) -> Self {
        self.renew(options);
        self
    }

    /// Does [`renewed`](Self::renewed) in place: a parser has several kilobytes, and moving them takes as
    /// long as parsing a short page.
    pub fn renew(&mut self, options: ParserOptions) {
        let Self {
            input,
            tokenizer,
            construction,
            reporter,
            options: own,
            confidence,
            bytes,
            limits_met,
            fragment,
            script_nesting_level,
            parser_pause_flag,
            svg_script,
            parsing_blocking_script_is_pending,
            end,
        } = self;
        tokenizer.renew(options.edition);
        tokenizer.limit_attributes(options.limits.attributes);
        construction.renew(&options);
        input.renew();
        prepare_input(input, &options);
        *reporter = reporter_for(&options);
        *own = options;
        (*confidence, *bytes) = (Confidence::Irrelevant, 0);
        *limits_met = LimitsMet::default();
        (*fragment, *end) = (None, None);
        *script_nesting_level = 0;
        (*parser_pause_flag, *svg_script) = (false, false);
        *parsing_blocking_script_is_pending = false;
    }

    /// Creates a parser for a fragment: the HTML fragment parsing algorithm up to its step 21. The nodes go
    /// to [`TreeParser::fragment`]; the tree's document gets the mode of the context's document.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-html-fragments>
    pub fn for_fragment<T>(
        tree: &mut T,
        context: &FragmentContext<'_, H>,
        options: ParserOptions,
    ) -> Self
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        let mut parser = Self::new(options);
        parser.begin_a_fragment(tree, context);
        parser
    }

    /// Does [`for_fragment`](Self::for_fragment) in the memory of this parser, as [`renew`](Self::renew) does.
    ///
    /// ```
    /// use treewright_dom::Document;
    /// use treewright_markup::Namespace;
    /// use treewright_syntax::{FragmentContext, ParserOptions, TreeParser};
    ///
    /// let mut parser = TreeParser::new(ParserOptions::default());
    /// let mut document = Document::new();
    /// let context = FragmentContext::new(Namespace::Html, "tr");
    /// for cells in ["<td>1", "<td>2"] {
    ///     document.clear();
    ///     parser.renew_for_fragment(&mut document, &context, ParserOptions::default());
    ///     parser.append(cells)?;
    ///     parser.end_of_input();
    ///     parser.pump(&mut document);
    ///     assert_eq!(document.outer_html(document.root()), format!("{cells}</td>"));
    /// }
    /// # Ok::<(), treewright_syntax::InputTooLong>(())
    /// ```
    pub fn renew_for_fragment<T>(
        &mut self,
        tree: &mut T,
        context: &FragmentContext<'_, H>,
        options: ParserOptions,
    ) where
        T: TreeSink<Handle = H> + ?Sized,
    {
        self.renew(options);
        self.begin_a_fragment(tree, context);
    }

    fn begin_a_fragment<T>(&mut self, tree: &mut T, context: &FragmentContext<'_, H>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        if context.document_mode != tree.document_mode() {
            tree.set_document_mode(context.document_mode);
        }
        let name = self.tokenizer.names_mut().intern(context.local_name);
        let element = ContextElement::new(context.namespace, name, &context.attributes);
        self.tokenizer.switch_to(element.tokenizer_state(self.options.scripting));
        let fragment = tree.create_document_fragment();
        self.construction.set_up_the_fragment_case(element, fragment.clone(), context);
        self.fragment = Some(fragment);
    }

    /// The fragment that receives the nodes, in the fragment case.
    pub fn fragment(&self) -> Option<&H> {
        self.fragment.as_ref()
    }

    /// Appends text to the input stream.
    ///
    /// # Errors
    /// [`InputTooLong`](crate::InputTooLong) if the main source would exceed 4 GiB less two bytes; nothing
    /// is then added. Text beyond [`Limits::bytes`](crate::Limits::bytes) is not an error: it is left out,
    /// and [`TreeParser::limits_met`] has the limit.
    pub fn append(&mut self, text: &str) -> Result<(), InputTooLong> {
        let text = self.within_the_limit_of_bytes(text);
        self.input.append(text)
    }

    /// Like [`TreeParser::append`], for text that is shared with the parser, which does not copy it. A tree
    /// that has the same text as its source keeps slices of it. The first such text stays until the parser
    /// is dropped or [renewed](TreeParser::renewed).
    ///
    /// # Errors
    /// As for [`TreeParser::append`].
    pub fn append_shared(&mut self, text: Arc<str>) -> Result<(), InputTooLong> {
        match self.within_the_limit_of_bytes(&text) {
            within if within.len() < text.len() => self.input.append(within),
            _ => {
                let is_first = self.input.end_of_appended_text() == 0;
                self.input.append_shared(Arc::clone(&text))?;
                if is_first {
                    self.construction.set_source(text);
                }
                Ok(())
            }
        }
    }

    /// The part of a text that may still be read. If that is not all of it, the rest of the input is cut
    /// off.
    #[expect(
        clippy::arithmetic_side_effects,
        clippy::string_slice,
        reason = "not more than the limit has left; cut off where a character starts"
    )]
    fn within_the_limit_of_bytes<'a>(&mut self, text: &'a str) -> &'a str {
        let Some(most) = self.options.limits.bytes else {
            return text;
        };
        // Also a character that would be short enough.
        if self.limits_met.has(Limit::Bytes) {
            return "";
        }
        let most = most.saturating_sub(self.bytes) as usize;
        if text.len() <= most {
            self.bytes += text.len() as u32;
            return text;
        }
        // At a character's start.
        let within = (0..=most).rev().find(|end| text.is_char_boundary(*end)).unwrap_or(0);
        let end = self.input.end_of_appended_text().saturating_add(within as u32);
        self.limits_met.note(Limit::Bytes, Span::in_main(end, end));
        self.bytes += within as u32;
        &text[..within]
    }

    /// Appends UTF-16 code units to the input stream. A surrogate pair can be split between two calls; a
    /// surrogate without its other half becomes U+FFFD and is an error.
    ///
    /// # Errors
    /// As for [`TreeParser::append`].
    pub fn append_utf16(&mut self, units: &[u16]) -> Result<(), InputTooLong> {
        let units = self.units_within_the_limit_of_bytes(units, false);
        self.input.append_utf16(units)
    }

    /// [`Self::within_the_limit_of_bytes`] for code units, which count as the characters that they become.
    /// Half of a pair at the end counts as U+FFFD until the other half arrives.
    #[expect(
        clippy::arithmetic_side_effects,
        clippy::indexing_slicing,
        reason = "not more than the limit has left; as many units are taken as there are"
    )]
    fn units_within_the_limit_of_bytes<'a>(
        &mut self,
        units: &'a [u16],
        are_written: bool,
    ) -> &'a [u16] {
        const LONE: usize = char::REPLACEMENT_CHARACTER.len_utf8();
        let Some(most) = self.options.limits.bytes else {
            return units;
        };
        if self.limits_met.has(Limit::Bytes) {
            return &[];
        }
        let start = self.input.end_of_main_source();
        let pending = self.input.pending_high_surrogate(are_written);
        let counted = if pending.is_some() { LONE } else { 0 };
        let before = self.bytes as usize - counted;
        let most = (most as usize).saturating_sub(before);
        let (mut bytes, mut taken) = (0_usize, 0_usize);
        for character in char::decode_utf16(pending.into_iter().chain(units.iter().copied())) {
            let length = character.as_ref().map_or(LONE, |character| character.len_utf8());
            if bytes + length > most {
                if taken == 0 {
                    self.input.forget_the_pending_high_surrogate(are_written);
                }
                let end = start.saturating_add(bytes as u32);
                self.limits_met.note(Limit::Bytes, Span::in_main(end, end));
                self.bytes = (before + bytes) as u32;
                return &units[..taken.saturating_sub(usize::from(pending.is_some()))];
            }
            bytes += length;
            taken += character.map_or(1, char::len_utf16);
        }
        self.bytes = (before + bytes) as u32;
        units
    }

    /// Ends the input: nothing more will be appended.
    pub fn end_of_input(&mut self) {
        self.input.end_of_input();
    }

    /// Parses the available input, until there is a reason to return control.
    pub fn pump<T>(&mut self, tree: &mut T) -> Pause<H>
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        // A script that was reported and not begun is skipped.
        self.svg_script = false;
        self.announce_the_source_text(tree);
        loop {
            match &self.end {
                Some(End::Finished) => return Pause::Finished,
                Some(End::Aborted(error)) => {
                    return error.clone().map_or(Pause::Finished, Pause::Aborted);
                }
                None => {}
            }
            if self.parsing_blocking_script_is_pending {
                if self.script_nesting_level == 0 {
                    return Pause::Blocked;
                }
                self.parser_pause_flag = true;
            }
            if self.parser_pause_flag {
                return Pause::NeedInput;
            }
            match self.process_tokens(tree) {
                Leave::Starved => return Pause::NeedInput,
                Leave::Budget => return Pause::Budget,
                Leave::Tree => return Pause::Tree,
                Leave::Error => self.abort(tree),
                Leave::Stop => self.stop_parsing(tree),
                Leave::CutOff(span) => self.cut_off_at(span),
                Leave::Script { element, is_svg } => {
                    if self.options.scripting == ScriptingMode::Normal {
                        self.svg_script = is_svg;
                        return Pause::Script(element);
                    }
                }
                Leave::ChangeTheEncoding(encoding) => {
                    if self.confidence == Confidence::Tentative {
                        self.confidence = Confidence::Certain;
                        return Pause::ChangeEncoding(encoding);
                    }
                }
            }
        }
    }

    /// Processes tokens up to one that needs the caller.
    fn process_tokens<T>(&mut self, tree: &mut T) -> Leave<H>
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        let Self { input, tokenizer, construction, reporter, .. } = self;
        let mut budget = self.options.tokens_per_pump.map(|tokens| Budget {
            tokens,
            consumed: input.consumed(),
            work: construction.work_other_than_tokens(),
        });
        let takes_the_fast_road = the_fast_road_is_open(&self.options);
        let mut rules = Rules { state: construction, tree, reporter };
        loop {
            if takes_the_fast_road
                && rules.is_on_the_fast_road()
                && tokenizer.state() == tokenizer::State::Data
            {
                let road = if rules.reporter.is_enabled() {
                    fast_road::drive_and_collect_errors(&mut rules, tokenizer, input)
                } else {
                    fast_road::drive::<T, false>(&mut rules, tokenizer, input)
                };
                let mut wants_control = match road {
                    // This was checked.
                    Road::Ends => false,
                    Road::WantsControl => true,
                    Road::Outcome(Outcome::Done) => rules.tree.wants_control(),
                    Road::Outcome(Outcome::SwitchTheTokenizer(to)) => {
                        tokenizer.switch_to(to);
                        rules.tree.wants_control()
                    }
                    Road::Outcome(outcome) => {
                        return Leave::after(outcome, input, rules.reporter);
                    }
                };
                if rules.reporter.has_errors_of_this_token() {
                    rules.reporter.a_token_is_done(input.mark_next());
                    wants_control = wants_control || rules.tree.wants_control();
                }
                if wants_control {
                    return Leave::Tree;
                }
            }
            if let Some(budget) = &mut budget
                && !budget.has_a_token_left(input.consumed(), rules.state.work_other_than_tokens())
            {
                return Leave::Budget;
            }
            let stage = Stage::<T>(rules.state);
            let token = tokenizer.next_token_for(&stage, input, rules.reporter);
            // By reference, because taking the token out of the option copies it.
            let Some(token) = &token else {
                return Leave::without_a_token(rules.reporter);
            };
            match rules.process(token) {
                Outcome::Done => {}
                Outcome::SwitchTheTokenizer(to) => tokenizer.switch_to(to),
                outcome => return Leave::after(outcome, input, rules.reporter),
            }
            if rules.reporter.has_errors_of_this_token() {
                rules.reporter.a_token_is_done(input.mark_next());
                if rules.reporter.stops_the_parser() {
                    return Leave::Error;
                }
            }
            if rules.tree.wants_control() {
                return Leave::Tree;
            }
        }
    }

    /// "Stop parsing": the steps that are the parser's. The others are those of its host.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#the-end>
    fn stop_parsing<T>(&mut self, tree: &mut T)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        self.rules(tree).pop_all();
        self.announce_the_end_of_the_source_text(tree);
        self.end = Some(End::Finished);
    }

    /// Cuts the input off before a token. The errors of that token do not count.
    fn cut_off_at(&mut self, span: Span) {
        let in_main = span.source == SourceId::MAIN;
        let end = if in_main { span.start } else { self.input.consumed() };
        self.reporter.forget_those_of_this_token();
        self.throw_the_rest_away(end);
    }

    /// The rules, lent for one call.
    fn rules<'a, T>(&'a mut self, tree: &'a mut T) -> Rules<'a, T>
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        Rules { state: &mut self.construction, tree, reporter: &mut self.reporter }
    }

    /// Lends the tree the text that is read next, if the tree does not have it.
    fn announce_the_source_text<T>(&mut self, tree: &mut T)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        if self.end.is_none()
            && self.fragment.is_none()
            && let Some((text, offset)) = self.input.take_new_text()
        {
            tree.source_text_follows(&text, offset);
        }
    }

    /// Ends the loan of text to the tree.
    fn announce_the_end_of_the_source_text<T>(&self, tree: &mut T)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        // The text that the tree has can be that of another parser, which continues.
        if self.fragment.is_none() {
            tree.source_text_follows(&Arc::default(), self.input.consumed());
        }
    }

    /// Cuts the input off at the current position, because of a limit that the parser does not know: time.
    /// The end of the input comes next, and later text is ignored.
    pub fn cut_off(&mut self, limit: Limit) {
        let at = self.input.consumed();
        self.limits_met.note(limit, Span::in_main(at, at));
        self.throw_the_rest_away(at);
    }

    /// Drops the rest of the input; the end of the input comes next.
    fn throw_the_rest_away(&mut self, end: u32) {
        self.input.discard_from(end);
        self.reporter.forget_from(end);
        self.tokenizer.switch_to(tokenizer::State::Data);
    }

    /// The limits that were met, each with the first place where it was met.
    pub fn limits_met(&self) -> Vec<LimitMet> {
        let parts = [&self.limits_met, self.tokenizer.limits_met(), &self.construction.limits_met];
        if parts.iter().all(|part| part.as_slice().is_empty()) {
            return Vec::new();
        }
        let met = parts.into_iter().flat_map(|part| part.as_slice().iter().copied());
        let mut met: Vec<LimitMet> = met.collect();
        met.sort_by_key(|met| (met.span.start, met.limit));
        // A limit that would have cut off input that was already cut off was not met.
        let mut is_cut_off = false;
        if let Some(End::Aborted(Some(error))) = &self.end {
            let reached = |met: &LimitMet| met.span.start <= error.span.start;
            met.retain(|met| !met.limit.cuts_off() || reached(met));
        }
        met.retain(|met| !met.limit.cuts_off() || !std::mem::replace(&mut is_cut_off, true));
        met
    }

    /// Sets the confidence in the encoding that the text is decoded from. At first it is irrelevant: the
    /// input is characters. While it is tentative, `meta` elements can change the encoding, with
    /// [`Pause::ChangeEncoding`].
    /// <https://html.spec.whatwg.org/multipage/parsing.html#concept-encoding-confidence>
    pub fn set_confidence(&mut self, confidence: Confidence) {
        self.confidence = confidence;
    }

    /// "Change the encoding", for the encoding of a [`Pause::ChangeEncoding`]. The stream must be the one
    /// that all text appended so far came from.
    ///
    /// If the encoding changes on the fly, text that has not been read yet is taken back from this parser:
    /// the stream returns it again in the new encoding. After [`ChangeOfEncoding::Restart`] the caller
    /// creates a new parser and an empty tree, and calls [`InputByteStream::restart`].
    ///
    /// ```
    /// use treewright_dom::Document;
    /// use treewright_syntax::{
    ///     ChangeOfEncoding, Confidence, InputByteStream, OutOfBandMetadata, TreeParser, ParserOptions, Pause,
    /// };
    ///
    /// let page = [b"<p>\xCF\xF0<!--".to_vec(), vec![b'-'; 2000], b"--><meta charset=windows-1251>".to_vec()].concat();
    /// let mut stream = InputByteStream::new(OutOfBandMetadata::new());
    /// stream.append(&page);
    /// stream.end_of_input();
    ///
    /// let new_parser = || {
    ///     let mut parser = TreeParser::new(ParserOptions::default());
    ///     parser.set_confidence(Confidence::Tentative);
    ///     parser
    /// };
    /// let (mut parser, mut document) = (new_parser(), Document::new());
    /// loop {
    ///     match parser.pump(&mut document) {
    ///         Pause::NeedInput => match stream.convert() {
    ///             Some(text) => parser.append(text)?,
    ///             None => parser.end_of_input(),
    ///         },
    ///         Pause::ChangeEncoding(new) => {
    ///             if let ChangeOfEncoding::Restart(_) = parser.change_the_encoding(new, &mut stream) {
    ///                 stream.restart();
    ///                 (parser, document) = (new_parser(), Document::new());
    ///             }
    ///         }
    ///         _ => break,
    ///     }
    /// }
    /// assert_eq!(stream.encoding_decision().unwrap().encoding.name(), "windows-1251");
    /// assert!(document.text_content(document.root()).starts_with("Пр"));
    /// # Ok::<(), treewright_syntax::InputTooLong>(())
    /// ```
    /// <https://html.spec.whatwg.org/multipage/parsing.html#change-the-encoding>
    pub fn change_the_encoding(
        &mut self,
        new: &'static Encoding,
        stream: &mut InputByteStream,
    ) -> ChangeOfEncoding {
        let read = self.input.consumed();
        let change = stream.change_the_encoding(new, read);
        if let ChangeOfEncoding::OnTheFly(_) = change {
            let appended = self.input.end_of_appended_text();
            self.input.take_back_unconsumed_text();
            self.construction.source_is_cut_off(read);
            // What is taken back was not read within the limit.
            let left = self.input.end_of_appended_text();
            self.bytes = self.bytes.saturating_sub(appended.saturating_sub(left));
            self.limits_met.forget(Limit::Bytes);
        }
        change
    }

    /// The place that text written now would get: an empty range, of a new source or at the end of the main
    /// source.
    pub fn place_of_the_next_write(&self) -> Span {
        self.input.place_of_the_next_write()
    }

    /// Announces that a script is about to run: the insertion point moves to just before the next input
    /// character, and the script nesting level is incremented. Call this for the script of a
    /// [`Pause::Script`], and for a script that blocked the parser before it is executed.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-incdata>
    pub fn begin_script(&mut self) {
        self.input.begin_script();
        self.script_nesting_level = self.script_nesting_level.saturating_add(1);
        if std::mem::take(&mut self.svg_script) {
            self.parser_pause_flag = true;
        }
        self.construction.a_script_may_change_the_tree();
    }

    /// `document.write`: inserts text just before the insertion point and parses up to there.
    ///
    /// Returns [`Pause::NeedInput`] if the insertion point is reached, or if the text has to wait (the
    /// parser pause flag is set). After [`Pause::Script`] and its `end_script`, call [`TreeParser::pump`]
    /// until the insertion point is reached.
    ///
    /// Without an insertion point the text is appended to the input stream, as in a script-created parser.
    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#document.write()>
    ///
    /// # Errors
    /// As for [`TreeParser::append`].
    pub fn write<T>(&mut self, text: &str, tree: &mut T) -> Result<Pause<H>, InputTooLong>
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        let text = self.within_the_limit_of_bytes(text);
        self.input.write(text)?;
        Ok(self.process_written_text(tree))
    }

    /// Like [`TreeParser::write`], with UTF-16 code units: a script may split a surrogate pair between two
    /// calls.
    ///
    /// # Errors
    /// As for [`TreeParser::append`].
    pub fn write_utf16<T>(&mut self, units: &[u16], tree: &mut T) -> Result<Pause<H>, InputTooLong>
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        let are_written = self.input.has_insertion_point();
        let units = self.units_within_the_limit_of_bytes(units, are_written);
        self.input.write_utf16(units)?;
        Ok(self.process_written_text(tree))
    }

    fn process_written_text<T>(&mut self, tree: &mut T) -> Pause<H>
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        if self.parsing_blocking_script_is_pending {
            return Pause::Blocked;
        }
        self.pump(tree)
    }

    /// Announces that the script has run: the insertion point is restored, and the script nesting level is
    /// decremented. Does nothing without a `begin_script`.
    #[expect(clippy::arithmetic_side_effects, reason = "the level is not 0 here")]
    pub fn end_script(&mut self) {
        if self.script_nesting_level == 0 {
            return;
        }
        self.input.end_script();
        self.script_nesting_level -= 1;
        if self.script_nesting_level == 0 {
            self.parser_pause_flag = false;
        } else if self.parsing_blocking_script_is_pending {
            self.parser_pause_flag = true;
        }
    }

    /// Tells the parser that other code changed the tree since the last call, outside
    /// [`TreeParser::begin_script`] and [`TreeParser::end_script`]: the script of a timer, or a program that
    /// edits the parsed part. From then on the parser queries the tree where it would otherwise rely on its
    /// own insertions. An unannounced change can lead to links that do not form a tree.
    pub fn the_tree_was_changed(&mut self) {
        self.construction.a_script_may_change_the_tree();
    }

    /// Sets or clears the pending parsing-blocking script: one whose end tag was parsed but that cannot run
    /// yet. While it is pending, parsing stops; once it is ready, clear it and run the script between
    /// `begin_script` and `end_script`.
    /// <https://html.spec.whatwg.org/multipage/scripting.html#pending-parsing-blocking-script>
    pub fn set_parsing_blocking_script_is_pending(&mut self, pending: bool) {
        self.parsing_blocking_script_is_pending = pending;
    }

    /// The offset in the main source, in bytes, of the next character that is read from it.
    ///
    /// ```
    /// use treewright_dom::Document;
    /// use treewright_syntax::{ParserOptions, Pause, ScriptingMode, TreeParser};
    ///
    /// let mut tree = Document::new();
    /// let mut options = ParserOptions::default();
    /// options.scripting = ScriptingMode::Normal;
    /// let mut parser = TreeParser::new(options);
    /// parser.append("<script>a</script>b")?;
    /// assert!(matches!(parser.pump(&mut tree), Pause::Script(_)));
    /// assert_eq!(parser.consumed(), 18);
    /// # Ok::<(), treewright_syntax::InputTooLong>(())
    /// ```
    pub fn consumed(&self) -> u32 {
        self.input.consumed()
    }

    /// The script nesting level.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#script-nesting-level>
    pub const fn script_nesting_level(&self) -> u32 {
        self.script_nesting_level
    }

    /// The parser pause flag.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parser-pause-flag>
    pub const fn parser_pause_flag(&self) -> bool {
        self.parser_pause_flag
    }

    /// Aborts the parser: drops the remaining input and pops all elements. `pump` then returns
    /// [`Pause::Finished`], or [`Pause::Aborted`] if an error was the reason.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#abort-a-parser>
    pub fn abort<T>(&mut self, tree: &mut T)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        self.input.discard();
        let at = self.input.consumed();
        let at = Span::in_main(at, at);
        tree.token_follows(SourceToken::new(TokenKind::EndOfFile, LocalName::UNKNOWN, at));
        let first = self.reporter.errors().first().cloned();
        self.end = Some(End::Aborted(first.filter(|_| self.options.stop_at_first_error)));
        self.rules(tree).pop_all();
        self.announce_the_end_of_the_source_text(tree);
    }

    /// The parse errors so far, in order, if the options collect them.
    pub fn errors(&self) -> &[ParseError] {
        self.reporter.errors()
    }

    /// The number of parse errors beyond [`Limits::errors`](crate::Limits::errors), which neither
    /// [`TreeParser::errors`] nor [`TreeParser::take_errors`] returns.
    pub fn errors_left_out(&self) -> u64 {
        self.reporter.left_out()
    }

    /// Takes the parse errors since the last call.
    pub fn take_errors(&mut self) -> Vec<ParseError> {
        self.reporter.take()
    }

    /// Every handle that the parser holds, so that a garbage-collected tree can keep them alive. Some occur
    /// more than once.
    pub fn handles(&self) -> impl Iterator<Item = &H> {
        self.construction.handles().chain(&self.fragment)
    }
}

#[cfg(test)]
impl<H: Clone + PartialEq> TreeParser<H> {
    /// Runs all steps for `selectedcontent`, even those whose result is known.
    pub(crate) fn leave_out_no_steps_for_selectedcontent(&mut self) {
        self.construction.leave_out_no_steps_for_selectedcontent();
    }

    /// Searches for markers even if they are known.
    pub(crate) fn search_for_all_markers(&mut self) {
        self.construction.search_for_all_markers();
    }
}
