//! Traits of [`Document`], by subject, for programs that run a parser which writes to it: the facade
//! `treewright`, script hosts and XML parsers. Readers and editors of pages do not need them.

use treewright_markup::{NodeKind, SourceId};

pub use crate::origins::WrittenNodes;
use crate::sealed::Sealed;
use crate::{Document, NodeId};

/// Controls where parsers write: the target document, and the sources that its origins name.
pub trait ParserTarget: Sealed {
    /// The document that a parser writes to: the main document, unless
    /// [`ParserTarget::set_parser_document`] has set another one.
    fn parser_document(&self) -> NodeId;

    /// Sets the document that a parser writes to. A fragment parse into an arena whose main document
    /// is in use needs a document of its own; see [`Document::create_document`].
    ///
    /// # Errors
    /// [`NodeError::Stale`](crate::NodeError::Stale), and
    /// [`NodeError::WrongKind`](crate::NodeError::WrongKind) for a node that is not a document.
    fn set_parser_document(&mut self, document: NodeId) -> Result<(), crate::NodeError>;

    /// Sets whether later text from the parser may contain stand-ins for lone surrogates: a parser reads
    /// UTF-8, and a script may write half of a surrogate pair. See
    /// [`ScriptText::to_stand_ins`](crate::ScriptText::to_stand_ins).
    ///
    /// ```
    /// use treewright_dom::parsing::ParserTarget;
    /// use treewright_dom::scripting::CharacterData;
    /// use treewright_dom::{Document, Namespace, ScriptText, TreeSink};
    /// use treewright_markup::{Origin, Run};
    ///
    /// let half = ScriptText::from_utf16(&[0xD83D]);
    /// let mut document = Document::new();
    /// document.read_stand_ins(true);
    /// // A parser does this.
    /// let paragraph = document.create_element(Namespace::Html, "p")?;
    /// document.insert_text(&paragraph, None, Run::new(&half.to_stand_ins()), Origin::default());
    /// let text = document.children(paragraph).next().unwrap();
    /// assert_eq!(document.script_text(text), Some(half));
    /// # Ok::<(), treewright_dom::NodeError>(())
    /// ```
    fn read_stand_ins(&mut self, read: bool);

    /// Starts another parse into this document: its main source, and those that scripts write to it, get
    /// new numbers in the origins of the document. Returns the number of the main source, which is
    /// [`SourceId::MAIN`] for the first parse.
    fn begin_a_watched_parse(&mut self) -> SourceId;

    /// Continues the parse with this main source, if several parses alternate: later additions to the tree
    /// come from its sources. The sources of such parses are numbered in the order in which the tree first
    /// uses them.
    ///
    /// ```
    /// use treewright_dom::parsing::ParserTarget;
    /// use treewright_dom::{Document, TreeSink, WatchedDocument};
    /// use treewright_markup::{Cause, LocalName, Origin, Run, SourceToken, Span, TokenKind};
    ///
    /// let mut document = Document::new();
    /// document.keep_origins();
    /// let sources = [(); 2].map(|()| document.begin_a_watched_parse());
    /// for start in [0, 7] {
    ///     for source in sources {
    ///         document.continue_a_watched_parse(source);
    ///         // A parser does this, and numbers its own sources.
    ///         let span = Span::in_main(start, start + 7);
    ///         let mut sink = WatchedDocument::new(&mut document);
    ///         sink.token_follows(SourceToken::new(TokenKind::Comment, LocalName::UNKNOWN, span));
    ///         let comment = sink.create_comment(Run::new(""), Origin::new(span, Cause::Source));
    ///         let token = document.origin(comment).unwrap().token().unwrap();
    ///         assert_eq!((token.span.source, token.span.start), (source, start));
    ///     }
    /// }
    /// ```
    fn continue_a_watched_parse(&mut self, main: SourceId);

    /// Gives the document the text of a source of the current parse, as the parser numbers them. (A
    /// document that was created for the parse already has the main one as its
    /// [`source`](Document::source).) Returns the number that the source has in the origins of the
    /// document.
    fn set_source_of(&mut self, source: SourceId, text: &str) -> SourceId;
}

impl ParserTarget for Document {
    fn parser_document(&self) -> NodeId {
        self.parse_target
    }

    fn set_parser_document(&mut self, document: NodeId) -> Result<(), crate::NodeError> {
        let index = self.resolve(document)?;
        if self.kind_at(index) != NodeKind::Document {
            return Err(crate::NodeError::WrongKind);
        }
        self.parse_target = document;
        Ok(())
    }

    fn read_stand_ins(&mut self, read: bool) {
        self.texts.read_stand_ins(read);
    }

    fn begin_a_watched_parse(&mut self) -> SourceId {
        self.origins.as_deref_mut().map_or(SourceId::MAIN, |origins| {
            origins.begin_a_parse();
            origins.source_of_this_parse(SourceId::MAIN)
        })
    }

    fn continue_a_watched_parse(&mut self, main: SourceId) {
        if let Some(origins) = self.origins.as_deref_mut() {
            origins.continue_a_parse(main);
        }
    }

    fn set_source_of(&mut self, source: SourceId, text: &str) -> SourceId {
        let Some(origins) = self.origins.as_deref_mut() else { return source };
        let source = origins.source_of_this_parse(source);
        origins.set_text(source, text);
        source
    }
}
