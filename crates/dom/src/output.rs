//! Outputs for text: one with a limit, and one that writes bytes.

use std::fmt;
use std::io;

/// Passes text on to `out` until its total length exceeds a limit.
pub(crate) struct Bounded<'a, W> {
    out: &'a mut W,
    /// The number of bytes that may still be written.
    left: u64,
    exceeded: bool,
}

impl<'a, W: fmt::Write> Bounded<'a, W> {
    pub(crate) fn new(out: &'a mut W, limit: Option<u64>) -> Self {
        Self { out, left: limit.unwrap_or(u64::MAX), exceeded: false }
    }

    /// Returns true if text was refused because it exceeded the limit.
    pub(crate) fn is_exceeded(&self) -> bool {
        self.exceeded
    }
}

impl<W: fmt::Write> fmt::Write for Bounded<'_, W> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let Some(left) = self.left.checked_sub(text.len() as u64) else {
            self.exceeded = true;
            return Err(fmt::Error);
        };
        self.left = left;
        self.out.write_str(text)
    }
}

/// Writes text as UTF-8 to a file, a socket or another writer of bytes, for
/// [`Document::serialize`](crate::Document::serialize),
/// [`Document::write_json`](crate::Document::write_json) and
/// [`Document::dump_to`](crate::Document::dump_to).
///
/// Each piece of text is written immediately, and most are short: use a [`BufWriter`](io::BufWriter).
///
/// ```
/// use treewright_dom::{Document, IoWriter, SerializeOptions};
/// let mut document = Document::new();
/// let comment = document.create_comment("é");
///
/// let mut out = IoWriter::new(Vec::new());
/// let result = document.serialize_outer(comment, &SerializeOptions::new(), &mut out);
/// // The error of the writer, if it has one, says more than that of the text.
/// let bytes = out.finish()?;
/// assert!(result.is_ok());
/// assert_eq!(bytes, b"<!--\xC3\xA9-->");
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct IoWriter<W> {
    out: W,
    result: io::Result<()>,
}

impl<W: io::Write> IoWriter<W> {
    /// Creates a writer of text that writes to `out`.
    pub fn new(out: W) -> Self {
        Self { out, result: Ok(()) }
    }

    /// Returns `out`, without flushing it.
    ///
    /// # Errors
    /// The first error of `out`. Nothing was written after it.
    pub fn finish(self) -> io::Result<W> {
        self.result.map(|()| self.out)
    }
}

impl<W: io::Write> fmt::Write for IoWriter<W> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        if self.result.is_ok() {
            self.result = self.out.write_all(text.as_bytes());
        }
        if self.result.is_ok() { Ok(()) } else { Err(fmt::Error) }
    }
}
