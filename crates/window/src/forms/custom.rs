//! Form-associated custom elements: their reactions to forms, and the data of their internals.
//!
//! <https://html.spec.whatwg.org/multipage/custom-elements.html#form-associated-custom-elements>

use treewright_dom::{LocalName, NodeId};

use crate::Cx;
use crate::custom_elements::reactions::{Arguments, enqueue_a_custom_element_callback_reaction};
use crate::custom_elements::registry::Lifecycle;
use crate::events::activation::is_disabled_form_control;
use crate::forms::validity::Flaws;
use crate::tree_changes::Note;
use crate::trees::html_name;

/// A form-associated custom element, as its last reactions reported it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Custom {
    form_owner: Option<NodeId>,
    is_disabled: bool,
    /// <https://html.spec.whatwg.org/multipage/custom-elements.html#face-validity-flags>
    pub(crate) validity_flags: Flaws,
}

impl Custom {
    /// The data of an element whose constructor is running.
    pub(crate) fn with_flags(validity_flags: Flaws) -> Self {
        Self { validity_flags, ..Self::default() }
    }
}

/// Step 11 of upgrading an element.
/// <https://html.spec.whatwg.org/multipage/custom-elements.html#upgrades>
pub(crate) fn upgraded(cx: &mut Cx<'_>, element: NodeId) {
    cx.host.tree_versions.of_all = cx.host.tree_versions.of_all.wrapping_add(1);
    cx.host.tree_versions.note(Note::Everything);
    cx.host.forms.custom.entry(element).or_default();
    reset_the_form_owner(cx, element);
    update_the_disabled_state(cx, element);
}

/// "Reset the form owner" was run for an element, or may have been run.
fn reset_the_form_owner(cx: &mut Cx<'_>, element: NodeId) {
    let owner = cx.host.form_owner(element);
    let Some(known) = cx.host.forms.custom.get_mut(&element) else { return };
    if std::mem::replace(&mut known.form_owner, owner) != owner {
        let callback = Lifecycle::FormAssociated;
        enqueue_a_custom_element_callback_reaction(cx, element, callback, Arguments::Form(owner));
    }
}

fn update_the_disabled_state(cx: &mut Cx<'_>, element: NodeId) {
    let is_disabled = is_disabled_form_control(cx.host, element);
    let Some(known) = cx.host.forms.custom.get_mut(&element) else { return };
    if std::mem::replace(&mut known.is_disabled, is_disabled) != is_disabled {
        let callback = Lifecycle::FormDisabled;
        let arguments = Arguments::Disabled(is_disabled);
        enqueue_a_custom_element_callback_reaction(cx, element, callback, arguments);
    }
}

fn update(cx: &mut Cx<'_>, element: NodeId) {
    reset_the_form_owner(cx, element);
    update_the_disabled_state(cx, element);
}

/// Updates the elements whose form owner or disabled state may have changed with another part of
/// their tree.
pub(crate) fn update_all(cx: &mut Cx<'_>) {
    let all: Vec<NodeId> = cx.host.forms.custom.keys().copied().collect();
    for element in all {
        update(cx, element);
    }
}

/// A node was inserted into a tree, or removed from one. True if that can concern other elements: [`update_all`] is to
/// follow.
pub(crate) fn moved(cx: &mut Cx<'_>, node: NodeId) -> bool {
    if cx.host.forms.custom.is_empty() {
        return false;
    }
    if cx.host.forms.custom.contains_key(&node) {
        update(cx, node);
        return false;
    }
    cx.host.tree.attribute(node, "id").is_some()
        || html_name(cx.host, node) == Some(LocalName::FORM)
}

/// The children of a fieldset changed: another legend may be the first.
pub(crate) fn children_changed(cx: &mut Cx<'_>, node: NodeId) {
    if !cx.host.forms.custom.is_empty() && html_name(cx.host, node) == Some(LocalName::FIELDSET) {
        update_all(cx);
    }
}

/// An attribute was set, changed or removed.
pub(crate) fn attribute_changed(cx: &mut Cx<'_>, element: NodeId, local: &str) {
    if cx.host.forms.custom.is_empty() {
        return;
    }
    match local {
        "id" => update_all(cx),
        "disabled" if html_name(cx.host, element) == Some(LocalName::FIELDSET) => update_all(cx),
        "form" | "disabled" => update(cx, element),
        _ => {}
    }
}
