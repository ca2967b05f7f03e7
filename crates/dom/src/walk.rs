//! The one walk that everything else is made of: a subtree in tree order, with template contents
//! and shadow trees where asked for, by links instead of recursion.

use crate::arena::Document;
use crate::node::{NONE, NodeData};

/// What a walk comes by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// Into a node, before its shadow tree, its contents and its children.
    Enter(u32),
    /// Out of a node, after all of them.
    Leave(u32),
}

/// Which trees a walk goes into besides the children.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Inside {
    /// None.
    Children,
    /// Shadow trees, then template contents, both before the children.
    Everything,
}

/// A walk that stands before its next step. It holds no borrow, so that the tree can change at
/// nodes that the walk has left.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Walk {
    root: u32,
    inside: Inside,
    next: Option<Step>,
}

impl Walk {
    pub(crate) const fn new(root: u32, inside: Inside) -> Self {
        Self { root, inside, next: Some(Step::Enter(root)) }
    }

    /// The next step.
    pub(crate) fn step(&mut self, document: &Document) -> Option<Step> {
        let step = self.next?;
        self.next = match step {
            Step::Enter(node) => Some(match self.first_inside(document, node) {
                Some(first) => Step::Enter(first),
                None => Step::Leave(node),
            }),
            Step::Leave(node) if node == self.root => None,
            Step::Leave(node) => Some(self.after(document, node)),
        };
        Some(step)
    }

    /// Leaves out what is inside the node that was just entered.
    pub(crate) fn skip(&mut self, node: u32) {
        self.next = Some(Step::Leave(node));
    }

    /// The first tree or child inside a node.
    fn first_inside(&self, document: &Document, node: u32) -> Option<u32> {
        let (shadow, contents) = self.trees(document, node);
        let child = document.nodes[node as usize].first_child;
        shadow.or(contents).or((child != NONE).then_some(child))
    }

    /// The shadow root and the template contents that the walk goes into.
    fn trees(&self, document: &Document, node: u32) -> (Option<u32>, Option<u32>) {
        if self.inside == Inside::Children {
            return (None, None);
        }
        let Some(extras) = document.extras(node) else {
            return (None, None);
        };
        // A shadow root that is a template's contents belongs to its host.
        let contents = extras.template_contents.filter(|contents| {
            matches!(document.nodes[contents.index as usize].data,
                NodeData::Fragment { host } if host == node)
        });
        (extras.shadow_root.map(|root| root.index), contents.map(|contents| contents.index))
    }

    /// Where to go from a node that was left.
    fn after(&self, document: &Document, node: u32) -> Step {
        let place = &document.nodes[node as usize];
        let first_child = |host: u32| document.nodes[host as usize].first_child;
        let (host, next) = match place.data {
            NodeData::ShadowRoot { host, .. } => {
                let (_, contents) = self.trees(document, host);
                (host, contents.unwrap_or(first_child(host)))
            }
            NodeData::Fragment { host } if host != NONE => (host, first_child(host)),
            _ => (place.parent, place.next),
        };
        if next == NONE { Step::Leave(host) } else { Step::Enter(next) }
    }
}
