//! A line of JSON for each page. Several pages run in processes of their own, so that the bounds of each hold for itself.

use std::env;
use std::ffi::{OsStr, OsString};
use std::io::{self, Write as _};
use std::process::{Command, Output, Stdio};

use serde::Serialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;
use treewright::Many;
use treewright_window::{Agent, Bound, Outcome as PageOutcome};

use super::ran::{Printed, Ran};
use super::{Format, RunArguments, named, watchdog};
use crate::input::{Input, Inputs, Unreadable, describe};
use crate::output::{Failure, Notation, Out, Outcome, Printer, Progress, Surface};
use crate::pages::From;
use crate::results::write_json_line;

/// The result of a page.
#[derive(Default, Serialize)]
struct Line {
    page: String,
    /// The URL of the document at the end.
    url: Option<String>,
    outcome: &'static str,
    /// The names of the limits that were reached.
    bounds_met: Vec<String>,
    /// The value of `--eval`.
    result: Option<Box<RawValue>>,
    /// The page in the form that was asked for.
    content: Option<String>,
    errors: Vec<Error>,
}

/// An error, and how often it was thrown.
#[derive(Serialize)]
pub(super) struct Error {
    pub(super) message: String,
    pub(super) file: Option<String>,
    pub(super) line: Option<u32>,
    pub(super) column: Option<u32>,
    pub(super) count: usize,
}

impl Error {
    fn without_place(message: String) -> Self {
        Self { message, file: None, line: None, column: None, count: 1 }
    }
}

impl Line {
    fn unreadable(page: String, message: String) -> Self {
        let errors = vec![Error::without_place(message)];
        Self { page, outcome: "unreadable", errors, ..Self::default() }
    }
}

pub(super) fn run(arguments: &RunArguments, printed: &Printed) -> Result<Outcome, Failure> {
    match (&arguments.only, arguments.pages.as_slice()) {
        (Some(page), _) => one(arguments, printed, named(page)),
        (None, []) => one(arguments, printed, named(OsStr::new("-"))),
        (None, [page]) => match named(page) {
            From::Input(_) if Inputs::of_html(&arguments.pages, "run")?.known_count().is_none() => {
                several(arguments)
            }
            page => one(arguments, printed, page),
        },
        (None, _) => several(arguments),
    }
}

/// Runs a page in this process.
fn one(arguments: &RunArguments, printed: &Printed, page: From) -> Result<Outcome, Failure> {
    let mut out = Out::new(Progress::none(), Notation::Json);
    let name = match &page {
        From::Input(input) => input.to_string(),
        From::Address(url) => url.to_string(),
    };
    let (line, outcome) = match Ran::new(arguments, page, &mut out)? {
        Ok(ran) => line_of(ran, arguments, printed, &mut out)?,
        Err(message) => (Line::unreadable(name, message), Outcome::UnreadableInput),
    };
    write_json_line(&mut out, &line).map_err(Failure::output)?;
    out.flush().map_err(Failure::output)?;
    Ok(outcome)
}

fn line_of(
    mut ran: Ran,
    arguments: &RunArguments,
    printed: &Printed,
    out: &mut Out,
) -> Result<(Line, Outcome), Failure> {
    let mut line = Line { page: ran.name.clone(), outcome: "done", ..Line::default() };
    let mut outcome = Outcome::Fine;
    line.errors = ran.reports.take(&mut ran.agent, out)?;
    line.url = ran.agent.url().map(ToString::to_string);
    match ran.evaluated.take() {
        Some(Ok(text)) => line.result = RawValue::from_string(text).ok(),
        Some(Err(error)) => {
            line.errors.push(Error {
                file: Some(if error.file == Agent::EVALUATED {
                    "--eval".to_owned()
                } else {
                    error.file
                }),
                message: error.message,
                line: Some(error.line),
                column: Some(error.column),
                count: 1,
            });
            outcome = Outcome::Findings;
        }
        None => {}
    }
    let page_outcome = ran.agent.outcome();
    if let Some(bound) = page_outcome.bound_met() {
        line.bounds_met.push(bound.to_string());
        line.outcome = "bound";
    }
    if let Some(message) = ran.wait_in_vain(arguments) {
        line.errors.push(Error::without_place(message));
        line.outcome = "not-reached";
        outcome = Outcome::Findings;
    }
    if page_outcome == PageOutcome::Panicked {
        line.outcome = "panicked";
        return Ok((line, Outcome::UnreadableInput));
    }
    let mut content = Vec::new();
    let mut out = Printer::new(&mut content, Surface::of_a_file());
    let is_found = ran.write(printed, &mut out).map_err(Failure::output)?;
    if printed.format != Format::None {
        line.content = Some(String::from_utf8_lossy(&content).into_owned());
    }
    if !is_found || ran.is_failed(arguments) {
        outcome = Outcome::Findings;
    }
    Ok((line, outcome))
}

/// Runs pages in other processes.
fn several(arguments: &RunArguments) -> Result<Outcome, Failure> {
    let program = env::current_exe().map_err(|error| Failure::usage(&describe(&error)))?;
    let words: Vec<OsString> = env::args_os().skip(1).collect();
    let mut pages: Vec<Result<From, Unreadable>> = Vec::new();
    for word in &arguments.pages {
        match named(word) {
            From::Address(url) => pages.push(Ok(From::Address(url))),
            From::Input(_) => {
                let inputs = Inputs::of_html(std::slice::from_ref(word), "run")?;
                pages.extend(inputs.map(|input| input.map(From::Input)));
            }
        }
    }
    let mut out = Out::new(Progress::none(), Notation::Json);
    let work = move |page: Result<From, Unreadable>| match page {
        Ok(page) => {
            let name = match &page {
                From::Input(input) => input.to_string(),
                From::Address(url) => url.to_string(),
            };
            let ran = process(&program, &words, &page);
            (name, ran.map_err(|error| describe(&error)))
        }
        Err(Unreadable { name, message }) => (name, Err(message)),
    };
    let mut outcome = Outcome::Fine;
    for (name, ran) in Many::new(pages, work).threads(arguments.threads.count()) {
        let of_page = match ran {
            Ok(ran) => print_process(&name, &ran, &mut out)?,
            Err(message) => {
                let line = Line::unreadable(name, message);
                write_json_line(&mut out, &line).map_err(Failure::output)?;
                Outcome::UnreadableInput
            }
        };
        out.flush().map_err(Failure::output)?;
        outcome = outcome.max(of_page);
    }
    Ok(outcome)
}

/// Runs a page with the same options in another process.
fn process(program: &std::path::Path, words: &[OsString], page: &From) -> io::Result<Output> {
    let (only, has_input) = match page {
        From::Address(url) => (OsString::from(url.as_str()), false),
        From::Input(Input::StandardInput { .. }) => (OsString::from("-"), true),
        From::Input(Input::File(path)) => (path.clone().into_os_string(), false),
    };
    let mut option = OsString::from("--only=");
    option.push(only);
    // The word after the first one is the command; after `--` no options come.
    let (command, rest) = words.split_at(words.len().min(1));
    Command::new(program)
        .args(command)
        .arg(option)
        .args(rest)
        .stdin(if has_input { Stdio::inherit() } else { Stdio::null() })
        .output()
}

/// Prints what a process has printed. Its line is missing if it has crashed or was ended.
fn print_process(name: &str, ran: &Output, out: &mut Out) -> Result<Outcome, Failure> {
    if serde_json::from_slice::<IgnoredAny>(&ran.stdout).is_ok() {
        out.write_all(&ran.stdout).map_err(Failure::output)?;
        if !ran.stderr.is_empty() {
            let messages = String::from_utf8_lossy(&ran.stderr).into_owned();
            out.with_standard_error(|| eprint!("{messages}"))?;
        }
        return Ok(match ran.status.code() {
            Some(0) => Outcome::Fine,
            Some(1) => Outcome::Findings,
            _ => Outcome::UnreadableInput,
        });
    }
    let said = String::from_utf8_lossy(&ran.stderr);
    let message = match said.trim_end() {
        "" => format!("the process of the page ended with {}", ran.status),
        said => said.trim_start_matches("treewright: ").to_owned(),
    };
    let mut line = Line::unreadable(name.to_owned(), message);
    if said.contains(watchdog::MESSAGE) {
        line.outcome = "bound";
        line.bounds_met.push(Bound::TotalTime.to_string());
    } else if ran.status.code() != Some(2) {
        line.outcome = "panicked";
    }
    write_json_line(out, &line).map_err(Failure::output)?;
    Ok(Outcome::UnreadableInput)
}
