//! The lines of inputs, read as they come, each within a bound.

use std::io::{self, BufRead, BufReader, Read as _};

use crate::input::{Input, Inputs, Source, Unreadable};
use crate::pages::Remarks;

/// The number of bytes read at once.
pub(super) const BUFFER: usize = 1 << 16;
/// The number of these bytes that go to one thread: less, so that each thread gets some.
const LINES_AT_ONCE: usize = 1 << 14;
/// The maximum number of bytes of a line, also of one that is unpacked: 256 MiB, as for pages.
pub(super) const MOST_OF_A_LINE: u64 = 1 << 28;

/// Some lines of an input.
pub(super) struct Lines {
    pub(super) text: Vec<u8>,
    /// True for one line that is too long, and not kept.
    pub(super) is_too_long: bool,
    /// The remarks before them.
    pub(super) remarks: Vec<String>,
}

/// The lines of all inputs; each time, those that are available without waiting.
pub(super) struct LinesOfInputs {
    inputs: Inputs,
    current: Option<Current>,
}

impl LinesOfInputs {
    pub(super) fn new(inputs: Inputs) -> Self {
        Self { inputs, current: None }
    }
}

/// The input that is being read.
struct Current {
    input: Input,
    reader: BufReader<Source>,
    is_at_start: bool,
}

impl Iterator for LinesOfInputs {
    type Item = Result<Lines, Unreadable>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(current) = &mut self.current {
                match current.read_lines() {
                    Ok(Some(lines)) => return Some(Ok(lines)),
                    Ok(None) => self.current = None,
                    Err(error) => {
                        let unreadable = current.input.unreadable_as(&error);
                        self.current = None;
                        return Some(Err(unreadable));
                    }
                }
            }
            let opened = self.inputs.next()?.and_then(|input| Ok((input.open_lines()?, input)));
            match opened {
                Ok((source, input)) => {
                    let reader = BufReader::with_capacity(BUFFER, source);
                    self.current = Some(Current { input, reader, is_at_start: true });
                }
                Err(unreadable) => return Some(Err(unreadable)),
            }
        }
    }
}

impl Current {
    /// Waits for one line, and takes the following ones that were read with it. `None` at the end.
    fn read_lines(&mut self) -> io::Result<Option<Lines>> {
        let mut text = Vec::new();
        let is_too_long = !read_line(&mut self.reader, &mut text, MOST_OF_A_LINE)?;
        let is_at_start = std::mem::replace(&mut self.is_at_start, false);
        let remarks = if is_at_start { Remarks::of_lines(&text) } else { Remarks::default() };
        let remarks = remarks.lines(&self.input);
        if is_too_long {
            return Ok(Some(Lines { text: Vec::new(), is_too_long, remarks }));
        }
        if text.is_empty() {
            return Ok(None);
        }
        let buffer = self.reader.buffer();
        let more = buffer.get(..LINES_AT_ONCE).unwrap_or(buffer);
        if let Some(last) = memchr::memrchr(b'\n', more) {
            let length = last.saturating_add(1);
            text.extend_from_slice(more.get(..length).unwrap_or(more));
            self.reader.consume(length);
        }
        Ok(Some(Lines { text, is_too_long, remarks }))
    }
}

/// Reads a line with its end; nothing at the end of the input. Of a line with more than so many bytes the start is
/// read, and the rest is skipped: then the result is false.
fn read_line(reader: &mut impl BufRead, line: &mut Vec<u8>, most: u64) -> io::Result<bool> {
    let length = reader.by_ref().take(most).read_until(b'\n', line)?;
    if (length as u64) < most || line.last() == Some(&b'\n') || reader.fill_buf()?.is_empty() {
        return Ok(true);
    }
    reader.skip_until(b'\n')?;
    Ok(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_skipped() {
        let text = b"abcd\nabcde\nab\nabcdefghijklmnopqrst\n\nabcdefg";
        let mut reader = BufReader::with_capacity(3, &text[..]);
        let mut found = Vec::new();
        loop {
            let mut line = Vec::new();
            let is_whole = read_line(&mut reader, &mut line, 5).unwrap();
            if line.is_empty() {
                break;
            }
            found.push((String::from_utf8(line).unwrap(), is_whole));
        }
        let found: Vec<_> = found.iter().map(|(line, is_whole)| (&line[..], *is_whole)).collect();
        let expected = [
            ("abcd\n", true),
            ("abcde", false),
            ("ab\n", true),
            ("abcde", false),
            ("\n", true),
            ("abcde", false),
        ];
        assert_eq!(found, expected);
        let mut line = Vec::new();
        assert!(read_line(&mut &b"abcde"[..], &mut line, 5).unwrap(), "the last line");
    }
}
