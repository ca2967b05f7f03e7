//! `treewright encoding`: which encoding files are in, and why.

use std::io::{self, Write};

use serde::Serialize;
use treewright::{Encoding, EncodingDecision, End, Options};

use crate::args::{EncodingCommandArguments, EncodingFormat};
use crate::files::Files;
use crate::input::{Input, Inputs};
use crate::output::{Outcome, Trouble};

pub(crate) fn run(arguments: &EncodingCommandArguments) -> Result<Outcome, Trouble> {
    let inputs = Inputs::of_html(&arguments.files, "encoding")?;
    let metadata = arguments.encoding.metadata()?;
    let work = move |_: &Input, bytes: Vec<u8>| {
        // Only the parser knows of a `meta` element that comes late.
        let parsed = Options::new().parse(treewright::Input::bytes(&bytes, &metadata));
        (parsed.encoding.unwrap_or_else(|| metadata.sniff(&bytes)), parsed.end)
    };
    Files::new(inputs, arguments.threads).each(work, |input, (decision, end), out| {
        match arguments.format {
            EncodingFormat::Text => write_text(input, &decision, out),
            EncodingFormat::Json => write_json(input, &decision, out),
        }
        .map_err(Trouble::output)?;
        if end == End::Truncated {
            out.complain(&format_args!("{input}: longer than the 4 GiB that can be parsed"))?;
            return Ok(Outcome::UnreadableInput);
        }
        Ok(Outcome::Fine)
    })
}

/// The longest names of a step and of an encoding, so that all files have the same columns:
/// `container-document`, `x-mac-cyrillic` and `x-user-defined`.
const STEP_WIDTH: usize = 18;
const ENCODING_WIDTH: usize = 14;

fn write_text(input: &Input, decision: &EncodingDecision, out: &mut impl Write) -> io::Result<()> {
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

fn write_json(input: &Input, decision: &EncodingDecision, out: &mut impl Write) -> io::Result<()> {
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
