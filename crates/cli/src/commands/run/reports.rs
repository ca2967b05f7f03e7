//! Errors with their source, the console, and the trace: on standard error.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use serde::Serialize;
use treewright_window::{Agent, AgentEvent, ScriptError};

use super::ConsoleForm;
use super::lines::Error;
use crate::output::{Failure, Out, print_excerpt, print_message};

/// The texts that scripts came from, by their addresses.
pub(super) type Sources = Rc<RefCell<HashMap<String, Rc<[u8]>>>>;

/// The writer of everything except the results.
pub(super) struct Reports {
    console: Option<ConsoleForm>,
    pub(super) sources: Sources,
    /// The address of the page and the name by which it was given.
    pub(super) page: Option<(String, String)>,
    errors: usize,
    /// The errors that were printed, by their texts and places: an equal one is only counted.
    printed: HashSet<(String, String, u32, u32)>,
    /// The places of the lines of sources, by their addresses.
    lines: HashMap<String, LineStarts>,
}

/// The most errors that are printed: a page can throw as many as its memory holds.
const MOST_ERRORS: usize = 1_000;

/// A line of JSON.
#[derive(Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
enum Line<'a> {
    Console { level: &'a str, text: &'a str },
    Error { message: &'a str, file: &'a str, line: u32, column: u32 },
    Dialog { kind: &'a str, message: &'a str },
}

/// The place of an error.
#[derive(Clone, Copy)]
struct Place<'a> {
    file: &'a str,
    line: u32,
    column: u32,
}

impl Reports {
    pub(super) fn new(console: Option<ConsoleForm>) -> Self {
        Self {
            console,
            sources: Sources::default(),
            page: None,
            errors: 0,
            printed: HashSet::new(),
            lines: HashMap::new(),
        }
    }

    pub(super) fn has_errors(&self) -> bool {
        self.errors > 0
    }

    /// The name of a file in messages: for the page the one by which it was given.
    pub(super) fn name_of<'a>(&'a self, file: &'a str) -> &'a str {
        match &self.page {
            Some((url, name)) if url == file => name,
            _ => file,
        }
    }

    /// Prints the trace, and the events of an agent.
    pub(super) fn print(&mut self, agent: &mut Agent, out: &mut Out) -> Result<(), Failure> {
        for entry in agent.take_trace() {
            let (time, indent) = (entry.time, usize::try_from(entry.depth).unwrap_or(0).min(20));
            let (milliseconds, micros) = (time / 1000, time % 1000);
            out.print_message(&format_args!(
                "trace: {milliseconds:>6}.{micros:03} ms {:1$}{2}",
                "",
                indent.saturating_mul(2),
                entry.what
            ))?;
        }
        for event in agent.take_events() {
            self.print_event(&event, out)?;
        }
        let more = self.errors.saturating_sub(self.printed.len());
        if more > 0 && self.console != Some(ConsoleForm::Json) {
            let (errors, are) = if more == 1 { ("error", "is") } else { ("errors", "are") };
            let which = if self.printed.len() < MOST_ERRORS { " like those above" } else { "" };
            out.print_message(&format_args!("{more} more {errors}{which} {are} not shown"))?;
        }
        Ok(())
    }

    /// Takes the errors, and prints the other events. Equal errors are one.
    pub(super) fn take(&mut self, agent: &mut Agent, out: &mut Out) -> Result<Vec<Error>, Failure> {
        let mut errors: Vec<Error> = Vec::new();
        let mut places: HashMap<(String, String, u32, u32), usize> = HashMap::new();
        for event in agent.take_events() {
            let AgentEvent::Error { message, file, line, column, .. } = event else {
                self.print_event(&event, out)?;
                continue;
            };
            self.errors = self.errors.saturating_add(1);
            let place = (message.clone(), file.clone(), line, column);
            if let Some(known) = places.get(&place).and_then(|place| errors.get_mut(*place)) {
                known.count = known.count.saturating_add(1);
            } else if errors.len() < MOST_ERRORS {
                places.insert(place, errors.len());
                let file = Some(self.name_of(&file).to_owned());
                errors.push(Error {
                    message,
                    file,
                    line: Some(line),
                    column: Some(column),
                    count: 1,
                });
            }
        }
        Ok(errors)
    }

    fn print_event(&mut self, event: &AgentEvent, out: &mut Out) -> Result<(), Failure> {
        let is_json = self.console == Some(ConsoleForm::Json);
        match event {
            AgentEvent::Error { message, file, line, column, .. } => {
                self.errors = self.errors.saturating_add(1);
                let (line, column) = (*line, *column);
                if is_json {
                    return print_json(&Line::Error { message, file, line, column }, out);
                }
                let is_new = self.printed.len() < MOST_ERRORS
                    && self.printed.insert((message.clone(), file.clone(), line, column));
                if !is_new {
                    return Ok(());
                }
                let excerpt = self.excerpt_of(file, line, column);
                self.print_error(message, Place { file, line, column }, excerpt, out)
            }
            AgentEvent::Console { level, text, .. } => match self.console {
                Some(ConsoleForm::Json) => print_json(&Line::Console { level, text }, out),
                Some(ConsoleForm::Text) => {
                    out.print_message(&format_args!("console.{level}: {text}"))
                }
                None => Ok(()),
            },
            AgentEvent::Storage { message, .. } => {
                out.print_message(&format_args!("warning: not stored: {message}"))
            }
            AgentEvent::Alert { message, .. } => self.print_dialog("alert", message, out),
            AgentEvent::Confirm { message, .. } => self.print_dialog("confirm", message, out),
            AgentEvent::Prompt { message, .. } => self.print_dialog("prompt", message, out),
            _ => Ok(()),
        }
    }

    /// The line of a place in a source that was loaded, with a caret below it.
    fn excerpt_of(&mut self, file: &str, line: u32, column: u32) -> Option<String> {
        let sources = self.sources.borrow();
        let source = sources.get(file)?;
        if !self.lines.contains_key(file) {
            self.lines.insert(file.to_owned(), LineStarts::of(source));
        }
        let text = self.lines.get(file)?.line(source, line)?;
        excerpt(&String::from_utf8_lossy(text), column)
    }

    fn print_dialog(&self, kind: &str, message: &str, out: &mut Out) -> Result<(), Failure> {
        match self.console {
            Some(ConsoleForm::Json) => print_json(&Line::Dialog { kind, message }, out),
            Some(ConsoleForm::Text) => out.print_message(&format_args!("{kind}: {message}")),
            None => Ok(()),
        }
    }

    /// Prints the exception of `--eval`.
    pub(super) fn print_error_of_eval(
        &mut self,
        source: &str,
        error: &ScriptError,
        out: &mut Out,
    ) -> Result<(), Failure> {
        let ScriptError { message, file, line, column, .. } = error;
        let is_own = file == Agent::EVALUATED;
        let excerpt = if is_own {
            let text = LineStarts::of(source.as_bytes()).line(source.as_bytes(), *line);
            text.and_then(|text| excerpt(&String::from_utf8_lossy(text), *column))
        } else {
            self.excerpt_of(file, *line, *column)
        };
        let file = if is_own { "--eval" } else { file };
        self.print_error(message, Place { file, line: *line, column: *column }, excerpt, out)
    }

    fn print_error(
        &self,
        message: &str,
        place: Place<'_>,
        excerpt: Option<String>,
        out: &mut Out,
    ) -> Result<(), Failure> {
        let name = self.name_of(place.file);
        out.with_standard_error(|| {
            let Place { line, column, .. } = place;
            match (line, column) {
                (0, _) => print_message(format_args!("{name}: {message}")),
                _ => print_message(format_args!("{name}:{line}:{column}: {message}")),
            }
            if let Some(excerpt) = excerpt {
                print_excerpt(&excerpt);
            }
        })
    }
}

fn print_json(line: &Line<'_>, out: &mut Out) -> Result<(), Failure> {
    let line = serde_json::to_string(line).unwrap_or_default();
    out.with_standard_error(|| eprintln!("{line}"))
}

/// The places after the line feeds of a source.
struct LineStarts(Vec<usize>);

impl LineStarts {
    fn of(source: &[u8]) -> Self {
        let after =
            |(place, byte): (usize, &u8)| (*byte == b'\n').then_some(place.saturating_add(1));
        Self(source.iter().enumerate().filter_map(after).collect())
    }

    /// The text of a line; the first is number 1.
    fn line<'a>(&self, source: &'a [u8], number: u32) -> Option<&'a [u8]> {
        let index = usize::try_from(number.checked_sub(1)?).ok()?;
        let start = match index.checked_sub(1) {
            Some(before) => *self.0.get(before)?,
            None => 0,
        };
        let end = self.0.get(index).map_or(source.len(), |next| next.saturating_sub(1));
        source.get(start..end)
    }
}

/// The maximum number of characters of a line that are shown, and how many of them before the place.
const WIDTH: usize = 100;
const BEFORE: usize = 60;

/// A line with a caret below the place in it.
fn excerpt(line: &str, column: u32) -> Option<String> {
    let text = line.trim_end_matches('\r');
    let column = usize::try_from(column.saturating_sub(1)).ok()?;
    let is_long = text.chars().nth(WIDTH).is_some();
    let skipped = if is_long { column.saturating_sub(BEFORE) } else { 0 };
    let shown: String = text.chars().skip(skipped).take(WIDTH).collect();
    // Tabs stay, so that the caret lines up with its character.
    let space = |character: char| if character == '\t' { '\t' } else { ' ' };
    let before: String = shown.chars().take(column.saturating_sub(skipped)).map(space).collect();
    Some(format!("  {shown}\n  {before}^"))
}
