//! Messages through channels, compared with the `worker_threads` of Node.js.

mod agents;

use std::process::{Command, ExitCode};

use clap::Parser;
use serde::Serialize;
use treewright_bench::exit_code;
use treewright_bench::report::{Format, Section, Writing, number};
use treewright_bench::table::Table;

/// The work of both ends, in Node.js and here.
const WORK: &str = include_str!("work.js");

const NODE: &str = include_str!("node.js");

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Measures messages in order through a channel: between two agents on two threads, from a page to the
/// program, and between two threads of Node.js. Wall time; they alternate within one run, and medians
/// count. Each is warmed up with a tenth of the messages.
#[derive(Debug, Parser)]
#[command(version)]
struct Args {
    /// The number of messages of the largest case; the others are parts of it.
    #[arg(long, default_value_t = 200_000)]
    messages: u32,
    /// The number of times that each method is timed; the median counts.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// The program of Node.js; left out if it is not installed.
    #[arg(long, default_value = "node")]
    node: String,
    #[command(flatten)]
    writing: Writing,
}

/// One kind of messages.
#[derive(Debug)]
struct Case {
    name: &'static str,
    /// The name in `work.js`.
    kind: &'static str,
    /// The messages that the receiver answers together.
    piece: u32,
    count: u32,
}

impl Case {
    /// The messages before the clock runs.
    fn warm(&self) -> u32 {
        (self.count / 10 / self.piece * self.piece).max(self.piece)
    }
}

fn cases(most: u32) -> Vec<Case> {
    let case = |name, kind, piece, part: u32| {
        let count = (most / part).max(2 * piece);
        Case { name, kind, piece, count }
    };
    vec![
        case("numbers", "numbers", 500, 1),
        case("small objects", "small", 500, 1),
        case("objects of 20 rows", "records", 100, 20),
        case("buffers of 64 KiB, transferred", "buffers", 20, 20),
        case("numbers, one by one with an answer", "numbers", 1, 4),
    ]
}

/// The rate of a method.
#[derive(Debug, Serialize)]
struct Rate {
    way: &'static str,
    messages_per_second: f64,
    /// The ratio to that of Node.js.
    over_node: Option<f64>,
}

#[derive(Debug, Serialize)]
struct Measured {
    messages: &'static str,
    count: u32,
    rates: Vec<Rate>,
}

fn main() -> ExitCode {
    exit_code(run(&Args::parse()).map(|()| ExitCode::SUCCESS))
}

fn run(args: &Args) -> Result<(), Box<dyn std::error::Error>> {
    let version = Command::new(&args.node).arg("--version").output();
    let version = version.ok().filter(|output| output.status.success());
    let version = version.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    let mut measured = Vec::new();
    for case in cases(args.messages) {
        let node = version.is_some().then_some(args.node.as_str());
        let result = measure(&case, args.rounds, node);
        measured.push(result.map_err(|error| -> Box<dyn std::error::Error> { error })?);
    }
    if args.writing.format() == Format::Json {
        serde_json::to_writer_pretty(std::io::stdout().lock(), &measured)?;
        println!();
    } else {
        print!("{}", section(&measured, version.as_deref()).print(args.writing.format()));
    }
    Ok(())
}

fn measure(case: &Case, rounds: u32, node: Option<&str>) -> Result<Measured, Failure> {
    let ways = ["two agents", "page to program", "Node.js"];
    let mut times = vec![Vec::new(); ways.len()];
    for _ in 0..rounds {
        times[0].push(agents::between_agents(case)?);
        times[1].push(agents::to_the_program(case)?);
        if let Some(node) = node {
            times[2].push(in_node(case, node)?);
        }
    }
    let medians: Vec<Option<f64>> = times.into_iter().map(median).collect();
    let rates = ways.into_iter().zip(&medians).filter_map(|(way, seconds)| {
        let seconds = (*seconds)?;
        let over_node = medians.last().copied().flatten().map(|node| node / seconds);
        Some(Rate { way, messages_per_second: f64::from(case.count) / seconds, over_node })
    });
    Ok(Measured { messages: case.name, count: case.count, rates: rates.collect() })
}

fn in_node(case: &Case, node: &str) -> Result<f64, Failure> {
    let numbers = [case.count.to_string(), case.piece.to_string()];
    let output =
        Command::new(node).args(["-e", NODE, "--", WORK, case.kind]).args(numbers).output()?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into());
    }
    Ok(String::from_utf8(output.stdout)?.trim().parse()?)
}

fn median(mut numbers: Vec<f64>) -> Option<f64> {
    numbers.sort_by(f64::total_cmp);
    numbers.get(numbers.len() / 2).copied()
}

fn section(measured: &[Measured], node: Option<&str>) -> Section {
    let mut section = Section::new("Messages");
    section.text(node.map_or_else(
        || "Node.js is not here.".to_owned(),
        |version| format!("Thousands of messages per second, compared with Node.js {version}."),
    ));
    let mut table = Table::new(["messages", "way", "count", "thousands/s", "× Node.js"]);
    for one in measured {
        for rate in &one.rates {
            let over = rate.over_node.map_or_else(String::new, number);
            let thousands = number(rate.messages_per_second / 1000.0);
            let count = one.count.to_string();
            table.row([one.messages.to_owned(), rate.way.to_owned(), count, thousands, over]);
        }
    }
    section.table(table);
    section
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_case_is_measured() {
        let node = Command::new("node").arg("--version").output().is_ok().then_some("node");
        for case in cases(20) {
            let measured = measure(&case, 1, node).expect("in order");
            assert_eq!(measured.rates.len(), if node.is_some() { 3 } else { 2 }, "{}", case.name);
            assert!(
                measured.rates.iter().all(|rate| rate.messages_per_second > 0.0),
                "{measured:?}"
            );
            let table = section(&[measured], node).print(Format::Plain);
            assert!(table.contains("two agents"), "{table}");
        }
    }
}
