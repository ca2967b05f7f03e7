//! `treewright parse`: files in, trees out.

use std::fmt::Write as _;
use std::io::{self, BufWriter, IsTerminal as _, Write};

use treewright::dom::SerializeOptions;
use treewright::{Document, NodeId, NodeKind, Options, Parsed};

use crate::args::{Format, ParseArguments, Switch};
use crate::errors::{JsonDecodingError, JsonError, complain_at};
use crate::input::{self, Input};
use crate::output::{Outcome, Trouble, complain, write_text};

pub(crate) fn run(arguments: &ParseArguments) -> Result<Outcome, Trouble> {
    let inputs = input::inputs_of_html(&arguments.files, "parse")?;
    let metadata = arguments.encoding.metadata()?;
    let options = options(arguments);
    let several = inputs.len() > 1;
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let mut outcome = Outcome::Fine;
    let mut printed = 0;
    for input in inputs {
        let bytes = match input.read() {
            Ok(bytes) => bytes,
            Err(message) => {
                out.flush().map_err(Trouble::output)?;
                complain(format_args!("{input}: {message}"));
                outcome = outcome.max(Outcome::UnreadableInput);
                continue;
            }
        };
        let parsed = match &arguments.fragment {
            Some(context) => options.parse_fragment_bytes(&bytes, context, &metadata),
            None => options.parse_bytes(&bytes, &metadata),
        };
        if several && arguments.format == Format::Tree {
            let gap = if printed > 0 { "\n" } else { "" };
            writeln!(out, "{gap}==> {input} <==").map_err(Trouble::output)?;
        }
        print(&parsed, &bytes, &input, arguments, &mut out).map_err(Trouble::output)?;
        printed += 1;
        if parsed.end == treewright::End::Truncated {
            out.flush().map_err(Trouble::output)?;
            complain(format_args!("{input}: longer than the 4 GiB that can be parsed"));
            outcome = outcome.max(Outcome::UnreadableInput);
        }
        if !parsed.errors.is_empty() || !parsed.decoding_errors.is_empty() {
            outcome = outcome.max(Outcome::Findings);
            if arguments.format != Format::Json {
                out.flush().map_err(Trouble::output)?;
                complain_at(&input, &parsed);
            }
        }
    }
    out.flush().map_err(Trouble::output)?;
    Ok(outcome)
}

fn options(arguments: &ParseArguments) -> Options {
    Options::new()
        .scripting(arguments.scripting == Switch::On)
        .edition(arguments.edition.edition())
        .collect_errors(arguments.errors)
        .stop_at_first_error(arguments.stop_at_first_error)
}

fn print(
    parsed: &Parsed,
    bytes: &[u8],
    input: &Input<'_>,
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
    nodes.retain(|node| document.node_kind(*node) == Some(NodeKind::ShadowRoot));
    nodes
}

/// One line: what there is to know of the file, and its tree.
fn write_json(
    parsed: &Parsed,
    bytes: &[u8],
    input: &Input<'_>,
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
    out.write_all(b",\"tree\":")?;
    write_text(out, |out| parsed.document.write_json(parsed.document.root(), out))?;
    out.write_all(b"}\n")
}
