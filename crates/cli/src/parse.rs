//! `treewright parse`: files in, trees out.

use std::io::{self, BufWriter, IsTerminal as _, Write};

use treewright::{Options, Parsed};

use crate::args::{Format, ParseArguments, Switch};
use crate::input::{self, Input};
use crate::json;
use crate::output::{Outcome, Trouble, complain, complain_at};

pub(crate) fn run(arguments: &ParseArguments) -> Result<Outcome, Trouble> {
    if arguments.files.is_empty() && input::standard_input_is_terminal() {
        return Err(Trouble::usage(
            "name a file to parse, or `-` for standard input; see `treewright parse --help`",
        ));
    }
    let options = options(arguments);
    let inputs = input::inputs(&arguments.files);
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
        let html = treewright::utf8_decode(&bytes);
        let parsed = match &arguments.fragment {
            Some(context) => options.parse_fragment(&html, context),
            None => options.parse(&html),
        };
        drop(html);
        if several && arguments.format == Format::Tree {
            let gap = if printed > 0 { "\n" } else { "" };
            writeln!(out, "{gap}==> {input} <==").map_err(Trouble::output)?;
        }
        print(&parsed, &input, arguments, &mut out).map_err(Trouble::output)?;
        printed += 1;
        if parsed.end == treewright::End::Truncated {
            out.flush().map_err(Trouble::output)?;
            complain(format_args!("{input}: longer than the 4 GiB that can be parsed"));
            outcome = outcome.max(Outcome::UnreadableInput);
        }
        if !parsed.errors.is_empty() {
            outcome = outcome.max(Outcome::Findings);
            if arguments.format != Format::Json {
                out.flush().map_err(Trouble::output)?;
                complain_at(&input, &parsed.errors);
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
    input: &Input<'_>,
    arguments: &ParseArguments,
    out: &mut impl Write,
) -> io::Result<()> {
    match arguments.format {
        Format::Tree => {
            out.write_all(tree(parsed).as_bytes())?;
            out.write_all(b"\n")
        }
        Format::Html => {
            let html = parsed.document.outer_html(parsed.root);
            out.write_all(html.as_bytes())?;
            if !html.ends_with('\n') && io::stdout().is_terminal() {
                out.write_all(b"\n")?;
            }
            Ok(())
        }
        Format::Json => {
            let with_errors = arguments.errors || arguments.stop_at_first_error;
            json::write(parsed, &input.to_string(), with_errors, out)
        }
    }
}

/// The tree as the html5lib tests write it, without a line break at the end.
pub(crate) fn tree(parsed: &Parsed) -> String {
    parsed.document.dump(parsed.root)
}
