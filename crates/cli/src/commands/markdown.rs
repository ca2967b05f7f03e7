//! `treewright markdown`: pages as Markdown.

use clap::Args;
use treewright::read::{MarkdownOptions, markdown, markdown_styled};

use crate::arguments::{PagesArguments, PartsArguments, ShownArguments, UrlArguments};
use crate::output::{Failure, Outcome};
use crate::parts::{self, Text};
use crate::shown::Showing;

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
    shown: ShownArguments,

    #[command(flatten)]
    urls: UrlArguments,

    #[command(flatten)]
    pages: PagesArguments,
}

pub(crate) fn run(arguments: MarkdownArguments) -> Result<Outcome, Failure> {
    let MarkdownArguments { no_links, no_images, parts, shown, urls, pages } = arguments;
    let showing = Showing::new(&shown, &urls)?;
    parts::print(
        &pages,
        "markdown",
        &parts,
        move |page, out| {
            let options = MarkdownOptions::new()
                .scripting(page.has_scripting)
                .links(!no_links)
                .images(!no_images)
                .urls(urls.urls(&page.parsed.document));
            (options, showing.of(page, out))
        },
        |node, (options, shown)| {
            Text::Markdown(match shown {
                Some(shown) => markdown_styled(shown.node(node), options, shown.view()),
                None => markdown(node, options),
            })
        },
    )
}
