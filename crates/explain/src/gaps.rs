//! Places of the source of which nothing is in the tree, and that no error of tree construction is about.

use treewright_dom::{Namespace, NodeRef, Span, TokenKind};

use treewright_syntax::{ErrorCode, ParseError, SourceId};

use crate::StandardRule;
use crate::effects::What;
use crate::errors;
use crate::explainer::Explainer;
use crate::explanation::{Explanation, StepKind, Subject};
use crate::lexer::TagParts;
use crate::naming::{location, quoted};
use crate::tags::is_tag_of;

/// The elements after whose start tags a newline is ignored.
const NEWLINE_IS_IGNORED: [&str; 3] = ["pre", "listing", "textarea"];

/// Explains the part of a gap between two tokens that an offset is in.
pub(crate) fn explain(explainer: &Explainer<'_>, gap: Span, offset: u32) -> Explanation {
    let text = explainer.document.source_text(gap).unwrap_or_default();
    let inside = offset.saturating_sub(gap.start) as usize;
    let (before, after) = text.split_at_checked(inside).unwrap_or((text, ""));
    let is_space = |character: char| matches!(character, '\t' | '\n' | '\u{C}' | '\r' | ' ');
    if after.starts_with(is_space) && !before.contains('<') {
        let start = before.trim_end_matches(is_space).len();
        let rest = text.get(start..).unwrap_or_default();
        let length = rest.find(|character| !is_space(character)).unwrap_or(rest.len());
        let span = part(gap, start, start.saturating_add(length));
        return white_space(explainer, gap, span);
    }
    // A CDATA section: its marks are next to its text.
    for mark in ["<![CDATA[", "]]>"] {
        // Only where it would be around the offset: gaps can be long.
        let first = inside.saturating_sub(mark.len().saturating_sub(1));
        let is_here = |start: &usize| text.get(*start..).is_some_and(|text| text.starts_with(mark));
        if let Some(start) = (first..=inside).rev().find(is_here) {
            let span = part(gap, start, start.saturating_add(mark.len()));
            if is_of_a_section(explainer, span, text) {
                return cdata(explainer, span);
            }
        }
    }
    dropped(explainer, gap, text, inside)
}

fn part(gap: Span, start: usize, end: usize) -> Span {
    let at = |offset: usize| gap.start.saturating_add(offset as u32);
    Span { start: at(start), end: at(end), ..gap }
}

/// White space that the parser ignored, without an error.
fn white_space(explainer: &Explainer<'_>, gap: Span, span: Span) -> Explanation {
    let document = explainer.document;
    let mut explanation = Explanation::new(Subject::WhiteSpace, Some(span));
    explanation.summary = format!("The white space {} was ignored", location(document, span));
    errors::add(explainer, span, &mut explanation);
    let before = gap.start.checked_sub(1).map(|last| Span { start: last, end: last, ..gap });
    let before = before.and_then(|last| explainer.effects.token_at(last).ok());
    let tag = before.filter(|token| token.kind == TokenKind::StartTag);
    let tag = tag.and_then(|token| document.source_text(token.span)).unwrap_or_default();
    let (sentence, rule) = if let Some(name) =
        NEWLINE_IS_IGNORED.into_iter().find(|name| is_tag_of(tag, name))
    {
        (
            format!(
                "A newline right after `<{name}>` is ignored, so the text can begin on a new line."
            ),
            StandardRule::IN_BODY,
        )
    } else if let Some((sentence, rule)) = early_white_space(explainer, span) {
        (sentence.to_owned(), rule)
    } else {
        ("It is in no text of the tree.".to_owned(), StandardRule::INSERT_A_CHARACTER)
    };
    explanation.step(StepKind::Dropped, rule, sentence);
    explanation
}

/// The rule that ignores white space at a place before the body.
fn early_white_space(
    explainer: &Explainer<'_>,
    span: Span,
) -> Option<(&'static str, StandardRule)> {
    let document = explainer.document;
    let html = document.root_node().child_elements().next();
    let start_of = |name: &str| {
        let element = match name {
            "html" => html,
            _ => html.and_then(|html| html.child_elements().find(|child| child.is_html(name))),
        };
        let token = element?.origin()?.token()?;
        (token.span.source == SourceId::MAIN).then_some(token.span.start)
    };
    let mut children = document.root_node().children();
    let doctype = children.find_map(|child| child.doctype().and(child.source_offset()));
    if doctype.is_none_or(|doctype| span.start < doctype)
        && start_of("html").is_none_or(|start| span.start < start)
    {
        Some((
            "White space before the doctype is ignored, even without a doctype.",
            StandardRule::INITIAL,
        ))
    } else if start_of("html").is_none_or(|start| span.start < start) {
        let sentence =
            "White space before the `<html>` tag, or before the token that implies it, is ignored.";
        Some((sentence, StandardRule::BEFORE_HTML))
    } else if start_of("head").is_none_or(|start| span.start < start) {
        Some(("White space between `<html>` and the head is ignored.", StandardRule::BEFORE_HEAD))
    } else {
        None
    }
}

/// Returns true for a mark next to text in SVG or MathML, or in an empty section.
fn is_of_a_section(explainer: &Explainer<'_>, mark: Span, gap: &str) -> bool {
    let document = explainer.document;
    let before = mark.start.checked_sub(1);
    let near = [before, Some(mark.end)].into_iter().flatten().any(|at| {
        let token = explainer.effects.token_at(Span { start: at, end: at, ..mark });
        let effects = token.map(|token| explainer.effects.of(token)).unwrap_or_default();
        effects.iter().any(|effect| {
            let parent = document.get(effect.node).and_then(NodeRef::parent_element);
            let namespace = parent.and_then(NodeRef::namespace);
            effect.what == What::Piece
                && namespace.is_none_or(|namespace| namespace != Namespace::Html)
        })
    });
    let around = Span { end: mark.end.saturating_add(1), ..mark };
    let in_html =
        explainer.errors_in(around).iter().any(|error| error.code == ErrorCode::CdataInHtmlContent);
    let is_empty = gap.contains("<![CDATA[]]>") || gap.ends_with("<![CDATA[");
    near || is_empty && !in_html
}

fn cdata(explainer: &Explainer<'_>, span: Span) -> Explanation {
    let mut explanation = Explanation::new(Subject::Dropped, Some(span));
    explanation.summary = format!(
        "The mark of a CDATA section {} is not in the tree",
        location(explainer.document, span)
    );
    let sentence =
        "In SVG and MathML, everything between `<![CDATA[` and `]]>` is text; the marks are not.";
    explanation.step(StepKind::Note, StandardRule::CDATA_SECTION, sentence);
    explanation
}

/// Markup of which the tokenizer made nothing, or a part of the page that was thrown away later.
fn dropped(explainer: &Explainer<'_>, gap: Span, text: &str, inside: usize) -> Explanation {
    let document = explainer.document;
    let cut_off = explainer
        .cut_off
        .filter(|start| *start as usize <= inside.saturating_add(gap.start as usize));
    let start = match (cut_off, markup_before(text, inside)) {
        (Some(start), _) => start.saturating_sub(gap.start) as usize,
        (None, Some(start)) => start,
        (None, None) => return ignored_text(explainer, gap, text, 0, inside),
    };
    let rest = text.get(start..).unwrap_or_default();
    let end = match cut_off {
        Some(_) => text.len(),
        None => start.saturating_add(length_of_markup(rest)),
    };
    if end <= inside {
        return ignored_text(explainer, gap, text, end, inside);
    }
    let span = part(gap, start, end);
    let written = document.source_text(span).unwrap_or_default();
    let mut explanation = Explanation::new(Subject::Dropped, Some(span));
    explanation.summary =
        format!("{} {} is not in the tree", quoted(written), location(document, span));
    errors::add(explainer, span, &mut explanation);
    if cut_off.is_some() {
        let at_the_end = explainer.errors_in(Span::in_main(gap.end, gap.end)).iter();
        errors::add_these(
            explainer,
            at_the_end.filter(|error| is_cut_off(error.code)),
            &mut explanation,
        );
        let sentence = "The source ends in it, so the parser never saw the whole, and created nothing from it.";
        explanation.step(StepKind::Dropped, StandardRule::STOP_PARSING, sentence);
    } else if rest.starts_with("</>") {
        let sentence = "An end tag without a name closes nothing.";
        explanation.step(StepKind::Dropped, StandardRule::TAG_NAME, sentence);
    } else if rest.starts_with("</") && ["body", "html"].iter().any(|name| is_tag_of(rest, name)) {
        let sentence = "A later end tag ended the element again, which stays open all the same.";
        explanation.step(StepKind::Closed, StandardRule::AFTER_BODY, sentence);
    } else if let Some(sentence) = patching(text, rest) {
        explanation.step(StepKind::Dropped, StandardRule::CONTENT_PATCHING, sentence);
    } else {
        removed(explainer, gap, &mut explanation);
    }
    explanation
}

/// Explains why nodes created from a place are not in the tree.
fn removed(explainer: &Explainer<'_>, gap: Span, to: &mut Explanation) {
    if let Some(frameset) = frameset_after(explainer, gap) {
        body_was_removed(frameset, to);
    } else if let Some(element) = explainer.effects.selectedcontent_around(gap) {
        let sentence = "The content of `<selectedcontent>` was removed: it shows a copy of the selected option.";
        to.step(StepKind::Dropped, StandardRule::SELECTED_CONTENT, sentence);
        to.label(Some(element), "shows the selected option");
    } else if explainer.has_markers {
        let sentence =
            "A `<template for>` has removed the content here, to replace it with its own.";
        to.step(StepKind::Dropped, StandardRule::CONTENT_PATCHING, sentence);
    } else {
        to.step(StepKind::Dropped, None, UNKNOWN);
    }
}

/// Returns true for the errors of markup that the end of the source cuts off, so that no node is created from it.
const fn is_cut_off(code: ErrorCode) -> bool {
    matches!(code, ErrorCode::EofInTag | ErrorCode::EofInProcessingInstruction)
}

/// The start of markup that the end of the source cuts off: in the text after the last token.
pub(crate) fn cut_off(gap: Span, text: &str, at_the_end: &[ParseError]) -> Option<u32> {
    at_the_end.iter().find(|error| is_cut_off(error.code))?;
    let mut start = 0_usize;
    loop {
        let rest = text.get(start..)?;
        start = start.checked_add(rest.find('<')?)?;
        let end = start.checked_add(length_of_markup(text.get(start..)?))?;
        if end >= text.len() {
            return u32::try_from(start).ok()?.checked_add(gap.start);
        }
        start = end;
    }
}

/// The start of the last markup before an offset of a text, or at it.
fn markup_before(text: &str, offset: usize) -> Option<usize> {
    let bytes = text.as_bytes();
    (0..=offset.min(bytes.len())).rev().find(|index| is_markup_at(bytes, *index))
}

/// Returns true for a `<` that begins markup; any other is text.
fn is_markup_at(bytes: &[u8], index: usize) -> bool {
    let next = index.checked_add(1).and_then(|next| bytes.get(next));
    let begins = next.is_some_and(|next| next.is_ascii_alphabetic() || b"/!?".contains(next));
    bytes.get(index) == Some(&b'<') && begins
}

/// The length of the tag, comment or the like that a text begins with.
fn length_of_markup(text: &str) -> usize {
    let past = |from: usize, end: &str| {
        let rest = text.get(from..).unwrap_or_default();
        let found =
            rest.find(end).map(|index| from.saturating_add(index).saturating_add(end.len()));
        found.unwrap_or(text.len())
    };
    if text.starts_with("<!--") {
        return past(2, "-->");
    }
    let rest = text.trim_start_matches(['<', '/']);
    if !rest.starts_with(|first: char| first.is_ascii_alphabetic()) {
        return past(1, ">");
    }
    let parts = TagParts::of(text);
    let last = parts.attributes.last().map_or(parts.name.end, |last| last.whole.end);
    past(last, ">")
}

/// The sentence about a place that content patching has changed, if it is one. `rest` is the gap from the
/// markup at the place on.
fn patching(gap: &str, rest: &str) -> Option<&'static str> {
    let is_one_of = |names: &[&str]| names.iter().any(|name| rest.starts_with(name));
    if is_one_of(&["<?marker", "<?start", "<?end"]) {
        return Some("A `<template for>` replaced this marker with its content.");
    }
    if is_tag_of(rest, "template") {
        return Some(
            "The content of a `<template for>` replaces a marker; the template itself is not in the tree.",
        );
    }
    let was_replaced = gap.contains("<?marker") || gap.contains("<?start");
    was_replaced.then_some(
        "It was between two markers, and a `<template for>` put its content in its place.",
    )
}

/// Text that the parser ignored: the error is at its first character only.
fn ignored_text(
    explainer: &Explainer<'_>,
    gap: Span,
    text: &str,
    start: usize,
    inside: usize,
) -> Explanation {
    let document = explainer.document;
    let source = document.source_of(SourceId::MAIN).unwrap_or_default();
    let rest = text.get(inside..).unwrap_or_default();
    let next = (0..rest.len()).find(|index| is_markup_at(rest.as_bytes(), *index));
    let end = inside.saturating_add(next.unwrap_or(rest.len()));
    let span = part(gap, start, end);
    let written = document.source_text(span).unwrap_or_default();
    let mut explanation = Explanation::new(Subject::Dropped, Some(span));
    explanation.summary =
        format!("The text {} {} is not in the tree", quoted(written), location(document, span));
    let error = explainer.tree_error_before(span);
    let error = error.filter(|error| {
        let between = source.get(error.span.start as usize..span.start as usize);
        between.is_some_and(|between| markup_before(between, between.len()).is_none())
    });
    if let Some(error) = error {
        errors::add_these(explainer, std::iter::once(error), &mut explanation);
        errors::add(explainer, span, &mut explanation);
        let sentence = "It continues with the text before it, which the error is about.";
        explanation.step(StepKind::Dropped, StandardRule::of_error(error.code), sentence);
        explanation.label(Some(error.span), "the error");
    } else {
        errors::add(explainer, span, &mut explanation);
        let newline =
            crate::text::resolve(written).is_some_and(|(_, characters)| characters == "\n");
        let before = gap.start.checked_sub(1).map(|last| Span { start: last, end: last, ..gap });
        let tag = before.and_then(|last| explainer.effects.token_at(last).ok());
        let tag = tag.and_then(|token| document.source_text(token.span)).unwrap_or_default();
        if newline && NEWLINE_IS_IGNORED.iter().any(|name| is_tag_of(tag, name)) {
            let sentence =
                "A newline right after this start tag is ignored, even as a character reference.";
            explanation.step(StepKind::Dropped, StandardRule::IN_BODY, sentence);
        } else if let Some((sentence, rule)) =
            early_white_space(explainer, span).filter(|_| written.starts_with('&'))
        {
            explanation.step(StepKind::Dropped, rule, sentence);
        } else {
            removed(explainer, gap, &mut explanation);
        }
    }
    explanation
}

/// The sentence for a place of which nothing is known.
const UNKNOWN: &str =
    "No node of the tree comes from this place. Any node created from it has been removed.";

/// The start tag of a frameset that replaced the body after a place.
pub(crate) fn frameset_after(explainer: &Explainer<'_>, gap: Span) -> Option<Span> {
    let html = explainer.document.root_node().child_elements().next()?;
    let frameset = html.child_elements().find(|child| child.is_html("frameset"))?;
    frameset.origin()?.start_tag().filter(|start| start.start >= gap.end)
}

pub(crate) fn body_was_removed(frameset: Span, to: &mut Explanation) {
    let sentence =
        "The body that it was in was removed: a `<frameset>` after it replaced the body.";
    to.step(StepKind::Dropped, StandardRule::IN_BODY, sentence);
    to.label(Some(frameset), "replaced the body");
}
