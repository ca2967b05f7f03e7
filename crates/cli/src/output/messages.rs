//! Messages on standard error.

use std::fmt;
use std::io::Write as _;

use crate::output::style;
use crate::output::visible::OneLine;

/// Prints one line on standard error, with control characters escaped. An error of writing it is
/// ignored: there is no other place to report it.
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
