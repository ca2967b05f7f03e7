//! Nodes: those that were written, by their tokens, and all others; and the later life of an element.

use treewright_dom::{Cause, Closing, Document, Namespace, NodeId, NodeKind, Span, TokenKind};
use treewright_syntax::DocumentMode;

use crate::StandardRule;
use crate::effects::{Token, What};
use crate::elements::{self, nodes};
use crate::errors;
use crate::explainer::Explainer;
use crate::explanation::{Explanation, StepKind, Subject};
use crate::naming::{location, named, parent, place, tag};

/// Explains a node.
pub(crate) fn explain(explainer: &Explainer<'_>, node: NodeId) -> Option<Explanation> {
    let document = explainer.document;
    let handle = document.get(node)?;
    let origin = document.origin(node)?;
    let written = match handle.kind() {
        NodeKind::Text => origin.text_spans().next(),
        _ if origin.is_written() || origin.cause() == Cause::DeclarativeShadowRoot => {
            origin.token().map(|token| token.span)
        }
        _ => None,
    };
    if let Some(span) = written.filter(|span| span.start < span.end)
        && let Ok(token) = explainer.effects.token_at(span)
        && origin.cause() != Cause::SelectedContent
    {
        let mut explanation = explainer.token(token, None);
        explanation.node = Some(node);
        return Some(explanation);
    }
    let mut explanation = Explanation::new(Subject::Node, None);
    explanation.node = Some(node);
    let name = named(document, node);
    let (kind, rule, fate, sentence) = of_a_cause(document, node, origin.cause());
    explanation.summary = format!("{} {fate}", capitalized(&name));
    explanation.step(kind, rule, sentence);
    let token = origin.token();
    if let Some(token) = token {
        explanation.span = Some(token.span);
        explanation.label(Some(token.span), "because of this");
        let token = Token { span: token.span, kind: token.kind };
        let because = match token.kind {
            TokenKind::EndOfFile => "The reason was the end of the source.".to_owned(),
            _ => format!("The reason was {}.", token_at(explainer, token.span)),
        };
        explanation.step(StepKind::Note, None, because);
        errors::add(explainer, token.span, &mut explanation);
    }
    if let Some(original) = origin.original() {
        explanation.label(Some(original), "the tag that it is made of");
    }
    if handle.kind() == NodeKind::Element {
        let span = token.map_or(Span::in_main(u32::MAX, u32::MAX), |token| token.span);
        later(explainer, span, node, &mut explanation);
    }
    Some(explanation)
}

/// The sentence for each reason why a node exists.
fn of_a_cause(
    document: &Document,
    node: NodeId,
    cause: Cause,
) -> (StepKind, Option<StandardRule>, &'static str, String) {
    let inside = parent(document, node);
    let (kind, rule, fate, sentence) = match cause {
        Cause::Source => (StepKind::Made, None, "was written", format!("It is in {inside}.")),
        Cause::Script => (
            StepKind::Made,
            None,
            "was written by a script",
            format!(
                "A script wrote it into the page while it was parsed, or set it as HTML. It is in {inside}."
            ),
        ),
        Cause::Implied => (
            StepKind::Implied,
            Some(StandardRule::OPTIONAL_TAGS),
            "has no tag in the source",
            format!("The parser made it, in {inside}."),
        ),
        Cause::FosterParented => (
            StepKind::Moved,
            Some(StandardRule::FOSTER_PARENT),
            "was put before a table",
            format!("A table cannot hold it, so it is in {inside}."),
        ),
        Cause::AdoptionAgency => (
            StepKind::Copied,
            Some(StandardRule::ADOPTION_AGENCY),
            "was made by the adoption agency",
            format!(
                "The end tag of the formatting element came while other elements were open; this copy, in {inside}, has the part of the content that is in those."
            ),
        ),
        Cause::Reconstructed => (
            StepKind::Reopened,
            Some(StandardRule::RECONSTRUCT),
            "continues a formatting element",
            format!(
                "The formatting element was closed by something other than its end tag, so it continues in this one, in {inside}."
            ),
        ),
        Cause::Merged => (
            StepKind::Merged,
            Some(StandardRule::IN_BODY),
            "was merged",
            "Its attributes were added to the existing element.".to_owned(),
        ),
        Cause::Patched => (
            StepKind::Moved,
            Some(StandardRule::CONTENT_PATCHING),
            "was patched in",
            format!("`<template for>` replaced a marker with it, in {inside}."),
        ),
        Cause::Parser => (
            StepKind::Note,
            None,
            "existed from the start",
            "The parser began with it; the page is inside.".to_owned(),
        ),
        Cause::TemplateContents => (
            StepKind::Note,
            Some(StandardRule::TEMPLATE_CONTENTS),
            "belong to the template",
            "A `<template>` has its content in a separate fragment, which is not rendered."
                .to_owned(),
        ),
        Cause::DeclarativeShadowRoot => (
            StepKind::Made,
            Some(StandardRule::SHADOW_ROOT),
            "was declared",
            "A `<template>` tag with the attribute `shadowrootmode` attached it.".to_owned(),
        ),
        Cause::SelectedContent => (
            StepKind::Copied,
            Some(StandardRule::SELECTED_CONTENT),
            "was copied",
            format!(
                "`<selectedcontent>` shows a copy of the selected option; this is a part of that copy, in {inside}."
            ),
        ),
        Cause::Program => (
            StepKind::Made,
            None,
            "was made by a program",
            format!("It does not come from a source. It is in {inside}."),
        ),
        _ => (StepKind::Note, None, "is in the tree", format!("It is in {inside}.")),
    };
    (kind, rule, fate, sentence)
}

fn capitalized(name: &str) -> String {
    let mut characters = name.chars();
    let first = characters.next().map(|first| first.to_uppercase().to_string());
    first.unwrap_or_default() + characters.as_str()
}

/// Explains a comment, a processing instruction or a doctype.
pub(crate) fn other_token(explainer: &Explainer<'_>, token: Token) -> Explanation {
    let document = explainer.document;
    let (subject, what, rule) = match token.kind {
        TokenKind::Doctype => (Subject::Doctype, "doctype", StandardRule::INITIAL),
        TokenKind::ProcessingInstruction => (
            Subject::ProcessingInstruction,
            "processing instruction",
            StandardRule::INSERT_A_PROCESSING_INSTRUCTION,
        ),
        _ => (Subject::Comment, "comment", StandardRule::INSERT_A_COMMENT),
    };
    let mut explanation = Explanation::new(subject, Some(token.span));
    let title = format!("The {what} {}", location(document, token.span));
    let to = &mut explanation;
    errors::add(explainer, token.span, to);
    elements::implied(explainer, token, to);
    elements::closed(explainer, token, to);
    let made = nodes(explainer.effects.of(token), What::Made).first().copied();
    let fate = match made {
        Some(node) => {
            to.node = Some(node);
            let inside = parent(document, node);
            to.step(StepKind::Made, rule, format!("It made a node, which is in {inside}."));
            if token.kind == TokenKind::Doctype {
                let rendering = match document.mode() {
                    DocumentMode::NoQuirks => "no-quirks mode: the rules of the standard hold",
                    DocumentMode::LimitedQuirks => {
                        "limited-quirks mode: a few rules of old browsers hold"
                    }
                    DocumentMode::Quirks => "quirks mode: rules of old browsers hold",
                };
                to.step(
                    StepKind::Note,
                    StandardRule::INITIAL,
                    format!("It puts the page in {rendering}."),
                );
            }
            let origin = document.origin(node);
            if origin.is_some_and(|origin| origin.moves().next().is_some()) {
                let name = format!("this {what}");
                let (sentence, rule) = elements::foster_sentence(explainer, node, &name, &inside);
                to.step(StepKind::Moved, rule, sentence);
            }
            "made a node"
        }
        None => {
            to.step(StepKind::Dropped, None, "No node was created from it.");
            "was ignored"
        }
    };
    explanation.summary = format!("{title} {fate}");
    explanation
}

/// Explains the later changes of an element after the token that created it.
pub(crate) fn later(explainer: &Explainer<'_>, own: Span, node: NodeId, to: &mut Explanation) {
    let document = explainer.document;
    let (Some(handle), Some(origin)) = (document.get(node), document.origin(node)) else { return };
    let moves: Vec<_> = origin.moves().filter(|moved| moved.span != own).collect();
    for moved in moves.iter().take(4) {
        let rule = match moved.cause {
            Cause::AdoptionAgency => StandardRule::ADOPTION_AGENCY,
            Cause::FosterParented => StandardRule::FOSTER_PARENT,
            _ => StandardRule::CONTENT_PATCHING,
        };
        let sentence = format!(
            "Later {} moved it; it is in {} now.",
            token_at(explainer, moved.span),
            parent(document, node)
        );
        to.step(StepKind::Moved, rule, sentence);
        to.label(Some(moved.span), "moved it");
    }
    if let Some(others) = moves.len().checked_sub(4).filter(|others| *others > 0) {
        to.step(StepKind::Moved, None, format!("It was moved {others} more times."));
    }
    again(explainer, own, to);
    let name = handle.local_name().unwrap_or_default();
    let is_html = handle.namespace() == Some(Namespace::Html);
    match origin.closing() {
        Closing::AtOnce if name == "form" => {
            let sentence =
                "Directly in a table a form cannot have content, so it was closed at once.";
            to.step(StepKind::Closed, StandardRule::IN_TABLE, sentence);
        }
        Closing::AtOnce if is_html => {
            let sentence = format!("{} has no content, so it was closed at once.", tag(handle));
            to.step(StepKind::Closed, StandardRule::VOID_ELEMENTS, sentence);
        }
        Closing::AtOnce => {
            let sentence =
                "Its tag ends with `/>`, which closes an element of SVG or MathML at once.";
            to.step(StepKind::Closed, StandardRule::FOREIGN_CONTENT, sentence);
        }
        Closing::EndTag(span) => {
            let sentence = format!("Its end tag is {}.", location(document, span));
            to.step(StepKind::Closed, None, sentence);
            to.label(Some(span), "its end tag");
        }
        Closing::By(token) if token.kind == TokenKind::EndOfFile => {
            to.step(
                StepKind::Closed,
                StandardRule::STOP_PARSING,
                "It has no end tag: the end of the source closed it.",
            );
        }
        Closing::By(token) => {
            let rule = if is_html {
                elements::rule_of_closing(name)
            } else {
                StandardRule::FOREIGN_CONTENT
            };
            let sentence = format!(
                "{} closed it, instead of its end tag.",
                capitalized(&token_at(explainer, token.span))
            );
            to.step(StepKind::Closed, rule, sentence);
            to.label(Some(token.span), "closed it");
        }
        _ => {}
    }
}

/// Explains that a tag was used for further elements.
fn again(explainer: &Explainer<'_>, own: Span, to: &mut Explanation) {
    let document = explainer.document;
    let token = Token { span: own, kind: TokenKind::StartTag };
    let made = nodes(explainer.effects.of(token), What::Again);
    let of_cause = |cause: Cause| {
        let is_it =
            |node: &&NodeId| document.origin(**node).is_some_and(|origin| origin.cause() == cause);
        made.iter().filter(is_it).count()
    };
    let times = |number: usize| match number {
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        number => format!("{number} times"),
    };
    for (cause, kind, rule, verb) in [
        (Cause::Reconstructed, StepKind::Reopened, StandardRule::RECONSTRUCT, "opened again"),
        (
            Cause::AdoptionAgency,
            StepKind::Copied,
            StandardRule::ADOPTION_AGENCY,
            "copied by the adoption agency",
        ),
        (
            Cause::SelectedContent,
            StepKind::Copied,
            StandardRule::SELECTED_CONTENT,
            "copied into `<selectedcontent>`",
        ),
    ] {
        let number = of_cause(cause);
        if number == 0 {
            continue;
        }
        to.step(kind, rule, format!("Later the element was {verb} {}.", times(number)));
        let first = made.iter().find_map(|node| {
            let origin = document.origin(*node)?;
            (origin.cause() == cause).then(|| origin.token())?
        });
        let span = first.map(|token| Span {
            end: token.span.end.max(token.span.start.saturating_add(1)),
            ..token.span
        });
        to.label(
            span,
            if cause == Cause::Reconstructed {
                "opened again here"
            } else {
                "copied because of this"
            },
        );
    }
}

/// "`</b>` (1:20)": a token of the source.
fn token_at(explainer: &Explainer<'_>, span: Span) -> String {
    use crate::lexer::TagParts;

    let document = explainer.document;
    let at = place(document, span);
    let text = document.source_text(span).unwrap_or_default();
    if text.starts_with('<') {
        let name = TagParts::of(text).name;
        let name = crate::naming::visible(text.get(name).unwrap_or_default());
        let slash = if text.starts_with("</") { "/" } else { "" };
        return format!("`<{slash}{name}>` ({at})");
    }
    format!("the text at {at}")
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_cause_has_a_sentence() {
        let document = Document::new();
        let mut sentences = HashSet::new();
        for cause in Cause::ALL {
            let (.., fate, sentence) = of_a_cause(&document, document.root(), cause);
            assert!(sentence.ends_with('.') && fate != "is in the tree", "{cause:?}: {sentence}");
            assert!(sentences.insert(sentence), "{cause:?} has a sentence of its own");
        }
    }
}
