//! Checks the files of the Nu Html Checker's own suite and prints the number of correct verdicts:
//! `cargo run -p treewright-testing --bin vnu-suite -- [DIR] [OPTION]...`
//!
//! DIR is a folder with `cases.tsv` (../shared/conformance/vnu-tests by default). Options:
//!
//! - `--wrong` prints each file with a wrong verdict, with the kind, the expected line, and the findings;
//! - `--kind TEXT` and `--path TEXT` only check files whose kind or path contains this text;
//! - `--found` prints the findings of each checked file.
//!
//! A file `novalid` is right with an error, `haswarn` with a warning and no error, `hasinfo` with an
//! information and no error, any other without errors and warnings. XML files are counted separately. Files
//! for which the standard contradicts the suite are in `data/vnu-known-differences.tsv`; they count as
//! wrong, and their number is printed.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use treewright::{Checker, Parsed, Report, Severity};

struct Arguments {
    directory: PathBuf,
    kind: Option<String>,
    path: Option<String>,
    wrong: bool,
    found: bool,
}

/// A line of `cases.tsv`.
struct Case {
    path: String,
    expectation: String,
    category: String,
    kind: String,
    lines: Option<(u32, u32)>,
}

/// The number of files, of those that are right, and of those with an error at the line.
#[derive(Clone, Copy, Default)]
struct Score {
    files: u32,
    right: u32,
    with_lines: u32,
    at_line: u32,
}

fn main() -> ExitCode {
    let arguments = arguments();
    let cases = match std::fs::read_to_string(arguments.directory.join("cases.tsv")) {
        Ok(text) => cases(&text),
        Err(error) => {
            eprintln!("{}: {error}", arguments.directory.display());
            return ExitCode::from(2);
        }
    };
    let is_wanted = |text: &str, wanted: &Option<String>| {
        wanted.as_ref().is_none_or(|wanted| text.contains(wanted.as_str()))
    };
    let mut by_kind: BTreeMap<String, Score> = BTreeMap::new();
    let mut by_folder: BTreeMap<String, Score> = BTreeMap::new();
    let mut by_expectation: BTreeMap<String, Score> = BTreeMap::new();
    let (mut total, mut xml) = (Score::default(), Score::default());
    let known = known_differences();
    let mut count_of_known = 0;
    let (mut nanoseconds, mut bytes) = (0, 0);
    for case in &cases {
        let is_looked_at =
            is_wanted(&case.kind, &arguments.kind) && is_wanted(&case.path, &arguments.path);
        if !is_looked_at {
            continue;
        }
        let page = std::fs::read(arguments.directory.join(&case.path)).expect("the file is there");
        let start = Instant::now();
        // XML files are counted separately, as in the README of the suite.
        let is_xml = case.category == "xhtml";
        let checker = Checker::new();
        let (parsed, report) = if is_xml { checker.check_xml(&page) } else { checker.check(&page) };
        nanoseconds += start.elapsed().as_nanos();
        bytes += page.len();
        let is_right = is_right(&case.expectation, &report);
        let is_at_line = case.lines.map(|lines| has_error_at(&parsed, &report, lines));
        let is_known = known.iter().any(|path| *path == case.path);
        count_of_known += u32::from(is_known && !is_right);
        if is_known && is_right {
            println!("{}: is in the list of known differences, and is right now", case.path);
        }
        let kind = if case.kind.is_empty() { "(none)" } else { &case.kind };
        for score in [
            by_kind.entry(format!("{} {kind}", case.expectation)).or_default(),
            by_folder.entry(case.category.clone()).or_default(),
            by_expectation.entry(case.expectation.clone()).or_default(),
            if is_xml { &mut xml } else { &mut total },
        ] {
            score.files += 1;
            score.right += u32::from(is_right);
            score.with_lines += u32::from(is_at_line.is_some());
            score.at_line += u32::from(is_at_line == Some(true));
        }
        let is_shown = arguments.found || arguments.wrong && !is_right && !is_known;
        if is_shown {
            let line = case.lines.map_or(String::new(), |(first, _)| format!(", line {first}"));
            println!("{}: {} {kind}{line}", case.path, case.expectation);
            print_findings(&parsed, &report);
        }
    }
    for (title, scores) in
        [("folder", by_folder), ("expectation", by_expectation), ("kind", by_kind)]
    {
        println!("\n{title}");
        for (name, score) in scores {
            print_score(&name, score);
        }
    }
    println!();
    print_score("all in the syntax of HTML", total);
    print_score("all in the syntax of XML", xml);
    println!("{count_of_known} of those that are wrong are known differences");
    println!("{} ms for {} kB", nanoseconds / 1_000_000, bytes / 1000);
    ExitCode::SUCCESS
}

fn arguments() -> Arguments {
    let mut found = Arguments {
        directory: PathBuf::from("../shared/conformance/vnu-tests"),
        kind: None,
        path: None,
        wrong: false,
        found: false,
    };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        match word.as_str() {
            "--kind" => found.kind = words.next(),
            "--path" => found.path = words.next(),
            "--wrong" => found.wrong = true,
            "--found" => found.found = true,
            _ => found.directory = PathBuf::from(word),
        }
    }
    found
}

/// The paths of files for which the standard contradicts the suite.
fn known_differences() -> Vec<&'static str> {
    let text = include_str!("../../data/vnu-known-differences.tsv");
    let rows = text.lines().filter(|line| !line.starts_with('#'));
    rows.filter_map(|line| line.split('\t').next()).collect()
}

fn cases(text: &str) -> Vec<Case> {
    let rows = text.lines().skip(1).map(|line| line.split('\t').collect::<Vec<_>>());
    rows.filter_map(|row| {
        let [path, expectation, category, kind, lines] = row.as_slice() else { return None };
        let (first, last) = lines.split_once('-').unwrap_or((lines, lines));
        let lines = first.parse().ok().zip(last.parse().ok());
        Some(Case {
            path: (*path).to_owned(),
            expectation: (*expectation).to_owned(),
            category: (*category).to_owned(),
            kind: (*kind).to_owned(),
            lines,
        })
    })
    .collect()
}

fn is_right(expectation: &str, report: &Report) -> bool {
    let has = |severity| report.count(severity) > 0;
    match expectation {
        "novalid" => has(Severity::Error),
        "haswarn" => !has(Severity::Error) && has(Severity::Warning),
        "hasinfo" => !has(Severity::Error) && has(Severity::Info),
        _ => !has(Severity::Error) && !has(Severity::Warning),
    }
}

/// Returns true if an error is in these lines.
fn has_error_at(parsed: &Parsed, report: &Report, (first, last): (u32, u32)) -> bool {
    let line = |offset| parsed.document.line_column(offset).map_or(1, |place| place.line);
    report.diagnostics.iter().any(|finding| {
        finding.severity == Severity::Error
            && line(finding.span.start) <= last
            && line(finding.span.end) >= first
    })
}

fn print_findings(parsed: &Parsed, report: &Report) {
    for finding in &report.diagnostics {
        let place = parsed.document.line_column(finding.span.start);
        let (line, column) = place.map_or((1, 1), |place| (place.line, place.column));
        let severity = finding.severity;
        println!("    {line}:{column} {severity} {} [{}]", finding.message, finding.code());
    }
}

fn print_score(name: &str, score: Score) {
    let percent = |part: u32, whole: u32| f64::from(part) * 100.0 / f64::from(whole.max(1));
    print!(
        "{:6.1}% {:5} of {:5}  {name}",
        percent(score.right, score.files),
        score.right,
        score.files
    );
    if score.with_lines > 0 {
        let share = percent(score.at_line, score.with_lines);
        print!(" (at the line: {share:.1}% of {})", score.with_lines);
    }
    println!();
}
