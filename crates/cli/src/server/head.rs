//! Contradicting lengths in the head of a request.
//!
//! A request with both `Transfer-Encoding` and `Content-Length` is an attempt to make two servers read two different
//! requests: <https://www.rfc-editor.org/rfc/rfc9112#section-6.3>. hyper follows the former, drops the latter and closes
//! the connection; so does this server, but with an error, and for that it looks at the bytes of the head itself.

/// The two names, of which a head may have one.
const TRANSFER_ENCODING: &[u8] = b"transfer-encoding";
const CONTENT_LENGTH: &[u8] = b"content-length";

/// The names of the lines of a head, byte by byte.
#[derive(Debug, Default)]
pub(super) struct Head {
    part: Part,
    /// The lower-case start of the current line, up to the colon.
    name: Vec<u8>,
    has_transfer_encoding: bool,
    has_content_length: bool,
}

/// The part of a head that the next byte belongs to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Part {
    /// Empty lines before the head.
    #[default]
    Start,
    /// A line up to its colon; also all of the first line that has none.
    Name,
    Value,
    /// The body.
    Rest,
}

impl Head {
    /// Returns true if some of a head has arrived, and not all of it.
    pub(super) fn is_unfinished(&self) -> bool {
        matches!(self.part, Part::Name | Part::Value)
    }

    /// Returns true if the head has both ways to give the length of the body.
    pub(super) fn is_contradicting(&self) -> bool {
        self.has_transfer_encoding && self.has_content_length
    }

    /// Reads on. Bytes after the head are ignored.
    pub(super) fn read(&mut self, bytes: &[u8]) {
        for byte in bytes {
            if self.part == Part::Rest {
                return;
            }
            self.step(byte.to_ascii_lowercase());
        }
    }

    fn step(&mut self, byte: u8) {
        match (self.part, byte) {
            // Either is part of a line break; others in a line are errors, which hyper reports.
            (_, b'\r') | (Part::Start, b'\n') => {}
            (Part::Name, b'\n') if self.name.is_empty() => self.part = Part::Rest,
            (_, b'\n') => {
                self.part = Part::Name;
                self.name.clear();
            }
            (Part::Value, _) => {}
            (_, b':') => {
                match self.name.as_slice() {
                    TRANSFER_ENCODING => self.has_transfer_encoding = true,
                    CONTENT_LENGTH => self.has_content_length = true,
                    _ => {}
                }
                self.part = Part::Value;
            }
            _ => {
                self.part = Part::Name;
                // No longer than what it is compared with.
                if self.name.len() <= TRANSFER_ENCODING.len() {
                    self.name.push(byte);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_in_pieces() {
        for (text, is_contradicting, is_unfinished) in [
            ("", false, false),
            ("\r\n", false, false),
            ("GET / HTTP/1.1", false, true),
            ("GET / HTTP/1.1\r\nA: b\r\n", false, true),
            ("GET http://a:80/ HTTP/1.1\r\nHost: a\r\n\r\n", false, false),
            (
                "POST / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
                true,
                false,
            ),
            (
                "\r\n\nPOST / HTTP/1.1\ntransfer-ENCODING:chunked\nA: b\ncontent-length:1\n\n",
                true,
                false,
            ),
            (
                "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nContent-Length: 1\r\n",
                false,
                false,
            ),
            (
                "POST / HTTP/1.1\r\nA: b: Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
                false,
                false,
            ),
            ("POST / HTTP/1.1\r\nTransfer-Encodings: a\r\nContent-Length: 1\r\n\r\n", false, false),
        ] {
            for size in 1..=text.len().max(1) {
                let mut head = Head::default();
                text.as_bytes().chunks(size).for_each(|piece| head.read(piece));
                let found = (head.is_contradicting(), head.is_unfinished());
                assert_eq!(found, (is_contradicting, is_unfinished), "{size}: {text}");
            }
        }
    }
}
