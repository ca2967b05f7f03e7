//! Keeping `selectedcontent` up to date while `select` elements are parsed.
//!
//! Written over [`TreeQuery`] and [`TreeSink`] only. Nothing is done before the first
//! `selectedcontent` element is seen. The selectedness of options is not stored: with the rules of
//! the parser alone it follows from the tree. A script can change it by other means; an embedder
//! that runs scripts does all of this in its own tree, in [`TreeSink::popped`] and in `insert`.

use super::content_patching::{next_after_the_subtree, next_in_tree_order};
use super::{NodeKind, TreeBuilder, TreeQuery, TreeSink};
use crate::names::{LocalName, Namespace};

/// What the parser remembers about `select` elements with `selectedcontent`.
#[derive(Clone, Debug)]
pub(super) struct SelectedContent<H> {
    /// A `selectedcontent` element was inserted.
    seen: bool,
    /// What was found out about the `select` whose options are being parsed, so that each further
    /// option costs no walk over those before it.
    current: Option<Current<H>>,
    /// A `select`, and the option that was selected in it when `current` was forgotten.
    remembered: Option<(H, H)>,
}

#[derive(Clone, Debug)]
struct Current<H> {
    select: H,
    /// The enabled `selectedcontent`.
    selectedcontent: Option<H>,
    /// The option whose selectedness is true.
    selected: Option<H>,
    /// The enabled `selectedcontent` was updated after it was closed: the parser puts nothing into
    /// it any more.
    is_settled: bool,
    /// The other `selectedcontent` elements that can have children, where that is known: they came
    /// after the last time that all were cleared.
    not_cleared: Option<Vec<H>>,
}

impl<H> Default for SelectedContent<H> {
    fn default() -> Self {
        Self { seen: false, current: None, remembered: None }
    }
}

impl<H: Clone + PartialEq> SelectedContent<H> {
    /// The tree changed in a way that was not followed.
    pub(super) fn forget(&mut self) {
        self.take_current();
    }

    fn take_current(&mut self) -> Option<Current<H>> {
        let current = self.current.take()?;
        if let Some(selected) = &current.selected {
            self.remembered = Some((current.select.clone(), selected.clone()));
        }
        Some(current)
    }

    /// The option that was selected in the `select` when it was last looked at.
    fn remembered(&self, select: &H) -> Option<H> {
        let (remembered, option) = self.remembered.as_ref()?;
        (remembered == select).then(|| option.clone())
    }

    pub(super) fn handles(&self) -> impl Iterator<Item = &H> {
        let current = self.current.iter().flat_map(|current| {
            std::iter::once(&current.select)
                .chain(&current.selectedcontent)
                .chain(&current.selected)
                .chain(current.not_cleared.iter().flatten())
        });
        current.chain(self.remembered.iter().flat_map(|(select, option)| [select, option]))
    }
}

impl<H: Clone + PartialEq> TreeBuilder<H> {
    /// The `selectedcontent` HTML element post-connection steps.
    /// <https://html.spec.whatwg.org/multipage/form-elements.html#the-selectedcontent-element>
    pub(super) fn selectedcontent_was_inserted<T>(&mut self, tree: &mut T, element: &H)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        // Gate: relaxed_select
        if !self.edition.relaxed_select {
            return;
        }
        self.selected_content.seen = true;
        let current = self.selected_content.take_current();
        // 1. to 4.
        if is_disabled(tree, element) || !is_connected(tree, element) {
            return;
        }
        let Some(select) = nearest_ancestor(tree, element, LocalName::SELECT) else {
            return;
        };
        if tree.attribute(&select, "multiple").is_some() {
            return;
        }
        if let Some(mut current) = current
            && current.select == select
            && self.selectedcontent_comes_after_the_first(&current)
            && let Some(not_cleared) = &mut current.not_cleared
        {
            // 5. No option is open, so that the clone in the first one is what it would be again.
            // 6.
            for other in not_cleared.iter() {
                remove_all_children(tree, other);
            }
            not_cleared.retain(|other| self.stack.position(other).is_some());
            not_cleared.push(element.clone());
            self.selected_content.current = Some(current);
            return;
        }
        // 5.
        let remembered = self.selected_content.remembered(&select);
        update_a_selects_selectedcontent(tree, &select, remembered.as_ref());
        // 6.
        clear_a_selects_non_primary_selectedcontent_elements(tree, &select);
        let primary = enabled_selectedcontent(tree, &select);
        let is_primary = primary.as_ref() == Some(element);
        let is_open = |element: &H| self.stack.position(element).is_some();
        let is_settled = primary.as_ref().is_some_and(|primary| !is_open(primary));
        self.selected_content.current = Some(Current {
            selected: selected_option(tree, &select, remembered.as_ref()),
            selectedcontent: primary,
            is_settled,
            not_cleared: Some(if is_primary { Vec::new() } else { vec![element.clone()] }),
            select,
        });
    }

    /// Whether a `selectedcontent` element that the parser just inserted into the `select` is behind
    /// the enabled one, and the selected option cannot have changed since it was cloned.
    fn selectedcontent_comes_after_the_first(&self, current: &Current<H>) -> bool {
        current.selectedcontent.is_some()
            && current.is_settled
            && !self.foster_parenting
            && self.patches.is_empty()
            && !self.stack.contains_html(LocalName::OPTION)
    }

    /// An `option` element was popped off the stack of open elements.
    /// <https://html.spec.whatwg.org/multipage/form-elements.html#maybe-clone-an-option-into-selectedcontent>
    pub(super) fn option_was_popped<T>(&mut self, tree: &mut T, option: &H)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        if !self.selected_content.seen {
            return;
        }
        // An option outside any open `select` can be in one by a patch or a script only.
        if !self.stack.contains_html(LocalName::SELECT)
            && self.patches.is_empty()
            && !self.nodes_were_detached
        {
            return;
        }
        // 1.
        let Some(select) = nearest_ancestor_select(tree, option) else {
            return;
        };
        // 2.
        if let Some(current) = &mut self.selected_content.current
            && current.select == select
        {
            let selects_itself = tree.attribute(option, "selected").is_some()
                || current.selected.is_none()
                    && display_size_is_1(tree, &select)
                    && !option_is_disabled(tree, option);
            if selects_itself {
                current.selected = Some(option.clone());
            }
        } else {
            let remembered = self.selected_content.remembered(&select);
            self.selected_content.current = Some(Current {
                selectedcontent: enabled_selectedcontent(tree, &select),
                selected: if tree.attribute(option, "selected").is_some() {
                    Some(option.clone())
                } else {
                    selected_option(tree, &select, remembered.as_ref())
                },
                is_settled: false,
                not_cleared: None,
                select,
            });
        }
        if let Some(current) = &mut self.selected_content.current
            && let Some(selectedcontent) = &current.selectedcontent
            && current.selected.as_ref() == Some(option)
        {
            clone_an_option_into_a_selectedcontent(tree, option, selectedcontent);
            // An option that stood in the `selectedcontent` itself is gone with what was in it.
            if nearest_ancestor_select(tree, option).as_ref() != Some(&current.select) {
                self.selected_content.remembered = None;
                current.selected = selected_option(tree, &current.select, None);
            }
        }
    }

    /// The subtree was taken out and put in again: the post-connection steps of what is in it.
    pub(super) fn selectedcontent_was_moved<T>(&mut self, tree: &mut T, subtree: &H)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        if !self.selected_content.seen {
            return;
        }
        self.selected_content.forget();
        for element in selectedcontent_descendants(tree, subtree) {
            self.selectedcontent_was_inserted(tree, &element);
        }
    }

    /// The `selectedcontent` HTML element removing steps, for subtrees taken out of `parent`.
    /// <https://html.spec.whatwg.org/multipage/form-elements.html#the-selectedcontent-element>
    pub(super) fn selectedcontent_can_have_been_removed<T>(
        &mut self,
        tree: &mut T,
        removed: &[H],
        parent: &H,
    ) where
        T: TreeSink<Handle = H> + ?Sized,
    {
        if !self.selected_content.seen {
            return;
        }
        self.selected_content.forget();
        let lost_one = removed.iter().any(|node| {
            is_selectedcontent(tree, node)
                || selectedcontent_descendants(tree, node)
                    .iter()
                    .any(|element| nearest_ancestor(tree, element, LocalName::SELECT).is_none())
        });
        if !lost_one {
            return;
        }
        let select = if tree.is_element(parent, Namespace::Html, LocalName::SELECT) {
            Some(parent.clone())
        } else {
            nearest_ancestor(tree, parent, LocalName::SELECT)
        };
        if let Some(select) = select {
            let remembered = self.selected_content.remembered(&select);
            update_a_selects_selectedcontent(tree, &select, remembered.as_ref());
        }
    }
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#update-a-select's-selectedcontent>
fn update_a_selects_selectedcontent<T>(
    tree: &mut T,
    select: &T::Handle,
    remembered: Option<&T::Handle>,
) where
    T: TreeSink + ?Sized,
{
    // 1. and 2.
    let Some(selectedcontent) = enabled_selectedcontent(tree, select) else {
        return;
    };
    // 3. to 5.
    match selected_option(tree, select, remembered) {
        None => remove_all_children(tree, &selectedcontent),
        Some(option) => clone_an_option_into_a_selectedcontent(tree, &option, &selectedcontent),
    }
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#select-enabled-selectedcontent>
fn enabled_selectedcontent<T>(tree: &T, select: &T::Handle) -> Option<T::Handle>
where
    T: TreeQuery + ?Sized,
{
    if tree.attribute(select, "multiple").is_some() {
        return None;
    }
    let mut node = tree.first_child(select);
    while let Some(descendant) = node {
        if is_selectedcontent(tree, &descendant) {
            let disabled = is_connected(tree, &descendant) && is_disabled(tree, &descendant);
            return (!disabled).then_some(descendant);
        }
        node = next_in_tree_order(tree, &descendant, select);
    }
    None
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#clone-an-option-into-a-selectedcontent>
fn clone_an_option_into_a_selectedcontent<T>(
    tree: &mut T,
    option: &T::Handle,
    selectedcontent: &T::Handle,
) where
    T: TreeSink + ?Sized,
{
    // 1. and 2.
    let mut clones = Vec::new();
    let mut child = tree.first_child(option);
    while let Some(node) = child {
        child = tree.next_sibling(&node);
        clones.push(tree.clone_subtree(&node));
    }
    // 3.
    remove_all_children(tree, selectedcontent);
    for clone in &clones {
        tree.insert(selectedcontent, clone, None, super::Origin::default());
    }
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#clear-a-select's-non-primary-selectedcontent-elements>
fn clear_a_selects_non_primary_selectedcontent_elements<T>(tree: &mut T, select: &T::Handle)
where
    T: TreeSink + ?Sized,
{
    for descendant in selectedcontent_descendants(tree, select).iter().skip(1) {
        remove_all_children(tree, descendant);
    }
}

fn remove_all_children<T>(tree: &mut T, node: &T::Handle)
where
    T: TreeSink + ?Sized,
{
    while let Some(child) = tree.first_child(node) {
        tree.remove(&child);
    }
}

/// The first option of the list of options whose selectedness is true. That of an option with a
/// `selected` attribute is true when it comes in, and makes that of the others false; without any,
/// the selectedness setting algorithm takes the first one that is not disabled when none was
/// selected before: the remembered one stays while it is in the list.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#selectedness-setting-algorithm>
fn selected_option<T>(
    tree: &T,
    select: &T::Handle,
    remembered: Option<&T::Handle>,
) -> Option<T::Handle>
where
    T: TreeQuery + ?Sized,
{
    let mut first = None;
    let mut last_selected = None;
    let mut still_there = None;
    for option in list_of_options(tree, select) {
        let has_selected = tree.attribute(&option, "selected").is_some();
        if remembered == Some(&option) {
            if has_selected {
                return Some(option);
            }
            still_there = Some(option);
        } else if has_selected {
            last_selected = Some(option);
        } else if first.is_none() && !option_is_disabled(tree, &option) {
            first = Some(option);
        }
    }
    last_selected.or(still_there).or_else(|| first.filter(|_| display_size_is_1(tree, select)))
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#concept-select-option-list>
fn list_of_options<T>(tree: &T, select: &T::Handle) -> Vec<T::Handle>
where
    T: TreeQuery + ?Sized,
{
    let is = |node: &T::Handle, name| tree.is_element(node, Namespace::Html, name);
    // 1. and 2.
    let mut options = Vec::new();
    let mut optgroup: Option<T::Handle> = None;
    let mut next = tree.first_child(select);
    // 3.
    while let Some(node) = next {
        let option = is(&node, LocalName::OPTION);
        if option {
            options.push(node.clone());
        }
        let mut excluded = option
            || is(&node, LocalName::SELECT)
            || is(&node, LocalName::HR)
            || is(&node, LocalName::DATALIST);
        if is(&node, LocalName::OPTGROUP) {
            let nested = optgroup
                .as_ref()
                .is_some_and(|optgroup| is_inclusive_ancestor(tree, optgroup, &node, select));
            excluded |= nested;
            if !nested {
                optgroup = Some(node.clone());
            }
        }
        next = if excluded {
            next_after_the_subtree(tree, &node, select)
        } else {
            next_in_tree_order(tree, &node, select)
        };
    }
    options
}

/// Whether `ancestor` is `node` or one of its ancestors below `root`.
fn is_inclusive_ancestor<T>(
    tree: &T,
    ancestor: &T::Handle,
    node: &T::Handle,
    root: &T::Handle,
) -> bool
where
    T: TreeQuery + ?Sized,
{
    let mut current = Some(node.clone());
    while let Some(candidate) = current {
        if candidate == *ancestor {
            return true;
        }
        if candidate == *root {
            return false;
        }
        current = tree.parent(&candidate);
    }
    false
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#concept-option-disabled>
fn option_is_disabled<T>(tree: &T, option: &T::Handle) -> bool
where
    T: TreeQuery + ?Sized,
{
    if tree.attribute(option, "disabled").is_some() {
        return true;
    }
    let mut ancestor = tree.parent(option);
    while let Some(node) = ancestor {
        let is = |name| tree.is_element(&node, Namespace::Html, name);
        if is(LocalName::SELECT)
            || is(LocalName::HR)
            || is(LocalName::DATALIST)
            || is(LocalName::OPTION)
        {
            return false;
        }
        if is(LocalName::OPTGROUP) {
            return tree.attribute(&node, "disabled").is_some();
        }
        ancestor = tree.parent(&node);
    }
    false
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#option-element-nearest-ancestor-select>
fn nearest_ancestor_select<T>(tree: &T, element: &T::Handle) -> Option<T::Handle>
where
    T: TreeQuery + ?Sized,
{
    let mut in_an_optgroup = false;
    let mut ancestor = tree.parent(element);
    while let Some(node) = ancestor {
        let is = |name| tree.is_element(&node, Namespace::Html, name);
        if is(LocalName::DATALIST) || is(LocalName::HR) || is(LocalName::OPTION) {
            return None;
        }
        if is(LocalName::OPTGROUP) {
            if in_an_optgroup {
                return None;
            }
            in_an_optgroup = true;
        }
        if is(LocalName::SELECT) {
            return Some(node);
        }
        ancestor = tree.parent(&node);
    }
    None
}

/// Whether the display size of a `select` without `multiple` is 1.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#concept-select-size>
fn display_size_is_1<T>(tree: &T, select: &T::Handle) -> bool
where
    T: TreeQuery + ?Sized,
{
    let Some(size) = tree.attribute(select, "size") else {
        return true;
    };
    // The rules for parsing non-negative integers; a failure leaves the default, 1.
    let size = size.trim_start_matches(|c: char| c.is_ascii_whitespace());
    let size = size.strip_prefix('+').unwrap_or(size);
    let end = size.find(|c: char| !c.is_ascii_digit()).unwrap_or(size.len());
    let digits = &size[..end];
    if digits.is_empty() {
        // "-0" is zero by those rules.
        let zero = size.strip_prefix('-').unwrap_or_default();
        let end = zero.find(|c: char| !c.is_ascii_digit()).unwrap_or(zero.len());
        return zero[..end].is_empty() || zero[..end].bytes().any(|digit| digit != b'0');
    }
    digits.trim_start_matches('0') == "1"
}

fn is_selectedcontent<T>(tree: &T, node: &T::Handle) -> bool
where
    T: TreeQuery + ?Sized,
{
    tree.is_element(node, Namespace::Html, LocalName::SELECTEDCONTENT)
}

/// Step 3 of the post-connection steps: a second `select`, an `option` or a `selectedcontent`
/// among the ancestors disables a `selectedcontent` element.
fn is_disabled<T>(tree: &T, selectedcontent: &T::Handle) -> bool
where
    T: TreeQuery + ?Sized,
{
    let mut selects = 0;
    let mut ancestor = tree.parent(selectedcontent);
    while let Some(node) = ancestor {
        let is = |name| tree.is_element(&node, Namespace::Html, name);
        if is(LocalName::SELECT) {
            selects += 1;
        }
        if selects == 2 || is(LocalName::OPTION) || is(LocalName::SELECTEDCONTENT) {
            return true;
        }
        ancestor = tree.parent(&node);
    }
    false
}

fn nearest_ancestor<T>(tree: &T, node: &T::Handle, name: LocalName) -> Option<T::Handle>
where
    T: TreeQuery + ?Sized,
{
    let mut ancestor = tree.parent(node);
    while let Some(node) = ancestor {
        if tree.is_element(&node, Namespace::Html, name) {
            return Some(node);
        }
        ancestor = tree.parent(&node);
    }
    None
}

/// <https://dom.spec.whatwg.org/#connected>
fn is_connected<T>(tree: &T, node: &T::Handle) -> bool
where
    T: TreeQuery + ?Sized,
{
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

fn selectedcontent_descendants<T>(tree: &T, root: &T::Handle) -> Vec<T::Handle>
where
    T: TreeQuery + ?Sized,
{
    let mut found = Vec::new();
    let mut next = tree.first_child(root);
    while let Some(node) = next {
        next = next_in_tree_order(tree, &node, root);
        if is_selectedcontent(tree, &node) {
            found.push(node);
        }
    }
    found
}
