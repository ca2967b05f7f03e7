//! Places of the source of which nothing is in the tree, and that no error of tree construction is about.

use treewright_dom::{Span, TokenKind};
use treewright_syntax::{ErrorCode, SourceId};

use crate::Rule;
use crate::errors;
use crate::explainer::Explainer;
use crate::explanation::{Explanation, StepKind, Subject};
use crate::naming::{location, quoted};
use crate::tags::is_tag_of;

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
    // A CDATA section: its marks are beside its text.
    for mark in ["<![CDATA[", "]]>"] {
        let from = text.get(..inside.saturating_add(mark.len()).min(text.len())).unwrap_or(text);
        if let Some(start) = from.rfind(mark)
            && start <= inside
            && inside < start.saturating_add(mark.len())
        {
            return cdata(explainer, part(gap, start, start.saturating_add(mark.len())));
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
    let html = document.root_node().child_elements().next();
    let start_of = |name: &str| {
        let element = match name {
            "html" => html,
            _ => html.and_then(|html| html.child_elements().find(|child| child.is_html(name))),
        };
        let token = element?.origin()?.token()?;
        (token.span.source == SourceId::MAIN).then_some(token.span.start)
    };
    let before = gap.start.checked_sub(1).map(|last| Span { start: last, end: last, ..gap });
    let before = before.and_then(|last| explainer.effects.token_at(last).ok());
    let tag = before.filter(|token| token.kind == TokenKind::StartTag);
    let tag = tag.and_then(|token| document.source_text(token.span)).unwrap_or_default();
    let (sentence, rule) = if let Some(name) =
        ["pre", "listing", "textarea"].into_iter().find(|name| is_tag_of(tag, name))
    {
        (
            format!(
                "A newline right after `<{name}>` is ignored, so that the text can begin on a line of its own."
            ),
            Rule::IN_BODY,
        )
    } else if document
        .root_node()
        .children()
        .find_map(|child| child.doctype().and(child.source_offset()))
        .is_none_or(|doctype| span.start < doctype)
    {
        (
            "White space before the doctype is ignored, also if there is none.".to_owned(),
            Rule::INITIAL,
        )
    } else if start_of("html").is_none_or(|start| span.start < start) {
        (
            "White space before the `<html>` tag, or before what implies it, is ignored."
                .to_owned(),
            Rule::BEFORE_HTML,
        )
    } else if start_of("head").is_none_or(|start| span.start < start) {
        ("White space between `<html>` and the head is ignored.".to_owned(), Rule::BEFORE_HEAD)
    } else {
        ("It is in no text of the tree.".to_owned(), Rule::INSERT_A_CHARACTER)
    };
    explanation.step(StepKind::Dropped, rule, sentence);
    explanation
}

fn cdata(explainer: &Explainer<'_>, span: Span) -> Explanation {
    let mut explanation = Explanation::new(Subject::Dropped, Some(span));
    explanation.summary = format!(
        "The mark of a CDATA section {} is not in the tree",
        location(explainer.document, span)
    );
    let sentence =
        "In SVG and MathML, everything between `<![CDATA[` and `]]>` is text; the marks are not.";
    explanation.step(StepKind::Note, Rule::CDATA_SECTION, sentence);
    explanation
}

/// Markup of which the tokenizer made nothing, or a part of the page that was thrown away later.
fn dropped(explainer: &Explainer<'_>, gap: Span, text: &str, inside: usize) -> Explanation {
    let document = explainer.document;
    let source = document.source_of(SourceId::MAIN).unwrap_or_default();
    let is_at_the_end = gap.end as usize == source.len();
    let start = text.get(..=inside).and_then(|text| text.rfind('<')).unwrap_or(0);
    let rest = text.get(start..).unwrap_or_default();
    let end_of_source = Span::in_main(gap.end, gap.end);
    let cut_off = explainer.errors_in(end_of_source).iter().find(|error| {
        matches!(
            error.code,
            ErrorCode::EofInTag
                | ErrorCode::EofInProcessingInstruction
                | ErrorCode::EofBeforeTagName
        )
    });
    let mut end =
        rest.find('>').map_or(text.len(), |end| start.saturating_add(end).saturating_add(1));
    if is_at_the_end && cut_off.is_some() && !rest.starts_with("</>") {
        end = text.len();
    }
    let span = part(gap, start, end);
    let written = document.source_text(span).unwrap_or_default();
    let mut explanation = Explanation::new(Subject::Dropped, Some(span));
    explanation.summary =
        format!("{} {} is not in the tree", quoted(written), location(document, span));
    errors::add(explainer, span, &mut explanation);
    if let Some(cut_off) = cut_off
        && is_at_the_end
        && end == text.len()
    {
        errors::add_these(explainer, std::iter::once(cut_off), &mut explanation);
        let sentence = "The source ends inside of it, so the parser never saw a whole tag, and made nothing of it.";
        explanation.step(StepKind::Dropped, Rule::STOP_PARSING, sentence);
    } else if rest.starts_with("</>") {
        let sentence = "An end tag without a name closes nothing.";
        explanation.step(StepKind::Dropped, Rule::TAG_NAME, sentence);
    } else if let Some(frameset) = frameset_after(explainer, gap) {
        body_was_removed(frameset, &mut explanation);
    } else {
        let sentence = "No node of the tree comes from this place. What was made of it, if anything, has been removed.";
        explanation.step(StepKind::Dropped, None, sentence);
    }
    explanation
}

/// The start tag of a frameset that replaced the body after a place.
pub(crate) fn frameset_after(explainer: &Explainer<'_>, gap: Span) -> Option<Span> {
    let html = explainer.document.root_node().child_elements().next()?;
    let frameset = html.child_elements().find(|child| child.is_html("frameset"))?;
    frameset.origin()?.start_tag().filter(|start| start.start >= gap.end)
}

pub(crate) fn body_was_removed(frameset: Span, to: &mut Explanation) {
    let sentence =
        "The body that it was in was removed: a `<frameset>` after it took the place of the body.";
    to.step(StepKind::Dropped, Rule::IN_BODY, sentence);
    to.label(Some(frameset), "took the place of the body");
}
