//! `treewright markdown`: pages as Markdown.

use clap::Args;
use treewright::read::{MarkdownOptions, markdown};

use crate::arguments::{PagesArguments, PartsArguments, UrlArguments};
use crate::output::{Failure, Outcome};
use crate::parts::{self, Text};

#[derive(Debug, Args)]
#[command(after_help = "\
Prints the text of the command `text`, with headings, emphasis, code, lists, quotes, tables, links and images
in CommonMark syntax.

Examples:
  treewright markdown page.html
  treewright markdown --select article --base https://example.com/ page.html
  curl -s https://example.com/ | treewright markdown --no-links --no-images

Exit codes: 0 text was found, 1 none was found, 2 wrong usage or a file that cannot be read.")]
pub(crate) struct MarkdownArguments {
    /// Write only the text of links
    #[arg(long)]
    no_links: bool,

    /// Omit images
    #[arg(long)]
    no_images: bool,

    #[command(flatten)]
    parts: PartsArguments,

    #[command(flatten)]
    urls: UrlArguments,

    #[command(flatten)]
    pages: PagesArguments,
}

pub(crate) fn run(arguments: MarkdownArguments) -> Result<Outcome, Failure> {
    let MarkdownArguments { no_links, no_images, parts, urls, pages } = arguments;
    parts::print(
        &pages,
        "markdown",
        &parts,
        move |page| {
            MarkdownOptions::new()
                .scripting(page.has_scripting)
                .links(!no_links)
                .images(!no_images)
                .urls(urls.urls(&page.parsed.document))
        },
        |node, options| Text::Markdown(markdown(node, options)),
    )
}
