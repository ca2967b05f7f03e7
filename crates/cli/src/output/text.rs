//! Functions that write text, used with writers of bytes.

use std::fmt;
use std::io;

use treewright::IoWriter;

/// Calls `write` with a writer of text to `out`, and returns the errors of `out`.
pub(crate) fn write_text<W: io::Write>(
    out: W,
    write: impl FnOnce(&mut IoWriter<W>) -> fmt::Result,
) -> io::Result<()> {
    let mut text = IoWriter::new(out);
    let written = write(&mut text);
    text.finish()?;
    written.map_err(io::Error::other)
}
