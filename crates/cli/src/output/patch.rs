//! The change of a file as a patch.

use std::fmt;
use std::io::{self, Write as _};
use std::ops::Range;
use std::time::Duration;

use anstyle::Style;
use similar::{Algorithm, DiffOp, group_diff_ops};

use crate::differences::differences;
use crate::output::{Printer, style};

/// The maximum time to spend on a shorter patch than one that replaces the rest of the page.
const MOST_TIME: Duration = Duration::from_secs(2);

/// The equal lines around a change.
const CONTEXT: usize = 3;

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
    let operations = differences(Algorithm::Myers, &old, &new, MOST_TIME);
    for hunk in group_diff_ops(operations, CONTEXT) {
        let (Some(first), Some(last)) = (hunk.first(), hunk.last()) else { continue };
        let before = first.old_range().start..last.old_range().end;
        let after = first.new_range().start..last.new_range().end;
        out.styled(style::HEADLINE, format_args!("@@ -{} +{} @@", place(&before), place(&after)))?;
        writeln!(out)?;
        for operation in hunk {
            let removed = old.get(operation.old_range()).unwrap_or_default();
            let added = new.get(operation.new_range()).unwrap_or_default();
            if matches!(operation, DiffOp::Equal { .. }) {
                print_lines(" ", Style::new(), removed, out)?;
            } else {
                print_lines("-", style::REMOVED, removed, out)?;
                print_lines("+", style::ADDED, added, out)?;
            }
        }
    }
    Ok(())
}

/// The first line of a range, counted from 1, and the number of lines if it is not one. An empty range is after a line.
fn place(lines: &Range<usize>) -> String {
    match lines.len() {
        0 => format!("{},0", lines.start),
        1 => lines.start.saturating_add(1).to_string(),
        count => format!("{},{count}", lines.start.saturating_add(1)),
    }
}

fn print_lines(mark: &str, style: Style, lines: &[&[u8]], out: &mut Printer<'_>) -> io::Result<()> {
    for line in lines {
        out.styled_bytes(style, &[mark.as_bytes(), line])?;
        if !line.ends_with(b"\n") {
            writeln!(out, "\n\\ No newline at end of file")?;
        }
    }
    Ok(())
}
