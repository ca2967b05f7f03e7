//! Reading the origins of nodes.

use std::iter::FusedIterator;

use treewright_markup::{
    AttributeName, AttributeNamespace, Cause, NodeKind, SourceId, Span, TokenKind,
};

use super::attribute::attributes_of_tag;
use super::{AttributeOrigin, AttributeOrigins, Closed, Extra, Origins, Piece, Record};
use crate::node::NONE;
use crate::{Document, NodeId};

/// The origin of a node: the token that created it, the reason, and the ranges of the source that became
/// it. See [`Document::origin`].
#[derive(Clone, Copy, Debug)]
pub struct NodeOrigin<'a> {
    document: &'a Document,
    origins: &'a Origins,
    node: NodeId,
    kind: NodeKind,
    /// `None` for a node that no parser made, or that has no token of its own.
    record: Option<Record>,
    extra: Extra,
}

/// A token of the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TokenPlace {
    /// The kind.
    pub kind: TokenKind,
    /// The range. For characters and for the end of the input it is the empty range before the first
    /// character.
    pub span: Span,
}

/// How an element was closed, that is, left the stack of open elements.
/// <https://html.spec.whatwg.org/multipage/parsing.html#the-stack-of-open-elements>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Closing {
    /// It is a void element, an element with a self-closing start tag, or an element for which the standard
    /// says "immediately pop".
    AtOnce,
    /// By an end tag of its name; for a heading, also by that of another heading.
    EndTag(Span),
    /// By a token that is not its end tag.
    By(TokenPlace),
    /// It is still open, or was never on the stack.
    Not,
}

/// A place that a node was put at, other than the end of the current node: foster parenting, the adoption
/// agency algorithm, or content patching. See [`NodeOrigin::moves`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct NodeMove {
    /// [`Cause::FosterParented`], [`Cause::AdoptionAgency`] or [`Cause::Patched`].
    pub cause: Cause,
    /// The span of the token that moved it. The parse errors raised for that token have places in this
    /// range, or at its start; those for text in a table are at the first character that is not white
    /// space, which may be written as a character reference.
    pub span: Span,
}

impl Document {
    /// Returns true if the document records the origins of the nodes of its parses.
    pub fn has_origins(&self) -> bool {
        self.origins.is_some()
    }

    /// The origin of a node: where it comes from, and why it is there. `None` for a stale id, and if the
    /// document keeps no origins. Every node of a document that keeps them has one.
    ///
    /// ```
    /// use treewright_dom::{Cause, Document};
    /// let mut document = Document::new();
    /// assert!(document.origin(document.root()).is_none());
    /// document.keep_origins();
    /// let text = document.create_text("a");
    /// assert_eq!(document.origin(text).unwrap().cause(), Cause::Program);
    /// ```
    pub fn origin(&self, node: NodeId) -> Option<NodeOrigin<'_>> {
        let origins = self.origins.as_deref()?;
        let kind = self.kind(node)?;
        let record = origins.record(node);
        let extra = record.map_or(Extra::NONE, |record| origins.extra(&record));
        Some(NodeOrigin { document: self, origins, node, kind, record, extra })
    }

    /// The text of a source that spans of origins refer to. The main source of a page that was parsed from
    /// text is [`Document::source`]; others are known once the facade's parser has finished, or if they
    /// were [set](crate::parsing::ParserTarget::set_source_of). `None` if the text is not known.
    pub fn source_of(&self, source: SourceId) -> Option<&str> {
        let text = self.origins.as_deref().map_or("", |origins| origins.text(source));
        let text = if source == SourceId::MAIN && text.is_empty() { self.source() } else { text };
        (!text.is_empty()).then_some(text)
    }

    /// The text of a span.
    pub fn source_text(&self, span: Span) -> Option<&str> {
        if span.start == span.end {
            return Some("");
        }
        self.source_of(span.source)?.get(span.start as usize..span.end as usize)
    }
}

impl<'a> NodeOrigin<'a> {
    /// The reason why the node exists. Foster parenting and the like only explain its place: see
    /// [`moves`](Self::moves).
    pub fn cause(&self) -> Cause {
        match self.record {
            Some(record) if record.cause == Cause::Source && self.extra.source != 0 => {
                Cause::Script
            }
            Some(record) => record.cause,
            None if self.node == self.document.main_document() => Cause::Parser,
            None if self.document.host(self.node).is_some() => Cause::TemplateContents,
            None => Cause::Program,
        }
    }

    /// Returns true if an author or a script wrote the node itself.
    pub fn is_written(&self) -> bool {
        matches!(self.cause(), Cause::Source | Cause::Script)
    }

    /// The token that created the node: its own, or the one that implied it, opened it again, or made the
    /// parser clone it. `None` for a node without such a token.
    pub fn token(&self) -> Option<TokenPlace> {
        let record = self.record.filter(|record| record.cause != Cause::Parser)?;
        Some(TokenPlace { kind: record.token, span: self.origins.token_span(&record) })
    }

    /// The span of the start tag, for an element that was written. If a tag started in one source and
    /// continued in another, it is the span of the last part.
    pub fn start_tag(&self) -> Option<Span> {
        let record = self.record?;
        let is_it = self.kind == NodeKind::Element && record.cause == Cause::Source
            || record.cause == Cause::DeclarativeShadowRoot;
        is_it.then(|| self.origins.token_span(&record))
    }

    /// The span of the end tag that closed the element.
    pub fn end_tag(&self) -> Option<Span> {
        match self.closing() {
            Closing::EndTag(span) => Some(span),
            _ => None,
        }
    }

    /// How the element was closed.
    pub fn closing(&self) -> Closing {
        let Some(record) = self.record else { return Closing::Not };
        let source = SourceId(self.extra.close_source);
        let span = Span { source, start: record.close_start, end: record.close_end };
        match record.closed {
            Closed::Not => Closing::Not,
            Closed::AtOnce => Closing::AtOnce,
            Closed::ByItsEndTag => Closing::EndTag(span),
            Closed::By(kind) => Closing::By(TokenPlace { kind, span }),
        }
    }

    /// The span of the start tag, text, comment or the like that this node recreates: by the adoption
    /// agency algorithm, by "reconstruct the active formatting elements", or for `selectedcontent`. `None`
    /// for a text in more than one piece: [`text_spans`](Self::text_spans) has the pieces.
    pub fn original(&self) -> Option<Span> {
        if self.kind == NodeKind::Text && self.cause() == Cause::SelectedContent {
            return self.span();
        }
        self.extra.original
    }

    /// The range of the source that became the node: the token of a comment, doctype or processing
    /// instruction; a text if it is contiguous; and for an element that was written, the range from its
    /// start tag to its end tag, or to the place where it was closed without one. `None` for a node that is
    /// not one range of one source.
    ///
    /// An element's range is that of its tags. In a page with errors, nodes in the range can be elsewhere
    /// in the tree, and children of the element can be outside the range.
    pub fn span(&self) -> Option<Span> {
        let record = self.record?;
        match self.kind {
            NodeKind::Element | NodeKind::ShadowRoot => {
                let start = self.start_tag()?;
                let end = match self.closing() {
                    Closing::AtOnce => return Some(start),
                    Closing::EndTag(span) if span.source == start.source => span.end,
                    Closing::By(token) if token.span.source == start.source => token.span.start,
                    _ => return None,
                };
                (start.end <= end).then_some(Span { end, ..start })
            }
            NodeKind::Text => {
                let mut spans = self.text_spans();
                let first = spans.next()?;
                spans.next().is_none().then_some(first)
            }
            _ if record.cause == Cause::Source => Some(self.origins.token_span(&record)),
            _ => None,
        }
    }

    /// The ranges of the source that became a text, in order: one for a text that was written without
    /// interruption. They contain character references and newlines as written, but not the characters that the
    /// parser ignored. If a script wrote a part of a character reference, so that it is in two sources, they
    /// contain at most its last part.
    pub fn text_spans(&self) -> TextSpans {
        let mut spans = Vec::new();
        if self.kind == NodeKind::Text
            && let Some(record) = self.record
        {
            self.collect(&record, &mut spans);
        }
        TextSpans(spans.into_iter())
    }

    fn collect(&self, record: &Record, to: &mut Vec<Span>) {
        let (document, origins) = (self.document, self.origins);
        let mut snapshots = Vec::new();
        let mut next = self.extra.snapshot;
        while let Some(snapshot) = origins.snapshots.get(next as usize) {
            snapshots.push(snapshot);
            next = snapshot.before;
        }
        let mut add = |span: Span| add_piece(document, to, span);
        for snapshot in snapshots.iter().rev() {
            snapshot.first.into_iter().for_each(&mut add);
            origins.list(snapshot.list).for_each(|piece| add(piece.span));
        }
        if record.cause == Cause::Source {
            add(origins.token_span(record));
        }
        origins.list((record.close_start, record.close_end)).for_each(|piece| add(piece.span));
    }

    /// The origins of the attributes that came from a source, in the order of the attributes. Attributes
    /// that a program added or set have none.
    pub fn attributes(&self) -> AttributeOrigins<'a> {
        let (tag, is_in_its_tag) = self.tag_of_attributes();
        let given = self.extra.given;
        AttributeOrigins::new(self.document, self.origins, self.node, tag, is_in_its_tag, given)
    }

    /// The spans of all attributes of the element, in their order: `None` for one that a program added or set.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// document.keep_origins();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// document.set_attribute(element, "id", "a").unwrap();
    /// let spans: Vec<_> = document.origin(element).unwrap().attribute_spans().collect();
    /// assert_eq!(spans, [None]);
    /// ```
    pub fn attribute_spans(&self) -> impl Iterator<Item = Option<Span>> + use<'a> {
        let mut origins = self.attributes();
        let slots = self.document.slots(self.node.index).iter();
        slots.map(move |slot| origins.find(*slot).and_then(|origin| origin.span()))
    }

    /// The spans of the names and of the values of the attributes in the [start tag](Self::start_tag), as
    /// written and in order, including duplicates that the parser dropped. The attributes of a declarative
    /// shadow root's tag are not in any tree. The span of a missing value is empty.
    ///
    /// ```
    /// use treewright_dom::parsing::ParserTarget;
    /// use treewright_dom::{Document, TreeSink, WatchedDocument};
    /// use treewright_markup::{Cause, LocalName, Origin, Run, SourceToken, Span, TokenKind};
    ///
    /// let mut document = Document::new();
    /// document.keep_origins();
    /// document.begin_a_watched_parse();
    /// // A parser does this.
    /// let mut sink = WatchedDocument::new(&mut document);
    /// let span = Span::in_main(0, 7);
    /// sink.token_follows(SourceToken::new(TokenKind::Comment, LocalName::UNKNOWN, span));
    /// let comment = sink.create_comment(Run::new(""), Origin::new(span, Cause::Source));
    /// // A comment has no start tag.
    /// assert_eq!(document.origin(comment).unwrap().attributes_of_start_tag().count(), 0);
    /// ```
    pub fn attributes_of_start_tag(&self) -> impl Iterator<Item = (Span, Span)> + use<'a> {
        attributes_of_tag(self.document, self.start_tag().unwrap_or_default())
    }

    /// The origin of the attribute with this local name and no namespace.
    pub fn attribute(&self, name: &str) -> Option<AttributeOrigin<'a>> {
        self.attribute_ns(AttributeName::plain(name))
    }

    /// The origin of the attribute with the namespace and local name of `name`.
    pub fn attribute_ns(&self, name: AttributeName<'_>) -> Option<AttributeOrigin<'a>> {
        let slots = self.document.slots(self.node.index);
        let slot = slots.iter().find(|slot| {
            if name.namespace == AttributeNamespace::None && name.prefix.is_none() {
                return self.document.names.is_plain_attribute(slot.name, name.local);
            }
            let other = self.document.names.attribute(slot.name);
            other.namespace == name.namespace && other.local == name.local
        })?;
        let (tag, is_in_its_tag) = self.tag_of_attributes();
        let mut in_its_tag = None;
        if is_in_its_tag {
            in_its_tag =
                AttributeOrigin::in_its_tag(self.document, self.origins, self.node, tag, *slot);
        }
        in_its_tag.or_else(|| self.attributes().find(*slot))
    }

    /// The tag of the attributes, and true if their places are found in its text.
    fn tag_of_attributes(&self) -> (Span, bool) {
        let record = self.record.filter(|_| self.kind == NodeKind::Element).unwrap_or(Record::NONE);
        let tag = self.extra.original.unwrap_or_else(|| self.origins.token_span(&record));
        (tag, record.has(Record::HAS_ATTRIBUTES_IN_ITS_TAG))
    }

    /// The places that the node was put at, other than the end of the current node, in chronological order:
    /// when it was inserted, if that was such a place, and whenever it was moved. The children of a block
    /// that the adoption agency algorithm moves to a clone do not count as moved; the clone is then their
    /// parent.
    pub fn moves(&self) -> Moves<'a> {
        let is_text = self.kind == NodeKind::Text;
        let next = self.extra.first_move;
        Moves { document: self.document, origins: self.origins, is_text, next }
    }
}

/// Adds a piece of a text to a list. A CR that ends a piece includes the LF after it, which is the same
/// newline, however the input was cut into pieces.
fn add_piece(document: &Document, to: &mut Vec<Span>, span: Span) {
    if span.start == span.end {
        return;
    }
    let span = with_its_newline(document, span);
    match to.last_mut() {
        Some(last) if super::follows(*last, span) => last.end = span.end,
        _ => to.push(span),
    }
}

/// The span, including the LF after it if it ends with a CR.
fn with_its_newline(document: &Document, mut span: Span) -> Span {
    if let Some(text) = document.source_of(span.source) {
        let bytes = text.as_bytes();
        let last = (span.end as usize).checked_sub(1).and_then(|last| bytes.get(last));
        if last == Some(&b'\r') && bytes.get(span.end as usize) == Some(&b'\n') {
            span.end = span.end.saturating_add(1);
        }
    }
    span
}

impl Origins {
    fn list(&self, (first, last): (u32, u32)) -> impl Iterator<Item = &Piece> {
        let mut next = first;
        std::iter::from_fn(move || {
            let piece = self.pieces.get(next as usize)?;
            next = if next == last { NONE } else { piece.next };
            Some(piece)
        })
    }
}

/// The ranges that became a text. See [`NodeOrigin::text_spans`].
#[derive(Clone, Debug)]
pub struct TextSpans(std::vec::IntoIter<Span>);

impl Iterator for TextSpans {
    type Item = Span;

    fn next(&mut self) -> Option<Span> {
        self.0.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl ExactSizeIterator for TextSpans {}
impl FusedIterator for TextSpans {}

/// The places that a node was put at. See [`NodeOrigin::moves`].
#[derive(Clone, Debug)]
pub struct Moves<'a> {
    document: &'a Document,
    origins: &'a Origins,
    is_text: bool,
    next: u32,
}

impl Iterator for Moves<'_> {
    type Item = NodeMove;

    fn next(&mut self) -> Option<NodeMove> {
        let record = self.origins.moves.get(self.next as usize)?;
        let (cause, mut span) = (record.cause, record.span);
        self.next = record.next;
        if !self.is_text {
            return Some(NodeMove { cause, span });
        }
        // Text that arrived in pieces is one text; a CR and the LF after it are one newline.
        span = with_its_newline(self.document, span);
        while let Some(next) = self.origins.moves.get(self.next as usize)
            && next.cause == cause
            && super::follows(span, next.span)
        {
            span = with_its_newline(self.document, Span { end: next.span.end, ..span });
            self.next = next.next;
        }
        Some(NodeMove { cause, span })
    }
}

impl FusedIterator for Moves<'_> {}
