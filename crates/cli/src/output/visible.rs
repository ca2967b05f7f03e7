//! Characters that a terminal obeys instead of showing them, made visible.
//!
//! File names and pages may contain escape sequences that move the cursor, hide text or set the
//! title, and characters that reverse the order of what follows. Messages are always escaped.
//! Results are escaped only if standard output is a terminal: files and pipes get them as they are.

use std::borrow::Cow;
use std::fmt::{self, Write as _};
use std::io::{self, Write};

/// The escape notation, and the characters that stay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Notation {
    /// A message of one line: `\n`, `\u{1b}`. Nothing stays.
    Line,
    /// Text of several lines: as in a line, but line feeds and tabs stay.
    Text,
    /// JSON, one value on each line: `\u001b`, as its strings have it. Line feeds stay, which are
    /// between values only.
    Json,
}

impl Notation {
    fn escapes(self, character: char) -> bool {
        match character {
            '\n' => self == Self::Line,
            '\t' => self != Self::Text,
            // C0, DELETE and C1.
            '\0'..='\u{1F}' | '\u{7F}'..='\u{9F}' => true,
            // LINE SEPARATOR and PARAGRAPH SEPARATOR.
            '\u{2028}' | '\u{2029}' => true,
            // Bidi_Control: marks, embeddings, overrides and isolates.
            '\u{61C}'
            | '\u{200E}'
            | '\u{200F}'
            | '\u{202A}'..='\u{202E}'
            | '\u{2066}'..='\u{2069}' => true,
            _ => false,
        }
    }

    fn write<W: Write>(self, text: &str, out: &mut W) -> io::Result<()> {
        if is_printable(text) {
            return out.write_all(text.as_bytes());
        }
        for piece in text.split_inclusive(|character| self.escapes(character)) {
            let mut characters = piece.chars();
            match characters.next_back() {
                Some(last) if self.escapes(last) => {
                    out.write_all(characters.as_str().as_bytes())?;
                    match self {
                        // All of them have four digits.
                        Self::Json => write!(out, "\\u{:04x}", u32::from(last))?,
                        Self::Line | Self::Text => write!(out, "{}", last.escape_default())?,
                    }
                }
                _ => out.write_all(piece.as_bytes())?,
            }
        }
        Ok(())
    }
}

/// Returns true for a text that no notation escapes anything of: most have nothing but printable ASCII.
fn is_printable(text: &str) -> bool {
    text.bytes().fold(true, |all, byte| all & matches!(byte, b' '..=b'~'))
}

/// A message without control characters and line breaks.
pub(crate) struct OneLine<T>(pub(crate) T);

impl<T: fmt::Display> fmt::Display for OneLine<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(Escaped(f), "{}", self.0)
    }
}

/// A text as [`OneLine`] has it.
pub(crate) fn in_one_line(text: &str) -> Cow<'_, str> {
    if is_printable(text) { text.into() } else { OneLine(text).to_string().into() }
}

/// Writes a message in one line.
struct Escaped<'a, 'f>(&'a mut fmt::Formatter<'f>);

impl fmt::Write for Escaped<'_, '_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        if is_printable(text) {
            return self.0.write_str(text);
        }
        let mut line = Vec::new();
        Notation::Line.write(text, &mut line).map_err(|_| fmt::Error)?;
        self.0.write_str(&String::from_utf8_lossy(&line))
    }
}

/// Escapes a stream of bytes in UTF-8 that comes in pieces.
#[derive(Debug)]
pub(crate) struct Escaper {
    notation: Notation,
    /// The first bytes of a character whose rest is in the next piece.
    partial: Vec<u8>,
}

impl Escaper {
    pub(crate) fn new(notation: Notation) -> Self {
        Self { notation, partial: Vec::new() }
    }

    /// Writes the next piece. Bytes that are not UTF-8 become U+FFFD.
    pub(crate) fn write<W: Write>(&mut self, bytes: &[u8], out: &mut W) -> io::Result<()> {
        let mut piece = std::mem::take(&mut self.partial);
        piece.extend_from_slice(bytes);
        let mut rest = &piece[..];
        loop {
            let error = match str::from_utf8(rest) {
                Ok(text) => return self.notation.write(text, out),
                Err(error) => error,
            };
            let (valid, after) = rest.split_at(error.valid_up_to());
            self.notation.write(str::from_utf8(valid).unwrap_or_default(), out)?;
            let Some(length) = error.error_len() else {
                self.partial = after.to_vec();
                return Ok(());
            };
            out.write_all("\u{FFFD}".as_bytes())?;
            rest = after.get(length..).unwrap_or_default();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Text, as a line, as text, as JSON.
    const CASES: [(&str, &str, &str, &str); 9] = [
        (
            "plain caf\u{E9} \u{1F600}",
            "plain caf\u{E9} \u{1F600}",
            "plain caf\u{E9} \u{1F600}",
            "plain caf\u{E9} \u{1F600}",
        ),
        ("a\nb\tc", "a\\nb\\tc", "a\nb\tc", "a\nb\\u0009c"),
        ("\u{1B}[2J\r", "\\u{1b}[2J\\r", "\\u{1b}[2J\\r", "\\u001b[2J\\u000d"),
        ("\0\u{7}\u{7F}", "\\u{0}\\u{7}\\u{7f}", "\\u{0}\\u{7}\\u{7f}", "\\u0000\\u0007\\u007f"),
        (
            "\u{80}\u{9B}31m\u{9F}\u{A0}",
            "\\u{80}\\u{9b}31m\\u{9f}\u{A0}",
            "\\u{80}\\u{9b}31m\\u{9f}\u{A0}",
            "\\u0080\\u009b31m\\u009f\u{A0}",
        ),
        (
            "\u{202E}gpj.\u{202C}",
            "\\u{202e}gpj.\\u{202c}",
            "\\u{202e}gpj.\\u{202c}",
            "\\u202egpj.\\u202c",
        ),
        (
            "\u{2066}\u{2069}\u{61C}\u{200F}\u{200D}",
            "\\u{2066}\\u{2069}\\u{61c}\\u{200f}\u{200D}",
            "\\u{2066}\\u{2069}\\u{61c}\\u{200f}\u{200D}",
            "\\u2066\\u2069\\u061c\\u200f\u{200D}",
        ),
        ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}", "\\u{2028}\\u{2029}", "\\u2028\\u2029"),
        ("", "", "", ""),
    ];

    #[test]
    fn what_a_terminal_would_obey_is_shown() {
        for (text, line, several, json) in CASES {
            assert_eq!(OneLine(text).to_string(), line);
            assert_eq!(in_one_line(text), line);
            for (notation, expected) in
                [(Notation::Line, line), (Notation::Text, several), (Notation::Json, json)]
            {
                // Cut anywhere, in characters too.
                for length in 1..=text.len().max(1) {
                    let (mut escaper, mut out) = (Escaper::new(notation), Vec::new());
                    for piece in text.as_bytes().chunks(length) {
                        escaper.write(piece, &mut out).unwrap();
                    }
                    assert_eq!(str::from_utf8(&out), Ok(expected), "{notation:?} {length}");
                }
            }
        }
    }

    #[test]
    fn malformed_bytes_do_no_harm() {
        let mut out = Vec::new();
        Escaper::new(Notation::Text).write(b"a\x9B\xFFb\xE2\x80", &mut out).unwrap();
        assert_eq!(str::from_utf8(&out), Ok("a\u{FFFD}\u{FFFD}b"));
    }
}
