//! The origins of nodes: the table that a parse fills, with an entry for each node by its place.
//!
//! A [`Document`](crate::Document) has no table unless [`Document::keep_origins`] made one, and only
//! [`WatchedDocument`] writes to it: a parse without it costs nothing. Entries are checked by the
//! generation of their place, so that a node that was freed, or that a program made, has none.
//!
//! Most nodes need one [`Record`] only. What few nodes need is in further lists: other sources than the
//! first, moves, tags that an element was made of again ([`Extra`]), the pieces of a text that the source
//! does not have in one ([`Piece`]).
//!
//! [`Document::keep_origins`]: crate::Document::keep_origins

mod attribute;
mod copies;
mod lines;
mod reading;
mod watched;

use std::collections::{HashMap, HashSet};

use treewright_markup::{Cause, LocalName, SourceId, Span, TokenKind};

pub use attribute::{AttributeOrigin, AttributeOrigins};
pub use reading::{Closing, Moves, NodeMove, NodeOrigin, TextSpans, TokenPlace};
pub use watched::WatchedDocument;

use crate::NodeId;
use crate::node::NONE;
use attribute::{AddedAttribute, AttributeSpans};
use copies::Snapshot;
use lines::Lines;

/// The origins of the nodes of a document.
#[derive(Clone, Debug, Default)]
pub(crate) struct Origins {
    /// By the places of the nodes.
    records: Vec<Record>,
    extras: Vec<Extra>,
    pieces: Vec<Piece>,
    moves: Vec<MoveRecord>,
    snapshots: Vec<Snapshot>,
    /// The places of the attributes that the parser gave, by their places in `Document::attributes`.
    attributes: Vec<AttributeSpans>,
    /// The spans of the attributes that are not in the first source.
    elsewhere: Vec<(Span, Span)>,
    /// The attributes that an element got after the others, by their numbers in the table of names.
    added: HashMap<(NodeId, u32), AddedAttribute>,
    /// The attributes that a program set or removed, by elements and numbers of names.
    changed: HashSet<(NodeId, u32)>,
    /// By [`SourceId`]; an empty one is unknown, or for the first that of the document.
    texts: Vec<Box<str>>,
    lines: Lines,
    /// The first source of the current parse.
    base: u32,
    /// The first source that is not used yet.
    next_source: u32,
}

/// The origin of a node.
#[derive(Clone, Copy, Debug)]
struct Record {
    /// The generation of the place, 0 if there is no entry.
    generation: u32,
    /// The range of the token that the node is due to. For a text that was written it is its first piece.
    start: u32,
    end: u32,
    /// For an element the range of the token that closed it. For a text the first and the last of its
    /// further pieces.
    close_start: u32,
    close_end: u32,
    /// The name of an element as the parser numbers it.
    name: LocalName,
    /// The first of the attributes of the start tag, in `Origins::attributes`.
    attributes: u32,
    /// An index of `Origins::extras`, or `NONE`.
    extra: u32,
    attribute_count: u16,
    cause: Cause,
    token: TokenKind,
    closed: Closed,
    /// A copy of this text counts on its pieces.
    is_shared: bool,
}

/// The way an element left the stack of open elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Closed {
    /// It did not yet, or is no element.
    Not,
    /// By its own start tag.
    AtOnce,
    /// By an end tag of its own.
    ByItsEndTag,
    /// By another token.
    By(TokenKind),
}

/// Properties that few nodes have.
#[derive(Clone, Copy, Debug)]
struct Extra {
    /// The source of the token, and of the token that closed an element.
    source: u32,
    close_source: u32,
    /// The start tag of the element that this one was made of again.
    original: Option<Span>,
    /// Indices of `Origins::moves`.
    first_move: u32,
    last_move: u32,
    /// An index of `Origins::snapshots`.
    snapshot: u32,
}

impl Extra {
    const NONE: Self = Self {
        source: 0,
        close_source: 0,
        original: None,
        first_move: NONE,
        last_move: NONE,
        snapshot: NONE,
    };
}

/// A further piece of a text.
#[derive(Clone, Copy, Debug)]
struct Piece {
    span: Span,
    next: u32,
}

/// A place that a node was put at, other than the end of the current node.
#[derive(Clone, Copy, Debug)]
struct MoveRecord {
    cause: Cause,
    span: Span,
    next: u32,
}

impl Record {
    const NONE: Self = Self {
        generation: 0,
        start: 0,
        end: 0,
        close_start: NONE,
        close_end: NONE,
        name: LocalName::UNKNOWN,
        attributes: 0,
        extra: NONE,
        attribute_count: 0,
        cause: Cause::Source,
        token: TokenKind::Characters,
        closed: Closed::Not,
        is_shared: false,
    };
}

impl Origins {
    /// Begins a parse: its sources follow those that there are.
    pub(crate) fn begin_a_parse(&mut self) {
        self.base = self.next_source;
        self.next_source = self.next_source.saturating_add(1);
    }

    /// The number of a source of the current parse.
    fn numbered(&mut self, span: Span) -> Span {
        if span.source == SourceId::MAIN && self.base == 0 {
            return span;
        }
        let source = self.base.saturating_add(span.source.0);
        self.next_source = self.next_source.max(source.saturating_add(1));
        Span { source: SourceId(source), ..span }
    }

    /// The number of a source of the current parse, as it is known to the document.
    pub(crate) fn source_of_this_parse(&self, source: SourceId) -> SourceId {
        SourceId(self.base.saturating_add(source.0))
    }

    pub(crate) fn set_text(&mut self, source: SourceId, text: &str) {
        let index = source.0 as usize;
        if source == SourceId::MAIN {
            self.lines = Lines::default();
        }
        if self.texts.len() <= index {
            self.texts.resize_with(index.saturating_add(1), Box::default);
        }
        if let Some(place) = self.texts.get_mut(index) {
            *place = text.into();
        }
        self.next_source = self.next_source.max(source.0.saturating_add(1));
    }

    /// The text of a source, empty if it is not known.
    pub(crate) fn text(&self, source: SourceId) -> &str {
        self.texts.get(source.0 as usize).map_or("", |text| text)
    }

    /// The entry of a node, unless it is that of an earlier node at this place.
    fn record(&self, node: NodeId) -> Option<&Record> {
        let record = self.records.get(node.index as usize)?;
        (record.generation == node.generation.get()).then_some(record)
    }

    fn record_mut(&mut self, node: NodeId) -> Option<&mut Record> {
        let record = self.records.get_mut(node.index as usize)?;
        (record.generation == node.generation.get()).then_some(record)
    }

    /// Forgets where a node comes from: a program changed its data.
    pub(crate) fn forget(&mut self, node: NodeId) {
        if let Some(record) = self.record_mut(node) {
            record.generation = 0;
        }
    }

    /// Forgets where an attribute comes from: a program set it or removed it.
    pub(crate) fn forget_attribute(&mut self, element: NodeId, number: u32) {
        self.changed.insert((element, number));
    }

    /// Adds the entry of a new node.
    #[inline]
    fn add(&mut self, node: NodeId, record: Record) {
        let record = Record { generation: node.generation.get(), ..record };
        let index = node.index as usize;
        if index == self.records.len() {
            self.records.push(record);
        } else {
            self.add_elsewhere(index, record);
        }
    }

    #[cold]
    fn add_elsewhere(&mut self, index: usize, record: Record) {
        if index >= self.records.len() {
            self.records.resize(index.saturating_add(1), Record::NONE);
        }
        if let Some(place) = self.records.get_mut(index) {
            *place = record;
        }
    }

    /// An extra for a token outside of the first source, `NONE` for one inside.
    #[inline]
    fn extra_for(&mut self, source: SourceId) -> u32 {
        if source == SourceId::MAIN {
            return NONE;
        }
        self.push_extra(Extra { source: source.0, ..Extra::NONE })
    }

    fn push_extra(&mut self, extra: Extra) -> u32 {
        // There are at most a few for each node.
        let index = self.extras.len() as u32;
        self.extras.push(extra);
        index
    }

    fn extra(&self, record: &Record) -> Extra {
        self.extras.get(record.extra as usize).copied().unwrap_or(Extra::NONE)
    }

    /// The extra of a node that has an entry.
    fn extra_mut(&mut self, node: NodeId) -> Option<&mut Extra> {
        let record = self.record(node)?;
        let mut index = record.extra;
        if index == NONE {
            index = self.push_extra(Extra::NONE);
            self.record_mut(node)?.extra = index;
        }
        self.extras.get_mut(index as usize)
    }

    /// The span of the token that a node is due to.
    fn token_span(&self, record: &Record) -> Span {
        let source = SourceId(self.extra(record).source);
        Span { source, start: record.start, end: record.end }
    }

    /// Notes that an element was closed.
    fn close(&mut self, node: NodeId, closed: Closed, span: Span) {
        if let Some(record) = self.record_mut(node) {
            record.closed = closed;
            (record.close_start, record.close_end) = (span.start, span.end);
            if span.source != SourceId::MAIN || record.extra != NONE {
                self.set_close_source(node, span.source);
            }
        }
    }

    #[cold]
    fn set_close_source(&mut self, node: NodeId, source: SourceId) {
        if let Some(extra) = self.extra_mut(node) {
            extra.close_source = source.0;
        }
    }

    /// Notes that a node was put at a place for this reason.
    #[cold]
    fn note_move(&mut self, node: NodeId, cause: Cause, span: Span) {
        let new = self.moves.len() as u32;
        let Some(extra) = self.extra_mut(node) else { return };
        let last = std::mem::replace(&mut extra.last_move, new);
        if last == NONE {
            extra.first_move = new;
        } else if let Some(before) = self.moves.get_mut(last as usize) {
            // Text that comes in pieces is one.
            if before.cause == cause && follows(before.span, span) {
                before.span.end = span.end;
                if let Some(extra) = self.extra_mut(node) {
                    extra.last_move = last;
                }
                return;
            }
            before.next = new;
        }
        self.moves.push(MoveRecord { cause, span, next: NONE });
    }

    /// Adds a piece to the text of a node that has an entry.
    fn add_piece(&mut self, node: NodeId, span: Span) {
        let Some(record) = self.record(node).copied() else { return };
        let last = self.pieces.get_mut(record.close_end as usize).map(|piece| &mut piece.span);
        if !record.is_shared {
            if let Some(last) = last {
                if follows(*last, span) {
                    last.end = span.end;
                    return;
                }
            } else if record.cause == Cause::Source && follows(self.token_span(&record), span) {
                if let Some(record) = self.record_mut(node) {
                    record.end = span.end;
                }
                return;
            }
        }
        let new = self.pieces.len() as u32;
        self.pieces.push(Piece { span, next: NONE });
        if let Some(last) = self.pieces.get_mut(record.close_end as usize) {
            last.next = new;
        }
        if let Some(record) = self.record_mut(node) {
            if record.close_end == NONE {
                record.close_start = new;
            }
            record.close_end = new;
        }
    }
}

/// Returns true if a range begins where the other ends.
const fn follows(one: Span, other: Span) -> bool {
    one.source.0 == other.source.0 && one.end == other.start
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_stay_small() {
        assert_eq!(size_of::<Record>(), 40);
    }
}
