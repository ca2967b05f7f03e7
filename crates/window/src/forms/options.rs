//! The options of `select` elements.
//!
//! <https://html.spec.whatwg.org/multipage/form-elements.html#concept-select-option-list>

use std::rc::Rc;

use treewright_dom::scripting::SelectedOptions;
use treewright_dom::{ElementState, LocalName, NodeId, NodeRef};
use treewright_semantics::selects;

use crate::Cx;
use crate::collections::{Dependence, Filter, Listing};
use crate::strings::DomString;
use crate::tree_changes::{self, Attr, Note};
use crate::trees::html_name;
use crate::world::World;

const DEPENDENCE: Dependence = Dependence {
    decides: |world, node| {
        matches!(
            html_name(world, node),
            Some(LocalName::OPTION | LocalName::OPTGROUP | LocalName::SELECT)
        )
    },
    attributes: &[],
    states: false,
    is_within: true,
};

/// `options`.
pub(crate) static OPTIONS: Listing = Listing {
    find: |world, select| {
        let Some(select) = world.tree.get(select) else { return Vec::new() };
        selects::list_of_options(select).map(|option| option.element.id()).collect()
    },
    depends: DEPENDENCE,
};

/// `selectedOptions`.
pub(crate) static SELECTED_OPTIONS: Listing = Listing {
    find: |world, select| {
        let selected = world.tree.get(select).map(selects::selected_options).unwrap_or_default();
        selected.into_iter().map(|option| option.element.id()).collect()
    },
    depends: Dependence {
        attributes: &[Attr::Disabled, Attr::Multiple, Attr::Selected, Attr::Size],
        states: true,
        ..DEPENDENCE
    },
};

/// The list of options.
pub(crate) fn list(world: &World, select: NodeId) -> Rc<[NodeId]> {
    world.collect(select, &Filter::Of(&OPTIONS))
}

/// The place of an option in the list.
pub(crate) fn place(world: &World, select: NodeId, option: NodeId) -> Option<usize> {
    world.places_in(select, &Filter::Of(&OPTIONS)).1.of(option)
}

/// The first option of the list with an id or name.
pub(crate) fn named(world: &World, select: NodeId, name: &str) -> Option<NodeId> {
    world.names_in(select, &Filter::Of(&OPTIONS)).get(name).first().copied()
}

/// The select element that has an option in its list.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#option-element-nearest-ancestor-select>
pub(crate) fn select_of(world: &World, option: NodeId) -> Option<NodeId> {
    selects::nearest_ancestor_select(world.tree.get(option)?).map(NodeRef::id)
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#concept-option-disabled>
pub(crate) fn is_disabled(world: &World, option: NodeId) -> bool {
    world.is(option, selects::option_is_disabled)
}

/// The last `select` of which a script chose one option: as long as nothing changes that its selectedness depends on, no
/// other one is selected, and the next choice need not go over all of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    select: NodeId,
    option: NodeId,
    version: u64,
}

impl Choice {
    /// True if a node that is freed is the `select` or the option.
    pub(super) fn is_of(&self, node: NodeId) -> bool {
        self.select == node || self.option == node
    }
}

/// The option that is the only one with its own selectedness, if a script chose it last.
fn only_choice(world: &World, select: NodeId) -> Option<NodeId> {
    let Choice { option, version, .. } = world.forms.choice.filter(|last| last.select == select)?;
    let depends = SELECTED_OPTIONS.depends;
    let (_, places) = world.places_in(select, &Filter::Of(&OPTIONS));
    let mut notes = world.tree_versions.since(version)?;
    let holds = places.of(option).is_some()
        && !notes.any(|note| depends.is_concerned(world, select, note, &*places));
    holds.then_some(option)
}

fn remember_the_choice(world: &mut World, select: NodeId, option: Option<NodeId>) {
    let version = world.tree_versions.now();
    world.forms.choice = option.map(|option| Choice { select, option, version });
    world.tree.note_selected_option(select, option);
}

/// The options that are selected, as the selectedness setting algorithm leaves them.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#selectedness-setting-algorithm>
pub(crate) fn selected(world: &World, select: NodeId) -> Rc<[NodeId]> {
    if let Some(option) = only_choice(world, select) {
        return Rc::new([option]);
    }
    world.collect(select, &Filter::Of(&SELECTED_OPTIONS))
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#concept-option-selectedness>
pub(crate) fn is_selected(world: &World, option: NodeId) -> bool {
    let is_single = |select: &NodeId| world.tree.attribute(*select, "multiple").is_none();
    match select_of(world, option).filter(is_single) {
        Some(select) => selected(world, select).first() == Some(&option),
        None => world.is(option, selects::own_selectedness),
    }
}

/// Sets the selectedness and the dirtiness of an option, and those of the others of its list.
pub(crate) fn set_selected(world: &mut World, option: NodeId, is_selected: bool) {
    let select = select_of(world, option);
    let is_the_only_one = is_selected
        && select.is_some_and(|select| world.tree.attribute(select, "multiple").is_none());
    if let Some(select) = select {
        if is_the_only_one {
            match only_choice(world, select) {
                Some(last) => world.set_form_state(last, ElementState::Checked, Some(false)),
                None => {
                    for other in list(world, select).iter() {
                        if world.is(*other, selects::own_selectedness) {
                            world.set_form_state(*other, ElementState::Checked, Some(false));
                        }
                    }
                }
            }
        }
        ask_for_a_reset(world, select);
    }
    world.set_form_state(option, ElementState::Checked, Some(is_selected));
    world.forms.of(option).is_dirty = true;
    if let Some(select) = select {
        if is_the_only_one {
            remember_the_choice(world, select, Some(option));
        } else {
            world.tree.note_selected_option(select, None);
        }
    }
}

/// The selectedness setting algorithm runs again: it selects an option if no other is selected.
pub(crate) fn ask_for_a_reset(world: &mut World, select: NodeId) {
    world.set_form_state(select, ElementState::NoneSelected, None);
}

/// The selectedness of the options of a `select` followed from the move of a node.
pub(crate) fn a_node_was_moved(world: &mut World, select: NodeId) {
    ask_for_a_reset(world, select);
    world.tree_versions.a_state_changed();
    world.tree_versions.note(Note::State(select));
}

/// Resets the selectedness of the options of a `select` to their attributes.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#the-select-element:concept-form-reset-control>
pub(crate) fn reset(world: &mut World, select: NodeId) {
    ask_for_a_reset(world, select);
    world.tree.note_selected_option(select, None);
    for option in list(world, select).iter() {
        world.set_form_state(*option, ElementState::Checked, None);
        world.forms.of(*option).is_dirty = false;
    }
}

/// Shows the selected option of a `select` in its `selectedcontent`.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#update-a-select's-selectedcontent>
pub(crate) fn update_selectedcontent(cx: &mut Cx<'_>, select: NodeId) {
    tree_changes::change(cx, |world| world.tree.update_selectedcontent(select));
}

/// The same for the `select` of an option.
///
/// SPEC-NOTE: the standard updates it when a script or the user chooses for the `select`. Browsers and
/// web-platform-tests do so too when a script selects an option, by its attribute or not, and after a reset.
pub(crate) fn update_selectedcontent_for(cx: &mut Cx<'_>, option: NodeId) {
    if let Some(select) = select_of(cx.host, option) {
        update_selectedcontent(cx, select);
    }
}

/// Selects one option or none.
pub(crate) fn select_only(world: &mut World, select: NodeId, chosen: Option<NodeId>) {
    match only_choice(world, select) {
        Some(last) => world.set_form_state(last, ElementState::Checked, Some(false)),
        None => {
            for option in list(world, select).iter() {
                world.set_form_state(*option, ElementState::Checked, Some(false));
            }
        }
    }
    if let Some(chosen) = chosen {
        world.set_form_state(chosen, ElementState::Checked, Some(true));
        world.forms.of(chosen).is_dirty = true;
    }
    let is_emptied = chosen.is_none().then_some(true);
    world.set_form_state(select, ElementState::NoneSelected, is_emptied);
    remember_the_choice(world, select, chosen);
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-text>
pub(crate) fn text(world: &World, option: NodeId) -> DomString {
    let texts = world.tree.get(option).into_iter().flat_map(selects::html_aware_texts);
    let units: Vec<u16> = texts.flat_map(|text| world.data(text.id()).to_utf16()).collect();
    let is_space = |unit: &u16| matches!(*unit, 0x09 | 0x0A | 0x0C | 0x0D | 0x20);
    let words: Vec<&[u16]> = units.split(is_space).filter(|word| !word.is_empty()).collect();
    DomString::from_utf16(&words.join(&0x20))
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#concept-option-value>
pub(crate) fn value(world: &World, option: NodeId) -> DomString {
    world.attribute(option, "value").unwrap_or_else(|| text(world, option))
}
