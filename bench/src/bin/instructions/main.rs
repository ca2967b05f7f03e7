//! Compares the instructions and allocations of Treewright's own methods with recorded ones.

mod programs;
mod record;

use std::collections::BTreeSet;
use std::fs;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use clap::Parser;
use treewright_bench::corpus::{self, Source};
use treewright_bench::heap::{CountingAllocator, counting_allocator, of_a_second_pass, settle};
use treewright_bench::report::number;
use treewright_bench::table::Table;
use treewright_bench::ways::{Kind, Page, Way, ours, work};
use treewright_bench::{companion, exit_code, valgrind};

use crate::programs::{COMMAND_LINES, CORPUS, Program};
use crate::record::{COLUMNS, Costs, Heap, Row};

#[global_allocator]
static ALLOCATOR: CountingAllocator = counting_allocator();

/// The exit code if nothing is worse, but not everything was compared.
const SKIPPED: u8 = 77;

/// Counts the instructions per byte, the allocations and the peak of the heap of Treewright's own methods,
/// and the instructions of the command, and compares them with bench/instructions.tsv. The exit code is 1
/// if a number is further above the recorded one than its row allows, and 77 if a recorded number could not
/// be compared.
#[derive(Debug, Parser)]
#[command(version)]
struct Args {
    /// Count only for this corpus: `articles`, `html-standard.html` or `htmlparser-benchmark`; can be
    /// repeated.
    #[arg(long)]
    corpus: Vec<String>,
    /// Count only this method, by its name without "treewright": `&str`, `bytes`, `tokenizer`,
    /// `&str, and checked`, `check --format gnu`, ...; can be repeated.
    #[arg(long)]
    way: Vec<String>,
    /// Write the numbers to the file: those of other corpora and methods stay.
    #[arg(long)]
    record: bool,
    /// The recorded file. Default: bench/instructions.tsv.
    #[arg(long)]
    file: Option<PathBuf>,
    /// Only parse this file or folder with the named method; valgrind runs this.
    #[arg(long, hide = true)]
    child: Option<PathBuf>,
    /// The number of times that the child parses.
    #[arg(long, hide = true, default_value_t = 1)]
    rounds: u32,
}

impl Args {
    fn wants(&self, corpus: &str, way: &str) -> bool {
        (self.corpus.is_empty() || self.corpus.iter().any(|wanted| wanted == corpus))
            && (self.way.is_empty()
                || self.way.iter().any(|wanted| wanted == way || wanted == short(way)))
    }

    fn file(&self) -> PathBuf {
        let default = || companion::workspace().join("bench/instructions.tsv");
        self.file.clone().unwrap_or_else(default)
    }
}

/// The percentage by which parsing may exceed the record.
const OF_PARSING: f64 = 1.0;
/// The percentage by which everything else may exceed the record.
const OF_WORK: f64 = 3.0;

/// All methods whose instructions are counted in this program.
fn ways() -> Vec<Way> {
    let mut ways = ours();
    ways.extend(work());
    ways
}

/// The name of a command line in the record.
fn name_of(command_line: &str) -> String {
    format!("treewright {command_line}")
}

/// The name of a method without "treewright".
fn short(way: &str) -> &str {
    way.strip_prefix("treewright").unwrap_or(way).trim_start_matches([',', ' '])
}

fn main() -> ExitCode {
    let args = Args::parse();
    exit_code(match &args.child {
        Some(path) => child(&args, path).map(|()| ExitCode::SUCCESS),
        None => run(&args),
    })
}

/// Parses all pages, as often as there are rounds.
fn child(args: &Args, path: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let pages = pages(&source(path)?)?;
    let ways: Vec<Way> = ways().into_iter().filter(|way| args.wants("", way.name)).collect();
    let [way] = ways.as_slice() else {
        return Err("name one way".into());
    };
    let mut run = way.start();
    settle();
    for _ in 0..args.rounds {
        for page in &pages {
            black_box(run(page));
        }
    }
    Ok(())
}

fn source(path: &Path) -> std::io::Result<Source> {
    let sources = corpus::sources(&[path.to_owned()])?;
    sources.into_iter().next().ok_or_else(|| std::io::Error::other("unknown corpus"))
}

fn pages(source: &Source) -> std::io::Result<Vec<Page>> {
    Ok(corpus::read(source)?.pages.into_iter().map(Page::new).collect())
}

fn run(args: &Args) -> Result<ExitCode, Box<dyn std::error::Error>> {
    let file = args.file();
    let recorded = match fs::read_to_string(&file) {
        Ok(text) => record::read(&text)?,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Vec::new(),
        Err(error) => return Err(error.into()),
    };
    if let Some(reason) = cannot_count() {
        eprintln!("SKIPPED, nothing was compared: {reason}");
        return Ok(ExitCode::from(SKIPPED));
    }
    let mut now = Vec::new();
    for source in corpus::sources_or_all(&[])? {
        // The examples change with the documentation.
        let is_recorded = source.path != corpus::examples().path;
        let is_wanted = |way: &Way| is_recorded && args.wants(&source.name, way.name);
        let ways: Vec<Way> = ways().into_iter().filter(is_wanted).collect();
        let is_wanted = |line: &&&str| source.name == CORPUS && args.wants(CORPUS, &name_of(line));
        let command_lines: Vec<&str> = COMMAND_LINES.iter().filter(is_wanted).copied().collect();
        if ways.is_empty() && command_lines.is_empty() {
            continue;
        }
        let pages = pages(&source)?;
        count(&source, &pages, &ways, &mut now)?;
        if !command_lines.is_empty() {
            count_programs(&source, &pages, &command_lines, &mut now)?;
        }
    }
    if args.record {
        let kept = recorded.into_iter().filter(|row| !now.iter().any(|new| is_same(new, row)));
        let mut rows: Vec<Row> = kept.chain(now.iter().cloned()).collect();
        rows.sort_by(|a, b| a.corpus.cmp(&b.corpus));
        fs::write(&file, record::write(&remarks(), &rows))?;
        print!("{}", table(&now, &rows));
        return Ok(ExitCode::SUCCESS);
    }
    print!("{}", table(&now, &recorded));
    let wanted = recorded.iter().filter(|row| args.wants(&row.corpus, &row.way));
    Ok(judge(&now, &wanted.cloned().collect::<Vec<_>>()))
}

/// The reason why this machine cannot be compared with the one of the record.
fn cannot_count() -> Option<&'static str> {
    if !cfg!(all(target_arch = "x86_64", target_os = "linux")) {
        Some("instructions are recorded for Linux on x86-64")
    } else if !companion::has_profile("dist") {
        Some("this is not a build of the profile `dist`")
    } else if !valgrind::is_here() {
        Some("valgrind is not installed")
    } else {
        None
    }
}

fn remarks() -> Vec<String> {
    let compiler = Command::new("rustc").arg("--version").output();
    let compiler = compiler.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    vec![
        "The costs of Treewright's own ways, and of the command in one thread: `.ci/health instructions` fails where \
         a number is further above than its row allows."
            .to_owned(),
        "Written by: cargo run --profile dist -p treewright-bench --bin instructions -- --record".to_owned(),
        format!("Compiler: {}", compiler.unwrap_or_default()),
    ]
}

fn is_same(a: &Row, b: &Row) -> bool {
    a.corpus == b.corpus && a.way == b.way
}

fn count(
    source: &Source,
    pages: &[Page],
    ways: &[Way],
    rows: &mut Vec<Row>,
) -> Result<(), Box<dyn std::error::Error>> {
    let bytes = bytes_of(pages);
    for way in ways {
        eprintln!("{}: {}", source.name, way.name);
        let instructions = valgrind::of_a_second_round(&|rounds| {
            let mut child = Command::new(std::env::current_exe()?);
            child.arg("--child").arg(&source.path).args(["--way", way.name]);
            child.args(["--rounds", &rounds.to_string()]);
            valgrind::count(&child, b"")
        })?;
        let heap = of_a_second_pass(&ALLOCATOR, way, pages);
        rows.push(Row {
            corpus: source.name.clone(),
            bytes,
            way: way.name.to_owned(),
            tolerance: if way.kind == Kind::Work { OF_WORK } else { OF_PARSING },
            costs: Costs {
                instructions_per_byte: over(instructions, bytes),
                heap: Some(Heap {
                    allocations_per_page: over(heap.allocations as u64, pages.len()),
                    reallocations_per_page: over(heap.reallocations as u64, pages.len()),
                    peak_per_byte: over(heap.peak as u64, bytes),
                }),
            },
        });
    }
    Ok(())
}

/// Counts the instructions of the command.
fn count_programs(
    source: &Source,
    pages: &[Page],
    command_lines: &[&str],
    rows: &mut Vec<Row>,
) -> Result<(), Box<dyn std::error::Error>> {
    let program = Program::build()?;
    let bytes = bytes_of(pages);
    for line in command_lines {
        eprintln!("{}: {}", source.name, name_of(line));
        let instructions = program.count(line, &source.path)?;
        rows.push(Row {
            corpus: source.name.clone(),
            bytes,
            way: name_of(line),
            tolerance: OF_WORK,
            costs: Costs { instructions_per_byte: over(instructions, bytes), heap: None },
        });
    }
    Ok(())
}

fn bytes_of(pages: &[Page]) -> usize {
    pages.iter().map(|page| page.text.len()).sum()
}

#[allow(clippy::cast_precision_loss, reason = "there are fewer than 2^52")]
fn over(what: u64, of: usize) -> f64 {
    what as f64 / of as f64
}

/// The numbers, each with the difference from the recorded one.
fn table(now: &[Row], recorded: &[Row]) -> Table {
    let mut table = Table::new(["corpus", "way"].into_iter().chain(COLUMNS));
    for row in now {
        let then = recorded.iter().find(|then| is_same(row, then));
        let mut cells = vec![row.corpus.clone(), row.way.clone()];
        for (index, now) in row.costs.numbers().into_iter().enumerate() {
            let then = then.and_then(|then| then.costs.numbers()[index]);
            cells.push(match (now, then.filter(|then| *then > 0.0)) {
                (Some(now), Some(then)) => {
                    format!("{} ({:+.2} %)", number(now), 100.0 * (now / then - 1.0))
                }
                (Some(now), None) => number(now),
                (None, _) => "-".to_owned(),
            });
        }
        table.row(cells);
    }
    table
}

/// Compares, and prints the numbers that are above the record and those that could not be compared.
fn judge(now: &[Row], recorded: &[Row]) -> ExitCode {
    let mut is_worse = false;
    let mut skipped = BTreeSet::new();
    for then in recorded {
        let row = now.iter().find(|row| is_same(row, then));
        match row {
            Some(row) if row.bytes == then.bytes => {
                for column in then.exceeded(&row.costs) {
                    is_worse = true;
                    eprintln!("ABOVE THE RECORD: {}, {}: {column}", row.corpus, row.way);
                }
            }
            Some(_) => {
                skipped.insert(format!("{} has other bytes than the recorded one", then.corpus));
            }
            None if now.iter().any(|row| row.corpus == then.corpus) => {
                is_worse = true;
                eprintln!("RECORDED, BUT NOT COUNTED: {}, {}", then.corpus, then.way);
            }
            None => {
                skipped.insert(format!("{} is not here", then.corpus));
            }
        }
    }
    for row in now.iter().filter(|row| !recorded.iter().any(|then| is_same(row, then))) {
        skipped.insert(format!("nothing is recorded for {}, {}", row.corpus, row.way));
    }
    if recorded.is_empty() && now.is_empty() {
        skipped.insert("no corpus and no record has such a name".to_owned());
    }
    for reason in &skipped {
        eprintln!("SKIPPED, not compared: {reason}");
    }
    match (is_worse, skipped.is_empty()) {
        (true, _) => ExitCode::FAILURE,
        (false, true) => ExitCode::SUCCESS,
        (false, false) => ExitCode::from(SKIPPED),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(corpus: &str, bytes: usize, instructions_per_byte: f64) -> Row {
        Row {
            corpus: corpus.to_owned(),
            bytes,
            way: "treewright, &str".to_owned(),
            tolerance: 1.0,
            costs: Costs { instructions_per_byte, heap: None },
        }
    }

    #[test]
    fn worse_numbers_fail_and_missing_ones_are_skipped() {
        let check = |now: &[Row], recorded: &[Row], expected: ExitCode| {
            assert_eq!(judge(now, recorded), expected, "{now:?}, {recorded:?}");
        };
        let skipped = || ExitCode::from(SKIPPED);
        let then = [row("a", 1, 10.0)];
        check(&[row("a", 1, 10.0)], &then, ExitCode::SUCCESS);
        check(&[row("a", 1, 9.0)], &then, ExitCode::SUCCESS);
        check(&[row("a", 1, 10.2)], &then, ExitCode::FAILURE);
        check(&[row("a", 2, 10.2)], &then, skipped());
        check(&[], &then, skipped());
        check(&[row("a", 1, 10.0)], &[], skipped());
        check(&[], &[], skipped());
        check(&[row("a", 1, 10.2)], &[row("a", 1, 10.0), row("b", 1, 1.0)], ExitCode::FAILURE);
    }

    #[test]
    fn ways_have_short_names() {
        let check = |name: &str, expected: &str| assert_eq!(short(name), expected);
        check("treewright, &str, memory reused", "&str, memory reused");
        check("treewright tokenizer", "tokenizer");
        check("treewright check --format gnu", "check --format gnu");
        let names = ways().into_iter().map(|way| way.name.to_owned());
        let names: Vec<String> = names.chain(COMMAND_LINES.map(name_of)).collect();
        let shorts: BTreeSet<&str> = names.iter().map(|name| short(name)).collect();
        assert_eq!(shorts.len(), names.len());
    }
}
