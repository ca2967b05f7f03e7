//! The speed of the command: many files searched and checked, compared with reading and parsing them, and
//! its start.

mod children;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};
use std::{fs, io};

use clap::Parser;
use cpu_time::ProcessTime;
use treewright::{Input, Many, Options, OutOfBandMetadata};
use treewright_bench::report::{Format, Section, Writing, number};
use treewright_bench::table::{Table, megabytes};
use treewright_bench::timing::median;
use treewright_bench::{Wrong, companion, corpus, exit_code};

use children::CpuOfChildren;

/// The maximum time of `select`, in multiples of reading and parsing.
const MOST_OF_PARSING: f64 = 1.2;

/// The maximum time of `check`, in multiples of `parse`.
const MOST_OF_PARSE: f64 = 3.0;

/// The commands that check, after the one that parses and prints trees, the first of them, and the same
/// without the trees.
const CHECKS: [&str; 6] = [
    "parse",
    "parse --no-tree",
    "check --format gnu",
    "check --format jsonl",
    "check --format json",
    "check",
];

/// The maximum time of a start, in milliseconds.
const MOST_OF_A_START: f64 = 5.0;

/// Measures the time of `treewright select` for many files, compared with a program that only reads and
/// parses them; the time of `treewright check` for a tenth of them, compared with `treewright parse`; and
/// the start-up time of the command.
#[derive(Debug, Parser)]
#[command(version)]
struct Args {
    /// Files and folders with pages. Default: those in ../shared/corpus next to the checkout, or else the
    /// examples of this repository.
    corpora: Vec<PathBuf>,
    /// The number of files that are made from the pages.
    #[arg(long, default_value_t = 10_000)]
    files: usize,
    /// The number of times that each is timed; the median counts.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// The number of threads. Default: as many as the machine runs at once.
    #[arg(long)]
    threads: Option<usize>,
    /// The selector.
    #[arg(long, default_value = "title")]
    selector: String,
    /// Fail if the command exceeds its limits: 1.2 times the time of reading and parsing, three times the
    /// time of `parse` for checks, or 5 ms to start.
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    writing: Writing,
}

fn main() -> ExitCode {
    exit_code(run(&Args::parse()))
}

fn run(args: &Args) -> Result<ExitCode, Box<dyn std::error::Error>> {
    let program = companion::build("treewright-cli", "treewright")?;
    let threads = match args.threads {
        Some(threads) => threads.max(1),
        None => std::thread::available_parallelism()?.get(),
    };
    let folder = Files::make(&program, &args.corpora, args.files)?;
    let searching = folder.measure(&program, args, threads)?;
    let checking = folder.measure_checks(&program, args, threads)?;
    let starts = measure_starts(&program)?;
    let mut wrong = Wrong::default();
    let ratio = searching.ratio();
    let fastest = starts.iter().map(|(_, times)| smallest(times)).fold(0.0, f64::max);
    if args.check {
        wrong.unless(ratio <= MOST_OF_PARSING, || {
            format!("`select` takes {ratio:.2} times as long as reading and parsing")
        });
        for (name, ratio) in checking.ratios() {
            wrong.unless(ratio <= MOST_OF_PARSE, || {
                format!("`{name}` takes {ratio:.2} times as long as `parse`")
            });
        }
        wrong.unless(fastest < MOST_OF_A_START, || format!("a start takes {fastest:.1} ms"));
    }
    let format = args.writing.format();
    if format == Format::Json {
        let starts: Vec<_> =
            starts.iter().map(|(name, times)| (*name, median(times.clone()))).collect();
        let checks: Vec<_> = checking.ratios().collect();
        println!(
            "{}",
            serde_json::json!({"ratio": ratio, "checks": checks, "milliseconds_to_start": starts})
        );
        return Ok(wrong.report());
    }
    print!("{}", searching.section(&folder, args, threads).print(format));
    print!("{}", checking.section(threads).print(format));
    print!("{}", section_of_starts(&starts).print(format));
    Ok(wrong.report())
}

/// Temporary files, removed at the end.
struct Files {
    folder: PathBuf,
    paths: Vec<PathBuf>,
    bytes: u64,
}

impl Files {
    /// Makes files from the pages of the corpora, each page several times.
    fn make(program: &Path, corpora: &[PathBuf], count: usize) -> io::Result<Self> {
        let mut sources = corpus::sources(corpora)?;
        if sources.is_empty() {
            sources.push(corpus::examples());
        }
        let mut pages = Vec::new();
        for source in &sources {
            pages.extend(corpus::read(source)?.pages);
        }
        // One page alone would be most of the bytes.
        pages.retain(|page| page.len() < 2_000_000);
        let folder = program.with_file_name("treewright-bench-command");
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder)?;
        let mut files = Self { folder, paths: Vec::new(), bytes: 0 };
        for (number, page) in (0..count).zip(pages.iter().cycle()) {
            let path = files.folder.join(format!("{number:06}.html"));
            fs::write(&path, page)?;
            files.paths.push(path);
            files.bytes += page.len() as u64;
        }
        Ok(files)
    }

    fn measure(&self, program: &Path, args: &Args, threads: usize) -> io::Result<Searching> {
        let mut searching = Searching::default();
        // The first round brings the files into memory.
        for round in 0..=args.rounds {
            let parsing = self.read_and_parse(threads)?;
            let select = self.select(program, &args.selector, threads)?;
            if round > 0 {
                searching.parsing.push(parsing);
                searching.select.push(select);
            }
        }
        Ok(searching)
    }

    /// Reads and parses all files, and drops the documents.
    fn read_and_parse(&self, threads: usize) -> io::Result<Taken> {
        let (cpu, wall) = (ProcessTime::now(), Instant::now());
        let metadata = OutOfBandMetadata::new();
        let parse = move |path: PathBuf| {
            let bytes = fs::read(path)?;
            Ok::<_, io::Error>(Options::new().parse(Input::bytes(&bytes, &metadata)))
        };
        let mut count = 0;
        for parsed in Many::new(self.paths.clone(), parse).threads(threads) {
            count += usize::from(parsed?.document.document_element().is_some());
        }
        assert_eq!(count, self.paths.len(), "each file has a document");
        Ok(Taken { cpu: Some(cpu.elapsed()), wall: wall.elapsed() })
    }

    fn select(&self, program: &Path, selector: &str, threads: usize) -> io::Result<Taken> {
        let mut command = Command::new(program);
        command.args(["select", selector, "--threads", &threads.to_string()]).arg(&self.folder);
        let (taken, code) = run_to_nowhere(&mut command)?;
        if code != Some(0) {
            return Err(io::Error::other("treewright select found nothing"));
        }
        Ok(taken)
    }

    /// Parses and checks the first tenth of the files.
    fn measure_checks(&self, program: &Path, args: &Args, threads: usize) -> io::Result<Checking> {
        let tenth = &self.paths[..self.paths.len().div_ceil(10)];
        let mut checking = Checking { files: tenth.len(), ..Checking::default() };
        for round in 0..=args.rounds {
            for (arguments, times) in CHECKS.iter().zip(&mut checking.times) {
                let mut command = Command::new(program);
                command.args(arguments.split(' ')).args(["--threads", &threads.to_string()]);
                let (taken, code) = run_to_nowhere(command.args(tenth))?;
                // Pages have errors.
                if !matches!(code, Some(0 | 1)) {
                    return Err(io::Error::other(format!("treewright {arguments} failed")));
                }
                if round > 0 {
                    times.push(taken);
                }
            }
        }
        Ok(checking)
    }
}

/// Runs a command without input, and discards its output; returns its time and its exit code.
fn run_to_nowhere(command: &mut Command) -> io::Result<(Taken, Option<i32>)> {
    let (before, wall) = (CpuOfChildren::now(), Instant::now());
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let status = command.status()?;
    let wall = wall.elapsed();
    Ok((Taken { cpu: before.and_then(CpuOfChildren::elapsed), wall }, status.code()))
}

impl Drop for Files {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

#[derive(Clone, Copy)]
struct Taken {
    /// The CPU time of all threads; `None` if the system does not report that of other programs.
    cpu: Option<Duration>,
    wall: Duration,
}

impl Taken {
    /// The CPU time in seconds, which other programs disturb less, or the wall time.
    fn seconds(self) -> f64 {
        self.cpu.unwrap_or(self.wall).as_secs_f64()
    }
}

/// The times of [`CHECKS`] in all rounds.
#[derive(Default)]
struct Checking {
    files: usize,
    times: [Vec<Taken>; CHECKS.len()],
}

impl Checking {
    /// The time of each command that checks over that of the one that parses.
    fn ratios(&self) -> impl Iterator<Item = (&'static str, f64)> {
        let [parse, checks @ ..] = &self.times;
        let [_, names @ ..] = CHECKS;
        names.into_iter().zip(checks).map(move |(name, times)| {
            let rounds = times.iter().zip(parse);
            let ratios = rounds.map(|(check, parse)| check.seconds() / parse.seconds());
            (name, median(ratios))
        })
    }

    fn section(&self, threads: usize) -> Section {
        let title = format!("Checks of {} files, {threads} threads", self.files);
        let mut section = Section::new(title);
        let mut table = Table::new(["", "s on the wall", "s of processors", "× parse"]);
        let ratios = std::iter::once(1.0).chain(self.ratios().map(|(_, ratio)| ratio));
        for ((name, times), ratio) in CHECKS.iter().zip(&self.times).zip(ratios) {
            let wall = median(times.iter().map(|taken| taken.wall.as_secs_f64()));
            let cpu = median(times.iter().map(|taken| taken.seconds()));
            let numbers = [wall, cpu, ratio].map(number);
            table.row([format!("treewright {name}")].into_iter().chain(numbers));
        }
        section.table(table);
        section
    }
}

/// The times of all rounds.
#[derive(Default)]
struct Searching {
    parsing: Vec<Taken>,
    select: Vec<Taken>,
}

impl Searching {
    /// The ratio of the time of `select` to that of reading and parsing: CPU time, which other programs
    /// disturb less, if known.
    fn ratio(&self) -> f64 {
        let of_cpu = self.ratio_of(|taken| taken.cpu);
        of_cpu.unwrap_or_else(|| self.ratio_of(|taken| Some(taken.wall)).unwrap_or(f64::NAN))
    }

    fn ratio_of(&self, which: impl Fn(&Taken) -> Option<Duration>) -> Option<f64> {
        let rounds = self.select.iter().zip(&self.parsing);
        let ratios: Option<Vec<f64>> = rounds
            .map(|(select, parsing)| {
                Some(which(select)?.as_secs_f64() / which(parsing)?.as_secs_f64())
            })
            .collect();
        ratios.map(median)
    }

    fn section(&self, files: &Files, args: &Args, threads: usize) -> Section {
        let (count, size) = (files.paths.len(), megabytes(files.bytes as usize));
        let mut section = Section::new(format!("{count} files, {size} MB, {threads} threads"));
        let mut table = Table::new(["", "s on the wall", "s of processors"]);
        let select = format!("treewright select {}", args.selector);
        for (name, times) in [("reading and parsing", &self.parsing), (&*select, &self.select)] {
            let wall = median(times.iter().map(|taken| taken.wall.as_secs_f64()));
            let cpu: Option<Vec<_>> =
                times.iter().map(|taken| taken.cpu.map(|cpu| cpu.as_secs_f64())).collect();
            let cpu = cpu.map_or("-".to_owned(), |cpu| number(median(cpu)));
            table.row([name.to_owned(), number(wall), cpu]);
        }
        section.table(table);
        let wall = self.ratio_of(|taken| Some(taken.wall)).unwrap_or(f64::NAN);
        section.text(format!(
            "The command takes {} times as long, on the wall {}.",
            number(self.ratio()),
            number(wall),
        ));
        section
    }
}

/// The milliseconds of starts, by program.
fn measure_starts(program: &Path) -> io::Result<Vec<(&'static str, Vec<f64>)>> {
    const STARTS: usize = 200;
    let mut starts =
        [("--version", Vec::new()), ("--help", Vec::new()), ("select --help", Vec::new())];
    for round in 0..=STARTS {
        for (arguments, times) in &mut starts {
            let mut command = Command::new(program);
            command.args(arguments.split(' ')).stdin(Stdio::null()).stdout(Stdio::null());
            let start = Instant::now();
            let status = command.status()?;
            let taken = start.elapsed();
            assert!(status.success(), "{arguments}");
            if round > 0 {
                times.push(taken.as_secs_f64() * 1e3);
            }
        }
    }
    Ok(starts.into())
}

fn smallest(times: &[f64]) -> f64 {
    times.iter().copied().fold(f64::INFINITY, f64::min)
}

fn section_of_starts(starts: &[(&'static str, Vec<f64>)]) -> Section {
    let mut section = Section::new("Start of the command");
    let mut table = Table::new(["", "ms, median", "ms, smallest"]);
    for (name, times) in starts {
        let numbers = [median(times.clone()), smallest(times)].map(number);
        table.row([format!("treewright {name}")].into_iter().chain(numbers));
    }
    section.table(table);
    section
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_searched_and_removed() {
        let examples = companion::workspace().join("examples");
        let (files, searching) = {
            let program = companion::build("treewright-cli", "treewright").unwrap();
            let files = Files::make(&program, &[examples], 25).unwrap();
            let args = Args::parse_from(["command", "--rounds=2"]);
            let searching = files.measure(&program, &args, 2).unwrap();
            assert_eq!(searching.select.len(), 2);
            assert!(searching.ratio() > 0.0);
            let text = searching.section(&files, &args, 2).print(Format::Plain);
            assert!(text.starts_with("25 files, "), "{text}");
            let checking = files.measure_checks(&program, &args, 2).unwrap();
            // CPU time is reported in hundredths of a second, which so few files may not take.
            assert!(checking.times.iter().flatten().all(|taken| !taken.wall.is_zero()));
            assert!(checking.times.iter().all(|times| times.len() == 2));
            assert_eq!(checking.ratios().count() + 1, CHECKS.len());
            let text = checking.section(2).print(Format::Plain);
            assert!(text.starts_with("Checks of 3 files, 2 threads"), "{text}");
            let starts = measure_starts(&program).unwrap();
            assert!(starts.iter().all(|(_, times)| smallest(times) > 0.0));
            (files.folder.clone(), searching)
        };
        assert!(!files.exists() && searching.parsing.len() == 2);
    }
}
