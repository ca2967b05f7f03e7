//! Attributes of tags.

use treewright_dom::{AttributeName, AttributeOrigin, Cause, NodeId, NodeKind, Span, TokenKind};
use treewright_syntax::ErrorCode;

use crate::StandardRule;
use crate::effects::{Token, What};
use crate::elements::nodes;
use crate::explainer::Explainer;
use crate::explanation::{Explanation, StepKind, Subject};
use crate::lexer::{AttributeParts, TagParts};
use crate::naming::{location, named, quoted, visible};
use crate::{errors, tags};

/// The range of a part of a tag.
fn span_of(token: Token, part: &std::ops::Range<usize>) -> Span {
    let at = |offset: usize| token.span.start.saturating_add(offset as u32);
    Span { start: at(part.start), end: at(part.end), ..token.span }
}

/// The index of the attribute before this one with the same name.
pub(crate) fn duplicate_of(tag: &str, parts: &TagParts, index: usize) -> Option<usize> {
    let name = |attribute: &AttributeParts| tag.get(attribute.name.clone()).unwrap_or_default();
    let wanted = parts.attributes.get(index).map(name)?;
    let before = parts.attributes.get(..index)?;
    before.iter().position(|attribute| name(attribute).eq_ignore_ascii_case(wanted))
}

/// Explains an attribute of a tag.
pub(crate) fn explain(
    explainer: &Explainer<'_>,
    token: Token,
    tag: &str,
    parts: &TagParts,
    index: usize,
) -> Explanation {
    let document = explainer.document;
    let Some(attribute) = parts.attributes.get(index) else {
        return Explanation::new(Subject::Attribute, None);
    };
    let (span, name_span) = (span_of(token, &attribute.whole), span_of(token, &attribute.name));
    let name = tag.get(attribute.name.clone()).unwrap_or_default();
    let mut explanation = Explanation::new(Subject::Attribute, Some(span));
    let whose = tags::title(tag, parts);
    let summary =
        format!("The attribute `{}` {} of the {whose}", visible(name), location(document, span));
    let is_of_this = |error: &&treewright_syntax::ParseError| {
        error.span.start >= span.start
            && error.span.start <= span.end
            && (error.span.start < span.end || error.code == ErrorCode::DuplicateAttribute)
    };
    let around = Span { end: span.end.saturating_add(1), ..span };
    let found = explainer.errors_in(around).iter().filter(is_of_this);
    errors::add_these(explainer, found, &mut explanation);

    let fate = if token.kind == TokenKind::EndTag {
        let sentence = "An end tag has no attributes in the tree: this one was dropped.";
        let of_the_tag = explainer.errors_in(token.span).iter();
        let found = of_the_tag.filter(|error| error.code == ErrorCode::EndTagWithAttributes);
        errors::add_these(explainer, found, &mut explanation);
        explanation.step(StepKind::Dropped, StandardRule::TAG_NAME, sentence);
        "was dropped"
    } else if let Some(first) = duplicate_of(tag, parts, index) {
        let first = parts.attributes.get(first).map(|first| span_of(token, &first.name));
        let sentence = "The tag has an attribute of this name already. The first one counts, and this one was dropped.";
        explanation.step(StepKind::Dropped, StandardRule::ATTRIBUTE_NAME, sentence);
        explanation.label(first, "the first one");
        explanation.label(Some(span), "dropped");
        "was dropped, as a duplicate"
    } else {
        in_an_element(explainer, token, name_span, tag, attribute, &mut explanation)
    };
    explanation.summary = format!("{summary} {fate}");
    explanation
}

/// Explains which element an attribute is on, and its name and value there.
fn in_an_element(
    explainer: &Explainer<'_>,
    token: Token,
    name_span: Span,
    tag: &str,
    attribute: &AttributeParts,
    to: &mut Explanation,
) -> &'static str {
    let document = explainer.document;
    let effects = explainer.effects.of(token);
    let find = |node: NodeId| -> Option<AttributeOrigin<'_>> {
        document.origin(node)?.attributes().find(|origin| origin.name_span() == name_span)
    };
    for what in [What::Made, What::Merged] {
        let Some((node, origin)) =
            nodes(effects, what).into_iter().find_map(|node| Some((node, find(node)?)))
        else {
            continue;
        };
        to.node = Some(node);
        let element = named(document, node);
        let name = origin.name();
        let value = document.attribute_ns(node, name).unwrap_or_default();
        let written = attribute.value.clone().and_then(|value| tag.get(value));
        let (kind, rule, fate) = match origin.cause() {
            Cause::Merged => {
                (StepKind::Merged, StandardRule::IN_BODY, "was added to an existing element")
            }
            _ => (StepKind::Made, StandardRule::CREATE_AN_ELEMENT, "is in the tree"),
        };
        let value_words = if value.is_empty() {
            "an empty value".to_owned()
        } else {
            format!("the value {}", quoted(value))
        };
        let sentence = format!("{element} has the attribute, with {value_words}.");
        to.step(kind, rule, sentence);
        let name_in_tree = qualified(name);
        let written_name = tag.get(attribute.name.clone()).unwrap_or_default();
        if name_in_tree != written_name {
            let sentence = format!(
                "Its name became `{}`: {}.",
                visible(&name_in_tree),
                change_of_name(written_name, &name_in_tree)
            );
            to.step(StepKind::Changed, StandardRule::ATTRIBUTE_NAME, sentence);
        }
        match written {
            None => to.step(StepKind::Note, None, "It has no `=`, so its value is empty."),
            Some(written) if written != value => {
                let how = if written.contains('&') {
                    "character references were resolved"
                } else {
                    "newlines became LF, and U+0000 became U+FFFD"
                };
                let rule = written.contains('&').then_some(StandardRule::CHARACTER_REFERENCE);
                to.step(
                    StepKind::Changed,
                    rule,
                    format!("It is written {}: {how}.", quoted(written)),
                );
            }
            Some(_) => {}
        }
        return fate;
    }
    let made = nodes(effects, What::Made).first().copied();
    if made.and_then(|node| document.kind(node)) == Some(NodeKind::ShadowRoot) {
        to.node = made;
        let sentence =
            "The tag made a shadow root, not an element: its attributes say of which kind that is.";
        to.step(StepKind::Changed, StandardRule::SHADOW_ROOT, sentence);
        return "became a property of a shadow root";
    }
    if made.is_some() {
        to.step(
            StepKind::Dropped,
            None,
            "The element was made without it, or a program removed it.",
        );
        return "is not in the tree";
    }
    let existing = ["html", "body"].into_iter().find(|name| tags::is_tag_of(tag, name));
    match existing {
        Some(name) if token.kind == TokenKind::StartTag => {
            let sentence = format!(
                "A `<{name}>` already exists. It takes only attributes that it does not have yet; it has this one."
            );
            to.step(StepKind::Dropped, StandardRule::IN_BODY, sentence);
        }
        _ => to.step(
            StepKind::Dropped,
            None,
            "The tag made no element, so its attributes were dropped with it.",
        ),
    }
    "was dropped"
}

fn change_of_name(written: &str, name: &str) -> &'static str {
    if written.eq_ignore_ascii_case(name) && !name.bytes().any(|byte| byte.is_ascii_uppercase()) {
        "attribute names are in lower case"
    } else if written.eq_ignore_ascii_case(name) {
        "the standard has a list of attributes of SVG and MathML with capitals"
    } else {
        "characters in it were replaced"
    }
}

/// The name of an attribute with its prefix.
pub(crate) fn qualified(name: AttributeName<'_>) -> String {
    match name.prefix {
        Some(prefix) => format!("{prefix}:{}", name.local),
        None => name.local.to_owned(),
    }
}
