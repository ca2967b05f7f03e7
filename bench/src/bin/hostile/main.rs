//! Inputs that make parsers slow: nanoseconds per byte as they grow.

use std::fmt::Write;
use std::io;
use std::process::{Command, ExitCode};
use std::time::Duration;

use clap::Parser;
use serde::Serialize;
use treewright::Options;
use treewright::syntax::Limits;
use treewright_bench::child::{self, End, OUT_OF_MEMORY};
use treewright_bench::exit_code;
use treewright_bench::lexbor::Lexbor;
use treewright_bench::machine::Machine;
use treewright_bench::report::{Format, Section, Writing, number};
use treewright_bench::table::Table;
use treewright_bench::timing::{median, time};
use treewright_bench::ways::{HTML5EVER, OURS, Page, named};
use treewright_testing::hostile::{CASES, Case, GENERATED};

/// The growth of the inputs.
const FACTORS: [usize; 4] = [1, 2, 4, 8];

/// Measures inputs that make parsers slow, at one, two, four and eight times their length: nanoseconds per
/// byte, and how much these grow. Each is parsed by a separate process, which is killed if it takes too
/// long.
#[derive(Debug, Parser)]
#[command(version)]
struct Args {
    /// Measure only cases whose names contain this.
    #[arg(long)]
    only: Option<String>,
    /// Measure Treewright only.
    #[arg(long)]
    no_peers: bool,
    /// The limits of Treewright in a second column, in the syntax of the command.
    #[arg(long, default_value = "browser")]
    limits: String,
    /// Divide the lengths of all inputs by this.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    divide: u32,
    /// The maximum time of a process, in seconds.
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..))]
    seconds: u32,
    /// The maximum memory of a process, in GiB; 0 sets no limit.
    #[arg(long, default_value_t = 4)]
    gigabytes: u32,
    /// Include this in the report.
    #[arg(long)]
    note: Option<String>,
    #[command(flatten)]
    writing: Writing,
    /// Only parse the case with this number by this method (or with limits), with this many repetitions,
    /// and print the nanoseconds that it took; the processes are started with it.
    #[arg(long, hide = true, num_args = 3, value_names = ["WAY", "CASE", "TIMES"])]
    child: Option<Vec<String>>,
}

/// Everything that was measured.
#[derive(Debug, Serialize)]
struct Report {
    machine: Machine,
    seconds: u32,
    gigabytes: u32,
    limits: String,
    cases: Vec<CaseResult>,
}

#[derive(Debug, Serialize)]
struct CaseResult {
    case: &'static str,
    /// The lengths of the shortest and the longest input.
    bytes: (usize, usize),
    ways: Vec<WayResult>,
}

#[derive(Debug, Serialize)]
struct WayResult {
    way: &'static str,
    /// One of each length, up to the one that stopped it.
    ns_per_byte: Vec<f64>,
    /// The reason for stopping before the last length.
    ended: Option<String>,
    /// The limits that were met at the last length.
    limits_met: String,
}

/// A parser to measure.
enum Parses {
    /// A method that has this name in the tables, and this one in the list of methods.
    Way(&'static str, &'static str),
    /// Treewright with the limits of the arguments.
    Limited,
    /// lexbor.
    Lexbor(Lexbor),
}

fn main() -> ExitCode {
    let args = Args::parse();
    let result = match &args.child {
        Some(child) => parse_in_child(child, &args.limits),
        None => run(&args),
    };
    exit_code(result.map(|()| ExitCode::SUCCESS))
}

fn run(args: &Args) -> Result<(), Box<dyn std::error::Error>> {
    args.limits.parse::<Limits>()?;
    let mut all = vec![Parses::Way("Treewright", OURS), Parses::Limited];
    if !args.no_peers {
        all.push(Parses::Way("html5ever", HTML5EVER));
        all.extend(Lexbor::find().map(Parses::Lexbor));
    }
    let Args { seconds, gigabytes, .. } = *args;
    let limits = args.limits.clone();
    let machine = Machine::this();
    let mut report = Report { machine, seconds, gigabytes, limits, cases: Vec::new() };
    for (number, case) in cases().enumerate() {
        if args.only.as_deref().is_some_and(|only| !case.name.contains(only)) {
            continue;
        }
        eprintln!("{}", case.name);
        let count = |factor: usize| count(case, factor, args.divide);
        let mut ways = Vec::new();
        for parses in &all {
            let mut way = WayResult::new(parses.name());
            for factor in FACTORS {
                match parses.measure(number, count(factor), args)? {
                    Ok((ns_per_byte, limits_met)) => {
                        way.ns_per_byte.push(ns_per_byte);
                        way.limits_met = limits_met;
                    }
                    Err(why) => {
                        way.ended = Some(format!("{why} at {factor}x"));
                        break;
                    }
                }
            }
            ways.push(way);
        }
        let bytes = (case.input(count(1)).len(), case.input(count(8)).len());
        report.cases.push(CaseResult { case: case.name, bytes, ways });
    }
    if args.writing.format() == Format::Json {
        serde_json::to_writer_pretty(io::stdout().lock(), &report)?;
        println!();
    } else {
        print!("{}", report.section(args.note.as_deref()).print(args.writing.format()));
    }
    Ok(())
}

fn count(case: &Case, factor: usize, divide: u32) -> usize {
    (case.times * factor / divide as usize).max(1)
}

/// The name of the parse with limits in the arguments of a child.
const LIMITED: &str = "limited";

/// All parsers to measure.
fn cases() -> impl Iterator<Item = &'static Case> {
    CASES.iter().chain([&GENERATED])
}

/// Parses a case until the time is steady, and prints the median time and the limits that were met.
fn parse_in_child(arguments: &[String], limits: &str) -> Result<(), Box<dyn std::error::Error>> {
    let [way, case, times] = arguments else { return Err("three arguments".into()) };
    let case = cases().nth(case.parse()?).ok_or("no such case")?;
    let page = Page::new(case.input(times.parse()?));
    let mut met = String::new();
    let time = if way == LIMITED {
        let options = Options::new().limits(limits.parse()?);
        steady(|| {
            let parsed = options.parse(&page.text);
            let limits = parsed.limits_met.iter().map(|met| met.limit.as_str());
            met = limits.collect::<Vec<_>>().join(", ");
            parsed.document.source().len() as u64
        })
    } else {
        let mut run = named(way).ok_or("no such way")?.start();
        steady(|| run(&page))
    };
    println!("{} {met}", time.as_nanos());
    Ok(())
}

/// The median of enough times to be steady: short inputs are parsed often. The first time does not count,
/// because the memory then comes from the system, unless it is so long that this does not matter.
fn steady(mut run: impl FnMut() -> u64) -> Duration {
    const LONG: Duration = Duration::from_secs(2);
    const ENOUGH: f64 = 0.15;
    const MOST: usize = 25;
    let mut once = || {
        let (value, taken) = time(&mut run);
        std::hint::black_box(value);
        taken.cpu
    };
    let first = once();
    if first > LONG {
        return first;
    }
    let mut times = Vec::new();
    while times.iter().sum::<f64>() < ENOUGH && times.len() < MOST {
        times.push(once().as_secs_f64());
    }
    Duration::from_secs_f64(median(times))
}

impl Parses {
    fn name(&self) -> &'static str {
        match self {
            Self::Way(name, _) => name,
            Self::Limited => "with limits",
            Self::Lexbor(lexbor) if lexbor.is_the_program() => "lexbor",
            Self::Lexbor(_) => "selectolax",
        }
    }

    /// Nanoseconds per byte and the limits that were met, or the reason why they are missing.
    fn measure(
        &self,
        case: usize,
        times: usize,
        args: &Args,
    ) -> io::Result<Result<(f64, String), String>> {
        let input = cases().nth(case).map(|case| case.input(times)).unwrap_or_default();
        let limit = Duration::from_secs(u64::from(args.seconds));
        let in_child = |way: &str| {
            let mut command = Command::new(std::env::current_exe()?);
            command.args(["--limits", &args.limits]);
            command.args(["--child", way, &case.to_string(), &times.to_string()]);
            let mut command = child::with_memory_limit(&command, args.gigabytes);
            child::keep_memory(&mut command);
            child::run(&mut command, b"", limit)
        };
        let end = match self {
            Self::Way(_, way) => in_child(way)?,
            Self::Limited => in_child(LIMITED)?,
            Self::Lexbor(lexbor) => lexbor.steady(&input, limit, args.gigabytes)?,
        };
        Ok(match end {
            End::Output(output) => {
                let (nanoseconds, met) = output.trim().split_once(' ').unwrap_or((&output, ""));
                let nanoseconds: f64 = nanoseconds.trim().parse().map_err(io::Error::other)?;
                #[allow(clippy::cast_precision_loss, reason = "there are fewer than 2^52 bytes")]
                let per_byte = nanoseconds / input.len() as f64;
                Ok((per_byte, met.to_owned()))
            }
            End::OverTime => Err(format!("over {} s", args.seconds)),
            End::Failed(why) if why == OUT_OF_MEMORY => Err(format!("over {} GiB", args.gigabytes)),
            End::Failed(why) => Err(why),
        })
    }
}

impl WayResult {
    fn new(way: &'static str) -> Self {
        Self { way, ns_per_byte: Vec::new(), ended: None, limits_met: String::new() }
    }

    /// The ratio of the last time per byte to the first, if all lengths were parsed.
    fn drift(&self) -> Option<f64> {
        let all = self.ns_per_byte.len() == FACTORS.len();
        all.then(|| self.ns_per_byte[FACTORS.len() - 1] / self.ns_per_byte[0])
    }

    /// The times that were measured, or the reason why the next is missing.
    fn cells(&self, lengths: &[usize]) -> Vec<String> {
        let cell = |index: &usize| match self.ns_per_byte.get(*index) {
            Some(ns_per_byte) => number(*ns_per_byte),
            None => "–".to_owned(),
        };
        let mut cells: Vec<String> = lengths.iter().map(cell).collect();
        let drift = self.drift().map(number);
        cells.push(drift.or_else(|| self.ended.clone()).unwrap_or_default());
        cells
    }
}

impl Report {
    fn section(&self, note: Option<&str>) -> Section {
        let Self { machine, seconds, gigabytes, limits, cases } = self;
        let mut section = Section::new("Hostile inputs");
        section.text(machine.line());
        if let Some(note) = note {
            section.text(note);
        }
        section.text(format!(
            "Each input at one, two, four and eight times its length: nanoseconds of CPU time per \
             byte to make a tree and drop it, each in a process of its own, after a first time that \
             does not count; the allocator gives no memory back to the system in between. `drift` is the time \
             per byte at eight times over that at once; at most 2 is wanted. A process has {seconds} \
             s on the wall and {gigabytes} GiB of memory; where that was not enough, the longer \
             inputs are not tried. The first columns are Treewright without limits; `with limits` is \
             Treewright with `{limits}`, and `met` says which of these ended the standard's way of \
             doing it at eight times the length."
        ));
        let peers: Vec<&str> = cases
            .first()
            .map(|case| case.ways.iter().skip(2).map(|way| way.way).collect())
            .unwrap_or_default();
        let mut headings: Vec<String> =
            ["case", "bytes at 1x", "1x", "2x", "4x", "8x", "drift"].map(str::to_owned).into();
        headings.extend(["with limits 1x", "8x", "drift", "met"].map(str::to_owned));
        for peer in peers {
            headings.extend([format!("{peer} 1x"), "8x".to_owned(), "drift".to_owned()]);
        }
        let mut table = Table::new(headings);
        for case in cases {
            let mut row = vec![format!("`{}`", case.case), case.bytes.0.to_string()];
            for (index, way) in case.ways.iter().enumerate() {
                row.extend(way.cells(if index == 0 { &[0, 1, 2, 3] } else { &[0, 3] }));
                if index == 1 {
                    row.push(way.limits_met.clone());
                }
            }
            table.row(row);
        }
        section.table(table);
        let names = |verdict: Verdict| {
            let named = cases.iter().filter(|case| case.verdict() == verdict);
            named.map(|case| format!("`{}`", case.case)).collect::<Vec<_>>()
        };
        let (limited, steep) = (names(Verdict::Limited), names(Verdict::Steep));
        let flat = cases.len() - limited.len() - steep.len();
        let mut verdict = format!("Treewright is flat in {flat} of {} cases.", cases.len());
        for (what, names) in [("Flat with limits only", limited), ("Not flat", steep)] {
            if !names.is_empty() {
                let _ = write!(verdict, " {what}: {}.", names.join("; "));
            }
        }
        section.text(verdict);
        section
    }
}

/// The growth of a case for Treewright.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    /// At most linear.
    Flat,
    /// At most linear, but only with limits.
    Limited,
    /// More than linear.
    Steep,
}

impl CaseResult {
    fn verdict(&self) -> Verdict {
        let is_flat = |way: &&WayResult| way.drift().is_some_and(|drift| drift <= 2.0);
        match (self.ways.first().filter(is_flat), self.ways.get(1).filter(is_flat)) {
            (Some(_), _) => Verdict::Flat,
            (None, Some(limited)) if !limited.limits_met.is_empty() => Verdict::Limited,
            (None, _) => Verdict::Steep,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_case_is_parsed() {
        for case in cases() {
            for way in [OURS, HTML5EVER] {
                let page = Page::new(case.input(40));
                named(way).unwrap().start()(&page);
            }
        }
    }

    #[test]
    fn results_are_written() {
        let way = |ns_per_byte: &[f64], ended: Option<&str>, met: &str| WayResult {
            way: "Treewright",
            ns_per_byte: ns_per_byte.to_vec(),
            ended: ended.map(str::to_owned),
            limits_met: met.to_owned(),
        };
        let (flat, steep) = ([1.0, 1.0, 1.0, 2.0], [1.0, 1.0, 1.0, 8.0]);
        let case =
            |case, first, second| CaseResult { case, bytes: (9, 80), ways: vec![first, second] };
        let report = Report {
            machine: Machine::this(),
            seconds: 20,
            gigabytes: 4,
            limits: "depth=9".to_owned(),
            cases: vec![
                case("flat", way(&flat, None, ""), way(&flat, None, "depth")),
                case("bounded", way(&steep, None, ""), way(&flat, None, "depth")),
                case("steep", way(&steep, None, ""), way(&flat, None, "")),
                case("long", way(&[1.0], Some("over 20 s at 2x"), ""), way(&steep, None, "depth")),
            ],
        };
        let printed = report.section(Some("A note.")).print(Format::Markdown);
        for expected in [
            "| `flat` | 9 | 1.00 | 1.00 | 1.00 | 2.00 | 2.00 | 1.00 | 2.00 | 2.00 | depth |",
            "| `long` | 9 | 1.00 | – | – | – | over 20 s at 2x | 1.00 | 8.00 | 8.00 | depth |",
            "flat in 1 of 4 cases. Flat with limits only: `bounded`. Not flat: `steep`; `long`.",
            "A note.",
        ] {
            assert!(printed.contains(expected), "{printed}");
        }
    }

    #[test]
    fn short_inputs_are_parsed_often() {
        let mut runs = 0;
        steady(|| {
            runs += 1;
            runs
        });
        assert_eq!(runs, 26);
    }
}
