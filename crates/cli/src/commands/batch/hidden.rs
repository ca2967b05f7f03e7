//! The text of a page that people do not see, with the sheets in the page alone.

use serde::Serialize;
use treewright::Document;
use treewright::style::{StyleOptions, Styles};

/// A run of hidden text, with the fields of `hidden --format jsonl` without the path.
#[derive(Serialize)]
pub(super) struct HiddenRun {
    text: String,
    trick: &'static str,
    certainty: &'static str,
    line: Option<u32>,
    column: Option<u32>,
    offset: Option<u32>,
    end_offset: Option<u32>,
    rule: Option<Rule>,
}

/// The rule of a `style` element.
#[derive(Serialize)]
struct Rule {
    selector: String,
    line: u32,
    column: u32,
}

pub(super) fn runs(document: &Document, options: &StyleOptions) -> Vec<HiddenRun> {
    let hidden = Styles::compute(document, options).hidden_text(document);
    let runs = hidden.into_iter().map(|run| {
        let range = run.range.as_ref();
        let place = range.and_then(|range| document.line_column(range.start));
        HiddenRun {
            trick: run.trick.as_str(),
            certainty: run.certainty.as_str(),
            line: place.map(|place| place.line),
            column: place.map(|place| place.column),
            offset: range.map(|range| range.start),
            end_offset: range.map(|range| range.end),
            rule: run.rule.map(|rule| Rule {
                selector: rule.selector,
                line: rule.line,
                column: rule.column,
            }),
            text: run.text,
        }
    });
    runs.collect()
}
