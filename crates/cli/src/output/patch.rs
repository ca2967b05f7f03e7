//! The change of a file as a patch.

use std::fmt;
use std::io::{self, Write as _};
use std::time::Duration;

use anstyle::Style;
use similar::{ChangeTag, TextDiff};

use crate::output::{Printer, style};

/// The most time that is spent on a shorter patch than one that replaces the rest of the page.
const MOST_TIME: Duration = Duration::from_secs(2);

/// Prints a patch in the unified format, in the bytes of the file.
pub(crate) fn print_patch(
    name: impl fmt::Display,
    old: &[u8],
    new: &[u8],
    out: &mut Printer<'_>,
) -> io::Result<()> {
    if old == new {
        return Ok(());
    }
    for mark in ["---", "+++"] {
        write!(out, "{mark} ")?;
        out.name(style::FILE, &name)?;
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
