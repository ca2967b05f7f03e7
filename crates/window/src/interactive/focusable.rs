//! The elements that can have the focus.
//!
//! <https://html.spec.whatwg.org/multipage/interaction.html#focusable-area>

use treewright_dom::{LocalName, Namespace, NodeId};
use treewright_microsyntaxes::numbers::parse_integer;
use treewright_semantics::InputType;
use treewright_semantics::content_editable::is_editing_host;

use crate::events::activation::{details_of_its_summary, is_disabled_form_control};
use crate::forms::input_type;
use crate::style::{is_being_rendered, is_visible};
use crate::trees::html_name;
use crate::world::World;

/// <https://html.spec.whatwg.org/multipage/interaction.html#tabindex-value>
pub(super) fn tabindex_value(world: &World, element: NodeId) -> Option<i128> {
    parse_integer(world.tree.attribute(element, "tabindex")?).ok()
}

/// True for elements that can have the focus without an attribute `tabindex`.
fn is_focusable_by_itself(world: &World, element: NodeId) -> bool {
    let has = |name| world.tree.attribute(element, name).is_some();
    let is_link = || has("href");
    let by_name = match html_name(world, element) {
        Some(LocalName::A) => is_link(),
        Some(
            LocalName::BUTTON
            | LocalName::SELECT
            | LocalName::TEXTAREA
            | LocalName::IFRAME
            | LocalName::FRAME
            | LocalName::DIALOG,
        ) => true,
        Some(LocalName::INPUT) => input_type(world, element) != Some(InputType::Hidden),
        Some(LocalName::OBJECT | LocalName::EMBED) => {
            world.navigables.content_navigable(element).is_some()
        }
        Some(LocalName::SUMMARY) => details_of_its_summary(world, element).is_some(),
        Some(LocalName::AUDIO | LocalName::VIDEO) => has("controls"),
        _ => {
            let is_svg_link = world.tree.namespace(element) == Some(Namespace::Svg)
                && world.tree.local_name(element) == Some("a");
            is_svg_link && is_link()
        }
    };
    by_name || world.tree.get(element).is_some_and(is_editing_host)
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#inert>
pub(crate) fn is_inert(world: &World, element: NodeId) -> bool {
    let document = world.node_document(element);
    let subject = super::dialogs::blocking_dialog(world, document);
    let mut next = Some(element);
    while let Some(at) = next {
        if world.tree.attribute(at, "inert").is_some()
            && world.tree.namespace(at) == Some(Namespace::Html)
        {
            return true;
        }
        // It escapes the inertness of its surroundings.
        if Some(at) == subject {
            return false;
        }
        next = world.flat_tree_parent(at);
    }
    subject.is_some() && world.is_connected(element)
}

/// <https://html.spec.whatwg.org/multipage/semantics-other.html#concept-element-disabled>
fn is_actually_disabled(world: &World, element: NodeId) -> bool {
    if html_name(world, element) == Some(LocalName::FIELDSET) {
        return world.tree.attribute(element, "disabled").is_some();
    }
    is_disabled_form_control(world, element)
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#focusable>
pub(crate) fn is_focusable(world: &World, element: NodeId) -> bool {
    let delegates = (world.tree.shadow_root(element))
        .and_then(|root| world.tree.shadow_root_properties(root))
        .is_some_and(|init| init.delegates_focus);
    (tabindex_value(world, element).is_some() || is_focusable_by_itself(world, element))
        && !delegates
        && !is_actually_disabled(world, element)
        && !is_inert(world, element)
        && is_being_rendered(world, element)
        && is_visible(world, element)
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#sequentially-focusable>
pub(super) fn is_sequentially_focusable(world: &World, element: NodeId) -> bool {
    is_focusable(world, element)
        && tabindex_value(world, element).is_none_or(|value| value >= 0)
        && !(html_name(world, element) == Some(LocalName::DIALOG)
            && tabindex_value(world, element).is_none())
}
