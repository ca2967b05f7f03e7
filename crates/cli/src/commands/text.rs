//! `treewright text`: the text of pages.

use clap::Args;
use treewright::read::{InnerTextOptions, inner_text, inner_text_styled};

use crate::arguments::{PagesArguments, PartsArguments, ShownArguments, UrlArguments};
use crate::output::{Failure, Outcome};
use crate::parts::{self, Text};
use crate::shown::Showing;

#[derive(Debug, Args)]
#[command(after_help = "\
Prints the text as a browser shows it: without scripts, styles and hidden parts, with line breaks between
blocks, empty lines around paragraphs, and tabs between table cells. The style sheets of the page apply.

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
    shown: ShownArguments,

    #[command(flatten)]
    urls: UrlArguments,

    #[command(flatten)]
    pages: PagesArguments,
}

pub(crate) fn run(arguments: TextArguments) -> Result<Outcome, Failure> {
    let TextArguments { all, parts, shown, urls, pages } = arguments;
    let showing = Showing::new(&shown, &urls)?;
    parts::print(
        &pages,
        "text",
        &parts,
        move |page, out| {
            let shown = if all { None } else { showing.of(page, out) };
            (InnerTextOptions::new().scripting(page.has_scripting), shown)
        },
        move |node, (options, shown)| {
            Text::Text(match shown {
                _ if all => node.text(),
                Some(shown) => inner_text_styled(shown.node(node), options, shown.view()),
                None => inner_text(node, options),
            })
        },
    )
}
