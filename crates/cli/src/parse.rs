//! `treewright parse`: files in, trees out.

use std::fmt::Write as _;
use std::io::{self, IsTerminal as _, Write};
use std::sync::Arc;

use treewright::dom::SerializeOptions;
use treewright::{
    Document, LocatedDecodingError, LocatedParseError, NodeId, NodeKind, Options,
    OutOfBandMetadata, Parsed,
};

use crate::args::{Format, ParseArguments, Switch};
use crate::binary::Binary;
use crate::errors::{JsonDecodingError, JsonError, print_errors};
use crate::files::Files;
use crate::input::{Input, Inputs, Unreadable};
use crate::limits::{MetLimit, is_too_long};
use crate::output::{BoundedBuffer, Failure, Outcome, write_text};
use crate::visible::Notation;

pub(crate) fn run(arguments: ParseArguments) -> Result<Outcome, Failure> {
    let inputs = Inputs::of_html(&arguments.files, "parse")?;
    let metadata = arguments.encoding.metadata()?;
    let files = Files::new(inputs, arguments.threads);
    let (several, ahead) = (files.may_be_several(), files.are_in_parallel());
    let arguments = Arc::new(arguments);
    let work = {
        let arguments = Arc::clone(&arguments);
        move |input: &Input| {
            let (parsed, bytes) = parse(input, &arguments, &metadata)?;
            Ok(Page::new(parsed, bytes, input, ahead, &arguments))
        }
    };
    let notation = match arguments.format {
        Format::Tree | Format::Html => Notation::Text,
        Format::Json => Notation::Json,
    };
    let has_headers = several && arguments.format == Format::Tree && !arguments.no_tree;
    let mut is_first = true;
    files.each(notation, work, |input, page, out| {
        if has_headers {
            let gap = if is_first { "" } else { "\n" };
            let name = out.name(input);
            writeln!(out, "{gap}==> {name} <==").map_err(Failure::output)?;
        }
        is_first = false;
        let findings = match page {
            Page::Printed { text, findings } => {
                out.write_all(&text).map_err(Failure::output)?;
                findings
            }
            Page::Parsed { parsed, bytes } => {
                print(&parsed, &bytes, input, &arguments, out).map_err(Failure::output)?;
                Findings::new(*parsed, &bytes)
            }
        };
        let Findings { binary, is_too_long, limits_met, errors, errors_left_out, decoding_errors } =
            findings;
        let mut outcome = Outcome::Fine;
        if let Some(binary) = binary {
            out.print_message(&format_args!("warning: {input}: {binary}"))?;
        }
        for met in &limits_met {
            out.print_message(&format_args!("warning: {input}: {met}"))?;
        }
        if is_too_long {
            out.print_message(&format_args!("{input}: longer than the 4 GiB that can be parsed"))?;
            outcome = Outcome::UnreadableInput;
        }
        if !errors.is_empty() || !decoding_errors.is_empty() || errors_left_out > 0 {
            outcome = outcome.max(Outcome::Findings);
            if arguments.format != Format::Json {
                out.with_standard_error(|| print_errors(input, &errors, &decoding_errors))?;
            }
            if errors_left_out > 0 {
                let errors = if errors_left_out == 1 { "error" } else { "errors" };
                out.print_message(&format_args!(
                    "warning: {input}: {errors_left_out} more parse {errors}"
                ))?;
            }
        }
        Ok(outcome)
    })
}

/// Reads and parses a file. The bytes returned are those that were read.
fn parse(
    input: &Input,
    arguments: &ParseArguments,
    metadata: &OutOfBandMetadata,
) -> Result<(Parsed, Vec<u8>), Unreadable> {
    let options = options(arguments);
    let limits = &arguments.limits;
    let may_stop = arguments.stop_at_first_error
        || limits.bytes.is_some()
        || limits.nodes.is_some()
        || limits.time.is_some();
    if may_stop {
        return parse_while_reading(input, arguments, metadata);
    }
    let bytes = input.read()?;
    let page = treewright::Input::bytes(&bytes, metadata);
    let parsed = match &arguments.fragment {
        Some(context) => options.parse_fragment(page, context),
        None => options.parse(page),
    };
    Ok((parsed, bytes))
}

/// Parses a file piece by piece, and reads none after the one at which the parse ends: the input
/// may be endless.
fn parse_while_reading(
    input: &Input,
    arguments: &ParseArguments,
    metadata: &OutOfBandMetadata,
) -> Result<(Parsed, Vec<u8>), Unreadable> {
    /// No encoding needs more bytes for one byte of text. (ISO-2022-JP can switch to another
    /// character set before each character.)
    const MOST_FOR_A_BYTE_OF_TEXT: usize = 4;
    // A change of the encoding needs all bytes again, as it does where the file is read first.
    let options = options(arguments).limit_of_kept_bytes(u64::MAX);
    let mut parser = match &arguments.fragment {
        Some(context) => options.fragment_parser(context).for_bytes(metadata),
        None => options.parser().for_bytes(metadata),
    };
    // The "replacement" encoding has one character of text for any number of bytes. Without a limit,
    // text ends where offsets can no longer count it.
    let bytes_of_text = arguments.limits.bytes.unwrap_or(u32::MAX) as usize;
    let most = MOST_FOR_A_BYTE_OF_TEXT.saturating_mul(bytes_of_text).saturating_add(PIECE);
    let mut source = input.open()?;
    let mut piece = vec![0; PIECE];
    let mut bytes = Vec::new();
    loop {
        let piece = input.read_piece(&mut source, &mut piece)?;
        bytes.extend_from_slice(piece);
        parser.push_bytes(piece);
        let is_cut_off = parser.syntax().limits_met().iter().any(|met| met.limit.cuts_off());
        let has_error = arguments.stop_at_first_error && !parser.errors().is_empty();
        if piece.is_empty() || is_cut_off || has_error || bytes.len() > most {
            return Ok((parser.finish(), bytes));
        }
    }
}

/// The number of bytes read at a time if the parse may end before the input does.
const PIECE: usize = 1 << 16;

/// A file that waits for its turn.
enum Page {
    Printed {
        text: Vec<u8>,
        findings: Findings,
    },
    /// Printed when its turn comes.
    Parsed {
        parsed: Box<Parsed>,
        bytes: Vec<u8>,
    },
}

/// Everything to report about a file besides its tree.
struct Findings {
    binary: Option<Binary>,
    is_too_long: bool,
    limits_met: Vec<MetLimit>,
    errors: Vec<LocatedParseError>,
    errors_left_out: u64,
    decoding_errors: Vec<LocatedDecodingError>,
}

impl Findings {
    fn new(parsed: Parsed, bytes: &[u8]) -> Self {
        let encoding = parsed.encoding.as_ref().map(|decision| decision.encoding);
        let binary = Binary::find(bytes, encoding);
        let is_too_long = is_too_long(&parsed);
        let limits_met = MetLimit::all(&parsed, Some(bytes));
        let Parsed { errors, errors_left_out, decoding_errors, .. } = parsed;
        Self { binary, is_too_long, limits_met, errors, errors_left_out, decoding_errors }
    }
}

impl Page {
    /// Prints now if `ahead` is true and the output is not too long to keep.
    fn new(
        parsed: Parsed,
        bytes: Vec<u8>,
        input: &Input,
        ahead: bool,
        arguments: &ParseArguments,
    ) -> Self {
        let mut out = BoundedBuffer::of_input(bytes.len());
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
        .limits(arguments.limits.clone())
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
        Format::Tree | Format::Html if arguments.no_tree => Ok(()),
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

/// All shadow roots: `treewright` prints them all, so that no part of a page is lost.
fn shadow_roots(document: &Document, root: NodeId) -> Vec<NodeId> {
    let mut nodes: Vec<NodeId> = document.descendants_with_fragments(root).collect();
    nodes.retain(|node| document.kind(*node) == Some(NodeKind::ShadowRoot));
    nodes
}

/// One line: an object with the facts about the file, and its tree.
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
        if parsed.errors_left_out > 0 {
            write!(out, ",\"errors_left_out\":{}", parsed.errors_left_out)?;
        }
        out.write_all(b",\"decoding_errors\":")?;
        serde_json::to_writer(&mut *out, &JsonDecodingError::all(parsed))?;
    }
    write!(out, ",\"end\":\"{}\"", parsed.end.as_str())?;
    if !parsed.limits_met.is_empty() {
        out.write_all(b",\"limits_met\":")?;
        serde_json::to_writer(&mut *out, &MetLimit::all(parsed, None))?;
    }
    if !arguments.no_tree {
        out.write_all(b",\"tree\":")?;
        write_text(out, |out| parsed.document.write_json(parsed.document.root(), out))?;
    }
    out.write_all(b"}\n")
}
