//! The connection over standard input and output, with a bound on the length of a message.

use std::io::{self, BufRead, Read as _};
use std::sync::{Arc, OnceLock};
use std::thread::{self, JoinHandle};

use crossbeam_channel::{Sender, bounded};
use lsp_server::{Connection, Message};

/// The maximum number of bytes of a message: 256 MiB, as for pages.
const MOST: u64 = 1 << 28;
/// The maximum number of bytes of its headers.
const MOST_OF_HEADERS: u64 = 1 << 14;

/// The threads that read and write messages.
pub(super) struct Threads {
    reader: JoinHandle<io::Result<()>>,
    writer: JoinHandle<io::Result<()>>,
    /// The reason why messages cannot be read.
    problem: Arc<OnceLock<String>>,
}

impl Threads {
    /// The reason why the messages of the client cannot be read, if there is one.
    pub(super) fn problem(&self) -> Option<&str> {
        self.problem.get().map(String::as_str)
    }

    /// Waits for their ends. The connection must have been dropped.
    pub(super) fn join(self) -> io::Result<()> {
        for thread in [self.reader, self.writer] {
            thread.join().unwrap_or_else(|_| Err(io::Error::other("a thread panicked")))?;
        }
        Ok(())
    }
}

/// Connects with the client. Messages wait until they are taken.
pub(super) fn connect() -> io::Result<(Connection, Threads)> {
    let (from_client, receiver) = bounded::<Message>(0);
    let (sender, to_client) = bounded::<Message>(0);
    let problem = Arc::new(OnceLock::new());
    let found = Arc::clone(&problem);
    let reader = thread::Builder::new().spawn(move || {
        let result = pass_on(&mut io::stdin().lock(), &from_client);
        if let Err(error) = &result {
            // It is set before the connection ends.
            let _ = found.set(error.to_string());
        }
        result
    })?;
    let writer = thread::Builder::new().spawn(move || {
        let mut out = io::stdout().lock();
        to_client.into_iter().try_for_each(|message| message.write(&mut out))
    })?;
    Ok((Connection { sender, receiver }, Threads { reader, writer, problem }))
}

/// Passes messages on until the last one.
fn pass_on(source: &mut impl BufRead, to: &Sender<Message>) -> io::Result<()> {
    while let Some(message) = read(source)? {
        let is_exit =
            matches!(&message, Message::Notification(message) if message.method == "exit");
        to.send(message).map_err(io::Error::other)?;
        if is_exit {
            break;
        }
    }
    Ok(())
}

/// Reads the next message; `None` at the end.
fn read(source: &mut impl BufRead) -> io::Result<Option<Message>> {
    let mut frame = Vec::new();
    let mut length = 0_u64;
    loop {
        let start = frame.len();
        let left = MOST_OF_HEADERS.saturating_sub(start as u64);
        source.by_ref().take(left).read_until(b'\n', &mut frame)?;
        let line = frame.get(start..).unwrap_or_default();
        if line == b"\r\n" || !line.ends_with(b"\r\n") {
            break;
        }
        length = content_length(line).unwrap_or(length);
    }
    if length > MOST {
        let message = format!("a message of {length} bytes, where at most {MOST} are read");
        return Err(io::Error::new(io::ErrorKind::InvalidData, message));
    }
    source.take(length).read_to_end(&mut frame)?;
    // It reports what is wrong with headers and message.
    Message::read(&mut &frame[..])
}

/// The number in a header `Content-Length`.
fn content_length(line: &[u8]) -> Option<u64> {
    let (name, value) = str::from_utf8(line).ok()?.split_once(": ")?;
    let value = value.trim_end().parse().ok()?;
    name.eq_ignore_ascii_case("Content-Length").then_some(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_read() {
        let message = r#"{"jsonrpc":"2.0","method":"exit"}"#;
        let frame = format!("Content-Length: {}\r\n\r\n{message}", message.len());
        let two = [frame.as_bytes(), b"A: b\r\n", frame.as_bytes()].concat();
        let mut source = &two[..];
        for _ in 0..2 {
            assert!(matches!(read(&mut source), Ok(Some(Message::Notification(_)))));
        }
        assert!(matches!(read(&mut source), Ok(None)));
        for (wrong, expected) in [
            ("Content-Length: 10000000000\r\n\r\n{", "a message of 10000000000 bytes"),
            ("Content-Length: 18446744073709551616\r\n\r\n{", "too large"),
            ("Content-Length: 5\r\n\r\n{}", "fill"),
            ("Content-Length 5\r\n\r\n{}", "malformed header"),
            ("\r\n", "no Content-Length"),
            ("x", "malformed header"),
            ("Content-Length: 2\r\n\r\n{}", "malformed LSP payload"),
        ] {
            let error = read(&mut wrong.as_bytes()).unwrap_err().to_string();
            assert!(error.contains(expected), "{wrong:?}: {error}");
        }
        // Headers without an end.
        assert!(read(&mut io::BufReader::new(io::repeat(b'x'))).is_err());
        assert!(read(&mut io::BufReader::new("A: b\r\n".repeat(1 << 14).as_bytes())).is_err());
    }
}
