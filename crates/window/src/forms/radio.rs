//! Checkedness, and groups of radio buttons with one checked button.
//!
//! <https://html.spec.whatwg.org/multipage/input.html#radio-button-group>

use rustc_hash::{FxHashMap, FxHashSet};
use treewright_dom::scripting::ElementStates;
use treewright_dom::{ElementState, NodeId};
use treewright_semantics::InputType;
use treewright_semantics::groups::{Groups, own_checkedness};

use super::{input_type, listed};
use crate::collections::{Dependence, Members};
use crate::tree_changes::{Attr, Note};
use crate::world::World;

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fe-checked>
pub(crate) fn is_checked(world: &World, input: NodeId) -> bool {
    world.is(input, own_checkedness)
}

/// Sets the checkedness.
pub(crate) fn set_checked(world: &mut World, input: NodeId, is_checked: bool) {
    world.set_form_state(input, ElementState::Checked, Some(is_checked));
    if is_checked {
        uncheck_the_others(world, input);
    }
}

/// <https://html.spec.whatwg.org/multipage/input.html#dom-input-indeterminate>
pub(crate) fn is_indeterminate(world: &World, input: NodeId) -> bool {
    world.tree.state(input, ElementState::Indeterminate) == Some(true)
}

pub(crate) fn set_indeterminate(world: &mut World, input: NodeId, is_indeterminate: bool) {
    world.set_form_state(input, ElementState::Indeterminate, Some(is_indeterminate));
}

/// The radio buttons of a tree, kept until something changes that they depend on.
#[derive(Debug)]
pub(crate) struct RadioButtons {
    root: NodeId,
    version: u64,
    /// In tree order.
    groups: Vec<Vec<NodeId>>,
    /// The group that each is in.
    group_of: FxHashMap<NodeId, usize>,
    /// For each group, the buttons that can be checked: no other one is.
    checked: Vec<Vec<NodeId>>,
}

impl Members for RadioButtons {
    fn has(&self, element: NodeId) -> bool {
        self.group_of.contains_key(&element)
    }
}

/// Groups depend on form owners, names and types.
const DEPENDENCE: Dependence = Dependence {
    attributes: &[Attr::Form, Attr::Id, Attr::Name, Attr::Type],
    ..listed::DEPENDENCE
};

impl RadioButtons {
    /// Reads the radio buttons of a tree.
    fn of(world: &World, root: NodeId) -> Self {
        let (mut groups, mut group_of) = (Vec::new(), FxHashMap::default());
        let mut checked: Vec<Vec<NodeId>> = Vec::new();
        if let Some(top) = world.tree.get(root) {
            let mut memory = Groups::new(top);
            for node in std::iter::once(root).chain(world.tree.descendants(root)) {
                if input_type(world, node) != Some(InputType::RadioButton)
                    || group_of.contains_key(&node)
                {
                    continue;
                }
                let Some(radio) = world.tree.get(node) else { continue };
                let group: Vec<NodeId> =
                    memory.radio_button_group(radio).iter().map(|one| one.id()).collect();
                for one in &group {
                    group_of.insert(*one, groups.len());
                }
                checked.push(group.iter().copied().filter(|one| is_checked(world, *one)).collect());
                groups.push(group);
            }
        }
        Self { root, version: world.tree_versions.now(), groups, group_of, checked }
    }

    /// Takes in what changed since. False if that is not enough.
    fn follow(&mut self, world: &World) -> bool {
        let Some(notes) = world.tree_versions.since(self.version) else { return false };
        for note in notes {
            if DEPENDENCE.is_concerned(world, self.root, note, self) {
                return false;
            }
            if let Note::State(element) | Note::Attribute(element, Attr::Checked) = note
                && let Some(group) = self.group_of.get(&element)
                && let Some(checked) = self.checked.get_mut(*group)
                && !checked.contains(&element)
            {
                // Those that are no longer checked make room, so that the list stays short.
                checked.retain(|one| is_checked(world, *one));
                checked.push(element);
            }
        }
        self.version = world.tree_versions.now();
        true
    }
}

/// Lets a function read the radio buttons of the tree of one.
fn with_buttons<R>(
    world: &World,
    input: NodeId,
    read: impl FnOnce(&RadioButtons, Option<usize>) -> R,
) -> R {
    let root = world.root_of(input);
    let mut place = world.forms.radio_buttons.borrow_mut();
    let kept = place.take().filter(|kept| kept.root == root);
    let kept = kept.and_then(|mut kept| kept.follow(world).then_some(kept));
    let buttons = place.insert(kept.unwrap_or_else(|| RadioButtons::of(world, root)));
    read(buttons, buttons.group_of.get(&input).copied())
}

/// The other elements of the radio button group.
pub(crate) fn others_of_the_group(world: &World, input: NodeId) -> Vec<NodeId> {
    with_buttons(world, input, |buttons, group| {
        let group = group.and_then(|group| buttons.groups.get(group));
        group.into_iter().flatten().copied().filter(|other| *other != input).collect()
    })
}

/// A radio button was checked, so the others of its group are unchecked.
fn uncheck_the_others(world: &mut World, input: NodeId) {
    if input_type(world, input) != Some(InputType::RadioButton) {
        return;
    }
    let others: Vec<NodeId> = with_buttons(world, input, |buttons, group| {
        let checked = group.and_then(|group| buttons.checked.get(group));
        let checked = checked.into_iter().flatten().copied();
        checked.filter(|other| *other != input && is_checked(world, *other)).collect()
    });
    for other in others {
        world.set_form_state(other, ElementState::Checked, Some(false));
    }
}

/// The name, form owner or type of a radio button changed: if it is checked, the others of its group are unchecked.
pub(crate) fn the_group_changed(world: &mut World, input: NodeId) {
    if is_checked(world, input) {
        uncheck_the_others(world, input);
    }
}

/// True for a checked input that was inserted, if it became connected or got a form owner: otherwise a group can have several
/// checked buttons.
pub(crate) fn joins_a_group_checked(world: &World, input: NodeId) -> bool {
    is_checked(world, input) && (world.form_owner(input).is_some() || world.is_connected(input))
}

/// Radio buttons that are checked were inserted, in this order: of each group the last one stays so.
pub(crate) fn keep_the_last_of_each_group(world: &mut World, inserted: &[NodeId]) {
    let mut known: FxHashSet<NodeId> = FxHashSet::default();
    for input in inserted.iter().rev() {
        if !known.contains(input) && is_checked(world, *input) {
            known.extend(others_of_the_group(world, *input));
            uncheck_the_others(world, *input);
        }
    }
}
