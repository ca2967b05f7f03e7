//! Checkedness, and groups of radio buttons with one checked button.
//!
//! <https://html.spec.whatwg.org/multipage/input.html#radio-button-group>

use rustc_hash::FxHashSet;
use treewright_dom::scripting::ElementStates;
use treewright_dom::{ElementState, NodeId};
use treewright_semantics::groups::{Groups, own_checkedness};

use crate::world::World;

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fe-checked>
pub(crate) fn is_checked(world: &World, input: NodeId) -> bool {
    world.is(input, own_checkedness)
}

/// Sets the checkedness.
pub(crate) fn set_checked(world: &mut World, input: NodeId, is_checked: bool) {
    world.tree.set_state(input, ElementState::Checked, Some(is_checked));
    if is_checked {
        uncheck_the_others(world, input);
    }
}

/// <https://html.spec.whatwg.org/multipage/input.html#dom-input-indeterminate>
pub(crate) fn is_indeterminate(world: &World, input: NodeId) -> bool {
    world.tree.state(input, ElementState::Indeterminate) == Some(true)
}

pub(crate) fn set_indeterminate(world: &mut World, input: NodeId, is_indeterminate: bool) {
    world.tree.set_state(input, ElementState::Indeterminate, Some(is_indeterminate));
}

/// The other elements of the radio button group.
pub(crate) fn others_of_the_group(world: &World, input: NodeId) -> Vec<NodeId> {
    let Some(input) = world.tree.get(input) else { return Vec::new() };
    let mut groups = Groups::new(input);
    let group = groups.radio_button_group(input).iter();
    group.filter(|other| **other != input).map(|other| other.id()).collect()
}

/// A radio button was checked, so the others of its group are unchecked.
pub(crate) fn uncheck_the_others(world: &mut World, input: NodeId) {
    for other in others_of_the_group(world, input) {
        world.tree.set_state(other, ElementState::Checked, Some(false));
    }
}

/// Radio buttons that are checked were inserted, in this order: of each group the last one stays so.
pub(crate) fn keep_the_last_of_each_group(world: &mut World, inserted: &[NodeId]) {
    let mut unchecked: Vec<NodeId> = Vec::new();
    if let Some(first) = inserted.iter().find_map(|input| world.tree.get(*input)) {
        let mut groups = Groups::new(first);
        let mut known: FxHashSet<NodeId> = FxHashSet::default();
        for input in inserted.iter().rev() {
            let Some(last) = world.tree.get(*input) else { continue };
            if known.contains(input) || !own_checkedness(last) {
                continue;
            }
            let others = groups.radio_button_group(last).iter().map(|other| other.id());
            for other in others {
                known.insert(other);
                if other != *input {
                    unchecked.push(other);
                }
            }
        }
    }
    for other in unchecked {
        world.tree.set_state(other, ElementState::Checked, Some(false));
    }
}
