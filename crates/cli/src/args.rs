//! The command line: what can be asked for, and the help that says so.

use std::ffi::OsString;
use std::thread;

use clap::error::ErrorKind;
use clap::{Args, Parser, Subcommand, ValueEnum, value_parser};
use treewright::{Context, Edition, Limits};

use crate::metadata::EncodingArguments;
use crate::output::{Outcome, Trouble};

/// The HTML parser of the HTML Standard: any HTML in, the standard's tree out
#[derive(Debug, Parser)]
#[command(name = "treewright", version, propagate_version = true, subcommand_required = true)]
#[command(after_help = "\
Exit codes: 0 fine, 1 errors (where they were asked for), 2 wrong usage or trouble with a file.")]
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
    /// Say which encoding files are in, and why
    Encoding(EncodingCommandArguments),
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  treewright parse page.html
  treewright parse --fragment tr --format html cells.html
  treewright parse --encoding windows-1251 --errors old.html
  treewright parse --format json pages > trees.jsonl
  treewright parse --limits browser,nodes=100000,time=2.5 hostile.html
  curl -s https://example.com/ | treewright parse --format json --errors

Exit codes: 0 fine, 1 errors and --errors was given, 2 wrong usage or trouble with a file.")]
pub(crate) struct ParseArguments {
    /// Files to parse, or folders: the .html and .htm in them. `-` is standard input. Without any:
    /// standard input, unless that is a terminal
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<OsString>,

    /// What to print
    #[arg(long, value_enum, default_value_t = Format::Tree)]
    pub(crate) format: Format,

    /// Parse a fragment, the contents of this element: `tr`, `svg path`,
    /// `math annotation-xml encoding=text/html`
    #[arg(long, value_name = "CONTEXT")]
    pub(crate) fragment: Option<Context>,

    /// Parse as with scripting on: `noscript` holds text then. No script is run
    #[arg(long, value_enum, default_value_t = Switch::Off)]
    pub(crate) scripting: Switch,

    /// Which rules to follow: those of the standard of today, or those of 2018 to 2023
    #[arg(long, value_enum, default_value_t = EditionName::Living)]
    pub(crate) edition: EditionName,

    /// Report parse errors, and bytes that are malformed: on standard error, or inside the JSON
    #[arg(long)]
    pub(crate) errors: bool,

    /// End each parse at its first parse error and report that one (implies --errors)
    #[arg(long)]
    pub(crate) stop_at_first_error: bool,

    /// What a parse may take: `none`, `browser` (512 open elements, as browsers have it, and
    /// 10,000 formatting elements that are opened again), or some of `depth=N`, `nodes=N`,
    /// `attributes=N`, `formatting-work=N`, `bytes=N`, `time=SECONDS`, with commas between. A limit
    /// that was met is a warning
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
docs/cli.md describes them. The options hold for lines that do not say it themselves.
A line that cannot be parsed is answered by {\"id\":...,\"error\":\"...\"}.

Exit codes: 0 fine, 2 wrong usage or trouble with a file.")]
pub(crate) struct BatchArguments {
    /// Files of JSON lines; `-`, and no file at all, is standard input
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<OsString>,

    /// What a parse may take, for lines that do not say it: `none`, `browser`, or some of `depth=N`,
    /// `nodes=N`, `attributes=N`, `formatting-work=N`, `bytes=N`, `time=SECONDS`, with commas
    /// between. Answers then say how the parse ended, and which limits it met
    #[arg(long)]
    pub(crate) limits: Option<Limits>,

    #[command(flatten)]
    pub(crate) threads: ThreadsArgument,

    #[command(flatten)]
    pub(crate) encoding: EncodingArguments,
}

#[derive(Debug, Args)]
#[command(after_help = "\
The first line says the encoding, the confidence of the standard's algorithm, and the step that
decided. Then each step says what it knows of; the one that decided is marked:

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

Exit codes: 0 fine, 2 wrong usage or trouble with a file.")]
pub(crate) struct EncodingCommandArguments {
    /// Files to look at, or folders: the .html and .htm in them. `-` is standard input. Without any:
    /// standard input, unless that is a terminal
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<OsString>,

    /// What to print
    #[arg(long, value_enum, default_value_t = EncodingFormat::Text)]
    pub(crate) format: EncodingFormat,

    #[command(flatten)]
    pub(crate) threads: ThreadsArgument,

    #[command(flatten)]
    pub(crate) encoding: EncodingArguments,
}

#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct ThreadsArgument {
    /// Work on so many documents at the same time; without this on as many as there are cores. The
    /// output is the same
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
    /// The tree as the html5lib tests write it
    Tree,
    /// HTML again, serialized by the standard's algorithm
    Html,
    /// One line of JSON for each file
    Json,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum EncodingFormat {
    /// A few lines for each file, for people
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

/// What stands on the command line, or what to say in place of running it.
pub(crate) fn read() -> Result<Command, Answer> {
    CommandLine::try_parse().map(|line| line.command).map_err(Answer)
}

/// The help or the version that was asked for, or what is wrong with the command line.
pub(crate) struct Answer(clap::Error);

impl Answer {
    pub(crate) fn print(&self) -> Result<Outcome, Trouble> {
        match self.0.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
                self.0.print().map_err(Trouble::output)?;
                Ok(Outcome::Fine)
            }
            ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
                Err(Trouble::usage(
                    "say what to do: `parse`, `batch` or `encoding`; see `treewright --help`",
                ))
            }
            _ => {
                // The first paragraph says what is wrong, over several lines where it lists values.
                let text = self.0.render().to_string();
                let paragraph = text.split("\n\n").next().unwrap_or_default();
                let line = paragraph.split_whitespace().collect::<Vec<_>>().join(" ");
                let line = line.strip_prefix("error: ").unwrap_or(&line);
                Err(Trouble::usage(&format!("{line}; see `treewright --help`")))
            }
        }
    }
}
