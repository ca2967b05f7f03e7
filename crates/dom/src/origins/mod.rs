//! The origins of nodes: the table that a parse fills, with an entry for each node by its place.
//!
//! A [`Document`](crate::Document) has no table unless [`Document::keep_origins`] made one, and only
//! [`WatchedDocument`] writes to it: a parse without it costs nothing. The entry of a freed node is removed,
//! so that the next node at the place has none.
//!
//! Memory costs time here, because a page is mostly nodes. A text in one piece needs only its range; all
//! other nodes have a [`Record`]. Data that few nodes need are in separate lists: sources other than the
//! first, moves, and the tags of recreated elements ([`Extra`]), and the pieces of a text that is not
//! contiguous in the source ([`Piece`]). The places of attributes are not recorded but found in the text of
//! their tag, unless the document does not have it.
//!
//! [`Document::keep_origins`]: crate::Document::keep_origins

mod attribute;
mod copies;
mod lines;
mod reading;
mod tag;
mod watched;
mod written;

pub use self::written::WrittenNodes;

use std::collections::{HashMap, HashSet};
use std::sync::OnceLock;

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
    entries: Vec<Entry>,
    records: Vec<Record>,
    /// The ranges of texts that only have a range of the first source.
    texts_in_one: Vec<(u32, u32)>,
    extras: Vec<Extra>,
    pieces: Vec<Piece>,
    moves: Vec<MoveRecord>,
    snapshots: Vec<Snapshot>,
    /// The places of attributes that cannot be found in the source of the document.
    attributes: Vec<AttributeSpans>,
    /// The open elements whose names the parser and the document number differently, with the parser's
    /// numbers.
    unknown_names: Vec<(u32, LocalName)>,
    /// The attributes that an element got later than the others, by their numbers in the table of names.
    added: HashMap<(NodeId, u32), AddedAttribute>,
    /// The attributes that a program set or removed, by elements and numbers of names.
    changed: HashSet<(NodeId, u32)>,
    /// By [`SourceId`]; an empty text is unknown, or for the first source, is that of the document.
    texts: Vec<Box<str>>,
    /// Built on the first query for a line, to keep it out of parses.
    lines: OnceLock<Lines>,
    /// The first source of the current parse.
    base: u32,
    /// The first unused source.
    next_source: u32,
    /// For parses that alternate: the numbers of written sources, by the number of the main source and the
    /// parser's number of the source.
    of_parses: Option<HashMap<(u32, u32), u32>>,
}

/// The origin of a node in short: [`Entry::NONE`], an index of `Origins::records`, or with [`Entry::TEXT`]
/// one of `Origins::texts_in_one`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Entry(u32);

impl Entry {
    const NONE: Self = Self(u32::MAX);
    /// The highest bit. There are fewer nodes than 2^31, because each has at least 32 bytes.
    const TEXT: u32 = 1 << 31;
}

/// The origin of a node.
#[derive(Clone, Copy, Debug)]
struct Record {
    /// The range of the token that created the node. For a text it is its first piece.
    start: u32,
    end: u32,
    /// For an element the range of the token that closed it. For a text the first and the last of its
    /// further pieces.
    close_start: u32,
    close_end: u32,
    /// An index of `Origins::extras`, or `NONE`.
    extra: u32,
    cause: Cause,
    token: TokenKind,
    closed: Closed,
    flags: u8,
}

/// The way an element left the stack of open elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Closed {
    /// The element has not left it, or the node is not an element.
    Not,
    /// Closed by its own start tag.
    AtOnce,
    /// Closed by its own end tag.
    ByItsEndTag,
    /// Closed by another token.
    By(TokenKind),
}

/// Properties that few nodes have.
#[derive(Clone, Copy, Debug)]
struct Extra {
    /// The source of the token, and of the token that closed an element.
    source: u32,
    close_source: u32,
    /// The start tag of the element that this one recreates.
    original: Option<Span>,
    /// Indices of `Origins::moves`.
    first_move: u32,
    last_move: u32,
    /// An index of `Origins::snapshots`.
    snapshot: u32,
    /// The attributes whose places are recorded: the indices of the first one in `Document::attributes` and in
    /// `Origins::attributes`, and their number.
    given: (u32, u32, u16),
}

impl Extra {
    const NONE: Self = Self {
        source: 0,
        close_source: 0,
        original: None,
        first_move: NONE,
        last_move: NONE,
        snapshot: NONE,
        given: (0, 0, 0),
    };
}

/// Another piece of a text.
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
        start: 0,
        end: 0,
        close_start: NONE,
        close_end: NONE,
        extra: NONE,
        cause: Cause::Source,
        token: TokenKind::Characters,
        closed: Closed::Not,
        flags: 0,
    };
    /// The node is a text.
    const IS_TEXT: u8 = 1;
    /// A copy of this text depends on its pieces.
    const IS_SHARED: u8 = 1 << 1;
    /// The start tag, or that of the original, gave the element attributes, whose places are those in the
    /// text of the tag.
    const HAS_ATTRIBUTES_IN_ITS_TAG: u8 = 1 << 2;

    const fn has(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }

    /// A text that was written in one piece.
    const fn of_text((start, end): (u32, u32)) -> Self {
        Self { start, end, flags: Self::IS_TEXT, ..Self::NONE }
    }
}

impl Origins {
    /// Starts a parse: its sources are numbered after the existing ones.
    pub(crate) fn begin_a_parse(&mut self) {
        self.base = self.next_source;
        self.next_source = self.next_source.saturating_add(1);
    }

    /// Returns true for a place in the first source.
    #[inline]
    const fn is_in_the_first(&self, span: Span) -> bool {
        span.source.0 == SourceId::MAIN.0 && self.base == 0
    }

    /// The number of a source of the current parse.
    #[inline]
    fn numbered(&mut self, span: Span) -> Span {
        if self.is_in_the_first(span) { span } else { self.numbered_elsewhere(span) }
    }

    #[cold]
    fn numbered_elsewhere(&mut self, span: Span) -> Span {
        Span { source: self.source_of_this_parse(span.source), ..span }
    }

    /// The number of a source of the current parse, as it is known to the document.
    pub(crate) fn source_of_this_parse(&mut self, source: SourceId) -> SourceId {
        let mut number = self.base.saturating_add(source.0);
        if let Some(of_parses) = &mut self.of_parses
            && source != SourceId::MAIN
        {
            number = *of_parses.entry((self.base, source.0)).or_insert(self.next_source);
        }
        self.next_source = self.next_source.max(number.saturating_add(1));
        SourceId(number)
    }

    /// Continues the parse with this main source, after others have started.
    pub(crate) fn continue_a_parse(&mut self, main: SourceId) {
        self.base = main.0;
        self.of_parses.get_or_insert_default();
    }

    pub(crate) fn set_text(&mut self, source: SourceId, text: &str) {
        let index = source.0 as usize;
        if source == SourceId::MAIN {
            self.lines = OnceLock::new();
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

    #[inline]
    fn entry(&self, node: NodeId) -> Entry {
        self.entries.get(node.index as usize).copied().unwrap_or(Entry::NONE)
    }

    /// The record of a node.
    fn record(&self, node: NodeId) -> Option<Record> {
        let Entry(index) = self.entry(node);
        if Entry(index) == Entry::NONE {
            return None;
        }
        if index & Entry::TEXT == 0 {
            return self.records.get(index as usize).copied();
        }
        let range = self.texts_in_one.get((index & !Entry::TEXT) as usize)?;
        Some(Record::of_text(*range))
    }

    /// The record of a node, for changes.
    fn record_mut(&mut self, node: NodeId) -> Option<&mut Record> {
        let Entry(mut index) = self.entry(node);
        if index & Entry::TEXT != 0 {
            // A text that gets more than a range.
            let record = self.record(node)?;
            index = self.records.len() as u32;
            self.records.push(record);
            *self.entries.get_mut(node.index as usize)? = Entry(index);
        }
        self.records.get_mut(index as usize)
    }

    /// Drops the origin of an attribute that a program set or removed.
    pub(crate) fn forget_attribute(&mut self, element: NodeId, number: u32) {
        self.changed.insert((element, number));
    }

    /// Adds the entry of a new node.
    #[inline]
    fn add(&mut self, node: NodeId, record: Record) {
        let entry = Entry(self.records.len() as u32);
        self.records.push(record);
        self.add_entry(node.index, entry);
    }

    /// Adds the entry of the last node, a text that is a range of the first source. Returns false if room
    /// is missing or earlier nodes have no entry.
    #[inline]
    fn add_text_in_one(&mut self, index: usize, span: Span) -> bool {
        let text = self.texts_in_one.len();
        // `push` checks these capacities, so it never has to grow.
        let has_room = text != self.texts_in_one.capacity()
            && index == self.entries.len()
            && index != self.entries.capacity();
        if has_room {
            self.texts_in_one.push((span.start, span.end));
            self.entries.push(Entry(text as u32 | Entry::TEXT));
        }
        has_room
    }

    /// Adds the entry of the last node, which is not a text, under the same conditions.
    #[inline]
    fn add_in_the_room(&mut self, index: usize, record: Record) -> bool {
        let number = self.records.len();
        let has_room = number != self.records.capacity()
            && index == self.entries.len()
            && index != self.entries.capacity();
        if has_room {
            self.records.push(record);
            self.entries.push(Entry(number as u32));
        }
        has_room
    }

    #[inline]
    fn add_entry(&mut self, index: u32, entry: Entry) {
        if index as usize == self.entries.len() {
            self.entries.push(entry);
        } else {
            self.add_elsewhere(index as usize, entry);
        }
    }

    #[cold]
    fn add_elsewhere(&mut self, index: usize, entry: Entry) {
        if index >= self.entries.len() {
            self.entries.resize(index.saturating_add(1), Entry::NONE);
        }
        if let Some(place) = self.entries.get_mut(index) {
            *place = entry;
        }
    }

    /// Drops the origin of a node that is freed, or whose data a program changes.
    #[cold]
    pub(crate) fn forget(&mut self, index: u32) {
        if let Some(entry) = self.entries.get_mut(index as usize) {
            *entry = Entry::NONE;
        }
    }

    /// Reserves room when none is left, if the document has room for as many nodes. Nearly half of the new
    /// nodes are elements, most others are texts, and an eighth or more of that room stays unused.
    #[cold]
    fn make_room(&mut self, nodes: usize) {
        fn reserve<T>(list: &mut Vec<T>, all: usize) {
            if list.len() == list.capacity() {
                let more = all.saturating_sub(list.len()).max(list.len() / 4).max(4);
                list.reserve_exact(more);
            }
        }
        let sixteenths = |count: usize| nodes.saturating_mul(count) / 16;
        reserve(&mut self.entries, sixteenths(14));
        reserve(&mut self.records, sixteenths(6));
        reserve(&mut self.texts_in_one, sixteenths(7));
    }

    /// An extra for a token outside the first source, `NONE` for one inside.
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
        let mut index = self.record(node)?.extra;
        if index == NONE {
            index = self.push_extra(Extra::NONE);
            self.record_mut(node)?.extra = index;
        }
        self.extras.get_mut(index as usize)
    }

    /// The span of the token that created a node.
    fn token_span(&self, record: &Record) -> Span {
        let source = match record.extra {
            NONE => SourceId::MAIN,
            _ => SourceId(self.extra(record).source),
        };
        Span { source, start: record.start, end: record.end }
    }

    /// Returns true if this element is the last of the open elements with unknown names, and its name has
    /// this number of the parser.
    #[inline]
    fn last_unknown_name_is(&self, element: u32, name: LocalName) -> bool {
        self.unknown_names.last() == Some(&(element, name))
    }

    /// The parser's number of the name of an open element with an unknown name that is closed now. Elements
    /// are closed from the last one on; those that were not closed are skipped.
    #[inline(never)]
    fn unknown_name(&mut self, index: u32) -> LocalName {
        let found = self.unknown_names.iter().rposition(|(element, _)| *element == index);
        let Some(found) = found else { return LocalName::UNKNOWN };
        let name = self.unknown_names.get(found).map_or(LocalName::UNKNOWN, |(_, name)| *name);
        self.unknown_names.truncate(found);
        name
    }

    /// Records that an element was closed.
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

    /// Records that a node was put at a place for this reason; for text with the span of its token.
    #[cold]
    fn note_move(&mut self, node: NodeId, cause: Cause, span: Span, text: Option<Span>) {
        let new = self.moves.len() as u32;
        let Some(extra) = self.extra_mut(node) else { return };
        let last = std::mem::replace(&mut extra.last_move, new);
        if last == NONE {
            extra.first_move = new;
        } else if let Some(before) = self.moves.get_mut(last as usize) {
            // Text that arrives in pieces is one text, even if NUL was ignored between them.
            let goes_on = text.is_some_and(|token| {
                let is_of_this_token = before.span.source == token.source
                    && token.source == span.source
                    && (token.start..=span.start).contains(&before.span.start);
                is_of_this_token || follows(before.span, span)
            });
            if before.cause == cause && goes_on {
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

    /// Moves the end of a contiguous text.
    fn lengthen(&mut self, node: NodeId, end: u32) {
        let Entry(index) = self.entry(node);
        if index & Entry::TEXT == 0 {
            if let Some(record) = self.records.get_mut(index as usize) {
                record.end = end;
            }
        } else if let Some(range) = self.texts_in_one.get_mut((index & !Entry::TEXT) as usize) {
            range.1 = end;
        }
    }

    /// Adds a piece to the text of a node that has an entry.
    fn add_piece(&mut self, node: NodeId, span: Span) {
        let Some(record) = self.record(node) else { return };
        let last = self.pieces.get_mut(record.close_end as usize).map(|piece| &mut piece.span);
        if !record.has(Record::IS_SHARED) {
            if let Some(last) = last {
                if follows(*last, span) {
                    last.end = span.end;
                    return;
                }
            } else if record.cause == Cause::Source && follows(self.token_span(&record), span) {
                self.lengthen(node, span.end);
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

/// Returns true if one range starts where the other ends.
const fn follows(one: Span, other: Span) -> bool {
    one.source.0 == other.source.0 && one.end == other.start
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_stay_small() {
        assert_eq!(size_of::<Record>(), 24);
    }
}
