//! `treewright format` and `treewright minify`: pages written again from their trees.

use std::io::Write as _;
use std::str::FromStr;

use clap::Args;
use treewright::{
    End, Minifier, MinifyOptions, PrettyOptions, PrettyPrinter, Rewritten, WriteError,
};

use super::target::{Target, TargetArguments};
use crate::arguments::PagesArguments;
use crate::output::{Failure, Notation, Outcome};
use crate::pages::{Page, Pages};

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
    // Without one, the names of files that would change are printed.
    let target = if check { None } else { Some(Target::new(target, &pages, command, "")?) };
    pages.print(move |page, out| {
        if !matches!(page.parsed.end, End::Complete | End::Degraded) {
            out.failure("not changed: the parse stopped before the end of the page");
            return Ok(Outcome::NothingFound);
        }
        match rewrite(page) {
            Ok(Rewritten { html, bytes, .. }) => match &target {
                Some(target) => {
                    target.write(page, &html, &bytes, out)?;
                    Ok(Outcome::Fine)
                }
                None if bytes == page.bytes => Ok(Outcome::Fine),
                None => {
                    writeln!(out, "{}", page.input)?;
                    Ok(Outcome::Findings)
                }
            },
            Err(error) => {
                out.failure(format_args!("not changed: {error}"));
                Ok(Outcome::NothingFound)
            }
        }
    })
}
