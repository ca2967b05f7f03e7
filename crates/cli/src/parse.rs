//! `treewright parse`: files in, trees out.

use std::fmt::Write as _;
use std::io::{self, IsTerminal as _, Write};
use std::sync::Arc;

use treewright::dom::SerializeOptions;
use treewright::{
    Document, LocatedDecodingError, LocatedParseError, NodeId, NodeKind, Options, Parsed,
};

use crate::args::{Format, ParseArguments, Switch};
use crate::errors::{JsonDecodingError, JsonError, complain_at};
use crate::files::Files;
use crate::input::{Input, Inputs};
use crate::limits::{MetLimit, is_too_long};
use crate::output::{Outcome, OutputAhead, Trouble, write_text};

pub(crate) fn run(arguments: ParseArguments) -> Result<Outcome, Trouble> {
    let inputs = Inputs::of_html(&arguments.files, "parse")?;
    let metadata = arguments.encoding.metadata()?;
    let files = Files::new(inputs, arguments.threads);
    let (several, ahead) = (files.may_be_several(), files.are_in_parallel());
    let arguments = Arc::new(arguments);
    let work = {
        let (arguments, options) = (Arc::clone(&arguments), options(&arguments));
        move |input: &Input, bytes: Vec<u8>| {
            let parsed = match &arguments.fragment {
                Some(context) => {
                    options.parse_fragment(treewright::Input::bytes(&bytes, &metadata), context)
                }
                None => options.parse(treewright::Input::bytes(&bytes, &metadata)),
            };
            Page::new(parsed, bytes, input, ahead, &arguments)
        }
    };
    let mut is_first = true;
    files.each(work, |input, page, out| {
        if several && arguments.format == Format::Tree {
            let gap = if is_first { "" } else { "\n" };
            writeln!(out, "{gap}==> {input} <==").map_err(Trouble::output)?;
        }
        is_first = false;
        let Findings { is_too_long, limits_met, errors, decoding_errors } = match page {
            Page::Printed { text, findings } => {
                out.write_all(&text).map_err(Trouble::output)?;
                findings
            }
            Page::Parsed { parsed, bytes } => {
                print(&parsed, &bytes, input, &arguments, out).map_err(Trouble::output)?;
                Findings::new(*parsed, &bytes)
            }
        };
        let mut outcome = Outcome::Fine;
        for met in &limits_met {
            out.complain(&format_args!("warning: {input}: {met}"))?;
        }
        if is_too_long {
            out.complain(&format_args!("{input}: longer than the 4 GiB that can be parsed"))?;
            outcome = Outcome::UnreadableInput;
        }
        if !errors.is_empty() || !decoding_errors.is_empty() {
            outcome = outcome.max(Outcome::Findings);
            if arguments.format != Format::Json {
                out.beside(|| complain_at(input, &errors, &decoding_errors))?;
            }
        }
        Ok(outcome)
    })
}

/// A file that waits for its turn.
enum Page {
    Printed {
        text: Vec<u8>,
        findings: Findings,
    },
    /// To be printed then.
    Parsed {
        parsed: Box<Parsed>,
        bytes: Vec<u8>,
    },
}

/// What there is to say of a file besides its tree.
struct Findings {
    is_too_long: bool,
    limits_met: Vec<MetLimit>,
    errors: Vec<LocatedParseError>,
    decoding_errors: Vec<LocatedDecodingError>,
}

impl Findings {
    fn new(parsed: Parsed, bytes: &[u8]) -> Self {
        let is_too_long = is_too_long(&parsed);
        let limits_met = MetLimit::all(&parsed, Some(bytes));
        let Parsed { errors, decoding_errors, .. } = parsed;
        Self { is_too_long, limits_met, errors, decoding_errors }
    }
}

impl Page {
    /// Prints `ahead`, unless that would be too much.
    fn new(
        parsed: Parsed,
        bytes: Vec<u8>,
        input: &Input,
        ahead: bool,
        arguments: &ParseArguments,
    ) -> Self {
        let mut out = OutputAhead::of_input(bytes.len());
        if !ahead || print(&parsed, &bytes, input, arguments, &mut out).is_err() {
            return Self::Parsed { parsed: Box::new(parsed), bytes };
        }
        Self::Printed { text: out.bytes(), findings: Findings::new(parsed, &bytes) }
    }
}

fn options(arguments: &ParseArguments) -> Options {
    Options::new()
        .scripting(arguments.scripting == Switch::On)
        .edition(arguments.edition.edition())
        .collect_errors(arguments.errors)
        .stop_at_first_error(arguments.stop_at_first_error)
        .limits(arguments.limits)
}

fn print(
    parsed: &Parsed,
    bytes: &[u8],
    input: &Input,
    arguments: &ParseArguments,
    out: &mut impl Write,
) -> io::Result<()> {
    let Parsed { document, .. } = parsed;
    let root = document.root();
    match arguments.format {
        Format::Tree => write_text(out, |out| document.dump_to(root, out)),
        Format::Html => {
            let options = SerializeOptions::new()
                .scripting(arguments.scripting == Switch::On)
                .shadow_roots(shadow_roots(document, root));
            write_text(out, |out| {
                document.serialize(root, &options, out)?;
                if !out.ends_a_line() && io::stdout().is_terminal() {
                    out.write_char('\n')?;
                }
                Ok(())
            })
        }
        Format::Json => write_json(parsed, bytes, input, arguments, out),
    }
}

/// All shadow roots, so that nothing that the page says is lost.
fn shadow_roots(document: &Document, root: NodeId) -> Vec<NodeId> {
    let mut nodes: Vec<NodeId> = document.descendants_with_fragments(root).collect();
    nodes.retain(|node| document.kind(*node) == Some(NodeKind::ShadowRoot));
    nodes
}

/// One line: what there is to know of the file, and its tree.
fn write_json(
    parsed: &Parsed,
    bytes: &[u8],
    input: &Input,
    arguments: &ParseArguments,
    out: &mut impl Write,
) -> io::Result<()> {
    out.write_all(b"{\"file\":")?;
    serde_json::to_writer(&mut *out, &input.to_string())?;
    write!(out, ",\"quirks_mode\":\"{}\"", parsed.document.mode().as_str())?;
    if let Some(decision) = &parsed.encoding {
        // The names have no characters that JSON would escape.
        let (encoding, confidence) = (decision.encoding.name(), decision.confidence.as_str());
        write!(out, ",\"encoding\":\"{encoding}\",\"confidence\":\"{confidence}\"")?;
    }
    if arguments.errors || arguments.stop_at_first_error {
        out.write_all(b",\"errors\":")?;
        serde_json::to_writer(&mut *out, &JsonError::all(parsed, Some(bytes)))?;
        out.write_all(b",\"decoding_errors\":")?;
        serde_json::to_writer(&mut *out, &JsonDecodingError::all(parsed))?;
    }
    write!(out, ",\"end\":\"{}\"", parsed.end.as_str())?;
    if !parsed.limits_met.is_empty() {
        out.write_all(b",\"limits_met\":")?;
        serde_json::to_writer(&mut *out, &MetLimit::all(parsed, None))?;
    }
    out.write_all(b",\"tree\":")?;
    write_text(out, |out| parsed.document.write_json(parsed.document.root(), out))?;
    out.write_all(b"}\n")
}
