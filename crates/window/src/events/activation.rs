//! Activation behavior: the effect of a click after the listeners have run.
//!
//! <https://dom.spec.whatwg.org/#eventtarget-activation-behavior>
//!
//! This dispatches by element.

use treewright_dom::{LocalName, Namespace, NodeId};
use treewright_quickjs::Value;
use treewright_semantics::InputType;
use treewright_semantics::controls::{Disabled, is_labelable};

use super::event::{self, Slot};
use super::fire::fire_synthetic_pointer_event;
use super::target::Target;
use crate::details;
use crate::forms::{self, radio};
use crate::interactive::commands;
use crate::trees::html_name;
use crate::world::World;
use crate::{Cx, navigation};

/// The changes of an element's legacy-pre-activation behavior, to be undone if the event is
/// canceled.
#[derive(Clone, Debug)]
pub(crate) enum PreActivation {
    /// The checkedness and indeterminateness of a checkbox.
    Checkbox { is_checked: bool, is_indeterminate: bool },
    /// The radio button of the group that was checked.
    Radio { checked: Option<NodeId> },
}

/// True if a target has activation behavior.
pub(super) fn has_activation_behavior(world: &World, target: &Target) -> bool {
    let Target::Node(node) = target else { return false };
    match html_name(world, *node) {
        Some(LocalName::LABEL | LocalName::INPUT | LocalName::BUTTON) => true,
        Some(LocalName::SUMMARY) => details_of_its_summary(world, *node).is_some(),
        Some(LocalName::A | LocalName::AREA) => navigation::is_a_link(world, *node),
        _ => false,
    }
}

/// <https://html.spec.whatwg.org/multipage/input.html#the-input-element:legacy-pre-activation-behavior>
pub(super) fn legacy_pre_activation_behavior(
    cx: &mut Cx<'_>,
    node: NodeId,
) -> Option<PreActivation> {
    match forms::input_type(cx.host, node)? {
        InputType::Checkbox => {
            let is_checked = radio::is_checked(cx.host, node);
            let is_indeterminate = radio::is_indeterminate(cx.host, node);
            radio::set_checked(cx.host, node, !is_checked);
            radio::set_indeterminate(cx.host, node, false);
            Some(PreActivation::Checkbox { is_checked, is_indeterminate })
        }
        InputType::RadioButton => {
            let mut group = radio::others_of_the_group(cx.host, node);
            group.push(node);
            let checked = group.into_iter().find(|one| radio::is_checked(cx.host, *one));
            radio::set_checked(cx.host, node, true);
            Some(PreActivation::Radio { checked })
        }
        _ => None,
    }
}

/// <https://html.spec.whatwg.org/multipage/input.html#the-input-element:legacy-canceled-activation-behavior>
pub(super) fn legacy_canceled_activation_behavior(
    cx: &mut Cx<'_>,
    node: NodeId,
    pre: Option<PreActivation>,
) {
    match pre {
        Some(PreActivation::Checkbox { is_checked, is_indeterminate }) => {
            radio::set_checked(cx.host, node, is_checked);
            radio::set_indeterminate(cx.host, node, is_indeterminate);
        }
        Some(PreActivation::Radio { checked }) => {
            let state = forms::input_type(cx.host, node);
            match checked.filter(|_| state == Some(InputType::RadioButton)) {
                Some(checked) => radio::set_checked(cx.host, checked, true),
                None => radio::set_checked(cx.host, node, false),
            }
        }
        None => {}
    }
}

/// <https://dom.spec.whatwg.org/#eventtarget-activation-behavior>
pub(super) fn activation_behavior(
    cx: &mut Cx<'_>,
    node: NodeId,
    event: &Value,
    pre: Option<&PreActivation>,
) {
    match html_name(cx.host, node) {
        Some(LocalName::LABEL) => label(cx, node, event),
        Some(LocalName::A | LocalName::AREA) if navigation::is_a_link(cx.host, node) => {
            navigation::follow_the_hyperlink(cx, node, event);
        }
        Some(LocalName::INPUT) => {
            // SPEC-NOTE: by the letter, a click on a radio button that is checked fires `input` and `change`, as if it had
            // changed. Browsers fire neither.
            let was_checked =
                matches!(pre, Some(PreActivation::Radio { checked }) if *checked == Some(node));
            let is_unchanged = was_checked && radio::is_checked(cx.host, node);
            commands::activate_an_input(cx, node, event, !is_unchanged);
        }
        Some(LocalName::BUTTON) => commands::activate_a_button(cx, node, event),
        Some(LocalName::SUMMARY) => {
            if let Some(details) = details_of_its_summary(cx.host, node) {
                details::toggle_open(cx, details);
            }
        }
        _ => {}
    }
}

/// The details element that a summary element is the summary for.
/// <https://html.spec.whatwg.org/multipage/interactive-elements.html#summary-for-its-parent-details>
pub(crate) fn details_of_its_summary(world: &World, summary: NodeId) -> Option<NodeId> {
    let parent = world.tree.parent(summary)?;
    let is_first = world.tree.is_element(parent, Namespace::Html, LocalName::DETAILS)
        && world
            .tree
            .children(parent)
            .find(|child| world.tree.is_element(*child, Namespace::Html, LocalName::SUMMARY))
            == Some(summary);
    is_first.then_some(parent)
}

/// <https://html.spec.whatwg.org/multipage/forms.html#labeled-control>
pub(crate) fn labeled_control(world: &World, label: NodeId) -> Option<NodeId> {
    let Some(id) = world.tree.attribute(label, "for") else {
        return world.tree.descendants(label).find(|node| world.is(*node, is_labelable));
    };
    let root = world.root_of(label);
    let is_the_root = !id.is_empty() && world.tree.attribute(root, "id") == Some(id);
    let first = if is_the_root { root } else { world.first_with_id(root, id)? };
    world.is(first, is_labelable).then_some(first)
}

/// True for elements that take clicks themselves.
/// <https://html.spec.whatwg.org/multipage/dom.html#interactive-content>
fn is_interactive(world: &World, node: NodeId) -> bool {
    let has = |name| world.tree.attribute(node, name).is_some();
    match html_name(world, node) {
        Some(LocalName::A) => has("href"),
        Some(LocalName::AUDIO | LocalName::VIDEO) => has("controls"),
        Some(LocalName::IMG) => has("usemap") || has("controls"),
        Some(
            LocalName::BUTTON
            | LocalName::DETAILS
            | LocalName::EMBED
            | LocalName::IFRAME
            | LocalName::LABEL
            | LocalName::SELECT
            | LocalName::TEXTAREA,
        ) => true,
        Some(LocalName::INPUT) => world.is(node, is_labelable),
        _ => world.is_form_associated_custom_element(node),
    }
}

/// A click on a label becomes a click on its control, unless something interactive in the label was
/// clicked.
/// <https://html.spec.whatwg.org/multipage/forms.html#the-label-element>
fn label(cx: &mut Cx<'_>, label: NodeId, event: &Value) {
    let Some(control) = labeled_control(cx.host, label) else { return };
    if is_disabled_form_control(cx.host, control) {
        return;
    }
    let clicked = event::slot(cx, event, Slot::Target).and_then(|value| Target::of(cx, &value));
    let mut at = clicked.and_then(|target| target.node());
    while let Some(node) = at.filter(|node| *node != label) {
        if node == control || is_interactive(cx.host, node) {
            return;
        }
        at = cx.host.tree.parent(node);
    }
    let is_trusted = event::read(cx, event, |data| data.is_trusted);
    fire_synthetic_pointer_event(cx, control, "click", is_trusted);
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#dom-click>
pub(crate) fn click(cx: &mut Cx<'_>, element: NodeId) {
    if is_disabled_form_control(cx.host, element) || !cx.host.clicks_in_progress.insert(element) {
        return;
    }
    fire_synthetic_pointer_event(cx, element, "click", false);
    cx.host.clicks_in_progress.remove(&element);
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fe-disabled>
pub(crate) fn is_disabled_form_control(world: &World, element: NodeId) -> bool {
    world.is(element, |element| Disabled::default().is_disabled(element))
}
