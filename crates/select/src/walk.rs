//! The walk over the trees that a query looks into.

use treewright_dom::{NodeKind, Place};

use crate::options::Scope;

/// A walk over the elements below a node, in tree order. In a tree, the shadow tree of an element comes
/// before its template contents, and these before its children.
#[derive(Clone, Debug)]
pub(crate) struct Walk<'a> {
    root: Place<'a>,
    /// The last node that was reached; `None` at the end.
    last: Option<Place<'a>>,
    scope: Scope,
    /// The number of template contents that the last node is in.
    templates: u32,
}

impl<'a> Walk<'a> {
    pub(crate) const fn new(root: Place<'a>, scope: Scope) -> Self {
        Self { root, last: Some(root), scope, templates: 0 }
    }

    /// Returns true if the last element is in the contents of a template that was entered.
    pub(crate) const fn is_in_template(&self) -> bool {
        self.templates > 0
    }

    /// The next element.
    #[inline]
    pub(crate) fn next_element(&mut self) -> Option<Place<'a>> {
        loop {
            let next = match self.scope {
                Scope::Light => self.next_node(),
                _ => self.next_node_or_fragment(),
            };
            self.last = next;
            if next?.is_element() {
                return next;
            }
        }
    }

    #[inline]
    fn next_node(&self) -> Option<Place<'a>> {
        let last = self.last?;
        if let Some(child) = last.first_child() {
            return Some(child);
        }
        let mut node = last;
        while node != self.root {
            if let Some(next) = node.next_sibling() {
                return Some(next);
            }
            node = node.parent()?;
        }
        None
    }

    #[inline(never)]
    fn next_node_or_fragment(&mut self) -> Option<Place<'a>> {
        let last = self.last?;
        if last.may_have_fragments() {
            if self.scope.has_shadows()
                && let Some(root) = last.shadow_root()
            {
                return Some(root);
            }
            if let Some(contents) = self.contents(last) {
                return Some(contents);
            }
        }
        if let Some(child) = last.first_child() {
            return Some(child);
        }
        let mut node = last;
        while node != self.root {
            if let Some(next) = node.next_sibling() {
                return Some(next);
            }
            if let Some(parent) = node.parent() {
                node = parent;
                continue;
            }
            // The root of a fragment: what is left of its host.
            let host = node.host()?;
            if node.kind() == NodeKind::ShadowRoot {
                if let Some(contents) = self.contents(host) {
                    return Some(contents);
                }
            } else {
                self.templates = self.templates.saturating_sub(1);
            }
            if let Some(child) = host.first_child() {
                return Some(child);
            }
            node = host;
        }
        None
    }

    /// The contents of a template, which are entered.
    fn contents(&mut self, element: Place<'a>) -> Option<Place<'a>> {
        let contents = self.scope.has_templates().then(|| element.template_contents()).flatten()?;
        self.templates = self.templates.saturating_add(1);
        Some(contents)
    }
}
