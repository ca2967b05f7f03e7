//! `treewright batch`: JSON lines in, JSON lines out, in the same order.

use std::io::{self, BufRead as _, BufReader, BufWriter, Write};

use serde::Serialize;
use serde_json::value::RawValue;
use treewright::{Confidence, Parsed};

use crate::args::BatchArguments;
use crate::errors::{JsonDecodingError, JsonError};
use crate::input::{self, Input};
use crate::metadata::Known;
use crate::output::{Outcome, Trouble, complain};
use crate::request::Request;

/// How much is read and written at once.
const BUFFER: usize = 1 << 16;

pub(crate) fn run(arguments: &BatchArguments) -> Result<Outcome, Trouble> {
    arguments.encoding.metadata()?;
    let defaults = arguments.encoding.known();
    let mut out = BufWriter::with_capacity(BUFFER, io::stdout().lock());
    let mut outcome = Outcome::Fine;
    for input in input::inputs(&arguments.files) {
        if let Err(message) = answer_all(&input, defaults, &mut out)? {
            out.flush().map_err(Trouble::output)?;
            complain(format_args!("{input}: {message}"));
            outcome = Outcome::UnreadableInput;
        }
    }
    out.flush().map_err(Trouble::output)?;
    Ok(outcome)
}

/// Answers each line of an input. The inner error is one of reading.
fn answer_all(
    input: &Input<'_>,
    defaults: Known<'_>,
    out: &mut impl Write,
) -> Result<Result<(), String>, Trouble> {
    let mut reader = match input.open() {
        Ok(source) => BufReader::with_capacity(BUFFER, source),
        Err(message) => return Ok(Err(message)),
    };
    let mut line = Vec::new();
    loop {
        // The next read may wait for somebody who waits for the answers so far.
        if reader.buffer().is_empty() {
            out.flush().map_err(Trouble::output)?;
        }
        line.clear();
        match reader.read_until(b'\n', &mut line) {
            Ok(0) => return Ok(Ok(())),
            Ok(_) => answer(&line, defaults, out).map_err(Trouble::output)?,
            Err(error) => return Ok(Err(input::describe(&error))),
        }
    }
}

/// Writes the answer to one line.
fn answer(line: &[u8], defaults: Known<'_>, out: &mut impl Write) -> io::Result<()> {
    match Request::read(line) {
        Ok(request) => match request.job(defaults) {
            Ok(job) => write_line(out, &Answer::new(request.id, &job.run(), job.bytes())),
            Err(error) => write_line(out, &Refusal { id: request.id, error: &error }),
        },
        Err(error) => write_line(out, &Refusal { id: None, error: &error }),
    }
}

fn write_line(out: &mut impl Write, answer: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, answer)?;
    out.write_all(b"\n")
}

/// The answer to a line that was parsed.
#[derive(Serialize)]
struct Answer<'a> {
    id: Option<&'a RawValue>,
    tree: String,
    quirks_mode: &'static str,
    encoding: Option<&'static str>,
    confidence: &'static str,
    errors: Vec<JsonError>,
    #[serde(skip_serializing_if = "Option::is_none")]
    decoding_errors: Option<Vec<JsonDecodingError>>,
}

impl<'a> Answer<'a> {
    /// The answer; `bytes` are what was parsed, unless it was text.
    fn new(id: Option<&'a RawValue>, parsed: &Parsed, bytes: Option<&[u8]>) -> Self {
        let decision = parsed.encoding.as_ref();
        Self {
            id,
            tree: tree(parsed),
            quirks_mode: parsed.document.mode().as_str(),
            encoding: decision.map(|decision| decision.encoding.name()),
            confidence: decision
                .map_or(Confidence::Irrelevant, |decision| decision.confidence)
                .as_str(),
            errors: JsonError::all(parsed, bytes),
            decoding_errors: bytes.map(|_| JsonDecodingError::all(parsed)),
        }
    }
}

/// The tree dump without the line break at its end.
fn tree(parsed: &Parsed) -> String {
    let mut tree = parsed.document.dump(parsed.document.root());
    if tree.ends_with('\n') {
        tree.pop();
    }
    tree
}

/// The answer to a line that was not.
#[derive(Serialize)]
struct Refusal<'a> {
    id: Option<&'a RawValue>,
    error: &'a str,
}
