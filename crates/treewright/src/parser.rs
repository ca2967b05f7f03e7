//! A parser that owns its tree.

use treewright_dom::{Document, NodeId};
use treewright_syntax::{FragmentContext, InputTooLong, ParseError, Pause};

use crate::bytes::Utf8Decoder;
use crate::located::{self, SourceTexts};
use crate::{Context, End, Options, Parsed};

/// Parses text that comes in pieces, cut anywhere, into a [`Document`].
///
/// Programs that only want the tree [`push`](Self::push) text or
/// [`push_bytes`](Self::push_bytes) and [`finish`](Self::finish); scripts are passed over.
///
/// ```
/// use treewright::Options;
///
/// let mut parser = Options::new().parser();
/// parser.push_bytes(b"<p>caf\xC3");
/// parser.push_bytes(b"\xA9</");
/// parser.push("p>");
/// let parsed = parser.finish();
/// let html = parsed.document.outer_html(parsed.document.root());
/// assert_eq!(html, "<html><head></head><body><p>café</p></body></html>");
/// ```
///
/// Programs that run scripts [`append`](Self::append) and [`pump`](Self::pump), with
/// [`Options::scripting`] on. The parser never calls them: `pump` comes back at each script, and
/// between two calls the tree is theirs, as [`document_mut`](Self::document_mut).
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
/// A parser can be cloned between two calls: a checkpoint to come back to.
#[derive(Clone, Debug)]
pub struct Parser {
    syntax: treewright_syntax::Parser<NodeId>,
    document: Document,
    decoder: Utf8Decoder,
    /// The texts that errors point into, while errors are collected.
    sources: Option<SourceTexts>,
    end: End,
}

impl Parser {
    /// A parser for a document; `document` is empty but for its source.
    pub(crate) fn in_empty_document(document: Document, options: &Options) -> Self {
        let syntax = treewright_syntax::Parser::new(options.for_parser(false));
        Self::with(syntax, document, options)
    }

    /// A parser for a fragment; `document` is empty but for its source.
    pub(crate) fn for_fragment_in_document(
        mut document: Document,
        options: &Options,
        context: &Context,
    ) -> Self {
        let mut element = FragmentContext::new(context.namespace(), context.local_name());
        element.attributes = context.attribute_buffer();
        element.document_mode = options.mode_of_context_document();
        element.form = context.create_form(&mut document);
        let settings = options.for_parser(true);
        let syntax = treewright_syntax::Parser::for_fragment(&mut document, &element, settings);
        Self::with(syntax, document, options)
    }

    fn with(
        syntax: treewright_syntax::Parser<NodeId>,
        document: Document,
        options: &Options,
    ) -> Self {
        Self {
            syntax,
            document,
            decoder: Utf8Decoder::default(),
            sources: options.reports_errors().then(SourceTexts::default),
            end: End::Complete,
        }
    }

    /// Takes the next piece of text, which may be cut from the last at any character, and parses
    /// it as far as it is clear. Scripts are passed over.
    ///
    /// Text that comes after bytes ends a sequence of bytes that is not complete.
    pub fn push(&mut self, text: &str) {
        self.append(text);
        self.go_on();
    }

    /// Takes the next piece of bytes, which may be cut from the last anywhere, and decodes them as
    /// UTF-8 like [`utf8_decode`](crate::utf8_decode).
    pub fn push_bytes(&mut self, bytes: &[u8]) {
        let text = self.decoder.decode(bytes);
        self.append_decoded(&text);
        self.go_on();
    }

    /// Takes the next piece of text as UTF-16 code units, which may be cut from the last anywhere.
    /// A surrogate without its other half is a parse error and becomes U+FFFD.
    pub fn push_utf16(&mut self, units: &[u16]) {
        self.append_utf16(units);
        self.go_on();
    }

    /// Parses to the end and gives the tree.
    pub fn finish(mut self) -> Parsed {
        while self.syntax.script_nesting_level() > 0 {
            self.end_script();
        }
        self.syntax.set_parsing_blocking_script_is_pending(false);
        self.end_of_input();
        self.go_on();
        let errors = match &self.sources {
            Some(sources) => located::locate(self.syntax.errors(), sources),
            None => Vec::new(),
        };
        Parsed { document: self.document, errors, end: self.end }
    }

    /// Pumps on past all scripts.
    fn go_on(&mut self) {
        while let Pause::Script(_) = self.pump() {}
    }

    /// Takes the next piece of text without parsing it yet: [`pump`](Self::pump) does.
    pub fn append(&mut self, text: &str) {
        let cut_off = self.decoder.finish();
        self.append_decoded(&cut_off);
        self.append_decoded(text);
    }

    fn append_decoded(&mut self, text: &str) {
        if self.end == End::Truncated {
            return;
        }
        let result = self.syntax.append(text);
        self.took(result, |sources| sources.append(text));
    }

    /// Takes the next piece of text as UTF-16 code units without parsing it yet.
    pub fn append_utf16(&mut self, units: &[u16]) {
        let cut_off = self.decoder.finish();
        self.append_decoded(&cut_off);
        if self.end != End::Truncated {
            let result = self.syntax.append_utf16(units);
            self.took(result, |sources| sources.append_utf16(units));
        }
    }

    /// Says that nothing more will be appended.
    pub fn end_of_input(&mut self) {
        let cut_off = self.decoder.finish();
        self.append_decoded(&cut_off);
        self.syntax.end_of_input();
        if let Some(sources) = &mut self.sources {
            sources.end_of_input();
        }
    }

    /// Parses what there is, until there is a reason to give control back.
    pub fn pump(&mut self) -> Pause<NodeId> {
        let pause = self.syntax.pump(&mut self.document);
        self.noted(pause)
    }

    /// Says that the script of a [`Pause::Script`] is about to run: the insertion point is where
    /// the parser stands.
    pub fn begin_script(&mut self) {
        self.syntax.begin_script();
        if let Some(sources) = &mut self.sources {
            sources.begin_script();
        }
    }

    /// What `document.write` does in a script: inserts text at the insertion point and parses up
    /// to there. The answer is [`Pause::NeedInput`] when that is done, or [`Pause::Script`] when
    /// there was a script in the text; [`pump`](Self::pump) goes on after that one.
    pub fn write(&mut self, text: &str) -> Pause<NodeId> {
        match self.syntax.write(text, &mut self.document) {
            Ok(pause) => {
                self.took(Ok(()), |sources| sources.write(text));
                self.noted(pause)
            }
            Err(error) => {
                self.took(Err(error), |_| ());
                Pause::NeedInput
            }
        }
    }

    /// [`write`](Self::write) with UTF-16 code units; the halves of a surrogate pair that come in
    /// two calls join.
    pub fn write_utf16(&mut self, units: &[u16]) -> Pause<NodeId> {
        match self.syntax.write_utf16(units, &mut self.document) {
            Ok(pause) => {
                self.took(Ok(()), |sources| sources.write_utf16(units));
                self.noted(pause)
            }
            Err(error) => {
                self.took(Err(error), |_| ());
                Pause::NeedInput
            }
        }
    }

    /// Says that the script is done.
    pub fn end_script(&mut self) {
        self.syntax.end_script();
        if let Some(sources) = &mut self.sources {
            sources.end_script();
        }
    }

    /// Aborts the parser: throws away the text that is left. [`pump`](Self::pump) then says
    /// [`Pause::Finished`].
    /// <https://html.spec.whatwg.org/multipage/parsing.html#abort-a-parser>
    pub fn abort(&mut self) {
        self.syntax.abort(&mut self.document);
    }

    /// The tree so far.
    pub fn document(&self) -> &Document {
        &self.document
    }

    /// The tree so far, for a script to change. The parser copes with whatever is moved or taken
    /// out; only nodes that it still holds must not be deleted
    /// ([`syntax().handles()`](treewright_syntax::Parser::handles) lists them).
    pub fn document_mut(&mut self) -> &mut Document {
        self.syntax.the_tree_was_changed();
        &mut self.document
    }

    /// The parse errors so far, when they are collected; [`finish`](Self::finish) adds lines and
    /// columns.
    pub fn errors(&self) -> &[ParseError] {
        self.syntax.errors()
    }

    /// The parser itself: script nesting level, parser pause flag, handles.
    pub fn syntax(&self) -> &treewright_syntax::Parser<NodeId> {
        &self.syntax
    }

    /// Sets or clears the
    /// [pending parsing-blocking script](treewright_syntax::Parser::set_parsing_blocking_script_is_pending).
    pub fn set_parsing_blocking_script_is_pending(&mut self, pending: bool) {
        self.syntax.set_parsing_blocking_script_is_pending(pending);
    }

    /// Keeps the text for the places of errors, or notes that there was too much of it.
    fn took(&mut self, result: Result<(), InputTooLong>, keep: impl FnOnce(&mut SourceTexts)) {
        match (result, &mut self.sources) {
            (Ok(()), Some(sources)) => keep(sources),
            (Ok(()), None) => {}
            (Err(InputTooLong), _) => self.end = End::Truncated,
        }
    }

    fn noted(&mut self, pause: Pause<NodeId>) -> Pause<NodeId> {
        if let Pause::Aborted(_) = pause {
            self.end = End::StoppedAtFirstError;
        }
        pause
    }
}
