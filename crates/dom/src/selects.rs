//! `selectedcontent` elements and the selectedness of options, kept up to date when programs change the
//! tree.
//!
//! Nothing happens until the arena has a `selectedcontent` element. From then on each `select` that shows
//! at most one option is settled before its options change: its selected option is determined from the
//! attributes, as after a parse, and stored ([`Selects`]). An insertion or a removal then walks over its
//! subtree once, and runs the steps of the options and `selectedcontent` elements in it.
//!
//! SPEC-NOTE: whether a `selectedcontent` is disabled is not stored: it is the result that step 3 of the
//! post-connection steps would have now, and false for an element that is not connected. Removing steps of
//! elements in a `selectedcontent` that is being updated do not start another update of it. Of the updates that
//! follow from one removal only the last is made: in a tree outside the document, an option can contain the
//! `selectedcontent` that it is copied to, and would double in size with each update.
//!
//! A script host keeps the selectedness in the states of the options ([`SelectedOptions`]). Then the work starts
//! with the first option, since an option that leaves its `select` keeps what it was: what follows from the
//! place of an option is written to its state before the place changes.
//!
//! [`SelectedOptions`]: crate::scripting::SelectedOptions

mod in_states;
mod walk;

use std::collections::HashMap;

use treewright_markup::selects::{
    ListOfOptions, ListPart, ListedOption, display_size, list_of_options, nearest_ancestor_select,
};
use treewright_markup::{LocalName, Namespace};
use treewright_microsyntaxes::numbers::parse_non_negative_integer;

use crate::node::{NONE, NodeData, NodeId, PackedData};
use crate::scripting::ElementStates;
use crate::{Document, ElementState};

/// The selectedness of the options of an arena.
#[derive(Clone, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "facts that do not depend on each other")]
pub(crate) struct Selects {
    /// The one selected option of each `select` without `multiple` that was settled.
    settled: HashMap<NodeId, Option<NodeId>>,
    /// The options outside these whose selectedness differs from their attribute.
    explicit: HashMap<NodeId, bool>,
    /// True while a `selectedcontent` is filled or cleared.
    updating: bool,
    /// The changes of the tree are followed.
    is_active: bool,
    /// The arena has, or had, a `selectedcontent` element.
    has_selectedcontent: bool,
    /// The selectedness is in the states of the options: a script host keeps it.
    in_states: bool,
    /// A node is moved: its options keep their selectedness until it has arrived.
    is_moving: bool,
}

impl Document {
    /// Returns true if the arena has, or had, an element that is followed. Each node is examined once.
    pub(crate) fn follows_selects(&mut self) -> bool {
        let first = self.scanned as usize;
        if first < self.nodes.len() {
            self.scanned = self.nodes.len() as u32;
            let new = self.nodes.get(first..).unwrap_or_default();
            let has_selectedcontent = new.iter().any(|node| node.data.is_selectedcontent());
            let in_states = self.keeps_selectedness_in_states();
            let starts =
                has_selectedcontent || in_states && new.iter().any(|node| node.data.is_option());
            if self.is_following_selects() {
                self.note_options_of_the_parser(first as u32);
            }
            if starts {
                let selects = self.selects_mut();
                selects.is_active = true;
                selects.has_selectedcontent |= has_selectedcontent;
            }
        }
        self.is_following_selects()
    }

    fn is_following_selects(&self) -> bool {
        self.selects.as_ref().is_some_and(|selects| selects.is_active)
    }

    fn has_selectedcontent(&self) -> bool {
        self.selects.as_ref().is_some_and(|selects| selects.has_selectedcontent)
    }

    /// The existing nodes need not be examined any more: a program created the last ones, which are in no
    /// older `select`.
    pub(crate) fn skip_the_copies(&mut self) {
        if self.is_following_selects() {
            self.scanned = self.nodes.len() as u32;
        }
    }

    /// Starts to track selectedness for an element that was created in a reused place.
    pub(crate) fn note_made_again(&mut self, data: PackedData) {
        if data.is_selectedcontent() {
            let selects = self.selects_mut();
            (selects.is_active, selects.has_selectedcontent) = (true, true);
        } else if data.is_option() && self.keeps_selectedness_in_states() {
            self.selects_mut().is_active = true;
        }
    }

    /// Selects the options with a `selected` attribute that a parser added to settled `select`s.
    fn note_options_of_the_parser(&mut self, first: u32) {
        let in_states = self.keeps_selectedness_in_states();
        for index in first..self.scanned {
            if !self.is_html(index, LocalName::OPTION) || self.node(index).parent == NONE {
                continue;
            }
            let is_selected = self.plain_attribute_at(index, LocalName::SELECTED).is_some();
            if !is_selected && !in_states {
                continue;
            }
            let Some(select) = self.select_with(index) else { continue };
            let known = self.selects.as_ref().and_then(|all| all.settled.get(&self.id(select)));
            match known.copied() {
                Some(_) if is_selected => {
                    let option = self.id(index);
                    self.set_settled(select, Some(option));
                }
                // It can be the first one that is not disabled.
                Some(None) => self.forget_what_is_settled(select),
                _ => {}
            }
        }
    }

    fn selects_mut(&mut self) -> &mut Selects {
        self.selects.get_or_insert_default()
    }

    pub(crate) fn is_html(&self, index: u32, name: LocalName) -> bool {
        self.is_element_at(index, Namespace::Html, name)
    }

    pub(crate) fn plain_attribute_at(&self, index: u32, name: LocalName) -> Option<&str> {
        let number = name.index() as u32;
        let slot = self.slots(index).iter().find(|slot| slot.name == number)?;
        Some(self.texts.get(slot.value))
    }

    fn has_plain(&self, index: u32, name: LocalName) -> bool {
        self.plain_attribute_at(index, name).is_some()
    }

    /// The nearest ancestor of a node that matters for lists of options.
    fn nearest_part(&self, node: u32) -> Option<(u32, ListPart)> {
        let mut node = self.node(node).parent;
        while node != NONE {
            if let Some(part) = ListPart::of(self.html_name(node)) {
                return Some((node, part));
            }
            node = self.node(node).parent;
        }
        None
    }

    /// The `select` whose list of options contains an `option`, or the options in an `optgroup`.
    fn select_with(&self, element: u32) -> Option<u32> {
        if self.is_html(element, LocalName::OPTGROUP) {
            let (node, part) = self.nearest_part(element)?;
            return (part == ListPart::Select).then_some(node);
        }
        let (select, _) = nearest_ancestor_select(&element, |node| self.nearest_part(*node))?;
        Some(select)
    }

    /// The name of an HTML element, `UNKNOWN` for others.
    pub(crate) fn html_name(&self, index: u32) -> LocalName {
        match self.data_at(index) {
            NodeData::Element { facts, local, .. } if facts.namespace() == Namespace::Html => local,
            _ => LocalName::UNKNOWN,
        }
    }

    /// The list of options of a `select`.
    fn options_of(&self, select: u32) -> ListOfOptions<'_, Self> {
        list_of_options(self, &self.id(select))
    }

    /// The selectedness of an option outside settled `select`s.
    fn is_selected_alone(&self, option: u32) -> bool {
        let explicit = if self.keeps_selectedness_in_states() {
            self.state_at(option, ElementState::Checked)
        } else {
            self.selects.as_ref().and_then(|all| all.explicit.get(&self.id(option))).copied()
        };
        explicit.unwrap_or_else(|| self.has_plain(option, LocalName::SELECTED))
    }

    fn set_selected_alone(&mut self, option: u32, selected: bool) {
        let id = self.id(option);
        if self.keeps_selectedness_in_states() {
            if self.is_selected_alone(option) != selected {
                self.set_state(id, ElementState::Checked, Some(selected));
            }
            return;
        }
        let by_attribute = self.has_plain(option, LocalName::SELECTED);
        let selects = self.selects_mut();
        if selected == by_attribute {
            selects.explicit.remove(&id);
        } else {
            selects.explicit.insert(id, selected);
        }
    }

    /// Finds the selected option of a `select`, if it is not known yet. Returns false for a `select` with
    /// `multiple`.
    fn settle(&mut self, select: u32) -> bool {
        if self.has_plain(select, LocalName::MULTIPLE) {
            return false;
        }
        let id = self.id(select);
        if !self.selects_mut().settled.contains_key(&id) {
            let all: Vec<NodeId> = self.options_of(select).map(|option| option.element).collect();
            if self.keeps_selectedness_in_states() {
                self.settle_states(select, &all);
                return true;
            }
            let selected = all.iter().rfind(|option| self.is_selected_alone(option.index)).copied();
            let selects = self.selects_mut();
            if !selects.explicit.is_empty() {
                for option in &all {
                    selects.explicit.remove(option);
                }
            }
            selects.settled.insert(id, selected);
            self.run_the_selectedness_setting_algorithm(select);
        }
        true
    }

    pub(super) fn settled(&self, select: u32) -> Option<NodeId> {
        self.selects.as_ref()?.settled.get(&self.id(select)).copied().flatten()
    }

    fn set_settled(&mut self, select: u32, option: Option<NodeId>) {
        if self.keeps_selectedness_in_states() {
            let old = self.settled(select).filter(|old| Some(*old) != option);
            for (option, is_selected) in [(old, false), (option, true)] {
                if let Some(index) = option.and_then(|option| self.find(option)) {
                    self.set_selected_alone(index, is_selected);
                }
            }
        }
        let id = self.id(select);
        self.selects_mut().settled.insert(id, option);
    }

    /// The selectedness setting algorithm, for a settled `select`: at most one option is selected.
    /// <https://html.spec.whatwg.org/multipage/form-elements.html#selectedness-setting-algorithm>
    fn run_the_selectedness_setting_algorithm(&mut self, select: u32) {
        if self.settled(select).is_some() || !self.display_size_is_1(select) {
            return;
        }
        let has_disabled = |id: NodeId| self.has_plain(id.index, LocalName::DISABLED);
        let is_enabled = |option: &ListedOption<NodeId>| {
            !has_disabled(option.element) && !option.optgroup.is_some_and(has_disabled)
        };
        let first = self.options_of(select).find(is_enabled).map(|option| option.element);
        self.set_settled(select, first);
    }

    /// The display size of a `select` without `multiple`.
    /// <https://html.spec.whatwg.org/multipage/form-elements.html#concept-select-size>
    fn display_size_is_1(&self, select: u32) -> bool {
        let size = self.plain_attribute_at(select, LocalName::SIZE);
        display_size(size.and_then(|size| parse_non_negative_integer(size).ok()), false) == 1
    }

    /// Runs when options enter the list of options of a settled `select`.
    ///
    /// SPEC-NOTE: an option that is selected when it enters replaces the selected one, wherever it enters, as browsers do;
    /// by the letter the last one in tree order stays selected.
    fn options_were_added(&mut self, select: u32, options: &[u32]) {
        for option in options {
            if self.is_selected_alone(*option) {
                let id = self.id(*option);
                self.set_settled(select, Some(id));
            }
            let id = self.id(*option);
            self.selects_mut().explicit.remove(&id);
        }
        self.run_the_selectedness_setting_algorithm(select);
    }

    /// Runs when options leave the list of options of a settled `select`.
    fn options_were_removed(&mut self, select: u32, options: &[u32]) {
        let selected = self.settled(select);
        for option in options {
            let was_selected = selected == Some(self.id(*option));
            self.set_selected_alone(*option, was_selected);
            if was_selected {
                let id = self.id(select);
                self.selects_mut().settled.insert(id, None);
            }
        }
    }

    /// Runs before an attribute is added or removed, or the `size` of a `select` changes. It first settles
    /// what the attributes said so far. Returns the `select` of the option whose `selected` attribute this
    /// is.
    pub(crate) fn before_attribute_of_selects(
        &mut self,
        index: u32,
        name: LocalName,
    ) -> Option<u32> {
        let element = self.html_name(index);
        let concerned = matches!(
            (element, name),
            (LocalName::OPTION, LocalName::SELECTED | LocalName::DISABLED)
                | (LocalName::OPTGROUP, LocalName::DISABLED)
                | (LocalName::SELECT, LocalName::MULTIPLE | LocalName::SIZE)
        );
        if !concerned || !self.follows_selects() {
            return None;
        }
        if self.keeps_selectedness_in_states() {
            self.before_attribute_in_states(index, element, name);
            return None;
        }
        if element != LocalName::SELECT {
            let select = self.select_with(index)?;
            return self.settle(select).then_some(select);
        }
        if name == LocalName::SIZE {
            self.settle(index);
            return None;
        }
        let id = self.id(index);
        if let Some(selected) = self.selects_mut().settled.remove(&id) {
            let all: Vec<NodeId> = self.options_of(index).map(|option| option.element).collect();
            for option in all {
                self.set_selected_alone(option.index, selected == Some(option));
            }
        }
        None
    }

    /// The `selected` attribute of an option was added or removed.
    /// <https://html.spec.whatwg.org/multipage/form-elements.html#concept-option-selectedness>
    pub(crate) fn after_attribute_of_selects(&mut self, index: u32, select: Option<u32>, on: bool) {
        let option = self.id(index);
        if let Some(select) = select {
            if on {
                self.set_settled(select, Some(option));
            } else if self.settled(select) == Some(option) {
                self.set_settled(select, None);
            }
        } else if let Some(selects) = &mut self.selects {
            selects.explicit.remove(&option);
        }
    }

    /// <https://html.spec.whatwg.org/multipage/form-elements.html#update-a-select's-selectedcontent>
    fn update_selectedcontent_of(&mut self, select: u32) {
        if !self.has_selectedcontent() || !self.settle(select) {
            return;
        }
        let Some(selectedcontent) = self.selectedcontents_in(select, true).first().copied() else {
            return;
        };
        let parent = self.node(selectedcontent).parent;
        let around = self.surroundings(parent);
        if around.disables() && around.connected() {
            return;
        }
        let mut copies = Vec::new();
        if let Some(option) = self.settled(select)
            && let Some(option) = self.find(option)
        {
            let children: Vec<u32> = self.siblings_from(self.node(option).first_child).collect();
            for child in children {
                let copy = self.copy(child, true);
                self.record_subtree(copy);
                copies.push(copy.index);
            }
            self.skip_the_copies();
        }
        self.replace_all_in_selectedcontent(selectedcontent, &copies);
    }

    fn replace_all_in_selectedcontent(&mut self, selectedcontent: u32, nodes: &[u32]) {
        if nodes.is_empty() && self.node(selectedcontent).first_child == NONE {
            return;
        }
        let before = std::mem::replace(&mut self.selects_mut().updating, true);
        self.replace_all(selectedcontent, nodes);
        self.selects_mut().updating = before;
    }

    /// <https://html.spec.whatwg.org/multipage/form-elements.html#clear-a-select's-non-primary-selectedcontent-elements>
    fn clear_non_primary_selectedcontents(&mut self, select: u32) {
        for element in self.selectedcontents_in(select, false).into_iter().skip(1) {
            self.replace_all_in_selectedcontent(element, &[]);
        }
    }

    /// The `selectedcontent` elements in a `select`, in tree order, or the first one.
    fn selectedcontents_in(&self, select: u32, first_only: bool) -> Vec<u32> {
        let mut found = Vec::new();
        let mut node = self.after_in_tree_order(select, select, false);
        while node != NONE && (found.is_empty() || !first_only) {
            if self.node(node).data.is_selectedcontent() {
                found.push(node);
            }
            node = self.after_in_tree_order(node, select, false);
        }
        found
    }

    /// Drops the state of a node that is freed.
    pub(crate) fn forget_the_rest_of(&mut self, index: u32) {
        let id = self.id(index);
        if let Some(selects) = &mut self.selects {
            selects.settled.remove(&id);
            selects.explicit.remove(&id);
        }
        if let Some(is_values) = &mut self.is_values {
            is_values.remove(&id);
        }
    }

    /// Gives the selectedness of options to their counterparts in another document.
    pub(crate) fn adopt_selectedness(&mut self, from: &Self, ids: &HashMap<NodeId, NodeId>) {
        let Some(old) = &from.selects else { return };
        // The states of the options come with them.
        if self.keeps_selectedness_in_states() {
            return;
        }
        let counterpart = |id: &NodeId| ids.get(id).copied();
        let explicit: Vec<(NodeId, bool)> = old
            .explicit
            .iter()
            .filter_map(|(option, selected)| Some((counterpart(option)?, *selected)))
            .collect();
        let settled: Vec<(NodeId, Option<NodeId>)> = old
            .settled
            .iter()
            .filter_map(|(select, option)| Some((counterpart(select)?, *option)))
            .map(|(select, option)| (select, option.as_ref().and_then(counterpart)))
            .collect();
        if explicit.is_empty() && settled.is_empty() {
            return;
        }
        let selects = self.selects_mut();
        selects.explicit.extend(explicit);
        selects.settled.extend(settled);
    }
}
