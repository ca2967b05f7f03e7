//! The things that are in the way of an edit.

use std::fmt;

use treewright_write::EditError;

/// The reason why an edit is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Obstacle {
    /// The thing to be changed, or the new text, cannot be written.
    Edit(EditError),
    /// The page leaves out tags, away from the change, without which the parser would put something elsewhere.
    /// [`Editor::normalize`](crate::Editor::normalize) writes them.
    LeftOutTags(Vec<String>),
    /// A part of the page around the change must be written again.
    /// [`Editor::normalize`](crate::Editor::normalize) does it.
    OtherParts,
    /// No HTML that was tried gives the tree with the change: the parser makes another of what is in this node.
    OtherTree(String),
    /// The page would be read in this encoding.
    OtherEncoding(&'static str),
    /// Something other than a comment would come to the `html` element, outside all elements.
    OnlyComments,
    /// The `html` element would go, which every document has.
    DocumentElement,
    /// So many edits cannot be made that not all of them were tried.
    TooManyTrials,
}

impl From<EditError> for Obstacle {
    fn from(error: EditError) -> Self {
        Self::Edit(error)
    }
}

impl fmt::Display for Obstacle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Edit(error) => error.fmt(f),
            Self::LeftOutTags(tags) => {
                let tags: Vec<String> = tags.iter().map(|tag| format!("`{tag}`")).collect();
                write!(f, "the page leaves out {}, which the change needs", tags.join(" and "))
            }
            Self::OtherParts => {
                f.write_str("a part of the page around it must be written again for that")
            }
            Self::OtherTree(name) if name.starts_with('#') => f.write_str(
                "no HTML gives the page with this change: the parser moves or drops a part",
            ),
            Self::OtherTree(name) => {
                write!(
                    f,
                    "no HTML gives the page with this change: the parser moves or drops a part of `{name}`"
                )
            }
            Self::OtherEncoding(name) => write!(f, "the page would be read as {name}"),
            Self::OnlyComments => f.write_str("only comments can stand outside the `html` element"),
            Self::DocumentElement => f.write_str("every page has an `html` element"),
            Self::TooManyTrials => {
                f.write_str("not tried: too many changes of the page cannot be made")
            }
        }
    }
}

impl std::error::Error for Obstacle {}
