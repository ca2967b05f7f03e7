//! The command line: commands, options, and their help.

use std::ffi::OsString;
use std::path::Path;
use std::thread;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Args, Parser, Subcommand, ValueEnum, value_parser};
use treewright::{Context, Edition, Limits};

use crate::metadata::EncodingArguments;
use crate::output::{Failure, Outcome};

/// The HTML parser of the HTML Standard: any HTML in, the standard's tree out
#[derive(Debug, Parser)]
#[command(name = "treewright", version, propagate_version = true, subcommand_required = true)]
#[command(after_help = "\
Exit codes: 0 success, 1 the errors that were asked for, 2 wrong usage or a file that cannot be read.")]
struct CommandLine {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Parse HTML and print the tree
    Parse(ParseArguments),
    /// Parse many small documents: JSON lines in, JSON lines out
    Batch(BatchArguments),
    /// Show the encoding of files, and the step that decided on it
    Encoding(EncodingCommandArguments),
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  treewright parse page.html
  treewright parse --fragment tr --format html cells.html
  treewright parse --encoding windows-1251 --errors --no-tree old.html
  treewright parse --format json pages > trees.jsonl
  treewright parse --limits browser,nodes=100000,time=2.5 hostile.html
  curl -s https://example.com/ | treewright parse --format json --errors

Exit codes: 0 success, 1 errors if --errors is given, 2 wrong usage or a file that cannot be read.")]
pub(crate) struct ParseArguments {
    /// Files, or folders with .html and .htm files. `-` is standard input, which is also the default
    /// unless it is a terminal
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<OsString>,

    /// Form of the output
    #[arg(long, value_enum, default_value_t = Format::Tree)]
    pub(crate) format: Format,

    /// Leave out the tree: print nothing, or with `--format json` only the other fields
    #[arg(long)]
    pub(crate) no_tree: bool,

    /// Parse a fragment, as the contents of this element: `tr`, `svg path`,
    /// `math annotation-xml encoding=text/html`
    #[arg(long, value_name = "CONTEXT")]
    pub(crate) fragment: Option<Context>,

    /// Parse as a browser with scripting on, where `noscript` contains text. No script is run
    #[arg(long, value_enum, default_value_t = Switch::Off)]
    pub(crate) scripting: Switch,

    /// Rules of the standard as it is now, or as it was from 2018 to 2023
    #[arg(long, value_enum, default_value_t = EditionName::Living)]
    pub(crate) edition: EditionName,

    /// Report parse errors and malformed bytes, on standard error or inside the JSON
    #[arg(long)]
    pub(crate) errors: bool,

    /// End each parse at its first parse error and report it (implies --errors)
    #[arg(long)]
    pub(crate) stop_at_first_error: bool,

    /// Bounds of each parse: `none`, `browser` (512 open elements, as in browsers, 10,000
    /// formatting elements that are opened again, and 10,000 errors), or some of `depth=N`,
    /// `nodes=N`, `attributes=N`, `formatting-work=N`, `bytes=N`, `errors=N`, `time=SECONDS`,
    /// separated by commas. A limit that was met is a warning
    #[arg(long, default_value = "none")]
    pub(crate) limits: Limits,

    #[command(flatten)]
    pub(crate) threads: ThreadsArgument,

    #[command(flatten)]
    pub(crate) encoding: EncodingArguments,
}

#[derive(Debug, Args)]
#[command(after_help = "\
A line in:   {\"id\": 1, \"html\": \"<td>x\", \"context\": \"tr\"}
A line out:  {\"id\":1,\"tree\":\"| <td>\\n|   \\\"x\\\"\",\"quirks_mode\":\"no-quirks\",\"encoding\":null,
              \"confidence\":\"irrelevant\",\"errors\":[]}

Bytes in:    {\"id\": 2, \"bytes_b64\": \"PHA+y+g=\", \"content_type\": \"text/html; charset=windows-1251\"}

All fields: id, html or bytes_b64, context, scripting, edition, quirks, srcdoc,
declarative_shadow_roots, limits, chunk, and for bytes content_type, encoding, locale, detect;
docs/cli.md describes them. The options apply to lines without the field of that name.
A line that cannot be parsed is answered by {\"id\":...,\"error\":\"...\"}.

Exit codes: 0 success, 2 wrong usage or a file that cannot be read.")]
pub(crate) struct BatchArguments {
    /// Files of JSON lines. `-` is standard input, which is also the default
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<OsString>,

    /// Bounds of each parse, for lines without `limits`: `none`, `browser`, or some of `depth=N`,
    /// `nodes=N`, `attributes=N`, `formatting-work=N`, `bytes=N`, `errors=N`, `time=SECONDS`,
    /// separated by commas. Answers then say how the parse ended and which limits it met
    #[arg(long)]
    pub(crate) limits: Option<Limits>,

    #[command(flatten)]
    pub(crate) threads: ThreadsArgument,

    #[command(flatten)]
    pub(crate) encoding: EncodingArguments,
}

#[derive(Debug, Args)]
#[command(after_help = "\
The first line has the encoding, the confidence of the standard's algorithm, and the step that
decided. The other lines have the result of each step; the one that decided is marked:

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
    pub(crate) files: Vec<OsString>,

    /// Form of the output
    #[arg(long, value_enum, default_value_t = EncodingFormat::Text)]
    pub(crate) format: EncodingFormat,

    #[command(flatten)]
    pub(crate) threads: ThreadsArgument,

    #[command(flatten)]
    pub(crate) encoding: EncodingArguments,
}

#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct ThreadsArgument {
    /// Number of threads, each working on one document; default: the number of cores. The output
    /// does not depend on it
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

impl ThreadsArgument {
    pub(crate) fn count(self) -> usize {
        match self.threads {
            Some(count) => count.into(),
            None => thread::available_parallelism().map_or(1, Into::into),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// The tree in the format of the html5lib tests
    Tree,
    /// HTML, serialized by the standard's algorithm
    Html,
    /// One line of JSON for each file
    Json,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum EncodingFormat {
    /// Several lines for each file
    Text,
    /// One line of JSON for each file
    Json,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Switch {
    On,
    Off,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum EditionName {
    Living,
    Classic,
}

impl EditionName {
    pub(crate) fn edition(self) -> Edition {
        match self {
            Self::Living => Edition::LIVING,
            Self::Classic => Edition::CLASSIC,
        }
    }
}

/// Reads the command line. An error is the answer to print in place of running it.
pub(crate) fn read() -> Result<Command, Answer> {
    CommandLine::try_parse().map(|line| line.command).map_err(Answer)
}

/// The help or the version that was asked for, or the error in the command line.
pub(crate) struct Answer(clap::Error);

impl Answer {
    pub(crate) fn print(&self) -> Result<Outcome, Failure> {
        match self.0.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
                self.0.print().map_err(Failure::output)?;
                Ok(Outcome::Fine)
            }
            ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
                Err(Failure::usage(
                    "name a command: `parse`, `batch` or `encoding`; see `treewright --help`",
                ))
            }
            _ => {
                let message = self.file_in_place_of_a_command();
                Err(Failure::usage(&message.unwrap_or_else(|| self.in_one_line())))
            }
        }
    }

    /// The message if the first argument is a file, a folder or standard input.
    fn file_in_place_of_a_command(&self) -> Option<String> {
        let Some(ContextValue::String(name)) = self.0.get(ContextKind::InvalidSubcommand) else {
            return None;
        };
        (name == "-" || Path::new(name).exists()).then(|| {
            let word = word_of_shell(name);
            format!(
                "{name:?} is not a command; did you mean `treewright parse {word}`? see `treewright --help`"
            )
        })
    }

    /// The error and the tips of clap, which come in paragraphs, without the usage behind them.
    fn in_one_line(&self) -> String {
        let text = self.0.render().to_string();
        let mut paragraphs = text.split("\n\n").map(|paragraph| {
            // A paragraph has several lines if it lists values.
            paragraph.split_whitespace().collect::<Vec<_>>().join(" ")
        });
        let error = paragraphs.next().unwrap_or_default();
        let mut line = error.strip_prefix("error: ").unwrap_or(&error).to_owned();
        for paragraph in paragraphs {
            for tip in paragraph.split("tip: ").skip(1) {
                line.push_str("; ");
                line.push_str(tip.trim_end());
            }
        }
        line.push_str("; see `treewright --help`");
        line
    }
}

/// A file name as a shell takes it.
fn word_of_shell(name: &str) -> String {
    let is_plain =
        |character: char| character.is_alphanumeric() || "-_./+:@%,=".contains(character);
    if !name.is_empty() && name.chars().all(is_plain) {
        return name.to_owned();
    }
    format!("'{}'", name.replace('\'', r"'\''"))
}
