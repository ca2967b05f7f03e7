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
            && let Ok(time) = selectolax.start(&texts).and_then(|mut python| python.round())
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
    bytes: usize,
    ways: &[Way],
    result: &mut CorpusResult,
    report: &mut Report,
) {
    let mut check = Command::new("valgrind");
    check.arg("--version").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    if !check.status().is_ok_and(|status| status.success()) {
        report.skipped("instructions: there is no valgrind");
        return;
    }
    for way in ways {
        let name = way.name;
        // Nobody else's work changes how many there are, so that both can run at once.
        let counts = std::thread::scope(|scope| {
            let two = scope.spawn(|| count(name, 2, &source.path));
            let one = count(name, 1, &source.path)?;
            Ok(two.join().map_err(|_| io::Error::other("a thread ended"))??.saturating_sub(one))
        });
        match counts {
            #[allow(clippy::cast_precision_loss, reason = "there are fewer than 2^52")]
            Ok(count) => {
                result.way(way.name, way.kind).instructions_per_byte =
                    Some(count as f64 / bytes as f64);
            }
            Err(error) => {
                let error: io::Error = error;
                report.skipped(&format!("instructions of {}: {error}", way.name));
            }
        }
    }
}

fn count(way: &str, rounds: u32, path: &Path) -> io::Result<u64> {
    let child = child_command(way, rounds, path)?;
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]);
    let output = valgrind.arg(child.get_program()).args(child.get_args()).output()?;
    let said = String::from_utf8_lossy(&output.stderr);
    references(&said).filter(|_| output.status.success()).ok_or_else(|| {
        let last = said.lines().last().unwrap_or_default().to_owned();
        io::Error::other(format!("valgrind does not say: {last}"))
    })
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
