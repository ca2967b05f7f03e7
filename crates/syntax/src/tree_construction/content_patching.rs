//! Content patching: `<template for>` puts its content at the places of markers in the tree.

#[cfg(test)]
mod tests;

use std::collections::HashMap;

use treewright_markup::{
    Cause, Namespace, NodeKind, Origin, Span, TreeQuery, TreeSink, next_in_tree_order, tag,
};

use super::Rules;
use super::inserting::InsertionLocation;
use super::processing_instruction_attributes::{
    processing_instruction_attribute, processing_instruction_attribute_is,
};
use crate::Limit;
use crate::tokenizer::Tag;

/// The place that an open `template` element patches.
#[derive(Clone, Debug)]
pub(super) struct Patch<H> {
    pub(super) template: H,
    /// The insertion target.
    pub(super) target: H,
    /// The insertion start marker.
    start: H,
    /// The insertion end marker.
    pub(super) end: Option<H>,
}

/// The markers that can be in the tree, by name: a name without any need not be searched for.
#[derive(Clone, Debug)]
pub(super) struct Markers<H> {
    of_names: HashMap<Box<str>, MarkersOfAName<H>>,
    /// There can be more of these names than were counted.
    can_be_copied: bool,
    /// A script can have inserted markers.
    any: bool,
    steps: Steps,
}

impl<H> Default for Markers<H> {
    fn default() -> Self {
        Self { of_names: HashMap::new(), can_be_copied: false, any: false, steps: Steps::default() }
    }
}

#[derive(Clone, Debug)]
struct MarkersOfAName<H> {
    /// The maximum number that can be in the tree. There can be fewer: a marker that a patch removed with
    /// other nodes still counts, and so does one in the contents of another template.
    most: u32,
    /// All of them, unless there were more than [`MOST_KNOWN`] at once: they need not be searched for.
    known: Option<Vec<H>>,
}

/// The maximum number of markers of one name that are examined one by one.
const MOST_KNOWN: usize = 4;

impl<H: PartialEq> Markers<H> {
    pub(super) fn clear(&mut self) {
        let Self { of_names, can_be_copied, any, steps } = self;
        of_names.clear();
        (*can_be_copied, *any, *steps) = (false, false, Steps::default());
    }

    /// Records that the parser inserts a marker with these data.
    pub(super) fn note(&mut self, data: &str, marker: H) {
        if let Some(name) = processing_instruction_attribute(data, "name") {
            let of_name = self.of_names.entry(name.into());
            let of_name = of_name.or_insert(MarkersOfAName { most: 0, known: None });
            if of_name.most == 0 {
                of_name.known = Some(Vec::with_capacity(1));
            }
            of_name.most = of_name.most.saturating_add(1);
            match &mut of_name.known {
                Some(known) if known.len() < MOST_KNOWN => known.push(marker),
                known => *known = None,
            }
        }
    }

    /// Records that a marker with these data is removed from the tree for good.
    fn note_removed(&mut self, data: &str, marker: &H) {
        if !self.can_be_copied
            && let Some(name) = processing_instruction_attribute(data, "name")
            && let Some(of_name) = self.of_names.get_mut(&*name)
        {
            of_name.most = of_name.most.saturating_sub(1);
            if let Some(known) = &mut of_name.known {
                known.retain(|other| other != marker);
            }
        }
    }

    /// Records that markers can be copied from now on, as by a `selectedcontent` element.
    pub(super) fn can_be_copied(&mut self) {
        self.can_be_copied = true;
    }

    /// Records that a script changed the tree.
    pub(super) fn can_be_anything(&mut self) {
        self.any = true;
    }

    fn can_have(&self, name: &str) -> bool {
        self.any || self.of_names.get(name).is_some_and(|of_name| of_name.most > 0)
    }

    /// The markers of this name, if no others can be in the tree.
    fn known(&self, name: &str) -> Option<&[H]> {
        if self.any || self.can_be_copied {
            return None;
        }
        self.of_names.get(name)?.known.as_deref()
    }

    /// The searches so far, in units of [formatting work](crate::Limits::formatting_work).
    pub(super) fn work(&self) -> u32 {
        u32::try_from(self.steps.taken / Steps::OF_A_UNIT).unwrap_or(u32::MAX)
    }

    pub(super) fn handles(&self) -> impl Iterator<Item = &H> {
        self.of_names.values().flat_map(|of_name| of_name.known.iter().flatten())
    }
}

impl<H> Patch<H> {
    pub(super) fn handles(&self) -> impl Iterator<Item = &H> {
        [&self.template, &self.target, &self.start].into_iter().chain(&self.end)
    }
}

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// Step 8 of the `template` start tag in "in head".
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inhead>
    pub(super) fn insert_a_template_with_for(
        &mut self,
        tag: &Tag<'_>,
        marker_name: &str,
        location: &InsertionLocation<T::Handle>,
    ) {
        // 8.1. SPEC-NOTE: the letter takes the scope from the appropriate place, which in the fragment case
        // is the parser's own root; the note says that it can be the fragment, which is the first entry of
        // the stack here.
        let mut scope = location.parent.clone();
        // Without such a marker the scope does not matter, and finding one can take a walk.
        let can_have_a_marker = !marker_name.is_empty()
            && (self.markers.can_have(marker_name) || self.tree.creation_may_run_script());
        // 8.2.
        if self.tree.is_element(&scope, Namespace::Html, tag::TEMPLATE) {
            scope = self.tree.template_contents(&scope);
        } else if can_have_a_marker && is_the_body_element(self.tree, &scope) {
            // 8.3.
            if let Some(parent) = self.tree.parent(&scope) {
                scope = parent;
            }
        }
        // 8.4.
        let template = self.insert_a_foreign_element(tag, Namespace::Html, true);
        // 8.5.
        if can_have_a_marker
            && self.prepare_content_patching(&scope, &template, marker_name, tag.span)
        {
            return;
        }
        // 8.6.
        let entry = self.stack.current().cloned();
        self.stack.pop();
        if let Some(entry) = entry {
            let mut location = self.adjusted_insertion_location();
            self.go_elsewhere_when_too_many_are_open(&mut location, tag.span);
            let origin = Origin::new(tag.span, location.cause.unwrap_or(Cause::Source));
            self.insert_an_element_at_the_adjusted_insertion_location(&template, &location, origin);
            self.stack.push(entry);
            if self.reporter.is_enabled() {
                self.stack.note_the_start_tag(tag.name, tag.text, tag.span);
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/scripting.html#prepare-content-patching>
    fn prepare_content_patching(
        &mut self,
        scope: &T::Handle,
        template: &T::Handle,
        marker_name: &str,
        span: Span,
    ) -> bool {
        // 2. to 5.
        let Some((start, end)) = self.find_markers(scope, marker_name, span) else {
            return false;
        };
        let Some(target) = self.tree.parent(&start) else {
            return false;
        };
        // 10. to 13. (Steps 6 to 8, which store the results, come last.)
        if end.as_ref() != Some(&start) {
            let mut removed_nodes = Vec::new();
            let mut current_node = self.tree.next_sibling(&start);
            while let Some(node) = current_node {
                if end.as_ref() == Some(&node) {
                    break;
                }
                current_node = self.tree.next_sibling(&node);
                removed_nodes.push(node);
            }
            if !removed_nodes.is_empty() {
                self.nodes_are_detached();
                self.remove_from_their_parent(&removed_nodes, &target);
            }
        }
        // 6. to 9., 14.
        self.selectedcontent_can_be_patched(template, &target);
        self.patches.push(Patch { template: template.clone(), target, start, end });
        true
    }

    /// The range with this name. <https://html.spec.whatwg.org/multipage/scripting.html#find-markers>
    fn find_markers(
        &mut self,
        scope: &T::Handle,
        name: &str,
        span: Span,
    ) -> Option<Range<T::Handle>> {
        let mut steps = self.markers.steps.with_a_limit(self.limits.formatting_work);
        let known = self.state.markers.known(name);
        let known = known.filter(|_| !self.tree.creation_may_run_script());
        let (are_known, known) = (known.is_some(), known.unwrap_or_default());
        let mut inside =
            known.iter().filter(|marker| is_inside(self.tree, marker, scope, &mut steps));
        let found = match (inside.next(), inside.next()) {
            (None, _) if are_known => None,
            (Some(only), None) => range_from(self.tree, only, name),
            // The first of several in tree order.
            _ => first_range(self.tree, scope, name, &mut steps),
        };
        if steps.were_used_up {
            self.limits_met.note(Limit::FormattingWork, span);
        }
        self.markers.steps = steps;
        found
    }

    /// Step 4 of the `template` end tag in "in head": removes the markers.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inhead>
    pub(super) fn finish_content_patching(&mut self, template: &T::Handle) {
        // It is the last open template.
        let Some(patch) = self.patches.pop_if(|patch| patch.template == *template) else {
            return;
        };
        // Another template can already have removed it.
        if self.tree.parent(&patch.start).is_some() {
            let markers = &mut self.state.markers;
            let mut note_removed = |_: &str, data: &str| markers.note_removed(data, &patch.start);
            self.tree.with_processing_instruction(&patch.start, &mut note_removed);
        }
        self.tree.remove(&patch.start);
        if let Some(end) = patch.end {
            self.tree.remove(&end);
        }
    }

    /// Drops the patch of a template that is popped without an end tag. SPEC-NOTE: the markers stay, by the
    /// letter; only the end tag removes them.
    pub(super) fn forget_content_patching(&mut self, template: &T::Handle) {
        // It is the last open template.
        self.patches.pop_if(|patch| patch.template == *template);
    }
}

/// True if the node is "the body element" of its document: the first `body` or `frameset` child of
/// the `html` element that is the document element.
/// <https://html.spec.whatwg.org/multipage/dom.html#the-body-element-2>
fn is_the_body_element<T: TreeQuery + ?Sized>(tree: &T, node: &T::Handle) -> bool {
    let is_body = |node: &T::Handle| {
        tree.is_element(node, Namespace::Html, tag::BODY)
            || tree.is_element(node, Namespace::Html, tag::FRAMESET)
    };
    if !is_body(node) {
        return false;
    }
    let Some(html) = tree.parent(node) else {
        return false;
    };
    if !tree.is_element(&html, Namespace::Html, tag::HTML)
        || !tree.parent(&html).is_some_and(|root| tree.kind(&root) == NodeKind::Document)
    {
        return false;
    }
    let mut sibling = tree.previous_sibling(node);
    while let Some(earlier) = sibling {
        if is_body(&earlier) {
            return false;
        }
        sibling = tree.previous_sibling(&earlier);
    }
    true
}

/// The processing instructions that matter to content patching, by target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Marker {
    Point,
    Start,
    End,
}

/// The start and the end of a range. Without an end it extends to the end of the parent.
type Range<H> = (H, Option<H>);

/// The kind of marker of a node, if it is one; with a name, only a marker of that name counts.
fn marker<T: TreeQuery + ?Sized>(tree: &T, node: &T::Handle, name: Option<&str>) -> Option<Marker> {
    let mut found = None;
    tree.with_processing_instruction(node, &mut |target, data| {
        let marker = match target {
            "marker" => Marker::Point,
            "start" => Marker::Start,
            "end" => Marker::End,
            _ => return,
        };
        if name.is_none_or(|name| processing_instruction_attribute_is(data, "name", name)) {
            found = Some(marker);
        }
    });
    found
}

/// The steps from node to node of all searches for markers.
#[derive(Clone, Copy, Debug, Default)]
struct Steps {
    taken: u64,
    most: u64,
    were_used_up: bool,
}

impl Steps {
    /// The steps for each unit of [formatting work](crate::Limits::formatting_work).
    const OF_A_UNIT: u64 = 1024;

    fn with_a_limit(self, units: Option<u32>) -> Self {
        let most = units.map_or(u64::MAX, |units| u64::from(units).saturating_mul(Self::OF_A_UNIT));
        Self { most, were_used_up: false, ..self }
    }

    /// False if no step is left.
    fn take(&mut self) -> bool {
        self.were_used_up = self.taken >= self.most;
        if !self.were_used_up {
            self.taken = self.taken.saturating_add(1);
        }
        !self.were_used_up
    }
}

/// True if the node is a descendant of the scope.
fn is_inside<T: TreeQuery + ?Sized>(
    tree: &T,
    node: &T::Handle,
    scope: &T::Handle,
    steps: &mut Steps,
) -> bool {
    let mut ancestor = tree.parent(node);
    while let Some(node) = ancestor.filter(|_| steps.take()) {
        if node == *scope {
            return true;
        }
        ancestor = tree.parent(&node);
    }
    false
}

/// The range of the first marker of this name among the descendants of the scope.
fn first_range<T: TreeQuery + ?Sized>(
    tree: &T,
    scope: &T::Handle,
    name: &str,
    steps: &mut Steps,
) -> Option<Range<T::Handle>> {
    let mut descendant = tree.first_child(scope);
    while let Some(node) = descendant.filter(|_| steps.take()) {
        let range = range_from(tree, &node, name);
        if range.is_some() {
            return range;
        }
        descendant = next_in_tree_order(tree, &node, scope);
    }
    None
}

/// The range that a node marks, if it is a marker of this name.
fn range_from<T: TreeQuery + ?Sized>(
    tree: &T,
    node: &T::Handle,
    name: &str,
) -> Option<Range<T::Handle>> {
    match marker(tree, node, Some(name))? {
        Marker::Point => Some((node.clone(), Some(node.clone()))),
        Marker::Start => Some((node.clone(), matching_end(tree, node))),
        Marker::End => None,
    }
}

/// The `<?end>` that belongs to a `<?start>`, among the siblings after it.
#[expect(
    clippy::arithmetic_side_effects,
    reason = "counts siblings, and is not 0 where it goes down"
)]
fn matching_end<T: TreeQuery + ?Sized>(tree: &T, start: &T::Handle) -> Option<T::Handle> {
    let mut nesting_level = 0_usize;
    let mut sibling = tree.next_sibling(start);
    while let Some(node) = sibling {
        match marker(tree, &node, None) {
            Some(Marker::Start) => nesting_level += 1,
            Some(Marker::End) if nesting_level == 0 => return Some(node),
            Some(Marker::End) => nesting_level -= 1,
            _ => {}
        }
        sibling = tree.next_sibling(&node);
    }
    None
}

#[cfg(test)]
impl<H: PartialEq> super::ConstructionState<H> {
    pub(crate) fn search_for_all_markers(&mut self) {
        self.markers.can_be_anything();
    }
}
