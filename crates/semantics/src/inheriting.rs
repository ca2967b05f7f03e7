//! Answers that nodes inherit from those above them.

use rustc_hash::FxHashMap;
use treewright_dom::{NodeKind, NodeRef};

/// The number of steps that are taken without looking into the memory, and the distance of the places
/// that are remembered.
const STRIDE: u32 = 32;

/// Answers that nodes inherit, by the places of some of them: many questions below one deep branch do not
/// all go the whole way up.
#[derive(Clone, Debug)]
pub struct Inherited<T>(FxHashMap<u32, T>);

impl<T> Default for Inherited<T> {
    fn default() -> Self {
        Self(FxHashMap::default())
    }
}

impl<T: Copy> Inherited<T> {
    /// The first answer of `own` at a node or at those that `up` leads to, and `top` if none has one. All
    /// questions to one memory ask for the same: with the same functions.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace, NodeRef};
    /// use treewright_semantics::inheriting::Inherited;
    ///
    /// let mut document = Document::new();
    /// let outer = document.create_element(Namespace::Html, "p").unwrap();
    /// let inner = document.create_element(Namespace::Html, "b").unwrap();
    /// document.append(outer, inner).unwrap();
    /// document.set_attribute(outer, "translate", "no").unwrap();
    /// let inner = document.get(inner).unwrap();
    /// let mut memory = Inherited::default();
    /// let own = |node: NodeRef<'_>| node.attr("translate").map(|value| value != "no");
    /// assert!(!memory.of(inner, NodeRef::parent, own, true));
    /// ```
    pub fn of<'a>(
        &mut self,
        start: NodeRef<'a>,
        up: impl Fn(NodeRef<'a>) -> Option<NodeRef<'a>>,
        mut own: impl FnMut(NodeRef<'a>) -> Option<T>,
        top: T,
    ) -> T {
        let (mut next, mut steps, mut answer) = (Some(start), 0_u32, top);
        let mut passed = Vec::new();
        while let Some(node) = next {
            if steps >= STRIDE {
                if let Some(known) = self.0.get(&node.place()) {
                    answer = *known;
                    break;
                }
                if steps.is_multiple_of(STRIDE) {
                    passed.push(node.place());
                }
            }
            steps = steps.saturating_add(1);
            if let Some(found) = own(node) {
                answer = found;
                break;
            }
            next = up(node);
        }
        // The answer for a node is also the one for the nodes below it that have none.
        for place in passed {
            self.0.insert(place, answer);
        }
        answer
    }
}

/// The parent element, or the host of the shadow tree that an element is at the top of.
pub fn parent_or_host(node: NodeRef<'_>) -> Option<NodeRef<'_>> {
    let parent = node.parent()?;
    match parent.kind() {
        NodeKind::Element => Some(parent),
        NodeKind::ShadowRoot => parent.host(),
        _ => None,
    }
}
