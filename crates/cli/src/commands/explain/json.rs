//! Explanations in JSON.

use serde::Serialize;
use treewright::{Document, ErrorCode, Explanation, SourceId, Span};

use crate::input::Input;

/// One line of JSON.
#[derive(Serialize)]
pub(super) struct JsonExplanation<'a> {
    path: String,
    subject: &'static str,
    #[serde(flatten)]
    place: Option<JsonSpan>,
    summary: &'a str,
    steps: Vec<JsonStep<'a>>,
}

#[derive(Serialize)]
struct JsonStep<'a> {
    kind: &'static str,
    sentence: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<JsonRule>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    places: Vec<JsonLabel<'a>>,
}

#[derive(Serialize)]
struct JsonRule {
    name: &'static str,
    url: String,
}

#[derive(Serialize)]
struct JsonLabel<'a> {
    text: &'a str,
    #[serde(flatten)]
    place: JsonSpan,
}

/// A range of the page.
#[derive(Serialize)]
struct JsonSpan {
    line: u32,
    column: u32,
    offset: u32,
    end: JsonEnd,
}

#[derive(Serialize)]
struct JsonEnd {
    line: u32,
    column: u32,
    offset: u32,
}

impl<'a> JsonExplanation<'a> {
    pub(super) fn new(input: &Input, document: &Document, explanation: &'a Explanation) -> Self {
        let steps = explanation.steps.iter().map(|step| JsonStep {
            kind: step.kind.as_str(),
            sentence: &step.sentence,
            error: step.error.map(ErrorCode::as_str),
            rule: step.rule.map(|rule| JsonRule { name: rule.name(), url: rule.url() }),
            places: step
                .labels
                .iter()
                .filter_map(|label| {
                    let place = JsonSpan::new(document, label.span)?;
                    Some(JsonLabel { text: &label.text, place })
                })
                .collect(),
        });
        Self {
            path: input.to_string(),
            subject: explanation.subject.as_str(),
            place: explanation.span.and_then(|span| JsonSpan::new(document, span)),
            summary: &explanation.summary,
            steps: steps.collect(),
        }
    }
}

impl JsonSpan {
    /// `None` for a range of text that a script wrote.
    fn new(document: &Document, span: Span) -> Option<Self> {
        if span.source != SourceId::MAIN {
            return None;
        }
        let start = document.line_column(span.start)?;
        let end = document.line_column(span.end)?;
        Some(Self {
            line: start.line,
            column: start.column,
            offset: span.start,
            end: JsonEnd { line: end.line, column: end.column, offset: span.end },
        })
    }
}
