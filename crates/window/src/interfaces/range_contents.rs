//! The nodes in a range: deleted, extracted, cloned, surrounded.
//!
//! <https://dom.spec.whatwg.org/#dom-range-deletecontents>

use rustc_hash::FxHashSet;
use treewright_dom::scripting::InsertionValidity;
use treewright_dom::{NodeId, NodeKind};
use treewright_quickjs::{Thrown, Value};

use super::abstract_range::range_of;
use super::range::{length_of, set};
use crate::Cx;
use crate::cloning::clone_a_node;
use crate::exception::{DomExceptionName, dom_exception};
use crate::ranges::{BoundaryPoint, Range};
use crate::tree_changes;
use crate::world::World;

impl World {
    /// The nodes contained between two boundary points, in tree order.
    /// <https://dom.spec.whatwg.org/#contained>
    pub(crate) fn contained_nodes(&self, start: BoundaryPoint, end: BoundaryPoint) -> Vec<NodeId> {
        let root = self.root_of(start.node);
        // The node that a boundary point is before.
        let after = |point: BoundaryPoint| {
            let child = self.tree.children(point.node).nth(point.offset as usize);
            child.or_else(|| self.tree.next_after_descendants(point.node, root))
        };
        let (mut at, stop) = (after(start), after(end));
        let around_the_end: FxHashSet<NodeId> =
            std::iter::once(end.node).chain(self.tree.ancestors(end.node)).collect();
        let mut contained = Vec::new();
        while let Some(node) = at.filter(|node| Some(*node) != stop) {
            if around_the_end.contains(&node) {
                // It holds the end: nodes in it may be contained.
                at = self
                    .tree
                    .first_child(node)
                    .or_else(|| self.tree.next_after_descendants(node, root));
                continue;
            }
            contained.push(node);
            contained.extend(self.tree.descendants(node));
            at = self.tree.next_after_descendants(node, root);
        }
        contained
    }

    /// <https://dom.spec.whatwg.org/#partially-contained>
    fn is_partially_contained(&self, node: NodeId, range: Range) -> bool {
        self.is_inclusive_ancestor(node, range.start.node)
            != self.is_inclusive_ancestor(node, range.end.node)
    }

    fn is_character_data(&self, node: NodeId) -> bool {
        matches!(
            self.tree.kind(node),
            Some(NodeKind::Text | NodeKind::Comment | NodeKind::ProcessingInstruction)
        )
    }

    /// The point that a range collapses to once its contents are removed.
    fn point_after_removal(&self, range: Range) -> BoundaryPoint {
        if self.is_inclusive_ancestor(range.start.node, range.end.node) {
            return range.start;
        }
        let mut reference = range.start.node;
        while let Some(parent) = self.tree.parent(reference) {
            if self.is_inclusive_ancestor(parent, range.end.node) {
                let offset = self.index_of(reference).saturating_add(1);
                return BoundaryPoint { node: parent, offset };
            }
            reference = parent;
        }
        range.start
    }
}

fn remove_data(cx: &mut Cx<'_>, node: NodeId, from: u32, to: u32) -> Result<(), Thrown> {
    tree_changes::replace_data(cx, node, from, to.saturating_sub(from), &"".into())
}

/// <https://dom.spec.whatwg.org/#dom-range-deletecontents>
pub(crate) fn delete_contents(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    let range = range_of(cx, this)?;
    if range.is_collapsed() {
        return Ok(());
    }
    let Range { start, end } = range;
    if start.node == end.node && cx.host.is_character_data(start.node) {
        return remove_data(cx, start.node, start.offset, end.offset);
    }
    let contained = cx.host.contained_nodes(start, end);
    // Without those whose parent is removed as well.
    let all: FxHashSet<NodeId> = contained.iter().copied().collect();
    let mut to_remove = contained;
    to_remove.retain(|node| cx.host.tree.parent(*node).is_none_or(|parent| !all.contains(&parent)));
    let new = cx.host.point_after_removal(range);
    if cx.host.is_character_data(start.node) {
        remove_data(cx, start.node, start.offset, u32::MAX)?;
    }
    for node in to_remove {
        tree_changes::remove(cx, node);
    }
    if cx.host.is_character_data(end.node) {
        remove_data(cx, end.node, 0, end.offset)?;
    }
    set(cx, this, Range { start: new, end: new });
    Ok(())
}

/// <https://dom.spec.whatwg.org/#dom-range-extractcontents>
pub(crate) fn extract_contents(cx: &mut Cx<'_>, this: &Value) -> Result<NodeId, Thrown> {
    let range = range_of(cx, this)?;
    let new = cx.host.point_after_removal(range);
    let fragment = contents(cx, range, Take::Extract)?;
    set(cx, this, Range { start: new, end: new });
    Ok(fragment)
}

/// <https://dom.spec.whatwg.org/#dom-range-clonecontents>
pub(crate) fn clone_contents(cx: &mut Cx<'_>, this: &Value) -> Result<NodeId, Thrown> {
    let range = range_of(cx, this)?;
    contents(cx, range, Take::Clone)
}

/// The ways to take the contents of a range.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Take {
    Extract,
    Clone,
}

/// A clone of a node of character data with a part of it.
fn clone_of_data(cx: &mut Cx<'_>, node: NodeId, from: u32, to: u32) -> Result<NodeId, Thrown> {
    let document = cx.host.node_document(node);
    let clone = clone_a_node(cx, node, document, false, None)?;
    let count = to.saturating_sub(from);
    let data = super::character_data::substring_data(cx, node, from, count)?;
    tree_changes::set_data(cx, clone, &data);
    Ok(clone)
}

/// A part of the work of "extract" or "clone": the contents of one node of the result.
struct Part {
    range: Range,
    into: NodeId,
}

/// <https://dom.spec.whatwg.org/#concept-range-extract>, <https://dom.spec.whatwg.org/#concept-range-clone>
///
/// The standard recurses for the two children that are partially contained; here their parts are a
/// list of work in the same order, so depth costs no stack.
fn contents(cx: &mut Cx<'_>, range: Range, take: Take) -> Result<NodeId, Thrown> {
    let document = cx.host.node_document(range.start.node);
    let fragment = cx.host.create_a_fragment(document);
    cx.host.orphans.add(fragment);
    let mut work = vec![Work::Part(Part { range, into: fragment })];
    while let Some(next) = work.pop() {
        match next {
            Work::Part(part) => one_part(cx, &part, take, &mut work)?,
            Work::Append { node, into } => {
                tree_changes::append(cx, node, into)?;
            }
            Work::Contained { nodes, into } => {
                for node in nodes {
                    let node = match take {
                        Take::Extract => node,
                        Take::Clone => clone_a_node(cx, node, document, true, None)?,
                    };
                    tree_changes::append(cx, node, into)?;
                }
            }
            Work::RemoveData { node, from, to } => remove_data(cx, node, from, to)?,
        }
    }
    Ok(fragment)
}

enum Work {
    Part(Part),
    Append { node: NodeId, into: NodeId },
    Contained { nodes: Vec<NodeId>, into: NodeId },
    RemoveData { node: NodeId, from: u32, to: u32 },
}

fn one_part(cx: &mut Cx<'_>, part: &Part, take: Take, work: &mut Vec<Work>) -> Result<(), Thrown> {
    let Part { range, into } = *part;
    if range.is_collapsed() {
        return Ok(());
    }
    let Range { start, end } = range;
    let document = cx.host.node_document(start.node);
    if start.node == end.node && cx.host.is_character_data(start.node) {
        let clone = clone_of_data(cx, start.node, start.offset, end.offset)?;
        tree_changes::append(cx, clone, into)?;
        if take == Take::Extract {
            remove_data(cx, start.node, start.offset, end.offset)?;
        }
        return Ok(());
    }
    let mut common = start.node;
    while !cx.host.is_inclusive_ancestor(common, end.node) {
        let Some(parent) = cx.host.tree.parent(common) else { break };
        common = parent;
    }
    let children: Vec<NodeId> = cx.host.tree.children(common).collect();
    let first_partial = (!cx.host.is_inclusive_ancestor(start.node, end.node))
        .then(|| children.iter().copied().find(|one| cx.host.is_partially_contained(*one, range)))
        .flatten();
    let last_partial = (!cx.host.is_inclusive_ancestor(end.node, start.node))
        .then(|| children.iter().copied().rfind(|one| cx.host.is_partially_contained(*one, range)))
        .flatten();
    let all = cx.host.contained_nodes(start, end);
    let contained: Vec<NodeId> = children.into_iter().filter(|one| all.contains(one)).collect();
    if contained.iter().any(|one| cx.host.tree.kind(*one) == Some(NodeKind::Doctype)) {
        let message = "The Range contains a doctype.";
        return Err(dom_exception(cx, DomExceptionName::HierarchyRequestError, message));
    }
    // The part that is pushed last is handled first.
    let mut steps: Vec<Work> = Vec::new();
    if let Some(first) = first_partial {
        if cx.host.is_character_data(first) {
            let length = length_of(cx, first);
            let clone = clone_of_data(cx, start.node, start.offset, length)?;
            steps.push(Work::Append { node: clone, into });
            if take == Take::Extract {
                steps.push(Work::RemoveData { node: start.node, from: start.offset, to: length });
            }
        } else {
            let clone = clone_a_node(cx, first, document, false, None)?;
            steps.push(Work::Append { node: clone, into });
            let end = BoundaryPoint { node: first, offset: length_of(cx, first) };
            let range = Range { start, end };
            steps.push(Work::Part(Part { range, into: clone }));
        }
    }
    steps.push(Work::Contained { nodes: contained, into });
    if let Some(last) = last_partial {
        if cx.host.is_character_data(last) {
            let clone = clone_of_data(cx, end.node, 0, end.offset)?;
            steps.push(Work::Append { node: clone, into });
            if take == Take::Extract {
                steps.push(Work::RemoveData { node: end.node, from: 0, to: end.offset });
            }
        } else {
            let clone = clone_a_node(cx, last, document, false, None)?;
            steps.push(Work::Append { node: clone, into });
            let start = BoundaryPoint { node: last, offset: 0 };
            let range = Range { start, end };
            steps.push(Work::Part(Part { range, into: clone }));
        }
    }
    work.extend(steps.into_iter().rev());
    Ok(())
}

/// <https://dom.spec.whatwg.org/#concept-range-insert>
pub(crate) fn insert_node(cx: &mut Cx<'_>, this: &Value, node: NodeId) -> Result<(), Thrown> {
    let range = range_of(cx, this)?;
    let start = range.start;
    let is_text = cx.host.is_text(start.node);
    let refused = matches!(
        cx.host.tree.kind(start.node),
        Some(NodeKind::ProcessingInstruction | NodeKind::Comment)
    ) || is_text && cx.host.tree.parent(start.node).is_none()
        || start.node == node;
    if refused {
        let message = "The Range's start container cannot take the node.";
        return Err(dom_exception(cx, DomExceptionName::HierarchyRequestError, message));
    }
    let mut reference = if is_text {
        Some(start.node)
    } else {
        cx.host.tree.children(start.node).nth(start.offset as usize)
    };
    let parent = match reference {
        Some(reference) => cx.host.tree.parent(reference).unwrap_or(start.node),
        None => start.node,
    };
    if let Err(error) = cx.host.tree.check_pre_insertion_validity(parent, node, reference) {
        return Err(tree_changes::refused(cx, error));
    }
    if is_text {
        reference = Some(super::text::split_text(cx, start.node, start.offset)?);
    }
    if reference == Some(node) {
        reference = cx.host.tree.next_sibling(node);
    }
    if cx.host.tree.parent(node).is_some() {
        tree_changes::remove(cx, node);
    }
    let new_offset = match reference {
        Some(reference) => cx.host.index_of(reference),
        None => length_of(cx, parent),
    };
    let count = if cx.host.tree.kind(node).is_some_and(tree_changes::is_a_document_fragment) {
        length_of(cx, node)
    } else {
        1
    };
    let new_offset = new_offset.saturating_add(count);
    tree_changes::pre_insert(cx, node, parent, reference)?;
    let range = range_of(cx, this)?;
    if range.is_collapsed() {
        let end = BoundaryPoint { node: parent, offset: new_offset };
        set(cx, this, Range { start: range.start, end });
    }
    Ok(())
}

/// <https://dom.spec.whatwg.org/#dom-range-surroundcontents>
pub(crate) fn surround_contents(
    cx: &mut Cx<'_>,
    this: &Value,
    new_parent: NodeId,
) -> Result<(), Thrown> {
    let range = range_of(cx, this)?;
    let mut partial = Vec::new();
    for node in [range.start.node, range.end.node] {
        let mut at = Some(node);
        while let Some(one) = at {
            if cx.host.is_partially_contained(one, range) && !cx.host.is_text(one) {
                partial.push(one);
            }
            at = cx.host.tree.parent(one);
        }
    }
    if !partial.is_empty() {
        let message = "The Range has partially selected a non-Text node.";
        return Err(dom_exception(cx, DomExceptionName::InvalidStateError, message));
    }
    if matches!(
        cx.host.tree.kind(new_parent),
        Some(
            NodeKind::Document
                | NodeKind::Doctype
                | NodeKind::DocumentFragment
                | NodeKind::ShadowRoot
        )
    ) {
        let message = "The node cannot surround the contents of a Range.";
        return Err(dom_exception(cx, DomExceptionName::InvalidNodeTypeError, message));
    }
    let fragment = extract_contents(cx, this)?;
    if cx.host.tree.first_child(new_parent).is_some() {
        tree_changes::replace_all(cx, None, new_parent);
    }
    insert_node(cx, this, new_parent)?;
    tree_changes::append(cx, fragment, new_parent)?;
    super::range::select_node(cx, this, new_parent)
}
