//! The elements that can have the focus.
//!
//! No style sheet makes boxes here. An element counts as being rendered if it is connected and
//! markup hides neither it nor its ancestors; so a control that only a style sheet hides can still
//! be focused.
//!
//! <https://html.spec.whatwg.org/multipage/interaction.html#focusable-area>

use treewright_dom::scripting::ElementStates;
use treewright_dom::{ElementState, LocalName, Namespace, NodeId};
use treewright_microsyntaxes::numbers::parse_integer;
use treewright_semantics::InputType;
use treewright_semantics::content_editable::is_editing_host;

use crate::events::activation::{details_of_its_summary, is_disabled_form_control};
use crate::forms::input_type;
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

/// True if markup hides an element with all its contents.
fn hides_itself(world: &World, element: NodeId) -> bool {
    let has = |name| world.tree.attribute(element, name).is_some();
    let is_html = world.tree.namespace(element) == Some(Namespace::Html);
    if !is_html {
        return false;
    }
    let by_name = match html_name(world, element) {
        Some(
            LocalName::HEAD
            | LocalName::SCRIPT
            | LocalName::STYLE
            | LocalName::TEMPLATE
            | LocalName::NOSCRIPT
            | LocalName::DATALIST
            | LocalName::TITLE,
        ) => true,
        Some(LocalName::DIALOG) => {
            !has("open") && world.tree.state(element, ElementState::PopoverOpen) != Some(true)
        }
        _ => false,
    };
    let is_hidden_popover = has("popover")
        && world.tree.state(element, ElementState::PopoverOpen) != Some(true)
        && html_name(world, element) != Some(LocalName::DIALOG);
    by_name || is_hidden_popover || has("hidden") || is_not_displayed(world, element)
}

/// True if the attribute `style` says so.
fn is_not_displayed(world: &World, element: NodeId) -> bool {
    let Some(style) = world.tree.attribute(element, "style") else { return false };
    if world.style_sheets.checked_attributes.get(&element) == Some(&true) {
        return false;
    }
    let declared = style
        .split(';')
        .filter_map(|one| one.split_once(':'))
        .map(|(name, value)| (name.trim().to_ascii_lowercase(), value.trim().to_ascii_lowercase()));
    let mut hidden = false;
    for (name, value) in declared {
        match name.as_str() {
            "display" => hidden = value.starts_with("none"),
            "visibility" if value.starts_with("hidden") => return true,
            _ => {}
        }
    }
    hidden
}

/// True if an element counts as being rendered.
/// <https://html.spec.whatwg.org/multipage/rendering.html#being-rendered>
pub(crate) fn is_being_rendered(world: &World, element: NodeId) -> bool {
    if !world.is_connected(element) {
        return false;
    }
    let mut next = Some(element);
    let mut inside = None;
    while let Some(at) = next {
        if hides_itself(world, at) {
            return false;
        }
        // The summary of a closed details element is shown.
        if html_name(world, at) == Some(LocalName::DETAILS)
            && world.tree.attribute(at, "open").is_none()
            && let Some(inside) = inside
            && details_of_its_summary(world, inside) != Some(at)
        {
            return false;
        }
        inside = Some(at);
        next = world.flat_tree_parent(at);
    }
    true
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
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#sequentially-focusable>
pub(super) fn is_sequentially_focusable(world: &World, element: NodeId) -> bool {
    is_focusable(world, element)
        && tabindex_value(world, element).is_none_or(|value| value >= 0)
        && !(html_name(world, element) == Some(LocalName::DIALOG)
            && tabindex_value(world, element).is_none())
}
