//! Writing JSON, without white space.

use crate::microsyntaxes::write_json_string;

/// A text of JSON that grows. The caller closes what it opens.
#[derive(Debug, Default)]
pub(crate) struct JsonWriter {
    text: String,
    /// True where a value, or a name, does not need a comma before it.
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

    /// A name and a string, if there is one.
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
