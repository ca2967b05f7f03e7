//! The text of pages with their style sheets, compared with that without, and style sheets compared with their tokens.

use std::error::Error;
use std::hint::black_box;
use std::ops::Range;
use std::process::ExitCode;

use clap::Parser;
use cssparser::Token;
use serde::Serialize;
use treewright::read::style::has_sheets;
use treewright::read::{InnerTextOptions, inner_text, inner_text_styled};
use treewright::style::{ReadingStyles, StyleOptions, Styles};
use treewright::{Document, Namespace, NodeRef};
use treewright_bench::corpus::{self, Corpus};
use treewright_bench::machine::Machine;
use treewright_bench::report::{Format, Section, Writing, number};
use treewright_bench::table::{Table, megabytes};
use treewright_bench::timing::{self, Candidate, Outcome};
use treewright_bench::{Wrong, exit_code, fetch, heap};

/// Measures the text of pages with their style sheets, computed styles and hidden text, compared with the text without sheets; and
/// reading style sheets, compared with tokenizing them.
#[derive(Debug, Parser)]
#[command(version)]
struct Args {
    /// Files and folders with pages, each a corpus. Default: those in ../shared/corpus next to the
    /// checkout, the pages that `--fetch` fetched, and the examples of this repository.
    corpora: Vec<std::path::PathBuf>,
    /// Fetch pages from npm first.
    #[arg(long)]
    fetch: bool,
    /// The number of times that each method is timed; the median counts.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    #[command(flatten)]
    writing: Writing,
}

const PLAIN: &str = "text without style sheets";
const TEXT: &str = "text";
const OF_ALL_VALUES: &str = "text of all computed values";
const HIDDEN: &str = "hidden text";
const PAGES: [&str; 4] = [PLAIN, TEXT, OF_ALL_VALUES, HIDDEN];

const TOKENS: &str = "tokens of cssparser";
const FOR_TEXT: &str = "what readers need";
const WHOLE: &str = "all rules";
const SHEETS: [&str; 3] = [TOKENS, FOR_TEXT, WHOLE];

/// The most times the first of its table that a method may take.
fn goal(name: &str) -> Option<f64> {
    match name {
        TEXT => Some(2.5),
        FOR_TEXT => Some(3.0),
        _ => None,
    }
}

#[derive(Debug, Serialize)]
struct OfWay {
    name: &'static str,
    megabytes_per_second: f64,
    /// The ratio of its time to that of the first method, in the same round.
    over_the_first: f64,
}

#[derive(Debug, Serialize)]
struct OfCorpus {
    corpus: String,
    pages: usize,
    bytes: usize,
    /// The pages with style sheets.
    with_sheets: usize,
    sheets: usize,
    bytes_of_sheets: usize,
    of_pages: Vec<OfWay>,
    of_sheets: Vec<OfWay>,
}

#[derive(Debug, Serialize)]
struct Report {
    machine: Machine,
    corpora: Vec<OfCorpus>,
}

fn main() -> ExitCode {
    let args = Args::parse();
    exit_code(run(&args))
}

fn run(args: &Args) -> Result<ExitCode, Box<dyn Error>> {
    if args.fetch {
        for line in fetch::fetch()? {
            eprintln!("{line}");
        }
    }
    heap::settle();
    let mut report = Report { machine: Machine::this(), corpora: Vec::new() };
    let mut wrong = Wrong::default();
    for source in corpus::sources_or_all(&args.corpora)? {
        eprintln!("{}", source.name);
        let corpus = corpus::read(&source)?;
        report.corpora.push(measure(&corpus, args.rounds as usize, &mut wrong));
    }
    match args.writing.format() {
        Format::Json => {
            serde_json::to_writer_pretty(std::io::stdout().lock(), &report)?;
            println!();
        }
        format => {
            for section in report.sections(args.rounds) {
                print!("{}", section.print(format));
            }
        }
    }
    Ok(wrong.report())
}

/// The text of a page, as the command prints it.
fn text_of(name: &str, page: &str) -> String {
    let document = treewright::parse(page);
    let (root, options) = (document.root_node(), InnerTextOptions::new());
    let style = StyleOptions::new();
    match name {
        TEXT if has_sheets(&document) => {
            inner_text_styled(root, &options, &ReadingStyles::compute(&document, &style))
        }
        OF_ALL_VALUES if has_sheets(&document) => {
            inner_text_styled(root, &options, &Styles::compute(&document, &style))
        }
        HIDDEN => {
            let styles = Styles::compute(&document, &style.as_people_see());
            styles.hidden_text(&document).into_iter().map(|hidden| hidden.text).collect()
        }
        _ => inner_text(root, &options),
    }
}

/// The number of tokens, with those in blocks and functions.
fn tokens(css: &str) -> usize {
    fn count(parser: &mut cssparser::Parser<'_>, depth: usize) -> usize {
        let mut tokens = 0;
        while let Ok(token) = parser.next_including_whitespace_and_comments() {
            let is_block = matches!(
                token,
                Token::Function(_)
                    | Token::ParenthesisBlock
                    | Token::SquareBracketBlock
                    | Token::CurlyBracketBlock
            );
            tokens += 1;
            if is_block && depth < 64 {
                let nested = parser.parse_nested_block(|parser| {
                    Ok::<_, cssparser::ParseError<()>>(count(parser, depth + 1))
                });
                tokens += nested.unwrap_or_default();
            }
        }
        tokens
    }
    count(&mut cssparser::Parser::new(css), 0)
}

/// The texts of the `style` elements of pages.
fn sheets(corpus: &Corpus) -> Vec<String> {
    let mut sheets = Vec::new();
    for page in &corpus.pages {
        let document = treewright::parse(page);
        let styles = document.nodes().filter(|node| node.is_html("style"));
        sheets.extend(styles.map(NodeRef::text).filter(|text| !text.is_empty()));
    }
    sheets
}

fn measure(corpus: &Corpus, rounds: usize, wrong: &mut Wrong) -> OfCorpus {
    let mut with_sheets = 0;
    for (index, page) in corpus.pages.iter().enumerate() {
        with_sheets += usize::from(has_sheets(&treewright::parse(page)));
        wrong.unless(text_of(TEXT, page) == text_of(OF_ALL_VALUES, page), || {
            format!("page {index} of {} has another text with all values", corpus.name)
        });
    }
    let candidate = |name: &'static str| {
        Candidate::new(name, move |pages: Range<usize>| {
            for page in &corpus.pages[pages] {
                black_box(text_of(name, page));
            }
        })
    };
    let parts = timing::parts(corpus.pages.iter().map(String::len));
    let of_pages = timing::compare(PAGES.map(candidate).into(), rounds, &parts);

    let sheets = sheets(corpus);
    let mut page = Document::new();
    // A new document has room for an element.
    if let Ok(element) = page.create_element(Namespace::Html, "html") {
        let _ = page.append(page.root(), element);
    }
    let (sheets, page) = (&sheets, &page);
    let candidate = |name: &'static str| {
        Candidate::new(name, move |numbers: Range<usize>| {
            for css in &sheets[numbers] {
                let options = || StyleOptions::new().sheet(css.as_str());
                match name {
                    FOR_TEXT => drop(black_box(ReadingStyles::compute(page, &options()))),
                    WHOLE => drop(black_box(Styles::compute(page, &options()))),
                    _ => _ = black_box(tokens(css)),
                }
            }
        })
    };
    let parts = timing::parts(sheets.iter().map(String::len));
    let of_sheets = timing::compare(SHEETS.map(candidate).into(), rounds, &parts);
    let bytes_of_sheets = sheets.iter().map(String::len).sum();
    OfCorpus {
        corpus: corpus.name.clone(),
        pages: corpus.pages.len(),
        bytes: corpus.len(),
        with_sheets,
        sheets: sheets.len(),
        bytes_of_sheets,
        of_pages: ways(of_pages, corpus.len()),
        of_sheets: ways(of_sheets, bytes_of_sheets),
    }
}

fn ways(outcomes: Vec<Outcome>, bytes: usize) -> Vec<OfWay> {
    let way = |outcome: Outcome| OfWay {
        name: outcome.name,
        megabytes_per_second: 1e3 / timing::nanoseconds_per_byte(outcome.median, bytes),
        over_the_first: outcome.ratio,
    };
    outcomes.into_iter().map(way).collect()
}

impl Report {
    fn sections(&self, rounds: u32) -> Vec<Section> {
        let mut first = Section::new("Text with style sheets");
        let machine = self.machine.line();
        first.text(format!("`styles --rounds {rounds} --format markdown`. {machine}"));
        first.text(
            "- Of pages: from their source to their text, in one thread. `text` is that of the command: the sheets of the page \
             apply. The run fails if it is another text than that of all computed values.\n\
             - Of sheets: the contents of the `style` elements of all pages, each read and applied to a page of one element, \
             compared with reading its tokens with cssparser.\n\
             - `MB/s` are millions of bytes of the source a second of CPU time; `× time` is the time over that of the first \
             row in the same round, the median; `goal` is the greatest such ratio that is allowed.",
        );
        let table = |ways: &[OfWay]| {
            let mut table = Table::new(["way", "MB/s", "× time", "goal"]);
            for way in ways {
                table.row([
                    way.name.to_owned(),
                    number(way.megabytes_per_second),
                    number(way.over_the_first),
                    goal(way.name).map(number).unwrap_or_default(),
                ]);
            }
            table
        };
        let of_corpus = |corpus: &OfCorpus| {
            let name = &corpus.corpus;
            let (pages, bytes, with) = (corpus.pages, megabytes(corpus.bytes), corpus.with_sheets);
            let (sheets, of_sheets) = (corpus.sheets, megabytes(corpus.bytes_of_sheets));
            let mut section = Section::new(format!(
                "Text: {name}, {pages} pages, {with} with sheets, {bytes} MB"
            ));
            section.table(table(&corpus.of_pages));
            if sheets > 0 {
                section.text(format!("{sheets} sheets, {of_sheets} MB:"));
                section.table(table(&corpus.of_sheets));
            }
            section
        };
        std::iter::once(first).chain(self.corpora.iter().map(of_corpus)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_small_corpus() {
        let pages = ["<style>.a { display: none }</style><p class=a>b<p>c", "<p>x"];
        let corpus = Corpus {
            name: "small".to_owned(),
            origin: String::new(),
            pages: pages.map(str::to_owned).into(),
            encodings: Vec::new(),
            decoded: 0,
        };
        assert_eq!(text_of(TEXT, pages[0]), "c");
        assert_eq!(text_of(PLAIN, pages[0]), "b\n\nc");
        assert_eq!(text_of(HIDDEN, pages[0]), "b");
        assert_eq!(tokens("a{b:c(d)}"), 6);
        let mut wrong = Wrong::default();
        let measured = measure(&corpus, 1, &mut wrong);
        assert_eq!(wrong.all(), [""; 0]);
        assert_eq!((measured.with_sheets, measured.sheets), (1, 1));
        let report = Report { machine: Machine::this(), corpora: vec![measured] };
        let text: String =
            report.sections(1).iter().map(|section| section.print(Format::Markdown)).collect();
        assert!(text.contains("## Text: small, 2 pages, 1 with sheets") && text.contains(TOKENS));
    }
}
