//! The results, and how they are printed.

use serde::Serialize;
use treewright_bench::corpus::Corpus;
use treewright_bench::machine::{Machine, version_of};
use treewright_bench::report::{Format, Section, number, number_or_dash};
use treewright_bench::table::{Table, megabytes};
use treewright_bench::ways::{Kind, Way};

use crate::goals::Goal;

const EXPLANATION: &str = "\
- One thread; CPU time of whole pages, each parsed and dropped; medians of rounds in which all ways \
take turns, about 4 MB at a time and each time in another order, within one run. `MB/s` are millions of bytes of UTF-8 a second.
- `× html5ever` is the time of html5ever over that of the way in the same round: its tree, its tree \
that is then read, its tree construction into a sink without a tree, or its tokenizer, whichever does the same kind of work.
- All are built with the same profile and use the system's allocator in the same state, but for \
lexbor, a C library that `cc -O3` compiles from the sources in a package of the Python Package Index; its program uses \
one parser and one document for all pages. Where that could not be built, it comes by selectolax. Each gets the form of input that is best for it. Scripting \
is off everywhere. Pages that are not UTF-8 are decoded before anything is measured.
- `and read` sums up every text and every attribute; tl keeps them as they stand in the source and \
decodes nothing.
- `instructions` are per byte, by valgrind: those of two rounds less those of one. glibc is set not to \
copy by instructions that repeat themselves, which valgrind would count for each byte.
- `peak` is the most heap in use at once for a page, per byte of the page, with memory that is kept from previous pages and with copies \
of the source; `allocations` and `reallocations` are per page. They are counted in another \
process, in a second pass over the pages; for lexbor by the functions that it allocates with, with a new document for each page. \
For selectolax `peak` is the growth of the resident memory, where the corpus is one page.
- `cold` is the first pass of a fresh process, in MB/s.";

const GOALS: &str = "\
Times of two runs differ by 10 %. A ratio of times that misses its goal, or reaches it, by less is judged by \
instructions, and so is a smaller difference: as if each instruction took as long as \
the average one of the way that it is compared with.";

/// Everything.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    machine: Machine,
    versions: Vec<String>,
    note: Option<String>,
    pub(crate) corpora: Vec<CorpusResult>,
    pub(crate) start_up: Vec<StartUp>,
    pub(crate) size_of_the_command: Option<u64>,
    pub(crate) goals: Vec<Goal>,
    skipped: Vec<String>,
    pub(crate) wrong: Vec<String>,
}

/// The results of one corpus.
#[derive(Debug, Serialize)]
pub(crate) struct CorpusResult {
    pub(crate) corpus: String,
    origin: String,
    pub(crate) pages: usize,
    pub(crate) bytes: usize,
    decoded_pages: usize,
    pub(crate) notes: Vec<String>,
    pub(crate) ways: Vec<WayResult>,
}

/// The results of one way; those that were not measured are missing.
#[derive(Debug, Serialize)]
pub(crate) struct WayResult {
    pub(crate) way: &'static str,
    pub(crate) kind: Kind,
    is_ours: bool,
    pub(crate) ns_per_byte: Option<f64>,
    pub(crate) times_html5ever: Option<f64>,
    /// Seconds, one value of each round.
    pub(crate) times: Vec<f64>,
    pub(crate) peak_per_byte: Option<f64>,
    pub(crate) allocations_per_page: Option<f64>,
    pub(crate) reallocations_per_page: Option<f64>,
    pub(crate) cold_ns_per_byte: Option<f64>,
    pub(crate) instructions_per_byte: Option<f64>,
}

/// The time of a command from start to end.
#[derive(Debug, Serialize)]
pub(crate) struct StartUp {
    pub(crate) command: String,
    pub(crate) milliseconds: f64,
}

impl WayResult {
    pub(crate) fn new(way: &'static str, kind: Kind, is_ours: bool) -> Self {
        Self {
            way,
            kind,
            is_ours,
            ns_per_byte: None,
            times_html5ever: None,
            times: Vec::new(),
            peak_per_byte: None,
            allocations_per_page: None,
            reallocations_per_page: None,
            cold_ns_per_byte: None,
            instructions_per_byte: None,
        }
    }
}

impl CorpusResult {
    pub(crate) fn new(corpus: &Corpus, ways: &[Way]) -> Self {
        Self {
            corpus: corpus.name.clone(),
            origin: corpus.origin.clone(),
            pages: corpus.pages.len(),
            bytes: corpus.len(),
            decoded_pages: corpus.decoded,
            notes: Vec::new(),
            ways: ways.iter().map(|way| WayResult::new(way.name, way.kind, way.is_ours)).collect(),
        }
    }

    /// The result of a method, which is added if it is missing.
    pub(crate) fn way(&mut self, name: &'static str, kind: Kind) -> &mut WayResult {
        let index = self.ways.iter().position(|way| way.way == name).unwrap_or_else(|| {
            self.ways.push(WayResult::new(name, kind, false));
            self.ways.len() - 1
        });
        &mut self.ways[index]
    }

    /// The result of a method.
    pub(crate) fn of(&self, name: &str) -> Option<&WayResult> {
        self.ways.iter().find(|way| way.way == name)
    }

    fn section(&self) -> Section {
        let Self { corpus, origin, pages, bytes, decoded_pages, notes, ways } = self;
        let plural = if *pages == 1 { "" } else { "s" };
        let mut section =
            Section::new(format!("{corpus}: {pages} page{plural}, {} MB", megabytes(*bytes)));
        let decoded = match decoded_pages {
            0 => "all are UTF-8".to_owned(),
            count => format!("{count} are not UTF-8 and were decoded"),
        };
        section.text(format!("From {origin}; {decoded}."));
        let mut table = Table::new([
            "",
            "",
            "MB/s",
            "ns per byte",
            "× html5ever",
            "instructions",
            "peak",
            "allocations",
            "reallocations",
            "cold",
        ]);
        let mut ways: Vec<&WayResult> = ways.iter().collect();
        ways.sort_by_key(|way| way.kind as usize);
        for way in ways {
            let speed = |ns_per_byte: Option<f64>| number_or_dash(ns_per_byte.map(|ns| 1e3 / ns));
            table.row([
                way.way.to_owned(),
                way.kind.as_str().to_owned(),
                speed(way.ns_per_byte),
                number_or_dash(way.ns_per_byte),
                number_or_dash(way.times_html5ever),
                number_or_dash(way.instructions_per_byte),
                number_or_dash(way.peak_per_byte),
                number_or_dash(way.allocations_per_page),
                number_or_dash(way.reallocations_per_page),
                speed(way.cold_ns_per_byte),
            ]);
        }
        section.table(table);
        for note in notes {
            section.text(note.clone());
        }
        section
    }
}

impl Report {
    pub(crate) fn new(note: Option<String>) -> Self {
        let packages =
            ["html5ever", "markup5ever_rcdom", "scraper", "html5gum", "tl", "lol_html", "memchr"];
        let version = |package: &&str| Some(format!("{package} {}", version_of(package)?));
        Self {
            machine: Machine::this(),
            versions: packages.iter().filter_map(version).collect(),
            note,
            corpora: Vec::new(),
            start_up: Vec::new(),
            size_of_the_command: None,
            goals: Vec::new(),
            skipped: Vec::new(),
            wrong: Vec::new(),
        }
    }

    /// Records a skipped measurement, once.
    pub(crate) fn skipped(&mut self, what: &str) {
        if !self.skipped.iter().any(|skipped| skipped == what) {
            self.skipped.push(what.to_owned());
        }
    }

    pub(crate) fn print(&self, format: Format) -> String {
        let mut about = Section::new("Treewright compared with other parsers");
        about.text(format!(
            "`{}`. {} {}.",
            std::env::args().map_while(|argument| shown(&argument)).collect::<Vec<_>>().join(" "),
            self.machine.line(),
            self.versions.join(", ")
        ));
        about.text(self.note.clone().unwrap_or_else(|| {
            "Other programs on the machine disturb times: compare the ratios of one run.".to_owned()
        }));
        about.text(EXPLANATION);
        for skipped in &self.skipped {
            about.text(format!("Skipped: {skipped}."));
        }
        for wrong in &self.wrong {
            about.text(format!("Wrong: {wrong}."));
        }
        let mut out = match format {
            Format::Markdown => "# Results\n\n".to_owned(),
            _ => String::new(),
        };
        out.push_str(&about.print(format));
        for corpus in &self.corpora {
            out.push_str(&corpus.section().print(format));
        }
        out.push_str(&self.start_up_section().map_or_else(String::new, |it| it.print(format)));
        out.push_str(&self.goals_section().map_or_else(String::new, |it| it.print(format)));
        out
    }

    fn start_up_section(&self) -> Option<Section> {
        if self.start_up.is_empty() {
            return None;
        }
        let mut section = Section::new("Start-up of the command");
        let mut table = Table::new(["", "ms on the wall"]);
        for StartUp { command, milliseconds } in &self.start_up {
            table.row([command.clone(), number(*milliseconds)]);
        }
        section.table(table);
        if let Some(size) = self.size_of_the_command {
            section.text(format!(
                "The program has {} MB, with the debug information of its profile.",
                megabytes(usize::try_from(size).unwrap_or(usize::MAX))
            ));
        }
        Some(section)
    }

    fn goals_section(&self) -> Option<Section> {
        if self.goals.is_empty() {
            return None;
        }
        let mut section = Section::new("Goals");
        section.text(GOALS);
        let mut table =
            Table::new(["", "corpus", "wanted", "measured", "by instructions", "verdict"]);
        for goal in &self.goals {
            table.row([
                goal.what.to_owned(),
                goal.corpus.clone(),
                goal.wanted.clone(),
                number(goal.measured),
                number_or_dash(goal.by_instructions),
                if goal.holds { "holds" } else { "not yet" }.to_owned(),
            ]);
        }
        section.table(table);
        Some(section)
    }
}

/// An argument as the report shows it: without the folder of this program, and without everything from the
/// first path of a corpus on.
fn shown(argument: &str) -> Option<String> {
    let name = std::path::Path::new(argument).file_name()?.to_string_lossy().into_owned();
    Some(if argument.contains(' ') { format!("{name:?}") } else { name })
}
