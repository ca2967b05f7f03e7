//! The controls that a form or fieldset lists.
//!
//! <https://html.spec.whatwg.org/multipage/forms.html#dom-form-elements>

use std::rc::Rc;

use rustc_hash::FxHashMap;
use treewright_dom::{FormOwners, LocalName, NodeId};
use treewright_semantics::InputType;
use treewright_semantics::controls::{is_form_associated, is_listed, is_submittable};

use super::input_type;
use crate::collections::{Dependence, Filter, Listing, Members, Names, kept_table};
use crate::tree_changes::Attr;
use crate::trees::html_name;
use crate::world::World;

/// Returns true for an element that the interfaces list: image buttons are left out.
fn is_in_the_list(world: &World, node: NodeId) -> bool {
    world.is(node, is_listed) && input_type(world, node) != Some(InputType::ImageButton)
}

/// The dependence of the elements of forms: form owners are found by ancestors and by ids.
pub(crate) const DEPENDENCE: Dependence = Dependence {
    decides: |world, node| {
        world.is(node, |node| is_form_associated(node) || node.is_html_element(LocalName::FORM))
            || html_name(world, node) == Some(LocalName::IMG)
            || world.tree.attribute(node, "id").is_some()
    },
    attributes: &[Attr::Form, Attr::Id, Attr::Type],
    states: false,
    is_within: false,
};

/// `elements` of forms.
pub(crate) static OF_FORM: Listing = Listing {
    find: |world, form| {
        let all = owned_by(world, form).into_iter();
        all.filter(|node| is_in_the_list(world, *node)).collect()
    },
    depends: DEPENDENCE,
};

/// `elements` of fieldsets.
pub(crate) static OF_FIELDSET: Listing = Listing {
    find: of_fieldset,
    depends: Dependence {
        decides: |world, node| world.is(node, is_listed),
        attributes: &[Attr::Type],
        states: false,
        is_within: true,
    },
};

/// The `img` elements of forms.
static IMAGES: Listing = Listing {
    find: |world, form| {
        let all = owned_by(world, form).into_iter();
        all.filter(|node| html_name(world, *node) == Some(LocalName::IMG)).collect()
    },
    depends: DEPENDENCE,
};

/// The form-associated elements and images of the forms of a tree.
#[derive(Debug, Default)]
pub(crate) struct OfForms {
    /// By forms, in tree order.
    owned: FxHashMap<NodeId, Vec<NodeId>>,
    owners: FxHashMap<NodeId, NodeId>,
}

impl Members for OfForms {
    fn has(&self, element: NodeId) -> bool {
        self.owners.contains_key(&element) || self.owned.contains_key(&element)
    }
}

/// The elements of the forms of the tree that a form is in: the same table until one of them may have changed.
pub(super) fn of_all_forms(world: &World, form: NodeId) -> Rc<OfForms> {
    let root = world.root_of(form);
    kept_table(world, &world.forms.of_forms, root, &DEPENDENCE, |world, root| {
        let mut owners = FormOwners::new(&world.tree);
        let mut table = OfForms::default();
        for node in world.tree.descendants(root) {
            if let Some(form) = owners.of(node) {
                table.owned.entry(form).or_default().push(node);
                table.owners.insert(node, form);
            }
        }
        table
    })
}

/// The elements whose form owner is a form.
fn owned_by(world: &World, form: NodeId) -> Vec<NodeId> {
    of_all_forms(world, form).owned.get(&form).cloned().unwrap_or_default()
}

/// The elements of a form, in tree order.
pub(crate) fn of_form(world: &World, form: NodeId) -> Rc<[NodeId]> {
    world.collect(form, &Filter::Of(&OF_FORM))
}

/// The listed elements of a form, image buttons included.
pub(crate) fn of_form_with_image_buttons(world: &World, form: NodeId) -> Vec<NodeId> {
    owned_by(world, form).into_iter().filter(|node| world.is(*node, is_listed)).collect()
}

/// The listed elements in a fieldset.
pub(crate) fn of_fieldset(world: &World, fieldset: NodeId) -> Vec<NodeId> {
    world.tree.descendants(fieldset).filter(|node| is_in_the_list(world, *node)).collect()
}

/// The submittable elements of a form.
/// <https://html.spec.whatwg.org/multipage/forms.html#category-submit>
pub(crate) fn submittable(world: &World, form: NodeId) -> Vec<NodeId> {
    owned_by(world, form).into_iter().filter(|node| world.is(*node, is_submittable)).collect()
}

/// The `img` elements of a form.
pub(crate) fn images_of_form(world: &World, form: NodeId) -> Rc<[NodeId]> {
    world.collect(form, &Filter::Of(&IMAGES))
}

/// The list of the elements of a form or fieldset.
fn list_of(world: &World, root: NodeId) -> Filter {
    match html_name(world, root) {
        Some(LocalName::FORM) => Filter::Of(&OF_FORM),
        _ => Filter::Of(&OF_FIELDSET),
    }
}

/// The elements of a form or fieldset by their ids and names.
pub(crate) fn names(world: &World, root: NodeId) -> Rc<Names> {
    world.names_in(root, &list_of(world, root))
}

/// The `img` elements of a form by their ids and names.
pub(crate) fn names_of_images(world: &World, form: NodeId) -> Rc<Names> {
    world.names_in(form, &Filter::Of(&IMAGES))
}
