//! Sanitized comments and pages, compared with the sanitizers that people use.

mod comments;

use std::cell::RefCell;
use std::error::Error;
use std::hint::black_box;
use std::ops::Range;
use std::process::ExitCode;

use clap::Parser;
use serde::Serialize;
use treewright::sanitize::Preset;
use treewright::{Sanitizer, TextSanitizer};
use treewright_bench::corpus::{self, Corpus};
use treewright_bench::machine::{Machine, version_of};
use treewright_bench::peer::Session;
use treewright_bench::report::{Format, Section, Writing, number};
use treewright_bench::table::{Table, megabytes};
use treewright_bench::timing::{self, Candidate};
use treewright_bench::{Wrong, exit_code, fetch, heap, sanitizers};

/// Measures sanitizing from text to text in one thread, compared with ammonia, nh3, turbohtml, and DOMPurify in jsdom.
#[derive(Debug, Parser)]
#[command(version)]
struct Args {
    /// Files and folders with pages, each a corpus in addition to generated comments. Default: those in ../shared/corpus
    /// next to the checkout, but for single pages.
    corpora: Vec<std::path::PathBuf>,
    /// Fetch nh3 and turbohtml from the Python Package Index, and DOMPurify and jsdom from npm, first.
    #[arg(long)]
    fetch: bool,
    /// The number of times that each sanitizer is timed; the median counts.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    #[command(flatten)]
    writing: Writing,
}

/// The lengths of generated comments, in bytes.
const LENGTHS: [usize; 4] = [64, 256, 1_000, 4_000];

/// The comments of one length, in bytes together.
const BYTES: usize = 1_000_000;

const DEFAULT: &str = "Treewright";
const TEXT_FORMATTING: &str = "Treewright, text-formatting";
const USER_CONTENT: &str = "Treewright, user-content";
const AMMONIA: &str = "ammonia";

/// The least ratio of a peer's time to that of Treewright.
fn goal(way: &str, corpus: &str) -> Option<f64> {
    match way {
        AMMONIA => Some(3.0),
        "nh3" if corpus == "comments of 64 bytes" => Some(2.0),
        _ => None,
    }
}

#[derive(Debug, Serialize)]
struct OfWay {
    name: &'static str,
    megabytes_per_second: f64,
    microseconds_per_text: f64,
    /// The ratio of its time to that of the first way, in the same round.
    over_the_first: f64,
    /// The texts that stay as they are.
    unchanged: usize,
    /// The texts that this sanitizer changes again when it gets its own result.
    changed_again: usize,
}

#[derive(Debug, Serialize)]
struct OfCorpus {
    corpus: String,
    texts: usize,
    bytes: usize,
    ways: Vec<OfWay>,
}

#[derive(Debug, Serialize)]
struct Report {
    machine: Machine,
    peers: Vec<String>,
    corpora: Vec<OfCorpus>,
}

/// A sanitizer.
enum Way<'a> {
    Ours(Box<TextSanitizer>),
    Ammonia(Box<ammonia::Builder<'static>>),
    Peer(&'a RefCell<Session>),
}

impl Way<'_> {
    fn sanitize(&self, text: &str) -> String {
        match self {
            Self::Ours(sanitizer) => {
                sanitizer.sanitize(text).map_or_else(|_| String::new(), |result| result.html)
            }
            Self::Ammonia(builder) => builder.clean(text).to_string(),
            Self::Peer(_) => String::new(),
        }
    }
}

fn main() -> ExitCode {
    let args = Args::parse();
    exit_code(run(&args))
}

fn run(args: &Args) -> Result<ExitCode, Box<dyn Error>> {
    if args.fetch {
        for line in fetch::fetch_sanitizers()? {
            eprintln!("{line}");
        }
    }
    heap::settle();
    let mut report = Report {
        machine: Machine::this(),
        peers: vec![format!("ammonia {}", version_of("ammonia").unwrap_or_default())],
        corpora: Vec::new(),
    };
    let mut wrong = Wrong::default();
    let mut corpora: Vec<Corpus> =
        LENGTHS.iter().map(|length| comments::corpus(*length, BYTES)).collect();
    for source in corpus::sources(&args.corpora)? {
        let corpus = corpus::read(&source)?;
        // The text of the standard is not a text to sanitize.
        if !args.corpora.is_empty() || corpus.pages.len() > 1 {
            corpora.push(corpus);
        }
    }
    for corpus in corpora {
        eprintln!("{}", corpus.name);
        let pages: Vec<&str> = corpus.pages.iter().map(String::as_str).collect();
        let sessions = sanitizers::start(&pages)?;
        if report.corpora.is_empty() {
            report.peers.extend(sessions.iter().map(|(session, _)| session.version().to_owned()));
        }
        report.corpora.push(measure(&corpus, sessions, args.rounds as usize, &mut wrong)?);
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

fn measure(
    corpus: &Corpus,
    sessions: Vec<(Session, Vec<&'static str>)>,
    rounds: usize,
    wrong: &mut Wrong,
) -> Result<OfCorpus, Box<dyn Error>> {
    let sessions: Vec<(RefCell<Session>, Vec<&'static str>)> =
        sessions.into_iter().map(|(session, names)| (RefCell::new(session), names)).collect();
    let ours = |sanitizer| Way::Ours(Box::new(sanitizer));
    let mut ways = vec![
        (DEFAULT, ours(TextSanitizer::new(&Sanitizer::default()))),
        (TEXT_FORMATTING, ours(TextSanitizer::preset(Preset::TextFormatting))),
        (USER_CONTENT, ours(TextSanitizer::preset(Preset::UserContent))),
        (AMMONIA, Way::Ammonia(Box::default())),
    ];
    for (session, names) in &sessions {
        ways.extend(names.iter().map(|name| (*name, Way::Peer(session))));
    }
    let mut measured = Vec::new();
    for (name, way) in &ways {
        measured.push(look_at_results(name, way, corpus, wrong)?);
    }
    let parts = timing::parts(corpus.pages.iter().map(String::len));
    let candidates = ways.iter().map(|way| candidate(way, corpus)).collect();
    let outcomes = timing::compare(candidates, rounds, &parts);
    for (way, outcome) in measured.iter_mut().zip(outcomes) {
        let nanoseconds = timing::nanoseconds_per_byte(outcome.median, corpus.len());
        way.megabytes_per_second = 1e3 / nanoseconds;
        way.microseconds_per_text = nanoseconds * mean(corpus.len(), corpus.pages.len()) / 1e3;
        way.over_the_first = outcome.ratio;
    }
    let (texts, bytes) = (corpus.pages.len(), corpus.len());
    Ok(OfCorpus { corpus: corpus.name.clone(), texts, bytes, ways: measured })
}

fn candidate<'a>((name, way): &'a (&'static str, Way<'a>), corpus: &'a Corpus) -> Candidate<'a> {
    match way {
        Way::Peer(session) => Candidate::with_own_clock(name, move |pages| {
            // The time of a process that has ended is zero.
            session.borrow_mut().time(name, pages).unwrap_or_default()
        }),
        way => Candidate::new(name, move |pages: Range<usize>| {
            for page in &corpus.pages[pages] {
                black_box(way.sanitize(page));
            }
        }),
    }
}

#[allow(clippy::cast_precision_loss, reason = "there are fewer than 2^52 bytes")]
fn mean(sum: usize, count: usize) -> f64 {
    sum as f64 / count as f64
}

/// Compares results with the texts, and with results for them. Treewright must have a result that it does not change again.
fn look_at_results(
    name: &'static str,
    way: &Way<'_>,
    corpus: &Corpus,
    wrong: &mut Wrong,
) -> Result<OfWay, Box<dyn Error>> {
    let (mut unchanged, mut changed_again) = (0, 0);
    for (index, text) in corpus.pages.iter().enumerate() {
        match way {
            Way::Ours(sanitizer) => {
                let result = sanitizer.sanitize(text).map(|result| result.html);
                wrong.unless(result.is_ok(), || {
                    format!("{name}: text {index} of {} is not sanitized", corpus.name)
                });
                let html = result.unwrap_or_default();
                unchanged += usize::from(html == *text);
                let is_closed = sanitizer.sanitize(&html).is_ok_and(|again| again.html == html);
                changed_again += usize::from(!is_closed);
                wrong.unless(is_closed, || {
                    format!("{name}: text {index} of {} is changed again", corpus.name)
                });
            }
            Way::Ammonia(_) => {
                let html = way.sanitize(text);
                unchanged += usize::from(html == *text);
                changed_again += usize::from(way.sanitize(&html) != html);
            }
            Way::Peer(session) => {
                let html = session.borrow_mut().give(name, index)?;
                unchanged += usize::from(html == *text);
            }
        }
    }
    Ok(OfWay {
        name,
        megabytes_per_second: 0.0,
        microseconds_per_text: 0.0,
        over_the_first: 0.0,
        unchanged,
        changed_again,
    })
}

impl Report {
    fn sections(&self, rounds: u32) -> Vec<Section> {
        let mut first = Section::new("Sanitized texts");
        let (machine, peers) = (self.machine.line(), self.peers.join(", "));
        first.text(format!(
            "`sanitize --rounds {rounds} --format markdown`. {machine} Peers: {peers}."
        ));
        first.text(
            "- All work from text to text in one thread, with their defaults. Those of Python and Node.js are called from \
             there, and time themselves.\n\
             - Treewright parses each result again and compares the trees, unless the text stays as it is. \
             The run fails if a text has no result, or if its result is changed again.\n\
             - `µs` are microseconds of CPU time a text; `× time` is the time over that of the first row in the same \
             round, the median; `goal` is the least such ratio that is allowed.\n\
             - `unchanged` counts the texts that stay as they are.",
        );
        let of_corpus = |corpus: &OfCorpus| {
            let (texts, bytes) = (corpus.texts, megabytes(corpus.bytes));
            let mut section =
                Section::new(format!("Sanitized: {}, {texts} texts, {bytes} MB", corpus.corpus));
            let mut table = Table::new(["way", "MB/s", "µs", "× time", "goal", "unchanged"]);
            for way in &corpus.ways {
                table.row([
                    way.name.to_owned(),
                    number(way.megabytes_per_second),
                    number(way.microseconds_per_text),
                    number(way.over_the_first),
                    goal(way.name, &corpus.corpus).map(number).unwrap_or_default(),
                    way.unchanged.to_string(),
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
    fn a_few_comments() {
        let corpus = comments::corpus(64, 2_000);
        let mut wrong = Wrong::default();
        let measured = measure(&corpus, Vec::new(), 1, &mut wrong).unwrap();
        assert_eq!(wrong.all(), [""; 0]);
        assert_eq!(measured.ways.len(), 4);
        let ours = &measured.ways[0];
        assert!(ours.unchanged > 0 && ours.unchanged < measured.texts, "{}", ours.unchanged);
        let report =
            Report { machine: Machine::this(), peers: Vec::new(), corpora: vec![measured] };
        let text: String =
            report.sections(1).iter().map(|section| section.print(Format::Markdown)).collect();
        assert!(text.contains("## Sanitized: comments of 64 bytes") && text.contains("| 3.00 |"));
    }
}
