//! Errors of sanitizing.

use std::fmt;

use treewright_syntax::Limit;

/// The reason why a text is not sanitized.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SanitizeError {
    /// The contents of the context are raw text or a script, not markup.
    RawContext(String),
    /// The text was cut off at this limit, or because it is longer than 4 GiB.
    LimitMet(Option<Limit>),
    /// The text or its result is longer than policies allow.
    TooLong {
        /// The number of bytes that are allowed.
        bytes: u32,
    },
    /// Each HTML that was tried is parsed as another tree.
    NotProven,
    /// The encoding of bytes does not have a character of the result, in a place without character references.
    NotEncodable,
    /// The bytes of the result would be read in this encoding, and not in that of the input.
    OtherEncoding(&'static str),
}

impl fmt::Display for SanitizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::RawContext(name) => {
                write!(f, "the contents of the element `{name}` are not markup, so they cannot be sanitized")
            }
            Self::LimitMet(Some(limit)) => write!(f, "the text was cut off: {limit}"),
            Self::LimitMet(None) => f.write_str("the text is longer than 4 GiB"),
            Self::TooLong { bytes } => {
                write!(f, "the text, or the HTML that it becomes, is longer than {bytes} bytes")
            }
            Self::NotProven => {
                f.write_str("no HTML for the sanitized tree is parsed as this tree; the configuration may remove elements that \
                             the parser always adds")
            }
            Self::NotEncodable => f.write_str("the encoding of the text does not have all characters of the result"),
            Self::OtherEncoding(name) => {
                write!(f, "the result would be read as {name}, because the declaration of its encoding is removed")
            }
        }
    }
}

impl std::error::Error for SanitizeError {}
