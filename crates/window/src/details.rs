//! The details element: its `toggle` event, and groups with one open element.
//!
//! <https://html.spec.whatwg.org/multipage/interactive-elements.html#the-details-element>

use rustc_hash::FxHashSet;
use treewright_dom::scripting::AttributesByPosition;
use treewright_dom::{FullName, LocalName, Namespace, NodeId};

use crate::Cx;
use crate::interactive::toggles::{Kind, Toggle, queue_a_toggle_event_task};
use crate::strings::DomString;
use crate::tree_changes;
use crate::world::World;

/// The state of the details elements of an agent.
#[derive(Debug, Default)]
pub(crate) struct DetailsElements {
    /// Those whose `open` a script has set or removed, or that were seen when they were inserted:
    /// attributes that a parser gives to a new element run no steps.
    met: FxHashSet<NodeId>,
}

impl DetailsElements {
    /// The element is gone.
    pub(crate) fn forget(&mut self, details: NodeId) {
        self.met.remove(&details);
    }
}

/// The attribute change steps of details elements.
pub(crate) fn attribute_changed(
    cx: &mut Cx<'_>,
    details: NodeId,
    local: &str,
    old: Option<&str>,
    new: Option<&str>,
) {
    match local {
        "name" => close_the_given_element_if_needed(cx, details),
        "open" => {
            cx.host.details_elements.met.insert(details);
            match (old, new) {
                (None, Some(_)) => {
                    queue_a_details_toggle_event_task(cx, details, Toggle::opening(None));
                }
                (Some(_), None) => {
                    queue_a_details_toggle_event_task(cx, details, Toggle::closing(None));
                }
                _ => {}
            }
            if old.is_none() && new.is_some() {
                close_other_elements_if_needed(cx, details);
            }
        }
        _ => {}
    }
}

/// The HTML element insertion steps of details elements.
pub(crate) fn inserted(cx: &mut Cx<'_>, details: NodeId) {
    if cx.host.details_elements.met.insert(details) && is_open(cx.host, details) {
        queue_a_details_toggle_event_task(cx, details, Toggle::opening(None));
    }
    close_the_given_element_if_needed(cx, details);
}

/// <https://html.spec.whatwg.org/multipage/interactive-elements.html#queue-a-details-toggle-event-task>
fn queue_a_details_toggle_event_task(cx: &mut Cx<'_>, details: NodeId, toggle: Toggle) {
    queue_a_toggle_event_task(cx, details, Kind::Details, toggle);
}

/// The other elements of an element's group, in tree order.
/// <https://html.spec.whatwg.org/multipage/interactive-elements.html#details-name-group>
fn other_group_members(world: &World, details: NodeId) -> Vec<NodeId> {
    let Some(name) = world.tree.attribute(details, "name").filter(|name| !name.is_empty()) else {
        return Vec::new();
    };
    let root = world.root_of(details);
    world
        .tree
        .descendants(root)
        .filter(|other| {
            *other != details
                && world.tree.is_element(*other, Namespace::Html, LocalName::DETAILS)
                && world.tree.attribute(*other, "name") == Some(name)
        })
        .collect()
}

fn is_open(world: &World, details: NodeId) -> bool {
    world.tree.attribute(details, "open").is_some()
}

fn close(cx: &mut Cx<'_>, details: NodeId) {
    if let Some(position) = cx.host.tree.position_of_attribute(details, None, "open") {
        tree_changes::remove_the_attribute_at(cx, details, position);
    }
}

/// <https://html.spec.whatwg.org/multipage/interactive-elements.html#ensure-details-exclusivity-by-closing-other-elements-if-needed>
fn close_other_elements_if_needed(cx: &mut Cx<'_>, details: NodeId) {
    let members = other_group_members(cx.host, details);
    if let Some(open) = members.into_iter().find(|other| is_open(cx.host, *other)) {
        close(cx, open);
    }
}

/// <https://html.spec.whatwg.org/multipage/interactive-elements.html#ensure-details-exclusivity-by-closing-the-given-element-if-needed>
fn close_the_given_element_if_needed(cx: &mut Cx<'_>, details: NodeId) {
    if is_open(cx.host, details)
        && other_group_members(cx.host, details).into_iter().any(|other| is_open(cx.host, other))
    {
        close(cx, details);
    }
}

/// Toggles the attribute `open`, as a click on the summary does.
pub(crate) fn toggle_open(cx: &mut Cx<'_>, details: NodeId) {
    if is_open(cx.host, details) {
        close(cx, details);
    } else {
        let name = FullName { namespace: None, prefix: None, local: "open" };
        tree_changes::set_an_attribute(cx, details, name, &DomString::default());
    }
}
