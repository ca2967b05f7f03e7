//! Selectedness that is kept in the states of options, by a script host.

use treewright_markup::LocalName;

use crate::node::{NONE, NodeId};
use crate::scripting::{ElementStates, MovedOptions};
use crate::{Document, ElementState};

impl Document {
    pub(crate) fn start_to_keep_selectedness_in_states(&mut self) {
        self.selects_mut().in_states = true;
    }

    pub(super) fn keeps_selectedness_in_states(&self) -> bool {
        self.selects.as_ref().is_some_and(|selects| selects.in_states)
    }

    pub(super) fn moves_options(&self) -> bool {
        self.selects.as_ref().is_some_and(|selects| selects.is_moving)
    }

    pub(super) fn forget_what_is_settled(&mut self, select: u32) {
        let id = self.id(select);
        if let Some(selects) = &mut self.selects {
            selects.settled.remove(&id);
        }
    }

    /// Finds the selected option, as a reader of the states does, and writes what follows from the list of options
    /// to the states.
    pub(super) fn settle_states(&mut self, select: u32, options: &[NodeId]) {
        let id = self.id(select);
        let own: Vec<NodeId> =
            options.iter().copied().filter(|option| self.is_selected_alone(option.index)).collect();
        let mut others = own;
        let last = others.pop();
        for other in others {
            self.set_selected_alone(other.index, false);
        }
        self.selects_mut().settled.insert(id, last);
        if self.state(id, ElementState::NoneSelected) != Some(true) {
            self.run_the_selectedness_setting_algorithm(select);
        }
    }

    /// An attribute of an option, an `optgroup` or a `select` is about to change.
    pub(super) fn before_attribute_in_states(
        &mut self,
        index: u32,
        element: LocalName,
        name: LocalName,
    ) {
        let select = match element {
            LocalName::SELECT => Some(index),
            _ => self.select_with(index),
        };
        let Some(select) = select else { return };
        // The host follows the `selected` attribute, and asks for a reset after the others of a `select`.
        if name != LocalName::SELECTED {
            self.settle(select);
        }
        if name != LocalName::DISABLED {
            self.forget_what_is_settled(select);
        }
    }

    pub(crate) fn note_selected_option_of(&mut self, select: NodeId, option: Option<NodeId>) {
        let Some(selects) = self.selects.as_mut().filter(|selects| selects.is_active) else {
            return;
        };
        match option {
            Some(option) => {
                selects.settled.insert(select, Some(option));
            }
            None => {
                selects.settled.remove(&select);
            }
        }
    }

    pub(crate) fn update_selectedcontent_of_select(&mut self, select: NodeId) {
        if self.follows_selects()
            && let Some(index) = self.find(select)
            && self.is_html(index, LocalName::SELECT)
        {
            self.update_selectedcontent_of(index);
        }
    }

    pub(crate) fn hold_options_in(&mut self, node: NodeId) -> MovedOptions {
        let mut moved = MovedOptions { node, old_select: None, has_options: false };
        let Some(index) = self.find(node).filter(|_| self.follows_selects()) else { return moved };
        if !self.has_any_of_interest(index) {
            return moved;
        }
        moved.has_options = true;
        let list = self.surroundings(self.node(index).parent).list;
        if list != NONE && self.settle(list) {
            moved.old_select = Some(self.id(list));
        }
        self.selects_mut().is_moving = true;
        moved
    }

    /// The moving steps of options.
    /// <https://html.spec.whatwg.org/multipage/form-elements.html#the-option-element>
    pub(crate) fn options_arrived(&mut self, moved: &MovedOptions) -> Vec<NodeId> {
        let MovedOptions { node, old_select, has_options } = *moved;
        if !has_options {
            return Vec::new();
        }
        self.selects_mut().is_moving = false;
        let Some(index) = self.find(node) else { return Vec::new() };
        let around = self.surroundings(self.node(index).parent);
        let new_select = (around.list != NONE).then(|| self.id(around.list));
        if old_select == new_select {
            return Vec::new();
        }
        if let Some(old) = old_select.and_then(|old| self.find(old)) {
            let is_elsewhere = |option: NodeId| self.select_with(option.index) != Some(old);
            if self.settled(old).is_some_and(is_elsewhere) {
                self.forget_what_is_settled(old);
                self.settle(old);
            }
        }
        let options = self.listed_options_in(index, around);
        if around.list != NONE && !options.is_empty() {
            // What was selected there, without those that arrived.
            self.take_in_options(around.list, &options);
        }
        [old_select, new_select].into_iter().flatten().collect()
    }

    /// Options arrived in the list of a `select`.
    fn take_in_options(&mut self, select: u32, options: &[u32]) {
        let id = self.id(select);
        let is_known = self.selects.as_ref().is_some_and(|all| all.settled.contains_key(&id));
        let arrived = options.iter().rfind(|option| self.is_selected_alone(**option)).copied();
        if !is_known && let Some(arrived) = arrived {
            let id = self.id(arrived);
            let others: Vec<NodeId> = self.options_of(select).map(|one| one.element).collect();
            for other in others.into_iter().filter(|other| *other != id) {
                self.set_selected_alone(other.index, false);
            }
        }
        if self.settle(select) {
            self.options_were_added(select, options);
        }
    }
}
