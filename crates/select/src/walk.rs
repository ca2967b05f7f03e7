//! The walk over the trees that a query searches.

use std::ops::Range;

use treewright_dom::{NodeKind, NodeRef};

use crate::options::Scope;
use crate::rows::{Filter, Making, Rows};

/// A walk over the elements below a node, in tree order. The shadow tree of an element precedes its
/// template contents, which precede its children.
#[derive(Clone, Debug)]
pub(crate) struct Walk<'a> {
    root: NodeRef<'a>,
    scope: Scope,
    /// The number of template contents around the last node.
    templates: u32,
    /// True if the bits of classes and ids are needed with the table.
    words: bool,
    /// Decides when this walk builds the table that it needs.
    making: Making,
    way: Way<'a>,
}

/// The path of a walk.
#[derive(Clone, Copy, Debug)]
enum Way<'a> {
    /// Along the links, from the place of the last node that was reached; `None` at the end. After some
    /// steps the walk requests the table of elements, which takes a visit of the whole arena to build. For
    /// a simple selector that happens on the second request, because a program that runs only one is faster
    /// without it.
    Links { last: Option<u32>, steps_before_the_table: usize },
    /// From row to row.
    Rows { rows: Rows<'a>, next: u32, end: u32 },
}

/// The minimum number of steps that are taken along links.
const FEWEST_STEPS: usize = 128;

/// The fraction of an arena that is walked along links at first.
const PART: usize = 16;

impl<'a> Walk<'a> {
    pub(crate) fn new(root: NodeRef<'a>, scope: Scope, words: bool, making: Making) -> Self {
        let steps = (root.document().place_count() / PART).max(FEWEST_STEPS);
        let way = Way::Links { last: Some(root.place()), steps_before_the_table: steps };
        let mut walk = Self { root, scope, templates: 0, words, making, way };
        if let Some(rows) = Rows::of(root, words, Making::Never) {
            walk.follow(rows, root);
        }
        walk
    }

    /// Continues with the rows after an element, or after the root, if they are what the query searches.
    /// Returns true if so.
    fn follow(&mut self, rows: Rows<'a>, last: NodeRef<'a>) -> bool {
        if !rows.are_in_scope(self.scope) {
            return false;
        }
        let last = rows.table.row(last.place());
        let (Some(root), Some(last)) = (rows.table.row(self.root.place()), last) else {
            return false;
        };
        let end = rows.table.end(root);
        self.way = Way::Rows { rows, next: last.saturating_add(1), end };
        true
    }

    /// Returns true if the last element is in template contents that the walk entered.
    #[inline]
    pub(crate) const fn is_in_template(&self) -> bool {
        self.templates > 0
    }

    /// The rows, if the walk uses them.
    #[inline]
    pub(crate) const fn rows(&self) -> Option<Rows<'a>> {
        match self.way {
            Way::Rows { rows, .. } => Some(rows),
            Way::Links { .. } => None,
        }
    }

    /// The next element that passes a filter.
    #[inline]
    pub(crate) fn next_element(&mut self, filter: &Filter) -> Option<NodeRef<'a>> {
        if let Some(element) = self.next_on_links(|element| filter.may_pass(element)) {
            return Some(element);
        }
        self.next_of_rows(|rows, range| filter.find(rows, range))
    }

    /// The element of the next row in a half-open range of rows.
    #[inline]
    pub(crate) fn next_of_rows(
        &mut self,
        find: impl FnOnce(Rows<'a>, Range<u32>) -> Option<u32>,
    ) -> Option<NodeRef<'a>> {
        let Way::Rows { rows, next, end } = &mut self.way else {
            return None;
        };
        let Some(row) = find(*rows, *next..*end) else {
            *next = *end;
            return None;
        };
        *next = row.saturating_add(1);
        rows.node(row)
    }

    /// The next element along the links that passes a test; `None` at their end, and where the walk
    /// continues with rows.
    #[inline]
    pub(crate) fn next_on_links(
        &mut self,
        passes: impl FnMut(NodeRef<'a>) -> bool,
    ) -> Option<NodeRef<'a>> {
        match self.way {
            Way::Rows { .. } => None,
            Way::Links { last, steps_before_the_table } => {
                self.next_by_links(last?, steps_before_the_table, passes)
            }
        }
    }

    #[inline(never)]
    fn next_by_links(
        &mut self,
        last: u32,
        mut steps: usize,
        mut passes: impl FnMut(NodeRef<'a>) -> bool,
    ) -> Option<NodeRef<'a>> {
        let mut last = self.root.document().node_at(last);
        while let Some(from) = last {
            last = match self.scope {
                Scope::Light => from.next_in_tree_order(self.root),
                _ => self.next_node_or_fragment(from),
            };
            let element = last.filter(|next| next.is_element());
            let is_time = steps == 1;
            // This is decided once, at an element.
            steps = steps.saturating_sub(1).max(usize::from(is_time && element.is_none()));
            let Some(element) = element else { continue };
            if is_time
                && let Some(rows) = Rows::of(self.root, self.words, self.making)
                && self.follow(rows, element)
            {
                return passes(element).then_some(element);
            }
            if passes(element) {
                self.way =
                    Way::Links { last: Some(element.place()), steps_before_the_table: steps };
                return Some(element);
            }
        }
        self.way = Way::Links { last: None, steps_before_the_table: steps };
        None
    }

    #[inline(never)]
    fn next_node_or_fragment(&mut self, last: NodeRef<'a>) -> Option<NodeRef<'a>> {
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
            // The root of a fragment: continue with the rest of its host.
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

    /// The contents of a template, which the walk enters.
    fn contents(&mut self, element: NodeRef<'a>) -> Option<NodeRef<'a>> {
        let contents =
            self.scope.has_templates().then(|| element.own_template_contents()).flatten()?;
        self.templates = self.templates.saturating_add(1);
        Some(contents)
    }
}
