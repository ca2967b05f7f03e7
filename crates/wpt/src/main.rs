//! `cargo xtask wpt`.

use std::fs;
use std::io::{IsTerminal as _, Write as _};
use std::process::ExitCode;

use treewright_wpt::goals::Goal;
use treewright_wpt::known::{Complaint, Known};
use treewright_wpt::options::{Options, USAGE};
use treewright_wpt::outcome::{HarnessStatus, Outcome, Status};
use treewright_wpt::page::{self, Event, Test};
use treewright_wpt::reference::Expected;
use treewright_wpt::{agent_host, child, discovery, goals, pool, table};

fn main() -> ExitCode {
    let options = match Options::read(std::env::args().skip(1)) {
        Ok(options) => options,
        Err(reason) => {
            eprintln!("wpt: {reason}\n\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    let result = if options.child {
        let served = child::serve(
            &options.root,
            agent_host::make,
            std::io::stdin().lock(),
            std::io::stdout(),
        );
        served.map(|()| true).map_err(|error| error.to_string())
    } else {
        run(&options)
    };
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("wpt: {message}");
            ExitCode::FAILURE
        }
    }
}

/// The number of failures that are printed by default.
const FEW: usize = 20;

/// Runs the tests, and tells whether the results match the list.
fn run(options: &Options) -> Result<bool, String> {
    let read = |path: &std::path::Path| {
        fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
    };
    let known = match &options.known {
        Some(path) => read(path)?,
        None => include_str!("../data/known-failures.tsv").to_owned(),
    };
    let known = Known::read(&known)?;
    let reference =
        options.reference.as_deref().map(|path| reference(&read(path)?, options)).transpose()?;
    let tests = match &reference {
        Some(reference) => reference
            .iter()
            .map(|expected| Test {
                path: expected.test.clone(),
                long: discovery::is_long(&options.root, &expected.test),
            })
            .collect(),
        None => discovery::find(&options.root, &options.prefixes, options.workers)?,
    };
    let outcomes =
        if options.show { show_tests(&tests, options)? } else { run_tests(&tests, options)? };
    if let Some(path) = &options.json {
        let lines: String = outcomes.iter().map(|outcome| outcome.to_line() + "\n").collect();
        fs::write(path, lines).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    if let Some(reference) = &reference {
        let rows = table::rows(reference, &outcomes);
        let goals = Goal::read(include_str!("../data/goals.tsv"))?;
        println!("{}\n{}", table::write(&rows), goals::write(&goals, &rows));
    }
    Ok(report(&known, &outcomes, options.list_failures))
}

fn reference(text: &str, options: &Options) -> Result<Vec<Expected>, String> {
    let mut all = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        let expected =
            Expected::from_line(line).map_err(|reason| format!("line {number}: {reason}"))?;
        let prefixes = &options.prefixes;
        if prefixes.is_empty()
            || prefixes.iter().any(|prefix| expected.test.starts_with(prefix.as_str()))
        {
            all.push(expected);
        }
    }
    Ok(all)
}

/// Runs tests in order in this process, to show what happens.
fn show_tests(tests: &[Test], options: &Options) -> Result<Vec<Outcome>, String> {
    let mut outcomes = Vec::new();
    for test in tests {
        println!("{}", test.path);
        let mut host = agent_host::make()?;
        let outcome = page::run(host.as_mut(), test, &options.root, |event| match event {
            Event::Console(text) => println!("  console: {text}"),
            Event::Error(text) => println!("  error: {text}"),
        });
        for subtest in &outcome.subtests {
            println!("  {:7} {} {}", subtest.status, subtest.name, subtest.message);
        }
        println!("  {} {}", outcome.status, outcome.message);
        outcomes.push(outcome);
    }
    Ok(outcomes)
}

fn run_tests(tests: &[Test], options: &Options) -> Result<Vec<Outcome>, String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let root = options.root.to_str().ok_or("the path of the root is not UTF-8")?.to_owned();
    let settings = pool::Settings {
        program,
        arguments: vec!["--child".to_owned(), "--root".to_owned(), root],
        processes: options.processes,
        limit: options.limit,
    };
    let mut outcomes: Vec<Option<Outcome>> = vec![None; tests.len()];
    let mut done = 0;
    let shows = std::io::stderr().is_terminal();
    pool::run(tests, &settings, |number, outcome| {
        done += 1;
        if shows && done % 50 == 0 {
            eprint!("\r{done} of {} tests", tests.len());
            let _ = std::io::stderr().flush();
        }
        if let Some(slot) = outcomes.get_mut(number) {
            *slot = Some(outcome);
        }
    });
    if shows {
        eprintln!("\r{done} tests were run");
    }
    Ok(outcomes.into_iter().flatten().collect())
}

/// Prints the counts and the complaints. True without complaints.
fn report(known: &Known, outcomes: &[Outcome], all: bool) -> bool {
    let subtests = || outcomes.iter().flat_map(|outcome| &outcome.subtests);
    let passing = subtests().filter(|subtest| subtest.status == Status::Pass).count();
    let whole = outcomes.iter().filter(|outcome| outcome.passes()).count();
    println!(
        "{passing} of {} subtests, {whole} of {} tests pass",
        subtests().count(),
        outcomes.len()
    );
    for status in [HarnessStatus::Error, HarnessStatus::Timeout, HarnessStatus::Crash] {
        let count = outcomes.iter().filter(|outcome| outcome.status == status).count();
        if count > 0 {
            println!("{count} tests ended with {status}");
        }
    }
    let complaints: Vec<Complaint> =
        outcomes.iter().flat_map(|outcome| known.judge(outcome)).collect();
    let shown = if all { complaints.len() } else { complaints.len().min(FEW) };
    for complaint in complaints.iter().take(shown) {
        println!("{complaint}");
    }
    if shown < complaints.len() {
        println!("and {} more: --list-failures prints them all", complaints.len() - shown);
    }
    complaints.is_empty()
}
