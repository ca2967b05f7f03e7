//! The names of a form's elements as properties of the form.
//!
//! <https://html.spec.whatwg.org/multipage/forms.html#the-form-element:past-names-map>

use treewright_dom::NodeId;

use super::listed;
use crate::world::World;

/// The element that a name stood for, if its form owner is still the form.
pub(crate) fn element_of(world: &World, form: NodeId, name: &str) -> Option<NodeId> {
    let names = &world.forms.forms.get(&form)?.past_names;
    let (_, element) = names.iter().find(|(past, _)| past == name)?;
    is_owned(world, form, *element).then_some(*element)
}

/// An element whose form owner has changed since is no longer in the map.
fn is_owned(world: &World, form: NodeId, element: NodeId) -> bool {
    world.tree.contains(element) && world.tree.form_owner(element) == Some(form)
}

/// Adds a mapping.
pub(crate) fn remember(world: &mut World, form: NodeId, name: String, element: NodeId) {
    let names = &mut world.forms.form(form).past_names;
    match names.iter_mut().find(|(past, _)| *past == name) {
        Some(entry) => entry.1 = element,
        None => names.push((name, element)),
    }
    // Removes elements that are no longer in the map.
    let names = std::mem::take(&mut world.forms.form(form).past_names);
    let (kept, _): (Vec<_>, Vec<_>) =
        names.into_iter().partition(|(_, element)| is_owned(world, form, *element));
    world.forms.form(form).past_names = kept;
}

/// <https://html.spec.whatwg.org/multipage/forms.html#the-form-element:supported-property-names>
pub(crate) fn supported_property_names(world: &World, form: NodeId) -> Vec<String> {
    let mut elements = listed::of_form(world, form);
    elements.extend(listed::images_of_form(world, form));
    let past: &[(String, NodeId)] =
        world.forms.forms.get(&form).map(|form| form.past_names.as_slice()).unwrap_or_default();
    elements.extend(past.iter().map(|(_, element)| *element));
    // Tree order.
    let root = world.root_of(form);
    let mut names: Vec<String> = Vec::new();
    let mut add = |name: &str| {
        if !name.is_empty() && !names.iter().any(|known| known == name) {
            names.push(name.to_owned());
        }
    };
    let wanted: rustc_hash::FxHashSet<NodeId> =
        elements.into_iter().filter(|element| is_owned(world, form, *element)).collect();
    for element in world.tree.descendants(root).filter(|node| wanted.contains(node)) {
        for local in ["id", "name"] {
            add(world.tree.attribute(element, local).unwrap_or_default());
        }
        for (name, _) in past.iter().filter(|(_, other)| *other == element) {
            add(name);
        }
    }
    names
}
