//! Skips steps that the parser need not run, because their result is known.
//!
//! By the letter every popped option takes a walk over all options of its `select`, and every inserted or
//! removed `selectedcontent` element takes another copy of the selected option. Therefore:
//!
//! - Nothing is done before the first `selectedcontent` element is inserted.
//! - [`Current`] keeps, for one `select`, its enabled `selectedcontent` and its selected option. Between two
//!   calls only options that are popped change them.
//! - A `selectedcontent` that *is settled* has a copy of the final contents of the selected option: another
//!   update would change nothing, and a `select` that loses it can pass its copy on.
//! - `not_cleared` has the other `selectedcontent` elements that can have contents, so that not all of a
//!   `select` is searched for them.
//! - `around` has the `select` of one parent of options, for deeply nested options that are siblings.
//!
//! Code that changes the tree in another way calls [`SelectedContent::take_current`]: then the plain steps
//! run the next time. `tests` compares trees built with and without all of this.

mod removing;

use treewright_markup::{Span, TreeSink, tag};

use super::super::Rules;
use super::options::{
    SelectAndOptgroup, display_size_is_1, is_disabled_in,
    maybe_clone_an_option_into_selectedcontent, select_above, selected_option,
};
use super::{
    Work, a_selectedcontent_comes_before, clear_a_selectedcontent,
    clear_a_selects_non_primary_selectedcontent_elements, clone_an_option_into_a_selectedcontent,
    enabled_selectedcontent, first_selectedcontent, inclusive_nearest_ancestor, nearest_ancestor,
    select_to_update, update_a_selects_selectedcontent,
};
use crate::Limit;

/// The parser's cache for `select` elements with `selectedcontent`.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "they do not depend on each other")]
pub(in super::super) struct SelectedContent<H> {
    /// A `selectedcontent` element was inserted, and no limit prevents its update.
    is_followed: bool,
    /// The start tag of the last one.
    span: Span,
    /// The `select` whose options are being parsed.
    current: Option<Current<H>>,
    /// A `select`, and the option that was selected in it when `current` was dropped.
    remembered: Option<(H, H)>,
    /// A parent of options, and the answer of `select_above` for one of them.
    around: Option<(H, Option<SelectAndOptgroup<H>>)>,
    /// An option can contain another one, whose copy can be selected next.
    is_nested: bool,
    /// The `template` element that patches inside an `option` or a `selectedcontent`: the last one that
    /// started while no other did.
    patching: Option<H>,
    /// A script can hold nodes of the tree, or have changed it.
    script_ran: bool,
    /// A `selectedcontent` was closed with contents that may not be a copy: when it is moved, the update
    /// removes them.
    has_own_content: bool,
    /// Run all steps. Only tests set this.
    is_plain: bool,
}

/// The cached facts about one `select`.
#[derive(Clone, Debug)]
struct Current<H> {
    select: H,
    /// The enabled `selectedcontent`.
    selectedcontent: Option<H>,
    /// The option whose selectedness is true.
    selected: Option<H>,
    /// Both are closed, and the first was updated since: another copy would be the same, and has no
    /// `selectedcontent` to update in turn.
    is_settled: bool,
    /// The other `selectedcontent` elements that can have children: those inserted after all were last
    /// cleared. `None` if not known.
    not_cleared: Option<Vec<H>>,
    /// The number of nodes in the last copy.
    copied: usize,
}

impl<H> Default for SelectedContent<H> {
    fn default() -> Self {
        Self {
            is_followed: false,
            span: Span::default(),
            current: None,
            remembered: None,
            around: None,
            is_nested: false,
            patching: None,
            script_ran: false,
            has_own_content: false,
            is_plain: false,
        }
    }
}

impl<H: Clone + PartialEq> SelectedContent<H> {
    /// A script can change the tree in untracked ways.
    pub(in super::super) fn forget(&mut self) {
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

    /// The option that was selected in the `select` at the last check.
    fn remembered(&self, select: &H) -> Option<H> {
        let (remembered, option) = self.remembered.as_ref()?;
        (remembered == select).then(|| option.clone())
    }

    pub(in super::super) fn handles(&self) -> impl Iterator<Item = &H> {
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
    /// A `selectedcontent` element was inserted: its post-connection steps.
    pub(in super::super) fn selectedcontent_was_inserted(
        &mut self,
        element: &T::Handle,
        span: Span,
    ) {
        self.markers.can_be_copied();
        // Gate: relaxed_select
        if !self.edition.relaxed_select || self.copies_met_a_limit() {
            return;
        }
        self.selected_content.is_followed = true;
        self.selected_content.span = span;
        self.run_post_connection_steps(element);
    }

    /// A `selectedcontent` element was popped off the stack of open elements.
    pub(in super::super) fn selectedcontent_was_popped(&mut self, element: &T::Handle) {
        self.selected_content.has_own_content |=
            self.selected_content.is_followed && self.tree.first_child(element).is_some();
    }

    fn run_post_connection_steps(&mut self, element: &T::Handle) {
        let current = self.selected_content.take_current();
        let mut work = self.work();
        // 1. to 4.
        let Some(select) = select_to_update(self.tree, element, &work) else {
            return;
        };
        if let Some(current) = current
            && current.select == select
            && current.selectedcontent.is_some()
            && self.is_up_to_date(&current)
            && current.not_cleared.is_some()
            && a_selectedcontent_comes_before(self.tree, element, &select)
        {
            self.another_was_inserted(element, current);
            return;
        }
        // 5.
        let remembered = self.selected_content.remembered(&select);
        let remembered = remembered.as_ref();
        let updated = update_a_selects_selectedcontent(self.tree, &select, remembered, &mut work);
        // 6.
        let mut not_cleared =
            clear_a_selects_non_primary_selectedcontent_elements(self.tree, &select, &mut work);
        self.count(&work);
        not_cleared.retain(|other| self.selectedcontent_is_open(other));
        let primary = enabled_selectedcontent(self.tree, &select, &work);
        let selected = selected_option(self.tree, &select, remembered, |_| {});
        // The copy can have options that count.
        let is_settled =
            primary.as_ref().is_some_and(|primary| !self.selectedcontent_is_open(primary))
                && self.no_option_changes()
                && updated == selected;
        self.selected_content.current = Some(Current {
            selected,
            selectedcontent: primary,
            is_settled,
            not_cleared: Some(not_cleared),
            copied: work.copied,
            select,
        });
    }

    /// Steps 5 and 6 of the post-connection steps for an element that comes after one that is settled.
    fn another_was_inserted(&mut self, element: &T::Handle, mut current: Current<T::Handle>) {
        // 5. The copy in the first one would be the same again. 6.
        let mut work = self.work();
        let mut not_cleared = current.not_cleared.take().unwrap_or_default();
        for other in &not_cleared {
            clear_a_selectedcontent(self.tree, other, &mut work);
        }
        self.count(&work);
        not_cleared.retain(|other| self.stack.position(other).is_some());
        not_cleared.push(element.clone());
        current.not_cleared = Some(not_cleared);
        // The option can have been in one of them.
        if work.removed_any
            && let Some(selected) = &current.selected
            && nearest_ancestor(self.tree, selected, tag::SELECT).as_ref() != Some(&current.select)
        {
            current.selected = selected_option(self.tree, &current.select, None, |_| {});
            current.is_settled = false;
        }
        self.selected_content.current = Some(current);
    }

    /// The limits for the current operation.
    fn work(&self) -> Work {
        let left = |most: Option<u32>, done: u64| {
            most.map_or(usize::MAX, |most| u64::from(most).saturating_sub(done) as usize)
        };
        Work {
            nodes_left: left(self.limits.nodes, self.nodes),
            left: left(self.limits.formatting_work, self.formatting_work.into()),
            connected: self.all_are_connected(),
            ..Work::unlimited()
        }
    }

    /// Counts the work that was done, and returns the limit that it met.
    fn count(&mut self, work: &Work) {
        let saturating = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        self.nodes = self.nodes.wrapping_add(work.copied as u64);
        self.formatting_work = self.formatting_work.saturating_add(saturating(work.done));
        // An element that was replaced can be open.
        if work.removed_any && self.stack.contains_html(tag::SELECTEDCONTENT) {
            self.nodes_are_detached();
            self.selected_content.around = None;
        }
        if let Some(limit) = work.limit_met {
            let span = self.selected_content.span;
            self.limits_met.note(limit, span);
            if limit == Limit::Nodes {
                self.nodes = self.nodes.max(self.most_nodes);
            }
        }
        if work.limit_met.is_some() || self.copies_met_a_limit() {
            self.selected_content.take_current();
            self.selected_content.is_followed = false;
        }
    }

    /// True if no more may be copied.
    fn copies_met_a_limit(&mut self) -> bool {
        let is_met = self.limits.formatting_work.is_some_and(|most| self.formatting_work >= most);
        if is_met {
            let span = self.selected_content.span;
            self.limits_met.note(Limit::FormattingWork, span);
        }
        is_met
    }

    /// True if all nodes in which a `selectedcontent` is now searched are connected, false if none is;
    /// `None` if that is not known.
    fn all_are_connected(&self) -> Option<bool> {
        if self.selected_content.script_ran || self.tree.creation_may_run_script() {
            return None;
        }
        if self.fragment.is_some() {
            return Some(false);
        }
        let is_known = !self.nodes_were_detached && !self.stack.contains_html(tag::TEMPLATE);
        is_known.then_some(true)
    }

    /// True if the `selectedcontent` element is on the stack of open elements.
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

    /// True if another update would change nothing.
    fn is_up_to_date(&self, current: &Current<T::Handle>) -> bool {
        current.is_settled && self.no_option_changes() && !self.selected_content.is_plain
    }

    /// True if the parser currently puts nothing into an `option`, nor by a patch into a `selectedcontent`.
    fn no_option_changes(&self) -> bool {
        !self.stack.contains_html(tag::OPTION) && !self.a_patch_is_inside()
    }

    /// True during a patch inside an `option` or a `selectedcontent`.
    fn a_patch_is_inside(&self) -> bool {
        let Some(template) = &self.selected_content.patching else {
            return false;
        };
        self.patches.iter().any(|patch| patch.template == *template)
    }

    /// True if an `option` or a `selectedcontent` is an inclusive ancestor of the node.
    fn is_original_or_copy(&self, node: &T::Handle) -> bool {
        let mut names = [tag::OPTION, tag::SELECTEDCONTENT].into_iter();
        names.any(|name| inclusive_nearest_ancestor(self.tree, node, name).is_some())
    }

    /// A patch starts.
    pub(in super::super) fn selectedcontent_can_be_patched(
        &mut self,
        template: &T::Handle,
        target: &T::Handle,
    ) {
        self.selected_content.around = None;
        if !self.a_patch_is_inside() && self.is_original_or_copy(target) {
            self.selected_content.take_current();
            self.selected_content.patching = Some(template.clone());
        }
    }

    /// The nearest ancestor `select` of an option that is the current node, and the `optgroup` between
    /// them. It is read off the stack of open elements if each open element is inside the one below it,
    /// which holds except for tables and foster-parented content.
    fn select_and_optgroup(&mut self, option: &T::Handle) -> Option<SelectAndOptgroup<T::Handle>> {
        if self.selected_content.is_plain {
            return select_above(self.tree, option);
        }
        if !self.stack_is_like_the_tree() {
            return self.nearest_ancestor_select_of_a_sibling(option);
        }
        // A patch can bring an option into a closed `select`.
        let Some(select) = self.stack.last_html(tag::SELECT) else {
            return select_above(self.tree, option);
        };
        let in_the_select = |index: &usize| *index > select;
        let above = |name| self.stack.last_html(name).filter(in_the_select);
        let before = |index| self.stack.previous_like(index).filter(in_the_select);
        if above(tag::TEMPLATE).is_some() || above(tag::SELECTEDCONTENT).is_some() {
            return self.nearest_ancestor_select_of_a_sibling(option);
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

    /// In deep trees, consecutive options have the same parent.
    fn nearest_ancestor_select_of_a_sibling(
        &mut self,
        option: &T::Handle,
    ) -> Option<SelectAndOptgroup<T::Handle>> {
        let parent = self.tree.parent(option)?;
        if let Some((remembered, found)) = &self.selected_content.around
            && *remembered == parent
        {
            return found.clone();
        }
        let found = select_above(self.tree, option);
        if !self.selected_content.script_ran && self.patches.is_empty() {
            self.selected_content.around = Some((parent, found.clone()));
        }
        found
    }

    /// True if elements are at their normal places, and none was moved because too many were open.
    fn stack_is_like_the_tree(&self) -> bool {
        !self.selected_content.script_ran
            && !self.limits_met.as_slice().iter().any(|met| met.limit == Limit::Depth)
    }

    /// An `option` element was popped off the stack of open elements: "maybe clone an option into
    /// `selectedcontent`".
    /// <https://html.spec.whatwg.org/multipage/form-elements.html#maybe-clone-an-option-into-selectedcontent>
    pub(in super::super) fn option_was_popped(&mut self, option: &T::Handle) {
        if !self.selected_content.is_followed {
            return;
        }
        // An option outside any open `select` can only be in one because of a patch, a script or a move.
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
        let mut work = self.work();
        let is_known = matches!(&self.selected_content.current, Some(current)
            if current.select == select && !self.selected_content.is_plain);
        let cloned = if is_known {
            self.clone_if_selected(option, optgroup.as_ref(), &mut work)
        } else {
            self.selected_content.take_current();
            let remembered = self.selected_content.remembered(&select);
            let remembered = remembered.as_ref();
            let selected = maybe_clone_an_option_into_selectedcontent(
                self.tree, option, remembered, &mut work,
            );
            let selectedcontent = enabled_selectedcontent(self.tree, &select, &work);
            let cloned = selectedcontent.is_some() && selected.as_ref() == Some(option);
            self.selected_content.current = Some(Current {
                select,
                selectedcontent,
                selected,
                is_settled: false,
                not_cleared: None,
                copied: 0,
            });
            cloned
        };
        if cloned {
            self.option_was_cloned(option, is_nested, &work);
        }
        self.count(&work);
    }

    /// Step 2 of "maybe clone an option into `selectedcontent`" for the known `select`.
    fn clone_if_selected(
        &mut self,
        option: &T::Handle,
        optgroup: Option<&T::Handle>,
        work: &mut Work,
    ) -> bool {
        let Some(current) = &mut self.state.selected_content.current else {
            return false;
        };
        let selects_itself = self.tree.has_attribute(option, "selected")
            || current.selected.is_none()
                && display_size_is_1(self.tree, &current.select)
                && !is_disabled_in(self.tree, option, optgroup);
        if selects_itself {
            current.selected = Some(option.clone());
        }
        let Some(selectedcontent) = &current.selectedcontent else {
            return false;
        };
        if current.selected.as_ref() != Some(option) {
            return false;
        }
        clone_an_option_into_a_selectedcontent(self.tree, option, selectedcontent, work);
        true
    }

    /// Checks whether the `select` is settled after its selected option was cloned.
    fn option_was_cloned(&mut self, option: &T::Handle, is_nested: bool, work: &Work) {
        let a_patch_is_inside = self.a_patch_is_inside();
        let Some(current) = &mut self.state.selected_content.current else {
            return;
        };
        let Some(selectedcontent) = &current.selectedcontent else {
            return;
        };
        current.copied = work.copied;
        // An update can remove an option in a `selectedcontent`; one that has such an element in it takes
        // more updates when its copies are inserted and removed.
        let is_alone = !self.state.stack.contains_html(tag::SELECTEDCONTENT)
            && first_selectedcontent(self.tree, selectedcontent).is_none();
        current.is_settled = is_alone && !is_nested && !a_patch_is_inside;
        if current.is_settled {
            return;
        }
        // An option in the `selectedcontent` itself was removed with its contents.
        self.state.selected_content.around = None;
        let select = select_above(self.tree, option).map(|(select, _)| select);
        if select.as_ref() != Some(&current.select) {
            self.state.selected_content.remembered = None;
            current.selected = selected_option(self.tree, &current.select, None, |_| {});
        }
    }
}

#[cfg(test)]
impl<H> super::super::ConstructionState<H> {
    pub(crate) fn leave_out_no_steps_for_selectedcontent(&mut self) {
        self.selected_content.is_plain = true;
    }
}
