//! The options of `select` elements.
//!
//! <https://html.spec.whatwg.org/multipage/form-elements.html#concept-select-option-list>

use treewright_dom::scripting::ElementStates;
use treewright_dom::{ElementState, LocalName, NodeId};
use treewright_microsyntaxes::numbers::parse_non_negative_integer;

use crate::strings::DomString;
use crate::trees::html_name;
use crate::world::World;

/// The list of options.
pub(crate) fn list(world: &World, select: NodeId) -> Vec<NodeId> {
    let tree = &world.tree;
    let mut options = Vec::new();
    let mut group = None;
    let mut next = tree.first_child(select);
    while let Some(node) = next {
        let is_in_group = group.is_some_and(|group| is_inside(world, node, group));
        if !is_in_group {
            group = None;
        }
        let is_skipped = match html_name(world, node) {
            Some(LocalName::OPTION) => {
                options.push(node);
                true
            }
            Some(LocalName::SELECT | LocalName::HR | LocalName::DATALIST) => true,
            Some(LocalName::OPTGROUP) => {
                let is_nested = is_in_group;
                group = group.or(Some(node));
                is_nested
            }
            _ => false,
        };
        next = match tree.first_child(node) {
            Some(child) if !is_skipped => Some(child),
            _ => after(world, node, select),
        };
    }
    options
}

fn is_inside(world: &World, node: NodeId, above: NodeId) -> bool {
    world.tree.ancestors(node).any(|ancestor| ancestor == above)
}

fn after(world: &World, node: NodeId, root: NodeId) -> Option<NodeId> {
    let mut node = node;
    while node != root {
        if let Some(next) = world.tree.next_sibling(node) {
            return Some(next);
        }
        node = world.tree.parent(node)?;
    }
    None
}

/// The select element that has an option in its list.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#option-element-nearest-ancestor-select>
pub(crate) fn select_of(world: &World, option: NodeId) -> Option<NodeId> {
    let mut has_group = false;
    for ancestor in world.tree.ancestors(option) {
        match html_name(world, ancestor) {
            Some(LocalName::SELECT) => return Some(ancestor),
            Some(LocalName::DATALIST | LocalName::HR | LocalName::OPTION) => return None,
            Some(LocalName::OPTGROUP) if has_group => return None,
            Some(LocalName::OPTGROUP) => has_group = true,
            _ => {}
        }
    }
    None
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#concept-option-disabled>
pub(crate) fn is_disabled(world: &World, option: NodeId) -> bool {
    let tree = &world.tree;
    tree.attribute(option, "disabled").is_some()
        || tree
            .ancestors(option)
            .find(|above| html_name(world, *above) == Some(LocalName::OPTGROUP))
            .is_some_and(|group| tree.attribute(group, "disabled").is_some())
}

fn own_selectedness(world: &World, option: NodeId) -> bool {
    let set = world.tree.state(option, ElementState::Checked);
    set.unwrap_or_else(|| world.tree.attribute(option, "selected").is_some())
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#concept-select-size>
pub(crate) fn display_size(world: &World, select: NodeId) -> u64 {
    let size = world.tree.attribute(select, "size");
    let size = size.and_then(|size| parse_non_negative_integer(size).ok());
    let is_multiple = world.tree.attribute(select, "multiple").is_some();
    size.unwrap_or(if is_multiple { 4 } else { 1 })
}

/// The options that are selected, as the selectedness setting algorithm leaves them.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#selectedness-setting-algorithm>
pub(crate) fn selected(world: &World, select: NodeId) -> Vec<NodeId> {
    let options = list(world, select);
    let mut chosen: Vec<NodeId> =
        options.iter().copied().filter(|option| own_selectedness(world, *option)).collect();
    if world.tree.attribute(select, "multiple").is_some() {
        return chosen;
    }
    if chosen.is_empty() && display_size(world, select) == 1 && !was_emptied(world, select) {
        return options
            .into_iter()
            .find(|option| !is_disabled(world, *option))
            .into_iter()
            .collect();
    }
    chosen.drain(..chosen.len().saturating_sub(1));
    chosen
}

/// A script has deselected all options on purpose: the algorithm did not run since.
fn was_emptied(world: &World, select: NodeId) -> bool {
    world.tree.state(select, ElementState::NoneSelected) == Some(true)
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#concept-option-selectedness>
pub(crate) fn is_selected(world: &World, option: NodeId) -> bool {
    match select_of(world, option) {
        Some(select) => selected(world, select).contains(&option),
        None => own_selectedness(world, option),
    }
}

/// Sets the selectedness and the dirtiness of an option, and those of the others of its list.
pub(crate) fn set_selected(world: &mut World, option: NodeId, is_selected: bool) {
    let select = select_of(world, option);
    if let Some(select) = select {
        let is_single = world.tree.attribute(select, "multiple").is_none();
        ask_for_a_reset(world, select);
        if is_single && is_selected {
            for other in list(world, select) {
                world.tree.set_state(other, ElementState::Checked, Some(false));
            }
        }
    }
    world.tree.set_state(option, ElementState::Checked, Some(is_selected));
    world.forms.of(option).is_dirty = true;
}

/// The selectedness setting algorithm runs again: an option may be selected because no other is.
pub(crate) fn ask_for_a_reset(world: &mut World, select: NodeId) {
    world.tree.set_state(select, ElementState::NoneSelected, None);
}

/// Makes the selectedness of the options of a `select` what their attributes say.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#the-select-element:concept-form-reset-control>
pub(crate) fn reset(world: &mut World, select: NodeId) {
    ask_for_a_reset(world, select);
    for option in list(world, select) {
        world.tree.set_state(option, ElementState::Checked, None);
        world.forms.of(option).is_dirty = false;
    }
}

/// Selects one option or none.
pub(crate) fn select_only(world: &mut World, select: NodeId, chosen: Option<NodeId>) {
    for option in list(world, select) {
        world.tree.set_state(option, ElementState::Checked, Some(chosen == Some(option)));
        world.forms.of(option).is_dirty |= chosen == Some(option);
    }
    let is_emptied = chosen.is_none().then_some(true);
    world.tree.set_state(select, ElementState::NoneSelected, is_emptied);
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-text>
pub(crate) fn text(world: &World, option: NodeId) -> DomString {
    let tree = &world.tree;
    let mut units = Vec::new();
    let mut next = tree.first_child(option);
    while let Some(node) = next {
        if world.is_text(node) {
            units.extend(world.data(node).to_utf16());
        }
        let is_script = tree.local_name(node) == Some("script")
            && matches!(
                tree.namespace(node),
                Some(treewright_dom::Namespace::Html | treewright_dom::Namespace::Svg)
            );
        next = match tree.first_child(node) {
            Some(child) if !is_script => Some(child),
            _ => after(world, node, option),
        };
    }
    let is_space = |unit: &u16| matches!(*unit, 0x09 | 0x0A | 0x0C | 0x0D | 0x20);
    let words: Vec<&[u16]> = units.split(is_space).filter(|word| !word.is_empty()).collect();
    DomString::from_utf16(&words.join(&0x20))
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#concept-option-value>
pub(crate) fn value(world: &World, option: NodeId) -> DomString {
    world.attribute(option, "value").unwrap_or_else(|| text(world, option))
}
