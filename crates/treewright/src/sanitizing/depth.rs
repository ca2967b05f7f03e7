//! Trees that met the limit of depth.
//!
//! The parser inserts an element that would be too deep after the one that it would be in. Tables then have parts
//! where no HTML has them: a cell in a `tbody`, for which a parser adds a row. So their HTML would be parsed as a tree
//! that is deeper again.

use std::collections::{HashMap, HashSet};

use treewright_dom::{Document, ElementFlags, LocalName, Namespace, NodeId, NodeKind};
use treewright_sanitize::{Action, Reason, Record};

use super::{TextSanitizer, Work};

/// The levels that the first proof that met the limit takes off; each later one takes off twice as many.
const LEVELS: u32 = 8;

impl TextSanitizer {
    /// Replaces the tables that the limit of depth has left with parts in wrong places, and these parts, with what is in
    /// them. In a round in which a proof met the limit, the deepest elements too; those whose contents are not text for
    /// readers are removed. The tree is filtered, before, so that what the configuration removes does not become text,
    /// and after.
    pub(super) fn flatten(&self, work: &mut Work<'_>, round: Option<u32>) {
        let mut nodes = parts_of_broken_tables(&work.room.tree);
        if let Some(round) = round {
            let levels = LEVELS.checked_shl(round).unwrap_or(u32::MAX);
            let most = self.limits.depth.unwrap_or(u32::MAX).saturating_sub(levels);
            nodes.extend(deeper_than(&work.room.tree, most));
        }
        if nodes.is_empty() {
            return;
        }
        let recorded = work.records.len();
        for node in nodes {
            let document = &mut work.room.tree;
            // Some are in both lists, or in one that was removed.
            if document.parent(node).is_none() {
                continue;
            }
            let is_read = has_text_for_readers(document, node);
            if self.records {
                let action = if is_read { Action::Unwrapped } else { Action::Removed };
                work.records.push(Record::of_node(document, node, action, Reason::TooDeep));
            }
            work.removed = true;
            let _ = if is_read { document.unwrap(node).map(drop) } else { document.remove(node) };
        }
        work.locate(recorded);
        self.filter(work);
    }
}

fn has_text_for_readers(document: &Document, node: NodeId) -> bool {
    let is_template = document.template_contents(node).is_some();
    !is_template
        && document.get(node).is_some_and(|node| {
            !node.flags().intersects(ElementFlags::RAW_TEXT_CHILD)
                && node.element_name() != Some(LocalName::NOSCRIPT)
        })
}

/// The name of an HTML element.
fn html_name(document: &Document, node: NodeId) -> Option<LocalName> {
    let name = document.get(node)?.element_name()?;
    (document.namespace(node) == Some(Namespace::Html)).then_some(name)
}

/// Returns true for elements whose children are parts of tables.
fn has_parts(name: LocalName) -> bool {
    matches!(
        name,
        LocalName::TABLE
            | LocalName::THEAD
            | LocalName::TBODY
            | LocalName::TFOOT
            | LocalName::TR
            | LocalName::COLGROUP
    )
}

/// The elements that a part of a table can be in; `None` for other elements.
fn parents_of_part(name: LocalName) -> Option<&'static [LocalName]> {
    Some(match name {
        LocalName::CAPTION
        | LocalName::COLGROUP
        | LocalName::THEAD
        | LocalName::TBODY
        | LocalName::TFOOT => &[LocalName::TABLE],
        LocalName::COL => &[LocalName::COLGROUP],
        LocalName::TR => &[LocalName::THEAD, LocalName::TBODY, LocalName::TFOOT],
        LocalName::TD | LocalName::TH => &[LocalName::TR],
        _ => return None,
    })
}

/// Returns true for a node that a parser also inserts between the parts of a table.
/// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intable>
fn can_be_between_parts(document: &Document, node: NodeId) -> bool {
    match document.kind(node) {
        Some(NodeKind::Text) => {
            let text = document.text(node).unwrap_or_default();
            text.bytes().all(|byte| byte.is_ascii_whitespace())
        }
        Some(NodeKind::Element) => html_name(document, node).is_some_and(|name| {
            matches!(
                name,
                LocalName::TEMPLATE
                    | LocalName::SCRIPT
                    | LocalName::STYLE
                    | LocalName::FORM
                    | LocalName::INPUT
            )
        }),
        _ => true,
    }
}

/// The tables with something where no parser inserts it, and those without elements, with their parts, in tree order.
fn parts_of_broken_tables(document: &Document) -> Vec<NodeId> {
    // The table of each part, or the outermost part that is in none, in tree order.
    let mut parts: Vec<(NodeId, NodeId)> = Vec::new();
    let mut table_of: HashMap<NodeId, NodeId> = HashMap::new();
    let mut broken: HashSet<NodeId> = HashSet::new();
    for node in document.descendants_with_fragments(document.root()) {
        let parent = document.parent(node);
        let parent_name = parent.and_then(|parent| html_name(document, parent));
        let table_around = parent
            .filter(|_| parent_name.is_some_and(has_parts))
            .and_then(|parent| table_of.get(&parent).copied());
        let name = html_name(document, node);
        let parents = name.and_then(parents_of_part);
        let is_part = parents.is_some();
        let is_at_its_place = match (parents, parent) {
            (None, _) => table_around.is_none() || can_be_between_parts(document, node),
            // The contents of a template, or of the context.
            (Some(_), Some(parent)) if document.kind(parent) != Some(NodeKind::Element) => true,
            (Some(parents), _) => parent_name.is_some_and(|name| parents.contains(&name)),
        };
        let is_table = name == Some(LocalName::TABLE);
        let table = if is_table { None } else { table_around };
        if !is_at_its_place {
            broken.extend(table_around.or(Some(node)));
        }
        let is_element = |node| document.kind(node) == Some(NodeKind::Element);
        // Its parts can be after it.
        if is_table && !document.children(node).any(is_element) {
            broken.insert(node);
        }
        if is_part || is_table {
            let table = table.unwrap_or(node);
            table_of.insert(node, table);
            parts.push((node, table));
        }
    }
    parts.retain(|(_, table)| broken.contains(table));
    parts.into_iter().map(|(node, _)| node).collect()
}

/// The elements that are deeper than a number of levels, in tree order. Those that each document has stay.
fn deeper_than(document: &Document, most: u32) -> Vec<NodeId> {
    let mut found = Vec::new();
    let mut depths: HashMap<NodeId, u32> = HashMap::new();
    for node in document.descendants_with_fragments(document.root()) {
        let around = document.parent(node).or_else(|| document.host(node));
        let depth = around
            .and_then(|around| depths.get(&around))
            .map_or(1, |depth| depth.saturating_add(1));
        depths.insert(node, depth);
        let is_always_there = [LocalName::HTML, LocalName::HEAD, LocalName::BODY]
            .iter()
            .any(|name| depth <= 2 && document.is_element(node, Namespace::Html, *name));
        let is_element = document.kind(node) == Some(NodeKind::Element);
        if is_element && depth > most && !is_always_there {
            found.push(node);
        }
    }
    found
}
