//! Mistakes in plans.

use std::fmt;

use super::column::{Column, Place};

/// A mistake in a plan, with its place where the plan is text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanError {
    message: String,
    place: Option<InText>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct InText {
    offset: usize,
    line: usize,
    column: usize,
    text: String,
}

impl PlanError {
    /// A mistake at a place of a text.
    pub(crate) fn at(text: &str, offset: usize, message: impl Into<String>) -> Self {
        let offset = offset.min(text.len());
        let before = text.get(..offset).unwrap_or_default();
        let line = before.matches('\n').count();
        let start = before.rsplit('\n').next().unwrap_or_default();
        let place = InText {
            offset,
            line: line.saturating_add(1),
            column: start.chars().count().saturating_add(1),
            text: text.lines().nth(line).unwrap_or_default().to_owned(),
        };
        Self { message: message.into(), place: Some(place) }
    }

    /// The mistake, in a line.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Line and column of the mistake, counted from 1, columns in characters; `None` for a plan that is not
    /// text.
    pub fn place(&self) -> Option<(usize, usize)> {
        self.place.as_ref().map(|place| (place.line, place.column))
    }

    /// The place of the mistake, in bytes from the start of the text.
    pub fn offset(&self) -> Option<usize> {
        self.place.as_ref().map(|place| place.offset)
    }
}

impl std::error::Error for PlanError {}

/// The maximum number of characters of a line that are shown before the caret, and after it.
const SHOWN: usize = 60;

impl fmt::Display for PlanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        let Some(place) = &self.place else { return Ok(()) };
        let before = place.column.saturating_sub(1);
        let skipped = before.saturating_sub(SHOWN);
        let mut characters = place.text.chars().skip(skipped).map(shown);
        let mut line: String = characters.by_ref().take(SHOWN.saturating_mul(2)).collect();
        let mut caret = before.saturating_sub(skipped);
        if skipped > 0 {
            line.insert(0, '…');
            caret = caret.saturating_add(1);
        }
        if characters.next().is_some() {
            line.push('…');
        }
        let number = place.line.to_string();
        let margin = " ".repeat(number.len());
        write!(f, "\n{margin} |\n{number} | {line}\n{margin} | {:caret$}^", "")
    }
}

/// Characters that could move the caret or change a terminal are replaced.
fn shown(character: char) -> char {
    match character {
        '\t' => ' ',
        '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' => '\u{FFFD}',
        character if character.is_control() => '\u{FFFD}',
        character => character,
    }
}

/// A mistake in a column, before it is known how to show its place.
#[derive(Clone, Debug)]
pub(crate) struct Problem {
    message: String,
    /// The names of the column and of those around it.
    path: String,
    offset: Option<usize>,
    /// The part of the value that is wrong: text that the source has at the offset, unless it is written with
    /// escapes, and the distance to go into it.
    inside: Option<(String, usize)>,
}

impl Problem {
    pub(crate) fn new(column: &Column, path: &str, place: Place, message: String) -> Self {
        let of = |wanted| column.places.iter().find(|(place, _)| *place == wanted);
        let offset = of(place).or_else(|| of(Place::Name)).map(|(_, offset)| *offset);
        let path = match path {
            "" => column.name.clone(),
            path => format!("{path}.{}", column.name),
        };
        Self { message, path, offset, inside: None }
    }

    /// The same, at a distance into a value.
    pub(crate) fn inside(mut self, value: &str, offset: usize) -> Self {
        self.inside = Some((value.to_owned(), offset));
        self
    }

    pub(crate) fn of_the_plan(message: &str) -> Self {
        Self { message: message.to_owned(), path: String::new(), offset: None, inside: None }
    }

    /// The error for a plan that is text.
    pub(crate) fn in_text(self, text: &str) -> PlanError {
        let mut offset = self.offset.unwrap_or_default();
        if let Some((value, inside)) = &self.inside {
            let rest = text.get(offset..).unwrap_or_default();
            // Strings of several lines begin with three quotes, and a newline that does not count.
            let quotes = ["\"\"\"\n", "'''\n", "\"\"\"", "'''", "\"", "'"];
            let quote =
                quotes.iter().find(|quote| rest.starts_with(**quote)).map_or(0, |q| q.len());
            if rest.get(quote..).is_some_and(|rest| rest.starts_with(value.as_str())) {
                offset = offset.saturating_add(quote).saturating_add(*inside);
            }
        }
        PlanError::at(text, offset, self.message)
    }

    /// The error for a plan that is not text.
    pub(crate) fn without_text(self) -> PlanError {
        let message = match self.path.as_str() {
            "" => self.message,
            path => format!("column `{path}`: {}", self.message),
        };
        PlanError { message, place: None }
    }
}

/// The name among the known ones that is nearly this one.
pub(crate) fn nearest<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    // Longer ones are near to no name.
    let name: String = name.chars().take(64).collect();
    let alike = known.map(|other| (strsim::jaro_winkler(&name, other), other));
    let best = alike.filter(|(alike, _)| *alike > 0.8);
    best.max_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, name)| name)
}
