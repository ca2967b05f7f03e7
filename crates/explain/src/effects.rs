//! The effects of the tokens of a source, sorted by their places.

use std::collections::{HashMap, HashSet};

use treewright_dom::{
    Cause, Closing, Document, Namespace, NodeId, NodeKind, NodeOrigin, NodeRef, Span, TokenKind,
};
use treewright_syntax::{ParseError, Stage};

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
}

impl Effects {
    /// Collects them in one walk over the tree. `errors` are sorted by their places.
    pub(crate) fn new(document: &Document, errors: &[ParseError]) -> Self {
        let mut effects = Vec::new();
        let mut fostered = Vec::new();
        let mut selectedcontents = Vec::new();
        let root = document.root();
        for node in std::iter::once(root).chain(document.descendants_with_fragments(root)) {
            let Some(origin) = document.origin(node) else { continue };
            collect(document, node, &origin, &mut effects);
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
        Self { list: effects, tokens, tables, selectedcontents }
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
    if document.get(node).is_some_and(|node| node.is_html("html") || node.is_html("body")) {
        let merged = origin.attributes().filter(|attribute| attribute.cause() == Cause::Merged);
        let mut last = None;
        for span in merged.map(|attribute| attribute.tag()) {
            if last != Some(span) {
                last = Some(span);
                to.push(Effect { span, kind: TokenKind::StartTag, node, what: What::Merged });
            }
        }
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
