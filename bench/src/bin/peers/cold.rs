//! What fresh processes of this program measure: first passes, and instructions by valgrind.

use std::io;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use treewright_bench::child::{self, End};
use treewright_bench::corpus::{self, Source};
use treewright_bench::heap::settle;
use treewright_bench::selectolax::{self, Selectolax};
use treewright_bench::timing::{median, nanoseconds_per_byte, time};
use treewright_bench::ways::{Kind, Page, Way, named};

use crate::Args;
use crate::report::{CorpusResult, Report};

/// What keeps glibc from copying and filling by one instruction that repeats itself: processors count
/// it once and do 32 bytes or more in a step of it, valgrind counts it for each byte.
const NO_REPETITION: &str =
    "glibc.cpu.x86_rep_movsb_threshold=0x7fffffff:glibc.cpu.x86_rep_stosb_threshold=0x7fffffff";

/// How long a process may take.
const LIMIT: Duration = Duration::from_secs(1800);

/// Parses the corpora that are named, as often as there are rounds, and prints the time of that.
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

/// The first pass of ways that make trees.
pub(crate) fn first_passes(
    args: &Args,
    source: &Source,
    selectolax: Option<&Selectolax>,
    ways: &[Way],
    pages: &[Page],
    result: &mut CorpusResult,
    report: &mut Report,
) {
    let bytes = pages.iter().map(|page| page.text.len()).sum();
    let texts: Vec<&str> = pages.iter().map(|page| page.text.as_str()).collect();
    let trees: Vec<&Way> = ways.iter().filter(|way| way.kind == Kind::Tree).collect();
    let mut times = vec![Vec::new(); trees.len()];
    let mut lexbor = Vec::new();
    for _ in 0..args.cold_rounds {
        for (way, times) in trees.iter().zip(&mut times) {
            match first_pass(way, &source.path) {
                Ok(time) => times.push(nanoseconds_per_byte(time, bytes)),
                Err(error) => report.skipped(&format!("first pass of {}: {error}", way.name)),
            }
        }
        if let Some(selectolax) = selectolax
            && let Ok(time) =
                selectolax.start(&texts).and_then(|mut python| python.parse(0..texts.len()))
        {
            lexbor.push(nanoseconds_per_byte(time, bytes));
        }
    }
    for (way, times) in trees.iter().zip(times).filter(|(_, times)| !times.is_empty()) {
        result.way(way.name, way.kind).cold_ns_per_byte = Some(median(times));
    }
    if !lexbor.is_empty() {
        result.way(selectolax::NAME, Kind::Tree).cold_ns_per_byte = Some(median(lexbor));
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

/// The instructions of a second round: those of two rounds less those of one.
pub(crate) fn instructions(
    source: &Source,
    selectolax: Option<&Selectolax>,
    ways: &[Way],
    pages: &[Page],
    result: &mut CorpusResult,
    report: &mut Report,
) {
    let mut check = Command::new("valgrind");
    check.arg("--version").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    if !check.status().is_ok_and(|status| status.success()) {
        report.skipped("instructions: there is no valgrind");
        return;
    }
    let texts: Vec<&str> = pages.iter().map(|page| page.text.as_str()).collect();
    let bytes: usize = texts.iter().map(|text| text.len()).sum();
    let mut take = |name, kind, count: &(dyn Fn(u32) -> io::Result<u64> + Sync)| {
        match of_a_second_round(count) {
            #[allow(clippy::cast_precision_loss, reason = "there are fewer than 2^52")]
            Ok(count) => {
                result.way(name, kind).instructions_per_byte = Some(count as f64 / bytes as f64);
            }
            Err(error) => report.skipped(&format!("instructions of {name}: {error}")),
        }
    };
    for way in ways {
        take(way.name, way.kind, &|rounds| {
            count(&child_command(way.name, rounds, &source.path)?, b"")
        });
    }
    if let Some(selectolax) = selectolax {
        take(selectolax::NAME, Kind::Tree, &|rounds| {
            count(&selectolax.command(), &selectolax::rounds(&texts, rounds))
        });
    }
}

/// Nobody else's work changes how many there are, so that both can run at once.
fn of_a_second_round(count: &(dyn Fn(u32) -> io::Result<u64> + Sync)) -> io::Result<u64> {
    std::thread::scope(|scope| {
        let two = scope.spawn(|| count(2));
        let one = count(1)?;
        Ok(two.join().map_err(|_| io::Error::other("a thread ended"))??.saturating_sub(one))
    })
}

fn count(program: &Command, input: &[u8]) -> io::Result<u64> {
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]);
    valgrind.env("GLIBC_TUNABLES", NO_REPETITION).env("PYTHONHASHSEED", "0");
    // What it says goes to standard output, behind what the program says.
    valgrind.arg("--log-fd=1").arg(program.get_program()).args(program.get_args());
    match child::run(&mut valgrind, input, LIMIT)? {
        End::Output(said) => references(&said)
            .ok_or_else(|| io::Error::other(format!("valgrind does not say it: {said}"))),
        other => Err(io::Error::other(format!("{other:?}"))),
    }
}

/// The number in the line `==1== I   refs:      1,234`.
fn references(said: &str) -> Option<u64> {
    let line = said.lines().find(|line| line.contains("refs:"))?;
    line.rsplit_once(' ')?.1.replace(',', "").parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_count_is_found() {
        assert_eq!(
            references("==7== x\n==7== I   refs:      1,234,567\n==7== \n"),
            Some(1_234_567)
        );
        assert_eq!(references("==7== I refs: 12"), Some(12));
        assert_eq!(references("valgrind: no"), None);
    }
}
