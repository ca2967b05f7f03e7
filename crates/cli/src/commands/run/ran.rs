//! A page and its run.

use std::fs;
use std::io::{self, Write as _};

use treewright::Selector;
use treewright_window::{
    Agent, AgentOptions, Clock, CountedAllocator, Inject, Outcome as PageOutcome, ScriptError,
};

use super::loading::{Arrival, Loading};
use super::reports::Reports;
use super::watchdog::Watchdog;
use super::{Format, RunArguments, origins, printing, storing};
use crate::arguments::{ScopeName, compile};
use crate::input::describe;
use crate::output::{Failure, Notation, Out, Outcome, Printer};
use crate::pages::From;

/// The part of a page that is printed, and its form.
pub(super) struct Printed {
    pub(super) format: Format,
    selector: Option<Selector>,
    origins: bool,
}

impl Printed {
    pub(super) fn new(arguments: &RunArguments) -> Result<Self, Failure> {
        let selector = arguments.select.as_deref().map(|text| compile(text, ScopeName::Light));
        let format = if arguments.json.json { Some(Format::Json) } else { arguments.format };
        let is_result = arguments.eval.is_some();
        Ok(Self {
            format: format.unwrap_or(if is_result { Format::None } else { Format::Html }),
            selector: selector.transpose()?,
            origins: arguments.origins,
        })
    }

    pub(super) fn notation(&self) -> Notation {
        match self.format {
            Format::Json => Notation::Json,
            _ => Notation::Text,
        }
    }
}

/// A page that was run.
pub(super) struct Ran {
    pub(super) name: String,
    pub(super) agent: Agent,
    pub(super) reports: Reports,
    /// The condition of `--wait` came to hold.
    pub(super) waited: Result<bool, ScriptError>,
    /// The result of `--eval`, as JSON.
    pub(super) evaluated: Option<Result<String, ScriptError>>,
}

impl Ran {
    /// Runs a page. The inner error is the reason why it cannot be read.
    pub(super) fn new(
        arguments: &RunArguments,
        page: From,
        out: &mut Out,
    ) -> Result<Result<Self, String>, Failure> {
        let mut options = AgentOptions::default();
        options.clock = if arguments.virtual_time { Clock::virtual_time() } else { Clock::real() };
        options.budget = arguments.budget.budget();
        options.trace = arguments.trace;
        options.origins = arguments.origins;
        options.user_agent.clone_from(&arguments.net.user_agent);
        for path in &arguments.inject {
            let source = fs::read_to_string(path).map_err(|error| {
                Failure::usage(&format!("{}: {}", path.display(), describe(&error)))
            })?;
            options.inject.push(Inject::new(source, path.display().to_string()));
        }
        let name = match &page {
            From::Input(input) => input.to_string(),
            From::Address(url) => url.to_string(),
        };
        let loading = Loading::new(arguments, page)?;
        options.meter = Some(CountedAllocator::allocated);
        let watchdog = Watchdog::start(options.budget.total_time);
        let mut agent = Agent::new(options).map_err(|error| Failure::usage(&error.to_string()))?;
        let mut reports = Reports::new(arguments.console);
        let profile = storing::begin(arguments, &mut agent, out)?;
        let arrival = Arrival::default();
        if let Err(message) = loading.open(&mut agent, &mut reports, &arrival) {
            return Ok(Err(message));
        }
        let waited = arguments.wait.run(&mut agent);
        if let Some(Err(message)) = arrival.take() {
            return Ok(Err(message));
        }
        if reports.page.is_none() {
            reports.page = agent.url().map(|url| (url.to_string(), name.clone()));
        }
        let evaluated = arguments.eval.as_deref().map(|source| agent.evaluate_to_text(source));
        drop(watchdog);
        storing::end(arguments, profile.as_ref(), &agent)?;
        Ok(Ok(Self { name, agent, reports, waited, evaluated }))
    }

    /// Prints the results on standard output, and all else on standard error.
    pub(super) fn print(
        mut self,
        arguments: &RunArguments,
        printed: &Printed,
        out: &mut Out,
    ) -> Result<Outcome, Failure> {
        self.reports.print(&mut self.agent, out)?;
        let mut outcome = Outcome::Fine;
        if let Some(message) = self.wait_in_vain(arguments) {
            out.print_message(&message)?;
            outcome = Outcome::Findings;
        }
        match self.evaluated.take() {
            Some(Ok(value)) => writeln!(out, "{value}").map_err(Failure::output)?,
            Some(Err(error)) => {
                let source = arguments.eval.as_deref().unwrap_or_default();
                self.reports.print_error_of_eval(source, &error, out)?;
                outcome = Outcome::Findings;
            }
            None => {}
        }
        let name = &self.name;
        match self.agent.outcome() {
            PageOutcome::Panicked => {
                let message = format_args!("{name}: a mistake in this program has ended the page");
                out.print_message(&message)?;
                return Ok(Outcome::UnreadableInput);
            }
            page => {
                if let Some(bound) = page.bound_met() {
                    let message = format_args!("warning: {name}: the limit {bound} was reached");
                    out.print_message(&message)?;
                }
            }
        }
        let is_found = self.write(printed, &mut out.printer()).map_err(Failure::output)?;
        out.flush().map_err(Failure::output)?;
        if !is_found || self.is_failed(arguments) {
            outcome = Outcome::Findings;
        }
        Ok(outcome)
    }

    /// The message if the condition of `--wait` did not come to hold.
    pub(super) fn wait_in_vain(&self, arguments: &RunArguments) -> Option<String> {
        let (name, wait) = (&self.name, &arguments.wait);
        match &self.waited {
            Ok(true) => None,
            Ok(false) => {
                Some(format!("warning: {name}: the page ended before `--wait {wait}` came true"))
            }
            Err(error) => Some(format!("--wait {wait}: {}", error.message)),
        }
    }

    /// True if script errors count and there were some.
    pub(super) fn is_failed(&self, arguments: &RunArguments) -> bool {
        arguments.fail_on_script_error && self.reports.has_errors()
    }

    /// Writes the page. False if nothing of it was selected.
    pub(super) fn write(&self, printed: &Printed, out: &mut Printer<'_>) -> io::Result<bool> {
        let Printed { format, selector, origins } = printed;
        match format {
            Format::None => printing::print(&self.agent, *format, selector.as_ref(), out),
            _ if *origins => {
                origins::print(&self.agent, &self.reports, *format, selector.as_ref(), out)
            }
            _ => printing::print(&self.agent, *format, selector.as_ref(), out),
        }
    }
}
