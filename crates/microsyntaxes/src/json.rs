//! Writing JSON, without white space. Trees, metadata, tables and reports are written with it; their readers use
//! libraries.
//! <https://www.rfc-editor.org/rfc/rfc8259>

use std::fmt::{self, Write};

/// The escapes of the two control characters that have one of a letter which old readers do not know.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Escapes {
    /// `\b` and `\f`, the shortest way.
    #[default]
    Letters,
    /// `\u0008` and `\u000c`, as for the other control characters.
    CodePoints,
}

/// Writes a JSON string. Only characters that must be escaped are: quotes, backslashes and control characters below
/// the space.
///
/// ```
/// use treewright_microsyntaxes::json::{Escapes, write_json_string};
/// let mut out = String::new();
/// write_json_string("a\"\n\u{8}é", Escapes::Letters, &mut out).unwrap();
/// assert_eq!(out, r#""a\"\n\bé""#);
/// ```
///
/// # Errors
/// Only those of `out`.
#[inline]
pub fn write_json_string(text: &str, escapes: Escapes, out: &mut impl Write) -> fmt::Result {
    out.write_str("\"")?;
    // This loop has no branch, so that compilers make vector code of it: most texts are plain.
    if text.bytes().fold(true, |all, byte| all & is_plain(byte)) {
        out.write_str(text)?;
    } else {
        write_escaped(text, escapes, out)?;
    }
    out.write_str("\"")
}

const fn is_plain(byte: u8) -> bool {
    byte >= b' ' && byte != b'"' && byte != b'\\'
}

fn write_escaped(text: &str, escapes: Escapes, out: &mut impl Write) -> fmt::Result {
    let mut rest = text;
    while let Some(position) = rest.bytes().position(|byte| !is_plain(byte)) {
        let (plain, from_it) = rest.split_at_checked(position).unwrap_or((rest, ""));
        out.write_str(plain)?;
        let mut characters = from_it.chars();
        match (characters.next(), escapes) {
            (Some('"'), _) => out.write_str("\\\"")?,
            (Some('\\'), _) => out.write_str("\\\\")?,
            (Some('\n'), _) => out.write_str("\\n")?,
            (Some('\r'), _) => out.write_str("\\r")?,
            (Some('\t'), _) => out.write_str("\\t")?,
            (Some('\u{8}'), Escapes::Letters) => out.write_str("\\b")?,
            (Some('\u{c}'), Escapes::Letters) => out.write_str("\\f")?,
            (Some(control), _) => write!(out, "\\u{:04x}", u32::from(control))?,
            (None, _) => {}
        }
        rest = characters.as_str();
    }
    out.write_str(rest)
}

/// A text of JSON that grows. It sets the commas; the caller closes what it opens.
///
/// ```
/// use treewright_microsyntaxes::json::JsonWriter;
/// let mut json = JsonWriter::new();
/// json.object(|json| {
///     json.key("name").string("a");
///     json.key("sizes").objects([1_u32, 2], |json, size| json.key("size").number(size));
///     json.key("fix").null();
/// });
/// assert_eq!(json.finish(), r#"{"name":"a","sizes":[{"size":1},{"size":2}],"fix":null}"#);
/// ```
#[derive(Clone, Debug)]
pub struct JsonWriter {
    text: String,
    /// True where a value, or a name, does not need a comma before it.
    is_first: bool,
}

impl Default for JsonWriter {
    fn default() -> Self {
        Self::new()
    }
}

impl JsonWriter {
    /// An empty text.
    pub const fn new() -> Self {
        Self { text: String::new(), is_first: true }
    }

    /// An empty text with memory for this number of bytes.
    pub fn with_capacity(capacity: usize) -> Self {
        Self { text: String::with_capacity(capacity), is_first: true }
    }

    /// The length so far, in bytes.
    pub const fn len(&self) -> usize {
        self.text.len()
    }

    /// Returns true if nothing was written.
    pub const fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// The text.
    pub fn finish(self) -> String {
        self.text
    }

    #[inline]
    fn before_value(&mut self) {
        if !std::mem::replace(&mut self.is_first, false) {
            self.text.push(',');
        }
    }

    /// Opens an array (`[`) or an object (`{`).
    #[inline]
    pub fn open(&mut self, bracket: char) {
        self.before_value();
        self.text.push(bracket);
        self.is_first = true;
    }

    /// Closes an array (`]`) or an object (`}`).
    #[inline]
    pub fn close(&mut self, bracket: char) {
        self.text.push(bracket);
        self.is_first = false;
    }

    /// A text between values, such as the newline between lines of JSON. The value after it gets no comma.
    pub fn separator(&mut self, text: &str) {
        self.text.push_str(text);
        self.is_first = true;
    }

    /// A name of an object. Its value follows.
    pub fn name(&mut self, name: &str) -> &mut Self {
        self.string(name);
        self.text.push(':');
        self.is_first = true;
        self
    }

    /// A name that has nothing to escape. Its value follows.
    #[inline]
    pub fn key(&mut self, name: &'static str) -> &mut Self {
        self.before_value();
        self.text.push('"');
        self.text.push_str(name);
        self.text.push_str("\":");
        self.is_first = true;
        self
    }

    /// A string.
    #[inline]
    pub fn string(&mut self, value: &str) {
        self.before_value();
        // Writing to a string does not fail.
        let _ = write_json_string(value, Escapes::Letters, &mut self.text);
    }

    /// A string, or `null`.
    pub fn string_or_null(&mut self, value: Option<&str>) {
        match value {
            Some(value) => self.string(value),
            None => self.null(),
        }
    }

    /// A number.
    #[inline]
    pub fn number(&mut self, value: impl Into<u64>) {
        self.before_value();
        let (mut rest, mut digits, mut start) = (value.into(), [0_u8; 20], 20_usize);
        for digit in digits.iter_mut().rev() {
            *digit = b'0'.saturating_add((rest % 10) as u8);
            rest /= 10;
            start = start.saturating_sub(1);
            if rest == 0 {
                break;
            }
        }
        let digits = digits.get(start..).unwrap_or_default();
        self.text.push_str(str::from_utf8(digits).unwrap_or_default());
    }

    /// A number, or `null`.
    #[inline]
    pub fn number_or_null(&mut self, value: Option<impl Into<u64>>) {
        match value {
            Some(value) => self.number(value),
            None => self.null(),
        }
    }

    /// A number as a string of 16 hexadecimal digits.
    pub fn hexadecimal(&mut self, value: u64) {
        self.before_value();
        self.text.push('"');
        let mut rest = value;
        for _ in 0..16 {
            rest = rest.rotate_left(4);
            self.text.push(char::from_digit((rest & 0xF) as u32, 16).unwrap_or_default());
        }
        self.text.push('"');
    }

    /// `true` or `false`.
    pub fn boolean(&mut self, value: bool) {
        self.literal(if value { "true" } else { "false" });
    }

    /// `null`.
    pub fn null(&mut self) {
        self.literal("null");
    }

    /// A value that is JSON already.
    pub fn literal(&mut self, literal: &str) {
        self.before_value();
        self.text.push_str(literal);
    }

    /// A name and a string, if there is one.
    pub fn member(&mut self, name: &str, value: Option<&str>) {
        if let Some(value) = value {
            self.name(name).string(value);
        }
    }

    /// An object, with the members that `write` writes.
    #[inline]
    pub fn object(&mut self, write: impl FnOnce(&mut Self)) {
        self.open('{');
        write(self);
        self.close('}');
    }

    /// An array with an object for each item.
    #[inline]
    pub fn objects<T>(
        &mut self,
        items: impl IntoIterator<Item = T>,
        mut write: impl FnMut(&mut Self, T),
    ) {
        self.open('[');
        for item in items {
            self.object(|json| write(json, item));
        }
        self.close(']');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_are_escaped() {
        for (text, letters, code_points) in [
            ("", r#""""#, r#""""#),
            ("aé😀\u{7f}\u{2028}/", "\"aé😀\u{7f}\u{2028}/\"", "\"aé😀\u{7f}\u{2028}/\""),
            ("a\"b\\", r#""a\"b\\""#, r#""a\"b\\""#),
            ("\n\r\t\0\u{1f}é", r#""\n\r\t\u0000\u001fé""#, r#""\n\r\t\u0000\u001fé""#),
            ("\u{8}x\u{c}", r#""\bx\f""#, r#""\u0008x\u000c""#),
        ] {
            for (escapes, expected) in
                [(Escapes::Letters, letters), (Escapes::CodePoints, code_points)]
            {
                let mut out = String::new();
                write_json_string(text, escapes, &mut out).unwrap();
                assert_eq!(out, expected, "{text:?}");
            }
        }
    }

    #[test]
    fn values_have_commas() {
        let mut json = JsonWriter::with_capacity(9);
        assert!(json.is_empty());
        json.open('[');
        for number in [0, 7, 10, 4_294_967_295, u64::MAX] {
            json.number(number);
        }
        json.hexadecimal(0x0123_4567_89AB_CDEF);
        json.number_or_null(None::<u32>);
        json.number_or_null(Some(0_u32));
        json.string_or_null(Some("a"));
        json.string_or_null(None);
        json.boolean(true);
        json.close(']');
        json.separator("\n");
        json.object(|json| {
            json.name("a\"").object(|_| {});
            json.key("b").objects([(); 2], |_, ()| {});
            json.key("c").objects([], |_, ()| {});
            json.member("d", None);
            json.member("e", Some("f"));
        });
        assert_eq!(
            json.finish(),
            concat!(
                "[0,7,10,4294967295,18446744073709551615,\"0123456789abcdef\",null,0,\"a\",null,true]\n",
                r#"{"a\"":{},"b":[{},{}],"c":[],"e":"f"}"#
            )
        );
    }
}
