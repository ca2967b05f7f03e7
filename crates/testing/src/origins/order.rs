//! The order of nodes that were not moved, the parts of the source that became one node only, and the errors
//! that moves follow from.

use std::collections::HashSet;

use treewright::{
    Cause, Closing, Context, LocatedParseError, Namespace, NodeKind, NodeOrigin, NodeRef, Options,
    Parsed, SourceId, Span,
};

use super::{Changes, nodes};
use crate::invariants::Violation;

/// Checks all of it; returns the number of moves.
///
/// # Errors
/// The first violation.
pub fn check(parsed: &Parsed, changes: Changes) -> Result<u64, Violation> {
    let mut moves = 0;
    let mut starts = HashSet::new();
    let mut ends = HashSet::new();
    let mut texts: Vec<Span> = Vec::new();
    for node in nodes(&parsed.document) {
        let Some(origin) = node.origin() else { continue };
        check_children(node)?;
        if origin.cause() == Cause::SelectedContent {
            continue;
        }
        texts.extend(origin.text_spans());
        let start = match node.kind() {
            NodeKind::Text => None,
            NodeKind::Element | NodeKind::ShadowRoot => origin.start_tag(),
            _ => origin.span(),
        };
        if start.is_some_and(|span| !starts.insert((span.source.0, span.start))) {
            return Err(Violation::new("a tag makes one node", format!("{start:?}")));
        }
        let end = origin.end_tag();
        // `</b>` also closes the clones that it created.
        let is_clone = origin.cause() == Cause::AdoptionAgency
            && origin.token().is_some_and(|token| Some(token.span) == end);
        if end.is_some_and(|span| !is_clone && !ends.insert((span.source.0, span.start))) {
            return Err(Violation::new("an end tag closes one element", format!("{end:?}")));
        }
        for moved in origin.moves() {
            moves += 1;
            check_error(parsed, node, moved, changes)?;
        }
    }
    check_texts(texts)?;
    Ok(moves)
}

/// No part of the source is in two texts.
fn check_texts(mut texts: Vec<Span>) -> Result<(), Violation> {
    texts.sort_by_key(|span| (span.source.0, span.start));
    for pair in texts.windows(2) {
        if let [one, other] = pair
            && one.source == other.source
            && one.end > other.start
        {
            let what = format!("{one:?} and {other:?}");
            return Err(Violation::new("a part of the source is in one text", what));
        }
    }
    Ok(())
}

/// Foster parenting and the adoption agency algorithm follow from parse errors.
fn check_error(
    parsed: &Parsed,
    node: NodeRef<'_>,
    moved: treewright::NodeMove,
    changes: Changes,
) -> Result<(), Violation> {
    let by_error = matches!(moved.cause, Cause::FosterParented | Cause::AdoptionAgency);
    if !by_error {
        return if moved.cause == Cause::Patched {
            Ok(())
        } else {
            Err(Violation::new("causes of moves", format!("{moved:?}")))
        };
    }
    let span = moved.span;
    // A token or text in two sources has its error in either.
    let is_in_one = span.source == SourceId::MAIN && !node.is_text();
    let is_elsewhere = changes == Changes::Writes && !is_in_one;
    if is_elsewhere || errors_of(parsed, span).next().is_some() {
        return Ok(());
    }
    let what = format!("{} {moved:?}: {:?}", node.name(), parsed.errors);
    Err(Violation::new("a move has an error", what))
}

/// The parse errors that were raised for a token.
pub(super) fn errors_of(parsed: &Parsed, token: Span) -> impl Iterator<Item = &LocatedParseError> {
    parsed.errors.iter().filter(move |error| {
        let error = error.span;
        if error.source != token.source || error.start < token.start {
            return false;
        }
        // White space in a table precedes the first character that is an error.
        let before = Span { end: error.start, ..token };
        let before = parsed.document.source_text(before).unwrap_or_default();
        error.start < token.end
            || error.start == token.start
            || token.start == token.end && is_white_space(before)
    })
}

/// Returns true if the source is that of white space, including character references for it.
fn is_white_space(source: &str) -> bool {
    let is_space = |c: char| c.is_ascii_whitespace() || c == '\0';
    let rest = source.trim_start_matches(is_space);
    rest.is_empty()
        || rest.starts_with('&') && !rest.contains('<') && {
            let text = Options::new().parse_fragment(rest, &Context::new(Namespace::Html, "div"));
            text.document.root_node().text().chars().all(is_space)
        }
}

/// The place of a node in the first source: of its own token, or of the one that created it.
fn place(node: NodeRef<'_>, origin: NodeOrigin<'_>) -> Option<u32> {
    let span = match node.kind() {
        NodeKind::Text => origin.text_spans().next()?,
        _ => origin.token()?.span,
    };
    (span.source == SourceId::MAIN).then_some(span.start)
}

/// Children that were put at the end of the current node follow each other as in the source, and come from
/// between the tags of their parent.
fn check_children(parent: NodeRef<'_>) -> Result<(), Violation> {
    let Some(of_parent) = parent.origin() else { return Ok(()) };
    if of_parent.cause() == Cause::SelectedContent || parent.name() == "selectedcontent" {
        return Ok(());
    }
    let is_html = parent.namespace() == Some(Namespace::Html);
    // These stay open after their end tags, or are reopened. The clones of the adoption agency algorithm
    // take over children.
    let is_loose = is_html && matches!(parent.name(), "html" | "head" | "body");
    let is_clone = of_parent.cause() == Cause::AdoptionAgency;
    let start = of_parent.token().map(|token| token.span);
    let start = start.filter(|span| span.source == SourceId::MAIN && !is_clone);
    let start = start.map_or(0, |span| span.start);
    let end = match of_parent.closing() {
        Closing::EndTag(span) => Some(span),
        Closing::By(token) => Some(token.span),
        _ => None,
    };
    let end = end.filter(|span| span.source == SourceId::MAIN && !is_loose);
    let end = end.map_or(u32::MAX, |span| span.start);
    let mut last = start;
    for child in parent.children() {
        let Some(origin) = child.origin() else { continue };
        if origin.cause() == Cause::SelectedContent || origin.moves().next().is_some() {
            continue;
        }
        let Some(place) = place(child, origin) else { continue };
        if place < last || place > end {
            let what = format!(
                "{} in {}: {place}, not {last} to {end}: {}",
                child.name(),
                parent.name(),
                parent.html()
            );
            return Err(Violation::new("nodes that were not moved are in order", what));
        }
        last = place;
    }
    Ok(())
}
