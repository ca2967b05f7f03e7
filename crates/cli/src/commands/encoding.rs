//! `treewright encoding`: the encoding of each file, and the step that decided on it.

use std::ffi::OsString;
use std::io::{self, Write};

use clap::{Args, ValueEnum};
use serde::Serialize;
use treewright::{Encoding, EncodingDecision, Options};

use crate::arguments::{EncodingArguments, JsonArgument, LimitsArgument, ThreadsArgument};
use crate::input::{Input, Inputs};
use crate::output::{Failure, Notation, Outcome, Printer, style};
use crate::pages::{Pages, Reader};
use crate::results::write_json_line;

#[derive(Debug, Args)]
#[command(after_help = "\
The first line shows the encoding, the confidence of the standard's algorithm, and the deciding step.
The other lines show the result of each step; the deciding one is marked:

  page.html: windows-1251 (certain), by transport-layer
      byte-order-mark     -
      user-override       -
    * transport-layer     windows-1251
      prescan             UTF-8           <meta charset> at byte 15
      container-document  -
      earlier-visit       -
      autodetection       -               off
      default             UTF-8

Examples:
  treewright encoding page.html
  treewright encoding --detect --format json *.html old/
  treewright encoding --content-type 'text/html; charset=windows-1251' --locale ru page.html

Exit codes: 0 success, 2 wrong usage or a file that cannot be read.")]
pub(crate) struct EncodingCommandArguments {
    /// Files, or folders with .html and .htm files. `-` is standard input, which is also the default
    /// unless it is a terminal
    #[arg(value_name = "FILE")]
    files: Vec<OsString>,

    /// Form of the output
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,

    #[command(flatten)]
    json: JsonArgument,

    #[command(flatten)]
    threads: ThreadsArgument,

    #[command(flatten)]
    limits: LimitsArgument,

    #[command(flatten)]
    encoding: EncodingArguments,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Several lines for each file
    Text,
    /// One line of JSON for each file
    Json,
}

pub(crate) fn run(arguments: &EncodingCommandArguments) -> Result<Outcome, Failure> {
    let EncodingCommandArguments { files, format, json, threads, limits, encoding } = arguments;
    let format = if json.json { Format::Json } else { *format };
    let notation = match format {
        Format::Text => Notation::Text,
        Format::Json => Notation::Json,
    };
    let inputs = Inputs::of_html(files, "encoding")?;
    // Only the parser finds a `meta` element that comes late.
    let reader = Reader::of_documents(Options::new(), encoding.metadata()?);
    let reader = reader.within(&limits.limits);
    let pages = Pages::of_inputs(inputs, *threads, reader, notation);
    pages.print(move |page, out| {
        if let Some(decision) = &page.parsed.encoding {
            match format {
                Format::Text => write_text(&page.input, decision, out)?,
                Format::Json => write_json(&page.input, decision, out)?,
            }
        }
        Ok(Outcome::Fine)
    })
}

/// Lengths of the longest names, so that the columns of all files line up: `container-document` among
/// steps, `x-mac-cyrillic` and `x-user-defined` among encodings.
const STEP_WIDTH: usize = 18;
const ENCODING_WIDTH: usize = 14;

fn write_text(input: &Input, decision: &EncodingDecision, out: &mut Printer<'_>) -> io::Result<()> {
    let EncodingDecision { encoding, confidence, source, steps, .. } = decision;
    out.name(style::FILE, input)?;
    writeln!(out, ": {} ({confidence}), by {source}", encoding.name())?;
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
    write_json_line(out, &json)
}
