//! `treewright explain`: how a place in a page was parsed, and why; and the rules of `treewright check`.

mod json;
mod rule;
mod target;

use std::ffi::OsString;
use std::io::{self, Write as _};

use clap::Args;
use treewright::explain::Drawing;
use treewright::{Document, Explanation, LineColumn, Rule, Selector, SourceId, Span};

use crate::arguments::{
    EncodingArguments, ParsingArguments, ScopeName, TextOrJsonArgument, compile,
};
use crate::input::Inputs;
use crate::output::{Failure, Notation, Out, Outcome, Progress, style};
use crate::pages::{Page, Reader, Remarks};
use crate::results::write_json_line;
use json::JsonExplanation;
use target::Target;

#[derive(Debug, Args)]
#[command(after_help = "\
Without a place, explains everything that the parser did not take as it is written: everything with a parse
error, and everything that was moved, copied, reopened or merged. Lines and columns count from 1, as in the
messages of `treewright parse --errors`, which can be passed unchanged. For a code of `treewright check` or
of a parse error, explains the rule with an example.

Examples:
  treewright explain page.html
  treewright explain page.html:12:7
  treewright explain --node 'table b' page.html
  treewright explain duplicate-attribute
  treewright explain --json site | jq -r '.path + \": \" + .summary'

Exit codes: 0 something was explained, 1 nothing to explain, 2 wrong usage, a file that cannot be read, or a
line past the end of a page.")]
pub(crate) struct ExplainArguments {
    /// Files, folders with .html and .htm files, places in files, or codes of rules. `-` is standard input,
    /// which is also the default unless it is a terminal
    #[arg(value_name = "FILE[:LINE[:COL]]|CODE")]
    files: Vec<OsString>,

    /// Explain the elements that this CSS selector matches
    #[arg(long, value_name = "SELECTOR")]
    node: Option<String>,

    /// Maximum number of explanations per page; 0 for no limit
    #[arg(long, short = 'm', value_name = "N", default_value_t = 100)]
    max_count: usize,

    /// Print a line of JSON for each explanation
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    form: TextOrJsonArgument,

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
    if let Some(rules) = rule::rules_of(&arguments.files) {
        return Answers::new(arguments).print_rules(&rules);
    }
    let selector = arguments.node.as_deref().map(|text| compile(text, ScopeName::All));
    let selector = selector.transpose()?;
    let targets = match &arguments.files[..] {
        [] => vec![Target { file: OsString::from("-"), place: None }],
        files => files.iter().map(|file| Target::new(file)).collect(),
    };
    if selector.is_some() && targets.iter().any(|target| target.place.is_some()) {
        let message = "name a place or a selector, not both; see `treewright explain --help`";
        return Err(Failure::usage(message));
    }
    // Without arguments, standard input must not be a terminal.
    Inputs::of_html(&arguments.files, "explain")?;
    let options = arguments.parsing.options().origins(true).collect_errors(true);
    let reader = Reader::new(options, &arguments.parsing, arguments.encoding.metadata()?);
    let mut answers = Answers::new(arguments);
    let mut outcome = Outcome::NothingFound;
    for target in targets {
        let question = match (target.place, &selector) {
            (Some(place), _) => Question::Place(place),
            (None, Some(selector)) => Question::Nodes(selector),
            (None, None) => Question::All,
        };
        // A folder or a pattern is not read before its turn.
        let words = rule::words_about(&target.file).unwrap_or_default();
        for input in Inputs::of_html(&[target.file], "explain")? {
            let read = input.and_then(|input| reader.read(&input));
            outcome = outcome.max(match read {
                Ok(page) => answers.print(&page, &question)?,
                Err(unreadable) => {
                    answers.out.print_message(&format_args!("{unreadable}{words}"))?;
                    Outcome::UnreadableInput
                }
            });
        }
    }
    answers.out.flush().map_err(Failure::output)?;
    Ok(outcome)
}

/// Prints explanations.
struct Answers {
    out: Out,
    json: bool,
    most: usize,
    is_first: bool,
}

impl Answers {
    fn new(arguments: &ExplainArguments) -> Self {
        let json = arguments.json || arguments.form.is_json();
        let notation = if json { Notation::Json } else { Notation::Text };
        Self {
            out: Out::new(Progress::none(), notation),
            json,
            most: if arguments.max_count == 0 { usize::MAX } else { arguments.max_count },
            is_first: true,
        }
    }

    /// Prints rules.
    fn print_rules(mut self, rules: &[&Rule]) -> Result<Outcome, Failure> {
        for rule in rules {
            let is_first = std::mem::replace(&mut self.is_first, false);
            let mut out = self.out.printer();
            let printed = if self.json {
                rule::print_json(rule, &mut out)
            } else if is_first {
                rule::print(rule, &mut out)
            } else {
                writeln!(out).and_then(|()| rule::print(rule, &mut out))
            };
            printed.map_err(Failure::output)?;
        }
        self.out.flush().map_err(Failure::output)?;
        Ok(Outcome::Fine)
    }

    /// Prints the requested explanations of a page.
    fn print(&mut self, page: &Page, question: &Question<'_>) -> Result<Outcome, Failure> {
        let remarks = Remarks::of_page(page).print(&page.input, &mut self.out)?;
        let explainer = page.parsed.explainer();
        let explainer = explainer.map_err(|error| Failure::usage(&error.to_string()))?;
        let is_found = match question {
            Question::Place(place) => match explainer.at_line_column(*place) {
                Some(explanation) => self.print_each(page, std::iter::once(explanation))?,
                None => {
                    let LineColumn { line, column } = *place;
                    let missing = match column {
                        0 if line > 0 => "column 0".to_owned(),
                        _ => format!("line {line}"),
                    };
                    let input = &page.input;
                    self.out.print_message(&format_args!("{input}: {missing} does not exist"))?;
                    return Ok(Outcome::UnreadableInput);
                }
            },
            Question::Nodes(selector) => {
                let nodes = selector.select(explainer.document());
                let found = nodes.filter_map(|node| explainer.node(node.id()));
                self.print_each(page, found)?
            }
            Question::All => self.print_each(page, explainer.all())?,
        };
        Ok(remarks.max(Outcome::of_search(is_found)))
    }

    /// Prints explanations, and returns true if anything was explained.
    fn print_each(
        &mut self,
        page: &Page,
        found: impl Iterator<Item = Explanation>,
    ) -> Result<bool, Failure> {
        let mut found = found.peekable();
        let is_found = found.peek().is_some();
        for explanation in found.by_ref().take(self.most) {
            self.print_one(page, &explanation).map_err(Failure::output)?;
        }
        if found.peek().is_some() {
            let message = "more explanations are left out; see `--max-count`";
            self.out.print_message(&format_args!("warning: {}: {message}", page.input))?;
        }
        Ok(is_found)
    }

    fn print_one(&mut self, page: &Page, explanation: &Explanation) -> io::Result<()> {
        let document = &page.parsed.document;
        let mut out = self.out.printer();
        if self.json {
            let explanation = JsonExplanation::new(&page.input, document, explanation);
            return write_json_line(&mut out, &explanation);
        }
        if !std::mem::replace(&mut self.is_first, false) {
            writeln!(out)?;
        }
        out.name(style::FILE, &page.input)?;
        if let Some(place) = explanation.span.and_then(|span| place_of(document, span)) {
            out.styled(style::PLACE, place)?;
        }
        writeln!(out)?;
        let (colors, width) = (out.has_colors(), out.width());
        out.drawn(&Drawing::new(document, explanation).colors(colors).width(width).to_string())
    }
}

/// ":2:8", for a place of the page itself.
fn place_of(document: &Document, span: Span) -> Option<String> {
    if span.source != SourceId::MAIN {
        return None;
    }
    let place = document.line_column(span.start)?;
    Some(format!(":{}:{}", place.line, place.column))
}
