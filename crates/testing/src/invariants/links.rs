//! Well-formed links: parents, siblings and children agree with each other, in every tree.

use std::collections::HashSet;

use treewright_dom::{Document, NodeId};
use treewright_syntax::TreeQuery;

use super::Violation;

const NAME: &str = "links";

/// Every node below the root of a tree is a child of the parent that it names, between the siblings that
/// name it, and is met once.
///
/// # Errors
/// The first link that disagrees.
pub fn check_links<T: TreeQuery>(tree: &T, root: &T::Handle) -> Result<(), Violation> {
    let mut waiting = vec![root.clone()];
    while let Some(parent) = waiting.pop() {
        let mut previous: Option<T::Handle> = None;
        let mut next = tree.first_child(&parent);
        while let Some(child) = next {
            if tree.parent(&child).as_ref() != Some(&parent) {
                return Err(Violation::new(NAME, "a child has another parent"));
            }
            if tree.previous_sibling(&child) != previous {
                return Err(Violation::new(NAME, "a child has another previous sibling"));
            }
            next = tree.next_sibling(&child);
            waiting.push(child.clone());
            previous = Some(child);
        }
        if tree.last_child(&parent) != previous {
            return Err(Violation::new(NAME, "the last child is another"));
        }
    }
    Ok(())
}

/// The roots of all connected trees: this one, and the template contents and shadow roots in it, by the
/// elements that have them.
///
/// # Errors
/// If a template has no contents, a fragment does not know its host, or two elements have the same one.
pub fn all_trees(document: &Document, root: NodeId) -> Result<Vec<NodeId>, Violation> {
    let mut roots = vec![root];
    let mut met = HashSet::new();
    let mut index = 0;
    while let Some(root) = roots.get(index).copied() {
        index += 1;
        for node in document.descendants(root) {
            let is_template = document.local_name(node) == Some("template")
                && document.namespace(node) == Some(treewright_dom::Namespace::Html);
            let contents = document.template_contents(node);
            if is_template != contents.is_some() {
                return Err(Violation::new(NAME, "templates have contents, and only they"));
            }
            for fragment in [contents, document.shadow_root(node)].into_iter().flatten() {
                if document.host(fragment) != Some(node) || document.parent(fragment).is_some() {
                    return Err(Violation::new(NAME, "a fragment has another host, or a parent"));
                }
                if !met.insert(fragment) {
                    return Err(Violation::new(NAME, "a fragment belongs to two elements"));
                }
                roots.push(fragment);
            }
        }
    }
    Ok(roots)
}
