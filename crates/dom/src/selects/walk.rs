//! Walks over inserted or removed subtrees, and the steps for the options and `selectedcontent` elements in
//! them.

use treewright_markup::{LocalName, NodeKind};

use crate::Document;
use crate::node::NONE;
use crate::walk::{Step, Walk};

/// The ancestors of a place that matter for options and `selectedcontent` elements there. The default is
/// for a place without ancestors.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "facts that do not depend on each other")]
pub(super) struct Surroundings {
    /// The nearest `select`.
    select: u32,
    has_second_select: bool,
    /// An `option` or a `selectedcontent` is an ancestor.
    disabling: bool,
    /// The nearest ancestor `select` of an option at the place, if that is outside the walk.
    pub(super) list: u32,
    in_optgroup: bool,
    connected: bool,
    /// The nearest `select` is inside the walk.
    inner: bool,
}

impl Surroundings {
    const NONE: Self = Self {
        select: NONE,
        has_second_select: false,
        disabling: false,
        list: NONE,
        in_optgroup: false,
        connected: false,
        inner: false,
    };

    /// A `selectedcontent` at the place is disabled by step 3 of its post-connection steps.
    pub(super) const fn disables(&self) -> bool {
        self.has_second_select || self.disabling
    }

    pub(super) const fn connected(&self) -> bool {
        self.connected
    }

    /// The surroundings of the children of an element at this place.
    fn enter(mut self, node: u32, name: LocalName) -> Self {
        match name {
            LocalName::OPTION => {
                self.disabling = true;
                self.list = NONE;
            }
            LocalName::SELECTEDCONTENT => self.disabling = true,
            LocalName::SELECT => {
                self.has_second_select |= self.select != NONE;
                self.select = node;
                self.inner = true;
                self.list = NONE;
            }
            LocalName::DATALIST | LocalName::HR => self.list = NONE,
            LocalName::OPTGROUP if std::mem::replace(&mut self.in_optgroup, true) => {
                self.list = NONE;
            }
            _ => {}
        }
        self
    }
}

/// A `selectedcontent` element, and the surroundings of its place.
type Found = (u32, Surroundings);

/// The steps of a removal, as determined before it.
#[derive(Debug)]
pub(crate) struct RemovalSteps {
    around: Surroundings,
    options: Vec<u32>,
    /// Removing steps of `selectedcontent` elements update the `select` before, and after, those of the
    /// first option.
    updates: [bool; 2],
    /// The list of options was settled.
    settled: bool,
}

/// The steps of an insertion.
#[derive(Debug)]
pub(crate) struct InsertionSteps {
    around: Surroundings,
    selectedcontents: Vec<Found>,
    settled: bool,
    /// The `select` whose `selectedcontent` shows one of the inserted options.
    shows: u32,
}

impl Document {
    /// The relevant ancestors of the children of `parent`.
    pub(super) fn surroundings(&self, parent: u32) -> Surroundings {
        let mut around =
            Surroundings { connected: self.is_connected_at(parent), ..Surroundings::NONE };
        let mut above = Vec::new();
        let mut node = parent;
        while node != NONE {
            if is_of_interest(self.html_name(node)) {
                above.push(node);
            }
            node = self.node(node).parent;
        }
        for node in above.into_iter().rev() {
            let name = self.html_name(node);
            around = around.enter(node, name);
            if name == LocalName::SELECT {
                (around.list, around.in_optgroup) = (node, false);
            }
        }
        around.inner = false;
        around
    }

    /// Returns true if steps for options or `selectedcontent` elements can follow from the removal of these
    /// nodes.
    pub(crate) fn has_steps_of_selects(&mut self, nodes: &[u32]) -> bool {
        self.follows_selects()
            && self.has_selectedcontent()
            && nodes.iter().any(|node| self.has_any_of_interest(*node))
    }

    /// Returns true if a subtree has an option or a `selectedcontent` element. If not, the place of the
    /// subtree, which can be deep, is not examined.
    pub(super) fn has_any_of_interest(&self, root: u32) -> bool {
        let mut node = root;
        while node != NONE {
            if matches!(self.html_name(node), LocalName::OPTION | LocalName::SELECTEDCONTENT) {
                return true;
            }
            node = self.after_in_tree_order(node, root, true);
        }
        false
    }

    /// The options of a subtree that are in the list of options of the `select` around it, and the
    /// `selectedcontent` elements of the subtree and of its shadow trees, in tree order.
    fn find_in_subtree(
        &self,
        root: u32,
        around: Surroundings,
        mut found: impl FnMut(u32, bool, Surroundings),
    ) {
        let mut current = around;
        let mut open: Vec<(u32, Surroundings)> = Vec::new();
        let mut walk = Walk::new(root, true);
        while let Some(step) = walk.step(self) {
            let node = match step {
                Step::Open(node) => node,
                Step::Close(node) => {
                    if let Some((_, before)) = open.pop_if(|(top, _)| *top == node) {
                        current = before;
                    }
                    continue;
                }
            };
            match self.kind_at(node) {
                NodeKind::Element => {
                    let name = self.html_name(node);
                    if !is_of_interest(name) {
                        continue;
                    }
                    if name == LocalName::OPTION && current.list != NONE {
                        found(node, true, current);
                    } else if name == LocalName::SELECTEDCONTENT {
                        found(node, false, current);
                    }
                    open.push((node, current));
                    current = current.enter(node, name);
                }
                NodeKind::ShadowRoot => {
                    open.push((node, current));
                    let connected = current.connected;
                    current = Surroundings { connected, ..Surroundings::NONE };
                }
                // The contents of a template are not in the tree.
                NodeKind::DocumentFragment if node != root => walk.leave(self, node),
                _ => {}
            }
        }
    }

    /// The options of a subtree that are in the list of options of the `select` around it.
    pub(super) fn listed_options_in(&self, root: u32, around: Surroundings) -> Vec<u32> {
        let mut options = Vec::new();
        self.find_in_subtree(root, around, |node, is_option, _| {
            if is_option {
                options.push(node);
            }
        });
        options
    }

    /// Examines nodes that are about to be removed from `parent`; `None` if no steps follow.
    pub(crate) fn before_removal_from_selects(
        &mut self,
        removed: u32,
        parent: u32,
    ) -> Option<RemovalSteps> {
        if !self.follows_selects() || self.moves_options() || !self.has_any_of_interest(removed) {
            return None;
        }
        let around = self.surroundings(parent);
        let mut options = Vec::new();
        let mut updates = [false; 2];
        self.find_in_subtree(removed, around, |node, is_option, place| {
            if is_option {
                options.push(node);
            } else if !(place.disables() && place.connected || place.inner) {
                let after = !options.is_empty();
                if let Some(update) = updates.get_mut(usize::from(after)) {
                    *update = true;
                }
            }
        });
        if around.select == NONE || options.is_empty() && updates == [false; 2] {
            return None;
        }
        let settled = around.list != NONE && self.settle(around.list);
        // The `select` to update can be another one.
        self.settle(around.select);
        Some(RemovalSteps { around, options, updates, settled })
    }

    /// The removing steps, after the removal.
    pub(crate) fn after_removal_from_selects(&mut self, steps: RemovalSteps) {
        let RemovalSteps { around, options, updates: [before, after], settled } = steps;
        let updating = self.selects.as_ref().is_some_and(|selects| selects.updating);
        if settled {
            self.options_were_removed(around.list, &options);
        }
        // Only the last of several updates counts.
        if before && !after && !updating {
            self.update_selectedcontent_of(around.select);
        }
        if settled && !options.is_empty() {
            self.run_the_selectedness_setting_algorithm(around.list);
        }
        if after && !updating {
            self.update_selectedcontent_of(around.select);
        }
    }

    /// Examines the place where nodes are inserted; `None` if no steps follow.
    pub(crate) fn before_insertion_into_selects(
        &mut self,
        parent: u32,
        nodes: &[u32],
    ) -> Option<InsertionSteps> {
        if !self.follows_selects()
            || self.moves_options()
            || !nodes.iter().any(|node| self.has_any_of_interest(*node))
        {
            return None;
        }
        let around = self.surroundings(parent);
        let settled = around.list != NONE && self.settle(around.list);
        Some(InsertionSteps { around, selectedcontents: Vec::new(), settled, shows: NONE })
    }

    /// The insertion steps of an inserted node and its descendants.
    pub(crate) fn insertion_into_selects(&mut self, node: u32, steps: &mut InsertionSteps) {
        let mut options = Vec::new();
        self.find_in_subtree(node, steps.around, |node, is_option, place| {
            if is_option {
                options.push(node);
            } else {
                steps.selectedcontents.push((node, place));
            }
        });
        if steps.settled && !options.is_empty() {
            let before = self.settled(steps.around.list);
            self.options_were_added(steps.around.list, &options);
            // SPEC-NOTE: browsers show an option that is selected when it enters; the standard updates nothing there.
            if self.keeps_selectedness_in_states() && self.settled(steps.around.list) != before {
                steps.shows = steps.around.list;
            }
        }
    }

    /// The post-connection steps of all `selectedcontent` elements that were inserted.
    /// <https://html.spec.whatwg.org/multipage/form-elements.html#the-selectedcontent-element>
    pub(crate) fn post_connection_in_selects(&mut self, steps: InsertionSteps) {
        let mut done = NONE;
        if steps.shows != NONE {
            self.update_selectedcontent_of(steps.shows);
        }
        for (_, place) in steps.selectedcontents {
            let select = place.select;
            let is_enabled = place.connected && select != NONE && !place.disables();
            // Those of one `select` are next to each other.
            if is_enabled && done != select && self.settle(select) {
                let selected = self.settled(select);
                self.update_selectedcontent_of(select);
                self.clear_non_primary_selectedcontents(select);
                // The others would repeat the same work, unless the relevant options were replaced.
                if self.settled(select) == selected {
                    done = select;
                }
            }
        }
    }
}

/// Returns true for the elements that matter for [`Surroundings`].
fn is_of_interest(name: LocalName) -> bool {
    matches!(
        name,
        LocalName::OPTION
            | LocalName::SELECTEDCONTENT
            | LocalName::SELECT
            | LocalName::DATALIST
            | LocalName::HR
            | LocalName::OPTGROUP
    )
}
