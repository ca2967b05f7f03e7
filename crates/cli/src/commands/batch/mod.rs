//! `treewright batch`: JSON lines in, JSON lines out, in the same order.

mod answer;
#[cfg(feature = "style")]
mod hidden;
mod job;
mod json_text;
mod lines;
mod request;
mod sanitizing;
mod shown;

use std::ffi::OsString;
use std::io::{self, Write};
use std::sync::Arc;

use clap::Args;
use serde::Serialize;
use serde_json::value::RawValue;
use treewright::Limits;

use crate::arguments::{EncodingArguments, ThreadsArgument};
use crate::input::{Inputs, Unreadable};
use crate::output::{BoundedBuffer, Failure, Notation, Outcome};
use crate::pages::Turns;
use answer::Answer;
use lines::{Lines, LinesOfInputs, MOST_OF_A_LINE};
use request::{Defaults, Request};
use sanitizing::Sanitizers;
use shown::Shown;

#[derive(Debug, Args)]
#[command(after_help = "\
A line in:   {\"id\": 1, \"html\": \"<td>x\", \"context\": \"tr\"}
A line out:  {\"id\":1,\"tree\":\"| <td>\\n|   \\\"x\\\"\",\"quirks_mode\":\"no-quirks\",\"encoding\":null,
              \"confidence\":\"irrelevant\",\"errors\":[]}

As JSON:     {\"id\": 3, \"html\": \"<p>x\", \"format\": \"flat\"}
Elements:    {\"id\": 4, \"html\": \"<p>x\", \"select\": \"p\", \"format\": \"text\"}
Bytes in:    {\"id\": 2, \"bytes_b64\": \"PHA+y+g=\", \"content_type\": \"text/html; charset=windows-1251\"}

Sanitized:   {\"id\": 5, \"html\": \"<p onclick=f()>x\", \"sanitize\": true}

All fields: id, html or bytes_b64, context, scripting, edition, quirks, srcdoc,
declarative_shadow_roots, limits, chunk, format, text, hidden_text, css, no_css, device, folded, select, scope,
errors_only, sanitize, document, and for bytes content_type, encoding, locale, detect; docs/reference/commands/batch.md describes them. The options
apply to lines without the field of that name. The answer to a line that cannot be parsed is
{\"id\":...,\"error\":\"...\"}.

Exit codes: 0 success, 2 wrong usage or a file that cannot be read.")]
pub(crate) struct BatchArguments {
    /// Files of JSON lines. `-` is standard input, which is also the default
    #[arg(value_name = "FILE")]
    files: Vec<OsString>,

    /// Limits of each parse, for lines without `limits`: `none`, `browser`, or a comma-separated list
    /// of `depth=N`, `nodes=N`, `attributes=N`, `formatting-work=N`, `bytes=N`, `errors=N`,
    /// `time=SECONDS`, `css-bytes=N` and `css-work=N`. Answers then say how the parse ended and which limits it
    /// reached
    #[arg(long)]
    limits: Option<Limits>,

    #[command(flatten)]
    threads: ThreadsArgument,

    #[command(flatten)]
    encoding: EncodingArguments,
}

pub(crate) fn run(arguments: BatchArguments) -> Result<Outcome, Failure> {
    arguments.encoding.metadata()?;
    let inputs = Inputs::new(&arguments.files);
    let has_standard_input = inputs.has_standard_input();
    let mut outcome = Outcome::Fine;
    let arguments = Arc::new(arguments);
    let sanitizers = Arc::new(Sanitizers::default());
    let work = {
        let (arguments, sanitizers) = (Arc::clone(&arguments), Arc::clone(&sanitizers));
        move |lines: Result<Lines, Unreadable>| {
            Ok::<_, Unreadable>(Answers::ahead(lines?, Defaults::new(&arguments, &sanitizers)))
        }
    };
    let size = |lines: &Result<Lines, _>| lines.as_ref().map_or(0, |lines| lines.text.len() as u64);
    let lines = LinesOfInputs::new(inputs);
    let turns = Turns::new(lines, None, arguments.threads).sizes(size);
    // A program that asks line by line may use the terminal for its own messages.
    let mut out = turns.out(Notation::Json, "lines", has_standard_input);
    let mut answers = turns.results(work);
    loop {
        // A program may wait for the answers so far before it asks the next question.
        if !answers.is_ready() {
            out.flush().map_err(Failure::output)?;
        }
        match answers.next() {
            Some(Ok(answers)) => {
                for remark in &answers.remarks {
                    out.print_message(remark)?;
                }
                out.write_all(&answers.text).map_err(Failure::output)?;
                out.step(answers.count);
                for line in split(&answers.rest) {
                    let defaults = Defaults::new(&arguments, &sanitizers);
                    answer(line, defaults, &mut out).map_err(Failure::output)?;
                    out.step(1);
                }
            }
            Some(Err(unreadable)) => {
                out.print_message(&unreadable)?;
                outcome = Outcome::UnreadableInput;
            }
            None => {
                out.flush().map_err(Failure::output)?;
                return Ok(outcome);
            }
        }
    }
}

fn split(lines: &[u8]) -> impl Iterator<Item = &[u8]> {
    lines.split_inclusive(|byte| *byte == b'\n')
}

/// The answers to some lines.
struct Answers {
    text: Vec<u8>,
    count: u64,
    /// The lines whose answers are too long to be kept until their turn. They are answered then.
    rest: Vec<u8>,
    /// The remarks before them.
    remarks: Vec<String>,
}

impl Answers {
    #[expect(
        clippy::arithmetic_side_effects,
        reason = "counts lines and their bytes, all in memory"
    )]
    fn ahead(lines: Lines, defaults: Defaults<'_>) -> Self {
        let Lines { text: mut lines, is_too_long, remarks } = lines;
        if is_too_long {
            return Self { text: refusal_of_a_long_line(), count: 1, rest: Vec::new(), remarks };
        }
        let mut out = BoundedBuffer::of_input(lines.len());
        let (mut count, mut answered) = (0, 0);
        for line in split(&lines) {
            let length = out.len();
            if answer(line, defaults, &mut out).is_err() {
                out.truncate(length);
                break;
            }
            count += 1;
            answered += line.len();
        }
        lines.drain(..answered);
        Self { text: out.bytes(), count, rest: lines, remarks }
    }
}

/// The answer to a line that is too long.
fn refusal_of_a_long_line() -> Vec<u8> {
    let error = format!("longer than the {MOST_OF_A_LINE} bytes that a line may have");
    let mut text = Vec::new();
    // Writing to memory cannot fail.
    let _ = write_line(&mut text, &Refusal { id: None, error: &error });
    text
}

/// Writes the answer to one line.
fn answer(line: &[u8], defaults: Defaults<'_>, out: &mut impl Write) -> io::Result<()> {
    let request = match Request::read(line) {
        Ok(request) => request,
        Err(error) => return write_line(out, &Refusal { id: None, error: &error }),
    };
    let refusal = |error: &str, out| write_line(out, &Refusal { id: request.id(), error });
    match sanitizing::answer(&request, defaults) {
        Ok(Some(answer)) => return write_line(out, &answer),
        Ok(None) => {}
        Err(error) => return refusal(&error, out),
    }
    let job = match request.job(defaults) {
        Ok(job) => job,
        Err(error) => return refusal(&error, out),
    };
    let parsed = job.run();
    match Shown::of(&parsed.document, &job) {
        Ok(shown) => write_line(out, &Answer::new(request.id(), &parsed, &job, &shown)),
        Err(error) => refusal(&error, out),
    }
}

fn write_line(out: &mut impl Write, answer: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, answer)?;
    out.write_all(b"\n")
}

/// The answer to a line that was not parsed.
#[derive(Serialize)]
struct Refusal<'a> {
    id: Option<&'a RawValue>,
    error: &'a str,
}
