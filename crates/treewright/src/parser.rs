//! A parser that owns its tree.

use std::iter;
use std::time::{Duration, Instant};

use treewright_dom::parsing::ParserTarget;
use treewright_dom::scripting::RecordChanges;
use treewright_dom::{Document, NodeId, WatchedDocument};
use treewright_syntax::encoding_rs::{REPLACEMENT, UTF_8};
use treewright_syntax::{
    ChangeOfEncoding, Confidence, DecodingError, EncodingDecision, FragmentContext,
    InputByteStream, InputTooLong, Limit, OutOfBandMetadata, ParseError, Pause,
};

use crate::located::{self, SourceTexts};
use crate::{Context, End, Options, Parsed};

/// Parses text or bytes that come in pieces, cut anywhere, into a [`Document`].
///
/// # Parsing at once
///
/// If you only want the tree, call [`parse_text`](Self::parse_text) or [`parse_bytes`](Self::parse_bytes) for
/// each piece, and then [`finish`](Self::finish). Each piece is parsed immediately, and scripts are skipped. A
/// parser [for bytes](Self::for_bytes) determines their encoding, and restarts by itself if a late `meta`
/// element declares another one.
///
/// ```
/// use treewright::{Options, OutOfBandMetadata};
///
/// let mut parser = Options::new().parser().for_bytes(&OutOfBandMetadata::new());
/// parser.parse_bytes(b"<meta charset=utf-8><p>caf\xC3");
/// parser.parse_bytes(b"\xA9</p>");
/// let parsed = parser.finish();
/// let html = parsed.document.outer_html(parsed.document.root());
/// assert!(html.ends_with("<body><p>café</p></body></html>"));
/// assert_eq!(parsed.encoding.unwrap().encoding.name(), "UTF-8");
/// ```
///
/// # Parsing step by step
///
/// If you run scripts, turn [`Options::scripting`] on and use the two halves of `parse_text`:
/// [`append`](Self::append) only stores a piece, and [`pump`](Self::pump) parses what is stored. The parser
/// does not call your program: `pump` returns at each script, and between two calls you may change the tree
/// through [`document_mut`](Self::document_mut).
///
/// ```
/// use treewright::{Options, Pause};
///
/// let mut parser = Options::new().scripting(true).parser();
/// parser.append("<p><script>document.write('<b')</script> title=new>text");
/// parser.end_of_input();
/// loop {
///     match parser.pump() {
///         Pause::Script(script) => {
///             let source = parser.document().text_content(script);
///             parser.begin_script();
///             if source == "document.write('<b')" {
///                 parser.write("<b");
///             }
///             parser.end_script();
///         }
///         Pause::Finished => break,
///         other => panic!("{other:?}"),
///     }
/// }
/// let parsed = parser.finish();
/// let html = parsed.document.outer_html(parsed.document.root());
/// assert!(html.ends_with(r#"</script><b title="new">text</b></p></body></html>"#), "{html}");
/// ```
///
/// A clone of a parser between two calls is a checkpoint to return to.
#[derive(Clone, Debug)]
pub struct Parser {
    /// Boxed, because parsers of several kilobytes are moved a few times for each page.
    syntax: Box<treewright_syntax::TreeParser<NodeId>>,
    document: Document,
    options: Options,
    /// The context of a fragment.
    context: Option<Context>,
    /// Decodes bytes.
    stream: Option<InputByteStream>,
    /// The caller has all bytes, and passes them again if the stream did not keep them.
    bytes_can_come_again: bool,
    /// The length of the text that was appended and does not come from the stream.
    other_text: u64,
    /// The caller said that no more text follows.
    text_ended: bool,
    /// The parse is over: later input is not parsed.
    is_over: bool,
    /// The texts that errors and origins point into, if these are collected.
    sources: Option<SourceTexts>,
    end: End,
    /// The time that parsing took so far, if time is limited.
    time: Duration,
}

impl Parser {
    /// Creates a parser for a document; `document` is empty except for its source.
    pub(crate) fn in_empty_document(mut document: Document, options: &Options) -> Self {
        keep_origins(&mut document, options);
        let syntax = treewright_syntax::TreeParser::new(options.for_parser(false));
        Self::with(Box::new(syntax), document, options)
    }

    /// Like [`Self::in_empty_document`], in the memory of a parser that is no longer needed.
    pub(crate) fn in_memory_of(
        mut syntax: Box<treewright_syntax::TreeParser<NodeId>>,
        mut document: Document,
        options: &Options,
    ) -> Self {
        keep_origins(&mut document, options);
        syntax.renew(options.for_parser(false));
        Self::with(syntax, document, options)
    }

    /// Makes this parser, which has no input yet, one for bytes: it determines their encoding from a
    /// byte order mark, from the metadata, and from what the page declares.
    ///
    /// ```
    /// use treewright::{Options, OutOfBandMetadata};
    ///
    /// let header = OutOfBandMetadata::new().content_type("text/html; charset=koi8-r");
    /// let mut parser = Options::new().parser().for_bytes(&header);
    /// parser.parse_bytes(b"<p>\xC1");
    /// let document = parser.finish().document;
    /// assert_eq!(document.text_content(document.root()), "а");
    /// ```
    ///
    /// <https://html.spec.whatwg.org/multipage/parsing.html#the-input-byte-stream>
    #[must_use]
    pub fn for_bytes(self, metadata: &OutOfBandMetadata) -> Self {
        let stream = self.options.new_stream(metadata);
        self.with_stream(stream)
    }

    /// Gives the parser a stream of bytes.
    pub(crate) fn with_stream(mut self, stream: InputByteStream) -> Self {
        if self.syntax.fragment().is_none() {
            self.syntax.set_confidence(Confidence::Tentative);
        }
        self.stream = Some(stream);
        self
    }

    /// Creates a parser for a fragment; `document` is empty except for its source, and `memory` a parser that is no longer
    /// needed.
    pub(crate) fn for_fragment_in_document(
        mut document: Document,
        options: &Options,
        context: &Context,
        memory: Option<Box<treewright_syntax::TreeParser<NodeId>>>,
    ) -> Self {
        let mut element = FragmentContext::new(context.namespace(), context.local_name());
        element.attributes = context.attribute_buffer();
        element.document_mode = options.mode_of_context_document();
        element.form = context.create_form(&mut document);
        let settings = options.for_parser(true);
        keep_origins(&mut document, options);
        let mut watched = WatchedDocument::new(&mut document);
        let mut syntax = memory
            .unwrap_or_else(|| Box::new(treewright_syntax::TreeParser::new(settings.clone())));
        syntax.renew_for_fragment(&mut watched, &element, settings);
        let parser = Self::with(syntax, document, options);
        Self { context: Some(context.clone()), ..parser }
    }

    fn with(
        syntax: Box<treewright_syntax::TreeParser<NodeId>>,
        document: Document,
        options: &Options,
    ) -> Self {
        Self {
            syntax,
            document,
            options: options.clone(),
            context: None,
            stream: None,
            bytes_can_come_again: false,
            other_text: 0,
            text_ended: false,
            is_over: false,
            sources: SourceTexts::needed_by(options),
            end: End::Complete,
            time: Duration::ZERO,
        }
    }

    /// Takes the next piece of text, which may be cut off after any character, and parses as much of it as
    /// does not depend on the next piece. Scripts are skipped.
    ///
    /// Text after bytes ends an incomplete sequence of bytes; from then on no declaration changes the
    /// encoding.
    pub fn parse_text(&mut self, text: &str) {
        let mut rest = text;
        loop {
            let (piece, later) = self.piece_of(rest);
            self.append(piece);
            self.go_on();
            if later.is_empty() {
                break;
            }
            rest = later;
        }
    }

    /// Splits off the text that is parsed before the next look at the clock.
    fn piece_of<'a>(&self, text: &'a str) -> (&'a str, &'a str) {
        if text.len() <= BYTES_BETWEEN_LOOKS_AT_THE_CLOCK || !self.has_a_clock() {
            return (text, "");
        }
        let ends = (1..=BYTES_BETWEEN_LOOKS_AT_THE_CLOCK).rev();
        let end = ends.into_iter().find(|end| text.is_char_boundary(*end));
        text.split_at_checked(end.unwrap_or(text.len())).unwrap_or((text, ""))
    }

    /// Returns true if time is limited.
    fn has_a_clock(&self) -> bool {
        self.options.limits_of_parse().time.is_some()
    }

    /// Takes the next piece of bytes, which may be cut off anywhere, and parses as much of it as does not
    /// depend on the next piece. Scripts are skipped.
    ///
    /// A parser that was not made [for bytes](Self::for_bytes) reads them as UTF-8, whatever they
    /// declare; only a byte order mark at their start overrides that.
    pub fn parse_bytes(&mut self, bytes: &[u8]) {
        let most = if self.has_a_clock() { BYTES_BETWEEN_LOOKS_AT_THE_CLOCK } else { usize::MAX };
        let (first, rest) = bytes.split_at_checked(most).unwrap_or((bytes, b""));
        for piece in iter::once(first).chain(rest.chunks(most)) {
            self.append_bytes(piece);
            self.go_on();
        }
    }

    /// Parses the source of the document. Returns the result, and the parser, which holds its memory.
    pub(crate) fn parse_the_source(
        mut self,
    ) -> (Parsed, Box<treewright_syntax::TreeParser<NodeId>>) {
        self.go_on_with_the_source();
        self.finish_and_give_back()
    }

    /// Parses the source of the document, which the parser shares with it.
    fn go_on_with_the_source(&mut self) {
        let source = self.document.shared_source();
        if source.len() <= BYTES_BETWEEN_LOOKS_AT_THE_CLOCK || !self.has_a_clock() {
            let result = self.syntax.append_shared(source.clone());
            self.took(result, |sources| sources.append_shared(source));
            self.go_on();
            return;
        }
        if let Some(sources) = &mut self.sources {
            sources.append_shared(source.clone());
        }
        let encoding = |parser: &Self| parser.stream.as_ref().and_then(InputByteStream::encoding);
        let encoding_of_the_source = encoding(self);
        let mut rest: &str = &source;
        // After a change of the encoding, the stream has the rest of the text.
        while !rest.is_empty()
            && !self.is_over
            && self.end != End::Truncated
            && encoding(self) == encoding_of_the_source
        {
            let (piece, later) = self.piece_of(rest);
            self.look_at_the_clock(piece);
            let result = self.syntax.append(piece);
            self.took(result, |_| ());
            self.go_on();
            rest = later;
        }
    }

    /// Like [`Self::parse_the_source`], for all bytes of a page. The document has their text as its source
    /// if the stream took them as UTF-8.
    pub(crate) fn parse_all_bytes(
        mut self,
        bytes: &[u8],
    ) -> (Parsed, Box<treewright_syntax::TreeParser<NodeId>>) {
        const PIECE: usize = 1 << 16;
        self.bytes_can_come_again = true;
        if let Some(encoding) = self.stream.as_ref().and_then(InputByteStream::encoding) {
            self.document.set_character_encoding(encoding);
            self.go_on_with_the_source();
        }
        while let Some(stream) = &mut self.stream {
            let at = usize::try_from(stream.appended_bytes()).unwrap_or(usize::MAX);
            let Some(rest) = bytes.get(at..).filter(|rest| !rest.is_empty()) else { break };
            if self.is_over {
                stream.look_at(rest);
                break;
            }
            stream.append(rest.get(..PIECE).unwrap_or(rest));
            self.go_on();
        }
        self.finish_and_give_back()
    }

    /// Like [`parse_text`](Self::parse_text), with UTF-16 code units. A surrogate pair can be split between two
    /// calls. A surrogate without its other half is a parse error and becomes U+FFFD.
    pub fn parse_utf16(&mut self, units: &[u16]) {
        /// Each becomes at most three bytes.
        const UNITS_BETWEEN_LOOKS: usize = BYTES_BETWEEN_LOOKS_AT_THE_CLOCK / 3;
        let most = if self.has_a_clock() { UNITS_BETWEEN_LOOKS } else { usize::MAX };
        let (first, rest) = units.split_at_checked(most).unwrap_or((units, &[]));
        for piece in iter::once(first).chain(rest.chunks(most)) {
            self.append_utf16(piece);
            self.go_on();
        }
    }

    /// Ends the input, parses to the end, and returns the tree.
    pub fn finish(self) -> Parsed {
        self.finish_and_give_back().0
    }

    fn finish_and_give_back(mut self) -> (Parsed, Box<treewright_syntax::TreeParser<NodeId>>) {
        while self.syntax.script_nesting_level() > 0 {
            self.end_script();
        }
        self.syntax.set_parsing_blocking_script_is_pending(false);
        self.end_of_input();
        self.go_on();
        let (errors, decoding_errors) = match &self.sources {
            Some(sources) if self.options.reports_errors() => {
                let mut errors = located::locate(self.syntax.errors(), sources);
                if self.end == End::StoppedAtFirstError {
                    // Its token can have more errors, depending on how much of it arrived.
                    errors.truncate(1);
                }
                let stream = self.stream.as_ref();
                let mut malformed = stream.map_or(&[][..], InputByteStream::decoding_errors);
                // Bytes after the end of a parse are decoded or not, depending on how they were cut into
                // pieces. None of their errors counts.
                let stop = errors.first().filter(|_| self.end == End::StoppedAtFirstError);
                let cut = self.syntax.limits_met().into_iter().filter(|met| met.limit.cuts_off());
                let ends = cut
                    .map(|met| met.span.start)
                    .chain(stop.map(|stop| stop.span.start.saturating_add(1)));
                if let Some(end) = ends.min() {
                    let before = |error: &DecodingError| error.span.start < end;
                    (malformed, _) = malformed.split_at(malformed.partition_point(before));
                }
                let decoding_errors = located::locate_decoding_errors(malformed, sources);
                (errors, decoding_errors)
            }
            _ => (Vec::new(), Vec::new()),
        };
        if let Some(sources) = self.sources.take() {
            sources.give_to(&mut self.document);
        }
        let encoding = self.encoding_decision();
        let errors_left_out = self.syntax.errors_left_out();
        let limits_met = self.syntax.limits_met();
        let end = match self.end {
            End::Complete if limits_met.iter().any(|met| met.limit.cuts_off()) => End::Truncated,
            End::Complete if !limits_met.is_empty() => End::Degraded,
            end => end,
        };
        let Self { document, syntax, context, .. } = self;
        let parsed = Parsed {
            document,
            errors,
            errors_left_out,
            decoding_errors,
            context,
            encoding,
            limits_met,
            end,
        };
        (parsed, syntax)
    }

    /// Pumps past all scripts, and restarts if the encoding has to change.
    fn go_on(&mut self) {
        loop {
            match self.pump() {
                Pause::Script(_) => {}
                Pause::ChangeEncoding(_) => self.restart(),
                _ => break,
            }
        }
    }

    /// Stores the next piece of text; [`pump`](Self::pump) parses it. [`parse_text`](Self::parse_text) does both.
    pub fn append(&mut self, text: &str) {
        self.flush();
        self.count_other_text(text.len());
        self.append_decoded(text);
    }

    /// Counts text that does not come from the stream of bytes.
    fn count_other_text(&mut self, length: usize) {
        self.other_text = self.other_text.saturating_add(length as u64);
        if let Some(stream) = &mut self.stream {
            stream.other_text_was_appended(length as u64);
        }
    }

    /// Stores the next piece of bytes; [`pump`](Self::pump) parses it.
    /// [`parse_bytes`](Self::parse_bytes) does both.
    pub fn append_bytes(&mut self, bytes: &[u8]) {
        if self.stream.is_none() {
            let utf8 = OutOfBandMetadata::new().known_definite_encoding(UTF_8);
            let mut stream = self.options.new_stream(&utf8);
            stream.other_text_was_appended(self.other_text);
            self.stream = Some(stream);
        }
        if let Some(stream) = &mut self.stream {
            if self.is_over { stream.look_at(bytes) } else { stream.append(bytes) }
        }
    }

    fn append_decoded(&mut self, text: &str) {
        if self.end != End::Truncated {
            self.look_at_the_clock(text);
            let result = self.syntax.append(text);
            self.took(result, |sources| sources.append(text));
        }
    }

    /// Cuts the input off before more text, if the time is up.
    fn look_at_the_clock(&mut self, text: &str) {
        if !self.is_over && !text.is_empty() && time_is_up(&self.options, self.time) {
            self.syntax.cut_off(Limit::Time);
        }
    }

    /// Stores the next piece of text as UTF-16 code units; [`pump`](Self::pump) parses it.
    /// [`parse_utf16`](Self::parse_utf16) does both.
    pub fn append_utf16(&mut self, units: &[u16]) {
        self.flush();
        let text = char::decode_utf16(units.iter().copied());
        self.count_other_text(text.map(|one| one.map_or(3, char::len_utf8)).sum());
        if self.end != End::Truncated {
            if !self.is_over && !units.is_empty() && time_is_up(&self.options, self.time) {
                self.syntax.cut_off(Limit::Time);
            }
            let result = self.syntax.append_utf16(units);
            self.took(result, |sources| sources.append_utf16(units));
        }
    }

    /// Ends the input. [`finish`](Self::finish) does so by itself.
    pub fn end_of_input(&mut self) {
        match &mut self.stream {
            Some(stream) => stream.end_of_input(),
            None => self.end_of_text(),
        }
    }

    fn end_of_text(&mut self) {
        self.syntax.end_of_input();
        if let Some(sources) = &mut self.sources {
            sources.end_of_input();
        }
    }

    /// Decodes all bytes so far, because text follows them. From now on no declaration changes the
    /// encoding: the text could not be read again.
    fn flush(&mut self) {
        if let Some(stream) = &mut self.stream {
            stream.flush();
            while self.convert() {}
            self.syntax.set_confidence(Confidence::Irrelevant);
        }
    }

    /// Decodes the next bytes; returns false if none are left.
    fn convert(&mut self) -> bool {
        let Some(stream) = &mut self.stream else { return false };
        let Some(text) = stream.convert() else { return false };
        if self.end == End::Truncated {
            return true;
        }
        if !self.is_over && !text.is_empty() && time_is_up(&self.options, self.time) {
            self.syntax.cut_off(Limit::Time);
        }
        match (self.syntax.append(text), &mut self.sources) {
            (Ok(()), Some(sources)) => sources.append(text),
            (Ok(()), None) => {}
            (Err(InputTooLong), _) => self.end = End::Truncated,
        }
        if let Some(encoding) = stream.encoding() {
            self.document.set_character_encoding(encoding);
        }
        true
    }

    /// Parses the input so far, until there is a reason to return control to the caller.
    ///
    /// [`Pause::ChangeEncoding`] means that the page must be parsed again in that encoding. Call
    /// [`restart`](Self::restart), or pump on to read the rest in the encoding of the first part. Other
    /// changes of the encoding do not pause.
    pub fn pump(&mut self) -> Pause<NodeId> {
        loop {
            let pause = self.pump_within_the_time();
            let pause = self.settle(pause);
            if pause != Pause::NeedInput || self.syntax.script_nesting_level() > 0 {
                return pause;
            }
            if self.convert() {
                continue;
            }
            if !self.stream.as_ref().is_some_and(InputByteStream::is_at_end) || self.text_ended {
                return pause;
            }
            self.text_ended = true;
            self.end_of_text();
        }
    }

    /// The parser writes directly to the document, unless changes or origins are recorded.
    fn is_watched(&self) -> bool {
        self.options.keeps_origins() || self.document.is_recording_changes()
    }

    fn pump_once(&mut self) -> Pause<NodeId> {
        if self.is_watched() {
            return self.pump_watched();
        }
        self.syntax.pump(&mut self.document)
    }

    #[cold]
    fn pump_watched(&mut self) -> Pause<NodeId> {
        self.syntax.pump(&mut WatchedDocument::with_changes(&mut self.document))
    }

    /// Pumps until the parser pauses or the time is up.
    fn pump_within_the_time(&mut self) -> Pause<NodeId> {
        if !self.has_a_clock() {
            return self.pump_once();
        }
        loop {
            let start = Instant::now();
            let pause = self.pump_once();
            self.time = self.time.saturating_add(start.elapsed());
            if pause != Pause::Budget {
                return pause;
            }
            if time_is_up(&self.options, self.time) {
                self.syntax.cut_off(Limit::Time);
            }
        }
    }

    /// Discards the tree and begins again from the first byte, in the encoding of the last
    /// [`Pause::ChangeEncoding`]: the document is empty, and the ids of all its nodes are stale. Recorded
    /// changes that were not taken are dropped; if recording was on, it stays on. Does nothing unless the
    /// last pause was of that kind.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#change-the-encoding>
    pub fn restart(&mut self) {
        let Some(stream) = &mut self.stream else { return };
        if !stream.restart() {
            return;
        }
        *self.syntax = treewright_syntax::TreeParser::new(self.options.for_parser(false));
        let records_changes = self.document.is_recording_changes();
        self.document.clear();
        self.document.record_changes(records_changes);
        keep_origins(&mut self.document, &self.options);
        if let Some(encoding) = stream.encoding() {
            self.document.set_character_encoding(encoding);
        }
        self.sources = SourceTexts::needed_by(&self.options);
        self.text_ended = false;
        self.is_over = false;
        self.end = End::Complete;
    }

    /// The encoding that the bytes are read in, and the reason for it; `None` before it is determined, and
    /// for text.
    pub fn encoding_decision(&self) -> Option<EncodingDecision> {
        self.stream.as_ref().and_then(InputByteStream::encoding_decision)
    }

    /// Announces that the script of a [`Pause::Script`] is about to run: the insertion point moves to the
    /// parser's position.
    pub fn begin_script(&mut self) {
        self.syntax.begin_script();
        if let Some(sources) = &mut self.sources {
            sources.begin_script();
        }
    }

    /// Inserts text at the insertion point and parses up to there, as `document.write` does in a script.
    /// Returns [`Pause::NeedInput`] when that is done, or [`Pause::Script`] at a script in the text;
    /// [`pump`](Self::pump) continues after that script.
    pub fn write(&mut self, text: &str) -> Pause<NodeId> {
        let result = if self.is_watched() {
            self.syntax.write(text, &mut WatchedDocument::with_changes(&mut self.document))
        } else {
            self.syntax.write(text, &mut self.document)
        };
        match result {
            Ok(pause) => {
                self.took(Ok(()), |sources| sources.write(text));
                self.settle(pause)
            }
            Err(error) => {
                self.took(Err(error), |_| ());
                Pause::NeedInput
            }
        }
    }

    /// Like [`write`](Self::write), with UTF-16 code units. A surrogate pair can be split between two
    /// calls.
    pub fn write_utf16(&mut self, units: &[u16]) -> Pause<NodeId> {
        let result = if self.is_watched() {
            self.syntax.write_utf16(units, &mut WatchedDocument::with_changes(&mut self.document))
        } else {
            self.syntax.write_utf16(units, &mut self.document)
        };
        match result {
            Ok(pause) => {
                self.took(Ok(()), |sources| sources.write_utf16(units));
                self.settle(pause)
            }
            Err(error) => {
                self.took(Err(error), |_| ());
                Pause::NeedInput
            }
        }
    }

    /// Announces that the script of the last [`begin_script`](Self::begin_script) has run.
    pub fn end_script(&mut self) {
        self.syntax.end_script();
        if let Some(sources) = &mut self.sources {
            sources.end_script();
        }
    }

    /// Aborts the parser: discards the text that is left. [`pump`](Self::pump) then returns
    /// [`Pause::Finished`].
    /// <https://html.spec.whatwg.org/multipage/parsing.html#abort-a-parser>
    pub fn abort(&mut self) {
        self.syntax.abort(&mut WatchedDocument::with_changes(&mut self.document));
    }

    /// The tree so far.
    pub fn document(&self) -> &Document {
        &self.document
    }

    /// The tree so far, for a script to change. Any node may be moved or removed. Do not delete nodes that
    /// the parser still holds, or it panics when it uses them:
    /// [`syntax().handles()`](treewright_syntax::TreeParser::handles) lists them.
    ///
    /// With [`record_changes`](RecordChanges::record_changes) the parser records its changes of the tree in one
    /// list with those of scripts, so your program can notify its observers:
    ///
    /// ```
    /// use treewright::dom::{Change, scripting::RecordChanges};
    /// use treewright::Options;
    ///
    /// let mut parser = Options::new().parser();
    /// parser.parse_text("<title>a</title><ul><li>one");
    /// parser.document_mut().record_changes(true);
    /// for (piece, expected) in [("<li>", vec!["li"]), ("two<b></b>", vec!["#text", "b"])] {
    ///     parser.parse_text(piece);
    ///     let mut inserted = Vec::new();
    ///     for change in parser.document_mut().take_changes() {
    ///         if let Change::ChildList { added, .. } = change {
    ///             let document = parser.document();
    ///             inserted.extend(added.iter().map(|node| document.local_name(*node).unwrap_or("#text")));
    ///         }
    ///     }
    ///     assert_eq!(inserted, expected);
    /// }
    /// ```
    pub fn document_mut(&mut self) -> &mut Document {
        self.syntax.the_tree_was_changed();
        &mut self.document
    }

    /// The parse errors so far, if they are collected; [`finish`](Self::finish) adds lines and columns.
    pub fn errors(&self) -> &[ParseError] {
        self.syntax.errors()
    }

    /// The malformed bytes so far, if errors are collected; [`finish`](Self::finish) adds lines and
    /// columns.
    pub fn decoding_errors(&self) -> &[DecodingError] {
        self.stream.as_ref().map_or(&[], InputByteStream::decoding_errors)
    }

    /// The number of bytes to pass next at most, for a reader that reads nothing that the parse does not need: those
    /// before the [limit of bytes](crate::Limits::bytes), and one more by which the parser knows that the limit is met. 0 if
    /// later bytes are ignored.
    ///
    /// ```
    /// use treewright::{Limits, Options, OutOfBandMetadata};
    ///
    /// let limits: Limits = "bytes=2000".parse()?;
    /// let mut parser = Options::new().limits(limits).parser().for_bytes(&OutOfBandMetadata::new());
    /// let mut input = std::io::repeat(b'x');
    /// let mut read = 0;
    /// while parser.wanted_bytes() > 0 {
    ///     let mut piece = vec![0; parser.wanted_bytes().min(1 << 16) as usize];
    ///     std::io::Read::read_exact(&mut input, &mut piece)?;
    ///     parser.parse_bytes(&piece);
    ///     read += piece.len();
    /// }
    /// assert_eq!(read, 2001);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn wanted_bytes(&self) -> u64 {
        let is_cut_off = self.syntax.limits_met().iter().any(|met| met.limit.cuts_off());
        if is_cut_off || self.is_over || self.end == End::Truncated {
            return 0;
        }
        let most = u64::from(self.options.limits_of_parse().bytes.unwrap_or(u32::MAX));
        let length = most.saturating_add(1).saturating_sub(self.other_text);
        let Some(stream) = &self.stream else { return length };
        let appended = stream.appended_bytes();
        let Some(encoding) = stream.encoding() else {
            // The steps that determine it may need more.
            let examined = stream.metadata().bytes_to_look_at() as u64;
            return length.max(examined).saturating_sub(appended).max(1);
        };
        // Its text ends with the first byte.
        if encoding == REPLACEMENT && appended >= length {
            return 0;
        }
        // In most encodings each byte becomes a byte of text or more, so as many are wanted as are missing. In UTF-16 and
        // others whose text can be shorter than their bytes, that leads to the next answer.
        let waiting = appended.saturating_sub(stream.converted_bytes());
        length.saturating_sub(stream.converted_text()).saturating_sub(waiting).max(1)
    }

    /// The underlying parser of the syntax crate, with the script nesting level, the parser pause flag, and
    /// the handles.
    pub fn syntax(&self) -> &treewright_syntax::TreeParser<NodeId> {
        &self.syntax
    }

    /// Sets or clears the
    /// [pending parsing-blocking script](treewright_syntax::TreeParser::set_parsing_blocking_script_is_pending).
    pub fn set_parsing_blocking_script_is_pending(&mut self, pending: bool) {
        self.syntax.set_parsing_blocking_script_is_pending(pending);
    }

    /// Keeps the text for the places of errors, or notes that it was too long.
    fn took(&mut self, result: Result<(), InputTooLong>, keep: impl FnOnce(&mut SourceTexts)) {
        match (result, &mut self.sources) {
            (Ok(()), Some(sources)) => keep(sources),
            (Ok(()), None) => {}
            (Err(InputTooLong), _) => self.end = End::Truncated,
        }
    }

    /// Handles pauses that the caller need not know about, and continues after them.
    fn settle(&mut self, mut pause: Pause<NodeId>) -> Pause<NodeId> {
        while let (Pause::ChangeEncoding(new), Some(stream)) = (&pause, &mut self.stream) {
            match self.syntax.change_the_encoding(new, stream) {
                ChangeOfEncoding::Restart(new) => return Pause::ChangeEncoding(new),
                ChangeOfEncoding::BytesAreGone(new) if self.bytes_can_come_again => {
                    return Pause::ChangeEncoding(new);
                }
                ChangeOfEncoding::OnTheFly(new) => {
                    self.document.set_character_encoding(new);
                    if let Some(sources) = &mut self.sources {
                        sources.take_back(stream.converted_text());
                    }
                }
                _ => {}
            }
            pause = self.pump_within_the_time();
        }
        if let Pause::Aborted(_) = pause {
            self.end = End::StoppedAtFirstError;
        }
        self.is_over = matches!(pause, Pause::Aborted(_) | Pause::Finished);
        pause
    }
}

/// The maximum number of bytes of text between two looks at the clock, if time is limited: the pieces that whole
/// input and longer pieces are parsed in, so that a long token is looked at too.
const BYTES_BETWEEN_LOOKS_AT_THE_CLOCK: usize = 1 << 20;

/// Returns true if parsing took more time than it may.
fn time_is_up(options: &Options, time: Duration) -> bool {
    options.limits_of_parse().time.is_some_and(|most| time > most)
}

/// Makes an empty document record origins, if the options ask for them.
fn keep_origins(document: &mut Document, options: &Options) {
    if options.keeps_origins() {
        document.keep_origins();
        document.begin_a_watched_parse();
    }
}
