//! The change of a page as a patch.

use std::io::{self, Write as _};
use std::time::Duration;

use anstyle::Style;
use similar::{ChangeTag, TextDiff};
use treewright::{Encoding, SourceId};

use super::changes::Edited;
use crate::output::{Printer, style};
use crate::pages::Page;

/// The most time that is spent on a shorter patch than one that replaces the rest of the page.
const MOST_TIME: Duration = Duration::from_secs(2);

/// Prints a patch in the unified format: in the bytes of the page, so that it can be applied, or as text
/// on a terminal. A patch of a page in UTF-16 or ISO-2022-JP is text in UTF-8 in any case: the format
/// needs an encoding that has ASCII in it.
pub(super) fn print(page: &Page, edited: &Edited, out: &mut Printer<'_>) -> io::Result<()> {
    let encoding = page.parsed.encoding.as_ref().map(|decision| decision.encoding);
    let has_lines = encoding.is_none_or(Encoding::is_ascii_compatible);
    let as_text = out.is_for_a_terminal() || !has_lines;
    let (old, new) = if as_text {
        let source = page.parsed.document.source_of(SourceId::MAIN).unwrap_or_default();
        (source.as_bytes(), edited.text.as_bytes())
    } else {
        (page.bytes.as_slice(), edited.bytes.as_slice())
    };
    if old == new {
        return Ok(());
    }
    for mark in ["---", "+++"] {
        write!(out, "{mark} ")?;
        out.name(style::FILE, &page.input)?;
        writeln!(out)?;
    }
    // Lines end with line feeds only, as programs that apply patches see them.
    let lines = |text| <[u8]>::split_inclusive(text, |byte| *byte == b'\n').collect::<Vec<_>>();
    let (old, new) = (lines(old), lines(new));
    let diff = TextDiff::configure().timeout(MOST_TIME).diff_slices(&old, &new);
    for hunk in diff.unified_diff().iter_hunks() {
        out.styled(style::HEADLINE, hunk.header())?;
        writeln!(out)?;
        for change in hunk.iter_changes() {
            let (mark, style) = match change.tag() {
                ChangeTag::Equal => (" ", Style::new()),
                ChangeTag::Delete => ("-", style::REMOVED),
                ChangeTag::Insert => ("+", style::ADDED),
            };
            let line = change.value();
            out.styled_bytes(style, &[mark.as_bytes(), line])?;
            if !line.ends_with(b"\n") {
                writeln!(out, "\n\\ No newline at end of file")?;
            }
        }
    }
    Ok(())
}
