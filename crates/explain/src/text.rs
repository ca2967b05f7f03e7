//! Text, and the character references in it.

use std::ops::Range;

use treewright_dom::{Cause, ElementFlags, NodeId, NodeRef, Span};
use treewright_syntax::tokenizer::{State, Token as Lexed, Tokenizer};
use treewright_syntax::{Edition, InputStream, ParseError, Reporter, Stage};

use crate::StandardRule;
use crate::effects::{Effect, Token, What};
use crate::elements;
use crate::errors;
use crate::explainer::Explainer;
use crate::explanation::{Explanation, StepKind, Subject};
use crate::naming::{location, named, parent, quoted};

/// The maximum number of bytes in which the `&` of a reference is searched for, and its end. Names have up to 33
/// characters; a number can be longer, and is then not explained.
const MOST_OF_A_REFERENCE: usize = 64;

/// The maximum number of bytes of a text node of many pieces in which one of them is searched for.
const MOST_TO_SEARCH: usize = 4096;

/// Explains text, or the character reference that an offset is in.
pub(crate) fn explain(explainer: &Explainer<'_>, token: Token, offset: Option<u32>) -> Explanation {
    let document = explainer.document;
    let effects = explainer.effects.of(token);
    let at = offset.unwrap_or(token.span.start);
    let is_here = |effect: &&Effect| {
        effect.what == What::Piece && effect.span.start <= at && at < effect.span.end
    };
    let piece = effects.iter().find(is_here);
    let piece = piece.or_else(|| effects.iter().find(|effect| effect.what == What::Piece));
    let span = piece.map_or(token.span, |piece| piece.span);
    let token = Token { span, ..token };
    let text = document.source_text(span).unwrap_or_default();
    let node = piece.and_then(|piece| document.get(piece.node));
    if let Some(offset) = offset
        && node.is_some_and(|node| !is_raw(node))
        && let Some(reference) = Reference::at(text, offset.saturating_sub(span.start) as usize)
    {
        return explain_reference(explainer, token, node, &reference);
    }

    let mut explanation = Explanation::new(Subject::Text, Some(span));
    let title = format!("The text {} {}", quoted(text), location(document, span));
    let to = &mut explanation;
    match offset {
        // Those of the place, and those about the text as a whole.
        Some(offset) => {
            let word = word_at(text, offset.saturating_sub(span.start) as usize);
            let is_near = |error: &&ParseError| {
                error.code.stage() == Stage::TreeConstruction
                    || word.contains(&(error.span.start.saturating_sub(span.start) as usize))
            };
            let found = explainer.errors_in(span).iter().filter(is_near);
            errors::add_these(explainer, found, to);
        }
        None => errors::add(explainer, span, to),
    }
    elements::closed(explainer, token, to);
    elements::implied(explainer, token, to);
    elements::reopened(explainer, token, to);
    let fate = match node {
        Some(node) => {
            to.node = Some(node.id());
            let fate = place_of(explainer, token, node, to);
            forms(explainer, node, text, to);
            fate
        }
        None => {
            to.step(StepKind::Dropped, None, "It is in no text of the tree.");
            "was ignored".to_owned()
        }
    };
    explanation.summary = format!("{title} {fate}");
    explanation
}

/// The range of the characters around an offset that are not white space.
fn word_at(text: &str, offset: usize) -> Range<usize> {
    let (before, after) = text.split_at_checked(offset).unwrap_or((text, ""));
    let is_space = |character: char| character.is_ascii_whitespace();
    let start = before.rfind(is_space).map_or(0, |index| index.saturating_add(1));
    let end = after.find(is_space).unwrap_or(after.len());
    start..offset.saturating_add(end.max(1))
}

/// Explains where a text is in the tree.
fn place_of(
    explainer: &Explainer<'_>,
    token: Token,
    node: NodeRef<'_>,
    to: &mut Explanation,
) -> String {
    let document = explainer.document;
    let inside = parent(document, node.id());
    let Some(origin) = node.origin() else { return format!("is in {inside}") };
    let span = token.span;
    let moved = explainer.effects.move_of_piece(node.id(), &origin, span);
    let mut fate = format!("is in {inside}");
    if moved == Some(Cause::FosterParented) {
        let (sentence, rule) = elements::foster_sentence(explainer, node.id(), "the text", &inside);
        to.step(StepKind::Moved, rule, sentence);
        if let Some(table) = explainer.effects.table_of(node.id()) {
            let start = document.origin(table).and_then(|origin| origin.start_tag());
            to.label(start, "put before this table");
        }
        "was put before the table".clone_into(&mut fate);
    } else if moved == Some(Cause::Patched) {
        let sentence = format!("`<template for>` replaced a marker with it, in {inside}.");
        to.step(StepKind::Moved, StandardRule::CONTENT_PATCHING, sentence);
    } else {
        to.step(
            StepKind::Made,
            StandardRule::INSERT_A_CHARACTER,
            format!("It is in a text node of {inside}."),
        );
    }
    let (count, pieces) = explainer.effects.pieces_of(node.id(), &origin);
    if count > 1 {
        let sentence = format!(
            "The text node was joined of {count} pieces of the source, since nothing in the tree is between them."
        );
        to.step(StepKind::Note, StandardRule::INSERT_A_CHARACTER, sentence);
        for other in pieces.iter().filter(|other| **other != span).take(3) {
            to.label(Some(*other), "in the same text node");
        }
    }
    let copies = copies(explainer, token, node.id());
    if copies > 0 {
        to.step(
            StepKind::Copied,
            StandardRule::SELECTED_CONTENT,
            "Later `<selectedcontent>` got a copy of it.",
        );
    }
    fate
}

fn copies(explainer: &Explainer<'_>, token: Token, own: NodeId) -> usize {
    let effects = explainer.effects.of(token).iter();
    effects.filter(|effect| effect.what == What::Again && effect.node != own).count()
}

/// Explains how the text in the tree differs from that in the source.
fn forms(explainer: &Explainer<'_>, node: NodeRef<'_>, text: &str, to: &mut Explanation) {
    if is_raw(node) {
        let inside =
            node.parent().map(|parent| named(parent.document(), parent.id())).unwrap_or_default();
        let sentence = format!(
            "All up to the end tag of {inside} is text: tags and references in it mean nothing."
        );
        let is_script = node.parent().is_some_and(|parent| parent.is_html("script"));
        let rule = if is_script { StandardRule::TEXT } else { StandardRule::GENERIC_RAW_TEXT };
        to.step(StepKind::Note, rule, sentence);
        return;
    }
    let data = node.data().unwrap_or_default();
    // A long text of many pieces is not searched for each of them.
    let is_searched = data.len() <= MOST_TO_SEARCH || !explainer.effects.is_joined(node.id());
    let is_as_written = || {
        if is_searched {
            return data.contains(text);
        }
        let mut references = text.match_indices('&');
        references.all(|(start, _)| resolve(text.get(start..).unwrap_or_default()).is_none())
    };
    if text.contains('&') && !is_as_written() {
        let sentence = "Character references in it are characters in the tree.";
        to.step(StepKind::Changed, StandardRule::CHARACTER_REFERENCE, sentence);
    }
    if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_whitespace()) {
        to.step(StepKind::Note, None, "It is white space, which is in the tree as it is written.");
    }
}

/// Returns true for text that is not parsed: that of `script`, `style` and the like.
fn is_raw(text: NodeRef<'_>) -> bool {
    text.parent().is_some_and(|parent| parent.flags().intersects(ElementFlags::RAW_TEXT_CHILD))
}

/// A character reference in a text.
struct Reference {
    start: usize,
    end: usize,
    characters: String,
}

impl Reference {
    /// The reference that an offset of a text is in.
    fn at(text: &str, offset: usize) -> Option<Self> {
        let bytes = text.as_bytes();
        let mut start = offset.min(bytes.len());
        let most = offset.saturating_sub(MOST_OF_A_REFERENCE);
        while bytes.get(start) != Some(&b'&') {
            let is_inside = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'#' | b';');
            if start == most || !bytes.get(start).is_some_and(is_inside) {
                return None;
            }
            start = start.checked_sub(1)?;
        }
        let (length, characters) = resolve(text.get(start..)?)?;
        let end = start.checked_add(length)?;
        (offset < end).then_some(Self { start, end, characters })
    }
}

/// The length of the reference that a text begins with, and its characters.
pub(crate) fn resolve(text: &str) -> Option<(usize, String)> {
    let mut tokenizer = Tokenizer::new(Edition::LIVING);
    tokenizer.switch_to(State::Rcdata);
    let mut input = InputStream::new();
    let mut reporter = Reporter::new(false);
    let mut next = text.char_indices().take_while(|(index, _)| *index < MOST_OF_A_REFERENCE);
    loop {
        // One character at a time, so that the reference is a token of its own.
        match next.next() {
            Some((_, character)) => input.append(character.encode_utf8(&mut [0; 4])).ok()?,
            None => input.end_of_input(),
        }
        match tokenizer.next_token(&mut input, &mut reporter) {
            Some(Lexed::Characters(found)) => {
                let length = (found.span.end as usize).min(text.len());
                let characters = found.run.text();
                let is_resolved = text.get(..length) != Some(characters);
                return is_resolved.then(|| (length, characters.to_owned()));
            }
            Some(_) => return None,
            None => {}
        }
    }
}

fn explain_reference(
    explainer: &Explainer<'_>,
    token: Token,
    node: Option<NodeRef<'_>>,
    reference: &Reference,
) -> Explanation {
    let document = explainer.document;
    let at = |offset: usize| token.span.start.saturating_add(offset as u32);
    let span = Span { start: at(reference.start), end: at(reference.end), ..token.span };
    let mut explanation = Explanation::new(Subject::CharacterReference, Some(span));
    explanation.node = node.map(NodeRef::id);
    let text = document.source_text(span).unwrap_or_default();
    let codes: Vec<String> = reference
        .characters
        .chars()
        .map(|character| format!("U+{:04X}", u32::from(character)))
        .collect();
    let codes = codes.join(" ");
    explanation.summary = format!(
        "The character reference `{text}` {} became {} ({codes})",
        location(document, span),
        quoted(&reference.characters),
    );
    let around = Span { end: span.end.saturating_add(1), ..span };
    let is_of_this = |error: &&treewright_syntax::ParseError| {
        error.code.anchor().contains("character-reference") && error.span.start <= span.end
    };
    let found = explainer.errors_in(around).iter().filter(is_of_this);
    errors::add_these(explainer, found, &mut explanation);
    let inside = node.map(|node| parent(document, node.id())).unwrap_or_default();
    let sentence = format!("It is a part of a text node of {inside}.");
    explanation.step(StepKind::Changed, StandardRule::CHARACTER_REFERENCE, sentence);
    explanation
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The start of a text, and the reference that it begins with.
    const CASES: [(&str, Option<(usize, &str)>); 9] = [
        ("&amp;b", Some((5, "&"))),
        ("&ampb", Some((4, "&"))),
        ("&notit;", Some((4, "\u{AC}"))),
        ("&notin;", Some((7, "\u{2209}"))),
        ("&#x41;", Some((6, "A"))),
        ("&#0", Some((3, "\u{FFFD}"))),
        ("&nope;", None),
        ("& b", None),
        ("&NotEqualTilde;", Some((15, "\u{2242}\u{338}"))),
    ];

    #[test]
    fn references_are_resolved() {
        for (text, expected) in CASES {
            let found = resolve(text);
            let found = found.as_ref().map(|(length, characters)| (*length, characters.as_str()));
            assert_eq!(found, expected, "{text}");
        }
        assert!(Reference::at("a&amp;b", 3).is_some());
        assert!(Reference::at("a&amp;b", 6).is_none());
    }
}
