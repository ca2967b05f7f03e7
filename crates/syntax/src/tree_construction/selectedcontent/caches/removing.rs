//! The removing steps of `selectedcontent`, as far as their result is not known, for nodes that the parser
//! removes or moves.

use treewright_markup::{TreeSink, tag};

use super::super::super::Rules;
use super::super::options::selected_option;
use super::super::{
    Work, children, clear_a_selectedcontent, enabled_selectedcontent, first_selectedcontent,
    inclusive_nearest_ancestor, inclusive_selectedcontent_descendants, is_inclusive_ancestor,
    is_selectedcontent, nearest_ancestor, number_of_updates_after_removal, removing_steps,
    update_a_selects_selectedcontent,
};
use super::Current;

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// Removes a node that is to be inserted elsewhere, and runs the removing steps.
    pub(in crate::tree_construction) fn remove_to_move(&mut self, node: &T::Handle) {
        if !self.moves_matter() {
            self.tree.remove(node);
            return;
        }
        let old_parent = self.tree.parent(node);
        self.tree.remove(node);
        if let Some(old_parent) = old_parent {
            self.run_removing_steps(node, &old_parent);
        }
    }

    /// Appends all children of a node to another one that has no parent, and runs the removing steps.
    pub(in crate::tree_construction) fn move_children_to_a_clone(
        &mut self,
        from: &T::Handle,
        to: &T::Handle,
        origin: treewright_markup::Origin,
    ) {
        if !self.moves_matter() || first_selectedcontent(self.tree, from).is_none() {
            self.tree.move_children(from, to);
            return;
        }
        for child in &children(self.tree, from) {
            if self.tree.parent(child).as_ref() == Some(from) {
                self.tree.remove(child);
                self.run_removing_steps(child, from);
                self.tree.insert(to, child, None, origin);
            }
        }
    }

    /// The removing steps for a subtree that was removed from `old_parent` to be moved.
    fn run_removing_steps(&mut self, removed: &T::Handle, old_parent: &T::Handle) {
        self.selected_content.is_nested = true;
        let Some(select) = inclusive_nearest_ancestor(self.tree, old_parent, tag::SELECT) else {
            return;
        };
        self.selected_content.take_current();
        let remembered = self.selected_content.remembered(&select);
        let mut work = self.work();
        work.connected = None;
        removing_steps(self.tree, removed, old_parent, remembered.as_ref(), &mut work);
        self.count(&work);
    }

    /// The post-connection steps of a subtree that was moved and inserted.
    pub(in crate::tree_construction) fn selectedcontent_was_moved(&mut self, subtree: &T::Handle) {
        if !self.moves_matter() {
            return;
        }
        self.selected_content.take_current();
        self.selected_content.is_nested = true;
        let mut work = self.work();
        // The other walks over moved nodes are about as long.
        let mut walked = |nodes: usize| work.walked(nodes.saturating_mul(4));
        let elements = inclusive_selectedcontent_descendants(self.tree, subtree, &mut walked);
        self.count(&work);
        for element in elements {
            self.run_post_connection_steps(&element);
        }
    }

    /// True if moving nodes can change a `select`: one is open, or open elements can be in one, or a closed
    /// one has a `selectedcontent` with more than a copy.
    fn moves_matter(&self) -> bool {
        self.selected_content.is_followed
            && (self.stack.contains_html(tag::SELECT)
                || self.nodes_were_detached
                || !self.patches.is_empty()
                || self.selected_content.script_ran
                || self.selected_content.has_own_content)
    }

    /// Removes nodes from their parent, each with the removing steps. If the selected option is known, the
    /// steps run in one go for the nodes before it, and for those after it: an update of a
    /// `selectedcontent` that is removed next can be skipped. It is made if no update follows from that
    /// removal, because the first remaining one has then not been updated.
    pub(in crate::tree_construction) fn remove_from_their_parent(
        &mut self,
        nodes: &[T::Handle],
        parent: &T::Handle,
    ) {
        let is_followed = self.selected_content.is_followed
            && inclusive_nearest_ancestor(self.tree, parent, tag::SELECT).is_some();
        if !is_followed {
            self.selected_content.take_current();
            for node in nodes {
                self.tree.remove(node);
            }
            return;
        }
        let work = self.work();
        let current = self.selected_content.current.as_ref();
        let one_by_one = self.selected_content.is_plain
            || current.is_none_or(|current| !self.is_up_to_date(current))
            || !work.is_connected(self.tree, parent);
        let selected = self.child_with_the_selected_option(parent);
        let mut removed = Vec::new();
        for node in nodes {
            let no_update_follows = |rules: &Self| {
                let is_one = is_selectedcontent(rules.tree, node);
                (is_one || first_selectedcontent(rules.tree, node).is_some())
                    && number_of_updates_after_removal(rules.tree, node, parent, &work) == 0
            };
            if selected.as_ref() == Some(node) || !removed.is_empty() && no_update_follows(self) {
                self.nodes_were_removed(&removed, parent);
                removed.clear();
            }
            // The steps for another one can have removed it.
            if self.tree.parent(node).as_ref() == Some(parent) {
                self.tree.remove(node);
                removed.push(node.clone());
            }
            let has_updates =
                || number_of_updates_after_removal(self.tree, node, parent, &work) > 0;
            if selected.as_ref() == Some(node) || one_by_one && has_updates() {
                self.nodes_were_removed(&removed, parent);
                removed.clear();
            }
        }
        self.nodes_were_removed(&removed, parent);
    }

    /// The child of a node that contains, or is, the selected option.
    fn child_with_the_selected_option(&self, parent: &T::Handle) -> Option<T::Handle> {
        let current = self.selected_content.current.as_ref()?;
        let mut node = current.selected.clone()?;
        loop {
            let above = self.tree.parent(&node)?;
            if above == *parent {
                return Some(node);
            }
            node = above;
        }
    }

    /// The `selectedcontent` HTML element removing steps, for subtrees removed from `parent`.
    /// <https://html.spec.whatwg.org/multipage/form-elements.html#the-selectedcontent-element>
    fn nodes_were_removed(&mut self, removed: &[T::Handle], parent: &T::Handle) {
        if removed.is_empty() || !self.selected_content.is_followed {
            return;
        }
        let current = self.selected_content.take_current();
        let Some(select) = inclusive_nearest_ancestor(self.tree, parent, tag::SELECT) else {
            return;
        };
        let current = current.filter(|_| !self.is_original_or_copy(parent));
        // The cached facts still hold if the selected option is still there.
        let is_in_the_select = |node: &T::Handle| {
            nearest_ancestor(self.tree, node, tag::SELECT).as_ref() == Some(&select)
        };
        let current = current.filter(|current| {
            current.select == select && current.selected.as_ref().is_some_and(is_in_the_select)
        });
        let is_still_the_first = current
            .as_ref()
            .and_then(|current| current.selectedcontent.as_ref())
            // It can be in another `select` inside this one.
            .is_some_and(|element| is_inclusive_ancestor(self.tree, &select, element));
        // 1. and 2.
        let mut work = self.work();
        let number: usize = removed
            .iter()
            .map(|node| number_of_updates_after_removal(self.tree, node, parent, &work))
            .sum();
        // 3.
        match current {
            Some(current)
                if is_still_the_first && (number == 0 || self.is_up_to_date(&current)) =>
            {
                self.selected_content.current = Some(current);
            }
            Some(current)
                if number > 0
                    && self.is_up_to_date(&current)
                    && !self.selected_content.script_ran
                    && !self.tree.creation_may_run_script() =>
            {
                self.hand_the_copy_on(current);
            }
            _ => {
                let remembered = self.selected_content.remembered(&select);
                let remembered = remembered.as_ref();
                for _ in 0..number {
                    let updated =
                        update_a_selects_selectedcontent(self.tree, &select, remembered, &mut work);
                    if self.is_updated(&select, updated.as_ref(), remembered, &mut work) {
                        break;
                    }
                }
                self.count(&work);
            }
        }
    }

    /// True if another update directly after one that cloned this option would change nothing.
    fn is_updated(
        &mut self,
        select: &T::Handle,
        updated: Option<&T::Handle>,
        remembered: Option<&T::Handle>,
        work: &mut Work,
    ) -> bool {
        if self.selected_content.is_plain {
            return false;
        }
        let walked = |nodes| work.walked(nodes);
        let is_the_same =
            selected_option(self.tree, select, remembered, walked).as_ref() == updated;
        let (Some(option), Some(primary)) = (updated, first_selectedcontent(self.tree, select))
        else {
            return is_the_same;
        };
        is_the_same
            && !is_inclusive_ancestor(self.tree, option, &primary)
            && first_selectedcontent(self.tree, &primary).is_none()
    }

    /// Updates a `select` that lost its `selectedcontent` element: another copy would equal the one in
    /// there, which is no longer observable.
    fn hand_the_copy_on(&mut self, mut current: Current<T::Handle>) {
        let mut work = self.work();
        let (Some(lost), Some(next)) =
            (&current.selectedcontent, enabled_selectedcontent(self.tree, &current.select, &work))
        else {
            return;
        };
        work.add(current.copied);
        clear_a_selectedcontent(self.tree, &next, &mut work);
        self.tree.move_children(lost, &next);
        if let Some(not_cleared) = &mut current.not_cleared {
            not_cleared.retain(|other| *other != next);
        }
        current.is_settled = !self.selectedcontent_is_open(&next);
        current.selectedcontent = Some(next);
        self.selected_content.current = Some(current);
        self.count(&work);
    }
}
