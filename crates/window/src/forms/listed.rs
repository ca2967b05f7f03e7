//! The controls that a form or fieldset lists.
//!
//! <https://html.spec.whatwg.org/multipage/forms.html#dom-form-elements>

use treewright_dom::{FormOwners, LocalName, NodeId};
use treewright_semantics::InputType;
use treewright_semantics::controls::{is_listed, is_submittable};

use super::input_type;
use crate::trees::html_name;
use crate::world::World;

/// Returns true for an element that the interfaces list: image buttons are left out.
fn is_in_the_list(world: &World, node: NodeId) -> bool {
    world.is(node, is_listed) && input_type(world, node) != Some(InputType::ImageButton)
}

/// The elements of a form, in tree order.
pub(crate) fn of_form(world: &World, form: NodeId) -> Vec<NodeId> {
    let mut owners = FormOwners::new(&world.tree);
    let root = world.root_of(form);
    world
        .tree
        .descendants(root)
        .filter(|node| is_in_the_list(world, *node) && owners.of(*node) == Some(form))
        .collect()
}

/// The listed elements of a form, image buttons included.
pub(crate) fn of_form_with_image_buttons(world: &World, form: NodeId) -> Vec<NodeId> {
    let mut owners = FormOwners::new(&world.tree);
    let root = world.root_of(form);
    let all = world.tree.descendants(root);
    all.filter(|node| world.is(*node, is_listed) && owners.of(*node) == Some(form)).collect()
}

/// The listed elements in a fieldset.
pub(crate) fn of_fieldset(world: &World, fieldset: NodeId) -> Vec<NodeId> {
    world.tree.descendants(fieldset).filter(|node| is_in_the_list(world, *node)).collect()
}

/// The submittable elements of a form.
/// <https://html.spec.whatwg.org/multipage/forms.html#category-submit>
pub(crate) fn submittable(world: &World, form: NodeId) -> Vec<NodeId> {
    let mut owners = FormOwners::new(&world.tree);
    let root = world.root_of(form);
    let is_one = |node: &NodeId| world.is(*node, is_submittable);
    let all = world.tree.descendants(root);
    all.filter(|node| is_one(node) && owners.of(*node) == Some(form)).collect()
}

/// The `img` elements of a form.
pub(crate) fn images_of_form(world: &World, form: NodeId) -> Vec<NodeId> {
    let mut owners = FormOwners::new(&world.tree);
    let root = world.root_of(form);
    let is_image = |node: &NodeId| html_name(world, *node) == Some(LocalName::IMG);
    let all = world.tree.descendants(root);
    all.filter(|node| is_image(node) && owners.of(*node) == Some(form)).collect()
}

/// The elements of a form or fieldset that have an id or name.
pub(crate) fn with_name(world: &World, root: NodeId, name: &str) -> Vec<NodeId> {
    let all = match html_name(world, root) {
        Some(LocalName::FORM) => of_form(world, root),
        _ => of_fieldset(world, root),
    };
    all.into_iter().filter(|node| is_called(world, *node, name)).collect()
}

/// The `img` elements of a form that have an id or name.
pub(crate) fn images_with_name(world: &World, form: NodeId, name: &str) -> Vec<NodeId> {
    let all = images_of_form(world, form).into_iter();
    all.filter(|image| is_called(world, *image, name)).collect()
}

fn is_called(world: &World, node: NodeId, name: &str) -> bool {
    world.tree.attribute(node, "id") == Some(name)
        || world.tree.attribute(node, "name") == Some(name)
}
