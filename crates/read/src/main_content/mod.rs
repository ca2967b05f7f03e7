//! The main content of a page: the article without what is around it.
//!
//! The method is that of Readability, with scores of paragraphs that go to the elements around them, done in a few
//! walks of linear time, without changes of the tree:
//!
//! 1. Elements that are not shown, that are navigation by their name or role, or whose class or id says that they are
//!    beside the content, are passed over.
//! 2. Each run of text of 25 characters or more has a score: 1, one for each comma, and one for each 100 characters,
//!    3 at most. It is added to the element around it, by half to the one around that, and by less to three more.
//!    Elements begin with a score for their name, class and id.
//! 3. The score of an element counts less the more of its text is in links. The best one is the main content; an
//!    element around it is taken instead if it has nearly as good ones elsewhere.
//! 4. Siblings of it with a good score, or with the text of a paragraph, belong to it.
//! 5. Inside of it, forms, lists, tables and `div` elements are left out that have few paragraphs for their links,
//!    images and controls; so are shares, asides, and headings that repeat the title.
//! 6. With less than 500 characters it is done again: first without step 1, then without classes and ids, then
//!    without step 5. The longest result counts.

mod cleaning;
mod facts;
mod names;
mod scores;

use std::collections::HashSet;
use std::sync::Arc;

use treewright_dom::{Document, NodeId, NodeRef};

use crate::inner_text::{InnerTextOptions, inner_text_without};
use crate::markdown::{MarkdownOptions, markdown_without};
use facts::Facts;

/// The main content of a page. The module's description in docs/reference/text.md has the method.
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
}

/// The steps that a try does.
#[derive(Clone, Copy, Debug)]
struct Steps {
    /// Passes over elements whose class or id says that they are beside the content.
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

/// The characters that are enough for a try.
const ENOUGH: u32 = 500;

impl<'a> MainContent<'a> {
    /// Finds the main content of the main document; `None` if there is no text.
    pub fn of(document: &'a Document) -> Option<Self> {
        let root = document.get(document.main_document())?;
        let body = crate::inner_text::body_of(root)?;
        let title = document.title();
        let mut best: Option<(u32, Self)> = None;
        for steps in TRIES {
            let mut facts = Facts::of(body, steps);
            let found = scores::find(&mut facts, steps);
            let left_out = cleaning::leave_out(&facts, &found, title.as_deref(), steps);
            let length = facts.length_without(&found, &left_out);
            if best.as_ref().is_none_or(|(longest, _)| length > *longest) {
                let elements = found.iter().filter_map(|index| facts.node(*index)).collect();
                let nodes = left_out.iter().filter_map(|index| facts.node(*index));
                let left_out = Arc::new(nodes.map(NodeRef::id).collect());
                best = Some((length, Self { elements, left_out }));
            }
            if length >= ENOUGH {
                break;
            }
        }
        best.filter(|(length, _)| *length > 0).map(|(_, content)| content)
    }

    /// The elements of the content, in tree order. None is inside of another one.
    pub fn elements(&self) -> &[NodeRef<'a>] {
        &self.elements
    }

    /// Returns true if an element inside of them is left out, with all that is in it.
    pub fn leaves_out(&self, node: NodeRef<'_>) -> bool {
        self.left_out.contains(&node.id())
    }

    /// The text, as [`inner_text`](crate::inner_text) has it.
    pub fn text(&self) -> String {
        let options = InnerTextOptions::new();
        let parts = self.elements.iter();
        let parts = parts.map(|node| inner_text_without(*node, options, &self.left_out));
        joined(parts, "\n\n")
    }

    /// Markdown, as [`markdown`](crate::markdown) has it.
    pub fn markdown(&self, options: &MarkdownOptions) -> String {
        let parts = self.elements.iter();
        joined(parts.map(|node| markdown_without(*node, options, &self.left_out)), "\n")
    }
}

/// The parts that are not empty, with something between them.
fn joined(parts: impl Iterator<Item = String>, between: &str) -> String {
    let parts: Vec<String> = parts.filter(|part| !part.trim_ascii().is_empty()).collect();
    parts.join(between)
}
