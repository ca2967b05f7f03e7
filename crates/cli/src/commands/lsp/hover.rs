//! The texts for a place under the cursor: the findings with their rules, and how the parser handled the place.

use std::fmt::Write as _;

use lsp_types::{Hover, HoverContents, MarkupContent, MarkupKind, Position};

use super::documents::Document;
use super::findings::range_of;
use crate::checking::syntax::Syntax;

pub(super) fn hover(document: &Document, position: Position) -> Option<Hover> {
    let offset = document.offset(position) as u32;
    let mut text = String::new();
    let mut range = None;
    let checked = document.checked()?;
    for finding in &checked.findings {
        let place = &finding.place;
        let is_here = place.offset <= offset
            && (offset < place.end_offset
                || place.offset == place.end_offset && offset == place.offset);
        if !is_here {
            continue;
        }
        range = range.or_else(|| Some(range_of(place)));
        let rule = finding.rule;
        let _ = write!(
            text,
            "**{}**: {} [`{}`]({})\n\n{}\n\n{}\n\n---\n\n",
            finding.severity,
            plain(&finding.message),
            rule.code,
            rule.anchor,
            rule.explanation,
            rule.why
        );
    }
    // Explanations are those of the HTML parser.
    if document.syntax() == Syntax::Html
        && let Ok(explainer) = document.page()?.parsed.explainer()
    {
        let explanation = explainer.at(offset);
        let _ = write!(text, "{}\n\n", plain(&explanation.summary));
        for step in &explanation.steps {
            match step.rule {
                Some(rule) => {
                    let sentence = plain(&step.sentence);
                    let _ =
                        writeln!(text, "- {sentence} ([{}]({}))", plain(rule.name()), rule.url());
                }
                None => {
                    let _ = writeln!(text, "- {}", plain(&step.sentence));
                }
            }
        }
    }
    if text.is_empty() {
        return None;
    }
    let contents = MarkupContent { kind: MarkupKind::Markdown, value: text };
    Some(Hover { contents: HoverContents::Markup(contents), range })
}

/// Text in which Markdown marks nothing but code between backticks.
fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let is_even = text.matches('`').count().is_multiple_of(2);
    let mut is_code = false;
    for character in text.chars() {
        match character {
            '`' if is_even => is_code = !is_code,
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '#' | '&' | '!' | '|' if !is_code => {
                out.push('\\');
            }
            _ => {}
        }
        out.push(character);
    }
    out
}
