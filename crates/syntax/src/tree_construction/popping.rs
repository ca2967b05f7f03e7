//! Popping elements off the stack of open elements.

use treewright_markup::{ElementFlags, LocalName, TreeSink, tag};

use super::Rules;

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// Pops the current node.
    #[inline]
    pub(super) fn pop(&mut self) {
        let Some(entry) = self.stack.current() else {
            return;
        };
        if matches!(entry.name, tag::OPTION | tag::SELECTEDCONTENT | tag::TEMPLATE) {
            self.element_with_steps_is_popped();
        }
        if let Some(entry) = self.state.stack.current() {
            self.tree.popped(&entry.handle);
        }
        self.stack.pop();
    }

    /// "If the current node is a …, pop that node." True if it was.
    pub(super) fn pop_the_current_node_if_it_is(&mut self, name: LocalName) -> bool {
        let is_it = self.stack.current_is(name);
        if is_it {
            self.pop();
        }
        is_it
    }

    #[cold]
    fn element_with_steps_is_popped(&mut self) {
        let Some(entry) = self.stack.current().cloned() else {
            return;
        };
        if entry.is_html(tag::OPTION) {
            self.option_was_popped(&entry.handle);
        } else if entry.is_html(tag::SELECTEDCONTENT) {
            self.selectedcontent_was_popped(&entry.handle);
        } else if !self.patches.is_empty() && entry.is_html(tag::TEMPLATE) {
            self.forget_content_patching(&entry.handle);
        }
    }

    /// Pops everything: the end of the parse.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#the-end>
    pub(crate) fn pop_all(&mut self) {
        self.pop_through(0);
    }

    /// Pops elements until the one at `index` has been popped.
    pub(super) fn pop_through(&mut self, index: usize) {
        while self.stack.len() > index {
            self.pop();
        }
    }

    /// Pops elements until the last HTML element of that name has been popped.
    pub(super) fn pop_until(&mut self, name: LocalName) {
        if let Some(index) = self.stack.last_html(name) {
            self.pop_through(index);
        }
    }

    /// Pops while the current node is not one of these HTML elements: "clear the stack back".
    pub(super) fn clear_the_stack_back_to(&mut self, names: &[LocalName]) {
        while !self.stack.is_empty() && !self.stack.current_is_any(names) {
            self.pop();
        }
    }

    /// Removes the entry at `index` from the stack of open elements.
    pub(super) fn remove_from_the_stack(&mut self, index: usize) {
        if let Some(element) = self.state.stack.handle_at(index) {
            self.tree.removed_from_the_stack(element);
        }
        self.stack.remove(index);
        let height = self.stack.len();
        self.formatting.stack_entries_were_removed(&[index], height);
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#generate-implied-end-tags>
    pub(super) fn generate_implied_end_tags(&mut self, except: Option<LocalName>) {
        while self.stack.current().is_some_and(|entry| {
            entry.is_html_with(ElementFlags::IMPLIED_END_TAG) && Some(entry.name) != except
        }) {
            self.pop();
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#generate-all-implied-end-tags-thoroughly>
    pub(super) fn generate_all_implied_end_tags_thoroughly(&mut self) {
        while self
            .stack
            .current()
            .is_some_and(|entry| entry.is_html_with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG))
        {
            self.pop();
        }
    }
}
