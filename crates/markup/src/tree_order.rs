//! Steps in tree order, for all kinds of trees. <https://dom.spec.whatwg.org/#concept-tree-order>

use crate::TreeQuery;

/// The node after another one in tree order, among the descendants of `root`, which is the node itself or an
/// ancestor of it.
pub fn next_in_tree_order<T: TreeQuery + ?Sized>(
    tree: &T,
    node: &T::Handle,
    root: &T::Handle,
) -> Option<T::Handle> {
    tree.first_child(node).or_else(|| next_after_the_subtree(tree, node, root))
}

/// The node after another one and its descendants in tree order, among the descendants of `root`.
pub fn next_after_the_subtree<T: TreeQuery + ?Sized>(
    tree: &T,
    node: &T::Handle,
    root: &T::Handle,
) -> Option<T::Handle> {
    let mut node = node.clone();
    loop {
        if node == *root {
            return None;
        }
        if let Some(sibling) = tree.next_sibling(&node) {
            return Some(sibling);
        }
        node = tree.parent(&node)?;
    }
}
