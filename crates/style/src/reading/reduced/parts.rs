//! The parts of a text, between brackets, strings and comments.

#![expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "places are next to characters of ASCII in the text, no text is as long as the largest number, and the table has a row for each byte"
)]

use super::{Impossible, Reducer};

/// The end of a part of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    Semicolon,
    /// The brace that opens a block.
    Block,
    /// The brace that closes the block around it.
    Close,
    Text,
}

/// A part of a rule up to one of its ends.
pub(super) struct Part {
    /// The place of its end.
    pub(super) end: usize,
    pub(super) by: End,
    /// It has two hyphens in a row.
    pub(super) refers: bool,
}

impl Reducer<'_, '_> {
    /// The place after white space and comments.
    pub(super) fn after_spaces(&self, mut at: usize) -> usize {
        loop {
            match self.byte(at) {
                b' ' | b'\n' | b'\t' | b'\r' | b'\x0c' => at += 1,
                b'/' if self.byte(at + 1) == b'*' => at = self.after_comment(at),
                _ => return at,
            }
        }
    }

    pub(super) fn after_comment(&self, start: usize) -> usize {
        let end = self.text.get(start + 2..).and_then(|rest| rest.find("*/"));
        end.map_or(self.bytes.len(), |end| start + 2 + end + 2)
    }

    pub(super) fn after_string(&self, start: usize) -> usize {
        let quote = self.byte(start);
        let mut at = start + 1;
        while let Some(&byte) = self.bytes.get(at) {
            match byte {
                b'\\' if self.bytes.get(at + 1..at + 3) == Some(b"\r\n") => at += 3,
                b'\\' => at += 2,
                b'\n' | b'\r' | b'\x0c' => return at,
                byte if byte == quote => return at + 1,
                _ => at += 1,
            }
        }
        // An escape can end after the text.
        self.bytes.len()
    }

    /// Reads to one of the ends outside brackets. The end of the block that is open, and that of the text, always is one.
    pub(super) fn part(&self, start: usize, ends: &[End]) -> Result<Part, Impossible> {
        let (semicolon, block) = (ends.contains(&End::Semicolon), ends.contains(&End::Block));
        let is_in_block = self.frames.len() > 1 || ends.is_empty();
        let mut at = start;
        let mut refers = false;
        let mut closers: Vec<u8> = Vec::new();
        while let Some(&byte) = self.bytes.get(at) {
            if IS_PLAIN[byte as usize] {
                at += 1;
                continue;
            }
            let part = |by| Ok(Part { end: at, by, refers });
            match byte {
                b';' if semicolon && closers.is_empty() => return part(End::Semicolon),
                b'{' if block && closers.is_empty() => return part(End::Block),
                b'}' if is_in_block && closers.is_empty() => return part(End::Close),
                b'"' | b'\'' => {
                    at = self.after_string(at);
                    continue;
                }
                b'/' if self.byte(at + 1) == b'*' => {
                    at = self.after_comment(at);
                    continue;
                }
                b'\\' => {
                    // It may stand for a hyphen.
                    refers = true;
                    at = self.after_escape(at)?;
                    continue;
                }
                b'(' if self.is_url(at) => {
                    at = self.after_url(at);
                    continue;
                }
                b'(' => closers.push(b')'),
                b'[' => closers.push(b']'),
                b'{' => closers.push(b'}'),
                b')' | b']' | b'}' if closers.last() == Some(&byte) => {
                    closers.pop();
                }
                b'-' if self.byte(at + 1) == b'-' => refers = true,
                _ => {}
            }
            at += 1;
        }
        Ok(Part { end: self.bytes.len(), by: End::Text, refers })
    }

    /// The place after an escape and the name that it is in.
    pub(super) fn after_escape(&self, start: usize) -> Result<usize, Impossible> {
        let mut at = start;
        loop {
            let byte = self.byte(at);
            if byte == b'\\' {
                let digits = self.bytes.get(at + 1..).unwrap_or_default();
                let digits = digits.iter().take(6).take_while(|byte| byte.is_ascii_hexdigit());
                match digits.count() {
                    0 => {
                        // An escape does not have a newline.
                        at += 1;
                        if !matches!(self.byte(at), b'\n' | b'\r' | b'\x0c') {
                            at += 1;
                            while at < self.bytes.len() && !self.text.is_char_boundary(at) {
                                at += 1;
                            }
                        }
                    }
                    digits => {
                        at += 1 + digits;
                        at += match self.byte(at) {
                            b'\r' if self.byte(at + 1) == b'\n' => 2,
                            b' ' | b'\n' | b'\t' | b'\r' | b'\x0c' => 1,
                            _ => 0,
                        };
                    }
                }
            } else if is_name(byte) {
                at += 1;
            } else if byte == b'(' {
                // It may be `url(`.
                return Err(Impossible);
            } else {
                return Ok(at.min(self.bytes.len()));
            }
        }
    }

    /// Returns true if a bracket begins an address without quotes.
    pub(super) fn is_url(&self, open: usize) -> bool {
        let Some(name) = open.checked_sub(3).and_then(|start| self.bytes.get(start..open)) else {
            return false;
        };
        let before = open.checked_sub(4).map_or(b' ', |at| self.byte(at));
        if !name.eq_ignore_ascii_case(b"url") || is_name(before) || matches!(before, b'#' | b'@') {
            return false;
        }
        let mut at = open + 1;
        while matches!(self.byte(at), b' ' | b'\n' | b'\t' | b'\r' | b'\x0c') {
            at += 1;
        }
        !matches!(self.byte(at), b'"' | b'\'')
    }

    pub(super) fn after_url(&self, open: usize) -> usize {
        let mut at = open + 1;
        while let Some(&byte) = self.bytes.get(at) {
            match byte {
                b')' => return at + 1,
                b'\\' => at += 2,
                _ => at += 1,
            }
        }
        self.bytes.len()
    }
}

/// Returns true for bytes of names that are not escaped.
pub(super) const fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_') || byte >= 0x80
}

/// The bytes other than brackets, quotes, semicolons, and those of comments, escapes and hyphens.
const IS_PLAIN: [bool; 256] = {
    let mut table = [true; 256];
    let special = b";{}()[]\"'/\\-";
    let mut at = 0;
    while at < special.len() {
        table[special[at] as usize] = false;
        at += 1;
    }
    table
};
