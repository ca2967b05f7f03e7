//! `treewright run`: a page with its scripts, and the result.

mod budget;
mod loading;
mod origins;
mod printing;
mod reports;
mod storing;
mod wait;
mod watchdog;

use std::ffi::OsString;
use std::fs;
use std::io::Write as _;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use treewright::read::url::Url;
use treewright_window::{
    Agent, AgentOptions, Clock, CountedAllocator, Inject, Outcome as PageOutcome,
};

use crate::arguments::{FilesArguments, JsonArgument, ScopeName, compile};
use crate::built_in;
use crate::input::describe;
use crate::output::{Failure, Notation, Out, Outcome, Progress};
use budget::Bounds;
use loading::Loading;
use reports::Reports;
use wait::Wait;
use watchdog::Watchdog;

#[derive(Debug, Args)]
#[command(after_help = "\
The scripts of the page run while it is parsed, as in a headless browser. Script errors are reported on
standard error. Files are read from the folder of the page, or from --root; nothing is fetched from the
network unless --net is given.

Examples:
  treewright run page.html
  treewright run --wait idle --virtual-time --format text page.html
  treewright run --eval 'document.links.length' page.html
  treewright run --root site --base-url https://example.com/ site/index.html
  treewright run --budget total-time=5,requests=20 --trace --format none page.html

Exit codes: 0 success, 1 --select matched nothing, an error in --eval, or script errors with
--fail-on-script-error, 2 wrong usage or a page that cannot be read.")]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of the command line")]
pub(crate) struct RunArguments {
    /// A file, or an address. `-` is standard input, which is also the default unless it is a terminal
    #[arg(value_name = "PAGE")]
    page: Option<OsString>,

    /// The URL of the page, if it differs from where the page is read
    #[arg(long, alias = "base", value_name = "URL")]
    base_url: Option<Url>,

    #[command(flatten)]
    files: FilesArguments,

    /// Fetch resources that are not in the folders from the network. Any address that the page names is requested
    #[arg(long)]
    net: bool,

    /// Run until the `load` event, until the page is idle, or for a time: `2`, `2.5s`, `500ms`
    #[arg(long, value_name = "load|idle|TIME", default_value = "load")]
    wait: Wait,

    /// Skip to the next timer when nothing else is pending
    #[arg(long)]
    virtual_time: bool,

    /// Then run this script and print its result as JSON; the page is printed only if --format is given
    #[arg(long, value_name = "JS")]
    eval: Option<String>,

    /// Form of the page in the output [default: html, with --eval none]
    #[arg(long, value_enum)]
    format: Option<Format>,

    #[command(flatten)]
    json: JsonArgument,

    /// Print only the elements that a CSS selector matches
    #[arg(long, value_name = "SELECTOR")]
    select: Option<String>,

    /// Instead of the page, print where each element was written: its line and column in the page, or the
    /// `document.write` call with its script. With --format json, print JSON lines
    #[arg(long)]
    origins: bool,

    /// Print console output on standard error: as text, or as JSON lines that include script errors
    #[arg(long, value_enum, value_name = "FORM")]
    console: Option<ConsoleForm>,

    /// Resource limits of the page, separated by commas: `total-time=SECONDS` (60 by default),
    /// `time-per-task=SECONDS` (10), `memory=BYTES` (536870912), `stack=BYTES` (1048576), `tasks=N`,
    /// `timers=N`, `windows=N`, `workers=N`, `requests=N`, `fetched-bytes=N`, `written=N`, `css-bytes=N`, `css-work=N`.
    /// Reaching a limit prints a warning
    #[arg(long, value_name = "NAME=VALUE,...", default_value = "")]
    budget: Bounds,

    /// Log all steps on standard error, in order: parser pauses, scripts, writes, tasks, fetches, events
    #[arg(long)]
    trace: bool,

    /// Run this script before the scripts of the page, in each window
    #[arg(long, value_name = "FILE")]
    inject: Vec<PathBuf>,

    /// Write all fetches to a file
    #[arg(long, value_name = "FILE", conflicts_with = "replay")]
    record: Option<PathBuf>,

    /// Answer all fetches from a file written by --record
    #[arg(long, value_name = "FILE")]
    replay: Option<PathBuf>,

    /// The folder of a profile with local storage and cookies; created if missing
    #[arg(long, value_name = "DIR")]
    storage: Option<PathBuf>,

    /// Resume the session with this name and its session storage, and save it at the end
    #[arg(long, value_name = "NAME", requires = "storage")]
    session: Option<String>,

    /// Exit with 1 if a script threw an uncaught exception
    #[arg(long)]
    fail_on_script_error: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// HTML, serialized by the standard's algorithm
    Html,
    /// The tree in the format of the html5lib tests
    Tree,
    /// The tree as JSON
    Json,
    /// The text as it is shown, with the style sheets of the page
    Text,
    /// Nothing
    None,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum ConsoleForm {
    /// A line for each message
    Text,
    /// A line of JSON for each message and error
    Json,
}

#[allow(clippy::needless_pass_by_value, reason = "all commands take their arguments this way")]
pub(crate) fn run(arguments: RunArguments) -> Result<Outcome, Failure> {
    if arguments.net {
        built_in::demand("--net")?;
    }
    let selector = arguments.select.as_deref().map(|text| compile(text, ScopeName::Light));
    let selector = selector.transpose()?;
    let format = if arguments.json.json { Some(Format::Json) } else { arguments.format };
    let format =
        format.unwrap_or(if arguments.eval.is_some() { Format::None } else { Format::Html });
    let notation = match format {
        Format::Json => Notation::Json,
        _ => Notation::Text,
    };
    let mut out = Out::new(Progress::none(), notation);
    let mut options = AgentOptions::default();
    options.clock = if arguments.virtual_time { Clock::virtual_time() } else { Clock::real() };
    options.budget = arguments.budget.budget();
    options.trace = arguments.trace;
    options.origins = arguments.origins;
    for path in &arguments.inject {
        let source = fs::read_to_string(path).map_err(|error| {
            Failure::usage(&format!("{}: {}", path.display(), describe(&error)))
        })?;
        options.inject.push(Inject::new(source, path.display().to_string()));
    }
    let loading = Loading::new(&arguments)?;
    options.meter = Some(CountedAllocator::allocated);
    let watchdog = Watchdog::start(options.budget.total_time);
    let mut agent = Agent::new(options).map_err(|error| Failure::usage(&error.to_string()))?;
    let mut reports = Reports::new(arguments.console);
    let profile = storing::begin(&arguments, &mut agent, &mut out)?;
    let name = match loading.open(&mut agent, &mut reports) {
        Ok(name) => name,
        Err(message) => {
            out.print_message(&message)?;
            return Ok(Outcome::UnreadableInput);
        }
    };
    agent.run_until(arguments.wait.until());
    let evaluated = arguments.eval.as_deref().map(|source| (source, agent.evaluate(source)));
    drop(watchdog);
    storing::end(&arguments, profile.as_ref(), &agent)?;
    reports.print(&mut agent, &mut out)?;
    let mut outcome = Outcome::Fine;
    match evaluated {
        Some((_, Ok(value))) => writeln!(out, "{value}").map_err(Failure::output)?,
        Some((source, Err(error))) => {
            reports.print_error_of_eval(source, &error, &mut out)?;
            outcome = Outcome::Findings;
        }
        None => {}
    }
    match agent.outcome() {
        PageOutcome::Panicked => {
            let message = format_args!("{name}: a mistake in this program has ended the page");
            out.print_message(&message)?;
            return Ok(Outcome::UnreadableInput);
        }
        page => {
            if let Some(bound) = page.bound_met() {
                out.print_message(&format_args!("warning: {name}: the limit {bound} was reached"))?;
            }
        }
    }
    let is_found = match format {
        Format::None => printing::print(&agent, format, selector.as_ref(), &mut out)?,
        _ if arguments.origins => {
            origins::print(&agent, &reports, format, selector.as_ref(), &mut out)?
        }
        _ => printing::print(&agent, format, selector.as_ref(), &mut out)?,
    };
    out.flush().map_err(Failure::output)?;
    if !is_found || arguments.fail_on_script_error && reports.has_errors() {
        outcome = Outcome::Findings;
    }
    Ok(outcome)
}
