//! The names of a form's elements as properties of the form.
//!
//! <https://html.spec.whatwg.org/multipage/forms.html#the-form-element:past-names-map>

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use rustc_hash::FxHashMap;
use treewright_dom::NodeId;

use super::listed::{self, OfForms};
use crate::world::World;

/// The past names map of a form. Pages choose the names, so the table has keys of its own.
#[derive(Debug, Default)]
pub(crate) struct PastNames {
    elements: HashMap<String, (usize, NodeId)>,
    /// The number of names that were added.
    added: usize,
    /// The elements of forms when these were owned by the form.
    checked: Option<Rc<OfForms>>,
}

/// The element that a name stood for, if its form owner is still the form.
pub(crate) fn element_of(world: &World, form: NodeId, name: &str) -> Option<NodeId> {
    let (_, element) = world.forms.forms.get(&form)?.past_names.elements.get(name)?;
    is_owned(world, form, *element).then_some(*element)
}

/// An element whose form owner has changed since is no longer in the map.
fn is_owned(world: &World, form: NodeId, element: NodeId) -> bool {
    world.tree.contains(element) && world.form_owner(element) == Some(form)
}

/// Adds a mapping.
pub(crate) fn remember(world: &mut World, form: NodeId, name: String, element: NodeId) {
    let mut past = std::mem::take(&mut world.forms.form(form).past_names);
    let added = past.added;
    past.elements.entry(name).and_modify(|entry| entry.1 = element).or_insert((added, element));
    past.added = added.saturating_add(1);
    // Removes elements that are no longer in the map.
    let now = listed::of_all_forms(world, form);
    if !past.checked.as_ref().is_some_and(|checked| Rc::ptr_eq(checked, &now)) {
        past.elements.retain(|_, (_, element)| is_owned(world, form, *element));
        past.checked = Some(now);
    }
    world.forms.form(form).past_names = past;
}

/// <https://html.spec.whatwg.org/multipage/forms.html#the-form-element:supported-property-names>
pub(crate) fn supported_property_names(world: &World, form: NodeId) -> Vec<String> {
    let mut past: FxHashMap<NodeId, Vec<(usize, &str)>> = FxHashMap::default();
    if let Some(state) = world.forms.forms.get(&form) {
        for (name, (number, element)) in &state.past_names.elements {
            past.entry(*element).or_default().push((*number, name));
        }
    }
    let mut wanted: rustc_hash::FxHashSet<NodeId> = rustc_hash::FxHashSet::default();
    wanted.extend(listed::of_form(world, form).iter());
    wanted.extend(listed::images_of_form(world, form).iter());
    wanted.extend(past.keys().filter(|element| is_owned(world, form, **element)));
    // Tree order.
    let root = world.root_of(form);
    let mut names: Vec<String> = Vec::new();
    let mut known: HashSet<&str> = HashSet::new();
    for element in world.tree.descendants(root).filter(|node| wanted.contains(node)) {
        let own = ["id", "name"].map(|local| world.tree.attribute(element, local));
        let mut of_past = past.remove(&element).unwrap_or_default();
        of_past.sort_unstable();
        let of_past = of_past.into_iter().map(|(_, name)| name);
        for name in own.into_iter().flatten().chain(of_past) {
            if !name.is_empty() && known.insert(name) {
                names.push(name.to_owned());
            }
        }
    }
    names
}
