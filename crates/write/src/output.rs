//! The output of all writers: text up to a limit.

use std::fmt;
use std::io;

use treewright_dom::IoWriter;

use crate::WriteError;

/// Passes text on until its total length exceeds a limit.
pub(crate) struct Output<'a, W> {
    out: &'a mut W,
    /// The number of bytes that may still be written.
    left: u64,
    exceeded: bool,
    /// True until text is written.
    is_empty: bool,
}

impl<'a, W: fmt::Write> Output<'a, W> {
    pub(crate) fn new(out: &'a mut W, limit: Option<u64>) -> Self {
        Self { out, left: limit.unwrap_or(u64::MAX), exceeded: false, is_empty: true }
    }

    pub(crate) fn push(&mut self, text: &str) -> fmt::Result {
        if text.is_empty() {
            return Ok(());
        }
        let Some(left) = self.left.checked_sub(text.len() as u64) else {
            self.exceeded = true;
            return Err(fmt::Error);
        };
        self.left = left;
        self.is_empty = false;
        self.out.write_str(text)
    }

    pub(crate) fn push_all(&mut self, parts: &[&str]) -> fmt::Result {
        parts.iter().try_for_each(|part| self.push(part))
    }

    /// Returns true if nothing was written.
    pub(crate) const fn is_empty(&self) -> bool {
        self.is_empty
    }

    /// Returns true if text was refused because it exceeded the limit.
    pub(crate) const fn is_exceeded(&self) -> bool {
        self.exceeded
    }
}

/// The reason why a writer of text ended early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refused {
    /// The output refused the text.
    Output,
    LimitExceeded,
    NoDocumentElement,
    NotWellFormed(&'static str),
}

impl From<fmt::Error> for Refused {
    fn from(_: fmt::Error) -> Self {
        Self::Output
    }
}

impl From<Refused> for WriteError {
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::Output => Self::Io(io::Error::other("the output refused the text")),
            Refused::LimitExceeded => Self::LimitExceeded,
            Refused::NoDocumentElement => Self::NoDocumentElement,
            Refused::NotWellFormed(rule) => Self::NotWellFormed(rule),
        }
    }
}

/// Collects the output of `write`.
pub(crate) fn to_string(
    write: impl FnOnce(&mut String) -> Result<(), Refused>,
) -> Result<String, WriteError> {
    let mut text = String::new();
    write(&mut text)?;
    Ok(text)
}

/// Passes the output of `write` to a writer of bytes, in large pieces, and flushes it.
pub(crate) fn to_io<W: io::Write>(
    out: W,
    write: impl FnOnce(&mut IoWriter<io::BufWriter<W>>) -> Result<(), Refused>,
) -> Result<(), WriteError> {
    let mut writer = IoWriter::new(io::BufWriter::new(out));
    let written = write(&mut writer);
    // The error of the writer is more precise than that of the text.
    let mut out = writer.finish()?;
    io::Write::flush(&mut out)?;
    Ok(written?)
}
