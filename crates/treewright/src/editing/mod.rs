//! Changes of a page that are proven: the new source has the tree that the same operations of the DOM give.
//!
//! | module | |
//! |---|---|
//! | `tree` | the changes as operations on a copy of the tree |
//! | `places` | the places in the source where the parser is in the right element |
//! | `formatting` | the formatting elements that the parser opens again |
//! | `source` | the new source, of parts of the old one and new text |
//! | `seams` | text that must stay text where parts come together |
//! | `region` | parts of a page that are written again from the tree |
//! | `prediction` | the way that is probably right |
//! | `trial` | ways tried and proven |

mod formatting;
mod obstacle;
mod places;
mod prediction;
mod region;
mod seams;
mod session;
mod source;
mod tree;
mod trial;

use std::collections::HashSet;

use treewright_dom::NodeId;
use treewright_syntax::LineColumn;
use treewright_write::EditError;

pub use obstacle::Obstacle;

use crate::{Input, Options, Parsed};
use session::Session;
use source::tag_text;
use trial::Trials;

/// A change of an element. HTML is parsed as a fragment in the element that it comes into, as
/// `insertAdjacentHTML()` and `outerHTML` do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Change<'a> {
    /// Sets an attribute.
    SetAttribute {
        /// The name as it is written, `xlink:href` for example.
        name: &'a str,
        /// The value, which is escaped.
        value: &'a str,
    },
    /// Removes an attribute.
    RemoveAttribute(&'a str),
    /// Replaces the contents by text, which is escaped.
    SetText(&'a str),
    /// Inserts HTML before the element.
    InsertBefore(&'a str),
    /// Inserts HTML before the contents.
    Prepend(&'a str),
    /// Inserts HTML after the contents. White space that is written after the end tag of the body comes after
    /// what is appended to the body.
    Append(&'a str),
    /// Inserts HTML after the element.
    InsertAfter(&'a str),
    /// Replaces the element by HTML.
    Replace(&'a str),
    /// Removes the element with its contents.
    Remove,
}

impl<'a> Change<'a> {
    /// The HTML that is new.
    const fn html(&self) -> Option<&'a str> {
        match *self {
            Self::InsertBefore(html)
            | Self::Prepend(html)
            | Self::Append(html)
            | Self::InsertAfter(html)
            | Self::Replace(html) => Some(html),
            _ => None,
        }
    }

    /// Returns true if it changes the contents of the element and nothing else.
    const fn is_inside(&self) -> bool {
        matches!(self, Self::Prepend(_) | Self::Append(_) | Self::SetText(_))
    }
}

/// The changes of one element, made one after the other.
#[derive(Clone, Copy, Debug)]
pub struct Edit<'a> {
    /// The element.
    pub node: NodeId,
    /// Its changes.
    pub changes: &'a [Change<'a>],
}

impl<'a> Edit<'a> {
    /// The changes of an element.
    pub const fn new(node: NodeId, changes: &'a [Change<'a>]) -> Self {
        Self { node, changes }
    }
}

/// A page after its edits.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Edited {
    /// The bytes of the page, in its encoding, which is UTF-8 for text.
    pub bytes: Vec<u8>,
    /// The text of the page.
    pub text: String,
    /// The number of elements that were changed: not those that earlier edits took out of the page.
    pub changed: usize,
    /// The edits that were not made.
    pub refused: Vec<Refused>,
    /// The tags that were written though the page left them out.
    pub tags: Vec<AddedTag>,
}

/// An edit that was not made.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Refused {
    /// The number of the edit.
    pub edit: usize,
    /// The thing that is in the way.
    pub obstacle: Obstacle,
}

/// A tag that was written though the page left it out.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct AddedTag {
    /// The tag.
    pub tag: String,
    /// The place in the source before the edits.
    pub place: LineColumn,
}

/// Changes elements of a page in its source, where all else stays byte for byte, and proves each change: the new
/// source is parsed, and its tree must be the one that the same operations give on the tree of the old source. A
/// change for which this does not hold is refused, and the reason says what is in the way.
///
/// ```
/// use treewright::{Change, Edit, Editor, Obstacle, Options};
///
/// let page = "<!doctype html><title>Tea</title><ul><li>green<li>black</ul>";
/// let parsed = Options::new().origins(true).parse(page);
/// let item = parsed.document.root_node().descendants().find(|node| node.is_html("li")).unwrap();
///
/// let edits = [Edit::new(item.id(), &[Change::InsertAfter("<li>white")])];
/// let edited = Editor::new().edit(page, &parsed, &edits)?;
/// assert_eq!(edited.text, "<!doctype html><title>Tea</title><ul><li>green<li>white<li>black</ul>");
///
/// // A comment there would come into the item, whose end tag is left out. It is written at the place of the change.
/// let edits = [Edit::new(item.id(), &[Change::InsertAfter("<!--new-->")])];
/// let edited = Editor::new().edit(page, &parsed, &edits)?;
/// let expected = "<!doctype html><title>Tea</title><ul><li>green</li><!--new--><li>black</ul>";
/// assert_eq!((edited.text.as_str(), edited.tags[0].tag.as_str()), (expected, "</li>"));
///
/// // Two elements are made of one tag, and only one of them is to have the attribute.
/// let page = "<p><b>green<p>black";
/// let parsed = Options::new().origins(true).parse(page);
/// let bold = parsed.document.root_node().descendants().find(|node| node.is_html("b")).unwrap();
/// let edits = [Edit::new(bold.id(), &[Change::SetAttribute { name: "id", value: "a" }])];
/// let edited = Editor::new().edit(page, &parsed, &edits)?;
/// let tags = ["</b>", "<b>"].map(str::to_owned).to_vec();
/// assert_eq!(edited.refused[0].obstacle, Obstacle::LeftOutTags(tags));
/// let edited = Editor::new().normalize(true).edit(page, &parsed, &edits)?;
/// assert_eq!(edited.text, "<p><b id=\"a\">green</b><p><b>black");
/// # Ok::<(), treewright::write::EditError>(())
/// ```
///
/// The time is that of a few parses if all edits can be made. Otherwise the page is parsed again to find those that
/// cannot, a bounded number of times.
#[derive(Clone, Debug, Default)]
pub struct Editor {
    options: Options,
    normalize: bool,
    keep_going: bool,
}

impl Editor {
    /// An editor that writes tags of the page only at the places of its edits, and makes all edits of a page or none.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the options that the page was parsed with.
    #[must_use]
    pub fn parse_options(self, options: Options) -> Self {
        Self { options, ..self }
    }

    /// Writes tags that the page leaves out where a change needs them, and no others, away from the change too.
    ///
    /// Without it everything away from the change stays byte for byte. At the place of a change, that is where the
    /// new text is or where something goes, tags that the page leaves out there are a part of the change.
    #[must_use]
    pub fn normalize(self, normalize: bool) -> Self {
        Self { normalize, ..self }
    }

    /// Makes the edits that can be made if others cannot.
    #[must_use]
    pub fn keep_going(self, keep_going: bool) -> Self {
        Self { keep_going, ..self }
    }

    /// Edits a page. `parsed` is the parse of `input` with [origins](Options::origins), and the edits are made in
    /// their order; what an earlier one takes out of the page is not changed by later ones.
    ///
    /// # Errors
    /// [`EditError::NoOrigins`] if the page was parsed without origins, [`EditError::CutOff`] if its parse did not
    /// come to the end. Edits that cannot be made are not errors but [`Edited::refused`].
    pub fn edit<'a>(
        &self,
        input: impl Into<Input<'a>>,
        parsed: &Parsed,
        edits: &[Edit<'_>],
    ) -> Result<Edited, EditError> {
        let input = input.into();
        if !matches!(parsed.end, crate::End::Complete | crate::End::Degraded) {
            return Err(EditError::CutOff);
        }
        let session = Session::new(&self.options, &input, parsed, edits)?;
        let (proof, refused) = Trials::new(&session, self.normalize).run();
        let mut refused: Vec<Refused> =
            refused.into_iter().map(|(edit, obstacle)| Refused { edit, obstacle }).collect();
        let as_it_was = |refused| Edited {
            bytes: session.bytes.map_or(session.source.as_bytes(), |(bytes, ..)| bytes).to_vec(),
            text: session.source.to_owned(),
            changed: 0,
            refused,
            tags: Vec::new(),
        };
        if !refused.is_empty() && !self.keep_going {
            return Ok(as_it_was(refused));
        }
        match proof {
            Ok(proof) => {
                // Edits at one place can need the same tag.
                let mut seen = HashSet::new();
                let tags = proof.tags.iter().filter(|written| seen.insert(written.tag));
                let mut tags: Vec<_> = tags.map(|written| (written.at, written.tag)).collect();
                tags.sort_by_key(|(at, _)| *at);
                let places = session.line_columns(tags.iter().map(|(at, _)| *at));
                let texts = tags.iter().map(|(_, tag)| tag_text(session.original, *tag));
                let tags = texts.zip(places).map(|(tag, place)| AddedTag { tag, place }).collect();
                let trial::Proof { bytes, text, count, .. } = proof;
                Ok(Edited { bytes, text, changed: count, refused, tags })
            }
            Err(obstacle) => {
                if refused.is_empty() {
                    let all = 0..edits.len();
                    refused.extend(all.map(|edit| Refused { edit, obstacle: obstacle.clone() }));
                }
                Ok(as_it_was(refused))
            }
        }
    }
}
