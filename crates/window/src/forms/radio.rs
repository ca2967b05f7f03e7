//! Checkedness, and the groups of radio buttons of which one is checked.
//!
//! <https://html.spec.whatwg.org/multipage/input.html#radio-button-group>

use treewright_dom::scripting::ElementStates;
use treewright_dom::{ElementState, InputType, LocalName, NodeId};

use super::input_type;
use crate::trees::html_name;
use crate::world::World;

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fe-checked>
pub(crate) fn is_checked(world: &World, input: NodeId) -> bool {
    let set = world.tree.state(input, ElementState::Checked);
    set.unwrap_or_else(|| world.tree.attribute(input, "checked").is_some())
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
    if input_type(world, input) != Some(InputType::RadioButton) {
        return Vec::new();
    }
    let Some(name) = world.tree.attribute(input, "name").filter(|name| !name.is_empty()) else {
        return Vec::new();
    };
    let form = world.tree.form_owner(input);
    let root = world.root_of(input);
    let is_other = |node: &NodeId| {
        *node != input
            && html_name(world, *node) == Some(LocalName::INPUT)
            && world.tree.attribute(*node, "name") == Some(name)
            && input_type(world, *node) == Some(InputType::RadioButton)
            && world.tree.form_owner(*node) == form
    };
    world.tree.descendants(root).filter(is_other).collect()
}

/// A radio button was checked: the others of its group are not any more.
pub(crate) fn uncheck_the_others(world: &mut World, input: NodeId) {
    for other in others_of_the_group(world, input) {
        world.tree.set_state(other, ElementState::Checked, Some(false));
    }
}
