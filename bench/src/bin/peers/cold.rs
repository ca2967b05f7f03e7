//! Measurements by fresh processes of this program: first passes, and instructions by valgrind.

use std::io;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use treewright_bench::child::{self, End};
use treewright_bench::corpus::{self, Source};
use treewright_bench::heap::settle;
use treewright_bench::lexbor::{self, Lexbor};
use treewright_bench::timing::{median, nanoseconds_per_byte, time};
use treewright_bench::valgrind;
use treewright_bench::ways::{Kind, Page, Way, named};

use crate::Args;
use crate::report::{CorpusResult, Report};

/// The maximum time of a process.
const LIMIT: Duration = Duration::from_secs(1800);

/// Parses the named corpora this number of times, and prints the time.
pub(crate) fn child(args: &Args, way: &str) -> Result<(), Box<dyn std::error::Error>> {
    let way = named(way).ok_or("no such way")?;
    let mut pages = Vec::new();
    for source in corpus::sources_or_all(&args.corpora)? {
        pages.extend(corpus::read(&source)?.pages.into_iter().map(Page::new));
    }
    let mut run = way.start();
    settle();
    let ((), taken) = time(|| {
        for _ in 0..args.rounds {
            for page in &pages {
                std::hint::black_box(run(page));
            }
        }
    });
    println!("{}", taken.cpu.as_nanos());
    Ok(())
}

fn child_command(way: &str, rounds: u32, path: &Path) -> io::Result<Command> {
    let mut command = Command::new(std::env::current_exe()?);
    command.args(["--child", way, "--rounds", &rounds.to_string()]).arg(path);
    Ok(command)
}

/// The first pass of methods that create trees.
pub(crate) fn first_passes(
    args: &Args,
    source: &Source,
    lexbor: Option<&Lexbor>,
    ways: &[Way],
    pages: &[Page],
    result: &mut CorpusResult,
    report: &mut Report,
) {
    let bytes = pages.iter().map(|page| page.text.len()).sum();
    let texts: Vec<&str> = pages.iter().map(|page| page.text.as_str()).collect();
    let trees: Vec<&Way> = ways.iter().filter(|way| way.kind == Kind::Tree).collect();
    let mut times = vec![Vec::new(); trees.len()];
    let mut of_lexbor = Vec::new();
    for _ in 0..args.cold_rounds {
        for (way, times) in trees.iter().zip(&mut times) {
            match first_pass(way, &source.path) {
                Ok(time) => times.push(nanoseconds_per_byte(time, bytes)),
                Err(error) => report.skipped(&format!("first pass of {}: {error}", way.name)),
            }
        }
        if let Some(lexbor) = lexbor
            && let Ok(time) =
                lexbor.start(&texts).and_then(|mut program| program.parse(0..texts.len()))
        {
            of_lexbor.push(nanoseconds_per_byte(time, bytes));
        }
    }
    for (way, times) in trees.iter().zip(times).filter(|(_, times)| !times.is_empty()) {
        result.way(way.name, way.kind).cold_ns_per_byte = Some(median(times));
    }
    if let Some(lexbor) = lexbor
        && !of_lexbor.is_empty()
    {
        result.way(lexbor.name(), Kind::Tree).cold_ns_per_byte = Some(median(of_lexbor));
    }
}

fn first_pass(way: &Way, path: &Path) -> io::Result<Duration> {
    match child::run(&mut child_command(way.name, 1, path)?, b"", LIMIT)? {
        End::Output(nanoseconds) => {
            let nanoseconds = nanoseconds.trim().parse().map_err(io::Error::other)?;
            Ok(Duration::from_nanos(nanoseconds))
        }
        other => Err(io::Error::other(format!("{other:?}"))),
    }
}

/// The instructions of a second round: those of two rounds minus those of one.
pub(crate) fn instructions(
    source: &Source,
    lexbor: Option<&Lexbor>,
    ways: &[Way],
    pages: &[Page],
    result: &mut CorpusResult,
    report: &mut Report,
) {
    if !valgrind::is_here() {
        report.skipped("instructions: valgrind is not installed");
        return;
    }
    let texts: Vec<&str> = pages.iter().map(|page| page.text.as_str()).collect();
    let bytes: usize = texts.iter().map(|text| text.len()).sum();
    let mut take = |name, kind, count: &(dyn Fn(u32) -> io::Result<u64> + Sync)| {
        match valgrind::of_a_second_round(count) {
            #[allow(clippy::cast_precision_loss, reason = "there are fewer than 2^52")]
            Ok(count) => {
                result.way(name, kind).instructions_per_byte = Some(count as f64 / bytes as f64);
            }
            Err(error) => report.skipped(&format!("instructions of {name}: {error}")),
        }
    };
    for way in ways {
        take(way.name, way.kind, &|rounds| {
            valgrind::count(&child_command(way.name, rounds, &source.path)?, b"")
        });
    }
    if let Some(lexbor) = lexbor {
        let rounds_of = |command: &'static str| {
            let texts = &texts;
            move |rounds| {
                valgrind::count(&lexbor.command(), &lexbor::rounds(texts, command, rounds))
            }
        };
        take(lexbor.name(), Kind::Tree, &rounds_of("parse"));
        if lexbor.is_the_program() {
            take(lexbor::NAME_READ, Kind::Reading, &rounds_of("read"));
        }
    }
}
