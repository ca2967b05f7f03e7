//! Interpreting an event stream.
//!
//! <https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation>

use encoding_rs::{Decoder, UTF_8};
use treewright_quickjs::Charge;

/// An item of a stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Item {
    /// The reconnection time, in milliseconds.
    Retry(u64),
    /// A block of fields has ended. Without data only the last event ID is set.
    Event { of_type: String, data: Option<String>, id: String },
}

/// The state of a stream between two chunks.
pub(super) struct Stream {
    decoder: Decoder,
    line: String,
    /// The last character was U+000D: a U+000A belongs to it.
    after_cr: bool,
    data: String,
    of_type: String,
    id: String,
    charge: Charge,
}

impl Stream {
    pub(super) fn new(charge: Charge) -> Self {
        Self {
            decoder: UTF_8.new_decoder_with_bom_removal(),
            line: String::new(),
            after_cr: false,
            data: String::new(),
            of_type: String::new(),
            id: String::new(),
            charge,
        }
    }

    /// Takes more bytes. Incomplete blocks at the end of a stream are left out, as the standard says.
    pub(super) fn push(&mut self, bytes: &[u8]) -> Vec<Item> {
        let length = self.decoder.max_utf8_buffer_length(bytes.len()).unwrap_or(bytes.len());
        let mut text = String::with_capacity(length);
        // The capacity is enough for all bytes.
        let _is_whole = self.decoder.decode_to_string(bytes, &mut text, false);
        let mut items = Vec::new();
        let mut rest = text.as_str();
        while !rest.is_empty() {
            if std::mem::take(&mut self.after_cr) {
                rest = rest.strip_prefix('\n').unwrap_or(rest);
            }
            let Some((line, terminator, after)) = split_a_line(rest) else {
                self.line.push_str(rest);
                break;
            };
            self.line.push_str(line);
            self.after_cr = terminator == '\r';
            rest = after;
            let line = std::mem::take(&mut self.line);
            items.extend(self.process_a_line(&line));
        }
        self.charge.set(self.line.len().saturating_add(self.data.len()));
        items
    }

    fn process_a_line(&mut self, line: &str) -> Option<Item> {
        if line.is_empty() {
            return Some(self.dispatch());
        }
        let (field, value) = match line.split_once(':') {
            Some((field, value)) => (field, value.strip_prefix(' ').unwrap_or(value)),
            None => (line, ""),
        };
        match field {
            "event" => value.clone_into(&mut self.of_type),
            "data" => {
                self.data.push_str(value);
                self.data.push('\n');
            }
            "id" if !value.contains('\0') => value.clone_into(&mut self.id),
            "retry" if !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit()) => {
                // Too large a number is the longest time.
                return Some(Item::Retry(value.parse().unwrap_or(u64::MAX)));
            }
            // A comment has an empty name; other fields are ignored.
            _ => {}
        }
        None
    }

    fn dispatch(&mut self) -> Item {
        let mut data = std::mem::take(&mut self.data);
        let of_type = std::mem::take(&mut self.of_type);
        let has_data = !data.is_empty();
        data.pop();
        Item::Event { of_type, data: has_data.then_some(data), id: self.id.clone() }
    }
}

/// The text up to the first line terminator, the terminator, and the text after it.
fn split_a_line(text: &str) -> Option<(&str, char, &str)> {
    let (place, terminator) = text.char_indices().find(|(_, c)| matches!(c, '\r' | '\n'))?;
    let (line, rest) = text.split_at_checked(place)?;
    Some((line, terminator, rest.get(1..)?))
}
