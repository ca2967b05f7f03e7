//! `treewright format` and `treewright minify`: pages written again from their trees.

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::str::FromStr;

use clap::Args;
use treewright::{
    End, Minifier, MinifyOptions, PrettyOptions, PrettyPrinter, Rewritten, WriteError,
};

use crate::arguments::PagesArguments;
use crate::input::describe;
use crate::output::{Failure, Notation, Outcome, Printer};
use crate::pages::{Page, Pages};
use crate::saving;

#[derive(Debug, Args)]
#[command(after_help = "\
Puts each block on a separate line, indented by its depth; a browser shows the page as before. The result is
parsed again and compared; parts that cannot be written from their tree stay as they are in the source.

Examples:
  treewright format page.html
  treewright format --indent tab --in-place site
  treewright format --check site

Exit codes: 0 success, 1 --check found pages that would change, 2 wrong usage or a file that cannot be read
or written.")]
pub(crate) struct FormatArguments {
    /// The indentation of each level: a number of spaces, or `tab`
    #[arg(long, value_name = "N", default_value = "2")]
    indent: Indent,

    /// Do not write anything: print the names of files that would change
    #[arg(long, conflicts_with_all = ["in_place", "output"])]
    check: bool,

    #[command(flatten)]
    target: TargetArguments,

    #[command(flatten)]
    pages: PagesArguments,
}

#[derive(Debug, Args)]
#[command(after_help = "\
The result has the same tree, except for the parts that options remove: optional tags, quotes and character
references are omitted where that makes no difference. It is parsed again and compared; parts that cannot be
written from their tree stay as they are in the source.

Examples:
  treewright minify page.html > page.min.html
  treewright minify --collapse-white-space --remove-comments --in-place site

Exit codes: 0 success, 2 wrong usage or a file that cannot be read or written.")]
pub(crate) struct MinifyArguments {
    /// Remove white space that is not shown, as far as this is known without style sheets
    #[arg(long)]
    collapse_white_space: bool,

    /// Remove comments
    #[arg(long)]
    remove_comments: bool,

    #[command(flatten)]
    target: TargetArguments,

    #[command(flatten)]
    pages: PagesArguments,
}

/// The place that results go to; standard output without one.
#[derive(Debug, Args)]
struct TargetArguments {
    /// Write the pages to their files
    #[arg(long, short = 'i')]
    in_place: bool,

    /// Write the page to this file; `-` is standard output
    #[arg(long, short = 'o', value_name = "OUT", conflicts_with = "in_place")]
    output: Option<PathBuf>,
}

/// White space at the start of lines.
#[derive(Clone, Debug)]
struct Indent(String);

impl FromStr for Indent {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match (text, text.parse()) {
            ("tab", _) => Ok(Self("\t".to_owned())),
            (_, Ok(count @ 0..=16)) => Ok(Self(" ".repeat(count))),
            _ => Err("this must be a number from 0 to 16, or `tab`".to_owned()),
        }
    }
}

enum Target {
    StandardOutput,
    File(PathBuf),
    InPlace,
    /// Nowhere: the names of files that would change are printed.
    Names,
}

pub(crate) fn format(arguments: FormatArguments) -> Result<Outcome, Failure> {
    let FormatArguments { indent, check, target, pages } = arguments;
    let printer = PrettyPrinter::new().pretty_options(PrettyOptions::new().indent(&indent.0));
    run(&pages, "format", target, check, move |page| {
        printer.clone().parse_options(page.options()).print(page.as_input())
    })
}

pub(crate) fn minify(arguments: MinifyArguments) -> Result<Outcome, Failure> {
    let MinifyArguments { collapse_white_space, remove_comments, target, pages } = arguments;
    let options = MinifyOptions::new()
        .collapse_white_space(collapse_white_space)
        .remove_comments(remove_comments);
    let minifier = Minifier::new().minify_options(options);
    run(&pages, "minify", target, false, move |page| {
        minifier.clone().parse_options(page.options()).minify(page.as_input())
    })
}

fn run(
    arguments: &PagesArguments,
    command: &str,
    target: TargetArguments,
    check: bool,
    rewrite: impl Fn(&Page) -> Result<Rewritten, WriteError> + Send + Sync + 'static,
) -> Result<Outcome, Failure> {
    let pages = Pages::new(arguments, command, arguments.parsing.options(), Notation::Text)?;
    let usage = |message: &str| {
        Err(Failure::usage(&format!("{message}; see `treewright {command} --help`")))
    };
    let target = match target {
        _ if check => Target::Names,
        TargetArguments { in_place: true, .. } if pages.has_standard_input() => {
            return usage("standard input has no file to write to");
        }
        TargetArguments { in_place: true, .. } => Target::InPlace,
        _ if pages.may_be_several() => return usage("several files need --in-place"),
        TargetArguments { output: Some(file), .. } if file.as_os_str() != "-" => Target::File(file),
        TargetArguments { .. } => Target::StandardOutput,
    };
    pages.print(move |page, out| {
        if !matches!(page.parsed.end, End::Complete | End::Degraded) {
            out.failure("not changed: the parse stopped before the end of the page");
            return Ok(Outcome::NothingFound);
        }
        match rewrite(page) {
            Ok(rewritten) => target.write(page, &rewritten, out),
            Err(error) => {
                out.failure(format_args!("not changed: {error}"));
                Ok(Outcome::NothingFound)
            }
        }
    })
}

impl Target {
    fn write(
        &self,
        page: &Page,
        rewritten: &Rewritten,
        out: &mut Printer<'_>,
    ) -> io::Result<Outcome> {
        let Rewritten { html, bytes, .. } = rewritten;
        if matches!(self, Self::Names) {
            if *bytes == page.bytes {
                return Ok(Outcome::Fine);
            }
            writeln!(out, "{}", page.input)?;
            return Ok(Outcome::Findings);
        }
        if matches!(self, Self::StandardOutput) && out.is_for_a_terminal() {
            out.write_all(html.as_bytes())?;
            out.end_line_on_a_terminal()?;
            return Ok(Outcome::Fine);
        }
        match self {
            Self::StandardOutput | Self::Names => out.write_all(bytes)?,
            Self::InPlace => {
                if let Err(error) = saving::write(page, bytes) {
                    out.failure(error);
                }
            }
            Self::File(path) => {
                if let Err(error) = saving::replace(path, bytes) {
                    out.failure(format_args!(
                        "not written to {}: {}",
                        path.display(),
                        describe(&error)
                    ));
                }
            }
        }
        Ok(Outcome::Fine)
    }
}
