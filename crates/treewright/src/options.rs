//! The settings of a parse, and its result.

use std::io;

use treewright_dom::{Document, NodeId};
use treewright_syntax::{
    ByteOffsets, DocumentMode, Edition, EncodingDecision, InputByteStream, LimitMet, Limits,
    OutOfBandMetadata, ParserOptions, ScriptingMode,
};

use crate::input::Source;
use crate::{Context, Input, LocatedDecodingError, LocatedParseError, Memory, Parser};

/// The settings of a parse. The defaults suit a page on the web.
///
/// ```
/// use treewright::{Edition, Options};
///
/// let options = Options::new().edition(Edition::CLASSIC).collect_errors(true);
/// let parsed = options.parse("<!doctype html><select><p>x</select>");
/// assert_eq!(parsed.errors.len(), 1);
/// assert_eq!(parsed.errors[0].place.column, 24);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a setting of its own")]
pub struct Options {
    scripting: Scripting,
    edition: Edition,
    srcdoc: bool,
    declarative_shadow_roots: Option<bool>,
    context_document_mode: DocumentMode,
    collect_errors: bool,
    origins: bool,
    stop_at_first_error: bool,
    limit_of_kept_bytes: Option<u64>,
    limits: Limits,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Scripting {
    #[default]
    Off,
    /// The mode that a browser uses when scripting is on.
    On,
    Mode(ScriptingMode),
}

impl Options {
    /// The defaults: scripting is off, the rules are those of the living standard, declarative
    /// shadow roots are allowed in documents but not in fragments, and errors are not collected.
    pub fn new() -> Self {
        Self::default()
    }

    /// Turns scripting on or off. With scripting on, the contents of `noscript` are text, documents are
    /// parsed in the scripting mode Normal and fragments in the mode Inert. The caller runs the scripts:
    /// [`Parser::pump`] stops at each of them; all other methods skip them.
    #[must_use]
    pub fn scripting(mut self, on: bool) -> Self {
        self.scripting = if on { Scripting::On } else { Scripting::Off };
        self
    }

    /// Sets a specific [scripting
    /// mode](https://html.spec.whatwg.org/multipage/parsing.html#scripting-mode).
    #[must_use]
    pub fn scripting_mode(mut self, mode: ScriptingMode) -> Self {
        self.scripting = Scripting::Mode(mode);
        self
    }

    /// Chooses the rules to follow; the default is [`Edition::LIVING`].
    #[must_use]
    pub fn edition(mut self, edition: Edition) -> Self {
        self.edition = edition;
        self
    }

    /// Parses [an `iframe` `srcdoc`
    /// document](https://html.spec.whatwg.org/multipage/iframe-embed-object.html#an-iframe-srcdoc-document),
    /// which needs no doctype.
    #[must_use]
    pub fn srcdoc(mut self, srcdoc: bool) -> Self {
        self.srcdoc = srcdoc;
        self
    }

    /// Allows or forbids `<template shadowrootmode>` to attach shadow roots. The default is that of a
    /// browser for pages and for `innerHTML`: allowed in documents, forbidden in fragments.
    #[must_use]
    pub fn declarative_shadow_roots(mut self, allow: bool) -> Self {
        self.declarative_shadow_roots = Some(allow);
        self
    }

    /// Sets the mode of the document that contains the context element of a fragment.
    /// [`set_inner_html`](crate::set_inner_html) uses the mode of the document itself.
    #[must_use]
    pub fn context_document_mode(mut self, mode: DocumentMode) -> Self {
        self.context_document_mode = mode;
        self
    }

    /// Collects parse errors and decoding errors. This takes a copy of the text, for lines and columns, and
    /// about a hundred bytes for each error: hostile input has one for each byte.
    #[must_use]
    pub fn collect_errors(mut self, collect: bool) -> Self {
        self.collect_errors = collect;
        self
    }

    /// Records where each node comes from: the spans of tags, of names and values of attributes and of
    /// text, and how the node came to be. [`Document::origin`] returns them. This is off by default, and
    /// then costs nothing.
    ///
    /// Spans count bytes of the text that the parser was given, or that was decoded from bytes
    /// ([`Parsed::byte_offsets`] converts them to offsets of the bytes). The document keeps that text: shared
    /// if the page is text or bytes in UTF-8, and otherwise a copy. Each text node takes 12 more bytes, each
    /// other node 28. The places of attributes take 24 bytes each if the text comes in pieces, and nothing
    /// otherwise.
    ///
    /// ```
    /// use treewright::{Cause, Options};
    ///
    /// let document = Options::new().origins(true).parse("<table><p CLASS='x'>a").document;
    /// let root = document.root();
    /// let p = document.descendants(root).find(|node| document.local_name(*node) == Some("p"));
    /// let origin = document.origin(p.unwrap()).unwrap();
    /// assert_eq!(document.source_text(origin.start_tag().unwrap()), Some("<p CLASS='x'>"));
    /// let class = origin.attribute("class").unwrap();
    /// assert_eq!(document.source_text(class.name_span()), Some("CLASS"));
    /// assert_eq!(origin.moves().next().unwrap().cause, Cause::FosterParented);
    /// ```
    #[must_use]
    pub fn origins(mut self, keep: bool) -> Self {
        self.origins = keep;
        self
    }

    /// Ends the parse at the first parse error, with the tree as it is at that point. The error is
    /// collected.
    #[must_use]
    pub fn stop_at_first_error(mut self, stop: bool) -> Self {
        self.stop_at_first_error = stop;
        self
    }

    /// Limits the resources of a parse, which is unlimited by default. [`Parsed::end`] says if a limit was met,
    /// and [`Parsed::limits_met`] says which one and where.
    ///
    /// ```
    /// use treewright::{End, Limit, Limits, Options};
    ///
    /// let options = Options::new().limits("browser,nodes=1000".parse::<Limits>()?);
    /// let parsed = options.parse(&"<p>".repeat(5000));
    /// assert_eq!(parsed.end, End::Truncated);
    /// assert_eq!(parsed.limits_met[0].limit, Limit::Nodes);
    /// # Ok::<(), treewright::InvalidLimits>(())
    /// ```
    #[must_use]
    pub fn limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// Limits the bytes that a [parser for bytes](Parser::for_bytes) keeps while the encoding can
    /// still change, so that it can begin again; the default is
    /// [`InputByteStream::DEFAULT_LIMIT_OF_KEPT_BYTES`]. A declaration that comes after more bytes,
    /// which are not all ASCII, is ignored.
    ///
    /// [`parse`](Self::parse) has all bytes and is not limited.
    #[must_use]
    pub fn limit_of_kept_bytes(mut self, limit: u64) -> Self {
        self.limit_of_kept_bytes = Some(limit);
        self
    }

    /// Parses a whole document, from text or from bytes.
    ///
    /// ```
    /// use treewright::{Input, Options, OutOfBandMetadata};
    ///
    /// let options = Options::new();
    /// let from_text = options.parse("<p>あ").document;
    /// let header = OutOfBandMetadata::new().content_type("text/html; charset=shift_jis");
    /// let from_bytes = options.parse(Input::bytes(b"<p>\x82\xA0", &header)).document;
    /// for document in [from_text, from_bytes] {
    ///     assert_eq!(document.text_content(document.root()), "あ");
    /// }
    /// ```
    ///
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing>
    pub fn parse<'a>(&self, input: impl Into<Input<'a>>) -> Parsed {
        self.parse_whole(input.into(), &mut Memory::new()).0
    }

    /// Parses the contents of an element, from text or from bytes: [`parse`](Self::parse) of an input
    /// [in this context](Input::in_context). The encoding of bytes is determined as for a document, but `meta`
    /// elements in the fragment do not change it.
    ///
    /// ```
    /// use treewright::Options;
    ///
    /// let parsed = Options::new().parse_fragment("<td>a<td>b", &"tr".parse()?);
    /// assert_eq!(parsed.document.children(parsed.document.root()).count(), 2);
    /// # Ok::<(), treewright::ContextError>(())
    /// ```
    ///
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-html-fragments>
    pub fn parse_fragment<'a>(&self, input: impl Into<Input<'a>>, context: &Context) -> Parsed {
        self.parse(input.into().in_context(context))
    }

    /// Like [`parse`](Self::parse), but reuses memory between pages: that of the parser, and that of a tree
    /// that was given back. This avoids nearly all allocations.
    ///
    /// ```
    /// use treewright::{Memory, Options};
    ///
    /// let (options, mut memory) = (Options::new(), Memory::new());
    /// let mut paragraphs = 0;
    /// for page in ["<p>one", "<p>two<p>three"] {
    ///     let document = options.parse_in(page, &mut memory).document;
    ///     let names = document.descendants(document.root()).map(|node| document.local_name(node));
    ///     paragraphs += names.filter(|name| *name == Some("p")).count();
    ///     memory.take_back(document);
    /// }
    /// assert_eq!(paragraphs, 3);
    /// ```
    pub fn parse_in<'a>(&self, input: impl Into<Input<'a>>, memory: &mut Memory) -> Parsed {
        let (parsed, mut syntax) = self.parse_whole(input.into(), memory);
        // Renewed at once, so that it keeps no text of the page.
        syntax.renew(self.for_parser(false));
        memory.parser = Some(syntax);
        parsed
    }

    /// Parses a document from the bytes of a reader, such as a file or a socket.
    ///
    /// ```
    /// use treewright::{Options, OutOfBandMetadata};
    ///
    /// let file = std::io::Cursor::new(b"<meta charset=koi8-r><p>\xC1");
    /// let parsed = Options::new().parse_reader(file, &OutOfBandMetadata::new())?;
    /// assert_eq!(parsed.document.text_content(parsed.document.root()), "а");
    /// # Ok::<(), std::io::Error>(())
    /// ```
    ///
    /// # Errors
    /// The errors of the reader, and an error if the reader claims to have read more than fits its buffer.
    /// Interrupted reads are tried again.
    pub fn parse_reader(
        &self,
        mut reader: impl io::Read,
        metadata: &OutOfBandMetadata,
    ) -> io::Result<Parsed> {
        let mut parser = self.parser().for_bytes(metadata);
        let mut buffer = vec![0; 1 << 16];
        loop {
            match reader.read(&mut buffer) {
                Ok(0) => return Ok(parser.finish()),
                Ok(read) => {
                    let bytes = buffer.get(..read);
                    let too_much = || io::Error::other("a reader read more than it has room for");
                    parser.parse_bytes(bytes.ok_or_else(too_much)?);
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// Returns a parser for a document that comes in pieces: of text, or with
    /// [`Parser::for_bytes`] of bytes.
    pub fn parser(&self) -> Parser {
        Parser::in_empty_document(Document::new(), self)
    }

    /// Returns a parser for a fragment that comes in pieces: of text, or with
    /// [`Parser::for_bytes`] of bytes. The encoding of bytes is determined as for a document, but
    /// `meta` elements in the fragment do not change it.
    pub fn fragment_parser(&self, context: &Context) -> Parser {
        Parser::for_fragment_in_document(Document::new(), self, context, None)
    }

    /// Parses a whole page in memory that may have been used before. Returns the result, and the parser,
    /// which holds its memory.
    fn parse_whole(
        &self,
        input: Input<'_>,
        memory: &mut Memory,
    ) -> (Parsed, Box<treewright_syntax::TreeParser<NodeId>>) {
        let parser = |source, memory: &mut Memory| {
            let document = memory.document_with_source(source);
            match (input.context, memory.parser.take()) {
                (Some(context), old) => {
                    Parser::for_fragment_in_document(document, self, context, old)
                }
                (None, Some(old)) => Parser::in_memory_of(old, document, self),
                (None, None) => Parser::in_empty_document(document, self),
            }
        };
        match input.source {
            Source::Text(text) => parser(text.into(), memory).parse_the_source(),
            Source::SharedText(text) => parser(text, memory).parse_the_source(),
            Source::Bytes(bytes, metadata) => {
                let (stream, text) = self.stream_and_text(bytes, metadata);
                let parser = parser(text.unwrap_or_default().into(), memory);
                parser.with_stream(stream).parse_all_bytes(bytes)
            }
        }
    }

    pub(crate) fn reports_errors(&self) -> bool {
        self.collect_errors || self.stop_at_first_error
    }

    pub(crate) fn keeps_origins(&self) -> bool {
        self.origins
    }

    pub(crate) fn new_stream(&self, metadata: &OutOfBandMetadata) -> InputByteStream {
        let mut stream = InputByteStream::new(metadata.clone());
        let limit = self.limit_of_kept_bytes;
        let limit = limit.unwrap_or(InputByteStream::DEFAULT_LIMIT_OF_KEPT_BYTES);
        stream.set_limit_of_kept_bytes(limit);
        if self.reports_errors() {
            stream.report_decoding_errors();
        }
        stream
    }

    /// Creates a stream for the bytes of a whole page. Also returns their text if the stream takes them as
    /// UTF-8; otherwise the stream has not consumed any bytes.
    fn stream_and_text<'a>(
        &self,
        bytes: &'a [u8],
        metadata: Option<&OutOfBandMetadata>,
    ) -> (InputByteStream, Option<&'a str>) {
        const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";
        let mut stream = match metadata {
            Some(metadata) => self.new_stream(metadata),
            None => self.new_stream(&OutOfBandMetadata::new()),
        };
        let text = bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(bytes);
        let text = simdutf8::basic::from_utf8(text).ok().filter(|_| stream.take_as_utf8(bytes));
        (stream, text)
    }

    /// The limits of [`limits`](Self::limits).
    pub const fn limits_of_parse(&self) -> &Limits {
        &self.limits
    }

    pub(crate) fn mode_of_context_document(&self) -> DocumentMode {
        self.context_document_mode
    }

    pub(crate) fn for_parser(&self, fragment: bool) -> ParserOptions {
        let mut options = ParserOptions::default();
        options.scripting = match self.scripting {
            Scripting::Off => ScriptingMode::Disabled,
            Scripting::On if fragment => ScriptingMode::Inert,
            Scripting::On => ScriptingMode::Normal,
            Scripting::Mode(mode) => mode,
        };
        options.edition = self.edition;
        options.allow_declarative_shadow_roots = self.declarative_shadow_roots.unwrap_or(!fragment);
        options.srcdoc = self.srcdoc;
        options.report_errors = self.reports_errors();
        options.stop_at_first_error = self.stop_at_first_error;
        options.limits.clone_from(&self.limits);
        options.tokens_per_pump = self.limits.time.map(|_| TOKENS_BETWEEN_LOOKS_AT_THE_CLOCK);
        options
    }
}

/// The number of tokens between two checks of the clock, if time is limited.
const TOKENS_BETWEEN_LOOKS_AT_THE_CLOCK: u32 = 4096;

/// The result of a parse.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Parsed {
    /// The tree. Its [`root`](Document::root) is the document, or for a fragment parse, the fragment.
    pub document: Document,
    /// The parse errors in the order of their places in the text, if [`Options::collect_errors`] or
    /// [`Options::stop_at_first_error`] asked for them.
    pub errors: Vec<LocatedParseError>,
    /// The number of parse errors beyond [`Limits::errors`], which the list does not have.
    pub errors_left_out: u64,
    /// The bytes that could not be decoded, in order, if [`Options::collect_errors`] or
    /// [`Options::stop_at_first_error`] asked for them.
    pub decoding_errors: Vec<LocatedDecodingError>,
    /// The element whose contents were parsed; `None` for a document.
    pub context: Option<Context>,
    /// The encoding that bytes were read in, and the reason for it; `None` for text.
    pub encoding: Option<EncodingDecision>,
    /// The limits of [`Options::limits`] that were met, each with the first place.
    pub limits_met: Vec<LimitMet>,
    /// How the parse ended.
    pub end: End,
}

impl Parsed {
    /// Finds the bytes that places in the text were decoded from, if the caller still has the bytes; `None`
    /// for a parse of text.
    ///
    /// ```
    /// use treewright::Options;
    ///
    /// let page = b"<!doctype html><meta charset=koi8-r>\xC1\xC2<p id=1 id=2>";
    /// let parsed = Options::new().collect_errors(true).parse(page);
    /// let bytes = parsed.byte_offsets(page).unwrap().byte_range(parsed.errors[0].span)?;
    /// assert_eq!(bytes, 48..49);
    /// # Ok::<(), treewright::ByteOffsetError>(())
    /// ```
    pub fn byte_offsets<'a>(&self, bytes: &'a [u8]) -> Option<ByteOffsets<'a>> {
        let decision = self.encoding.as_ref()?;
        Some(ByteOffsets::new(bytes, decision.encoding))
    }
}

impl End {
    /// Returns the name in lower case with hyphens.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Complete => "complete",
            Self::StoppedAtFirstError => "stopped-at-first-error",
            Self::Degraded => "degraded",
            Self::Truncated => "truncated",
        }
    }
}

/// How a parse ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum End {
    /// The parser reached the end of the text.
    Complete,
    /// The parse ended at the first parse error, as [`Options::stop_at_first_error`] asks.
    StoppedAtFirstError,
    /// The input was parsed to its end, but a limit of [`Options::limits`] made the tree differ from the
    /// standard's: [`Parsed::limits_met`] has the limit.
    Degraded,
    /// The input was cut off: at a limit, which is in [`Parsed::limits_met`], or because the text is longer
    /// than the 4 GiB that offsets can count. Then the piece that exceeded 4 GiB, and all pieces after it,
    /// were dropped.
    Truncated,
}
