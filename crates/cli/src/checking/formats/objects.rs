//! Objects of JSON in memory, field by field.
//!
//! Reports have a dozen fields for each finding. `serde_json` asks for each byte of their names and texts how it is
//! escaped, which takes longer than all else about a report.

/// Writes an object.
#[inline]
pub(super) fn write_object(out: &mut Vec<u8>, write: impl FnOnce(&mut Object<'_>)) {
    out.push(b'{');
    write(&mut Object { out, has_fields: false });
    out.push(b'}');
}

/// An object of JSON that is being written. Its fields come in the order of the calls.
pub(super) struct Object<'a> {
    out: &'a mut Vec<u8>,
    has_fields: bool,
}

impl Object<'_> {
    /// Writes a name, which has nothing to escape.
    #[inline]
    fn name(&mut self, name: &'static str) -> &mut Vec<u8> {
        if std::mem::replace(&mut self.has_fields, true) {
            self.out.push(b',');
        }
        self.out.push(b'"');
        self.out.extend_from_slice(name.as_bytes());
        self.out.extend_from_slice(b"\":");
        self.out
    }

    #[inline]
    pub(super) fn text(&mut self, name: &'static str, text: &str) {
        write_text(self.name(name), text);
    }

    pub(super) fn text_or_null(&mut self, name: &'static str, text: Option<&str>) {
        match text {
            Some(text) => self.text(name, text),
            None => self.null(name),
        }
    }

    /// Writes a number as a text of 16 hexadecimal digits.
    pub(super) fn fingerprint(&mut self, name: &'static str, number: u64) {
        let out = self.name(name);
        out.push(b'"');
        out.extend_from_slice(&hexadecimal(number));
        out.push(b'"');
    }

    #[inline]
    pub(super) fn number(&mut self, name: &'static str, number: impl Into<u64>) {
        let mut digits = itoa::Buffer::new();
        self.name(name).extend_from_slice(digits.format(number.into()).as_bytes());
    }

    #[inline]
    pub(super) fn number_or_null(&mut self, name: &'static str, number: Option<impl Into<u64>>) {
        match number {
            Some(number) => self.number(name, number),
            None => self.null(name),
        }
    }

    pub(super) fn boolean(&mut self, name: &'static str, boolean: bool) {
        self.name(name).extend_from_slice(if boolean { b"true" } else { b"false" });
    }

    pub(super) fn null(&mut self, name: &'static str) {
        self.name(name).extend_from_slice(b"null");
    }

    /// Writes an object that is the value of a field.
    #[inline]
    pub(super) fn object(&mut self, name: &'static str, write: impl FnOnce(&mut Object<'_>)) {
        write_object(self.name(name), write);
    }

    /// Writes an array with an object for each item.
    pub(super) fn array<T>(
        &mut self,
        name: &'static str,
        items: impl IntoIterator<Item = T>,
        mut write: impl FnMut(&mut Object<'_>, T),
    ) {
        let out = self.name(name);
        out.push(b'[');
        for (index, item) in items.into_iter().enumerate() {
            if index > 0 {
                out.push(b',');
            }
            write_object(out, |object| write(object, item));
        }
        out.push(b']');
    }
}

/// The 16 hexadecimal digits of a number.
fn hexadecimal(number: u64) -> [u8; 16] {
    let mut digits = [0; 16];
    let mut rest = number;
    for digit in digits.iter_mut().rev() {
        let value = (rest & 0xF) as u8;
        *digit = value.saturating_add(if value < 10 { b'0' } else { b'a' - 10 });
        rest >>= 4;
    }
    digits
}

fn write_text(out: &mut Vec<u8>, text: &str) {
    let is_plain = |byte| byte >= b' ' && byte != b'"' && byte != b'\\';
    if text.bytes().fold(true, |all, byte| all & is_plain(byte)) {
        out.push(b'"');
        out.extend_from_slice(text.as_bytes());
        out.push(b'"');
        return;
    }
    // Writing to memory cannot fail, and any text is a JSON value.
    let _ = serde_json::to_writer(out, text);
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::write_object;

    #[test]
    fn objects_are_those_of_the_library() {
        for text in ["", "a", "a \"b\" \\ \n\r\t \u{1B} \u{7F} \u{E9}\u{1F600}\u{2028}", "\0", "/"]
        {
            let mut out = Vec::new();
            write_object(&mut out, |object| {
                object.text("a", text);
                object.text_or_null("b", None);
                object.text_or_null("c", Some(text));
                object.fingerprint("d", 0x0123_4567_89AB_CDEF);
                object.number("e", u64::MAX);
                object.number_or_null("f", None::<u32>);
                object.number_or_null("g", Some(0_u32));
                object.boolean("h", true);
                object.boolean("i", false);
                object.object("j", |object| object.text("k", text));
                object.object("l", |_| {});
                object.array("m", [1_u32, 2], |item, number| item.number("n", number));
                object.array("o", [(); 2], |_, ()| {});
                object.array("p", [], |_, ()| {});
            });
            let expected = json!({
                "a": text, "b": null, "c": text, "d": "0123456789abcdef", "e": u64::MAX, "f": null, "g": 0, "h": true, "i": false,
                "j": {"k": text}, "l": {}, "m": [{"n": 1}, {"n": 2}], "o": [{}, {}], "p": [],
            });
            assert_eq!(String::from_utf8(out).unwrap(), expected.to_string());
        }
    }
}
