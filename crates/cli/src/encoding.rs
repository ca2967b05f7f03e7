//! `treewright encoding`: the encoding of each file, and the step that decided on it.

use std::io::{self, Write};

use serde::Serialize;
use treewright::{Encoding, EncodingDecision, End, Options};

use crate::args::{EncodingCommandArguments, EncodingFormat};
use crate::binary::Binary;
use crate::files::Files;
use crate::input::{Input, Inputs};
use crate::output::{Failure, Outcome};
use crate::visible::Notation;

pub(crate) fn run(arguments: &EncodingCommandArguments) -> Result<Outcome, Failure> {
    let inputs = Inputs::of_html(&arguments.files, "encoding")?;
    let metadata = arguments.encoding.metadata()?;
    let work = move |input: &Input| {
        let bytes = input.read()?;
        // Only the parser finds a `meta` element that comes late.
        let parsed = Options::new().parse(treewright::Input::bytes(&bytes, &metadata));
        let decision = parsed.encoding.unwrap_or_else(|| metadata.sniff(&bytes));
        let binary = Binary::find(&bytes, Some(decision.encoding));
        Ok((decision, binary, parsed.end))
    };
    let notation = match arguments.format {
        EncodingFormat::Text => Notation::Text,
        EncodingFormat::Json => Notation::Json,
    };
    let files = Files::new(inputs, arguments.threads);
    files.each(notation, work, |input, (decision, binary, end), out| {
        match arguments.format {
            EncodingFormat::Text => write_text(&out.name(input), &decision, out),
            EncodingFormat::Json => write_json(input, &decision, out),
        }
        .map_err(Failure::output)?;
        if let Some(binary) = binary {
            out.print_message(&format_args!("warning: {input}: {binary}"))?;
        }
        if end == End::Truncated {
            out.print_message(&format_args!("{input}: longer than the 4 GiB that can be parsed"))?;
            return Ok(Outcome::UnreadableInput);
        }
        Ok(Outcome::Fine)
    })
}

/// Lengths of the longest names, so that the columns of all files line up: `container-document` among
/// steps, `x-mac-cyrillic` and `x-user-defined` among encodings.
const STEP_WIDTH: usize = 18;
const ENCODING_WIDTH: usize = 14;

fn write_text(file: &str, decision: &EncodingDecision, out: &mut impl Write) -> io::Result<()> {
    let EncodingDecision { encoding, confidence, source, steps, .. } = decision;
    writeln!(out, "{file}: {} ({confidence}), by {source}", encoding.name())?;
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
