//! The `selectedcontent` element, which shows a copy of the contents of its `select`'s selected option.
//!
//! This module and [`options`] have the algorithms of the standard, step by step, as functions of a tree.
//! The parser runs them in three places: when a `selectedcontent` element is inserted, when nodes are
//! removed, and when an `option` is popped. [`caches`] skips the steps that would change nothing.
//!
//! Two facts are not stored but derived from the tree. The selectedness of options follows from it, given one
//! option that the caller stores. Whether a `selectedcontent` is disabled is the result that step 3 of the
//! post-connection steps would have now; SPEC-NOTE: it is false for an element that is not connected, which by
//! the letter keeps the value from its time in a document.
//!
//! An embedder that runs scripts does all of this in its own tree, in [`TreeSink::popped`] and in `insert`.

mod caches;
mod options;
#[cfg(test)]
mod tests;

use treewright_markup::{
    LocalName, Namespace, NodeKind, Origin, TreeQuery, TreeSink, next_after_the_subtree,
    next_in_tree_order, tag,
};

use crate::Limit;
pub(super) use caches::SelectedContent;
use options::{selected_among, selected_option};

/// The limits for the copies that the algorithms make, and the amount of their work.
#[derive(Clone, Debug)]
pub(super) struct Work {
    /// The number of nodes that may still be copied.
    nodes_left: usize,
    /// The amount of work that may still be done: one for each node that is copied.
    left: usize,
    /// The number of nodes that were copied.
    copied: usize,
    /// The amount of work that was done.
    done: usize,
    /// A copy would have exceeded this limit and was cut short.
    limit_met: Option<Limit>,
    /// Something was removed from a `selectedcontent`.
    removed_any: bool,
    /// True if all nodes that the parser can query are connected, false if none is; `None` if that takes a
    /// walk.
    connected: Option<bool>,
}

impl Work {
    const fn unlimited() -> Self {
        Self {
            nodes_left: usize::MAX,
            left: usize::MAX,
            copied: 0,
            done: 0,
            limit_met: None,
            removed_any: false,
            connected: None,
        }
    }

    fn add(&mut self, amount: usize) {
        self.done = self.done.saturating_add(amount);
        self.left = self.left.saturating_sub(amount);
    }

    fn is_connected<T: TreeQuery + ?Sized>(&self, tree: &T, node: &T::Handle) -> bool {
        self.connected.unwrap_or_else(|| is_connected(tree, node))
    }

    /// Counts a walk: it costs much less than a copy of the nodes.
    fn walked(&mut self, nodes: usize) {
        self.add(nodes / 64);
    }

    /// Returns true if a subtree may be copied, and counts it.
    fn may_copy<T: TreeSink + ?Sized>(&mut self, tree: &mut T, subtree: &T::Handle) -> bool {
        let most = self.nodes_left.min(self.left);
        let nodes = number_of_nodes(tree, subtree, most);
        if nodes > most {
            let is_of_nodes = self.nodes_left <= self.left;
            self.limit_met = Some(if is_of_nodes { Limit::Nodes } else { Limit::FormattingWork });
            return false;
        }
        self.nodes_left = self.nodes_left.saturating_sub(nodes);
        self.copied = self.copied.saturating_add(nodes);
        self.add(nodes);
        true
    }
}

/// The HTML element post-connection steps of the `selectedcontent` elements among these nodes and their
/// descendants, in one go, for adjacent nodes that were just inserted.
///
/// If your program inserts nodes by itself, call this afterwards, as the DOM Standard's "insert" does: then
/// a `select` of a document shows its selected option in its `selectedcontent`. Nothing happens if the
/// nodes are not connected. An option among them that has the `selected` attribute becomes selected;
/// without any, the previously selected option stays so.
///
/// ```
/// use treewright_dom::Document;
/// use treewright_syntax::{LocalName, Namespace, TreeParser, ParserOptions, run_post_connection_steps};
///
/// let mut document = Document::new();
/// let mut parser = TreeParser::new(ParserOptions::default());
/// parser.append("<select><option>a</select><p><selectedcontent>")?;
/// parser.end_of_input();
/// parser.pump(&mut document);
/// let find = |document: &Document, name| {
///     let mut nodes = document.descendants(document.root());
///     nodes.find(|node| document.is_element(*node, Namespace::Html, name)).unwrap()
/// };
/// let select = find(&document, LocalName::SELECT);
/// let shown = find(&document, LocalName::P);
/// document.append(select, shown).unwrap();
/// run_post_connection_steps(&mut document, &[shown]);
/// assert_eq!(document.inner_html(shown), "<selectedcontent>a</selectedcontent>");
/// # Ok::<(), treewright_syntax::InputTooLong>(())
/// ```
///
/// <https://html.spec.whatwg.org/multipage/form-elements.html#the-selectedcontent-element>
pub fn run_post_connection_steps<T: TreeSink + ?Sized>(tree: &mut T, nodes: &[T::Handle]) {
    let mut elements = Vec::new();
    for node in nodes {
        elements.append(&mut inclusive_selectedcontent_descendants(tree, node, |_| {}));
    }
    // The `select` in which another update would change nothing.
    let mut settled = None;
    for element in &elements {
        let mut work = Work::unlimited();
        let Some(select) = select_to_update(tree, element, &work) else {
            continue;
        };
        if settled.as_ref() == Some(&select) {
            continue;
        }
        let was_inserted = |tree: &T, option: &T::Handle| {
            nodes.iter().any(|node| is_inclusive_ancestor(tree, node, option))
        };
        let remembered = selected_among(tree, &select, was_inserted);
        let updated = post_connection_steps(tree, element, remembered.as_ref(), &mut work);
        let selected = selected_option(tree, &select, remembered.as_ref(), |_| {});
        settled = (selected == updated).then_some(select);
    }
}

/// The HTML element removing steps of the `selectedcontent` elements among the inclusive descendants of a
/// node that was just removed from `old_parent`.
///
/// If your program removes nodes by itself, call this afterwards, as the DOM Standard's "remove" does: when
/// a `select` loses its `selectedcontent`, the next one in it shows the selected option.
///
/// <https://html.spec.whatwg.org/multipage/form-elements.html#the-selectedcontent-element>
pub fn run_removing_steps<T: TreeSink + ?Sized>(
    tree: &mut T,
    node: &T::Handle,
    old_parent: &T::Handle,
) {
    removing_steps(tree, node, old_parent, None, &mut Work::unlimited());
}

/// The `selectedcontent` HTML element post-connection steps. Returns the option that was cloned.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#the-selectedcontent-element>
fn post_connection_steps<T: TreeSink + ?Sized>(
    tree: &mut T,
    selectedcontent: &T::Handle,
    remembered: Option<&T::Handle>,
    work: &mut Work,
) -> Option<T::Handle> {
    // 1. to 4.
    let select = select_to_update(tree, selectedcontent, work)?;
    // 5.
    let updated = update_a_selects_selectedcontent(tree, &select, remembered, work);
    // 6.
    clear_a_selects_non_primary_selectedcontent_elements(tree, &select, work);
    updated
}

/// Steps 1 to 4 of the post-connection steps: the nearest `select`, unless they return. They do not run for
/// an element that is not connected.
fn select_to_update<T: TreeQuery + ?Sized>(
    tree: &T,
    element: &T::Handle,
    work: &Work,
) -> Option<T::Handle> {
    if is_below_one_that_disables(tree, element) || !work.is_connected(tree, element) {
        return None;
    }
    let select = nearest_ancestor(tree, element, tag::SELECT)?;
    (!tree.has_attribute(&select, "multiple")).then_some(select)
}

/// The `selectedcontent` HTML element removing steps, for a whole removed subtree.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#the-selectedcontent-element>
fn removing_steps<T: TreeSink + ?Sized>(
    tree: &mut T,
    removed: &T::Handle,
    old_parent: &T::Handle,
    remembered: Option<&T::Handle>,
    work: &mut Work,
) {
    // 1. and 2.
    for _ in 0..number_of_updates_after_removal(tree, removed, old_parent, work) {
        // 3.
        let Some(select) = inclusive_nearest_ancestor(tree, old_parent, tag::SELECT) else {
            return;
        };
        update_a_selects_selectedcontent(tree, &select, remembered, work);
    }
}

/// Returns the option that was cloned.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#update-a-select's-selectedcontent>
fn update_a_selects_selectedcontent<T: TreeSink + ?Sized>(
    tree: &mut T,
    select: &T::Handle,
    remembered: Option<&T::Handle>,
    work: &mut Work,
) -> Option<T::Handle> {
    // 1. and 2.
    let selectedcontent = enabled_selectedcontent(tree, select, work)?;
    // 3.
    let option = selected_option(tree, select, remembered, |nodes| work.walked(nodes));
    match &option {
        // 4.
        None => clear_a_selectedcontent(tree, &selectedcontent, work),
        // 5.
        Some(option) => {
            clone_an_option_into_a_selectedcontent(tree, option, &selectedcontent, work);
        }
    }
    option
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#select-enabled-selectedcontent>
fn enabled_selectedcontent<T: TreeQuery + ?Sized>(
    tree: &T,
    select: &T::Handle,
    work: &Work,
) -> Option<T::Handle> {
    // 1.
    if tree.has_attribute(select, "multiple") {
        return None;
    }
    // 2.
    let selectedcontent = first_selectedcontent(tree, select)?;
    // 3. and 4.
    (!is_disabled(tree, &selectedcontent, work)).then_some(selectedcontent)
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#clone-an-option-into-a-selectedcontent>
fn clone_an_option_into_a_selectedcontent<T: TreeSink + ?Sized>(
    tree: &mut T,
    option: &T::Handle,
    selectedcontent: &T::Handle,
    work: &mut Work,
) {
    // 1. and 2.
    let mut clones = Vec::new();
    for child in children(tree, option) {
        if !work.may_copy(tree, &child) {
            break;
        }
        clones.push(tree.clone_subtree(&child));
    }
    // 3.
    replace_all(tree, selectedcontent, &clones, work);
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#clear-a-selectedcontent>
fn clear_a_selectedcontent<T: TreeSink + ?Sized>(
    tree: &mut T,
    selectedcontent: &T::Handle,
    work: &mut Work,
) {
    replace_all(tree, selectedcontent, &[], work);
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#clear-a-select's-non-primary-selectedcontent-elements>
///
/// Returns those that were cleared.
fn clear_a_selects_non_primary_selectedcontent_elements<T: TreeSink + ?Sized>(
    tree: &mut T,
    select: &T::Handle,
    work: &mut Work,
) -> Vec<T::Handle> {
    // 1. and 2.
    let mut others =
        inclusive_selectedcontent_descendants(tree, select, |nodes| work.walked(nodes));
    others.drain(..others.len().min(1));
    for descendant in &others {
        clear_a_selectedcontent(tree, descendant, work);
    }
    others
}

/// Replaces all with nodes within a `selectedcontent` element.
///
/// SPEC-NOTE: the removing steps of `selectedcontent` elements among the removed nodes are left out. Where they
/// do something, the tree is not connected and they update the element whose children are being removed: what
/// they insert there is removed next, again with these steps, which by the letter can continue forever.
///
/// The post-connection steps of the inserted nodes do nothing: a nested `selectedcontent` is disabled, or
/// not connected. <https://dom.spec.whatwg.org/#concept-node-replace-all>
fn replace_all<T: TreeSink + ?Sized>(
    tree: &mut T,
    selectedcontent: &T::Handle,
    nodes: &[T::Handle],
    work: &mut Work,
) {
    while let Some(child) = tree.first_child(selectedcontent) {
        tree.remove(&child);
        work.removed_any = true;
    }
    for node in nodes {
        tree.insert(selectedcontent, node, None, Origin::default());
    }
}

fn children<T: TreeQuery + ?Sized>(tree: &T, parent: &T::Handle) -> Vec<T::Handle> {
    std::iter::successors(tree.first_child(parent), |child| tree.next_sibling(child)).collect()
}

/// The number of `selectedcontent` elements in a removed subtree that are not disabled and have no `select`
/// left among their ancestors: those that pass steps 1 and 2 of the removing steps. An element that
/// disables another is above it, in the subtree or around the old place.
fn number_of_updates_after_removal<T: TreeQuery + ?Sized>(
    tree: &T,
    removed: &T::Handle,
    old_parent: &T::Handle,
    work: &Work,
) -> usize {
    let mut number = 0_usize;
    // The old place is only examined if an element depends on it.
    let mut was_connected = None;
    let mut next = Some(removed.clone());
    while let Some(node) = next {
        let is = |name| tree.is_element(&node, Namespace::Html, name);
        let mut hides_the_rest = is(tag::SELECT);
        if is(tag::SELECTEDCONTENT) || is(tag::OPTION) {
            let connected =
                *was_connected.get_or_insert_with(|| work.is_connected(tree, old_parent));
            if is(tag::SELECTEDCONTENT) {
                if connected && disables_its_descendants(tree, old_parent) {
                    return 0;
                }
                number = number.saturating_add(1);
            }
            hides_the_rest |= connected;
        }
        next = if hides_the_rest {
            next_after_the_subtree(tree, &node, removed)
        } else {
            next_in_tree_order(tree, &node, removed)
        };
    }
    number
}

/// The number of nodes of a subtree, including template contents; counting stops beyond `most`.
fn number_of_nodes<T: TreeSink + ?Sized>(tree: &mut T, subtree: &T::Handle, most: usize) -> usize {
    let mut number = 1_usize;
    let mut roots = vec![subtree.clone()];
    while let Some(root) = roots.pop() {
        let mut node = Some(root.clone());
        while let Some(current) = node {
            if tree.is_element(&current, Namespace::Html, tag::TEMPLATE) {
                roots.push(tree.template_contents(&current));
            }
            node = next_in_tree_order(tree, &current, &root);
            number = number.saturating_add(usize::from(node.is_some()));
            if number > most {
                return number;
            }
        }
        number = number.saturating_add(usize::from(!roots.is_empty()));
    }
    number
}

/// True for a disabled `selectedcontent`.
fn is_disabled<T: TreeQuery + ?Sized>(tree: &T, element: &T::Handle, work: &Work) -> bool {
    is_below_one_that_disables(tree, element) && work.is_connected(tree, element)
}

/// Step 3 of the post-connection steps: true if a second `select`, an `option` or a `selectedcontent` is
/// among the ancestors.
fn is_below_one_that_disables<T: TreeQuery + ?Sized>(tree: &T, element: &T::Handle) -> bool {
    tree.parent(element).is_some_and(|parent| disables_its_descendants(tree, &parent))
}

/// True if a connected `selectedcontent` element that is a child of `parent` is disabled.
fn disables_its_descendants<T: TreeQuery + ?Sized>(tree: &T, parent: &T::Handle) -> bool {
    let mut is_in_a_select = false;
    inclusive_ancestors(tree, parent).any(|node| {
        let is = |name| tree.is_element(&node, Namespace::Html, name);
        let is_second_select = is(tag::SELECT) && std::mem::replace(&mut is_in_a_select, true);
        is_second_select || is(tag::OPTION) || is(tag::SELECTEDCONTENT)
    })
}

/// True if another `selectedcontent` element comes before this one in the `select`.
fn a_selectedcontent_comes_before<T: TreeQuery + ?Sized>(
    tree: &T,
    element: &T::Handle,
    select: &T::Handle,
) -> bool {
    let mut node = element.clone();
    while node != *select {
        if let Some(sibling) = tree.previous_sibling(&node) {
            node = sibling;
            while let Some(child) = tree.last_child(&node) {
                if is_selectedcontent(tree, &node) {
                    return true;
                }
                node = child;
            }
        } else if let Some(parent) = tree.parent(&node) {
            node = parent;
        } else {
            return false;
        }
        if is_selectedcontent(tree, &node) {
            return true;
        }
    }
    false
}

fn is_selectedcontent<T: TreeQuery + ?Sized>(tree: &T, node: &T::Handle) -> bool {
    tree.is_element(node, Namespace::Html, tag::SELECTEDCONTENT)
}

/// The first `selectedcontent` element descendant.
fn first_selectedcontent<T: TreeQuery + ?Sized>(tree: &T, root: &T::Handle) -> Option<T::Handle> {
    let mut node = tree.first_child(root);
    while let Some(descendant) = node {
        if is_selectedcontent(tree, &descendant) {
            return Some(descendant);
        }
        node = next_in_tree_order(tree, &descendant, root);
    }
    None
}

fn inclusive_selectedcontent_descendants<T: TreeQuery + ?Sized>(
    tree: &T,
    root: &T::Handle,
    walked: impl FnOnce(usize),
) -> Vec<T::Handle> {
    let mut found = Vec::new();
    let mut nodes = 0_usize;
    let mut next = Some(root.clone());
    while let Some(node) = next {
        nodes = nodes.saturating_add(1);
        next = next_in_tree_order(tree, &node, root);
        if is_selectedcontent(tree, &node) {
            found.push(node);
        }
    }
    walked(nodes);
    found
}

fn nearest_ancestor<T: TreeQuery + ?Sized>(
    tree: &T,
    node: &T::Handle,
    name: LocalName,
) -> Option<T::Handle> {
    inclusive_nearest_ancestor(tree, &tree.parent(node)?, name)
}

fn inclusive_nearest_ancestor<T: TreeQuery + ?Sized>(
    tree: &T,
    node: &T::Handle,
    name: LocalName,
) -> Option<T::Handle> {
    inclusive_ancestors(tree, node).find(|node| tree.is_element(node, Namespace::Html, name))
}

/// True if `ancestor` is `node` or one of its ancestors.
fn is_inclusive_ancestor<T: TreeQuery + ?Sized>(
    tree: &T,
    ancestor: &T::Handle,
    node: &T::Handle,
) -> bool {
    inclusive_ancestors(tree, node).any(|node| node == *ancestor)
}

fn inclusive_ancestors<'a, T: TreeQuery + ?Sized>(
    tree: &'a T,
    node: &T::Handle,
) -> impl Iterator<Item = T::Handle> + use<'a, T> {
    std::iter::successors(Some(node.clone()), |node| tree.parent(node))
}

/// <https://dom.spec.whatwg.org/#connected>
fn is_connected<T: TreeQuery + ?Sized>(tree: &T, node: &T::Handle) -> bool {
    let mut node = node.clone();
    loop {
        node = match tree.parent(&node) {
            Some(parent) => parent,
            None => match tree.kind(&node) {
                NodeKind::Document => return true,
                NodeKind::ShadowRoot => match tree.host(&node) {
                    Some(host) => host,
                    None => return false,
                },
                _ => return false,
            },
        };
    }
}
