//! The effects of the tokens of a source, sorted by their places.

use std::collections::{HashMap, HashSet};

use treewright_dom::{
    Cause, Closing, Document, Namespace, NodeId, NodeKind, NodeOrigin, NodeRef, Span, TokenKind,
};
use treewright_syntax::{ParseError, Stage};

use crate::attributes::qualified;

/// The most pieces of a text node that are kept.
const MOST_PIECES: usize = 4;

/// The most names of attributes that are kept for a tag.
const MOST_NAMES: usize = 8;

/// One effect of a token.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effect {
    /// The token.
    pub(crate) span: Span,
    pub(crate) kind: TokenKind,
    pub(crate) node: NodeId,
    pub(crate) what: What,
}

/// The kinds of effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum What {
    /// The node was created from the token.
    Made,
    /// A piece of the text was created from it.
    Piece,
    /// The element was implied by it.
    Implied,
    /// The element was opened again by it.
    Reopened,
    /// The element was made by the adoption agency algorithm for it.
    Cloned,
    /// The node was copied into a `selectedcontent` element for it.
    Selected,
    /// The element got attributes of it.
    Merged,
    /// It is the end tag of the element.
    EndTag,
    /// It closed the element, and is not its end tag.
    Closed,
    /// It put the node elsewhere.
    Moved(Cause),
    /// The node was created from it again, by a later token.
    Again,
}

/// A token of the source that has effects, or an error of tree construction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token {
    pub(crate) span: Span,
    pub(crate) kind: TokenKind,
}

/// The effects of all tokens, and the tokens.
#[derive(Debug)]
pub(crate) struct Effects {
    /// Sorted by the starts of their tokens.
    list: Vec<Effect>,
    /// Sorted; none overlaps another.
    tokens: Vec<Token>,
    /// The tables that nodes were put before by foster parenting.
    tables: HashMap<NodeId, NodeId>,
    /// The ranges of the elements `selectedcontent`, sorted.
    selectedcontents: Vec<Span>,
    /// The text nodes that were joined of several pieces, or moved several times.
    joined: HashMap<NodeId, JoinedText>,
    /// The names of the first attributes that an element got of a tag.
    merged: HashMap<(NodeId, Span), Vec<String>>,
}

/// The parts of a text node. Each of them can be explained, so that none may take time for all.
#[derive(Debug)]
struct JoinedText {
    pieces: usize,
    first_pieces: Vec<Span>,
    /// Sorted.
    moves: Vec<(Span, Cause)>,
}

impl Effects {
    /// Collects them in one walk over the tree. `errors` are sorted by their places.
    pub(crate) fn new(document: &Document, errors: &[ParseError]) -> Self {
        let mut effects = Vec::new();
        let mut fostered = Vec::new();
        let mut selectedcontents = Vec::new();
        let (mut joined, mut merged) = (HashMap::new(), HashMap::new());
        let root = document.root();
        for node in std::iter::once(root).chain(document.descendants_with_fragments(root)) {
            let Some(origin) = document.origin(node) else { continue };
            collect(document, node, &origin, &mut effects);
            if document.kind(node) == Some(NodeKind::Text) {
                joined.extend(JoinedText::of(&origin).map(|text| (node, text)));
            }
            collect_merged(document, node, &origin, &mut effects, &mut merged);
            if document.get(node).is_some_and(|node| node.is_html("selectedcontent")) {
                selectedcontents.extend(origin.span());
            }
            if origin.moves().any(|moved| moved.cause == Cause::FosterParented) {
                fostered.push(node);
            }
        }
        effects.sort_by_key(|effect| (effect.span.source, effect.span.start));
        let tokens = tokens(document, &effects, errors);
        selectedcontents.sort_by_key(|span| (span.source, span.start));
        let tables = tables(document, &fostered);
        Self { list: effects, tokens, tables, selectedcontents, joined, merged }
    }

    /// The effects of a token: those of its start, and for text those inside.
    pub(crate) fn of(&self, token: Token) -> &[Effect] {
        let Span { source, start, end } = token.span;
        let from = self
            .list
            .partition_point(|effect| (effect.span.source, effect.span.start) < (source, start));
        let end = if token.kind == TokenKind::Characters { end } else { start.saturating_add(1) };
        let end = end.max(start.saturating_add(1));
        let to = self
            .list
            .partition_point(|effect| (effect.span.source, effect.span.start) < (source, end));
        self.list.get(from..to).unwrap_or_default()
    }

    pub(crate) fn tokens(&self) -> &[Token] {
        &self.tokens
    }

    /// The token that an offset is in; otherwise the place of the gap between two tokens.
    pub(crate) fn token_at(&self, at: Span) -> Result<Token, Span> {
        let Span { source, start, .. } = at;
        let index = self
            .tokens
            .partition_point(|token| (token.span.source, token.span.start) <= (source, start));
        let before = index.checked_sub(1).and_then(|index| self.tokens.get(index));
        let before = before.filter(|token| token.span.source == source);
        if let Some(token) = before
            && start < token.span.end
        {
            return Ok(*token);
        }
        let after = self.tokens.get(index).filter(|token| token.span.source == source);
        Err(Span {
            source,
            start: before.map_or(0, |token| token.span.end),
            end: after.map_or(u32::MAX, |token| token.span.start),
        })
    }

    /// The element `selectedcontent` that a place was written in.
    pub(crate) fn selectedcontent_around(&self, place: Span) -> Option<Span> {
        let index = self
            .selectedcontents
            .partition_point(|span| (span.source, span.start) <= (place.source, place.start));
        let before = self.selectedcontents.get(index.checked_sub(1)?)?;
        (before.source == place.source && place.start < before.end).then_some(*before)
    }

    /// Returns true for a text node that was joined of several pieces, or moved several times.
    pub(crate) fn is_joined(&self, text: NodeId) -> bool {
        self.joined.contains_key(&text)
    }

    /// The number of pieces that a text node was joined of, and the first of them.
    pub(crate) fn pieces_of(&self, text: NodeId, origin: &NodeOrigin<'_>) -> (usize, Vec<Span>) {
        match self.joined.get(&text) {
            Some(joined) => (joined.pieces, joined.first_pieces.clone()),
            None => {
                let pieces: Vec<Span> = origin.text_spans().collect();
                (pieces.len(), pieces)
            }
        }
    }

    /// The reason why a piece of a text node was put elsewhere.
    pub(crate) fn move_of_piece(
        &self,
        text: NodeId,
        origin: &NodeOrigin<'_>,
        piece: Span,
    ) -> Option<Cause> {
        let overlaps = |moved: Span| {
            moved.source == piece.source && moved.start < piece.end && piece.start < moved.end
        };
        let Some(joined) = self.joined.get(&text) else {
            return origin.moves().find(|moved| overlaps(moved.span)).map(|moved| moved.cause);
        };
        // None of them overlaps another.
        let index = joined
            .moves
            .partition_point(|(moved, _)| (moved.source, moved.end) <= (piece.source, piece.start));
        let (moved, cause) = joined.moves.get(index)?;
        overlaps(*moved).then_some(*cause)
    }

    /// The names of the first attributes that an element got of a tag.
    pub(crate) fn names_of_merged(&self, element: NodeId, tag: Span) -> &[String] {
        self.merged.get(&(element, tag)).map_or(&[], Vec::as_slice)
    }

    /// The table that a node was put before.
    pub(crate) fn table_of(&self, node: NodeId) -> Option<NodeId> {
        self.tables.get(&node).copied()
    }
}

fn collect(document: &Document, node: NodeId, origin: &NodeOrigin<'_>, to: &mut Vec<Effect>) {
    let is_text = document.kind(node) == Some(NodeKind::Text);
    let cause = origin.cause();
    let what = match cause {
        Cause::Source | Cause::Script | Cause::DeclarativeShadowRoot => Some(What::Made),
        Cause::Implied => Some(What::Implied),
        Cause::Reconstructed => Some(What::Reopened),
        Cause::AdoptionAgency => Some(What::Cloned),
        Cause::SelectedContent => Some(What::Selected),
        _ => None,
    };
    if is_text && what == Some(What::Made) {
        let kind = TokenKind::Characters;
        to.extend(origin.text_spans().map(|span| Effect { span, kind, node, what: What::Piece }));
    } else if let (Some(what), Some(token)) = (what, origin.token()) {
        to.push(Effect { span: token.span, kind: token.kind, node, what });
    }
    if let Some(span) = origin.original() {
        to.push(Effect { span, kind: kind_of(document, span), node, what: What::Again });
    }
    match origin.closing() {
        Closing::EndTag(span) => {
            to.push(Effect { span, kind: TokenKind::EndTag, node, what: What::EndTag });
        }
        Closing::By(token) => {
            to.push(Effect { span: token.span, kind: token.kind, node, what: What::Closed });
        }
        _ => {}
    }
    for moved in origin.moves() {
        let span = moved.span;
        let kind = if is_text { TokenKind::Characters } else { kind_of(document, span) };
        to.push(Effect { span, kind, node, what: What::Moved(moved.cause) });
    }
}

/// Collects the tags that an element got attributes of, with the names of these.
fn collect_merged(
    document: &Document,
    node: NodeId,
    origin: &NodeOrigin<'_>,
    to: &mut Vec<Effect>,
    names: &mut HashMap<(NodeId, Span), Vec<String>>,
) {
    if !document.get(node).is_some_and(|node| node.is_html("html") || node.is_html("body")) {
        return;
    }
    let mut last = None;
    for attribute in origin.attributes().filter(|attribute| attribute.cause() == Cause::Merged) {
        let span = attribute.tag();
        if last != Some(span) {
            last = Some(span);
            to.push(Effect { span, kind: TokenKind::StartTag, node, what: What::Merged });
        }
        let names = names.entry((node, span)).or_default();
        if names.len() < MOST_NAMES {
            names.push(qualified(attribute.name()));
        }
    }
}

impl JoinedText {
    /// `None` for a text of one piece.
    fn of(origin: &NodeOrigin<'_>) -> Option<Self> {
        let pieces: Vec<Span> = origin.text_spans().collect();
        let mut moves: Vec<_> = origin.moves().map(|moved| (moved.span, moved.cause)).collect();
        if pieces.len() < 2 && moves.len() < 2 {
            return None;
        }
        moves.sort_by_key(|(span, _)| (span.source, span.start));
        let first_pieces = pieces.iter().take(MOST_PIECES).copied().collect();
        Some(Self { pieces: pieces.len(), first_pieces, moves })
    }
}

/// The kind of the token that a span is of.
fn kind_of(document: &Document, span: Span) -> TokenKind {
    let text = document.source_text(span).unwrap_or_default().as_bytes();
    match text {
        [b'<', b'/', b'A'..=b'Z' | b'a'..=b'z', ..] => TokenKind::EndTag,
        [b'<', b'A'..=b'Z' | b'a'..=b'z', ..] => TokenKind::StartTag,
        [b'<', b'!', b'D' | b'd', ..] => TokenKind::Doctype,
        [b'<', b'!' | b'/', ..] => TokenKind::Comment,
        [b'<', b'?', ..] => TokenKind::ProcessingInstruction,
        _ => TokenKind::Characters,
    }
}

/// The tokens that caused nodes or errors of tree construction.
fn tokens(document: &Document, effects: &[Effect], errors: &[ParseError]) -> Vec<Token> {
    let has_a_token = |effect: &&Effect| {
        let is_own = match effect.what {
            What::Again => false,
            What::Moved(_) => effect.kind != TokenKind::Characters,
            _ => true,
        };
        is_own && effect.span.start < effect.span.end
    };
    let of_effects = effects.iter().filter(has_a_token);
    let of_effects = of_effects.map(|effect| Token { span: effect.span, kind: effect.kind });
    let of_errors = errors
        .iter()
        .filter(|error| error.code.stage() == Stage::TreeConstruction)
        .filter(|error| error.span.start < error.span.end)
        .map(|error| Token { span: error.span, kind: kind_of(document, error.span) });
    let mut tokens: Vec<Token> = of_effects.chain(of_errors).collect();
    tokens.sort_by_key(|token| {
        (token.span.source, token.span.start, std::cmp::Reverse(token.span.end))
    });
    let mut last: Option<Span> = None;
    tokens.retain(|token| {
        let is_new = last
            .is_none_or(|last| last.source != token.span.source || last.end <= token.span.start);
        if is_new {
            last = Some(token.span);
        }
        is_new
    });
    tokens
}

/// The table after each node that foster parenting put into a parent of a table.
fn tables(document: &Document, fostered: &[NodeId]) -> HashMap<NodeId, NodeId> {
    let mut tables = HashMap::new();
    let fostered: HashSet<NodeId> = fostered.iter().copied().collect();
    let mut done = HashSet::new();
    let parents = fostered.iter().filter_map(|node| document.get(*node)?.parent());
    for parent in parents {
        if !done.insert(parent.id()) {
            continue;
        }
        let mut table = None;
        let mut child = parent.last_child();
        while let Some(node) = child {
            if is_table(node) {
                table = Some(node.id());
            } else if let Some(table) = table
                && fostered.contains(&node.id())
            {
                tables.insert(node.id(), table);
            }
            child = node.previous_sibling();
        }
    }
    tables
}

fn is_table(node: NodeRef<'_>) -> bool {
    node.namespace() == Some(Namespace::Html) && node.local_name() == Some("table")
}
