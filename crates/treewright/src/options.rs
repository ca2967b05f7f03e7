//! What a parse is to do.

use std::io;
use std::sync::Arc;

use treewright_dom::Document;
use treewright_syntax::{
    ByteOffsets, DocumentMode, Edition, EncodingDecision, InputByteStream, LimitMet, Limits,
    OutOfBandMetadata, ParserOptions, ScriptingMode,
};

use crate::{Context, LocatedDecodingError, LocatedParseError, Memory, Parser};

/// The settings of a parse, each with the default that a page on the web calls for.
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
pub struct Options {
    scripting: Scripting,
    edition: Edition,
    srcdoc: bool,
    declarative_shadow_roots: Option<bool>,
    context_document_mode: DocumentMode,
    collect_errors: bool,
    stop_at_first_error: bool,
    limit_of_kept_bytes: Option<u64>,
    limits: Limits,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Scripting {
    #[default]
    Off,
    /// The mode that a browser with scripting on would use.
    On,
    Mode(ScriptingMode),
}

impl Options {
    /// The defaults: scripting off, the standard of today, declarative shadow roots in documents
    /// but not in fragments, no errors collected.
    pub fn new() -> Self {
        Self::default()
    }

    /// Whether scripting counts as on, so that the contents of `noscript` are text. On means the
    /// mode Normal for documents and Inert for fragments. No script runs unless the caller runs
    /// it: [`Parser::pump`] stops at each, everything else goes on past it.
    #[must_use]
    pub fn scripting(mut self, on: bool) -> Self {
        self.scripting = if on { Scripting::On } else { Scripting::Off };
        self
    }

    /// One particular
    /// [scripting mode](https://html.spec.whatwg.org/multipage/parsing.html#scripting-mode).
    #[must_use]
    pub fn scripting_mode(mut self, mode: ScriptingMode) -> Self {
        self.scripting = Scripting::Mode(mode);
        self
    }

    /// Which rules to follow; [`Edition::LIVING`] when nothing is said.
    #[must_use]
    pub fn edition(mut self, edition: Edition) -> Self {
        self.edition = edition;
        self
    }

    /// Whether the text is [an `iframe` `srcdoc`
    /// document](https://html.spec.whatwg.org/multipage/iframe-embed-object.html#an-iframe-srcdoc-document),
    /// which needs no doctype.
    #[must_use]
    pub fn srcdoc(mut self, srcdoc: bool) -> Self {
        self.srcdoc = srcdoc;
        self
    }

    /// Whether `<template shadowrootmode>` attaches shadow roots. When nothing is said it does in
    /// documents and not in fragments, as for pages and for `innerHTML` in a browser.
    #[must_use]
    pub fn declarative_shadow_roots(mut self, allow: bool) -> Self {
        self.declarative_shadow_roots = Some(allow);
        self
    }

    /// The mode of the document that a fragment's context element is in.
    /// [`set_inner_html`](crate::set_inner_html) asks the document itself.
    #[must_use]
    pub fn context_document_mode(mut self, mode: DocumentMode) -> Self {
        self.context_document_mode = mode;
        self
    }

    /// Whether parse errors, and errors of decoding bytes, are collected. It costs a copy of the
    /// text, for lines and columns, and for each error about a hundred bytes: hostile input has one
    /// for each byte.
    #[must_use]
    pub fn collect_errors(mut self, collect: bool) -> Self {
        self.collect_errors = collect;
        self
    }

    /// Whether the first parse error ends the parse; the tree is then what was made up to there.
    /// This collects that error too.
    #[must_use]
    pub fn stop_at_first_error(mut self, stop: bool) -> Self {
        self.stop_at_first_error = stop;
        self
    }

    /// What a parse may take; without bounds when nothing is said. [`Parsed::end`] tells whether
    /// a limit was met, and [`Parsed::limits_met`] which and where.
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

    /// How many bytes a [`byte_parser`](Self::byte_parser) keeps while the encoding can still
    /// change, so that it can begin again; [`InputByteStream::DEFAULT_LIMIT_OF_KEPT_BYTES`] when
    /// nothing is said. A declaration that comes after so many bytes, which are not all ASCII, is
    /// ignored.
    ///
    /// [`parse_bytes`](Self::parse_bytes) has all bytes at hand and knows no limit.
    #[must_use]
    pub fn limit_of_kept_bytes_to(mut self, limit: u64) -> Self {
        self.limit_of_kept_bytes = Some(limit);
        self
    }

    /// Parses a whole document.
    pub fn parse(&self, html: &str) -> Parsed {
        self.parse_shared(html.into())
    }

    /// [`parse`](Self::parse) for one page after another, in memory that is used again: the parser's,
    /// and that of a tree that came back. It spares nearly all allocations.
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
    pub fn parse_in(&self, html: &str, memory: &mut Memory) -> Parsed {
        let document = memory.document_with_source(html);
        let (parsed, syntax) = match memory.parser.take() {
            Some(syntax) => Parser::in_memory_of(syntax, document, self),
            None => Parser::in_empty_document(document, self),
        }
        .parse_the_source_and_give_back();
        // Renewed at once, so that it keeps no text of the page.
        memory.parser = Some(syntax.renewed(self.for_parser(false)));
        parsed
    }

    /// Parses a whole document whose text is shared with the tree: it is not copied.
    ///
    /// ```
    /// use treewright::Options;
    ///
    /// let html: std::sync::Arc<str> = "<p>text".into();
    /// let parsed = Options::new().parse_shared(html.clone());
    /// assert!(std::ptr::eq(parsed.document.source(), &*html));
    /// ```
    pub fn parse_shared(&self, html: Arc<str>) -> Parsed {
        let parser = Parser::in_empty_document(Document::with_source(html), self);
        parser.parse_the_source()
    }

    /// Parses what could be the contents of an element.
    ///
    /// ```
    /// use treewright::Options;
    ///
    /// let parsed = Options::new().parse_fragment("<td>a<td>b", &"tr".parse()?);
    /// assert_eq!(parsed.document.children(parsed.document.root()).count(), 2);
    /// # Ok::<(), treewright::ContextError>(())
    /// ```
    pub fn parse_fragment(&self, html: &str, context: &Context) -> Parsed {
        let document = Document::with_source(html);
        Parser::for_fragment_in_document(document, self, context).parse_the_source()
    }

    /// Parses a whole document from its bytes, in the encoding that they and the metadata say.
    ///
    /// ```
    /// use treewright::{Options, OutOfBandMetadata};
    ///
    /// let metadata = OutOfBandMetadata::new().content_type("text/html; charset=shift_jis");
    /// let parsed = Options::new().parse_bytes(b"<p>\x82\xA0", &metadata);
    /// assert_eq!(parsed.document.text_content(parsed.document.root()), "あ");
    /// let decision = parsed.encoding.unwrap();
    /// assert_eq!(decision.source.as_str(), "transport-layer");
    /// ```
    ///
    /// <https://html.spec.whatwg.org/multipage/parsing.html#the-input-byte-stream>
    pub fn parse_bytes(&self, bytes: &[u8], metadata: &OutOfBandMetadata) -> Parsed {
        let (stream, document) = self.stream_and_document(bytes, metadata);
        Parser::in_empty_document(document, self).with_stream(stream).parse_all_bytes(bytes)
    }

    /// Parses what could be the contents of an element, from its bytes. The encoding is determined
    /// as for a document, but no `meta` element of the fragment changes it.
    pub fn parse_fragment_bytes(
        &self,
        bytes: &[u8],
        context: &Context,
        metadata: &OutOfBandMetadata,
    ) -> Parsed {
        let (stream, document) = self.stream_and_document(bytes, metadata);
        let parser = Parser::for_fragment_in_document(document, self, context);
        parser.with_stream(stream).parse_all_bytes(bytes)
    }

    /// Parses a document from what a reader gives: a file, a socket.
    ///
    /// ```
    /// use treewright::{Options, OutOfBandMetadata};
    ///
    /// let file = std::io::Cursor::new(b"<meta charset=koi8-r><p>\xC1");
    /// let parsed = Options::new().parse_reader(file, OutOfBandMetadata::new())?;
    /// assert_eq!(parsed.document.text_content(parsed.document.root()), "а");
    /// # Ok::<(), std::io::Error>(())
    /// ```
    ///
    /// # Errors
    /// When the reader has one, or says that it read more than it was given room for. Interrupted reads
    /// are tried again.
    pub fn parse_reader(
        &self,
        mut reader: impl io::Read,
        metadata: OutOfBandMetadata,
    ) -> io::Result<Parsed> {
        let mut parser = self.byte_parser(metadata);
        let mut buffer = vec![0; 1 << 16];
        loop {
            match reader.read(&mut buffer) {
                Ok(0) => return Ok(parser.finish()),
                Ok(read) => {
                    let bytes = buffer.get(..read);
                    let too_much = || io::Error::other("a reader read more than it has room for");
                    parser.push_bytes(bytes.ok_or_else(too_much)?);
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// Parses a document from pieces of its bytes, which may be cut anywhere.
    ///
    /// ```
    /// use treewright::{Options, OutOfBandMetadata};
    ///
    /// let chunks = [&b"<p>caf\xC3"[..], b"\xA9"];
    /// let parsed = Options::new().parse_chunks(chunks, OutOfBandMetadata::new());
    /// assert_eq!(parsed.document.text_content(parsed.document.root()), "café");
    /// ```
    pub fn parse_chunks<C: AsRef<[u8]>>(
        &self,
        chunks: impl IntoIterator<Item = C>,
        metadata: OutOfBandMetadata,
    ) -> Parsed {
        let mut parser = self.byte_parser(metadata);
        for chunk in chunks {
            parser.push_bytes(chunk.as_ref());
        }
        parser.finish()
    }

    /// A parser for a document whose bytes come in pieces.
    pub fn byte_parser(&self, metadata: OutOfBandMetadata) -> Parser {
        self.parser().with_stream(self.new_stream(metadata))
    }

    /// A parser for a document that comes in pieces.
    pub fn parser(&self) -> Parser {
        Parser::in_empty_document(Document::new(), self)
    }

    /// A parser for a fragment that comes in pieces.
    pub fn fragment_parser(&self, context: &Context) -> Parser {
        Parser::for_fragment_in_document(Document::new(), self, context)
    }

    /// A parser for a fragment whose bytes come in pieces. The encoding is determined as for a
    /// document, but no `meta` element of the fragment changes it.
    pub fn fragment_byte_parser(&self, context: &Context, metadata: OutOfBandMetadata) -> Parser {
        self.fragment_parser(context).with_stream(self.new_stream(metadata))
    }

    pub(crate) fn reports_errors(&self) -> bool {
        self.collect_errors || self.stop_at_first_error
    }

    pub(crate) fn new_stream(&self, metadata: OutOfBandMetadata) -> InputByteStream {
        let mut stream = InputByteStream::new(metadata);
        stream.set_limit_of_kept_bytes(self.limit_of_kept_bytes());
        if self.reports_errors() {
            stream.report_decoding_errors();
        }
        stream
    }

    /// A stream for bytes that are all here, and a document that has their text as its source if
    /// the stream takes them as UTF-8; otherwise the stream is as if it had not seen them.
    fn stream_and_document(
        &self,
        bytes: &[u8],
        metadata: &OutOfBandMetadata,
    ) -> (InputByteStream, Document) {
        const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";
        let mut stream = self.new_stream(metadata.clone());
        let text = bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(bytes);
        let document = match simdutf8::basic::from_utf8(text) {
            Ok(text) if stream.take_as_utf8(bytes) => Document::with_source(text),
            _ => Document::new(),
        };
        (stream, document)
    }

    pub(crate) fn limits_of_parse(&self) -> &Limits {
        &self.limits
    }

    pub(crate) fn limit_of_kept_bytes(&self) -> u64 {
        self.limit_of_kept_bytes.unwrap_or(InputByteStream::DEFAULT_LIMIT_OF_KEPT_BYTES)
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

/// So many tokens are processed between two looks at the clock, where time is limited.
const TOKENS_BETWEEN_LOOKS_AT_THE_CLOCK: u32 = 4096;

/// What a parse made.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Parsed {
    /// The tree. Its [`root`](Document::root) is the document, or for a fragment parse the
    /// fragment.
    pub document: Document,
    /// The parse errors in the order of their places in the text, when [`Options::collect_errors`] or
    /// [`Options::stop_at_first_error`] asked for them.
    pub errors: Vec<LocatedParseError>,
    /// The number of parse errors beyond [`Limits::errors`], which are not among them.
    pub errors_left_out: u64,
    /// The bytes that could not be decoded, in their order, when [`Options::collect_errors`] or
    /// [`Options::stop_at_first_error`] asked for them.
    pub decoding_errors: Vec<LocatedDecodingError>,
    /// The encoding that bytes were read in, and why; `None` for text.
    pub encoding: Option<EncodingDecision>,
    /// The limits of [`Options::limits`] that were met, each where that was for the first time.
    pub limits_met: Vec<LimitMet>,
    /// Whether all of the input was parsed.
    pub end: End,
}

impl Parsed {
    /// Finds the bytes that places in the text were decoded from, for a caller who still has the
    /// bytes; `None` when the parse was of text.
    ///
    /// ```
    /// use treewright::{Options, OutOfBandMetadata};
    ///
    /// let page = b"<!doctype html><meta charset=koi8-r>\xC1\xC2<p id=1 id=2>";
    /// let options = Options::new().collect_errors(true);
    /// let parsed = options.parse_bytes(page, &OutOfBandMetadata::new());
    /// let bytes = parsed.byte_offsets(page).unwrap().byte_range(parsed.errors[0].span)?;
    /// assert_eq!(bytes, 48..49);
    /// # Ok::<(), treewright::NoByteOffset>(())
    /// ```
    pub fn byte_offsets<'a>(&self, bytes: &'a [u8]) -> Option<ByteOffsets<'a>> {
        let decision = self.encoding.as_ref()?;
        Some(ByteOffsets::new(bytes, decision.encoding))
    }
}

impl End {
    /// A name in lower case with hyphens.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Complete => "complete",
            Self::StoppedAtFirstError => "stopped-at-first-error",
            Self::Degraded => "degraded",
            Self::Truncated => "truncated",
        }
    }
}

/// Why a parse ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum End {
    /// The text was parsed to its end.
    Complete,
    /// At the first parse error, as [`Options::stop_at_first_error`] asked.
    StoppedAtFirstError,
    /// The input was parsed to its end, but at a limit of [`Options::limits`] the tree became another
    /// one than the standard's: [`Parsed::limits_met`] says which.
    Degraded,
    /// The input was cut off: at a limit, which [`Parsed::limits_met`] has, or because the text was
    /// longer than the 4 GiB that offsets can count; then the piece that went beyond, and all that
    /// came after it, was left out.
    Truncated,
}
