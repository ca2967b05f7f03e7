//! Values that nodes inherit from their ancestors.

use rustc_hash::FxHashMap;
use treewright_dom::{NodeKind, NodeRef};

/// The number of steps that are taken without a look-up in the cache, and the distance between the cached
/// places.
const STRIDE: u32 = 32;

/// Inherited values, by the places of some nodes, so that many queries below one deep branch do not all
/// walk to the top.
#[derive(Clone, Debug)]
pub struct Inherited<T>(FxHashMap<u32, T>);

impl<T> Default for Inherited<T> {
    fn default() -> Self {
        Self(FxHashMap::default())
    }
}

impl<T: Copy> Inherited<T> {
    /// The first value that `own` returns for a node or for those that `up` leads to, and `top` if it
    /// returns none. All queries of one cache must use the same functions.
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
        // The value of a node also holds for the nodes below it that have none.
        for place in passed {
            self.0.insert(place, answer);
        }
        answer
    }
}

/// The parent element, or the host if the element is at the top of a shadow tree.
pub fn parent_or_host(node: NodeRef<'_>) -> Option<NodeRef<'_>> {
    let parent = node.parent()?;
    match parent.kind() {
        NodeKind::Element => Some(parent),
        NodeKind::ShadowRoot => parent.host(),
        _ => None,
    }
}
