//! Elements that a token implied, closed, opened again or copied.

use treewright_dom::{NodeId, NodeRef, TokenKind};

use crate::StandardRule;
use crate::effects::{Effect, Token, What};
use crate::explainer::Explainer;
use crate::explanation::{Explanation, StepKind};
use crate::naming::{list, named, parent, place, tag};

/// The maximum number of places that one step points at.
const MOST_LABELS: usize = 4;

/// The nodes of one kind of effect.
pub(crate) fn nodes(effects: &[Effect], what: What) -> Vec<NodeId> {
    effects.iter().filter(|effect| effect.what == what).map(|effect| effect.node).collect()
}

/// "this start tag", with the words for the token.
pub(crate) fn token_words(token: Token) -> &'static str {
    match token.kind {
        TokenKind::StartTag => "this start tag",
        TokenKind::EndTag => "this end tag",
        TokenKind::Characters => "this text",
        TokenKind::Comment => "this comment",
        TokenKind::EndOfFile => "the end of the source",
        TokenKind::Doctype => "this doctype",
        TokenKind::ProcessingInstruction => "this processing instruction",
    }
}

/// Explains which elements a token implied.
pub(crate) fn implied(explainer: &Explainer<'_>, token: Token, to: &mut Explanation) {
    let document = explainer.document;
    for node in nodes(explainer.effects.of(token), What::Implied).into_iter().take(8) {
        let Some(node) = document.get(node) else { continue };
        let (name, words) = (node.local_name().unwrap_or_default(), token_words(token));
        let tag = tag(node);
        let inside = parent(document, node.id());
        let (sentence, rule) = match (name, token.kind) {
            ("p", TokenKind::EndTag) => (
                "No `<p>` is open that this end tag could close, so an empty one was made for it to close."
                    .to_owned(),
                StandardRule::IN_BODY,
            ),
            ("br", TokenKind::EndTag) => {
                ("The parser reads `</br>` as `<br>`, and made that element.".to_owned(), StandardRule::IN_BODY)
            }
            ("html", _) => (
                format!("The page does not begin with `<html>`; {words} implied {tag}."),
                StandardRule::BEFORE_HTML,
            ),
            ("head", _) => (format!("The `<head>` tag is missing; {words} implied it."), StandardRule::BEFORE_HEAD),
            ("body", _) => (format!("The `<body>` tag is missing; {words} implied it."), StandardRule::AFTER_HEAD),
            ("tbody", _) => (
                format!("A row needs a section of its table; {words} implied {tag} in {inside}."),
                StandardRule::IN_TABLE,
            ),
            ("tr", _) => (
                format!("A cell needs a row; {words} implied {tag} in {inside}."),
                StandardRule::IN_TABLE_BODY,
            ),
            ("colgroup", _) => (
                format!("A column needs a group of columns; {words} implied {tag} in {inside}."),
                StandardRule::IN_TABLE,
            ),
            _ => (format!("{tag} was implied by {words}, in {inside}."), StandardRule::OPTIONAL_TAGS),
        };
        to.step(StepKind::Implied, rule, sentence);
    }
}

/// Explains which elements a token closed that it is not the end tag of.
pub(crate) fn closed(explainer: &Explainer<'_>, token: Token, to: &mut Explanation) {
    let document = explainer.document;
    let closed = nodes(explainer.effects.of(token), What::Closed);
    // Elements of the page as such have optional end tags.
    let is_told = |node: &NodeId| {
        let node = document.get(*node);
        !node.is_some_and(|node| ["html", "head", "body"].iter().any(|name| node.is_html(name)))
    };
    let told: Vec<NodeId> = closed.into_iter().filter(is_told).collect();
    if told.is_empty() {
        return;
    }
    let nodes = list(document, &told);
    let first = told.first().and_then(|node| document.get(*node));
    let (sentence, rule) = sentence_of_closing(token, first, &nodes, told.len());
    to.step(StepKind::Closed, rule, sentence);
    for node in told.iter().take(MOST_LABELS) {
        let start = document.origin(*node).and_then(|origin| origin.start_tag());
        to.label(start, "closed");
    }
}

fn sentence_of_closing(
    token: Token,
    first: Option<NodeRef<'_>>,
    nodes: &str,
    number: usize,
) -> (String, StandardRule) {
    let name = first.filter(|node| node.namespace() == Some(treewright_dom::Namespace::Html));
    let name = name.and_then(NodeRef::local_name).unwrap_or_default();
    let words = token_words(token);
    if token.kind == TokenKind::EndOfFile {
        let were = if number == 1 { "was" } else { "were" };
        return (
            format!("Still open at the end, and closed by it, {were} {nodes}."),
            StandardRule::STOP_PARSING,
        );
    }
    if token.kind == TokenKind::EndTag {
        return (
            format!("It closed {nodes}, still open inside, too."),
            StandardRule::OPEN_ELEMENTS,
        );
    }
    let rule = rule_of_closing(name);
    let sentence = match name {
        "p" if number == 1 => format!("A paragraph ends before {words}: it closed {nodes}."),
        "td" | "th" if number == 1 => format!("A cell ends before {words}: it closed {nodes}."),
        _ => format!("It closed {nodes}, without an end tag."),
    };
    (sentence, rule)
}

/// The rule by which an element without an end tag is closed.
pub(crate) fn rule_of_closing(name: &str) -> StandardRule {
    match name {
        "p" => StandardRule::CLOSE_A_P,
        "dd" | "dt" | "li" | "optgroup" | "option" | "rb" | "rp" | "rt" | "rtc" => {
            StandardRule::IMPLIED_END_TAGS
        }
        "td" | "th" => StandardRule::CLOSE_THE_CELL,
        "tr" => StandardRule::IN_ROW,
        "tbody" | "thead" | "tfoot" => StandardRule::IN_TABLE_BODY,
        "caption" => StandardRule::IN_CAPTION,
        "colgroup" => StandardRule::IN_COLUMN_GROUP,
        "head" => StandardRule::IN_HEAD,
        _ => StandardRule::OPEN_ELEMENTS,
    }
}

/// Explains which formatting elements a token reopened.
pub(crate) fn reopened(explainer: &Explainer<'_>, token: Token, to: &mut Explanation) {
    let document = explainer.document;
    let reopened = nodes(explainer.effects.of(token), What::Reopened);
    let Some(first) = reopened.first() else { return };
    let inside = parent(document, *first);
    let names = reopened.iter().take(MOST_LABELS).filter_map(|node| {
        let node = document.get(*node)?;
        let original = node.origin()?.original()?;
        Some(format!("{} ({})", tag(node), place(document, original)))
    });
    let mut names = names.collect::<Vec<_>>().join(", ");
    if reopened.len() > MOST_LABELS {
        names.push_str(" and others");
    }
    let sentence = format!(
        "Formatting continues until its own end tag, and something else had closed {names}: before {}, the \
         parser opened it again in {inside}.",
        token_words(token),
    );
    to.step(StepKind::Reopened, StandardRule::RECONSTRUCT, sentence);
    for node in reopened.iter().take(MOST_LABELS) {
        let original = document.origin(*node).and_then(|origin| origin.original());
        to.label(original, "opened again");
    }
}

/// Explains which elements the adoption agency algorithm copied for a token.
pub(crate) fn cloned(explainer: &Explainer<'_>, token: Token, to: &mut Explanation) {
    let document = explainer.document;
    let cloned = nodes(explainer.effects.of(token), What::Cloned);
    for node in cloned.iter().take(MOST_LABELS) {
        let original = document.origin(*node).and_then(|origin| origin.original());
        let Some(node) = document.get(*node) else { continue };
        let of = match original {
            Some(span) => format!("{} ({})", tag(node), place(document, span)),
            None => tag(node),
        };
        let sentence = format!(
            "The adoption agency made a copy of {of}, with its attributes, and put it into {}, so that the \
             formatting reaches the content there that was written before {}.",
            parent(document, node.id()),
            token_words(token),
        );
        to.step(StepKind::Copied, StandardRule::ADOPTION_AGENCY, sentence);
        to.label(original, "copied");
    }
    if let Some(others) = cloned.len().checked_sub(MOST_LABELS).filter(|others| *others > 0) {
        to.step(
            StepKind::Copied,
            StandardRule::ADOPTION_AGENCY,
            format!("It made {others} further copies."),
        );
    }
}

/// Explains which nodes a token moved; `but` is the node that is explained elsewhere.
pub(crate) fn moved(
    explainer: &Explainer<'_>,
    token: Token,
    but: Option<NodeId>,
    to: &mut Explanation,
) {
    use treewright_dom::Cause;

    let document = explainer.document;
    let effects = explainer.effects.of(token).iter();
    let moved = effects.filter_map(|effect| match effect.what {
        What::Moved(cause) if Some(effect.node) != but => Some((effect.node, cause)),
        _ => None,
    });
    let moved: Vec<(NodeId, Cause)> = moved.collect();
    for (node, cause) in moved.iter().take(MOST_LABELS) {
        let name = named(document, *node);
        let inside = parent(document, *node);
        let (sentence, rule) = match cause {
            Cause::FosterParented => foster_sentence(explainer, *node, &name, &inside),
            Cause::Patched => (
                format!("`<template for>` replaced a marker with {name}, in {inside}."),
                StandardRule::CONTENT_PATCHING,
            ),
            _ => (
                format!(
                    "The adoption agency moved {name} out of the formatting element that it was opened in; \
                     it is in {inside} now."
                ),
                StandardRule::ADOPTION_AGENCY,
            ),
        };
        to.step(StepKind::Moved, rule, sentence);
        let origin = document.origin(*node);
        let start = origin.and_then(|origin| origin.start_tag().or_else(|| origin.span()));
        to.label(start.filter(|span| *span != token.span), "moved");
    }
    if let Some(others) = moved.len().checked_sub(MOST_LABELS).filter(|others| *others > 0) {
        to.step(StepKind::Moved, None, format!("It moved {others} further nodes."));
    }
}

/// The sentence about a node that was put before a table.
pub(crate) fn foster_sentence(
    explainer: &Explainer<'_>,
    node: NodeId,
    name: &str,
    inside: &str,
) -> (String, StandardRule) {
    let document = explainer.document;
    let sentence = match explainer.effects.table_of(node) {
        Some(table) => format!(
            "A table can hold only its own parts, so {name} was put before {}: it is in {inside}.",
            named(document, table)
        ),
        None => {
            format!(
                "A table can hold only its own parts, so {name} was put outside: it is in {inside}."
            )
        }
    };
    (sentence, StandardRule::FOSTER_PARENT)
}
