//! The reasons why writing a tree fails.

use std::{error, fmt, io};

/// The reason why a tree was not written completely.
#[derive(Debug)]
#[non_exhaustive]
pub enum WriteError {
    /// The writer refused the bytes.
    Io(io::Error),
    /// The text is longer than the limit of the options. Never more than the limit was written.
    LimitExceeded,
    /// A document is written as XML only if it has exactly one element child.
    NoDocumentElement,
    /// XML cannot represent a node, because of this rule.
    NotWellFormed(&'static str),
    /// The encoding of a page does not have a character, in a place without character references.
    NotEncodable,
    /// Bytes would be read in this encoding, and not in that of the page.
    OtherEncoding(&'static str),
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => write!(f, "the writer refused the bytes: {error}"),
            Self::LimitExceeded => f.write_str("the text is longer than the limit"),
            Self::NoDocumentElement => f.write_str("an XML document has one element at its root"),
            Self::NotWellFormed(rule) => f.write_str(rule),
            Self::NotEncodable => {
                f.write_str("the encoding of the page does not have all characters of the result")
            }
            Self::OtherEncoding(name) => {
                write!(f, "the result would be read as {name}, and cannot declare its encoding")
            }
        }
    }
}

impl error::Error for WriteError {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        match self {
            Self::Io(error) => Some(error),
            _ => None,
        }
    }
}

impl From<io::Error> for WriteError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}
