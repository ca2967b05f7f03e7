//! `treewright edit`: changes elements in the source of pages; all other bytes stay.
//!
//! A page is changed as a whole or not at all, unless `--keep-going` is given: if one of the elements cannot be
//! changed, the page is left unchanged, and each reason is printed. Each change is proven by a parse.

mod changes;

use std::io;

use clap::Args;
use treewright::Editor;

use super::patch;
use crate::arguments::{PagesArguments, ScopeName, compile};
use crate::output::{Failure, Notation, Outcome, Printer};
use crate::pages::{Page, Pages};
use crate::saving;
use changes::{ChangesArguments, Edited};

#[derive(Debug, Args)]
#[command(after_help = "\
All bytes outside a change stay as they are: quotes, the case of names, white space, errors. The new page is
parsed, and its tree must be the one that the same changes of the old tree give. If no HTML for an element is
found, the page stays as it is, and the reason is printed. A tag that the page leaves out at the place of a change,
such as `</li>`, is written if the change needs it, and reported; --normalize writes tags in other places too.

Examples:
  treewright edit 'a[target=_blank]' --set-attr rel=noopener page.html
  treewright edit 'script, iframe' --remove --in-place site
  treewright edit 'img:not([loading])' --set-attr loading=lazy --diff site > lazy.patch
  treewright edit title --text 'A new title' page.html > new.html
  treewright edit body --append '<script src=a.js></script>' --in-place site

Exit codes: 0 elements were changed, 1 nothing matched, 2 wrong usage, a file that cannot be read or written, or
an element that cannot be changed.")]
pub(crate) struct EditArguments {
    /// The elements to change, as a CSS selector
    #[arg(value_name = "SELECTOR")]
    selector: String,

    #[command(flatten)]
    changes: ChangesArguments,

    /// Write changed pages to their files instead of standard output
    #[arg(long, short = 'i', conflicts_with = "diff")]
    in_place: bool,

    /// Print the changes as a patch for `patch -p0`
    #[arg(long)]
    diff: bool,

    #[command(flatten)]
    obstacles: ObstaclesArguments,

    /// The trees to search
    #[arg(long, value_enum, default_value_t = ScopeName::Light)]
    scope: ScopeName,

    #[command(flatten)]
    pages: PagesArguments,
}

/// The way to go on where a change cannot be made just so.
#[derive(Clone, Copy, Debug, Args)]
struct ObstaclesArguments {
    /// Write tags that a page leaves out, such as `</b>`, also away from a change that needs them; each is reported
    #[arg(long)]
    normalize: bool,

    /// Change the elements that can be changed if others cannot; the exit code is 2 nevertheless
    #[arg(long)]
    keep_going: bool,
}

pub(crate) fn run(arguments: EditArguments) -> Result<Outcome, Failure> {
    let EditArguments { selector, changes, in_place, diff, obstacles, scope, pages } = arguments;
    let ObstaclesArguments { normalize, keep_going } = obstacles;
    let selector = compile(&selector, scope)?;
    let editor = Editor::new().normalize(normalize).keep_going(keep_going);
    let options = pages.parsing.options().origins(true);
    let pages = Pages::new(&pages, "edit", options, Notation::Text)?;
    let way = match (in_place, diff) {
        (true, _) if pages.has_standard_input() => {
            return Err(Failure::usage(
                "standard input has no file to write to; see `treewright edit --help`",
            ));
        }
        (true, _) => Way::InPlace,
        (_, true) => Way::Diff,
        _ if pages.may_be_several() => {
            return Err(Failure::usage(
                "several files need --in-place or --diff; see `treewright edit --help`",
            ));
        }
        _ => Way::Print,
    };
    pages.print(move |page, out| match changes.make(page, &selector, &editor) {
        Ok(edited) => {
            let is_whole = edited.refusals.is_empty();
            if is_whole || keep_going {
                way.write(page, &edited, out)?;
            }
            let outcome = Outcome::of_search(is_whole && edited.count > 0);
            edited.report(out);
            Ok(outcome)
        }
        Err(refusal) => {
            refusal.report(out);
            Ok(Outcome::NothingFound)
        }
    })
}

/// The place where changed pages go.
#[derive(Clone, Copy)]
enum Way {
    Print,
    Diff,
    InPlace,
}

impl Way {
    fn write(self, page: &Page, edited: &Edited, out: &mut Printer<'_>) -> io::Result<()> {
        match self {
            Self::Print => edited.print(out)?,
            Self::Diff | Self::InPlace if edited.count == 0 => {}
            Self::Diff => patch::print(page, &edited.text, &edited.bytes, out)?,
            Self::InPlace => {
                if let Err(error) = saving::write(page, &edited.bytes) {
                    out.failure(error);
                }
            }
        }
        Ok(())
    }
}
