//! Keeping `selectedcontent` up to date while `select` elements are parsed.
//!
//! Written over [`TreeQuery`] and [`TreeSink`] only. Nothing is done before the first
//! `selectedcontent` element is seen. The selectedness of options is not stored: with the rules of
//! the parser alone it follows from the tree. A script can change it by other means; an embedder
//! that runs scripts does all of this in its own tree, in [`TreeSink::popped`] and in `insert`.

mod selectedness;

use treewright_markup::{LocalName, Namespace, NodeKind, Origin, TreeQuery, TreeSink, tag};

use super::Rules;
use super::content_patching::{next_after_the_subtree, next_in_tree_order};
use crate::Limit;
use selectedness::{
    SelectAndOptgroup, display_size_is_1, is_disabled_option, nearest_ancestor_select,
    selected_option,
};

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
    /// A parent of options, and what `nearest_ancestor_select` said of one of them.
    around: Option<(H, Option<SelectAndOptgroup<H>>)>,
    /// An option can have another one inside, whose copy can be what is selected next.
    is_nested: bool,
    /// The `template` element that patches inside an `option` or a `selectedcontent`: the last one
    /// that began where no such was open.
    patching: Option<H>,
    /// Somebody else can hold nodes of the tree.
    script_ran: bool,
}

#[derive(Clone, Debug)]
struct Current<H> {
    select: H,
    /// The enabled `selectedcontent`.
    selectedcontent: Option<H>,
    /// The option whose selectedness is true.
    selected: Option<H>,
    /// The enabled `selectedcontent` was updated after it was closed, and the option too was closed:
    /// another copy would be the same.
    is_settled: bool,
    /// The other `selectedcontent` elements that can have children, where that is known: they came
    /// after the last time that all were cleared.
    not_cleared: Option<Vec<H>>,
}

impl<H> Default for SelectedContent<H> {
    fn default() -> Self {
        Self {
            seen: false,
            current: None,
            remembered: None,
            around: None,
            is_nested: false,
            patching: None,
            script_ran: false,
        }
    }
}

impl<H: Clone + PartialEq> SelectedContent<H> {
    /// A script can change the tree in ways that are not followed.
    pub(super) fn forget(&mut self) {
        self.take_current();
        self.script_ran = true;
    }

    fn take_current(&mut self) -> Option<Current<H>> {
        self.around = None;
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
        current
            .chain(self.remembered.iter().flat_map(|(select, option)| [select, option]))
            .chain(&self.patching)
            .chain(self.around.iter().flat_map(|(parent, found)| {
                let found = found
                    .iter()
                    .flat_map(|(select, optgroup)| std::iter::once(select).chain(optgroup));
                std::iter::once(parent).chain(found)
            }))
    }
}

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// The `selectedcontent` HTML element post-connection steps.
    /// <https://html.spec.whatwg.org/multipage/form-elements.html#the-selectedcontent-element>
    pub(super) fn selectedcontent_was_inserted(&mut self, element: &T::Handle) {
        self.markers.can_be_copied();
        // Gate: relaxed_select
        if !self.edition.relaxed_select {
            return;
        }
        self.selected_content.seen = true;
        let current = self.selected_content.take_current();
        // 1. to 4.
        if is_disabled(self.tree, element) || !is_connected(self.tree, element) {
            return;
        }
        let Some(select) = nearest_ancestor(self.tree, element, tag::SELECT) else {
            return;
        };
        if self.tree.has_attribute(&select, "multiple") {
            return;
        }
        if let Some(mut current) = current
            && current.select == select
            && current.selectedcontent.is_some()
            && current.is_settled
            && self.no_option_changes()
            && let Some(not_cleared) = &mut current.not_cleared
            && a_selectedcontent_comes_before(self.tree, element, &select)
        {
            // 5. The clone in the first one is what it would be again.
            // 6.
            let mut removed_any = false;
            for other in not_cleared.iter() {
                removed_any |= self.tree.first_child(other).is_some();
                remove_all_children(self.tree, other);
            }
            not_cleared.retain(|other| self.stack.position(other).is_some());
            not_cleared.push(element.clone());
            // The option can have been in one of them.
            if removed_any
                && let Some(selected) = &current.selected
                && nearest_ancestor(self.tree, selected, tag::SELECT).as_ref() != Some(&select)
            {
                current.selected = selected_option(self.tree, &select, None);
                current.is_settled = false;
            }
            self.selected_content.current = Some(current);
            return;
        }
        // 5.
        let remembered = self.selected_content.remembered(&select);
        let updated = update_a_selects_selectedcontent(self.tree, &select, remembered.as_ref());
        // 6.
        let mut not_cleared =
            clear_a_selects_non_primary_selectedcontent_elements(self.tree, &select);
        not_cleared.retain(|other| self.selectedcontent_is_open(other));
        let primary = enabled_selectedcontent(self.tree, &select);
        let selected = selected_option(self.tree, &select, remembered.as_ref());
        // What was copied can have options that count.
        let is_settled =
            primary.as_ref().is_some_and(|primary| !self.selectedcontent_is_open(primary))
                && self.no_option_changes()
                && updated == selected;
        self.selected_content.current = Some(Current {
            selected,
            selectedcontent: primary,
            is_settled,
            not_cleared: Some(not_cleared),
            select,
        });
    }

    /// Whether the `selectedcontent` element is on the stack of open elements.
    fn selectedcontent_is_open(&self, element: &T::Handle) -> bool {
        let mut index = self.stack.last_html(tag::SELECTEDCONTENT);
        while let Some(open) = index {
            if self.stack.get(open).handle == *element {
                return true;
            }
            index = self.stack.previous_like(open);
        }
        false
    }

    /// Whether the parser puts nothing into an `option` now, nor by a patch into a
    /// `selectedcontent`.
    fn no_option_changes(&self) -> bool {
        !self.stack.contains_html(tag::OPTION) && !self.a_patch_is_inside()
    }

    /// Whether a patch goes on inside an `option` or a `selectedcontent`.
    fn a_patch_is_inside(&self) -> bool {
        let Some(template) = &self.selected_content.patching else {
            return false;
        };
        self.patches.iter().any(|patch| patch.template == *template)
    }

    /// A patch begins.
    pub(super) fn selectedcontent_can_be_patched(
        &mut self,
        template: &T::Handle,
        target: &T::Handle,
    ) {
        self.selected_content.around = None;
        let is_or_is_in = |name| {
            self.tree.is_element(target, Namespace::Html, name)
                || nearest_ancestor(self.tree, target, name).is_some()
        };
        if !self.a_patch_is_inside()
            && (is_or_is_in(tag::OPTION) || is_or_is_in(tag::SELECTEDCONTENT))
        {
            self.selected_content.take_current();
            self.selected_content.patching = Some(template.clone());
        }
    }

    /// The nearest ancestor `select` of an option that is the current node, and the `optgroup`
    /// between them. Read off the stack of open elements where what is open there stands in what is
    /// open below, but for tables and what they foster.
    fn select_and_optgroup(&mut self, option: &T::Handle) -> Option<SelectAndOptgroup<T::Handle>> {
        if !self.stack_is_like_the_tree() {
            return self.remembered_nearest_ancestor_select(option);
        }
        // A patch can bring an option into a `select` that is closed.
        let Some(select) = self.stack.last_html(tag::SELECT) else {
            return nearest_ancestor_select(self.tree, option);
        };
        let in_the_select = |index: &usize| *index > select;
        let above = |name| self.stack.last_html(name).filter(in_the_select);
        let before = |index| self.stack.previous_like(index).filter(in_the_select);
        if above(tag::TEMPLATE).is_some() || above(tag::SELECTEDCONTENT).is_some() {
            return nearest_ancestor_select(self.tree, option);
        }
        let optgroup = above(tag::OPTGROUP);
        if above(tag::OPTION).and_then(before).is_some()
            || above(tag::DATALIST).is_some()
            || above(tag::HR).is_some()
            || optgroup.and_then(before).is_some()
        {
            return None;
        }
        let handle = |index| self.stack.get(index).handle.clone();
        Some((handle(select), optgroup.map(handle)))
    }

    /// Deep down, options next to each other have the same parent.
    fn remembered_nearest_ancestor_select(
        &mut self,
        option: &T::Handle,
    ) -> Option<SelectAndOptgroup<T::Handle>> {
        let parent = self.tree.parent(option)?;
        if let Some((remembered, found)) = &self.selected_content.around
            && *remembered == parent
        {
            return found.clone();
        }
        let found = nearest_ancestor_select(self.tree, option);
        if !self.selected_content.script_ran
            && self.patches.is_empty()
            && !self.stack.contains_html(tag::SELECTEDCONTENT)
        {
            self.selected_content.around = Some((parent, found.clone()));
        }
        found
    }

    /// Whether elements are where they were put, and none went elsewhere because too many were open.
    fn stack_is_like_the_tree(&self) -> bool {
        !self.selected_content.script_ran
            && !self.limits_met.as_slice().iter().any(|met| met.limit == Limit::Depth)
    }

    /// An `option` element was popped off the stack of open elements.
    /// <https://html.spec.whatwg.org/multipage/form-elements.html#maybe-clone-an-option-into-selectedcontent>
    pub(super) fn option_was_popped(&mut self, option: &T::Handle) {
        if !self.selected_content.seen {
            return;
        }
        // An option outside any open `select` can be in one by a patch or a script only.
        if !self.stack.contains_html(tag::SELECT)
            && self.patches.is_empty()
            && !self.nodes_were_detached
        {
            return;
        }
        let is_inside = self.stack.last_html(tag::OPTION);
        let is_inside = is_inside.and_then(|index| self.stack.previous_like(index)).is_some();
        let is_nested = self.selected_content.is_nested || is_inside;
        self.selected_content.is_nested = is_nested && is_inside;
        // 1.
        let Some((select, optgroup)) = self.select_and_optgroup(option) else {
            return;
        };
        // 2.
        if let Some(current) = &mut self.state.selected_content.current
            && current.select == select
        {
            let selects_itself = self.tree.has_attribute(option, "selected")
                || current.selected.is_none()
                    && display_size_is_1(self.tree, &select)
                    && !is_disabled_option(self.tree, option, optgroup.as_ref());
            if selects_itself {
                current.selected = Some(option.clone());
            }
        } else {
            let remembered = self.selected_content.remembered(&select);
            self.selected_content.current = Some(Current {
                selectedcontent: enabled_selectedcontent(self.tree, &select),
                selected: if self.tree.has_attribute(option, "selected") {
                    Some(option.clone())
                } else {
                    selected_option(self.tree, &select, remembered.as_ref())
                },
                is_settled: false,
                not_cleared: None,
                select,
            });
        }
        let a_patch_is_inside = self.a_patch_is_inside();
        if let Some(current) = &mut self.state.selected_content.current
            && let Some(selectedcontent) = &current.selectedcontent
            && current.selected.as_ref() == Some(option)
        {
            clone_an_option_into_a_selectedcontent(self.tree, option, selectedcontent);
            let is_closed = !self.state.stack.contains_html(tag::SELECTEDCONTENT)
                || self.state.stack.position(selectedcontent).is_none();
            current.is_settled = is_closed && !is_nested && !a_patch_is_inside;
            // An option that stood in the `selectedcontent` itself is gone with what was in it.
            if !current.is_settled {
                self.state.selected_content.around = None;
            }
            if !current.is_settled
                && nearest_ancestor_select(self.tree, option).map(|(select, _)| select).as_ref()
                    != Some(&current.select)
            {
                self.state.selected_content.remembered = None;
                current.selected = selected_option(self.tree, &current.select, None);
            }
        }
    }

    /// The subtree was taken out and put in again: the post-connection steps of what is in it.
    pub(super) fn selectedcontent_was_moved(&mut self, subtree: &T::Handle) {
        if !self.selected_content.seen {
            return;
        }
        self.selected_content.take_current();
        self.selected_content.is_nested = true;
        for element in selectedcontent_descendants(self.tree, subtree) {
            self.selectedcontent_was_inserted(&element);
        }
    }

    /// The `selectedcontent` HTML element removing steps, for subtrees taken out of `parent`.
    /// <https://html.spec.whatwg.org/multipage/form-elements.html#the-selectedcontent-element>
    pub(super) fn selectedcontent_can_have_been_removed(
        &mut self,
        removed: &[T::Handle],
        parent: &T::Handle,
    ) {
        if !self.selected_content.seen {
            return;
        }
        let current = self.selected_content.take_current();
        let select = if self.tree.is_element(parent, Namespace::Html, tag::SELECT) {
            Some(parent.clone())
        } else {
            nearest_ancestor(self.tree, parent, tag::SELECT)
        };
        let Some(select) = select else {
            return;
        };
        // What was known still holds if the selected option is still there.
        let is_in_the_select = |node: &T::Handle| {
            nearest_ancestor(self.tree, node, tag::SELECT).as_ref() == Some(&select)
        };
        let current = current.filter(|current| {
            current.select == select && current.selected.as_ref().is_some_and(is_in_the_select)
        });
        let is_still_the_first = current
            .as_ref()
            .and_then(|current| current.selectedcontent.as_ref())
            .is_some_and(is_in_the_select);
        // 1. and 2. What disables an element stands above it, in what was taken out or around it.
        let was_connected = is_connected(self.tree, parent);
        let lost_one = !(was_connected && disables_what_is_in_it(self.tree, parent))
            && removed.iter().any(|node| loses_a_selectedcontent(self.tree, node, was_connected));
        // 3.
        let is_up_to_date =
            |current: &Current<T::Handle>| current.is_settled && self.no_option_changes();
        match current {
            Some(current) if is_still_the_first && (!lost_one || is_up_to_date(&current)) => {
                self.selected_content.current = Some(current);
            }
            Some(current)
                if lost_one
                    && is_up_to_date(&current)
                    && !self.selected_content.script_ran
                    && !self.tree.creation_may_run_script() =>
            {
                self.hand_the_copy_on(current);
            }
            _ if lost_one => {
                let remembered = self.selected_content.remembered(&select);
                update_a_selects_selectedcontent(self.tree, &select, remembered.as_ref());
            }
            _ => {}
        }
    }

    /// Updates a `select` that lost its `selectedcontent` element: another copy would be the same as
    /// the one in there, at which nobody can look any more.
    fn hand_the_copy_on(&mut self, mut current: Current<T::Handle>) {
        let (Some(lost), Some(next)) =
            (&current.selectedcontent, enabled_selectedcontent(self.tree, &current.select))
        else {
            return;
        };
        remove_all_children(self.tree, &next);
        self.tree.move_children(lost, &next);
        if let Some(not_cleared) = &mut current.not_cleared {
            not_cleared.retain(|other| *other != next);
        }
        current.is_settled = !self.selectedcontent_is_open(&next);
        current.selectedcontent = Some(next);
        self.selected_content.current = Some(current);
    }
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#update-a-select's-selectedcontent>
///
/// Returns the option that was cloned.
fn update_a_selects_selectedcontent<T>(
    tree: &mut T,
    select: &T::Handle,
    remembered: Option<&T::Handle>,
) -> Option<T::Handle>
where
    T: TreeSink + ?Sized,
{
    // 1. and 2.
    let selectedcontent = enabled_selectedcontent(tree, select)?;
    // 3. to 5.
    let option = selected_option(tree, select, remembered);
    match &option {
        None => remove_all_children(tree, &selectedcontent),
        Some(option) => clone_an_option_into_a_selectedcontent(tree, option, &selectedcontent),
    }
    option
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#select-enabled-selectedcontent>
fn enabled_selectedcontent<T>(tree: &T, select: &T::Handle) -> Option<T::Handle>
where
    T: TreeQuery + ?Sized,
{
    if tree.has_attribute(select, "multiple") {
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
        tree.insert(selectedcontent, clone, None, Origin::default());
    }
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#clear-a-select's-non-primary-selectedcontent-elements>
///
/// Returns those that were cleared.
fn clear_a_selects_non_primary_selectedcontent_elements<T>(
    tree: &mut T,
    select: &T::Handle,
) -> Vec<T::Handle>
where
    T: TreeSink + ?Sized,
{
    let others: Vec<_> = selectedcontent_descendants(tree, select).into_iter().skip(1).collect();
    for descendant in &others {
        remove_all_children(tree, descendant);
    }
    others
}

fn remove_all_children<T>(tree: &mut T, node: &T::Handle)
where
    T: TreeSink + ?Sized,
{
    while let Some(child) = tree.first_child(node) {
        tree.remove(&child);
    }
}

fn is_selectedcontent<T>(tree: &T, node: &T::Handle) -> bool
where
    T: TreeQuery + ?Sized,
{
    tree.is_element(node, Namespace::Html, tag::SELECTEDCONTENT)
}

/// Step 3 of the post-connection steps: a second `select`, an `option` or a `selectedcontent`
/// among the ancestors disables a `selectedcontent` element.
fn is_disabled<T>(tree: &T, selectedcontent: &T::Handle) -> bool
where
    T: TreeQuery + ?Sized,
{
    tree.parent(selectedcontent).is_some_and(|parent| disables_what_is_in_it(tree, &parent))
}

/// Whether another `selectedcontent` element comes before this one in the `select`.
fn a_selectedcontent_comes_before<T>(tree: &T, element: &T::Handle, select: &T::Handle) -> bool
where
    T: TreeQuery + ?Sized,
{
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

/// Whether a `selectedcontent` element right in `parent` is disabled.
#[expect(clippy::arithmetic_side_effects, reason = "counts to two")]
fn disables_what_is_in_it<T>(tree: &T, parent: &T::Handle) -> bool
where
    T: TreeQuery + ?Sized,
{
    let mut selects = 0;
    let mut ancestor = Some(parent.clone());
    while let Some(node) = ancestor {
        let is = |name| tree.is_element(&node, Namespace::Html, name);
        if is(tag::SELECT) {
            selects += 1;
        }
        if selects == 2 || is(tag::OPTION) || is(tag::SELECTEDCONTENT) {
            return true;
        }
        ancestor = tree.parent(&node);
    }
    false
}

/// Whether a `selectedcontent` element that is not disabled lost its `select` when `removed`, from a
/// place that disables none, was taken out: steps 1 and 2 of the removing steps. Where the place was
/// not connected nothing is disabled.
fn loses_a_selectedcontent<T>(tree: &T, removed: &T::Handle, was_connected: bool) -> bool
where
    T: TreeQuery + ?Sized,
{
    let mut next = Some(removed.clone());
    while let Some(node) = next {
        if is_selectedcontent(tree, &node) {
            return true;
        }
        let is = |name| tree.is_element(&node, Namespace::Html, name);
        next = if is(tag::SELECT) || is(tag::OPTION) && was_connected {
            next_after_the_subtree(tree, &node, removed)
        } else {
            next_in_tree_order(tree, &node, removed)
        };
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
