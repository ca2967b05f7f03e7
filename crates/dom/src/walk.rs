//! The walk over a subtree that iterators, clones and writers use. It follows the links of the tree
//! and needs no stack, whatever the depth.

use treewright_markup::NodeKind;

use crate::Document;
use crate::node::{ElementFacts, NONE, Node, NodeData};

/// A step of a [`Walk`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// A node, before its descendants.
    Open(u32),
    /// A node, after its descendants.
    Close(u32),
}

/// A walk over a subtree in tree order. It does not borrow the document. Each step is determined when the
/// step before it is taken, so a node can be freed when it closes.
#[derive(Clone, Debug)]
pub(crate) struct Walk {
    root: u32,
    next: Option<Step>,
    /// True for a walk that also visits shadow trees and template contents, in this order and before
    /// the children.
    into_fragments: bool,
}

impl Walk {
    pub(crate) const fn new(root: u32, into_fragments: bool) -> Self {
        Self { root, next: Some(Step::Open(root)), into_fragments }
    }

    /// A walk without steps.
    pub(crate) const fn empty() -> Self {
        Self { root: NONE, next: None, into_fragments: false }
    }

    #[inline]
    pub(crate) fn step(&mut self, document: &Document) -> Option<Step> {
        let step = self.next?;
        self.next = match step {
            Step::Open(node) => Some(self.after_open(document, node)),
            Step::Close(node) => self.after_close(document, node),
        };
        Some(step)
    }

    /// Continues with the end of `node`.
    pub(crate) fn close(&mut self, node: u32) {
        self.next = Some(Step::Close(node));
    }

    /// Returns true if the last step was taken.
    pub(crate) const fn is_over(&self) -> bool {
        self.next.is_none()
    }

    /// Continues after the end of `node`.
    pub(crate) fn leave(&mut self, document: &Document, node: u32) {
        self.next = self.after_close(document, node);
    }

    fn after_open(&self, document: &Document, node: u32) -> Step {
        if self.into_fragments {
            if let Some(shadow_root) = document.own_shadow_root(node) {
                return Step::Open(shadow_root);
            }
            if let Some(contents) = document.own_template_contents(node) {
                return Step::Open(contents);
            }
        }
        Self::children(document, node)
    }

    fn after_close(&self, document: &Document, node: u32) -> Option<Step> {
        if node == self.root {
            return None;
        }
        let links = document.node(node);
        if links.next != NONE {
            return Some(Step::Open(links.next));
        }
        if links.parent != NONE {
            return Some(Step::Close(links.parent));
        }
        let host = document.host_at(node);
        if document.kind_at(node) == NodeKind::ShadowRoot
            && let Some(contents) = document.own_template_contents(host)
        {
            return Some(Step::Open(contents));
        }
        Some(Self::children(document, host))
    }

    fn children(document: &Document, node: u32) -> Step {
        match document.node(node).first_child {
            NONE => Step::Close(node),
            first => Step::Open(first),
        }
    }
}

impl Document {
    /// The node after `node` in tree order, in the subtree of `root`; `NONE` after the last one, and after
    /// `NONE`. With `into_fragments`, shadow trees and template contents are included, in this order and
    /// before the children: the order in which a [`Walk`] opens nodes.
    #[inline]
    pub(crate) fn after_in_tree_order(&self, node: u32, root: u32, into_fragments: bool) -> u32 {
        let Some(links) = self.nodes.get(node as usize) else {
            return NONE;
        };
        if into_fragments
            && links.data.has(ElementFacts::EXTRAS)
            && let Some(fragment) = self.first_fragment(node)
        {
            return fragment;
        }
        if links.first_child != NONE {
            return links.first_child;
        }
        if node == root {
            return NONE;
        }
        self.after_the_end_of(node, links, root)
    }

    /// The node after the end of `node`, which has these links and is not `root`.
    #[inline]
    pub(crate) fn after_the_end_of<'a>(
        &'a self,
        mut node: u32,
        mut links: &'a Node,
        root: u32,
    ) -> u32 {
        while links.next == NONE {
            let parent = links.parent;
            if parent == root {
                return NONE;
            }
            // No node is at `NONE`.
            match self.nodes.get(parent as usize) {
                Some(of_parent) => (node, links) = (parent, of_parent),
                None => return self.after_the_end_of_a_fragment(node, root),
            }
        }
        links.next
    }

    #[cold]
    fn after_the_end_of_a_fragment(&self, mut fragment: u32, root: u32) -> u32 {
        // Each iteration leaves one fragment: the last part of its host, which is the last node of the next
        // fragment.
        loop {
            let host = self.host_at(fragment);
            if host == NONE {
                // The walk began outside the root, such as in a node that was removed.
                return NONE;
            }
            if self.kind_at(fragment) == NodeKind::ShadowRoot
                && let Some(contents) = self.own_template_contents(host)
            {
                return contents;
            }
            let first = self.node(host).first_child;
            if first != NONE {
                return first;
            }
            let mut node = host;
            loop {
                if node == root {
                    return NONE;
                }
                let Node { next, parent, .. } = *self.node(node);
                match (next, parent) {
                    (NONE, NONE) => break,
                    (NONE, parent) => node = parent,
                    (next, _) => return next,
                }
            }
            fragment = node;
        }
    }

    /// The shadow root of a node, or else its template contents.
    #[inline(never)]
    fn first_fragment(&self, index: u32) -> Option<u32> {
        self.own_shadow_root(index).or_else(|| self.own_template_contents(index))
    }

    /// The host of template contents or of a shadow root, or `NONE` for other nodes.
    pub(crate) fn host_at(&self, index: u32) -> u32 {
        self.node(index).data.host().unwrap_or(NONE)
    }

    /// The shadow root of a host.
    pub(crate) fn own_shadow_root(&self, index: u32) -> Option<u32> {
        self.find(self.extras_at(index)?.shadow_root?)
    }

    /// The template contents of a host. While the parser fills a template, its contents can also be the
    /// shadow root of another element; those belong to that element.
    pub(crate) fn own_template_contents(&self, index: u32) -> Option<u32> {
        let contents = self.find(self.extras_at(index)?.template_contents?)?;
        matches!(self.data_at(contents), NodeData::Fragment { host } if host == index)
            .then_some(contents)
    }
}
