//! What a parse is to do.

use treewright_dom::Document;
use treewright_syntax::{DocumentMode, Edition, ParserOptions, ScriptingMode};

use crate::{Context, LocatedParseError, Parser};

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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    scripting: Scripting,
    edition: Edition,
    srcdoc: bool,
    declarative_shadow_roots: Option<bool>,
    context_document_mode: DocumentMode,
    collect_errors: bool,
    stop_at_first_error: bool,
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

    /// Whether parse errors are collected. It costs a copy of the text, for lines and columns.
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

    /// Parses a whole document.
    pub fn parse(&self, html: &str) -> Parsed {
        let mut parser = Parser::in_empty_document(Document::with_source(html), self);
        parser.push(html);
        parser.finish()
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
        let mut parser = Parser::for_fragment_in_document(document, self, context);
        parser.push(html);
        parser.finish()
    }

    /// A parser for a document that comes in pieces.
    pub fn parser(&self) -> Parser {
        Parser::in_empty_document(Document::new(), self)
    }

    /// A parser for a fragment that comes in pieces.
    pub fn fragment_parser(&self, context: &Context) -> Parser {
        Parser::for_fragment_in_document(Document::new(), self, context)
    }

    pub(crate) fn reports_errors(&self) -> bool {
        self.collect_errors || self.stop_at_first_error
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
        options
    }
}

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
    /// Whether all of the text was parsed.
    pub end: End,
}

/// Why a parse ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum End {
    /// The text was parsed to its end.
    Complete,
    /// At the first parse error, as [`Options::stop_at_first_error`] asked.
    StoppedAtFirstError,
    /// The text was longer than the 4 GiB that offsets can count; the piece that went beyond, and
    /// all that came after it, was left out.
    Truncated,
}
