//! Writing JSON, without white space.

use std::fmt::{self, Write};

/// JSON text that grows. The caller closes what it opens.
#[derive(Debug, Default)]
pub(crate) struct JsonWriter {
    text: String,
    /// True where a value or a name does not need a comma before it.
    is_first: bool,
}

impl JsonWriter {
    pub(crate) const fn new() -> Self {
        Self { text: String::new(), is_first: true }
    }

    /// The length so far, in bytes.
    pub(crate) const fn len(&self) -> usize {
        self.text.len()
    }

    fn before_value(&mut self) {
        if !self.is_first {
            self.text.push(',');
        }
        self.is_first = false;
    }

    /// Opens an array (`[`) or an object (`{`).
    pub(crate) fn open(&mut self, bracket: char) {
        self.before_value();
        self.text.push(bracket);
        self.is_first = true;
    }

    /// Closes an array (`]`) or an object (`}`).
    pub(crate) fn close(&mut self, bracket: char) {
        self.text.push(bracket);
        self.is_first = false;
    }

    /// A name of an object. Its value follows.
    pub(crate) fn name(&mut self, name: &str) {
        self.string(name);
        self.text.push(':');
        self.is_first = true;
    }

    pub(crate) fn string(&mut self, value: &str) {
        self.before_value();
        write_json_string(value, &mut self.text);
    }

    /// A number, `true`, `false` or `null`.
    pub(crate) fn literal(&mut self, literal: &str) {
        self.before_value();
        self.text.push_str(literal);
    }

    /// Writes a name and a string, if the string exists.
    pub(crate) fn member(&mut self, name: &str, value: Option<&str>) {
        if let Some(value) = value {
            self.name(name);
            self.string(value);
        }
    }

    pub(crate) fn finish(self) -> String {
        self.text
    }
}

/// Writes a JSON string in its shortest form: only characters that must be escaped are, by short escapes if
/// possible.
pub(crate) fn write_json_string(text: &str, out: &mut String) {
    // Writing to a string does not fail.
    let _: fmt::Result = write_escaped(text, out);
}

fn write_escaped(text: &str, out: &mut String) -> fmt::Result {
    out.push('"');
    for part in text.split_inclusive(|c: char| c < ' ' || c == '"' || c == '\\') {
        let mut characters = part.chars();
        let last = characters.next_back();
        let replacement = match last {
            Some('"') => "\\\"",
            Some('\\') => "\\\\",
            Some('\u{8}') => "\\b",
            Some('\t') => "\\t",
            Some('\n') => "\\n",
            Some('\u{c}') => "\\f",
            Some('\r') => "\\r",
            Some(control) if control < ' ' => {
                out.push_str(characters.as_str());
                write!(out, "\\u{:04x}", u32::from(control))?;
                continue;
            }
            _ => {
                out.push_str(part);
                continue;
            }
        };
        out.push_str(characters.as_str());
        out.push_str(replacement);
    }
    out.push('"');
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_strings() {
        let mut out = String::new();
        write_json_string("a\"\\\n\u{1}\u{8}\u{7f}é😀", &mut out);
        assert_eq!(out, "\"a\\\"\\\\\\n\\u0001\\b\u{7f}é😀\"");
    }
}
