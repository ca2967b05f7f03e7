//! Start tags and end tags.

use treewright_dom::{Cause, ElementFlags, Namespace, NodeId, Span, TokenKind};

use crate::StandardRule;
use crate::effects::{Token, What};
use crate::elements::{self, nodes};
use crate::explainer::Explainer;
use crate::explanation::{Explanation, StepKind, Subject};
use crate::gaps::{body_was_removed, frameset_after};
use crate::lexer::TagParts;
use crate::naming::{element, list, location, named, parent, tag, visible};
use crate::nodes::later;
use crate::{attributes, errors};

/// The most dropped attributes that a step points at.
const MOST_DROPPED: usize = 8;

/// "start tag `<b>`"
pub(crate) fn title(tag: &str, parts: &TagParts) -> String {
    let name = visible(tag.get(parts.name.clone()).unwrap_or_default());
    if tag.starts_with("</") {
        format!("end tag `</{name}>`")
    } else {
        format!("start tag `<{name}>`")
    }
}

/// Returns true for a tag of this name.
pub(crate) fn is_tag_of(tag: &str, name: &str) -> bool {
    let rest = tag.trim_start_matches(['<', '/']);
    rest.get(..name.len()).is_some_and(|found| found.eq_ignore_ascii_case(name))
        && !rest
            .get(name.len()..)
            .is_some_and(|rest| rest.starts_with(|next: char| next.is_alphanumeric()))
}

/// Explains a start tag, or the attribute that an offset is in.
pub(crate) fn start_tag(
    explainer: &Explainer<'_>,
    token: Token,
    offset: Option<u32>,
) -> Explanation {
    let document = explainer.document;
    let text = document.source_text(token.span).unwrap_or_default();
    let parts = TagParts::of(text);
    if let Some(index) = attribute_at(&parts, token, offset) {
        return attributes::explain(explainer, token, text, &parts, index);
    }
    let mut explanation = Explanation::new(Subject::StartTag, Some(token.span));
    let title = format!("The {} {}", title(text, &parts), location(document, token.span));
    let effects = explainer.effects.of(token);
    let made = nodes(effects, What::Made).first().copied();
    let to = &mut explanation;

    errors::add(explainer, token.span, to);
    elements::closed(explainer, token, to);
    elements::implied(explainer, token, to);
    elements::reopened(explainer, token, to);
    elements::cloned(explainer, token, to);
    let mut fate = "was ignored";
    if let Some(node) = made {
        to.node = Some(node);
        fate = make(explainer, token, node, text, &parts, to);
        dropped_attributes(token, text, &parts, to);
        elements::moved(explainer, token, Some(node), to);
        later(explainer, token.span, node, to);
    } else {
        elements::moved(explainer, token, None, to);
        if merged(explainer, token, text, to) {
            fate = "was merged into an existing element";
        } else if let Some(frameset) = frameset_after(explainer, token.span) {
            fate = "is not in the tree";
            body_was_removed(frameset, to);
        } else if [StepKind::Implied, StepKind::Closed].iter().any(|kind| to.has(*kind)) {
            fate = "made no element";
        }
    }
    if !to.has(StepKind::Made) && fate == "was ignored" {
        to.step(StepKind::Dropped, None, "No element was made of it.");
    }
    explanation.summary = format!("{title} {fate}");
    explanation
}

fn attribute_at(parts: &TagParts, token: Token, offset: Option<u32>) -> Option<usize> {
    let offset = offset?.checked_sub(token.span.start)?;
    parts.attribute_at(offset as usize)
}

/// Explains the element that a start tag created.
fn make(
    explainer: &Explainer<'_>,
    token: Token,
    node: NodeId,
    text: &str,
    parts: &TagParts,
    to: &mut Explanation,
) -> &'static str {
    let document = explainer.document;
    let Some(handle) = document.get(node) else { return "made a node" };
    let origin = document.origin(node);
    if origin.is_some_and(|origin| origin.cause() == Cause::DeclarativeShadowRoot) {
        let host = handle.host().map(|host| named(document, host.id())).unwrap_or_default();
        let sentence = format!(
            "Its attribute `shadowrootmode` makes it the shadow root of {host}, not an element."
        );
        to.step(StepKind::Made, StandardRule::SHADOW_ROOT, sentence);
        return "made a shadow root";
    }
    let inside = parent(document, node);
    let rule = match handle.namespace() {
        Some(Namespace::Svg | Namespace::MathMl) => StandardRule::INSERT_A_FOREIGN_ELEMENT,
        _ => StandardRule::INSERT_AN_ELEMENT,
    };
    let moves =
        origin.map(|origin| origin.moves().filter(|moved| moved.span == token.span).collect());
    let moves: Vec<_> = moves.unwrap_or_default();
    let tag = tag(handle);
    let fate = match moves.first().map(|moved| moved.cause) {
        Some(Cause::FosterParented) => {
            let (sentence, rule) = elements::foster_sentence(explainer, node, &tag, &inside);
            to.step(StepKind::Moved, rule, sentence);
            if let Some(table) = explainer.effects.table_of(node) {
                let start = document.origin(table).and_then(|origin| origin.start_tag());
                to.label(start, "put before this table");
            }
            "made an element that was put before the table"
        }
        Some(Cause::Patched) => {
            let sentence = format!("`<template for>` replaced a marker with {tag}, in {inside}.");
            to.step(StepKind::Moved, StandardRule::CONTENT_PATCHING, sentence);
            "created an element that replaced a marker"
        }
        _ => {
            let is_moved_later = origin.is_some_and(|origin| origin.moves().next().is_some());
            let sentence = if is_moved_later {
                format!("It made {}.", element(handle))
            } else {
                format!("It made {}, which is in {inside}.", element(handle))
            };
            to.step(StepKind::Made, rule, sentence);
            "made an element"
        }
    };
    let written = text.get(parts.name.clone()).unwrap_or_default();
    let name = handle.local_name().unwrap_or_default();
    if !written.eq_ignore_ascii_case(name) {
        let sentence =
            format!("The parser reads `<{}>` as `<{}>`.", visible(written), visible(name));
        to.step(StepKind::Changed, StandardRule::IN_BODY, sentence);
    } else if name.bytes().any(|byte| byte.is_ascii_uppercase()) && written != name {
        let sentence =
            format!("Names of SVG elements have capitals in the tree: `{}`.", visible(name));
        to.step(StepKind::Changed, StandardRule::FOREIGN_CONTENT, sentence);
    }
    fate
}

/// Explains which attributes of a tag were dropped.
fn dropped_attributes(token: Token, text: &str, parts: &TagParts, to: &mut Explanation) {
    // Attributes by the thousand are not compared with each other; the errors report them.
    if parts.attributes.len() > 256 {
        return;
    }
    let dropped = (0..parts.attributes.len())
        .filter(|index| attributes::duplicate_of(text, parts, *index).is_some());
    let dropped: Vec<_> = dropped.filter_map(|index| parts.attributes.get(index)).collect();
    if dropped.is_empty() {
        return;
    }
    let names = dropped.iter().take(MOST_DROPPED).map(|attribute| {
        format!("`{}`", visible(text.get(attribute.name.clone()).unwrap_or_default()))
    });
    let names = names.collect::<Vec<_>>().join(", ");
    let sentence = format!("The first attribute of a name counts; dropped as duplicates: {names}.");
    to.step(StepKind::Dropped, StandardRule::ATTRIBUTE_NAME, sentence);
    for attribute in dropped.into_iter().take(MOST_DROPPED) {
        let at = |offset: usize| token.span.start.saturating_add(offset as u32);
        let span =
            Span { start: at(attribute.whole.start), end: at(attribute.whole.end), ..token.span };
        to.label(Some(span), "dropped");
    }
}

/// Explains which attributes of a second `html` or `body` tag were taken.
fn merged(explainer: &Explainer<'_>, token: Token, text: &str, to: &mut Explanation) -> bool {
    let document = explainer.document;
    let into = nodes(explainer.effects.of(token), What::Merged);
    for node in &into {
        let Some(origin) = document.origin(*node) else { continue };
        let names = explainer.effects.names_of_merged(*node, token.span).iter();
        let names = names.map(|name| format!("`{}`", visible(name)));
        let names = names.collect::<Vec<_>>().join(", ");
        let sentence = format!(
            "Its attributes that were not there yet were added to {}: {names}.",
            named(document, *node)
        );
        to.node = Some(*node);
        to.step(StepKind::Merged, StandardRule::IN_BODY, sentence);
        to.label(origin.start_tag(), "has the attributes now");
    }
    if into.is_empty() && ["html", "body"].iter().any(|name| is_tag_of(text, name)) {
        let sentence = "The page has one such element, and this tag has no attribute that it does not have yet.";
        to.step(StepKind::Dropped, StandardRule::IN_BODY, sentence);
    }
    !into.is_empty()
}

/// Explains an end tag, or the attribute that an offset is in.
pub(crate) fn end_tag(explainer: &Explainer<'_>, token: Token, offset: Option<u32>) -> Explanation {
    let document = explainer.document;
    let text = document.source_text(token.span).unwrap_or_default();
    let parts = TagParts::of(text);
    if let Some(index) = attribute_at(&parts, token, offset) {
        return attributes::explain(explainer, token, text, &parts, index);
    }
    let mut explanation = Explanation::new(Subject::EndTag, Some(token.span));
    let title = format!("The {} {}", title(text, &parts), location(document, token.span));
    let effects = explainer.effects.of(token);
    let to = &mut explanation;

    errors::add(explainer, token.span, to);
    elements::reopened(explainer, token, to);
    elements::implied(explainer, token, to);
    let mut own = nodes(effects, What::EndTag);
    let implied = nodes(effects, What::Implied);
    own.retain(|node| !implied.contains(node));
    if own.len() > 1 {
        // Copies that the adoption agency made for this tag, and closed by it.
        let cloned = nodes(effects, What::Cloned);
        own.retain(|node| !cloned.contains(node));
    }
    let is_of_the_page = own
        .first()
        .and_then(|node| document.get(*node))
        .is_some_and(|node| node.is_html("body") || node.is_html("html"));
    if let Some(first) = own.first() {
        to.node = Some(*first);
        let names = list(document, &own);
        if is_of_the_page {
            let rule = if is_tag_of(text, "html") {
                StandardRule::AFTER_BODY
            } else {
                StandardRule::IN_BODY
            };
            let sentence = format!(
                "It ends {names}. The element stays open all the same: more content would still be put into \
                 the body."
            );
            to.step(StepKind::Closed, rule, sentence);
        } else {
            let rule = rule_of(explainer, *first, token);
            to.step(StepKind::Closed, rule, format!("It closed {names}."));
        }
        for node in own.iter().take(2) {
            let origin = document.origin(*node);
            let start = origin.and_then(|origin| origin.start_tag().or(origin.original()));
            to.label(start, "closed by the end tag");
        }
    }
    elements::closed(explainer, token, to);
    elements::cloned(explainer, token, to);
    elements::moved(explainer, token, None, to);
    let fate = if is_of_the_page {
        "marks the end of its element"
    } else if !own.is_empty() && to.has(StepKind::Copied) {
        "closed a formatting element across other elements"
    } else if !own.is_empty() {
        "closed its element"
    } else if !implied.is_empty() {
        "made an empty element"
    } else if [StepKind::Closed, StepKind::Copied, StepKind::Moved].iter().any(|kind| to.has(*kind))
    {
        "closed other elements"
    } else {
        to.step(StepKind::Dropped, None, "It closed nothing.");
        "was ignored"
    };
    explanation.summary = format!("{title} {fate}");
    explanation
}

/// The rule by which an end tag closes its element.
fn rule_of(explainer: &Explainer<'_>, node: NodeId, token: Token) -> StandardRule {
    let document = explainer.document;
    let Some(handle) = document.get(node) else { return StandardRule::OPEN_ELEMENTS };
    if handle.namespace() != Some(Namespace::Html) {
        return StandardRule::FOREIGN_CONTENT;
    }
    let has_clones = explainer.effects.of(token).iter().any(|effect| effect.what == What::Cloned);
    debug_assert_eq!(token.kind, TokenKind::EndTag, "only end tags close in this way");
    let is = |flags| handle.flags().intersects(flags);
    let has_text = ElementFlags::RAW_TEXT_CHILD.with(ElementFlags::ESCAPABLE_RAW_TEXT);
    match handle.name() {
        _ if has_clones || is(ElementFlags::FORMATTING) => StandardRule::ADOPTION_AGENCY,
        "head" => StandardRule::IN_HEAD,
        // Nothing closes it.
        "plaintext" => StandardRule::IN_BODY,
        _ if is(has_text) => StandardRule::TEXT,
        "table" => StandardRule::IN_TABLE,
        "caption" => StandardRule::IN_CAPTION,
        "colgroup" => StandardRule::IN_COLUMN_GROUP,
        "tbody" | "thead" | "tfoot" => StandardRule::IN_TABLE_BODY,
        "tr" => StandardRule::IN_ROW,
        "td" | "th" => StandardRule::IN_CELL,
        "template" => StandardRule::IN_HEAD,
        "frameset" => StandardRule::IN_FRAMESET,
        "noscript" => StandardRule::OPEN_ELEMENTS,
        _ => StandardRule::IN_BODY,
    }
}
