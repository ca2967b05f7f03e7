//! `treewright explain`: what became of a place in a page, and why.

mod json;
mod target;

use std::ffi::OsString;
use std::io::{self, Write as _};

use clap::Args;
use treewright::explain::Drawing;
use treewright::{Document, Explainer, Explanation, LineColumn, NodeId, Selector, SourceId, Span};

use crate::arguments::{EncodingArguments, ParsingArguments, ScopeName, compile};
use crate::input::Inputs;
use crate::output::{Failure, Notation, Out, Outcome, Printer, Progress, style};
use crate::pages::{Page, Reader};
use json::JsonExplanation;
use target::Target;

#[derive(Debug, Args)]
#[command(after_help = "\
Without a place, all that is not in the tree as it is written is explained: everything with a parse
error, and all that was moved, copied, opened again or merged. Lines and columns count from 1, as in the
messages of `treewright parse --errors`, which can be given as they are.

Examples:
  treewright explain page.html
  treewright explain page.html:12:7
  treewright explain --node 'table b' page.html
  treewright explain --json site | jq -r '.path + \": \" + .summary'

Exit codes: 0 something was explained, 1 there is nothing to explain, 2 wrong usage, a file that cannot be
read, or a line that a page does not have.")]
pub(crate) struct ExplainArguments {
    /// Files, or folders with .html and .htm files, or places in files. `-` is standard input, which is
    /// also the default unless it is a terminal
    #[arg(value_name = "FILE[:LINE[:COL]]")]
    files: Vec<OsString>,

    /// Explain the elements that this CSS selector matches, and how they came to be
    #[arg(long, value_name = "SELECTOR")]
    node: Option<String>,

    /// The most explanations for each page, 0 for no limit
    #[arg(long, short = 'm', value_name = "N", default_value_t = 100)]
    max_count: usize,

    /// Print a line of JSON for each explanation
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    parsing: ParsingArguments,

    #[command(flatten)]
    encoding: EncodingArguments,
}

/// The places of each page that are explained.
enum Question<'a> {
    Place(LineColumn),
    Nodes(&'a Selector),
    All,
}

pub(crate) fn run(arguments: &ExplainArguments) -> Result<Outcome, Failure> {
    let selector = arguments.node.as_deref().map(|text| compile(text, ScopeName::All));
    let selector = selector.transpose()?;
    let options = arguments.parsing.options().origins(true).collect_errors(true);
    let reader = Reader::new(options, &arguments.parsing, arguments.encoding.metadata()?);
    let notation = if arguments.json { Notation::Json } else { Notation::Text };
    let mut out = Out::new(Progress::none(), notation);
    let mut outcome = Outcome::NothingFound;
    // The folders and patterns are not read before their turn.
    let targets = match &arguments.files[..] {
        [] => vec![Target { file: OsString::from("-"), place: None }],
        files => files.iter().map(|file| Target::new(file)).collect(),
    };
    // Without arguments it is an error that standard input is a terminal.
    Inputs::of_html(&arguments.files, "explain")?;
    for target in targets {
        let question = match (target.place, &selector) {
            (Some(_), Some(_)) => {
                let message =
                    "name a place or a selector, not both; see `treewright explain --help`";
                return Err(Failure::usage(message));
            }
            (Some(place), None) => Question::Place(place),
            (None, Some(selector)) => Question::Nodes(selector),
            (None, None) => Question::All,
        };
        for input in Inputs::of_html(&[target.file], "explain")? {
            let read = input.and_then(|input| reader.read(&input));
            outcome = outcome.max(match read {
                Ok(page) => answer(&page, &question, arguments, &mut out)?,
                Err(unreadable) => {
                    out.print_message(&unreadable)?;
                    Outcome::UnreadableInput
                }
            });
        }
    }
    out.flush().map_err(Failure::output)?;
    Ok(outcome)
}

fn answer(
    page: &Page,
    question: &Question<'_>,
    arguments: &ExplainArguments,
    out: &mut Out,
) -> Result<Outcome, Failure> {
    let warnings = page.print_warnings(out)?;
    let document = &page.parsed.document;
    let explainer = page.parsed.explainer().map_err(|error| Failure::usage(&error.to_string()))?;
    let most = if arguments.max_count == 0 { usize::MAX } else { arguments.max_count };
    let found: Box<dyn Iterator<Item = Explanation>> = match question {
        Question::Place(place) => match explainer.at_line_column(*place) {
            Some(explanation) => Box::new(std::iter::once(explanation)),
            None => {
                out.print_message(&format_args!(
                    "{}: there is no line {}",
                    page.input, place.line
                ))?;
                return Ok(Outcome::UnreadableInput);
            }
        },
        Question::Nodes(selector) => {
            let nodes: Vec<NodeId> = selector.select(document).map(|node| node.id()).collect();
            Box::new(nodes.into_iter().filter_map(|node| explainer.node(node)))
        }
        Question::All => Box::new(explainer.all()),
    };
    let mut found = found.peekable();
    let is_found = found.peek().is_some();
    for explanation in found.by_ref().take(most) {
        print(page, &explainer, &explanation, arguments.json, &mut out.printer())
            .map_err(Failure::output)?;
    }
    if found.peek().is_some() {
        out.print_message(&format_args!(
            "warning: {}: there is more to explain; see `--max-count`",
            page.input
        ))?;
    }
    Ok(warnings.max(Outcome::of_search(is_found)))
}

fn print(
    page: &Page,
    explainer: &Explainer<'_>,
    explanation: &Explanation,
    json: bool,
    out: &mut Printer<'_>,
) -> io::Result<()> {
    let document = explainer.document();
    if json {
        serde_json::to_writer(
            &mut *out,
            &JsonExplanation::new(&page.input, document, explanation),
        )?;
        return writeln!(out);
    }
    out.name(style::FILE, &page.input)?;
    if let Some(place) = explanation.span.and_then(|span| place_of(document, span)) {
        out.styled(style::PLACE, place)?;
    }
    writeln!(out)?;
    let drawing = Drawing::new(document, explanation).colors(out.has_colors()).width(out.width());
    out.drawn(&drawing.to_string())?;
    writeln!(out)
}

/// ":2:8"
fn place_of(document: &Document, span: Span) -> Option<String> {
    if span.source != SourceId::MAIN {
        return None;
    }
    let place = document.line_column(span.start)?;
    Some(format!(":{}:{}", place.line, place.column))
}
