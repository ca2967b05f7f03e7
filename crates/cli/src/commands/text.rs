//! `treewright text`: the text of pages.

use clap::Args;
use treewright::read::{InnerTextOptions, inner_text};

use crate::arguments::{PagesArguments, PartsArguments};
use crate::output::{Failure, Outcome};
use crate::parts::{self, Text};

#[derive(Debug, Args)]
#[command(after_help = "\
Prints the text as a browser shows it: without scripts, styles and hidden parts, with line breaks between
blocks, empty lines around paragraphs, and tabs between table cells. Style sheets are not read.

Examples:
  treewright text page.html
  treewright text --select article site
  curl -s https://example.com/ | treewright text | wc -w

Exit codes: 0 text was found, 1 none was found, 2 wrong usage or a file that cannot be read.")]
pub(crate) struct TextArguments {
    /// Print all text, including white space, hidden parts, scripts and styles
    #[arg(long)]
    all: bool,

    #[command(flatten)]
    parts: PartsArguments,

    #[command(flatten)]
    pages: PagesArguments,
}

pub(crate) fn run(arguments: TextArguments) -> Result<Outcome, Failure> {
    let TextArguments { all, parts, pages } = arguments;
    parts::print(
        &pages,
        "text",
        &parts,
        |page| InnerTextOptions::new().scripting(page.has_scripting),
        move |node, options| Text::Text(if all { node.text() } else { inner_text(node, options) }),
    )
}
