//! Messages on standard error.

use std::fmt;
use std::io::Write as _;

use crate::output::style;
use crate::output::visible::{Escaper, Notation, OneLine};

/// Prints one line on standard error, with control characters escaped. An error of writing it is
/// ignored, because it cannot be reported anywhere else.
pub(crate) fn print_message(message: fmt::Arguments<'_>) {
    let message = OneLine(message).to_string();
    let (style, rest) = match message.strip_prefix("warning: ") {
        Some(rest) => (style::WARNING, Some(rest)),
        None => (style::ERROR, None),
    };
    // Drops the styles unless standard error is a terminal that shows them.
    let mut err = anstream::AutoStream::auto(std::io::stderr()).lock();
    let _ = match rest {
        Some(rest) => writeln!(err, "treewright: {style}warning:{style:#} {rest}"),
        None => writeln!(err, "{style}treewright:{style:#} {message}"),
    };
}

/// Prints the lines below a message that show its place, with control characters escaped.
pub(crate) fn print_excerpt(lines: &str) {
    let mut text = Vec::new();
    let escaped = Escaper::new(Notation::Text).write(lines.as_bytes(), &mut text);
    let mut err = anstream::AutoStream::auto(std::io::stderr()).lock();
    let _ = escaped.and_then(|()| err.write_all(&text)).and_then(|()| writeln!(err));
}
