//! `treewright encoding`: which encoding files are in, and why.

use std::io::{self, BufWriter, Write};

use serde::Serialize;
use treewright::{Encoding, EncodingDecision, End, Options};

use crate::args::{EncodingCommandArguments, EncodingFormat};
use crate::input::{self, Input};
use crate::output::{Outcome, Trouble, complain};

pub(crate) fn run(arguments: &EncodingCommandArguments) -> Result<Outcome, Trouble> {
    let inputs = input::inputs_of_html(&arguments.files, "encoding")?;
    let metadata = arguments.encoding.metadata()?;
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let mut outcome = Outcome::Fine;
    for input in inputs {
        let bytes = match input.read() {
            Ok(bytes) => bytes,
            Err(message) => {
                out.flush().map_err(Trouble::output)?;
                complain(format_args!("{input}: {message}"));
                outcome = Outcome::UnreadableInput;
                continue;
            }
        };
        // Only the parser knows of a `meta` element that comes late.
        let parsed = Options::new().parse_bytes(&bytes, &metadata);
        let decision = parsed.encoding.unwrap_or_else(|| metadata.sniff(&bytes));
        match arguments.format {
            EncodingFormat::Text => write_text(&input, &decision, &mut out),
            EncodingFormat::Json => write_json(&input, &decision, &mut out),
        }
        .map_err(Trouble::output)?;
        if parsed.end == End::Truncated {
            out.flush().map_err(Trouble::output)?;
            complain(format_args!("{input}: longer than the 4 GiB that can be parsed"));
            outcome = Outcome::UnreadableInput;
        }
    }
    out.flush().map_err(Trouble::output)?;
    Ok(outcome)
}

/// The longest names of a step and of an encoding, so that all files have the same columns:
/// `container-document`, `x-mac-cyrillic` and `x-user-defined`.
const STEP_WIDTH: usize = 18;
const ENCODING_WIDTH: usize = 14;

fn write_text(
    input: &Input<'_>,
    decision: &EncodingDecision,
    out: &mut impl Write,
) -> io::Result<()> {
    let EncodingDecision { encoding, confidence, source, steps, .. } = decision;
    writeln!(out, "{input}: {} ({confidence}), by {source}", encoding.name())?;
    for step in steps {
        let mark = if step.source == *source { '*' } else { ' ' };
        let encoding = step.encoding.map_or("-", Encoding::name);
        write!(out, "  {mark} {:STEP_WIDTH$}  ", step.source.as_str())?;
        match &step.note {
            Some(note) => writeln!(out, "{encoding:ENCODING_WIDTH$}  {note}")?,
            None => writeln!(out, "{encoding}")?,
        }
    }
    Ok(())
}

#[derive(Serialize)]
struct JsonDecision<'a> {
    file: String,
    encoding: &'static str,
    confidence: &'static str,
    source: &'static str,
    steps: Vec<JsonStep<'a>>,
}

#[derive(Serialize)]
struct JsonStep<'a> {
    step: &'static str,
    encoding: Option<&'static str>,
    note: Option<&'a str>,
}

fn write_json(
    input: &Input<'_>,
    decision: &EncodingDecision,
    out: &mut impl Write,
) -> io::Result<()> {
    let steps = decision.steps.iter().map(|step| JsonStep {
        step: step.source.as_str(),
        encoding: step.encoding.map(Encoding::name),
        note: step.note.as_deref(),
    });
    let json = JsonDecision {
        file: input.to_string(),
        encoding: decision.encoding.name(),
        confidence: decision.confidence.as_str(),
        source: decision.source.as_str(),
        steps: steps.collect(),
    };
    serde_json::to_writer(&mut *out, &json)?;
    out.write_all(b"\n")
}
