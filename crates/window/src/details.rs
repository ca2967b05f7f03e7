//! The details element: its `toggle` event, and groups with one open element.
//!
//! <https://html.spec.whatwg.org/multipage/interactive-elements.html#the-details-element>

use std::collections::HashMap;

use rustc_hash::{FxHashMap, FxHashSet};
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
pub(crate) fn inserted(cx: &mut Cx<'_>, details: NodeId, open: &mut OpenDetails) {
    if !is_open(cx.host, details) {
        cx.host.details_elements.met.insert(details);
        return;
    }
    if cx.host.details_elements.met.insert(details) {
        queue_a_details_toggle_event_task(cx, details, Toggle::opening(None));
    }
    // "Ensure details exclusivity by closing the given element if needed".
    if let Some(of_group) = open.of_the_group_of(cx.host, details)
        && *of_group > 1
    {
        *of_group = of_group.saturating_sub(1);
        close(cx, details);
    }
}

/// The numbers of open elements in the groups of some trees, for many insertions that are followed together.
/// <https://html.spec.whatwg.org/multipage/interactive-elements.html#details-name-group>
#[derive(Default)]
pub(crate) struct OpenDetails {
    /// By the roots of the trees that were looked at.
    trees: FxHashMap<NodeId, HashMap<String, usize>>,
}

impl OpenDetails {
    fn of_the_group_of(&mut self, world: &World, details: NodeId) -> Option<&mut usize> {
        let name = world.tree.attribute(details, "name").filter(|name| !name.is_empty())?;
        let root = world.root_of(details);
        let groups = self.trees.entry(root).or_insert_with(|| {
            // Pages choose the names, so the table has keys of its own.
            let mut groups: HashMap<String, usize> = HashMap::new();
            let is_open_one = |node: &NodeId| {
                world.tree.is_element(*node, Namespace::Html, LocalName::DETAILS)
                    && is_open(world, *node)
            };
            let tree = std::iter::once(root).chain(world.tree.descendants(root));
            for name in tree.filter(is_open_one).filter_map(|one| world.tree.attribute(one, "name"))
            {
                let open = groups.entry(name.to_owned()).or_default();
                *open = open.saturating_add(1);
            }
            groups
        });
        groups.get_mut(name)
    }
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
