//! The places in the source of what is in the tree of a later round: that tree is parsed from HTML which was written
//! from the tree before it, so its places are those of the HTML. The pieces of the HTML lead back to the source.

use std::cell::Cell;
use std::fmt;

use treewright_dom::internal::{HtmlPiece, SerializeInPieces};
use treewright_dom::{Closing, Document, NodeId, NodeKind};
use treewright_sanitize::{Kind, Record};
use treewright_syntax::{SourceId, Span};

use super::Work;
use super::writing::options;

/// The places in the source of the pieces of HTML.
#[derive(Debug, Default)]
pub(super) struct Places {
    /// The start of each piece in the HTML, and its place in the source.
    pieces: Vec<(u32, Span)>,
}

/// Counts what is written.
struct Count<'a>(&'a Cell<u32>);

impl fmt::Write for Count<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        // HTML of 4 GiB has no more places.
        let length = u32::try_from(text.len()).unwrap_or(u32::MAX);
        self.0.set(self.0.get().saturating_add(length));
        Ok(())
    }
}

impl Work<'_> {
    /// Finds the places in the source of the HTML of the tree, for the next tree, which is parsed from it.
    pub(super) fn find_places(&mut self, scripting: bool) {
        let document = &self.room.tree;
        let written = Cell::new(0);
        let mut pieces = Vec::new();
        let begin = |piece| pieces.push((written.get(), piece));
        // The counter accepts everything.
        let _ = document.serialize_in_pieces(
            document.root(),
            &options(scripting),
            &mut Count(&written),
            begin,
        );
        let mut places = Places::default();
        let mut last = Span { source: SourceId::MAIN, start: 0, end: 0 };
        let mut attributes = Vec::new();
        for (start, piece) in pieces {
            let span = match piece {
                HtmlPiece::StartTag(node) => {
                    let origin = document.origin(node);
                    attributes =
                        origin.map_or_else(Vec::new, |origin| origin.attribute_spans().collect());
                    place_of_start(document, node)
                }
                HtmlPiece::Attribute(node, position) => {
                    let own = attributes.get(position).copied().flatten();
                    own.or_else(|| place_of_start(document, node))
                }
                HtmlPiece::EndTag(node) => place_of_end(document, node),
                HtmlPiece::Node(node) => place_of_text(document, node),
                _ => None,
            };
            let is_text = matches!(piece, HtmlPiece::Node(node) if document.kind(node) == Some(NodeKind::Text));
            let span = span.and_then(|span| self.in_the_source(span, is_text));
            // What was made by a filter is after the piece before it.
            last = span.unwrap_or(Span { start: last.end, ..last });
            places.pieces.push((start, last));
        }
        self.places = Some(places);
    }

    /// Gives the records from a number on the places in the source.
    pub(super) fn locate(&mut self, first: usize) {
        let mut records = std::mem::take(&mut self.records);
        for record in records.iter_mut().skip(first) {
            let Record { span, kind, .. } = record;
            *span = span.and_then(|span| self.in_the_source(span, *kind == Kind::Text));
        }
        self.records = records;
    }

    /// The place in the source of a place in what the tree was parsed from. The parts of a text can be in any order there: its
    /// place is around all of them.
    fn in_the_source(&self, span: Span, is_text: bool) -> Option<Span> {
        let Some(places) = &self.places else { return Some(span) };
        let is_before = |offset: u32| places.pieces.partition_point(|(start, _)| *start < offset);
        let first = is_before(span.start.saturating_add(1)).checked_sub(1)?;
        let end = is_before(span.end).max(first.saturating_add(1));
        let mut parts = places.pieces.get(first..end)?.iter().map(|(_, place)| *place);
        if is_text {
            return parts.reduce(around);
        }
        let first = parts.next()?;
        if span.start == span.end {
            return Some(Span { end: first.start, ..first });
        }
        // The end of an element can be before its start.
        let last = parts.next_back().unwrap_or(first);
        let end = if last.start >= first.start { first.end.max(last.end) } else { first.end };
        Some(Span { end, ..first })
    }
}

/// The place from the first of two places to the last.
fn around(one: Span, other: Span) -> Span {
    Span { start: one.start.min(other.start), end: one.end.max(other.end), ..one }
}

fn place_of_start(document: &Document, node: NodeId) -> Option<Span> {
    let origin = document.origin(node)?;
    let token = || origin.token().map(|token| token.span);
    origin.start_tag().or_else(|| origin.original()).or_else(token)
}

fn place_of_end(document: &Document, node: NodeId) -> Option<Span> {
    match document.origin(node)?.closing() {
        Closing::EndTag(span) => Some(span),
        Closing::By(token) => Some(Span { end: token.span.start, ..token.span }),
        _ => None,
    }
}

fn place_of_text(document: &Document, node: NodeId) -> Option<Span> {
    let origin = document.origin(node)?;
    if document.kind(node) != Some(NodeKind::Text) {
        return origin.span().or_else(|| origin.original());
    }
    origin.text_spans().reduce(around)
}
