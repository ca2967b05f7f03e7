//! The main content of a page: the article without its surroundings.
//!
//! The method is that of Readability, where paragraphs add scores to their ancestors, in a few walks of
//! linear time and without changes of the tree:
//!
//! 1. Skip elements that are not shown, that are navigation by their name or role, or whose class or id
//!    says that they are not part of the content.
//! 2. Each run of text of 25 characters or more gets a score: 1, plus one for each comma, plus one for each
//!    100 characters, at most 3. The score is added to the parent, half of it to the grandparent, and less
//!    to three more ancestors. Elements start with a score for their name, class and id.
//! 3. The score of an element is reduced by the fraction of its text that is in links. The best element is
//!    the main content, or an ancestor that also contains other elements with nearly the same score.
//! 4. Siblings with a good score, or with the text of a paragraph, are included.
//! 5. In the content, forms, lists, tables and `div` elements with few paragraphs for their links, images
//!    and controls are left out; so are share links, asides, and headings that repeat the title.
//! 6. If the result has less than 500 characters, the algorithm runs again: first without step 1, then without
//!    classes and ids, then without step 5. The longest result counts.

mod cleaning;
mod facts;
mod names;
mod scores;

use std::collections::HashSet;
use std::sync::Arc;

use treewright_dom::{Document, NodeId, NodeRef};

use crate::inner_text::inner_text_without;
use crate::markdown::{MarkdownOptions, markdown_without};
use crate::rendered::{StyleView, Viewing};
use facts::Facts;

/// The main content of a page. `docs/reference/text.md` describes the method.
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_read::MainContent;
/// # fn main() -> Result<(), treewright_dom::NodeError> {
/// let mut document = Document::new();
/// let body = document.create_element(Namespace::Html, "body")?;
/// document.append(document.root(), body)?;
/// for (name, text) in [("nav", "Home, news, sport"), ("p", "A paragraph, which is long enough to count.")] {
///     let element = document.create_element(Namespace::Html, name)?;
///     document.set_text_content(element, text)?;
///     document.append(body, element)?;
/// }
/// let content = MainContent::of(&document).unwrap();
/// assert_eq!(content.text(), "A paragraph, which is long enough to count.");
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct MainContent<'a> {
    elements: Vec<NodeRef<'a>>,
    left_out: Arc<HashSet<NodeId>>,
    view: Option<&'a dyn StyleView>,
}

/// The steps that an attempt uses.
#[derive(Clone, Copy, Debug)]
struct Steps {
    /// Skips elements whose class or id says that they are not part of the content.
    passes_over: bool,
    weighs_classes: bool,
    cleans: bool,
}

const TRIES: [Steps; 4] = [
    Steps { passes_over: true, weighs_classes: true, cleans: true },
    Steps { passes_over: false, weighs_classes: true, cleans: true },
    Steps { passes_over: false, weighs_classes: false, cleans: true },
    Steps { passes_over: false, weighs_classes: false, cleans: false },
];

/// The number of characters that make an attempt good enough.
const ENOUGH: u32 = 500;

impl<'a> MainContent<'a> {
    /// Finds the main content of the main document; `None` if the document has no text.
    pub fn of(document: &'a Document) -> Option<Self> {
        Self::found(document, None)
    }

    /// Finds the main content with the computed styles of a view: without what the style sheets of the page hide. The text and the
    /// Markdown are those with these styles.
    pub fn of_styled(document: &'a Document, view: &'a dyn StyleView) -> Option<Self> {
        Self::found(document, Some(view))
    }

    fn found(document: &'a Document, view: Option<&'a dyn StyleView>) -> Option<Self> {
        let root = document.get(document.main_document())?;
        let body = crate::inner_text::body_of(root)?;
        let title = document.title();
        let mut best: Option<(u32, Self)> = None;
        for steps in TRIES {
            let mut facts = Facts::of(body, steps, view);
            let found = scores::find(&mut facts, steps);
            let left_out = cleaning::leave_out(&facts, &found, title.as_deref(), steps);
            let length = facts.length_without(&found, &left_out);
            if best.as_ref().is_none_or(|(longest, _)| length > *longest) {
                let elements = found.iter().filter_map(|index| facts.node(*index)).collect();
                let nodes = left_out.iter().filter_map(|index| facts.node(*index));
                let left_out = Arc::new(nodes.map(NodeRef::id).collect());
                best = Some((length, Self { elements, left_out, view }));
            }
            if length >= ENOUGH {
                break;
            }
        }
        best.filter(|(length, _)| *length > 0).map(|(_, content)| content)
    }

    /// The elements of the content, in tree order. They are not nested.
    pub fn elements(&self) -> &[NodeRef<'a>] {
        &self.elements
    }

    /// Returns true if an element of the content is left out, with its descendants.
    pub fn leaves_out(&self, node: NodeRef<'_>) -> bool {
        self.left_out.contains(&node.id())
    }

    /// The text, as from [`inner_text`](crate::inner_text).
    pub fn text(&self) -> String {
        let viewing = Viewing::new(false, self.view);
        let parts = self.elements.iter();
        let parts = parts.map(|node| inner_text_without(*node, viewing, &self.left_out));
        joined(parts, "\n\n")
    }

    /// Markdown, as from [`markdown`](crate::markdown).
    pub fn markdown(&self, options: &MarkdownOptions) -> String {
        let parts = self.elements.iter();
        joined(parts.map(|node| markdown_without(*node, options, self.view, &self.left_out)), "\n")
    }
}

/// Joins the non-empty parts with a separator.
fn joined(parts: impl Iterator<Item = String>, between: &str) -> String {
    let parts: Vec<String> = parts.filter(|part| !part.trim_ascii().is_empty()).collect();
    parts.join(between)
}
