//! The errors of edits.

use std::fmt;

/// The reason why an edit was refused. Other edits are unaffected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EditError {
    /// The document was parsed without origins.
    NoOrigins,
    /// The node no longer exists.
    Stale,
    /// Nodes of this kind do not have the property to change.
    WrongKind,
    /// The node is not in the source: it was implied, or made by a script or a program.
    NotWritten,
    /// The node shares its part of the source: in a page with errors, it can contain nodes that are
    /// elsewhere in the tree, or nodes inside it can be written elsewhere.
    Entangled,
    /// The node is in one that an earlier edit replaces or removes.
    Removed,
    /// The name of the attribute cannot be written.
    InvalidName,
    /// The text cannot be written at that place.
    NotExpressible,
    /// The encoding of the page does not have a character of the new text, and a character reference cannot
    /// replace it there, or the bytes around the edit would be read differently.
    NotEncodable,
    /// The source does not have this range, or it starts or ends inside a character.
    NoSuchRange,
    /// The bytes are not those of the source.
    OtherBytes,
    /// The parse stopped before the end of the page.
    CutOff,
}

impl fmt::Display for EditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoOrigins => "the page was parsed without origins",
            Self::Stale => "the node does not exist any more",
            Self::WrongKind => "nodes of this kind do not have what is to be changed",
            Self::NotWritten => "the node is not in the source",
            Self::Entangled => "other nodes have a share in this part of the source",
            Self::Removed => "the node is in one that is replaced or removed",
            Self::InvalidName => "the name of the attribute cannot be written",
            Self::NotExpressible => "the text cannot be written at that place",
            Self::NotEncodable => "the encoding of the page does not have the new text",
            Self::NoSuchRange => "the source has no such range",
            Self::OtherBytes => "the bytes are not those of the page",
            Self::CutOff => "the parse stopped before the end of the page",
        })
    }
}

impl std::error::Error for EditError {}
