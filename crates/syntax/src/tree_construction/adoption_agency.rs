//! The adoption agency algorithm, for misnested formatting elements.

#![expect(
    clippy::arithmetic_side_effects,
    reason = "indices on the stack and in the list; the `html` element is below each that the steps go to"
)]

use treewright_markup::attributes::ElementName;
use treewright_markup::{Cause, ErrorCode, Namespace, Origin, TreeSink, tag};

use super::inserting::document_has_an_element_child;
use super::{Outcome, Rules};
use crate::Limit;
use crate::tokenizer::Tag;

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#adoption-agency-algorithm>
    pub(super) fn adoption_agency_algorithm(&mut self, tag: &Tag<'_>) -> Outcome<T::Handle> {
        // 1.
        let subject = tag.name;
        if let Some(current) = self.stack.current()
            && current.is_html(subject)
        {
            let stack_index = self.stack.len() - 1;
            match self.formatting.last_after_marker(subject) {
                // The rest for the current node, as which most elements are closed: it is in scope, and
                // nothing is below it.
                Some(index)
                    if self.formatting.element(index).is_some_and(|element| {
                        element.stack_index == stack_index && element.handle == current.handle
                    }) =>
                {
                    self.pop();
                    self.remove_closed_entries(index, tag);
                    return Outcome::Done;
                }
                // 2.
                _ if self.formatting.position_of_open(stack_index, &current.handle).is_none() => {
                    self.pop();
                    return Outcome::Done;
                }
                _ => {}
            }
        }
        self.run_the_outer_loop(tag)
    }

    /// Steps 3 and 4.
    #[cold]
    fn run_the_outer_loop(&mut self, tag: &Tag<'_>) -> Outcome<T::Handle> {
        let subject = tag.name;
        self.find_the_order_of_open_elements();
        // 3. to 4.2.
        for _outer_loop_counter in 0..8 {
            // 4.3.
            let Some(mut formatting_index) = self.formatting.last_after_marker(subject) else {
                return self.any_other_end_tag(tag);
            };
            let Some(element) = self.formatting.element(formatting_index) else {
                return Outcome::Done;
            };
            let formatting_element = element.handle.clone();
            let stack_index = element.stack_index;
            // 4.4.
            if self.stack.handle_at(stack_index) != Some(&formatting_element) {
                self.error(ErrorCode::FormattingElementNotOpen, tag.span);
                self.formatting.remove(formatting_index);
                return Outcome::Done;
            }
            // 4.5.
            if !self.stack.index_is_in_scope(stack_index) {
                self.error(ErrorCode::FormattingElementNotInScope, tag.span);
                return Outcome::Done;
            }
            // 4.6.
            if stack_index + 1 != self.stack.len() {
                self.error(ErrorCode::MisnestedFormattingElement, tag.span);
            }
            // 4.7.
            let furthest_block = self.stack.first_special_after(stack_index);
            // 4.8.
            let Some(mut furthest_block_index) = furthest_block else {
                self.pop_through(stack_index);
                self.remove_closed_entries(formatting_index, tag);
                return Outcome::Done;
            };
            if self.nodes >= self.most_nodes {
                self.limits_met.note(Limit::Nodes, tag.span);
                return Outcome::CutOff(tag.span);
            }
            // If the parents of too many elements are not those before them on the stack, the steps would
            // make the tree deeper each time.
            let is_too_deep = self.stack.len() > self.most_open;
            let length = self.length_of_copied_attributes(formatting_index, furthest_block_index);
            if is_too_deep || !self.has_formatting_work_left(length, tag.span) {
                // Closed like any other element, with its contents.
                self.pop_through(stack_index);
                self.remove_closed_entries(formatting_index, tag);
                return Outcome::Done;
            }
            let furthest_block = self.stack.get(furthest_block_index).handle.clone();
            // 4.9.
            let common_ancestor = stack_index - 1;
            // 4.10. The bookmark is the index for the new element, counted with formattingElement still in
            // the list.
            let mut bookmark = formatting_index;
            // 4.11. to 4.12.
            let mut node_index = furthest_block_index;
            let mut last_node = furthest_block.clone();
            let mut inner_loop_counter = 0_usize;
            // Indices of the nodes to remove from the stack. They are removed all at once, when the other
            // indices are no longer needed.
            let mut removed = Vec::new();
            // 4.13.
            loop {
                // 4.13.1.
                inner_loop_counter += 1;
                // 4.13.2.
                node_index -= 1;
                // 4.13.3.
                if node_index == stack_index {
                    break;
                }
                let node = self.stack.get(node_index).handle.clone();
                let mut entry = self.formatting.position_of_open(node_index, &node);
                // 4.13.4.
                if inner_loop_counter > 3
                    && let Some(index) = entry.take()
                {
                    let lower = self.formatting.remove(index);
                    if index < formatting_index {
                        formatting_index -= lower;
                    }
                    if index < bookmark {
                        bookmark -= lower;
                    }
                }
                // 4.13.5.
                let Some(entry) = entry else {
                    removed.push(node_index);
                    continue;
                };
                // 4.13.6.
                let parent = self.stack.get(common_ancestor).handle.clone();
                let clone = self.clone_of_the_formatting_element(entry, &parent, tag);
                self.formatting.replace_with_clone(entry, clone.clone(), node_index);
                self.tree.removed_from_the_stack(&node);
                self.stack.replace_handle(node_index, clone.clone());
                // 4.13.7.
                if last_node == furthest_block {
                    bookmark = entry + 1;
                }
                // 4.13.8.
                let origin = Origin::new(tag.span, Cause::AdoptionAgency);
                self.remove_to_move(&last_node);
                self.tree.insert(&clone, &last_node, None, origin);
                // 4.13.9.
                last_node = clone;
            }
            self.remove_all_from_the_stack(&removed);
            furthest_block_index -= removed.len();
            // 4.14. to 4.16.
            let is_new = last_node != furthest_block;
            self.place_the_last_node(&last_node, is_new, common_ancestor, tag);
            // 4.17.
            let clone =
                self.clone_of_the_formatting_element(formatting_index, &furthest_block, tag);
            // 4.18.
            let origin = Origin::new(tag.span, Cause::AdoptionAgency);
            self.move_children_to_a_clone(&furthest_block, &clone, origin);
            // 4.19.
            self.tree.insert(&furthest_block, &clone, None, origin);
            self.selectedcontent_was_moved(&clone);
            // 4.20.
            let bookmark = self.formatting.move_before(formatting_index, bookmark);
            // 4.21. The removal and the insertion directly below furthestBlock are one move.
            self.tree.removed_from_the_stack(&formatting_element);
            self.stack.move_below(stack_index, furthest_block_index, clone.clone());
            self.formatting.stack_entry_was_moved(stack_index, furthest_block_index);
            self.formatting.replace_with_clone(bookmark, clone, furthest_block_index);
        }
        Outcome::Done
    }

    /// The length of the attributes of all elements that one turn of the outer loop creates: one for the
    /// formatting element, and those of step 4.13.6.
    fn length_of_copied_attributes(&mut self, formatting_index: usize, furthest: usize) -> u32 {
        let mut length = self.formatting.length_of_attributes(formatting_index);
        let above = self.formatting.element(formatting_index);
        let above = above.map_or(furthest, |element| element.stack_index);
        for node_index in (above + 1..furthest).rev().take(3) {
            let node = &self.stack.get(node_index).handle;
            if let Some(entry) = self.formatting.position_of_open(node_index, node) {
                length = length.saturating_add(self.formatting.length_of_attributes(entry));
            }
        }
        length
    }

    /// Removes the entry at `index`, whose element was closed, from the list. Those after it are also
    /// closed; when elements may no longer be reopened, they are dropped.
    #[inline]
    #[expect(clippy::arithmetic_side_effects, reason = "the index is that of an entry")]
    fn remove_closed_entries(&mut self, index: usize, tag: &Tag<'_>) {
        if self.limits.formatting_work.is_none_or(|most| self.formatting_work < most) {
            self.formatting.remove(index);
            return;
        }
        if index + 1 < self.formatting.len() {
            self.limits_met.note(Limit::FormattingWork, tag.span);
        }
        self.formatting.forget_from(index);
    }

    /// Removes the entries at these indices, the last first, from the stack of open elements. The cost of
    /// rebuilding the entries above them counts as work.
    fn remove_all_from_the_stack(&mut self, removed: &[usize]) {
        /// They cost about as much as creating an element.
        const ENTRIES: usize = 64;
        let (Some(first), Some(last)) = (removed.last(), removed.first()) else {
            return;
        };
        let work = (self.stack.len() - last) / ENTRIES;
        self.formatting_work = self.formatting_work.saturating_add(work as u32);
        if removed.len() == 1 {
            self.remove_from_the_stack(*first);
            return;
        }
        for index in removed {
            if let Some(element) = self.state.stack.handle_at(*index) {
                self.tree.removed_from_the_stack(element);
            }
        }
        self.stack.remove_all(removed);
        let height = self.stack.len();
        self.formatting.stack_entries_were_removed(removed, height);
    }

    /// Steps 4.14 to 4.16. The last node is new if it is a clone.
    fn place_the_last_node(
        &mut self,
        last_node: &T::Handle,
        is_new: bool,
        common_ancestor: usize,
        tag: &Tag<'_>,
    ) {
        // 4.14.
        let location = self.appropriate_place_for_inserting_a_node(common_ancestor);
        // 4.15.
        self.remove_to_move(last_node);
        // 4.16. Without a script in between nothing here can be refused. A cycle is never created.
        if (self.nodes_were_detached || self.tree.creation_may_run_script())
            && (!self.open_elements_are_in_order() && self.tree.is_around(last_node, &location.parent)
                // Gate: reject_invalid_insertions
                || self.edition.reject_invalid_insertions
                    && document_has_an_element_child(self.tree, &location.parent)
                || location.before.as_ref().is_some_and(|before| {
                    self.tree.parent(before).as_ref() != Some(&location.parent)
                }))
        {
            return self.relations.nodes_were_detached();
        }
        // A clone is first put at the place, and only counts as moved if that is not the end.
        let cause = location.cause.filter(|_| is_new).unwrap_or(Cause::AdoptionAgency);
        let origin = Origin::new(tag.span, cause);
        self.tree.insert(&location.parent, last_node, location.before.as_ref(), origin);
        self.selectedcontent_was_moved(last_node);
    }

    /// Creates an element for the token of an entry of the list of active formatting elements.
    fn clone_of_the_formatting_element(
        &mut self,
        entry: usize,
        intended_parent: &T::Handle,
        tag: &Tag<'_>,
    ) -> T::Handle {
        let (name, like) = match self.formatting.element(entry) {
            Some(element) => (element.name, element.handle.clone()),
            None => (tag::A, intended_parent.clone()),
        };
        let name = ElementName {
            namespace: Namespace::Html,
            local: name,
            text: name.known_text().unwrap_or_default(),
        };
        let origin = Origin::new(tag.span, Cause::AdoptionAgency);
        let attributes = self.formatting.lend_attributes(entry);
        let view = attributes.view_with(self.state.formatting.source());
        let clone = self.tree.create_element_like(&like, name, view, intended_parent, origin);
        self.formatting.take_attributes_back(entry, attributes);
        self.nodes = self.nodes.wrapping_add(1);
        clone
    }
}
